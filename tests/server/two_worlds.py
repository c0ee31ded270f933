"""Two worlds: the same table at two servers, which differ only in hidden information. All that a viewer is
sent must be the same in both.

Both servers are the complete application, driven by ASGI sockets and requests in one event loop. Time only
passes when a test moves it, and random numbers are the same in both.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import warnings
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest

from meadhall.bots import Advice, Reason
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.position_codec import decode_position
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rules import option_words
from meadhall.server import limits, lost_time, state, steady_clock
from meadhall.server.app import application
from meadhall.server.bot_pool.bot_pool import Decision, Requester
from meadhall.server.config import Config
from meadhall.server.guard.rate_limit import Rate
from meadhall.server.guard.tokens import LETTERS, token_hash
from meadhall.server.messages import Clock as Terms
from meadhall.server.replays.replay_queue import Prepare
from meadhall.server.replays.work import Answer, answer
from meadhall.server.state import ServerState
from meadhall.server.store import Seat, Table
from meadhall.server.tables import automatic, clocks, live_game
from meadhall.server.tables.room import Room
from tests.server.asgi import START, Clock, Eyes, Json, Lifespan

T = TypeVar("T")

# What must never be sent: known at sight, and another one in each world.
SEEDS = ("314159265358979323846264338327950288419", "271828182845904523536028747135266249775")
SPECTATOR, HOST = "mh_the-link-of-the-spectators", "mh_the-link-of-the-host"


class Leak(AssertionError):
    """A viewer was sent hidden information."""


def link(name: str) -> str:
    """The token of a seat whose link was followed."""
    return f"mh_the-link-of-{name}"


class Scripted:
    """Replaces the bot processes: a bot gives the answer that the test sets.

    A hint contains the fingerprint of the position it was asked about, so that differences are visible.
    """

    def __init__(self) -> None:
        self.answers: dict[str, int] = {}

    async def decide(
        self,
        level: str,
        position: bytes,
        name: str,
        prompt: str,
        legal: list[int],
        requester: Requester,
        within: float,
    ) -> Decision:
        if self.answers.get(name) not in legal:
            raise Refused(Refusal("not_in_the_script"))  # the next question: the test will come to it
        return Decision(self.answers[name], 0.0, None)

    async def advise(self, position: bytes, requester: Requester) -> list[Advice]:
        asked = decode_position(position)
        standin = asked._standin.fingerprint()
        return [Advice(action, (1.0,), 0.0, (Reason(standin, {}),)) for action in asked.legal]

    def close(self) -> None: ...


class InProcessReplays:
    """Replaces the replay process, in which the patched `begin` would not apply."""

    async def ask(self, address: str | None, cost: float, question: Prepare) -> Answer:
        return answer(await question())

    def close(self) -> None: ...


class World:
    """A server, and one table at it."""

    def __init__(self, app: Any, seed: str) -> None:
        self.app = app
        self.seed = seed
        self.state: ServerState = app._app._app.state.server_state
        self.bots = Scripted()
        self.state.bot_pool.close()
        bot_pool: Any = self.bots
        self.state.bot_pool = bot_pool
        beside: Any = InProcessReplays()
        self.state.replays.pool = beside
        self.web = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")
        self.eyes: dict[str, Eyes] = {}
        self.room: Room

    @property
    def game(self) -> Any:
        assert self.room.live is not None
        return self.room.live.game

    async def lay(self, table_id: str, game: Any, kinds: Sequence[str], **settings: Any) -> None:
        """A table in the middle of this game. `kinds`: person, bot, or gone (a bot stands in).

        `passing`: the windows that all people have passed. `level`: of the bots.
        """
        passing, level = settings.pop("passing", None), settings.pop("level", "jarl")
        terms = settings.pop("clock", Terms())
        names, rules = game.seat_names(), game.rules
        table = Table(
            id=table_id,
            game=rules.name,
            rules=rules.version,
            pack=rules.pack,
            seed=self.seed,
            options=msgspec.json.encode(dict(option_words(game.options))).decode(),
            created_at=Clock.now,
            updated_at=Clock.now,
            listed=True,
            spectator_hash=token_hash(SPECTATOR),
            host_hash=token_hash(HOST),
            clock=msgspec.json.encode(terms).decode(),
            status="playing",
            waiting=" ".join(names[seat] for seat in game.waiting()),
            clocks=msgspec.json.encode(clocks.set_up(terms, len(names), Clock.now)).decode(),
            **settings,
        )
        seats = [
            Seat(
                table_id,
                seat,
                name,
                token_hash(f"link to {name} of {table_id}"),
                key_hash=token_hash(link(name) + table_id),
                kind="bot" if kind == "bot" else "person",
                level=None if kind == "person" else level,
                client=None if kind == "bot" else f"browser of {name}",
                display=name.title(),
                standing_in=kind == "gone",
                passing=passing,
            )
            for seat, (name, kind) in enumerate(zip(names, kinds, strict=True))
        ]
        BEGINNINGS[table_id, self.seed] = game.copy()
        await self.state.store.create(table, seats)
        self.room = await self.state.room(table_id)
        await self.room.refresh()  # stores what is due
        self._known_moves = 0

    async def sit(self, name: str, **hello: Any) -> None:
        """Open a socket: a seat's name, or `spectator`."""
        token = SPECTATOR if name == "spectator" else link(name) + self.room.table_id
        self.eyes[name] = Eyes(self.app, self.room.table_id, token)
        await self.eyes[name].open(**hello)

    async def get(self, path: str, token: str) -> tuple[int, bytes, dict[str, str]]:
        answer = await self.web.get(path, headers={"authorization": f"Bearer {token}"})
        return answer.status_code, answer.content, dict(answer.headers)

    async def work(self) -> None:
        """Let the server do what is due now."""
        self.state.changed(self.room)
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until no automatic moves are running and all messages are delivered."""
        while self.state._automatic:
            await asyncio.sleep(0.001)
        while any(watcher.outbox for watcher in self.room.everybody()):
            await asyncio.sleep(0)

    async def newest_moves(self) -> list[tuple[int, str]]:
        """The seats and words of the moves stored since this was last asked."""
        moves = await self.state.store.moves(self.room.table_id, self._known_moves)
        self._known_moves += len(moves)
        return [(move.seat, move.words) for move in moves]

    async def leave(self) -> None:
        for eyes in self.eyes.values():
            await eyes.close()
        self.eyes.clear()
        await self.state.store.delete(self.room.table_id)
        self.state._rooms.pop(self.room.table_id, None)


BEGINNINGS: dict[tuple[str, str], Any] = {}
"""The games that tables begin with, by table and seed: here they begin in the middle."""


def begin(table: Table, names: tuple[str, ...]) -> Match[Game]:
    return Match(BEGINNINGS[table.id, table.seed].copy(), 0, table.pack)


class Worlds:
    """Both worlds. `watched`: the viewers whose messages must be identical in both."""

    def __init__(self, here: World, there: World, runner: asyncio.Runner) -> None:
        self.both = (here, there)
        self.run = runner.run
        self.watched: list[str] = []
        self._tables = 0

    async def lay(
        self, games: tuple[Any, Any], kinds: Sequence[str], watched: list[str], **settings: Any
    ) -> None:
        """The same table in both, with everybody who is a person at it, and a spectator."""
        self.watched = watched
        self._tables += 1
        table_id = "".join(LETTERS[self._tables >> 5 * place & 31] for place in range(16))
        for world, game in zip(self.both, games, strict=True):
            await world.lay(table_id, game, kinds, **settings)
            for name, kind in zip(game.seat_names(), kinds, strict=True):
                if kind == "person":
                    await world.sit(name)
            await world.sit("spectator")
        await self.compare()

    @property
    def games(self) -> tuple[Any, Any]:
        here, there = self.both
        return here.game, there.game

    @property
    def names(self) -> tuple[str, ...]:
        return self.both[0].room.named

    async def each(self, work: Callable[[World], Awaitable[T]]) -> tuple[T, T]:
        """Do the same in both worlds."""
        done = []
        for world in self.both:
            done.append(await work(world))
            await world.quiet()
        return done[0], done[1]

    async def ask(self, name: str, *, at: int = 0, **message: Any) -> tuple[Json, Json]:
        """Send a message of the same viewer in both worlds; a move answers the newest view, or one `at`
        earlier."""

        async def send(world: World) -> Json:
            eyes = world.eyes[name]
            if message["type"] in ("move", "undo"):
                return await eyes.ask(**message, at=max(0, eyes.number - at))
            return await eyes.ask(**message)

        return await self.each(send)

    async def compare(self) -> int:
        """Compare the messages to the watched viewers since the last call; returns their number."""
        compared = 0
        for world in self.both:
            await world.quiet()
        for name in self.watched:
            here, there = (world.eyes[name] for world in self.both)
            new, other = here.sent[here.compared :], there.sent[there.compared :]
            if new != other:
                raise Leak(f"{name} can tell the worlds apart:\n{difference(new, other)}")
            tell_no_secret(text for _, text in new)
            here.compared, there.compared = len(here.sent), len(there.sent)
            compared += len(new)
        return compared

    async def compare_web(self, path: str, token: str) -> int:
        """The same answer to the same request; its status."""
        path = path.format(table=self.both[0].room.table_id)
        here, there = await self.each(lambda world: world.get(path, token))
        if here != there:
            raise Leak(f"GET {path} differs:\n{here}\n{there}")
        tell_no_secret([here[1].decode()])
        return here[0]

    async def leave(self) -> None:
        await self.each(World.leave)


def difference(new: list[tuple[int, str]], other: list[tuple[int, str]]) -> str:
    """The first message that differs."""
    for one, two in zip(new, other, strict=False):
        if one != two:
            return f"{one[0] - START} ms: {one[1]}\n{two[0] - START} ms: {two[1]}"
    return f"one is sent {len(new)}, the other {len(other)}: {(new + other)[-1]}"


def tell_no_secret(texts: Iterator[str] | Sequence[str]) -> None:
    """No seed, no link and no hash of one."""
    for text in texts:
        for secret in (*SEEDS, "mh_", token_hash(SPECTATOR), token_hash(HOST)):
            if secret in text:
                raise Leak(f"{secret} was sent: {text}")


@contextmanager
def opened(folder: Path) -> Iterator[Worlds]:
    """Two servers for the tests of a module, with fixed time and random numbers."""
    Clock.now = START
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner() as runner:
        patch.setattr(time, "time_ns", lambda: Clock.now * 1_000_000)
        patch.setattr(secrets, "randbits", lambda bits: 12345)
        patch.setattr(live_game, "begin", begin)
        patch.setattr(automatic, "log", logging.getLogger("nobody"))  # a script is soon at its end
        # Automatic moves do what is due by the simulated time, and do not wait.
        patch.setattr(automatic, "LOOKAHEAD_MS", 0)
        patch.setattr(state, "LOOKAHEAD_MS", 1)
        patch.setattr(state, "SWEEP_SECONDS", 3600.0)
        # Time goes as the test says, in jumps.
        patch.setattr(lost_time, "WATCH_SECONDS", 3600.0)
        patch.setattr(steady_clock, "JUMP_MS", 10**15)
        for name in ("CONNECTION_MESSAGES", "SEAT_MESSAGES", "CHAT_LINES", "SEAT_HINTS", "SEAT_PROPOSALS"):
            patch.setattr(limits, name, Rate(10**9, 10**9))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # Litestar speaks of its next version
            configs = [Config(str(folder / f"{name}.db"), trusted=("127.0.0.0/8",)) for name in "ab"]
            apps = [application(config) for config in configs]
        lives = [Lifespan(app) for app in apps]
        for one in lives:
            runner.run(one.begin())
        here, there = (World(app, seed) for app, seed in zip(apps, SEEDS, strict=True))
        yield Worlds(here, there, runner)
        for world, one in zip((here, there), lives, strict=True):
            runner.run(world.web.aclose())
            runner.run(one.end())
        BEGINNINGS.clear()


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    with opened(tmp_path_factory.mktemp("worlds")) as both:
        yield both
