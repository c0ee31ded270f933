### The table in a browser: what stands around the game.
### $n, $of, $step (numbers); $clan, $level: ids; $who: ids separated by spaces; $name: a name somebody has chosen.

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

## The line to the server

web-connecting = Sailing to the table…

## The table

web-your-turn = Your turn
web-close = Close
web-clans = Clans
web-beside = Beside the board
web-time = Age and phase
web-step-of = { TEXT($n) } of { TEXT($of) }
web-doom = What Ragnarok takes, Age by Age
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
web-given = Given. You may still change your mind.
web-passing = Always pass when asked { $window }
    .text = It happens after a moment, whatever you hold. Nobody else is told.
web-passing-empty = You have nothing to play here. The others cannot know that.
web-waiting = Waiting for { LIST($who, kind: "clan") }
web-done = Done
web-undo = Undo
web-over = The saga is told

## Replays

web-replay = Replay
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One step back
web-replay-on = One step on
web-replay-speed = Speed
web-replay-moment = moment { TEXT($n) } of { TEXT($of) }
web-replay-time = Time
web-replay-eyes = See as
web-replay-all = All
web-replay-link = Copy link
web-replay-copied = The link to this moment is copied.
web-replay-fork = Play on from here
web-replay-leave = Leave

## Keys: ?

web-keys = Keys
    .choose = Choose one of the answers
    .confirm = Confirm the choice
    .back = One step back
    .walk = Across the board, along the cards
    .hand = To the cards in your hand
    .skip = Skip or close a battle
    .help = This list
    .enter = Enter
