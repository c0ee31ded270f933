"""Packs: content of a game from a user's folder, instead of the content that comes with the game."""

# not compiled: border types.
from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from meadhall.kernel.rules import Rules


@dataclass(frozen=True)
class Brought:
    """A pack by folder and hash; strings only, so that it can be sent to processes that read the folder."""

    folder: str  # absolute
    hash: str  # its id: what changes play
    name: str
    is_house_set: bool = False  # an unchanged copy of the content that comes with the game, texts included
    former: str = ""  # its id in earlier versions, which covered the texts, too

    def is_named(self, key: str) -> bool:
        """Whether a record with this id was made with this pack."""
        return key in (self.hash, self.former)


@dataclass(frozen=True)
class Fault:
    """One fault: the file, the entry (if it is in one), and the message."""

    file: str
    entry: str
    said: str

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.file, self.entry) if part)
        return f"{where}: {self.said}"


class BadPack(Exception):
    """A folder that is not a valid pack. It holds all faults, so that they can be corrected together."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


class PackChanged(Exception):
    """The folder has changed since it was loaded, or has no pack: the folder, and the former hash."""

    def __init__(self, folder: str, was: str) -> None:
        super().__init__(folder, was)
        self.folder, self.was = folder, was

    def __str__(self) -> str:
        return f"{self.folder}: the pack {self.was} is not there any more"


class PackFolders(Protocol):
    """What a game with packs offers: `GamePlugin.packs` names an object or module with these functions."""

    def bring(self, folder: Path) -> Brought:
        """Load and remember a pack; raises BadPack."""
        ...

    def brought(self, pack: str) -> Brought | None:
        """The pack of that hash, if this process has loaded it from a folder."""
        ...

    def id_of(self, folder: Path) -> str:
        """The content id of the pack in a folder; raises BadPack."""
        ...

    def rules_with(self, brought: Brought) -> Rules:
        """The rules with this pack, in any process; raises PackChanged."""
        ...

    def own_texts(self, brought: Brought) -> Mapping[str, str]:
        """The messages of locale/ that the pack replaces, with its texts."""
        ...
