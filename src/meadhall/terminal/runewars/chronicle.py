"""The story so far, as your seat may know it: headings for seasons, a line for each turn and battle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from meadhall.bots import Fault
from meadhall.runewars.events import Event, project
from meadhall.terminal.runewars.pen import RunePen
from meadhall.terminal.runewars.words import event as sentence

FAULT = "fault"  # not of the game: a bot that failed
HEADINGS = {"season_begins", "quest_phase", "game_ends"}
# A new paragraph begins with these.
OPENING = {
    "turn_begins",
    "season_card",
    "battle_begins",
    "battle_round",
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


class Chronicle:
    """All events of a game, and how many of them you have read."""

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

    def news(self, pen: RunePen, game: Any) -> list[list[Text]]:
        """What has happened since you last looked; a new year begins a new page."""
        self.read = min(self.read, len(self.events))  # an undo takes the story back too
        told = self._story(game, self.read, self._faults[self._faults_read :])
        self.read, self._faults_read = len(self.events), len(self._faults)
        pages: list[list[Event]] = [[]]
        for event in told:
            new_year = event.kind == "season_begins" and event.fields.get("season") == "spring"
            if new_year and pages[-1]:
                pages.append([])
            pages[-1].append(event)
        followed = game.view(self.you).effect  # the scene shows the whole card, again and again
        shown = followed.id if followed is not None else None
        return [tell(pen, page, lambda card: card != shown) for page in pages]

    def all(self, pen: RunePen, game: Any) -> list[Text]:
        return tell(pen, self._story(game, 0, self._faults))

    def _story(self, game: Any, start: int, faults: Sequence[tuple[int, Event]]) -> list[Event]:
        story: list[Event] = []
        for i, event in enumerate(project(game, self.events[start:], self.you), start):
            story += [fault for before, fault in faults if before == i]
            story.append(event)
        return story + [fault for before, fault in faults if before >= len(self.events)]


def tell(
    pen: RunePen, events: Sequence[Event], read_out: Callable[[str], bool] = lambda _: False
) -> list[Text]:
    """Events as paragraphs: a new line when the player changes, and for each step of a battle.

    `read_out`: which season cards are told with what they say.
    """
    lines: list[Text] = []
    fresh, speaker = True, ""
    for event in events:
        if event.kind in HEADINGS:
            lines.append(Text(f"— {sentence(pen, event)}", "bold"))
            fresh = True
            continue
        seat = str(
            event.fields.get("seat") or event.fields.get("attacker") or event.fields.get("winner") or ""
        )
        seat = "" if seat.isdigit() else seat  # `strength` has numbers there
        fresh = fresh or event.kind in OPENING or (seat != "" and seat != speaker)
        if fresh or not lines:
            lines.append(pen.dot(seat or None).append(" "))
            speaker = seat
        else:
            lines[-1].append("  ")
        said = (
            pen.texts("rw-ui-fault", **pen.values(event.fields))
            if event.kind == FAULT
            else sentence(pen, event)
        )
        lines[-1].append(said, "not bold dim" if event.kind == FAULT else "not bold default")
        if event.kind == "season_card" and read_out(str(event.fields["card"])):
            lines[-1].append(f" {pen.name('seasoncard', str(event.fields['card']), 'text')}", "not bold dim")
        fresh = event.kind == FAULT
    for line in lines:
        pen.colour_clans(line)
    return lines
