### Le parole del tavolo in un terminale, delle simulazioni e delle repliche.
### $age, $phase, $where, $clan, $bot, $language: nomi; $path, $why, $word, $seed: testi così come sono;
### $n, $line, $moves, $games, $seats (numeri).

## Al tavolo

ui-title = Blood Rage
ui-your-turn = Il tuo turno
ui-waiting = Decidono gli altri…
ui-choose = Numero o: h consiglio, ? aiuto, u annulla, l cronaca, c carte, b mappa, q esci
ui-help =
    Un numero sceglie dall’elenco. Gli altri tasti:
    h  consiglio: le scelte migliori, il possibile esito e il perché
    ?  aiuto: questo elenco, e che cosa dicono le regole
    ?? perché qualcosa non è nell’elenco; si può scrivere anche dopo un solo ?
    u  annulla la tua ultima scelta, se nessuno ha scoperto qualcosa di nuovo
    l  cronaca: tutto ciò che è successo
    c  carte: che cosa fanno le tue carte e tutte le migliorie
    b  mostra di nuovo il tabellone e i clan
    s  salva (la partita è salvata anche dopo ogni scelta)
    q  esci; per continuare più tardi: { $command }
ui-bad-choice = Questa scelta non c’è. Scrivi un numero dell’elenco, o ? per l’aiuto.
ui-bad-answer = Questa scelta non c’è. Scrivi un numero dell’elenco o l’inizio di un nome, oppure premi Invio.
ui-undone = Annullato.
ui-nothing-yet = Non c’è ancora nulla da annullare.
ui-graces-bar = («Grazia di Frigg» incrementa una statistica diversa da quella della ricompensa di saccheggio: non { TEXT($stat, kind: "stat") }.)
ui-legend =
    Si possono scrivere anche frasi intere: { $example }
    Sullo schermo:
    3/4  Villaggi: vuoti e totali; Corni: miniature sul tabellone e permesse
    (2)  tra parentesi dopo una statistica del clan: il suo grado sulla scheda del clan
    ✝2   la provincia è distrutta nel Ragnarök della Seconda Era
    ≈    in un fiordo, aggiunge Forza in entrambe le sue province
    ★    il primo giocatore; ✓ e ✗ prima di un’impresa: al momento riuscita, oppure no
    I numeri di pagina si riferiscono al regolamento e sono uguali in tutte le edizioni.
ui-nothing-to-undo = Non c’è nulla da annullare: nel frattempo qualcuno ha scoperto qualcosa di nuovo o ha preso una decisione.
ui-saved = Salvato: { $path }
ui-resumed = La partita riprende da dove era stata interrotta.
ui-quit-saved = La tua partita è salvata: { $path }
ui-go-on = Per continuare:
ui-ask-pass = Passi la mano e perdi { n-rage.acc }? sì/no
ui-decline =
    { $span ->
        [turn] Passa, e non chiedere più in questo turno: { $what }
       *[season] Passa, e non chiedere più in questa stagione: { $what }
    }
ui-declined =
    { $span ->
        [turn] In questo turno non ti verrà più chiesto. Per riavere la domanda, scrivi: chiedi ancora
       *[season] In questa stagione non ti verrà più chiesto. Per riavere la domanda, scrivi: chiedi ancora
    }
ui-asked-again = Ti verrà chiesto di nuovo tutto.
ui-nothing-declined = Ti viene già chiesto tutto.
ui-words-ask-again = chiedi ancora, chiedi di nuovo
ui-words-not-turn = non in questo turno
ui-words-not-season = non in questa stagione
ui-you = tu
ui-yes = sì
ui-no = no

## Bot e consigli

ui-thinks = { TEXT($clan, kind: "clan", form: "name") } sta pensando…
ui-fault =
    { $cause ->
        [late] Il bot { TEXT($seat, kind: "clan", form: "gen") } ha pensato troppo a lungo: è stata fatta per lui una scelta sicura.
        [illegal] Il bot { TEXT($seat, kind: "clan", form: "gen") } ha dato una risposta non permessa: è stata fatta per lui una scelta sicura.
       *[raised] Il bot { TEXT($seat, kind: "clan", form: "gen") } ha avuto un errore ({ $source }): è stata fatta per lui una scelta sicura.
    }
ui-hint-thinks = Cerco un consiglio…
ui-hint-title = Le tue scelte migliori, e come può finire la partita:
ui-hint-prospects = vittoria: { $percent }%, Gloria finale: circa { TEXT($n) }
ui-hint-none = Per questa scelta non c’è nessun consiglio.

## Perché no

ui-why-ask = Che cosa volevi fare? Scrivilo come frase, per esempio: { $example }
ui-why-number = La scelta { $choice } è permessa: { $label }.
ui-why-unfinished = La frase non è completa: «{ $known }»… e poi?
ui-why-following = Può seguire
ui-quoted = «{ $line }»
ui-why-unfit = La parola «{ $word }» non va bene dopo «{ $known }».
ui-why-fine = Ora è permesso: è nell’elenco.
ui-why-no = Ora non è permesso.

