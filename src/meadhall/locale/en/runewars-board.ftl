### Runewars: names that are the same with every pack, and texts of the game in a terminal.
### $seat, $season, $phase, $hero …: ids; $n, $year (numbers).

## Players: by their factions, or by their seats until factions are chosen. `.start`, `.mid`: where a sentence
## begins, and within it.

rw-seat-daqan = Daqan
    .start = Daqan
    .mid = Daqan
rw-seat-latari = Latari
    .start = Latari
    .mid = Latari
rw-seat-waiqar = Waiqar
    .start = Waiqar
    .mid = Waiqar
rw-seat-uthuk = Uthuk
    .start = Uthuk
    .mid = Uthuk
rw-seat-seat-1 = Seat 1
    .start = Seat 1
    .mid = Seat 1
rw-seat-seat-2 = Seat 2
    .start = Seat 2
    .mid = Seat 2
rw-seat-seat-3 = Seat 3
    .start = Seat 3
    .mid = Seat 3
rw-seat-seat-4 = Seat 4
    .start = Seat 4
    .mid = Seat 4
rw-seat-none = Neutral units
    .start = The neutral side
    .mid = neutral units

## The map: areas of the home realms (others are called as they are printed, 1A), pieces, sides, borders

rw-area-daqan-a = Daqan A
    .short = DaqA
rw-area-daqan-b = Daqan B
    .short = DaqB
rw-area-daqan-c = Daqan C
    .short = DaqC
rw-area-latari-a = Latari A
    .short = LatA
rw-area-latari-b = Latari B
    .short = LatB
rw-area-latari-c = Latari C
    .short = LatC
rw-area-waiqar-a = Waiqar A
    .short = WaiA
rw-area-waiqar-b = Waiqar B
    .short = WaiB
rw-area-waiqar-c = Waiqar C
    .short = WaiC
rw-area-uthuk-a = Uthuk A
    .short = UthA
rw-area-uthuk-b = Uthuk B
    .short = UthB
rw-area-uthuk-c = Uthuk C
    .short = UthC

rw-piece-tile-1 = map tile 1
rw-piece-tile-2 = map tile 2
rw-piece-tile-3 = map tile 3
rw-piece-tile-4 = map tile 4
rw-piece-tile-5 = map tile 5
rw-piece-tile-6 = map tile 6
rw-piece-tile-7 = map tile 7
rw-piece-tile-8 = map tile 8
rw-piece-tile-9 = map tile 9
rw-piece-home-daqan = the home realm of Daqan
rw-piece-home-latari = the home realm of Latari
rw-piece-home-waiqar = the home realm of Waiqar
rw-piece-home-uthuk = the home realm of Uthuk

rw-side-N = north
rw-side-NE = north-east
rw-side-SE = south-east
rw-side-S = south
rw-side-SW = south-west
rw-side-NW = north-west

rw-border-open = open
rw-border-mountain = mountains
rw-border-water = water

## Seasons and phases

rw-season-spring = Spring
    .mid = spring
rw-season-summer = Summer
    .mid = summer
rw-season-fall = Fall
    .mid = fall
rw-season-winter = Winter
    .mid = winter

rw-phase-setup = Set-up
rw-phase-season-card = Season card
rw-phase-orders = Orders
rw-phase-turns = Turns
rw-phase-quests = Quest Phase
rw-phase-end = End of the game

## Resources, attributes, shapes, fate

rw-resource-food = Food
    .short = f
rw-resource-wood = Wood
    .short = w
rw-resource-ore = Ore
    .short = o
rw-attribute-strength = strength
rw-attribute-agility = agility
rw-attribute-wisdom = wisdom
rw-alignment-good = good
rw-alignment-neutral = neutral
rw-alignment-evil = evil
rw-shape-triangle = triangle
rw-shape-circle = circle
rw-shape-rectangle = rectangle
rw-shape-hexagon = hexagon
rw-benefit-influence = influence
rw-benefit-tactics = Tactics card
rw-benefit-quests = quest
rw-benefit-triangle = triangle unit
rw-benefit-circle = circle unit
rw-benefit-rectangle = rectangle unit
rw-benefit-hexagon = hexagon unit
rw-destiny-gold = gold
rw-destiny-silver = silver
rw-destiny-red = red
rw-symbol-damage = damage
rw-symbol-rout = rout
rw-symbol-special = special
rw-rune-dragon = dragon rune
rw-rune-false = false rune
rw-rune-face-down = rune token
rw-term-stronghold = stronghold
rw-term-effects = cards and abilities
rw-order-none = no order

## When cards are played

