### Runewars: perché un consiglio è buono; la ragione “rw-<id>” dei bot è il messaggio `rw-reason-<id>`.
### $area, $seat: nomi; $n, $percent (numeri).

rw-reason-victory = hai { TEXT($n) } rune del drago: se ne conservi sei per un anno, vinci
rw-reason-objective = una runa del drago per il tuo obiettivo
rw-reason-recruits =
    { $n ->
        [one] circa { $n } punto di forza in nuove unità
       *[other] circa { $n } punti di forza in nuove unità
    }
rw-reason-talks = la diplomazia riesce nel { TEXT($percent) }% dei casi
rw-reason-guards-rune = protegge una runa del drago in { TEXT($area, kind: "rw-area") }
rw-reason-near-quest = avvicina l’eroe a una missione
rw-reason-quest = una missione può dare una ricompensa
rw-reason-shard = la ricompensa dà una runa del drago
rw-reason-harvest = i tuoi quadranti salgono in tutto di { TEXT($n) }
rw-reason-food = l’inverno è vicino: il cibo decide quante unità restano
rw-reason-cities = controlli { $n } città
rw-reason-influence = dà { TEXT($n) } influenza
rw-reason-tactics =
    { $n ->
        [one] con la supremazia, { $n } carta tattica
       *[other] con la supremazia, { $n } carte tattica
    }
rw-reason-supremacy = avresti il suo bonus di supremazia
rw-reason-wins-battle = vinceresti la battaglia in circa il { TEXT($percent) }% dei casi
rw-reason-free-land = { TEXT($area, kind: "rw-area") } è tua senza combattere
rw-reason-takes-rune = in { TEXT($area, kind: "rw-area") } può esserci una runa del drago ({ TEXT($percent) }%)
rw-reason-stops-victory = ferma chi ha piazzato una carta vittoria: { TEXT($seat, kind: "rw-seat") }
rw-reason-takes-city = prende la città in { TEXT($area, kind: "rw-area") }
rw-reason-good-land = { TEXT($area, kind: "rw-area") } è una buona terra
rw-reason-rune-bid = c’è in palio una runa del drago
rw-reason-sure-bid = nessuno può offrire di più
rw-reason-safe-fort = la protegge la tua roccaforte in { TEXT($area, kind: "rw-area") }
rw-reason-safe-home = { TEXT($area, kind: "rw-area") } è nel tuo regno natale
