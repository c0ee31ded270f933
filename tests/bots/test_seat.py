"""Seats of bots: the answer is always legal, and the bot gets no hidden information."""

import gc
import logging
import signal
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage
from meadhall.bots import Player, Seat, player
from meadhall.bots.careful import Careful
from meadhall.bots.seat import Late
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from tests.kernel.test_honesty import reachable

Move = tuple[int, int, int]  # answers so far, seat, answer


def play(first: Seat, *, seed: int = 1, seats: int = 3) -> tuple[BloodRage, list[Move]]:
    """A whole game: the first seat against careful bots, each with its own chance."""
    game = bloodrage.new(seats=seats, seed=seed)
    bots = [first, *(Seat(Careful()) for _ in range(1, seats))]
    chances = [Rng.seeded(100 * seed + seat) for seat in range(seats)]
    moves: list[Move] = []
    while not game.over:
        seat = game.waiting()[0]
        answer = bots[seat].answer(game, seat, chances[seat])
        moves.append((len(moves), seat, answer))
        game.play(seat, answer)
    assert not any(bot.faults for bot in bots[1:])
    return game, moves


def answering(answer: Callable[[Position[Any], Rng], object]) -> Player:
    """A bot made of one function, which need not give an int."""

    class Made:
        def choose(self, position: Position[Any], rng: Rng) -> int:
            return answer(position, rng)  # type: ignore[return-value]  # wrong on purpose

    return Made()


def hang() -> None:
    while True:
        pass


def refuse(position: Position[Any], rng: Rng) -> object:
    rng.next()
    raise ValueError("I cannot decide")


def leave(position: Position[Any], rng: Rng) -> object:
    sys.exit("enough")


# --- faults ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        (refuse, "raised", "ValueError: I cannot decide"),
        (leave, "raised", "SystemExit: enough"),
        (lambda position, rng: -1, "illegal", "-1"),
        (lambda position, rng: 10**30, "illegal", str(10**30)),
        (lambda position, rng: "pass", "illegal", "'pass'"),
        (lambda position, rng: None, "illegal", "None"),
        (lambda position, rng: True, "illegal", "True"),
        (lambda position, rng: float(position.legal[0]), "illegal", "."),
        (lambda position, rng: position.legal, "illegal", "["),
    ],
)
def test_a_bot_that_fails_at_every_choice_plays_as_a_careful_one(
    bot: Callable[[Position[Any], Rng], object], kind: str, detail: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Move by move the same game: nobody else's chance is shifted, however far the bot got."""
    seat = Seat(answering(bot))
    with caplog.at_level(logging.WARNING, "meadhall.bots"):
        game, moves = play(seat)
    same, expected = play(Seat(Careful()))
    assert moves == expected
    assert game.fingerprint() == same.fingerprint()
    assert len(seat.faults) > 20
    assert {fault.kind for fault in seat.faults} == {kind}
    assert {fault.seat for fault in seat.faults} == {"wolf"}
    assert {"keep-card", "turn"} <= {fault.prompt for fault in seat.faults}
    assert all(detail in fault.detail for fault in seat.faults)
    assert len(caplog.records) == len(seat.faults)
    assert f"the bot of wolf failed at {seat.faults[0].prompt} ({kind})" in caplog.text


def test_an_answer_to_another_question_is_no_answer() -> None:
    """It was legal once, at the first question; now it is only when it happens to be offered again."""
    first: list[int] = []

    def stale(position: Position[Any], rng: Rng) -> object:
        first.append(position.legal[0])
        return first[0]

    seat = Seat(answering(stale))
    game, _ = play(seat)
    assert game.over
    assert len(seat.faults) > 20
    assert {fault.kind for fault in seat.faults} == {"illegal"}


def test_the_game_is_the_same_until_the_first_fault() -> None:
    """A bot that begins to fail in the middle: up to there, and in the others' chances, nothing differs."""
    for sound in (5, 30):
        left = [sound]

        class Failing(Careful):
            def pick(self, prompt: str, legal: list[int], rng: Rng, left: list[int] = left) -> int:
                left[0] -= 1
                if left[0] < 0:
                    rng.next()
                    raise RuntimeError
                return super().pick(prompt, legal, rng)

        seat = Seat(Failing())
        assert play(seat, seed=4)[1] == play(Seat(Careful()), seed=4)[1]
        assert len(seat.faults) == -left[0]


def test_the_interruption_of_a_person_is_not_swallowed() -> None:
    def interrupted(position: Position[Any], rng: Rng) -> object:
        raise KeyboardInterrupt

    seat = Seat(answering(interrupted), limit=10)
    game = bloodrage.new(seats=2, seed=1)
    with pytest.raises(KeyboardInterrupt):
        seat.answer(game, 0, Rng.seeded(1))
    assert seat.faults == []
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


# --- time --------------------------------------------------------------------------------------------


def swallow_exceptions(position: Position[Any], rng: Rng) -> object:
    while True:
        try:
            hang()
        except Exception:
            continue


def swallow_the_first(position: Position[Any], rng: Rng) -> object:
    try:
        hang()
    except BaseException:
        hang()
    return None


@pytest.mark.slow
@pytest.mark.parametrize("bot", [lambda position, rng: hang(), swallow_exceptions, swallow_the_first])
def test_a_bot_that_hangs_is_interrupted(
    bot: Callable[[Position[Any], Rng], object], caplog: pytest.LogCaptureFixture
) -> None:
    """It hangs at every tenth question; in between it passes on what a careful bot would say."""
    asked = [0]

    def now_and_then(position: Position[Any], rng: Rng) -> object:
        asked[0] += 1
        if asked[0] % 10 == 1:
            rng.next()
            return bot(position, rng)
        return Careful().pick("", position.legal, rng)

    seat = Seat(answering(now_and_then), limit=0.3)
    game, _ = play(seat, seats=2)
    assert game.over
    assert len(seat.faults) >= (asked[0] + 9) // 10 > 2
    assert {(fault.kind, fault.detail) for fault in seat.faults} == {("late", "no answer within 0.3 s")}
    assert len(caplog.records) == len(seat.faults)


@pytest.mark.slow
def test_time_lost_shifts_no_chance() -> None:
    """How far a bot gets before its time is over depends on the machine; the game does not."""
    seat = Seat(answering(lambda position, rng: [rng.next() for _ in iter(int, 1)]), limit=0.02)
    assert play(seat, seats=2)[1] == play(Seat(Careful()), seats=2)[1]
    assert {fault.kind for fault in seat.faults} == {"late"}


@pytest.mark.slow
@pytest.mark.both_forms
def test_a_search_may_be_interrupted_anywhere() -> None:
    """In the middle of a multiplication, too: once, that ended the compiled process."""
    seat = Seat(player("konung"), limit=0.01)
    assert play(seat, seats=2)[0].over
    assert {fault.kind for fault in seat.faults} == {"late"}


@pytest.fixture
def rung() -> Iterator[list[int]]:
    """Somebody else's handler of alarms."""
    heard: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: heard.append(number))
    yield heard
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("limit", [0.05, 20])
def test_somebody_elses_alarm_still_rings(limit: float, rung: list[int]) -> None:
    game = bloodrage.new(seats=2, seed=1)
    handler = signal.getsignal(signal.SIGALRM)
    slow = answering(lambda position, rng: hang() if limit < 1 else position.legal[0])
    signal.setitimer(signal.ITIMER_REAL, 50, 7)
    seat = Seat(slow, limit=limit)
    seat.answer(game, 0, Rng.seeded(1))
    left, interval = signal.getitimer(signal.ITIMER_REAL)
    assert len(seat.faults) == (limit < 1)
    assert 0 < left < 50 - (0.05 if limit < 1 else 0) and interval == 7
    assert signal.getsignal(signal.SIGALRM) is handler
    # One that should have rung while the bot was thinking rings right after it.
    signal.setitimer(signal.ITIMER_REAL, 0.01)
    Seat(answering(lambda position, rng: time.sleep(0.1)), limit=limit).answer(game, 0, Rng.seeded(1))
    time.sleep(0.05)
    assert rung == [signal.SIGALRM]


