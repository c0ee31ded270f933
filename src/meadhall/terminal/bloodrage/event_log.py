"""The event log: what happened, as your seat may know it, as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from meadhall.bloodrage.events import Event, project
from meadhall.bloodrage.state import BloodRage
from meadhall.bots import Fault
from meadhall.terminal.output import Output

# Events that later ones include, or that are already on the screen.
UNTOLD = {"turn_begins", "rage_paid", "packs_passed", "cards_dealt"}
# Events that are in the log but not news: your own actions, or events that always happen.
OLD_NEWS = {"card_kept", "card_returned", "card_discarded"}
# Not an event of the game: a bot failed.
FAULT = "fault"
HEADINGS = {"age_begins", "phase_begins", "game_ends"}
# A new paragraph begins with these.
OPENING = {
    "turn_begins",
    "passed",
    "battle_begins",
    "strength_counted",
    "battle_won",
    "battle_tied",
    "province_destroyed",
    "quest_judged",
    FAULT,
}


class EventLog:
    """All events of a game, and how many of them were shown."""

    def __init__(self, events: list[tuple[int, ...]], you: int) -> None:
        self.events = events
        self.you = you
        self.read = 0
        self._faults: list[tuple[int, Event]] = []  # and how many events there were before each
        self._faults_read = 0

    def fault(self, fault: Fault) -> None:
        """Add that a bot failed before the next event, with the first line of its error message."""
        why = " ".join(fault.detail.split())[:80]
        told = Event(FAULT, seat=fault.seat, cause=fault.kind, source=why)
        self._faults.append((len(self.events), told))

    def news(self, out: Output, game: BloodRage) -> list[list[Text]]:
        """Return the events since the last call; a new Age begins a new page."""
        self.read = min(self.read, len(self.events))  # an undo removes events
        before = project(game, self.events[: self.read], self.you)
        told = self._story(game, self.read, self._faults[self._faults_read :])
        self.read, self._faults_read = len(self.events), len(self._faults)
        pages: list[list[Event]] = [[]]
        for event in told:
            if event.kind == "age_begins" and pages[-1]:
                pages.append([])
            if event.kind not in OLD_NEWS:
                pages[-1].append(event)
        return [tell(out, page, before) for page in pages]

    def all(self, out: Output, game: BloodRage) -> list[Text]:
        return tell(out, self._story(game, 0, self._faults))

    def _story(self, game: BloodRage, start: int, faults: Sequence[tuple[int, Event]]) -> list[Event]:
        """Return the events from there on, with faults at their places."""
        story: list[Event] = []
        for i, event in enumerate(project(game, self.events[start:], self.you), start):
            story += [fault for before, fault in faults if before == i]
            story.append(event)
        return story + [fault for before, fault in faults if before >= len(self.events)]


class Fight:
    """The battle being described: the cards each clan played."""

    def __init__(self) -> None:
        self.cards: dict[str, list[str]] = {}

    def hear(self, event: Event) -> None:
        if event.kind in ("battle_begins", "watch_discards"):
            self.cards = {}
        elif event.kind in ("card_revealed", "card_added") and event.seat and event.card:
            self.cards.setdefault(event.seat, []).append(event.card)


def tell(out: Output, events: Sequence[Event], before: Iterable[Event] = ()) -> list[Text]:
    """Return events as paragraphs: a new line when the clan changes, and for each step of a battle."""
    lines: list[Text] = []
    fresh, speaker = True, ""
    fight = Fight()
    for event in before:
        fight.hear(event)
    for i, event in enumerate(events):
        fight.hear(event)
        fresh = fresh or event.kind in OPENING or event.kind in HEADINGS
        if event.kind in UNTOLD or (event.kind == "card_kept" and event.card is None):
            continue
        sentence = _sentence(out, events, i, fight).replace("!.", "!")
        if event.kind in HEADINGS:
            lines.append(Text(f"— {sentence}", "bold"))
            continue
        fresh = fresh or (event.seat or speaker) != speaker
        if fresh or not lines:
            lines.append(out.dot(event.seat).append(" "))
        else:
            lines[-1].append("  ")
        lines[-1].append(sentence, "not bold dim" if event.kind == FAULT else "not bold default")
        fresh, speaker = event.kind == FAULT, event.seat or ""
    for line in lines:
        out.colour_clans(line)
    return lines


def _sentence(out: Output, events: Sequence[Event], i: int, fight: Fight) -> str:
    event = events[i]
    if event.kind == FAULT:
        return out.texts("ui-fault", **event.params())
    if event.kind == "strength_counted":
        return _sum(out, events, i, fight)
    if event.kind == "rage_gained" and event.seat and event.n:
        payer = events[i - 1] if i else event
        if payer.kind == "rage_paid" and payer.seat and payer.seat != event.seat:  # nobody else pays a rival
            return out.texts("ui-rage-stolen", seat=event.seat, other=payer.seat, n=event.n)
        if card := next(iter(fight.cards.get(event.seat, [])), ""):
            return out.texts("ui-rage-by-card", seat=event.seat, card=card, n=event.n)
    return out.texts.event(event.kind, **event.params())


def _sum(out: Output, events: Sequence[Event], i: int, fight: Fight) -> str:
    """`Wolf: 4 + 4 (Tyr's Crush) = 8, wins`."""
    event = events[i]
    seat, figures, cards = event.seat or "", event.n or 0, event.more or 0
    end = next((later for later in events[i:] if later.kind in ("battle_won", "battle_tied")), event)
    wins = "yes" if end.kind == "battle_won" and end.seat == seat else "no"
    names = ", ".join(out.texts(f"card-{card.partition('@')[0]}") for card in fight.cards.get(seat, []))
    return out.texts(
        "ui-battle-sum", seat=seat, n=figures, more=cards, cards=names, total=figures + cards, wins=wins
    )
