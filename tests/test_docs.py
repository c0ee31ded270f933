"""What the documents say is so: samples run, targets exist, links lead somewhere."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from meadhall import bloodrage
from meadhall.bots import Seat, player
from meadhall.kernel.rng import Rng

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
FENCED = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_samples_run_one_after_the_other() -> None:
    samples = [match for match in FENCED.finditer(README) if match[1] == "python"]
    assert samples
    names: dict[str, object] = {"__name__": "readme"}
    for sample in samples:
        above = README.count("\n", 0, sample.start(2))  # an error names the line of the README
        exec(compile("\n" * above + sample[2], str(ROOT / "README.md"), "exec"), names)


def test_every_make_target_exists() -> None:
    code = [match[2] for match in FENCED.finditer(README)]
    code += re.findall(r"`([^`\n]+)`", FENCED.sub("", README))
    named = {target for line in code for target in re.findall(r"\bmake ([a-z][\w-]*)", line)}
    there = set(re.findall(r"^([a-z][\w-]*):(?!=)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert named
    assert named <= there, named - there


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_relative_link_leads_to_a_file(page: Path) -> None:
    prose = re.sub(r"`[^`\n]*`", "", FENCED.sub("", page.read_text("utf-8")))
    targets = re.findall(r"\]\(\s*<?([^)\s>]+)", prose) + re.findall(
        r"^\[[^\]]+\]:\s*(\S+)", prose, re.MULTILINE
    )
    targets += re.findall(r"""(?:src|href)=["']([^"']+)""", prose)
    for target in targets:
        path = unquote(target.partition("#")[0])
        if path and not re.match(r"[a-z][a-z0-9+.-]*:", target, re.IGNORECASE):
            assert (page.parent / path).exists(), f"{page.name}: {target}"


def test_the_picture_of_the_table_is_there() -> None:
    assert (ROOT / "docs" / "table.svg").stat().st_size > 0


def test_the_bot_in_ten_lines_plays() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    sample = next(match[2] for match in FENCED.finditer(page) if match[1] == "python")
    names: dict[str, Any] = {}
    exec(compile(sample, "mybot.py", "exec"), names)
    seats = [Seat(names["Pillager"]()), Seat(player("random"))]
    game, rng = bloodrage.new(seats=2, seed=5), Rng.seeded(5)
    while not game.over:
        seat = game.waiting()[0]
        game.play(seat, seats[seat].answer(game, seat, rng))
    assert not seats[0].faults
