### Perché qualcosa non è permesso, in qualsiasi gioco: `refusal-<code>`.
### `refusal-<code>-full` dice di più e viene prima, se ci sono tutti i suoi valori.
### $seat, $seats, $waiting: posti al tavolo; $word, $value, $text: ciò che è stato scritto; $prompt: ciò che si chiede.

bad-line =
    { TEXT($text) ->
        [none] Riga { TEXT($line) }: { $why }
       *[other] Riga { TEXT($line) }: { $why } C’è scritto: «{ $text }».
    }

## Durante il gioco

refusal-game_over = La partita è finita.
refusal-no_such_seat = A questo tavolo non c’è questo posto.
refusal-not_asked = { TEXT($seat, kind: "seat") } ora non ha nulla da decidere. In attesa di: { LIST($waiting, kind: "seat") }.
refusal-no_such_action = In questo gioco questa risposta non esiste.
refusal-not_legal = Ora non è permesso.
refusal-not_an_answer = Questa non è una risposta alla domanda attuale: { TEXT($prompt, kind: "prompt", form: "name") }.
refusal-nothing_to_undo = Non c’è nulla da annullare: puoi annullare solo la tua ultima scelta, e solo finché nessuno scopre qualcosa di nuovo e la decisione non passa a un altro clan.

## Frasi

refusal-empty_line = La riga è vuota.
refusal-no_answer = La riga indica un posto ({ TEXT($seat, kind: "seat") }) ma non dice che cosa fare.
refusal-unknown_seat = A questo tavolo non c’è nessun posto «{ $word }».
refusal-unknown_seat-full = A questo tavolo non c’è nessun posto «{ $word }», ma solo: { $seats }.
refusal-unknown_word = La parola «{ $word }» qui non è riconosciuta.
refusal-unknown_word-full = La parola «{ $word }» qui non è riconosciuta. Forse intendevi «{ $nearest }».
refusal-sentence_over = La frase finisce prima di «{ $word }»: il resto va su una riga a parte.

## Una nuova partita

refusal-bad_seat_count =
    { $seats ->
        [one] Questo gioco non si può giocare con { $seats } posto.
       *[other] Questo gioco non si può giocare con { $seats } posti.
    }
refusal-bad_seats = Questi posti non possono giocare insieme: { $seats }. Indicane da due a quattro, tutti diversi.
refusal-seat_twice = Lo stesso posto è indicato due volte: { $seats }.
refusal-unknown_option = Questo gioco non ha l’opzione «{ $option }».
refusal-bad_option = L’opzione «{ $option }» non può avere il valore «{ $value }».
refusal-bad_seed = «{ $value }» non è un seme valido: un seme è un numero intero, da 0 in su.
refusal-seed_too_long = Questo seme è troppo lungo: un seme ha al massimo { TEXT($most) } cifre.

## Leggere un testo

refusal-bad_number = Questo numero qui non è valido: «{ $word }».
refusal-bad_number-full = «{ $word }» qui non è valido: scrivi un numero da { TEXT($low) } a { TEXT($high) }.
refusal-line_twice = La riga «{ $word }» può comparire una sola volta.
refusal-no_value = Manca qualcosa dopo «{ $word }».
refusal-extra_words = Una parola di troppo: «{ $word }».
refusal-not_automatic = «{ $word }» è indicata come risposta automatica, ma qui il gioco non l’ha data da sé.
refusal-bad_brackets = Le parentesi in questa riga non sono bilanciate.

## Registrazioni

refusal-not_a_record = Questa non è la registrazione di una partita: dovrebbe cominciare con «{ $format }».
refusal-newer_format = La registrazione è stata fatta con una versione più recente di Meadhall: comincia con «{ $word }». Aggiorna Meadhall per aprirla.
refusal-bad_header = La riga «{ $word }» è incompleta o compare due volte.
refusal-header_missing = All’inizio della registrazione manca la riga «{ $word }».
refusal-unknown_game = Il gioco «{ $word }» non esiste.
refusal-newer_rules = La registrazione è stata fatta con regole più recenti (versione { TEXT($version) }). Aggiorna Meadhall per aprirla.
refusal-unknown_rules = La versione { TEXT($version) } di queste regole non esiste.
refusal-other_pack = La registrazione è stata fatta con altre carte o un altro tabellone (pacchetto { TEXT($pack) }).
refusal-other_pack-full = La registrazione è stata fatta con un altro pacchetto ({ TEXT($pack) }). Se lo hai, indica la sua cartella: { $flag }.
refusal-after_the_end = C’è del testo dopo la fine della registrazione.
refusal-other_end = Riprodotta, la partita non finisce come dice la registrazione.
