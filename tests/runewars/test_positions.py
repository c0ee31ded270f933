"""Positions as text: reading, writing and errors."""

import contextlib
import random

import pytest

from meadhall.kernel.refusal import Refused
from meadhall.runewars.loading import house_content
from meadhall.runewars.options import Options
from meadhall.runewars.positions.text import BadPosition, parse, write
from meadhall.runewars.rulebook import new
from meadhall.runewars.runes import known_rune
from meadhall.runewars.state import ALL, DAMAGED, DRAGON_RUNE, FALSE_RUNE, KNOWERS, NO_RUNE, SETUP, SUMMER
from tests.runewars.scene import MAPS, area, asked, scene, text, units

C = house_content()
REWARD, OTHER = C.rewards[0], C.rewards[1]
FULL = f"""
year 3
season fall
first latari
turn uthuk recruit
option exploration true
option winter_minimum 1
daqan order mobilize
latari order fortify
latari played harvest
daqan at 1A daqan-footman 3 beastman 2 routed daqan-knight 1
daqan stronghold daqan-b diplomat
daqan stronghold 1A damaged
uthuk at 8B uthuk-berserker 4
uthuk tokens 8B uthuk-a
neutral at 6D routed giant 1
neutral at 2A none
city 2C veilmarch
city 7C none
rune 2B dragon
rune 8B false
rune 1A dragon
rune 7C false up
daqan runes 1A 2B / 8B
daqan hero silhouette 1A routed damage 1 training 0 1 2 rewards {REWARD}@all {OTHER}
uthuk hero mad-carthos uthuk-a
gone dun-harrowgate
grave 3A {C.rewards[2]} {C.rewards[3]}@all
title primarch-of-the-wizards-council latari 3
victory winter daqan
daqan influence 9
daqan dials 4/3/2
latari tactics ambush ambush@daqan lost-city
latari fresh shield-wall
uthuk quests the-hermits-fire
uthuk objective walls-cast-down
latari rules ignore_water
fate 9 15 1 / 8, 18
discard fate 2 3
discard tactics rally-cry
deck tactics raze-a-city spy-guild@uthuk
deck winter bitter-cold
explore 1A temple@all 2+
explore 1B none
season-card royal-assize
"""


def test_what_is_left_out_is_as_in_a_fresh_game() -> None:
    g = scene()
    assert (g.year, g.season) == (2, 0)
    assert asked(g) == [(name, "choose-order") for name in ("daqan", "latari", "uthuk")]
    assert units(g, "2A") == {"giant": 2} and units(g, "daqan-a") == {}
    assert g.control(area(g, "daqan-a")) == 0 and g.control(area(g, "2A")) == -1
    assert g.influence == [3, 4, 1] and g.dials[:3] == [3, 2, 2]
    assert sorted(g.fate) == list(range(30))
    assert [len(deck) for deck in g.season_decks] == [8] * 4
    assert sum(1 for a in g.board.areas if g.city[a] >= 0) == 5
    assert g.promised == 0b111


@pytest.mark.parametrize("name", ["M3", "M4"])
def test_example_maps_have_the_neighbours_they_should(name: str) -> None:
    g = scene(map=name)
    for place, near in MAPS[name]["neighbours"].items():
        i = area(g, place)
        found = {
            C.area_name[b]: ("open", "mountain", "water")[e]
            for b, e in zip(g.board.near[i], g.board.edge[i], strict=True)
        }
        assert found == near


