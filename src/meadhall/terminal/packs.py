"""Packs in the terminal: loading the pack of a save, and showing the provenance of the content."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from meadhall import games
from meadhall.kernel.record import BRINGS_A_PACK, parse
from meadhall.kernel.rules import Rules
from meadhall.locale import Texts
from meadhall.runewars.own_packs import BROUGHT, Brought, bring
from meadhall.runewars.pack import BadPack, Fault
from meadhall.terminal.output import Output

PAGE = "docs/packs.md"
NO_PACKS = {"game": "runewars", "flag": BRINGS_A_PACK.split()[0]}  # the values of err-no-packs


class PackTrouble(Exception):
    """The pack of a game is not available: a message id, its parameters, and the faults of a broken pack."""

    def __init__(self, message: str, faults: Sequence[Fault] = (), **params: str | int) -> None:
        super().__init__(message)
        self.message, self.faults, self.params = message, faults, params


def bring_for(content: str, remembered: str, named: Brought | None = None) -> None:
    """Load the pack a record was made with: the one named, or from the folder that a save remembers.

    Raises PackTrouble, and BadRecord if it is not a record. If no folder is known, the replay reports it.
    """
    record = parse(content)
    rules = games().get(record.game)
    if rules is None:
        return
    if named is not None:
        _fits(rules, record.pack or rules.pack, named)
    elif remembered and rules.by_pack is not None and rules.with_pack(record.pack) is None:
        _bring_again(remembered, record.pack)


def _fits(rules: Rules, wanted: str, named: Brought) -> None:
    if rules.by_pack is None:
        raise PackTrouble("err-no-packs", (), **NO_PACKS)
    if named.hash != wanted:
        raise PackTrouble("err-pack-other", path=named.folder, was=wanted, now=named.hash)


def _bring_again(folder: str, wanted: str) -> None:
    if not Path(folder).is_dir():
        raise PackTrouble("err-pack-gone", path=folder, flag=BRINGS_A_PACK)
    try:
        brought = bring(Path(folder))
    except BadPack as bad:
        raise PackTrouble("err-pack-broken", bad.faults, path=folder) from None
    if brought.hash != wanted:
        raise PackTrouble("err-pack-changed", path=folder, was=wanted, now=brought.hash, flag=BRINGS_A_PACK)


def folder_of(rules: Rules) -> str:
    """Return the folder of the pack of these rules; "" for the house set."""
    return BROUGHT[rules.pack].folder if rules.pack in BROUGHT else ""


def whose(texts: Texts, rules: Rules, named: Brought | None = None) -> str:
    """Return the provenance of the content in one line; "" for a game without packs."""
    if rules.by_pack is None:
        return ""
    brought = named or BROUGHT.get(rules.pack)
    if brought is None:
        return texts("ui-pack-house", page=PAGE)
    message = "ui-pack-unchanged" if brought.is_house_set else "ui-pack-own"
    return texts(message, name=brought.name, path=brought.folder, page=PAGE)


def say_whose(out: Output, rules: Rules, named: Brought | None = None) -> None:
    """Print the provenance, before anything else."""
    if said := whose(out.texts, rules, named):
        out.put(Text(said, "dim"))
