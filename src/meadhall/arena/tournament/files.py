"""The results of a tournament as JSON and CSV."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from meadhall.arena.counting import Counting
from meadhall.arena.tournament.game import Line
from meadhall.arena.tournament.intervals import shares
from meadhall.arena.tournament.plan import Tournament
from meadhall.arena.tournament.standings import BotStanding, Standings

RESULTS, GAMES_TABLE, BOTS_TABLE = "results.json", "games.csv", "bots.csv"


def seat_columns(counting: Counting) -> list[str]:
    return [
        *"game round seed seat clan first bot".split(),
        *(counting.score, "place", "win", "decisions", "faults", "seconds", "slowest"),
        *(counting.column(part) for part in counting.parts),
        *(f"from_{source.replace('-', '_')}" for source in counting.sources),
    ]


def bot_columns(counting: Counting) -> list[str]:
    return [
        *"bot seats wins win_rate win_low win_high".split(),
        *(counting.score, "rating", "rating_sigma"),
        *"decisions ms_mean ms_slowest faults".split(),
    ]


def write(folder: Path, tournament: Tournament, found: Standings, lines: Sequence[Line]) -> None:
    text = json.dumps(as_json(tournament, found), indent=1, ensure_ascii=False)
    (folder / RESULTS).write_text(text + "\n", encoding="utf-8")
    counting = tournament.counting
    rows = (row for line in lines for row in seat_rows(line, counting))
    _table(folder / GAMES_TABLE, seat_columns(counting), rows)
    places = [f"place_{place}" for place in range(1, found.seats + 1)]
    heads = [*bot_columns(counting), *places]
    _table(folder / BOTS_TABLE, heads, (bot_row(bot) for bot in found.bots))


def as_json(tournament: Tournament, found: Standings) -> dict[str, object]:
    """`results` depends only on the seed, `timing` on the machine."""
    counting = tournament.counting
    facts = {"facts": found.facts} if found.facts else {}
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
            "bots": {bot.name: _bot(bot, counting) for bot in found.bots},
            "clans": {clan: rate.as_dict() for clan, rate in found.clans.items()},
            "turn_order": [rate.as_dict() for rate in found.turns],
            "cards": {
                name: {counting.deeds[0]: card.drafted, "holders": card.holders.as_dict()}
                for name, card in sorted(found.cards.items())
            },
            **facts,
        },
        "timing": {bot.name: _timing(bot) for bot in found.bots},
    }


def _bot(bot: BotStanding, counting: Counting) -> dict[str, object]:
    return {
        "seats": bot.seats,
        "wins": bot.wins.as_dict(),
        "places": bot.places,
        counting.score: round(bot.mean(bot.score), 4),
        "rating": {"mu": round(bot.rating.mu, 4), "sigma": round(bot.rating.sigma, 4)},
        f"{counting.score}_by_{counting.part}_and_source": bot.by_part,
        "clans": {clan: rate.as_dict() for clan, rate in bot.clans.items()},
        counting.picks: dict(sorted(bot.picks.items())),
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


def seat_rows(line: Line, counting: Counting) -> Iterable[list[object]]:
    """Yield one row for each seat."""
    for seat, share in enumerate(shares(line["ranking"])):
        by_part, timing = line[counting.score][seat], line["timing"]["seats"][seat]
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
            *(sum(by_part[part].values()) for part in counting.parts),
            *(sum(part.get(source, 0) for part in by_part.values()) for source in counting.sources),
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
