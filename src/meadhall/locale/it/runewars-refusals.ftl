### Runewars: perché qualcosa non è permesso, `rw-refusal-<code>`; i codici del nucleo sono in kernel-refusals.ftl.
### $area, $other, $unit, $hero, $seat, $faction, $piece, $order, $resource, $attribute, $title, $tactics, $reward,
### $quest, $objective, $development, $city: nomi; $cell, $number: così come sono; $need, $have, $most: numeri.

rw-refusal-not_an_answer = Questa non è una risposta alla domanda attuale.

## Dove sta una regola: una pagina del regolamento, o una carta

rw-rule-page = Regolamento, pagina { $page }
rw-rule-card = Il testo della carta

## Preparazione

rw-refusal-faction_taken = Un altro giocatore ha già scelto { TEXT($faction, kind: "rw-faction") }.
rw-refusal-not_your_tile = Non piazzi tu { TEXT($piece, kind: "rw-piece") }: le tue missioni iniziali indicano altre tessere.
rw-refusal-tile_has_no_place = Sulla mappa non c’è posto per { TEXT($piece, kind: "rw-piece") }.
rw-refusal-first_in_the_middle = La prima tessera va in mezzo al tavolo, non in { TEXT($cell) }.
rw-refusal-off_the_table = { TEXT($piece, kind: "rw-piece") } uscirebbe dal tavolo.
rw-refusal-overlaps = Lì c’è già qualcosa: non c’è posto per { TEXT($piece, kind: "rw-piece") }.
rw-refusal-few_contacts = Almeno due aree di una nuova tessera devono toccare due diverse aree della mappa.
rw-refusal-colours_meet = Si toccherebbero due lati colorati: montagne e acqua non possono toccarsi.
rw-refusal-no_open_side = Si toccherebbero solo lati colorati: serve almeno un lato aperto.
rw-refusal-off_marker = Due aree del tuo regno natale devono coprire l’indicatore.
rw-refusal-homes_touch = I regni natali non possono toccarsi tra loro, né toccare l’indicatore di un altro.
rw-refusal-marker_on_map = Un indicatore regno natale va accanto alla mappa, non sull’area { TEXT($area, kind: "rw-area") }.
rw-refusal-marker_touches_few = Un indicatore regno natale deve toccare almeno { TEXT($need) } lati aperti di aree; qui ne toccherebbe { TEXT($have) }.
rw-refusal-marker_too_near = Tra due indicatori regno natale devono esserci almeno { TEXT($need) } aree.
rw-refusal-marker_taken = Un regno natale ha già sostituito l’indicatore { TEXT($number) }.
rw-refusal-no_room_for_rest = Poi non ci sarebbe più posto per ciò che resta da piazzare.
rw-refusal-next_to_marker = Un segnalino runa non può stare accanto a un indicatore regno natale, come in { TEXT($area, kind: "rw-area") }.
rw-refusal-not_your_home = { TEXT($area, kind: "rw-area") } non fa parte del tuo regno natale.
rw-refusal-heroes_start_at_home = { TEXT($hero, kind: "rw-hero") } comincia nel tuo regno natale, non in { TEXT($area, kind: "rw-area") }.
rw-refusal-no_room_for_so_many = C’è posto al massimo per { TEXT($most) }: in un’area stanno al massimo otto unità.
rw-refusal-area_full = In { TEXT($area, kind: "rw-area") } non c’è posto per così tante unità: il massimo è otto.

## Stagioni, ordini, aste

