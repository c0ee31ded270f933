"""Scenarios that are played in two worlds, to detect information leaks. Each raises Leak if it finds one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage, Options
from meadhall.bloodrage.cards import CARD_NAME
from meadhall.kernel.rng import Rng
from meadhall.server.messages import Clock as Terms
from meadhall.server.tables import moves
from meadhall.server.tables.pace import PASS
from meadhall.server.tables.room import Room
from tests.bloodrage.laws import Lot
from tests.patience import HANG
from tests.server.asgi import Clock
from tests.server.random_walk import Walk
from tests.server.two_worlds import Leak, Worlds
from tests.server.undone_moves import UndoneMoves

BANK, HURRY = Terms("bank", 30, 5), Terms("decision", 3, 0)
Games = tuple[BloodRage, BloodRage]


def new(seats: int, seed: int) -> BloodRage:
    return bloodrage.new(seats=seats, seed=seed, options=Options(first_game=seed % 3 == 1), version=1)


def beginnings(seats: int, seed: int, every: int) -> Iterator[BloodRage]:
    """Positions of a random game of Blood Rage."""
    return positions(new(seats, seed), Lot(seed), seed, every)


def positions(game: Any, lot: Any, seed: int, every: int) -> Iterator[Any]:
    """Positions of a random game at which no sentence is unfinished; about as many of each question."""
    chance = Rng.seeded(seed)
    begun = Counter[str]()
    while not game.over:
        prompt = game.asks[0][1]
        half_said = any(game.given) or prompt.continues
        if not half_said and chance.below(every * (1 + begun[prompt.name])) == 0:
            begun[prompt.name] += 1
            yield game
        game.play(*lot.choose(game))


@asynccontextmanager
async def begun(walk: Walk, games: Games, kinds: list[str] | None = None, **settings: Any) -> Any:
    """Create the table in both worlds, and delete it afterwards."""
    try:
        await walk.begin(games, kinds or ["person"] * games[0].seats, **settings)
        yield walk
    finally:
        await walk.worlds.leave()


async def walked(walk: Walk, games: Games, kinds: list[str], steps: int, **settings: Any) -> Counter[str]:
    async with begun(walk, games, kinds, **settings):
        await walk.go(steps)
    return walk.done


def sitting(seats: int, viewer: int, others: str) -> list[str]:
    """The viewer, where it is a seat, is a person; of bots every second one only stands in."""
    kinds = [("bot", "gone")[seat % 2] if others == "bot" else others for seat in range(seats)]
    return ["person" if seat == viewer else kind for seat, kind in enumerate(kinds)]


def random_walks(worlds: Worlds, others: str, clock: Terms, seed: int, steps: int) -> Counter[str]:
    """All that the viewer does not know is dealt again; then everybody does the same in both worlds."""
    done = Counter[str]()
    for seats in (2, 3, 4):
        rng = Rng.seeded(seed + seats)
        for game in beginnings(seats, seed + seats, every=8):
            viewer = rng.below(seats + 1) - 1
            games = game, game.redeal(viewer, rng)
            kinds, passing = sitting(seats, viewer, others), (None, "late-card")[seats % 2]
            walk = Walk(worlds, viewer, rng)
            done += worlds.run(walked(walk, games, kinds, steps, clock=clock, passing=passing))
    return done


def detours(worlds: Worlds, seed: int, steps: int) -> Counter[str]:
    """The same game twice, but in one world others begin moves and take them back."""
    done = Counter[str]()
    for seats in (2, 3, 4):
        rng = Rng.seeded(seed + seats)
        for game in beginnings(seats, seed + seats, every=8):
            walk = UndoneMoves(worlds, rng.below(seats + 1) - 1, rng)
            done += worlds.run(walked(walk, (game, game.copy()), ["person"] * seats, steps, clock=BANK))
    return done


# --- the same game, other secret answers --------------------------------------------------------------------


def open_secrets(worlds: Worlds, seats: int) -> Counter[str]:
    """Others give different secret answers in the two worlds, and not everybody has answered."""
    asked, rng = Counter[str](), Rng.seeded(seats)
    for game in beginnings(seats, 1 + seats, every=2):
        prompt = game.asks[0][1].name
        if len(game.asks) > 1 and asked[prompt] < 3:
            asked[prompt] += 1
            worlds.run(open_secrets_in(worlds, game, rng.below(seats), rng))
    return asked


async def open_secrets_in(worlds: Worlds, game: BloodRage, viewer: int, rng: Rng) -> None:
    walk = Walk(worlds, viewer, rng)
    others = [seat for seat in game.waiting() if seat != viewer]
    if viewer not in game.waiting() or len(others) > 1:
        others.pop()  # somebody must be left, or all is told
    async with begun(walk, (game, game.copy())):
        for seat in others:
            await answer_differently(walk, seat)
            await worlds.ask(walk.name, type="hint")
            await walk.undo_of(walk.name)
            await walk.look_around()
        if len(game.waiting()) > 1 + len(others):
            await worlds.ask(walk.name, type="move", action=(game.legal(viewer) or [0])[0])
            await walk.settle()
            await walk.undo_of(walk.name)


async def answer_differently(walk: Walk, seat: int) -> None:
    """Different cards in the two worlds; the viewer must not notice."""
    for _ in range(walk.worlds.games[0].asks[0][1].need):
        for world, which in zip(walk.worlds.both, (0, -1), strict=True):
            eyes = world.eyes[walk.worlds.names[seat]]
            legal = [action for action in world.game.legal(seat) if is_a_card(world.game, action)]
            said = await eyes.ask(type="move", at=eyes.number, action=legal[which])
            assert said["type"] == "done", said
        await walk.settle()


def is_a_card(game: BloodRage, action: int) -> bool:
    return game.rules.words[action][-1] in CARD_NAME


def closed_secrets(worlds: Worlds, prompt: str, verb: str) -> int:
    """Somebody plays different cards face down in the two worlds; all have answered."""
    played = 0
    for seed in range(3, 40):
        for game in beginnings(3, seed, every=1):
            # What is left of a pack goes from 1 to 2, and not to the viewer: 0.
            if game.asks[0][1].name == prompt and 1 in game.waiting():
                cards = [action for action in game.legal(1) if game.rules.words[action][0] == verb]
                if len(cards) > 1:
                    worlds.run(closed_secrets_in(worlds, game, (cards[0], cards[-1])))
                    played += 1
                    break
        if played == 2:
            break
    return played


async def closed_secrets_in(worlds: Worlds, game: BloodRage, cards: tuple[int, int]) -> None:
    walk = UndoneMoves(worlds, 0, Rng.seeded(1))  # nothing comes out by the rules
    async with begun(walk, (game, game.copy())):
        for seat in game.waiting():
            if seat == 1:
                for world, card in zip(worlds.both, cards, strict=True):
                    eyes = world.eyes[worlds.names[seat]]
                    said = await eyes.ask(type="move", at=eyes.number, action=card)
                    assert said["type"] == "done", said
            else:
                await worlds.ask(worlds.names[seat], type="move", action=game.legal(seat)[0])
            await walk.settle()
        assert worlds.games[0].asks != game.asks
        await walk.reconnect()
        await walk.settle()
        await walk.look_around()
        await walk.look_around()
        await worlds.ask(walk.name, type="hint")
        await walk.settle()


# --- questions about others --------------------------------------------------------------------------------


def questions(worlds: Worlds) -> int:
    """Cards that another seat holds in one world only: questions about them are answered alike."""
    asked = 0
    for game in beginnings(3, 12, every=2):
        viewer = next((seat for seat in range(3) if seat not in game.waiting()), 0)
        other = next(seat for seat in game.waiting() if seat != viewer)
        there = game.redeal(viewer, Rng.seeded(asked))
        differ = sorted(set(game.legal(other)) ^ set(there.legal(other)))
        if differ and asked < 30:
            asked += len(differ[:6])
            worlds.run(ask_about(worlds, (game, there), viewer, other, differ[:6]))
    return asked


async def ask_about(worlds: Worlds, games: Games, viewer: int, other: int, actions: list[int]) -> None:
    async with begun(Walk(worlds, viewer, Rng.seeded(1)), games) as walk:
        for action in actions:
            line = " ".join([worlds.names[other], *games[0].rules.words[action]])
            for kind in ("why", "move"):
                for message in ({"line": line}, {"line": f"{line} ..."}, {"action": action}):
                    await worlds.ask(walk.name, type=kind, **message)
                    await walk.settle()


def hints(worlds: Worlds, seed: int = 14, every: int = 8) -> int:
    """A seat that is asked something asks for a hint."""
    given = 0
    for game in beginnings(3, seed, every):
        viewer = game.waiting()[0]
        worlds.run(ask_for_a_hint(worlds, (game, game.redeal(viewer, Rng.seeded(given))), viewer))
        given += 1
    return given


async def ask_for_a_hint(worlds: Worlds, games: Games, viewer: int) -> None:
    async with begun(Walk(worlds, viewer, Rng.seeded(1)), games) as walk:
        said, _ = await worlds.ask(walk.name, type="hint")
        assert said["type"] == "hint", said
        await walk.settle()


# --- what only the one who does it knows ------------------------------------------------------------------


def a_hidden_change(worlds: Worlds, seats: int) -> None:
    """Somebody gives half an answer of two, or another one instead of one: it keeps nobody from undoing."""

    async def game() -> None:
        draft = bloodrage.new(seats=seats, seed=1, options=Options(), version=1)
        async with begun(UndoneMoves(worlds, 0, Rng.seeded(1)), (draft, draft.copy())) as walk:
            if seats > 2:
                await worlds.ask("raven", type="move", action=draft.legal(1)[0])
            for pick in range(draft.asks[0][1].need):
                await worlds.ask("wolf", type="move", action=draft.legal(0)[pick])
            raven = worlds.both[0].eyes["raven"]
            await raven.ask(type="move", at=raven.number, action=draft.legal(1)[1])
            await walk.settle()
            await walk.look_around()
            await walk.reconnect()
            await walk.undo_of("wolf")
            assert walk.done["undo done"] == 1

    worlds.run(game())


def proposal_and_undone_moves(worlds: Worlds) -> None:
    """A take-back proposal while another player begins and undoes moves: it stays open, and is carried
    out."""

    async def game() -> None:
        start = next(game for game in beginnings(3, 12, every=1) if game.asks[0][1].name == "turn")
        viewer = (start.waiting()[0] + 1) % 3
        async with begun(UndoneMoves(worlds, viewer, Rng.seeded(1)), (start, start.copy())) as walk:
            for _ in range(2):
                name = worlds.names[worlds.games[0].waiting()[0]]
                await worlds.ask(name, type="move", line=f"{name} pass")
            assert (await worlds.ask(walk.name, type="propose"))[0]["type"] == "done"
            await walk.settle()
            third = worlds.games[0].waiting()[0]
            while not walk.done["detour at turn"]:
                await walk.detour(worlds.names[third], third)
            for name in worlds.names:
                if name != walk.name:
                    said, _ = await worlds.ask(name, type="consent", yes=True)
                    assert said["type"] == "done", said
            await walk.settle()
            assert worlds.games[0].waiting() == [viewer]

    worlds.run(game())


# --- time ---------------------------------------------------------------------------------------------------


def late_windows(viewer: int) -> Iterator[tuple[BloodRage, BloodRage, int]]:
    """Two worlds in which somebody else, who may add a card to a battle, has none to add in one of them."""
    for seed in range(3, 40):
        for game in beginnings(3 + seed % 2, seed, every=1):
            seat = game.waiting()[0]
            other = game.redeal(viewer, Rng.seeded(seed))
            if game.asks[0][1].name == "late-card" and seat != viewer:
                if (len(game.legal(seat)) == 1) != (len(other.legal(seat)) == 1):
                    yield game.copy(), other, seat


async def late_bot(worlds: Worlds, games: Games, viewer: int, seat: int) -> None:
    """A bot takes as long to pass with a card in hand as without one."""
    kinds = ["bot" if other == seat else "person" for other in range(games[0].seats)]
    async with begun(Walk(worlds, viewer, Rng.seeded(1)), games, kinds) as walk:
        await walk.pass_time(5000)
        assert walk.done["answered for bot"], walk.done


async def late_question(worlds: Worlds, games: Games, viewer: int, seat: int) -> None:
    """A person who can do nothing but pass is waited for like one who can."""
    async with begun(Walk(worlds, viewer, Rng.seeded(1)), games) as walk:
        assert walk.due() == []


async def late_pass(worlds: Worlds, games: Games, viewer: int, seat: int) -> None:
    """An automatic pass happens after a fixed time, whatever there is to play."""
    async with begun(Walk(worlds, viewer, Rng.seeded(1)), games, passing="late-card") as walk:
        assert walk.due() == [(Clock.now + PASS, seat, "table")]
        await walk.pass_time(PASS)
        assert walk.done["answered for table"] == 1


async def a_pass_by_hand(worlds: Worlds, games: Games, viewer: int, seat: int) -> None:
    """Somebody has this window passed in the one world, and passes by hand in the other: nobody else can
    tell."""
    async with begun(Walk(worlds, viewer, Rng.seeded(1)), games) as walk:
        here, there = (world.eyes[worlds.names[seat]] for world in worlds.both)
        said = await here.ask(type="passing", prompts=["late-card"])
        assert said["type"] == "done", said
        assert '"passing":["late-card"]' in here.sent[-2][1]
        if await walk.settle():
            raise Leak("others are told what somebody has passed")
        await walk.look_around()
        Clock.now += PASS
        await worlds.both[0].work()
        await there.ask(type="move", at=there.number, line=f"{worlds.names[seat]} decline")
        if not await walk.settle():
            raise Leak("nobody sees that somebody passed")
        await walk.look_around()


def two_questions() -> Iterator[tuple[BloodRage, int, int]]:
    """An answer after which the same seat is asked another thing, to which it can only say no."""
    for seed in range(3, 60):
        for game in beginnings(3, seed, every=1):
            seat = game.waiting()[0]
            for action in game.legal(seat) if len(game.asks) == 1 else ():
                after = game.copy()
                after.play(seat, action)
                if after.waiting() == [seat] and after.undo_mark == game.undo_mark:
                    if not after.asks[0][1].continues and len(after.legal(seat)) == 1:
                        yield game, seat, action


async def second_question(worlds: Worlds, game: BloodRage, seat: int, action: int) -> None:
    """The delay of the second answer of a sentence is the same as that of the first."""
    walk = Walk(worlds, (seat + 1) % 3, Rng.seeded(1))
    async with begun(walk, (game, game.copy()), passing="late-card") as walk:
        await walk.pass_time(PASS - 1)
        await worlds.ask(worlds.names[seat], type="move", action=action)
        assert walk.due() == [(Clock.now + PASS, seat, "table")]


async def other_process(worlds: Worlds, game: BloodRage, viewer: int) -> None:
    """Another process stores steps of a sentence: watchers here are sent nothing."""
    async with begun(UndoneMoves(worlds, viewer, Rng.seeded(1)), (game, game.copy())) as walk:
        seat, world = game.waiting()[0], worlds.both[0]
        action = walk.quiet_answer(game, seat)
        assert action is not None
        other = Room(world.state.store, world.room.table_id, lambda room: None)
        await other.load()
        await moves.play(other, seat, 0, action, None)
        await world.room.refresh()
        await walk.settle()
        await walk.look_around()
        await moves.undo(other, seat, 1)
        await world.room.refresh()
        if await walk.settle():
            raise Leak("steps of a sentence are told")


def turns_to_pillage() -> Iterator[tuple[BloodRage, str, list[str]]]:
    """Somebody may pass or pillage, and it is another's turn to answer then."""
    for game in beginnings(3, 14, every=1):
        name = game.seat_names()[game.waiting()[0]]
        lines = [line for line in game.actions(name) if line.split()[1] in ("pass", "pillage")]
        after = [game.copy() for _ in lines]
        for trial, line in zip(after, lines, strict=True):
            trial.do(line)
        if len(lines) > 1 and after[0].waiting() != after[-1].waiting():
            yield game, name, [lines[0], lines[-1]]


