### Blood Rage: la cronaca. `event-<kind>` è una riga; `event-<kind>-hidden` è la stessa per chi non può saperne
### tutto. $seat, $other: clan; $figure, $card, $place, $target, $stat, $token, $phase, $source, $cause: nomi;
### $seats: nomi separati da spazi; $n, $more (numeri).

## Ere e fasi

event-age_begins = Inizia la { TEXT($n, kind: "age") }.
event-phase_begins = Inizia { TEXT($phase, kind: "phase", form: "name") }.
event-first_player = Il segnalino primo giocatore va al clan { TEXT($seat, kind: "clan", form: "gen") }.
event-game_ends = La partita è finita.

## Doni degli Dèi, Scarto

event-cards_dealt = Ogni clan riceve { n-cards.acc }.
event-card_kept = { TEXT($seat, kind: "clan", form: "name") } tiene «{ TEXT($card, kind: "card") }».
event-card_kept-hidden = { TEXT($seat, kind: "clan", form: "name") } tiene una carta.
event-packs_passed = Le carte passano a sinistra (passaggio { TEXT($n) }).
event-hand_discarded = { TEXT($seat, kind: "clan", form: "name") } tiene «{ TEXT($card, kind: "card") }» per la prossima era e scarta { n-cards.acc }.
event-hand_discarded-hidden = { TEXT($seat, kind: "clan", form: "name") } scarta { n-cards.acc }.

## Azioni

event-turn_begins = È il turno { TEXT($seat, kind: "clan", form: "gen") }.
event-passed = { TEXT($seat, kind: "clan", form: "name") } passa la mano.
event-rage_paid = { TEXT($seat, kind: "clan", form: "name") } paga { n-rage.acc }.
event-rage_gained = { TEXT($seat, kind: "clan", form: "name") } ottiene { n-rage.acc }.
event-invaded =
    { $place ->
        [valhalla] { TEXT($seat, kind: "clan", form: "name") } invade { TEXT($target, kind: "place", form: "acc") } { TEXT($place, kind: "place", form: "from") } { TEXT($figure, kind: "figure", form: "with") }.
       *[other] { TEXT($seat, kind: "clan", form: "name") } invade { TEXT($target, kind: "place", form: "acc") } { TEXT($figure, kind: "figure", form: "with") }.
    }
