"""`meadhall arena`."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from meadhall.arena.content import texts_for
from meadhall.arena.progress import bar
from meadhall.arena.tournament import files, page
from meadhall.arena.tournament.ledger import BadFolder, Ledger, opened
from meadhall.arena.tournament.plan import Tournament
from meadhall.arena.tournament.run import DONE, LOST
from meadhall.arena.tournament.run import run as play
from meadhall.arena.tournament.standings import standings
from meadhall.arena.tournament.table import show
from meadhall.bots import BadBot
from meadhall.kernel.packs import PackChanged
from meadhall.locale import Texts

TROUBLE, STOPPED = 1, 130


def run(
    tournament: Tournament, folder: Path, workers: int, texts: Texts, console: Console, errors: Console
) -> int:
    """Play, show, write. What goes wrong is said in a sentence."""
    texts = texts_for(texts, tournament.game, tournament.pack)
    try:
        with opened(folder, tournament) as ledger:
            return _run(ledger, workers, texts, console, errors)
    except BadFolder as trouble:
        said = texts(trouble.message, **trouble.params)
    except BadBot as trouble:  # the name was accepted, but a worker could not create the bot
        said = texts("arena-err-bot", why=str(trouble))
    except PackChanged as trouble:
        said = texts("err-pack-lost", path=trouble.folder)
    except OSError as trouble:
        path = str(trouble.filename or folder)
        said = texts("err-cannot-write", path=path, why=trouble.strerror or type(trouble).__name__)
    errors.print(said, style="red")
    return TROUBLE


def _run(ledger: Ledger[Tournament], workers: int, texts: Texts, console: Console, errors: Console) -> int:
    tournament = ledger.tournament
    count, before = tournament.count, len(ledger.played())
    if count != tournament.wanted:
        rounded = texts("arena-rounded", wanted=tournament.wanted, orders=len(tournament.orders), games=count)
        console.print(Text(rounded))
    if before:
        console.print(Text(texts("arena-going-on", games=before, wanted=count, path=str(ledger.folder))))
    with bar(count, texts, errors, before) as progress:
        ended = play(ledger, workers, progress)
    lines = ledger.played()
    if ended != DONE:
        stopped = texts("arena-stopped", games=len(lines), wanted=count)
        console.print(Text(stopped, "bold yellow"))
    if lines:
        found = standings(tournament.names, tournament.clans, lines, tournament.counting)
        files.write(ledger.folder, tournament, found, lines)
        page.write(ledger.folder, tournament, found, texts)
        show(found, texts, console, tournament.counting)
        console.print(Text(texts("arena-written", path=str(ledger.folder), page=page.PAGE)))
    if ended == LOST:
        errors.print(texts("err-worker-lost"), style="red")
    return 0 if ended == DONE else TROUBLE if ended == LOST else STOPPED
