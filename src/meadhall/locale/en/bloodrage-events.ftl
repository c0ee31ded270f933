### Blood Rage: the log. `event-<kind>` is one line; `event-<kind>-hidden` is the same for those who may not
### know all of it. $seat, $other: clans; $figure, $card, $place, $target, $stat, $token, $phase, $source,
### $cause: ids; $seats: ids separated by spaces; $n, $more (numbers).

## Ages and phases

event-age_begins = The { TEXT($n, kind: "age") } begins.
event-phase_begins = Phase: { TEXT($phase, kind: "phase") }.
event-first_player = { TEXT($seat, kind: "clan") } is now the first player.
event-game_ends = The game is over.

## Gods' Gifts, Discard

event-cards_dealt = Everyone is dealt { n-cards.acc }.
event-card_kept = { TEXT($seat, kind: "clan") } keeps “{ TEXT($card, kind: "card") }”.
event-card_kept-hidden = { TEXT($seat, kind: "clan") } keeps a card.
event-packs_passed = The packs go to the left (pass { TEXT($n) }).
event-hand_discarded = { TEXT($seat, kind: "clan") } keeps “{ TEXT($card, kind: "card") }” for the next Age and discards { n-cards.acc }.
event-hand_discarded-hidden = { TEXT($seat, kind: "clan") } discards { n-cards.acc }.

## Actions

event-turn_begins = It is { TEXT($seat, kind: "clan", form: "gen") } turn.
event-passed = { TEXT($seat, kind: "clan") } passes.
event-rage_paid = { TEXT($seat, kind: "clan") } pays { n-rage.acc }.
event-rage_gained = { TEXT($seat, kind: "clan") } gains { n-rage.acc }.
event-invaded =
    { $place ->
        [valhalla] { TEXT($seat, kind: "clan") } invades { TEXT($target, kind: "place", form: "acc") } { TEXT($figure, kind: "figure", form: "with") } { TEXT($place, kind: "place", form: "from") }.
       *[other] { TEXT($seat, kind: "clan") } invades { TEXT($target, kind: "place", form: "acc") } { TEXT($figure, kind: "figure", form: "with") }.
    }
