### Blood Rage in a browser: panels and actions. $n, $of, $step (numbers); $clan: an id.

## Keys: one small letter each, all different

key-invade = i
key-march = m
key-upgrade = u
key-quest = q
key-pillage = p
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

## The table

web-clans = Clans
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