def test_everything_that_can_be_said() -> None:
    g = scene(FULL, run=False)
    assert units(g, "1A") == {"daqan-footman": 3, "beastman": 2, "daqan-knight routed": 1}
    assert units(g, "6D") == {"giant routed": 1} and units(g, "2A") == {}
    assert g.fort[area(g, "1A")] == DAMAGED and g.development[area(g, "daqan-b")] == 1
    assert g.tokens[area(g, "8B")] == 4
    assert C.cities[g.city[area(g, "2C")]] == "veilmarch" and g.city[area(g, "7C")] == -1
    assert known_rune(g, 0, area(g, "1A")) == DRAGON_RUNE == known_rune(g, 0, area(g, "2B"))  # both are
    assert known_rune(g, 2, area(g, "8B")) == FALSE_RUNE  # he is there
    assert known_rune(g, 1, area(g, "8B")) == NO_RUNE
    hero = C.heroes.index("silhouette")
    assert (g.hero_seat[hero], g.hero_down[hero], g.hero_damage[hero]) == (0, 1, 1)
    assert g.training[hero * 3 : hero * 3 + 3] == [0, 1, 2]
    assert [code & ALL for code in g.rewards[hero]] == [ALL, 0]
    assert [card + 1 for card in g.fate[:-6:-1]] == [9, 15, 1, 8, 18]
    assert len(g.fate) == 28 and g.fate_discard == [1, 2]
    assert [C.tactics[code >> KNOWERS] for code in g.tactics_deck[:-3:-1]] == ["raze-a-city", "spy-guild"]
    assert C.seasons[g.season_decks[3][-1] >> KNOWERS] == "bitter-cold"
    assert g.promised == 0b110 and g.victory[3] == 0
    assert g.played[1] == 1 << 8 | 1 << 4


def test_whose_turn_comes_next() -> None:
    g = scene("turn latari harvest\ndaqan order mobilize\nuthuk order fortify\nlatari tactics ambush")
    assert asked(g)[0][0] == "latari" and g.current == 1
    # Daqan had his turn, for two is less than four; Uthuk's comes after.
    turns = [args[0] for step, args in g.stack if step.__name__ == "take_turn"]
    assert turns == [2]


@pytest.mark.parametrize("lines", ["", "phase season-card", "phase quests", FULL, "turn daqan harvest"])
def test_a_position_is_written_and_read_again(lines: str) -> None:
    g = scene(lines, run=False)
    again = parse(write(g))
    assert again.fingerprint() == g.fingerprint()
    assert write(again) == write(g)


@pytest.mark.parametrize("lines", ["", "turn daqan harvest\ndaqan tactics ambush"])
def test_a_position_is_written_while_somebody_is_asked(lines: str) -> None:
    g = scene(lines)
    again = parse(g.text())
    again.run()
    assert again.fingerprint() == g.fingerprint()


def test_quests_are_in_summer_unless_said_otherwise() -> None:
    assert scene("phase quests", run=False).season == SUMMER


def test_seats_that_chose_their_faction() -> None:
    g = scene("seats seat-1 seat-2 seat-3\nfirst seat-2\n"
              "seat-1 faction uthuk\nseat-2 faction daqan\nseat-3 faction latari")  # fmt: skip
    assert g.factions == [3, 0, 1] and g.home_seat[area(g, "uthuk-a")] == 0
    assert parse(write(g)).factions == g.factions


def test_in_the_middle_of_things_there_is_no_text() -> None:
    g = new(2, 0, Options(random_map=True))
    with pytest.raises(Refused, match="not in the middle of one"):
        g.text()
    h = scene()
    h.play(0, h.legal(0)[0])
    with pytest.raises(Refused, match="not in the middle of one"):
        h.text()


def test_a_played_game_is_written_when_orders_are_chosen() -> None:
    g = new(("seat-1", "seat-2", "seat-3"), 6, Options(random_map=True, exploration=True))
    dice = random.Random(3)
    while g.phase == SETUP:
        g.play(g.asks[0][0], dice.choice(g.legal(g.asks[0][0])))
    for _ in range(2000):
        if asked(g)[0][1] == "choose-order" and not any(g.given):
            break
        seat = g.waiting()[0]
        g.play(seat, dice.choice(g.legal(seat)))
    again = parse(g.text())
    again.run()
    assert again.fingerprint() == g.fingerprint()


