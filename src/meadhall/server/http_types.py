"""Bodies of HTTP requests and responses. Requests with unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.server import limits
from meadhall.server.messages import PLAIN, Clock, Name, SeatInfo, Token

TableName = Annotated[str, Meta(max_length=limits.TABLE_NAME_LENGTH, pattern=PLAIN)]
Password = Annotated[str, Meta(min_length=1, max_length=limits.PASSWORD_LENGTH)]
Language = Annotated[str, Meta(max_length=8, pattern=PLAIN)]
Level = Annotated[str, Meta(max_length=20, pattern=PLAIN)]


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who gets this seat: `me`, anybody (`open`), a `person` by link, or a `bot`."""

    kind: Literal["me", "open", "person", "bot"]
    seat: Name | None = None  # the clan; left out: the next free one
    level: Level | None = None  # of a bot
    display: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Name
    seats: Annotated[list[SeatRequest], Meta(max_length=limits.SEATS)]
    options: Annotated[dict[Name, Name], Meta(max_length=100)] = {}
    name: TableName = ""
    language: Language = "en"
    listed: bool = False
    password: Password | None = None
    spectators: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=limits.SPECTATOR_DELAY_SECONDS)] = 0
    hints: bool = True
    clock: Clock = Clock()
    pace: Annotated[int, Meta(ge=0, le=60_000)] | None = None  # milliseconds bots and passes take


class SeatLink(Struct):
    seat: str
    token: str


class Made(Struct):
    """A new table. These tokens are only shown once: the server stores their hashes."""

    id: str
    host: str
    spectator: str
    seats: list[SeatLink]


class TableInfo(Struct):
    """A table in the lobby."""

    id: str
    game: str
    name: str
    language: str
    status: str
    seats: list[SeatInfo]
    waiting: list[str]
    options: dict[str, str]
    clock: Clock
    locked: bool  # has a password
    listed: bool
    spectators: bool
    hints: bool
    created_at: int
    updated_at: int
    yours: list[str]
    host: bool
    ranking: list[int]
    scores: list[int]
    rematch: str | None
    forked_from: str | None


class GameInfo(Struct):
    game: str
    version: int
    seat_names: list[str]
    seat_counts: list[int]
    options: dict[str, str]  # with their defaults
    bots: list[str]
    title: str  # in English
    page: str  # the module of its screen in the browser; empty: it has none


class Take(Struct, forbid_unknown_fields=True):
    """Take an open seat."""

    display: Name
    password: Password | None = None


class Follow(Struct, forbid_unknown_fields=True):
    """Follow a link: take its seat, become host again, or watch."""

    token: Token
    table: Name | None = None  # required for the links of the host and of spectators
    display: Name = ""


class Followed(Struct):
    """`token`: the right to the seat from now on; only shown once. The link's own token does not give it."""

    table: str
    seat: str | None
    host: bool
    token: str | None = None


class StandIn(Struct, forbid_unknown_fields=True):
    level: Level = "karl"


class Replace(Struct, forbid_unknown_fields=True):
    """The host changes who has this seat."""

    kind: Literal["open", "person", "bot"]
    level: Level | None = None


class NewBan(Struct, forbid_unknown_fields=True):
    """A mute (no chat) or a ban from this table, of exactly one of seat, spectator and chat line.

    `hours`: how long; null: for ever.
    """

    kind: Literal["mute", "ban"]
    seat: Name | None = None
    spectator: Name | None = None  # an id of `People`
    line: Annotated[int, Meta(ge=1, le=2**53)] | None = None  # id of a chat message, for its sender
    hours: Annotated[int, Meta(ge=1, le=24 * 366)] | None = None


class BanInfo(Struct):
    id: int
    kind: str  # mute | ban
    seat: str | None  # the seat then; null: a spectator, or banned by the host of the server
    display: str
    at: int
    until: int | None  # null: for ever


class Spectator(Struct):
    """A spectator's connection to the process that answers."""

    id: str
    muted: bool


class People(Struct):
    """For the host: the spectators, and the mutes and bans of this table."""

    spectators: list[Spectator]
    bans: list[BanInfo]


class Webhook(Struct, forbid_unknown_fields=True):
    """Where to send turn notices of this seat; null: nowhere."""

    url: Annotated[str, Meta(max_length=limits.WEBHOOK_URL_LENGTH)] | None


class Start(Struct, forbid_unknown_fields=True):
    """Begin now; bots get the seats that nobody has taken."""

    level: Level = "karl"


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that begins at a moment of a finished game."""

    moment: Annotated[int, Meta(ge=0, le=10**6)]
    seats: Annotated[list[SeatRequest], Meta(max_length=limits.SEATS)]
    name: TableName = ""


class Import(Struct, forbid_unknown_fields=True):
    """The record of a game: finished, to view it; unfinished, to continue it."""

    record: Annotated[str, Meta(max_length=limits.IMPORT_BYTES)]
    seats: Annotated[list[SeatRequest], Meta(max_length=limits.SEATS)] = []
    name: TableName = ""


class Link(Struct):
    token: str
