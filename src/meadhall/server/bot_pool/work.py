"""The work of a bot process: it receives questions through a pipe and sends back the answers.

All it gets of a game is an encoded Position. The process is spawned and not forked: a copy of the server's
memory would hold the secrets of all tables.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from meadhall.bots import Advice, Fault, Seat, advise, player_at_table
from meadhall.bots.levels import evaluator_of
from meadhall.bots.weights import FITTED, HAND_MADE
from meadhall.kernel.position_codec import decode_position
from meadhall.kernel.rng import Rng
from meadhall.registry import plugins


@dataclass(frozen=True)
class Choose:
    """Choose an answer with a bot of this level. It may search for `seconds`, and is stopped after
    `limit`."""

    level: str
    position: bytes
    name: str
    prompt: str
    seed: int
    limit: float
    seconds: float = 0.0


@dataclass(frozen=True)
class Advise:
    """Rate the answers with a strong bot, for a hint."""

    position: bytes
    seed: int


@dataclass(frozen=True)
class Decision:
    action: int
    seconds: float
    fault: Fault | None


@dataclass(frozen=True)
class Failed:
    """The question raised an exception."""

    reason: str


Question = Choose | Advise
Answer = Decision | list[Advice] | Failed


def choose(question: Choose) -> Decision:
    began = time.perf_counter()
    seat = Seat(player_at_table(question.level, question.seconds), question.limit)
    action = seat.decide(
        decode_position(question.position), question.name, question.prompt, Rng.seeded(question.seed)
    )
    return Decision(action, time.perf_counter() - began, seat.faults[0] if seat.faults else None)


def advised(question: Advise) -> list[Advice]:
    return advise(decode_position(question.position), Rng.seeded(question.seed))


def answer(question: Question) -> Answer:
    try:
        return choose(question) if isinstance(question, Choose) else advised(question)
    except Exception as error:
        return Failed(f"{type(error).__name__}: {error}")


def prepare() -> None:
    """Load the weights that every question needs."""
    for game in plugins():
        for weights in (HAND_MADE, FITTED):
            evaluator_of(game, weights)
