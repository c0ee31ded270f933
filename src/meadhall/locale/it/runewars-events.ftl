### Runewars: la cronaca. `rw-event-<kind>` è una riga; `rw-event-<kind>-hidden` è la stessa per chi non può saperne
### tutto. $seat, $from, $of, $attacker, $defender, $winner, $loser: giocatori (“none”: nessuno, unità neutrali);
### $area, $to, $type, $hero, $card, $order, $title …: nomi; $cards, $quests: nomi separati da spazi; $number, e
### $n: lo stesso senza segno, $sign: “plus” o “minus”.

## Preparazione

rw-event-first_player = Primo giocatore: { TEXT($seat, kind: "rw-seat") }.
rw-event-faction_chosen = { TEXT($seat, kind: "rw-seat") } gioca con { TEXT($faction, kind: "rw-faction") }.
rw-event-setup_quests = { TEXT($seat, kind: "rw-seat") } pesca una tessera mappa per ognuna delle missioni: { LIST($quests, kind: "rw-quest") }.
rw-event-piece_laid = { TEXT($seat, kind: "rw-seat") } piazza { TEXT($piece, kind: "rw-piece") }.
rw-event-marker_laid = { TEXT($seat, kind: "rw-seat") } piazza l’indicatore regno natale { TEXT($marker) }.
rw-event-map_redone = Così la mappa non si può completare: una parte viene piazzata di nuovo.
rw-event-city_placed = La città { TEXT($city, kind: "rw-city") } è in { TEXT($area, kind: "rw-area") }.

## L’anno

rw-event-season_begins = Anno { TEXT($year) }, { TEXT($season, kind: "rw-season") }
rw-event-season_card = Carta stagione: { TEXT($card, kind: "rw-seasoncard") }.
rw-event-order_revealed = { TEXT($seat, kind: "rw-seat") } rivela { TEXT($order, kind: "rw-order") }.
rw-event-turn_begins = { TEXT($seat, kind: "rw-seat") }: { TEXT($order, kind: "rw-order") }.
rw-event-supremacy = { TEXT($seat, kind: "rw-seat") } ottiene il bonus di supremazia di { TEXT($order, kind: "rw-order") }.
rw-event-stood_up = Tutte le unità e tutti gli eroi in rotta si rialzano, e i segnalini attivazione tornano ai giocatori.
rw-event-quest_phase = Inizia la fase delle missioni.

## Mezzi

rw-event-influence =
    { $sign ->
        [minus] { TEXT($seat, kind: "rw-seat") } spende { TEXT($n) } influenza.
       *[plus] { TEXT($seat, kind: "rw-seat") } ottiene { TEXT($n) } influenza.
    }
rw-event-influence_taken = { TEXT($seat, kind: "rw-seat") } prende { TEXT($n) } influenza da { TEXT($from, kind: "rw-seat") }.
rw-event-dial = { TEXT($seat, kind: "rw-seat") }: { TEXT($resource, kind: "rw-resource") } { TEXT($old) } → { TEXT($new) }.
rw-event-tactics_drawn = { TEXT($seat, kind: "rw-seat") } pesca { LIST($cards, kind: "rw-tactics") }.
rw-event-tactics_drawn-hidden =
    { $number ->
        [one] { TEXT($seat, kind: "rw-seat") } pesca una carta tattica.
       *[other] { TEXT($seat, kind: "rw-seat") } pesca { $number } carte tattica.
    }
