### La schermata finale nel browser.
### $clans: nomi separati da spazi; $clan, $other, $place, $phase: nomi; $age, $n, $glory (numeri).

## Chi ha vinto

web-end-wins =
    { $n ->
        [one] { LIST($clans, kind: "clan", form: "name") } vince la partita
       *[other] { LIST($clans, kind: "clan") } condividono la vittoria
    }
web-end-quests = Imprese riuscite
web-end-battles = Battaglie vinte, su { TEXT($n) } combattute
web-end-dead = Miniature perse

## Da dove è venuta la Gloria

web-end-where = Provenienza della Gloria
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

## Gloria nel tempo

web-end-course = Andamento
web-end-finish = Fine
web-end-see-ragnarok = Replica: { TEXT($place, kind: "place") } è distrutta

## Momenti chiave

web-end-moments = Momenti chiave
web-end-no-moments = Nessun momento chiave.
web-end-see = guarda
web-end-when = { web-end-age } · { TEXT($phase, kind: "phase") }
web-end-moment-battle = { $n ->
        [0] +{ TEXT($glory) } Gloria, nessuna miniatura distrutta.
        [one] +{ TEXT($glory) } Gloria; { $n } miniatura distrutta.
       *[other] +{ TEXT($glory) } Gloria; { $n } miniature distrutte.
    }
web-end-moment-fell = { $n ->
        [0] Nessuna miniatura distrutta.
        [one] { $n } miniatura distrutta.
       *[other] { $n } miniature distrutte.
    }
web-end-moment-quests = { TEXT($clan, kind: "clan", form: "name") } porta a termine imprese
web-end-moment-valhalla = Gloria dal Valhalla
web-end-moment-legend = Statistiche leggendarie
web-end-moment-gain = { TEXT($clan, kind: "clan") }: +{ n-glory }.
web-end-moment-lead = Cambio al comando
web-end-moment-passes = { TEXT($clan, kind: "clan", form: "name") } supera { TEXT($other, kind: "clan", form: "acc") } con { n-glory.acc }.

## E adesso

web-end-saved = La replica è salvata.
web-end-lobby = Esci
web-end-board = Il tabellone
web-end-replay = Replica
web-end-share = Condividi
web-end-shared = Link alla replica condiviso.
web-end-record = Registrazione
web-end-rematch = Rivincita
web-end-to-rematch = Alla rivincita
