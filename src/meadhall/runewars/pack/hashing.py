"""The hash by which a game's record names its pack."""

# not compiled: works on fields of dataclasses.
from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import sha256

from meadhall.runewars.pack.kinds import Pack

SHOWN = 16


def pack_hash(pack: Pack) -> str:
    """The same for the same content, however the files are laid out.

    Made from the pack as it was read: spaces, the order of fields and defaults that are written out do not
    count, nor does what the pack says about itself. The order of entries does: answers are numbered by it.
    """
    content = asdict(pack)
    content["pack"] = {"format": pack.pack.format}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(text.encode("ascii")).hexdigest()[:SHOWN]
