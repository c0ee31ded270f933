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
refusal-no_such_link = Questo link non è valido. Forse è stato sostituito da uno più recente: chiedi a chi te l’ha inviato.
refusal-not_your_seat = Questo posto non è tuo: { TEXT($seat, kind: "seat") }.
refusal-follow_first = Prima apri il link di questo posto ({ TEXT($seat, kind: "seat") }): il token da solo non basta.
refusal-seat_taken = Questo posto è già occupato ({ TEXT($seat, kind: "seat") }): scegline un altro.
refusal-seats_free = Nessuno ha ancora preso questo posto: { TEXT($seat, kind: "seat") }.
refusal-only_the_host = Può farlo solo chi ha aperto questo tavolo.
refusal-only_players = Può farlo solo chi gioca a questo tavolo.
refusal-may_not_watch = Questo tavolo è privato: chiedi un link a chi l’ha aperto.
refusal-banned = Non hai più accesso a questo tavolo: non puoi guardare, giocare né scrivere in chat.
refusal-muted = La tua chat a questo tavolo è disattivata.
refusal-nobody_there = Questa persona non è più qui.
refusal-one_person = Indica la persona in un solo modo: con il posto, lo spettatore o il messaggio in chat.
refusal-not_the_host = Chi ha aperto il tavolo non può essere silenziato né bandito.
refusal-too_many_bans = Questo tavolo ha raggiunto il limite di persone silenziate e bandite. Prima revoca uno dei divieti.
refusal-no_such_ban = Questo divieto è già stato revocato.
refusal-wrong_password = Password di questo tavolo errata.
refusal-table_full = Troppe persone hanno aperto questo tavolo.
refusal-house_full = Il server non ha posto per altri tavoli. Potrai aprirne uno quando qualche partita sarà finita.
refusal-no_person_there = In questo posto non gioca una persona, quindi un bot non può sostituire nessuno: { TEXT($seat, kind: "seat") }.
refusal-still_here = La persona è connessa ({ TEXT($seat, kind: "seat") }): un bot può sostituire solo chi è offline.
refusal-already_begun = La partita è già cominciata.
refusal-not_over = È possibile solo dopo la fine della partita.
refusal-not_playing =
    { $status ->
        [open] La partita non è ancora cominciata.
        [over] La partita è finita.
        [stuck] Questa partita non può continuare. La sua registrazione è conservata.
       *[other] Qui non c’è nessuna partita in corso.
    }
refusal-unknown_window = «{ $word }» non è una domanda a cui si può rispondere sempre passando.
refusal-unknown_bot =
    { TEXT($word) ->
        [none] Scegli un bot: { LIST($bots, kind: "bot") }.
       *[other] Il bot «{ $word }» non esiste, ci sono solo: { LIST($bots, kind: "bot") }.
    }
refusal-bad_clock = L’orologio «{ $word }» non è valido: scegli nessun orologio, un tempo per decisione o una scorta di tempo, di almeno un secondo.

## Durante il gioco

refusal-stale = La partita è andata avanti: guarda di nuovo il tavolo, poi scegli.
refusal-bot_plays = In questo posto ora gioca un bot ({ TEXT($seat, kind: "seat") }): prima riprendi il posto.
refusal-action_or_line = Indica la mossa in un solo modo: con il numero di una risposta o con una frase.
refusal-no_hints = A questo tavolo i consigli sono disattivati.
refusal-no_bots = I bot non rispondono. Riprova tra poco.
refusal-nothing_said = Prima scrivi qualcosa.
refusal-nothing_wished = Ora nessuno chiede di annullare qualcosa.
refusal-not_saved = Non è stato possibile salvare, quindi la mossa non è stata eseguita. Riprova.
refusal-too_busy = Questo tavolo riceve troppi messaggi insieme. Riprova.

## Troppo spesso

refusal-too_many = Troppe richieste in una volta. Aspetta un po’.
refusal-too_many-full = Troppe richieste in una volta. Riprova tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_changes = In questa partita si è annullato o cambiato troppe volte (limite: { $most }). D’ora in poi ogni scelta è definitiva.
refusal-too_many_hints = Troppi consigli di fila. Aspetta un po’.
refusal-too_many_hints-full = Troppi consigli di fila. Puoi avere il prossimo tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_much_talk = Stai inviando messaggi troppo in fretta. Aspetta un po’.
refusal-too_much_talk-full = Stai inviando messaggi troppo in fretta. Riprova tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_wishes = Chiedi troppo spesso di annullare. Aspetta un po’.
refusal-too_many_wishes-full = Chiedi troppo spesso di annullare. Riprova tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_tables = Hai aperto troppi tavoli. Aspetta un po’.
refusal-too_many_tables-full = Hai aperto troppi tavoli. Potrai aprire il prossimo tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_passwords = Troppe password errate. Aspetta un po’.
refusal-too_many_passwords-full = Troppe password errate. Riprova tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_sockets = Dal tuo indirizzo IP sono aperte troppe connessioni. Chiudine qualcuna.
refusal-too_many_sockets-full = Dal tuo indirizzo IP sono aperte troppe connessioni. Chiudine qualcuna, o riprova tra { TEXT("seconds", $seconds, kind: "n") }.
refusal-server_busy = Il server è molto occupato. Riprova tra poco.
refusal-server_busy-full = Il server è molto occupato. Riprova tra { TEXT("seconds", $seconds, kind: "n") }.

