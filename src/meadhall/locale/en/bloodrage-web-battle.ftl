### The table in a browser: battles and Ragnarok as scenes.
### $place, $clan, $token, $figure: ids; $clans: ids separated by spaces; $n, $figures, $cards, $strength (numbers).

## A battle

web-battle-for = Battle for { TEXT($place, kind: "place", form: "acc") }
web-battle-stage-call = Call to Battle
web-battle-stage-cards = Choosing cards
web-battle-stage-reveal = Reveal
web-battle-stage-outcome = Outcome
web-battle-stake = If { TEXT($clan, kind: "clan") } wins: { TEXT($token, kind: "token") }
web-battle-absent = Not in the battle: { LIST($clans, kind: "clan") }
web-battle-pillager = Pillager
web-battle-leads = leads
web-battle-wins = wins
web-battle-tied = A tie: everyone loses
web-battle-clan-wins = { TEXT($clan, kind: "clan") } wins
web-battle-was-won = { TEXT($clan, kind: "clan") } wins the battle { TEXT($place, kind: "place", form: "in") }
web-battle-was-tied = The battle { TEXT($place, kind: "place", form: "in") } is tied: everyone loses
web-battle-tie-rule = A tie for the highest strength destroys every figure that took part.
web-battle-term = { TEXT($figure, $n, kind: "figure", form: "count") }: strength { TEXT($strength) }
web-battle-sum = strength of figures { TEXT($figures) }, of cards { TEXT($cards) }
web-battle-side = { TEXT($clan, kind: "clan") }: strength { TEXT($n) }

## What happened to a card

web-battle-card-discarded = discarded
web-battle-card-returned = back in hand
web-battle-card-taken = stolen
web-battle-card-cancelled = text cancelled
web-battle-card-worth = counts as { TEXT($n) }

## Playback

web-battle-skip = Skip
web-battle-space = Space
web-battle-pause = Pause
web-battle-go-on = Continue
web-battle-next = Next step
web-battle-to-board = To the board
web-battle-watch = Watch the battle

## Ragnarok. $age: its number

web-battle-end-of-age = End of the { TEXT($age, kind: "age") } · Ragnarok
web-battle-falls = { TEXT($place, kind: "place") } falls
web-battle-gone = The province is destroyed for good. Its figures go to Valhalla, and each of them brings Glory.
web-battle-from = from { TEXT($n) }
web-battle-spared = No losses: { LIST($clans, kind: "clan") }
web-battle-next-falls = Next to fall: { TEXT($place, kind: "place") }
web-battle-beat-breaks = Destruction
web-battle-beat-rise = To Valhalla
web-battle-beat-glory = Glory
