### Runewars: i nomi di ciò che c’è su ogni tavolo, qualunque sia il pacchetto, e le parole del tavolo in un terminale.
### $seat, $season, $phase, $hero …: nomi; $n, $year (numeri).

## Giocatori: secondo la fazione, o secondo il posto finché le fazioni non sono scelte. `.start`, `.mid`: all’inizio
## di una frase, e al suo interno.

rw-seat-daqan = Daqan
    .start = Daqan
    .mid = Daqan
rw-seat-latari = Latari
    .start = Latari
    .mid = Latari
rw-seat-waiqar = Waiqar
    .start = Waiqar
    .mid = Waiqar
rw-seat-uthuk = Uthuk
    .start = Uthuk
    .mid = Uthuk
rw-seat-seat-1 = Posto 1
    .start = Posto 1
    .mid = Posto 1
rw-seat-seat-2 = Posto 2
    .start = Posto 2
    .mid = Posto 2
rw-seat-seat-3 = Posto 3
    .start = Posto 3
    .mid = Posto 3
rw-seat-seat-4 = Posto 4
    .start = Posto 4
    .mid = Posto 4
rw-seat-none = Unità neutrali
    .start = La parte neutrale
    .mid = le unità neutrali

## La mappa: aree dei regni natali (le altre si chiamano come sono stampate, 1A), pezzi, lati, confini

rw-area-daqan-a = Daqan A
    .short = DaqA
rw-area-daqan-b = Daqan B
    .short = DaqB
rw-area-daqan-c = Daqan C
    .short = DaqC
rw-area-latari-a = Latari A
    .short = LatA
rw-area-latari-b = Latari B
    .short = LatB
rw-area-latari-c = Latari C
    .short = LatC
rw-area-waiqar-a = Waiqar A
    .short = WaiA
rw-area-waiqar-b = Waiqar B
    .short = WaiB
rw-area-waiqar-c = Waiqar C
    .short = WaiC
rw-area-uthuk-a = Uthuk A
    .short = UthA
rw-area-uthuk-b = Uthuk B
    .short = UthB
rw-area-uthuk-c = Uthuk C
    .short = UthC

rw-piece-tile-1 = la tessera mappa 1
rw-piece-tile-2 = la tessera mappa 2
rw-piece-tile-3 = la tessera mappa 3
rw-piece-tile-4 = la tessera mappa 4
rw-piece-tile-5 = la tessera mappa 5
rw-piece-tile-6 = la tessera mappa 6
rw-piece-tile-7 = la tessera mappa 7
rw-piece-tile-8 = la tessera mappa 8
rw-piece-tile-9 = la tessera mappa 9
rw-piece-home-daqan = il regno natale di Daqan
rw-piece-home-latari = il regno natale di Latari
rw-piece-home-waiqar = il regno natale di Waiqar
rw-piece-home-uthuk = il regno natale di Uthuk

rw-side-N = nord
rw-side-NE = nord-est
rw-side-SE = sud-est
rw-side-S = sud
rw-side-SW = sud-ovest
rw-side-NW = nord-ovest

rw-border-open = aperto
rw-border-mountain = montagne
rw-border-water = acqua

## Stagioni e fasi

rw-season-spring = Primavera
    .mid = primavera
rw-season-summer = Estate
    .mid = estate
rw-season-fall = Autunno
    .mid = autunno
rw-season-winter = Inverno
    .mid = inverno

rw-phase-setup = Preparazione
rw-phase-season-card = Carta stagione
rw-phase-orders = Ordini
rw-phase-turns = Turni
rw-phase-quests = Fase delle missioni
rw-phase-end = Fine della partita

## Risorse, attributi, forme, fato

rw-resource-food = Cibo
    .short = c
rw-resource-wood = Legname
    .short = L
rw-resource-ore = Minerale
    .short = m
