### The lobby in a browser: the list of tables, the table before the game, and tables that cannot be opened.
### $game: an id; $names, $name, $time, $extra: texts as they are; $who: seats by id, separated by spaces;
### $seat: a seat by id; $n (number).

## When the server does not answer

refusal-unreachable = The server is not reachable. Try again in a moment.
refusal-line_lost = The connection was lost before this was sent. Try again.

## Welcome

web-lobby-welcome = Welcome
    .text = Board games with friends and bots, in your browser.
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
    .text = A short lesson shows you the game move by move. It takes about fifteen minutes.
web-lobby-again = Try again
web-lobby-credits = Icons: { $icons }. Fonts: { $letters }.

## The player's own tables

web-lobby-continue = Continue your game
web-lobby-mine = My tables
web-lobby-open = Open
web-lobby-game-of = { TEXT($game, kind: "game") }: { $names }
web-lobby-status-open = waiting for players
web-lobby-status-stuck = cannot go on
web-lobby-sagas = Finished games
web-lobby-won = Won by { LIST($who, kind: "clan") }
web-lobby-replay = Replay
web-lobby-all = Show all { TEXT($n) }
web-lobby-import = Open a record
    .text = Watch a saved game or continue it.

## Open tables

web-lobby-tables = Open tables
web-lobby-none = No open tables yet.
    .set = Create one
web-lobby-sit = Join
web-lobby-watch = Watch
web-lobby-locked = needs a password

## A new table

web-lobby-new = New table
web-lobby-length = 2–4 players · about 90 minutes
web-lobby-coming = Coming soon
web-lobby-seats = Number of players
web-lobby-seat = Seat
web-lobby-level = Bot strength
web-lobby-seat-me = Me
web-lobby-seat-person = Person
    .text = You will get a link to send them.
web-lobby-seat-bot = Bot
web-lobby-seat-open = Open
    .text = Anyone can take this seat.
web-lobby-same-device = also plays on this device
web-lobby-first = First game: no draft in Age I
web-lobby-listed = List it among open tables
web-lobby-hints = Hints allowed
    .text = Anyone can ask what a strong bot would do.
web-lobby-more = More options
web-lobby-set = Create table
web-lobby-begins-now = The game starts at once.
web-lobby-begins-full = The game starts when every seat is taken.
web-lobby-table-name = Table name
    .example = Friday game
web-lobby-table-language = Chat language
web-lobby-password = Password
    .text = For open seats, and for watching without a link.
web-lobby-spectators = Spectators allowed
    .text = They never see anyone's hand.
web-lobby-delay = Delay for spectators
    .none = none
web-lobby-clock = Clock
    .none = None
    .decision = Per decision
    .bank = Time bank
    .text = Time
web-lobby-clock-increment = Extra time per decision
web-lobby-clock-none = no clock
web-lobby-clock-each = { $time } per decision
web-lobby-clock-bank = { $time } in all
web-lobby-clock-bank-more = { $time } plus { $extra } per decision
web-lobby-fine = Rule options
web-lobby-no-limit = no limit

## Before the game

web-lobby-waiting-host = Send each player the link to their seat. Anyone with a link can play that seat, so send it to nobody else.
web-lobby-waiting-guest = The game starts when every seat is taken, or when the host starts it.
web-lobby-anybody = Free: anyone can take it
web-lobby-invited = Waiting for the invited player
web-lobby-here = here
web-lobby-away = not here
web-lobby-copy = Copy link
web-lobby-copied = Copied
web-lobby-share = Share
web-lobby-share-text = Play { TEXT($game, kind: "game") } with me as { TEXT($seat, kind: "clan") }
web-lobby-qr = QR code
web-lobby-new-link = Create link
web-lobby-watch-link = Spectator link
web-lobby-change = Change this seat
web-lobby-leave = Give up my seat
web-lobby-hall = To the lobby
web-lobby-begin = Start now
    .text = Bots take the seats that are still free.
web-lobby-stuck = This game cannot continue
    .text = It was played with older rules. Its record is kept.

## Tables that cannot be opened

web-lobby-shut-lost = No table at this address
    .text = The link may be incomplete, or the host has made a new one. Ask whoever sent it to you.
web-lobby-shut-locked = This table is private
    .text = With its password you can watch. To play you need a link from the host.
web-lobby-shut-seat = This seat is not yours now
    .text = Your seat was given to somebody else, or you are playing it on another device. Open your link again to play here.
web-lobby-shut-full = This table has no free places
web-lobby-shut-other = Cannot open this page
web-lobby-enter = Enter
