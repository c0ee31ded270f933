"""Levels of bots: which one plays, and how long it may search."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from meadhall.bots import LEVELS, BadBot, player_at_table
from meadhall.bots.levels import Searcher
from meadhall.server.bot_pool.levels import COSTS, SHORTEST_SECONDS, known, seconds_left


def test_every_level_has_a_cost() -> None:
    assert set(COSTS) == set(LEVELS)
    assert [known(level) for level in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("level", ["os:system", "konung@60", "careful", ""])
def test_a_level_that_is_not_in_the_list_plays_as_karl_and_is_logged_once(
    level: str, caplog: pytest.LogCaptureFixture
) -> None:
    known.cache_clear()
    with caplog.at_level(logging.WARNING, "meadhall.server"):
        assert [known(level), known(level)] == ["karl", "karl"]
    assert len(caplog.records) == 1 and repr(level) in caplog.text


def test_no_module_is_imported_for_a_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stored_bot.py").write_text("class Bot:\n    def pick(self, prompt, legal, rng): return 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadBot):
        player_at_table("stored_bot:Bot", 1.0)
    assert "stored_bot" not in sys.modules


@pytest.mark.parametrize(
    ("level", "within", "waited", "seconds"),
    [
        ("konung", 2.2, 0.0, 2.0),  # its whole time
        ("konung", 2.2, 0.2, 2.0),  # it waited, but is in time all the same
        ("konung", 2.2, 1.2, 1.0),
        ("konung", 0.0, 0.5, 1.5),  # an answer that is due at once has the level's own time
        ("konung", 60.0, 30.0, 2.0),
        ("konung", 2.2, 9.0, SHORTEST_SECONDS),
        ("jarl", 1.0, 9.0, SHORTEST_SECONDS),
        ("karl", 0.6, 9.0, 0.0),  # does not search
    ],
)
def test_what_a_bot_waits_for_its_turn_comes_off_its_time(
    level: str, within: float, waited: float, seconds: float
) -> None:
    assert seconds_left(level, within, waited) == pytest.approx(seconds)
    made = player_at_table(level, seconds)
    assert not isinstance(made, Searcher) or made.seconds == pytest.approx(seconds)
