"""Statistics, checked against cases computed by hand."""

from typing import Any

import pytest

from meadhall.arena.counting import counting_of
from meadhall.arena.tournament.charts import Scale
from meadhall.arena.tournament.intervals import Rate, shares, wilson
from meadhall.arena.tournament.ratings import ratings
from meadhall.arena.tournament.standings import standings


def line(game: int, bots: str, scores: list[int], **more: Any) -> dict[str, Any]:
    """A game of single-letter bots."""
    seats = len(bots)
    timing = {"seconds": 0.5, "slowest": 0.4, "prompts": {"turn": [5, 0.5]}}
    return {
        "game": game, "first": 1, "clans": ["wolf", "raven", "serpent", "bear"][:seats], "bots": list(bots),
        "scores": scores, "ranking": [1 + sum(b > a for b in scores) for a in scores],
        "decisions": [5] * seats, "faults": [[] for _ in bots],
        "glory": [{"1": {"battle": n}, "2": {}, "3": {}, "end": {}} for n in scores],
        "cards": [{} for _ in bots], "timing": {"seconds": 1.0, "seats": [timing] * seats},
    } | more  # fmt: skip


def test_wilson() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    # By hand: 8 of 10 is 0.4902 to 0.9433, none of 10 is 0 to 0.2775.
    assert wilson(8, 10) == pytest.approx((0.49016, 0.94331), abs=1e-5)
    assert wilson(0, 10) == pytest.approx((0.0, 0.27753), abs=1e-5)
    assert wilson(10, 10) == pytest.approx((0.72247, 1.0), abs=1e-5)
    low, high = wilson(50.5, 100)
    assert low < 0.505 < high


def test_a_shared_win_is_shared() -> None:
    assert shares([1, 2, 3]) == [1, 0, 0]
    assert shares([1, 1, 3]) == [0.5, 0.5, 0]
    rate = Rate()
    for share in (1, 0.5, 0, 0):
        rate.add(share)
    assert (rate.won, rate.of, rate.share) == (1.5, 4, 0.375)


def test_the_sums_of_a_few_games() -> None:
    cards = [{"troll@1": [1, 0, 0, 0, 0], "troll@2": [1, 1, 0, 0, 0]}, {"valkyrie@3": [0, 1, 0, 0, 0]}, {}]
    fault = {"kind": "late", "prompt": "turn", "times": 2, "detail": "slow"}
    lines = [
        line(0, "abb", [9, 5, 1], cards=cards, faults=[[], [fault], [fault]]),
        line(1, "bab", [4, 4, 2]),
        line(2, "bba", [7, 0, 3]),
    ]
    found = standings(["a", "b"], ["wolf", "raven", "serpent"], lines, counting_of("bloodrage"))
    bots = {bot.name: bot for bot in found.bots}
    a, b = bots["a"], bots["b"]
    assert found.games == 3 and found.chance == 1 / 3
    assert (a.wins.won, a.wins.of, a.places, a.score) == (1.5, 3, [2, 1, 0], 16)
    assert (b.wins.won, b.wins.of, b.places, b.score) == (1.5, 6, [2, 1, 3], 19)
    assert (a.wrong, b.wrong) == (0, 4)
    assert b.faults["late", "turn"].times == 4
    assert [rate.won for rate in found.clans.values()] == [2.5, 0.5, 0]
    assert [rate.won for rate in found.turns] == [0.5, 0, 2.5]  # raven goes first
    assert found.cards.keys() == {"troll"}
    assert found.cards["troll"].drafted == 2
    assert (found.cards["troll"].holders.won, found.cards["troll"].holders.of) == (1, 1)
    assert a.picks == {"troll": 2}
    assert a.by_source() == {"battle": 16}
    assert (a.clock.decisions, a.clock.mean, a.clock.slowest) == (15, 0.1, 0.4)
    assert found.bots[0] is a  # the stronger one first


def test_ratings_follow_the_games_and_their_order() -> None:
    lines = [line(n, "ab" if n % 2 else "ba", [5, 1] if n % 2 else [1, 5]) for n in range(30)]
    rated = ratings(["a", "b", "c"], lines)
    assert rated["a"].mu - rated["a"].reach > rated["b"].mu + rated["b"].reach
    assert rated["c"].mu == 25  # has not played
    assert rated["a"].sigma < rated["c"].sigma
    assert ratings(["a", "b", "c"], lines) == rated


def test_a_bot_against_itself_stays_where_it_is() -> None:
    rated = ratings(["a"], [line(n, "aaaa", [9, 5, 3, 1]) for n in range(20)])
    assert rated["a"].mu == pytest.approx(25)


def test_a_scale_has_a_few_round_ticks() -> None:
    assert Scale(0, 0.64).ticks() == pytest.approx([0, 0.2, 0.4, 0.6])
    for low, high in ((0, 1), (12.3, 45.6), (24.9, 25.1), (0, 0.0003), (-5, 5), (3, 3)):
        scale = Scale(low, high)
        assert 2 <= len(scale.ticks()) <= 7
        assert all(scale.low - 1e-9 <= tick <= scale.high + 1e-9 for tick in scale.ticks())
