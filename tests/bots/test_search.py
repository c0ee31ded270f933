"""The search: works for any game, handles simultaneous answers correctly, and finds obvious best answers."""

from __future__ import annotations

from math import ceil, exp
from time import perf_counter
from typing import Any, cast

import pytest

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage
from meadhall.bots import Thinker, player
from meadhall.bots.evaluator import Evaluator
from meadhall.bots.levels import jarl
from meadhall.bots.rollout import pending
from meadhall.bots.search import ASIDE, MANY, Edge, Search
from meadhall.kernel.game import Game
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from tests.kernel.table import at_orders, at_turn_of, random_answer
from tests.kernel.tiny import BID, ORDER, Options, Skerries
from tests.kernel.tiny_steps import count_treasures, new

TURNS = 6  # to play on behind the tree


class SkerriesSense(Evaluator):
    """All answers look alike; who would win if the game were over now is likely to."""

    def weigh(self, game: Game, seat: int, legal: list[int]) -> list[float]:
        return [1.0] * len(legal)

    def expected(self, game: Game) -> list[float]:
        g = cast(Skerries, game)
        if not g.over:
            g = g.copy()
            count_treasures(g)
        return [float(score) for score in g.scores]

    def chances(self, game: Game) -> list[float]:
        powers = [exp(score / self.spread(game)) for score in self.expected(game)]
        return [power / sum(powers) for power in powers]

    def spread(self, game: Game) -> float:
        return 2.0

    def quiet(self, game: Game) -> bool:
        return not pending(game)


def searched(game: Skerries, seat: int, iterations: int, seed: int = 1) -> Search:
    search = Search(SkerriesSense(), seat, Rng.seeded(seed), TURNS, 1.0)
    done = search.run(Position(game, seat, Rng.seeded(seed)), iterations, 0.0, 1)
    assert done == iterations
    return search


def play(seats: int, seed: int, iterations: int, rounds: int) -> tuple[Skerries, set[str]]:
    """One seat searches, the others play at random; what the searcher was asked."""
    game, rng = new(seats, seed, Options(rounds=rounds)), Rng.seeded(seed + 77)
    searcher, asked = seed % seats, set()
    while not game.over:
        if searcher in game.waiting():
            legal = game.legal(searcher)
            asked.add(game.asks[game.ask_of(searcher)][1].name)
            action = searched(game, searcher, iterations, rng.next()).best(legal)
            assert action in legal
            game.play(searcher, action)
        else:
            game.play(*random_answer(game, rng))
    return game, asked


# --- any game of the kernel ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.both_forms
def test_it_plays_a_game_it_has_never_heard_of(seats: int) -> None:
    """Two answers at once, secret orders, an auction: all by the contract alone."""
    asked: set[str] = set()
    for seed in range(4):
        game, prompts = play(seats, seed, 4, 2)
        assert game.over
        asked |= prompts
    assert asked >= {"keep-two", "give-order", "make-bid"}


@pytest.mark.slow
def test_it_beats_random_players() -> None:
    """Of these 100 games for three it wins 50; for a random player 44 would be luck once in eighty times."""
    won = 0.0
    for seed in range(100):
        scores = play(3, seed, 40, 3)[0].scores
        mine = scores[seed % 3]
        won += (mine == max(scores)) / scores.count(max(scores))
    assert won >= 44


