### La lobby nel browser: l’elenco dei tavoli, il tavolo prima della partita, e i tavoli che non si possono aprire.
### $game: un nome; $names, $name, $time, $extra: testi così come sono; $who: posti separati da spazi;
### $seat: un posto; $n (numero).

## Quando il server non risponde

refusal-unreachable = Il server non è raggiungibile. Riprova tra poco.
refusal-line_lost = La connessione è caduta prima dell’invio. Riprova.

## Benvenuto

web-lobby-welcome = Ti diamo il benvenuto
    .text = Giochi da tavolo con amici e bot, nel tuo browser.
web-lobby-name = Il tuo nome
web-lobby-play = Gioca ora
web-lobby-against = Contro tre bot:
web-lobby-learn = Impara
web-lobby-lesson = Impara a giocare
web-lobby-rules = Regole
web-lobby-language = Lingua
web-lobby-night = Tema scuro
web-lobby-day = Tema chiaro
web-lobby-first-time = È la tua prima volta qui?
    .text = Una breve lezione ti mostra il gioco mossa per mossa. Dura circa quindici minuti.
web-lobby-again = Riprova
web-lobby-credits = Icone: { $icons }. Font: { $letters }.

## I propri tavoli

web-lobby-continue = Continua la partita
web-lobby-mine = I miei tavoli
web-lobby-open = Apri
web-lobby-game-of = { TEXT($game, kind: "game") }: { $names }
web-lobby-status-open = in attesa di giocatori
web-lobby-status-stuck = non può continuare
web-lobby-sagas = Partite concluse
web-lobby-won = Vittoria { LIST($who, kind: "clan", form: "gen") }
web-lobby-replay = Replica
web-lobby-all = Mostra tutte ({ TEXT($n) })
web-lobby-import = Apri una registrazione
    .text = Guarda una partita salvata o continuala.

## Tavoli aperti

web-lobby-tables = Tavoli aperti
web-lobby-none = Ancora nessun tavolo aperto.
    .set = Aprine uno
web-lobby-sit = Unisciti
web-lobby-watch = Guarda
web-lobby-locked = serve una password

## Un nuovo tavolo

web-lobby-new = Nuovo tavolo
web-lobby-length = 2–4 giocatori · circa 90 minuti
web-lobby-coming = In arrivo
web-lobby-seats = Numero di giocatori
web-lobby-seat = Posto
web-lobby-level = Forza del bot
web-lobby-seat-me = Io
web-lobby-seat-person = Persona
    .text = Riceverai un link da inviarle.
web-lobby-seat-bot = Bot
web-lobby-seat-open = Libero
    .text = Qui può giocare chiunque.
web-lobby-same-device = gioca anche da questo dispositivo
web-lobby-first = Prima partita: niente draft nella Prima Era
web-lobby-listed = Mostra tra i tavoli aperti
web-lobby-hints = Consigli ammessi
    .text = Chiunque può chiedere che cosa farebbe un bot forte.
web-lobby-more = Altre opzioni
web-lobby-set = Apri il tavolo
web-lobby-begins-now = La partita comincia subito.
web-lobby-begins-full = La partita comincia quando tutti i posti sono occupati.
web-lobby-table-name = Nome del tavolo
    .example = Partita del venerdì
web-lobby-table-language = Lingua della chat
web-lobby-password = Password
    .text = Per i posti liberi, e per guardare senza link.
web-lobby-spectators = Spettatori ammessi
    .text = Non vedono mai la mano di nessuno.
web-lobby-delay = Ritardo per gli spettatori
    .none = nessuno
web-lobby-clock = Orologio
    .none = Nessuno
    .decision = Per decisione
    .bank = Scorta di tempo
    .text = Tempo
web-lobby-clock-increment = Tempo in più per decisione
web-lobby-clock-none = senza orologio
web-lobby-clock-each = { $time } per decisione
web-lobby-clock-bank = { $time } in tutto
web-lobby-clock-bank-more = { $time }, più { $extra } per decisione
web-lobby-fine = Opzioni delle regole
web-lobby-no-limit = senza limite

## Prima della partita

web-lobby-waiting-host = Invia a ogni persona il link del suo posto. Chi ha un link può giocare lì, quindi non darlo a nessun altro.
web-lobby-waiting-guest = La partita comincia quando tutti i posti sono occupati, o quando la avvia chi ha aperto il tavolo.
web-lobby-anybody = Libero: può prenderlo chiunque
web-lobby-invited = In attesa della persona invitata
web-lobby-here = presente
web-lobby-away = non c’è
web-lobby-copy = Copia il link
web-lobby-copied = Copiato
web-lobby-share = Invia
web-lobby-share-text = Gioca con me a { TEXT($game, kind: "game") }: ti aspetta il posto { TEXT($seat, kind: "clan", form: "gen") }
web-lobby-qr = Codice QR
web-lobby-new-link = Crea un link
web-lobby-watch-link = Link per gli spettatori
web-lobby-change = Cambia questo posto
web-lobby-leave = Lascia il mio posto
web-lobby-hall = Torna alla lobby
web-lobby-begin = Comincia ora
    .text = I bot prendono i posti ancora liberi.
web-lobby-stuck = Questa partita non può continuare
    .text = È stata giocata con regole precedenti. La sua registrazione è conservata.

## Tavoli che non si possono aprire

web-lobby-shut-lost = A questo indirizzo non c’è nessun tavolo
    .text = Forse il link è incompleto, o chi ha aperto il tavolo ne ha creato uno nuovo. Chiedi a chi te l’ha inviato.
web-lobby-shut-locked = Questo tavolo è privato
    .text = Con la password puoi guardare. Per giocare serve un link di chi ha aperto il tavolo.
web-lobby-shut-seat = Ora il posto non è tuo
    .text = Il tuo posto è stato dato a un’altra persona, o stai giocando da un altro dispositivo. Apri di nuovo il tuo link per giocare qui.
web-lobby-shut-full = A questo tavolo non ci sono posti liberi
web-lobby-shut-other = Impossibile aprire
web-lobby-enter = Entra
