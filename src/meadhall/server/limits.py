"""All limits of the server, each with its reason.

`Rate(per second, burst)`. Limits by address do not apply to trusted addresses (see guard/address.py), such as
that of a load generator.

`meadhall serve --limit NAME=VALUE` sets one before the server starts (limit_flags.py). `meadhall limits`
prints them, with the comment above each as the reason. Limits must be read as `limits.NAME` when they are
needed,
not at import, except those in FIXED. They are not `Final`, because mypyc would copy the values into compiled
modules.
"""

from __future__ import annotations

from meadhall.server.guard.rate_limit import Rate

KIB = 1024

# --- sizes ----------------------------------------------------------------------------------------

# A message on a socket: the longest valid one is a chat message.
MESSAGE_BYTES = 64 * KIB
# Fragments of one message: normal clients send one.
MESSAGE_PIECES = 64
# The body of a request: a table with all its options is below 4 KiB.
BODY_BYTES = 256 * KIB
# The head of a request, its path and headers: browsers send below 4 KiB, and give up above 64.
HEAD_BYTES = 64 * KIB
# The record of a game to import: the longest golden one is below 40 KiB.
IMPORT_BYTES = 1024 * KIB
# Entries of a game's log, including changes and undos: the longest real games have below 3,000. Beyond this
# nothing can be changed or taken back any more, so that the log ends with the game.
GAME_ENTRIES = 20_000
# Take-backs by consent in one game: each needs a copy of the game while the log is replayed.
TAKE_BACKS = 1_000
# Seats in a request for a table: only bounds the list; the game checks the number.
SEATS = 16
# Windows that are passed automatically for a seat: no game has that many.
WINDOWS = 40
# A player's name: what fits next to a clan on a phone.
NAME_LENGTH = 40
# The name of a table: one line of the lobby.
TABLE_NAME_LENGTH = 80
# A sentence of the notation: the longest legal ones are below 200 characters.
SENTENCE_LENGTH = 500
# A chat message: a few sentences.
CHAT_LENGTH = 500
# Chat messages kept for a table and channel: what a returning player wants to read.
CHAT_KEPT = 200
# A token in a request: valid ones have 35 characters, longer ones need not be hashed.
TOKEN_LENGTH = 64
# A table's password: longer ones only cost time in argon2.
PASSWORD_LENGTH = 128
# The URL of a webhook: long enough for the keys in the URLs of chat services.
WEBHOOK_URL_LENGTH = 500
# Changes that a reconnecting client is sent one by one; after more it requests the story.
MISSED = 200
# Tables on one page of the lobby: about one screen, and one cheap query.
LOBBY_PAGE = 50
# Length of input texts that are returned in a problem: enough to recognise them.
ECHO_LENGTH = 80

# --- rates ----------------------------------------------------------------------------------------

# Messages of a connection: fast clicking and several seats on one device are below 5 per second.
CONNECTION_MESSAGES = Rate(20, 80)
# Messages of a seat over all its connections: as above, for all devices together.
SEAT_MESSAGES = Rate(20, 80)
# Requests of an address, including socket handshakes: several people behind one router open the page at once.
ADDRESS_REQUESTS = Rate(30, 400)
# New tables of an address: enough for an evening of rematches of several groups.
ADDRESS_TABLES = Rate(30 / 3600, 30)
# Chat messages of a seat: enough for a conversation, but no flood.
CHAT_LINES = Rate(0.5, 6)
# Chat messages of all spectators of an address: two or three people behind one router.
SPECTATOR_LINES = Rate(1, 12)
# Hints for a seat: each takes seconds of a bot process.
SEAT_HINTS = Rate(1 / 6, 4)
# Take-back proposals of a seat: each one disturbs the other players.
SEAT_PROPOSALS = Rate(1 / 20, 3)
# Password attempts of an address: enough for typing errors, too few for a dictionary.
ADDRESS_PASSWORDS = Rate(1 / 10, 8)
# Password attempts at one table from all addresses: many addresses together do not guess faster.
TABLE_PASSWORDS = Rate(1 / 2, 30)
# Rows of logs and records that are replayed for an address (loading tables, stories, moments, records, forks,
# imports, missed events of reconnecting clients): a row takes about 0.1 ms, so this is a tenth of a core. The
# burst allows the longest record, and viewing a long game moment by moment.
ADDRESS_REPLAYED = Rate(1_000, 40_000)
# Invalid links, by address: tokens cannot be guessed in practice, but attempts are limited anyway.
ADDRESS_BAD_LINKS = Rate(1 / 2, 30)
# Turn notices of a seat: webhooks are for games over days; in a live game the page notifies players.
SEAT_NOTICES = Rate(1 / 30, 5)

# --- numbers --------------------------------------------------------------------------------------

