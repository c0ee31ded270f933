### Le carte nel browser: la mano, il draft, una carta da vicino.
### $n, $of, $keys, $age (numeri); $card, $clan, $kind: nomi; $cards, $who, $where: nomi separati da spazi,
### oppure «none»; $state, $reasons: testi nostri.

## Su una carta

web-cards-kind-battle = Battaglia
web-cards-kind-quest = Impresa
web-cards-kind-leader = Capo
web-cards-kind-warrior = Guerrieri
web-cards-kind-ship = Nave
web-cards-kind-monster = Mostro
web-cards-kind-clan = Clan
web-cards-strength = FOR { TEXT($n) }
web-cards-family-battle = Carte battaglia
web-cards-family-quest = Imprese
web-cards-family-upgrade = Migliorie
web-cards-back = Una carta dell’era { TEXT($age, kind: "web-cards-age") }, a faccia in giù
web-cards-age-1 = I
web-cards-age-2 = II
web-cards-age-3 = III

## Per gli screen reader

web-cards-spoken-battle = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, più { TEXT($n) }.
web-cards-spoken-quest = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, { n-glory }.
web-cards-spoken-upgrade = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, { n-rage }.
web-cards-is-legal = Premi Invio per sceglierla.
web-cards-is-chosen = Carta scelta. Premi Invio per confermare.
web-cards-is-given = Scelta inviata; puoi ancora cambiarla.
web-cards-is-off = Ora non è possibile.
web-cards-key = Tasto { TEXT($n) }.

## A che punto è un’impresa

web-cards-quest-done =
    { $where ->
        [none] riuscita
       *[other] sì, { LIST($where, kind: "place", form: "in") }
    }
web-cards-quest-not-yet = non ancora
web-cards-quest-now = Al momento: { $state }.
web-cards-committed = Impresa intrapresa

## Una carta da vicino

web-cards-rules = Le regole
web-cards-fact-rage = Costa { TEXT($n) } Furia: ne hai { TEXT($of) }
web-cards-fact-slot-leader =
    { $n ->
        [0] Lo spazio del Capo è occupato
       *[other] Lo spazio del Capo è libero ({ TEXT($n) } su { TEXT($of) })
    }
web-cards-fact-slot-warrior =
    { $n ->
        [0] Lo spazio dei Guerrieri è occupato
       *[other] Lo spazio dei Guerrieri è libero ({ TEXT($n) } su { TEXT($of) })
    }
web-cards-fact-slot-ship =
    { $n ->
        [0] Lo spazio della Nave è occupato
       *[other] Lo spazio della Nave è libero ({ TEXT($n) } su { TEXT($of) })
    }
web-cards-fact-slot-monster = Spazi Mostro liberi: { TEXT($n) } su { TEXT($of) }
web-cards-fact-slot-clan = Spazi clan liberi: { TEXT($n) } su { TEXT($of) }
web-cards-fact-horns = Miniature sul tabellone: { TEXT($n) } su { TEXT($of) } permesse dai tuoi Corni

## Il draft

web-cards-key-board = t
web-cards-board = Tabellone
web-cards-board-hold = Guarda il tabellone (tieni premuto T)
web-cards-pick = Scelta { TEXT($n) } di { TEXT($of) }
web-cards-keep =
    { $n ->
        [1] Tieni una carta su { TEXT($of) }
       *[other] Tieni { TEXT($n) } carte su { TEXT($of) }
    }
web-cards-pass-left = Passi a sinistra: { TEXT($clan, kind: "clan") }
web-cards-last-two = Le ultime due carte si scartano senza mostrarle
web-cards-pack = Le carte tra cui scegliere
web-cards-how = Tasti 1–{ TEXT($keys) }, poi Invio · puoi cambiare idea finché non hanno scelto tutti
web-cards-one-more = Tieni: { LIST($cards, kind: "card") } · ancora una
web-cards-given-wait = Tieni: { LIST($cards, kind: "card") } · puoi ancora cambiare; in attesa: { LIST($who, kind: "clan") }
web-cards-given = scelta fatta
web-cards-choose = Scegli una carta
web-cards-hide-hint = Nascondi consiglio
web-cards-thinking = Attendi…
web-cards-suggested = consigliata
web-cards-suggested-this = Consigliata.
web-cards-advice =
    { $reasons ->
        [none] Un bot forte terrebbe «{ TEXT($card, kind: "card") }».
       *[other] Un bot forte terrebbe «{ TEXT($card, kind: "card") }»: { $reasons }.
    }
web-cards-kept = Carte tenute: { TEXT($n) } su { TEXT($of) }
web-cards-saved = dall’era scorsa
web-cards-your-pick = la tua scelta
