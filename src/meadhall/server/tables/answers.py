"""What a client meant by a move, and whether it has sent it before."""

from __future__ import annotations

from meadhall.kernel.notation import read_sentence
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.messages import Done
from meadhall.server.tables.live import Live, spelled


def answers_meant(live: Live, seat: int, action: int | None, line: str | None) -> list[int]:
    """One answer by its number or a sentence of several; raises Refused with the rule that forbids it."""
    if line is not None and action is None:
        # First of all: whether another seat could say this depends on what it holds.
        for name in line.split()[:1]:
            if name in live.names and name != live.names[seat]:
                raise Refused(Refusal("not_your_seat", {"seat": name}))
        return read_sentence(live.game, line)[1]
    if action is None or line is not None:
        raise Refused(Refusal("action_or_line"))
    refusal = live.game.why_not(seat, action)
    if refusal is not None:
        raise Refused(refusal)
    return [action]


def why_not(live: Live, seat: int, action: int | None, line: str | None) -> Refusal | None:
    """The rule that forbids it; None: it is allowed."""
    try:
        answers_meant(live, seat, action, line)
    except Refused as refused:
        return refused.refusal
    return None


def repeated(live: Live, seat: int, at: int, action: int | None, line: str | None) -> Done | None:
    """A client that lost the line sends its move again: it is told that it is there, no more."""
    before, words, number = live.answered[seat]
    if before != at or at < 0:
        return None
    said = words.split()
    if action is not None:
        same = 0 <= action < len(live.game.rules.words) and spelled(live.game_name, action).split() == said
    else:
        # A sentence may leave out what goes without saying, and which copy of a card it means.
        left = iter(word.partition("@")[0] for word in said)
        same = all(word.partition("@")[0] in left for word in (line or "").split()[1:])
    return Done(None, number, again=True) if same else None
