"""Blood Rage. Independent of the other game."""

from meadhall.bloodrage.options import Options
from meadhall.bloodrage.positions import parse
from meadhall.bloodrage.rulebook import RULES, new
from meadhall.bloodrage.state import BloodRage

__all__ = ["RULES", "BloodRage", "Options", "new", "parse"]
