"""Each quest card of the house set; duel quests are in test_duels.py."""

from meadhall.runewars.heroes.quest_actions import attempt
from meadhall.runewars.heroes.quest_phase import act
from meadhall.runewars.state import KNOWERS, Runewars
from tests.runewars.hero_scenes import attributes, damage, held_quests, legal, number, quests, rewards, say
from tests.runewars.scene import seat

SHARD = "deck rewards skyfire-shard runeplate\n"


def tried(quest: str, where: str, hero: str, lines: str, map: str = "M3") -> Runewars:
    """A hero of latari at the place has just begun the quest."""
    name, *state = hero.split()
    g = quests(f"latari hero {name} {where} {' '.join(state)}\nlatari quests {quest}\n" + SHARD + lines, map)
    say(g, f"latari hero {name} move done quest {quest}")
    return g


def won(g: Runewars, hero: str, n: int = 1) -> bool:
    return rewards(g, hero) == ["skyfire-shard", "runeplate"][:n]


def test_the_drowned_bell() -> None:
    g = tried("the-drowned-bell", "1A", "silhouette", "fate 5 3")
    say(g, "latari keep 5")
    assert won(g, "silhouette") and attributes(g, "silhouette") == [2, 4, 3]


def test_the_titans_toll() -> None:
    g = tried("the-titans-toll", "2A", "silhouette", "fate 3 1")
    say(g, "latari keep 3")
    assert won(g, "silhouette") and damage(g, "silhouette") == 1
    g = tried("the-titans-toll", "2A", "silhouette", "fate 3 1")
    say(g, "latari keep 1")
    assert not won(g, "silhouette") and damage(g, "silhouette") == 2


def test_a_reward_and_then_death_completes_the_quest() -> None:
    g = tried("the-titans-toll", "2A", "silhouette damage 2", "fate 3 1")
    say(g, "latari keep 3")
    if g.asks:
        say(g, "latari done")
    assert held_quests(g, "latari") != ["the-titans-toll"] and len(g.graves) == 1


def test_the_wyrms_larder() -> None:
    g = tried("the-wyrms-larder", "5D", "dun-harrowgate", "fate 5", "M4")
    say(g, "latari discard " + legal(g, "latari")[0].split()[-1])
    assert len(rewards(g, "dun-harrowgate")) == 2
    g = tried("the-wyrms-larder", "5D", "brannoc-vale", "fate 5", "M4")
    assert won(g, "brannoc-vale", 2)


def test_heartwood() -> None:
    g = tried("heartwood", "8A", "silhouette", "fate 1 2 11 12")
    assert legal(g, "latari") == ["test strength", "test agility"]
    say(g, "latari test agility keep 11")
    assert damage(g, "silhouette") == 1


def test_the_ferrymans_debt() -> None:
    g = tried("the-ferrymans-debt", "9B", "silhouette", "latari influence 3", "M4")
    say(g, "latari choose pay")
    assert won(g, "silhouette") and g.influence[seat(g, "latari")] == 0
    g = tried("the-ferrymans-debt", "9B", "brannoc-vale", "latari influence 2\nfate 3", "M4")
    say(g, "latari train wisdom")
    assert attributes(g, "brannoc-vale") == [4, 1, 3]


def test_the_collapsed_gallery() -> None:
    g = tried("the-collapsed-gallery", "2B", "maerith-dawnsong", "fate 1")
    assert g.hero_down[number(g, "maerith-dawnsong")] and not won(g, "maerith-dawnsong")


def test_the_silent_auction() -> None:
    g = tried("the-silent-auction", "3B", "brannoc-vale", "latari influence 4\nfate 1 2 11 5")
    say(g, "latari choose two keep 5")
    assert won(g, "brannoc-vale") and g.influence[seat(g, "latari")] == 2


def test_the_masked_regent() -> None:
    g = tried("the-masked-regent", "5B", "gorrath-splitjaw", "latari influence 4\nfate 3", "M4")
    say(g, "latari choose bribe")
    assert won(g, "gorrath-splitjaw") and g.influence[seat(g, "latari")] == 2
    g = tried("the-masked-regent", "5B", "gorrath-splitjaw", "latari influence 1\nfate 1", "M4")
    assert g.influence[seat(g, "latari")] == 0


