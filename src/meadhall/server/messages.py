"""What travels over a table's WebSocket: one type a message, told apart by its `type`. See docs/api.md."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from meadhall.server import limits

Ref = Annotated[int, Meta(ge=0, le=2**31)]
"""Chosen by the client, handed back with the answer to this very message."""
Number = Annotated[int, Meta(ge=0, le=2**31)]
"""How much a viewer has been shown: it grows by one with every change it is sent."""
# No control characters: terminals obey some, logs are torn by others, and PostgreSQL takes no zero.
# Not `^[^…]*$`: in Python `$` overlooks a newline at the end.
PLAIN = r"^(?![\s\S]*[\x00-\x1f\x7f-\x9f])"
TALK = r"^(?![\s\S]*[\x00-\x08\x0e-\x1f\x7f-\x9f])"  # line breaks and tabs count as spaces
Name = Annotated[str, Meta(max_length=limits.NAME_LENGTH, pattern=PLAIN)]
Token = Annotated[str, Meta(max_length=limits.TOKEN_LENGTH)]
Sentence = Annotated[str, Meta(max_length=limits.SENTENCE_LENGTH, pattern=PLAIN)]
Action = Annotated[int, Meta(ge=0, le=2**31)]
"""An answer by its number, as the view has it."""
Params = dict[str, str | int]


# --- from a client ------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which seat's eyes, by right of the cookie or of a link's token.

    Without a seat and without a token: a spectator. `resume`: the last number this client was shown.
    """

    seat: Name | None = None
    token: Token | None = None
    password: Annotated[str, Meta(max_length=limits.PASSWORD_LENGTH)] | None = None
    resume: Number | None = None
    chat: bool = True


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Look through another seat's eyes: of those this client holds (several people at one device)."""

    seat: Name
    ref: Ref | None = None


class Play(Struct, tag="move", forbid_unknown_fields=True):
    """One answer by its number among the view's answers, or a whole sentence in words.

    `at`: the number of the view it answers. An answer to a question that is gone is refused as stale.
    """

    at: Number
    action: Action | None = None
    line: Sentence | None = None
    ref: Ref | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take one's own last answer back, as far as the rules allow it at once."""

    at: Number
    ref: Ref | None = None


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """Ask everybody to let one take one's last decision back, though others have acted since."""

    ref: Ref | None = None


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """Answer somebody's wish to take back."""

    yes: bool
    ref: Ref | None = None


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why is this not allowed now? Answered with the rule, or with null: it is allowed."""

    action: Action | None = None
    line: Sentence | None = None
    ref: Ref | None = None


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a strong bot do here?"""

    ref: Ref | None = None


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat: among the players for a seat, among spectators for a spectator."""

    words: Annotated[str, Meta(min_length=1, max_length=limits.CHAT_LENGTH, pattern=TALK)]
    ref: Ref | None = None


class Passing(Struct, tag="passing", forbid_unknown_fields=True):
    """The windows that are to be passed for this seat, whatever it holds: all of them, and no others."""

    prompts: Annotated[list[Name], Meta(max_length=limits.WINDOWS)]
    ref: Ref | None = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    ref: Ref | None = None


class Marked(Struct):
    """Any of them, for its mark alone."""

    ref: Ref | None = None


ClientMessage = Hello | Look | Play | Undo | Propose | Consent | Why | Hint | Say | Passing | Ping


# --- from the server ------------------------------------------------------------------------------


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    seat: str
    kind: str  # open | person | bot
    level: str | None  # the bot that plays here, or stands in
    display: str
    standing_in: bool
    here: bool  # somebody is connected


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`none`, `decision` (so many seconds for each) or `bank` (so many in all, more with each answer)."""

    kind: str = "none"
    seconds: Annotated[int, Meta(ge=0, le=limits.CLOCK_SECONDS)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class ClockState(Struct):
    """Milliseconds left for a seat, and whether they are running."""

    seat: str
    left: int
    runs: bool


class Wish(Struct):
    """Somebody asks to take back; those in `waits` have not answered."""

    seat: str
    waits: list[str]


class TableNow(Struct, tag="table"):
    """Everything about the table that is not the game: sent at first and whenever it changes."""

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
    passing: list[str]  # windows that are passed for `you`, whatever it holds
    windows: list[str]  # those that can be
    yours: list[str]  # all seats this client holds
    host: bool
    wish: Wish | None
    watching: int
    rematch: str | None
    forked_from: str | None
    misfit: str | None


class FullView(Struct, tag="view"):
    """All this viewer may know. `missed` brings what happened since `resume`; null: ask for the story."""

    number: int
    moment: int
    view: Raw
    undo: bool
    clocks: list[ClockState]
    missed: list[Raw] | None = None


class News(Struct, tag="news"):
    """What changed: parts to replace whole (`age`, `clans/wolf`), and what happened meanwhile."""

    number: int
    moment: int
    set: dict[str, Raw]
    events: Raw
    undo: bool
    clocks: list[ClockState]


class Same(Struct, tag="same"):
    """Nothing happened since the number to resume from."""

    number: int
    moment: int
    undo: bool
    clocks: list[ClockState]


class Done(Struct, tag="done"):
    """It is done. A move is stored, and what it led to was sent before; `again`: it was already there."""

    ref: int | None
    number: int | None  # yours after a move; null for everything else
    again: bool = False


class RefusedNow(Struct, tag="refused"):
    """It was not done; nothing has changed. `code` is a message id, `rule` a paragraph of the rulebook."""

    code: str
    params: Params
    rule: str
    ref: int | None = None


class Because(Struct, tag="because"):
    """The answer to `why`; all null when it is allowed."""

    ref: int | None
    code: str | None
    params: Params
    rule: str


class Advised(Struct):
    action: int
    places: list[float]
    glory: float
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
    """Something to tell people that is no event of the game: a flag fell, a bot took over."""

    code: str
    params: Params


class Pong(Struct, tag="pong"):
    ref: int | None


class Bye(Struct, tag="bye"):
    """The server closes the line; `again`: the client should come back by itself."""

    code: str
    again: bool


ServerMessage = (
    TableNow | FullView | News | Same | Done | RefusedNow | Because | HintGiven | Chat | Notice | Pong | Bye
)

read_message = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode
