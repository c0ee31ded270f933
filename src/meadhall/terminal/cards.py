"""Cards in words: what they are, what they do, and how a Quest stands."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from meadhall.bloodrage.view import Card, Quest, View
from meadhall.terminal.pen import Pen


def kind(pen: Pen, card: Card) -> str:
    """`Battle +3`, `Quest 5 Glory`, `Monster Upgrade 2 Rage`."""
    name = pen.texts(f"kind-{card.kind}")
    if card.kind == "battle":
        return f"{name} +{'X' if card.name == 'heimdalls-sight' else card.value}"
    if card.kind == "quest":
        return f"{name} · {pen.texts('n-glory', n=card.glory or 0)}"
    return f"{name} · {pen.texts('n-rage', n=card.value if card.cost is None else card.cost)}"


def does(pen: Pen, card: Card) -> str:
    """The card's text."""
    return pen.texts(f"card-{card.name}.text", glory=card.glory or 0)


def card_table(
    pen: Pen, rows: Iterable[tuple[str, Card, Text | None]], *, short: bool = False
) -> RenderableType:
    """Cards line by line: a label before each, and what more there is to say of it."""
    table = pen.grid("", "", "", header=False)
    table.columns[0].justify = "right"
    table.columns[0].no_wrap = True
    table.columns[1].min_width = 16
    table.columns[2].ratio = 1
    table.expand = True
    if short:
        table.columns[1].no_wrap = table.columns[2].no_wrap = True
        table.columns[2].overflow = "ellipsis"
    for label, card, note in rows:
        text = Text()
        if note is not None:
            text.append_text(note).append(" ")
        text.append(does(pen, card))
        name = Text(pen.texts(f"card-{card.name}"), "bold")
        name.append(f"\n{kind(pen, card)}" if not short else f" {_brief(pen, card)}", "not bold cyan")
        table.add_row(Text(label, "bold"), name, text)
    return table


def _brief(pen: Pen, card: Card) -> str:
    if card.kind == "battle":
        return kind(pen, card).rpartition(" ")[2]
    if card.kind == "quest":
        return pen.texts("n-glory", n=card.glory or 0)
    return pen.texts("n-rage", n=card.value if card.cost is None else card.cost)


def standing(pen: Pen, quest: Quest) -> Text:
    """How a Quest stands now."""
    if not quest.done:
        return Text(pen.texts("ui-quest-no"), "yellow")
    return Text(pen.texts("ui-quest-yes", where=" ".join(quest.where)), "green")


def hand(pen: Pen, view: View, *, short: bool) -> RenderableType:
    """Your hand; a Quest also says how it stands."""
    quests = {quest.card.id: quest for quest in view.quests if not quest.committed}
    rows = [("•", card, standing(pen, quests[card.id]) if card.id in quests else None) for card in view.hand]
    return card_table(pen, rows, short=short)


def committed(pen: Pen, view: View) -> list[Text]:
    """Your committed Quests, one line each."""
    lines = []
    for quest in view.quests:
        if quest.committed:
            line = Text(f"• {pen.texts(f'card-{quest.card.name}')} ", "bold")
            line.append(f"{pen.texts('n-glory', n=quest.card.glory or 0)} ", "not bold cyan")
            line.append_text(standing(pen, quest))
            lines.append(line)
    return lines


def all_cards(pen: Pen, view: View) -> None:
    """Every card you can see, with its whole text: your hand, then Upgrades clan by clan."""
    if view.hand:
        pen.heading(pen.texts("ui-hand-title"))
        pen.put(hand(pen, view, short=False))
    for clan in view.clans:
        cards = [card for card in clan.upgrades if card is not None]
        if cards:
            pen.console.rule(pen.clan(clan.id), align="left", style="dim")
            pen.put(card_table(pen, [("•", card, None) for card in cards]))