def test_the_horned_riddle() -> None:
    g = tried("the-horned-riddle", "6A", "gorrath-splitjaw", "latari influence 1\nfate 3")
    say(g, "latari yes")
    assert won(g, "gorrath-splitjaw") and g.influence[seat(g, "latari")] == 0


def test_well_of_reflections() -> None:
    g = tried("well-of-reflections", "7B", "silhouette training 1 0 1", "")
    assert won(g, "silhouette")


def test_scale_and_ember() -> None:
    g = tried("scale-and-ember", "8C", "brannoc-vale", "latari influence 1\nfate 5")
    assert won(g, "brannoc-vale") and g.influence[seat(g, "latari")] == 2


def city(g: Runewars) -> str:
    return next(g.content.area_name[a] for a in g.board.areas if g.city[a] >= 0)


def test_the_guildmasters_price() -> None:
    where = city(quests("latari hero silhouette latari-a"))
    g = tried("the-guildmasters-price", where, "gorrath-splitjaw", "fate 1 5")
    assert not won(g, "gorrath-splitjaw")
    g = tried(
        "the-guildmasters-price", where, "gorrath-splitjaw", f"latari at {where} latari-archer 1\nfate 1 5"
    )
    say(g, "latari keep 5")
    assert won(g, "gorrath-splitjaw")


def test_plans_from_the_war_room() -> None:
    g = tried(
        "plans-from-the-war-room",
        "8B",
        "brannoc-vale",
        "uthuk stronghold 8B\nuthuk tactics lost-city\nfate 5",
    )
    assert won(g, "brannoc-vale")
    assert g.hands[seat(g, "uthuk")][0] >> seat(g, "latari") & 1


def test_hearth_thief() -> None:
    """From the home's player, whoever controls the area."""
    lines = (
        "daqan at uthuk-a daqan-footman 1\ndaqan influence 3\nuthuk influence 3\nlatari influence 0\nfate 5"
    )
    g = tried("hearth-thief", "uthuk-a", "maerith-dawnsong", lines)
    say(g, "latari test strength")
    assert won(g, "maerith-dawnsong")
    assert [g.influence[seat(g, name)] for name in ("daqan", "uthuk", "latari")] == [3, 2, 1]


def test_the_wild_tongue() -> None:
    g = tried("the-wild-tongue", "2A", "gorrath-splitjaw", "neutral at 2A giant 1\nfate 3")
    assert won(g, "gorrath-splitjaw") and damage(g, "gorrath-splitjaw") == 1


def test_vigil_at_arms() -> None:
    g = tried("vigil-at-arms", "latari-a", "maerith-dawnsong", "latari stronghold latari-a\nfate 1")
    assert attributes(g, "maerith-dawnsong") == [2, 2, 4] and not won(g, "maerith-dawnsong")


def test_the_hermits_fire() -> None:
    g = tried("the-hermits-fire", "7C", "maerith-dawnsong damage 2", "neutral at 7C none\nfate 1")
    say(g, "latari test strength")
    assert damage(g, "maerith-dawnsong") == 0, "1 by the fire, 1 by her own song"


def off_map(quest: str, hero: str, lines: str) -> Runewars:
    """A quest of a tile that neither map has: tried where the hero is."""
    g = quests(f"latari hero {hero} latari-a\n" + SHARD + lines)
    who = seat(g, "latari")
    g.quests[who] = (g.content.quests.index(quest) << KNOWERS | 1 << who,)
    g.asks.clear()
    g.given.clear()
    g.offers.clear()
    act(g, number(g, hero))
    g.asks.clear()
    g.given.clear()
    attempt(g, number(g, hero), g.content.quests.index(quest))
    g.run()
    return g


def test_ink_and_ashes() -> None:
    g = off_map("ink-and-ashes", "gorrath-splitjaw", "latari tactics lost-city\nfate 3")
    say(g, "latari done choose trade discard lost-city")
    assert won(g, "gorrath-splitjaw") and g.hands[seat(g, "latari")] == ()
    g = off_map("ink-and-ashes", "gorrath-splitjaw", "fate 3")
    assert attributes(g, "gorrath-splitjaw") == [4, 2, 2]


def test_razor_nests() -> None:
    g = off_map("razor-nests", "brannoc-vale", "fate 3")
    assert won(g, "brannoc-vale") and damage(g, "brannoc-vale") == 1
