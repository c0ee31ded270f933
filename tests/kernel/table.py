"""What the kernel's tests share: random games of Skerries, and positions set up by hand."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from meadhall.kernel.game import Game
from meadhall.kernel.rng import Rng
from tests.kernel.tiny import HOME, ISLANDS, KINDS, STAY, Options, Skerries
from tests.kernel.tiny_steps import RULES, new

GAMES = {"skerries": RULES}
SEAT_COUNTS = RULES.seat_counts


def random_answer(game: Skerries, rng: Rng) -> tuple[int, int]:
    """Return a seat that still has to answer and one of its legal answers; rarely one that does nothing."""
    waiting = game.waiting()
    seat = waiting[rng.below(len(waiting))]
    legal = game.legal(seat)
    action = legal[rng.below(len(legal))]
    return seat, action if action != STAY else legal[rng.below(len(legal))]


def positions(seats: int, seed: int, rounds: int = 3) -> Iterator[Skerries]:
    """A random game, before each answer and at its end. It is always the same object."""
    game, rng = new(seats, seed, Options(rounds=rounds)), Rng.seeded(seed + 1000)
    yield game
    while not game.over:
        game.play(*random_answer(game, rng))
        yield game


def sampled(seats: int, games: int, every: int, first: int = 0) -> Iterator[Skerries]:
    """Positions from many random games, one in so many."""
    for seed in range(first, first + games):
        for n, game in enumerate(positions(seats, seed)):
            if n % every == seed % every:
                yield game


def at_orders(seats: int = 2, seed: int = 1, options: Options | None = None) -> Skerries:
    """The first orders are open; everybody has kept two cards, and the first seat has the lamp."""
    game = new(seats, seed, options)
    for seat in range(seats):
        for _ in range(2):
            game.play(seat, game.legal(seat)[0])
    game.lamp = 0
    return game


def at_turn_of(order: str, seats: int = 2, options: Options | None = None, **fleets: str) -> Skerries:
    """The first seat has given this order and all others trade, with fleets as in `voe="2 1 / 0 1"`.

    The numbers are skiffs and longships, seat by seat; islands that are not named are empty.
    """
    game = at_orders(seats, options=options)
    for island in fleets:
        assert island in ISLANDS
    if fleets:
        place_fleets(game, fleets)
    game.do(f"{game.names[0]} order {order}")
    for name in game.names[1:]:
        game.do(f"{name} order trade")
    return game


def place_fleets(game: Skerries, fleets: dict[str, str]) -> None:
    for seat in range(len(game.names)):
        for kind in range(len(KINDS)):
            total = sum(game.count(place, seat, kind) for place in range(HOME + 1))
            for place, island in enumerate(ISLANDS):
                sides = fleets.get(island, "").split("/")
                fleet = sides[seat].split() if seat < len(sides) else []
                game.ships[place * 8 + kind * 4 + seat] = int(fleet[kind]) if fleet else 0
            afloat = sum(game.count(place, seat, kind) for place in range(HOME))
            game.ships[HOME * 8 + kind * 4 + seat] = total - afloat


def all_answer(game: Skerries, *lines: str) -> None:
    for line in lines:
        game.do(line)


def view_bytes(game: Game, seat: int | None) -> bytes:
    """Return all bytes that a viewer is sent."""
    return msgspec.json.encode(game.view(seat))


def prompts(game: Skerries) -> list[tuple[int, str]]:
    return [(seat, prompt.name) for seat, prompt, _ in game.asks]
