"""Every season card, by its text; the icons are in test_seasons.py, bids in test_bids.py."""

import pytest

from meadhall.runewars.loading import house_content
from meadhall.runewars.runes import known_rune
from meadhall.runewars.state import Runewars
from tests.runewars.hero_scenes import at as hero_at
from tests.runewars.hero_scenes import attributes, damage, rewards
from tests.runewars.scene import area, asked, seat, units
from tests.runewars.turns import dials, fresh, hand, offered, offers, ready, runes, say, season_card, tokens

SEATS = ("daqan", "latari", "uthuk")
# Whatever is asked is asked in this order.
ORDER = "daqan order strategize\nlatari order mobilize\nuthuk order conquer\n"


def card(name: str, lines: str = "") -> Runewars:
    return season_card(name, ORDER + lines)


def bid(g: Runewars, *amounts: int) -> None:
    for who, n in zip(SEATS, amounts, strict=True):
        say(g, f"{who} bid {n}")


def test_every_season_card_has_its_test() -> None:
    here = {name.removeprefix("test_").split("__")[0].replace("_", "-") for name in globals()}
    assert set(house_content().seasons) <= here


# --- spring ---------------------------------------------------------------------------------------


def test_famine() -> None:
    """Daqan's home realm produces 3/2/2."""
    g = card("famine", "daqan dials 5 1 4")
    assert ready(g) and dials(g, "daqan") == "3/1/2" and dials(g, "uthuk") == "3/2/2"


def test_stormy_weather() -> None:
    """The highest bidder: a storm for the others, or a card."""
    lines = "".join(
        f"{who} at {who}-a {unit} 1\n"
        for who, unit in zip(SEATS, ("daqan-footman", "latari-archer", "uthuk-berserker"), strict=True)
    )
    g = card("stormy-weather", lines + "latari hero silhouette latari-a")
    bid(g, 1, 0, 0)
    assert offers(g, "daqan") == {"choose storm", "choose calm"}
    say(g, "daqan choose storm", *(f"{who} order strategize" for who in SEATS))
    assert asked(g) == [("latari", "strategize-from")] and offered(g, "latari from latari-a") == {
        "hero silhouette"
    }
    say(g, "latari done")
    assert "from daqan-a" in offers(g, "daqan")


def test_stormy_weather__calm_and_nobody() -> None:
    g = card("stormy-weather")
    bid(g, 1, 0, 0)
    say(g, "daqan choose calm")
    assert ready(g) and fresh(g, "daqan") == 1 and not any(g.season_rules)
    g = card("stormy-weather")
    bid(g, 0, 0, 0)
    assert ready(g) and all(g.season_rules)


def test_prepare_for_the_coming_year() -> None:
    g = card("prepare-for-the-coming-year", "latari objective voice-of-the-realm\ndeck good bound-by-honor")
    assert offers(g, "daqan") == {"choose quest", "choose dial"}
    say(g, "daqan choose dial dial ore", "latari choose objective ...")
    assert offers(g, "latari") == {"objective voice-of-the-realm", "objective bound-by-honor"}
    say(g, "latari objective bound-by-honor", "uthuk choose quest")
    assert ready(g) and dials(g, "daqan") == "3/2/3" and len(g.quests[2]) == 1
    assert g.content.objectives[g.objective[1] >> 5] == "bound-by-honor" and len(g.objective_decks[0]) == 7


def test_banners_unfurled() -> None:
    g = card("banners-unfurled", "daqan stronghold daqan-a\nuthuk stronghold uthuk-a")
    assert offers(g, "daqan") == {"dial food", "dial wood", "dial ore"}
    say(g, "daqan dial food", "uthuk dial wood")
    assert (
        ready(g)
        and units(g, "daqan-a") == {"daqan-footman": 3}
        and units(g, "uthuk-a") == {"uthuk-flesh-ripper": 2}
    )


def test_the_opened_barrow() -> None:
    """Of those with the fewest tokens the latest in play order; not next to the own home realm."""
    g = card("the-opened-barrow", "rune daqan-a false\nrune 2B false")
    assert asked(g) == [("uthuk", "choose-thing")]
    assert {"area 1C", "area 7B"} <= offers(g, "uthuk") and not {
        "area 2B",
        "area 8A",
        "area 8B",
        "area 8C",
    } & offers(g, "uthuk")
    say(g, "uthuk area 7B")
    assert ready(g) and runes(g)["7B"] == "dragon" and g.falses_left == 15


