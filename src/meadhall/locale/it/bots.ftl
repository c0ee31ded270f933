### Giocatori che non sono persone: i loro nomi, quanto sono forti, e perché sceglierebbero qualcosa.

## Bot, dal più debole al più forte

bot-random = casuale
    .text = Dà a caso una delle risposte permesse.
bot-careful = prudente
    .text = Gioca a caso, ma evita gli errori evidenti.
bot-thrall = thrall
    .text = Conosce le regole, ma non pianifica. Ideale per imparare il gioco.
bot-karl = karl
    .text = Gioca in modo sensato e perdona qualche errore.
bot-jarl = jarl
    .text = Calcola bene e di rado si lascia sfuggire un’occasione.
bot-konung = konung
    .text = Calcola molte mosse avanti, a volte per qualche secondo. Il più forte.

## Perché una scelta è buona o cattiva: `reason-<id>`, frasi brevi
## $card, $province, $stat, $god, $token: nomi; $n, $glory (numeri).

reason-fits-quest = aiuta a portare a termine l’impresa «{ TEXT($card, kind: "card") }»
reason-fulfils-quest = al momento porta a termine l’impresa «{ TEXT($card, kind: "card") }» ({ $glory } Gloria)
reason-wins-battle = al momento vince la battaglia con { TEXT($n) } di vantaggio
reason-loses-battle = al momento perde la battaglia con { TEXT($n) } di svantaggio
reason-wins-tie-none = al momento è parità: non vince nessuno
reason-dies-for-glory = { n-glory } per le miniature distrutte dal Ragnarök
reason-loki = { n-glory } per le miniature di ritorno dal Valhalla
reason-token = la ricompensa di saccheggio: { TEXT($token, kind: "token") }
reason-legendary = avvicina { TEXT($stat, kind: "stat", form: "acc") } a un grado leggendario ({ $glory } Gloria)
reason-god =
    { $n ->
        [one] si combina con un’altra tua carta di { TEXT($god, kind: "god") }
       *[other] si combina con altre { $n } tue carte di { TEXT($god, kind: "god") }
    }
reason-strong-card = una carta battaglia da +{ TEXT($n) }
reason-upgrade = «{ TEXT($card, kind: "card") }» rende in ogni era
reason-saves-rage =
    { $n ->
        [0] non costa Furia
       *[other] non costa Furia (ne risparmi { $n })
    }
reason-strength = saresti in vantaggio di { TEXT($n) } { TEXT($province, kind: "place", form: "in") }
reason-cheap = costa poco: { n-rage }
reason-only-choice = l’unica scelta
reason-end-of-age = niente di meglio da fare prima della fine dell’era
reason-keeps-cards = tiene le tue carte per dopo
