### Ciò che il server dice da sé: perché qualcosa non è stato fatto, `refusal-<code>`; ciò che viene detto a tutti
### al tavolo, `notice-<code>`; perché la connessione viene chiusa, `bye-<code>`.
### `refusal-<code>-full` dice di più e viene prima, se ci sono tutti i suoi valori.
### $seat: un posto al tavolo; $bots, $level: bot; $word, $field: ciò che è stato inviato; $status: di un tavolo; $why, $what: che cosa è successo;
### $seconds, $most, $port, $answer (numeri); $host: il nome di un computer.

n-seconds =
    { $n ->
        [one] { $n } secondo
       *[other] { $n } secondi
    }
    .acc =
        { $n ->
            [one] { $n } secondo
           *[other] { $n } secondi
        }

## Tavoli e posti

refusal-no_such_table = A questo indirizzo non c’è nessun tavolo.
refusal-no_such_link = Questo link non apre nulla. Forse ce n’è uno più recente: chiedi a chi te l’ha inviato.
refusal-not_your_seat = Questo posto non è tuo: { TEXT($seat, kind: "seat") }.
refusal-follow_first = Prima bisogna aprire il link di questo posto ({ TEXT($seat, kind: "seat") }): il suo codice da solo non apre nulla.
refusal-seat_taken = Questo posto è già occupato ({ TEXT($seat, kind: "seat") }): scegline un altro.
refusal-seats_free = Nessuno ha ancora preso questo posto: { TEXT($seat, kind: "seat") }.
refusal-only_the_host = Può farlo solo chi ha aperto questo tavolo.
refusal-only_players = Può farlo solo chi gioca a questo tavolo.
refusal-may_not_watch = Per te questo tavolo è chiuso: chiedi un link a chi l’ha aperto.
refusal-banned = Qui sei stato bandito: non puoi guardare, sederti né scrivere.
refusal-muted = Qui non puoi scrivere nella conversazione.
refusal-nobody_there = Questa persona non è più qui.
refusal-one_person = Indica la persona in un solo modo: con il posto, lo spettatore o la riga della conversazione.
refusal-not_the_host = Chi ha aperto il tavolo non può essere silenziato o bandito dal proprio tavolo.
refusal-too_many_bans = A questo tavolo non si può silenziare o bandire nessun altro: prima revoca uno dei divieti.
refusal-no_such_ban = Questo divieto è già stato revocato.
refusal-wrong_password = Questa non è la password di questo tavolo.
refusal-table_full = Troppe persone hanno aperto questo tavolo.
refusal-house_full = Ci sono già troppi tavoli. Se ne potrà aprire uno nuovo quando qualche partita sarà finita.
refusal-no_person_there = Qui non gioca una persona, quindi un bot non può sostituire nessuno: { TEXT($seat, kind: "seat") }.
refusal-still_here = Qui la persona è connessa ({ TEXT($seat, kind: "seat") }): un bot può sostituire solo chi non c’è.
refusal-already_begun = La partita è già cominciata.
refusal-not_over = Si può fare solo dopo la fine della partita.
refusal-not_playing =
    { $status ->
        [open] La partita non è ancora cominciata.
        [over] La partita è finita.
        [stuck] Questa partita non può continuare: è conservata così com’era.
       *[other] Qui non c’è nessuna partita in corso.
    }
refusal-unknown_window = «{ $word }» non è una domanda su cui si possa passare sempre.
refusal-unknown_bot =
    { TEXT($word) ->
        [none] Indica quale bot deve giocare: { LIST($bots, kind: "bot") }.
       *[other] Il bot «{ $word }» non esiste, ci sono solo: { LIST($bots, kind: "bot") }.
    }
refusal-bad_clock = L’orologio «{ $word }» non si può impostare così: scegli nessun orologio, un tempo per ogni decisione o una scorta di tempo, di almeno un secondo.

## Durante il gioco

refusal-stale = Al tavolo è già cambiato qualcosa: guarda di nuovo, poi scegli.
refusal-bot_plays = Qui ora gioca un bot ({ TEXT($seat, kind: "seat") }): prima riprendi il posto.
refusal-action_or_line = Indica che cosa fare in un solo modo: con il numero di una risposta o con una frase.
refusal-no_hints = A questo tavolo non ci sono consigli.
refusal-no_bots = I bot non rispondono. Riprova tra poco.
refusal-nothing_said = Prima scrivi qualcosa.
refusal-nothing_wished = Ora nessuno chiede di tornare indietro.
refusal-not_saved = Non è stato possibile salvarlo, quindi non è successo. Riprova.
refusal-too_busy = A questo tavolo succedono troppe cose insieme. Riprova.

## Troppo spesso

