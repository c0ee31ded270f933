"""Hints: the advice of a strong bot, worked out in a bot process from what the seat knows."""

from __future__ import annotations

import secrets

from meadhall.kernel.position import Position
from meadhall.kernel.position_codec import encode_position
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rng import Rng
from meadhall.server.bot_pool.bot_pool import BotPool, Requester
from meadhall.server.messages import Advised, HintGiven, Reason
from meadhall.server.tables.room import Room


async def hint(room: Room, bot_pool: BotPool, seat: int, address: str, ref: int | None) -> HintGiven:
    """`address`: keyed hash of the requester's address, as in a table's `made_from`."""
    if not room.table.hints:
        raise Refused(Refusal("no_hints"))
    async with room.lock:
        live = room.playing()
        if not live.game.legal(seat):
            raise Refused(Refusal("not_asked", {"seat": room.named[seat], "waiting": room.table.waiting}))
        number = live.numbers[seat]
        position = encode_position(Position(live.game, seat, Rng.seeded(secrets.randbits(64))))
    advice = await bot_pool.advise(position, Requester(address, room.table_id))
    return HintGiven(
        ref,
        number,
        [
            Advised(
                one.action, list(one.places), one.score, [Reason(why.id, why.params) for why in one.reasons]
            )
            for one in advice
        ],
    )
