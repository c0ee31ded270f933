"""Which message says it: questions, answers and happenings of Runewars.

The rules of choosing are those of locale: `rw-answer-<verb>-<prompt>` before `rw-answer-<verb>`, and
`rw-event-<kind>-hidden` where a secret of somebody else is missing. What is nobody or nothing is “none”.
"""

from __future__ import annotations

from rich.text import Text

from meadhall.runewars import happenings as ev
from meadhall.runewars.events import Event
from meadhall.runewars.view import Answer, Ask, Effect, FateCard, View
from meadhall.runewars.viewing.about import ABOUT
from meadhall.terminal.runewars.pen import RunePen

Values = dict[str, str | int]

# Kinds of the engine -> kinds of messages, where they differ.
KINDS = {"type": "unit", "units": "unit", "season_card": "seasoncard", "fighter": "unit", "from": "area"}
# What a question's values are called -> the kind of message.
ABOUT_KINDS = {"kind": "unit", "other": "area", "from": "area"}
FIELDS = {
    name: [(f.lstrip("!"), kind.removesuffix("s…"), f.startswith("!")) for f, kind in fields]
    for name, fields in zip(ev.NAMES, ev.FIELDS, strict=True)
}
STONES = {"gold": "yellow", "silver": "white", "red": "red"}


def about(pen: RunePen, asked: Ask) -> Values:
    """What the question is about."""
    values: Values = {name: "none" for name in ABOUT.get(asked.prompt, ()) if name}
    for name, value in asked.about.items():
        values[name] = value if isinstance(value, int) else pen.value(ABOUT_KINDS.get(name, name), value)
    return values


def question(pen: RunePen, asked: Ask) -> Text:
    """What is asked; a card's choice says what kind of thing is chosen."""
    message = f"rw-prompt-{asked.prompt}"
    kinds = {answer.kind for answer in asked.answers} - {"word"}
    special = f"{message}.{next(iter(kinds))}" if len(kinds) == 1 else ""
    return Text(pen.texts(special if pen.texts.has(special) else message, **about(pen, asked)), "bold")


def label(pen: RunePen, asked: Ask, answer: Answer, view: View | None = None) -> str:
    """An answer in words."""
    if answer.verb == "choose":
        return _option(pen, answer, None if view is None else view.effect)
    special = f"rw-answer-{answer.verb}-{asked.prompt}"
    message = special if pen.texts.has(special) else f"rw-answer-{answer.verb}"
    said = pen.texts(message, **(about(pen, asked) | parts(pen, answer)))
    if asked.prompt == "city-benefit" and view is not None and (n := _benefit(view, asked, answer)):
        return f"{n} × {said}"
    return said


def _benefit(view: View, asked: Ask, answer: Answer) -> int:
    """How many of it the city gives."""
    cities = [area.city for area in view.areas if area.id == asked.about.get("area")]
    return sum(city.benefits.get(answer.id or "", 0) for city in cities if city is not None)


def parts(pen: RunePen, answer: Answer) -> Values:
    """The values of an answer's message."""
    values: Values = {"kind": answer.kind}
    if answer.id is not None:
        values["id"] = pen.value(KINDS.get(answer.kind, answer.kind), answer.id)
    for name in ("n", "q", "r", "damage"):
        if (number := getattr(answer, name)) is not None:
            values[name] = number
    if answer.routed is not None:
        values["routed"] = "yes" if answer.routed else "no"
    return values


def _option(pen: RunePen, answer: Answer, effect: Effect | None) -> str:
    """What a card lets one choose between, in the words of that card if it has its own."""
    option = answer.id or ""
    special = f"rw-choice-{option}-{effect.id}" if effect is not None else ""
    for message in (special, f"rw-choice-{option}"):
        if message and pen.texts.has(message):
            return pen.texts(message)
    return option


def event(pen: RunePen, told: Event) -> str:
    """A line of the log."""
    values: Values = {}
    hidden = False
    for name, kind, secret in FIELDS[told.kind]:
        value = told.fields.get(name)
        if value is None:
            hidden = hidden or secret
            if not secret:
                values[name] = "none"
        elif isinstance(value, int):
            values[name] = value
        elif name in ("cards", "quests") and kind != "fate":
            values[name] = _several(pen, KINDS.get(kind, kind), value)
        else:
            values[name] = pen.value(KINDS.get(kind, kind), value)
    number = told.fields.get("number")
    if isinstance(number, int):
        values |= {"number": number, "n": abs(number), "sign": "minus" if number < 0 else "plus"}
    message = f"rw-event-{told.kind}"
    return pen.texts(f"{message}-hidden" if hidden else message, **values)


def _several(pen: RunePen, kind: str, ids: str) -> str:
    """Ids for LIST, or the names of a pack of one's own."""
    names = [pen.value(kind, thing) for thing in ids.split()]
    return ids if names == ids.split() else ", ".join(names)


def fate(pen: RunePen, card: FateCard) -> Text:
    """`7 ◆gold ▲rout:1 ⬢special:1`: the card, its stone, and what each shape gets."""
    line = Text(f"{card.id} ", "bold")
    line.append(f"◆{pen.texts(f'rw-destiny-{card.destiny}')}", STONES.get(card.destiny, ""))
    for shape, symbol in card.symbols.items():
        what, _, n = symbol.partition(":")
        name = pen.texts(f"rw-symbol-{what}")
        line.append(f" {GLYPHS[shape]}{name}{'' if n == '1' else ' ' + n}", "not bold default")
    return line


GLYPHS = {"triangle": "▲", "circle": "●", "rectangle": "■", "hexagon": "⬢"}