rw-event-tactics_played = { TEXT($seat, kind: "rw-seat") } gioca «{ TEXT($card, kind: "rw-tactics") }».
rw-event-tactics_discarded = { TEXT($seat, kind: "rw-seat") } scarta «{ TEXT($card, kind: "rw-tactics") }».
rw-event-tactics_seen = { TEXT($seat, kind: "rw-seat") } guarda le carte tattica di { TEXT($of, kind: "rw-seat") }: { LIST($cards, kind: "rw-tactics") }.
rw-event-tactics_seen-hidden = { TEXT($seat, kind: "rw-seat") } guarda carte tattica di { TEXT($of, kind: "rw-seat") }.
rw-event-quest_drawn = { TEXT($seat, kind: "rw-seat") } pesca la missione «{ TEXT($card, kind: "rw-quest") }».
rw-event-quest_drawn-hidden = { TEXT($seat, kind: "rw-seat") } pesca una missione.
rw-event-quest_discarded = { TEXT($seat, kind: "rw-seat") } scarta la missione «{ TEXT($card, kind: "rw-quest") }».
rw-event-objective_drawn = { TEXT($seat, kind: "rw-seat") } ha l’obiettivo «{ TEXT($card, kind: "rw-objective") }».
rw-event-objective_drawn-hidden = { TEXT($seat, kind: "rw-seat") } pesca un obiettivo.
rw-event-objective_met = { TEXT($seat, kind: "rw-seat") } ha raggiunto l’obiettivo «{ TEXT($card, kind: "rw-objective") }»!
rw-event-objective_boxed = { TEXT($seat, kind: "rw-seat") } perde l’obiettivo «{ TEXT($card, kind: "rw-objective") }».
rw-event-title_taken = { TEXT($seat, kind: "rw-seat") } ha ora il titolo «{ TEXT($title, kind: "rw-title") }», con sopra { TEXT($n) } influenza.
rw-event-title_returned = { TEXT($seat, kind: "rw-seat") } restituisce il titolo «{ TEXT($title, kind: "rw-title") }».
rw-event-order_returned = { TEXT($seat, kind: "rw-seat") } riprende l’ordine { TEXT($order, kind: "rw-order") }.

## Unità

