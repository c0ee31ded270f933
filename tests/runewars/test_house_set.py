"""The house set passes, holds what the box holds and what is known of it, and keeps its own design rules."""

from collections import Counter
from typing import Any

import pytest

from meadhall.kernel.refusal import Refused
from meadhall.runewars.pack import HOUSE, house_pack
from meadhall.runewars.pack.checking import effective
from meadhall.runewars.pack.contents import contents
from meadhall.runewars.pack.counts import copies
from meadhall.runewars.pack.kinds import FILES, RESOURCES, Faction
from meadhall.runewars.pack.tiles import DIRECTIONS
from meadhall.runewars.pack.vocabulary import OPS
from meadhall.runewars.rulebook import new
from tests.runewars.scene import scene

PACK = house_pack()
UNITS = {unit.id: unit for faction in PACK.factions for unit in faction.units}
UNITS |= {unit.id: unit for unit in PACK.neutrals}
AREAS = {area.id: area for tile in PACK.tiles for area in tile.hexes}


def used(value: Any) -> set[str]:
    """Every op in an effect, however deep."""
    if isinstance(value, dict):
        inside = set().union(*map(used, value.values()))
        return inside | {value["op"]} if "op" in value else inside
    return set().union(*map(used, value)) if isinstance(value, list | tuple) else set()


@pytest.mark.rule("R1.2", "R1.4")
def test_it_holds_what_the_box_holds() -> None:
    """Figures and decks."""
    assert {part.name: part.pieces for part in contents(PACK)} == {
        "factions": 4, "starting values": 4, "sets of dials": 4, "faction figures": 144, "developments": 20,
        "strongholds": 16, "neutral figures": 40, "map tiles": 9, "home realms": 4, "quests": 24,
        "rewards": 25, "objectives": 16, "heroes": 12, "titles": 3, "tactics cards": 50, "season cards": 32,
        "cities": 7, "exploration tokens": 35, "fate cards": 30, "orders": 8, "list of components": 1,
    }  # fmt: skip


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("players", range(1, 6))
def test_two_to_four_players(players: int) -> None:
    """There are four factions to play."""
    assert [faction.id for faction in PACK.factions] == ["daqan", "latari", "waiqar", "uthuk"]
    if 2 <= players <= 4:
        assert new(players).seats == players
        return
    with pytest.raises(Refused) as refused:
        new(players)
    assert refused.value.code == "bad_seat_count"


@pytest.mark.rule("R1.2")
def test_figures_of_every_kind() -> None:
    """36 of each faction, 40 neutral ones, 12 heroes."""
    for faction in PACK.factions:
        assert sorted(unit.copies for unit in faction.units) == [4, 8, 8, 16]
    assert {unit.id: unit.copies for unit in PACK.neutrals} == {
        "beastman": 8, "dragon": 4, "giant": 4, "hell-hound": 8, "razorwing": 8, "sorcerer": 8,
    }  # fmt: skip
    assert len(PACK.heroes) == PACK.components.hero_figures == 12


@pytest.mark.rule("R1.3")
def test_tokens_of_every_kind() -> None:
    """As the list of components says, and as many as there are."""
    found = PACK.components
    assert (found.activation_per_faction, found.home_markers) == (4, 4)
    assert (found.rune_tokens_dragon, found.rune_tokens_false) == (21, 17)
    assert (found.influence, found.damage, found.training, found.defeated_hero) == (40, 26, 24, 8)
    for faction in PACK.factions:
        assert faction.stronghold.copies == found.strongholds_per_faction == 4
        assert copies(faction.developments) == found.developments_per_faction == 5
    assert len(PACK.cities) == found.city == 7
    assert copies(PACK.exploration) == found.exploration == 35


