"""The commands of Runewars: see cli.GameCommands."""

from meadhall.cli.runewars.packs import add

__all__ = ["add"]
