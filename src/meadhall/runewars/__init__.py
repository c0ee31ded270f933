"""Runewars (Revised Edition). Independent of the other game."""

from meadhall.runewars.options import Options
from meadhall.runewars.positions.text import parse
from meadhall.runewars.rulebook import RULES, new
from meadhall.runewars.state import Runewars

__all__ = ["RULES", "Options", "Runewars", "new", "parse"]
