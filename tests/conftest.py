"""What every test run shares: which form of Meadhall it tests, said aloud and checked."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from tools.compile import form

GOLDEN = Path(__file__).parent / "golden"
NAMES = {"pure": "pure Python", "compiled": "compiled with mypyc", "mixed": "PARTLY compiled with mypyc"}

# The machine may be busy, and a failure must come back on the next run: no deadlines, no dice.
settings.register_profile("meadhall", deadline=None, derandomize=True)
settings.load_profile("meadhall")


def pytest_configure(config: pytest.Config) -> None:
    kind, where = form()
    wanted = os.environ.get("MEADHALL_FORM", kind)
    if kind != wanted or kind == "mixed":
        raise pytest.UsageError(f"wanted the {wanted} form of meadhall; found {NAMES[kind]}, from {where}")


def pytest_report_header(config: pytest.Config) -> str:
    kind, where = form()
    return f"meadhall: {NAMES[kind]}, from {where}"


# What `make check` takes of tests that come in many forms: two languages of six, one seed, two seats;
# examples and cards are tried with four anyway. That nothing is missing in a language it asks of all.
QUICK: dict[str, set[object]] = {"language": {"en", "uk"}, "seed": {0}, "seats": {2}}
OF_ALL = "test_same_files_ids_and_variables_as_english"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if GOLDEN in item.path.parents:
            item.add_marker(pytest.mark.both_forms)
        chosen = item.callspec.params if hasattr(item, "callspec") else {}
        many = any(name in chosen and chosen[name] not in few for name, few in QUICK.items())
        if many and not item.name.startswith(OF_ALL):
            item.add_marker(pytest.mark.slow)
