"""What the database holds, row by row. Columns that hold JSON stay text here: their owners know their types.

Times are milliseconds since 1970. Hashes, never tokens: whoever reads the database cannot take a seat.
"""

from __future__ import annotations

from msgspec import Struct


class Table(Struct, frozen=True):
    """A game and the people around it."""

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
    host: str | None = None  # hash of its creator's client id
    host_hash: str = ""  # hash of the host's token
    status: str = "open"  # open | playing | over | stuck
    entries: int = 0  # rows of its log
    due_at: int | None = None  # when the server must act by itself: a bot, an automatic pass, a clock
    waiting: str = ""  # names of the seats waited for
    clocks: str | None = None  # JSON
    proposal: str | None = None  # JSON: a request that waits for consent
    misfit: str | None = None  # JSON: the first entry that no longer fits
    result: str | None = None  # JSON
    forked_from: str | None = None
    forked_at: int | None = None
    rematch: str | None = None
    version: int = 1  # counts changes other than moves
    made_from: str | None = None  # keyed hash of the address that made it: bots are shared by it


class Seat(Struct, frozen=True):
    """A place at a table, and who has it."""

    table_id: str
    seat: int
    name: str  # of the clan
    token_hash: str
    kind: str = "open"  # open | person | bot
    level: str | None = None  # of the bot that plays, or stands in
    client: str | None = None  # hash of the client id
    display: str = ""
    webhook: str | None = None
    standing_in: bool = False  # a bot plays for a person, for now
    joined_at: int | None = None
    passing: str | None = (
        None  # prompts that are passed for this seat, whatever it holds: names with spaces between
    )
    key_hash: str | None = None  # hash of the token that whoever followed the link was given


class Ban(Struct, frozen=True):
    """Somebody who may not speak (`mute`) or not come (`ban`), at one table or at all.

    `client`: hash of a browser's name, or of a seat's token. `address`: keyed hash of an address. Whoever
    fits one of them is meant. `seat`: where the one sat, to show it. No `until`: for good. The database gives
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
    """One entry of a table's log. Numbers begin with 1 and have no gaps."""

    number: int
    kind: str  # move | change | undo | rewind
    seat: int
    words: str  # the answer's notation; empty for undo
    by: str  # person | bot | table | clock
    at: int
    answers: int = -1  # the seat's number that it answered
    keep: int | None = None  # of a rewind


class Line(Struct, frozen=True):
    """Something said at a table. The database gives the id: ids at one table grow in the order of saying."""

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
    """How a table stands after its newest moves; written with them, all or nothing."""

    status: str
    updated_at: int
    due_at: int | None
    waiting: str
    clocks: str | None
    result: str | None
    decided: bool  # by a person, for all to see: it ends a proposal. All others leave it as it is.


class Wake(Struct, frozen=True):
    """Another process changed a table. `number` is its entries, its version or the line's id.

    what: moves | table (the table or a seat) | chat | here (somebody came or went) | notice (`text` is for
    everybody at it) | bans (of the table, or of no table: everywhere) | secret (of the cookies) | gone | all.
    `all` names no table: the line to the database was down, or another program wrote to the SQLite file;
    anything may have changed.
    """

    what: str
    table_id: str = ""
    number: int = 0
    text: str = ""


class Counts(Struct, frozen=True):
    """What the writer did since it was opened, for metrics."""

    jobs: int
    commits: int
    waiting: int