rw-refusal-order_already_played = Quest’anno hai già giocato { TEXT($order, kind: "rw-order") }. I tuoi ordini ti tornano in mano in primavera.
rw-refusal-not_in_fall = In autunno prendi influenza o una carta tattica.
rw-refusal-not_enough_influence = Costa { TEXT($need) } influenza, ma ne hai { TEXT($have) }.
rw-refusal-not_enough_cards = Carte tattica necessarie: { TEXT($need) }, ma ne hai { TEXT($have) }.
rw-refusal-spend_at_most = Qui puoi spendere al massimo { TEXT($most) } influenza.
rw-refusal-spend_more = Qui devi spendere almeno { TEXT($need) } influenza.
rw-refusal-at_least_one = Indica una quantità: almeno 1.
rw-refusal-not_tied = { TEXT($seat, kind: "rw-seat") } non è tra chi ha offerte in parità.
rw-refusal-must_recruit = Scegli un quadrante con cui reclutare.
rw-refusal-dial_used = Hai già reclutato con questo quadrante: { TEXT($resource, kind: "rw-resource") }. Il secondo deve essere un altro.
rw-refusal-few_heroes_left = Carte eroe rimaste nel mazzo: solo { TEXT($have) }.
rw-refusal-only_neutral_units = { TEXT($unit, kind: "rw-unit") }: si possono scegliere solo unità neutrali.
rw-refusal-only_faction_units = { TEXT($unit, kind: "rw-unit") }: si possono scegliere solo unità della tua fazione.
rw-refusal-wrong_class = { TEXT($unit, kind: "rw-unit") }: un’unità di questa forma non si può scegliere.
rw-refusal-none_in_supply = Nella riserva non ci sono più miniature di questa unità: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-none_of_class_in_supply = Nella riserva non ci sono più unità neutrali di questa forma.
rw-refusal-not_of_this_city = { TEXT($city, kind: "rw-city") } non offre questo.
rw-refusal-your_title_already = Hai già il titolo «{ TEXT($title, kind: "rw-title") }».
rw-refusal-title_costs_more = Il titolo «{ TEXT($title, kind: "rw-title") }» costa almeno { TEXT($need) } influenza: più di quanta ce n’è sopra.
rw-refusal-not_your_title = Non hai il titolo «{ TEXT($title, kind: "rw-title") }».
rw-refusal-title_not_now = Ora il titolo «{ TEXT($title, kind: "rw-title") }» non si può usare.
rw-refusal-title_used = Il titolo «{ TEXT($title, kind: "rw-title") }» non si può usare di nuovo in questo turno.
rw-refusal-once_an_order = Ogni parte di Fortificazione si può fare una volta sola.
rw-refusal-no_wood = Il tuo quadrante del legname è a 0: una roccaforte costa 1 legname e 1 minerale.
rw-refusal-no_ore = Il tuo quadrante del minerale è a 0.
rw-refusal-stronghold_there = In { TEXT($area, kind: "rw-area") } c’è già una roccaforte.
rw-refusal-city_there = In { TEXT($area, kind: "rw-area") } c’è una città.
rw-refusal-not_damaged = La roccaforte in { TEXT($area, kind: "rw-area") } non è danneggiata.
rw-refusal-no_stronghold_there = Non hai roccaforti in { TEXT($area, kind: "rw-area") }.
rw-refusal-no_stronghold_left = Tutte le tue roccaforti sono sulla mappa: rimuovine una da un’altra area.
rw-refusal-stronghold_left = Hai ancora un segnalino roccaforte, quindi non occorre rimuoverne un altro.
rw-refusal-no_runes_to_move = Ti servono due aree che controlli, e un segnalino runa in almeno una di esse.
rw-refusal-development_there = In { TEXT($area, kind: "rw-area") } c’è già uno sviluppo.
rw-refusal-not_your_development = { TEXT($development, kind: "rw-development") }: è uno sviluppo di un’altra fazione.
rw-refusal-no_such_development = Tutti i tuoi segnalini di questo sviluppo sono sulla mappa: { TEXT($development, kind: "rw-development") }.
rw-refusal-not_that_development = Questo sviluppo non è in { TEXT($area, kind: "rw-area") }: { TEXT($development, kind: "rw-development") }.
rw-refusal-only_there = Si può mettere solo in { TEXT($area, kind: "rw-area") }.

## Luoghi

rw-refusal-not_controlled = Non controlli { TEXT($area, kind: "rw-area") }.
rw-refusal-same_area = Deve essere un’area diversa da { TEXT($area, kind: "rw-area") }.
rw-refusal-not_adjacent = { TEXT($area, kind: "rw-area") } e { TEXT($other, kind: "rw-area") } non sono adiacenti.
rw-refusal-mountain = Tra { TEXT($area, kind: "rw-area") } e { TEXT($other, kind: "rw-area") } ci sono montagne.
rw-refusal-water = Tra { TEXT($area, kind: "rw-area") } e { TEXT($other, kind: "rw-area") } c’è acqua.
rw-refusal-enemy_area = Un nemico controlla { TEXT($area, kind: "rw-area") }.

## Movimento

