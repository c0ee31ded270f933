"""The messages for questions, answers and events of Runewars.

Messages are chosen as in locale: `rw-answer-<verb>-<prompt>` before `rw-answer-<verb>`, and
`rw-event-<kind>-hidden` if a secret of another player is missing. A missing player or object is “none”.
"""

from __future__ import annotations

from rich.text import Text

from meadhall.kernel.contract import Answer, Ask, Ref
from meadhall.runewars import event_codes as ev
from meadhall.runewars.events import Event
from meadhall.runewars.view import Effect, FateCard, View
from meadhall.runewars.viewing.about import ABOUT
from meadhall.runewars.viewing.words import fate_cards
from meadhall.terminal.runewars.output import RunewarsOutput

Values = dict[str, str | int]

# Kinds of the engine -> kinds of messages, where they differ.
KINDS = {"type": "unit", "units": "unit", "season_card": "seasoncard"}
NOTHING = Ref("word")
FIELDS = {
    name: [(f.lstrip("!"), kind.removesuffix("s…"), f.startswith("!")) for f, kind in fields]
    for name, fields in zip(ev.NAMES, ev.FIELDS, strict=True)
}
STONES = {"gold": "yellow", "silver": "white", "red": "red"}


def named(answer: Answer) -> Ref:
    """Return what an answer names first; NOTHING for an answer that names nothing."""
    return answer.refs[0] if answer.refs else NOTHING


def area_of(asked: Ask) -> str:
    """Return the area that a question is about; "" if there is none."""
    return asked.about["area"].id if "area" in asked.about else ""


def about(out: RunewarsOutput, asked: Ask) -> Values:
    """Return the parameters of the question."""
    values: Values = {name: "none" for name in ABOUT.get(asked.prompt, ()) if name}
    for name, ref in asked.about.items():
        values[name] = out.value(ref.kind, ref.id) if ref.n is None else ref.n
    return values


def question(out: RunewarsOutput, asked: Ask) -> Text:
    """Return the question; for the choice of a card it names the kind of object."""
    message = f"rw-prompt-{asked.prompt}"
    kinds = {named(answer).kind for answer in asked.answers} - {NOTHING.kind}
    special = f"{message}.{next(iter(kinds))}" if len(kinds) == 1 else ""
    return Text(out.texts(special if out.texts.has(special) else message, **about(out, asked)), "bold")


def label(out: RunewarsOutput, asked: Ask, answer: Answer, view: View | None = None) -> str:
    """Return an answer as text."""
    if answer.verb == "more":  # see listing.py
        return out.texts(f"rw-ui-more-{asked.prompt}", n=answer.n_of("number") or 0)
    if answer.verb == "choose":
        return _option(out, answer, None if view is None else view.effect)
    special = f"rw-answer-{answer.verb}-{asked.prompt}"
    message = special if out.texts.has(special) else f"rw-answer-{answer.verb}"
    said = out.texts(message, **(about(out, asked) | parts(out, answer)))
    if asked.prompt == "city-benefit" and view is not None and (n := _benefit(view, asked, answer)):
        return f"{n} × {said}"
    return said


def _benefit(view: View, asked: Ask, answer: Answer) -> int:
    """Return the number of the benefit that the city gives."""
    cities = [area.city for area in view.areas if area.id == area_of(asked)]
    return sum(city.benefits.get(named(answer).id, 0) for city in cities if city is not None)


def parts(out: RunewarsOutput, answer: Answer) -> Values:
    """Return the values of an answer's message."""
    thing = named(answer)
    values: Values = {"kind": thing.kind}
    if thing.id:
        values["id"] = out.value(KINDS.get(thing.kind, thing.kind), thing.id)
    if thing.n is not None:
        values["n"] = thing.n
    if (cell := cell_of(answer)) is not None:
        values["q"], values["r"] = cell
    if (damage := answer.n_of("damage")) is not None:
        values["damage"] = damage
    if (state := answer.id_of("state")) is not None:
        values["routed"] = "yes" if state == "routed" else "no"
    return values