rw-timing-setup = Set-up.
rw-timing-season-main = The season card.
rw-timing-your-turn = Your turn.
rw-timing-your-move = Before you move.
rw-timing-battle-start = The battle begins.
rw-timing-battle-round-start = A battle round begins.
rw-timing-battle-special = A special symbol.
rw-timing-battle-assist = Your hero assists.
rw-timing-battle-strength = Strength is about to be counted.
rw-timing-battle-won-attacker = You have won the battle.
rw-timing-fate-drawn = Fate cards are drawn.
rw-timing-diplomacy-before-draw = Before cards are drawn for diplomacy.
rw-timing-bid-revealed = The bids are revealed.
rw-timing-quest-phase = The Quest Phase begins.
rw-timing-quest-hero-moved = The hero has moved.
rw-timing-quest-action-end = The hero's action ends.
rw-timing-quest-attempt = A quest is attempted.
rw-timing-quest-attempt-test = Before the test of the quest.
rw-timing-quest-completed = A quest is completed.
rw-timing-duel-start = The duel begins.
rw-timing-duel-special = A special symbol in the duel.
rw-timing-duel-damage = Damage in the duel.
rw-timing-duel-round-end = A round of the duel ends.
rw-timing-duel-won = The duel is won.
rw-timing-hero-defeated = A hero is being defeated.
rw-timing-hero-damage = A hero takes damage.
rw-timing-acquire-power = Acquire Power.
rw-timing-harvest-supremacy = Harvest supremacy bonus.
rw-timing-rally-support = Rally Support.
rw-timing-wizards-council-drawn = A Wizards' Council card is drawn.
rw-timing-wizards-council-resolved = A Wizards' Council card has been resolved.
rw-timing-continuous = At any time.
rw-timing-explore = An exploration token is turned face up.
rw-timing-explore-stay = The exploration token is face up.

## What an effect comes from

rw-source-season = Season card
rw-source-tactics = Tactics card
rw-source-quest = Quest
rw-source-reward = Reward
rw-source-hero = Hero
rw-source-title = Title
rw-source-token = Exploration token
rw-source-unit = Special ability
rw-source-development = Development
rw-source-rules = Rules

## At the table

rw-ui-title = Runewars
rw-ui-choose = Type a number or: h hint, ? help, u undo, l log, c cards, b board, q quit
rw-ui-all = Everybody from here
rw-ui-all-from = Everybody from { $place }
rw-ui-all-come = Everybody who can come
rw-ui-all-to = Everybody to { $place }
rw-ui-all-place = All that fit into { $place }
rw-ui-words-all = all, everybody, everyone
rw-ui-ask-activate = Nobody can move to { $place }. Activate it without a move? yes/no
rw-ui-ask-lose = More than needed: { $left } would stay in { $place }, and { $most } may. Destroy them? yes/no
rw-ui-help =
    A number chooses from the list. The other keys:
    h  hint: the best choices, if the bots can tell
    ?  help: this list, and what the rules say here
    ?? is something allowed? You can also type it after a single ?
    u  undo your last choice, unless somebody has learnt something new
    l  log: everything that has happened
    c  cards: what your cards, heroes, titles and units do
    b  the map and all areas in words
    s  save (the game is also saved after every choice)
    q  quit; continue later with: { $command }
rw-ui-legend =
    Answers can also be typed in words: { $example }
    “all” means everybody who can go, or with a unit all of its type
    In a window for cards, “not this turn” or “not this season” means: do not ask again
    On the map, in each area:
    1A ■D      its name, and who controls it
    3Fo1Kn     units: how many, and the first letters of their names; small letters: routed; +1: one more kind
    #  #-      a stronghold, and a damaged one; +: with a development
    C  *D      a city; the activation token of a player
    r? rD rF   a rune token face down, and what you know of it (dragon, false); RD, RF: face up
    hD         a hero of that player; (D): routed; †: rewards of a defeated hero
    e1 e2+     an exploration token; E: one that is face up
    2f1w1o     on the lower edge: food, wood and ore that the area yields
    ▲ and ≈    mountain and water borders
    In the table of players:
    ★  ◄       the first player; whose turn it is
    3 (5)      a dial, and in brackets what Harvest would set it to
    2 (+1)     Tactics cards, and those drawn this season, which cannot be played yet
    1–2/3      dragon runes, as far as you can tell, of the rune tokens in its areas
    2/4/1 ♥3/3 of a hero: strength, agility, wisdom; remaining health
    On a fate card: ◆ its destiny; ▲●■⬢ what units of that shape do
    Page numbers refer to the rulebook.