rw-refusal-own_token_there = Il tuo segnalino attivazione è già in { TEXT($area, kind: "rw-area") }.
rw-refusal-nobody_can_come = Nessuna tua miniatura può andare in { TEXT($area, kind: "rw-area") }.
rw-refusal-no_figures_there = Non hai miniature in { TEXT($area, kind: "rw-area") }.
rw-refusal-no_such_unit_there = In { TEXT($area, kind: "rw-area") } non c’è questa unità: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-not_your_unit = { TEXT($unit, kind: "rw-unit") }: questa unità non è tua.
rw-refusal-not_so_many = { TEXT($unit, kind: "rw-unit") }: ne hai scelte { TEXT($need) }, su { TEXT($have) } presenti.
rw-refusal-activated_area_stays = Le unità in { TEXT($area, kind: "rw-area") } non possono andarsene: c’è un segnalino attivazione.
rw-refusal-no_unit_moves = Una carta impedisce alle tue unità di muoversi.
rw-refusal-routed_units_stay = Le unità in rotta non si muovono: { TEXT($unit, kind: "rw-unit") } in { TEXT($area, kind: "rw-area") }.
rw-refusal-already_moving = Tutte queste unità si stanno già muovendo: { TEXT($unit, kind: "rw-unit") } in { TEXT($area, kind: "rw-area") }.
rw-refusal-hero_moves_already = { TEXT($hero, kind: "rw-hero") } si sta già muovendo.
rw-refusal-hero_elsewhere = { TEXT($hero, kind: "rw-hero") } non è in { TEXT($area, kind: "rw-area") }.
rw-refusal-hero_routed = { TEXT($hero, kind: "rw-hero") } è in rotta.
rw-refusal-neutrals_not_alone = Senza unità della tua fazione, le unità neutrali alleate vanno solo in aree che controlli: { TEXT($unit, kind: "rw-unit") } non può andare in { TEXT($area, kind: "rw-area") }.
rw-refusal-second_battle = Ci sarebbe una seconda battaglia, in { TEXT($area, kind: "rw-area") }: un ordine ne permette una sola.
rw-refusal-too_many_for_talks = In { TEXT($area, kind: "rw-area") } possono andare ancora al massimo { TEXT($most) } unità: con più di otto si può solo combattere, e questo ordine ha già avuto la sua battaglia.
rw-refusal-enemy_in_the_way = Da { TEXT($area, kind: "rw-area") } a { TEXT($other, kind: "rw-area") } la strada passa per aree né tue né vuote.
rw-refusal-too_far = Da { TEXT($area, kind: "rw-area") } a { TEXT($other, kind: "rw-area") } ci sono più di { TEXT($most) } aree.
rw-refusal-no_way_out = Nessuna strada porta fuori da { TEXT($area, kind: "rw-area") }.
rw-refusal-friendly_or_empty_only = Con Strategia le miniature vanno solo in aree tue o vuote, non in { TEXT($area, kind: "rw-area") }.

## Ritirata

rw-refusal-friendly_first = Le unità si ritirano in un’area tua, se possono; solo altrimenti in una vuota come { TEXT($area, kind: "rw-area") }.
rw-refusal-not_friendly_or_empty = Le unità si ritirano solo in aree proprie o vuote, non in { TEXT($area, kind: "rw-area") }.
rw-refusal-not_friendly = Queste unità possono ritirarsi solo in aree del loro giocatore, non in { TEXT($area, kind: "rw-area") }.
rw-refusal-controlled_area = Le unità neutrali si ritirano solo in aree che nessuno controlla, non in { TEXT($area, kind: "rw-area") }.
rw-refusal-all_to_one_area = Se possibile, tutte si ritirano in una sola area, e non tutte possono raggiungere { TEXT($area, kind: "rw-area") }.
rw-refusal-still_too_many = Unità che devono ancora andarsene: { TEXT($need) }. In un’area otto è il massimo.
rw-refusal-one_must_stay = Almeno un’unità deve restare.

## Battaglia

rw-refusal-not_in_line = Da questo lato della battaglia non c’è questa unità: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-hero_assists_already = { TEXT($hero, kind: "rw-hero") }: la sua assistenza è già stata scelta.
rw-refusal-assisted_already = Un eroe assiste già queste unità: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-other_initiative = Ora agiscono le unità con iniziativa { TEXT($need) }, e questa ne ha un’altra: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-attacked_already = Queste unità hanno già attaccato in questa battaglia: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-all_routed = Queste unità sono tutte in rotta: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-routed_already = Questa unità è già in rotta: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-stands_already = Questa unità è in piedi: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-undamaged_first = Le unità illese vanno in rotta prima di quelle ferite come questa: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-damaged_first = Un’unità ferita subisce altri danni prima delle altre come questa: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-standing_first = Le unità in piedi vengono prima di quelle in rotta come questa: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-hit_already = Questa unità ha già subito il suo danno: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-not_drawn = La carta fato { TEXT($number) } non è tra quelle pescate.
rw-refusal-redraw_at_most = Carte che si possono ripescare: al massimo { TEXT($most) }.

