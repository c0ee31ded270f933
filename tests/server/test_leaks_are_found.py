"""The leak tests can fail: each leak that is added on purpose is detected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.notation import read_sentence
from meadhall.kernel.position import Position
from meadhall.server.messages import TableNow
from meadhall.server.store import Move, TableChange
from meadhall.server.tables import broadcast, hints, move_messages, moves, passing, table_message
from meadhall.server.tables.broadcast import Broadcast
from meadhall.server.tables.live_game import LiveGame
from meadhall.server.tables.room import Room, now_ms
from meadhall.server.tables.watchers import Watcher
from tests.server import leak_scenarios
from tests.server.leak_scenarios import BANK
from tests.server.two_worlds import Leak, Worlds, worlds

__all__ = ["worlds"]  # a fixture
Patch = pytest.MonkeyPatch


def other_eyes(patch: Patch) -> None:
    """Everybody is shown the next seat's cards."""

    def next_seat(live: LiveGame, viewer: int) -> int:
        return (viewer + 1) % len(live.names)

    patch.setattr(LiveGame, "seat_or_none", next_seat)


def raw_events(patch: Patch) -> None:
    """Events are sent as the acting seat may know them."""
    events_for = broadcast.events_for
    patch.setattr(
        broadcast,
        "events_for",
        lambda live, viewer: [one for seat in (0, 1, 2) for one in events_for(live, seat)],
    )


def unfinished_sentences(patch: Patch) -> None:
    """Unfinished sentences are shown to everybody."""
    patch.setattr(LiveGame, "shown", lambda live, viewer: live.match.game)


def numbers_of_all(patch: Patch) -> None:
    """Everybody's number grows with everything."""
    take = LiveGame.take

    def counted(live: LiveGame, move: Move) -> bool:
        before = live.numbers[:]
        public = take(live, move)
        live.numbers = [max(number, old + 1) for number, old in zip(live.numbers, before, strict=True)]
        return public

    patch.setattr(LiveGame, "take", counted)


def slow_with_choice(patch: Patch) -> None:
    """A bot takes longer the more legal answers it has."""
    due = Room.due

    def slower(self: Room) -> list[tuple[int, int, str]]:
        assert self.live is not None
        return [(when + 10 * len(self.live.game.legal(seat)), seat, why) for when, seat, why in due(self)]

    patch.setattr(Room, "due", slower)


def eager_tables(patch: Patch) -> None:
    """The table passes for whoever can do nothing else, though that is a secret."""
    patch.setattr(passing, "_others_are_bots", lambda room, seat: True)


def eager_bots(patch: Patch) -> None:
    """A bot that has nothing to choose answers at once."""
    due = Room.due

    def sooner(self: Room) -> list[tuple[int, int, str]]:
        assert self.live is not None
        legal = self.live.game.legal
        return [(when - 10 * (len(legal(seat)) == 1), seat, why) for when, seat, why in due(self)]

    patch.setattr(Room, "due", sooner)


def shown_settings(patch: Patch) -> None:
    """Everybody is sent which windows are passed automatically for somebody."""
    patch.setattr(table_message, "passed_by", lambda seat: [])
    table_now = Room.table_now

    def named(self: Room, *args: Any) -> TableNow:
        every = " ".join(seat.passing or "" for seat in self.seats)
        return msgspec.structs.replace(table_now(self, *args), passing=every.split())

    patch.setattr(Room, "table_now", named)


def told_passes(patch: Patch) -> None:
    """Everybody is sent a notice of an automatic pass."""
    answer_for = moves.answer_for

    async def told(room: Room, seat: int, action: int, by: str, asked: int) -> bool:
        await room.notice("passed_for", seat=room.named[seat])
        return await answer_for(room, seat, action, by, asked)

    patch.setattr(moves, "answer_for", told)


def anybodys_sentence(patch: Patch) -> None:
    """A sentence is parsed before its seat is checked."""
    mine = move_messages.answers_of

    def tried(live: LiveGame, seat: int, action: int | None, line: str | None) -> list[int]:
        if line is not None:
            read_sentence(live.game, line)
        return mine(live, seat, action, line)

    patch.setattr(move_messages, "answers_of", tried)
    patch.setattr(moves, "answers_of", tried)


