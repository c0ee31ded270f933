"""Meadhall: big board games at one table, exactly by their rules."""

from __future__ import annotations

from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.refusal import Refusal, print_with
from meadhall.kernel.rules import Rules

__version__ = "0.1.0"


def _english(refusal: Refusal) -> str:
    """A refusal as an English sentence, or nothing. Texts are read when the first one is printed."""
    from meadhall.locale import Texts

    texts = Texts("en")
    return texts.refusal(refusal.code, **refusal.params) if texts.has(f"refusal-{refusal.code}") else ""


print_with(_english)


def games() -> dict[str, Rules]:
    """The rules of all games, by name."""
    from meadhall.registry import games as registered

    return registered()


def replay(record: str) -> Match[Game]:
    """Play a record again, to its end; raises BadRecord with the first line that does not fit."""
    from meadhall.kernel.record import replay as replay_record

    return replay_record(record, games())
