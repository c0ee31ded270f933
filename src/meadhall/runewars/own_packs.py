"""Packs from a user's folder: reading, loading, and remembering the folder."""

# not compiled: works on files and words.
from __future__ import annotations

from pathlib import Path

from meadhall.kernel.packs import BadPack, Brought, Fault, PackChanged
from meadhall.kernel.rules import Rules
from meadhall.runewars.loading import PACKS, content_of
from meadhall.runewars.pack import Pack, former_hash, house_pack, pack_hash, read
from meadhall.runewars.pack.texts import changed_texts
from meadhall.runewars.rulebook import by_pack

__all__ = [
    "BROUGHT",
    "PackChanged",
    "bring",
    "brought",
    "id_of",
    "load",
    "own_texts",
    "pack_of",
    "rules_with",
]

BROUGHT: dict[str, Brought] = {}  # those of this process, by id; never an unchanged house set


def load(folder: Path) -> Pack:
    """Read a pack and make its tables; raises BadPack with all that is wrong."""
    pack = read(folder)
    try:
        content_of(pack)
    except (ValueError, LookupError) as why:  # faults that the checks do not find but the engine does
        raise BadPack([Fault(str(folder), "", f"the engine cannot play with this pack: {why}")]) from why
    return pack


def bring(folder: Path) -> Brought:
    """Load and remember a pack; raises BadPack.

    A pack that plays as one that is already loaded has the same id. Its own texts are shown from now on.
    """
    pack = load(folder)
    former = former_hash(pack)
    is_house_set = former == former_hash(house_pack())
    found = Brought(str(folder.absolute()), pack_hash(pack), pack.pack.name, is_house_set, former)
    if not found.is_house_set:
        PACKS[found.hash] = pack
        BROUGHT[found.hash] = BROUGHT[found.former] = found
    return found


def id_of(folder: Path) -> str:
    """Return the content id of the pack in a folder; raises BadPack."""
    return pack_hash(read(folder))


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
