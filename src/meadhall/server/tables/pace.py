"""When the server answers for a seat. It depends on who plays there and never on the cards in a hand."""

from __future__ import annotations

from typing import Final

# Milliseconds from the question to the answer. A strong bot has thought by then, a weak one waits: how
# long it takes tells nothing of how many answers it had.
BOTS: Final = {"thrall": 600, "karl": 600, "jarl": 1000, "konung": 2200}
OTHER_BOT: Final = 1000
# For a person who can do nothing but pass. Everybody waits that long, whatever they hold.
PASS: Final = 1500


def bot_delay(level: str, pace: int | None) -> int:
    return BOTS.get(level.partition("@")[0], OTHER_BOT) if pace is None else pace


def pass_delay(pace: int | None) -> int:
    return PASS if pace is None else pace
