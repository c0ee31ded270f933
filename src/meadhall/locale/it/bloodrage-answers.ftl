### Blood Rage: le etichette delle risposte, `answer-<verb>`; `answer-<verb>-<prompt>` dove una domanda vuole la sua.
### $card, $figure, $source, $target, $stat: nomi; $n (numero).

## Il turno

answer-pass = Passa la mano e rinuncia alla Furia rimasta
answer-invade = Invadi { TEXT($figure, kind: "figure", form: "with") }
answer-invade-free-invade-whom = Invadi { TEXT($figure, kind: "figure", form: "with") }, senza spendere Furia
answer-recall = Invadi { TEXT($figure, kind: "figure", form: "with") } dal Valhalla («Dominio di Frigg», 1 Furia)
answer-march = Marcia { TEXT($source, kind: "place", form: "from") } (1 Furia)
answer-upgrade = Miglioria «{ TEXT($card, kind: "card") }»
answer-quest = Votati all’impresa «{ TEXT($card, kind: "card") }»
answer-pillage = Saccheggia { TEXT($target, kind: "place", form: "acc") }
answer-pillage-thors-domain = Saccheggia { TEXT($target, kind: "place", form: "acc") } (2 Furia)
answer-challenge = Saccheggia di nuovo { TEXT($target, kind: "place", form: "acc") } («Sfida di Tyr», 2 Furia)
answer-sacrifice = Sacrifica due miniature per una statistica («Sacrificio di Frigg»)

## Parti di un’azione

answer-place = { TEXT($target, kind: "place") }
answer-place-march-where = Marcia { TEXT($target, kind: "place", form: "to") }
answer-place-move-leader = Il Capo va { TEXT($target, kind: "place", form: "to") }
answer-warriors = { TEXT($figure, $n, kind: "figure", form: "count") }
answer-figure = { TEXT($figure, kind: "figure") }
answer-bring = Porta un Guerriero { TEXT($target, kind: "place", form: "to") }
answer-free = In uno spazio libero
answer-replace = Al posto di «{ TEXT($card, kind: "card") }»
answer-victim = Distruggi { TEXT($figure, kind: "figure", form: "acc") } { TEXT($source, kind: "place", form: "in") }
answer-raise = Incrementa { TEXT($stat, kind: "stat", form: "acc") }

## Carte

answer-keep = Tieni «{ TEXT($card, kind: "card") }»
answer-keep-save-card = Tieni «{ TEXT($card, kind: "card") }» per la prossima era
answer-nothing = Non tenere nulla
answer-reveal = Gioca «{ TEXT($card, kind: "card") }»
answer-add = Aggiungi «{ TEXT($card, kind: "card") }»
answer-take = Riprendi «{ TEXT($card, kind: "card") }» (1 Furia)
answer-treat = Considera l’impresa una carta battaglia da +{ TEXT($n) }

## Battaglia

answer-join = Porta in battaglia { TEXT($figure, kind: "figure", form: "acc") } { TEXT($source, kind: "place", form: "from") }
answer-spare = Conserva { TEXT($figure, kind: "figure", form: "acc") }
answer-protect = Salva { TEXT($figure, kind: "figure", form: "acc") } (1 Furia)
answer-retreat = La Strega Volur fugge a Yggdrasil

## No, o basta così

answer-decline = No
answer-decline-free-invade = Non invadere
answer-decline-free-invade-whom = Non invadere
answer-decline-friggas-succor = Non portare nessuno
answer-decline-lokis-blessing = Non portare nessuno
answer-decline-thors-domain = Non saccheggiare
answer-decline-join-battle = Non muovere nessuno
answer-decline-treat-quest = No, non aggiunge nulla
answer-decline-late-card = Non aggiungere nulla
answer-decline-save-figures = Non salvare nessun altro
answer-decline-move-leader = Il Capo resta dov’è
answer-done = Fatto
answer-done-march-whom = Non marcia nessun altro
answer-done-retake-cards = Non riprendere altre carte
