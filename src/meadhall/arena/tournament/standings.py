"""The results of a tournament for every bot, seat and card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from meadhall.arena.counting import Counting, Facts, add_facts
from meadhall.arena.tournament.game import Line
from meadhall.arena.tournament.intervals import Rate, shares
from meadhall.arena.tournament.ratings import Rating, ratings


@dataclass
class Clock:
    """Times of decisions, in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    prompts: dict[str, list[float]] = field(default_factory=dict)  # how many, how long

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass
class Fault:
    """The faults of a bot at one prompt."""

    kind: str
    prompt: str
    detail: str
    times: int = 0


@dataclass
class BotStanding:
    """One bot. Its win rate is per seat: by chance 1 divided by the number of seats."""

    name: str
    rating: Rating
    places: list[int]  # how often first, second, ...; a shared place counts as the better one
    wins: Rate = field(default_factory=Rate)
    score: int = 0
    # The score by part (an Age, a year, the end), then by source.
    by_part: dict[str, dict[str, int]] = field(default_factory=dict)
    clans: dict[str, Rate] = field(default_factory=dict)
    picks: dict[str, int] = field(default_factory=dict)
    decisions: int = 0
    clock: Clock = field(default_factory=Clock)
    faults: dict[tuple[str, str], Fault] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """Return the number of its seats in all games."""
        return self.wins.of

    @property
    def wrong(self) -> int:
        """Return how many of its decisions were replaced."""
        return sum(fault.times for fault in self.faults.values())

    def mean(self, amount: float) -> float:
        return amount / self.seats if self.seats else 0.0

    def by_source(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for sources in self.by_part.values():
            for source, amount in sources.items():
                found[source] = found.get(source, 0) + amount
        return found


@dataclass
class CardStanding:
    """How often a card was drafted or played, and the win rate of its holders."""

    drafted: int = 0
    holders: Rate = field(default_factory=Rate)


@dataclass
class Standings:
    """The strongest bot first."""

    games: int
    seats: int
    bots: list[BotStanding]
    clans: dict[str, Rate]
    turns: list[Rate]  # by seat counted from the first player
    cards: dict[str, CardStanding]  # all copies of a card, of whatever Age, together
    facts: Facts = field(default_factory=dict)

    @property
    def chance(self) -> float:
        return 1 / self.seats


def standings(
    names: Sequence[str],
    clans: Sequence[str],
    lines: Sequence[Line],
    counting: Counting,
) -> Standings:
    """Compute the standings from the games, in their order."""
    rated = ratings(names, lines)
    bots = {name: BotStanding(name, rated[name], [0] * len(clans)) for name in names}
    for bot in bots.values():
        bot.by_part = {part: {} for part in counting.parts}
    found = Standings(
        len(lines), len(clans), [], {clan: Rate() for clan in clans}, [Rate() for _ in clans], {}
    )
    for line in lines:
        for seat, share in enumerate(shares(line["ranking"])):
            clan = line["clans"][seat]
            found.clans[clan].add(share)
            found.turns[(seat - line["first"]) % len(clans)].add(share)
            bot = bots[line["bots"][seat]]
            bot.clans.setdefault(clan, Rate()).add(share)
            _add_seat(bot, line, seat, share, counting)
            _add_cards(found, bot, line["cards"][seat], share)
        add_facts(found.facts, line.get("facts", {}))
    found.bots = sorted(bots.values(), key=lambda bot: -bot.rating.mu)
    return found


def _add_seat(bot: BotStanding, line: Line, seat: int, share: float, counting: Counting) -> None:
    bot.wins.add(share)
    bot.places[line["ranking"][seat] - 1] += 1
    bot.score += line["scores"][seat]
    for part, sources in line[counting.score][seat].items():
        for source, amount in sources.items():
            bot.by_part[part][source] = bot.by_part[part].get(source, 0) + amount
    bot.decisions += line["decisions"][seat]
    for fault in line["faults"][seat]:
        key = (fault["kind"], fault["prompt"])
        bot.faults.setdefault(key, Fault(*key, fault["detail"])).times += fault["times"]
    timing = line["timing"]["seats"][seat]
    clock = bot.clock
    clock.seconds += timing["seconds"]
    clock.slowest = max(clock.slowest, timing["slowest"])
    for prompt, (n, seconds) in timing["prompts"].items():
        clock.decisions += n
        sums = clock.prompts.setdefault(prompt, [0, 0.0])
        sums[0] += n
        sums[1] += seconds


def _add_cards(found: Standings, bot: BotStanding, cards: dict[str, list[int]], share: float) -> None:
    drafted: dict[str, int] = {}
    for card, deeds in cards.items():
        if deeds[0]:
            name = card.partition("@")[0]
            drafted[name] = drafted.get(name, 0) + deeds[0]
    for name, times in drafted.items():
        card_standing = found.cards.setdefault(name, CardStanding())
        card_standing.drafted += times
        card_standing.holders.add(share)
        bot.picks[name] = bot.picks.get(name, 0) + times
