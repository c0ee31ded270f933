"""When the server answers for a seat. It depends on who plays there and never on the cards in a hand."""

from __future__ import annotations

from typing import Final

# Milliseconds from the question to the answer. A strong bot has thought by then, a weak one waits: how
# long it takes tells nothing of how many answers it had.
BOTS: Final = {"thrall": 600, "karl": 600, "jarl": 1000, "konung": 2200}
# What each level needs to think, and never takes less than: at a quick pace, for the second and later answers
# of a sentence, and when there is only one answer.
FLOORS: Final = {"thrall": 15, "karl": 40, "jarl": 750, "konung": 2200}
OTHER_BOT: Final = 1000
# For a person for whom the table answers. Everybody waits that long, whatever they hold.
PASS: Final = 1500


def bot_delay(level: str, pace: int | None, goes_on: bool = False) -> int:
    """`goes_on`: the question belongs to the sentence of the answer before it."""
    floor = bot_floor(level)
    if goes_on:
        return floor
    return max(BOTS.get(_kind(level), OTHER_BOT) if pace is None else pace, floor)


def bot_floor(level: str) -> int:
    return FLOORS.get(_kind(level), OTHER_BOT)


def pass_delay(pace: int | None) -> int:
    return PASS if pace is None else pace


def _kind(level: str) -> str:
    return level.partition("@")[0]
