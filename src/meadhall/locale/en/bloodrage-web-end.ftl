### The end screen in a browser.
### $clans: ids separated by spaces; $clan, $other, $place, $phase: ids; $age, $n, $glory (numbers).

## Who won

web-end-wins =
    { $n ->
        [one] { LIST($clans, kind: "clan") } wins the game
       *[other] { LIST($clans, kind: "clan") } share the victory
    }
web-end-quests = Quests fulfilled
web-end-battles = Battles won, of { TEXT($n) } fought
web-end-dead = Figures lost

## Where the Glory came from

web-end-where = Where the Glory came from
web-end-by-source = By source
web-end-by-age = By Age
web-end-part-battle = Battles
web-end-part-quest = Quests
web-end-part-rag = Ragnarok
web-end-part-card = Cards
web-end-part-pil = Pillage
web-end-part-end = Stats
web-end-age =
    { $age ->
        [1] Age I
        [2] Age II
       *[other] Age III
    }
web-end-table = Glory by source and by Age
web-end-place = Place
web-end-clan = Clan
web-end-total = Glory

## Glory over time

web-end-course = Glory over time
web-end-finish = End
web-end-see-ragnarok = Replay: { TEXT($place, kind: "place") } is destroyed

## Key moments

web-end-moments = Key moments
web-end-no-moments = No key moments.
web-end-see = watch
web-end-when = { web-end-age } · { TEXT($phase, kind: "phase") }
web-end-moment-battle = { $n ->
        [0] +{ TEXT($glory) } Glory, no figures destroyed.
        [one] +{ TEXT($glory) } Glory; { $n } figure destroyed.
       *[other] +{ TEXT($glory) } Glory; { $n } figures destroyed.
    }
web-end-moment-fell = { $n ->
        [0] No figures destroyed.
        [one] { $n } figure destroyed.
       *[other] { $n } figures destroyed.
    }
web-end-moment-quests = { TEXT($clan, kind: "clan") } fulfils Quests
web-end-moment-valhalla = Glory from Valhalla
web-end-moment-legend = Legendary stats
web-end-moment-gain = { TEXT($clan, kind: "clan") }: +{ n-glory }.
web-end-moment-lead = The lead changes hands
web-end-moment-passes = { TEXT($clan, kind: "clan") } overtakes { TEXT($other, kind: "clan") } with { n-glory.acc }.

## What next

web-end-saved = The replay is saved.
web-end-lobby = Leave
web-end-board = The board
web-end-replay = Replay
web-end-share = Share
web-end-shared = Replay link shared.
web-end-record = Record
web-end-rematch = Rematch
web-end-to-rematch = Go to rematch
