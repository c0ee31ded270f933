"""Balance of Runewars: win rates of factions and seats in games of four equal bots.

Every game is stored as soon as it is over; the same command continues where it was stopped. The factions take
all 24 seat orders in turn, and every game has its own seed, so the effects of faction and seat are separate.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import permutations
from pathlib import Path

from rich.console import Console

from benchmarks import balance_report
from meadhall import __version__
from meadhall.arena.counting import counting_of
from meadhall.arena.plan import REFLEXES, bots_for, game_seed, player_chance
from meadhall.arena.playing import on_reflex, play_out, watched
from meadhall.arena.progress import bar
from meadhall.arena.tournament.game import Line
from meadhall.arena.tournament.ledger import BadFolder, opened
from meadhall.arena.tournament.run import DONE, keep_all
from meadhall.bots import BadBot, Seat, player
from meadhall.locale import Texts
from meadhall.runewars.loading import FACTIONS
from meadhall.runewars.options import Options
from meadhall.runewars.rulebook import RULES, new

ORDERS = tuple(permutations(FACTIONS))
COUNTING = counting_of("runewars")


@dataclass(frozen=True)
class Balance:
    """Strings and numbers only, so that it can be sent to other processes."""

    bots: tuple[str, ...]  # one a seat
    count: int
    seed: int

    def facts(self) -> dict[str, object]:
        """Return the parameters that identify the series."""
        return {
            "meadhall": __version__,
            "game": RULES.name,
            "rules": RULES.version,
            "pack": RULES.pack,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": {"random_map": True},
        }


def play(plan: Balance, index: int) -> Line:
    """Play one game; return its line for the file."""
    factions, seed = ORDERS[index % len(ORDERS)], game_seed(plan.seed, index)
    game = new(seats=factions, seed=seed, options=Options(random_map=True))
    first = game.first
    seats, answers = [], []
    for number, bot in enumerate(plan.bots):
        chance = player_chance(plan.seed, index, number)
        if bot in REFLEXES:
            answers.append(on_reflex(player(bot), chance))
        else:
            seats.append(Seat(player(bot)))
            answers.append(watched(seats[-1], chance))
    played = play_out(game, answers, COUNTING, COUNTING.uses(RULES))
    return {
        "game": index,
        "seed": seed,
        "first": first,
        "factions": list(factions),
        "ranking": list(game.ranking),
        "runes": COUNTING.scores(game),
        "received": [played.watch.by_part(seat) for seat in range(len(factions))],
        "answers": played.answers,
        "decisions": played.choices,
        "cards": played.cards,
        "facts": played.watch.facts(),
        "faults": sum(len(seat.faults) for seat in seats),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    options = argparse.ArgumentParser(description=__doc__, prog="python -m benchmarks.balance")
    options.add_argument("--games", type=int, default=2000, metavar="N")
    options.add_argument("--workers", type=int, default=1, metavar="N")
    options.add_argument("--bots", default="karl", metavar="BOT[,BOT...]", help="one for all, or one a seat")
    options.add_argument("--seed", type=int, default=1, metavar="N")
    options.add_argument("--out", type=Path, default=Path("build/balance"), metavar="DIR")
    options.add_argument(
        "--report", type=Path, metavar="FILE.md", help="write tables, and plots beside them; plays first"
    )
    given = options.parse_args(arguments)
    errors, texts = Console(stderr=True, highlight=False, markup=False), Texts("en")
    try:
        plan = Balance(bots_for(given.bots.split(","), len(FACTIONS)), given.games, given.seed)
        for bot in plan.bots:
            player(bot)  # fail here rather than in a worker
        with opened(given.out, plan) as ledger:
            before = len(ledger.played())
            with bar(plan.count, texts, errors, before) as progress:
                ended = keep_all(ledger, partial(play, plan), given.workers, progress)
            lines = ledger.played()
    except BadFolder as trouble:
        errors.print(texts(trouble.message, **trouble.params), style="red")
        return 1
    except (BadBot, ValueError, OSError) as trouble:
        errors.print(str(trouble), style="red")
        return 1
    print(f"{len(lines)} of {plan.count} games are in {given.out}")
    if given.report and lines:
        words = ["python", "-m", "benchmarks.balance", "--games", str(given.games), "--bots", given.bots]
        command = shlex.join([*words, "--seed", str(given.seed), "--report", str(given.report)])
        balance_report.write(given.report, lines, plan.facts(), command, texts)
        print(f"the report is {given.report}")
    return 0 if ended == DONE else 130


if __name__ == "__main__":
    sys.exit(main())
