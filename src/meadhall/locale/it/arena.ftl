### L’arena: bot contro bot. `arena-sec-<name>` è una sezione del rapporto, `.about` come leggerla.

## Nel terminale

arena-bot = Bot
arena-seats = Posti
arena-wins = Vittorie %
arena-places = Arrivi %
arena-glory = Gloria
arena-score = Punteggio
arena-rating = Rating
arena-time = ms
arena-slowest = max
arena-faults-head = Errori
arena-about = Vittorie: la quota di posti vinti, con intervallo di confidenza al 95%; una vittoria condivisa viene divisa. Per puro caso un posto vince nel { $chance } delle partite. Arrivi: la quota di primi, secondi e successivi posti. Rating ± 95%. I tempi sono per decisione, in millisecondi.
arena-rounded = Tutte le disposizioni dei posti vanno giocate lo stesso numero di volte, e sono { TEXT($orders) }: { TEXT($games) } partite invece di { TEXT($wanted) }.
arena-going-on = Ripresa: in { $path } ci sono già { TEXT($games) } partite su { TEXT($wanted) }.
arena-stopped = Interrotto: { TEXT($games) } partite su { TEXT($wanted) }. Sono salvate; per continuare lancia di nuovo lo stesso comando. Fino ad allora alcune disposizioni sono state giocate più spesso di altre.
arena-written = Tutte le partite, le tabelle e il rapporto sono in { $path }. Apri { $page } in un browser.
arena-faults =
    { $n ->
        [one] { $n } decisione è stata presa al posto di un bot, a causa di un suo errore.
       *[other] { $n } decisioni sono state prese al posto dei bot, a causa di loro errori.
    }
arena-fault-kind =
    { $kind ->
        [raised] un’eccezione
        [late] troppo tardi
        [illegal] una risposta non permessa
       *[other] { $kind }
    }
arena-fault = { $bot }: { arena-fault-kind } ({ TEXT($times) }×). La prima volta, { $prompt }: { $detail }

## Che cosa può andare storto

arena-err-bot = Questo bot non può giocare: { $why }
arena-err-not-empty = La cartella { $path } contiene altro. Indicane una nuova o vuota.
arena-err-no-plan = { $path } non è il piano di un torneo. Indica un’altra cartella.
arena-err-other-plan = Nella cartella { $path } c’è un altro torneo: lì { $what } è { $was }, non { $wanted }. Indica un’altra cartella.
arena-err-busy = Un’altra esecuzione sta usando la cartella { $path }. Aspetta che finisca, o indica un’altra cartella.
arena-err-broken = La riga { TEXT($line) } di { $path } è danneggiata. Eliminala per rigiocare la sua partita.

## Il rapporto

arena-intro =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } di { TEXT($game, kind: "game") } con { TEXT($seats) } clan. In un giro ogni disposizione dei posti si gioca una volta, { TEXT($orders) } in tutto, sempre con gli stessi mazzi, così la fortuna si compensa.
arena-plain-intro =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } di { TEXT($game, kind: "game") } con { TEXT($seats) } giocatori. In un giro ogni disposizione dei posti si gioca una volta, { TEXT($orders) } in tutto, sempre con gli stessi mazzi, così la fortuna si compensa.
arena-not-all = Non tutte le partite sono ancora state giocate: { TEXT($games) } su { TEXT($wanted) }. Alcune disposizioni dei posti sono state giocate più spesso di altre.
arena-sec-rating = Rating
    .about = La forza di ogni bot, con intervallo di confidenza al 95%. Il rating parte da 25; il modello è quello di Plackett-Luce.
arena-sec-wins = Partite vinte
    .about = La quota dei suoi posti che ogni bot ha vinto, con intervallo di confidenza al 95%. Una vittoria condivisa viene divisa. La linea tratteggiata è il caso.
arena-sec-places = Posti d’arrivo
    .about = Quante volte un bot è arrivato primo, secondo e così via. ⌀ è il posto medio.
arena-sec-by-age = Gloria per era
    .about = Media per partita. Il conteggio finale è a parte.
arena-sec-by-source = Gloria per provenienza
    .about = Media per partita.
arena-sec-clans = Vittorie per clan
    .about = I clan sono in ordine di posto, in senso orario. Tutti i bot insieme: ogni bot gioca in ogni posto lo stesso numero di volte, quindi solo il posto fa differenza.
