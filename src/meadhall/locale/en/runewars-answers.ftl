### Runewars: the labels of answers, `rw-answer-<verb>`; `rw-answer-<verb>-<prompt>` where a prompt needs its own.
### $id: what is named; $kind: what kind of thing that is; $n (number); $routed, $damage: of a unit in a battle;
### $q, $r: a cell of the map; and whatever the question is about, as in runewars-prompts.ftl.

## Yes, no, no more

rw-answer-done = Done
rw-answer-done-my-turn = Continue
rw-answer-done-play-tactics = Play no card
rw-answer-done-activate = Activate nothing
rw-answer-done-move-from = No more figures: make these moves
rw-answer-done-strategize-from = No more figures: make these moves
rw-answer-done-recruit-dial = No second dial
rw-answer-done-city-benefit = Take nothing
rw-answer-done-seek-hero = Seek no hero
rw-answer-done-acquire-power-reward = Use no reward
rw-answer-done-take-title = Take no title
rw-answer-done-fortify = Nothing more
rw-answer-done-enlist-hero = Take none of them
rw-answer-done-quest-hero = No more heroes act
rw-answer-done-quest-walk = Stay here
rw-answer-done-hero-walk = Stay here
rw-answer-done-hero-deed = Do nothing here
rw-answer-done-quest-after-duel = No quest
rw-answer-done-discard-false-rune = Discard no more
rw-answer-done-assist-hero = Nobody else assists
rw-answer-done-assist-reward = Use no reward
rw-answer-done-use-reward = Use no reward
rw-answer-done-redraw-fate = Keep these cards
rw-answer-done-heroes-go-along = Nobody else goes along
rw-answer-done-choose-thing = Choose nothing more
rw-answer-done-choose-unit = Choose no more
rw-answer-done-destroy-unit = No more
rw-answer-done-rout-unit = No more
rw-answer-done-stand-unit = No more
rw-answer-done-move-some = Move no more
rw-answer-done-units-where = No more
rw-answer-done-battle-surplus = The others stay
rw-answer-done-spread-rewards = No, keep the rest together
rw-answer-no = No
rw-answer-no-fight-or-retreat = Retreat
rw-answer-no-tear-down = None: do not build
rw-answer-no-runes-back = No, leave them
rw-answer-no-build-development = Build nothing
rw-answer-yes = Yes
rw-answer-yes-runes-back = Yes, swap them
rw-answer-yes-pay = Yes, pay

## Set-up

rw-answer-faction = { TEXT($id, kind: "rw-faction") }
rw-answer-tile = { TEXT($id, kind: "rw-piece") }
rw-answer-at = At { TEXT($q) }, { TEXT($r) }
rw-answer-turned = Turned by { TEXT($n) }°
rw-answer-side = To the { TEXT($id, kind: "rw-side") }
rw-answer-marker = Home marker { TEXT($id) }

## Orders and turns

rw-answer-order = { TEXT($id, kind: "rw-order") }
rw-answer-play = Play “{ TEXT($id, kind: "rw-tactics") }”
rw-answer-claim = Reveal your fulfilled objective
rw-answer-victory = Place your Victory card
rw-answer-use =
    { $kind ->
        [title] Use the title { TEXT($id, kind: "rw-title") }
       *[reward] Use “{ TEXT($id, kind: "rw-reward") }”
    }
rw-answer-take-rewards = Pick up the rewards in { TEXT($id, kind: "rw-area") }
rw-answer-raze = Remove the exploration token in { TEXT($id, kind: "rw-area") }
rw-answer-swap = Pass a reward between heroes

## Movement and places

rw-answer-activate = Activate { TEXT($id, kind: "rw-area") }
rw-answer-from = From { TEXT($id, kind: "rw-area") }
rw-answer-from-tear-down = Give up the one in { TEXT($id, kind: "rw-area") }
rw-answer-from-move-development = The one in { TEXT($id, kind: "rw-area") }
rw-answer-from-units-where = In { TEXT($id, kind: "rw-area") }
rw-answer-to = To { TEXT($id, kind: "rw-area") }
rw-answer-to-take-over = Yes, give up the one in { TEXT($id, kind: "rw-area") } for it
rw-answer-retreat = Retreat to { TEXT($id, kind: "rw-area") }
rw-answer-area = { TEXT($id, kind: "rw-area") }
rw-answer-area-free-figure = Destroy one in { TEXT($id, kind: "rw-area") }
rw-answer-place = In { TEXT($id, kind: "rw-area") }
rw-answer-place-take-over = Yes
rw-answer-units = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }
rw-answer-hero = { TEXT($id, kind: "rw-hero") }
rw-answer-lose = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }
rw-answer-lose-routed = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }, routed
rw-answer-fight = Fight
rw-answer-fight-duel-symbol = 1 damage, without a reward
rw-answer-diplomacy = Try diplomacy
rw-answer-spend = { TEXT($n) } influence
rw-answer-bid = Bid { TEXT($n) }

## Battles and fate

rw-answer-assist = Assist { TEXT($id, kind: "rw-unit") }
rw-answer-attack = { TEXT($id, kind: "rw-unit") }
rw-answer-unit = { TEXT($id, kind: "rw-unit") }{ $routed ->
        [yes] , routed
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , damage { $damage }
    }
