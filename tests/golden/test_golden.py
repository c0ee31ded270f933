"""Old records can be replayed: each one in this folder replays to the fingerprint at its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall import replay
from meadhall.kernel import record

RECORDS = sorted(Path(__file__).parent.glob("*.txt"))


def test_the_golden_records_are_there() -> None:
    names = [file.name for file in RECORDS]
    for seats in (2, 3, 4):
        for draft in ("draft", "first-game"):
            assert sum(name.startswith(f"bloodrage-{seats}-{draft}-") for name in names) >= 2
    runewars = [name for name in names if name.startswith("runewars-")]
    for seats in (2, 3, 4):
        for board in ("by-lot", "built"):
            for variant in ("plain", "explored"):
                assert any(name.startswith(f"runewars-{seats}-{board}-{variant}-") for name in runewars)
    for game, version in (("bloodrage", 2), ("runewars", 2)):
        for seats in (2, 3, 4):
            assert any(name.startswith(f"{game}-{seats}-rules-{version}-") for name in names)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_replays_to_its_end(file: Path) -> None:
    text = file.read_text("utf-8")
    assert record.parse(text).end, "a golden record is a finished game, sealed with its fingerprint"
    match = replay(text)
    assert match.game.over
    assert record.write(match) == text
