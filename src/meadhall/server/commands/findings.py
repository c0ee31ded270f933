"""What `meadhall check-store` found wrong with a table, in words, and what would make it open again."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall import games
from meadhall.server.store import Table
from meadhall.server.tables.live_game import Misfit
from meadhall.server.tables.loading import MISSING, describe

RESTART = "start the server again"
UPDATE = "update Meadhall, and start the server again"
# Codes that the options or the seats of a table are refused with when its game is set up.
OPTIONS = frozenset({"unknown_option", "bad_option"})
SEATS = frozenset({"unknown_seat", "seat_twice", "bad_seat_count"})


@dataclass(frozen=True)
class Finding:
    """`found`: what is wrong. `remedy`: what opens the table again. `fits`: it can be played already."""

    found: str
    remedy: str
    fits: bool = False


FITS_AGAIN = Finding("stuck, but it fits again", f"{RESTART}: the table then goes on", fits=True)
BAD_ID = Finding(
    "its id cannot be read",
    "restore a backup from before the damage; no command can name this table, so delete its rows by hand",
)


def finding(misfit: Misfit, table: Table) -> Finding:
    """By the kind of the misfit. A misfit of entry 0 is one of the table itself."""
    code = misfit.refusal.code
    if code == "damaged":
        return _damaged(misfit, table)
    if misfit.number:
        return _refused_entry(misfit, table)
    if code == "unknown_game":
        return _unknown_game(table)
    if code == "newer_rules":
        return _newer_rules(table)
    if code == "other_pack":
        return _other_pack(table)
    if code in OPTIONS:
        return Finding(
            f"its game cannot be set up with its options: {misfit.refusal}",
            f"if a newer Meadhall created it, {UPDATE}; otherwise {_restore('tables.options', table)}",
        )
    if code in SEATS:
        return Finding(
            f"its game cannot be set up with its seats: {misfit.refusal}",
            f"{_restore('the rows of this table in seats', table)}",
        )
    return Finding(describe(misfit), f"{UPDATE}; if it is the newest, {_restore('the table', table)}")


def not_stored(text: str) -> Finding:
    """The database refused to read the table."""
    return Finding(
        f"the database cannot read it: {text.rstrip('.')}",
        "restore a backup from before the damage",
    )


def _unknown_game(table: Table) -> Finding:
    return Finding(
        f"its game is {table.game}, which is not installed; installed are: {', '.join(games())}",
        f"install the version of Meadhall, or the package, that has {table.game}, and {RESTART}",
    )


def _newer_rules(table: Table) -> Finding:
    newest = games()[table.game].version
    return Finding(
        f"it is played by version {table.rules} of the rules of {table.game};"
        f" this Meadhall knows them up to version {newest}",
        UPDATE,
    )


def _other_pack(table: Table) -> Finding:
    """A server plays with the packs that are part of Meadhall; it reads none from other folders."""
    rules = games()[table.game]
    known = ", ".join((rules.pack, *rules.older_packs))
    return Finding(
        f"it is played with the pack {table.pack} of {table.game}, which is missing; installed are: {known}",
        f"install the version of Meadhall that has the pack {table.pack} (the one that created this table,"
        f" or a newer one), and {RESTART}: a server plays only with packs that are part of Meadhall",
    )


def _damaged(misfit: Misfit, table: Table) -> Finding:
    if misfit.words == MISSING:
        return Finding(
            describe(misfit),
            f"restore a backup that has this entry, or delete the table: {_delete(table)}",
        )
    if misfit.words.startswith("its game ("):
        return Finding(
            f"replaying it fails unexpectedly, by a fault of Meadhall or of the stored rows: {misfit.words}",
            f"{UPDATE}; if it is the newest, report the error that is logged above, and until then"
            f" {_restore('the rows', table)}",
        )
    return Finding(describe(misfit), _restore(misfit.words, table))


def _refused_entry(misfit: Misfit, table: Table) -> Finding:
    return Finding(
        describe(misfit),
        "if Meadhall was updated since this table was played last, go back to the version before and report"
        f" it; otherwise {_restore(f'entry {misfit.number}', table)}",
    )


def _restore(what: str, table: Table) -> str:
    return (
        f"restore a backup from before the damage; or repair {what} by hand while the server is stopped;"
        f" or delete the table: {_delete(table)}"
    )


def _delete(table: Table) -> str:
    return f"meadhall tables delete {table.id}"
