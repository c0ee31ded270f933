"""The commands of whoever hosts a server, beside `serve`: how they are written, and what they run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console

from meadhall import games

COMMANDS = ("tables", "bans", "limits", "renew-secret", "restore")
STATUSES = ("open", "playing", "over", "stuck")
DATABASE = "a file, sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file among your data)"


def add(commands: Any) -> None:
    """To the commands of `meadhall`."""
    _tables(commands)
    _bans(commands)
    limits = commands.add_parser("limits", help="print every limit of the server with its reason")
    limits.set_defaults(language=None, database=None)
    secret = commands.add_parser("renew-secret", help="sign cookies with a new secret, while the server runs")
    secret.add_argument(
        "--forget-old", action="store_true", help="believe no older cookies at all (default: for a year)"
    )
    restore = commands.add_parser("restore", help="put a backup into a database that no server runs on")
    restore.add_argument("file", type=Path, help="a file that `meadhall backup` wrote")
    restore.add_argument(
        "--replace", action="store_true", help="in the place of the tables that are there (default: refuse)"
    )
    for command in (secret, restore):
        _database(command)
        _yes(command)
        command.set_defaults(language=None)


def _tables(commands: Any) -> None:
    tables = commands.add_parser("tables", help="list the tables of the server, or delete some of them")
    tables.add_argument("--status", choices=STATUSES, help="only those that are so (default: all)")
    tables.add_argument("--game", choices=sorted(games()), help="only those of this game (default: all)")
    tables.add_argument(
        "--older-than", type=days, metavar="DAYS", help="only those that nobody has touched for so many days"
    )
    _json(tables)
    _database(tables)
    tables.set_defaults(language=None)
    doing = tables.add_subparsers(dest="doing", metavar="what")
    show = doing.add_parser("show", help="who sits at a table, and what was said there")
    show.add_argument("table", metavar="ID")
    delete = doing.add_parser("delete", help="delete tables for good, with all that belongs to them")
    delete.add_argument("tables", metavar="ID", nargs="+")
    expire = doing.add_parser("expire", help="delete tables that nobody has touched for long")
    keep(expire, required=True)
    for command in (delete, expire):
        _yes(command)
    for command in (show, delete, expire):
        _database(command, again=True)


def _bans(commands: Any) -> None:
    bans = commands.add_parser("bans", help="list who may not come or not talk, at any table; add, remove")
    _json(bans)
    _database(bans)
    bans.set_defaults(language=None)
    doing = bans.add_subparsers(dest="doing", metavar="what")
    add = doing.add_parser("add", help="ban somebody from all tables of the server")
    who = add.add_mutually_exclusive_group(required=True)
    who.add_argument("--address", type=address, help="by this address; for IPv6 its whole /64")
    who.add_argument("--seat", metavar="NAME", help="whoever has this seat at --table")
    who.add_argument("--line", type=_id, metavar="N", help="whoever said this line at --table")
    add.add_argument("--table", metavar="ID", help="`meadhall tables show ID` lists its seats and lines")
    add.add_argument("--mute", action="store_true", help="only from talking (default: from coming)")
    add.add_argument("--days", type=days, metavar="N", help="for so long (default: for good)")
    add.add_argument("--note", default="", help="shown in the list (default: the name at the table)")
    remove = doing.add_parser("remove", help="end bans and mutes")
    which = remove.add_mutually_exclusive_group(required=True)
    which.add_argument("bans", type=_id, metavar="ID", nargs="*", default=[])
    which.add_argument("--address", type=address, help="all those of this address")
    for command in (add, remove):
        _database(command, again=True)


def keep(command: argparse.ArgumentParser, *, required: bool = False) -> None:
    """For `serve`, too."""
    never = "" if required else " (default: none)"
    command.add_argument(
        "--keep",
        type=days,
        metavar="DAYS",
        required=required,
        help="delete tables that are over, stuck or never begun, and that nobody has touched for so many days"
        + never,
    )
    command.add_argument(
        "--keep-running",
        type=days,
        metavar="DAYS",
        help="delete running games that nobody has touched for so many days (default: none)",
    )


def _database(command: argparse.ArgumentParser, *, again: bool = False) -> None:
    """`again`: what was given before the name of the subcommand counts, too."""
    default = argparse.SUPPRESS if again else None
    command.add_argument("--database", metavar="URL", default=default, help=DATABASE)


def _yes(command: argparse.ArgumentParser) -> None:
    command.add_argument("--yes", action="store_true", help="do not ask (default: ask)")


def _json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print JSON (default: a table)")


def days(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 5 and int(word) >= 1):
        raise argparse.ArgumentTypeError(f"{word!r} is not a number of days from 1 to 99999")
    return int(word)


def _id(word: str) -> int:
    if not (word.isascii() and word.isdigit() and 1 <= len(word) <= 18):
        raise argparse.ArgumentTypeError(f"{word!r} is not a number")
    return int(word)


def address(word: str) -> str:
    from meadhall.server.guard.address import parse

    if parse(word) is None:
        raise argparse.ArgumentTypeError(f"{word!r} is not an address such as 203.0.113.5 or 2001:db8::1")
    return word


def limit(word: str) -> tuple[str, Any]:
    """For `serve --limit`."""
    from meadhall.server.limit_flags import BadLimit, read

    try:
        return read(word)
    except BadLimit as bad:
        raise argparse.ArgumentTypeError(str(bad)) from bad


def run(given: argparse.Namespace, database: str, console: Console, errors: Console) -> int:
    """One of COMMANDS."""
    if given.command == "limits":
        from meadhall.server.commands.limits import list_limits

        return list_limits(console)
    if given.command == "renew-secret":
        from meadhall.server.commands.secret import renew_secret

        return renew_secret(
            database, forget_old=given.forget_old, yes=given.yes, console=console, errors=errors
        )
    if given.command == "restore":
        from meadhall.server.commands.restore import restore_backup

        return restore_backup(
            given.file, database, replace=given.replace, yes=given.yes, console=console, errors=errors
        )
    return (_run_tables if given.command == "tables" else _run_bans)(given, database, console, errors)


def _run_tables(given: argparse.Namespace, database: str, console: Console, errors: Console) -> int:
    from meadhall.server.commands import tables

    if given.doing == "show":
        return tables.show_table(database, given.table, console, errors)
    if given.doing == "delete":
        return tables.delete_tables(database, given.tables, yes=given.yes, console=console, errors=errors)
    if given.doing == "expire":
        return tables.expire(
            database,
            keep=given.keep,
            keep_running=given.keep_running,
            yes=given.yes,
            console=console,
            errors=errors,
        )
    return tables.list_tables(
        database,
        status=given.status,
        game=given.game,
        older_than=given.older_than,
        as_json=given.json,
        console=console,
        errors=errors,
    )


def _run_bans(given: argparse.Namespace, database: str, console: Console, errors: Console) -> int:
    from meadhall.server.commands import bans

    if given.doing == "add":
        if (given.table is None) is not (given.seat is None and given.line is None):
            errors.print("--table goes with --seat or --line.", style="red")
            return 2
        return bans.add_ban(
            database,
            address=given.address,
            table=given.table,
            seat=given.seat,
            line=given.line,
            mute=given.mute,
            days=given.days,
            note=given.note,
            console=console,
            errors=errors,
        )
    if given.doing == "remove":
        return bans.remove_bans(database, given.bans, given.address, console, errors)
    return bans.list_bans(database, as_json=given.json, console=console, errors=errors)
