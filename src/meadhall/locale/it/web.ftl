### Il tavolo nel browser: ciò che sta attorno alla partita.
### $n, $of, $step (numeri); $clan, $level: nomi; $who: nomi separati da spazi; $name: un nome scelto da qualcuno.

## Tasti: una lettera minuscola ciascuno, tutte diverse

key-invade = i
key-march = m
key-upgrade = g
key-quest = p
key-pillage = s
key-beside = l
key-undo = z
key-hand = c

## I segni dei clan: una lettera ciascuno, tutte diverse

mark-wolf = L
mark-raven = C
mark-serpent = S
mark-bear = O

## Azioni, brevi come un pulsante

verb-invade = Invasione
verb-march = Marcia
verb-upgrade = Miglioria
verb-quest = Impresa
verb-pillage = Saccheggio
verb-pass = Passa
verb-recall = Dal Valhalla
verb-challenge = Sfida
verb-sacrifice = Sacrificio

web-choose-invade = Invasione: con quale miniatura?
web-choose-march = Marcia: da dove?
web-choose-upgrade = Miglioria: quale carta?
web-choose-quest = Impresa: quale carta?
web-choose-pillage = Saccheggio: quale provincia?

## Il collegamento al server

web-connecting = Connessione al tavolo…

## Il tavolo

web-your-turn = Tocca a te
web-close = Chiudi
web-clans = Clan
web-beside = Accanto al tabellone
web-time = Era e fase
web-step-of = { TEXT($n) } di { TEXT($of) }
web-doom = Province condannate in ogni era
web-ragnarok-glory = { n-glory } per ogni miniatura distrutta lì dal Ragnarök
web-first-player = Primo giocatore
web-upgrades = Migliorie
web-slot-empty = spazio vuoto
web-hand-count = { n-cards } in mano
web-quest-count =
    { $n ->
        [one] { $n } impresa intrapresa
       *[other] { $n } imprese intraprese
    }
web-stat-rage = Furia: { TEXT($n) } di { TEXT($of) }, grado { TEXT($step) } di 6
web-stat-axes = Asce: { TEXT($n) }, grado { TEXT($step) } di 6
web-stat-horns = Corni: { TEXT($n) } di { TEXT($of) } miniature sul tabellone, grado { TEXT($step) } di 6
web-clan-short = { TEXT($clan, kind: "clan") }: Gloria { TEXT($glory) }, Furia { TEXT($rage) }, carte { TEXT($hand) }
web-clan-to-act = tocca a te
web-clan-thinking = pensa
web-clan-ready = pronto
web-clan-passed = ha passato
web-clan-no-rage = senza Furia
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
