"""Information leaks: changing what a seat does not know does not change anything it is sent."""

import gc
from collections import Counter
from types import BuiltinFunctionType, FunctionType, ModuleType

import msgspec
import pytest

from meadhall.kernel.game import Game
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from tests.kernel.table import SEAT_COUNTS, at_orders, at_turn_of, positions, prompts, sampled, view_bytes
from tests.kernel.tiny import CARDS, DECK, ORDER, STAY, Skerries
from tests.kernel.tiny_steps import new

pytestmark = pytest.mark.both_forms

FISH, CALM, GALE, STORM = range(len(CARDS))


def hidden(game: Game, seat: int) -> list[object]:
    """Return everything that a seat must not know."""
    assert isinstance(game, Skerries)
    return [
        game.packs[:seat] + game.packs[seat + 1 :],
        game.hands[:seat] + game.hands[seat + 1 :],
        game.shed[:seat] + game.shed[seat + 1 :],
        [given for given, ask in zip(game.given, game.asks, strict=True) if ask[0] != seat],
        game.treasures,
        game.deck,
        game.rng.words,
    ]


# --- redeal ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_redeal_changes_no_byte_that_the_seat_is_sent(seats: int) -> None:
    for n, game in enumerate(sampled(seats, games=40, every=9)):
        for seat in range(seats):
            before = game.fingerprint()
            other = game.redeal(seat, Rng.seeded(n))
            assert view_bytes(other, seat) == view_bytes(game, seat)
            assert other.legal(seat) == game.legal(seat)
            assert other.waiting() == game.waiting()
            assert game.fingerprint() == before


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_redeal_depends_on_what_the_seat_knows_and_nothing_else(seats: int) -> None:
    for n, game in enumerate(sampled(seats, games=40, every=9, first=100)):
        for seat in range(seats):
            # Somebody asked the true game for everybody's answers: nothing of it may linger.
            for everybody in range(seats):
                game.legal(everybody)
            straight = game.redeal(seat, Rng.seeded(n))
            twice = game.redeal(seat, Rng.seeded(n + 7000)).redeal(seat, Rng.seeded(n))
            assert straight.fingerprint() == twice.fingerprint()
            for other in range(seats):
                assert straight.legal(other) == twice.legal(other)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_redeal_loses_and_adds_nothing(seats: int) -> None:
    for n, game in enumerate(sampled(seats, games=30, every=6)):
        other = game.redeal(n % seats, Rng.seeded(n))
        for world in (game, other):
            hands = [*world.packs, *world.hands, *world.shed, world.deck, tuple(world.discard)]
            assert Counter(card for cards in hands for card in cards) == Counter(DECK)
            assert sorted(world.treasures) == [1, 2, 3, 4, 5]
        assert [len(hand) for hand in other.hands] == [len(hand) for hand in game.hands]


def test_a_redeal_reaches_every_world_that_could_be() -> None:
    """Given one open answer of puffin: all its hands and all its answers come up, not the true ones only."""
    game = at_orders()
    game.do("puffin order raid")
    worlds = [game.redeal(0, Rng.seeded(n)) for n in range(400)]
    assert {world.given[1] for world in worlds} == {(ORDER + n,) for n in range(4)}
    assert {card for world in worlds for card in world.hands[1]} == set(range(len(CARDS)))
    assert {world.treasures[0] for world in worlds} == {1, 2, 3, 4, 5}
    assert len({tuple(world.rng.words) for world in worlds}) == 400


def test_what_a_seat_looked_at_stays_and_the_rest_is_dealt_again() -> None:
    game = at_turn_of("scout")
    game.do("gannet look voe")
    worlds = [game.redeal(0, Rng.seeded(n)) for n in range(50)]
    assert {world.treasures[1] for world in worlds} == {game.treasures[1]}
    assert all(len({world.treasures[n] for world in worlds}) == 4 for n in (0, 2, 3, 4))
    assert len({game.redeal(1, Rng.seeded(n)).treasures[1] for n in range(50)}) == 5


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_redealt_game_plays_to_its_end(seats: int) -> None:
    for n, game in enumerate(sampled(seats, games=15, every=9)):
        world, rng = game.redeal(n % seats, Rng.seeded(n)), Rng.seeded(n)
        while not world.over:
            seat = world.waiting()[0]
            legal = world.legal(seat)
            world.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_view_is_what_all_know_and_what_is_ones_own(seats: int) -> None:
    for game in sampled(seats, games=10, every=7):
        for seat in (None, *range(seats)):
            assert vars(game.view(seat)) == {**vars(game.view(None)), **game.own_view(seat)}
            keys = [*game.public_keys(), *game.own_keys(seat)]
            assert vars(game.view(seat)) == dict(game.part(key) for key in keys)


