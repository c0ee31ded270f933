"""The story so far: what happened, as your seat may know it, in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from meadhall.bloodrage.events import Event, project
from meadhall.bloodrage.state import BloodRage
from meadhall.terminal.pen import Pen

# Said by what comes after them, or already on the screen.
UNTOLD = {"turn_begins", "rage_paid", "packs_passed", "cards_dealt"}
# In the log, but no news: you did it yourself, or it always goes so.
OLD_NEWS = {"card_kept", "card_returned", "card_discarded"}
HEADINGS = {"age_begins", "phase_begins", "game_ends"}
# A new paragraph begins with these.
OPENING = {
    "turn_begins",
    "passed",
    "battle_begins",
    "battle_won",
    "battle_tied",
    "province_destroyed",
    "quest_judged",
}


class Chronicle:
    """All events of a game, and how many of them you have read."""

    def __init__(self, events: list[tuple[int, ...]], you: int) -> None:
        self.events = events
        self.you = you
        self.read = 0

    def news(self, pen: Pen, game: BloodRage) -> list[Text]:
        """What has happened since you last looked."""
        self.read = min(self.read, len(self.events))  # an undo takes the story back too
        told = project(game, self.events[self.read :], self.you)
        self.read = len(self.events)
        return tell(pen, [event for event in told if event.kind not in OLD_NEWS])

    def all(self, pen: Pen, game: BloodRage) -> list[Text]:
        return tell(pen, project(game, self.events, self.you))


def tell(pen: Pen, events: Iterable[Event]) -> list[Text]:
    """Events as paragraphs: one a turn, one a step of a battle."""
    lines: list[Text] = []
    fresh = True
    for event in events:
        fresh = fresh or event.kind in OPENING or event.kind in HEADINGS
        if event.kind in UNTOLD or (event.kind == "card_kept" and event.card is None):
            continue
        sentence = pen.texts.event(event.kind, **event.params()).replace("!.", "!")
        if event.kind in HEADINGS:
            lines.append(Text(f"— {sentence}", "bold"))
            continue
        if fresh or not lines:
            lines.append(pen.dot(event.seat).append(" "))
        else:
            lines[-1].append("  ")
        lines[-1].append(sentence, "not bold default")
        fresh = False
    for line in lines:
        pen.colour_clans(line)
    return lines