rw-attribute-strength = forza
rw-attribute-agility = agilità
rw-attribute-wisdom = saggezza
rw-alignment-good = bene
rw-alignment-neutral = neutrale
rw-alignment-evil = male
rw-shape-triangle = triangolare
rw-shape-circle = circolare
rw-shape-rectangle = rettangolare
rw-shape-hexagon = esagonale
rw-benefit-influence = influenza
rw-benefit-tactics = carta tattica
rw-benefit-quests = missione
rw-benefit-triangle = unità triangolare
rw-benefit-circle = unità circolare
rw-benefit-rectangle = unità rettangolare
rw-benefit-hexagon = unità esagonale
rw-destiny-gold = oro
rw-destiny-silver = argento
rw-destiny-red = rosso
rw-symbol-damage = danno
rw-symbol-rout = rotta
rw-symbol-special = speciale
rw-rune-dragon = runa del drago
rw-rune-false = falsa runa
rw-rune-face-down = segnalino runa
rw-term-stronghold = roccaforte
rw-term-effects = carte e abilità
rw-order-none = nessun ordine

## Quando si giocano le carte

rw-timing-setup = Preparazione.
rw-timing-season-main = La carta stagione.
rw-timing-your-turn = Il tuo turno.
rw-timing-your-move = Prima di muovere.
rw-timing-battle-start = Inizia la battaglia.
rw-timing-battle-round-start = Inizia un round della battaglia.
rw-timing-battle-special = Un simbolo speciale.
rw-timing-battle-assist = Il tuo eroe assiste.
rw-timing-battle-strength = Si sta per contare la forza.
rw-timing-battle-won-attacker = Hai vinto la battaglia.
rw-timing-fate-drawn = Sono state pescate carte fato.
rw-timing-diplomacy-before-draw = Prima di pescare le carte per la diplomazia.
rw-timing-bid-revealed = Le offerte sono state rivelate.
rw-timing-quest-phase = Inizia la fase delle missioni.
rw-timing-quest-hero-moved = L’eroe si è mosso.
rw-timing-quest-action-end = L’azione dell’eroe finisce.
rw-timing-quest-attempt = Si tenta una missione.
rw-timing-quest-attempt-test = Prima della prova della missione.
rw-timing-quest-completed = Una missione è completata.
rw-timing-duel-start = Inizia il duello.
rw-timing-duel-special = Un simbolo speciale nel duello.
rw-timing-duel-damage = Danni nel duello.
rw-timing-duel-round-end = Finisce un round del duello.
rw-timing-duel-won = Il duello è vinto.
rw-timing-hero-defeated = Un eroe sta per essere sconfitto.
rw-timing-hero-damage = Un eroe subisce danni.
rw-timing-acquire-power = Potere.
rw-timing-harvest-supremacy = Bonus di supremazia di Raccolto.
rw-timing-rally-support = Sostegno.
rw-timing-wizards-council-drawn = È stata pescata una carta del Consiglio dei Maghi.
rw-timing-wizards-council-resolved = È stata risolta una carta del Consiglio dei Maghi.
rw-timing-continuous = In qualsiasi momento.
rw-timing-explore = Si scopre un segnalino esplorazione.
rw-timing-explore-stay = Il segnalino esplorazione è scoperto.

## Da che cosa viene un effetto

rw-source-season = Carta stagione
rw-source-tactics = Carta tattica
rw-source-quest = Missione
rw-source-reward = Ricompensa
rw-source-hero = Eroe
rw-source-title = Titolo
rw-source-token = Segnalino esplorazione
rw-source-unit = Abilità speciale
rw-source-development = Sviluppo
rw-source-rules = Regole

## Al tavolo

rw-ui-title = Runewars
rw-ui-choose = Numero o: h consiglio, ? aiuto, u annulla, l cronaca, c carte, b mappa, q esci
rw-ui-all = Tutti da qui
rw-ui-all-from = Tutti da { $place }
rw-ui-all-come = Tutti quelli che possono arrivare
rw-ui-all-to = Tutti in { $place }
rw-ui-all-place = Tutti quelli che ci stanno in { $place }
rw-ui-words-all = tutti, tutte, tutto
rw-ui-ask-activate = Nessuno può muoversi in { $place }. Attivarla senza movimento? sì/no
rw-ui-ask-lose = È più del necessario: in { $place } ne resterebbero { $left }, e possono restarne { $most }. Distruggerle? sì/no
rw-ui-help =
    Un numero sceglie dall’elenco. Gli altri tasti:
    h  consiglio: le scelte migliori, se i bot sanno indicarle
    ?  aiuto: questo elenco, e che cosa dicono le regole
    ?? è permesso? Si può scrivere anche dopo un solo ?
    u  annulla la tua ultima scelta, se nessuno ha scoperto qualcosa di nuovo
    l  cronaca: tutto ciò che è successo
    c  carte: che cosa fanno le tue carte, gli eroi, i titoli e le unità
    b  la mappa e tutte le aree a parole
    s  salva (la partita è salvata anche dopo ogni scelta)
    q  esci; per continuare più tardi: { $command }
