### Blood Rage: the labels of answers, `answer-<verb>`; `answer-<verb>-<prompt>` where a prompt needs its own.
### $card, $figure, $source, $target, $stat: ids; $n (number).

## The turn

answer-pass = Pass and give up your remaining Rage
answer-invade = Invade { TEXT($figure, kind: "figure", form: "with") }
answer-invade-free-invade-whom = Invade { TEXT($figure, kind: "figure", form: "with") }, for no Rage
answer-recall = Invade { TEXT($figure, kind: "figure", form: "with") } from Valhalla (Frigga's Domain, 1 Rage)
answer-march = March { TEXT($source, kind: "place", form: "from") } (1 Rage)
answer-upgrade = Upgrade: { TEXT($card, kind: "card") }
answer-quest = Commit to the Quest { TEXT($card, kind: "card") }
answer-pillage = Pillage { TEXT($target, kind: "place", form: "acc") }
answer-pillage-thors-domain = Pillage { TEXT($target, kind: "place", form: "acc") } (2 Rage)
answer-challenge = Pillage { TEXT($target, kind: "place", form: "acc") } once more (Tyr's Challenge, 2 Rage)
answer-sacrifice = Sacrifice two figures for a stat (Frigga's Sacrifice)

## Parts of an action

answer-place = { TEXT($target, kind: "place") }
answer-place-march-where = March { TEXT($target, kind: "place", form: "to") }
answer-place-move-leader = The Leader goes { TEXT($target, kind: "place", form: "to") }
answer-warriors = { TEXT($figure, $n, kind: "figure", form: "count") }
answer-figure = { TEXT($figure, kind: "figure") }
answer-bring = Bring a Warrior { TEXT($target, kind: "place", form: "to") }
answer-free = Into a free slot
answer-replace = In place of { TEXT($card, kind: "card") }
answer-victim = Destroy { TEXT($figure, kind: "figure", form: "acc") } { TEXT($source, kind: "place", form: "in") }
answer-raise = Raise { TEXT($stat, kind: "stat", form: "acc") }

## Cards

answer-keep = Keep { TEXT($card, kind: "card") }
answer-keep-save-card = Keep { TEXT($card, kind: "card") } for the next Age
answer-nothing = Keep nothing
answer-reveal = Play { TEXT($card, kind: "card") }
answer-add = Add { TEXT($card, kind: "card") }
answer-take = Take back { TEXT($card, kind: "card") } (1 Rage)
answer-treat = Count the Quest as a Battle card of { TEXT($n) }

## Battle

answer-join = Bring in { TEXT($figure, kind: "figure", form: "acc") } { TEXT($source, kind: "place", form: "from") }
answer-spare = Keep { TEXT($figure, kind: "figure", form: "acc") }
answer-protect = Save { TEXT($figure, kind: "figure", form: "acc") } (1 Rage)
answer-retreat = The Volur Witch escapes to Yggdrasil

## No, or no more

answer-decline = No
answer-decline-free-invade = Do not invade
answer-decline-free-invade-whom = Do not invade
answer-decline-friggas-succor = Bring nobody
answer-decline-lokis-blessing = Bring nobody
answer-decline-thors-domain = Do not pillage
answer-decline-join-battle = Move nobody
answer-decline-treat-quest = No, it adds nothing
answer-decline-late-card = Add nothing
answer-decline-save-figures = Save nobody else
answer-decline-move-leader = The Leader stays
answer-done = Done
answer-done-march-whom = Nobody else marches
answer-done-retake-cards = Take no more cards
