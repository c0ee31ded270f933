### The plain page in a browser: the lobby and what stands around a table there.
### $clan: an id; $n (number).

## The lobby

page-new = Play Blood Rage
page-seats = Clans
page-others = The others
    .bots = bots
    .people = people, by link
    .anybody = anybody who comes
page-level = Strength of the bots
page-play = Play
page-mine = My tables
page-open-tables = Open tables
page-none = None yet.
page-sit = Sit down
page-watch = Watch
page-open = Open
page-password = The password of this table:

## A table, by how far it is

page-status-open = waiting for players
page-status-playing = playing
page-status-over = over
page-status-stuck = cannot go on
page-your-turn = your turn

## Before the game

page-links = Send everybody the link to their seat. Whoever has it plays there, so send it to nobody else.
page-copy = Copy
page-copied = Copied
page-free = free
page-here = here
page-begin = Begin now, with bots on free seats

## At the table

page-undo = Undo
page-hint = Hint
page-chat = Chat
page-send = Send
page-watching = You are watching.
page-look = Play as { TEXT($clan, kind: "clan") }
page-bot-plays = A bot plays for you now.
page-take-back = Play myself again
page-pass = Pass and lose { n-rage.acc }?
page-rematch = Rematch
page-to-rematch = To the rematch
page-line-lost = The line is broken. Trying again…
page-unreachable = The server does not answer. Try again in a moment.
