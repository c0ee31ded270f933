"""Packs from a user's folder: reading, loading, and remembering the folder."""

# not compiled: works on files and words.
from __future__ import annotations

from pathlib import Path

from meadhall.kernel.packs import BadPack, Brought, Fault, PackChanged
from meadhall.kernel.rules import Rules
from meadhall.runewars.loading import PACKS, content_of, house_content
from meadhall.runewars.pack import Pack, pack_hash, read
from meadhall.runewars.pack.texts import changed_texts
from meadhall.runewars.rulebook import by_pack

__all__ = ["BROUGHT", "PackChanged", "bring", "brought", "load", "own_texts", "pack_of", "rules_with"]

BROUGHT: dict[str, Brought] = {}  # those of this process, by hash; never the house set


def load(folder: Path) -> Pack:
    """Read a pack and make its tables; raises BadPack with all that is wrong."""
    pack = read(folder)
    try:
        content_of(pack)
    except (ValueError, LookupError) as why:  # faults that the checks do not find but the engine does
        raise BadPack([Fault(str(folder), "", f"the engine cannot play with this pack: {why}")]) from why
    return pack


def bring(folder: Path) -> Brought:
    """Load and remember a pack; raises BadPack."""
    pack = load(folder)
    hashed = pack_hash(pack)
    found = Brought(str(folder.absolute()), hashed, pack.pack.name, hashed == house_content().hash)
    if not found.is_house_set:
        BROUGHT[found.hash] = found
    return found


def brought(pack: str) -> Brought | None:
    """Return the pack of that hash, if this process has loaded it from a folder."""
    return BROUGHT.get(pack)


def own_texts(brought: Brought) -> dict[str, str]:
    """Return the messages of locale/ that this pack replaces, with its texts."""
    changed = changed_texts(pack_of(rules_with(brought)))
    return {f"rw-{message}": text for message, text in changed.items()}


def rules_with(brought: Brought) -> Rules:
    """Return the rules with this pack, in any process; raises PackChanged."""
    rules = by_pack(brought.hash)
    if rules is None:
        try:
            pack = read(Path(brought.folder))
        except BadPack:
            raise PackChanged(brought.folder, brought.hash) from None
        if pack_hash(pack) != brought.hash:
            raise PackChanged(brought.folder, brought.hash)
        content_of(pack)
        rules = by_pack(brought.hash)
        assert rules is not None
    return rules


def pack_of(rules: Rules) -> Pack:
    """Return the pack of these rules, with names and texts."""
    return PACKS[rules.pack]