# --- which asks open, and what is sent on the way --------------------------------------------------------


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_which_asks_open_tells_nothing(seats: int) -> None:
    """The same answer in two worlds that a seat cannot tell apart: the same questions come next."""
    windows = 0
    for n, game in enumerate(sampled(seats, games=80, every=2)):
        if len(game.asks) != 1:
            continue
        seat = game.asks[0][0]
        other = game.redeal(seat, Rng.seeded(n))
        for action in game.legal(seat):
            here, there = game.copy(), other.copy()
            here.play(seat, action)
            there.play(seat, action)
            assert here.view(None) == there.view(None) or here.over
            windows += any(name == "react" for _, name in prompts(here))
    assert windows > 10


def test_a_battle_asks_the_same_seats_whatever_they_hold() -> None:
    asked = set()
    for hand in ((FISH, FISH), (FISH, CALM), (GALE, STORM)):
        game = at_turn_of("raid", seats=3, voe="2 0 / 2 0")
        game.hands = [(FISH,), hand, ()]
        game.do("gannet raid voe")
        asked.add(tuple(prompts(game)))
    assert asked == {((0, "react"), (1, "react"))}


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_spectator_knows_less_than_any_seat(seats: int) -> None:
    for game in sampled(seats, games=10, every=7):
        view = game.view(None)
        assert (view.hand, view.pack, view.shed, view.own_answer) == ((), (), (), ())
        for seat in range(seats):
            mine = game.view(seat)
            assert all(t in (-1, m) for t, m in zip(view.treasures, mine.treasures, strict=True))


# --- Position ------------------------------------------------------------------------------------------

CODE = (type, ModuleType, FunctionType, BuiltinFunctionType)


def reachable(root: object) -> list[object]:
    """Return all objects reachable from one, except through code."""
    seen: dict[int, object] = {}
    todo = [root]
    while todo:
        thing = todo.pop()
        if id(thing) not in seen and not isinstance(thing, CODE):
            seen[id(thing)] = thing
            todo += gc.get_referents(thing)
    return list(seen.values())


def test_the_walk_finds_a_game_that_is_there() -> None:
    """Given a leak, several objects deep, the test below would see it."""
    game = at_orders()
    game.events = []
    position = Position(game, 0, Rng.seeded(1))
    assert not any(thing is game for thing in reachable(position))
    position.legal.append([{"leak": (game,)}])  # type: ignore[arg-type]  # found though types forbid it
    assert any(thing is game for thing in reachable(position))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_position_does_not_reach_the_true_game(seats: int) -> None:
    for seed in range(4):
        for n, game in enumerate(positions(seats, seed)):
            if n % 5:
                continue
            for everybody in range(seats):
                game.legal(everybody)
            for seat in range(seats):
                things = reachable(Position(game, seat, Rng.seeded(n)))
                games = [thing for thing in things if isinstance(thing, Skerries)]
                assert len(games) == 1 and games[0] is not game
                assert games[0].fingerprint() == game.redeal(seat, Rng.seeded(n)).fingerprint()


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_position_is_the_same_in_every_world_the_seat_cannot_tell_apart(seats: int) -> None:
    for n, game in enumerate(sampled(seats, games=10, every=11)):
        for seat in range(seats):
            here = Position(game, seat, Rng.seeded(n))
            there = Position(game.redeal(seat, Rng.seeded(n + 99)), seat, Rng.seeded(n))
            assert msgspec.json.encode(here.view) == msgspec.json.encode(there.view)
            assert msgspec.json.encode(here.view) == view_bytes(game, seat)
            assert (here.seat, here.legal) == (there.seat, there.legal)
            one, two = here.sample(Rng.seeded(5)), there.sample(Rng.seeded(5))
            assert one.fingerprint() == two.fingerprint()


def test_a_position_gives_view_answers_words_and_worlds() -> None:
    game = at_turn_of("sail")
    position = Position(game, 0, Rng.seeded(1))
    assert position.seat == 0 and position.view == game.view(0)
    assert position.legal == game.legal(0)
    assert position.words(STAY) == ("stay",)
    worlds = {repr(hidden(position.sample(Rng.seeded(n)), 0)) for n in range(20)}
    assert len(worlds) == 20
    for n in range(20):
        assert view_bytes(position.sample(Rng.seeded(n)), 0) == view_bytes(game, 0)


def test_the_true_game_is_left_alone() -> None:
    game = new(4, 1)
    before = game.fingerprint()
    position = Position(game, 2, Rng.seeded(1))
    position.legal.clear()
    sample = position.sample(Rng.seeded(2))
    sample.play(2, sample.legal(2)[0])
    assert game.fingerprint() == before and game.legal(2)
