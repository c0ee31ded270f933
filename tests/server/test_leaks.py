"""The tests of honesty can fail: each leak put in on purpose is found by one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from meadhall.kernel.match import Match
from meadhall.kernel.notation import read_sentence
from meadhall.kernel.position import Position
from meadhall.server.messages import TableNow
from meadhall.server.store import Move, TableChange
from meadhall.server.tables import answers, gallery, hints, passing, room, tell
from meadhall.server.tables.gallery import Gallery
from meadhall.server.tables.live import Live
from meadhall.server.tables.room import Room, now_ms
from meadhall.server.tables.watchers import Watcher
from tests.server import plays
from tests.server.plays import BANK
from tests.server.worlds import Leak, Worlds, worlds

__all__ = ["worlds"]  # a fixture
Patch = pytest.MonkeyPatch


def other_eyes(patch: Patch) -> None:
    """Everybody is shown the next seat's cards."""

    def next_seat(live: Live, viewer: int) -> int:
        return (viewer + 1) % len(live.names)

    patch.setattr(Live, "seat_or_none", next_seat)


def raw_events(patch: Patch) -> None:
    """Events are told as the one who acts may know them."""
    told = gallery.told
    patch.setattr(
        gallery, "told", lambda live, viewer: [one for seat in (0, 1, 2) for one in told(live, seat)]
    )


def unfinished_sentences(patch: Patch) -> None:
    """The game is shown as it is, not as it was before somebody began to speak."""
    patch.setattr(Live, "shown", lambda live, viewer: live.match.game)


def numbers_of_all(patch: Patch) -> None:
    """Everybody's number grows with everything."""
    take = Live.take

    def counted(live: Live, move: Move) -> bool:
        before = live.numbers[:]
        public = take(live, move)
        live.numbers = [max(number, old + 1) for number, old in zip(live.numbers, before, strict=True)]
        return public

    patch.setattr(Live, "take", counted)


def slow_with_choice(patch: Patch) -> None:
    """A bot takes longer the more it could do."""
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
    """Everybody is told which windows somebody has passed."""
    patch.setattr(tell, "passed_by", lambda seat: [])
    table_now = Room.table_now

    def named(self: Room, *args: Any) -> TableNow:
        every = " ".join(seat.passing or "" for seat in self.seats)
        return msgspec.structs.replace(table_now(self, *args), passing=every.split())

    patch.setattr(Room, "table_now", named)


def told_passes(patch: Patch) -> None:
    """Everybody is told when the table has passed for somebody."""
    answer_for = Room.answer_for

    async def told(self: Room, seat: int, action: int, by: str, asked: int) -> bool:
        await self.notice("passed_for", seat=self.named[seat])
        return await answer_for(self, seat, action, by, asked)

    patch.setattr(Room, "answer_for", told)


def anybodys_sentence(patch: Patch) -> None:
    """A sentence is tried out before anybody asks whose it is."""
    mine = answers.answers_meant

    def tried(live: Live, seat: int, action: int | None, line: str | None) -> list[int]:
        if line is not None:
            read_sentence(live.game, line)
        return mine(live, seat, action, line)

    patch.setattr(answers, "answers_meant", tried)
    patch.setattr(room, "answers_meant", tried)


def true_hints(patch: Patch) -> None:
    """The adviser is given the game itself."""
    patch.setattr(hints, "Position", lambda game, seat, rng: Position.of(game.copy(), seat, game.legal(seat)))


def times_of_all(patch: Patch) -> None:
    """A table is newer after whatever is stored."""
    change = Room._change

    def newer(self: Room, *args: Any) -> TableChange:
        return msgspec.structs.replace(change(self, *args), updated_at=now_ms())

    patch.setattr(Room, "_change", newer)


def wishes_end(patch: Patch) -> None:
    """Whatever is stored ends a wish."""
    change = Room._change

    def ended(self: Room, *args: Any) -> TableChange:
        return msgspec.structs.replace(change(self, *args), decided=True)

    patch.setattr(Room, "_change", ended)


def undo_of_the_last(patch: Patch) -> None:
    """Of simultaneous answers only the very last can be taken back."""

    def newest(match: Match, seat: int) -> int:
        last = len(match._given) - 1
        return last if last >= 0 and match._given[last].seat == seat else -1

    patch.setattr(Match, "_newest_given", newest)


def said_again(patch: Patch) -> None:
    """The table is told again whether or not it is news."""
    patch.setattr(Watcher, "tell", Watcher.send)


def seeds(patch: Patch) -> None:
    table_now = Room.table_now

    def named(self: Room, *args: Any) -> TableNow:
        return msgspec.structs.replace(table_now(self, *args), name=self.table.seed)

    patch.setattr(Room, "table_now", named)


def everybodys_steps(patch: Patch) -> None:
    """Others are sent something for every step, if only that there is nothing new."""
    publish = Gallery.publish
    patch.setattr(Gallery, "publish", lambda self, live, public, mover: publish(self, live, True, mover))


def a_walk(worlds: Worlds) -> None:
    plays.random_walks(worlds, "person", BANK, 10, 4)


def bots(worlds: Worlds) -> None:
    plays.random_walks(worlds, "bot", BANK, 10, 4)


def late_passes(worlds: Worlds) -> None:
    here, there, seat = next(plays.late_windows(0))
    worlds.run(plays.a_pass_by_hand(worlds, (here, there), 0, seat))


def late_questions(worlds: Worlds) -> None:
    here, there, seat = next(plays.late_windows(0))
    worlds.run(plays.late_question(worlds, (here, there), 0, seat))


def late_bots(worlds: Worlds) -> None:
    here, there, seat = next(plays.late_windows(0))
    worlds.run(plays.late_bot(worlds, (here, there), 0, seat))


def detours(worlds: Worlds) -> None:
    plays.detours(worlds, 31, 8)


def quests(worlds: Worlds) -> None:
    plays.closed_secrets(worlds, "turn", "quest")


def processes(worlds: Worlds) -> None:
    start = next(game for game in plays.beginnings(3, 12, every=1) if game.asks[0][1].name == "turn")
    worlds.run(plays.other_process(worlds, start, (start.waiting()[0] + 1) % 3))


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
    (anybodys_sentence, plays.questions),
    (true_hints, plays.hints),
    (wishes_end, plays.a_wish_and_a_detour),
    (undo_of_the_last, lambda worlds: plays.a_hidden_change(worlds, 3)),
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