## Parole che si possono scrivere in una frase oltre a quelle della notazione, per verbo; separate da virgole.
## I verbi che vogliono una carta ripetono quello della notazione: dopo di esso «Yggdrasil» è la carta, non il luogo.

ui-words = Parole
    .pass = passa, passo, passare, passa la mano, passo la mano, passare la mano
    .decline = no, rifiuta, rifiuto, rifiutare, non invadere, non portare nessuno, non saccheggiare, non muovere nessuno, non aggiungere nulla, non salvare nessun altro
    .done = fatto, finito, basta, nessun altro, non marcia nessun altro, non riprendere altre carte
    .free = spazio libero, in uno spazio libero, nello spazio libero
    .retreat = fuggi, fugge, fuggire, ritirata, la strega volur fugge a yggdrasil
    .sacrifice = sacrifica, sacrificio, sacrificare
    .nothing = nulla, niente, non tenere nulla, non tenere niente
    .treat = considera, considerare, conta
    .raise = incrementa, incrementare, aumenta, aumentare
    .invade = invadi, invado, invadere, invasione
    .recall = richiama, richiamare, invadi dal valhalla
    .march = marcia, marcio, marciare
    .pillage = saccheggia, saccheggio, saccheggiare
    .challenge = sfida, sfidare, saccheggia di nuovo, saccheggiare di nuovo
    .bring = porta, portare, porta un guerriero, portare un guerriero
    .join = unisci, unire, porta in battaglia, portare in battaglia
    .spare = conserva, conservare
    .protect = salva, salvare, proteggi, proteggere
    .keep = keep, tieni, tengo, tenere
    .upgrade = upgrade, miglioria, migliora, gioca la miglioria, giocare la miglioria
    .replace = replace, rimpiazza, rimpiazzare, sostituisci, al posto di
    .quest = quest, impresa, votati, votati a, votati all’impresa, votarsi all’impresa
    .reveal = reveal, gioca, giocare, rivela, rivelare
    .add = add, aggiungi, aggiungere
    .take = take, riprendi, riprendere, riprendi in mano
    .fillers = con il lo la i gli le un uno una a ad al alla da dal dalla di del della in nel nella su sul verso e ed per carta

## Titoli

ui-log-title = Che cosa è successo
ui-log-empty = Non è ancora successo nulla.
ui-board-title = Tabellone
ui-clans-title = Clan
ui-hand-title = La tua mano
ui-hand-empty = La tua mano è vuota.
ui-quests-title = Le tue imprese
ui-pack-title = Carte tra cui scegliere
ui-battle-title = Battaglia
ui-choices-title = Puoi
ui-discard-title = Carte scartate
ui-age-phase = Era { TEXT($age) } · { TEXT($phase, kind: "phase") }

## Il tabellone e i clan

ui-region = Regione
ui-province = Provincia
ui-fjord = Fiordo
ui-villages = Villaggi
ui-token = Ricompensa
ui-figures = Miniature e Forza
ui-strength = Forza
ui-destroyed = distrutte
ui-doomed = distrutta { TEXT($age, kind: "age", form: "in") }
ui-pillaged = saccheggiata
ui-glory = Gloria
ui-rage = Furia rimasta
ui-horns-used = Miniature sul tabellone
ui-upgrades = Migliorie
ui-cards-in-hand = Mano
ui-quests-committed = Imprese
ui-reserve = Riserva
ui-valhalla = Valhalla
ui-passed = ha passato
ui-first-player = primo giocatore
ui-pillager = saccheggiatore
ui-villages-free = villaggi vuoti
ui-no-strength = In battaglia imprese e migliorie aggiungono 0 (con «Dominio di Tyr» e «Ira di Tyr» un’impresa vale 3 o 5).
ui-battle-sum =
    { $wins ->
        [yes] { TEXT($seat, kind: "clan") }: { ui-sum }, vince.
       *[no] { TEXT($seat, kind: "clan") }: { ui-sum }.
    }
ui-sum =
    { TEXT($cards) ->
        [none] { TEXT($n) } + { TEXT($more) } = { TEXT($total) }
       *[other] { TEXT($n) } + { TEXT($more) } ({ $cards }) = { TEXT($total) }
    }
ui-rage-stolen = { TEXT($seat, kind: "clan", form: "name") } ruba { n-rage.acc } al clan { TEXT($other, kind: "clan", form: "gen") } («Inganno di Loki»).
ui-rage-by-card = { TEXT($seat, kind: "clan", form: "name") } ottiene { n-rage.acc } («{ TEXT($card, kind: "card") }»).
ui-pause = Premi Invio per continuare.
ui-cost = ({ n-rage })
ui-text-cancelled = testo annullato

## Le imprese al momento

ui-quest-yes =
    { TEXT($where) ->
        [none] Al momento riuscita.
       *[other] Al momento riuscita ({ LIST($where, kind: "place") }).
    }
ui-quest-no = Al momento non riuscita.

## La fine

ui-final-title = Conteggio finale
ui-final-place = Posto
ui-final-source = Provenienza della Gloria
ui-final-total = Totale
ui-winner = Vince
ui-winners = Vincono insieme

## Prima della partita