@pytest.mark.rule("R1.4")
def test_cards_of_every_deck() -> None:
    """Eight orders for each faction, eight objectives for each side, eight cards for each season."""
    assert len(PACK.orders) == PACK.components.orders_per_faction == 8
    assert PACK.components.victory_cards == len(PACK.factions) == 4
    assert Counter(one.alignment for one in PACK.objectives for _ in range(one.copies)) == {
        "good": 8,
        "evil": 8,
    }
    seasons = Counter(card.season for card in PACK.seasons for _ in range(card.copies))
    assert seasons == {"spring": 8, "summer": 8, "fall": 8, "winter": 8}
    decks = (PACK.quests, PACK.fate, PACK.heroes, PACK.rewards, PACK.tactics, PACK.titles)
    assert [copies(deck) for deck in decks] == [24, 30, 12, 25, 50, 3]


@pytest.mark.rule("R1.5", "R1.6")
def test_tiles_and_their_areas() -> None:
    """Nine numbered tiles, three of them in two pieces, and a home for each faction."""
    assert [tile.number for tile in PACK.tiles] == list(range(1, 10))
    assert [tile.number for tile in PACK.tiles if tile.pieces == 2] == [5, 6, 8]
    assert all(2 <= len(tile.hexes) <= 4 for tile in PACK.tiles)
    assert [(home.faction, len(home.hexes)) for home in PACK.homes] == [
        (faction.id, 3) for faction in PACK.factions
    ]


@pytest.mark.rule("R1.7")
def test_rune_tokens_share_one_back() -> None:
    """Whoever has not seen its face cannot tell a dragon rune from a false one."""
    one, other = (scene(f"turn daqan harvest\nrune 2B {face}\nrune 7B {back}") for face, back in (
        ("dragon", "false"), ("false", "dragon"),
    ))  # fmt: skip
    assert one.fingerprint() != other.fingerprint()
    for seat in (None, *range(one.seats)):
        assert one.view(seat) == other.view(seat)


@pytest.mark.rule("R10.1")
def test_what_a_unit_has() -> None:
    """One of four shapes, health, initiative and an ability; four types to a faction."""
    assert {unit.shape for unit in UNITS.values()} == {"triangle", "circle", "rectangle", "hexagon"}
    for unit in UNITS.values():
        assert unit.name and unit.health >= 1 and 1 <= unit.initiative <= 5
        assert unit.ability and unit.text and unit.effect, unit.id
    assert all(len(faction.units) == 4 for faction in PACK.factions)


@pytest.mark.rule("R10.2")
def test_what_the_shapes_are_good_for() -> None:
    """The circle has twice the specials of the triangle, the rectangle does more harm than it."""
    assert shown("circle")["special"] == 2 * shown("triangle")["special"]
    for harm in ("damage", "rout"):
        assert shown("rectangle")[harm] > shown("triangle")[harm]


def shown(shape: str) -> Counter[str]:
    """How much of each symbol the fate deck has in the section of a shape."""
    found: Counter[str] = Counter()
    for card in PACK.fate:
        symbol, _, n = (getattr(card, shape) or "nothing:1").partition(":")
        found[symbol] += int(n)
    return found


@pytest.mark.rule("R10.3")
def test_the_faction_sheet() -> None:
    """Alignment, what it begins with, three dials, and its units in the rows 1 to 5."""
    for faction in PACK.factions:
        own = {unit.id for unit in faction.units}
        assert faction.alignment in ("good", "evil")
        assert faction.start.influence > 0 and faction.start.tactics > 0
        assert [len(spaces) for spaces in faction.dials.all()] == [9, 9, 9]
        assert set(_icons(faction)) <= {*own, "influence", "tactics", None}
        assert own <= set(_icons(faction))
        assert {unit.initiative for unit in faction.units} <= {1, 2, 3, 4, 5}


@pytest.mark.rule("R10.4")
def test_a_fate_card() -> None:
    """Its number, a destiny, and in each of four sections special, rout n, damage n or nothing."""
    assert sorted(card.number for card in PACK.fate) == list(range(1, 31))
    assert Counter(card.destiny for card in PACK.fate) == {"gold": 4, "silver": 8, "red": 18}
    for shape in ("triangle", "circle", "rectangle", "hexagon"):
        assert set(shown(shape)) == {"special", "rout", "damage", "nothing"}