def test_no_alarm_is_left_behind() -> None:
    before = signal.getsignal(signal.SIGALRM)
    game = bloodrage.new(seats=2, seed=1)
    for bot in (answering(refuse), answering(lambda position, rng: hang()), Careful()):
        Seat(bot, limit=0.05).answer(game, 0, Rng.seeded(1))
        assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
        assert signal.getsignal(signal.SIGALRM) == before
    time.sleep(0.15)


def test_late_is_no_exception_that_a_bot_may_catch() -> None:
    assert not issubclass(Late, Exception)


# --- honesty -----------------------------------------------------------------------------------------


def test_a_bot_gets_a_position_that_does_not_lead_to_the_game() -> None:
    """Walks all that hangs on what the bot is given, now and then in a whole game."""
    given: list[object] = []

    class Curious:
        def choose(self, position: Position[Any], rng: Rng) -> int:
            given[:] = [position, rng]
            return position.legal[rng.below(len(position.legal))]

    game, seat, chance = bloodrage.new(seats=3, seed=5), Seat(Curious()), Rng.seeded(5)
    game.events, game.trace = [], []
    walked = 0
    while not game.over:
        asked = game.waiting()[0]
        for everybody in range(3):
            game.legal(everybody)
        given.clear()
        answer = seat.answer(game, asked, chance)
        if given and len(game.trace) % 12 == 0:
            things = reachable(given)
            own = {id(game), id(game.hands), id(game.rng), id(game.trace), id(game.events), id(game.offers)}
            assert not any(id(thing) in own for thing in things)
            assert sum(isinstance(thing, BloodRage) for thing in things) == 1  # the one dealt again
            walked += 1
        game.play(asked, answer)
    assert walked > 5
    assert not seat.faults
    gc.collect()


@pytest.mark.parametrize("reflex", [False, True])
def test_what_a_bot_gets_may_be_torn_to_pieces(reflex: bool) -> None:
    class Vandal:
        def choose(self, position: Position[Any], rng: Rng) -> int:
            answer = Careful().pick("", position.legal[:], rng)
            world = position.sample(rng)
            assert isinstance(world, BloodRage) and position.seat is not None
            world.play(position.seat, answer)
            world.hands.clear()
            position.legal.clear()
            position.view.hand.clear()
            position.view.clans.clear()
            return answer

    class QuickVandal:
        def pick(self, prompt: str, legal: list[int], rng: Rng) -> int:
            answer = Careful().pick(prompt, legal[:], rng)
            legal[:] = [-1]
            return answer

    seat = Seat(QuickVandal() if reflex else Vandal())
    game, moves = play(seat, seats=2)
    assert not seat.faults
    assert game.over
    if reflex:
        assert moves == play(Seat(Careful()), seats=2)[1]


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    """A bot that always fails is not to blame for answers that leave it no choice."""
    seat = Seat(answering(refuse))
    game = bloodrage.new(seats=2, seed=2)
    chance = Rng.seeded(1)
    forced = 0
    while not game.over:
        asked = game.waiting()[0]
        alone = len(game.legal(asked)) == 1
        before = len(seat.faults)
        game.play(asked, seat.answer(game, asked, chance))
        assert len(seat.faults) == before + (not alone)
        forced += alone
    assert forced