ui-ask-seats = Quanti clan: 2, 3 o 4?
ui-ask-clan = Qual è il tuo clan?
ui-ask-bots = Quanto sono forti i bot?
ui-ask-seed = Seme (un numero; lascia vuoto per uno casuale)
ui-ask-language = Lingua
ui-ask-name = Il tuo nome
ui-seed = Seme
ui-pack-house = Contenuto: il set di Meadhall, per lo più di nostra ideazione, non le carte della scatola ({ $page }).
ui-pack-own = Contenuto: il pacchetto «{ $name }» in { $path }.
ui-pack-unchanged = Contenuto: il pacchetto «{ $name }» in { $path }, ancora uguale al set di Meadhall ({ $page }).
ui-ask-resume = Hai una partita non finita.
ui-go-on-with = continuala ({ TEXT($clan, kind: "clan") }, { TEXT($age, kind: "age") }, { TEXT($phase, kind: "phase") })
ui-new-game = comincia una nuova partita
ui-ask-first-game = È la tua prima partita?

## Errori

err-save-taken = { $path } esiste già, e una nuova partita non lo sovrascrive. Indica un altro file.
err-no-save = Non c’è nessuna partita salvata da continuare.
err-bad-bot = La partita in { $path } usa un bot che non si può caricare: { $bot }
err-other-bot = Correggilo, o indica un altro bot nella riga che comincia con «{ $line }»: { $known }.
err-bad-save = La partita salvata non si può aprire.
err-file-missing = Questo file non esiste: { $path }
err-cannot-write = Impossibile scrivere { $path }: { $why }
err-cannot-read = Impossibile leggere { $path }: { $why }
err-not-a-terminal = Per farti domande serve un terminale. Indica invece tutto con le opzioni; --help le elenca.
err-bad-seats = Il numero di clan deve essere 2, 3 o 4, non: { $word }
err-bad-seed = Il seme deve essere un numero intero, da 0 in su, non: { $word }
err-unknown-bot = Questo bot non esiste: { $word }
err-unknown-clan = Questo clan non esiste: { $word }
err-unknown-language = Questa lingua non è disponibile: { $word }
err-unknown-game = Questo gioco non esiste: { $word }
err-worker-lost = Un processo di lavoro si è interrotto; i risultati comprendono le partite finite prima.
err-bots-count =
    { $wanted ->
        [1] { $flag } vuole un solo tipo per l’unico bot, non { $given }.
       *[other] { $flag } vuole un tipo per tutti i bot, o { $wanted }: uno per ciascuno. Ne ha ricevuti { $given }.
    }
err-known-options =
    Le opzioni e i loro valori predefiniti: { $options }.
    Che cosa significa ognuna: { $page }.
err-records-not-empty = La cartella { $path } non è vuota. Le registrazioni vanno in una cartella nuova o vuota.
err-no-screen = { $game } non si può giocare nel terminale. Avvia il server: { $command }
err-no-packs = I pacchetti sono solo per { rw-ui-title } ({ $game }). Togli { $flag }.
err-pack-gone = Questa partita usa un pacchetto di { $path }, che non è più lì. Indica la sua nuova cartella: { $flag }.
err-pack-broken = Questa partita usa il pacchetto in { $path }, che ora contiene errori:
err-pack-changed = Il pacchetto in { $path } è cambiato dall’inizio di questa partita: era { TEXT($was) }, ora è { TEXT($now) }. Ripristinalo, o indica una cartella con quello vecchio: { $flag }.
err-pack-other = Questa partita usa il pacchetto { TEXT($was) }, ma quello in { $path } è { TEXT($now) }.
err-pack-lost = Il pacchetto in { $path } è stato modificato o rimosso durante le partite.

## Simulazione

sim-title = Simulazione
sim-progress = In gioco
sim-games = Partite
sim-games-per-second = partite al secondo
sim-decisions-per-second = decisioni al secondo
sim-winners = Vittorie per posto
sim-won = Vinte
sim-glory = Gloria per provenienza
sim-mean = Media
sim-lengths = Durata delle partite
sim-decisions = Decisioni
sim-answers = Risposte
sim-shortest = Minima
sim-median = Mediana
sim-longest = Massima
sim-cards = Carte
sim-card = Carta
sim-picked = Prese nel draft
sim-upgraded = Migliorie
sim-revealed = Giocate in battaglia
sim-added = Aggiunte dopo
sim-committed = Imprese
sim-win-rate = Vittorie di chi le ha
sim-shared = Condivise
sim-workers = Processi
sim-seconds = Secondi
sim-stopped = Interrotto: le prime { TEXT($games) } partite su { TEXT($wanted) }.

## Replica

replay-ok =
    { $moves ->
        [one] La registrazione è valida: { $moves } mossa.
       *[other] La registrazione è valida: { $moves } mosse.
    }
replay-bad = La registrazione non è valida alla riga { TEXT($line) }: { $why }
replay-end = Risultato
replay-unfinished = La partita non è ancora finita.
replay-unsealed = Nella registrazione manca la riga «{ $word }»: sono state controllate solo le mosse, non il risultato finale.
