"""Every objective (p.31): met, and just not met."""

import pytest

from meadhall.runewars.loading import house_content
from meadhall.runewars.state import Runewars
from tests.runewars.scene import scene, seat
from tests.runewars.turns import offers, runes, say, season_card, turn

CITIES = "latari at 2C latari-archer 2\nlatari at 3B latari-archer 2\nlatari at 6C latari-archer 2\n"
FORTS = "uthuk stronghold uthuk-a\nuthuk stronghold uthuk-b\nuthuk stronghold 8B\n"
SEVEN = "".join(f"uthuk at {place} uthuk-berserker 1\n" for place in ("8A", "8B", "8C", "8D", "2A", "2B"))
DEVELOPED = "latari stronghold latari-a diplomat\nlatari stronghold latari-b resources\n"

# A position in which it is met, and one in which it is not; Latari's are good, Uthuk's evil.
STANDING = {
    "bound-by-honor": (
        "latari at 3B latari-archer 1 beastman 3 razorwing 1",
        "latari at 3B latari-archer 1 beastman 3 hell-hound 2",
    ),
    "voice-of-the-realm": (
        "latari influence 10",
        "latari influence 9\ntitle captain-of-the-heroes-league latari 5",
    ),
    "pact-of-the-free-cities": (CITIES, CITIES.replace("6C", "6B")),
    "friend-of-elder-kind": (
        "latari at 3C latari-archer 1 giant 1",
        "latari at 3B latari-archer 1\nneutral at 3C giant 1",
    ),
    "concord-of-tongues": (
        "latari at 3C latari-archer 1 giant 1\nlatari at 7A latari-archer 1 sorcerer 1 beastman 1",
        "latari at 3C latari-archer 1 giant 1\nlatari at 7A latari-archer 1 sorcerer 2",
    ),
    "keeper-of-the-high-seat": (
        "title captain-of-the-heroes-league latari 3\ntitle primarch-of-the-wizards-council latari 2",
        "title captain-of-the-heroes-league latari 4\ntitle primarch-of-the-wizards-council daqan 9",
    ),
    "fellowship-unbroken": (
        "latari hero silhouette 3B\nlatari hero brannoc-vale 3B\nlatari hero ossa-grimtide 3B",
        "latari hero silhouette 3B\nlatari hero brannoc-vale 3B\nlatari hero mad-carthos 3B",
    ),
    "builders-of-a-bright-age": (
        DEVELOPED + "latari stronghold latari-c training-grounds",
        DEVELOPED + "latari stronghold latari-c",
    ),
    "iron-dominion": (SEVEN + "uthuk at daqan-a uthuk-berserker 1", SEVEN),
    "boot-upon-the-hearth": ("uthuk at daqan-a uthuk-berserker 1", "uthuk hero mad-carthos daqan-a"),
    "cities-in-chains": (
        "uthuk at 2C uthuk-berserker 2\nuthuk at 8D uthuk-berserker 1 routed beastman 1",
        "uthuk at 2C uthuk-berserker 2\nuthuk at 8D uthuk-berserker 1",
    ),
    "hoard-of-black-iron": (FORTS + "uthuk dials 0 0 5", FORTS + "uthuk dials 0 0 4"),
}

# What must be destroyed or removed, by 8 berserkers with Conquer, and what is not enough.
FOUGHT = {
    "walls-cast-down": ("daqan stronghold 8B damaged", "daqan at 8B routed daqan-footman 1"),
    "slaughter-in-the-wilds": ("neutral at 8B routed beastman 3", "neutral at 8B routed beastman 2"),
    "slayer-of-titans": ("neutral at 8B routed giant 1", "neutral at 8B routed beastman 3"),
    "field-of-broken-banners": (
        "daqan at 8B routed daqan-footman 3 beastman 1",
        "daqan at 8B routed daqan-footman 3",
    ),
}


