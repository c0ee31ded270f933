### The table in a browser: the end of a saga.
### $clans: ids separated by spaces; $clan, $other, $place, $phase: ids; $age, $n, $glory (numbers).

## Who won

web-end-wins =
    { $n ->
        [one] { LIST($clans, kind: "clan") } wins the saga
       *[other] { LIST($clans, kind: "clan") } share the saga
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

## How it went

web-end-course = How it went
web-end-finish = End
web-end-see-ragnarok = Replay: { TEXT($place, kind: "place") } falls

## Moments to remember

web-end-moments = Moments to remember
web-end-no-moments = It was a quiet saga.
web-end-see = watch
web-end-when = { web-end-age } · { TEXT($phase, kind: "phase") }
web-end-moment-battle = { $n ->
        [0] +{ TEXT($glory) } Glory, and nobody falls.
        [one] +{ TEXT($glory) } Glory; { $n } figure falls.
       *[other] +{ TEXT($glory) } Glory; { $n } figures fall.
    }
web-end-moment-fell = { $n ->
        [0] Nobody falls.
        [one] { $n } figure falls.
       *[other] { $n } figures fall.
    }
web-end-moment-quests = { TEXT($clan, kind: "clan") } fulfils its Quests
web-end-moment-valhalla = Glory out of Valhalla
web-end-moment-legend = The stats become legend
web-end-moment-gain = { TEXT($clan, kind: "clan") }: +{ n-glory }.
web-end-moment-lead = The lead changes hands
web-end-moment-passes = { TEXT($clan, kind: "clan") } passes { TEXT($other, kind: "clan") } with { n-glory.acc }.

## What next

web-end-saved = The replay is kept.
web-end-lobby = Leave
web-end-board = The board
web-end-replay = Replay
web-end-share = Share
web-end-shared = The link to the replay is on its way.
web-end-record = Record
web-end-rematch = Rematch
web-end-to-rematch = To the rematch