def test_everything_says_where_it_comes_from() -> None:
    parts = {part.name: part for part in contents(PACK)}
    assert all(sum(part.by.values()) == part.pieces for part in parts.values())
    assert all(part.by["own copy"] == 0 for part in parts.values())  # nobody's box was typed in
    assert parts["fate cards"].by["public fact"] == 30
    assert parts["orders"].by["rulebook"] == 8
    assert parts["quests"].by["house"] == 24


@pytest.mark.parametrize(
    ("unit", "shape", "health", "initiative", "figures"),
    [
        ("daqan-bowman", "triangle", 1, 1, 8),
        ("daqan-footman", "triangle", 1, 3, 16),
        ("daqan-knight", "rectangle", 2, 2, 8),
        ("daqan-siege-engine", "hexagon", 3, 5, 4),
        ("latari-archer", "triangle", 1, 1, 16),
        ("latari-pegasus-rider", "rectangle", 3, 2, 4),
        ("latari-sorceress", "circle", 1, 3, 8),
        ("latari-warrior", "rectangle", 2, 4, 8),
        ("waiqar-reanimate", "triangle", 1, None, 16),
        ("waiqar-skeleton-archer", "triangle", 1, None, 8),
        ("waiqar-necromancer", "circle", 1, 2, 8),
        ("waiqar-dark-knight", "hexagon", None, None, 4),
        ("uthuk-berserker", "triangle", 1, 2, 16),
        ("uthuk-flesh-ripper", "rectangle", 1, 1, 8),
        ("uthuk-warlock", "circle", 1, None, 8),
        ("uthuk-chaos-lord", "hexagon", None, None, 4),
        ("beastman", "triangle", 1, 2, 8),
        ("dragon", "hexagon", 4, 4, 4),
        ("giant", "hexagon", 5, 5, 4),
        ("hell-hound", "rectangle", 2, 3, 8),
        ("razorwing", "triangle", 1, 1, 8),
        ("sorcerer", "circle", 1, 1, 8),
    ],
)
def test_what_is_known_of_the_units(
    unit: str, shape: str, health: int | None, initiative: int | None, figures: int
) -> None:
    found = UNITS[unit]
    assert (found.shape, found.copies) == (shape, figures)
    assert health in (None, found.health)
    assert initiative in (None, found.initiative)


@pytest.mark.rule("R10.3")
def test_what_is_known_of_the_factions() -> None:
    daqan, latari, waiqar, uthuk = PACK.factions
    assert (daqan.start.influence, daqan.start.tactics, daqan.start.dials.all()) == (3, 2, (3, 2, 2))
    assert (latari.start.influence, latari.start.tactics, latari.start.dials.food) == (4, 1, 2)
    assert waiqar.start.dials.food == uthuk.start.dials.food == 3
    assert [faction.alignment for faction in PACK.factions] == ["good", "good", "evil", "evil"]
    assert daqan.dials.wood[1] == daqan.dials.wood[3] == "daqan-bowman" and daqan.dials.wood[2] not in UNITS
    assert (daqan.dials.ore[2], daqan.dials.ore[4]) == ("daqan-knight", "daqan-siege-engine")
    assert not {daqan.dials.ore[1], daqan.dials.ore[3]} & set(UNITS)
    assert _icons(latari)["influence"] == 5
    assert max(PACK.factions, key=lambda faction: faction.start.tactics) is uthuk
    assert all((f.stronghold.strength, f.stronghold.strength_damaged) == (5, 3) for f in PACK.factions)


def _icons(faction: Faction) -> Counter[str | None]:
    return Counter(icon for spaces in faction.dials.all() for icon in spaces)