rw-ui-legend =
    Si può rispondere anche a parole: { $example }
    «tutti» vuol dire tutti quelli che possono andare, o con un’unità tutte quelle del suo tipo
    Quando si chiede delle carte, «non in questo turno» o «non in questa stagione» vuol dire: non chiedere più
    Sulla mappa, in ogni area:
    1A ■D      il nome, e chi la controlla
    3Fa1Ca     unità: quante, e le prime lettere del nome; minuscole: in rotta; +1: un altro tipo
    #  #-      una roccaforte, e una danneggiata; +: con uno sviluppo
    C  *D      una città; il segnalino attivazione di un giocatore
    r? rD rF   un segnalino runa coperto, e che cosa ne sai (drago, falsa); RD, RF: scoperto
    hD         un eroe di quel giocatore; (D): in rotta; †: ricompense di un eroe sconfitto
    e1 e2+     un segnalino esplorazione; E: uno scoperto
    2c1L1m     sul bordo inferiore: cibo, legname e minerale che l’area produce
    ▲ e ≈      confini montuosi e d’acqua
    Nella tabella dei giocatori:
    ★  ◄       il primo giocatore; di chi è il turno
    3 (5)      un quadrante, e tra parentesi ciò che darebbe il Raccolto
    2 (+1)     carte tattica, e quelle pescate in questa stagione: non si possono ancora giocare
    1–2/3      rune del drago, per quanto ne sai, tra i segnalini runa nelle sue aree
    2/4/1 ♥3/3 di un eroe: forza, agilità, saggezza; salute rimasta
    Su una carta fato: ◆ il simbolo del destino; ▲●■⬢ che cosa fanno le unità di quella forma
    I numeri di pagina si riferiscono al regolamento.
rw-ui-heading = Anno { TEXT($year) } · { TEXT($season, kind: "rw-season") } · { TEXT($phase, kind: "rw-phase") }
rw-ui-first = primo giocatore
rw-ui-season-card = Carta stagione
rw-ui-you = tu
rw-ui-out = fuori
rw-ui-faction = Giocatore
rw-ui-influence = Influenza
rw-ui-order = Ordine
rw-ui-orders-played = Giocati
rw-ui-tactics = Tattica
rw-ui-quests = Missioni
rw-ui-runes = Rune
rw-ui-areas = Aree
rw-ui-titles = Titoli
rw-ui-heroes = Eroi
rw-ui-victory = Vittoria
rw-ui-victory-promised = si decide in { TEXT($season, kind: "rw-season", form: "mid") }
rw-ui-hand = Le tue carte tattica
rw-ui-fresh = solo dalla prossima stagione
rw-ui-your-quests = Le tue missioni
rw-ui-hero-there = lì
rw-ui-nowhere = al momento da nessuna parte
rw-ui-objective = Il tuo obiettivo
rw-ui-objective-met = ora raggiunto
rw-ui-objective-open = non ancora raggiunto
rw-ui-offered = Tra cui scegliere
rw-ui-all-units = Unità
rw-ui-health = salute
rw-ui-initiative = iniziativa
rw-ui-fast = Veloce
rw-ui-flying = Volante
rw-ui-area = Area
rw-ui-control = Controllata da
rw-ui-what = Che cosa c’è
rw-ui-yields = Produce
rw-ui-borders = Confini
rw-ui-routed = in rotta
rw-ui-stronghold = roccaforte
rw-ui-damaged = danneggiata
rw-ui-city = città
rw-ui-token = segnalino esplorazione
rw-ui-token-active = attivata
rw-ui-grave = ricompense lasciate qui
rw-ui-battle = Battaglia
rw-ui-attacker = attaccante
rw-ui-defender = difensore
rw-ui-row = iniziativa { TEXT($n) }
rw-ui-before = prima della prima fila
rw-ui-strength = forza attuale
rw-ui-duel = Duello
rw-ui-round = round { TEXT($n) }
rw-ui-suffers = subisce { TEXT($n) }
rw-ui-cards = carte
rw-ui-damage = danni: { TEXT($n) }
rw-ui-drawn = Carte fato pescate
rw-ui-bids = Asta d’influenza
rw-ui-bid-secret = ha deciso
rw-ui-bid-waiting = sta decidendo
rw-ui-plan = Movimenti finora
rw-ui-arriving = In arrivo
rw-ui-rewards = Ricompense
rw-ui-face-down = coperta
rw-ui-nothing = —
rw-ui-final-title = Fine della partita
rw-ui-final-runes = Rune del drago
rw-ui-final-place = Posto
rw-ui-winner = Vince
rw-ui-thinks = { TEXT($seat, kind: "rw-seat") } sta pensando…
rw-ui-fault =
    { $cause ->
        [late] Il bot di { TEXT($seat, kind: "rw-seat") } ha pensato troppo a lungo: è stata fatta per lui una scelta sicura.
        [illegal] Il bot di { TEXT($seat, kind: "rw-seat") } ha dato una risposta non permessa: è stata fatta per lui una scelta sicura.
       *[raised] Il bot di { TEXT($seat, kind: "rw-seat") } ha avuto un errore ({ $source }): è stata fatta per lui una scelta sicura.
    }
