"""What you are asked and what you can answer, numbered, in plain words."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from meadhall.runewars.view import Answer, Ask, FateCard, View
from meadhall.terminal.choices import GAP
from meadhall.terminal.runewars.cards import entry, hero_numbers
from meadhall.terminal.runewars.pen import RunePen
from meadhall.terminal.runewars.players import counted
from meadhall.terminal.runewars.words import KINDS, fate, label

# "No" and "no more" come after everything one might want to do.
LAST = ("done", "no")
# Kinds of things that are best read with their whole text, as the choice itself.
READ = {"tactics", "reward", "quest", "objective", "title", "order", "development", "hero", "faction"}
# Of these, only where one decides for the first time what they are.
READ_HEROES = {"enlist", "dismiss"}
# Where the dial that is meant is your own.
OWN_DIALS = {"recruit-dial", "lower-dial"}


def ordered(asked: Ask) -> list[Answer]:
    """The answers in the order of their numbers."""
    return sorted(asked.answers, key=lambda answer: answer.verb in LAST)


def area_numbers(asked: Ask) -> dict[str, int]:
    """The numbers of choices that are areas, for the map; none if an area stands for several."""
    areas = [(answer.id, number) for number, answer in enumerate(ordered(asked), 1) if answer.kind == "area"]
    numbers = {area: number for area, number in areas if area is not None}
    return numbers if len(numbers) == len(areas) else {}


def choices(pen: RunePen, view: View, asked: Ask) -> list[RenderableType]:
    """The numbered answers: cards with their texts, the rest in columns."""
    numbered = list(enumerate(ordered(asked), 1))
    lines = [_line(pen, view, asked, number, answer) for number, answer in numbered]
    if all(line.cell_len <= pen.console.width for line in lines):
        return [_columns(pen, lines)]
    table = pen.grid("", "", header=False)
    for number, answer in numbered:
        table.add_row(Text(f"{number:>2}", "bold"), _said(pen, view, asked, answer))
    if view.offered is not None or pen.lines(table) <= pen.height // 2:
        return [table]
    brief = [_line(pen, view, asked, number, answer, brief=True) for number, answer in numbered]
    note = [Text(pen.texts("rw-ui-orders-brief"), "dim")] if asked.prompt == "choose-order" else []
    return [_columns(pen, brief), *note]


def _line(pen: RunePen, view: View, asked: Ask, number: int, answer: Answer, brief: bool = False) -> Text:
    return Text(f"{number:>2} ", "bold").append_text(_said(pen, view, asked, answer, brief))


def _said(pen: RunePen, view: View, asked: Ask, answer: Answer, brief: bool = False) -> Text:
    """The answer with what one would look up; in brief, only its name."""
    line = Text().append(label(pen, asked, answer, view), "not bold")
    for note in _notes(pen, view, asked, answer, brief):
        line.append(" · ", "dim").append_text(note)
    return line


def _notes(pen: RunePen, view: View, asked: Ask, answer: Answer, brief: bool) -> list[Text]:
    """What the card does, what lies there: one need not look it up. In brief, whether supremacy counts."""
    if answer.id is None:
        return []
    if brief:
        bonus = answer.verb == "order" and pen.name("order", answer.id, "supremacy")
        return [Text("★", "cyan")] if bonus and _supremacy(view, answer.id) else []
    kind = KINDS.get(answer.kind, answer.kind)
    if answer.kind == "fate":
        return [fate(pen, card) for card in _fate_cards(view) if card.id == answer.id]
    if kind in READ and (kind != "hero" or answer.verb in READ_HEROES):
        said = entry(pen, kind, answer.id)
        _, _, text = said.plain.partition(": ")
        notes = [Text(hero_numbers(pen, view, answer.id), "cyan")] if kind == "hero" else []
        notes += [Text(text, "not bold")] if text else []
        if kind == "order" and (more := pen.name("order", answer.id, "supremacy")):
            notes.append(Text(f"★ {more}", "cyan" if _supremacy(view, answer.id) else "dim strike"))
        if kind == "title":
            notes += [
                Text(f"{pen.texts('rw-ui-influence')} {t.influence}")
                for t in view.titles
                if t.id == answer.id
            ]
        return notes
    if answer.kind == "resource":
        return _dial(pen, view, answer.id) if asked.prompt in OWN_DIALS else [_dials(pen, view, answer.id)]
    return []


def _supremacy(view: View, order: str) -> bool:
    """Whether its supremacy would count: in spring, or with no higher order on the table this year."""
    you = next(player for player in view.players if player.id == view.seat)
    every = sorted([*you.orders, *you.face_up], key=_ORDERS.index)
    return all(every.index(played) < every.index(order) for played in you.face_up if played != order)


_ORDERS = (
    "strategize",
    "mobilize",
    "conquer",
    "harvest",
    "recruit",
    "rally-support",
    "acquire-power",
    "fortify",
)


def _dial(pen: RunePen, view: View, resource: str) -> list[Text]:
    """What this dial would bring."""
    you = next(player for player in view.players if player.id == view.seat)
    dial = you.dials.get(resource)
    if dial is None:
        return []
    icons = counted(pen, dial)
    return [Text(f"{dial.value}", "bold"), *([Text(icons, "cyan")] if icons else [])]


def _dials(pen: RunePen, view: View, resource: str) -> Text:
    """Where this dial of every player stands: the card says whose is meant."""
    line = Text()
    for player in view.players:
        if resource in player.dials:
            line.append("  " if line else "").append_text(pen.mark(player.id))
            line.append(f" {player.dials[resource].value}", "not bold default")
    return line


def _fate_cards(view: View) -> list[FateCard]:
    cards = list(view.draw.cards) if view.draw is not None else []
    if view.battle is not None:
        cards += [*view.battle.attacker.cards, *view.battle.defender.cards]
    if view.duel is not None:
        cards += [card for side in view.duel.sides for card in side.cards]
    return list({card.id: card for card in cards}.values())


def _columns(pen: RunePen, lines: list[Text]) -> RenderableType:
    """As many columns as fit, read downwards."""
    for count in (6, 5, 4, 3, 2):
        rows = -(-len(lines) // count)
        columns = [lines[start : start + rows] for start in range(0, len(lines), rows)]
        widths = [max(line.cell_len for line in column) + GAP for column in columns]
        if rows > 1 and sum(widths) - GAP <= pen.console.width:
            table = pen.grid(*[""] * len(columns), header=False)
            table.padding = (0, GAP, 0, 0)
            for row in range(rows):
                table.add_row(*(column[row] for column in columns if row < len(column)))
            return table
    return Text("\n").join(lines)
