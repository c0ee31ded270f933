"""Helpers for scenarios: a position, playing on, and queries of views."""

from __future__ import annotations

from meadhall.bloodrage import BloodRage
from meadhall.bloodrage.events import Event, project
from meadhall.bloodrage.view import Clan, Place

# A board to write positions on: Wolf is first, and by Age the doomed provinces are gone.
TOKENS = """
first wolf
doom muspelheim angerboda elvagar
token elvagar rage
token angerboda axes
token muspelheim horns
token horgr glory5
token utgard horns
token andlang axes
token gimle rage
token myrkulor rage
"""
AGE_1 = TOKENS + "age 1\ndestroyed myrkulor\n"
AGE_2 = TOKENS + "age 2\ndestroyed myrkulor muspelheim\n"
AGE_3 = TOKENS + "age 3\ndestroyed myrkulor muspelheim angerboda\n"

# What somebody says who wants nothing, in this order; else the first legal answer.
MODEST = ("decline", "done", "nothing")


# --- playing -----------------------------------------------------------------------------------------


def play(game: BloodRage, *lines: str) -> None:
    """Sentences, one after the other."""
    for line in lines:
        game.do(line)


def answer_modestly(game: BloodRage, clan: str) -> None:
    offered = game.actions(clan)
    modest = [f"{clan} {word}" for word in MODEST if f"{clan} {word}" in offered]
    game.do((modest or offered)[0])


def settle(game: BloodRage) -> None:
    """Everybody asked something within an action or after it wants nothing, until a turn or a draft."""
    while game.asks and game.asks[0][1].name not in ("turn", "keep-card", "keep-two-cards"):
        answer_modestly(game, game.clans[game.waiting()[0]])


def all_pass(game: BloodRage) -> None:
    """Everybody passes: the Action phase is over."""
    while game.asks and game.asks[0][1].name == "turn":
        game.do(f"{game.clans[game.asks[0][0]]} pass")


def draft(game: BloodRage) -> None:
    """Everybody keeps the first cards of each pack."""
    while game.asks and game.asks[0][1].name in ("keep-card", "keep-two-cards"):
        clan = game.clans[game.waiting()[0]]
        game.do(game.actions(clan)[0])


def to_next_turns(game: BloodRage) -> None:
    """All pass and want nothing; the next Age is drafted, and its first turn begins."""
    all_pass(game)
    settle(game)
    draft(game)


# --- looking -----------------------------------------------------------------------------------------


def asked(game: BloodRage) -> list[str]:
    """Who still has to answer what: `raven join-battle`."""
    waiting = game.waiting()
    return [f"{game.clans[seat]} {prompt.name}" for seat, prompt, _ in game.asks if seat in waiting]


def code(game: BloodRage, line: str) -> str:
    """Why a sentence is refused; nothing if it is not."""
    refusal = game.why(line)
    return "" if refusal is None else refusal.code


def clan(game: BloodRage, name: str) -> Clan:
    """A clan sheet, as everybody sees it."""
    found: Clan = game.view(None).clans[game.clans.index(name)]
    return found


def steps(game: BloodRage, name: str) -> list[int]:
    """The steps of Rage, Axes and Horns."""
    return [stat.step for stat in clan(game, name).stats.values()]


def place(game: BloodRage, name: str) -> Place:
    view = game.view(None)
    places: list[Place] = view.provinces + view.fjords
    return next(place for place in places if place.id == name)


def figures(game: BloodRage, name: str) -> dict[str, int]:
    """The figures in a place, in Valhalla or in the reserves: `{"wolf warrior": 2}`."""
    if name in ("valhalla", "reserve"):
        groups = [group for clan in game.view(None).clans for group in getattr(clan, name)]
    else:
        groups = place(game, name).figures
    return {f"{group.clan} {group.figure}": group.n for group in groups}


def strengths(game: BloodRage, province: str) -> dict[str, int]:
    """Each clan's STR in a province, fjord included."""
    return {side.clan: side.total for side in place(game, province).sides}


def upgrades(game: BloodRage, name: str) -> list[str]:
    """The cards on a clan sheet."""
    return [card.name for card in clan(game, name).upgrades if card]


def hand(game: BloodRage, name: str) -> list[str]:
    """The cards in a hand, as its owner sees them."""
    return [card.name for card in game.view(game.clans.index(name)).hand]


def discards(game: BloodRage) -> list[str]:
    """The open discard pile."""
    return [card.partition("@")[0] for card in game.view(None).discard]


# --- listening -----------------------------------------------------------------------------------------


def listen(game: BloodRage) -> BloodRage:
    """Record events from now on."""
    game.events = []
    return game


def heard(game: BloodRage, kind: str) -> list[Event]:
    """Return the events of one kind, as a spectator sees them."""
    return [event for event in project(game, game.events or [], None) if event.kind == kind]


def total(game: BloodRage, name: str) -> tuple[int, int]:
    """A clan's total in the last battle: its figures' STR and its cards'."""
    last = [event for event in heard(game, "strength_counted") if event.seat == name][-1]
    return last.n or 0, last.more or 0