rw-ui-not-now = Questa non è una risposta alla domanda attuale: { $question }
rw-ui-hint-prospects = vittoria: { $percent }%
rw-ui-hint-equal = I bot non vedono differenze tra queste scelte.
rw-ui-orders-brief = Con la supremazia un ordine dà anche il suo bonus. c: che cosa fanno ogni ordine e il suo bonus
rw-ui-order-card = { $name } (n. { $n })
rw-ui-supremacy-yes = supremazia: { $text }
rw-ui-supremacy-no = senza supremazia: quest’anno hai già un ordine più alto, { $order }
rw-ui-supremacy-never = questo ordine non ha un bonus di supremazia
rw-ui-supremacy-brief = con supremazia
rw-ui-supremacy-none = senza supremazia
rw-ui-more-activate =
    { $n ->
        [one] Mostra un’altra area, che nessuna tua miniatura può raggiungere
       *[other] Mostra altre { $n } aree, che nessuna tua miniatura può raggiungere
    }
rw-ui-more-recruit-dial = Mostra i quadranti che non danno unità
rw-ui-no-units = nessuna unità
rw-ui-miss = a vuoto
rw-ui-odds = alleanza { $ally }%, si ritirano { $retreat }%, combatti o ti ritiri { $fight }%
rw-ui-odds-most = per { $n } di influenza: { $odds }
rw-ui-destiny-gold = diventano tue alleate
rw-ui-destiny-silver = si ritirano in rotta
rw-ui-destiny-red = combatti o ti ritiri
rw-ui-no-talk = Unità neutrali lì: { $neutral }, tue in arrivo: { $coming }. In tutto sono più di otto, quindi la diplomazia è impossibile: devi combattere.
rw-ui-talk-limit =
    { $most ->
        [one] Unità neutrali lì: { $neutral }. Se va più di { $most } tua unità, la diplomazia sarà impossibile: in tutto possono essere al massimo otto.
       *[other] Unità neutrali lì: { $neutral }. Se vanno più di { $most } tue unità, la diplomazia sarà impossibile: in tutto possono essere al massimo otto.
    }
rw-ui-no-talk-brief = troppe per la diplomazia
rw-ui-no-influence = Unità neutrali lì: { $neutral }. Non hai influenza per la diplomazia: le tue unità devono combattere.
rw-ui-taken-from = tutti i segnalini sono in gioco: quello in { $areas } viene spostato qui
rw-ui-your-titles = I tuoi titoli
rw-ui-winter = Inverno: in nessuna area un giocatore può avere più unità del suo cibo
rw-ui-winter-limit = cibo { $n }
rw-ui-ask-seats = Quante fazioni: 2, 3 o 4?
rw-ui-ask-seat = Qual è la tua fazione?
rw-ui-ask-map = Come si fa la mappa?
rw-ui-map-lot = a caso
rw-ui-map-built = tessera per tessera, come da regole
rw-ui-go-on-with = continuala ({ TEXT($seat, kind: "rw-seat") }, anno { TEXT($year) }, { TEXT($season, kind: "rw-season", form: "mid") })
