### Il tabellone nel browser, e il pannello che racconta ciò che si guarda.
### $n, $of, $age, $strength (numeri); $place, $region, $clan, $token, $figure: nomi;
### $sides, $figures, $what: parole già pronte.

## Sul tabellone

web-board = Il tabellone
web-board-doomed = Condannata
web-board-destroyed = Distrutta
web-board-why-not = { TEXT($place, kind: "place") }: ora no

## Un luogo, come viene letto ad alta voce

web-board-name = { TEXT($place, kind: "place") }, { TEXT($region, kind: "region") }.
web-board-name-only = { TEXT($place, kind: "place") }.
web-board-side = { TEXT($clan, kind: "clan") } { TEXT($n) }
web-board-strengths = Forza: { $sides }.
web-board-standing = { TEXT($clan, kind: "clan") }: { $figures }
web-board-empty = Villaggi vuoti: { TEXT($n) } su { TEXT($of) }.
web-board-reward = Ricompensa: { TEXT($token, kind: "token") }.
web-board-pillaged = Già saccheggiata in questa era.
web-board-doomed-now = Il Ragnarök la distrugge in questa era.
web-board-doomed-in = Il Ragnarök la distrugge { TEXT($age, kind: "age", form: "in") }.
web-board-enter = Premi Invio: { $what }.
web-board-enter-it = Premi Invio per scegliere questo luogo.
web-board-enter-many =
    { $n ->
        [one] Premi Invio per { $n } scelta.
       *[other] Premi Invio per { $n } scelte.
    }
web-board-not-now = Ora non è possibile.

## Il pannello: un luogo

web-board-inspector = Dettagli
web-board-open = { TEXT($place, kind: "place") }: dettagli
web-board-taken = villaggi occupati: { TEXT($n) } su { TEXT($of) }
web-board-no-limit = senza limite
web-board-fjord-of = Dà supporto a: { LIST($places, kind: "place") }
web-board-term = { TEXT($figure, $n, kind: "figure", form: "count") }: { TEXT($strength) }
web-board-term-one = { TEXT($figure, kind: "figure") } { TEXT($strength) }
web-board-nobody = Nessuna miniatura.
web-board-may-join = Chi può ancora unirsi a una battaglia qui
web-board-may-join-short = Chi può unirsi:
web-board-strongest = Imprese: qui il più forte è { TEXT($clan, kind: "clan", form: "acc") }
web-board-no-strongest = Imprese: qui nessuno è il più forte
web-board-own-quests = Le tue imprese
web-board-quest-yes = al momento riuscita
web-board-quest-no = al momento non riuscita
web-board-quest-where = al momento riuscita: { LIST($places, kind: "place") }
web-board-quest-hand = in mano

## Il pannello: una carta

web-board-card-line = { TEXT($kind, kind: "kind") } · { TEXT($age, kind: "age") }
web-board-bonus = Forza { $n }
web-board-cost = { n-rage } per giocarla
web-board-plain = Nessun altro effetto.

## Il pannello: un clan

web-board-reserve = Nella riserva, con la Furia per invadere
web-board-no-reserve = Nella riserva non ci sono più miniature.
web-board-in-valhalla = Nel Valhalla
web-board-known = Carte note in mano
web-board-earned = Gloria finora
web-board-no-upgrades = Ancora nessuna miglioria.
web-board-legend = I gradi 4 e 5 di una statistica danno 10 Gloria alla fine della partita, il grado 6 ne dà 20.
web-board-step = grado { TEXT($n) } di 6

## Il pannello: niente in particolare

web-board-quests-now = Le tue imprese, al momento
web-board-no-quests = In questa era non hai ancora imprese in corso.
web-board-look = Indica una provincia, una carta o un clan per saperne di più.
