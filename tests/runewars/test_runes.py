"""Rune tokens (p.30): receiving, placing, knowing, revealing."""

from pathlib import Path

import pytest

from meadhall.runewars.loading import content_of
from meadhall.runewars.pack import read
from meadhall.runewars.positions.text import parse
from meadhall.runewars.runes import known_rune, look_around, move_rune, receive_rune, reveal
from meadhall.runewars.state import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, Runewars
from tests.runewars.packs import edit, house
from tests.runewars.scene import area, asked, scene, seat, text
from tests.runewars.turns import offered, offers, runes, say, season_card, turn

RW_23 = """
latari at 3B latari-archer 1
rune latari-c false
rune 3B false
rune 2B dragon
daqan at 6B daqan-footman 1
"""


def receive(lines: str, who: str = "latari") -> Runewars:
    g = scene(f"turn daqan harvest\n{lines}", run=False)
    g.stack.clear()
    receive_rune(g, seat(g, who))
    g.run()
    return g


def seen(g: Runewars, who: str, place: str) -> str:
    """What a seat knows of the token in an area."""
    viewer = g.seats if who == "spectator" else seat(g, who)
    return {NO_RUNE: "", DRAGON_RUNE: "dragon", FALSE_RUNE: "false"}[known_rune(g, viewer, area(g, place))]


@pytest.mark.rule("RW-23", "R21.1", "R21.4")
def test_receiving_a_dragon_rune() -> None:
    """To friendly or uncontrolled areas without a token, neutral ones too."""
    g = receive(RW_23)
    assert offers(g, "latari") == {"done", "discard-rune latari-c", "discard-rune 3B"}
    say(g, "latari discard-rune latari-c")
    assert offers(g, "latari") == {"done", "discard-rune 3B"}
    say(g, "latari done")
    places = offers(g, "latari")
    assert {"dragon latari-c", "dragon 7B", "dragon 7A"} <= places
    assert not {"dragon 3B", "dragon 2B", "dragon 6B", "dragon daqan-a"} & places
    assert "false latari-c" not in offered(g, "latari dragon latari-c")
    say(g, "latari dragon latari-c false 7B")
    assert runes(g) == {"2B": "dragon", "3B": "false", "7B": "false", "latari-c": "dragon"}


@pytest.mark.rule("R21.1")
def test_at_most_two_false_runes_and_only_own_ones() -> None:
    g = receive("rune latari-a false\nrune latari-b false\nrune latari-c false\nrune 7B false\n")
    assert "discard-rune 7B" not in offers(g, "latari")
    say(g, "latari discard-rune latari-a", "latari discard-rune latari-b")
    assert asked(g) == [("latari", "place-dragon-rune")] and g.falses_left == 15


@pytest.mark.rule("R21.1")
def test_others_know_both_faces_of_received_runes_but_not_which_is_which() -> None:
    g = receive("")
    say(g, "latari dragon latari-c false 7B")
    assert [seen(g, "latari", place) for place in ("latari-c", "7B")] == ["dragon", "false"]
    for other in ("daqan", "uthuk", "spectator"):
        assert [seen(g, other, place) for place in ("latari-c", "7B")] == ["", ""]


@pytest.mark.rule("R21.1")
def test_whether_one_has_false_runes_is_nobodys_business() -> None:
    """Whoever controls a face-down token is asked, false or not."""
    g = receive("rune latari-a dragon")
    assert asked(g) == [("latari", "discard-false-rune")] and offers(g, "latari") == {"done"}


FULL = "".join(
    f"{who} at {place} {unit} 1\n"
    for who, unit, places in (
        ("daqan", "daqan-footman", "1A 1B 1C 2A 2B 2C 3A 3B 3C 6A 6B 6C 6D 7A 7B 7C"),
        ("uthuk", "uthuk-berserker", "8A 8B 8C 8D"),
    )
    for place in places.split()
)


@pytest.mark.rule("RW-N32", "R21.2")
def test_received_runes_without_room_for_one_or_both() -> None:
    g = receive(FULL + "rune latari-a false\nrune latari-b false\nrune latari-c false")
    left = g.dragons_left
    say(g, "latari done")
    assert not g.asks and g.dragons_left == left
    g = receive(FULL + "rune latari-a false\nrune latari-b false")
    say(g, "latari done", "latari dragon latari-c")
    assert not g.asks and runes(g)["latari-c"] == "dragon" and g.falses_left == 15
    assert seen(g, "uthuk", "latari-c") == "dragon", "the false one went back, for all to see"