rw-event-activated = { TEXT($seat, kind: "rw-seat") } attiva { TEXT($area, kind: "rw-area") }.
rw-event-token_removed = Il segnalino attivazione di { TEXT($seat, kind: "rw-seat") } viene rimosso da { TEXT($area, kind: "rw-area") }.
rw-event-moved = { TEXT($seat, kind: "rw-seat") } muove { rw-told-units } da { TEXT($from, kind: "rw-area") } a { TEXT($to, kind: "rw-area") }.
rw-event-recruited = { TEXT($seat, kind: "rw-seat") } mette { rw-told-units } in { TEXT($area, kind: "rw-area") }.
rw-event-placed = Arrivi in { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-destroyed = Perdite in { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-routed = In rotta in { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-stood = Di nuovo in piedi in { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-retreated = Ritirata da { TEXT($from, kind: "rw-area") } a { TEXT($to, kind: "rw-area") }: { rw-told-units }.
rw-event-allied = Le unità neutrali in { TEXT($area, kind: "rw-area") } si alleano con { TEXT($seat, kind: "rw-seat") }.
rw-event-diplomacy = { TEXT($seat, kind: "rw-seat") } tenta la diplomazia in { TEXT($area, kind: "rw-area") } per { TEXT($spent) } influenza.
rw-event-stronghold_built = { TEXT($seat, kind: "rw-seat") } costruisce una roccaforte in { TEXT($area, kind: "rw-area") }.
rw-event-stronghold_repaired = { TEXT($seat, kind: "rw-seat") } ripara la roccaforte in { TEXT($area, kind: "rw-area") }.
rw-event-stronghold_damaged = La roccaforte di { TEXT($seat, kind: "rw-seat") } in { TEXT($area, kind: "rw-area") } viene danneggiata.
rw-event-stronghold_lost = { TEXT($seat, kind: "rw-seat") } perde la roccaforte in { TEXT($area, kind: "rw-area") }.
rw-event-developed = { TEXT($seat, kind: "rw-seat") } costruisce in { TEXT($area, kind: "rw-area") }: { TEXT($development, kind: "rw-development") }.
rw-event-development_lost = { TEXT($seat, kind: "rw-seat") } perde in { TEXT($area, kind: "rw-area") }: { TEXT($development, kind: "rw-development") }.
rw-event-city_benefit = { TEXT($seat, kind: "rw-seat") } prende { TEXT($n) } × { TEXT($benefit, kind: "rw-benefit") } nella città di { TEXT($area, kind: "rw-area") }.
rw-event-city_destroyed = La città { TEXT($city, kind: "rw-city") } in { TEXT($area, kind: "rw-area") } viene distrutta.

## Fato

rw-event-fate_drawn = { TEXT($seat, kind: "rw-seat", form: "start") } pesca carte fato: { $cards }.
rw-event-fate_kept = { TEXT($seat, kind: "rw-seat", form: "start") } tiene { TEXT($destiny, kind: "rw-destiny") } (carta { TEXT($card) }).
rw-event-fate_redrawn = { TEXT($seat, kind: "rw-seat", form: "start") } pesca di nuovo: { $cards }.

## Battaglie

rw-event-battle_begins =
    { $defender ->
        [none] { TEXT($attacker, kind: "rw-seat") } attacca unità neutrali in { TEXT($area, kind: "rw-area") }.
       *[other] { TEXT($attacker, kind: "rw-seat") } attacca { TEXT($defender, kind: "rw-seat") } in { TEXT($area, kind: "rw-area") }.
    }
rw-event-battle_round = Iniziativa { TEXT($n) }.
rw-event-battle_group = { TEXT($seat, kind: "rw-seat", form: "start") }: { TEXT($n) } × { TEXT($type, kind: "rw-unit") }.
rw-event-assists = { TEXT($hero, kind: "rw-hero") } assiste: { TEXT($type, kind: "rw-unit") }.
rw-event-special = Abilità speciale ({ TEXT($type, kind: "rw-unit") }): { TEXT($type, kind: "rw-unit", form: "ability") }.
rw-event-damaged =
    { $n ->
        [one] { TEXT($type, kind: "rw-unit") }: { TEXT($n) } danno.
       *[other] { TEXT($type, kind: "rw-unit") }: { TEXT($n) } danni.
    }
rw-event-strength = Forza: attaccante { TEXT($attacker) }, difensore { TEXT($defender) }.
rw-event-battle_won = { TEXT($winner, kind: "rw-seat", form: "start") } vince la battaglia in { TEXT($area, kind: "rw-area") } contro { TEXT($loser, kind: "rw-seat", form: "mid") }.
rw-event-battle_cancelled = La battaglia in { TEXT($area, kind: "rw-area") } non si svolge.

## Eroi

rw-event-hero_gained = { TEXT($hero, kind: "rw-hero") } si unisce a { TEXT($seat, kind: "rw-seat") } in { TEXT($area, kind: "rw-area") }.
rw-event-hero_deserted = { TEXT($hero, kind: "rw-hero") } lascia { TEXT($seat, kind: "rw-seat") }.
rw-event-hero_moved = { TEXT($hero, kind: "rw-hero") } si muove da { TEXT($from, kind: "rw-area") } a { TEXT($to, kind: "rw-area") }.
rw-event-hero_healed =
    { $n ->
        [one] { TEXT($hero, kind: "rw-hero") } guarisce { TEXT($n) } danno.
       *[other] { TEXT($hero, kind: "rw-hero") } guarisce { TEXT($n) } danni.
    }
rw-event-hero_hurt =
    { $n ->
        [one] { TEXT($hero, kind: "rw-hero") } subisce { TEXT($n) } danno.
       *[other] { TEXT($hero, kind: "rw-hero") } subisce { TEXT($n) } danni.
    }
rw-event-hero_trained = { TEXT($hero, kind: "rw-hero") }: { TEXT($attribute, kind: "rw-attribute") } +{ TEXT($n) }.
rw-event-hero_routed = { TEXT($hero, kind: "rw-hero") } va in rotta.
rw-event-hero_stood = { TEXT($hero, kind: "rw-hero") } si rialza.
rw-event-hero_defeated = Sconfitta per { TEXT($hero, kind: "rw-hero") } ({ TEXT($seat, kind: "rw-seat") })!
rw-event-quest_tried = { TEXT($hero, kind: "rw-hero") } tenta la missione «{ TEXT($card, kind: "rw-quest") }».
rw-event-quest_done = { TEXT($hero, kind: "rw-hero") } completa la missione «{ TEXT($card, kind: "rw-quest") }».
rw-event-reward_gained = { TEXT($hero, kind: "rw-hero") } ottiene la ricompensa «{ TEXT($card, kind: "rw-reward") }».
rw-event-reward_gained-hidden = { TEXT($hero, kind: "rw-hero") } ottiene una ricompensa.
rw-event-reward_shown = { TEXT($hero, kind: "rw-hero") } rivela «{ TEXT($card, kind: "rw-reward") }».
rw-event-reward_discarded = { TEXT($hero, kind: "rw-hero") } scarta «{ TEXT($card, kind: "rw-reward") }».
rw-event-reward_passed = { TEXT($from, kind: "rw-hero") } passa «{ TEXT($card, kind: "rw-reward") }» a { TEXT($to, kind: "rw-hero") }.
rw-event-reward_passed-hidden = { TEXT($from, kind: "rw-hero") } passa una ricompensa a { TEXT($to, kind: "rw-hero") }.
rw-event-rewards_taken =
    { $n ->
        [one] { TEXT($hero, kind: "rw-hero") } raccoglie { TEXT($n) } ricompensa in { TEXT($area, kind: "rw-area") }.
       *[other] { TEXT($hero, kind: "rw-hero") } raccoglie { TEXT($n) } ricompense in { TEXT($area, kind: "rw-area") }.
    }
rw-event-duel_begins = { TEXT($hero, kind: "rw-hero") } sfida a duello { TEXT($against, kind: "rw-hero") }.
rw-event-duel_quest_begins = { TEXT($hero, kind: "rw-hero") } combatte contro { TEXT($n) } × { TEXT($type, kind: "rw-unit") }.
rw-event-duel_round = Round { TEXT($n) } del duello.
rw-event-duel_ends =
    { $hero ->
        [none] Il duello finisce senza vincitore.
       *[other] { TEXT($hero, kind: "rw-hero") } vince il duello.
    }

## Aste

rw-event-bid = { TEXT($seat, kind: "rw-seat") } offre { TEXT($n) }.
rw-event-bid_won = { TEXT($seat, kind: "rw-seat") } vince l’asta.

## Rune

rw-event-rune_placed =
    { $rune ->
        [dragon] { TEXT($seat, kind: "rw-seat") } mette una runa del drago, coperta, in { TEXT($area, kind: "rw-area") }.
       *[other] { TEXT($seat, kind: "rw-seat") } mette una falsa runa, coperta, in { TEXT($area, kind: "rw-area") }.
    }
rw-event-rune_placed-hidden = { TEXT($seat, kind: "rw-seat") } mette un segnalino runa, coperto, in { TEXT($area, kind: "rw-area") }.
rw-event-rune_laid = Sotto gli occhi di tutti in { TEXT($area, kind: "rw-area") } viene messa una { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_moved = Il segnalino runa in { TEXT($from, kind: "rw-area") } viene spostato in { TEXT($to, kind: "rw-area") }.
rw-event-rune_discarded = { TEXT($seat, kind: "rw-seat") } scarta la { TEXT($rune, kind: "rw-rune") } in { TEXT($area, kind: "rw-area") }.
rw-event-rune_revealed = { TEXT($area, kind: "rw-area") }: il segnalino di { TEXT($seat, kind: "rw-seat") } è una { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_seen = { TEXT($seat, kind: "rw-seat") } guarda il segnalino in { TEXT($area, kind: "rw-area") }: una { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_seen-hidden = { TEXT($seat, kind: "rw-seat") } guarda il segnalino runa in { TEXT($area, kind: "rw-area") }.
rw-event-runes_mixed = { TEXT($seat, kind: "rw-seat") } mescola i segnalini runa di { TEXT($one, kind: "rw-area") } e { TEXT($other, kind: "rw-area") }.

## Esplorazione

rw-event-token_turned = { TEXT($seat, kind: "rw-seat") } esplora { TEXT($area, kind: "rw-area") }: { TEXT($token, kind: "rw-token") }.
rw-event-token_discarded = Il segnalino «{ TEXT($token, kind: "rw-token") }» viene rimosso da { TEXT($area, kind: "rw-area") }.
rw-event-token_seen = { TEXT($seat, kind: "rw-seat") } guarda il segnalino esplorazione in { TEXT($area, kind: "rw-area") }: { TEXT($token, kind: "rw-token") }.
rw-event-token_seen-hidden = { TEXT($seat, kind: "rw-seat") } guarda il segnalino esplorazione in { TEXT($area, kind: "rw-area") }.

## La fine

rw-event-victory_placed = { TEXT($seat, kind: "rw-seat") } piazza la carta vittoria: si decide l’anno prossimo, in { TEXT($season, kind: "rw-season", form: "mid") }!
rw-event-victory_failed = { TEXT($seat, kind: "rw-seat") } ha meno di sei rune del drago: la carta vittoria fallisce.
rw-event-eliminated = { TEXT($seat, kind: "rw-seat") } esce dalla partita.
rw-event-game_ends = La partita è finita: vince { TEXT($winner, kind: "rw-seat") }.

rw-told-units = { TEXT($n) } × { TEXT($type, kind: "rw-unit") }
