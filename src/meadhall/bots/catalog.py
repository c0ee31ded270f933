"""Bots by name: `karl`, `konung@400` (iterations a decision), `konung@2s` (seconds), `mymodule:MyBot`."""

from __future__ import annotations

import importlib
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from meadhall.bots.careful import Careful
from meadhall.bots.levels import Karl, Thrall, jarl, konung
from meadhall.bots.player import Player
from meadhall.bots.random import Random

ENDLESS = 10**9
LEVELS = ("thrall", "karl", "jarl", "konung")
KINDS = ("random", "careful", *LEVELS)

# Budgets: small and repeatable in the arena, larger at a table with people.
ARENA, TABLE = "arena", "table"


@dataclass(frozen=True)
class Budget:
    """The limits of a search for one decision."""

    iterations: int
    seconds: float  # 0: no limit but the iterations, so that results are repeatable


# A limit in seconds at tables, because iterations take several times as long in pure Python.
BUDGETS = {
    ("jarl", ARENA): Budget(120, 0.0),
    ("jarl", TABLE): Budget(400, 0.6),
    ("konung", ARENA): Budget(480, 0.0),
    ("konung", TABLE): Budget(2000, 2.0),
}
SEARCHERS = {"jarl": jarl, "konung": konung}


class BadBot(ValueError):
    """There is no such bot; the message says why."""


def player(spec: str, pace: str = ARENA) -> Player:
    """Return the player of this name; raises BadBot."""
    if ":" in spec:
        return _plugged_in(spec)
    name, at, word = spec.partition("@")
    if name not in KINDS:
        known = ", ".join(KINDS)
        raise BadBot(f"no bot is called {name!r}, only: {known}, or module:Class for one's own")
    if name in SEARCHERS:
        budget = _budget(spec, word) if at else BUDGETS[name, pace]
        return SEARCHERS[name](budget.iterations, budget.seconds)
    if at:
        raise BadBot(f"{spec}: only {' and '.join(SEARCHERS)} take a budget after the @")
    simple: dict[str, type[Player]] = {"random": Random, "careful": Careful, "thrall": Thrall, "karl": Karl}
    return simple[name]()


def seconds_at_table(level: str) -> float:
    """Return the time limit of a level for one decision at a table, in seconds; 0: it does not search."""
    budget = BUDGETS.get((level, TABLE))
    return 0.0 if budget is None else budget.seconds


def player_at_table(level: str, seconds: float) -> Player:
    """Return one of LEVELS with its table budget, reduced to `seconds` if that is less.

    A level may come from a stored row: it is looked up and never imported. Raises BadBot.
    """
    if level not in LEVELS:
        raise BadBot(f"no level is called {level!r}, only: {', '.join(LEVELS)}")
    if level not in SEARCHERS:
        return player(level, TABLE)
    budget = BUDGETS[level, TABLE]
    return SEARCHERS[level](budget.iterations, min(budget.seconds, seconds))


def _budget(spec: str, word: str) -> Budget:
    """Parse a budget. `400`: iterations; `2s` or `0.5s`: seconds."""
    if re.fullmatch(r"[0-9]{1,9}", word) and int(word) > 0:
        return Budget(int(word), 0.0)
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?s", word) and float(word[:-1]) > 0:
        return Budget(ENDLESS, float(word[:-1]))
    raise BadBot(f"{spec}: a budget is a number of iterations as in konung@400, or seconds as in konung@2s")


def _plugged_in(spec: str) -> Player:
    """Return a player from a user's module, which may be in the current folder."""
    module_name, _, class_name = spec.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(importlib.import_module(module_name), class_name)
        # The name may come from a save file: nothing but a bot class may be called.
        if not isinstance(found, type):
            raise BadBot(f"{spec} is not a class")
        if not (hasattr(found, "choose") or hasattr(found, "pick")):
            raise BadBot(f"{spec} has neither choose(position, rng) nor pick(prompt, legal, rng)")
        made: Player = found()
    except BadBot:
        raise
    except (Exception, SystemExit) as error:
        raise BadBot(f"{spec}: {type(error).__name__}: {error}") from error
    return made
