"""Packs: the content of a game of Runewars as a folder of data files (docs/packs.md)."""

from __future__ import annotations

from meadhall.runewars.pack.faults import BadPack, Fault
from meadhall.runewars.pack.hashing import former_hash, pack_hash
from meadhall.runewars.pack.kinds import Pack
from meadhall.runewars.pack.reading import HOUSE, house_pack, read

__all__ = ["HOUSE", "BadPack", "Fault", "Pack", "former_hash", "house_pack", "pack_hash", "read"]
