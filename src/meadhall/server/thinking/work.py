"""What a bot's process does: it is sent questions through a pipe and sends back the answers.

All it ever gets of a game is a Position in a parcel. It is spawned and not forked: a copy of the server's
memory would hold every table's secrets.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from meadhall.bots import Advice, Fault, Seat, advise, player_at_table
from meadhall.bots.levels import SENSES
from meadhall.bots.weights import FITTED, HAND_MADE
from meadhall.kernel.parcel import unwrap
from meadhall.kernel.rng import Rng


@dataclass(frozen=True)
class Choose:
    """What would a bot of this level answer? It may search for `seconds`; after `limit` it is stopped."""

    level: str
    parcel: bytes
    name: str
    prompt: str
    seed: int
    limit: float
    seconds: float = 0.0


@dataclass(frozen=True)
class Advise:
    """What would a strong bot say about the choices?"""

    parcel: bytes
    seed: int


@dataclass(frozen=True)
class Thought:
    action: int
    seconds: float
    fault: Fault | None


@dataclass(frozen=True)
class Failed:
    """The question could not be thought about at all."""

    reason: str


Question = Choose | Advise
Answer = Thought | list[Advice] | Failed


def choose(question: Choose) -> Thought:
    began = time.perf_counter()
    seat = Seat(player_at_table(question.level, question.seconds), question.limit)
    action = seat.decide(unwrap(question.parcel), question.name, question.prompt, Rng.seeded(question.seed))
    return Thought(action, time.perf_counter() - began, seat.faults[0] if seat.faults else None)


def advised(question: Advise) -> list[Advice]:
    return advise(unwrap(question.parcel), Rng.seeded(question.seed))


def answer(question: Question) -> Answer:
    try:
        return choose(question) if isinstance(question, Choose) else advised(question)
    except Exception as error:
        return Failed(f"{type(error).__name__}: {error}")


def prepare() -> None:
    """Load what every thought needs."""
    for sense in SENSES.values():
        sense(HAND_MADE)
        sense(FITTED)
