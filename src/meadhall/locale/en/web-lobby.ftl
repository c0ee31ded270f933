### The hall in a browser: the lobby, the table before the game, and doors that stay shut.
### $game: an id; $names, $name, $time, $extra: texts as they are; $who: clans by id, separated by spaces;
### $clan: a clan by id; $n (number).

## What a browser says when nobody answers it

refusal-unreachable = The server does not answer. Try again in a moment.
refusal-line_lost = The line broke before this was said. Try again.

## Welcome

web-lobby-welcome = Pull up a bench.
    .text = Great board games with friends and bots, at one table, in your browser.
web-lobby-name = Your name
web-lobby-play = Play now
web-lobby-against = Against three bots:
web-lobby-learn = Learn
web-lobby-lesson = Learn to play
web-lobby-rules = Rules
web-lobby-language = Language
web-lobby-night = Night theme
web-lobby-day = Day theme
web-lobby-first-time = First time here?
    .text = A short lesson shows you the game move by move. Fifteen minutes, and you can sit down anywhere.
web-lobby-again = Try again
web-lobby-credits = Icons: { $icons }. Letters: { $letters }.

## One's own tables

web-lobby-continue = Continue your game
web-lobby-mine = My tables
web-lobby-open = Open
web-lobby-game-of = { TEXT($game, kind: "game") }: { $names }
web-lobby-status-open = waiting for players
web-lobby-status-stuck = cannot go on
web-lobby-sagas = Finished sagas
web-lobby-won = Won by { LIST($who, kind: "clan") }
web-lobby-replay = Replay
web-lobby-all = Show all { TEXT($n) }
web-lobby-import = Open a record
    .text = A saved game can be looked at, or played on.

## Open tables

web-lobby-tables = Open tables
web-lobby-none = No open tables yet.
    .set = Set one
web-lobby-sit = Sit down
web-lobby-watch = Watch
web-lobby-locked = needs a password

## A new table

web-lobby-new = Set a new table
web-lobby-length = 2–4 players · about 90 minutes
web-lobby-runewars = Runewars
web-lobby-coming = On its way
web-lobby-seats = Number of clans
web-lobby-clan = Clan
web-lobby-level = Strength of the bot
web-lobby-seat-me = Me
web-lobby-seat-person = Person
    .text = You will get a link to send them.
web-lobby-seat-bot = Bot
web-lobby-seat-open = Open
    .text = Anybody may sit down here.
web-lobby-same-device = plays at this device too
web-lobby-first = First game: no draft in Age I
web-lobby-listed = Show it among open tables
web-lobby-hints = Hints allowed
    .text = Anybody may ask what a strong bot would do.
web-lobby-more = More options
web-lobby-set = Set the table
web-lobby-begins-now = The game begins at once.
web-lobby-begins-full = The game begins when every seat is taken.
web-lobby-table-name = Name of the table
    .example = Friday saga
web-lobby-table-language = Language of the talk
web-lobby-password = Password
    .text = For open seats, and for watching without a link.
web-lobby-spectators = Others may watch
    .text = They never see anybody's hand.
web-lobby-delay = Spectators see everything later
    .none = at once
web-lobby-clock = Clock
    .none = None
    .decision = Per decision
    .bank = Bank of time
    .text = Time
web-lobby-clock-increment = More after each decision
web-lobby-clock-none = no clock
web-lobby-clock-each = { $time } for each decision
web-lobby-clock-bank = { $time } in all
web-lobby-clock-bank-more = { $time } and { $extra } more for each decision
web-lobby-fine = Fine points of the rules
web-lobby-no-limit = no limit

## Before the game

web-lobby-waiting-host = Send everybody the link to their seat. Whoever has a link plays there, so send it to nobody else.
web-lobby-waiting-guest = The game begins when every seat is taken, or when the host says so.
web-lobby-anybody = Free: anybody may sit here
web-lobby-invited = Waiting for whoever has the link
web-lobby-here = here
web-lobby-away = not here now
web-lobby-copy = Copy the link
web-lobby-copied = Copied
web-lobby-share = Send
web-lobby-share-text = Play { TEXT($game, kind: "game") } with me as { TEXT($clan, kind: "clan") }
web-lobby-qr = Code to scan
web-lobby-new-link = Make a link
web-lobby-watch-link = Link for spectators
web-lobby-change = Change this seat
web-lobby-leave = Give up my seat
web-lobby-hall = To the hall
web-lobby-begin = Begin now
    .text = Bots take the seats that are still free.
web-lobby-stuck = This saga cannot go on
    .text = It was played by older rules. It is kept as it was.

## Doors that stay shut

web-lobby-shut-lost = No table at this address
    .text = The link may be cut off at the end, or the host has made a new one. Ask whoever sent it to you.
web-lobby-shut-locked = This table has a door
    .text = Whoever knows its password may watch. A seat needs a link from the host.
web-lobby-shut-seat = Somebody else sits here
    .text = Your seat was given away, or you play it on another device. Follow your link again to sit down here.
web-lobby-shut-full = The hall is full to the rafters
web-lobby-shut-other = The door stays shut
web-lobby-enter = Come in
