"""Six languages are read word by word in `make test`; in `make check` two, and of all what is missing."""

import pytest

QUICK = {"en", "uk"}
FOR_ALL = "test_same_files_ids_and_variables_as_english"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        chosen = getattr(item, "callspec", None)
        language = chosen.params.get("language", "en") if chosen is not None else "en"
        if "tests/locale" in item.path.as_posix() and language not in QUICK and FOR_ALL not in item.name:
            item.add_marker(pytest.mark.slow)
