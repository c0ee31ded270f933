"""Plays one game to its end: the loop that simulation and tournament share."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from meadhall.arena.counting.base import CardUses, Counting, Watch
from meadhall.bots import Player, Reflex, Seat
from meadhall.kernel.rng import Rng

# Faults of bots are counted and reported at the end, not logged over the progress bar.
logging.getLogger("meadhall.bots").addHandler(logging.NullHandler())

# Game, seat, prompt, legal answers: called for real choices only.
Answer = Callable[[Any, int, str, list[int]], int]


@dataclass
class Played:
    """What is recorded during a game; everything by seat."""

    seats: int
    watch: Watch
    answers: int = 0
    choices: list[int] = field(default_factory=list)
    cards: list[dict[str, list[int]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.choices = [0] * self.seats
        self.cards = [{} for _ in range(self.seats)]


def play_out(game: Any, players: Sequence[Answer], counting: Counting, uses: CardUses) -> Played:
    """Play a game to its end."""
    watch = counting.watch(game)
    played = Played(len(players), watch)
    choices, cards, deeds = played.choices, played.cards, len(counting.deeds)
    answers = 0
    while not game.over:
        seat = game.waiting()[0]
        asked = game.ask_of(seat)
        legal = game.offer(asked)
        prompt = game.asks[asked][1].name
        answers += 1
        action = legal[0]
        if len(legal) > 1:
            choices[seat] += 1
            action = players[seat](game, seat, prompt, legal)
        use = uses[action]
        if use is not None:
            deed, card = use
            if counting.counts(prompt, deed):
                cards[seat].setdefault(card, [0] * deeds)[deed] += 1
        game.play(seat, action)
        watch.after(game)
    watch.done(game)
    played.answers = answers
    return played


def on_reflex(player: Player, chance: Rng) -> Answer:
    """Return a built-in reflex bot, which needs no position, copies or time limit."""
    pick = cast(Reflex, player).pick
    return lambda game, seat, prompt, legal: pick(prompt, legal, chance)


def watched(seat: Seat, chance: Rng) -> Answer:
    """Return any other bot, asked through a Seat, which always returns a legal answer."""
    return lambda game, number, prompt, legal: seat.answer(game, number, chance)
