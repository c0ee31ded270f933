"""Every limit of the server, in one place: its name, its number, and why there is one.

`Rate(a second, at once)`. Limits by address do not hold for trusted addresses (see guard/address.py), so
that a load generator, or a house full of bots, can be let through without raising them for everybody.
"""

from __future__ import annotations

from typing import Final

from meadhall.server.guard.bucket import Rate

KIB: Final = 1024

# --- sizes ----------------------------------------------------------------------------------------

# A message on a socket: the longest honest one is a line of chat; anything bigger is not ours.
MESSAGE_BYTES: Final = 64 * KIB
# Pieces of one message: honest clients send it in one.
MESSAGE_PIECES: Final = 64
# The body of a request: a table with all its options is below 4 KiB.
BODY_BYTES: Final = 256 * KIB
# The head of a request, its path and headers: browsers send below 4 KiB, and give up above 64.
HEAD_BYTES: Final = 64 * KIB
# The record of a game to import: the longest golden one is below 40 KiB.
IMPORT_BYTES: Final = 1024 * KIB
# Seats of an imported or new table are checked by the game; this is only for the list in the message.
SEATS: Final = 16
# A player's or spectator's name: what fits beside a clan on a phone.
NAME_LENGTH: Final = 40
# The name of a table: one line of the lobby.
TABLE_NAME_LENGTH: Final = 80
# A sentence of the notation: the longest legal ones are below 200 characters.
SENTENCE_LENGTH: Final = 500
# A line of chat: a few sentences; stories belong elsewhere.
CHAT_LENGTH: Final = 500
# Lines of chat kept for a table and channel: what somebody who comes back wants to read.
CHAT_KEPT: Final = 200
# The token of a link as somebody may send it: ours have 35 characters, longer ones need not be hashed.
TOKEN_LENGTH: Final = 64
# A table's password: longer ones only make argon2 work.
PASSWORD_LENGTH: Final = 128
# The address of a webhook: long enough for the keys that chat services put into theirs.
WEBHOOK_URL_LENGTH: Final = 500
# Changes a client that comes back is told one by one; whoever was away longer asks for the story.
MISSED: Final = 200
# Tables on one page of the lobby: one screen of them, and one cheap query.
LOBBY_PAGE: Final = 50
# A text of the input handed back in a problem: enough to recognise it, too little to carry anything.
ECHO_LENGTH: Final = 80

# --- how often ------------------------------------------------------------------------------------

# Messages of a connection: fast clicking and several seats at one device are below 5 a second.
CONNECTION_MESSAGES: Final = Rate(20, 80)
# Messages of a seat over all its connections: as above; a second device does not give it more.
SEAT_MESSAGES: Final = Rate(20, 80)
# Requests of an address, socket handshakes among them: a house behind one router opens the page all at once.
ADDRESS_REQUESTS: Final = Rate(30, 400)
# New tables of an address: 30 an hour is an evening of rematches in several rooms.
ADDRESS_TABLES: Final = Rate(30 / 3600, 30)
# Lines of chat of a seat: a conversation, not a flood.
CHAT_LINES: Final = Rate(0.5, 6)
# Hints for a seat: each is seconds of a worker's time.
SEAT_HINTS: Final = Rate(1 / 6, 4)
# Wishes to take back: asking again and again is nagging.
SEAT_WISHES: Final = Rate(1 / 20, 3)
# Tries of a password by an address: a person who mistypes, not a list of words.
ADDRESS_PASSWORDS: Final = Rate(1 / 10, 8)
# Tries of one table's password from everywhere: many addresses together guess no faster.
TABLE_PASSWORDS: Final = Rate(1 / 2, 30)
# Links that open nothing, by address: guessing one is hopeless, but need not be free either.
ADDRESS_BAD_LINKS: Final = Rate(1 / 2, 30)
# Turn notices of a seat: in a live game the browser tells; a webhook is for games over days.
SEAT_NOTICES: Final = Rate(1 / 30, 5)

# --- how many -------------------------------------------------------------------------------------

# Sockets of an address: a house, a school club; each costs memory.
ADDRESS_SOCKETS: Final = 100
# Sockets at a table: everybody with two devices, and an audience.
TABLE_SOCKETS: Final = 200
# Tables that are not over, in all: what a store lists and a process wakes up after a restart.
TABLES: Final = 20_000
# Addresses, tables and seats remembered for the rates above: about 300 bytes each.
KEYS_KEPT: Final = 20_000
# What waits for a client that reads slowly: several full views; a resume brings it back cheaply.
WAITING_BYTES: Final = 1024 * KIB
# Passwords worked on at once: each takes a core and 19 MiB for about 30 ms.
PASSWORDS_AT_ONCE: Final = 2
# Passwords that may wait for it: a second or so, then "busy" is the better answer.
PASSWORDS_WAITING: Final = 64
# Turn notices on their way at once, and names being looked up: slow receivers must not pile up.
WEBHOOKS_AT_ONCE: Final = 16
WEBHOOK_LOOKUPS_AT_ONCE: Final = 4
# Codes of refusals and levels of bots among the metrics: there are fewer, and labels are kept for ever.
METRIC_CODES: Final = 200
METRIC_LEVELS: Final = 30

# --- how long, in seconds -------------------------------------------------------------------------

# From the opening of a socket to its hello: nobody needs more, and idle sockets cost memory.
HELLO_SECONDS: Final = 10.0
# For a client to take what it is sent: a tunnel is longer, but then the line is lost and it resumes.
SLOW_CLIENT_SECONDS: Final = 20.0
# For the last word to a client: one that cannot take it by then does not read.
LAST_WORD_SECONDS: Final = 2.0
# Between pings on a socket, and for the answer: proxies close what is silent for a minute.
PING_SECONDS: Final = 20.0
PONG_SECONDS: Final = 20.0
# For a request's headers and for its body: 256 KiB over the worst of phone lines.
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 20.0
# For a webhook: finding its address, connecting, each read or write, and all together.
WEBHOOK_LOOKUP_SECONDS: Final = 3.0
WEBHOOK_CONNECT_SECONDS: Final = 3.0
WEBHOOK_ANSWER_SECONDS: Final = 5.0
WEBHOOK_SECONDS: Final = 10.0
# For moves on their way when the server is told to stop.
DRAIN_SECONDS: Final = 10.0
# The longest delay of what spectators see, and the longest time to think: a month.
SPECTATOR_DELAY_SECONDS: Final = 3600
CLOCK_SECONDS: Final = 31 * 86400
# How long a browser is known without coming back: a year.
COOKIE_SECONDS: Final = 365 * 86400
