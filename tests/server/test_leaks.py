"""No hidden information is sent: if it is exchanged, all bytes that a viewer is sent stay the same."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from itertools import islice

import pytest

from meadhall.bots import Advice
from meadhall.server.bot_pool.bot_pool import Requester
from meadhall.server.bot_pool.work import Advise, advised
from meadhall.server.messages import Clock as Terms
from meadhall.server.tables import delayed_view
from tests.many import soaked
from tests.server import leak_scenarios
from tests.server.leak_scenarios import BANK, HURRY
from tests.server.two_worlds import Scripted, Worlds, worlds

__all__ = ["worlds"]  # a fixture

advise = import_module("meadhall.bots.advise")  # the package has a function of that name
TABLES = [("person", Terms(), 10), ("person", HURRY, 6), ("bot", BANK, 12)]


@pytest.mark.parametrize(("others", "clock", "steps"), TABLES)
def test_all_that_is_sent_is_the_same_whatever_is_hidden(
    worlds: Worlds, others: str, clock: Terms, steps: int
) -> None:
    done = leak_scenarios.random_walks(worlds, others, clock, 10, steps)
    assert done["probe"] and done["look around"] and done["reconnect"] and done["undo refused"]
    if others == "person":
        assert done["noise"] and done["answered for table"]
        assert done["answered for clock"] if clock is HURRY else done["propose done"]
    else:
        assert done["answered for bot"] > 40


@pytest.mark.slow
@pytest.mark.parametrize("seed", [20, *soaked(range(30, 100, 10))])
@pytest.mark.parametrize(("others", "clock", "steps"), TABLES)
def test_the_same_over_many_games(worlds: Worlds, others: str, clock: Terms, steps: int, seed: int) -> None:
    assert leak_scenarios.random_walks(worlds, others, clock, seed, 3 * steps)["probe"]


def test_what_is_taken_back_leaves_no_trace(worlds: Worlds) -> None:
    done = leak_scenarios.detours(worlds, 31, 8)
    assert done["detour at turn"] and done["detour at march-where"] and done["detour at keep-two-cards"]
    assert done["changed a secret answer and back"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [40, *soaked(range(50, 100, 10))])
def test_what_is_taken_back_leaves_no_trace_in_many_games(worlds: Worlds, seed: int) -> None:
    assert leak_scenarios.detours(worlds, seed, 20)["detour at turn"]


def test_secret_answers_are_secret_until_all_are_in(worlds: Worlds) -> None:
    asked = {prompt for seats in (2, 3, 4) for prompt in leak_scenarios.open_secrets(worlds, seats)}
    assert asked == {"keep-card", "keep-two-cards", "reveal-card", "save-card"}


@pytest.mark.parametrize(
    ("prompt", "verb"), [("turn", "quest"), ("keep-card", "keep"), ("save-card", "keep")]
)
def test_what_lies_face_down_is_told_to_nobody_else(worlds: Worlds, prompt: str, verb: str) -> None:
    """A Quest that is taken, a card kept in the draft, a card kept for the next Age."""
    assert leak_scenarios.closed_secrets(worlds, prompt, verb) == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_that_others_change_their_minds_keeps_nobody_from_taking_back(worlds: Worlds, seats: int) -> None:
    leak_scenarios.a_hidden_change(worlds, seats)


def test_a_proposal_is_not_ended_by_hidden_moves(worlds: Worlds) -> None:
    leak_scenarios.proposal_and_undone_moves(worlds)


def test_another_process_tells_no_more(worlds: Worlds) -> None:
    start = next(game for game in leak_scenarios.beginnings(3, 12, every=1) if game.asks[0][1].name == "turn")
    worlds.run(leak_scenarios.other_process(worlds, start, (start.waiting()[0] + 1) % 3))


def test_late_spectators_are_told_nothing_early(worlds: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delayed_view, "LOOK_SECONDS", 0.01)
    worlds.run(leak_scenarios.late_spectators(worlds, *next(leak_scenarios.turns_to_pillage())))


def test_a_log_that_no_longer_fits_tells_no_secret_answer(worlds: Worlds) -> None:
    worlds.run(leak_scenarios.stuck(worlds))


# --- time -------------------------------------------------------------------------------------------------


def test_bots_and_passes_take_the_same_time_whatever_is_in_the_hand(worlds: Worlds) -> None:
    windows = list(islice(leak_scenarios.late_windows(0), 3))
    assert len(windows) == 3
    for here, there, seat in windows:
        worlds.run(leak_scenarios.late_bot(worlds, (here, there), 0, seat))
        worlds.run(leak_scenarios.late_question(worlds, (here, there), 0, seat))
        worlds.run(leak_scenarios.late_pass(worlds, (here, there), 0, seat))
        worlds.run(leak_scenarios.a_pass_by_hand(worlds, (here, there), 0, seat))


def test_a_second_question_is_waited_for_as_long_as_the_first(worlds: Worlds) -> None:
    worlds.run(leak_scenarios.second_question(worlds, *next(leak_scenarios.two_questions())))


# --- questions --------------------------------------------------------------------------------------------


def test_nobody_finds_out_by_asking_what_others_could_answer(worlds: Worlds) -> None:
    assert leak_scenarios.questions(worlds) > 20


def test_a_hint_knows_no_more_than_the_seat(worlds: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser itself, asked in two worlds: with a number of tries, as time is never the same twice."""
    monkeypatch.setattr(advise, "ADVISER", replace(advise.ADVISER, iterations=12, seconds=0.0, prepared=1))
    monkeypatch.setattr(advise, "DEALS", 2)
    monkeypatch.setattr(Scripted, "advise", staticmethod(in_this_process))
    assert leak_scenarios.hints(worlds) > 3


async def in_this_process(position: bytes, requester: Requester) -> list[Advice]:
    return advised(Advise(position, 7))
