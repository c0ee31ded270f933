### Runewars: the log. `rw-event-<kind>` is one line; `rw-event-<kind>-hidden` is the same for those who may not
### know all of it. $seat, $from, $of, $attacker, $defender, $winner, $loser: players (“none”: nobody, neutral units);
### $area, $to, $type, $hero, $card, $order, $title …: ids; $cards, $quests: ids separated by spaces; $number, and
### $n: it without its sign, $sign: “plus” or “minus”.

## Set-up

rw-event-first_player = { TEXT($seat, kind: "rw-seat") } is the first player.
rw-event-faction_chosen = { TEXT($seat, kind: "rw-seat") } plays { TEXT($faction, kind: "rw-faction") }.
rw-event-setup_quests = { TEXT($seat, kind: "rw-seat") } draws a map tile with each of the quests { LIST($quests, kind: "rw-quest") }.
rw-event-piece_laid = { TEXT($seat, kind: "rw-seat") } places { TEXT($piece, kind: "rw-piece") }.
rw-event-marker_laid = { TEXT($seat, kind: "rw-seat") } places home marker { TEXT($marker) }.
rw-event-map_redone = The map cannot be finished like this: part of it is placed again.
rw-event-city_placed = The city { TEXT($city, kind: "rw-city") } is in { TEXT($area, kind: "rw-area") }.

## The year

rw-event-season_begins = Year { TEXT($year) }, { TEXT($season, kind: "rw-season") }
rw-event-season_card = Season card: { TEXT($card, kind: "rw-seasoncard") }.
rw-event-order_revealed = { TEXT($seat, kind: "rw-seat") } reveals { TEXT($order, kind: "rw-order") }.
rw-event-turn_begins = { TEXT($seat, kind: "rw-seat") }: { TEXT($order, kind: "rw-order") }.
rw-event-supremacy = { TEXT($seat, kind: "rw-seat") } gains the supremacy bonus of { TEXT($order, kind: "rw-order") }.
rw-event-stood_up = All routed units and heroes stand up, and activation tokens are returned.
rw-event-quest_phase = The Quest Phase begins.

## Resources and cards

rw-event-influence =
    { $sign ->
        [minus] { TEXT($seat, kind: "rw-seat") } spends { TEXT($n) } influence.
       *[plus] { TEXT($seat, kind: "rw-seat") } gains { TEXT($n) } influence.
    }
rw-event-influence_taken = { TEXT($seat, kind: "rw-seat") } takes { TEXT($n) } influence from { TEXT($from, kind: "rw-seat") }.
rw-event-dial = { TEXT($seat, kind: "rw-seat") }: { TEXT($resource, kind: "rw-resource") } { TEXT($old) } → { TEXT($new) }.
rw-event-tactics_drawn = { TEXT($seat, kind: "rw-seat") } draws { LIST($cards, kind: "rw-tactics") }.
rw-event-tactics_drawn-hidden =
    { $number ->
        [one] { TEXT($seat, kind: "rw-seat") } draws a Tactics card.
       *[other] { TEXT($seat, kind: "rw-seat") } draws { $number } Tactics cards.
    }
