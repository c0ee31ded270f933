"""Helpers for the card tests: a board, and queries of the views that players have."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from meadhall import bloodrage
from meadhall.bloodrage.cards import TYPE_NAME
from meadhall.bloodrage.events import Event, project
from meadhall.bloodrage.view import Clan, Place, View
from meadhall.kernel.refusal import Refusal

Test = TypeVar("Test", bound=Callable[..., None])

# Andlang and Utgard have three villages and share fjord-sw, Gimle has five and fjord-nw, Horgr four and
# fjord-se. Muspelheim is doomed in Age 3. By then both provinces of fjord-ne are gone.
BOARD = """
age 3
first wolf
doom elvagar angerboda muspelheim
token andlang axes
token utgard rage
token gimle glory5
token horgr horns
"""
GONE = ["myrkulor", "elvagar", "angerboda", "muspelheim"]


def card(name: str) -> Callable[[Test], Test]:
    """Says which card a test is about; test_every_card.py looks whether one is missing."""
    assert name in TYPE_NAME, name
    return lambda test: test


def table(text: str) -> bloodrage.BloodRage:
    """The position of the text; of BOARD holds what the text does not say itself. It is Wolf's turn."""
    written = {tuple(line.split()[:2]) if "token" in line else line.split()[0] for line in _lines(text)}
    said = {line.split()[0]: line.split()[1] for line in _lines(text)}
    phase = said.get("phase", "action")
    lines = [
        line
        for line in _lines(BOARD)
        if (tuple(line.split()[:2]) if "token" in line else line.split()[0]) not in written
    ]
    if "destroyed" not in written and "doom" not in written:
        gone = int(said.get("age", "3")) + (phase in ("valhalla", "scoring"))
        lines.append(f"destroyed {' '.join(GONE[:gone])}")
    if "turn" not in written and phase == "action":
        lines.append("turn wolf")
    game = bloodrage.parse("\n".join([*lines, *_lines(text)]))
    game.events = []
    return game


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def play(game: bloodrage.BloodRage, lines: str) -> bloodrage.BloodRage:
    """One sentence a line."""
    for line in _lines(lines):
        game.do(line)
    return game


def fight(text: str, province: str = "gimle", **cards: str) -> bloodrage.BloodRage:
    """Wolf pillages the province, where all stand already; each clan named reveals its card."""
    hands = "".join(f"\n{clan} hand {name}" for clan, name in cards.items())
    game = table(text + hands)
    play(game, f"wolf pillage {province}")
    return play(game, "\n".join(f"{clan} reveal {name.split()[0]}" for clan, name in cards.items()))


def code(refusal: Refusal | None) -> str | None:
    """The code of a refusal; None for something allowed."""
    return None if refusal is None else refusal.code


# --- looks ------------------------------------------------------------------------------------------


def _view(game: bloodrage.BloodRage, clan: str | None = None) -> View:
    seen = game.view(None if clan is None else game.seat_names().index(clan))
    assert isinstance(seen, View)
    return seen


def _clan(game: bloodrage.BloodRage, clan: str) -> Clan:
    return next(sheet for sheet in _view(game).clans if sheet.id == clan)


def _place(game: bloodrage.BloodRage, place: str) -> Place:
    return next(spot for spot in (*_view(game).provinces, *_view(game).fjords) if spot.id == place)


def glory(game: bloodrage.BloodRage, clan: str) -> int:
    return _clan(game, clan).glory


def rage(game: bloodrage.BloodRage, clan: str) -> int:
    return _clan(game, clan).rage


def steps(game: bloodrage.BloodRage, clan: str) -> list[int]:
    """Rage, Axes, Horns: 1 1 1 at the start."""
    return [_clan(game, clan).stats[name].step for name in ("rage", "axes", "horns")]


def figures(game: bloodrage.BloodRage, clan: str, place: str) -> str:
    """As in a position: `warrior 2 leader`; in a place of the board, in valhalla or in the reserve."""
    sheet = _clan(game, clan)
    if place == "valhalla":
        groups = sheet.valhalla
    elif place == "reserve":
        groups = sheet.reserve
    else:
        groups = [group for group in _place(game, place).figures if group.clan == clan]
    return " ".join(f"warrior {g.n}" if g.figure == "warrior" else g.figure for g in groups)


def strength(game: bloodrage.BloodRage, clan: str, province: str) -> int:
    """STR of a clan in a province and its fjord."""
    return sum(side.total for side in _place(game, province).sides if side.clan == clan)


def pillaged(game: bloodrage.BloodRage, province: str) -> bool:
    return _place(game, province).pillaged


def destroyed(game: bloodrage.BloodRage, province: str) -> bool:
    return _place(game, province).destroyed


def hand(game: bloodrage.BloodRage, clan: str) -> list[str]:
    """The cards in a hand, by name."""
    return sorted(held.name for held in _view(game, clan).hand)


def sheet(game: bloodrage.BloodRage, clan: str) -> list[str]:
    """The Upgrades on a clan sheet, by name."""
    return [held.name for held in _clan(game, clan).upgrades if held is not None]


def discard(game: bloodrage.BloodRage) -> list[str]:
    """The open discards, by name."""
    return sorted(name.partition("@")[0] for name in _view(game).discard)


def asked(game: bloodrage.BloodRage) -> list[str]:
    """Who must decide what, now: `wolf late-card`."""
    return [f"{ask.seat} {ask.prompt}" for ask in _view(game).asked]


def events(game: bloodrage.BloodRage, *kinds: str) -> list[Event]:
    """What a spectator has seen happen since the position, of the kinds named."""
    assert game.events is not None
    return [event for event in project(game, game.events, None) if not kinds or event.kind in kinds]


def totals(game: bloodrage.BloodRage) -> dict[str, tuple[int, int]]:
    """STR of figures and of cards of each side, in the last battle that was compared."""
    return {event.seat or "": (event.n or 0, event.more or 0) for event in events(game, "strength_counted")}


def winner(game: bloodrage.BloodRage) -> str | None:
    """Who won the last battle; None for a tie."""
    return events(game, "battle_won", "battle_tied")[-1].seat
