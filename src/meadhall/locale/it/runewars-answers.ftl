### Runewars: le etichette delle risposte, `rw-answer-<verb>`; `rw-answer-<verb>-<prompt>` dove una domanda vuole la sua.
### $id: di che cosa si tratta; $kind: di che tipo è; $n (numero); $routed, $damage: di un’unità in battaglia;
### $q, $r: una casella della mappa; e tutto ciò di cui parla la domanda, come in runewars-prompts.ftl.

## Sì, no, basta così

rw-answer-done = Fatto
rw-answer-done-my-turn = Prosegui
rw-answer-done-play-tactics = Non giocare carte
rw-answer-done-activate = Non attivare nulla
rw-answer-done-move-from = Nessun’altra miniatura: esegui questi movimenti
rw-answer-done-strategize-from = Nessun’altra miniatura: esegui questi movimenti
rw-answer-done-recruit-dial = Nessun secondo quadrante
rw-answer-done-city-benefit = Non prendere nulla
rw-answer-done-seek-hero = Non cercare eroi
rw-answer-done-acquire-power-reward = Non usare ricompense
rw-answer-done-take-title = Non prendere titoli
rw-answer-done-fortify = Nient’altro
rw-answer-done-enlist-hero = Non prendere nessuno
rw-answer-done-quest-hero = Nessun altro eroe agisce
rw-answer-done-quest-walk = Resta qui
rw-answer-done-hero-walk = Resta qui
rw-answer-done-hero-deed = Non fare nulla qui
rw-answer-done-quest-after-duel = Nessuna missione
rw-answer-done-discard-false-rune = Non scartarne altre
rw-answer-done-assist-hero = Nessun altro assiste
rw-answer-done-assist-reward = Non usare ricompense
rw-answer-done-use-reward = Non usare ricompense
rw-answer-done-redraw-fate = Tieni queste carte
rw-answer-done-heroes-go-along = Nessun altro va con loro
rw-answer-done-choose-thing = Non scegliere altro
rw-answer-done-choose-unit = Non scegliere altre unità
rw-answer-done-destroy-unit = Nessun’altra
rw-answer-done-rout-unit = Nessun’altra
rw-answer-done-stand-unit = Nessun’altra
rw-answer-done-move-some = Nessun’altra si muove
rw-answer-done-units-where = Nessun’altra
rw-answer-done-battle-surplus = Le altre restano
rw-answer-done-spread-rewards = No, tieni insieme il resto
rw-answer-no = No
rw-answer-no-fight-or-retreat = Ritirati
rw-answer-no-tear-down = Nessuna: non costruire
rw-answer-no-runes-back = No, lasciali dove sono
rw-answer-no-build-development = Non costruire nulla
rw-answer-yes = Sì
rw-answer-yes-runes-back = Sì, scambiali
rw-answer-yes-pay = Sì, paga

## Preparazione

rw-answer-faction = { TEXT($id, kind: "rw-faction") }
rw-answer-tile = { TEXT($id, kind: "rw-piece") }
rw-answer-at = In { TEXT($q) }, { TEXT($r) }
rw-answer-turned = Rotazione di { TEXT($n) }°
rw-answer-side = A { TEXT($id, kind: "rw-side") }
rw-answer-marker = Indicatore regno natale { TEXT($id) }

## Ordini e turni

rw-answer-order = { TEXT($id, kind: "rw-order") }
rw-answer-play = Gioca «{ TEXT($id, kind: "rw-tactics") }»
rw-answer-claim = Rivela il tuo obiettivo raggiunto
rw-answer-victory = Piazza la carta vittoria
rw-answer-use =
    { $kind ->
        [title] Usa il titolo «{ TEXT($id, kind: "rw-title") }»
       *[reward] Usa «{ TEXT($id, kind: "rw-reward") }»
    }
rw-answer-take-rewards = Prendi le ricompense in { TEXT($id, kind: "rw-area") }
rw-answer-raze = Rimuovi il segnalino esplorazione in { TEXT($id, kind: "rw-area") }
rw-answer-swap = Passa una ricompensa da un eroe a un altro

## Movimento e luoghi

rw-answer-activate = Attiva { TEXT($id, kind: "rw-area") }
rw-answer-from = Da { TEXT($id, kind: "rw-area") }
rw-answer-from-tear-down = Rimuovi quella in { TEXT($id, kind: "rw-area") }
rw-answer-from-move-development = Quello in { TEXT($id, kind: "rw-area") }
rw-answer-from-units-where = In { TEXT($id, kind: "rw-area") }
rw-answer-to = In { TEXT($id, kind: "rw-area") }
rw-answer-to-take-over = Sì, rimuovendo quella in { TEXT($id, kind: "rw-area") }
rw-answer-retreat = Ritirata in { TEXT($id, kind: "rw-area") }
rw-answer-area = { TEXT($id, kind: "rw-area") }
rw-answer-area-free-figure = Distruggine una in { TEXT($id, kind: "rw-area") }
rw-answer-place = In { TEXT($id, kind: "rw-area") }
rw-answer-place-take-over = Sì
rw-answer-units = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }
rw-answer-hero = { TEXT($id, kind: "rw-hero") }
rw-answer-lose = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }
rw-answer-lose-routed = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }, in rotta
rw-answer-fight = Combatti
rw-answer-fight-duel-symbol = 1 danno, senza ricompensa
rw-answer-diplomacy = Tenta la diplomazia
rw-answer-spend = { TEXT($n) } influenza
rw-answer-bid = Offri { TEXT($n) }

## Battaglie e fato

rw-answer-assist = Assisti: { TEXT($id, kind: "rw-unit") }
rw-answer-attack = { TEXT($id, kind: "rw-unit") }
rw-answer-unit = { TEXT($id, kind: "rw-unit") }{ $routed ->
        [yes] , in rotta
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , danni: { $damage }
    }
