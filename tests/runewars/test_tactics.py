"""Every tactics card that is played outside battles and the Quest Phase, and how they are played (p.31)."""

import pytest

from meadhall.runewars import event_codes as ev
from meadhall.runewars.loading import house_content
from meadhall.runewars.state import Runewars
from tests.runewars.hero_scenes import at as hero_at
from tests.runewars.scene import area, asked, scene, seat, units
from tests.runewars.turns import dials, fresh, hand, holder, offered, offers, say, tokens, turn

# Tested with what they are about: test_battle_cards.py, test_quest_phase.py, test_bids.py.
IN_BATTLES = {
    "tactical-retreat", "summon-lightning", "rally-cry", "to-the-victor", "shield-wall", "undermined-walls",
    "hold-the-gate", "fresh-reserves", "dread-chant",
}  # fmt: skip
ELSEWHERE = {"ambush", "heros-road", "council-seat"}


def holding(card: str, lines: str = "", order: str = "fortify", who: str = "daqan") -> Runewars:
    """The beginning of a turn with a card in hand."""
    return turn(f"turn {who} {order}\n{who} tactics {card}\n{lines}")


def playable(card: str, lines: str = "", order: str = "fortify") -> bool:
    return f"play {card}" in offers(holding(card, lines, order), "daqan")


def test_every_card_has_its_test() -> None:
    here = {name.removeprefix("test_").split("__")[0].replace("_", "-") for name in globals()}
    assert set(house_content().tactics) <= here | IN_BATTLES | ELSEWHERE


# --- the rules ------------------------------------------------------------------------------------


@pytest.mark.rule("R23.1")
def test_a_card_is_discarded_when_it_is_played() -> None:
    g = holding("mountain-pass")
    say(g, "daqan play mountain-pass")
    assert hand(g, "daqan") == [] and [g.content.tactics[card] for card in g.tactics_discard] == [
        "mountain-pass"
    ]


@pytest.mark.rule("R23.1")
def test_the_same_tactics_card_once_in_a_window() -> None:
    g = holding("coin-and-whispers coin-and-whispers")
    say(g, "daqan play coin-and-whispers player latari")
    assert offers(g, "daqan") == {"done"}


@pytest.mark.rule("R23.2")
def test_a_card_is_not_played_in_the_season_it_was_drawn() -> None:
    g = turn("turn daqan fortify\ndaqan fresh coin-and-whispers\ndaqan tactics mountain-pass")
    assert offers(g, "daqan") == {"done", "play mountain-pass"}


@pytest.mark.rule("R23.3")
def test_battle_cards_are_for_battles() -> None:
    g = holding("shield-wall dread-chant summon-lightning")
    assert offers(g, "daqan") == {"done"}


@pytest.mark.rule("R23.7")
def test_an_empty_deck_is_shuffled_again() -> None:
    g = scene("turn daqan strategize\ndaqan dials 0 2 0\ndeck tactics exactly none\ndiscard tactics ambush")
    say(g, "daqan done")
    assert fresh(g, "daqan") + len(hand(g, "daqan")) == 1 and g.tactics_discard == []


# --- tokens, orders, borders ----------------------------------------------------------------------


def test_horrific_rumors() -> None:
    g = holding("horrific-rumors", "uthuk tokens 2B")
    assert offered(g, "daqan play horrific-rumors") == {"player latari", "player uthuk"}
    places = offered(g, "daqan play horrific-rumors player uthuk")
    assert not {"area uthuk-a", "area 2B"} & places and {"area daqan-a", "area 8B"} <= places
    say(g, "daqan play horrific-rumors player uthuk area 8B")
    assert tokens(g, "uthuk") == ["2B", "8B"]


def test_favor_of_the_warriors_guild() -> None:
    g = holding("favor-of-the-warriors-guild", "daqan tokens 1B 6C\nuthuk tokens 2B")
    assert offered(g, "daqan play favor-of-the-warriors-guild") == {"area 1B", "area 6C"}
    say(g, "daqan play favor-of-the-warriors-guild area 6C")
    assert tokens(g, "daqan") == ["1B"]
    assert not playable("favor-of-the-warriors-guild", "uthuk tokens 2B")


def test_spy_guild() -> None:
    lines = "season fall\ndaqan played recruit fortify harvest\n"
    g = holding("spy-guild", lines, "harvest")
    choices = offered(g, "daqan play spy-guild")
    assert choices == {"choose-order recruit", "choose-order fortify"}, "not the order he resolves"
    say(g, "daqan play spy-guild choose-order fortify")
    assert g.played[0] == 1 << 4 | 1 << 5
    assert not playable("spy-guild")


