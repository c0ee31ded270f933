"""Events: typed by their table, and secrets only for the seat they belong to."""

from __future__ import annotations

import msgspec
import pytest

from meadhall.runewars import event_codes as ev
from meadhall.runewars.events import Event, project
from tests.runewars.worlds import game, played

pytestmark = pytest.mark.both_forms

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def test_a_secret_is_read_by_its_seat_alone() -> None:
    g = game(3, 1)
    raw = [(ev.TACTICS_DRAWN, 1, 0, 2), (ev.QUEST_DRAWN, 1, 3)]
    own = project(g, raw, 1)
    assert own[0].fields["cards"] == f"{g.content.tactics[0]} {g.content.tactics[2]}"
    assert own[1].fields["card"] == g.content.quests[3]
    for viewer in (None, 0, 2):
        drawn, quest = project(g, raw, viewer)
        assert drawn.fields == {"seat": g.names[1], "number": 2}, "others see how many"
        assert quest.fields == {"seat": g.names[1]}


def test_every_kind_of_happening_can_be_told() -> None:
    g = game(4, 1)
    for code, fields in enumerate(ev.FIELDS):
        told = project(g, [(code, *[0] * len(fields))], 0)[0]
        assert told.kind == ev.NAMES[code]
        assert set(told.fields) == {name.lstrip("!") for name, _ in fields}
        assert msgspec.json.decode(msgspec.json.encode(told), type=Event) == told


def test_nobody_is_left_out() -> None:
    """A field with -1 (no player, no object) is left out."""
    g = game(2, 1)
    told = project(g, [(ev.BATTLE_BEGINS, 0, -1, 0)], None)[0]
    assert told.params() == {"attacker": g.names[0], "area": g.content.area_name[0]}


@SEATS
def test_whole_games_are_told(seats: int) -> None:
    """Every happening of a game has the fields its table says, and others never read more than the owner."""
    g = game(seats, 20)
    g.events = []
    for _ in played(g, 20, 800):
        for happening in g.events:
            fields = ev.FIELDS[happening[0]]
            if not (fields and fields[-1][1].endswith("…")):
                assert len(happening) == 1 + len(fields), ev.NAMES[happening[0]]
        for viewer in (None, *range(seats)):
            everybody = project(g, g.events, None)
            for mine, theirs in zip(project(g, g.events, viewer), everybody, strict=True):
                assert mine.kind == theirs.kind
                assert theirs.fields.items() - mine.fields.items() <= {
                    ("number", theirs.fields.get("number"))
                }
        g.events.clear()
