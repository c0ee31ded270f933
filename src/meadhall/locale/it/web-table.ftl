### Attorno a una partita in corso nel browser: strumenti, impostazioni, la saga, la chat, e le barre che dicono che
### cosa succede. $clan, $seat: un clan; $level: un bot; $name: un nome scelto da qualcuno; $n (numeri).

## Strumenti

web-table-menu = Menu
web-table-rules = Regole
web-table-sound-on = Attiva l’audio
web-table-sound-off = Disattiva l’audio
web-table-settings = Impostazioni
web-table-hall = Torna alla sala
web-table-valhalla = Nel Valhalla: { n-figures }

## Impostazioni

web-table-theme = Tema
    .dark = Notte
    .light = Betulla
    .system = Sistema
web-table-language = Lingua
web-table-motion = Animazioni
    .full = Complete
    .short = Brevi
    .none = Nessuna
web-table-sound = Audio
web-table-text = Dimensione del testo
web-table-confirm = Chiedimi conferma
    .text = La scelta parte con un secondo clic. Senza conferma, basta il primo.
web-table-hints = Consigli
    .text = Un pulsante per chiedere che cosa farebbe un bot forte.
web-table-notify = Avvisi
    .text = Il browser ti avvisa quando tocca a te e stai guardando altrove.
web-table-notify-denied = Questo browser qui non permette avvisi: puoi cambiarlo nelle sue impostazioni.
web-table-this = Questo tavolo
web-table-stand-in = Fai giocare un bot per me
web-table-leave = Lascia il mio posto
    .sure = Lasciarlo per sempre?
web-table-keep = Tieni il posto

## Persone al tavolo, per chi l’ha aperto

web-people = Persone al tavolo
    .text = Chi è silenziato non può scrivere qui. Chi è bandito non può più entrare.
web-people-mute = Silenzia
web-people-remove = Allontana
    .sure = Allontanare davvero?
web-people-ban = Bandisci
    .sure = Bandire davvero?
web-people-lift = Revoca
web-people-spectator = Spettatore { $n }
web-people-muted = silenziato
web-people-banned = bandito
web-people-nobody = Non c’è nessun altro.

## La saga e la chat

web-table-saga = Saga
web-table-chat = Chat
web-table-unread =
    { $n ->
        [one] { $n } nuova riga
       *[other] { $n } nuove righe
    }
web-table-saga-none = La saga comincia qui.
web-table-chat-none = Nessuno ha ancora detto nulla.
web-table-cost = ({ n-rage })
web-table-since = Dalla tua ultima mossa
web-table-earlier = Più indietro
web-table-say = Scrivi qualcosa…
web-table-send = Invia
web-table-spectator = spettatore
web-table-quick-hello = Ciao!
web-table-quick-well = Ben giocato
web-table-quick-time = Fai con calma
web-table-quick-skal = Skål!

## Barre: la connessione

web-table-lost = Connessione persa
    .trying = Nuovo tentativo in corso. Se la tua ultima mossa non è arrivata, verrà inviata di nuovo.
web-table-lost-in =
    { $n ->
        [one] Nuovo tentativo tra { $n } secondo. Se la tua ultima mossa non è arrivata, verrà inviata di nuovo.
       *[other] Nuovo tentativo tra { $n } secondi. Se la tua ultima mossa non è arrivata, verrà inviata di nuovo.
    }
web-table-try = Riprova ora
web-table-back = Di nuovo al tavolo
    .same = Nel frattempo non è successo nulla.
web-table-missed =
    { $n ->
        [one] Senza di te è successa { $n } cosa.
       *[other] Senza di te sono successe { $n } cose.
    }
web-table-closing = Si spazza la sala
    .text = La tua partita è salvata. Tra poco questa pagina torna da sola.
web-table-shut = Ora per te questo tavolo è chiuso
web-table-seat-back = Gioca di nuovo qui

## Barre: le persone

web-table-watching = Stai guardando
    .text = Le mani restano nascoste fino alla fine.
web-table-take-seat = Prendi il posto { TEXT($clan, kind: "clan", form: "gen") }
web-table-bot-plays = Un bot gioca per te
    .text = Continua finché non riprendi il tuo posto.
web-table-take-back = Riprendi il posto
web-table-away = { $name } ora non c’è
    .text = La partita aspetta la sua decisione.
    .host = La partita aspetta la sua decisione. Puoi far giocare un bot fino al suo ritorno.
web-table-let-bot = Fai giocare un bot
web-table-dismiss = Va bene

## Barre: tornare indietro

web-table-propose = Chiedi di tornare indietro
web-table-wish = { $name } chiede di annullare l’ultima decisione
    .yours = Hai chiesto di annullare la tua ultima decisione
    .text = Il tavolo tornerebbe a com’era prima.
web-table-agree = Accetta
web-table-refuse = Rifiuta
web-table-deciding = ancora in attesa: { LIST($who, kind: "clan") }

## Orologi

web-table-clock = { TEXT($clan, kind: "clan") }: tempo rimasto { $time }
web-table-low = Il tempo sta per scadere
    .text = A 0:00 un bot sceglie per te, solo per questa volta.

## Consigli

web-table-hint = Consiglio
web-table-thinking = Ci penso…
web-table-advice = Che cosa farebbe un bot forte
web-table-chance = vittoria: { TEXT($n) }%
web-table-advice-glory = { TEXT($n) } Gloria alla fine
web-table-use = Scegli questa

## Più persone su un dispositivo

web-table-pass = Passa il dispositivo a { $name }
    .text = Ora nessun altro dovrebbe guardare.
    .ready = Eccomi