def test_spy_guild__may_give_supremacy() -> None:
    g = holding(
        "spy-guild",
        "season summer\ndaqan played fortify harvest\ndaqan stronghold daqan-a diplomat",
        "harvest",
    )
    say(g, "daqan play spy-guild")
    assert g.influence[0] == 5


def test_mountain_pass() -> None:
    g = holding("mountain-pass", "daqan at 7C daqan-footman 1", "strategize")
    say(g, "daqan play mountain-pass")
    assert offered(g, "daqan from 7C daqan-footman 1") == {"to 7B", "to 6B"}, "6A has neutral units"
    say(g, "daqan done")
    assert g.over and not any(g.turn_rules), "until the end of the turn"


def test_raft_builders() -> None:
    g = holding("raft-builders", "daqan at daqan-c daqan-footman 1", "strategize")
    say(g, "daqan play raft-builders")
    assert "to 6C" in offered(g, "daqan from daqan-c daqan-footman 1")


def test_forced_march() -> None:
    """Two steps more are three: from daqan-a through daqan-b and 1B; a knight would come from four away."""
    lines = "neutral at 1B none\ndaqan at daqan-a daqan-footman 1\ndaqan at 6B daqan-footman 1"
    g = holding("forced-march", lines, "conquer")
    assert offered(g, "daqan play forced-march") == {"area daqan-a", "area 6B"}
    say(g, "daqan play forced-march area daqan-a")
    assert offered(g, "daqan activate 2C") == {"done", "from daqan-a"}
    assert offered(g, "daqan activate 1B") == {"done", "from daqan-a"}, "6B is three away as well"
    assert not playable("forced-march", lines, "strategize")


def test_forced_march__adds_one_to_fast_units() -> None:
    g = holding("forced-march", "neutral at 1B none\ndaqan at daqan-a daqan-knight 1", "conquer")
    assert offered(g, "daqan done activate 2B") == {"done"}
    say(g, "daqan play forced-march")
    assert offered(g, "daqan activate 2B") == {"done", "from daqan-a"}


# --- cities, strongholds, dials -------------------------------------------------------------------


LOST = "daqan hero brannoc-vale 1B\ndaqan hero silhouette 2C\ndaqan hero tobbin-quickreed daqan-a\n"


def test_lost_city() -> None:
    g = holding("lost-city", LOST)
    assert offered(g, "daqan play lost-city") == {"area 1B"}, "2C has a city, daqan-a is his"
    say(g, "daqan play lost-city", "latari retreat 1C")
    assert units(g, "1C") == {"beastman routed": 2} and units(g, "1B") == {}
    assert holder(g, "1B") == "daqan" and g.fort[area(g, "1B")] == 2, "damaged"


def test_lost_city__in_a_battle_against_those_who_leave() -> None:
    """p.21: the attacker's cards for the own turn; the battle is cancelled, the attackers are in the new
    stronghold."""
    g = holding("lost-city", LOST + "daqan at daqan-b daqan-footman 3", "conquer")
    say(g, "daqan done", "daqan activate 1B from daqan-b daqan-footman 3 done fight", "daqan done")
    say(g, "daqan play lost-city", "latari retreat 1C")
    assert units(g, "1C") == {"beastman routed": 2} and units(g, "1B") == {"daqan-footman": 3}
    assert holder(g, "1B") == "daqan" and g.fort[area(g, "1B")] == 2 and g.view(None).battle is None


def test_lost_city__needs_a_spare_stronghold() -> None:
    forts = "".join(f"daqan stronghold {place}\n" for place in ("daqan-a", "daqan-b", "daqan-c", "6B"))
    assert not playable("lost-city", LOST + forts) and playable("lost-city", LOST)


def test_raze_a_city() -> None:
    g = holding("raze-a-city", "daqan at 2C daqan-footman 1")
    say(g, "daqan play raze-a-city dial food dial ore")
    assert (
        g.city[area(g, "2C")] == -1
        and dials(g, "daqan") == "4/2/3"
        and units(g, "2C") == {"daqan-footman": 1}
    )
    assert "build 2C" in offers(g, "daqan"), "a stronghold may be built there now"
    assert not playable("raze-a-city")


def test_master_masons() -> None:
    lines = "daqan stronghold daqan-a damaged diplomat\ndaqan stronghold daqan-b\n"
    g = holding("master-masons", lines)
    assert offered(g, "daqan play master-masons") == {"choose repair", "choose build"}
    assert offered(g, "daqan play master-masons choose repair") == {"area daqan-a"}
    assert offered(g, "daqan play master-masons choose build") == {"area daqan-b"}
    say(g, "daqan play master-masons choose build develop daqan-resources")
    assert g.development[area(g, "daqan-b")] == 0 and dials(g, "daqan") == "3/2/2"
    g = holding("master-masons", lines)
    say(g, "daqan play master-masons choose repair")
    assert g.fort[area(g, "daqan-a")] == 1
    assert not playable("master-masons")


