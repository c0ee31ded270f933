"""Load every module of the games when the server starts.

Games import some modules when they first need them. A server whose connections have used up its open files
could not read those modules then, and the table that needs them would stop.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from meadhall import kernel
from meadhall.registry import plugins


def load_games() -> None:
    """Import all modules of the kernel and of each game."""
    named = [name for plugin in plugins().values() for name in plugin.modules]
    for package in (kernel, *map(import_module, named)):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