## Eroi e missioni

rw-refusal-not_your_hero = { TEXT($hero, kind: "rw-hero") } non è tra i tuoi eroi.
rw-refusal-your_own_hero = { TEXT($hero, kind: "rw-hero") } è uno dei tuoi eroi.
rw-refusal-hero_serves_nobody = { TEXT($hero, kind: "rw-hero") } non serve nessuno.
rw-refusal-must_keep_a_hero = Devi tenere uno degli eroi che hai pescato.
rw-refusal-hero_not_drawn = { TEXT($hero, kind: "rw-hero") } non è tra gli eroi che hai pescato.
rw-refusal-hero_has_acted = { TEXT($hero, kind: "rw-hero") } ha già agito in questa fase delle missioni.
rw-refusal-hero_can_do_nothing = { TEXT($hero, kind: "rw-hero") } non può né muoversi né guarire né addestrarsi.
rw-refusal-not_hurt = { TEXT($hero, kind: "rw-hero") } non ha danni da guarire.
rw-refusal-trained_enough = { TEXT($hero, kind: "rw-hero") }: questo attributo è già aumentato di 2 ({ TEXT($attribute, kind: "rw-attribute") }).
rw-refusal-hero_stopped = { TEXT($hero, kind: "rw-hero") } deve fermarsi in { TEXT($area, kind: "rw-area") }.
rw-refusal-steps_used = { TEXT($hero, kind: "rw-hero") } ha già percorso { TEXT($most) } aree.
rw-refusal-portal_costs_influence = Il portale da { TEXT($area, kind: "rw-area") } a { TEXT($other, kind: "rw-area") } costa 1 influenza, e tu non ne hai.
rw-refusal-hero_has_not_moved = { TEXT($hero, kind: "rw-hero") } deve prima muoversi di almeno un’area.
rw-refusal-quest_not_held = Non hai la missione «{ TEXT($quest, kind: "rw-quest") }».
rw-refusal-not_in_place = { TEXT($hero, kind: "rw-hero") } non è in un’area in cui si può tentare la missione «{ TEXT($quest, kind: "rw-quest") }».
rw-refusal-quest_not_now = Ora la missione «{ TEXT($quest, kind: "rw-quest") }» non si può tentare.
rw-refusal-other_attribute = La carta non permette questo attributo: { TEXT($attribute, kind: "rw-attribute") }.
rw-refusal-hero_stands = { TEXT($hero, kind: "rw-hero") } è in piedi.
rw-refusal-hero_not_there = { TEXT($hero, kind: "rw-hero") } non è nell’area giusta.
rw-refusal-wrong_alignment = { TEXT($hero, kind: "rw-hero") } non ha l’allineamento che la carta richiede.

## Ricompense

rw-refusal-reward_not_held = La ricompensa «{ TEXT($reward, kind: "rw-reward") }» non è tra quelle che si possono scegliere.
rw-refusal-reward_not_now = Ora la ricompensa «{ TEXT($reward, kind: "rw-reward") }» non si può usare.
rw-refusal-reward_used_now = La ricompensa «{ TEXT($reward, kind: "rw-reward") }» è già stata usata.
rw-refusal-reward_works_already = La ricompensa «{ TEXT($reward, kind: "rw-reward") }» è scoperta e ha effetto in automatico.
rw-refusal-reward_used_up = La ricompensa «{ TEXT($reward, kind: "rw-reward") }» non si può più usare in questo duello.
rw-refusal-reward_requirement = Il requisito della ricompensa «{ TEXT($reward, kind: "rw-reward") }» non è soddisfatto.
rw-refusal-one_weapon_one_armour = In un duello si usano al massimo un’arma e un’armatura: hai già usato «{ TEXT($other, kind: "rw-reward") }», quindi non puoi usare «{ TEXT($reward, kind: "rw-reward") }».
rw-refusal-another_hero = Deve essere un altro eroe.
rw-refusal-another_heros_price = Questo non si può pagare con le ricompense di { TEXT($hero, kind: "rw-hero") }.
rw-refusal-acting_hero_swaps = { TEXT($hero, kind: "rw-hero") } sta agendo: solo questo eroe può dare o ricevere ricompense.
rw-refusal-hero_without_rewards = { TEXT($hero, kind: "rw-hero") } non ha ricompense.
rw-refusal-nobody_to_pass_to = Con { TEXT($hero, kind: "rw-hero") } non c’è nessun altro dei tuoi eroi.
rw-refusal-nothing_to_swap = Due dei tuoi eroi devono essere nella stessa area, e uno di loro deve avere una ricompensa.
rw-refusal-swapped_enough = Sono già passate di mano tante ricompense quante ne hanno i tuoi eroi: { TEXT($most) }.
rw-refusal-no_marker_there = In { TEXT($area, kind: "rw-area") } non ci sono ricompense di un eroe sconfitto.
rw-refusal-no_hero_there = Non hai eroi in { TEXT($area, kind: "rw-area") }.
rw-refusal-only_in_your_turn = Si può fare solo nel tuo turno.