rw-answer-keep = Tieni la { rw-fate-card }
rw-answer-drop = Scarta la { rw-fate-card }
rw-fate-card = carta { TEXT($id) }

## Eroi e missioni

rw-answer-heal = Guarisci tutti i danni
rw-answer-train = Addestra: { TEXT($id, kind: "rw-attribute") }
rw-answer-test = Prova di { TEXT($id, kind: "rw-attribute") }
rw-answer-train-raise-attribute = Aumenta: { TEXT($id, kind: "rw-attribute") }
rw-answer-move = Muovi, poi una missione o un duello
rw-answer-duel = Sfida a duello { TEXT($id, kind: "rw-hero") }
rw-answer-quest = Tenta la missione «{ TEXT($id, kind: "rw-quest") }»
rw-answer-reward = «{ TEXT($id, kind: "rw-reward") }»
rw-answer-discard =
    { $kind ->
        [quest] Scarta «{ TEXT($id, kind: "rw-quest") }»
        [tactics] Scarta «{ TEXT($id, kind: "rw-tactics") }»
       *[reward] Scarta «{ TEXT($id, kind: "rw-reward") }»
    }
rw-answer-objective = Tieni «{ TEXT($id, kind: "rw-objective") }»
rw-answer-enlist = { TEXT($id, kind: "rw-hero") } si unisce a te
rw-answer-dismiss = { TEXT($id, kind: "rw-hero") } se ne va

## Scelte di carte e ordini

rw-answer-player = { TEXT($id, kind: "rw-seat") }
rw-answer-dial = { TEXT($id, kind: "rw-resource") }
rw-answer-choose-order = { TEXT($id, kind: "rw-order") }
rw-answer-type = { TEXT($id, kind: "rw-unit") }
rw-answer-title = { TEXT($id, kind: "rw-title") }
rw-answer-choose = { TEXT($id, kind: "rw-choice") }
rw-answer-take = { TEXT($id, kind: "rw-benefit") }
rw-answer-take-fall-gift =
    { $id ->
        [influence] 2 influenza
       *[tactics] 1 carta tattica
    }
rw-answer-build = Costruisci in { TEXT($id, kind: "rw-area") }
rw-answer-build-fortify = Costruisci una roccaforte in { TEXT($id, kind: "rw-area") } (1 legname, 1 minerale)
rw-answer-repair = Ripara la roccaforte in { TEXT($id, kind: "rw-area") } (1 minerale)
rw-answer-runes = Sposta segnalini runa
rw-answer-develop = { TEXT($id, kind: "rw-development") }
rw-answer-discard-rune = La falsa runa in { TEXT($id, kind: "rw-area") }
rw-answer-dragon = In { TEXT($id, kind: "rw-area") }
rw-answer-false = In { TEXT($id, kind: "rw-area") }
rw-answer-reveal = Quella in { TEXT($id, kind: "rw-area") }

## Tra che cosa fanno scegliere le carte, secondo il nome della scelta; `rw-choice-<choice>-<card>` dove una carta
## vuole parole sue

rw-choice-bribe = Paga 2 influenza
rw-choice-build = Costruisci uno sviluppo
rw-choice-calm = Nessuna tempesta; pesca 1 carta tattica
rw-choice-claim = Restituisci il titolo e ricevi una runa del drago
rw-choice-dial = Aumenta di 1 un quadrante
rw-choice-finish-damaged = Distruggi un’unità nemica ferita
rw-choice-finish-routed = Distruggi un’unità nemica in rotta
rw-choice-hit = 1 danno
rw-choice-influence = Prendi influenza
rw-choice-influence-the-councils-tithe = Perdi 2 influenza
rw-choice-influence-the-frozen-court = Ottieni 2 influenza
rw-choice-last-triangle = Distruggi la tua ultima unità triangolare
rw-choice-listen = Pesca 1 carta tattica
rw-choice-none = Non spendere nulla
rw-choice-objective = Prendi un nuovo obiettivo
rw-choice-one = Uno
rw-choice-one-the-sorcerers-wager = Combatti contro un Mago, per 1 ricompensa
rw-choice-one-antler-oath = Combatti contro un Uomo Bestia
rw-choice-one-the-silent-auction = Paga 1 influenza
rw-choice-one-laden-caravans = Un quadrante +2
rw-choice-one-rectangle = Distruggi una delle tue unità rettangolari
rw-choice-pay = Paga 3 influenza
rw-choice-quest = Pesca una missione
rw-choice-rectangle = Un’unità rettangolare
rw-choice-rectangle-latari-pegasus-rider = Metti in rotta un’unità rettangolare
rw-choice-repair = Ripara una roccaforte
rw-choice-row = Prova di agilità
rw-choice-rune = Restituisci il titolo e ricevi una runa del drago
rw-choice-storm = Una tempesta: gli altri non muovono unità in questa stagione
rw-choice-study = Aumenta di 1 la saggezza
rw-choice-tactics = Scarta una carta tattica
rw-choice-trade = Scarta una carta tattica per una ricompensa
rw-choice-triangles = Due unità triangolari
rw-choice-triangles-latari-pegasus-rider = Metti in rotta fino a due unità triangolari
rw-choice-two = Due
rw-choice-two-the-sorcerers-wager = Combatti contro due Maghi, per 2 ricompense
rw-choice-two-antler-oath = Combatti contro due Uomini Bestia
rw-choice-two-the-silent-auction = Paga 2 influenza
rw-choice-two-laden-caravans = Due quadranti +1
rw-choice-two-triangles = Distruggi due delle tue unità triangolari
rw-choice-unit = Distruggi una delle tue unità
rw-choice-use = Usalo: lo sviluppo si scarta
