"""Token buckets, rate limiters and limits of concurrency."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from meadhall.server.guard.rate_limit import ConcurrencyLimiter, Rate, RateLimiter, TokenBucket


class Watch:
    """A clock that goes when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_the_rate() -> None:
    watch = Watch()
    bucket = TokenBucket(Rate(2, 5), watch)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    watch.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_it_does_not_overflow() -> None:
    watch = Watch()
    bucket = TokenBucket(Rate(2, 5), watch)
    watch.now += 1_000_000
    assert sum(bucket.take() for _ in range(100)) == 5


def test_a_clock_that_steps_back_takes_nothing_away() -> None:
    watch = Watch()
    bucket = TokenBucket(Rate(1, 2), watch)
    watch.now -= 100
    assert bucket.take() and bucket.take() and not bucket.take()
    watch.now += 1
    assert bucket.take()


@given(
    per_second=st.floats(0.001, 1000),
    burst=st.integers(1, 50),
    steps=st.lists(st.floats(0, 10), max_size=60),
)
def test_never_more_than_burst_and_rate(per_second: float, burst: int, steps: list[float]) -> None:
    watch = Watch()
    bucket = TokenBucket(Rate(per_second, burst), watch)
    taken = 0
    for step in steps:
        watch.now += step
        taken += bucket.take()
    assert taken <= burst + (watch.now - 1000) * per_second + 1e-3


@given(per_second=st.floats(0.001, 1000), burst=st.integers(1, 50), tries=st.integers(0, 100))
def test_waiting_as_told_is_enough(per_second: float, burst: int, tries: int) -> None:
    watch = Watch()
    bucket = TokenBucket(Rate(per_second, burst), watch)
    for _ in range(tries):
        bucket.take()
    watch.now += bucket.wait()
    assert bucket.take()


def test_keys_do_not_share() -> None:
    buckets = RateLimiter(Rate(1, 1), 10, Watch())
    assert buckets.take("a") and buckets.take("b")
    assert not buckets.take("a") and buckets.wait("a") == 1.0
    assert buckets.wait("never seen") == 0.0


def test_only_so_many_keys_are_kept_and_the_busy_ones_stay() -> None:
    buckets = RateLimiter(Rate(0.001, 1), 100, Watch())
    assert buckets.take("busy")
    for number in range(10_000):
        buckets.take(str(number))
        assert not buckets.take("busy")
    assert len(buckets) == 100


def test_places_are_given_back() -> None:
    places = ConcurrencyLimiter(2)
    assert places.take("a") and places.take("a") and not places.take("a")
    assert places.take("b")
    places.give_back("a")
    assert places.take("a")
    for key in "aab":
        places.give_back(key)
    assert len(places) == 0
