"""Reads the answers in a client's move message, and recognizes a move that was sent before."""

from __future__ import annotations

from meadhall.kernel.notation import read_sentence
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.messages import Done
from meadhall.server.tables.live_game import LiveGame, spelled


def answers_of(live: LiveGame, seat: int, action: int | None, line: str | None) -> list[int]:
    """One answer by its number, or a sentence of several answers; raises Refused with the rule that forbids
    it."""
    if line is not None and action is None:
        # Checked first: whether another seat could answer this may depend on its hidden cards.
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


def why_not(live: LiveGame, seat: int, action: int | None, line: str | None) -> Refusal | None:
    """The rule that forbids it; None: it is allowed."""
    try:
        answers_of(live, seat, action, line)
    except Refused as refused:
        return refused.refusal
    return None


def already_stored(live: LiveGame, seat: int, at: int, action: int | None, line: str | None) -> Done | None:
    """`Done`, if the seat's last stored answer is this one: a client that lost its connection sends it
    again."""
    before, words, number = live.answered[seat]
    if before != at or at < 0:
        return None
    said = words.split()
    if action is not None:
        same = 0 <= action < len(live.game.rules.words) and spelled(live.game_name, action).split() == said
    else:
        # A sentence may leave out forced words, and which copy of a card it means.
        left = iter(word.partition("@")[0] for word in said)
        same = all(word.partition("@")[0] in left for word in (line or "").split()[1:])
    return Done(None, number, again=True) if same else None