# Sockets of an address without a seat: the audience of a school club; each costs memory.
ADDRESS_SOCKETS = 100
# Sockets of an address with a seat: a school that plays. They are counted separately from those above.
ADDRESS_SEATED = 400
# Sockets of a seat that are counted as having a seat: a person's devices. More are counted as without a seat.
SEAT_SOCKETS = 4
# Idle connections of an address: no request yet, or all answered. Normal clients send a request at once.
ADDRESS_WAITING = 200
# Connections of a process: four per table for 4,000 tables; a socket takes about 30 KB.
CONNECTIONS = 16_000
# The share of them that is reserved for clients with a seat.
SEATED_SHARE = 0.25
# Open files that are reserved for the database, bots and logs; the others can be used for connections.
FILES_KEPT = 128
# Sockets at a table: two devices for each player, and an audience.
TABLE_SOCKETS = 200
# Mutes and bans of a table: a host who needs more should set a password.
TABLE_BANS = 100
# Tables that are not over: after a restart a process loads all that are due.
TABLES = 20_000
# Addresses, tables and seats that are remembered for each rate: about 300 bytes each.
KEYS_KEPT = 20_000
# Queued messages of a slow client: several full views. Beyond that they are dropped and a full view is sent.
WAITING_BYTES = 1024 * KIB
# Passwords that are hashed at once: each takes a core and 19 MiB for about 30 ms.
PASSWORDS_AT_ONCE = 2
# Passwords in the queue for that: about a second of waiting.
PASSWORDS_WAITING = 64
# Replays in the queue: a few seconds of waiting.
REPLAYS_WAITING = 64
# Replays of one address in the queue: the page requests the story and a few moments ahead.
ADDRESS_REPLAYS = 10
# The cache of stories and moments, encoded: about ten games that are being viewed.
REPLAYS_KEPT_BYTES = 32 * 1024 * KIB
# Copies of games in the replay process, one for every 50 to 100 rows, by their estimated size (24 KB, and as
# much for each step that can be undone): about thirty long games. A moment is replayed from the nearest copy.
REPLAY_SNAPSHOT_BYTES = 64 * 1024 * KIB
# Turn notices that are sent at once, and names that are looked up: slow receivers must not accumulate.
WEBHOOKS_AT_ONCE = 16
WEBHOOK_LOOKUPS_AT_ONCE = 4
# Distinct codes of refusals and levels of bots in the metrics: there are fewer, and labels are never freed.
METRIC_CODES = 200
METRIC_LEVELS = 30
# Milliseconds from a question to a bot's answer at a table where only bots play and nobody watches: thousands
# of such games must not take processor time from people's games.
UNWATCHED_BOTS_MS = 5000

# --- times in seconds -----------------------------------------------------------------------------

# From the opening of a socket to its hello: idle sockets cost memory.
HELLO_SECONDS = 10.0
# For a client to read what it is sent: after a longer interruption it reconnects and resumes.
SLOW_CLIENT_SECONDS = 20.0
# For the last message before a connection is closed: a client that has not read it by then does not read.
FINAL_MESSAGE_SECONDS = 2.0
# Between pings on a socket, and for the answer: proxies close connections that are idle for a minute.
PING_SECONDS = 20.0
PONG_SECONDS = 20.0
# For a request's headers and for its body: 256 KiB over a very slow mobile connection.
HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
# For a webhook: looking up its host, connecting, each read or write, and all together.
WEBHOOK_LOOKUP_SECONDS = 3.0
WEBHOOK_CONNECT_SECONDS = 3.0
WEBHOOK_ANSWER_SECONDS = 5.0
WEBHOOK_SECONDS = 10.0
# For one decision of a bot, which takes 2 at most: then it is stopped, and a safe answer is given.
BOT_SECONDS = 20.0
# Beyond that, for the bot's process to answer at all: then it is killed and replaced.
BOT_FROZEN_SECONDS = 5.0
# For a new bot or replay process to load its modules: about 1 on an idle machine.
WORKER_START_SECONDS = 60.0
# For one replay: the longest possible game takes 3.
REPLAY_SECONDS = 20.0
# For the readiness check of the database: load balancers give up after a few seconds.
READY_SECONDS = 3.0
# For requests in progress when the server is stopped.
DRAIN_SECONDS = 10.0
# The longest spectator delay (an hour), and the longest time on a clock (a month).
SPECTATOR_DELAY_SECONDS = 3600
CLOCK_SECONDS = 31 * 86400
# For the answers to a take-back proposal at a table without a clock: players look in about once a day.
PROPOSAL_SECONDS = 86400
# The lifetime of a browser's cookie since its last visit: a year.
COOKIE_SECONDS = 365 * 86400

# These are part of the types of messages, which are created at import: `--limit` cannot set them.
FIXED = frozenset(
    {
        "CHAT_LENGTH",
        "CLOCK_SECONDS",
        "IMPORT_BYTES",
        "NAME_LENGTH",
        "PASSWORD_LENGTH",
        "SEATS",
        "WINDOWS",
        "SENTENCE_LENGTH",
        "SPECTATOR_DELAY_SECONDS",
        "TABLE_NAME_LENGTH",
        "TOKEN_LENGTH",
        "WEBHOOK_URL_LENGTH",
    }
)
