"""Packs at the table: the one a save needs is brought, and it is said whose content is played with."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from meadhall import games
from meadhall.kernel.record import BRINGS_A_PACK, parse
from meadhall.kernel.rules import Rules
from meadhall.locale import Texts
from meadhall.runewars.own_packs import BROUGHT, Brought, bring
from meadhall.runewars.pack import BadPack, Fault, pack_hash, read
from meadhall.terminal.output import Output

PAGE = "docs/packs.md"
NO_PACKS = {"game": "runewars", "flag": BRINGS_A_PACK.split()[0]}  # the values of err-no-packs


class PackTrouble(Exception):
    """The pack of a game is not at hand: a message id, what it speaks of, and the faults of a broken pack."""

    def __init__(self, message: str, faults: Sequence[Fault] = (), **params: str | int) -> None:
        super().__init__(message)
        self.message, self.faults, self.params = message, faults, params


def bring_for(content: str, remembered: str, named: Brought | None = None) -> None:
    """Load the pack a record was made with: the one named, or from the folder that a save remembers.

    Raises PackTrouble, and BadRecord if it is no record. What no folder is known for is left to the replay.
    """
    record = parse(content)
    rules = games().get(record.game)
    if rules is None:
        return
    if named is not None:
        _fits(rules, record.pack or rules.pack, named)
    elif remembered and rules.by_pack is not None:
        if rules.with_pack(record.pack) is None:
            _bring_again(remembered, record.pack)
        else:
            _bring_texts(remembered, record.pack)


def _fits(rules: Rules, wanted: str, named: Brought) -> None:
    if rules.by_pack is None:
        raise PackTrouble("err-no-packs", (), **NO_PACKS)
    if not named.is_named(wanted):
        raise PackTrouble("err-pack-other", path=named.folder, was=wanted, now=named.hash)


def _bring_again(folder: str, wanted: str) -> None:
    if not Path(folder).is_dir():
        raise PackTrouble("err-pack-gone", path=folder, flag=BRINGS_A_PACK)
    try:
        brought = bring(Path(folder))
    except BadPack as bad:
        raise PackTrouble("err-pack-broken", bad.faults, path=folder) from None
    if not brought.is_named(wanted):
        raise PackTrouble("err-pack-changed", path=folder, was=wanted, now=brought.hash, flag=BRINGS_A_PACK)


def _bring_texts(folder: str, wanted: str) -> None:
    """Load a pack that plays as the house set, for its texts. The game goes on without them, too."""
    with suppress(BadPack):
        if pack_hash(read(Path(folder))) == wanted:
            bring(Path(folder))


def folder_of(rules: Rules) -> str:
    """Where the pack lies that these rules are played with; "" for the house set."""
    return BROUGHT[rules.pack].folder if rules.pack in BROUGHT else ""


def whose(texts: Texts, rules: Rules, named: Brought | None = None) -> str:
    """Whose content this is, in one line; "" for a game that has no packs."""
    if rules.by_pack is None:
        return ""
    brought = named or BROUGHT.get(rules.pack)
    if brought is None:
        return texts("ui-pack-house", page=PAGE)
    message = "ui-pack-unchanged" if brought.is_house_set else "ui-pack-own"
    return texts(message, name=brought.name, path=brought.folder, page=PAGE)


def say_whose(out: Output, rules: Rules, named: Brought | None = None) -> None:
    """Before anything else is shown of it."""
    if said := whose(out.texts, rules, named):
        out.put(Text(said, "dim"))
