"""The question and the numbered answers, as text."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from meadhall.kernel.contract import Answer, Ask
from meadhall.runewars.orders.diplomacy import MOST_SPENT
from meadhall.runewars.state import LIMIT
from meadhall.runewars.view import View
from meadhall.terminal.bloodrage.choices import GAP
from meadhall.terminal.runewars.cards import entry, hero_numbers
from meadhall.terminal.runewars.fate_odds import best_destinies, fate_left, percentages
from meadhall.terminal.runewars.moves import neutral_units, planned_units
from meadhall.terminal.runewars.numbers import numbered
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.runewars.players import player_of, units_on
from meadhall.terminal.runewars.words import (
    KINDS,
    area_of,
    counting,
    counting_shape,
    fate,
    label,
    named,
    open_fate_cards,
)

# Kinds of objects whose choices show the full text.
READ = {"tactics", "reward", "quest", "objective", "title", "order", "development", "hero", "faction"}
# Of these, only where one decides for the first time what they are.
READ_HEROES = {"enlist", "dismiss"}
# The length of each choice: everything; for orders only their supremacy; little more than the name.
FULL, SHORT, BRIEF = 2, 1, 0
# Where the dial that is meant is your own.
OWN_DIALS = {"recruit-dial", "lower-dial"}
# A stronghold is given up with its development, or a development is moved.
GIVEN_UP = {"tear-down", "take-over", "move-development"}


def area_numbers(asked: Ask, view: View | None = None, opened: bool = False) -> dict[str, int]:
    """Return the numbers of choices that are areas, for the map; none if an area has several."""
    shown = numbered(asked, view, opened)
    areas = [(area, number) for number, answer in shown if (area := answer.id_of("area")) is not None]
    numbers = dict(areas)
    return numbers if len(numbers) == len(areas) else {}


def choices(out: RunewarsOutput, view: View, asked: Ask, opened: bool = False) -> list[RenderableType]:
    """Return the numbered answers: cards with their texts, the rest in columns."""
    listed = numbered(asked, view, opened)
    lines = [_line(out, view, asked, number, answer) for number, answer in listed]
    if all(line.cell_len <= out.console.width for line in lines):
        return [_columns(out, lines)]
    for detail in (FULL, SHORT) if asked.prompt == "choose-order" else (FULL,):
        table = out.grid("", "", header=False)
        for number, answer in listed:
            table.add_row(Text(f"{number:>2}", "bold"), _said(out, view, asked, answer, detail))
        if view.offered is not None or out.lines(table) <= out.height // 2:
            return [table]
    brief = [_line(out, view, asked, number, answer, BRIEF) for number, answer in listed]
    note = [Text(out.texts("rw-ui-orders-brief"), "dim")] if asked.prompt == "choose-order" else []
    return [_columns(out, brief), *note]


def _line(
    out: RunewarsOutput, view: View, asked: Ask, number: int, answer: Answer, detail: int = FULL
) -> Text:
    return Text(f"{number:>2} ", "bold").append_text(_said(out, view, asked, answer, detail))


def _said(out: RunewarsOutput, view: View, asked: Ask, answer: Answer, detail: int = FULL) -> Text:
    """Return an answer as text, with notes."""
    line = Text().append(label(out, asked, answer, view), "not bold")
    for note in _notes(out, view, asked, answer, detail):
        line.append(" · ", "dim").append_text(note)
    return line


def _notes(out: RunewarsOutput, view: View, asked: Ask, answer: Answer, detail: int) -> list[Text]:
    """Return notes: the effect of a card, the contents of an area."""
    if answer.verb == "units" and asked.prompt == "move-which":
        return _too_many(out, view, asked, answer)
    if answer.verb in ("spend", "diplomacy"):
        return _odds(out, view, answer)
    thing = named(answer)
    if not thing.id:
        return []
    if detail == BRIEF:
        return [_supremacy_brief(out, view, thing.id)] if answer.verb == "order" else []
    if detail == SHORT:
        return [_supremacy_note(out, view, thing.id)]
    kind = KINDS.get(thing.kind, thing.kind)
    if kind == "fate":
        return _fate_notes(out, view, asked, answer)
    if kind in READ and (kind != "hero" or answer.verb in READ_HEROES):
        return _read_out(out, view, asked, kind, thing.id)
    if kind == "resource":
        return _dial(out, view, thing.id) if asked.prompt in OWN_DIALS else [_dials(out, view, thing.id)]
    if asked.prompt in GIVEN_UP:
        return _given_up(out, view, thing.id)
    return []


def _read_out(out: RunewarsOutput, view: View, asked: Ask, kind: str, card: str) -> list[Text]:
    """Return the text printed on a card."""
    _, _, text = entry(out, kind, card).plain.partition(": ")
    notes = [Text(hero_numbers(out, view, card), "cyan")] if kind == "hero" else []
    notes += [Text(text, "not bold")] if text else []
    if kind == "order":
        notes.append(_supremacy_note(out, view, card))
    if kind == "development":
        notes += _taken_from(out, view, asked, card)
    if kind == "title":
        there = [title.influence for title in view.titles if title.id == card]
        notes += [Text(f"{out.texts('rw-ui-influence')} {influence}") for influence in there]
    return notes


# --- orders ------------------------------------------------------------------------------------------------


def _supremacy_note(out: RunewarsOutput, view: View, order: str) -> Text:
    """Return whether the order would have its supremacy bonus, and the bonus."""
    bonus = out.name("order", order, "supremacy")
    if not bonus:
        return Text(out.texts("rw-ui-supremacy-never"), "dim")
    if higher := _higher_played(out, view, order):
        return Text(out.texts("rw-ui-supremacy-no", order=higher), "dim")
    return Text(out.texts("rw-ui-supremacy-yes", text=bonus), "cyan")


def _supremacy_brief(out: RunewarsOutput, view: View, order: str) -> Text:
    bonus = out.name("order", order, "supremacy")
    if bonus and not _higher_played(out, view, order):
        return Text(out.texts("rw-ui-supremacy-brief"), "cyan")
    return Text(out.texts("rw-ui-supremacy-none"), "dim")


def _higher_played(out: RunewarsOutput, view: View, order: str) -> str:
    """Return the highest own order of this year, if it is higher than this one (p.12); "" if not."""
    numbers = out.content.orders
    played = max(player_of(view).face_up, key=numbers.index, default=order)
    return out.order(played) if numbers.index(played) > numbers.index(order) else ""


# --- diplomacy and fate (p.18) -----------------------------------------------------------------------------


def _odds(out: RunewarsOutput, view: View, answer: Answer) -> list[Text]:
    """Return the chances of the best of so many fate cards; for diplomacy, of as many as the player can
    pay."""
    most = min(MOST_SPENT, player_of(view).influence)
    spent = answer.n_of("number")
    cards = most if spent is None else spent
    ally, retreat, fight = percentages(best_destinies(*fate_left(out.content, view), cards))
    said = out.texts("rw-ui-odds", ally=ally, retreat=retreat, fight=fight)
    if spent is None:
        return [Text(out.texts("rw-ui-odds-most", n=most, odds=said), "cyan")]
    return [Text(said, "cyan")]


def _fate_notes(out: RunewarsOutput, view: View, asked: Ask, answer: Answer) -> list[Text]:
    """Return the symbol that counts, the number of such cards, and its meaning in diplomacy."""
    cards = {card.id: card for card in open_fate_cards(view)}
    if named(answer).id not in cards:
        return []
    card = cards[named(answer).id]
    alike = [named(a).id for a in asked.answers if a.verb == answer.verb and named(a).id in cards]
    n = sum(1 for other in alike if counting(view, cards[other]) == counting(view, card))
    notes = [fate(out, card, counting_shape(view))]
    if n > 1:
        notes[0].append(f" ×{n}", "bold")
    if view.arriving:
        notes.append(Text(out.texts(f"rw-ui-destiny-{card.destiny}")))
    return notes


def _too_many(out: RunewarsOutput, view: View, asked: Ask, answer: Answer) -> list[Text]:
    """p.18: with more than eight units in all, diplomacy is not possible."""
    target = area_of(asked)
    neutral = neutral_units(view, target)
    coming = planned_units(view, target) + (named(answer).n or 0)
    if not neutral or neutral + coming <= LIMIT:
        return []
    return [Text(out.texts("rw-ui-no-talk-brief"), "yellow")]


# --- developments ------------------------------------------------------------------------------------------


def _taken_from(out: RunewarsOutput, view: View, asked: Ask, development: str) -> list[Text]:
    """If all its tokens are on the board: return where one of them would be taken from (p.31)."""
    there = [
        out.area(area.id)
        for area in view.areas
        if area.development == development and area.stronghold and area.stronghold.seat == view.seat
    ]
    number = out.content.names["development"].index(development)
    if asked.prompt != "which-development" or len(there) < out.content.development_count[number]:
        return []
    return [Text(out.texts("rw-ui-taken-from", areas=" / ".join(there)), "yellow")]


def _given_up(out: RunewarsOutput, view: View, place: str) -> list[Text]:
    """Return the development that is lost with the stronghold, or moved."""
    names = [area.development for area in view.areas if area.id == place and area.development]
    return [Text(out.name("development", name), "yellow") for name in names]


# --- dials -------------------------------------------------------------------------------------------------


def _dial(out: RunewarsOutput, view: View, resource: str) -> list[Text]:
    """Return the units that Recruit gives for this dial (p.35)."""
    dial = player_of(view).dials.get(resource)
    if dial is None:
        return []
    units = ", ".join(f"{n} × {out.name('unit', unit)}" for unit, n in units_on(view, dial).items())
    return [Text(f"{dial.value}", "bold"), Text(units or out.texts("rw-ui-no-units"), "cyan")]


def _dials(out: RunewarsOutput, view: View, resource: str) -> Text:
    """Return this dial of every player; the card says which player is meant."""
    line = Text()
    for player in view.players:
        if resource in player.dials:
            line.append("  " if line else "").append_text(out.mark(player.id))
            line.append(f" {player.dials[resource].value}", "not bold default")
    return line


def _columns(out: RunewarsOutput, lines: list[Text]) -> RenderableType:
    """Return as many columns as fit, read downwards."""
    for count in (6, 5, 4, 3, 2):
        rows = -(-len(lines) // count)
        columns = [lines[start : start + rows] for start in range(0, len(lines), rows)]
        widths = [max(line.cell_len for line in column) + GAP for column in columns]
        if rows > 1 and sum(widths) - GAP <= out.console.width:
            table = out.grid(*[""] * len(columns), header=False)
            table.padding = (0, GAP, 0, 0)
            for row in range(rows):
                table.add_row(*(column[row] for column in columns if row < len(column)))
            return table
    return Text("\n").join(lines)
