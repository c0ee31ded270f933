"""Views in parts, so that a change sends only the parts that changed.

A part is one field of the view (`age`), or one item of a public list of things with ids (`clans/wolf`). It
is always replaced whole: no merging, no list indices, nulls are values. Only a hash of each part is kept.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import Any

from msgspec import Raw
from msgspec.json import Encoder

_encode = Encoder().encode
_MASK = 2**64 - 1

Parts = dict[str, bytes]

# Every table of a game has the same parts: their names are kept once.
_NAMES: dict[tuple[str, ...], tuple[str, ...]] = {}


def public_parts(view: Any) -> Parts:
    """A spectator's view (a dataclass), cut up."""
    parts: Parts = {}
    for field, value in vars(view).items():
        if type(value) is list and value and hasattr(value[0], "id"):
            for item in value:
                parts[_name(field, item.id)] = _encoded(item)
        else:
            parts[field] = _encode(value)
    return parts


@cache
def _name(field: str, item: str) -> str:
    return f"{field}/{item}"


# What was encoded, by identity: games hand out the same object as long as nothing about it has changed.
_ENCODED: dict[int, tuple[Any, bytes]] = {}
_MOST_ENCODED = 20_000  # about half a KB each


def _encoded(item: Any) -> bytes:
    found = _ENCODED.get(id(item))
    return found[1] if found is not None and found[0] is item else _keep(item, _encode(item))


def encoded_event(event: Any) -> bytes:
    """Its kind and the parameters it has; those it has not are left out."""
    found = _ENCODED.get(id(event))
    if found is not None and found[0] is event:
        return found[1]
    return _keep(event, _encode({"kind": event.kind, **event.params()}))


def _keep(item: Any, blob: bytes) -> bytes:
    if len(_ENCODED) >= _MOST_ENCODED:
        _ENCODED.clear()
    _ENCODED[id(item)] = (item, blob)
    return blob


def own_parts(fields: dict[str, Any]) -> Parts:
    """What only this seat sees: whole fields, in place of the spectator's."""
    parts: Parts = {}
    for field, value in fields.items():
        if type(value) is list and value and type(value[0]) is not str:
            parts[field] = encoded_list(value)
        else:
            parts[field] = _encode(value)
    return parts


def encoded_list(items: list[Any]) -> bytes:
    """A list of things that are handed out again and again."""
    return b"[" + b",".join([_encoded(item) for item in items]) + b"]"


def whole(view: Any, own: dict[str, Any]) -> Raw:
    """The full view as one JSON object."""
    return Raw(_encode({**vars(view), **own}))


class Seen:
    """Which version of each part a viewer was shown last: eight bytes a part."""

    __slots__ = ("hashes", "names")

    def __init__(self, parts: Parts) -> None:
        names = tuple(parts)
        self.names = _NAMES.setdefault(names, names)
        self.hashes = array("Q", [hash(blob) & _MASK for blob in parts.values()])

    def changes(self, parts: Parts) -> dict[str, Raw] | None:
        """The parts that differ, now taken as shown; None: other parts altogether, show the full view."""
        if tuple(parts) != self.names:
            return None
        changed: dict[str, Raw] = {}
        hashes = self.hashes
        for i, (name, blob) in enumerate(parts.items()):
            now = hash(blob) & _MASK
            if now != hashes[i]:
                hashes[i] = now
                changed[name] = Raw(blob)
        return changed
