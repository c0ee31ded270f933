### Giocatori che non sono persone: i loro nomi, quanto sono forti, e perché sceglierebbero qualcosa.

## Bot, dal più debole al più forte

bot-random = casuale
    .text = Dà a caso una qualsiasi risposta permessa.
bot-careful = prudente
    .text = Gioca a caso, ma prima si guarda attorno.
bot-thrall = thrall
    .text = Conosce le regole e vede ciò che ha sotto il naso. Ideale per imparare il gioco.
bot-karl = karl
    .text = Gioca con giudizio, e perdona qualche errore.
bot-jarl = jarl
    .text = Sa fare i conti, e di rado si lascia sfuggire un’occasione.
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
reason-legendary = avvicina { TEXT($stat, kind: "stat", form: "acc") } al livello leggendario ({ $glory } Gloria)
reason-god =
    { $n ->
        [one] si accompagna a un’altra tua carta di { TEXT($god, kind: "god") }
       *[other] si accompagna ad altre { $n } tue carte di { TEXT($god, kind: "god") }
    }
reason-strong-card = una carta battaglia da +{ TEXT($n) }
reason-upgrade = «{ TEXT($card, kind: "card") }» rende un’era dopo l’altra
reason-saves-rage =
    { $n ->
        [0] non costa Furia
       *[other] non costa Furia (ne risparmi { $n })
    }
reason-strength = saresti in vantaggio di { TEXT($n) } { TEXT($province, kind: "place", form: "in") }
reason-cheap = costa poco: { n-rage }
reason-only-choice = l’unica scelta
reason-end-of-age = niente di meglio da fare prima della fine dell’era
reason-keeps-cards = conserva le tue carte per dopo
