"""Bots. A bot gets a Position, which contains only what its seat may know."""

from meadhall.bots.advise import Advice, Reason, advise
from meadhall.bots.catalog import (
    ARENA,
    KINDS,
    LEVELS,
    TABLE,
    BadBot,
    player,
    player_at_table,
    seconds_at_table,
)
from meadhall.bots.player import Player, Reflex, Thinker
from meadhall.bots.seat import Fault, Seat

__all__ = [
    "ARENA",
    "Advice",
    "BadBot",
    "Fault",
    "KINDS",
    "LEVELS",
    "Player",
    "Reason",
    "Reflex",
    "Seat",
    "TABLE",
    "Thinker",
    "advise",
    "player",
    "player_at_table",
    "seconds_at_table",
]
