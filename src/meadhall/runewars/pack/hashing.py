"""The ids that name the content of a pack in records."""

# not compiled: works on fields of dataclasses.
from __future__ import annotations

import json
from dataclasses import asdict, fields, is_dataclass
from hashlib import sha256

from meadhall.runewars.pack.kinds import FOR_PEOPLE, Pack

SHOWN = 16

# Ids that were given when they still covered the texts, by the hash of what plays. They stay for ever:
# records and tables name them, and fingerprints contain them.
FORMER_IDS = {"dbd25071386f0d2d": "9ee57552cf28f9cd"}  # the house set of rules 1


def pack_hash(pack: Pack) -> str:
    """Return the id of a pack's content: a hash of what changes play.

    Names, texts, notes and sources (`FOR_PEOPLE`) and pack.json do not affect it, nor does the layout of the
    files. The order of entries does, because answers are numbered by it.
    """
    found = _hashed({"pack": {"format": pack.pack.format}, **_playing(pack, leave_out=("pack",))})
    return FORMER_IDS.get(found, found)


def former_hash(pack: Pack) -> str:
    """Return the hash of a whole pack with its texts, which was its id in earlier versions of Meadhall."""
    return _hashed({**asdict(pack), "pack": {"format": pack.pack.format}})


def _playing(entry: object, leave_out: tuple[str, ...] = ()) -> dict[str, object]:
    """Return the fields of an entry that change play."""
    kept = [f.name for f in fields(entry) if f.name not in (*FOR_PEOPLE, *leave_out)]  # type: ignore[arg-type]
    return {name: _value(getattr(entry, name)) for name in kept}


def _value(value: object) -> object:
    if is_dataclass(value):
        return _playing(value)
    return [_value(part) for part in value] if isinstance(value, tuple) else value


def _hashed(content: dict[str, object]) -> str:
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(text.encode("ascii")).hexdigest()[:SHOWN]
