"""Influence bids (p.31): totals are public, bids are secret and revealed together, all of them are lost."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import BID, MOST, SEAT, SPEND
from meadhall.runewars.content import BID_REVEALED
from meadhall.runewars.effects.run import bound, me, run_as
from meadhall.runewars.effects.tree import B_HIGHEST, B_LOWEST, B_OPPONENT, OPS, RANKS, TIE_DECIDER, Step
from meadhall.runewars.state import Runewars, bits, first_bit

HIGHEST: Final = RANKS.index("highest")
SECOND: Final = RANKS.index("second")
LOWEST: Final = RANKS.index("lowest")
OTHERS: Final = RANKS.index("others")
NOT_LOWEST: Final = RANKS.index("not_lowest")
ALL_ZERO: Final = RANKS.index("all_zero")
BID_OP: Final = OPS.index("bid")

# The binding of each rank while the results run; the second highest uses one that no season card needs.
BOUND_AT: Final = (B_HIGHEST, B_OPPONENT, B_LOWEST)


def bid(g: Runewars, s: Step, block: int, i: int) -> None:
    hold_bid(g, block, i, g.play_order())


def bid_among(g: Runewars, block: int, i: int, seats: list[int]) -> None:
    """Tied players bid among themselves (`leader`)."""
    hold_bid(g, block, i, seats)


def hold_bid(g: Runewars, block: int, i: int, seats: list[int]) -> None:
    """R22.2. Ask all players for bids. A player without influence bids 0 and is not asked."""
    g.then(bids_shown, block, i)
    for seat in range(g.seats):
        g.bids[seat] = -1
        if seat in seats:
            g.bids[seat] = 0
            if g.influence[seat]:
                g.ask(seat, MAKE_BID)


def bid_options(g: Runewars, seat: int) -> list[int]:
    return [BID + n for n in range(min(MOST - 1, g.influence[seat]) + 1)]


def bid_made(g: Runewars, seat: int, action: int) -> None:
    g.bids[seat] = action - BID


def bids_shown(g: Runewars, block: int, i: int) -> None:
    """All bids are lost (p.31); then cards may add to them, each player once."""
    from meadhall.runewars.tactics import window

    g.new_information()
    order = [seat for seat in g.play_order() if g.bids[seat] >= 0]
    for seat in order:
        g.emit(ev.BID, seat, g.bids[seat])
    for seat in order:
        g.gain_influence(seat, -g.bids[seat])
    g.checkpoint("bids_revealed")
    g.then(rank_bids, block, i, 0)
    for seat in reversed(order):
        window(g, seat, BID_REVEALED)


def bid_add(g: Runewars, s: Step, block: int, i: int) -> None:
    """Add influence that was not bid to the own bid."""
    seat = me(g)
    if g.influence[seat] and g.bids[seat] >= 0:
        g.ask(seat, ADD_TO_BID, block, i)


def add_options(g: Runewars, seat: int, block: int, i: int) -> list[int]:
    a = g.content.blocks[block][i].amount
    assert a is not None
    return [SPEND + n for n in range(a.n, min(a.high, g.influence[seat]) + 1)]


def bid_added(g: Runewars, seat: int, action: int, block: int, i: int) -> None:
    n = action - SPEND
    g.gain_influence(seat, -n)
    g.bids[seat] += n
    g.emit(ev.BID, seat, g.bids[seat])


# --- who is highest, second, lowest ---------------------------------------------------------------


def rank_bids(g: Runewars, block: int, i: int, rank: int) -> None:
    """Determine the ranks one after the other; a player decides ties (R22.4)."""
    if rank > LOWEST:
        g.then(results, block, i)
        return
    g.then(rank_bids, block, i, rank + 1)
    tied = tied_for(g, rank)
    if len(tied) == 1:
        rank_bound(g, rank, tied[0])
    elif tied and wanted(g, block, i, rank):
        # Otherwise the rank stays open: a tied player may still be the lowest.
        g.ask(tie_decider(g, tied), TIE_FOR_LOWEST if rank == LOWEST else BREAK_TIE, block, i, rank)


def wanted(g: Runewars, block: int, i: int, rank: int) -> bool:
    """Whether a result of the bid uses this rank."""
    s = g.content.blocks[block][i]
    if s.op != BID_OP:
        return rank == HIGHEST
    if max(g.bids) <= 0 and all(least for r, least, _ in s.results if r != ALL_ZERO):
        return False
    for other, _, _ in s.results:
        if other == rank or (rank == HIGHEST and other == OTHERS) or (rank == LOWEST and other == NOT_LOWEST):
            return True
    return rank == HIGHEST and wanted(g, block, i, SECOND)


def tied_for(g: Runewars, rank: int) -> list[int]:
    highest = bound(g, B_HIGHEST) if rank != HIGHEST else 0
    left = [s for s in g.play_order() if g.bids[s] >= 0 and not (rank == SECOND and highest >> s & 1)]
    if rank == LOWEST and len(left) > 1:
        left = [s for s in left if not highest >> s & 1]
    if not left:
        return []
    best = min(g.bids[s] for s in left) if rank == LOWEST else max(g.bids[s] for s in left)
    return [s for s in left if g.bids[s] == best]


def tie_decider(g: Runewars, tied: list[int]) -> int:
    """R22.4: return who decides a tie: the Primarch, else the tied player with most influence, then at the
    start."""
    for seat in range(g.seats):
        if g.alive(seat) and g.has_title_rule(seat, TIE_DECIDER):
            return seat
    best = tied[0]
    for seat in tied[1:]:
        if _claim(g, seat) > _claim(g, best):
            best = seat
    return best


def _claim(g: Runewars, seat: int) -> tuple[int, int]:
    return g.influence[seat], g.content.start_influence[g.factions[seat]]


def tie_options(g: Runewars, seat: int, block: int, i: int, rank: int) -> list[int]:
    return [SEAT + g.factions[other] for other in tied_for(g, rank)]


def tie_broken(g: Runewars, seat: int, action: int, block: int, i: int, rank: int) -> None:
    rank_bound(g, rank, g.seat_of_faction(action - SEAT))


def rank_bound(g: Runewars, rank: int, seat: int) -> None:
    at = BOUND_AT[rank]
    old = g.envs[-1]
    g.envs[-1] = (*old[:at], 1 << seat, *old[at + 1 :])


# --- results --------------------------------------------------------------------------------------


def results(g: Runewars, block: int, i: int) -> None:
    """Each result runs for the players of its rank, in play order."""
    s = g.content.blocks[block][i]
    highest = first_bit(bound(g, B_HIGHEST))
    if highest >= 0:
        g.emit(ev.BID_WON, highest)
        g.checkpoint("bid_won")
    g.then(bids_over)
    if s.op != BID_OP:
        g.then(run_as, highest, s.then_block)
        return
    nothing = max(g.bids) == 0
    for rank, least, steps in reversed(s.results):
        if rank == ALL_ZERO:
            if nothing:
                g.then(run_as, g.first, steps)
            continue
        for seat in reversed(ranked(g, rank)):
            if g.bids[seat] >= least:
                g.then(run_as, seat, steps)


def ranked(g: Runewars, rank: int) -> list[int]:
    order = [seat for seat in g.play_order() if g.bids[seat] >= 0]
    if rank <= LOWEST:
        return bits(bound(g, BOUND_AT[rank]))
    left_out = bound(g, B_HIGHEST if rank == OTHERS else B_LOWEST)
    return [seat for seat in order if not left_out >> seat & 1]


def bids_over(g: Runewars) -> None:
    for seat in range(g.seats):
        g.bids[seat] = -1


MAKE_BID: Final = Prompt("make-bid", bid_options, bid_made)
ADD_TO_BID: Final = Prompt("add-to-bid", add_options, bid_added, forced=True, continues=True)
BREAK_TIE: Final = Prompt("break-tie", tie_options, tie_broken, forced=True)
TIE_FOR_LOWEST: Final = Prompt("tie-for-lowest", tie_options, tie_broken, forced=True)
