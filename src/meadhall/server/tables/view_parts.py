"""Views in parts, so that a change sends only the parts that changed.

A part is one field of the view (`age`), or one item of a public list of objects with ids (`clans/wolf`). It
is always replaced as a whole: no merging, no list indices, null is a value. Parts are compared by their keys
(kernel/game.py), so a part that did not change is not built.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw
from msgspec.json import Encoder

_encode = Encoder().encode

Keys = Sequence[tuple[Any, ...]]


def changed(game: Any, before: Keys, now: Keys) -> dict[str, Raw]:
    """The parts that differ, by name."""
    parts: dict[str, Raw] = {}
    for was, key in zip(before, now, strict=True):
        if was != key:
            name, value = game.part(key)
            parts[name] = Raw(_encode(value))
    return parts


def as_list(items: list[bytes]) -> Raw:
    return Raw(b"[" + b",".join(items) + b"]")


def whole(view: Any, own: dict[str, Any]) -> Raw:
    """The full view as one JSON object."""
    return Raw(_encode({**vars(view), **own}))


# Cache of encoded events, by identity: most events are shared objects that occur again and again.
_EVENTS: dict[int, tuple[Any, bytes]] = {}
_MOST_EVENTS = 10_000  # about half a KB each


def encoded_event(event: Any) -> bytes:
    """JSON of an event's kind and of the parameters that are set."""
    found = _EVENTS.get(id(event))
    if found is not None and found[0] is event:
        return found[1]
    blob = _encode({"kind": event.kind, **event.params()})
    if len(_EVENTS) >= _MOST_EVENTS:
        _EVENTS.clear()
    _EVENTS[id(event)] = (event, blob)
    return blob