def true_hints(patch: Patch) -> None:
    """The adviser is given the game itself."""
    patch.setattr(hints, "Position", lambda game, seat, rng: Position.of(game.copy(), seat, game.legal(seat)))


def times_of_all(patch: Patch) -> None:
    """A table is newer after whatever is stored."""
    change = moves._change

    def newer(*args: Any) -> TableChange:
        return msgspec.structs.replace(change(*args), updated_at=now_ms())

    patch.setattr(moves, "_change", newer)


def proposals_end(patch: Patch) -> None:
    """Every stored move ends a take-back proposal."""
    change = moves._change

    def ended(*args: Any) -> TableChange:
        return msgspec.structs.replace(change(*args), decided=True)

    patch.setattr(moves, "_change", ended)


def undo_of_the_last(patch: Patch) -> None:
    """Of simultaneous answers only the very last can be taken back."""

    def newest(match: Match[Game], seat: int) -> int:
        last = len(match._given) - 1
        return last if last >= 0 and match._given[last].seat == seat else -1

    patch.setattr(Match, "_newest_given", newest)


def said_again(patch: Patch) -> None:
    """The table message is sent even if it has not changed."""
    patch.setattr(Watcher, "send_table", Watcher.send)


def seeds(patch: Patch) -> None:
    table_now = Room.table_now

    def named(self: Room, *args: Any) -> TableNow:
        return msgspec.structs.replace(table_now(self, *args), name=self.table.seed)

    patch.setattr(Room, "table_now", named)


def everybodys_steps(patch: Patch) -> None:
    """Others are sent something for every step, if only that there is nothing new."""
    publish = Broadcast.publish
    patch.setattr(Broadcast, "publish", lambda self, live, public, mover: publish(self, live, True, mover))


def a_walk(worlds: Worlds) -> None:
    leak_scenarios.random_walks(worlds, "person", BANK, 10, 4)


def bots(worlds: Worlds) -> None:
    leak_scenarios.random_walks(worlds, "bot", BANK, 10, 4)


def late_passes(worlds: Worlds) -> None:
    here, there, seat = next(leak_scenarios.late_windows(0))
    worlds.run(leak_scenarios.a_pass_by_hand(worlds, (here, there), 0, seat))


def late_questions(worlds: Worlds) -> None:
    here, there, seat = next(leak_scenarios.late_windows(0))
    worlds.run(leak_scenarios.late_question(worlds, (here, there), 0, seat))


def late_bots(worlds: Worlds) -> None:
    here, there, seat = next(leak_scenarios.late_windows(0))
    worlds.run(leak_scenarios.late_bot(worlds, (here, there), 0, seat))


def detours(worlds: Worlds) -> None:
    leak_scenarios.detours(worlds, 31, 8)


def quests(worlds: Worlds) -> None:
    leak_scenarios.closed_secrets(worlds, "turn", "quest")


def processes(worlds: Worlds) -> None:
    start = next(game for game in leak_scenarios.beginnings(3, 12, every=1) if game.asks[0][1].name == "turn")
    worlds.run(leak_scenarios.other_process(worlds, start, (start.waiting()[0] + 1) % 3))


LEAKS: list[tuple[Callable[[Patch], None], Callable[[Worlds], Any]]] = [
    (other_eyes, a_walk),
    (raw_events, quests),
    (unfinished_sentences, detours),
    (numbers_of_all, detours),
    (everybodys_steps, detours),
    (times_of_all, detours),
    (slow_with_choice, bots),
    (told_passes, late_passes),
    (shown_settings, late_passes),
    (eager_tables, late_questions),
    (eager_bots, late_bots),
    (anybodys_sentence, leak_scenarios.questions),
    (true_hints, leak_scenarios.hints),
    (proposals_end, leak_scenarios.proposal_and_undone_moves),
    (undo_of_the_last, lambda worlds: leak_scenarios.a_hidden_change(worlds, 3)),
    (said_again, processes),
    (seeds, a_walk),
]


@pytest.mark.parametrize(("leak", "found_by"), LEAKS, ids=[leak.__name__ for leak, _ in LEAKS])
def test_a_leak_is_found(
    worlds: Worlds,
    leak: Callable[[Patch], None],
    found_by: Callable[[Worlds], Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        found_by(worlds)
