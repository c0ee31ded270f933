### Attorno a una partita in corso nel browser: strumenti, impostazioni, la saga, la chat, e le barre che dicono che
### cosa succede. $seat: un posto; $level: un bot; $name: un nome scelto da qualcuno; $n (numeri).

## Strumenti

web-table-menu = Menu
web-table-rules = Regole
web-table-sound-on = Attiva l’audio
web-table-sound-off = Disattiva l’audio
web-table-settings = Impostazioni
web-table-hall = Torna alla lobby
web-table-valhalla = Nel Valhalla: { n-figures }

## Impostazioni

web-table-theme = Tema
    .dark = Scuro
    .light = Chiaro
    .system = Sistema
web-table-language = Lingua
web-table-motion = Animazioni
    .full = Complete
    .short = Brevi
    .none = Nessuna
web-table-sound = Audio
web-table-text = Dimensione del testo
web-table-confirm = Conferma ogni scelta
    .text = La scelta parte con un secondo clic. Se disattivi l’opzione, basta il primo.
web-table-hints = Consigli
    .text = Un pulsante che mostra che cosa farebbe un bot forte.
web-table-notify = Notifiche
    .text = Il browser ti avvisa quando tocca a te e sei su un’altra pagina.
web-table-notify-denied = Questo browser blocca le notifiche di questo sito: consentile nelle sue impostazioni.
web-table-this = Questo tavolo
web-table-stand-in = Fai giocare un bot per me
web-table-leave = Lascia il mio posto
    .sure = Lasciare il posto?
web-table-keep = Tieni il posto

## Persone al tavolo, per chi l’ha aperto

web-people = Persone al tavolo
    .text = Le persone silenziate non possono scrivere in chat. Quelle bandite non possono aprire questo tavolo.
web-people-mute = Silenzia
web-people-remove = Rimuovi
    .sure = Rimuovere davvero?
web-people-ban = Bandisci
    .sure = Bandire davvero?
web-people-lift = Revoca
web-people-spectator = Spettatore { $n }
web-people-muted = senza chat
web-people-banned = senza accesso
web-people-nobody = Non c’è nessun altro.

## La saga e la chat

web-table-saga = Saga
web-table-chat = Chat
web-table-unread =
    { $n ->
        [one] { $n } nuovo messaggio
       *[other] { $n } nuovi messaggi
    }
web-table-saga-none = Ancora nulla.
web-table-chat-none = Ancora nessun messaggio.
web-table-cost = ({ n-rage })
web-table-since = Dalla tua ultima mossa
web-table-earlier = Prima
web-table-say = Scrivi qualcosa…
web-table-send = Invia
web-table-spectator = spettatore
web-table-quick-hello = Ciao!
web-table-quick-well = Ben giocato
web-table-quick-time = Fai con calma
web-table-quick-skal = Skål!

## Barre: la connessione

web-table-lost = Connessione persa
    .trying = Nuovo tentativo in corso. Se la tua ultima mossa non è arrivata, verrà inviata di nuovo automaticamente.
web-table-lost-in =
    { $n ->
        [one] Nuovo tentativo tra { $n } secondo. Se la tua ultima mossa non è arrivata, verrà inviata di nuovo.
       *[other] Nuovo tentativo tra { $n } secondi. Se la tua ultima mossa non è arrivata, verrà inviata di nuovo.
    }
web-table-try = Riprova ora
web-table-back = Di nuovo in linea
    .same = Nel frattempo non è successo nulla.
web-table-missed =
    { $n ->
        [one] Mentre non c’eri è successa { $n } cosa.
       *[other] Mentre non c’eri sono successe { $n } cose.
    }
web-table-closing = Il server si riavvia
    .text = La tua partita è salvata. Tra poco questa pagina si ricollega da sola.
web-table-shut = Non hai accesso a questo tavolo
web-table-seat-back = Gioca di nuovo qui

## Barre: le persone

web-table-watching = Stai guardando
    .text = Le mani restano nascoste fino alla fine della partita.
web-table-take-seat = Prendi il posto { TEXT($seat, kind: "clan", form: "gen") }
web-table-bot-plays = Un bot gioca per te
    .text = Continua finché non riprendi il tuo posto.
web-table-take-back = Riprendi il posto
web-table-away = { $name } ora non c’è
    .text = La partita aspetta la sua decisione.
    .host = La partita aspetta la sua decisione. Puoi far giocare un bot fino al suo ritorno.
web-table-let-bot = Fai giocare un bot
web-table-dismiss = OK

## Barre: tornare indietro

web-table-propose = Chiedi di annullare
web-table-wish = { $name } chiede di annullare l’ultima decisione
    .yours = Hai chiesto di annullare la tua ultima decisione
    .text = La partita tornerebbe a quella decisione.
web-table-agree = Accetta
web-table-refuse = Rifiuta
web-table-deciding = ancora in attesa: { LIST($who, kind: "clan") }

## Orologi

web-table-clock = { TEXT($seat, kind: "clan") }: tempo rimasto { $time }
web-table-low = Il tempo sta per scadere
    .text = A 0:00 un bot farà questa singola scelta per te.

## Consigli

web-table-hint = Consiglio
web-table-thinking = Attendi…
web-table-advice = Che cosa farebbe un bot forte
web-table-chance = vittoria: { TEXT($n) }%
web-table-advice-score = Punteggio alla fine: { TEXT($n) }
web-table-score = Punteggio: { TEXT($n) }
web-table-use = Scegli questa

## Più persone su un dispositivo

web-table-pass = Passa il dispositivo a { $name }
    .text = Ora nessun altro dovrebbe guardare.
    .ready = Ci sono
