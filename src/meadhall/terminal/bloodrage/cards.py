"""Cards as text: kind, effect, and the state of a Quest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from meadhall.bloodrage.view import Card, Quest, View
from meadhall.terminal.output import Output


def kind(out: Output, card: Card) -> str:
    """`Battle +3`, `Quest 5 Glory`, `Monster Upgrade 2 Rage`."""
    name = out.texts(f"kind-{card.kind}")
    if card.kind == "battle":
        return f"{name} +{'X' if card.name == 'heimdalls-sight' else card.value}"
    if card.kind == "quest":
        return f"{name} · {out.texts('n-glory', n=card.glory or 0)}"
    return name if card.cost is None else f"{name} · {out.texts('n-rage', n=card.cost)}"  # in play: paid for


def does(out: Output, card: Card) -> str:
    """The card's text."""
    return out.texts(f"card-{card.name}.text", glory=card.glory or 0)


class Row(NamedTuple):
    """A card with its label, notes and number of copies."""

    label: str
    card: Card
    note: Text | None = None
    n: int = 1


def counted(cards: Sequence[Card]) -> dict[str, int]:
    """Return the number of each card, in their order."""
    return dict(Counter(card.id for card in cards))


def named(out: Output, card: Card, n: int = 1) -> str:
    """`Troll`, `Tyr's Crush ×2`."""
    return out.texts(f"card-{card.name}") + (f" ×{n}" if n > 1 else "")


def card_table(out: Output, rows: Iterable[Row], *, short: bool = False) -> RenderableType:
    """Return cards as rows: in columns if there is room, else as paragraphs."""
    table = out.grid("", "", "", header=False) if not out.narrow or short else out.grid("", "", header=False)
    table.expand = True
    table.columns[0].justify = "right"
    table.columns[0].no_wrap = True
    table.columns[-1].ratio = 1
    if short:
        table.columns[1].no_wrap = table.columns[2].no_wrap = True
        table.columns[2].overflow = "ellipsis"
    for label, card, note, n in rows:
        name = Text(named(out, card, n), "bold")
        text = Text.assemble(note or "", " " if note else "", does(out, card))
        if short:
            name.append(f" {_brief(out, card)}", "not bold cyan")
        elif out.narrow:
            text = Text.assemble(name, (f" · {kind(out, card)}. ", "cyan"), text)
        else:
            name.append(f"\n{kind(out, card)}", "not bold cyan")
        table.add_row(Text(label, "bold"), *([text] if out.narrow and not short else [name, text]))
    return table


def _brief(out: Output, card: Card) -> str:
    if card.kind == "battle":
        return kind(out, card).rpartition(" ")[2]
    if card.kind == "quest":
        return out.texts("n-glory", n=card.glory or 0)
    return "" if card.cost is None else out.texts("n-rage", n=card.cost)


def standing(out: Output, quest: Quest, brief: bool = False) -> Text:
    """Return the state of a Quest; the short form is a mark and the provinces that fulfil it."""
    if brief:
        places = f" {', '.join(out.place(place) for place in quest.where)}" if quest.where else ""
        return Text(f"✓{places}", "green") if quest.done else Text("✗", "yellow")
    if not quest.done:
        return Text(out.texts("ui-quest-no"), "yellow")
    return Text(out.texts("ui-quest-yes", where=" ".join(quest.where) or "none"), "green")


def hand(out: Output, view: View, room: int = 1000) -> RenderableType:
    """Return your hand, with as much text as fits, and the state of Quests."""
    title = Text(out.texts("ui-hand-title"), "bold")
    quests = {quest.card.id: quest for quest in view.quests if not quest.committed}
    numbers = counted(view.hand)
    cards = list({card.id: card for card in view.hand}.values())
    for short in (False, True):
        rows = [
            Row(
                "•",
                card,
                standing(out, quests[card.id], short) if card.id in quests else None,
                numbers[card.id],
            )
            for card in cards
        ]
        table = card_table(out, rows, short=short)
        if out.lines(table) < room:
            return Lines(title, table)
    title.append(":")
    for i, card in enumerate(cards):
        title.append(" · " if i else " ", "not bold")
        title.append(f"{named(out, card, numbers[card.id])} {_brief(out, card)}", "not bold")
        if card.id in quests:
            title.append(" ").append_text(standing(out, quests[card.id], True))
    return title


def committed(out: Output, view: View) -> list[Text]:
    """Return your committed Quests, one line each."""
    lines = []
    for quest in view.quests:
        if quest.committed:
            line = Text(f"• {out.texts(f'card-{quest.card.name}')} ", "bold")
            line.append(f"{out.texts('n-glory', n=quest.card.glory or 0)} ", "not bold cyan")
            line.append_text(standing(out, quest))
            lines.append(line)
    return lines


def all_cards(out: Output, view: View) -> None:
    """Print every visible card with its full text: your hand, then Upgrades by clan."""
    out.put(hand(out, view) if view.hand else Text(out.texts("ui-hand-empty")))
    for clan in view.clans:
        cards = [card for card in clan.upgrades if card is not None]
        if cards:
            out.console.rule(out.clan(clan.id), align="left", style="dim")
            out.put(card_table(out, [Row("•", card) for card in cards]))
