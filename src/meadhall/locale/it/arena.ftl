### L’arena: bot contro bot. `arena-sec-<name>` è una sezione del rapporto, `.about` come leggerla.

## Nel terminale

arena-bot = Bot
arena-seats = Posti
arena-wins = Vittorie %
arena-places = Arrivi %
arena-glory = Gloria
arena-rating = Rating
arena-time = ms
arena-slowest = max
arena-faults-head = Errori
arena-about = Le vittorie, con l’intervallo al 95 %, si contano per ogni posto al tavolo; una vittoria condivisa viene divisa. Per puro caso un posto vince nel { $chance } delle partite. Arrivi: la quota di primi, secondi e successivi posti. Rating ± 95 %. I tempi sono per decisione, in millisecondi.
arena-rounded = Tutte le disposizioni dei posti vanno giocate lo stesso numero di volte, e sono { TEXT($orders) }: { TEXT($games) } partite invece di { TEXT($wanted) }.
arena-going-on = Si riprende: in { $path } ci sono già { TEXT($games) } partite su { TEXT($wanted) }.
arena-stopped = Interrotto: { TEXT($games) } partite su { TEXT($wanted) }. Sono conservate; per continuare lancia di nuovo lo stesso comando. Fino ad allora alcune disposizioni sono state giocate più spesso di altre.
arena-written = Tutte le partite, le tabelle e il rapporto sono in { $path }; apri { $page } in un browser.
arena-faults =
    { $n ->
        [one] { $n } decisione è stata tolta a un bot, perché ha sbagliato.
       *[other] { $n } decisioni sono state tolte ai bot, perché hanno sbagliato.
    }
arena-fault-kind =
    { $kind ->
        [raised] un’eccezione
        [late] troppo tardi
        [illegal] una risposta non permessa
       *[other] { $kind }
    }
arena-fault = { $bot }: { arena-fault-kind }, volte: { TEXT($times) }. La prima: { $prompt }: { $detail }

## Che cosa può andare storto

arena-err-bot = Un bot non può giocare: { $why }
arena-err-not-empty = Nella cartella { $path } c’è dell’altro. Indicane una nuova o vuota.
arena-err-no-plan = { $path } non è il piano di un torneo. Indica un’altra cartella.
arena-err-other-plan = Nella cartella { $path } c’è un altro torneo: lì { $what } è { $was }, non { $wanted }. Indica un’altra cartella.
arena-err-busy = Nella cartella { $path } si sta già giocando. Aspetta la fine, o indica un’altra cartella.
arena-err-broken = La riga { TEXT($line) } di { $path } è guasta. Toglila per rigiocare la sua partita.

## Il rapporto

arena-intro =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } di { TEXT($game, kind: "game") } con { TEXT($seats) } clan. Un giro comprende una volta ogni disposizione dei posti, { TEXT($orders) } in tutto, sempre con gli stessi mazzi, così la fortuna si compensa.
arena-not-all = Non tutte le partite sono state giocate: { TEXT($games) } su { TEXT($wanted) }. Alcune disposizioni dei posti sono state giocate più spesso di altre.
arena-sec-rating = Rating
    .about = Quanto è forte ogni bot, ed entro quali limiti, con una certezza del 95 %. Il rating parte da 25; il modello è quello di Plackett e Luce.
arena-sec-wins = Partite vinte
    .about = In che quota dei suoi posti un bot ha vinto, con l’intervallo al 95 %. Una vittoria condivisa viene divisa. La linea tratteggiata è il caso.
arena-sec-places = Posti d’arrivo
    .about = Quante volte un bot è arrivato primo, secondo e così via. ⌀ è il posto medio.
arena-sec-by-age = Gloria per era
    .about = La media per partita. Il conteggio finale è a parte.
arena-sec-by-source = Gloria per provenienza
    .about = La media per partita.
arena-sec-clans = Vittorie per clan
    .about = I clan siedono in quest’ordine, in senso orario. Tutti i bot insieme: ogni bot siede dappertutto lo stesso numero di volte, quindi solo il posto fa differenza.
arena-sec-turns = Vittorie per ordine di gioco
    .about = Contando dal clan che gioca per primo nella Prima Era.
arena-sec-times = Tempo per decisione
    .about = La media in millisecondi, e la decisione più lenta. Le risposte senza scelta non contano.
arena-sec-fault-list = Errori
    .about = Decisioni tolte a un bot; al loro posto è stata fatta una prudente scelta a caso.
arena-sec-cards = Carte
    .about = Quanto spesso ha vinto chi ha preso una carta nel draft, con l’intervallo al 95 %; la linea tratteggiata è il caso. Sotto il nome: quante volte la carta viene presa in una partita.