## Carte, obiettivi, carte vittoria

rw-refusal-not_in_hand = Non hai in mano «{ TEXT($tactics, kind: "rw-tactics") }».
rw-refusal-drawn_this_season = Hai pescato «{ TEXT($tactics, kind: "rw-tactics") }» in questa stagione: si può giocare dalla prossima.
rw-refusal-not_now = Ora «{ TEXT($tactics, kind: "rw-tactics") }» non si può giocare.
rw-refusal-once_at_a_time = Hai appena giocato «{ TEXT($tactics, kind: "rw-tactics") }»: non si può giocare due volte nello stesso momento.
rw-refusal-only_attacker = Solo l’attaccante può giocare «{ TEXT($tactics, kind: "rw-tactics") }».
rw-refusal-only_defender = Solo il difensore può giocare «{ TEXT($tactics, kind: "rw-tactics") }».
rw-refusal-requirement_not_met = Il requisito di «{ TEXT($tactics, kind: "rw-tactics") }» non è soddisfatto.
rw-refusal-nothing_to_choose = «{ TEXT($tactics, kind: "rw-tactics") }» non avrebbe effetto: non c’è nulla su cui usarla.
rw-refusal-no_objective = Non hai più un obiettivo.
rw-refusal-objective_not_met = Non hai raggiunto il tuo obiettivo «{ TEXT($objective, kind: "rw-objective") }».
rw-refusal-objective_not_offered = L’obiettivo «{ TEXT($objective, kind: "rw-objective") }» non è tra quelli che puoi scegliere.
rw-refusal-last_year = Nell’ultimo anno non si può piazzare la carta vittoria.
rw-refusal-victory_card_placed = Non hai in mano la tua carta vittoria.
rw-refusal-season_taken = Sul mazzo di questa stagione c’è già la carta vittoria di { TEXT($seat, kind: "rw-seat") }.
rw-refusal-too_few_dragon_runes = Servono { TEXT($need) } rune del drago in aree che controlli, e ne hai { TEXT($have) }.
rw-refusal-nothing_to_raze = In { TEXT($area, kind: "rw-area") } non c’è nulla da radere al suolo.
rw-refusal-too_few_to_raze = Devi controllare { TEXT($area, kind: "rw-area") } con almeno { TEXT($need) } unità lì.

## Rune

rw-refusal-rune_there = In { TEXT($area, kind: "rw-area") } c’è già un segnalino runa.
rw-refusal-no_rune_there = In { TEXT($area, kind: "rw-area") } non c’è un segnalino runa.
rw-refusal-dragon_rune_stays = Il segnalino in { TEXT($area, kind: "rw-area") } è una runa del drago: si scartano solo quelle false.
rw-refusal-revealed_already = Il segnalino in { TEXT($area, kind: "rw-area") } è già scoperto.
rw-refusal-false_rune = Il segnalino in { TEXT($area, kind: "rw-area") } è una falsa runa.
rw-refusal-no_dragon_runes_left = Non ci sono più rune del drago.

## Ciò che chiedono le carte

