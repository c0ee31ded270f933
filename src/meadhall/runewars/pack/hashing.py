"""The hash that identifies a pack in records."""

# not compiled: works on fields of dataclasses.
from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import sha256

from meadhall.runewars.pack.kinds import Pack

SHOWN = 16


def pack_hash(pack: Pack) -> str:
    """Return the hash of a pack, which does not depend on the layout of the files.

    It is computed from the decoded pack: white space, the order of fields, explicit defaults and pack.json do
    not affect it. The order of entries does, because answers are numbered by it.
    """
    content = asdict(pack)
    content["pack"] = {"format": pack.pack.format}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(text.encode("ascii")).hexdigest()[:SHOWN]