def test_restless_broods() -> None:
    g = card("restless-broods")
    assert offers(g, "daqan") == {"type beastman", "type razorwing", "type sorcerer"}
    assert not {"area 2C", "area daqan-a"} & offered(g, "daqan type beastman")
    say(g, "daqan type sorcerer area 1B", "latari type beastman area 7B", "uthuk type razorwing area 7B")
    assert (
        ready(g)
        and units(g, "1B") == {"beastman": 2, "sorcerer": 1}
        and units(g, "7B") == {"beastman": 1, "razorwing": 1}
    )


def test_roads_reopened() -> None:
    lines = "daqan hero silhouette daqan-a damage 2\nlatari hero brannoc-vale latari-a routed damage 1"
    g = card("roads-reopened", lines)
    say(g, "daqan to daqan-b ...", "daqan to 1B")
    assert ready(g) and hero_at(g, "silhouette") == "1B" and damage(g, "silhouette") == 1
    assert hero_at(g, "brannoc-vale") == "latari-a" and damage(g, "brannoc-vale") == 0


def test_the_councils_tithe() -> None:
    """In full or not at all."""
    g = card(
        "the-councils-tithe",
        "daqan influence 1\nlatari tactics ambush\nuthuk influence 1\ndaqan at 2B daqan-footman 2",
    )
    assert units(g, "2B") == {"daqan-footman": 1}, "Daqan had no choice"
    assert offers(g, "latari") == {"choose influence", "choose tactics"}
    say(g, "latari choose tactics discard ambush")
    assert ready(g) and hand(g, "latari") == [] and g.influence == [1, 4, 1], "and Uthuk nothing to give"


# --- summer ---------------------------------------------------------------------------------------


def test_patronage_of_the_seers() -> None:
    lines = "daqan hero silhouette daqan-a\ndaqan hero brannoc-vale daqan-a"
    g = card("patronage-of-the-seers", lines)
    bid(g, 2, 1, 0)
    say(g, "daqan hero brannoc-vale")
    assert len(rewards(g, "brannoc-vale")) == 1 and (fresh(g, "latari"), fresh(g, "uthuk")) == (1, 0)
    g = card("patronage-of-the-seers", lines)
    bid(g, 1, 2, 0)
    assert fresh(g, "latari") == 2, "without a hero"


def test_tourney_of_three_virtues() -> None:
    g = card(
        "tourney-of-three-virtues",
        "daqan hero silhouette daqan-a\nuthuk hero mad-carthos uthuk-a training 0 0 2",
    )
    assert len(offers(g, "daqan")) == 3
    say(g, "daqan train strength")
    assert len(offers(g, "uthuk")) == 2, "never above two"
    say(g, "uthuk train agility")
    assert attributes(g, "silhouette") == [3, 4, 2] and attributes(g, "mad-carthos") == [2, 3, 6]


def test_dry_riverbeds() -> None:
    from meadhall.runewars.borders import beyond

    g = card("dry-riverbeds")
    assert area(g, "1A") in beyond(g, area(g, "daqan-c"), False, seat(g, "uthuk"))
    say(g, *(f"{who} order harvest" for who in SEATS))
    assert g.season == 2 and not any(g.season_rules), "until the end of the season"


def test_the_fallen_star() -> None:
    g = card("the-fallen-star", "rune 2B false")
    bid(g, 2, 1, 0)
    assert not {"area 2B", "area daqan-a", "area latari-a"} & offers(g, "daqan")
    say(g, "daqan area 1C ...", "daqan area 7B")
    assert ready(g) and runes(g) == {"1C": "dragon", "2B": "false", "7B": "false"}


def test_midsummer_fairs() -> None:
    """One, and one for each city, at most four."""
    cities = "".join(f"latari at {place} latari-archer 1\n" for place in ("2C", "3B", "6C", "7C"))
    g = card("midsummer-fairs", cities + "uthuk at 8D uthuk-berserker 1")
    assert ready(g) and g.influence == [3 + 1, 4 + 4, 1 + 2]


def test_beast_tides() -> None:
    """Standing ones, where they can cross; into an uncontrolled area."""
    g = card("beast-tides", "neutral at 1B beastman 2 routed giant 1\nlatari at 2C latari-archer 1")
    assert "done" in offers(g, "daqan") and offered(g, "daqan area 1B") == {"area 1A", "area 1C"}
    say(g, "daqan area 1B area 1C", "latari done", "uthuk done")
    assert units(g, "1C") == {"beastman": 2} and units(g, "1B") == {"giant routed": 1}


