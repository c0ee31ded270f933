### Runewars: why a hint is a good one; the bots' reason “rw-<id>” is the message `rw-reason-<id>`.
### $area, $seat: ids; $n, $percent (numbers).

rw-reason-victory = you have { TEXT($n) } dragon runes: if you keep six for a year, you win
rw-reason-objective = a dragon rune for your objective
rw-reason-recruits =
    { $n ->
        [one] about { $n } point of strength in new units
       *[other] about { $n } points of strength in new units
    }
rw-reason-talks = diplomacy succeeds in { TEXT($percent) }% of cases
rw-reason-guards-rune = guards a dragon rune in { TEXT($area, kind: "rw-area") }
rw-reason-near-quest = brings the hero closer to a quest
rw-reason-quest = a quest may bring a reward
rw-reason-shard = the reward becomes a dragon rune
rw-reason-harvest = your dials rise by { TEXT($n) } in all
rw-reason-food = winter is near: food decides how many units stay
rw-reason-cities =
    { $n ->
        [one] you control { $n } city
       *[other] you control { $n } cities
    }
rw-reason-influence = brings { TEXT($n) } influence
rw-reason-tactics =
    { $n ->
        [one] with supremacy, { $n } Tactics card
       *[other] with supremacy, { $n } Tactics cards
    }
rw-reason-supremacy = you would get its supremacy bonus
rw-reason-wins-battle = you would win the battle in about { TEXT($percent) }% of cases
rw-reason-free-land = { TEXT($area, kind: "rw-area") } is yours without a fight
rw-reason-takes-rune = there may be a dragon rune in { TEXT($area, kind: "rw-area") } ({ TEXT($percent) }%)
rw-reason-stops-victory = stops { TEXT($seat, kind: "rw-seat") }, who has placed a Victory card
rw-reason-takes-city = takes the city in { TEXT($area, kind: "rw-area") }
rw-reason-good-land = { TEXT($area, kind: "rw-area") } is good land
rw-reason-rune-bid = a dragon rune is at stake
rw-reason-sure-bid = nobody can bid more
rw-reason-safe-fort = your stronghold in { TEXT($area, kind: "rw-area") } guards it
rw-reason-safe-home = { TEXT($area, kind: "rw-area") } is in your home realm
