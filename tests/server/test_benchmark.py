"""The benchmark runs, loses no connection and writes its report. Its numbers are not checked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.server.frames import CLOSE, TEXT, Frames, frame
from benchmarks.server.tally import percentile

ROOT = Path(__file__).resolve().parents[2]


def measured(tmp_path: Path, *flags: str) -> dict[str, Any]:
    out = tmp_path / "numbers.json"
    command = [sys.executable, "-m", "benchmarks.server", "--pure", "--json", str(out), *flags]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
    found: dict[str, Any] = json.loads(out.read_text())
    return found


@pytest.mark.slow
def test_many_tables_at_a_human_pace(tmp_path: Path) -> None:
    found = measured(tmp_path, "--only", "human", "--human-tables", "8", "--seconds", "3", "--forward", "5")
    human = found["human"]
    assert human["moves_per_s"] > 0
    assert 0 < human["p50_ms"] <= human["p95_ms"] <= human["p99_ms"]
    assert human["lost"] == {}
    assert set(human["refused"]) <= {"stale"}  # the table may pass for somebody who is about to
    goals = {row["what"] for row in found["rows"] if row["goal"] is not None}
    assert goals == {"… p95 ms", "a live table, KB", "a socket, KB"}


@pytest.mark.slow
def test_tables_of_bots_one_after_another(tmp_path: Path) -> None:
    found = measured(tmp_path, "--tables", "2")
    assert found["flat"]["tables"] == 2
    assert found["notes"][0].startswith("Too short")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535])
def test_frames_come_out_as_they_went_in_however_they_are_cut(size: int) -> None:
    message = bytes(i % 251 for i in range(size))
    sent = bytearray(frame(message) + frame(b"\x03\xe8", CLOSE))
    assert sent[1] & 0x80  # masked, as clients must
    # As a server would send it: the same without the masks.
    head = 2 if size < 126 else 4
    del sent[head : head + 4]
    sent[1] &= 0x7F
    del sent[head + size + 2 : head + size + 6]
    sent[head + size + 1] &= 0x7F
    for cut in {1 + size // 100, 2 + size // 50, 1000, len(sent)}:
        frames = Frames()
        found = [one for i in range(0, len(sent), cut) for one in frames.feed(bytes(sent[i : i + cut]))]
        assert found == [(TEXT, message), (CLOSE, b"\x03\xe8")]


def test_percentiles() -> None:
    assert percentile([], 0.5) == 0
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2
    assert percentile([float(i) for i in range(100)], 0.95) == 95
