"""Seat orders: each equally often, with the same seed."""

from collections import Counter
from itertools import permutations

import pytest

from meadhall.arena.tournament.plan import Tournament
from meadhall.arena.tournament.seating import lineups, orders

CLANS = ("wolf", "raven", "serpent", "bear")


def tournament(*bots: str, wanted: int = 24, seats: int = 4) -> Tournament:
    return Tournament("bloodrage", CLANS[:seats], bots, wanted, seed=1)


def test_as_many_bots_as_seats_is_one_table_in_all_its_orders() -> None:
    assert lineups("abcd", 4) == [tuple("abcd")]
    assert sorted(orders("abcd", 4)) == sorted(permutations("abcd"))
    assert orders("abbb", 4) == [tuple("abbb"), tuple("babb"), tuple("bbab"), tuple("bbba")]


def test_more_bots_than_seats_is_every_choice_of_so_many() -> None:
    assert lineups("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups("aab", 2) == [("a", "a"), ("a", "b")]


def test_fewer_bots_than_seats_fill_the_free_seats_in_every_way() -> None:
    assert lineups("a", 3) == [("a", "a", "a")]
    assert lineups("ab", 3) == [("a", "b", "a"), ("a", "b", "b")]
    assert ["".join(sorted(table)) for table in lineups("ab", 4)] == ["aaab", "aabb", "abbb"]
    assert ["".join(sorted(table)) for table in lineups("abb", 4)] == ["aabb", "abbb"]


@pytest.mark.parametrize("bots", [("a", "b", "c", "d"), ("a", "b"), ("a", "b", "b", "b"), tuple("abcde")])
def test_every_order_is_played_equally_often_and_every_bot_sits_everywhere_equally_often(
    bots: tuple[str, ...],
) -> None:
    plan = tournament(*bots, wanted=50)
    assert plan.count >= 50 and plan.count - 50 < len(plan.orders)
    seatings = [plan.seating(index) for index in range(plan.count)]
    assert len(set(Counter(seatings).values())) == 1
    for bot in plan.names:
        assert len({sum(seating[seat] == bot for seating in seatings) for seat in range(4)}) == 1


def test_a_round_has_one_seed_and_every_round_another() -> None:
    plan = tournament("a", "b", "c", "d", wanted=72)
    seeds = [plan.seed_of(index) for index in range(plan.count)]
    assert len(set(seeds)) == 3
    assert all(len(set(seeds[start : start + 24])) == 1 for start in (0, 24, 48))
    chances = {tuple(plan.chance_of(index, seat).words) for index in range(48) for seat in range(4)}
    assert len(chances) == 48 * 4


def test_the_folder_has_a_name_one_can_read() -> None:
    assert str(tournament("konung", "jarl", "karl", "thrall").folder()) == "arena/konung-jarl-karl-thrall-4"
    assert str(tournament("konung@2s", "my.bots:Own/..").folder()) == "arena/konung@2s-my.bots-Own-..-4"