@pytest.mark.rule("RW-N32", "U22")
def test_received_runes_without_tokens_left() -> None:
    g = scene("turn daqan harvest", run=False)
    g.stack.clear()
    g.dragons_left = 0
    receive_rune(g, 1)
    g.run()
    assert not g.asks
    g = scene("turn daqan harvest", run=False)
    g.stack.clear()
    g.falses_left = 0
    receive_rune(g, 1)
    g.run()
    say(g, "latari dragon latari-a")
    assert not g.asks and runes(g) == {"latari-a": "dragon"}


@pytest.mark.rule("R21.3")
def test_placing_or_moving_is_not_receiving() -> None:
    """No false token comes with it."""
    g = season_card("the-opened-barrow", "latari order fortify")
    before = g.falses_left
    who = asked(g)[0][0]
    say(g, f"{who} area 2B")
    assert runes(g) == {"2B": "dragon"} and g.falses_left == before
    move_rune(g, area(g, "2B"), area(g, "1C"))
    assert runes(g) == {"1C": "dragon"}


@pytest.mark.rule("R21.6")
def test_a_token_may_be_placed_face_up(tmp_path: Path) -> None:
    """If a pack's card says so."""
    folder = house(tmp_path / "open")
    steps = [
        {"op": "choose", "what": "area", "filter": {"rune": "none"}, "as": "a"},
        {"op": "place_rune", "kind": "dragon", "area": "$a", "face": "up"},
    ]
    edit(folder, "tactics mountain-pass effect", steps)
    lines = "turn daqan fortify\ndaqan tactics mountain-pass\n"
    g = parse(text(lines), content_of(read(folder)))
    g.run()
    say(g, "daqan play mountain-pass area 7B")
    assert runes(g) == {"7B": "dragon!"}


RW_29 = "rune 7B dragon\nrune 2B false\nuthuk at 7B uthuk-berserker 1\ndaqan hero brannoc-vale 7B\n"


@pytest.mark.rule("RW-29", "R14.10", "R21.5")
def test_whoever_controls_an_area_or_has_a_hero_there_knows_its_rune() -> None:
    """A player who knows one of two tokens knows the other."""
    g = scene(RW_29 + "phase orders")
    assert [seen(g, who, "7B") for who in ("daqan", "latari", "uthuk")] == ["dragon", "", "dragon"]


@pytest.mark.rule("R21.5")
def test_a_hero_sees_at_once_what_others_lay_where_he_is() -> None:
    """Received by another into an uncontrolled area, or mixed by Fortify."""
    g = receive("daqan hero brannoc-vale 7B\n")
    say(g, "latari dragon latari-c false 7B")
    assert [seen(g, who, "7B") for who in ("daqan", "uthuk")] == ["false", ""]
    assert seen(g, "daqan", "latari-c") == "dragon", "knowing one of two, he knows the other"
    g = turn(
        "turn uthuk fortify\nuthuk at 7B uthuk-berserker 1\nuthuk at 8B uthuk-berserker 1\n"
        "rune 7B dragon\nrune 8B false\ndaqan hero brannoc-vale 7B\n"
    )
    say(g, "uthuk runes area 7B area 8B yes")
    assert [seen(g, who, "7B") for who in ("daqan", "latari")] == ["false", ""]


@pytest.mark.rule("R21.5")
def test_knowledge_stays_when_one_leaves_and_comes_with_control() -> None:
    g = scene("rune 7B dragon\nrune 2B false\nrune 2C false\nphase orders", run=False)
    assert seen(g, "latari", "7B") == ""
    g.add_units(area(g, "7B"), seat(g, "latari"), 0, 1)
    look_around(g)
    g.take_units(area(g, "7B"), 0, 1)
    assert seen(g, "latari", "7B") == "dragon" and seen(g, "daqan", "7B") == ""


@pytest.mark.rule("R21.6")
def test_revealed_tokens_are_known_to_all() -> None:
    g = scene("rune 7B dragon\nrune 2B false\nrune 2C dragon\nphase orders", run=False)
    reveal(g, 0, area(g, "7B"))
    assert runes(g)["7B"] == "dragon!" and seen(g, "spectator", "7B") == "dragon"
    assert seen(g, "latari", "2B") == "", "of the other two one is a dragon's"


@pytest.mark.rule("R27.5")
def test_a_hero_looks_at_tokens_where_he_passes() -> None:
    """With the Quest Phase's Move action."""
    from tests.runewars.hero_scenes import quests
    from tests.runewars.hero_scenes import say as tell

    g = quests("rune 7B dragon\nrune 2B false\nrune 2C false\nlatari hero tobbin-quickreed 3A\n")
    tell(g, "latari hero tobbin-quickreed move to 7B to 7C")
    assert seen(g, "latari", "7B") == "dragon" and seen(g, "daqan", "7B") == ""