event-marched =
    { $n ->
        [1] { TEXT($seat, kind: "clan") } marches { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") } { TEXT($figure, kind: "figure", form: "with") }.
       *[other] { TEXT($seat, kind: "clan") } marches { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") } with { TEXT($figure, $n, kind: "figure", form: "count") }.
    }
event-upgraded = { TEXT($seat, kind: "clan") } plays the Upgrade “{ TEXT($card, kind: "card") }”.
event-card_replaced = { TEXT($seat, kind: "clan") } discards the Upgrade “{ TEXT($card, kind: "card") }”.
event-monster_boxed = { TEXT($seat, kind: "clan") } puts { TEXT($figure, kind: "figure", form: "acc") } back into the box.
event-quest_taken = { TEXT($seat, kind: "clan") } commits to the Quest “{ TEXT($card, kind: "card") }”.
event-quest_taken-hidden = { TEXT($seat, kind: "clan") } commits to a Quest, face down.
event-sacrificed = { TEXT($seat, kind: "clan") } sacrifices two figures (Frigga's Sacrifice).

## Pillage and battle

event-pillage_begins = { TEXT($seat, kind: "clan") } tries to pillage { TEXT($place, kind: "place", form: "acc") }.
event-joined = { TEXT($seat, kind: "clan") } joins the battle { TEXT($target, kind: "place", form: "in") } { TEXT($figure, kind: "figure", form: "with") } { TEXT($place, kind: "place", form: "from") }.
event-battle_begins = Battle { TEXT($place, kind: "place", form: "in") }: { LIST($seats, kind: "clan") }.
event-card_revealed = { TEXT($seat, kind: "clan") } reveals “{ TEXT($card, kind: "card") }”.
event-quest_treated = { TEXT($seat, kind: "clan") } counts the Quest as a Battle card of { TEXT($n) }.
event-text_cancelled = Thor's Primacy cancels the text of “{ TEXT($card, kind: "card") }” ({ TEXT($seat, kind: "clan") }).
event-watch_discards = { TEXT($seat, kind: "clan") }: Heimdall's Watch discards all revealed cards, worth { TEXT($n) } together.
event-figure_spared = { TEXT($seat, kind: "clan") } keeps { TEXT($figure, kind: "figure", form: "acc") } (Odin's Tide).
event-card_added = { TEXT($seat, kind: "clan") } adds “{ TEXT($card, kind: "card") }”.
event-strength_counted = { TEXT($seat, kind: "clan") }: strength { TEXT($n) } from figures and { TEXT($more) } from cards.
event-battle_won = { TEXT($seat, kind: "clan") } wins the battle { TEXT($place, kind: "place", form: "in") }.
event-battle_tied = The battle { TEXT($place, kind: "place", form: "in") } is tied: everyone loses.
event-card_taken = { TEXT($seat, kind: "clan") } takes “{ TEXT($card, kind: "card") }” from { TEXT($other, kind: "clan") } (Loki's Poison).
event-card_returned = { TEXT($seat, kind: "clan") } takes “{ TEXT($card, kind: "card") }” back into hand.
event-card_discarded = { TEXT($seat, kind: "clan") } discards “{ TEXT($card, kind: "card") }”.
event-destroyed =
    { $n ->
        [1] { TEXT($seat, kind: "clan") } loses { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") } ({ TEXT($cause, kind: "cause") }).
       *[other] { TEXT($seat, kind: "clan") } loses { TEXT($figure, $n, kind: "figure", form: "count-acc") } { TEXT($place, kind: "place", form: "in") } ({ TEXT($cause, kind: "cause") }).
    }
event-protected = { TEXT($seat, kind: "clan") } saves { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") } (Frigga's Protection).
event-witch_retreated = { TEXT($seat, kind: "clan") }: the Volur Witch escapes { TEXT($place, kind: "place", form: "from") } to Yggdrasil.
event-province_pillaged = { TEXT($seat, kind: "clan") } pillages { TEXT($place, kind: "place", form: "acc") }: { TEXT($token, kind: "token") }.
event-pillage_failed = { TEXT($seat, kind: "clan") } fails to pillage { TEXT($place, kind: "place", form: "acc") }.
event-leader_moved = { TEXT($seat, kind: "clan") }: the Leader goes { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") }.

## Glory and stats

event-glory_gained =
    { $source ->
        [lost] { TEXT($seat, kind: "clan") }: { n-glory } { TEXT($source, kind: "source", form: "for") }.
       *[other] { TEXT($seat, kind: "clan") }: +{ n-glory } { TEXT($source, kind: "source", form: "for") }.
    }
event-stat_raised = { TEXT($seat, kind: "clan") } raises { TEXT($stat, kind: "stat", form: "acc") }.

## Quests, Ragnarok, Valhalla

event-quest_judged =
    { $n ->
        [0] { TEXT($seat, kind: "clan") } does not fulfil “{ TEXT($card, kind: "card") }”.
       *[other] { TEXT($seat, kind: "clan") } fulfils “{ TEXT($card, kind: "card") }” for { n-glory.acc }.
    }
event-province_destroyed = Ragnarok destroys { TEXT($place, kind: "place", form: "acc") }.
event-province_doomed = The next province to be destroyed: { TEXT($place, kind: "place") }.
event-released = { TEXT($seat, kind: "clan") } gets { n-figures.acc } back from Valhalla.

## Where Glory comes from: the heading, and `.for` in a sentence

source-battle = Battles won
    .for = for winning the battle
source-pillage = Pillage rewards
    .for = as a pillage reward
source-quest = Quests
    .for = for Quests
source-ragnarok = Ragnarok
    .for = for figures destroyed by Ragnarok
source-valhalla = Return from Valhalla
    .for = for figures back from Valhalla
source-ship = Ships destroyed
    .for = for a destroyed Ship
source-battle-card = Battle cards
    .for = from a Battle card
source-stolen = Stolen
    .for = stolen with Loki's Backstab
source-lost = Stolen by others
    .for = lost to Loki's Backstab
source-valkyrie = Valkyrie
    .for = for the Valkyrie
source-thors-glory = Thor's Glory
    .for = for Thor's Glory
source-conquest = Thor's Conquest
    .for = for Thor's Conquest
source-legend = Legendary stats
    .for = for a legendary stat

## Why figures are destroyed

cause-battle = in battle
cause-card = by a card
cause-monster = by a Monster
cause-sacrifice = as a sacrifice
cause-ragnarok = by Ragnarok