rw-event-tactics_played = { TEXT($seat, kind: "rw-seat") } plays “{ TEXT($card, kind: "rw-tactics") }”.
rw-event-tactics_discarded = { TEXT($seat, kind: "rw-seat") } discards “{ TEXT($card, kind: "rw-tactics") }”.
rw-event-tactics_seen = { TEXT($seat, kind: "rw-seat") } looks at the Tactics cards of { TEXT($of, kind: "rw-seat") }: { LIST($cards, kind: "rw-tactics") }.
rw-event-tactics_seen-hidden = { TEXT($seat, kind: "rw-seat") } looks at Tactics cards of { TEXT($of, kind: "rw-seat") }.
rw-event-quest_drawn = { TEXT($seat, kind: "rw-seat") } draws the quest “{ TEXT($card, kind: "rw-quest") }”.
rw-event-quest_drawn-hidden = { TEXT($seat, kind: "rw-seat") } draws a quest.
rw-event-quest_discarded = { TEXT($seat, kind: "rw-seat") } discards the quest “{ TEXT($card, kind: "rw-quest") }”.
rw-event-objective_drawn = { TEXT($seat, kind: "rw-seat") } has the objective “{ TEXT($card, kind: "rw-objective") }”.
rw-event-objective_drawn-hidden = { TEXT($seat, kind: "rw-seat") } draws an objective.
rw-event-objective_met = { TEXT($seat, kind: "rw-seat") } has fulfilled the objective “{ TEXT($card, kind: "rw-objective") }”!
rw-event-objective_boxed = { TEXT($seat, kind: "rw-seat") } loses the objective “{ TEXT($card, kind: "rw-objective") }”.
rw-event-title_taken = { TEXT($seat, kind: "rw-seat") } is now { TEXT($title, kind: "rw-title") }, with { TEXT($n) } influence on the title.
rw-event-title_returned = { TEXT($seat, kind: "rw-seat") } returns the title { TEXT($title, kind: "rw-title") }.
rw-event-order_returned = { TEXT($seat, kind: "rw-seat") } takes back the order { TEXT($order, kind: "rw-order") }.

## Units

rw-event-activated = { TEXT($seat, kind: "rw-seat") } activates { TEXT($area, kind: "rw-area") }.
rw-event-token_removed = The activation token of { TEXT($seat, kind: "rw-seat") } is removed from { TEXT($area, kind: "rw-area") }.
rw-event-moved = { TEXT($seat, kind: "rw-seat") } moves { rw-told-units } from { TEXT($from, kind: "rw-area") } to { TEXT($to, kind: "rw-area") }.
rw-event-recruited = { TEXT($seat, kind: "rw-seat") } places { rw-told-units } in { TEXT($area, kind: "rw-area") }.
rw-event-placed = { rw-told-units } placed in { TEXT($area, kind: "rw-area") }.
rw-event-destroyed = { rw-told-units } destroyed in { TEXT($area, kind: "rw-area") }.
rw-event-routed = { rw-told-units } routed in { TEXT($area, kind: "rw-area") }.
rw-event-stood = { rw-told-units } in { TEXT($area, kind: "rw-area") } stood up.
rw-event-retreated = { rw-told-units } retreated from { TEXT($from, kind: "rw-area") } to { TEXT($to, kind: "rw-area") }.
rw-event-allied = The neutral units in { TEXT($area, kind: "rw-area") } ally with { TEXT($seat, kind: "rw-seat") }.
rw-event-diplomacy = { TEXT($seat, kind: "rw-seat") } tries diplomacy in { TEXT($area, kind: "rw-area") } for { TEXT($spent) } influence.
rw-event-stronghold_built = { TEXT($seat, kind: "rw-seat") } builds a stronghold in { TEXT($area, kind: "rw-area") }.
rw-event-stronghold_repaired = { TEXT($seat, kind: "rw-seat") } repairs the stronghold in { TEXT($area, kind: "rw-area") }.
rw-event-stronghold_damaged = The stronghold of { TEXT($seat, kind: "rw-seat") } in { TEXT($area, kind: "rw-area") } is damaged.
rw-event-stronghold_lost = { TEXT($seat, kind: "rw-seat") } loses the stronghold in { TEXT($area, kind: "rw-area") }.
rw-event-developed = { TEXT($seat, kind: "rw-seat") } builds { TEXT($development, kind: "rw-development") } in { TEXT($area, kind: "rw-area") }.
rw-event-development_lost = { TEXT($seat, kind: "rw-seat") } loses { TEXT($development, kind: "rw-development") } in { TEXT($area, kind: "rw-area") }.
rw-event-city_benefit = { TEXT($seat, kind: "rw-seat") } takes { TEXT($n) } × { TEXT($benefit, kind: "rw-benefit") } in the city of { TEXT($area, kind: "rw-area") }.
rw-event-city_destroyed = The city { TEXT($city, kind: "rw-city") } in { TEXT($area, kind: "rw-area") } is destroyed.

## Fate

