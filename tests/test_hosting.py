"""docs/hosting.md can be followed: its commands are understood, its flags are complete, its files exist."""

import re
import shlex
from pathlib import Path

import pytest

from meadhall.cli.flags import parser
from tests.test_docs import FENCED

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
KNOWN = next(action.choices for action in parser()._actions if isinstance(action.choices, dict))
COMMAND = re.compile(rf"\bmeadhall ((?:{'|'.join(KNOWN)})\b[^`\n]*)")
CODE = [match[2] for match in FENCED.finditer(PAGE)] + re.findall(r"`([^`\n]+)`", FENCED.sub("", PAGE))
COMMANDS = sorted({found[1].strip() for code in CODE for found in COMMAND.finditer(code)})


def test_there_are_commands() -> None:
    assert len(COMMANDS) > 8


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_understood(command: str) -> None:
    parser().parse_args(shlex.split(command.replace("%i", "8001"), comments=True))


def test_every_flag_of_the_server_is_listed() -> None:
    table = PAGE.partition("\n## The flags of `meadhall serve`\n")[2].partition("\n\n")[0]
    listed = set(re.findall(r"^\| `(--[a-z-]+)", table, re.MULTILINE))
    assert listed == {flag for flag in KNOWN["serve"]._option_string_actions if flag.startswith("--")} - {
        "--help"
    }


def test_every_make_target_and_file_exists() -> None:
    targets = set(re.findall(r"^([a-z][\w-]*):(?!=)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {name for code in CODE for name in re.findall(r"\bmake ([a-z][\w-]*)", code)}
    assert named and named <= targets
    for path in {
        path for code in CODE for path in re.findall(r"(?<![\w/])(?:requirements|src|docs)/[\w./-]+", code)
    }:
        assert (ROOT / path).exists(), path


def test_the_page_is_built_before_it_is_installed() -> None:
    """What pip installs is a copy: a page built later does not reach it."""
    steps = PAGE.partition("\n## Installing\n")[2].partition("```\n")[2].partition("```")[0].splitlines()
    copied = next(
        number
        for number, step in enumerate(steps)
        if step.endswith("install --no-deps --no-build-isolation .")
    )
    assert steps.index("make web") < copied