rw-ui-heading = Year { TEXT($year) } · { TEXT($season, kind: "rw-season") } · { TEXT($phase, kind: "rw-phase") }
rw-ui-first = first player
rw-ui-season-card = Season card
rw-ui-you = you
rw-ui-out = out
rw-ui-faction = Player
rw-ui-influence = Influence
rw-ui-order = Order
rw-ui-orders-played = Played
rw-ui-tactics = Tactics
rw-ui-quests = Quests
rw-ui-runes = Runes
rw-ui-areas = Areas
rw-ui-titles = Titles
rw-ui-heroes = Heroes
rw-ui-victory = Victory
rw-ui-victory-promised = to win by { TEXT($season, kind: "rw-season", form: "mid") }
rw-ui-hand = Your Tactics cards
rw-ui-fresh = playable from next season
rw-ui-your-quests = Your quests
rw-ui-hero-there = there
rw-ui-nowhere = nowhere at present
rw-ui-objective = Your objective
rw-ui-objective-met = fulfilled now
rw-ui-objective-open = not fulfilled yet
rw-ui-offered = To choose from
rw-ui-all-units = Units
rw-ui-health = health
rw-ui-initiative = initiative
rw-ui-fast = Fast
rw-ui-flying = Flying
rw-ui-area = Area
rw-ui-control = Controlled by
rw-ui-what = What is there
rw-ui-yields = Yields
rw-ui-borders = Borders
rw-ui-routed = routed
rw-ui-stronghold = stronghold
rw-ui-damaged = damaged
rw-ui-city = city
rw-ui-token = exploration token
rw-ui-token-active = activated
rw-ui-grave = rewards left here
rw-ui-battle = Battle
rw-ui-attacker = attacker
rw-ui-defender = defender
rw-ui-row = initiative { TEXT($n) }
rw-ui-before = before the first row
rw-ui-strength = strength now
rw-ui-duel = Duel
rw-ui-round = round { TEXT($n) }
rw-ui-suffers = suffers { TEXT($n) }
rw-ui-cards = cards
rw-ui-damage = damage { TEXT($n) }
rw-ui-drawn = Fate cards drawn
rw-ui-bids = Influence bid
rw-ui-bid-secret = has decided
rw-ui-bid-waiting = is deciding
rw-ui-plan = Moves so far
rw-ui-arriving = Arriving
rw-ui-rewards = Rewards
rw-ui-face-down = face down
rw-ui-nothing = —
rw-ui-final-title = The end of the game
rw-ui-final-runes = Dragon runes
rw-ui-final-place = Place
rw-ui-winner = Winner
rw-ui-thinks = { TEXT($seat, kind: "rw-seat") } is thinking…
rw-ui-fault =
    { $cause ->
        [late] { TEXT($seat, kind: "rw-seat") }: the bot took too long. A safe choice was made for it.
        [illegal] { TEXT($seat, kind: "rw-seat") }: the bot gave an illegal answer. A safe choice was made for it.
       *[raised] { TEXT($seat, kind: "rw-seat") }: the bot failed ({ $source }). A safe choice was made for it.
    }
rw-ui-not-now = This does not answer the current question: { $question }
rw-ui-hint-prospects = wins { $percent }%
rw-ui-hint-equal = The bots see no difference between these choices.
rw-ui-orders-brief = With supremacy an order also gives its bonus. c: what each order and its bonus does
rw-ui-order-card = { $name } (#{ $n })
rw-ui-supremacy-yes = supremacy: { $text }
rw-ui-supremacy-no = no supremacy: { $order } of this year is higher
rw-ui-supremacy-never = this order has no supremacy bonus
rw-ui-supremacy-brief = with supremacy
rw-ui-supremacy-none = without supremacy
rw-ui-more-activate =
    { $n ->
        [one] List one more area, which none of your figures can reach
       *[other] List { $n } more areas, which none of your figures can reach
    }
rw-ui-more-recruit-dial = List the dials that give no units
rw-ui-no-units = no units
rw-ui-miss = miss
rw-ui-odds = allies { $ally }%, they retreat { $retreat }%, you fight or retreat { $fight }%
rw-ui-odds-most = for { $n } influence: { $odds }
rw-ui-destiny-gold = they become your allies
rw-ui-destiny-silver = they retreat, routed
rw-ui-destiny-red = you fight or retreat
rw-ui-no-talk = Neutral units there: { $neutral }, yours on the way: { $coming }. That is more than eight, so there can be no diplomacy: you must fight.
rw-ui-talk-limit =
    { $most ->
        [one] Neutral units there: { $neutral }. If more than { $most } unit of yours goes, there can be no diplomacy: eight is the limit for both together.
       *[other] Neutral units there: { $neutral }. If more than { $most } units of yours go, there can be no diplomacy: eight is the limit for both together.
    }
rw-ui-no-talk-brief = too many for diplomacy
rw-ui-no-influence = Neutral units there: { $neutral }. You have no influence for diplomacy: your units must fight.
rw-ui-taken-from = all tokens are in use: the one in { $areas } is moved here
rw-ui-your-titles = Your titles
rw-ui-winter = Winter: in no area may a player have more units than food
rw-ui-winter-limit = food { $n }
rw-ui-ask-seats = How many factions: 2, 3 or 4?
rw-ui-ask-seat = Which faction is yours?
rw-ui-ask-map = How is the map made?
rw-ui-map-lot = at random
rw-ui-map-built = tile by tile, as in the rules
rw-ui-go-on-with = continue it ({ TEXT($seat, kind: "rw-seat") }, year { TEXT($year) }, { TEXT($season, kind: "rw-season", form: "mid") })
