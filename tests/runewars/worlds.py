"""Random games of Runewars, and properties of redealing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from meadhall.kernel.rng import Rng
from meadhall.runewars.answers import DONE, NO, SWAP
from meadhall.runewars.options import Options
from meadhall.runewars.rulebook import new
from meadhall.runewars.state import DRAGON_RUNE, FALSE_RUNE, KNOWERS, Runewars


def game(seats: int, seed: int) -> Runewars:
    """All kinds of games: the map built by hand or by lot, with exploration tokens and without."""
    g: Runewars = new(seats, seed, Options(random_map=seed % 3 != 2, exploration=seed % 2 == 0))
    return g


class Lot:
    """Plays any seat that is asked, by lot; but mostly does something, so that more happens."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)

    def choose(self, g: Runewars) -> tuple[int, int]:
        waiting = g.waiting()
        seat = waiting[self.rng.below(len(waiting))]
        options = g.legal(seat)
        assert options, f"nothing to answer to {[(s, p.name, a) for s, p, a in g.asks]}"
        deeds = [action for action in options if action not in (DONE, NO, SWAP)]
        if deeds and self.rng.below(4):
            options = deeds
        return seat, options[self.rng.below(len(options))]


def played(g: Runewars, seed: int, most: int) -> Iterator[Runewars]:
    """The game before each of so many answers by lot."""
    lot = Lot(seed)
    for _ in range(most):
        if g.over:
            return
        yield g
        g.play(*lot.choose(g))


class Eye:
    """Looks at a game now and then, and at every question it has not met often."""

    def __init__(self, seed: int, often: int = 12) -> None:
        self.rng = Rng.seeded(seed)
        self.often = often
        self.met: Counter[str] = Counter()

    def looks(self, g: Runewars) -> bool:
        names = [prompt.name for _, prompt, _ in g.asks]
        looks = self.rng.below(self.often) == 0 or any(self.met[name] < 2 for name in names)
        if looks:
            self.met.update(names)
        return looks


def sent(g: Runewars, seat: int | None) -> bytes:
    """Everything a seat is shown: its view, its legal answers, and who is asked what."""
    legal = [] if seat is None else g.legal(seat)
    return msgspec.json.encode([g.view(seat), legal, [(who, prompt.name) for who, prompt, _ in g.asks]])


def numbers(codes: list[int] | tuple[int, ...]) -> list[int]:
    return [code >> KNOWERS for code in codes if code >= 0]


def things(g: Runewars) -> dict[str, Counter[int]]:
    """All cards and tokens, wherever they are, by kind."""
    seats = range(g.seats)
    offered = numbers(g.offered)
    # Cards to choose from are of one kind; which, the others tell.
    return {
        "tactics": Counter(
            [card for seat in seats for card in numbers(g.hands[seat] + g.fresh[seat])]
            + numbers(g.tactics_deck)
            + g.tactics_discard
        ),
        "quests": Counter(
            [card for seat in seats for card in numbers(g.quests[seat])]
            + numbers(g.quest_deck)
            + g.quest_discard
        ),
        "rewards": Counter(
            [card for codes in g.rewards for card in numbers(codes)]
            + [card for grave in g.graves for card in numbers(grave[1:])]
            + numbers(g.reward_deck)
            + g.reward_discard
        ),
        "objectives, heroes": Counter(
            numbers(g.objective) + [card for deck in g.objective_decks for card in numbers(deck)]
        )
        + Counter([1000 + hero for hero in g.hero_deck]),
        "offered": Counter([len(offered)]),
        "seasons": Counter([card for deck in g.season_decks for card in numbers(deck)] + g.season_discard),
        "fate": Counter(g.fate + g.fate_discard),
        "tokens": Counter(numbers(g.explore) + [card for stack in g.stacks for card in numbers(stack)]),
        "runes": Counter({face: g.rune.count(face) for face in (DRAGON_RUNE, FALSE_RUNE)}),
    }
