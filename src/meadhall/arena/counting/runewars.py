"""Runewars: dragon runes by year and source, tactics cards played, and how games go and end."""

from __future__ import annotations

from typing import Any

from meadhall.arena.counting.base import MEAN, RATE, SHARE, WHOLE, ByPart, CardUses, Counting, Facts, Table
from meadhall.kernel.rules import Rules
from meadhall.runewars import event_codes as ev
from meadhall.runewars.event_codes import FROM_SEASON, SOURCES
from meadhall.runewars.loading import house_content
from meadhall.runewars.state import SEASON_NAMES, YEARS
from meadhall.runewars.year.victory import dragon_runes

PLAYED = 0
PARTS = tuple(str(year) for year in range(1, YEARS + 1))
ENDS = VICTORY, LAST_YEAR, ELIMINATION = "victory", "last-year", "elimination"
# What is counted for each seat, and its event, whose first field is the seat.
DEEDS = {
    "battles-won": ev.BATTLE_WON,
    "objectives": ev.OBJECTIVE_MET,
    "quests": ev.QUEST_DONE,
    "tactics": ev.TACTICS_PLAYED,
    "titles": ev.TITLE_TAKEN,
    "victory-placed": ev.VICTORY_PLACED,
    "victory-failed": ev.VICTORY_FAILED,
}
BATTLES, ELIMINATED = "battles", "eliminated"
DEED_OF = {code: deed for deed, code in DEEDS.items()} | {ev.ELIMINATED: ELIMINATED}


class YearByYear:
    """Stores when runes are received; everything else is in the events."""

    def __init__(self, game: Any) -> None:
        self.first = game.first
        self.year = game.year
        self.before = game.received[:]
        self.runes: list[ByPart] = [{part: {} for part in PARTS} for _ in range(game.seats)]
        self.found: Facts = {}
        if game.events is None:
            game.events = []

    def after(self, game: Any) -> None:
        if game.received != self.before:
            for i, n in enumerate(game.received):
                if n != self.before[i]:
                    source, seat = divmod(i, 4)
                    # One answer may end the year and draw the next year's first season card.
                    year = game.year if source == FROM_SEASON else self.year
                    part = self.runes[seat][PARTS[year - 1]]
                    part[SOURCES[source]] = part.get(SOURCES[source], 0) + n - self.before[i]
            self.before = game.received[:]
        self.year = game.year

    def by_part(self, seat: int) -> ByPart:
        return self.runes[seat]

    def facts(self) -> Facts:
        return self.found

    def done(self, game: Any) -> None:
        names, content = faction_names(game), game.content
        season = orders = 0
        for code, *fields in game.events:
            if code == ev.SEASON_BEGINS:
                season, orders = fields[1], 0
            elif code == ev.ORDER_REVEALED:
                orders += 1
                self.count("orders", content.orders[fields[1]], SEASON_NAMES[season])
            elif code == ev.BATTLE_BEGINS:
                for seat in fields[:2]:
                    if seat >= 0:  # -1: neutral units
                        self.count("deeds", BATTLES, names[seat])
            elif code in DEED_OF and fields[0] >= 0:
                self.count("deeds", DEED_OF[code], names[fields[0]])
        self.count("ends", how_it_ended(game, orders > 0), "games")
        self.count("years", str(game.year), SEASON_NAMES[game.season])
        for seat, held in enumerate(scores(game)):
            self.count("held", str(held), "winner" if seat == game.winner else "others")
            turn = str((seat - self.first) % game.seats + 1)
            self.count("turns", turn, "won", int(seat == game.winner))
            self.count("turns", turn, "games")

    def count(self, table: str, row: str, column: str, n: int = 1) -> None:
        columns = self.found.setdefault(table, {}).setdefault(row, {})
        columns[column] = columns.get(column, 0) + n


def how_it_ended(game: Any, orders: bool) -> str:
    """A Victory card is turned up before the season's orders are given (p.30)."""
    if sum(game.alive(seat) for seat in range(game.seats)) == 1:
        return ELIMINATION
    return LAST_YEAR if orders else VICTORY


def faction_names(game: Any) -> list[str]:
    """A seat may have chosen its faction during the game."""
    return [game.content.names["faction"][faction] for faction in game.factions]


def scores(game: Any) -> list[int]:
    """Return the dragon runes at the end; the scores of the engine also include tie-breakers."""
    return [dragon_runes(game, seat) if game.alive(seat) else 0 for seat in range(game.seats)]


def earned(game: Any) -> list[int]:
    found: list[int] = game.received
    return found


def uses(rules: Rules) -> CardUses:
    return [(PLAYED, words[1]) if len(words) == 2 and words[0] == "play" else None for words in rules.words]


def counts(prompt: str, deed: int) -> bool:
    return True


RUNEWARS = Counting(
    score="runes",
    part="year",
    parts=PARTS,
    sources=SOURCES,
    deeds=("played",),
    picks="plays",
    uses=uses,
    counts=counts,
    watch=YearByYear,
    scores=scores,
    earned=earned,
    seat_kind="rw-faction-",
    card_kind="rw-tactics-",
    source_kind="arena-rw-source-",
    part_kind="arena-rw-year-",
    group_kind="arena-rw-source-",
    deed_heads=("arena-rw-played",),
    groups={source: (source,) for source in SOURCES},
    part_groups={**{part: (part,) for part in PARTS[:-2]}, "last": PARTS[-2:]},
    tables=(
        Table("orders", "arena-rw-orders", SHARE, tuple(house_content().orders[1:]), "rw-order-",
              SEASON_NAMES, "arena-rw-season-"),
        Table("deeds", "arena-rw-deeds", MEAN, (BATTLES, *DEEDS, ELIMINATED), "arena-rw-deed-"),
        Table("held", "arena-rw-held", SHARE, (), "", ("winner", "others"), "arena-rw-held-"),
        Table("years", "arena-rw-years", WHOLE, PARTS, "arena-rw-year-", SEASON_NAMES, "arena-rw-season-"),
        Table("ends", "arena-rw-ends", SHARE, ENDS, "arena-rw-end-", ("games",), "arena-rw-"),
        Table("turns", "arena-rw-turns", RATE, (), "", ("won", "games"), "arena-rw-"),
    ),
    words={
        "sim-cards": "arena-rw-cards",
        "sim-win-rate": "arena-rw-win-rate",
        "sim-glory": "arena-rw-by-source",
        "ui-final-total": "arena-rw-at-the-end",
        "ui-glory": "arena-rw-runes",
        "arena-glory": "arena-rw-runes",
        "arena-intro": "arena-rw-intro",
        "arena-sec-by-age": "arena-rw-sec-by-year",
        "arena-sec-by-source": "arena-rw-sec-by-source",
        "arena-sec-clans": "arena-rw-sec-factions",
        "arena-sec-turns": "arena-rw-sec-turns",
        "arena-sec-cards": "arena-rw-sec-cards",
        "arena-drafted": "arena-rw-times-played",
        "arena-more-bots-by-clan": "arena-rw-more-bots-by-faction",
    },
)  # fmt: skip