def test_what_is_known_of_the_map() -> None:
    assert [AREAS[area].resources.all() for area in ("1A", "1B", "1C")] == [(2, 0, 0), (1, 1, 0), (1, 0, 0)]
    assert [(AREAS[area].q, AREAS[area].r) for area in ("2A", "2B", "2C")] == [(0, 0), (0, 1), (1, 1)]
    assert AREAS["1A"].borders == {"N": "water"}
    assert [AREAS[area].neutrals for area in ("2A", "3C", "6D")] == [{"giant": 2}, {"giant": 1}, {"giant": 1}]
    assert AREAS["5B"].city
    assert AREAS["5D"].resources.ore == 2 and AREAS["5D"].neutrals
    assert AREAS["8A"].resources.wood == 3 and AREAS["8A"].neutrals
    assert AREAS["6A"].borders["NE"] == AREAS["6B"].borders["N"] == "mountain"


def test_what_is_known_of_the_cards() -> None:
    heroes = {hero.id: hero for hero in PACK.heroes}
    assert heroes["mad-carthos"].strength == 2
    assert heroes["silhouette"].health == 3
    (quest,) = [quest for quest in PACK.quests if quest.setup and quest.place.area == "3A"]
    assert quest.effect[0]["attribute"] == "agility"  # the rulebook's example
    own_turn = [card for card in PACK.tactics if {"your-turn", "your-move"} & set(card.timing)]
    assert copies(own_turn) > 25  # the rulebook: most of them
    assert sum(card.wizards_council for card in PACK.seasons) >= 5
    assert any(city.benefits.get("rectangle") == 1 for city in PACK.cities)


def test_the_design_of_the_factions() -> None:
    for faction in PACK.factions:
        begins = faction.start.dials.all()
        army = [
            icon
            for spaces, begin in zip(faction.dials.all(), begins, strict=True)
            for icon in spaces[: begin + 1]
            if icon in UNITS
        ]
        assert (len(army), sum(begins)) == (5, 7), faction.id
        assert faction.start.influence + faction.start.tactics == 5
    profiles = {tuple(sorted(unit.initiative for unit in faction.units)) for faction in PACK.factions}
    assert len(profiles) == 4


def test_the_design_of_the_map() -> None:
    for area in AREAS.values():
        assert sum(area.resources.all()) >= 1, area.id
        if area.city:
            assert sum(area.resources.all()) == 1 and not area.neutrals, area.id
    for home in PACK.homes:
        own = {(area.q, area.r) for area in home.hexes}
        outer = [
            side
            for area in home.hexes
            for side in area.borders
            if (area.q + DIRECTIONS[side][0], area.r + DIRECTIONS[side][1]) not in own
        ]
        assert len(outer) <= 2, home.id  # an entrance always stays open
    totals = [
        sum(area.resources.all()[number] for area in AREAS.values()) for number in range(len(RESOURCES))
    ]
    assert totals == [16, 15, 16]


def test_the_design_of_the_cards() -> None:
    for hero in PACK.heroes:
        assert 7 <= hero.strength + hero.agility + hero.wisdom <= 8, hero.id
        assert max(hero.strength, hero.agility, hero.wisdom) <= 4 and 3 <= hero.health <= 6, hero.id
    runes = {"receive_rune", "place_rune"}
    assert all(runes & used(entry.effect) for entry in (*PACK.titles, *PACK.objectives))
    winter = [card for card in PACK.seasons if card.season == "winter"]
    assert sum(bool(runes & used(card.effect)) for card in winter) >= 4
    assert all(len(city.benefits) >= 3 for city in PACK.cities)


def test_every_op_is_used() -> None:
    found = set().union(*(used(entry.effect) for _, entry in effective(PACK)))
    found = found.union(*(used(unit.duel_effect) for unit in PACK.neutrals))
    assert found == set(OPS)


@pytest.mark.parametrize("file", FILES)
def test_the_files_are_for_people(file: str) -> None:
    text = (HOUSE / file).read_text("utf-8")
    assert text.endswith("}\n") and "\t" not in text
    assert text.count("\n") > 5  # not all in one line
