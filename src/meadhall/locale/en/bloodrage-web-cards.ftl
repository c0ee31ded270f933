### Cards in a browser: the hand, the draft, a card in full.
### $n, $of, $keys, $age (numbers); $card, $clan, $kind: ids; $cards, $who, $where: ids separated by spaces,
### or “none”; $state, $reasons: formatted texts.

## On a card

web-cards-kind-battle = Battle
web-cards-kind-quest = Quest
web-cards-kind-leader = Leader
web-cards-kind-warrior = Warriors
web-cards-kind-ship = Ship
web-cards-kind-monster = Monster
web-cards-kind-clan = Clan
web-cards-strength = strength { TEXT($n) }
web-cards-family-battle = Battle cards
web-cards-family-quest = Quests
web-cards-family-upgrade = Upgrades
web-cards-back = A card of Age { TEXT($age, kind: "web-cards-age") }, face down
web-cards-age-1 = I
web-cards-age-2 = II
web-cards-age-3 = III

## For screen readers

web-cards-spoken-battle = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, plus { TEXT($n) }.
web-cards-spoken-quest = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, { n-glory }.
web-cards-spoken-upgrade = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, { n-rage }.
web-cards-is-legal = Press Enter to choose it.
web-cards-is-chosen = Chosen. Press Enter to confirm.
web-cards-is-given = Sent; you can still change it.
web-cards-is-off = Not possible now.
web-cards-key = Key { TEXT($n) }.

## State of a Quest

web-cards-quest-done =
    { $where ->
        [none] fulfilled
       *[other] yes, { LIST($where, kind: "place", form: "in") }
    }
web-cards-quest-not-yet = not yet
web-cards-quest-now = As things stand: { $state }.
web-cards-committed = Committed Quest

## A card in full

web-cards-rules = The rules
web-cards-fact-rage = Costs { TEXT($n) } of your { TEXT($of) } Rage
web-cards-fact-slot-leader =
    { $n ->
        [0] The Leader's slot is taken
       *[other] The Leader's slot is empty ({ TEXT($n) } of { TEXT($of) })
    }
web-cards-fact-slot-warrior =
    { $n ->
        [0] The Warriors' slot is taken
       *[other] The Warriors' slot is empty ({ TEXT($n) } of { TEXT($of) })
    }
web-cards-fact-slot-ship =
    { $n ->
        [0] The Ship's slot is taken
       *[other] The Ship's slot is empty ({ TEXT($n) } of { TEXT($of) })
    }
web-cards-fact-slot-monster = Empty Monster slots: { TEXT($n) } of { TEXT($of) }
web-cards-fact-slot-clan = Empty Clan slots: { TEXT($n) } of { TEXT($of) }
web-cards-fact-horns = Figures on the board: { TEXT($n) } of { TEXT($of) } by your Horns

## The draft

web-cards-key-board = b
web-cards-board = Board
web-cards-board-hold = Look at the board (hold B)
web-cards-pick = Pick { TEXT($n) } of { TEXT($of) }
web-cards-keep =
    { $n ->
        [1] Keep one of { TEXT($of) } cards
       *[other] Keep { TEXT($n) } of { TEXT($of) } cards
    }
web-cards-pass-left = You pass left, to { TEXT($clan, kind: "clan") }
web-cards-last-two = The last two cards are discarded face down
web-cards-pack = The cards to choose from
web-cards-how = Keys 1–{ TEXT($keys) }, then Enter · you can change your mind until everyone has picked
web-cards-one-more = Kept: { LIST($cards, kind: "card") } · one more
web-cards-given-wait = Kept: { LIST($cards, kind: "card") } · you can change it while waiting for { LIST($who, kind: "clan") }
web-cards-given = kept
web-cards-choose = Choose a card
web-cards-hide-hint = Hide hint
web-cards-thinking = Thinking…
web-cards-suggested = suggested
web-cards-suggested-this = Suggested.
web-cards-advice =
    { $reasons ->
        [none] A strong bot would keep { TEXT($card, kind: "card") }.
       *[other] A strong bot would keep { TEXT($card, kind: "card") }: { $reasons }.
    }
web-cards-kept = Kept so far: { TEXT($n) } of { TEXT($of) }
web-cards-saved = saved earlier
web-cards-your-pick = your pick