def turn_of(objective: str, lines: str) -> Runewars:
    """Just before Fortify."""
    content = house_content()
    who = "latari" if content.objective_side[content.objectives.index(objective)] == 0 else "uthuk"
    return turn(f"turn {who} fortify\n{who} objective {objective}\n{lines}")


def test_every_objective_is_here() -> None:
    assert set(STANDING) | set(FOUGHT) == set(house_content().objectives)


@pytest.mark.rule("R22.1")
@pytest.mark.parametrize("objective", STANDING)
def test_an_objective_met_as_things_stand(objective: str) -> None:
    met, missed = (turn_of(objective, lines) for lines in STANDING[objective])
    who = met.names[met.current]
    assert "claim" in offers(met, who)
    assert "claim" not in offers(missed, who), "but he is asked: it is his secret"


@pytest.mark.rule("R11.14", "R22.1", "U37")
@pytest.mark.parametrize("objective", FOUGHT)
@pytest.mark.parametrize("enough", [True, False])
def test_an_objective_met_in_a_battle_of_this_turn(objective: str, enough: bool) -> None:
    """Routed units do not take part, and are destroyed when their side loses."""
    lines = FOUGHT[objective][0 if enough else 1]
    g = turn(
        f"turn uthuk conquer\nuthuk influence 0\nuthuk objective {objective}\n"
        f"uthuk at uthuk-a uthuk-berserker 8\n{lines}"
    )
    assert "claim" not in offers(g, "uthuk")
    say(g, "uthuk done", "uthuk activate 8B from uthuk-a uthuk-berserker 8 done ...")
    while g.asks and g.asks[0][1].name != "my-turn":
        say(g, "uthuk no")
    assert g.control(g.content.area_name.index("8B")) == seat(g, "uthuk")
    assert ("claim" in offers(g, "uthuk")) == enough


@pytest.mark.rule("RW-N15", "R22.1")
def test_an_objective_is_not_claimed_on_the_season_card_but_in_the_next_own_turn() -> None:
    g = season_card("royal-assize", "latari objective voice-of-the-realm\nlatari influence 8")
    say(g, "latari take influence")
    assert g.influence[seat(g, "latari")] == 10 and asked_only_for_gifts(g)
    g = turn("turn latari harvest\nlatari objective voice-of-the-realm\nlatari influence 10")
    say(g, "latari claim", "latari dragon latari-a false latari-b")
    assert g.objective[seat(g, "latari")] == -1 and runes(g) == {"latari-a": "dragon", "latari-b": "false"}
    assert len(g.objective_decks[0]) == 7, "no new one is drawn"
    assert g.over or "claim" not in offers(g, "latari")


def asked_only_for_gifts(g: Runewars) -> bool:
    return all(prompt.name == "fall-gift" for _, prompt, _ in g.asks)


@pytest.mark.rule("R22.1", "U37")
def test_an_objective_is_claimed_just_after_the_order_too() -> None:
    g = turn(
        "turn latari acquire-power\nlatari objective voice-of-the-realm\n"
        "latari influence 9\nlatari dials 2 3 2"
    )
    assert "claim" not in offers(g, "latari")
    say(g, "latari done")
    assert "claim" in offers(g, "latari"), "before the supremacy, with the influence of the dials"


def test_pact_of_the_free_cities_with_two_players() -> None:
    """Two are enough."""
    two = "seats latari uthuk\nfirst latari\nturn latari fortify\nlatari objective pact-of-the-free-cities\n"
    pieces = (
        "map tile-7 0 0,-1\nmap tile-3 60 1,-3\nmap tile-2 0 -2,3\n"
        "map tile-8 240 -4,7\nmap home-latari 240 -2,0\nmap home-uthuk 0 -3,6\n"
    )
    g = scene(two + pieces + "latari at 2C latari-archer 1\nlatari at 3B latari-archer 1")
    assert "claim" in offers(g, "latari")
