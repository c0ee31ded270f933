"""All games, as plug-ins: those that come with Meadhall, and those that installed packages bring.

A package brings a game with an entry point of the group `meadhall.games`, which names a GamePlugin:

    [project.entry-points."meadhall.games"]
    mygame = "mygame.plugin:PLUGIN"
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from meadhall.kernel.packs import PackFolders
from meadhall.kernel.plugin import GamePlugin
from meadhall.kernel.rules import Rules

# The games that come with Meadhall. The first one is played when no game is named.
BUILT_IN = (
    "meadhall.bloodrage.plugin:PLUGIN",
    "meadhall.runewars.plugin:PLUGIN",
)
GROUP = "meadhall.games"

log = logging.getLogger("meadhall")


def load(path: str) -> Any:
    """Import what a path names: `package.module`, or `package.module:name`."""
    module, _, name = path.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found


@cache
def plugins() -> dict[str, GamePlugin]:
    """All plug-ins, by the name of their game.

    An entry point that cannot be imported, or whose game has a name that is taken, is logged and left out.
    """
    found: dict[str, GamePlugin] = {}
    for path in BUILT_IN:
        plugin: GamePlugin = load(path)
        found[plugin.name] = plugin
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        brought = _brought(entry)
        if brought is None:
            continue
        if brought.name in found:
            if brought != found[brought.name]:
                log.warning("%s: there is already a game named %r", entry.value, brought.name)
            continue
        found[brought.name] = brought
    return found


def _brought(entry: EntryPoint) -> GamePlugin | None:
    """The plug-in that an entry point names, if it and its rules can be imported."""
    try:
        plugin = entry.load()
        if not isinstance(plugin, GamePlugin):
            raise TypeError(f"not a GamePlugin but {type(plugin).__name__}")
        rules = load(plugin.rules)
        if rules.name != plugin.name:
            raise ValueError(f"the plug-in is named {plugin.name!r}, its rules {rules.name!r}")
    except Exception as error:  # whatever a package of others does, the other games can be played
        log.warning("the game %s cannot be loaded: %s: %s", entry.value, type(error).__name__, error)
        return None
    return plugin


@cache
def games() -> dict[str, Rules]:
    """The rules of all games, by name."""
    return {name: load(plugin.rules) for name, plugin in plugins().items()}


def default_game() -> str:
    """The game that is played when none is named."""
    return next(iter(plugins()))


def packs_of(game: str) -> PackFolders | None:
    """The packs of a game; None: it has none."""
    path = plugins()[game].packs if game in plugins() else ""
    found: PackFolders | None = load(path) if path else None
    return found


def games_with_packs() -> list[str]:
    return [name for name, plugin in plugins().items() if plugin.packs]
