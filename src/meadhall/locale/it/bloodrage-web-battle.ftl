### Il tavolo nel browser: le battaglie e il Ragnarök come scene.
### $place, $clan, $token, $figure: nomi; $clans: nomi separati da spazi; $n, $figures, $cards, $strength (numeri).

## Una battaglia

web-battle-for = Battaglia per { TEXT($place, kind: "place", form: "acc") }
web-battle-stage-call = Chiamata alle Armi
web-battle-stage-cards = Scelta delle carte
web-battle-stage-reveal = Rivelazione
web-battle-stage-outcome = Esito
web-battle-stake = Se vince { TEXT($clan, kind: "clan", form: "acc") }: { TEXT($token, kind: "token") }
web-battle-absent = Fuori dalla battaglia: { LIST($clans, kind: "clan") }
web-battle-pillager = Saccheggiatore
web-battle-leads = in testa
web-battle-wins = vince
web-battle-tied = Parità: perdono tutti
web-battle-clan-wins = Vince { TEXT($clan, kind: "clan", form: "acc") }
web-battle-was-won = { TEXT($clan, kind: "clan", form: "name") } vince la battaglia { TEXT($place, kind: "place", form: "gen") }
web-battle-was-tied = La battaglia { TEXT($place, kind: "place", form: "gen") } finisce in parità: perdono tutti
web-battle-tie-rule = Una parità per la Forza più alta distrugge tutte le miniature che hanno partecipato.
web-battle-term = { TEXT($figure, $n, kind: "figure", form: "count") }: Forza { TEXT($strength) }
web-battle-sum = Forza delle miniature { TEXT($figures) }, delle carte { TEXT($cards) }
web-battle-side = { TEXT($clan, kind: "clan") }: Forza { TEXT($n) }

## La sorte di una carta

web-battle-card-discarded = scartata
web-battle-card-returned = di nuovo in mano
web-battle-card-taken = rubata
web-battle-card-cancelled = testo annullato
web-battle-card-worth = vale { TEXT($n) }

## A che velocità

web-battle-skip = Salta
web-battle-space = Spazio
web-battle-pause = Pausa
web-battle-go-on = Continua
web-battle-next = Passo successivo
web-battle-to-board = Al tabellone
web-battle-watch = Guarda la battaglia

## Il Ragnarök. $age: il numero dell’era

web-battle-end-of-age = Fine della { TEXT($age, kind: "age") } · Ragnarök
web-battle-falls = { TEXT($place, kind: "place") } è distrutta
web-battle-gone = La provincia è distrutta per sempre. Le sue miniature vanno nel Valhalla, e ognuna porta Gloria.
web-battle-from = da { TEXT($n) }
web-battle-spared = Senza perdite: { LIST($clans, kind: "clan") }
web-battle-next-falls = Prossima a essere distrutta: { TEXT($place, kind: "place") }
web-battle-beat-breaks = Distruzione
web-battle-beat-rise = Al Valhalla
web-battle-beat-glory = Gloria
