"""What a strong bot would do: thought about by a worker that knows only what the seat knows."""

from __future__ import annotations

import secrets

from meadhall.kernel.parcel import wrap
from meadhall.kernel.position import Position
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rng import Rng
from meadhall.server.messages import Advised, HintGiven, Reason
from meadhall.server.tables.room import Room
from meadhall.server.thinkers import Asker, Thinkers


async def hint(room: Room, thinkers: Thinkers, seat: int, address: str, ref: int | None) -> HintGiven:
    """`address`: the asker's, as a table's `made_from` has it."""
    if not room.table.hints:
        raise Refused(Refusal("no_hints"))
    async with room.lock:
        live = room.playing()
        if not live.game.legal(seat):
            raise Refused(Refusal("not_asked", {"seat": room.named[seat], "waiting": room.table.waiting}))
        number = live.numbers[seat]
        parcel = wrap(Position(live.game, seat, Rng.seeded(secrets.randbits(64))))
    advice = await thinkers.advise(parcel, Asker(address, room.table_id))
    return HintGiven(
        ref,
        number,
        [
            Advised(
                one.action, list(one.places), one.glory, [Reason(why.id, why.params) for why in one.reasons]
            )
            for one in advice
        ],
    )
