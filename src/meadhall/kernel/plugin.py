"""Plug-ins: the names of everything that the other layers need of a game."""

# not compiled: border types.
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class GamePlugin:
    """One game. Objects are named by import paths (`package.module:name`), imported when they are needed.

    So a plug-in imports nothing, and no layer depends on another one. Only `name`, `title` and `rules` are
    required; docs/adding-a-game.md says what happens without each of the others.
    """

    name: str  # the word in records, commands and addresses: the name of the rules, too
    title: str  # in English, for the help of the command line
    rules: str  # kernel.rules.Rules: version, seats, options, notation, set-up
    modules: tuple[str, ...] = ()  # packages that a server loads whole when it starts
    texts: str = ""  # what the names of its files in locale/<language>/ begin with
    rulings: str = ""  # the page with the rulings and options
    rule_pages: str = ""  # a CSV file with the columns `rule` and `page`, as `package:file`
    packs: str = ""  # kernel.packs.PackFolders: content from a user's folder
    evaluator: str = ""  # bots.evaluator.Evaluator by the name of a table of weights
    counting: str = ""  # arena.counting.Counting
    terminal: str = ""  # terminal.game_screen.TerminalGame
    commands: str = ""  # cli.GameCommands: further commands of `meadhall`
    page: str = ""  # the folder of its screen in the browser, below web/src/games
    benchmark: str = ""  # benchmarks.measured.Measured
