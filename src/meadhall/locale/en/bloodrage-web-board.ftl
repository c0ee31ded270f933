### The board in a browser, and the panel with details of what is selected.
### $n, $of, $age, $strength (numbers); $place, $region, $clan, $token, $figure: ids;
### $sides, $figures, $what: formatted texts.

## On the board

web-board = The board
web-board-doomed = Doomed
web-board-destroyed = Destroyed
web-board-why-not = { TEXT($place, kind: "place") }: not now

## A place, for screen readers

web-board-name = { TEXT($place, kind: "place") }, { TEXT($region, kind: "region") }.
web-board-name-only = { TEXT($place, kind: "place") }.
web-board-side = { TEXT($clan, kind: "clan") } { TEXT($n) }
web-board-strengths = Strength: { $sides }.
web-board-standing = { TEXT($clan, kind: "clan") }: { $figures }
web-board-empty = { TEXT($n) } of { TEXT($of) } villages empty.
web-board-reward = Reward: { TEXT($token, kind: "token") }.
web-board-pillaged = Already pillaged this Age.
web-board-doomed-now = Ragnarok destroys it this Age.
web-board-doomed-in = Ragnarok destroys it { TEXT($age, kind: "age", form: "in") }.
web-board-enter = Press Enter: { $what }.
web-board-enter-it = Press Enter to choose it.
web-board-enter-many =
    { $n ->
        [one] Press Enter for { $n } choice.
       *[other] Press Enter for { $n } choices.
    }
web-board-not-now = Not possible now.

## The panel: a place

web-board-inspector = Details
web-board-open = { TEXT($place, kind: "place") }: details
web-board-taken = { TEXT($n) } of { TEXT($of) } villages taken
web-board-no-limit = no limit
web-board-fjord-of = Supports { LIST($places, kind: "place") }
web-board-term = { TEXT($figure, $n, kind: "figure", form: "count") }: { TEXT($strength) }
web-board-term-one = { TEXT($figure, kind: "figure") } { TEXT($strength) }
web-board-nobody = No figures here.
web-board-may-join = May still join a battle here
web-board-may-join-short = May join:
web-board-strongest = Quests here: { TEXT($clan, kind: "clan") } is the strongest
web-board-no-strongest = Quests here: nobody is the strongest
web-board-own-quests = Your Quests
web-board-quest-yes = fulfilled now
web-board-quest-no = not fulfilled now
web-board-quest-where = fulfilled now: { LIST($places, kind: "place") }
web-board-quest-hand = in hand

## The panel: a card

web-board-card-line = { TEXT($kind, kind: "kind") } · { TEXT($age, kind: "age") }
web-board-bonus = Strength { $n }
web-board-cost = { n-rage } to play
web-board-plain = No other effect.

## The panel: a clan

web-board-reserve = In the reserve, with the Rage to invade
web-board-no-reserve = No figures are left in the reserve.
web-board-in-valhalla = In Valhalla
web-board-known = Cards known to be in hand
web-board-earned = Glory so far
web-board-no-upgrades = No Upgrades yet.
web-board-legend = Steps 4 and 5 of a stat give 10 Glory at the end of the game, step 6 gives 20.
web-board-step = step { TEXT($n) } of 6

## The panel: nothing selected

web-board-quests-now = Your Quests as things stand
web-board-no-quests = You have not committed to a Quest this Age.
web-board-look = Point at a province, a card or a clan to read about it.
