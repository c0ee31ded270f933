"""What a tournament found, for other programs: JSON and CSV."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from meadhall.arena.playing import PARTS
from meadhall.arena.tournament.game import Line
from meadhall.arena.tournament.intervals import shares
from meadhall.arena.tournament.plan import Tournament
from meadhall.arena.tournament.standings import BotStanding, Standings
from meadhall.bloodrage.happenings import SOURCES

RESULTS, GAMES_TABLE, BOTS_TABLE = "results.json", "games.csv", "bots.csv"

SEAT_COLUMNS = (
    "game round seed seat clan first bot glory place win decisions faults seconds slowest".split()
    + [f"glory_{part}" if part == "end" else f"glory_age_{part}" for part in PARTS]
    + [f"from_{source.replace('-', '_')}" for source in SOURCES]
)
BOT_COLUMNS = (
    "bot seats wins win_rate win_low win_high glory rating rating_sigma "
    "decisions ms_mean ms_slowest faults".split()
)


def write(folder: Path, tournament: Tournament, found: Standings, lines: Sequence[Line]) -> None:
    text = json.dumps(as_json(tournament, found), indent=1, ensure_ascii=False)
    (folder / RESULTS).write_text(text + "\n", encoding="utf-8")
    _table(folder / GAMES_TABLE, SEAT_COLUMNS, (row for line in lines for row in seat_rows(line)))
    places = [f"place_{place}" for place in range(1, found.seats + 1)]
    _table(folder / BOTS_TABLE, [*BOT_COLUMNS, *places], (bot_row(bot) for bot in found.bots))


def as_json(tournament: Tournament, found: Standings) -> dict[str, object]:
    """`results` holds what the seed decides, `timing` what the machine does."""
    return {
        "setup": {
            **tournament.facts(),
            "command": tournament.command(),
            "orders": [list(order) for order in tournament.orders],
            "games": tournament.count,
        },
        "results": {
            "games": found.games,
            "chance": round(found.chance, 5),
            "bots": {bot.name: _bot(bot) for bot in found.bots},
            "clans": {clan: rate.as_dict() for clan, rate in found.clans.items()},
            "turn_order": [rate.as_dict() for rate in found.turns],
            "cards": {
                name: {"drafted": card.drafted, "holders": card.holders.as_dict()}
                for name, card in sorted(found.cards.items())
            },
        },
        "timing": {bot.name: _timing(bot) for bot in found.bots},
    }


def _bot(bot: BotStanding) -> dict[str, object]:
    return {
        "seats": bot.seats,
        "wins": bot.wins.as_dict(),
        "places": bot.places,
        "glory": round(bot.mean(bot.score), 4),
        "rating": {"mu": round(bot.rating.mu, 4), "sigma": round(bot.rating.sigma, 4)},
        "glory_by_age_and_source": bot.glory,
        "clans": {clan: rate.as_dict() for clan, rate in bot.clans.items()},
        "picks": dict(sorted(bot.picks.items())),
        "decisions": bot.decisions,
        "faults": [vars(fault) for fault in bot.faults.values()],
    }


def _timing(bot: BotStanding) -> dict[str, object]:
    clock = bot.clock
    return {
        "decisions": clock.decisions,
        "seconds": round(clock.seconds, 6),
        "slowest": round(clock.slowest, 6),
        "prompts": {
            prompt: {"decisions": n, "seconds": round(s, 6)} for prompt, (n, s) in clock.prompts.items()
        },
    }


def seat_rows(line: Line) -> Iterable[list[object]]:
    """One row a seat."""
    for seat, share in enumerate(shares(line["ranking"])):
        glory, timing = line["glory"][seat], line["timing"]["seats"][seat]
        yield [
            *(line[key] for key in ("game", "round", "seed")),
            seat,
            line["clans"][seat],
            int(line["first"] == seat),
            line["bots"][seat],
            line["scores"][seat],
            line["ranking"][seat],
            round(share, 4),
            line["decisions"][seat],
            sum(fault["times"] for fault in line["faults"][seat]),
            timing["seconds"],
            timing["slowest"],
            *(sum(glory[part].values()) for part in PARTS),
            *(sum(glory[part].get(source, 0) for part in PARTS) for source in SOURCES),
        ]


def bot_row(bot: BotStanding) -> list[object]:
    low, high = bot.wins.between
    return [
        bot.name,
        bot.seats,
        round(bot.wins.won, 4),
        *(round(n, 5) for n in (bot.wins.share, low, high)),
        round(bot.mean(bot.score), 4),
        round(bot.rating.mu, 4),
        round(bot.rating.sigma, 4),
        bot.decisions,
        round(bot.clock.mean * 1000, 4),
        round(bot.clock.slowest * 1000, 4),
        bot.wrong,
        *bot.places,
    ]


def _table(file: Path, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(columns)
        writer.writerows(rows)
