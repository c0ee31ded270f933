"""Every limit of the server, in one place: its name, its number, and why there is one.

`Rate(a second, at once)`. Limits by address do not hold for trusted addresses (see guard/address.py), so
that a load generator, or a house full of bots, can be let through without raising them for everybody.

`meadhall serve --limit NAME=VALUE` sets one before the server starts (limit_flags.py), and `meadhall limits`
prints them; the comment above a limit is the reason it prints. So every limit is read as `limits.NAME` when
it is needed, never at import, except those in FIXED. They are not `Final`: mypyc would copy the number into
compiled modules.
"""

from __future__ import annotations

from meadhall.server.guard.bucket import Rate

KIB = 1024

# --- sizes ----------------------------------------------------------------------------------------

# A message on a socket: the longest honest one is a line of chat; anything bigger is not ours.
MESSAGE_BYTES = 64 * KIB
# Pieces of one message: honest clients send it in one.
MESSAGE_PIECES = 64
# The body of a request: a table with all its options is below 4 KiB.
BODY_BYTES = 256 * KIB
# The head of a request, its path and headers: browsers send below 4 KiB, and give up above 64.
HEAD_BYTES = 64 * KIB
# The record of a game to import: the longest golden one is below 40 KiB.
IMPORT_BYTES = 1024 * KIB
# Entries of a game's log, changes and undos among them: the longest real games have below 3,000. Beyond this
# nothing can be changed or taken back any more, so that the log ends with the game.
GAME_ENTRIES = 20_000
# How often one game may go back by consent: each keeps a copy of the game while the log is played again.
TAKE_BACKS = 1_000
# Seats of an imported or new table are checked by the game; this is only for the list in the message.
SEATS = 16
# Windows that a seat has passed: no game has that many.
WINDOWS = 40
# A player's or spectator's name: what fits beside a clan on a phone.
NAME_LENGTH = 40
# The name of a table: one line of the lobby.
TABLE_NAME_LENGTH = 80
# A sentence of the notation: the longest legal ones are below 200 characters.
SENTENCE_LENGTH = 500
# A line of chat: a few sentences; stories belong elsewhere.
CHAT_LENGTH = 500
# Lines of chat kept for a table and channel: what somebody who comes back wants to read.
CHAT_KEPT = 200
# The token of a link as somebody may send it: ours have 35 characters, longer ones need not be hashed.
TOKEN_LENGTH = 64
# A table's password: longer ones only make argon2 work.
PASSWORD_LENGTH = 128
# The address of a webhook: long enough for the keys that chat services put into theirs.
WEBHOOK_URL_LENGTH = 500
# Changes a client that comes back is told one by one; whoever was away longer asks for the story.
MISSED = 200
# Tables on one page of the lobby: one screen of them, and one cheap query.
LOBBY_PAGE = 50
# A text of the input handed back in a problem: enough to recognise it, too little to carry anything.
ECHO_LENGTH = 80

# --- how often ------------------------------------------------------------------------------------

# Messages of a connection: fast clicking and several seats at one device are below 5 a second.
CONNECTION_MESSAGES = Rate(20, 80)
# Messages of a seat over all its connections: as above; a second device does not give it more.
SEAT_MESSAGES = Rate(20, 80)
# Requests of an address, socket handshakes among them: a house behind one router opens the page all at once.
ADDRESS_REQUESTS = Rate(30, 400)
# New tables of an address: 30 an hour is an evening of rematches in several rooms.
ADDRESS_TABLES = Rate(30 / 3600, 30)
# Lines of chat of a seat: a conversation, not a flood.
CHAT_LINES = Rate(0.5, 6)
# Lines of chat of all spectators of an address: two or three who watch behind one router.
SPECTATOR_LINES = Rate(1, 12)
# Hints for a seat: each is seconds of a worker's time.
SEAT_HINTS = Rate(1 / 6, 4)
# Wishes to take back: asking again and again is nagging.
SEAT_WISHES = Rate(1 / 20, 3)
# Tries of a password by an address: a person who mistypes, not a list of words.
ADDRESS_PASSWORDS = Rate(1 / 10, 8)
# Tries of one table's password from everywhere: many addresses together guess no faster.
TABLE_PASSWORDS = Rate(1 / 2, 30)
# Rows of logs and records that are played again for an address (tables opened, stories, moments, records,
# forks, imports, what a client that comes back has missed): a row takes about 0.1 ms, so this is a tenth of a
# core. At once: the longest record there may be, and a long game looked at moment by moment.
ADDRESS_REPLAYED = Rate(1_000, 40_000)
# Links that open nothing, by address: guessing one is hopeless, but need not be free either.
ADDRESS_BAD_LINKS = Rate(1 / 2, 30)
# Turn notices of a seat: in a live game the browser tells; a webhook is for games over days.
SEAT_NOTICES = Rate(1 / 30, 5)

