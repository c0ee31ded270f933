"""Typed events, as one viewer may know them."""

# not compiled: border types; schemas are generated from them.
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import ATTRIBUTE_NAMES, BENEFIT_NAMES, RESOURCE_NAMES
from meadhall.runewars.content import Content
from meadhall.runewars.loading import DESTINIES
from meadhall.runewars.state import SEASON_NAMES, Runewars

RUNE_NAMES = ("none", "dragon", "false")


@dataclass(frozen=True)
class Event:
    """One happening: `kind` is a message id, `fields` are its parameters by name."""

    kind: str
    fields: dict[str, str | int]

    def params(self) -> dict[str, str | int]:
        """The parameters that the viewer may read, for the message."""
        return self.fields


# By code: name, kind, secret, and whether it takes all remaining numbers.
_SPELLED = [
    [
        (name.lstrip("!"), kind.removesuffix("s…").lstrip("!"), name.startswith("!"), kind.endswith("s…"))
        for name, kind in fields
    ]
    for fields in ev.FIELDS
]


def names_of(content: Content) -> dict[str, list[str]]:
    """Return the ids of all objects that events refer to, by kind of field."""
    return {
        **content.names,
        "season": list(SEASON_NAMES),
        "season_card": content.seasons,
        "city": content.cities,
        "piece": content.piece_name,
        "token": content.tokens,
        "resource": list(RESOURCE_NAMES),
        "attribute": list(ATTRIBUTE_NAMES),
        "benefit": list(BENEFIT_NAMES),
        "destiny": list(DESTINIES),
        "rune": list(RUNE_NAMES),
        "word": list(getattr(ev, "WORDS", ())),
    }


_NAMES: dict[str, dict[str, list[str]]] = {}


def _names(g: Runewars) -> dict[str, list[str]]:
    found = _NAMES.get(g.content.hash)
    if found is None:
        found = _NAMES[g.content.hash] = names_of(g.content)
    return {**found, "seat": list(g.names)}


def project(g: Runewars, raw: Iterable[tuple[int, ...]], viewer: int | None) -> list[Event]:
    """Events as a seat, or a spectator (None), may know them."""
    names = _names(g)
    return [_event(names, happening, viewer) for happening in raw]


def _event(names: dict[str, list[str]], happening: tuple[int, ...], viewer: int | None) -> Event:
    """Make a typed event. Of a secret of the first seat, other viewers get only the number of cards."""
    own = len(happening) > 1 and happening[1] == viewer
    fields: dict[str, str | int] = {}
    values = happening[1:]
    for at, (name, kind, secret, rest) in enumerate(_SPELLED[happening[0]]):
        if rest:
            if secret and not own:
                fields["number"] = len(values) - at
            else:
                fields[name] = " ".join(str(_spelled(names, kind, value)) for value in values[at:])
        elif not (secret and not own) and at < len(values):
            spelled = _spelled(names, kind, values[at])
            if spelled is not None:
                fields[name] = spelled
    return Event(ev.NAMES[happening[0]], fields)


def _spelled(names: dict[str, list[str]], kind: str, value: int) -> str | int | None:
    """Return the id of a number of this kind; None for -1."""
    if kind == "number":
        return value
    if value < 0:
        return None
    known = names[kind]
    return known[value]