refusal-too_many = Troppe richieste in una volta. Aspetta un po’.
refusal-too_many-full = Troppe richieste in una volta. Riprova tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_changes = In questa partita si è annullato o cambiato troppo (al massimo { $most } volte). D’ora in poi ogni risposta è definitiva.
refusal-too_many_hints = Troppi consigli di fila. Aspetta un po’.
refusal-too_many_hints-full = Troppi consigli di fila. Puoi avere il prossimo tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_much_talk = Scrivi più in fretta di quanto gli altri riescano a leggere. Aspetta un po’.
refusal-too_much_talk-full = Scrivi più in fretta di quanto gli altri riescano a leggere. Continua tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_wishes = Chiedi troppo spesso di tornare indietro. Aspetta un po’.
refusal-too_many_wishes-full = Chiedi troppo spesso di tornare indietro. Riprova tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_tables = Hai aperto troppi tavoli. Aspetta un po’.
refusal-too_many_tables-full = Hai aperto troppi tavoli. Potrai aprire il prossimo tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_passwords = Troppi tentativi di password. Aspetta un po’.
refusal-too_many_passwords-full = Troppi tentativi di password. Riprova tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_sockets = Dal tuo indirizzo sono aperte troppe connessioni. Chiudine qualcuna.
refusal-too_many_sockets-full = Dal tuo indirizzo sono aperte troppe connessioni. Chiudine qualcuna, o riprova tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-server_busy = Il server è molto occupato. Riprova tra poco.
refusal-server_busy-full = Il server è molto occupato. Riprova tra { TEXT("seconds", $seconds, kind: "n") }.

## Avvisi che è il proprio turno

refusal-webhook_bad_url = A questo indirizzo non si possono inviare avvisi: deve cominciare con http:// o https:// e indicare un sito.
refusal-webhook_private = Gli avvisi si inviano solo a indirizzi della rete pubblica, mai a una rete privata.
refusal-webhook_bad_port = Alla porta { TEXT($port) } non si inviano avvisi.
refusal-webhook_too_long =
    { $most ->
        [one] L’indirizzo è troppo lungo: può avere { $most } carattere.
       *[other] L’indirizzo è troppo lungo: può avere al massimo { $most } caratteri.
    }
refusal-webhook_busy = Ci sono troppi avvisi in partenza: questo non è stato inviato.
refusal-webhook_unreachable = A questo indirizzo non risponde nessuno.
refusal-webhook_refused = A questo indirizzo l’avviso non è stato accettato (risposta { TEXT($answer) }).

## Messaggi e richieste sbagliati

refusal-bad_message = Il server non capisce questo messaggio.
refusal-hello_first = Il primo messaggio deve essere un saluto.
refusal-hello_once = Il saluto è già arrivato.
refusal-bad_request = Il server non capisce questa richiesta.
refusal-bad_request-full = Il server non capisce questa richiesta: il campo «{ $field }» è sbagliato.
refusal-bad_method = A questo indirizzo non si può fare.
refusal-not_found = A questo indirizzo non c’è nulla.
refusal-not_allowed = Non è permesso.
refusal-not_json = Il server accetta richieste solo in formato JSON.
refusal-foreign_origin = La richiesta veniva dalla pagina di un altro sito, quindi è stata respinta.
refusal-unknown_host = Il server non risponde a questo nome.
refusal-unknown_host-full = Il server non risponde al nome «{ $host }». Aprilo con il suo indirizzo numerico, per esempio 192.168.0.5, o come localhost. Oppure chi lo gestisce aggiunga al comando «--allow-host { $host }».
refusal-too_large = È più di quanto il server accetti.
refusal-record_too_long = La registrazione è più lunga di quanto possa essere una partita (mosse al massimo: { $most }).
refusal-too_slow = La richiesta ci ha messo troppo ad arrivare.

## Guai del server stesso

refusal-not_ready =
    { $why ->
        [closing] Il server non è ancora aperto, o sta chiudendo.
        [full] Il disco del server è pieno: non si può salvare nulla.
        [locked] Un altro programma tiene bloccato il database del server.
        [gone] Il file con i tavoli è stato eliminato o sostituito mentre il server era in funzione.
        [unreachable] Il server non riesce a raggiungere il suo database.
       *[other] Ora il server non riesce a salvare nulla.
    }
refusal-damaged = I dati salvati di questo tavolo non si possono leggere: { $what }.
refusal-store_failed = Il server non riesce a raggiungere i suoi tavoli. Riprova tra poco.
refusal-unexpected = Nel server qualcosa è andato storto, ed è stato annotato. Riprova.

## Avvisi a tutti al tavolo

notice-flag_fell = Tempo scaduto ({ TEXT($seat, kind: "seat") }): ha scelto un bot.
notice-bot_took_over = Qui ora gioca un bot ({ TEXT($level, kind: "bot") }): { TEXT($seat, kind: "seat") }.
notice-person_is_back = Qui gioca di nuovo una persona: { TEXT($seat, kind: "seat") }.
notice-went_back = Il tavolo è tornato all’ultima decisione di questo clan: { TEXT($seat, kind: "seat") }.
notice-wish_declined = { TEXT($seat, kind: "seat") } non vuole tornare indietro.
notice-wish_expired = Non tutti hanno risposto in tempo ({ TEXT($seat, kind: "seat") }): non si torna indietro.
notice-seat_moved = Questo posto ora si gioca da un altro dispositivo o browser: { TEXT($seat, kind: "seat") }.
notice-new_link = C’è un nuovo link per questo posto ({ TEXT($seat, kind: "seat") }): ci gioca chi lo apre.

## Saluti

bye-server_closes = Il server sta chiudendo. Appena riapre, ritrovi il tuo tavolo.
bye-not_your_seat = Su questo dispositivo il posto non è più tuo.
bye-seat_moved = Il tuo posto ora si gioca da un altro dispositivo o browser: qualcuno ne ha aperto il link. Se non l’hai fatto tu, chiedi un nuovo link a chi ha aperto il tavolo.
bye-may_not_watch = Non puoi più guardare questo tavolo.
bye-banned = Qui sei stato bandito.
bye-removed = Chi ha aperto il tavolo ti ha allontanato.
bye-no_such_table = Questo tavolo è stato eliminato.
