### Blood Rage: perché qualcosa non è permesso, `refusal-<code>`, e le regole da cui dipende, `rule-<id>`.
### $place, $target, $figure, $card, $other, $stat, $seat: nomi; $need, $have, $room, $horns (numeri).

## Furia, carte, miniature

refusal-not_enough_rage = Costa { TEXT("rage", $need, kind: "n", form: "acc") }, ma ne hai { TEXT($have) }.
refusal-needs_card = Può farlo solo un clan con la miglioria «{ TEXT($card, kind: "card") }».
refusal-not_in_hand = Non hai in mano «{ TEXT($card, kind: "card") }».
refusal-not_a_quest = «{ TEXT($card, kind: "card") }» non è un’impresa.
refusal-not_an_upgrade = «{ TEXT($card, kind: "card") }» non è una miglioria.
refusal-not_your_figure = Il tuo clan non ha { TEXT($figure, kind: "figure", form: "acc") }: gioca prima la sua miglioria Mostro.
refusal-no_such_figure =
    { $figure ->
        [warrior] Non hai Guerrieri { TEXT($place, kind: "place", form: "in") }.
       *[other] Non hai { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") }.
    }
refusal-not_enough_figures = Qui devi avere { TEXT($figure, $need, kind: "figure", form: "count-acc") }, ma ne hai { TEXT($have) }.
refusal-too_few_figures = Per questo devi avere { TEXT("figures", $need, kind: "n", form: "acc") } sul tabellone, ma ne hai { TEXT($have) }.

## Luoghi

refusal-not_a_province = Qui serve una provincia, e { TEXT($place, kind: "place", form: "acc") } non lo è.
refusal-destroyed = La provincia { TEXT($place, kind: "place", form: "gen") } è distrutta: lì non può più succedere nulla.
refusal-villages_full =
    { $room ->
        [0] Non ci sono villaggi vuoti { TEXT($place, kind: "place", form: "in") }.
        [one] C’è solo { $room } villaggio vuoto { TEXT($place, kind: "place", form: "in") }.
       *[other] Ci sono solo { $room } villaggi vuoti { TEXT($place, kind: "place", form: "in") }.
    }
refusal-no_figures_there = Non hai miniature { TEXT($place, kind: "place", form: "in") } che possano farlo.
refusal-not_adjacent = { TEXT($place, kind: "place") } e { TEXT($target, kind: "place") } non sono adiacenti.
refusal-only_there = È possibile solo { TEXT($place, kind: "place", form: "in") }.

## Invasione

refusal-not_in_reserve =
    { $figure ->
        [warrior] Non hai Guerrieri nella riserva.
       *[other] Non hai { TEXT($figure, kind: "figure", form: "acc") } nella riserva.
    }
refusal-not_in_valhalla =
    { $figure ->
        [warrior] Non hai Guerrieri nel Valhalla.
       *[other] Non hai { TEXT($figure, kind: "figure", form: "acc") } nel Valhalla.
    }
refusal-horns_full = I tuoi Corni permettono { TEXT("figures", $horns, kind: "n", form: "acc") } sul tabellone, e hai già raggiunto il limite.
refusal-no_room_anywhere = Non c’è posto da nessuna parte per invadere { TEXT($figure, kind: "figure", form: "with") }.
refusal-ships_need_a_fjord = { TEXT($figure, kind: "figure") }: le Navi possono stare solo nei fiordi, non { TEXT($place, kind: "place", form: "in") }.
refusal-fjords_are_for_ships = { TEXT($figure, kind: "figure") }: solo le Navi possono stare { TEXT($place, kind: "place", form: "in") }.
refusal-fjord_closed = Non si può invadere { TEXT($place, kind: "place", form: "acc") } { TEXT($figure, kind: "figure", form: "with") }: entrambe le sue province sono distrutte.
refusal-no_invading_yggdrasil = Non si può invadere { TEXT($place, kind: "place", form: "acc") } { TEXT($figure, kind: "figure", form: "with") }: per arrivarci serve una Marcia.

## Marcia

refusal-no_room_to_march = Non ci sono villaggi vuoti verso cui marciare.
refusal-same_province = Sono già { TEXT($place, kind: "place", form: "in") }: scegli un’altra provincia verso cui marciare.
refusal-nobody_marches = Indica chi marcia: serve almeno una miniatura.
refusal-say_how_many = Indica quanti Guerrieri marciano.
refusal-ships_never_move = Le Navi non lasciano mai il loro fiordo, quindi non puoi muovere { TEXT($figure, kind: "figure", form: "acc") }.
refusal-wrong_order = È troppo tardi per aggiungere { TEXT($figure, kind: "figure", form: "acc") }: indica prima i Guerrieri, poi il Capo, poi i Mostri, ognuno una volta sola.

## Miglioria

refusal-no_free_slot = Non c’è uno spazio libero per «{ TEXT($card, kind: "card") }»: scegli la carta da rimpiazzare.
refusal-not_on_sheet = «{ TEXT($card, kind: "card") }» non è sulla tua scheda del clan.
refusal-wrong_slot = «{ TEXT($card, kind: "card") }» non può rimpiazzare «{ TEXT($other, kind: "card") }»: vanno in spazi diversi.
refusal-barred_stat = Ora non puoi incrementare { TEXT($stat, kind: "stat", form: "acc") }: scegline una diversa da quella del segnalino saccheggio.
refusal-stat_at_top = Non puoi incrementare { TEXT($stat, kind: "stat", form: "acc") }: è già all’ultimo grado.

## Saccheggio e battaglia

refusal-already_pillaged = La provincia { TEXT($place, kind: "place", form: "gen") } è già stata saccheggiata in questa era.
refusal-not_pillaged_yet = La provincia { TEXT($place, kind: "place", form: "gen") } non è ancora stata saccheggiata in questa era: saccheggiala normalmente, per 0 Furia.
refusal-not_in_battle =
    { $figure ->
        [warrior] Non hai Guerrieri in questa battaglia.
       *[other] Non hai { TEXT($figure, kind: "figure", form: "acc") } in questa battaglia.
    }
refusal-not_a_late_card = «{ TEXT($card, kind: "card") }» non si può aggiungere dopo che le carte sono state rivelate.
refusal-not_in_danger = Ora nulla minaccia questa tua miniatura ({ TEXT($figure, kind: "figure") }).
refusal-not_from_yggdrasil = La Strega Volur può fuggire solo da una provincia esterna, non da Yggdrasil.
refusal-not_at_ragnarok = A questo tavolo «Protezione di Frigg» non salva le miniature dal Ragnarök.
refusal-not_played = Non hai giocato «{ TEXT($card, kind: "card") }» in questa battaglia, o non puoi più riprenderla.

## Draft

refusal-not_in_pack = «{ TEXT($card, kind: "card") }» non è tra le carte che puoi scegliere.

## Il testo di una posizione

refusal-not_at_rest = Una posizione si può scrivere solo all’inizio di un turno o di una fase, non nel corso di essi.
refusal-bad_phase = Una posizione non può essere nella fase «{ $word }». Possibili: { $phases }.
refusal-unknown_place = Il luogo «{ $word }» non esiste, o qui non è ammesso.
refusal-bad_knowledge = Le informazioni sulle carte viste, mostrate o scartate non possono essere giuste per { LIST($seat, kind: "clan", form: "acc") }.
refusal-not_discarded_yet = «{ TEXT($card, kind: "card") }» non può essere stata scartata in quell’era.
refusal-place_twice = La provincia «{ $word }» è indicata due volte.
refusal-bad_doom = Indica esattamente tre province condannate, una per ogni era.
refusal-bad_token = «{ $word }» non è un segnalino saccheggio. Scrivi una provincia e una di queste parole: rage, axes, horns, glory5.
refusal-too_many_tokens = Non ci sono così tanti segnalini saccheggio «{ $word }», o la provincia ne ha già uno.
refusal-unknown_card = La carta «{ $word }» non esiste.
refusal-card_of_a_later_age = «{ TEXT($card, kind: "card") }» ({ $card }) non può essere stata distribuita entro questa era, o appartiene a un’altra.
refusal-card_not_in_deck = «{ TEXT($card, kind: "card") }» ({ $card }) non è nel mazzo con così pochi giocatori ({ TEXT($seats) }).
refusal-too_many_cards = «{ TEXT($card, kind: "card") }» ({ $card }) compare qui più volte che nei mazzi.
refusal-bad_steps = Scrivi i gradi di Furia, Asce e Corni da 1 a 6, o il nome di una statistica e il suo grado.
refusal-unknown_figure = La miniatura «{ $word }» non esiste.
refusal-monster_without_card = Il clan ha { TEXT($figure, kind: "figure", form: "acc") } ma non la sua carta: aggiungila nella riga «sheet».
refusal-no_turns_here = In questa fase non ci sono turni, quindi non può essere il turno di «{ $word }».
refusal-no_rage = Non può essere il turno { TEXT($seat, kind: "clan", form: "gen") }: il clan non ha Furia.
refusal-has_passed = Non può essere il turno { TEXT($seat, kind: "clan", form: "gen") }: il clan ha passato la mano.
refusal-scoring_too_early = Il conteggio finale si fa solo dopo la Terza Era.
refusal-destroyed_count = A questo punto della partita le province distrutte devono essere { TEXT($need) }, non { TEXT($have) }.
refusal-doomed_not_destroyed = Il Ragnarök ha già distrutto questa provincia: { TEXT($place, kind: "place") }. Indicala tra quelle distrutte.
refusal-figures_after_ragnarok = Ora non possono esserci miniature { TEXT($place, kind: "place", form: "in") }: il Ragnarök vi ha distrutto tutto.
refusal-everything_pillaged = Tutte le province sono state saccheggiate: la fase di Azione è finita e nessuno ha un turno.
refusal-hand_after_discard = Dopo la fase di Scarto un clan ha in mano al massimo una carta, e nella Terza Era nessuna.
refusal-quests_after_quest_phase = Dopo la fase di Impresa nessuno ha più imprese intraprese: sono state tutte scartate.
refusal-bad_what_if = «{ $word }» è ammesso solo nella prima riga: «{ $word } yes».

## I paragrafi del regolamento

rule-reference = { TEXT($rule, kind: "rule") }, pagina { TEXT($page) }

rule-board = Tabellone di gioco
rule-clan-sheet = Schede del clan
rule-figures = Miniature
rule-cards = Carte
rule-set-up = Preparazione
rule-gods-gifts = Doni degli Dèi
rule-draft = Il draft
rule-two-player-draft = Draft in 2 giocatori
rule-action-phase = Fase di Azione
rule-no-rage = Senza Furia, nessuna azione
rule-passing = Passare la mano
rule-invade = Invasione
rule-horns = I Corni limitano le miniature
rule-march = Marcia
rule-upgrade = Miglioria
rule-troop-upgrade = Migliorie truppa
rule-monster-upgrade = Migliorie Mostro
rule-quest = Impresa
rule-pillage = Saccheggio
rule-call-to-battle = Chiamata alle Armi
rule-play-cards = Giocare le Carte
rule-late-cards = Carte aggiunte dopo aver rivelato
rule-resolution = Risoluzione
rule-rewards = Ricompense di saccheggio
rule-discard = Fase di Scarto
rule-quest-phase = Fase di Impresa
rule-ragnarok = Fase del Ragnarök
rule-valhalla = Fase di Ritorno dal Valhalla
rule-end-of-age = Fine di un’era
rule-scoring = Fine della partita
rule-card = Il testo della carta
