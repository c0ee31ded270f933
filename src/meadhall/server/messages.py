"""The messages of a table's WebSocket, distinguished by their `type` field. See docs/api.md."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from meadhall.server import limits

Ref = Annotated[int, Meta(ge=0, le=2**31)]
"""Chosen by the client, and returned with the answer to this message."""
Number = Annotated[int, Meta(ge=0, le=2**31)]
"""The number of changes a viewer has been sent: it grows by one with every change."""
# No control characters: terminals interpret some, some break log lines, and PostgreSQL does not store \x00.
# Not `^[^…]*$`: in Python `$` also matches before a trailing newline.
PLAIN = r"^(?![\s\S]*[\x00-\x1f\x7f-\x9f])"
TALK = r"^(?![\s\S]*[\x00-\x08\x0e-\x1f\x7f-\x9f])"  # line breaks and tabs count as spaces
Name = Annotated[str, Meta(max_length=limits.NAME_LENGTH, pattern=PLAIN)]
Token = Annotated[str, Meta(max_length=limits.TOKEN_LENGTH)]
Sentence = Annotated[str, Meta(max_length=limits.SENTENCE_LENGTH, pattern=PLAIN)]
Action = Annotated[int, Meta(ge=0, le=2**31)]
"""An answer by its number, as in the view."""
Params = dict[str, str | int]


# --- from a client ------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which seat's view, by right of the cookie or of a token.

    Without a seat and without a token: a spectator. `resume`: the last number this client was sent.
    """

    seat: Name | None = None
    token: Token | None = None
    password: Annotated[str, Meta(max_length=limits.PASSWORD_LENGTH)] | None = None
    resume: Number | None = None
    chat: bool = True


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Switch to the view of another seat that this client holds (several people at one device)."""

    seat: Name
    ref: Ref | None = None


class Play(Struct, tag="move", forbid_unknown_fields=True):
    """One answer by its number in the view, or a whole sentence in words.

    `at`: the number of the view it answers. An answer to an earlier question is refused as stale.
    """

    at: Number
    action: Action | None = None
    line: Sentence | None = None
    ref: Ref | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the seat's last answer, if nobody else has to agree."""

    at: Number
    ref: Ref | None = None


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """Propose to take back the seat's last decision, which the others have seen."""

    ref: Ref | None = None


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """Answer a take-back proposal."""

    yes: bool
    ref: Ref | None = None


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Ask why an answer is not allowed now. Answered with the rule, or with null if it is allowed."""

    action: Action | None = None
    line: Sentence | None = None
    ref: Ref | None = None


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask for a strong bot's advice."""

    ref: Ref | None = None


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A chat message: to the players from a seat, to the spectators from a spectator."""

    words: Annotated[str, Meta(min_length=1, max_length=limits.CHAT_LENGTH, pattern=TALK)]
    ref: Ref | None = None


class Passing(Struct, tag="passing", forbid_unknown_fields=True):
    """The windows that are passed automatically for this seat. Replaces the earlier list."""

    prompts: Annotated[list[Name], Meta(max_length=limits.WINDOWS)]
    ref: Ref | None = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    ref: Ref | None = None


class RefOnly(Struct):
    """Any message, decoded for its `ref` alone."""

    ref: Ref | None = None


ClientMessage = Hello | Look | Play | Undo | Propose | Consent | Why | Hint | Say | Passing | Ping


# --- from the server ------------------------------------------------------------------------------


class SeatInfo(Struct):
    """The public information about a seat."""

    seat: str
    kind: str  # open | person | bot
    level: str | None  # the bot that plays here, or stands in
    display: str
    standing_in: bool
    here: bool  # somebody is connected


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`none`, `decision` (seconds for each decision) or `bank` (seconds in all, plus `increment` per
    decision)."""

    kind: str = "none"
    seconds: Annotated[int, Meta(ge=0, le=limits.CLOCK_SECONDS)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class ClockState(Struct):
    """Milliseconds left for a seat, and whether they are running."""

    seat: str
    left: int
    runs: bool


class ProposalInfo(Struct):
    """A take-back proposal of `seat`; those in `waits` have not answered."""

    seat: str
    waits: list[str]


class TableNow(Struct, tag="table"):
    """Everything about the table except its game: sent first, and whenever it changes."""

    id: str
    game: str
    name: str
    language: str
    status: str  # open | playing | over | stuck
    seats: list[SeatInfo]
    options: dict[str, str]
    clock: Clock
    hints: bool
    spectators: bool
    you: str | None
    passing: list[str]  # windows that are passed automatically for `you`
    windows: list[str]  # windows that can be
    yours: list[str]  # all seats this client holds
    host: bool
    proposal: ProposalInfo | None
    watching: int
    rematch: str | None
    forked_from: str | None
    misfit: str | None


class FullView(Struct, tag="view"):
    """All this viewer may know. `missed`: the events since `resume`; null: request the story."""

    number: int
    moment: int
    view: Raw
    undo: bool
    clocks: list[ClockState]
    missed: list[Raw] | None = None


class News(Struct, tag="news"):
    """A change: parts of the view to replace (`age`, `clans/wolf`), and events."""

    number: int
    moment: int
    set: dict[str, Raw]
    events: Raw
    undo: bool
    clocks: list[ClockState]


class Same(Struct, tag="same"):
    """Nothing has changed since `resume`."""

    number: int
    moment: int
    undo: bool
    clocks: list[ClockState]


class Done(Struct, tag="done"):
    """It is done. A move is stored, and its effects were sent before; `again`: it had been stored before."""

    ref: int | None
    number: int | None  # the seat's number after a move; null for other messages
    again: bool = False


class RefusedNow(Struct, tag="refused"):
    """It was refused; nothing has changed. `code` is a message id, `rule` a paragraph of the rulebook."""

    code: str
    params: Params
    rule: str
    ref: int | None = None


class Because(Struct, tag="because"):
    """The answer to `why`; `code` is null if it is allowed."""

    ref: int | None
    code: str | None
    params: Params
    rule: str


class Advised(Struct):
    action: int
    places: list[float]
    score: float
    reasons: list[Reason]


class Reason(Struct):
    id: str
    params: Params


class HintGiven(Struct, tag="hint"):
    ref: int | None
    number: int
    advice: list[Advised]


class ChatLine(Struct):
    id: int
    channel: str
    seat: str | None
    display: str
    words: str
    at: int


class Chat(Struct, tag="chat"):
    lines: list[ChatLine]


class Notice(Struct, tag="notice"):
    """Something that is not an event of the game: a player's time is used up, a bot took over."""

    code: str
    params: Params


class Pong(Struct, tag="pong"):
    ref: int | None


class Bye(Struct, tag="bye"):
    """The server closes the connection; `again`: the client should reconnect by itself."""

    code: str
    again: bool


ServerMessage = (
    TableNow | FullView | News | Same | Done | RefusedNow | Because | HintGiven | Chat | Notice | Pong | Bye
)

read_message = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode
