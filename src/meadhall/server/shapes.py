"""What travels over HTTP, in and out. Unknown fields are refused, wrong ones are named."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.server import limits
from meadhall.server.messages import PLAIN, Clock, Name, SeatInfo, Token

TableName = Annotated[str, Meta(max_length=limits.TABLE_NAME_LENGTH, pattern=PLAIN)]
Password = Annotated[str, Meta(min_length=1, max_length=limits.PASSWORD_LENGTH)]
Language = Annotated[str, Meta(max_length=8, pattern=PLAIN)]
Level = Annotated[str, Meta(max_length=20, pattern=PLAIN)]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit here: `me`, an `open` seat for anybody, a `person` by link, or a `bot`."""

    kind: Literal["me", "open", "person", "bot"]
    seat: Name | None = None  # the clan; left out: the next one free
    level: Level | None = None  # of a bot
    display: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Name
    seats: Annotated[list[SeatWish], Meta(max_length=limits.SEATS)]
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
    """A new table. These tokens are shown once: the server keeps only their hashes."""

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


class Take(Struct, forbid_unknown_fields=True):
    """Sit down on an open seat."""

    display: Name
    password: Password | None = None


class Follow(Struct, forbid_unknown_fields=True):
    """Open a link: sit down where it says, become host again, or watch."""

    token: Token
    table: Name | None = None  # needed for the links of the host and of spectators
    display: Name = ""


class Followed(Struct):
    """`token`: of a seat, the right to it from now on; shown once. The link's own token gives none."""

    table: str
    seat: str | None
    host: bool
    token: str | None = None


class StandIn(Struct, forbid_unknown_fields=True):
    level: Level = "karl"


class Replace(Struct, forbid_unknown_fields=True):
    """The host changes who sits here."""

    kind: Literal["open", "person", "bot"]
    level: Level | None = None


class NewBan(Struct, forbid_unknown_fields=True):
    """Who may not talk (`mute`) or not come to this table (`ban`): one of seat, spectator and line.

    `hours`: for so long; null: for good.
    """

    kind: Literal["mute", "ban"]
    seat: Name | None = None
    spectator: Name | None = None  # an id of `People`
    line: Annotated[int, Meta(ge=1, le=2**53)] | None = None  # of the chat: whoever said it
    hours: Annotated[int, Meta(ge=1, le=24 * 366)] | None = None


class BanInfo(Struct):
    id: int
    kind: str  # mute | ban
    seat: str | None  # where the one sat; null: a spectator, or the host of the server knows
    display: str
    at: int
    until: int | None  # null: for good


class Spectator(Struct):
    """A connection that watches, at the asked process."""

    id: str
    muted: bool


class People(Struct):
    """For the host: who watches, and who is muted or banned here."""

    spectators: list[Spectator]
    bans: list[BanInfo]


class Webhook(Struct, forbid_unknown_fields=True):
    """Where to tell that it is this seat's turn; null: nowhere."""

    url: Annotated[str, Meta(max_length=limits.WEBHOOK_URL_LENGTH)] | None


class Start(Struct, forbid_unknown_fields=True):
    """Begin now; seats that nobody has taken go to bots."""

    level: Level = "karl"


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that begins at a moment of a finished game."""

    moment: Annotated[int, Meta(ge=0, le=10**6)]
    seats: Annotated[list[SeatWish], Meta(max_length=limits.SEATS)]
    name: TableName = ""


class Import(Struct, forbid_unknown_fields=True):
    """The record of a game: finished, to look at; unfinished, to go on with."""

    record: Annotated[str, Meta(max_length=limits.IMPORT_BYTES)]
    seats: Annotated[list[SeatWish], Meta(max_length=limits.SEATS)] = []
    name: TableName = ""


class Link(Struct):
    token: str
