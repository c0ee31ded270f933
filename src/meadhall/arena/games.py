"""Plays the games of a simulation and counts their results."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any

from meadhall.arena.counting.base import CardUses
from meadhall.arena.plan import REFLEXES, Plan
from meadhall.arena.playing import Answer, Played, on_reflex, play_out, watched
from meadhall.arena.tally import Tally
from meadhall.bots import Seat, player
from meadhall.kernel import record
from meadhall.kernel.match import Match


def play_games(plan: Plan, start: int, stop: int) -> Tally:
    """Play the games of a plan from one number up to another."""
    tally = Tally(plan.seats, plan.game)
    uses, options = plan.counting.uses(plan.rules), plan.read_options()
    for index in range(start, stop):
        tally.add(play_game(plan, index, uses, options))
    return tally


def play_game(plan: Plan, index: int, uses: CardUses, options: Any) -> Tally:
    """Play one game to its end."""
    seed = plan.seed_of(index)
    game = plan.rules.new(seats=plan.seats, seed=seed, options=options)
    match = Match(game, seed)
    if plan.records is None:
        game.trace = None
    answers: list[Answer] = []
    seats: dict[str, Seat] = {}
    for number, (clan, kind) in enumerate(zip(plan.seats, plan.bots, strict=True)):
        chance = plan.chance_of(index, number)
        if kind in REFLEXES:
            answers.append(on_reflex(player(kind), chance))
        else:
            seats[clan] = Seat(player(kind))
            answers.append(watched(seats[clan], chance))
    played = play_out(game, answers, plan.counting, uses)
    if plan.records is not None:
        _write(plan.records / f"{index:06d}.txt", record.write(match))
    tally = _counted(plan, game, played)
    tally.faults.update({clan: len(seat.faults) for clan, seat in seats.items() if seat.faults})
    return tally


def _write(file: Path, text: str) -> None:
    """Write a record atomically, so that stopping a simulation leaves no partial record."""
    part = file.with_suffix(".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, file)


def _counted(plan: Plan, game: Any, played: Played) -> Tally:
    """Return the tally of one finished game."""
    counting = plan.counting
    tally = Tally(plan.seats, plan.game, games=1)
    tally.answers[played.answers] = 1
    tally.decisions[sum(played.choices)] = 1
    # Building a whole view would take a tenth more time.
    ranking, scores, earned = game.ranking, counting.scores(game), counting.earned(game)
    for seat, clan in enumerate(plan.seats):
        won = ranking[seat] == 1
        tally.glory[clan] = scores[seat]
        if won:
            tally.wins[clan] = 1
            tally.shared[clan] = int(ranking.count(1) > 1)
        for i, source in enumerate(counting.sources):
            if earned[i * 4 + seat]:
                tally.earned.setdefault(source, Counter())[clan] = earned[i * 4 + seat]
        for card, deeds in played.cards[seat].items():
            counts = tally.cards.setdefault(card, [0] * len(counting.counted))
            for deed, times in enumerate(deeds):
                counts[deed] += times
            if deeds[0]:
                counts[-2] += 1
                counts[-1] += won
    tally.facts = played.watch.facts()
    return tally
