"""One game of a tournament, and its line in the ledger."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from meadhall.arena.playing import play_out
from meadhall.arena.tournament.plan import Tournament
from meadhall.bots import ARENA, Seat, player
from meadhall.kernel.rng import Rng

# A line is plain JSON. Without its "timing" it is the same on every machine.
Line = dict[str, Any]
LONGEST_DETAIL = 200


class Timed:
    """A player in a seat, with its decision times."""

    def __init__(self, spec: str, limit: float, chance: Rng) -> None:
        self.seat = Seat(player(spec, ARENA), limit)
        self.chance = chance
        self.slowest = 0.0
        self.times: dict[str, list[float]] = {}  # by prompt: how many decisions, how many seconds

    def __call__(self, game: Any, seat: int, prompt: str, legal: list[int]) -> int:
        began = time.perf_counter()
        action = self.seat.answer(game, seat, self.chance)
        took = time.perf_counter() - began
        self.slowest = max(self.slowest, took)
        times = self.times.setdefault(prompt, [0, 0.0])
        times[0] += 1
        times[1] += took
        return action

    def timing(self) -> dict[str, object]:
        return {
            "seconds": round(sum(seconds for _, seconds in self.times.values()), 6),
            "slowest": round(self.slowest, 6),
            "prompts": {prompt: [n, round(seconds, 6)] for prompt, (n, seconds) in self.times.items()},
        }

    def faults(self) -> list[dict[str, object]]:
        """Return each kind of fault at each prompt, with its count and the first message."""
        found = Counter((fault.kind, fault.prompt) for fault in self.seat.faults)
        details = {(f.kind, f.prompt): f.detail[:LONGEST_DETAIL] for f in reversed(self.seat.faults)}
        return [
            {"kind": kind, "prompt": prompt, "times": times, "detail": details[kind, prompt]}
            for (kind, prompt), times in found.items()
        ]


def play(tournament: Tournament, index: int) -> Line:
    """Play one game of the tournament."""
    began = time.perf_counter()
    seed, bots = tournament.seed_of(index), tournament.seating(index)
    rules, counting = tournament.rules, tournament.counting
    game: Any = rules.new(seats=tournament.clans, seed=seed, options=tournament.read_options())
    first: int = game.first if counting.turn_order else 0
    seats = [Timed(bot, tournament.limit, tournament.chance_of(index, seat)) for seat, bot in enumerate(bots)]
    played = play_out(game, seats, counting, counting.uses(rules))
    facts = played.watch.facts()
    return {
        "game": index,
        "round": tournament.round_of(index),
        "seed": seed,
        "first": first,
        "clans": list(tournament.clans),
        "bots": list(bots),
        "scores": counting.scores(game),
        "ranking": list(game.ranking),
        "answers": played.answers,
        "decisions": played.choices,
        "faults": [seat.faults() for seat in seats],
        counting.score: [played.watch.by_part(seat) for seat in range(len(seats))],
        "cards": played.cards,
        **({"facts": facts} if facts else {}),
        "timing": {
            "seconds": round(time.perf_counter() - began, 6),
            "seats": [seat.timing() for seat in seats],
        },
    }
