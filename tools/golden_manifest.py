"""The manifest of the golden records: `python -m tools.golden_manifest --check` or `--add`.

tests/golden/manifest has one line for each record: its name, the SHA-256 of the file, and a check value over
this line and all before it. Lines are added and never changed or removed, so a record that was published once
is replayed for ever. `--check` compares the manifest with the files, and with every version of it in the
history of the repository, if git is available. Without git the check values show that a line before the last
was changed or removed. `--add` appends the records that are not listed yet.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden"
NAME = "manifest"
SHOWN = 16  # digits of a check value
STARTED_WITH = 25  # records in the first version of the manifest

Listed = dict[str, str]  # the hash of each file, by name


def hash_of(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


def check_value(before: str, name: str, digest: str) -> str:
    return sha256(f"{before} {name} {digest}".encode()).hexdigest()[:SHOWN]


def written(listed: Listed) -> str:
    """Return the text of a manifest."""
    lines, value = [], ""
    for name, digest in listed.items():
        value = check_value(value, name, digest)
        lines.append(f"{name} {digest} {value}\n")
    return "".join(lines)


def read(text: str) -> Listed:
    """Return the files that a manifest lists; a line that is not three words is left out."""
    rows = [line.split() for line in text.splitlines()]
    return {row[0]: row[1] for row in rows if len(row) == 3}


def faults(folder: Path = GOLDEN) -> list[str]:
    """Return everything that is wrong, as sentences."""
    file = folder / NAME
    if not file.exists():
        return [f"{file} is missing"]
    text = file.read_text("utf-8")
    listed = read(text)
    found = file_faults(folder, listed)
    for name, digest in earlier(file).items():
        if name not in listed:
            found.append(f"{name}: its line was removed from the manifest")
        elif listed[name] != digest:
            found.append(f"{name}: its line in the manifest was changed")
    if written(listed) != text:
        found.append("the manifest was edited: its check values do not fit")
    if len(listed) < STARTED_WITH:
        found.append(f"the manifest lists {len(listed)} records; it began with {STARTED_WITH}")
    return found


def file_faults(folder: Path, listed: Listed) -> list[str]:
    """Compare the records in the folder with the list."""
    records = {file.name: file for file in sorted(folder.glob("*.txt"))}
    found = [f"{name}: the record was removed" for name in listed if name not in records]
    for name, record in records.items():
        if name not in listed:
            found.append(f"{name}: not in the manifest; run python -m tools.golden_manifest --add")
        elif listed[name] != hash_of(record):
            found.append(f"{name}: the record was changed")
    return found


def earlier(file: Path) -> Listed:
    """Return what all committed versions of the manifest list; nothing without git or without a history."""
    listed: Listed = {}
    for commit in git(file.parent, "log", "--reverse", "--format=%H", "--", file.name).split():
        # A name that is in several versions keeps the hash of the first.
        listed = read(git(file.parent, "show", f"{commit}:./{file.name}")) | listed
    return listed


def git(folder: Path, *words: str) -> str:
    """Return what git prints; empty if it fails."""
    try:
        done = subprocess.run(["git", *words], cwd=folder, capture_output=True, check=False, encoding="utf-8")
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""


def add(folder: Path = GOLDEN) -> list[str]:
    """Append the records that are not listed yet; return their names."""
    file = folder / NAME
    listed = read(file.read_text("utf-8")) if file.exists() else {}
    new = [record for record in sorted(folder.glob("*.txt")) if record.name not in listed]
    file.write_text(written(listed | {record.name: hash_of(record) for record in new}), "utf-8")
    return [record.name for record in new]


def main() -> int:
    parser = argparse.ArgumentParser(description="The manifest of the golden records.")
    parser.add_argument("--check", action="store_true", help="report changed, removed and unlisted records")
    parser.add_argument("--add", action="store_true", help="append the records that are not listed yet")
    wanted = parser.parse_args()
    if wanted.add:
        for name in add():
            print(f"added {name}")
    found = faults()
    for fault in found:
        print(f"tests/golden: {fault}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
