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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if GOLDEN in item.path.parents:
            item.add_marker(pytest.mark.both_forms)