rw-answer-keep = Keep { rw-fate-card }
rw-answer-drop = Discard { rw-fate-card }
rw-fate-card = card { TEXT($id) }

## Heroes and quests

rw-answer-heal = Heal all damage
rw-answer-train = Train { TEXT($id, kind: "rw-attribute") }
rw-answer-test = Test { TEXT($id, kind: "rw-attribute") }
rw-answer-train-raise-attribute = Raise { TEXT($id, kind: "rw-attribute") }
rw-answer-move = Move, then a quest or a duel
rw-answer-duel = Challenge { TEXT($id, kind: "rw-hero") } to a duel
rw-answer-quest = Try the quest “{ TEXT($id, kind: "rw-quest") }”
rw-answer-reward = “{ TEXT($id, kind: "rw-reward") }”
rw-answer-discard =
    { $kind ->
        [quest] Discard “{ TEXT($id, kind: "rw-quest") }”
        [tactics] Discard “{ TEXT($id, kind: "rw-tactics") }”
       *[reward] Discard “{ TEXT($id, kind: "rw-reward") }”
    }
rw-answer-objective = Keep “{ TEXT($id, kind: "rw-objective") }”
rw-answer-enlist = { TEXT($id, kind: "rw-hero") } joins you
rw-answer-dismiss = { TEXT($id, kind: "rw-hero") } leaves

## Choices of cards and orders

rw-answer-player = { TEXT($id, kind: "rw-seat") }
rw-answer-dial = { TEXT($id, kind: "rw-resource") }
rw-answer-choose-order = { TEXT($id, kind: "rw-order") }
rw-answer-type = { TEXT($id, kind: "rw-unit") }
rw-answer-title = { TEXT($id, kind: "rw-title") }
rw-answer-choose = { TEXT($id, kind: "rw-choice") }
rw-answer-take = { TEXT($id, kind: "rw-benefit") }
rw-answer-take-fall-gift =
    { $id ->
        [influence] 2 influence
       *[tactics] 1 Tactics card
    }
rw-answer-build = Build in { TEXT($id, kind: "rw-area") }
rw-answer-build-fortify = Build a stronghold in { TEXT($id, kind: "rw-area") } (1 wood, 1 ore)
rw-answer-repair = Repair the stronghold in { TEXT($id, kind: "rw-area") } (1 ore)
rw-answer-runes = Move rune tokens
rw-answer-develop = { TEXT($id, kind: "rw-development") }
rw-answer-discard-rune = The false rune in { TEXT($id, kind: "rw-area") }
rw-answer-dragon = To { TEXT($id, kind: "rw-area") }
rw-answer-false = To { TEXT($id, kind: "rw-area") }
rw-answer-reveal = The one in { TEXT($id, kind: "rw-area") }

## Options that cards offer, by the id of the choice; `rw-choice-<choice>-<card>` where a card needs
## its own text

rw-choice-bribe = Pay 2 influence
rw-choice-build = Build a development
rw-choice-calm = No storm; draw 1 Tactics card
rw-choice-claim = Return the title and receive a dragon rune
rw-choice-dial = Raise a dial by 1
rw-choice-finish-damaged = Destroy a damaged enemy unit
rw-choice-finish-routed = Destroy a routed enemy unit
rw-choice-hit = 1 damage
rw-choice-influence = Take influence
rw-choice-influence-the-councils-tithe = Lose 2 influence
rw-choice-influence-the-frozen-court = Gain 2 influence
rw-choice-last-triangle = Destroy your last triangle unit
rw-choice-listen = Draw 1 Tactics card
rw-choice-none = Spend nothing
rw-choice-objective = Take a new objective
rw-choice-one = One
rw-choice-one-the-sorcerers-wager = Fight one Sorcerer, for 1 reward
rw-choice-one-antler-oath = Fight one Beastman
rw-choice-one-the-silent-auction = Pay 1 influence
rw-choice-one-laden-caravans = One dial by 2
rw-choice-one-rectangle = Destroy one of your rectangle units
rw-choice-pay = Pay 3 influence
rw-choice-quest = Draw a quest
rw-choice-rectangle = One rectangle unit
rw-choice-rectangle-latari-pegasus-rider = Rout one rectangle unit
rw-choice-repair = Repair a stronghold
rw-choice-row = Test agility
rw-choice-rune = Return the title and receive a dragon rune
rw-choice-storm = A storm: the others move no units this season
rw-choice-study = Raise wisdom by 1
rw-choice-tactics = Discard a Tactics card
rw-choice-trade = Discard a Tactics card for a reward
rw-choice-triangles = Two triangle units
rw-choice-triangles-latari-pegasus-rider = Rout up to two triangle units
rw-choice-two = Two
rw-choice-two-the-sorcerers-wager = Fight two Sorcerers, for 2 rewards
rw-choice-two-antler-oath = Fight two Beastmen
rw-choice-two-the-silent-auction = Pay 2 influence
rw-choice-two-laden-caravans = Two dials by 1 each
rw-choice-two-triangles = Destroy two of your triangle units
rw-choice-unit = Destroy one of your units
rw-choice-use = Use it: the development is discarded