# --- how many -------------------------------------------------------------------------------------

# Sockets of an address that hold no seat: an audience in a school club; each costs memory.
ADDRESS_SOCKETS = 100
# Sockets of an address that hold seats: a school that plays. Those above never take these places.
ADDRESS_SEATED = 400
# Sockets of a seat that count as its own: a person's devices. More are counted as others are.
SEAT_SOCKETS = 4
# Connections of an address that wait: no request yet, or all answered. Honest clients ask at once.
ADDRESS_WAITING = 200
# Connections of a process in all: four a table for 4,000 tables; a socket takes about 30 KB.
CONNECTIONS = 16_000
# The part of them that only those who hold a seat may use.
SEATED_SHARE = 0.25
# Files for the database, bots and logs, of those the system lets a process open; the rest is for connections.
FILES_KEPT = 128
# Sockets at a table: everybody with two devices, and an audience.
TABLE_SOCKETS = 200
# Mutes and bans of a table: a host who needs more should give the table a password.
TABLE_BANS = 100
# Tables that are not over, in all: what a store lists and a process wakes up after a restart.
TABLES = 20_000
# Addresses, tables and seats remembered for the rates above: about 300 bytes each.
KEYS_KEPT = 20_000
# What waits for a client that reads slowly: several full views; a resume brings it back cheaply.
WAITING_BYTES = 1024 * KIB
# Passwords worked on at once: each takes a core and 19 MiB for about 30 ms.
PASSWORDS_AT_ONCE = 2
# Passwords that may wait for it: a second or so, then "busy" is the better answer.
PASSWORDS_WAITING = 64
# Games that may wait to be played again: a few seconds, then "busy" is the better answer.
REPLAYS_WAITING = 64
# Of one address: a page asks for the story and a few moments ahead.
ADDRESS_REPLAYS = 10
# Stories and moments kept, encoded: some ten games that are being looked at.
REPLAYS_KEPT_BYTES = 32 * 1024 * KIB
# Turn notices on their way at once, and names being looked up: slow receivers must not pile up.
WEBHOOKS_AT_ONCE = 16
WEBHOOK_LOOKUPS_AT_ONCE = 4
# Codes of refusals and levels of bots among the metrics: there are fewer, and labels are kept for ever.
METRIC_CODES = 200
METRIC_LEVELS = 30
# Milliseconds from a question to a bot's answer at a table where only bots play and nobody watches: such a
# game need not be quick, and thousands of them must not take the processors from people's games.
UNWATCHED_BOTS_MS = 5000

# --- how long, in seconds -------------------------------------------------------------------------

# From the opening of a socket to its hello: nobody needs more, and idle sockets cost memory.
HELLO_SECONDS = 10.0
# For a client to take what it is sent: a tunnel is longer, but then the line is lost and it resumes.
SLOW_CLIENT_SECONDS = 20.0
# For the last word to a client: one that cannot take it by then does not read.
LAST_WORD_SECONDS = 2.0
# Between pings on a socket, and for the answer: proxies close what is silent for a minute.
PING_SECONDS = 20.0
PONG_SECONDS = 20.0
# For a request's headers and for its body: 256 KiB over the worst of phone lines.
HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
# For a webhook: finding its address, connecting, each read or write, and all together.
WEBHOOK_LOOKUP_SECONDS = 3.0
WEBHOOK_CONNECT_SECONDS = 3.0
WEBHOOK_ANSWER_SECONDS = 5.0
WEBHOOK_SECONDS = 10.0
# For one thought of a bot, which takes 2 at most: then it is stopped and a safe answer given.
BOT_SECONDS = 20.0
# Beyond that, for the bot's process to say anything at all: then it is killed and replaced.
BOT_FROZEN_SECONDS = 5.0
# For a new process of bots or replays to load what it needs: about 1 on a quiet machine.
WORKER_START_SECONDS = 60.0
# For a game to be played again: the longest there may be takes 3.
REPLAY_SECONDS = 20.0
# For the store to show that it can store: load balancers give up after a few seconds.
READY_SECONDS = 3.0
# For moves on their way when the server is told to stop.
DRAIN_SECONDS = 10.0
# The longest delay of what spectators see, and the longest time to think: a month.
SPECTATOR_DELAY_SECONDS = 3600
CLOCK_SECONDS = 31 * 86400
# For the answers to a wish to take back, at a table without a clock: everybody looks in once a day.
WISH_SECONDS = 86400
# How long a browser is known without coming back: a year.
COOKIE_SECONDS = 365 * 86400

# These are part of the types of messages, which are made at import: a flag cannot set them.
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
