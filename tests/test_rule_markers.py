"""What counts as a test of a rule."""

from pathlib import Path

import pytest

from tests.rule_markers import cited, marked_rules, rows

SAMPLE = '''
"""R1.1 in the docstring of a module."""

import pytest


def helper():
    """R1.2 in a helper."""


@pytest.mark.rule("R2.1", "U05")
@pytest.mark.slow
def test_marked():
    """R1.3 in a docstring."""
    # R1.4 in a comment


@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("R2.2"))])
async def test_R1_5_in_a_name(n):
    pass


@pytest.mark.rule("R1.6")
def no_test():
    pass
'''


def test_only_markers_of_tests_count(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(SAMPLE, "utf-8")
    (tmp_path / "helper.py").write_text(SAMPLE, "utf-8")
    assert marked_rules(tmp_path) == {
        "R2.1": {"test_sample.py::test_marked"},
        "U05": {"test_sample.py::test_marked"},
        "R2.2": {"test_sample.py::test_R1_5_in_a_name"},
    }


def test_a_marker_must_name_its_rules_literally(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text("@pytest.mark.rule(RULE)\ndef test_it(): pass\n", "utf-8")
    with pytest.raises(ValueError, match="malformed"):
        marked_rules(tmp_path)


def test_citations_of_modules_are_found_in_comments_too(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text("# R7.3, R7.4-R7.6\n", "utf-8")
    assert set(cited(tmp_path, r"R\d+\.\d+")) == {"R7.3", "R7.4", "R7.6"}


def test_rows_of_a_table_by_their_code(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("R1.1 in prose\n\n| rule | says |\n|---|---|\n| R1.2 | this. | p.4 |\n", "utf-8")
    assert rows(page, r"R\d+\.\d+") == {"R1.2": ("this.", "p.4")}