WRONG = {
    "seats daqan": "bad_seats",
    "seats daqan wolf": "bad_seats",
    "turn daqan": "no_order",
    "turn wolf harvest": "unknown_seat",
    "phase setup": "bad_phase",
    "phase turns": "bad_phase",
    "year 8": "bad_number",
    "year 2 3": "extra_words",
    "year 2\nyear 2": "line_twice",
    "season": "no_value",
    "season autumn": "unknown_word",
    "seed x": "bad_seed",
    "option nothing true": "unknown_option",
    "option exploration 7": "bad_option",
    "foo bar": "unknown_word",
    "daqan": "no_value",
    "daqan foo 1": "unknown_word",
    "daqan at 1A": "no_value",
    "daqan at 4A daqan-footman 1": "not_on_the_map",
    "daqan at 9Z daqan-footman 1": "unknown_place",
    "daqan at 1A latari-archer 1": "not_his_unit",
    "daqan at 1A daqan-footman 17": "too_many_units",
    "daqan at 1A daqan-footman": "no_value",
    "daqan at 1A giant 1": "no_faction_unit",
    "daqan at 1A daqan-footman 1\nuthuk at 1A uthuk-berserker 1": "held_by_another",
    "daqan at 1A daqan-footman 1\nneutral at 1A giant 1": "held_by_another",
    "neutral at 2A daqan-footman 1": "not_his_unit",
    "neutral at 2A": "no_value",
    "daqan stronghold 1A\ndaqan stronghold 1A": "held_by_another",
    "daqan stronghold 1A palace": "unknown_word",
    "daqan dials 3 2": "bad_dials",
    "daqan dials 3 2 9": "bad_number",
    "daqan order dance": "unknown_word",
    "daqan hero silhouette": "bad_hero",
    "daqan hero silhouette 1A\nlatari hero silhouette 1A": "bad_hero",
    "daqan hero silhouette 1A dancing": "unknown_word",
    "daqan tactics nothing": "unknown_card",
    "daqan tactics ambush@wolf": "unknown_seat",
    "daqan tactics ambush ambush ambush": "too_many_cards",
    "daqan objective walls-cast-down": "wrong_alignment",
    "daqan rules fly": "unknown_word",
    "city 2C atlantis": "unknown_word",
    "city 1A veilmarch": "no_city_there",
    "city 2C veilmarch\ncity 7C veilmarch": "city_twice",
    "rune 2B gold": "unknown_word",
    "rune 2B dragon\nrune 2B false": "rune_twice",
    "rune 2B dragon\ndaqan runes 2C": "bad_knowledge",
    "spectator hand": "unknown_word",
    "fate 1 1": "too_many_cards",
    "fate 31": "unknown_card",
    "deck fate 1": "unknown_word",
    "deck tactics": "no_value",
    "deck spring bitter-cold": "too_many_cards",
    "discard tactics horrific-rumors horrific-rumors": "too_many_cards",
    "title king daqan": "unknown_word",
    "victory spring daqan\nvictory fall daqan": "line_twice",
    "explore 1A temple 2+": "bad_token",
    "gone nobody": "unknown_word",
    "map tile-1 0 0,0": "no_home",
    "turn daqan harvest\nout daqan": "seat_is_out",
}


@pytest.mark.parametrize("lines", WRONG)
def test_what_is_wrong_is_said_with_its_line(lines: str) -> None:
    whole = text(lines)
    with pytest.raises(BadPosition) as bad:
        parse(whole)
    assert bad.value.code == WRONG[lines]
    if WRONG[lines] not in ("no_home",):
        assert whole.splitlines()[bad.value.line - 1].strip() == bad.value.text


def test_any_words_are_refused_or_read_but_never_break() -> None:
    dice = random.Random(1)
    lines = [line for line in text(FULL).splitlines() if line]
    words = sorted({word for line in lines for word in line.split()})
    for _ in range(150):
        spoiled = lines[:]
        i = dice.randrange(len(spoiled))
        parts = spoiled[i].split()
        parts[dice.randrange(len(parts))] = dice.choice(words)
        if dice.random() < 0.3:
            parts.pop()
        spoiled[i] = " ".join(parts)
        with contextlib.suppress(BadPosition):
            parse("\n".join(spoiled))