def test_the_leagues_call() -> None:
    g = card(
        "the-leagues-call",
        "daqan stronghold daqan-a\nuthuk stronghold uthuk-a\ndeck heroes silhouette mad-carthos",
    )
    say(g, "daqan yes ...")
    assert {"enlist silhouette", "enlist mad-carthos"} <= offers(g, "daqan")
    say(g, "daqan enlist silhouette ...")
    assert hero_at(g, "silhouette") == "daqan-a" and g.influence[0] == 1
    assert asked(g)[0][0] == "daqan", (
        "Latari has no stronghold, Uthuk not enough influence; then the Quest Phase"
    )


def test_scorching_drought() -> None:
    g = card("scorching-drought", "daqan dials 3 3 2\nlatari dials 1 4 2")
    assert asked(g) == [("daqan", "lower-dial")] and offers(g, "daqan") == {"dial food", "dial wood"}
    say(g, "daqan dial wood")
    assert ready(g) and [dials(g, who) for who in SEATS] == ["3/2/2", "1/3/2", "2/2/2"]


# --- fall -----------------------------------------------------------------------------------------


def falls(g: Runewars) -> bool:
    """The text is done; the icon asks."""
    return bool(g.asks) and asked(g)[0][1] == "fall-gift"


def test_bountiful_harvest() -> None:
    g = card("bountiful-harvest", "daqan dials 0 8 8\ndaqan at 1B daqan-footman 1")
    assert falls(g) and dials(g, "daqan") == "5/3/2"


def test_royal_assize() -> None:
    g = card("royal-assize", "daqan stronghold daqan-a\ndaqan stronghold 6B damaged")
    assert falls(g) and g.influence == [5, 4, 1]


def test_verdict_of_ruin() -> None:
    g = card("verdict-of-ruin", "latari at 3B latari-archer 1")
    bid(g, 1, 0, 0)
    assert offers(g, "daqan") == {f"area {place}" for place in ("2C", "3B", "6C", "7C", "8D")}
    say(g, "daqan area 3B")
    assert falls(g) and g.city[area(g, "3B")] == -1 and units(g, "3B") == {"latari-archer": 1}
    g = card("verdict-of-ruin", "".join(f"city {place} none\n" for place in ("2C", "3B", "6C", "7C", "8D")))
    bid(g, 1, 0, 0)
    assert falls(g) and fresh(g, "daqan") == 2


def test_call_of_the_blood() -> None:
    """Two for a hero of the other side, one for a neutral one, but not for Ossa."""
    heroes = ("mad-carthos", "ferrel-the-unlikely", "ossa-grimtide", "silhouette")
    lines = "".join(f"daqan hero {hero} daqan-a\n" for hero in heroes)
    g = card("call-of-the-blood", lines)
    say(g, "daqan yes", "daqan no")
    assert falls(g) and g.influence[0] == 1
    assert [hero_at(g, hero) for hero in heroes] == ["daqan-a", "deck", "daqan-a", "daqan-a"]


def test_mercenary_moot() -> None:
    g = card("mercenary-moot", "daqan stronghold daqan-a\ndaqan stronghold daqan-b")
    say(g, "daqan yes area daqan-b choose triangles ...", "daqan type beastman")
    assert falls(g) and units(g, "daqan-b") == {"beastman": 2} and g.influence[0] == 1


def test_loose_tongues() -> None:
    cards = "ambush ambush rally-cry rally-cry shield-wall shield-wall spy-guild spy-guild"
    g = card("loose-tongues", f"rune 2B dragon\nrune 1C false\nrune 7B false\nlatari tactics {cards}")
    say(g, "daqan area 2B done", "latari done", "uthuk done")
    assert known_rune(g, 0, area(g, "2B")) == 1 and known_rune(g, 1, area(g, "2B")) == 0
    say(g, "latari discard ambush discard spy-guild")
    assert falls(g) and len(hand(g, "latari")) == 6


def test_star_charts_unrolled() -> None:
    g = card("star-charts-unrolled")
    bid(g, 0, 1, 0)
    say(g, "latari dragon 2B false 2C")
    assert falls(g) and (fresh(g, "daqan"), fresh(g, "latari"), fresh(g, "uthuk")) == (1, 0, 1)


def test_second_campaign() -> None:
    g = card("second-campaign", "daqan tokens 1B 2B\nuthuk tokens 8B")
    assert offers(g, "daqan") == {"done", "area 1B", "area 2B"}
    say(g, "daqan area 2B", "uthuk done")
    assert falls(g) and tokens(g, "daqan") == ["1B"] and tokens(g, "uthuk") == ["8B"]


# --- winter ---------------------------------------------------------------------------------------


def test_council_of_the_long_night() -> None:
    g = card("council-of-the-long-night")
    bid(g, 0, 1, 0)
    say(g, "latari dragon 2B false 2C")
    assert ready(g) and runes(g) == {"2B": "dragon", "2C": "false"} and g.influence == [3, 3, 1]


