"""A random walk in two worlds: everybody does the same in both, as long as both allow it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from meadhall.bots.careful import Careful
from meadhall.kernel.notation import _goes_on
from meadhall.kernel.rng import Rng
from tests.server.asgi import Clock, Json
from tests.server.revealed_facts import known
from tests.server.two_worlds import SPECTATOR, Leak, World, Worlds, link

JUNK = ("{", "null", '{"type":"move"}', '{"type":"hello"}', '{"type":"look","seat":"nobody"}')


class Parted(Exception):
    """The rules have revealed a hidden fact: from here on the worlds may differ."""


class Walk:
    """`viewer` (-1: a spectator) cannot distinguish the two games, and neither can a spectator."""

    OFTEN = (8, 2, 2, 3, 1)  # answers, noise, undo, probes, looks around

    def __init__(self, worlds: Worlds, viewer: int, rng: Rng) -> None:
        self.worlds = worlds
        self.viewer = viewer
        self.rng = rng
        self.done = Counter[str]()  # prompts answered, and what else was done
        self.messages = 0  # compared

    async def begin(self, games: tuple[Any, Any], kinds: Sequence[str], **settings: Any) -> None:
        names = games[0].seat_names()
        self.name = "spectator" if self.viewer < 0 else names[self.viewer]
        await self.worlds.lay(games, kinds, list(dict.fromkeys([self.name, "spectator"])), **settings)
        self.token = SPECTATOR if self.viewer < 0 else link(self.name) + self.worlds.both[0].room.table_id
        self.begun = self.known()

    async def go(self, steps: int) -> None:
        try:
            for _ in range(steps):
                await self.step()
        except Parted:
            pass

    async def step(self) -> None:
        await self.pass_time(self.rng.below(4000))
        kinds = (self.answer, self.noise, self.undo, self.probe, self.look_around)
        lot = self.rng.below(sum(self.OFTEN))
        for often, kind in zip(self.OFTEN, kinds, strict=True):
            if lot < often:
                return await kind()
            lot -= often

    # --- hidden things ----------------------------------------------------------------------------------

    def known(self) -> tuple[Any, ...]:
        """The facts that were revealed so far."""
        return known(self.worlds.games[0], self.viewer)

    def common(self, seat: int) -> list[int]:
        """Answers that are possible in both worlds."""
        here, there = self.worlds.games
        both = sorted(set(here.legal(seat)) & set(there.legal(seat)))
        if not both:
            raise Parted
        return both

    async def settle(self) -> int:
        if self.known() != self.begun:
            raise Parted
        messages = await self.worlds.compare()
        self.messages += messages
        return messages

    # --- answers ------------------------------------------------------------------------------------------

    async def answer(self) -> None:
        """A seat that is asked answers: one answer, or a sentence."""
        here, there = self.worlds.games
        if here.waiting() != there.waiting():
            raise Leak(f"waited for: {here.waiting()} or {there.waiting()}")
        people = [seat for seat in here.waiting() if self.worlds.both[0].room.bot_of(seat) is None]
        if not people:
            return
        seat = people[self.rng.below(len(people))]
        prompt = here.asks[here.ask_of(seat)][1].name
        action = Careful().pick(prompt, self.common(seat), self.rng)
        message: Json = {"action": action}
        if self.rng.below(3) == 0:
            message = {"line": self.sentence(seat, action)}
        answers = await self.worlds.ask(self.worlds.names[seat], type="move", **message)
        # A sentence may go where only one world lets it go.
        if [answer["type"] for answer in answers] != ["done", "done"]:
            raise Parted
        self.done[prompt] += 1
        await self.settle()

    def sentence(self, seat: int, action: int) -> str:
        """A line that begins with this answer."""
        trial = self.worlds.games[0].copy()
        words = [self.worlds.names[seat]]
        while True:
            words += trial.words(action)
            trial.play(seat, action)
            if not _goes_on(trial, seat):
                return " ".join(words)
            legal = trial.legal(seat)
            action = legal[self.rng.below(len(legal))]

    async def undo(self) -> None:
        """Those who just answered take it back, more often than others."""
        live = self.worlds.both[0].room.live
        assert live is not None
        names = [name for name in self.worlds.both[0].eyes if name != "spectator"]
        able = [name for name in names if live.can_undo(live.viewer(name))]
        if able and self.rng.below(4):
            names = able
        if names:
            await self.undo_of(names[self.rng.below(len(names))])

    async def undo_of(self, name: str) -> None:
        here, there = await self.worlds.ask(name, type="undo")
        if here["type"] != there["type"]:
            raise Leak(f"{name} takes back: {here} or {there}")
        self.done[f"undo {here['type']}"] += 1
        await self.settle()

    async def pass_time(self, milliseconds: int) -> None:
        """What is due on the way is done when it is due: by bots, by the table, by fallen flags."""
        until = Clock.now + milliseconds
        while True:
            acts = self.due()
            if not acts or acts[0][0] > until:
                break
            Clock.now = max(Clock.now, acts[0][0])
            await self.automatic([act for act in acts if act[0] <= Clock.now])
            await self.settle()
        Clock.now = until

    def due(self) -> list[tuple[int, int, str]]:
        """What the server must do by itself, and when: the same in both worlds, to the millisecond."""
        here, there = (world.room.due() for world in self.worlds.both)
        if here != there:
            raise Leak(f"due is {here} or {there}")
        stored = [world.room.table.due_at for world in self.worlds.both]
        if stored[0] != stored[1]:
            raise Leak(f"stored as due is {stored}")
        return here

    async def automatic(self, acts: list[tuple[int, int, str]]) -> None:
        """The server answers for these seats."""
        await self.worlds.each(World.newest_moves)
        script: dict[int, int] = {}
        for seat in {seat for _, seat, _ in acts}:
            common = self.common(seat)
            alone = [legal[0] for game in self.worlds.games if len(legal := game.legal(seat)) == 1]
            script[seat] = alone[0] if alone else common[self.rng.below(len(common))]
            if script[seat] not in common:
                raise Parted
        for world in self.worlds.both:
            world.bots.answers = {self.worlds.names[seat]: action for seat, action in script.items()}
            await world.work()
        for _, _, why in acts:
            self.done[f"answered for {why}"] += 1
        here, there = await self.worlds.each(World.newest_moves)
        if [seat for seat, _ in here] != [seat for seat, _ in there]:
            raise Leak(f"the server answers for {here} or {there}")
        if here != there:
            raise Parted  # somebody's last card, which differs, was asked for and played

    # --- noise --------------------------------------------------------------------------------------------

    async def noise(self) -> None:
        """Others send moves that are refused, and request reasons and hints: the viewer is sent nothing."""
        names = [name for name in self.worlds.both[0].eyes if name not in self.worlds.watched]
        if not names:
            return
        await self.worlds.compare()
        name = names[self.rng.below(len(names))]
        await self.worlds.ask(name, **self.question(name))
        if await self.settle():
            raise Leak(f"others hear what {name} asks")
        self.done["noise"] += 1

    def question(self, name: str) -> Json:
        """Something that changes nothing, about anybody's answers."""
        count = len(self.worlds.games[0].rules.words)
        match self.rng.below(6):
            case 0:
                return {"type": "why", "action": self.rng.below(count)}
            case 1:
                return {"type": "why", "line": self.line()}
            case 2:
                return {"type": "move", "action": count + self.rng.below(9)}
            case 3:
                line = self.line()
                return {"type": "why" if line.startswith(name) else "move", "line": line}
            case 4:
                return {"type": "hint"}
        return {"type": "move", "action": 1, "line": "both"}

    def line(self) -> str:
        """Any seat's name and the words of a few answers, likely or not."""
        game, names = self.worlds.games[self.rng.below(2)], self.worlds.names
        seat = self.rng.below(len(names))
        words = [names[seat]]
        for _ in range(1 + self.rng.below(3)):
            legal = game.legal(seat)
            if legal and self.rng.below(2):
                action = legal[self.rng.below(len(legal))]
            else:
                action = self.rng.below(len(game.rules.words))
            words += game.rules.words[action]
        return " ".join(words)

    async def probe(self) -> None:
        """The viewer sends requests: the answers are the same in both worlds."""
        name = self.name
        match self.rng.below(8):
            case 0:
                junk = JUNK[self.rng.below(len(JUNK))]
                for world in self.worlds.both:
                    world.eyes[name].say(junk)
                await self.worlds.ask(name, type="ping")
            case 1:
                await self.reconnect()
            case 2:
                await self.worlds.ask(name, type="say", words="skål")
                await self.worlds.ask("spectator", type="say", words="hush")
            case 3:
                await self.propose()
            case 4 if self.viewer >= 0:
                await self.undo_of(name)
            case 5:
                await self.worlds.ask(name, at=self.rng.below(3) + 1, type="move", action=0)
            case _:
                await self.worlds.ask(name, **self.question(name))
        self.done["probe"] += 1
        await self.settle()

    async def reconnect(self) -> None:
        """Reconnect, with the newest number, an old one or none."""
        back = [None, 0, 1, 3][self.rng.below(4)]

        async def again(world: World) -> None:
            eyes = world.eyes[self.name]
            await eyes.close()
            await eyes.open(resume=None if back is None else max(0, eyes.number - back))

        await self.worlds.each(again)
        self.done["reconnect"] += 1

    async def propose(self) -> None:
        """A take-back proposal; the others agree, or one of them declines."""
        people = [name for name in self.worlds.both[0].eyes if name != "spectator"]
        proposers = self.proposers(people)
        if not proposers:
            return
        name = proposers[self.rng.below(len(proposers))]
        said, _ = await self.worlds.ask(name, type="propose")
        self.done[f"propose {said['type']}"] += 1
        await self.settle()
        for other in people:
            if other != name and said["type"] == "done":
                await self.worlds.ask(other, type="consent", yes=self.rng.below(5) > 0)
                await self.settle()

    def proposers(self, people: list[str]) -> list[str]:
        """The seats that may propose a take-back."""
        return people

    async def look_around(self) -> None:
        """All HTTP requests that read something, for the viewer and for a spectator."""
        live = self.worlds.both[0].room.live
        assert live is not None
        if live.game.over:
            return  # then everything is told
        moment = self.rng.below(live.moment + 2)
        other = self.worlds.names[self.rng.below(len(self.worlds.names))]
        own = "" if self.viewer < 0 else f"seat={self.name}&"
        paths = [
            "/api/tables",
            "/api/tables/{table}",
            f"/api/tables/{{table}}/story?{own}after={moment}",
            f"/api/tables/{{table}}/moments/{moment}?{own}",
            f"/api/tables/{{table}}/log?{own}",
            "/api/tables/{table}/story",
            "/api/tables/{table}/moments/9999",
            "/api/tables/{table}/record",
        ]
        may_read = tuple(paths)
        if other != self.name:
            paths += [f"/api/tables/{{table}}/{what}?seat={other}" for what in ("story", "log", "moments/1")]
        for path in paths:
            if self.rng.below(2):
                status = await self.worlds.compare_web(path, self.token)
                assert status == 403 or path in may_read, path
        self.done["look around"] += 1
