"""Measures catanatron and both forms of one of our games in turns, and prints one table with the ratios.

Because the machine may be noisy, the three take turns, round after round, each in a separate process. Only
CPU time counts, and the table shows medians. `make bench` runs this.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.measured import measured_games
from meadhall.registry import default_game, plugins

ROOT = Path(__file__).resolve().parent.parent
FAST = ROOT / "build" / "fast"

Round = dict[str, float]
Rounds = dict[str, list[Round]]


class Row(NamedTuple):
    what: str
    peer: str | None
    ours: str
    digits: int = 0


ROWS = (
    Row("decisions/s (catanatron: moves/s)", "moves_per_s", "decisions_per_s"),
    Row("real choices/s", "choices_per_s", "decisions_per_s"),
    Row("asks/s, forced answers too", None, "asks_per_s"),
    Row("games/s", "games_per_s", "games_per_s", 1),
    Row("redeal and rollout, games/s", "games_per_s", "rollouts_per_s", 1),
    Row("decisions a game", "moves_per_game", "decisions_per_game"),
    Row("copy(), µs", "copy_us", "copy_us", 2),
    Row("redeal(), µs", None, "redeal_us", 1),
    Row("legal(), ns", None, "legal_ns"),
    Row("play(), ns", None, "play_ns"),
    Row("memory of a game, KB", None, "memory_kb", 1),
)


def measure(command: list[str], seconds: float, seed: int, path: Path | None) -> dict[str, float | str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path:
        environment["PYTHONPATH"] = str(path)
    command = [*command, "--seconds", str(seconds), "--seed", str(seed)]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed")
    result: dict[str, float | str] = json.loads(done.stdout)
    return result


def say(progress: str) -> None:
    if sys.stderr.isatty():
        print(progress.ljust(40), end="\r", file=sys.stderr, flush=True)


def run(game: str, peer: str, rounds: int, seconds: float, compiled: bool) -> Rounds:
    engine = [sys.executable, "-m", "benchmarks.engine", "--game", game]
    sides: dict[str, tuple[list[str], Path | None]] = {
        "catanatron": ([peer, "benchmarks/catanatron_peer.py"], None),
        "pure": (engine, None),
    }
    if compiled:
        sides["compiled"] = (engine, FAST)
    results: Rounds = {side: [] for side in sides}
    for number in range(rounds):
        for side, (command, path) in sides.items():
            say(f"round {number + 1} of {rounds}: {side} ...")
            result = measure(command, seconds, seed=1 + 1000 * number, path=path)
            if result.pop("form", side) != side:
                raise SystemExit(f"another form than {side} was measured")
            results[side].append({name: float(value) for name, value in result.items()})
    say("")
    return results


def middle(rounds: list[Round] | None, name: str | None) -> float | None:
    return median(one[name] for one in rounds) if rounds and name else None


def cell(value: float | None, digits: int) -> str:
    return "-" if value is None else f"{value:,.{digits}f}"


def table(game: str, results: Rounds) -> list[str]:
    heads = f"| random players, 4 seats | catanatron | {plugins()[game].title}, pure | compiled |"
    lines = [heads, "|---|--:|--:|--:|"]
    for what, peer, ours, digits in ROWS:
        names = (("catanatron", peer), ("pure", ours), ("compiled", ours))
        cells = [cell(middle(results.get(side), name), digits) for side, name in names]
        lines.append(f"| {what} | {' | '.join(cells)} |")
    return lines


class Verdict(NamedTuple):
    what: str
    value: float
    low: float
    high: float
    met: bool
    limit: str


def verdicts(game: str, results: Rounds) -> list[Verdict]:
    """Compare each target with the median over the rounds; ratios are taken within a round."""
    found = []
    for what, side, ours, peer, limit, at_least in measured_games()[game].targets:
        if side not in results:
            continue
        pairs = zip(results[side], results["catanatron"], strict=True)
        values = [one[ours] / (other[peer] if peer else 1) for one, other in pairs]
        value = median(values)
        met = value >= limit if at_least else value <= limit
        shown = f"{'≥' if at_least else '≤'} {limit:g}"
        found.append(Verdict(what, value, min(values), max(values), met, shown))
    return found


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument(
        "--game", choices=sorted(measured_games()), default=default_game(), help="which of our games"
    )
    options.add_argument("--peer", default="build/catanatron/bin/python", help="a Python that has catanatron")
    options.add_argument(
        "--compiled", action="store_true", help="measure build/fast too; it must be up to date"
    )
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seconds", type=float, default=3.0, help="CPU time of the games of one round")
    options.add_argument("--json", type=Path, metavar="FILE", help="write every round to FILE")
    options.add_argument("--gate", action="store_true", help="exit 1 when a target is missed")
    given = options.parse_args()

    results = run(given.game, given.peer, given.rounds, given.seconds, given.compiled)
    judged = verdicts(given.game, results)
    print(f"Python {platform.python_version()} on {platform.machine()}, medians of {given.rounds} rounds\n")
    print("\n".join(table(given.game, results)))
    print("\n| ratio, lowest and highest round | | target | |\n|---|--:|--:|---|")
    for one in judged:
        spread = f"{one.value:.3g} ({one.low:.3g} to {one.high:.3g})"
        print(f"| {one.what} | {spread} | {one.limit} | {'met' if one.met else 'MISSED'} |")
    if not given.compiled:
        print("\nThe compiled form was not measured.")
    if given.json:
        document = {
            "python": platform.python_version(),
            "rounds": results,
            "ratios": [one._asdict() for one in judged],
        }
        given.json.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 1 if given.gate and not all(one.met for one in judged) else 0


if __name__ == "__main__":
    sys.exit(main())