arena-plain-sec-seats = Vittorie per posto
    .about = I posti sono in senso orario. Tutti i bot insieme: ogni bot gioca in ogni posto lo stesso numero di volte, quindi conta solo il posto.
arena-sec-turns = Vittorie per ordine di gioco
    .about = Contando dal clan che gioca per primo nella Prima Era.
arena-sec-times = Tempo per decisione
    .about = La media e la decisione più lenta, in millisecondi. Le risposte obbligate non contano.
arena-sec-fault-list = Errori
    .about = Decisioni che un bot non è riuscito a prendere; al loro posto è stata fatta una prudente scelta a caso.
arena-sec-cards = Carte
    .about = Quanto spesso ha vinto chi ha preso una carta nel draft, con intervallo di confidenza al 95%; la linea tratteggiata è il caso. Sotto il nome: quante volte la carta viene presa in una partita.
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
arena-more-sources = Per provenienza, in dettaglio
arena-more-bots-by-clan = Bot per clan
arena-more-by-prompt = Per tipo di decisione, in millisecondi
arena-made = Com’è stato fatto il rapporto
arena-made-command = Comando
arena-made-seed = Seme
arena-made-rules = Regole
arena-made-version = Versione

## Runewars

arena-rw-intro =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } di { TEXT($game, kind: "game") } con { TEXT($seats) } fazioni. In un giro ogni disposizione dei posti si gioca una volta, { TEXT($orders) } in tutto, sempre con gli stessi mazzi, così la fortuna si compensa.
arena-rw-runes = Rune del drago
arena-rw-by-source = Rune del drago ricevute, per provenienza
arena-rw-at-the-end = Alla fine della partita
arena-rw-cards = Carte tattica
arena-rw-played = Giocate
arena-rw-win-rate = Vittorie se giocate
arena-rw-times-played = { $times } a partita
arena-rw-games = Partite
arena-rw-won = Vinte
arena-rw-turns = Vittorie per posto, dal primo giocatore
arena-rw-sec-by-year = Rune del drago per anno
    .about = Ricevute, media per partita; il numero indica quante erano alla fine.
arena-rw-sec-by-source = Rune del drago per provenienza
    .about = Ricevute, media per partita; il numero indica quante erano alla fine.
arena-rw-sec-factions = Vittorie per fazione
    .about = Le fazioni sono in ordine di posto, in senso orario. Tutti i bot insieme: ogni bot gioca in ogni posto lo stesso numero di volte.
arena-rw-sec-turns = Vittorie per posto
    .about = Contando in senso orario dal primo giocatore.
arena-rw-sec-cards = Carte tattica
    .about = Quanto spesso ha vinto chi ha giocato una carta, con intervallo di confidenza al 95%; la linea tratteggiata è il caso. Sotto il nome: quante volte la carta viene giocata in una partita.
arena-rw-more-bots-by-faction = Bot per fazione
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
arena-rw-deeds = Azioni delle fazioni
    .about = Media per partita. Una battaglia conta per entrambe le parti.
arena-rw-deed-battles = Battaglie combattute
arena-rw-deed-battles-won = Battaglie vinte
arena-rw-deed-objectives = Obiettivi raggiunti
arena-rw-deed-quests = Missioni completate
arena-rw-deed-tactics = Carte tattica giocate
arena-rw-deed-titles = Titoli presi
arena-rw-deed-victory-placed = Carte vittoria piazzate
arena-rw-deed-victory-failed = Carte vittoria fallite
arena-rw-deed-eliminated = Eliminate
arena-rw-held = Rune del drago alla fine
    .about = Quanto spesso chi ha vinto e gli altri giocatori ne avevano così tante.
arena-rw-held-winner = chi vince
arena-rw-held-others = altri
arena-rw-years = Quando finiscono le partite
    .about = La quota di tutte le partite.
arena-rw-ends = Come finiscono le partite
    .about = Una carta vittoria che ha retto per un anno, la fine del settimo anno o una sola fazione rimasta.
arena-rw-end-victory = Carta vittoria
arena-rw-end-last-year = Fine del settimo anno
arena-rw-end-elimination = Ne resta una sola
