"""The save file: the game's record, rewritten after every answer.

A save is a valid record. Comment lines add what is needed to resume the game:

    # you wolf
    # bots karl jarl konung@2s
    # language uk
    # pack /home/me/my-box
"""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from meadhall import games
from meadhall.kernel import record
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.packs import Brought
from meadhall.kernel.refusal import Refused
from meadhall.terminal.packs import PackTrouble, bring_for, folder_of


@dataclass(frozen=True)
class Seating:
    """Your seat, the bots of the other seats in order, your language, and the folder of the pack."""

    you: str
    bots: tuple[str, ...]
    language: str
    pack: str = ""  # "": the game's own content


@dataclass
class Loaded:
    """A save that was read."""

    match: Match[Game]
    seating: Seating | None
    events: list[tuple[int, ...]] = field(default_factory=list)
    end_checked: bool = False  # the record has an `end` line, and the replayed game agrees with it


def folder() -> Path:
    """Return the default folder of saves."""
    data = os.environ.get("XDG_DATA_HOME", "")
    if data:
        return Path(data) / "meadhall" / "saves"
    if os.name == "nt" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"]) / "meadhall" / "saves"
    return Path.home() / ".local" / "share" / "meadhall" / "saves"


def fresh_path(clan: str) -> Path:
    """Return an unused file name: the date, the time and the clan."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M}-{clan}"
    path, n = folder() / f"{stem}.txt", 2
    while path.exists():
        path, n = folder() / f"{stem}-{n}.txt", n + 1
    return path


def latest() -> Path | None:
    """Return the latest save whose game is not over."""
    with contextlib.suppress(OSError):
        for path in sorted(folder().glob("*.txt"), key=lambda p: p.stat().st_mtime_ns, reverse=True):
            if not any(line.startswith("end ") for line in _text(path).splitlines()[-3:]):
                return path
    return None


def any_saved() -> bool:
    """Whether there are any saves."""
    try:
        return any(folder().glob("*.txt"))
    except OSError:
        return False


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


# --- writing ---------------------------------------------------------------------------------


def write(path: Path, match: Match[Game], seating: Seating) -> None:
    """Write atomically: a crash leaves the old file or the new one. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text(match, seating))
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    if hasattr(os, "O_DIRECTORY"):
        with contextlib.suppress(OSError):
            handle = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def text(match: Match[Game], seating: Seating) -> str:
    """Return the record with the comment lines above it."""
    comments = [f"# you {seating.you}", f"# bots {' '.join(seating.bots)}", f"# language {seating.language}"]
    if seating.pack.isprintable() and seating.pack.strip():  # must not break the line or the file
        comments.append(f"# pack {seating.pack}")
    return "\n".join([*comments, "", record.write(match)])


# --- reading ---------------------------------------------------------------------------------


# What reading may raise: the file is missing, not text, not a record, or its pack is not available.
UNREADABLE = (OSError, UnicodeDecodeError, Refused, PackTrouble)


def read(path: Path, pack: Brought | None = None) -> Loaded:
    """Open a save or any record, with a pack or the one it remembers; raises one of UNREADABLE.

    Never changes the file.
    """
    content = path.read_text(encoding="utf-8-sig")  # with or without a byte-order mark
    notes = _comments(content)
    bring_for(content, notes.get("pack", ""), pack)
    events: list[tuple[int, ...]] = []
    match = record.replay(content, games(), events=events)
    seating = None
    if notes.get("you") in match.game.seat_names():
        bots, language = tuple(notes.get("bots", "").split()), notes.get("language", "")
        folder = folder_of(match.game.rules) or notes.get("pack", "")
        seating = Seating(notes["you"], bots, language, folder)
    return Loaded(match, seating, events, bool(record.parse(content).end))


def is_save(path: Path) -> bool:
    """Whether the file is a game that can be resumed."""
    try:
        loaded = read(path)
    except UNREADABLE:
        return False
    return loaded.seating is not None and not loaded.match.game.over


def _comments(content: str) -> dict[str, str]:
    lines = [line[2:].strip().partition(" ") for line in content.splitlines() if line.startswith("# ")]
    return {key: words.strip() for key, _, words in lines}