@pytest.mark.parametrize(
    ("answer", "result"), [("one dial ore", "3/2/4"), ("two dial wood dial food", "4/3/2")]
)
def test_laden_caravans(answer: str, result: str) -> None:
    g = holding("laden-caravans")
    say(g, f"daqan play laden-caravans choose {answer}")
    assert dials(g, "daqan") == result


def test_burned_granaries() -> None:
    """Uthuk holds 1B, beside daqan-b; Latari is far away."""
    g = holding("burned-granaries", "uthuk at 1B uthuk-berserker 1\nuthuk dials 3 1 2")
    assert offered(g, "daqan play burned-granaries") == {"player uthuk"}
    say(g, "daqan play burned-granaries dial wood")
    assert dials(g, "uthuk") == "3/0/2"
    assert playable("burned-granaries", "daqan hero silhouette latari-a") and not playable("burned-granaries")


# --- influence and cards --------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "taken"), [(4, 2), (1, 1)])
def test_coin_and_whispers(held: int, taken: int) -> None:
    g = holding("coin-and-whispers", f"latari influence {held}")
    say(g, "daqan play coin-and-whispers player latari")
    assert g.influence[:2] == [3 + taken, held - taken]


def test_exchange_of_envoys() -> None:
    g = holding("exchange-of-envoys")
    say(g, "daqan play exchange-of-envoys player uthuk")
    assert (fresh(g, "daqan"), fresh(g, "latari"), fresh(g, "uthuk")) == (2, 0, 2)


def test_scrying_bowl() -> None:
    from meadhall.runewars.runes import known_rune

    places = ("7B", "2B", "2C", "1C", "6A")
    g = holding(
        "scrying-bowl", "".join(f"rune {place} {'dragon' if place < '3' else 'false'}\n" for place in places)
    )
    assert offered(g, "daqan play scrying-bowl") == {"done", *(f"area {place}" for place in places)}
    say(g, "daqan play scrying-bowl area 7B area 2B area 2C")
    seen = [known_rune(g, 0, area(g, place)) for place in places]
    assert seen == [2, 1, 1, 0, 0] and known_rune(g, 1, area(g, "7B")) == 0


@pytest.mark.parametrize(
    ("influence", "answer", "place"), [(2, "yes", "uthuk-a"), (2, "no", "deck"), (1, "", "deck")]
)
def test_sow_doubt(influence: int, answer: str, place: str) -> None:
    """Brannoc is a good hero of an evil faction, Carthos is at home there."""
    lines = f"uthuk hero brannoc-vale uthuk-a\nuthuk hero mad-carthos uthuk-a\nuthuk influence {influence}"
    g = holding("sow-doubt", lines)
    assert offered(g, "daqan play sow-doubt") == {"hero brannoc-vale"}
    say(g, "daqan play sow-doubt")
    if answer:
        say(g, f"uthuk {answer}")
    assert hero_at(g, "brannoc-vale") == place and g.influence[2] == influence - (2 if answer == "yes" else 0)


def assists(g: Runewars) -> dict[str, str]:
    """The defender's units and the heroes who assist them."""
    battle = g.view(None).battle
    assert battle is not None
    return battle.defender.assists


@pytest.mark.rule("R14.7", "R19.5")
def test_sow_doubt__a_hero_who_deserts_at_the_start_of_a_battle_assists_nobody() -> None:
    """The berserker draws its one card, and destroyed units do not retreat."""
    lines = "uthuk at 1B uthuk-berserker 1\nuthuk hero brannoc-vale 1B\nuthuk influence 0\n"
    g = holding("sow-doubt", lines + "daqan at daqan-b daqan-footman 3\nfate 1 2 3 4", "conquer")
    say(g, "daqan done", "daqan activate 1B from daqan-b daqan-footman 3 done", "uthuk hero brannoc-vale")
    assert assists(g) == {"uthuk-berserker": "brannoc-vale"}
    g.events = []
    say(g, "daqan play sow-doubt hero brannoc-vale")
    assert hero_at(g, "brannoc-vale") == "deck" and assists(g) == {}
    assert next(e for e in g.events if e[0] == ev.FATE_DRAWN) == (ev.FATE_DRAWN, 2, 0)
    say(g, "uthuk retreat 2C")
    assert units(g, "2C") == {"uthuk-berserker routed": 1} and units(g, "1B") == {"daqan-footman": 3}


# --- units ----------------------------------------------------------------------------------------


