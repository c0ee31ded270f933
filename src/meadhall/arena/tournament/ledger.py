"""The folder of a tournament: its plan, and one line of JSON for every finished game."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Generic, Protocol, TypeVar

from meadhall.arena.tournament.game import Line

PLAN, GAMES = "plan.json", "games.jsonl"
SYNC = 1.0  # seconds between calls of fsync


class Series(Protocol):
    """Numbered games that are played one by one and stored."""

    @property
    def count(self) -> int: ...

    def facts(self) -> dict[str, object]: ...


Played = TypeVar("Played", bound=Series)


class BadFolder(Exception):
    """The tournament in this folder cannot be continued: a message id and its parameters."""

    def __init__(self, message: str, **params: str | int) -> None:
        super().__init__(message)
        self.message, self.params = message, params


class Ledger(Generic[Played]):
    """The stored games. Open it to continue an earlier run, however that ended."""

    def __init__(self, folder: Path, tournament: Played, file: BinaryIO) -> None:
        self.folder = folder
        self.tournament = tournament
        self.lines: dict[int, Line] = {}
        self._file = file
        self._synced = time.monotonic()
        self._read()

    def missing(self) -> Iterator[int]:
        """Return the games that are still to be played."""
        return (index for index in range(self.tournament.count) if index not in self.lines)

    def played(self) -> list[Line]:
        """Return the stored games of the plan, in order."""
        return [self.lines[index] for index in sorted(self.lines) if index < self.tournament.count]

    def add(self, line: Line) -> None:
        """Store a game. When this returns, it is no longer lost if the process ends."""
        self.lines[line["game"]] = line
        self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        if time.monotonic() - self._synced > SYNC:
            os.fsync(self._file.fileno())
            self._synced = time.monotonic()

    def _read(self) -> None:
        """Read the lines of earlier runs; an incomplete last line is dropped."""
        sound = 0
        self._file.seek(0)
        for number, raw in enumerate(self._file, 1):
            try:
                line = json.loads(raw)
                index = line["game"]
            except (ValueError, TypeError, KeyError):
                line = None
            if line is None or not raw.endswith(b"\n"):
                if self._file.read(1):
                    raise BadFolder("arena-err-broken", path=str(self.folder / GAMES), line=number)
                break
            self.lines[index] = line
            sound += len(raw)
        self._file.truncate(sound)
        self._file.seek(sound)


@contextmanager
def opened(folder: Path, tournament: Played) -> Iterator[Ledger[Played]]:
    """Return the ledger of a tournament in a folder, new or existing; raises BadFolder, OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    _check(folder, tournament.facts())
    with (folder / GAMES).open("a+b") as file:
        if not _locked(file):
            raise BadFolder("arena-err-busy", path=str(folder))
        yield Ledger(folder, tournament, file)
        os.fsync(file.fileno())


def _check(folder: Path, facts: dict[str, Any]) -> None:
    """Check that the folder has no other tournament: their games could not be told apart."""
    file = folder / PLAN
    part = file.with_suffix(".part")
    if not file.exists():
        if any(entry != part for entry in folder.iterdir()):
            raise BadFolder("arena-err-not-empty", path=str(folder))
        part.write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        os.replace(part, file)
        return
    try:
        there = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        there = None
    if not isinstance(there, dict):
        raise BadFolder("arena-err-no-plan", path=str(file))
    for name in {**facts, **there}:
        if facts.get(name) != there.get(name):
            was, wanted = (json.dumps(plan.get(name), ensure_ascii=False) for plan in (there, facts))
            raise BadFolder("arena-err-other-plan", path=str(folder), what=name, was=was, wanted=wanted)


def _locked(file: BinaryIO) -> bool:
    """Lock the folder against other runs, if the system supports it."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