## Avvisi che è il proprio turno

refusal-webhook_bad_url = A questo URL non si possono inviare notifiche: deve cominciare con http:// o https:// e contenere un nome host.
refusal-webhook_private = Le notifiche si inviano solo a indirizzi pubblici su Internet, mai a una rete privata.
refusal-webhook_bad_port = Alla porta { TEXT($port) } non si inviano notifiche.
refusal-webhook_too_long =
    { $most ->
        [one] L’URL è troppo lungo: può avere al massimo { $most } carattere.
       *[other] L’URL è troppo lungo: può avere al massimo { $most } caratteri.
    }
refusal-webhook_busy = Ci sono troppe notifiche in attesa di invio: questa non è stata inviata.
refusal-webhook_unreachable = Il server a questo URL non risponde.
refusal-webhook_refused = Il server a questo URL non ha accettato la notifica (stato { TEXT($answer) }).

## Messaggi e richieste sbagliati

refusal-bad_message = Il server non capisce questo messaggio.
refusal-hello_first = Il primo messaggio deve essere «hello».
refusal-hello_once = Il messaggio «hello» è già stato inviato.
refusal-bad_request = Il server non capisce questa richiesta.
refusal-bad_request-full = Il server non capisce questa richiesta: il campo «{ $field }» è sbagliato.
refusal-bad_method = Questo metodo non è permesso a questo indirizzo.
refusal-not_found = A questo indirizzo non c’è nulla.
refusal-not_allowed = Non è permesso.
refusal-not_json = Il server accetta richieste solo in formato JSON.
refusal-foreign_origin = La richiesta proveniva dalla pagina di un altro sito ed è stata respinta.
refusal-unknown_host = Il server non accetta questo nome host.
refusal-unknown_host-full = Il server non accetta il nome host «{ $host }». Aprilo con il suo indirizzo IP, per esempio 192.168.0.5, o come localhost; oppure chiedi a chi lo gestisce di avviarlo con «--allow-host { $host }».
refusal-too_large = È più grande di quanto il server accetti.
refusal-record_too_long = La registrazione è più lunga del consentito (al massimo { $most } voci).
refusal-too_slow = La richiesta ha impiegato troppo tempo ad arrivare.

## Guai del server stesso

refusal-not_ready =
    { $why ->
        [closing] Il server si sta avviando o arrestando.
        [full] Il disco del server è pieno: non si può salvare nulla.
        [locked] Un altro programma tiene bloccato il database del server.
        [gone] Il file del database è stato eliminato o sostituito mentre il server era in funzione.
        [unreachable] Il server non riesce a raggiungere il suo database.
       *[other] Ora il server non riesce a salvare nulla.
    }
refusal-damaged = I dati salvati di questo tavolo non si possono leggere: { $what }.
refusal-store_failed = Il server non riesce a raggiungere il suo database. Riprova tra poco.
refusal-unexpected = Si è verificato un errore sul server, che è stato registrato. Riprova.

## Avvisi a tutti al tavolo

notice-flag_fell = Tempo scaduto ({ TEXT($seat, kind: "seat") }): ha scelto un bot.
notice-bot_took_over = In questo posto ora gioca un bot ({ TEXT($level, kind: "bot") }): { TEXT($seat, kind: "seat") }.
notice-person_is_back = In questo posto gioca di nuovo una persona: { TEXT($seat, kind: "seat") }.
notice-went_back = La partita è tornata all’ultima decisione di questo posto: { TEXT($seat, kind: "seat") }.
notice-wish_declined = { TEXT($seat, kind: "seat") } non accetta di tornare indietro.
notice-wish_expired = Non tutti hanno risposto in tempo: la decisione resta ({ TEXT($seat, kind: "seat") }).
notice-seat_moved = Questo posto ora si gioca da un altro dispositivo o browser: { TEXT($seat, kind: "seat") }.
notice-new_link = C’è un nuovo link per questo posto ({ TEXT($seat, kind: "seat") }): ci gioca chi lo apre.

## Saluti

bye-server_closes = Il server si sta arrestando. Quando tornerà, la connessione riprenderà da sola.
bye-not_your_seat = Su questo dispositivo il posto non è più tuo.
bye-seat_moved = Il tuo posto ora si gioca da un altro dispositivo o browser, dove ne è stato aperto il link. Se non l’hai fatto tu, chiedi un nuovo link a chi ha aperto il tavolo.
bye-may_not_watch = Non puoi più guardare questo tavolo.
bye-banned = Non hai più accesso a questo tavolo.
bye-removed = Chi ha aperto il tavolo ti ha rimosso.
bye-no_such_table = Questo tavolo è stato eliminato.
