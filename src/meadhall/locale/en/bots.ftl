### Bots: their names, their strength, and the reasons for their choices.

## Bots, from the weakest to the strongest

bot-random = random
    .text = Plays a random legal answer.
bot-careful = careful
    .text = Plays at random, but avoids obvious mistakes.
bot-thrall = thrall
    .text = Knows the rules and does not look ahead. Good for learning the game.
bot-karl = karl
    .text = Plays sensibly and forgives a mistake or two.
bot-jarl = jarl
    .text = Calculates well and rarely misses a chance.
bot-konung = konung
    .text = Thinks far ahead, sometimes for a few seconds. The strongest.

## Why a choice is good or bad: `reason-<id>`, short phrases
## $card, $province, $stat, $god, $token: ids; $n, $glory (numbers).

reason-fits-quest = helps with the Quest “{ TEXT($card, kind: "card") }”
reason-fulfils-quest = fulfils the Quest “{ TEXT($card, kind: "card") }” as things stand ({ $glory } Glory)
reason-wins-battle = wins the battle by { TEXT($n) } as things stand
reason-loses-battle = loses the battle by { TEXT($n) } as things stand
reason-wins-tie-none = a tie as things stand: nobody wins
reason-dies-for-glory = { n-glory } for figures destroyed by Ragnarok
reason-loki = { n-glory } for figures released from Valhalla
reason-token = the pillage reward: { TEXT($token, kind: "token") }
reason-legendary = brings { TEXT($stat, kind: "stat", form: "acc") } closer to a legendary step ({ $glory } Glory)
reason-god =
    { $n ->
        [one] goes with { $n } other card of { TEXT($god, kind: "god") } you have
       *[other] goes with { $n } other cards of { TEXT($god, kind: "god") } you have
    }
reason-strong-card = a Battle card of +{ TEXT($n) }
reason-upgrade = “{ TEXT($card, kind: "card") }” pays off in every Age
reason-saves-rage =
    { $n ->
        [0] costs no Rage
       *[other] costs no Rage (saves { $n })
    }
reason-strength = you would lead { TEXT($province, kind: "place", form: "in") } by { TEXT($n) }
reason-cheap = cheap: { n-rage }
reason-only-choice = the only choice
reason-end-of-age = nothing better to do before the Age ends
reason-keeps-cards = keeps your cards for later
