"""The rows of the database. JSON columns are text here; the modules that use them know their types.

Times are milliseconds since 1970. Tokens are stored as hashes, so that reading the database gives nobody a
seat.
"""

from __future__ import annotations

from msgspec import Struct


class Table(Struct, frozen=True):
    """A table with its settings and its current state."""

    id: str
    game: str
    rules: int  # version
    pack: str
    seed: str  # secret while the game runs
    options: str  # JSON
    created_at: int
    updated_at: int
    name: str = ""
    language: str = ""
    listed: bool = False
    password: str | None = None  # argon2
    spectators: bool = True
    spectator_hash: str = ""
    spectator_delay: int = 0  # seconds
    hints: bool = True
    clock: str = "null"  # JSON
    pace: int | None = None  # milliseconds
    host: str | None = None  # hash of the client id of the host's browser
    host_hash: str = ""  # hash of the host's token
    status: str = "open"  # open | playing | over | stuck
    entries: int = 0  # rows of its log
    due_at: int | None = None  # when the server must act by itself: a bot, an automatic pass, a clock
    waiting: str = ""  # names of the seats that are to answer
    clocks: str | None = None  # JSON
    proposal: str | None = None  # JSON: a take-back proposal that waits for consent
    misfit: str | None = None  # JSON: the first invalid entry of a stuck table
    result: str | None = None  # JSON
    forked_from: str | None = None
    forked_at: int | None = None
    rematch: str | None = None
    version: int = 1  # counts changes other than moves
    made_from: str | None = None  # keyed hash of the address that created it: bot processes are shared by it


class Seat(Struct, frozen=True):
    """A seat at a table, and who has it."""

    table_id: str
    seat: int
    name: str  # of the clan
    token_hash: str
    kind: str = "open"  # open | person | bot
    level: str | None = None  # of the bot that plays, or stands in
    client: str | None = None  # hash of the client id
    display: str = ""
    webhook: str | None = None
    standing_in: bool = False  # a bot plays for a person for a while
    joined_at: int | None = None
    passing: str | None = (
        None  # prompts that are passed for this seat, whatever it holds: names with spaces between
    )
    key_hash: str | None = None  # hash of the token that was given when the link was followed


class Ban(Struct, frozen=True):
    """A mute (no chat) or a ban, at one table or for the whole server (no `table_id`).

    `client`: hash of a browser's id, or of a seat's token. `address`: keyed hash of an address. It applies to
    everybody who matches one of them. `seat`: only for display. No `until`: for ever. The database assigns
    the id.
    """

    kind: str  # mute | ban
    display: str
    at: int
    table_id: str | None = None
    client: str | None = None
    address: str | None = None
    seat: int | None = None
    until: int | None = None
    id: int = 0


class Move(Struct, frozen=True):
    """One entry of a table's log. Numbers start at 1 and have no gaps."""

    number: int
    kind: str  # move | change | undo | rewind
    seat: int
    words: str  # the answer's notation; empty for undo
    by: str  # person | bot | table | clock
    at: int
    answers: int = -1  # the seat's view number that it answered
    keep: int | None = None  # of a rewind: the number of entries to keep


class ChatMessage(Struct, frozen=True):
    """A chat message. The database assigns the id; ids grow in the order of the messages."""

    table_id: str
    channel: str  # players | spectators
    display: str
    words: str
    at: int
    seat: int | None = None
    id: int = 0
    client: str | None = None  # hash of the speaker's browser, as in Seat
    address: str | None = None  # keyed hash of the speaker's address, as in Ban


class TableChange(Struct, frozen=True):
    """The changed columns of a table after its newest moves; stored in the same transaction as those."""

    status: str
    updated_at: int
    due_at: int | None
    waiting: str
    clocks: str | None
    result: str | None
    decided: bool  # a public move of a person, which ends a take-back proposal; other moves do not


class Notification(Struct, frozen=True):
    """Another process changed something. `number`: the table's entries, its version or the chat message's id.

    what: moves | table (the table or a seat) | chat | here (presence) | notice (`text` is sent to everybody
    at the table) | bans (of the table, or of the whole server) | secret (of the cookies) | gone (deleted) |
    all.
    `all` names no table: the connection to the database was down, or another program wrote to the SQLite
    file, and anything may have changed.
    """

    what: str
    table_id: str = ""
    number: int = 0
    text: str = ""


class Counts(Struct, frozen=True):
    """Counters of the writer since it was started, for metrics."""

    jobs: int
    commits: int
    waiting: int
