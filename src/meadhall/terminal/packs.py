"""Packs in the terminal: loading the pack of a save, and showing the provenance of the content."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from meadhall.kernel.packs import BadPack, Brought, Fault, PackFolders
from meadhall.kernel.record import BRINGS_A_PACK, parse
from meadhall.kernel.rules import Rules
from meadhall.locale import Texts
from meadhall.registry import games, games_with_packs, packs_of
from meadhall.terminal.output import Output

PAGE = "docs/packs.md"


def no_packs() -> dict[str, str]:
    """The values of err-no-packs."""
    return {"game": ", ".join(games_with_packs()), "flag": BRINGS_A_PACK.split()[0]}


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
    elif remembered and (packs := packs_of(rules.name)) is not None:
        if rules.with_pack(record.pack) is None:
            _bring_again(packs, remembered, record.pack)
        else:
            _bring_texts(packs, remembered, record.pack)


def _fits(rules: Rules, wanted: str, named: Brought) -> None:
    if rules.by_pack is None:
        raise PackTrouble("err-no-packs", (), **no_packs())
    if not named.is_named(wanted):
        raise PackTrouble("err-pack-other", path=named.folder, was=wanted, now=named.hash)


def _bring_again(packs: PackFolders, folder: str, wanted: str) -> None:
    if not Path(folder).is_dir():
        raise PackTrouble("err-pack-gone", path=folder, flag=BRINGS_A_PACK)
    try:
        brought = packs.bring(Path(folder))
    except BadPack as bad:
        raise PackTrouble("err-pack-broken", bad.faults, path=folder) from None
    if not brought.is_named(wanted):
        raise PackTrouble("err-pack-changed", path=folder, was=wanted, now=brought.hash, flag=BRINGS_A_PACK)


def _bring_texts(packs: PackFolders, folder: str, wanted: str) -> None:
    """Load a pack that plays as the built-in content, for its texts. The game goes on without them, too."""
    with suppress(BadPack):
        if packs.id_of(Path(folder)) == wanted:
            packs.bring(Path(folder))


def folder_of(rules: Rules) -> str:
    """Where the pack lies that these rules are played with; "" for the house set."""
    brought = _brought(rules)
    return "" if brought is None else brought.folder


def _brought(rules: Rules) -> Brought | None:
    packs = packs_of(rules.name)
    return None if packs is None else packs.brought(rules.pack)


def whose(texts: Texts, rules: Rules, named: Brought | None = None) -> str:
    """Whose content this is, in one line; "" for a game that has no packs."""
    if packs_of(rules.name) is None:
        return ""
    brought = named or _brought(rules)
    if brought is None:
        return texts("ui-pack-house", page=PAGE)
    message = "ui-pack-unchanged" if brought.is_house_set else "ui-pack-own"
    return texts(message, name=brought.name, path=brought.folder, page=PAGE)


def say_whose(out: Output, rules: Rules, named: Brought | None = None) -> None:
    """Print the provenance, before anything else."""
    if said := whose(out.texts, rules, named):
        out.put(Text(said, "dim"))