event-marched =
    { $n ->
        [1] { TEXT($seat, kind: "clan", form: "name") } marcia { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") } { TEXT($figure, kind: "figure", form: "with") }.
       *[other] { TEXT($seat, kind: "clan", form: "name") } marcia { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") } con { TEXT($figure, $n, kind: "figure", form: "count") }.
    }
event-upgraded = { TEXT($seat, kind: "clan", form: "name") } gioca la miglioria «{ TEXT($card, kind: "card") }».
event-card_replaced = { TEXT($seat, kind: "clan", form: "name") } scarta la miglioria «{ TEXT($card, kind: "card") }».
event-monster_boxed = { TEXT($seat, kind: "clan", form: "name") } rimette nella scatola { TEXT($figure, kind: "figure", form: "acc") }.
event-quest_taken = { TEXT($seat, kind: "clan", form: "name") } si vota all’impresa «{ TEXT($card, kind: "card") }».
event-quest_taken-hidden = { TEXT($seat, kind: "clan", form: "name") } si vota a un’impresa (carta a faccia in giù).
event-sacrificed = { TEXT($seat, kind: "clan", form: "name") } sacrifica due miniature («Sacrificio di Frigg»).

## Saccheggio e battaglia

event-pillage_begins = { TEXT($seat, kind: "clan", form: "name") } tenta di saccheggiare { TEXT($place, kind: "place", form: "acc") }.
event-joined = { TEXT($seat, kind: "clan", form: "name") } si unisce alla battaglia { TEXT($target, kind: "place", form: "gen") } { TEXT($figure, kind: "figure", form: "with") } { TEXT($place, kind: "place", form: "from") }.
event-battle_begins = Battaglia { TEXT($place, kind: "place", form: "gen") }: { LIST($seats, kind: "clan") }.
event-card_revealed = { TEXT($seat, kind: "clan", form: "name") } rivela «{ TEXT($card, kind: "card") }».
event-quest_treated = { TEXT($seat, kind: "clan", form: "name") } considera l’impresa una carta battaglia da +{ TEXT($n) }.
event-text_cancelled = «Primato di Thor» annulla il testo di «{ TEXT($card, kind: "card") }» ({ TEXT($seat, kind: "clan") }).
event-watch_discards = «Veglia di Heimdall» ({ TEXT($seat, kind: "clan") }) fa scartare tutte le carte rivelate; somma dei bonus: { TEXT($n) }.
event-figure_spared = { TEXT($seat, kind: "clan", form: "name") } conserva { TEXT($figure, kind: "figure", form: "acc") } («Marea di Odino»).
event-card_added = { TEXT($seat, kind: "clan", form: "name") } aggiunge «{ TEXT($card, kind: "card") }».
event-strength_counted = { TEXT($seat, kind: "clan") }: Forza { TEXT($n) } dalle miniature e { TEXT($more) } dalle carte.
event-battle_won = { TEXT($seat, kind: "clan", form: "name") } vince la battaglia { TEXT($place, kind: "place", form: "gen") }.
event-battle_tied = La battaglia { TEXT($place, kind: "place", form: "gen") } finisce in parità: perdono tutti.
event-card_taken = { TEXT($seat, kind: "clan", form: "name") } sottrae «{ TEXT($card, kind: "card") }» al clan { TEXT($other, kind: "clan", form: "gen") } («Veleno di Loki»).
event-card_returned = { TEXT($seat, kind: "clan", form: "name") } riprende in mano «{ TEXT($card, kind: "card") }».
event-card_discarded = { TEXT($seat, kind: "clan", form: "name") } scarta «{ TEXT($card, kind: "card") }».
event-destroyed =
    { $n ->
        [1] { TEXT($seat, kind: "clan", form: "name") } perde { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") } ({ TEXT($cause, kind: "cause") }).
       *[other] { TEXT($seat, kind: "clan", form: "name") } perde { TEXT($figure, $n, kind: "figure", form: "count-acc") } { TEXT($place, kind: "place", form: "in") } ({ TEXT($cause, kind: "cause") }).
    }
event-protected = { TEXT($seat, kind: "clan", form: "name") } salva { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") } («Protezione di Frigg»).
event-witch_retreated = La Strega Volur { TEXT($seat, kind: "clan", form: "gen") } fugge { TEXT($place, kind: "place", form: "from") } a Yggdrasil.
event-province_pillaged = { TEXT($seat, kind: "clan", form: "name") } saccheggia { TEXT($place, kind: "place", form: "acc") }: { TEXT($token, kind: "token") }.
event-pillage_failed = { TEXT($seat, kind: "clan", form: "name") } non riesce a saccheggiare { TEXT($place, kind: "place", form: "acc") }.
event-leader_moved = Il Capo { TEXT($seat, kind: "clan", form: "gen") } va { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") }.

## Gloria e statistiche

event-glory_gained =
    { $source ->
        [lost] { TEXT($seat, kind: "clan") }: { n-glory } { TEXT($source, kind: "source", form: "for") }.
       *[other] { TEXT($seat, kind: "clan") }: +{ n-glory } { TEXT($source, kind: "source", form: "for") }.
    }
event-stat_raised = { TEXT($seat, kind: "clan", form: "name") } incrementa { TEXT($stat, kind: "stat", form: "acc") }.

## Imprese, Ragnarök, Valhalla

event-quest_judged =
    { $n ->
        [0] { TEXT($seat, kind: "clan", form: "name") } non porta a termine l’impresa «{ TEXT($card, kind: "card") }».
       *[other] { TEXT($seat, kind: "clan", form: "name") } porta a termine l’impresa «{ TEXT($card, kind: "card") }»: { n-glory.acc }.
    }
event-province_destroyed = Il Ragnarök distrugge { TEXT($place, kind: "place", form: "acc") }.
event-province_doomed = Prossima provincia condannata: { TEXT($place, kind: "place") }.
event-released = { TEXT($seat, kind: "clan", form: "name") } riprende { n-figures.acc } dal Valhalla.

## Da dove viene la Gloria: il titolo, e `.for` in una frase

source-battle = Battaglie vinte
    .for = per la battaglia vinta
source-pillage = Ricompense di saccheggio
    .for = come ricompensa di saccheggio
source-quest = Imprese
    .for = per le imprese
source-ragnarok = Ragnarök
    .for = per le miniature distrutte dal Ragnarök
source-valhalla = Ritorno dal Valhalla
    .for = per le miniature di ritorno dal Valhalla
source-ship = Navi distrutte
    .for = per una Nave distrutta
source-battle-card = Carte battaglia
    .for = grazie a una carta battaglia
source-stolen = Gloria rubata ad altri
    .for = con «Pugnalata di Loki»
source-lost = Gloria rubata da altri
    .for = persa per «Pugnalata di Loki»
source-valkyrie = Valchiria
    .for = grazie alla Valchiria
source-thors-glory = Gloria di Thor
    .for = grazie a «Gloria di Thor»
source-conquest = Conquista di Thor
    .for = grazie a «Conquista di Thor»
source-legend = Statistiche leggendarie
    .for = per una statistica leggendaria

## Perché le miniature vengono distrutte

cause-battle = in battaglia
cause-card = per effetto di una carta
cause-monster = da un Mostro
cause-sacrifice = in sacrificio
cause-ragnarok = dal Ragnarök
