"""The event log, as your seat may know it: headings for seasons, a line for each turn and battle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from meadhall.bots import Fault
from meadhall.runewars import event_codes as ev
from meadhall.runewars.effects.tree import SHAPES
from meadhall.runewars.events import Event, project
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.runewars.words import DUEL_SHAPE
from meadhall.terminal.runewars.words import event as sentence

FAULT = "fault"  # not an event of the game: a bot failed
HEADINGS = {"season_begins", "quest_phase", "game_ends"}
# A new paragraph begins with these.
OPENING = {
    "turn_begins",
    "season_card",
    "battle_begins",
    "battle_round",
    "battle_group",
    "strength",
    "battle_won",
    "duel_begins",
    "duel_quest_begins",
    "quest_tried",
    "objective_met",
    "victory_placed",
    "tactics_played",
    "eliminated",
    FAULT,
}
DRAWS = {"fate_drawn", "fate_redrawn"}
RESULTS = {"special", "routed", "damaged", "destroyed", "hero_hurt"}  # of fate cards; on a line of their own
DUELS = {"duel_begins", "duel_quest_begins"}
# From these events on, other symbols of fate cards count.
READ_BY = {"battle_group", *DUELS, "strength", "battle_cancelled", "duel_ends", "turn_begins", "quest_tried"}


class EventLog:
    """All events of a game, and how many of them were shown."""

    def __init__(self, events: list[tuple[int, ...]], you: int) -> None:
        self.events = events
        self.you = you if you >= 0 else None
        self.read = 0
        self._faults: list[tuple[int, Event]] = []  # and how many events there were before each
        self._faults_read = 0

    def fault(self, fault: Fault) -> None:
        why = " ".join(fault.detail.split())[:80]
        fields: dict[str, str | int] = {"seat": fault.seat, "cause": fault.kind, "source": why}
        self._faults.append((len(self.events), Event(FAULT, fields)))

    def news(self, out: RunewarsOutput, game: Any) -> list[list[Text]]:
        """Return the events since the last call; a new year begins a new page."""
        self.read = min(self.read, len(self.events))  # an undo removes events
        shape = self._shape(out, game)
        told = self._story(game, self.read, self._faults[self._faults_read :])
        self.read, self._faults_read = len(self.events), len(self._faults)
        pages: list[list[Event]] = [[]]
        for event in told:
            new_year = event.kind == "season_begins" and event.fields.get("season") == "spring"
            if new_year and pages[-1]:
                pages.append([])
            pages[-1].append(event)
        followed = game.view(self.you).effect  # the scene already shows this card
        shown = followed.id if followed is not None else None
        you = "" if self.you is None else game.seat_names()[self.you]
        lines = []
        for page in pages:
            lines.append(tell(out, page, lambda card: card != shown, shape, you))
            shape = None
        return lines

    def _shape(self, out: RunewarsOutput, game: Any) -> str | None:
        """Return the shape that counted on fate cards at the last call."""
        for raw in reversed(self.events[: self.read]):
            if ev.NAMES[raw[0]] in READ_BY:
                return read_by(out, project(game, [raw], self.you)[0])
        return None

    def all(self, out: RunewarsOutput, game: Any) -> list[Text]:
        return tell(out, self._story(game, 0, self._faults))

    def _story(self, game: Any, start: int, faults: Sequence[tuple[int, Event]]) -> list[Event]:
        story: list[Event] = []
        for i, event in enumerate(project(game, self.events[start:], self.you), start):
            story += [fault for before, fault in faults if before == i]
            story.append(event)
        return story + [fault for before, fault in faults if before >= len(self.events)]


def read_by(out: RunewarsOutput, event: Event) -> str | None:
    """Return the shape that counts on fate cards from this event on; None: their destiny counts."""
    if event.kind == "battle_group":
        content = out.content
        return SHAPES[content.shape[content.type_name.index(str(event.fields["type"]))]]
    return DUEL_SHAPE if event.kind in DUELS else None


def tell(
    out: RunewarsOutput,
    events: Sequence[Event],
    read_out: Callable[[str], bool] = lambda _: False,
    shape: str | None = None,
    you: str = "",
) -> list[Text]:
    """Return events as paragraphs: a new line when the player changes, and for each step of a battle.

    `read_out`: which season cards are told with what they say. `shape`: the one that counts on fate cards at
    the beginning. `you`: the seat whose supremacy bonuses are read out.
    """
    lines: list[Text] = []
    fresh, speaker, drawn = True, "", False
    for event in events:
        if event.kind in READ_BY:
            shape = read_by(out, event)
        if event.kind in HEADINGS:
            lines.append(Text(f"— {sentence(out, event)}", "bold"))
            fresh = True
            continue
        seat = str(
            event.fields.get("seat") or event.fields.get("attacker") or event.fields.get("winner") or ""
        )
        seat = "" if seat.isdigit() else seat  # `strength` has numbers there
        fresh = fresh or event.kind in OPENING or (seat != "" and seat != speaker)
        fresh = fresh or (drawn and event.kind in RESULTS)
        drawn = shape is not None and event.kind in DRAWS
        if fresh or not lines:
            lines.append(out.dot(seat or None).append(" "))
            speaker = seat
        else:
            lines[-1].append("  ")
        said = (
            out.texts("rw-ui-fault", **out.values(event.fields))
            if event.kind == FAULT
            else sentence(out, event, shape)
        )
        lines[-1].append(said, "not bold dim" if event.kind == FAULT else "not bold default")
        if event.kind == "season_card" and read_out(str(event.fields["card"])):
            lines[-1].append(f" {out.name('seasoncard', str(event.fields['card']), 'text')}", "not bold dim")
        if event.kind == "supremacy" and seat == you:
            bonus = out.name("order", str(event.fields["order"]), "supremacy")
            lines[-1].right_crop(1)  # what it gives follows in the same sentence
            lines[-1].append(f": {bonus}.", "not bold dim")
        fresh = event.kind == FAULT
    for line in lines:
        out.colour_clans(line)
    return lines