rw-event-fate_drawn = { TEXT($seat, kind: "rw-seat", form: "start") } draws fate: { $cards }.
rw-event-fate_kept = { TEXT($seat, kind: "rw-seat", form: "start") } keeps { TEXT($destiny, kind: "rw-destiny") } (card { TEXT($card) }).
rw-event-fate_redrawn = { TEXT($seat, kind: "rw-seat", form: "start") } draws again: { $cards }.

## Battles

rw-event-battle_begins =
    { $defender ->
        [none] { TEXT($attacker, kind: "rw-seat") } attacks neutral units in { TEXT($area, kind: "rw-area") }.
       *[other] { TEXT($attacker, kind: "rw-seat") } attacks { TEXT($defender, kind: "rw-seat") } in { TEXT($area, kind: "rw-area") }.
    }
rw-event-battle_round = Initiative { TEXT($n) }.
rw-event-battle_group = { TEXT($seat, kind: "rw-seat", form: "start") }: { TEXT($n) } × { TEXT($type, kind: "rw-unit") }.
rw-event-assists = { TEXT($hero, kind: "rw-hero") } assists: { TEXT($type, kind: "rw-unit") }.
rw-event-special = Special ability of { TEXT($type, kind: "rw-unit") }: { TEXT($type, kind: "rw-unit", form: "ability") }.
rw-event-damaged = { TEXT($type, kind: "rw-unit") }: { TEXT($n) } damage.
rw-event-strength = Strength: attacker { TEXT($attacker) }, defender { TEXT($defender) }.
rw-event-battle_won = { TEXT($winner, kind: "rw-seat", form: "start") } wins the battle in { TEXT($area, kind: "rw-area") } against { TEXT($loser, kind: "rw-seat", form: "mid") }.
rw-event-battle_cancelled = The battle in { TEXT($area, kind: "rw-area") } does not take place.

## Heroes

rw-event-hero_gained = { TEXT($hero, kind: "rw-hero") } joins { TEXT($seat, kind: "rw-seat") } in { TEXT($area, kind: "rw-area") }.
rw-event-hero_deserted = { TEXT($hero, kind: "rw-hero") } leaves { TEXT($seat, kind: "rw-seat") }.
rw-event-hero_moved = { TEXT($hero, kind: "rw-hero") } moves from { TEXT($from, kind: "rw-area") } to { TEXT($to, kind: "rw-area") }.
rw-event-hero_healed = { TEXT($hero, kind: "rw-hero") } heals { TEXT($n) } damage.
rw-event-hero_hurt = { TEXT($hero, kind: "rw-hero") } takes { TEXT($n) } damage.
rw-event-hero_trained = { TEXT($hero, kind: "rw-hero") } raises { TEXT($attribute, kind: "rw-attribute") } by { TEXT($n) }.
rw-event-hero_routed = { TEXT($hero, kind: "rw-hero") } is routed.
rw-event-hero_stood = { TEXT($hero, kind: "rw-hero") } stands up.
rw-event-hero_defeated = { TEXT($hero, kind: "rw-hero") } of { TEXT($seat, kind: "rw-seat") } is defeated!
rw-event-quest_tried = { TEXT($hero, kind: "rw-hero") } attempts the quest “{ TEXT($card, kind: "rw-quest") }”.
rw-event-quest_done = { TEXT($hero, kind: "rw-hero") } completes the quest “{ TEXT($card, kind: "rw-quest") }”.
rw-event-reward_gained = { TEXT($hero, kind: "rw-hero") } gains the reward “{ TEXT($card, kind: "rw-reward") }”.
rw-event-reward_gained-hidden = { TEXT($hero, kind: "rw-hero") } gains a reward.
rw-event-reward_shown = { TEXT($hero, kind: "rw-hero") } reveals “{ TEXT($card, kind: "rw-reward") }”.
rw-event-reward_discarded = { TEXT($hero, kind: "rw-hero") } discards “{ TEXT($card, kind: "rw-reward") }”.
rw-event-reward_passed = { TEXT($from, kind: "rw-hero") } passes “{ TEXT($card, kind: "rw-reward") }” to { TEXT($to, kind: "rw-hero") }.
rw-event-reward_passed-hidden = { TEXT($from, kind: "rw-hero") } passes a reward to { TEXT($to, kind: "rw-hero") }.
rw-event-rewards_taken = { TEXT($hero, kind: "rw-hero") } picks up { TEXT($n) } rewards in { TEXT($area, kind: "rw-area") }.
rw-event-duel_begins = { TEXT($hero, kind: "rw-hero") } challenges { TEXT($against, kind: "rw-hero") } to a duel.
rw-event-duel_quest_begins = { TEXT($hero, kind: "rw-hero") } fights { TEXT($n) } × { TEXT($type, kind: "rw-unit") }.
rw-event-duel_round = Round { TEXT($n) } of the duel.
rw-event-duel_ends =
    { $hero ->
        [none] The duel ends without a winner.
       *[other] { TEXT($hero, kind: "rw-hero") } wins the duel.
    }

