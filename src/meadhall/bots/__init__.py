"""Players that are not people. They meet a game through what its contract lets a seat know."""

from meadhall.bots.careful import Careful
from meadhall.bots.player import Player, Reflex, Thinker
from meadhall.bots.random import Random

KINDS: dict[str, type[Reflex]] = {"careful": Careful, "random": Random}

__all__ = ["KINDS", "Careful", "Player", "Random", "Reflex", "Thinker"]
