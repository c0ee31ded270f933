### The game page in a browser: everything around the board.
### $n, $of, $step (numbers); $clan, $level: ids; $who: ids separated by spaces; $name: a name a player has chosen.

## Keys: one small letter each, all different

key-invade = i
key-march = m
key-upgrade = u
key-quest = q
key-pillage = p
key-beside = l
key-undo = z
key-hand = h

## The clans' marks: one letter each, all different

mark-wolf = W
mark-raven = R
mark-serpent = S
mark-bear = B

## Actions, as short as a button

verb-invade = Invade
verb-march = March
verb-upgrade = Upgrade
verb-quest = Quest
verb-pillage = Pillage
verb-pass = Pass
verb-recall = From Valhalla
verb-challenge = Challenge
verb-sacrifice = Sacrifice

web-choose-invade = Invade: with which figure?
web-choose-march = March: from where?
web-choose-upgrade = Upgrade: which card?
web-choose-quest = Quest: which card?
web-choose-pillage = Pillage: which province?

## Connection to the server

web-connecting = Connecting to the table…

## The table

web-your-turn = Your turn
web-close = Close
web-clans = Clans
web-beside = Beside the board
web-time = Age and phase
web-step-of = { TEXT($n) } of { TEXT($of) }
web-doom = Provinces doomed in each Age
web-ragnarok-glory = { n-glory } for every figure destroyed there by Ragnarok
web-first-player = First player
web-upgrades = Upgrades
web-slot-empty = empty slot
web-hand-count = { n-cards } in hand
web-quest-count =
    { $n ->
        [one] { $n } committed Quest
       *[other] { $n } committed Quests
    }
web-stat-rage = Rage: { TEXT($n) } of { TEXT($of) }, step { TEXT($step) } of 6
web-stat-axes = Axes: { TEXT($n) }, step { TEXT($step) } of 6
web-stat-horns = Horns: { TEXT($n) } of { TEXT($of) } figures on the board, step { TEXT($step) } of 6
web-clan-short = { TEXT($clan, kind: "clan") }: Glory { TEXT($glory) }, Rage { TEXT($rage) }, cards { TEXT($hand) }
web-clan-to-act = to act
web-clan-thinking = thinking
web-clan-ready = ready
web-clan-passed = passed
web-clan-no-rage = no Rage left
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