@pytest.mark.rule("R27.1")
def test_power_for_the_pious() -> None:
    """A rune for all but the lowest, where the lowest bidder says; no false token."""
    g = card("power-for-the-pious", "rune daqan-a false")
    bid(g, 2, 1, 0)
    assert asked(g)[0][0] == "uthuk" and offers(g, "uthuk") == {"area daqan-b", "area daqan-c"}
    say(g, "uthuk area daqan-b")
    assert offers(g, "uthuk") == {"area latari-a", "area latari-b", "area latari-c"}
    say(g, "uthuk area latari-a")
    assert ready(g) and runes(g) == {"daqan-a": "false", "daqan-b": "dragon", "latari-a": "dragon"}


@pytest.mark.rule("R27.1")
def test_threatened_home_realms() -> None:
    """Out of the home realm, to an own area or an uncontrolled one without a token."""
    g = card(
        "threatened-home-realms",
        "rune daqan-a false\nrune daqan-b dragon\nrune 2B false\nuthuk at 1C uthuk-berserker 1",
    )
    assert offers(g, "daqan") == {"area daqan-a", "area daqan-b"}
    places = offered(g, "daqan area daqan-b")
    assert "area 1B" in places and not {"area 2B", "area 1C", "area daqan-c", "area latari-a"} & places
    say(g, "daqan area daqan-b area 1B")
    assert runes(g) == {"1B": "dragon", "2B": "false", "daqan-a": "false"}


def test_threatened_home_realms__without_a_token_one_is_not_asked() -> None:
    assert ready(card("threatened-home-realms", "rune 2B dragon"))


def test_crown_of_frost() -> None:
    g = card("crown-of-frost", "uthuk at 8B uthuk-berserker 1")
    assert asked(g) == [("uthuk", "place-dragon-rune")]
    g = card("crown-of-frost", "uthuk at 8B uthuk-berserker 1\ndaqan at 6B daqan-footman 1")
    assert asked(g) == [("daqan", "make-bid"), ("uthuk", "make-bid")]
    say(g, "daqan bid 2", "uthuk bid 1", "daqan dragon 2B false 2C")
    assert ready(g) and g.influence == [1, 4, 0]


@pytest.mark.parametrize(("food", "left"), [(3, 2), (2, 1), (1, 1)])
def test_bitter_cold(food: int, left: int) -> None:
    g = card("bitter-cold", f"daqan dials {food} 2 2\ndaqan at daqan-a daqan-footman 4")
    say(g, f"daqan lose daqan-footman {4 - left}")
    assert ready(g) and units(g, "daqan-a") == {"daqan-footman": left}


def test_blood_on_the_snow() -> None:
    """Five faction units of the player's choice, no allies."""
    lines = (
        "daqan dials 8 2 2\ndaqan at daqan-a daqan-footman 3\n"
        "daqan at 6B daqan-knight 3 beastman 1\nlatari at 7B latari-archer 2"
    )
    g = card("blood-on-the-snow", lines)
    assert asked(g) == [("daqan", "pay")]
    say(g, "daqan yes ...", "daqan from daqan-a lose daqan-footman 3 ...")
    assert offers(g, "daqan") == {"lose daqan-knight 1", "lose daqan-knight 2"}
    say(g, "daqan lose daqan-knight 2", "daqan dragon 2B false 2C")
    assert ready(g) and units(g, "daqan-a") == {} and units(g, "6B") == {"daqan-knight": 1, "beastman": 1}


def test_night_of_auguries() -> None:
    g = card("night-of-auguries", "uthuk tactics ambush")
    bid(g, 0, 2, 0)
    say(g, "uthuk done")
    assert asked(g) == [("daqan", "tie-for-lowest")]
    say(g, "daqan player uthuk", "latari dragon 2B false 2C", "uthuk discard ambush")
    assert ready(g) and hand(g, "uthuk") == []


def test_the_frozen_court() -> None:
    titles = (
        "title captain-of-the-heroes-league daqan 4\ntitle lord-commander-of-the-warriors-guild daqan 3\n"
    )
    g = card("the-frozen-court", titles)
    assert offers(g, "daqan") == {"choose influence", "choose rune"}
    say(g, "daqan choose rune", "daqan dragon 2B false 2C")
    assert ready(g), "of the other, with 3 on it, there is only influence to be had"
    assert g.influence[0] == 5 and runes(g) == {"2B": "dragon", "2C": "false"}
    assert sorted(g.title_seat) == [-1, -1, 0] and sorted(g.title_influence) == [0, 0, 3]
