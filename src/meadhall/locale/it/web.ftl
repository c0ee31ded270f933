### Il tavolo nel browser: ciò che sta attorno alla partita.
### $n, $of, $step (numeri); $clan, $level: nomi; $who: nomi separati da spazi; $name: un nome scelto da qualcuno.

## Tasti: una lettera minuscola ciascuno, tutte diverse

key-beside = l
key-undo = z

## Il collegamento al server

web-connecting = Connessione al tavolo…

## Il tavolo

web-your-turn = Tocca a te
web-close = Chiudi
web-beside = Accanto al tabellone
web-bot = Bot · { TEXT($level, kind: "bot") }
web-seat-open = libero
web-somebody = Ospite
web-standing-in = { $name } (gioca un bot: { TEXT($level, kind: "bot") })
web-you =
    { $name ->
        [none] Tu
       *[other] Tu, { $name }
    }

## La domanda

web-prompt = La domanda
web-choices =
    { $n ->
        [one] { $n } scelta
       *[other] { $n } scelte
    }
web-given = Scelta inviata. Puoi ancora cambiarla.
web-passing = Passa sempre quando ti viene chiesto { $window }
    .text = Succede dopo un attimo, qualunque cosa tu abbia in mano. Gli altri non lo sapranno.
web-passing-empty = Qui non hai nulla da giocare. Gli altri non lo sanno.
web-waiting = In attesa: { LIST($who, kind: "clan") }
web-done = Fatto
web-undo = Annulla
web-over = La partita è finita

## Repliche

web-replay = Replica
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-replay-speed = Velocità
web-replay-moment = passo { TEXT($n) } di { TEXT($of) }
web-replay-time = Tempo
web-replay-eyes = Punto di vista
web-replay-all = Tutti
web-replay-link = Copia il link
web-replay-copied = Link a questo passo copiato.
web-replay-fork = Gioca da qui
web-replay-leave = Esci

## Tasti: ?

web-keys = Tasti
    .choose = Scegli una delle risposte
    .confirm = Conferma la scelta
    .back = Un passo indietro
    .walk = Muoviti sul tabellone e tra le carte
    .hand = Vai alle carte in mano
    .skip = Salta o chiudi la battaglia
    .help = Questo elenco
    .enter = Invio
    .space = Spazio

## Giochi senza una propria schermata

web-seats = Giocatori
web-state = Stato della partita
