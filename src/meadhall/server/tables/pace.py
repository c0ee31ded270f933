"""Delays of automatic answers. They depend on who plays a seat and never on its hidden cards."""

from __future__ import annotations

from typing import Final

# Milliseconds from the question to a bot's answer. Strong bots need that time, weak ones wait for it: so the
# time
# does not reveal how many legal answers there were.
BOTS: Final = {"thrall": 600, "karl": 600, "jarl": 1000, "konung": 2200}
# The thinking time of each level, and the least delay: at a quick pace, for the second and later answers of a
# sentence, and when there is only one legal answer.
FLOORS: Final = {"thrall": 15, "karl": 40, "jarl": 750, "konung": 2200}
OTHER_BOT: Final = 1000
# Milliseconds until an automatic pass for a person, whatever the hidden cards are.
PASS: Final = 1500


def bot_delay(level: str, pace: int | None, goes_on: bool = False) -> int:
    """`goes_on`: the question continues the sentence of the previous answer."""
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
