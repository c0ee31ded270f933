"""One game from its first question to its end: the loop that simulation and tournament share."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from meadhall.bloodrage.happenings import SOURCES
from meadhall.bots import Player, Reflex, Seat
from meadhall.kernel.rng import Rng
from meadhall.kernel.rules import Rules

# Faults of bots are counted and reported at the end, not called out one by one over a progress bar.
logging.getLogger("meadhall.bots").addHandler(logging.NullHandler())

# What is counted of each card, by seat.
DRAFTED, UPGRADED, REVEALED, ADDED, COMMITTED = range(5)
DEEDS = ("drafted", "upgraded", "revealed", "added", "committed")

# What an answer with a card in it counts as; a card saved for the next Age is `keep` too, but not drafted.
USES = {"keep": DRAFTED, "upgrade": UPGRADED, "reveal": REVEALED, "add": ADDED, "quest": COMMITTED}
DRAFT = "keep-"

# Glory is booked by Age; what the final scoring gives stands apart.
AGES = ("1", "2", "3")
END = "end"
PARTS = (*AGES, END)
END_SOURCES = ("conquest", "legend")

CardUses = list[tuple[int, str] | None]
# Game, seat, prompt, legal answers: called for real choices only.
Answer = Callable[[Any, int, str, list[int]], int]


@dataclass
class Played:
    """What is noted while a game is played; everything by seat."""

    seats: int
    answers: int = 0
    choices: list[int] = field(default_factory=list)
    cards: list[dict[str, list[int]]] = field(default_factory=list)
    earned: list[list[int]] = field(default_factory=list)  # `game.earned` at the end of each Age

    def __post_init__(self) -> None:
        self.choices = [0] * self.seats
        self.cards = [{} for _ in range(self.seats)]

    def glory(self, seat: int) -> dict[str, dict[str, int]]:
        """By Age, then by source."""
        found: dict[str, dict[str, int]] = {part: {} for part in PARTS}
        before = [0] * len(self.earned[-1])
        for age, earned in zip(AGES, self.earned, strict=False):
            for i, source in enumerate(SOURCES):
                gained = earned[i * 4 + seat] - before[i * 4 + seat]
                if gained:
                    found[END if source in END_SOURCES else age][source] = gained
            before = earned
        return found


def card_uses(rules: Rules) -> CardUses:
    """For each answer: what it does with which card, if anything."""
    return [
        (USES[words[0]], words[1]) if len(words) == 2 and words[0] in USES else None for words in rules.words
    ]


def play_out(game: Any, players: Sequence[Answer], uses: CardUses) -> Played:
    """Play a game to its end."""
    played = Played(len(players))
    choices, cards, age = played.choices, played.cards, game.age
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
            if deed != DRAFTED or prompt.startswith(DRAFT):
                cards[seat].setdefault(card, [0] * len(DEEDS))[deed] += 1
        game.play(seat, action)
        if game.age != age:
            # Between the end of an Age and the next question, the first pick of a draft, nobody gains Glory.
            played.earned.append(game.earned[:])
            age = game.age
    played.earned.append(game.earned[:])
    played.answers = answers
    return played


def on_reflex(player: Player, chance: Rng) -> Answer:
    """A reflex of the house, trusted and unwatched: no position, no copies, no clock."""
    pick = cast(Reflex, player).pick
    return lambda game, seat, prompt, legal: pick(prompt, legal, chance)


def watched(seat: Seat, chance: Rng) -> Answer:
    """Anybody else: asked through its Seat, which never fails."""
    return lambda game, number, prompt, legal: seat.answer(game, number, chance)
