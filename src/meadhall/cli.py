"""The `meadhall` command."""

import argparse
from collections.abc import Sequence

from meadhall import __version__


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="meadhall")
    top.add_argument("--version", action="version", version=f"meadhall {__version__}")
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    parser().parse_args(arguments)
    return 0
