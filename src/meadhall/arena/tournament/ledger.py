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
SYNC = 1.0  # seconds between the moments at which the disk must have everything


class Series(Protocol):
    """Games that are played one by one, by number, and kept."""

    @property
    def count(self) -> int: ...

    def facts(self) -> dict[str, object]: ...


Played = TypeVar("Played", bound=Series)


class BadFolder(Exception):
    """This folder cannot be gone on with: a message id, and what it speaks of."""

    def __init__(self, message: str, **params: str | int) -> None:
        super().__init__(message)
        self.message, self.params = message, params


class Ledger(Generic[Played]):
    """Open it to go on where an earlier run stopped, however it stopped."""

    def __init__(self, folder: Path, tournament: Played, file: BinaryIO) -> None:
        self.folder = folder
        self.tournament = tournament
        self.lines: dict[int, Line] = {}
        self._file = file
        self._synced = time.monotonic()
        self._read()

    def missing(self) -> Iterator[int]:
        """The games still to be played."""
        return (index for index in range(self.tournament.count) if index not in self.lines)

    def played(self) -> list[Line]:
        """The games there are, of those that are wanted, in order."""
        return [self.lines[index] for index in sorted(self.lines) if index < self.tournament.count]

    def add(self, line: Line) -> None:
        """Keep a game. Once this returns, it outlives this process."""
        self.lines[line["game"]] = line
        self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        if time.monotonic() - self._synced > SYNC:
            os.fsync(self._file.fileno())
            self._synced = time.monotonic()

    def _read(self) -> None:
        """The lines of earlier runs; the last one is dropped if whoever wrote it was cut short."""
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
    """The ledger of a tournament in a folder: a new one, or one to go on with; raises BadFolder, OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    _check(folder, tournament.facts())
    with (folder / GAMES).open("a+b") as file:
        if not _locked(file):
            raise BadFolder("arena-err-busy", path=str(folder))
        yield Ledger(folder, tournament, file)
        os.fsync(file.fileno())


def _check(folder: Path, facts: dict[str, Any]) -> None:
    """Two tournaments in one folder: nobody could tell them apart."""
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
    """Keep other runs out of this folder, where the system can."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