def cell_of(answer: Answer) -> tuple[int, int] | None:
    """Return the cell of the map that an answer names, if any."""
    cell = answer.id_of("cell")
    if cell is None:
        return None
    q, r = cell.split(",")
    return int(q), int(r)


def _option(out: RunewarsOutput, answer: Answer, effect: Effect | None) -> str:
    """Return the text of a card's option, in the card's own words if it has any."""
    option = named(answer).id
    special = f"rw-choice-{option}-{effect.id}" if effect is not None else ""
    for message in (special, f"rw-choice-{option}"):
        if message and out.texts.has(message):
            return out.texts(message)
    return option


def event(out: RunewarsOutput, told: Event, shape: str | None = None) -> str:
    """Return a line of the log. Of fate cards only what counts: the symbol of this shape, or the destiny."""
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
        elif name == "cards" and kind == "fate":
            numbers = [out.content.names["fate"].index(card) for card in value.split()]
            cards = fate_cards(out.content, tuple(numbers))
            values[name] = ", ".join(fate(out, card, shape).plain for card in cards)
        elif name in ("cards", "quests"):
            values[name] = _several(out, KINDS.get(kind, kind), value)
        else:
            values[name] = out.value(KINDS.get(kind, kind), value)
    number = told.fields.get("number")
    if isinstance(number, int):
        values |= {"number": number, "n": abs(number), "sign": "minus" if number < 0 else "plus"}
    message = f"rw-event-{told.kind}"
    return out.texts(f"{message}-hidden" if hidden else message, **values)


def _several(out: RunewarsOutput, kind: str, ids: str) -> str:
    """Return ids for LIST, or the names of a user's pack."""
    names = [out.value(kind, thing) for thing in ids.split()]
    return ids if names == ids.split() else ", ".join(names)


# --- fate cards -------------------------------------------------------------------------------------------

GLYPHS = {"triangle": "▲", "circle": "●", "rectangle": "■", "hexagon": "⬢"}
DUEL_SHAPE = "circle"  # heroes read the circle of a fate card (p.28)


def open_fate_cards(view: View) -> list[FateCard]:
    """Return the face-up fate cards that were drawn."""
    cards = list(view.draw.cards) if view.draw is not None else []
    if view.battle is not None:
        cards += [*view.battle.attacker.cards, *view.battle.defender.cards]
    if view.duel is not None:
        cards += [card for side in view.duel.sides for card in side.cards]
    return list({card.id: card for card in cards}.values())


def counting_shape(view: View) -> str | None:
    """Return the shape whose symbols count for the cards just drawn; None: their destiny counts."""
    if view.battle is not None:
        drawer = view.draw.seat if view.draw is not None else view.seat
        sides = (view.battle.attacker, view.battle.defender)
        drawing = [side for side in sides if side.group is not None and side.seat == drawer]
        drawing += [side for side in sides if side.group is not None and side.played_by == drawer]
        kind = drawing[0].group if drawing else None
        return shape_of(view, kind) if kind is not None else None
    return DUEL_SHAPE if view.duel is not None else None


def shape_of(view: View, kind: str) -> str:
    return next(unit.shape for unit in view.types if unit.id == kind)


def counting(view: View, card: FateCard) -> str:
    """Return what counts of a fate card here; cards with the same value are equal choices."""
    shape = counting_shape(view)
    return f"◆{card.destiny}" if shape is None else card.symbols.get(shape, "")


def fate(out: RunewarsOutput, card: FateCard, shape: str | None = None) -> Text:
    """Return the part of a fate card that counts: `◆gold`, or `▲ damage 2` for units of that shape."""
    if shape is None:
        return Text(f"◆{out.texts(f'rw-destiny-{card.destiny}')}", STONES.get(card.destiny, ""))
    return Text(f"{GLYPHS[shape]} {symbol(out, card.symbols.get(shape, ''))}", "not bold default")


def symbol(out: RunewarsOutput, spelled: str) -> str:
    """`damage:2` as `damage 2`; no symbol is a miss."""
    what, _, n = spelled.partition(":")
    if not what:
        return out.texts("rw-ui-miss")
    return out.texts(f"rw-symbol-{what}") + (f" {n}" if n != "1" else "")