def test_drive_the_herds() -> None:
    """Allied or not, adjacent or with an own hero; the player picks the area."""
    g = holding("drive-the-herds", "latari at 7A latari-archer 1 sorcerer 2\ndaqan hero silhouette 7A")
    assert offered(g, "daqan play drive-the-herds") == {"area 1A", "area 1B", "area 7A"}
    say(g, "daqan play drive-the-herds area 7A ...")
    assert offers(g, "daqan") == {"retreat 3B", "retreat 7B", "retreat 7C", "retreat 6A"}
    say(g, "daqan retreat 7B")
    assert units(g, "7B") == {"sorcerer routed": 2} and units(g, "7A") == {"latari-archer": 1}


@pytest.mark.rule("R27.3")
def test_drive_the_herds__with_every_neighbour_controlled_they_are_destroyed() -> None:
    lines = "uthuk at 2C uthuk-berserker 1\nuthuk at 1C uthuk-berserker 1\nuthuk at 1A uthuk-berserker 1"
    g = holding("drive-the-herds", lines)
    say(g, "daqan play drive-the-herds area 1B")
    assert (
        units(g, "1B") == {}
        and g.in_supply(-1, g.content.type_slot(g.content.type_name.index("beastman"))) == 6
    )


@pytest.mark.rule("R9.9")
def test_herdcallers_horn() -> None:
    """In an area that the player controls they are allied."""
    g = holding("herdcallers-horn", "daqan at 2C daqan-footman 1")
    assert offered(g, "daqan play herdcallers-horn") == {"area 1A", "area 1B"}
    targets = offered(g, "daqan play herdcallers-horn area 1B")
    assert targets == {"area 1A", "area 1C", "area 2C", "area daqan-b"}
    say(g, "daqan play herdcallers-horn area 1B area 2C ...")
    assert offers(g, "daqan") == {"done", "beastman 1", "beastman 2"}
    say(g, "daqan beastman 1", "daqan done")
    assert units(g, "2C") == {"daqan-footman": 1, "beastman": 1} and units(g, "1B") == {"beastman": 1}


def test_hired_blades() -> None:
    g = holding("hired-blades", "daqan at 2B daqan-footman 1\ndaqan stronghold daqan-a")
    assert offered(g, "daqan play hired-blades") == {"area 2B", "area daqan-a"}
    say(g, "daqan play hired-blades area 2B choose triangles ...")
    assert offers(g, "daqan") == {"type beastman", "type razorwing"}
    say(g, "daqan type razorwing")
    assert units(g, "2B") == {"daqan-footman": 1, "razorwing": 2}
    g = holding("hired-blades", "daqan at 2B daqan-footman 1")
    say(g, "daqan play hired-blades choose rectangle")
    assert units(g, "2B") == {"daqan-footman": 1, "hell-hound": 1}


def test_muster_at_dawn() -> None:
    g = holding("muster-at-dawn", "daqan stronghold daqan-a\ndaqan stronghold daqan-b")
    assert offered(g, "daqan play muster-at-dawn") == {"area daqan-a", "area daqan-b"}
    say(g, "daqan play muster-at-dawn area daqan-b ...")
    say(g, "daqan type daqan-footman", "daqan type daqan-bowman")
    assert units(g, "daqan-b") == {"daqan-footman": 1, "daqan-bowman": 1}
    assert not playable("muster-at-dawn")


# --- fate -----------------------------------------------------------------------------------------


TALKS = "latari at latari-c latari-archer 2\nfate 1 2 3 4 5 6\n"
START = "latari activate 7A from latari-c latari-archer 2 done diplomacy spend 2 ..."


def talks(card: str) -> Runewars:
    g = turn(f"turn latari conquer\nlatari tactics {card}\n{TALKS}")
    say(g, "latari done", START)
    return g


def test_silver_tongue() -> None:
    g = talks("silver-tongue")
    assert asked(g) == [("latari", "play-tactics")] and offers(g, "latari") == {"done", "play silver-tongue"}
    say(g, "latari play silver-tongue")
    assert sorted(g.drawn) == [0, 1, 2, 3]


def test_fortunes_hand() -> None:
    g = talks("fortunes-hand")
    while "play fortunes-hand" not in offers(g, "latari"):
        say(g, "latari done")
    assert sorted(g.drawn) == [0, 1]
    say(g, "latari play fortunes-hand ...")
    assert offers(g, "latari") == {"done", "drop 1", "drop 2"}
    say(g, "latari drop 1 ...", "latari done ...")
    assert sorted(g.drawn) == [1, 2] and g.fate_discard == [0]


def test_window_opens_whatever_cards_one_holds() -> None:
    """A seat with any card is asked where some card could be played; one without is not."""
    assert asked(talks("ambush")) == [("latari", "play-tactics")]
    g = turn(f"turn latari conquer\n{TALKS}")
    say(g, START)
    assert asked(g) == [("latari", "keep-fate")] and seat(g, "latari") == 1