# --- simultaneous answers ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.both_forms
def test_what_others_order_does_not_depend_on_ones_own_order(seat: int) -> None:
    """Everybody's answers are counted at the point before anybody's: behind one's own there are none left."""
    game, iterations = at_orders(3), 60
    search = searched(game, seat, iterations)
    edges = search.root.edges
    for other in range(3):
        tried = [edges[key].visits for key in edges if key // MANY == other]
        assert len(tried) == len(game.legal(other)) and sum(tried) == iterations
    orders = range(ORDER, ORDER + 4)
    for action in game.legal(seat):
        behind = edges[seat * MANY + action].then
        assert behind is not None and behind.edges
        assert not any(key % MANY in orders for key in behind.edges if key != ASIDE)


@pytest.mark.both_forms
def test_where_others_answer_at_once_and_one_is_not_asked() -> None:
    """Raided without a card in hand: the tree goes on behind the others' answers, whatever they were."""
    game = at_turn_of("raid", 3, voe="1 0 / 1 0 / 1 0")
    game.hands[0] = ()
    game.do("gannet raid voe puffin ...")
    assert 0 not in game.waiting() and len(game.waiting()) == 2
    search = searched(game, 0, 20)
    assert ASIDE in search.root.edges
    for other in (1, 2):
        assert sum(edge.visits for key, edge in search.root.edges.items() if key // MANY == other) == 20


@pytest.mark.both_forms
def test_both_cards_of_two_are_thought_about() -> None:
    game = new(2, 3)
    search = searched(game, 0, 40)
    first = search.best(game.legal(0))
    behind = search.root.edges[first].then
    assert behind is not None
    game.play(0, first)
    assert {key % MANY for key in behind.edges if key // MANY == 0} <= set(game.legal(0))


# --- the bookkeeping ---------------------------------------------------------------------------------------


def test_the_answer_tried_most_is_the_best_and_of_equals_the_better_one() -> None:
    search = Search(SkerriesSense(), 1, Rng.seeded(1), 0, 1.0)
    for action, visits, total in ((5, 3, 2.9), (6, 7, 0.7), (7, 7, 3.5), (8, 1, 1.0)):
        edge = Edge()
        edge.visits, edge.total = visits, total
        search.root.edges[MANY + action] = edge
    assert search.best([4, 5, 6, 7, 8]) == 7
    assert search.best([4, 5, 6, 8]) == 6
    assert search.best([4, 5, 8]) == 5
    assert search.best([4]) == 4, "even if nobody has tried it"
    assert search.value(7) == 0.5 and search.value(4) == 0.0


class Counting:
    """A position that counts how often it is dealt."""

    def __init__(self, position: Position[Any]) -> None:
        self.position = position
        self.dealt = 0

    def sample(self, rng: Rng) -> Any:
        self.dealt += 1
        return self.position.sample(rng)


@pytest.mark.parametrize(("iterations", "deals"), [(1, 3), (7, 1), (7, 2), (8, 2), (9, 4)])
@pytest.mark.both_forms
def test_one_deal_serves_so_many_iterations(iterations: int, deals: int) -> None:
    position = Counting(Position(at_orders(2), 0, Rng.seeded(1)))
    search = Search(SkerriesSense(), 0, Rng.seeded(2), 1, 1.0)
    assert search.run(position, iterations, 0.0, deals) == iterations
    assert position.dealt == ceil(iterations / deals)
    assert sum(search.visits(ORDER + order) for order in range(4)) == iterations


@pytest.mark.both_forms
def test_when_the_time_is_over_one_iteration_is_done() -> None:
    position = Position(at_orders(2), 0, Rng.seeded(1))
    search = Search(SkerriesSense(), 0, Rng.seeded(2), 1, 1.0)
    assert search.run(position, 10**9, perf_counter() - 1.0, 2) == 1


@pytest.mark.both_forms
def test_a_bid_that_nobody_can_match_is_made() -> None:
    """The last auction: who bids anything gets a ship, and with it the treasure; else the lamp decides."""
    game = at_turn_of("trade", 2, Options(rounds=1), holm="1 0 / 1 0")
    game.influence[0], game.influence[1] = 3, 0
    game.lamp = 1
    assert game.asks[game.ask_of(0)][1].name == "make-bid"
    assert searched(game, 0, 60).best(game.legal(0)) > BID


@pytest.mark.both_forms
def test_others_are_thought_to_play_for_themselves() -> None:
    """The same auction, as the other seat sees it: its rival will rather bid than not."""
    game = at_turn_of("trade", 2, Options(rounds=1), holm="1 0 / 1 0")
    game.influence[0], game.influence[1] = 3, 0
    game.lamp = 1
    edges = searched(game, 1, 60).root.edges
    nothing, *bids = (edges[BID + n].visits for n in range(4))
    assert nothing < min(bids)


# --- no blunders in Blood Rage -----------------------------------------------------------------------------

BOTS = pytest.mark.parametrize("spec", ["karl", "jarl@60", "konung@60"])

# The last turn of the last Age: Wolf has 1 Rage, all others are through. Who wins depends on this turn.
LAST_TURN = """
seats wolf raven
age 3
turn wolf
first wolf
doom elvagar angerboda muspelheim
destroyed myrkulor horgr utgard elvagar angerboda
token gimle glory5
token andlang axes
wolf rage 1
raven rage 0
raven passed
"""


def choice(spec: str, game: BloodRage, seed: int) -> str:
    bot: Thinker = player(spec)  # type: ignore[assignment]  # no level acts on reflex
    seat = game.waiting()[0]
    return " ".join(game.words(bot.choose(Position(game, seat, Rng.seeded(seed)), Rng.seeded(seed + 50))))


@BOTS
@pytest.mark.both_forms
def test_a_pillage_that_wins_the_game_is_not_passed_by(spec: str) -> None:
    game = bloodrage.parse(
        LAST_TURN + "wolf at gimle leader\nwolf glory 20\nraven glory 24\nraven at andlang warrior 2"
    )
    for seed in range(4):
        assert choice(spec, game, seed) == "pillage gimle"


@BOTS
@pytest.mark.both_forms
def test_the_only_card_that_wins_is_played(spec: str) -> None:
    """STR 1 against 5 and no card: with +4 nobody wins, with +6 Wolf does."""
    game = bloodrage.parse(
        LAST_TURN
        + "wolf at gimle warrior 1\nraven at gimle leader warrior 2\n"
        + "wolf hand tyrs-rage tyrs-crush thors-ascension\nwolf glory 20\nraven glory 24"
    )
    game.do("wolf pillage gimle")
    assert [prompt.name for _, prompt, _ in game.asks] == ["reveal-card"]
    for seed in range(4):
        assert choice(spec, game, seed) == "reveal tyrs-rage"


@BOTS
@pytest.mark.both_forms
def test_a_quest_that_stands_is_committed_before_the_last_rage_is_gone(spec: str) -> None:
    game = bloodrage.parse(
        LAST_TURN
        + "pillaged gimle\nwolf at gimle leader\nwolf hand quest-alfheim tyrs-crush\n"
        + "wolf glory 20\nraven glory 28"
    )
    for seed in range(4):
        assert choice(spec, game, seed) == "quest quest-alfheim"


@BOTS
@pytest.mark.both_forms
def test_nobody_picks_a_battle_that_is_lost(spec: str) -> None:
    """A Warrior without a card against three figures and a hand; dying in Ragnarok would bring 4 Glory."""
    game = bloodrage.parse(
        LAST_TURN
        + "wolf at gimle warrior 1\nraven at gimle leader warrior 3\nraven hand tyrs-rage tyrs-crush\n"
        + "wolf glory 23\nraven glory 24"
    )
    assert "wolf pillage gimle" in game.actions("wolf")
    for seed in range(4):
        assert choice(spec, game, seed) != "pillage gimle"


def test_a_seat_that_has_answered_thinks_again() -> None:
    """In a draft an answer may be changed until the last one is in: a hint then is as good as before."""
    game = bloodrage.new(seats=3, seed=4)
    game.play(1, game.legal(1)[0])
    position = Position(game, 1, Rng.seeded(2))
    search = jarl(20, 0.0).search(position, Rng.seeded(3))
    assert sum(search.visits(action) for action in position.legal) == 20
