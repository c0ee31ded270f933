"""Packs from a user's folder: reading, loading, and remembering the folder."""

# not compiled: works on files and words.
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from meadhall.kernel.rules import Rules
from meadhall.runewars.loading import PACKS, content_of
from meadhall.runewars.pack import Fault, Pack, former_hash, house_pack, pack_hash, read
from meadhall.runewars.pack.faults import BadPack
from meadhall.runewars.rulebook import by_pack


@dataclass(frozen=True)
class Brought:
    """A pack by folder and id; strings only, so that it can be sent to processes that read the folder."""

    folder: str  # absolute
    hash: str  # its id: what changes play
    name: str
    former: str = ""  # its id in earlier versions, which covered the texts, too

    @property
    def is_house_set(self) -> bool:
        """Whether the pack is an unchanged copy of the house set, in play and texts."""
        return self.former == former_hash(house_pack())

    def is_named(self, key: str) -> bool:
        """Whether a record with this id was made with this pack."""
        return key in (self.hash, self.former)


class PackChanged(Exception):
    """The folder has changed since it was loaded, or has no pack: the folder, and the former hash."""

    def __init__(self, folder: str, was: str) -> None:
        super().__init__(folder, was)
        self.folder, self.was = folder, was

    def __str__(self) -> str:
        return f"{self.folder}: the pack {self.was} is not there any more"


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
    brought = Brought(str(folder.absolute()), pack_hash(pack), pack.pack.name, former_hash(pack))
    if not brought.is_house_set:
        PACKS[brought.hash] = pack
        BROUGHT[brought.hash] = BROUGHT[brought.former] = brought
    return brought


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