arena-place = { TEXT($place) }° posto
arena-turn = { TEXT($turn) }° di turno
arena-ms = ms
arena-drafted = { $times } a partita
arena-age-1 = Era I
arena-age-2 = Era II
arena-age-3 = Era III
arena-age-end = conteggio finale
arena-group-ragnarok = Ragnarök e Valhalla
arena-group-quest = imprese
arena-group-card = carte e furti
arena-group-battle = battaglie vinte
arena-group-pillage = ricompense di saccheggio
arena-group-end = conteggio finale
arena-more-sources = Ogni provenienza
arena-more-bots-by-clan = Ogni bot con ogni clan
arena-more-by-prompt = Ogni tipo di decisione, in millisecondi
arena-made = Com’è stato fatto
arena-made-command = Comando
arena-made-seed = Seme
arena-made-rules = Regole
arena-made-version = Versione

## Runewars

arena-rw-intro =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } di { TEXT($game, kind: "game") } con { TEXT($seats) } fazioni. Un giro comprende una volta ogni disposizione dei posti, { TEXT($orders) } in tutto, sempre con gli stessi mazzi, così la fortuna si compensa.
arena-rw-runes = Rune del drago
arena-rw-by-source = Rune del drago ricevute, per provenienza
arena-rw-at-the-end = Alla fine della partita
arena-rw-cards = Carte tattica
arena-rw-played = Giocate
arena-rw-win-rate = Vittorie di chi le gioca
arena-rw-times-played = { $times } a partita
arena-rw-games = Partite
arena-rw-won = Vinte
arena-rw-turns = Vittorie per posto, dal primo giocatore
arena-rw-sec-by-year = Rune del drago per anno
    .about = Ricevute, la media per partita; il numero è quante erano alla fine.
arena-rw-sec-by-source = Rune del drago per provenienza
    .about = Ricevute, la media per partita; il numero è quante erano alla fine.
arena-rw-sec-factions = Vittorie per fazione
    .about = Le fazioni siedono in quest’ordine, in senso orario. Tutti i bot insieme: ogni bot siede dappertutto lo stesso numero di volte.
arena-rw-sec-turns = Vittorie per posto
    .about = Contando in senso orario dal primo giocatore.
arena-rw-sec-cards = Carte tattica
    .about = Quanto spesso ha vinto chi ha giocato una carta, con l’intervallo al 95 %; la linea tratteggiata è il caso. Sotto il nome: quante volte la carta viene giocata in una partita.
arena-rw-more-bots-by-faction = Ogni bot con ogni fazione
arena-rw-source-objective = Obiettivi
arena-rw-source-title = Titoli
arena-rw-source-reward = Ricompense
arena-rw-source-season = Carte stagione
arena-rw-source-card = Altre carte
arena-rw-source-placed = Piazzate da carte
arena-rw-year-1 = anno 1
arena-rw-year-2 = anno 2
arena-rw-year-3 = anno 3
arena-rw-year-4 = anno 4
arena-rw-year-5 = anno 5
arena-rw-year-6 = anno 6
arena-rw-year-7 = anno 7
arena-rw-year-last = anni 6 e 7
arena-rw-season-spring = primavera
arena-rw-season-summer = estate
arena-rw-season-fall = autunno
arena-rw-season-winter = inverno
arena-rw-orders = Ordini per stagione
    .about = La quota di tutti gli ordini di quella stagione.
arena-rw-deeds = Imprese delle fazioni
    .about = La media per partita. Una battaglia conta per entrambe le parti.
arena-rw-deed-battles = Battaglie combattute
arena-rw-deed-battles-won = Battaglie vinte
arena-rw-deed-objectives = Obiettivi raggiunti
arena-rw-deed-quests = Missioni compiute
arena-rw-deed-tactics = Carte tattica giocate
arena-rw-deed-titles = Titoli presi
arena-rw-deed-victory-placed = Carte vittoria deposte
arena-rw-deed-victory-failed = Carte vittoria fallite
arena-rw-deed-eliminated = Eliminate
arena-rw-held = Rune del drago alla fine
    .about = Quanto spesso il vincitore, e chiunque altro, ne aveva tante.
arena-rw-held-winner = vincitore
arena-rw-held-others = altri
arena-rw-years = Quando finiscono le partite
    .about = La quota di tutte le partite.
arena-rw-ends = Come finiscono le partite
    .about = Una carta vittoria che ha retto un anno, la fine del settimo anno o una sola fazione rimasta.
arena-rw-end-victory = Carta vittoria
arena-rw-end-last-year = Fine del settimo anno
arena-rw-end-elimination = Ne resta una sola
