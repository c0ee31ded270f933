### Il tavolo nel browser: la fine di una saga.
### $clans: nomi separati da spazi; $clan, $other, $place, $phase: nomi; $age, $n, $glory (numeri).

## Chi ha vinto

web-end-wins =
    { $n ->
        [one] { LIST($clans, kind: "clan", form: "name") } vince la saga
       *[other] { LIST($clans, kind: "clan") } condividono la saga
    }
web-end-quests = Imprese riuscite
web-end-battles = Battaglie vinte, su { TEXT($n) } combattute
web-end-dead = Miniature perse

## Da dove è venuta la Gloria

web-end-where = Da dove è venuta la Gloria
web-end-by-source = Per fonte
web-end-by-age = Per era
web-end-part-battle = Battaglie
web-end-part-quest = Imprese
web-end-part-rag = Ragnarök
web-end-part-card = Carte
web-end-part-pil = Saccheggi
web-end-part-end = Statistiche
web-end-age =
    { $age ->
        [1] Era I
        [2] Era II
       *[other] Era III
    }
web-end-table = Gloria per fonte e per era
web-end-place = Posto
web-end-clan = Clan
web-end-total = Gloria

## Com’è andata

web-end-course = Com’è andata
web-end-finish = Fine
web-end-see-ragnarok = Replica: { TEXT($place, kind: "place") } cade

## Momenti da ricordare

web-end-moments = Momenti da ricordare
web-end-no-moments = È stata una saga tranquilla.
web-end-see = guarda
web-end-when = { web-end-age } · { TEXT($phase, kind: "phase") }
web-end-moment-battle = { $n ->
        [0] +{ TEXT($glory) } Gloria, e non cade nessuno.
        [one] +{ TEXT($glory) } Gloria; cade { $n } miniatura.
       *[other] +{ TEXT($glory) } Gloria; cadono { $n } miniature.
    }
web-end-moment-fell = { $n ->
        [0] Non cade nessuno.
        [one] Cade { $n } miniatura.
       *[other] Cadono { $n } miniature.
    }
web-end-moment-quests = { TEXT($clan, kind: "clan", form: "name") } porta a termine le sue imprese
web-end-moment-valhalla = Gloria dal Valhalla
web-end-moment-legend = Le statistiche diventano leggenda
web-end-moment-gain = { TEXT($clan, kind: "clan") }: +{ n-glory }.
web-end-moment-lead = Cambia chi è in testa
web-end-moment-passes = { TEXT($clan, kind: "clan", form: "name") } supera { TEXT($other, kind: "clan", form: "acc") } con { n-glory.acc }.

## E adesso

web-end-saved = La replica è salvata.
web-end-lobby = Esci
web-end-board = Il tabellone
web-end-replay = Replica
web-end-share = Condividi
web-end-shared = Il link alla replica è in viaggio.
web-end-record = Registrazione
web-end-rematch = Rivincita
web-end-to-rematch = Alla rivincita
