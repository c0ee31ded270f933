"""The random generator of games: published values, fixed values, uniformity, independent copies."""

import itertools

import pytest

from meadhall.kernel.rng import M1, M2, HashedRng, Rng, from_words

pytestmark = pytest.mark.both_forms


def test_the_published_first_values() -> None:
    """L'Ecuyer's own program, all six words 12345, prints these as fractions of M1 + 1."""
    rng = Rng([12345] * 6)
    fractions = [rng.next() / (M1 + 1) for _ in range(2)]
    assert fractions == pytest.approx([0.127011122046577, 0.318527565396794], abs=1e-15)


def test_the_first_values_of_seed_1_are_for_ever() -> None:
    rng = Rng.seeded(1)
    assert rng.words == [658921617, 2767621331, 318616387, 2477018278, 122820439, 587270952]
    assert [rng.next() for _ in range(5)] == [847994374, 124549618, 296107860, 4265214241, 1931663476]


def test_words_stay_below_their_modulus() -> None:
    rng = Rng.seeded(3)
    for _ in range(5000):
        assert 0 <= rng.next() < M1
        assert len(rng.words) == 6
        assert all(0 <= word < M1 < 2**32 for word in rng.words[:3])
        assert all(0 <= word < M2 < 2**32 for word in rng.words[3:])


@pytest.mark.parametrize("seed", [0, 2**32, 2**64, 10**50])
def test_seeds_of_any_size(seed: int) -> None:
    words = Rng.seeded(seed).words
    assert all(0 < word < 2**32 for word in words)
    assert words != Rng.seeded(seed + 1).words


@pytest.mark.parametrize(("sides", "most"), [(2, 10.83), (6, 20.52), (10, 27.88), (51, 86.66)])
def test_below_is_uniform(sides: int, most: float) -> None:
    """Chi-square at one in a thousand; the seed is fixed, so it passes always or never."""
    rng, throws = Rng.seeded(2), 20_000
    counts = [0] * sides
    for _ in range(throws):
        counts[rng.below(sides)] += 1
    expected = throws / sides
    assert sum((count - expected) ** 2 / expected for count in counts) < most


def test_below_one_is_zero() -> None:
    rng = Rng.seeded(1)
    assert {rng.below(1) for _ in range(100)} == {0}


def test_a_shuffle_permutes() -> None:
    rng = Rng.seeded(4)
    for n in range(20):
        items = list(range(n))
        rng.shuffle(items)
        assert sorted(items) == list(range(n))
    assert items != list(range(19))


def test_every_order_comes_up_about_as_often() -> None:
    rng = Rng.seeded(5)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.52


def test_equal_things_survive_a_shuffle() -> None:
    items = [0, 0, 1, 1, 1]
    Rng.seeded(6).shuffle(items)
    assert sorted(items) == [0, 0, 1, 1, 1]


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng.seeded(7)
    copy = rng.copy()
    ahead = [copy.next() for _ in range(10)]
    assert rng.words == Rng.seeded(7).words
    assert [rng.next() for _ in range(10)] == ahead


def test_words_given_are_not_shared() -> None:
    words = [1, 2, 3, 4, 5, 6]
    rng = Rng(words)
    rng.next()
    assert words == [1, 2, 3, 4, 5, 6]


def test_a_spawned_generator_is_another_one_and_always_the_same() -> None:
    one, two = Rng.seeded(8), Rng.seeded(8)
    spawned = one.spawn()
    assert spawned.words == two.spawn().words
    assert one.words == two.words != Rng.seeded(8).words
    assert [spawned.next() for _ in range(5)] != [one.next() for _ in range(5)]


# --- the hashed generator -----------------------------------------------------------------------------


FIRST_WORDS = [
    2460913601,
    1797725851,
    4290918588,
    1538545756,
    2715072433,
    3027202414,
    1754842410,
    2075599831,
    0,
]
FIRST_VALUES = [1256440324, 45346676, 4255584532, 576258888, 2102382782]
FIRST_SHUFFLE = [3, 4, 5, 7, 2, 1, 0, 6]


def test_the_first_values_of_the_hashed_generator_are_for_ever() -> None:
    rng = HashedRng.keyed(1)
    assert rng.words == FIRST_WORDS
    assert [rng.next() for _ in range(5)] == FIRST_VALUES
    items = list(range(8))
    rng.shuffle(items)
    assert items == FIRST_SHUFFLE
    assert rng.words == [*FIRST_WORDS[:8], 6]


def test_every_draw_has_a_generator_of_its_own() -> None:
    """The state of one does not follow from the state of another one without the key."""
    rng, states = HashedRng.keyed(1), []
    for _ in range(100):
        copy = rng.copy()
        states.append(tuple(rng.drawing().words))
        assert copy.below(1000) == Rng(states[-1]).below(1000)
    assert len(set(states)) == 100
    for before, after in itertools.pairwise(states):
        plain = Rng(before)
        plain.next()
        assert not set(plain.words) & set(after)


def test_the_states_of_two_draws_of_the_hashed_generator_have_nothing_in_common() -> None:
    """After a draw MRG32k3a keeps four of its six words."""
    rng, plain = HashedRng.keyed(2), Rng.seeded(2)
    plain_words = [tuple(plain.words) for _ in range(50) if plain.next() >= 0]
    hashed_words = [tuple(rng.drawing().words) for _ in range(50)]
    assert all(follows(one, other) for one, other in itertools.pairwise(plain_words))
    assert not any(follows(one, other) for one, other in itertools.pairwise(hashed_words))


def follows(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    return before[1:3] == after[:2] or before[4:] == after[3:5]


@pytest.mark.parametrize(("sides", "most"), [(2, 10.83), (6, 20.52), (51, 86.66)])
def test_below_is_uniform_in_the_hashed_generator(sides: int, most: float) -> None:
    rng, throws = HashedRng.keyed(2), 20_000
    counts = [0] * sides
    for _ in range(throws):
        counts[rng.below(sides)] += 1
    expected = throws / sides
    assert sum((count - expected) ** 2 / expected for count in counts) < most


def test_a_copy_of_the_hashed_generator_goes_its_own_way() -> None:
    rng = HashedRng.keyed(7)
    copy = rng.copy()
    ahead = [copy.next() for _ in range(10)]
    assert rng.words == HashedRng.keyed(7).words
    assert [rng.next() for _ in range(10)] == ahead


def test_a_generator_from_its_words() -> None:
    for rng in (Rng.seeded(3), HashedRng.keyed(3)):
        rng.next()
        again = from_words(rng.words)
        assert again is not None and type(again) is type(rng)
        assert [again.next() for _ in range(5)] == [rng.next() for _ in range(5)]
    for words in ([], [1] * 5, [1] * 7, [2**32] * 6, [0] * 6, [2**32] * 9):
        assert from_words(words) is None