rw-refusal-must_choose = Devi scegliere qualcosa.
rw-refusal-chosen_already = Questo è già stato scelto.
rw-refusal-not_an_option = Questo non è tra le opzioni della carta.
rw-refusal-option_requirement = Il requisito di questa opzione non è soddisfatto.
rw-refusal-cannot_pay = Non puoi pagare il costo.
rw-refusal-would_do_nothing = Pagheresti senza ottenere nulla.
rw-refusal-player_is_out = { TEXT($seat, kind: "rw-seat") } è fuori dalla partita.
rw-refusal-another_player = Deve essere un giocatore diverso da { TEXT($seat, kind: "rw-seat") }.
rw-refusal-not_a_neighbour = Nessuna delle tue aree è adiacente a un’area di { TEXT($seat, kind: "rw-seat") }, e nessuno dei tuoi eroi si trova in una di esse.
rw-refusal-not_produced_there = L’area non produce questa risorsa: { TEXT($resource, kind: "rw-resource") }.
rw-refusal-order_not_played = Quest’anno non hai giocato { TEXT($order, kind: "rw-order") }.
rw-refusal-not_this_order = { TEXT($order, kind: "rw-order") } è l’ordine che stai eseguendo.
rw-refusal-not_the_highest_dial = Non è il tuo quadrante più alto: { TEXT($resource, kind: "rw-resource") }.
rw-refusal-card_moves_at_most = La carta permette di muoverne ancora al massimo { TEXT($most) }.
rw-refusal-card_takes_at_most = La carta permette di sceglierne ancora al massimo { TEXT($most) }.
rw-refusal-no_such_units_there = In { TEXT($area, kind: "rw-area") } non ci sono unità del tipo richiesto.
rw-refusal-other_area_meant = La carta non riguarda le unità in { TEXT($area, kind: "rw-area") }.
rw-refusal-must_be_enemys = L’area deve essere controllata da un nemico, e { TEXT($area, kind: "rw-area") } non lo è.
rw-refusal-must_be_others = L’area non deve essere tua, e tu controlli { TEXT($area, kind: "rw-area") }.
rw-refusal-must_be_uncontrolled = L’area non deve essere controllata, e qualcuno controlla { TEXT($area, kind: "rw-area") }.
rw-refusal-must_be_empty = { TEXT($area, kind: "rw-area") } non è vuota.
rw-refusal-must_be_held = In { TEXT($area, kind: "rw-area") } non hai né unità della tua fazione né una roccaforte.
rw-refusal-theirs_already = Quel giocatore controlla già { TEXT($area, kind: "rw-area") }.
rw-refusal-not_an_enemys_home = { TEXT($area, kind: "rw-area") } non fa parte del regno natale di un nemico.
rw-refusal-not_in_home_realms = Deve essere fuori dai regni natali, e { TEXT($area, kind: "rw-area") } non lo è.
rw-refusal-only_in_home_realms = Deve essere in un regno natale, e { TEXT($area, kind: "rw-area") } non lo è.
rw-refusal-not_in_your_home = Deve essere fuori dal tuo regno natale, e { TEXT($area, kind: "rw-area") } non lo è.
rw-refusal-no_city_there = In { TEXT($area, kind: "rw-area") } non c’è una città.
rw-refusal-no_enemy_stronghold_there = In { TEXT($area, kind: "rw-area") } non c’è una roccaforte nemica.
rw-refusal-no_development_there = In { TEXT($area, kind: "rw-area") } non c’è uno sviluppo.
rw-refusal-no_neutral_units_there = In { TEXT($area, kind: "rw-area") } non ci sono unità neutrali.
rw-refusal-neutral_units_are_allied = Le unità neutrali in { TEXT($area, kind: "rw-area") } sono alleate di qualcuno.
rw-refusal-neutral_units_are_routed = Le unità neutrali in { TEXT($area, kind: "rw-area") } sono in rotta.
rw-refusal-too_few_units_there = Unità necessarie in { TEXT($area, kind: "rw-area") }: { TEXT($need) }, ma quelle presenti sono { TEXT($have) }.
rw-refusal-no_enemy_hero_there = In { TEXT($area, kind: "rw-area") } non c’è un eroe nemico.
rw-refusal-not_beside = { TEXT($area, kind: "rw-area") } non è adiacente all’area giusta.
rw-refusal-too_near = { TEXT($area, kind: "rw-area") } è troppo vicina.
rw-refusal-no_token_there = In { TEXT($area, kind: "rw-area") } non c’è il segnalino attivazione giusto.
rw-refusal-token_there = In { TEXT($area, kind: "rw-area") } c’è già un segnalino attivazione.
rw-refusal-only_these_units = Questa unità non si può scegliere: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_stand = Si possono scegliere solo unità in piedi, e questa è in rotta: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_be_routed = Si possono scegliere solo unità in rotta, e questa è in piedi: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_be_damaged = Questa unità non ha danni: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-too_little_health = Si possono scegliere solo unità con salute { TEXT($need) } o più, e questa ne ha meno: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-too_low_initiative = Si possono scegliere solo unità con iniziativa { TEXT($need) } o più, e questa ne ha meno: { TEXT($unit, kind: "rw-unit") }.