async def late_spectators(worlds: Worlds, game: BloodRage, name: str, lines: list[str]) -> None:
    """A spectator with a delay is sent the same, whatever was done since."""
    async with begun(UndoneMoves(worlds, -1, Rng.seeded(1)), (game, game.copy()), spectator_delay=60) as walk:
        for world, line in zip(worlds.both, lines, strict=True):
            said = await world.eyes[name].ask(type="move", at=0, line=line)
            assert said["type"] == "done", said
        for waited in (0, 30, 29):
            Clock.now += waited * 1000
            await asyncio.sleep(0.05)
            await walk.look_around()
            await walk.look_around()
            await walk.reconnect()
            await walk.settle()
        Clock.now += 2000
        spectators = [world.eyes["spectator"] for world in worlds.both]
        async with asyncio.timeout(HANG):
            while spectators[0].sent[-1] == spectators[1].sent[-1]:  # now it is told
                await asyncio.sleep(0.01)


async def stuck(worlds: Worlds) -> None:
    """A log that does not fit at a secret answer: others are shown the entry, and not the answer."""
    draft = bloodrage.new(seats=3, seed=1, options=Options(), version=1)
    async with begun(UndoneMoves(worlds, 0, Rng.seeded(1)), (draft, draft.copy())) as walk:
        for world, action in zip(worlds.both, draft.legal(1), strict=False):
            words = " ".join(["raven", *draft.rules.words[action]])
            first = msgspec.json.encode({"entry": 7, "words": words, "code": "not_in_pack"}).decode()
            world.room.table = msgspec.structs.replace(world.room.table, status="stuck", misfit=first)
            world.room.broadcast.send_table()
            await world.quiet()
            assert words in world.eyes["raven"].sent[-1][1]
        assert await walk.settle() == 2
