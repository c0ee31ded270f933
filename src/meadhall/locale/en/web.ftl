### The game page in a browser: everything around the board.
### $n, $of, $step (numbers); $clan, $level: ids; $who: ids separated by spaces; $name: a name a player has chosen.

## Keys: one small letter each, all different

key-beside = l
key-undo = z

## Connection to the server

web-connecting = Connecting to the table…

## The table

web-your-turn = Your turn
web-close = Close
web-beside = Beside the board
web-bot = Bot · { TEXT($level, kind: "bot") }
web-seat-open = free
web-somebody = Guest
web-standing-in = { $name }, played by a bot ({ TEXT($level, kind: "bot") })
web-you =
    { $name ->
        [none] You
       *[other] You, { $name }
    }

## The prompt

web-prompt = What is asked
web-choices =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
web-given = Sent. You can still change your mind.
web-passing = Always pass when asked { $window }
    .text = It happens after a moment, whatever you hold. The others are not told.
web-passing-empty = You have nothing to play here. The others do not know that.
web-waiting = Waiting for { LIST($who, kind: "clan") }
web-done = Done
web-undo = Undo
web-over = The game is over

## Replays

web-replay = Replay
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = Step back
web-replay-on = Step forward
web-replay-speed = Speed
web-replay-moment = step { TEXT($n) } of { TEXT($of) }
web-replay-time = Time
web-replay-eyes = View as
web-replay-all = All
web-replay-link = Copy link
web-replay-copied = Link to this step copied.
web-replay-fork = Play from here
web-replay-leave = Leave

## Keys: ?

web-keys = Keys
    .choose = Choose one of the answers
    .confirm = Confirm the choice
    .back = One step back
    .walk = Move across the board and along the cards
    .hand = Go to the cards in your hand
    .skip = Skip or close a battle
    .help = This list
    .enter = Enter
    .space = Space

## Games without a screen of their own

web-seats = Players
web-state = State of the game
