"""Moves that are begun and taken back, in one of two worlds only: the others must not notice."""

from __future__ import annotations

from typing import Any

from tests.server.asgi import Clock, Eyes
from tests.server.random_walk import Walk
from tests.server.two_worlds import Leak


class UndoneMoves(Walk):
    """The same game twice. In the first world others begin moves and take them back, in the second they do
    not: nobody can tell.
    """

    OFTEN = (4, 6, 2, 2, 1)

    def known(self) -> tuple[Any, ...]:
        return ()  # the worlds do not part

    async def noise(self) -> None:
        live = self.worlds.both[0].room.live
        assert live is not None
        names = [name for name in self.worlds.both[0].eyes if name not in self.worlds.watched]
        for name in names:
            await self.detour(name, live.viewer(name))

    async def detour(self, name: str, seat: int) -> None:
        """Some steps of a sentence or of a secret answer, and all of them taken back."""
        world, steps = self.worlds.both[0], 0
        eyes, given = world.eyes[name], self.given(seat)
        if given:
            legal = [action for action in world.game.legal(seat) if action != given[0]]
            if legal:
                await self.move(eyes, legal[self.rng.below(len(legal))])
                await self.peek(name)
                await self.move(eyes, given[0])
                self.done["changed a secret answer and back"] += 1
        else:
            while (action := self.quiet_answer(world.game, seat)) is not None and self.rng.below(4):
                self.done[f"detour at {world.game.asks[world.game.ask_of(seat)][1].name}"] += 1
                await self.move(eyes, action)
                steps += 1
            if steps:
                await self.peek(name)
            for _ in range(steps):
                assert (await eyes.ask(type="undo", at=eyes.number))["type"] == "done"
        await world.quiet()
        if await self.settle():
            raise Leak(f"others are told what {name} took back")

    async def peek(self, name: str) -> None:
        """The viewer looks while somebody is in the middle of something."""
        if await self.settle():
            raise Leak(f"others are told what {name} has begun")
        looks = (self.reconnect, self.look_around, self.probe)
        await looks[self.rng.below(len(looks))]()
        await self.settle()

    async def move(self, eyes: Eyes, action: int) -> None:
        """A little later."""
        dues = [act[0] for world in self.worlds.both for act in world.room.due()]
        Clock.now = max(Clock.now, min([Clock.now + 50, *(due - 1 for due in dues)]))
        said = await eyes.ask(type="move", at=eyes.number, action=action)
        assert said["type"] == "done", said

    def given(self, seat: int) -> tuple[int, ...]:
        """The one answer that a seat has given secretly and may still change."""
        game = self.worlds.both[0].game
        index = game.ask_of(seat)
        if index < 0 or game.asks[index][1].need > 1:
            return ()
        given: tuple[int, ...] = game.given[index]
        return given

    def quiet_answer(self, game: Any, seat: int) -> int | None:
        """An answer after which nobody else learns anything."""
        if seat not in game.waiting():
            return None
        legal = game.legal(seat)
        for _ in range(4):
            action: int = legal[self.rng.below(len(legal))]
            trial = game.copy()
            trial.play(seat, action)
            if trial.undo_mark == game.undo_mark and trial.waiting() == game.waiting():
                return action
        return None

    async def undo(self) -> None:
        """Only the viewer: an undo of somebody else after undone moves may undo something else."""
        if self.viewer >= 0:
            await self.undo_of(self.name)

    def proposers(self, people: list[str]) -> list[str]:
        """Nobody: a take-back would end the undone moves of somebody else."""
        return []