## Bids

rw-event-bid = { TEXT($seat, kind: "rw-seat") } bids { TEXT($n) }.
rw-event-bid_won = { TEXT($seat, kind: "rw-seat") } wins the bid.

## Runes

rw-event-rune_placed =
    { $rune ->
        [dragon] { TEXT($seat, kind: "rw-seat") } places a dragon rune in { TEXT($area, kind: "rw-area") }, face down.
       *[other] { TEXT($seat, kind: "rw-seat") } places a false rune in { TEXT($area, kind: "rw-area") }, face down.
    }
rw-event-rune_placed-hidden = { TEXT($seat, kind: "rw-seat") } places a rune token in { TEXT($area, kind: "rw-area") }, face down.
rw-event-rune_laid = A { TEXT($rune, kind: "rw-rune") } is placed in { TEXT($area, kind: "rw-area") }, in full view of everybody.
rw-event-rune_moved = The rune token in { TEXT($from, kind: "rw-area") } is moved to { TEXT($to, kind: "rw-area") }.
rw-event-rune_discarded = { TEXT($seat, kind: "rw-seat") } discards the { TEXT($rune, kind: "rw-rune") } in { TEXT($area, kind: "rw-area") }.
rw-event-rune_revealed = { TEXT($area, kind: "rw-area") }: the token of { TEXT($seat, kind: "rw-seat") } is a { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_seen = { TEXT($seat, kind: "rw-seat") } looks at the token in { TEXT($area, kind: "rw-area") }: a { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_seen-hidden = { TEXT($seat, kind: "rw-seat") } looks at the rune token in { TEXT($area, kind: "rw-area") }.
rw-event-runes_mixed = { TEXT($seat, kind: "rw-seat") } mixes the rune tokens of { TEXT($one, kind: "rw-area") } and { TEXT($other, kind: "rw-area") }.

## Exploration

rw-event-token_turned = { TEXT($seat, kind: "rw-seat") } explores { TEXT($area, kind: "rw-area") }: { TEXT($token, kind: "rw-token") }.
rw-event-token_discarded = The token { TEXT($token, kind: "rw-token") } is removed from { TEXT($area, kind: "rw-area") }.
rw-event-token_seen = { TEXT($seat, kind: "rw-seat") } looks at the exploration token in { TEXT($area, kind: "rw-area") }: { TEXT($token, kind: "rw-token") }.
rw-event-token_seen-hidden = { TEXT($seat, kind: "rw-seat") } looks at the exploration token in { TEXT($area, kind: "rw-area") }.

## The end

rw-event-victory_placed = { TEXT($seat, kind: "rw-seat") } places a Victory card, to win by next { TEXT($season, kind: "rw-season", form: "mid") }!
rw-event-victory_failed = { TEXT($seat, kind: "rw-seat") } has fewer than six dragon runes: the Victory card fails.
rw-event-eliminated = { TEXT($seat, kind: "rw-seat") } is eliminated.
rw-event-game_ends = The game is over: { TEXT($winner, kind: "rw-seat") } wins.

rw-told-units = { TEXT($n) } × { TEXT($type, kind: "rw-unit") }
