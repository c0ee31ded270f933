### La sala nel browser: l’elenco dei tavoli, il tavolo prima della partita, e le porte che restano chiuse.
### $game: un nome; $names, $name, $time, $extra: testi così come sono; $who: clan separati da spazi;
### $clan: un clan; $n (numero).

## Che cosa dice il browser quando nessuno gli risponde

refusal-unreachable = Il server non risponde. Riprova tra poco.
refusal-line_lost = La connessione è caduta prima dell’invio. Riprova.

## Benvenuto

web-lobby-welcome = Accomodati al tavolo.
    .text = Grandi giochi da tavolo con amici e bot, tutti allo stesso tavolo, nel tuo browser.
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
    .text = Una breve lezione ti mostra il gioco mossa per mossa. Quindici minuti, e puoi sederti a qualsiasi tavolo.
web-lobby-again = Riprova
web-lobby-credits = Icone: { $icons }. Caratteri: { $letters }.

## I propri tavoli

web-lobby-continue = Continua la partita
web-lobby-mine = I miei tavoli
web-lobby-open = Apri
web-lobby-game-of = { TEXT($game, kind: "game") }: { $names }
web-lobby-status-open = in attesa di giocatori
web-lobby-status-stuck = non può continuare
web-lobby-sagas = Saghe concluse
web-lobby-won = Vittoria { LIST($who, kind: "clan", form: "gen") }
web-lobby-replay = Replica
web-lobby-all = Mostra tutte ({ TEXT($n) })
web-lobby-import = Apri una registrazione
    .text = Una partita salvata si può rivedere, o continuare.

## Tavoli aperti

web-lobby-tables = Tavoli aperti
web-lobby-none = Ancora nessun tavolo aperto.
    .set = Aprine uno
web-lobby-sit = Siediti
web-lobby-watch = Guarda
web-lobby-locked = serve una password

## Un nuovo tavolo

web-lobby-new = Apri un nuovo tavolo
web-lobby-length = 2–4 giocatori · circa 90 minuti
web-lobby-runewars = Runewars
web-lobby-coming = In arrivo
web-lobby-seats = Numero di clan
web-lobby-clan = Clan
web-lobby-level = Forza del bot
web-lobby-seat-me = Io
web-lobby-seat-person = Persona
    .text = Riceverai un link da inviarle.
web-lobby-seat-bot = Bot
web-lobby-seat-open = Libero
    .text = Qui può sedersi chiunque.
web-lobby-same-device = gioca da questo stesso dispositivo
web-lobby-first = Prima partita: niente draft nella Prima Era
web-lobby-listed = Mostra tra i tavoli aperti
web-lobby-hints = Consigli ammessi
    .text = Chiunque può chiedere che cosa farebbe un bot forte.
web-lobby-more = Altre opzioni
web-lobby-set = Apri il tavolo
web-lobby-begins-now = La partita comincia subito.
web-lobby-begins-full = La partita comincia quando tutti i posti sono occupati.
web-lobby-table-name = Nome del tavolo
    .example = Saga del venerdì
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
web-lobby-clock-increment = In più dopo ogni decisione
web-lobby-clock-none = senza orologio
web-lobby-clock-each = { $time } per ogni decisione
web-lobby-clock-bank = { $time } in tutto
web-lobby-clock-bank-more = { $time }, più { $extra } per ogni decisione
web-lobby-fine = Dettagli delle regole
web-lobby-no-limit = senza limite

## Prima della partita

web-lobby-waiting-host = Invia a ognuno il link del suo posto. Chi ha un link gioca lì, quindi non darlo a nessun altro.
web-lobby-waiting-guest = La partita comincia quando tutti i posti sono occupati, o quando lo decide chi ha aperto il tavolo.
web-lobby-anybody = Libero: può sedersi chiunque
web-lobby-invited = In attesa di chi ha il link
web-lobby-here = presente
web-lobby-away = ora non c’è
web-lobby-copy = Copia il link
web-lobby-copied = Copiato
web-lobby-share = Invia
web-lobby-share-text = Gioca con me a { TEXT($game, kind: "game") }: ti aspetta il clan { TEXT($clan, kind: "clan", form: "gen") }
web-lobby-qr = Codice da inquadrare
web-lobby-new-link = Crea un link
web-lobby-watch-link = Link per gli spettatori
web-lobby-change = Cambia questo posto
web-lobby-leave = Lascia il mio posto
web-lobby-hall = Torna alla sala
web-lobby-begin = Comincia ora
    .text = I bot prendono i posti ancora liberi.
web-lobby-stuck = Questa saga non può continuare
    .text = È stata giocata con regole precedenti. È conservata così com’era.

## Porte che restano chiuse

web-lobby-shut-lost = A questo indirizzo non c’è nessun tavolo
    .text = Forse al link manca la fine, o chi ha aperto il tavolo ne ha creato uno nuovo. Chiedi a chi te l’ha inviato.
web-lobby-shut-locked = Questo tavolo è a porte chiuse
    .text = Chi conosce la password può guardare. Per avere un posto serve un link di chi ha aperto il tavolo.
web-lobby-shut-seat = Qui siede qualcun altro
    .text = Il tuo posto è stato ceduto, o stai giocando da un altro dispositivo. Apri di nuovo il tuo link per sederti qui.
web-lobby-shut-full = La sala è piena zeppa
web-lobby-shut-other = La porta resta chiusa
web-lobby-enter = Entra
