### Le regole da consultare. `rules-<id>` è il testo di un paragrafo. Il suo titolo è `rule-<id>`, oppure `.title` dove
### il regolamento non ha un paragrafo simile; `.rulings` risponde a ciò che chiedono i giocatori, una risposta per riga.
### Una riga che comincia con • è una voce di un elenco.
### $edition: nome di un’edizione; $page, $n (numeri); $title, $words: testi già pronti.

## Lo schermo

web-rules = Regole di Blood Rage
web-rules-back = Indietro
web-rules-chapters = Capitoli
web-rules-search = Cerca tra regole, carte e termini
web-rules-clear = Cancella la ricerca
web-rules-found =
    { $n ->
        [0] Nessun risultato per «{ $words }». Prova con un’altra parola.
        [one] { $n } risultato
       *[other] { $n } risultati
    }
web-rules-rulings = Interpretazioni
web-rules-see = Vedi anche
web-rules-about = Scritte con parole nostre. Il regolamento appartiene al suo editore.
web-rules-page = Regolamento, { TEXT($edition, kind: "web-edition") }, pagina { TEXT($page) }
web-rules-no-page = Regolamento, { TEXT($edition, kind: "web-edition") }: pagina ignota (alla nostra copia mancano le pagine 20 e 21)
web-rules-copies = Nel mazzo
web-rules-copies-about = Ogni segno è una copia della carta. 2+ c’è in ogni partita, 3+ e 4+ solo con almeno altrettanti giocatori.
web-rules-copy = da { TEXT($n) } giocatori in su
web-rules-bonus = Bonus +{ TEXT($n) }
web-rules-cost = { n-rage } per giocarla
web-rules-next = Avanti: { $title }

web-edition-it = edizione italiana
web-edition-pl = edizione polacca
web-edition-uk = edizione ucraina
web-edition-bg = edizione bulgara

## Capitoli

web-chapter-start = Le basi
web-chapter-table = Componenti
web-chapter-gifts = Doni degli Dèi
web-chapter-action = Azioni
web-chapter-battle = Battaglia
web-chapter-end = Fine di un’era
web-chapter-fine = Dettagli
web-chapter-cards = Tutte le carte
web-chapter-glossary = Glossario

## Le basi

rules-goal =
    Guidi un clan vichingo negli ultimi giorni del mondo. Nel corso di tre ere ottieni Gloria, e alla fine vince chi ne ha di più.
    La Gloria viene dalle battaglie vinte, dalle province saccheggiate, dalle imprese portate a termine e dalle miniature distrutte dal Ragnarök. Anche una sconfitta può rendere: una battaglia persa non è sempre un errore.
    I clan con pari Gloria condividono la vittoria; il regolamento non prevede spareggi.
    .title = L’obiettivo
rules-ages =
    La partita dura tre ere. Ognuna ha sei fasi, sempre in quest’ordine:
    • Doni degli Dèi: si distribuiscono le carte e si fa il draft.
    • Azione: i clan agiscono a turno, un’azione alla volta, e pagano con la Furia. Qui si svolge gran parte della partita.
    • Scarto: in ogni mano resta al massimo una carta.
    • Impresa: le imprese intraprese vengono rivelate e valutate.
    • Ragnarök: la provincia condannata viene distrutta, con tutte le miniature al suo interno e nel suo fiordo.
    • Ritorno dal Valhalla: le miniature distrutte tornano nelle riserve dei loro clan.
    Ogni era ha il suo mazzo. Le carte diventano più forti e le imprese rendono di più, mentre restano sempre meno province per cui combattere.
    .title = Un’era e le sue sei fasi
rules-glory =
    La Gloria si conta sull’indicatore attorno al tabellone. La ottieni:
    • se vinci una battaglia: quanta ne indicano le tue Asce, che il saccheggiatore sia tu o no;
    • se saccheggi una provincia il cui segnalino mostra 5 Gloria;
    • per le imprese portate a termine: da 5 a 11 Gloria ciascuna, secondo la carta e l’era;
    • per le tue miniature distrutte dal Ragnarök: 2 Gloria ciascuna nella Prima Era, 3 nella Seconda, 4 nella Terza;
    • grazie alle carte: alcune premiano chi vince, altre chi perde, le miniature distrutte o quelle di ritorno dal Valhalla;
    • alla fine della partita: 10 Gloria per ogni statistica del clan al quarto o quinto grado, 20 per ognuna al sesto.
    .title = Da dove viene la Gloria
rules-gods =
    La maggior parte delle carte porta il nome di un dio, e ogni dio aiuta a modo suo. I doni di uno o due dèi che si combinano bene valgono più di un po’ di tutto.
    • Odino colpisce in battaglia e paga il doppio per le imprese e per le miniature distrutte dal Ragnarök.
    • Thor premia chi vince le battaglie.
    • Loki premia chi le perde e ruba a chi le vince.
    • Frigg dà più miniature, migliorie meno care e protezione.
    • Heimdall copia le carte, ne aggiunge in seguito e sostituisce tutte quelle di una battaglia.
    • Tyr dà pura forza.
    .title = I sei dèi
rules-advice =
    Alcuni consigli di chi ha esperienza:
    • Nel draft cerca l’equilibrio: un’impresa o due, qualcosa per vincere una battaglia e una miglioria adatta al resto.
    • Fai entrare presto il Capo: Forza 3 per 0 Furia.
    • Guarda quale provincia è condannata. Le miniature al suo interno, e una Nave nel suo fiordo, valgono Gloria quando il Ragnarök la distrugge.
    • Votati alle imprese finché hai Furia: sono gratuite, ma non per un clan senza Furia.
    • Conta la Furia. Chi ne ha ancora quando gli altri l’hanno finita agisce indisturbato, e le province sono più facili da saccheggiare.
    • Una battaglia che non puoi vincere costa comunque una carta al vincitore, mentre la tua ti torna in mano.
    .title = Consigli per la prima partita

## Componenti

rules-board =
    La terra ha nove province. Yggdrasil si trova al centro ed è adiacente a tutte le altre. Le otto province esterne formano un anello attorno a essa, quindi lì ognuna ha due vicine.
    Le province esterne appartengono a tre regioni, di cui parlano le imprese:
    • Manheim: Myrkulor (3 villaggi), Elvagar (4), Angerboda (5).
    • Alfheim: Gimle (5), Andlang (3).
    • Jotunheim: Utgard (3), Horgr (4), Muspelheim (5).
    Un villaggio ospita una miniatura. In una provincia esterna c’è quindi posto per tante miniature quanti sono i suoi villaggi; Yggdrasil non ha villaggi né limiti.
    Tra alcune coppie di province ci sono quattro fiordi: Elvagar e Angerboda, Muspelheim e Horgr, Utgard e Andlang, Gimle e Myrkulor. Un fiordo dà supporto a entrambe le province della sua coppia: le Navi al suo interno contano in tutte e due. Può ospitare qualsiasi numero di Navi, e ciò che influenza una provincia influenza anche il suo fiordo.
    .rulings =
        Un fiordo non è una provincia: da lì non si marcia, non si può saccheggiare e non ha segnalino.
        Nessun fiordo dà supporto a Yggdrasil, quindi lì le Navi non contano mai.
        Se una delle sue province è distrutta, un fiordo dà ancora supporto all’altra. Se lo sono entrambe, nessuna Nave può più invaderlo (opzione del tavolo).
rules-clan-sheet =
    La scheda di un clan mostra la sua Furia, le sue tre statistiche e otto spazi per le migliorie: uno ciascuno per Capo, Guerrieri e Nave, due per i Mostri e tre per il clan nel suo insieme.
    Con la Furia si pagano le azioni. La Furia che puoi spendere ora e la tua statistica Furia sono due cose diverse: ottenere, pagare o perdere Furia non cambia mai la statistica.
    Accanto alla scheda c’è la tua riserva, con le miniature che non sono né sul tabellone né nel Valhalla. Le imprese intraprese stanno a faccia in giù sulla scheda.
    All’inizio tutti i clan sono uguali; a renderli diversi è ciò che giocano.
rules-stats =
    Un clan ha tre statistiche, ognuna con sei gradi:
    • Furia: 6, 7, 8, 9, 12, 12. È la Furia che hai all’inizio di una fase di Azione.
    • Asce: 3, 4, 5, 6, 8, 8. È la Gloria che ottieni se vinci una battaglia.
    • Corni: 4, 5, 6, 7, 10, 10. È il numero di miniature che puoi avere sul tabellone.
    Saccheggi, imprese e carte incrementano le statistiche, un grado alla volta. Asce e Corni più alti valgono subito; una statistica Furia più alta dà Furia solo dall’era successiva.
    Il quarto grado è il primo leggendario: alla fine della partita una statistica al grado quattro o cinque dà 10 Gloria, al grado sei 20.
    .title = Statistiche del clan
    .rulings =
        Una statistica all’ultimo grado resta lì, e in cambio non ottieni nulla. Quando scegli una statistica, non puoi sceglierne una già al massimo.
        Puoi avere più Furia di quanta ne indichi la statistica, grazie ad «Ascesa di Thor» o «Inganno di Loki», ma mai più di 12, dove finisce l’indicatore (opzione del tavolo).
rules-figures =
    Ogni clan ha 8 Guerrieri con Forza 1, un Capo con Forza 3 e una Nave con Forza 2. I Mostri si aggiungono con le loro carte.
    • Il Capo invade per 0 Furia.
    • La Nave va solo nei fiordi, non si muove mai e conta in entrambe le province a cui il suo fiordo dà supporto.
    • Le migliorie cambiano la Forza e aggiungono capacità; Capo e Nave conservano anche quelle indicate qui sopra.
    Una miniatura distrutta, in battaglia, da una carta, da un Mostro o dal Ragnarök, va nel Valhalla. Da lì torna nella sua riserva alla fine dell’era.
rules-cards =
    C’è un mazzo per ogni era, e ci sono tre tipi di carte:
    • Le carte battaglia (rosse) aggiungono il loro bonus alla tua Forza in una battaglia, e molte hanno anche un testo.
    • Le imprese (verdi) sono compiti assegnati dagli dèi. Ti voti a un’impresa con un’azione; rende nella fase di Impresa, se la porti a termine.
    • Le migliorie (nere) si mettono sulla scheda del clan e restano lì. Migliorano Capo, Guerrieri o Nave, portano un Mostro o aiutano tutto il clan.
    Le mani sono segrete, ma tutti vedono l’era sul dorso di ogni carta. Le carte con 3+ o 4+ si usano solo con almeno altrettanti giocatori.
    .rulings =
        Le carte scartate dopo una battaglia, per «Veglia di Heimdall» o da una scheda del clan sono state viste da tutti e restano scoperte. Gli avanzi del draft, le carte della fase di Scarto e quelle non distribuite sono a faccia in giù.
rules-set-up =
    Qui tutto questo avviene in automatico:
    • Tutte le statistiche sono al primo grado: 6 Furia, 3 Asce, 4 Corni. Nessuno ha Gloria, e tutte le miniature sono nelle riserve.
    • Il segnalino saccheggio che incrementa tutte e tre le statistiche sta su Yggdrasil. Gli altri otto sono distribuiti a caso: tre con Furia, due con Asce, due con Corni, uno con 5 Gloria. Restano dove sono per tutta la partita.
    • Si estraggono tre province per il Ragnarök, una per ogni era. Tutti sanno quali.
    • Delle altre cinque alcune sono distrutte prima di cominciare: una in quattro giocatori, due in tre, tre in due.
    • Mazzi: in tre giocatori si tolgono le carte con 4+, in due anche quelle con 3+.
    Il primo giocatore è estratto a sorte; con il gioco da tavolo è chi è nato più a nord.

## Doni degli Dèi

rules-gods-gifts =
    Ognuno riceve otto carte dal mazzo dell’era; le poche rimaste non si usano. Poi si fa il draft, finché ogni giocatore non ha tenuto sei carte. Con questa mano si gioca l’era.
    Una carta conservata da un’era precedente non entra nel draft. Si aggiunge alla mano dopo, quindi cominci la fase di Azione con sei carte nuove e al massimo una vecchia.
rules-draft =
    Ognuno tiene una delle sue otto carte, a faccia in giù, e passa le altre sette a sinistra, tutti nello stesso momento. Dalle carte appena ricevute ognuno ne tiene di nuovo una e passa il resto, finché tutti non ne hanno tenute sei.
    Le ultime due carte di ogni mazzetto si scartano senza mostrarle. Le carte passano a sinistra in ogni era.
    Qui puoi cambiare la tua scelta finché non hanno scelto tutti.
rules-two-player-draft =
    In due giocatori ognuno tiene due carte alla volta e passa il resto all’altro. Dopo tre volte entrambi ne hanno sei, e le ultime due carte di ogni mazzetto si scartano.
rules-first-game =
    Per la prima partita il regolamento consiglia di saltare il draft della Prima Era: ognuno gioca con tutte le otto carte ricevute. Dalla Seconda Era si fa il draft come al solito.
    È un’opzione quando apri un tavolo.
    .title = La prima partita

## Azioni

rules-action-phase =
    All’inizio della fase la Furia di ognuno è portata al valore della sua statistica Furia. Il primo giocatore compie un’azione, poi il clan successivo in senso orario, e così via, giro dopo giro. Le azioni sono:
    • Invasione: porta una miniatura dalla tua riserva sul tabellone, per Furia pari alla sua Forza.
    • Marcia: muovi miniature da una provincia a un’altra, per 1 Furia.
    • Miglioria: gioca una miglioria sulla tua scheda del clan, per Furia pari alla sua Forza.
    • Impresa: votati a un’impresa, per 0 Furia.
    • Saccheggio: tenta di prendere la ricompensa di una provincia, per 0 Furia.
    Devi poter pagare l’intero costo. Nei turni seguenti puoi ripetere la stessa azione.
    La fase termina subito quando nessuno ha più Furia, o quando tutte le province ancora esistenti, compresa Yggdrasil, sono state saccheggiate, per quanta Furia resti.
    .rulings =
        Non puoi saltare un turno e tenerti la Furia: agisci o passa la mano. Anche un’azione gratuita però è un’azione: un’Impresa, un Saccheggio o un’Invasione con il Capo.
        Se un’azione saccheggia l’ultima provincia, prima la si completa con tutto ciò che ne segue.
        La Furia avanzata è persa. Nell’era successiva si riparte dalla statistica, senza sommare nulla.
rules-no-rage =
    Un clan senza Furia non compie azioni, nemmeno quelle che non costano nulla. I suoi turni si saltano, ma può ancora unirsi alle battaglie iniziate da altri e giocarvi carte.
    Un clan che ha finito la Furia e ne ottiene più tardi agisce di nuovo nei suoi turni successivi.
rules-passing =
    Se non puoi o non vuoi agire, passa la mano. Perdi tutta la Furia che ti resta e non compi altre azioni in questa era; alle battaglie partecipi comunque.
    .rulings =
        La Furia ottenuta dopo aver passato la mano ti rimette in gioco? No, per questa era passare è definitivo. Le edizioni non sono tutte ugualmente chiare, perciò è un’opzione del tavolo.
rules-invade =
    Scegli una miniatura della tua riserva, paga Furia pari alla sua Forza, migliorie comprese, e collocala in un villaggio vuoto di una qualsiasi provincia esterna. Non serve avere qualcuno lì o nelle vicinanze, e la provincia può essere già saccheggiata. Una Nave va invece in un fiordo qualsiasi.
    Il Capo costa 0 Furia, e così anche il Condottiero dei Nani e il Soldato di Hel. Yggdrasil non si può invadere, se non con l’Elfo Oscuro; gli altri vi marciano. Le province distrutte sono chiuse per sempre.
    .rulings =
        Un’Invasione si svolge così: la miniatura viene collocata; il Troll o il Gigante del Fuoco distruggono; «Soccorso di Frigg» può portare un Guerriero; «Dominio di Thor» può avviare un saccheggio.
        Anche al Troll e al Gigante del Fuoco serve prima un villaggio vuoto. Le miniature che distruggono fanno posto solo dopo.
        Le Invasioni per 0 Furia date da una carta sono Invasioni come le altre: con villaggio vuoto, Corni e tutto ciò che ne consegue.
        L’Elfo Oscuro costa 1 Furia ovunque vada: ha Forza 3 solo finché è su Yggdrasil.
        «Soccorso di Frigg» e «Dominio di Thor» non valgono quando una Nave invade un fiordo (opzioni del tavolo).
rules-horns =
    I tuoi Corni indicano quante tue miniature possono essere insieme sul tabellone. Contano tutte: Guerrieri, Capo, Nave e Mostri, nelle province, su Yggdrasil e nei fiordi. Le miniature nella riserva e nel Valhalla non contano.
    Quando i tuoi Corni sono al limite non puoi invadere, nemmeno gratuitamente. Marciare e unirsi a una battaglia resta possibile.
    .rulings =
        Una miglioria si può giocare anche se i Corni sono al limite. La sua miniatura resta allora nella riserva, e l’Invasione gratuita è persa.
        Un Mostro rimpiazzato da uno nuovo non conta più quando il nuovo invade.
rules-march =
    Paga 1 Furia. Scegli una provincia e muovi da lì quante tue miniature vuoi nei villaggi vuoti di una sola altra provincia, in qualsiasi punto del tabellone, adiacente o no, saccheggiata o no.
    Con una Marcia non puoi riunire miniature da due province, né mandarle in due province. Le Navi non si muovono mai.
    La Marcia è il modo abituale per arrivare su Yggdrasil, dove c’è sempre posto. Puoi anche marciare via da lì.
    .rulings =
        Altri modi per arrivare su Yggdrasil: unirsi a una battaglia lì, l’Invasione dell’Elfo Oscuro, la fuga della Strega Volur, lo spostamento del Capo con «Signore dei Martelli».
rules-upgrade =
    Scegli una miglioria dalla mano, paga Furia pari al suo numero e mettila in uno spazio del suo tipo. Da quel momento ha effetto per il resto della partita.
    Se in quello spazio c’è già una carta, questa viene scartata e non ha più effetto. Puoi rimpiazzare una carta anche se un altro spazio dello stesso tipo è libero.
    I benefici dello stesso tipo si sommano. Con «Dominio di Loki» ed «Eminenza di Loki» ogni tua miniatura di ritorno dal Valhalla vale 3 Gloria.
    .rulings =
        «Incanto di Frigg» toglie 1 Furia al costo di ogni miglioria, mai sotto 0. Vale ancora per la carta che lo rimpiazza.
        «Dominio di Tyr» e «Ira di Tyr» non si sommano: un’impresa in battaglia vale 3 oppure 5.
rules-troop-upgrade =
    Dopo che hai giocato una miglioria Capo, Guerriero o Nave, una miniatura di quel tipo della tua riserva può invadere subito, nello stesso turno, per 0 Furia. Puoi rinunciare.
    Una miglioria Guerriero vale per tutti i tuoi Guerrieri, sul tabellone e altrove. Se li rende più forti, ogni altro Guerriero costa più Furia quando invade.
    Capo e Nave conservano le loro capacità anche con una miglioria.
    .rulings =
        L’Invasione gratuita di una miglioria Nave è solo della Nave; il Serpente Marino non può usarla (opzione del tavolo).
        I Draghi pagano per una Nave distrutta per qualsiasi causa: battaglia, Ragnarök, Gigante del Fuoco, «Sacrificio di Frigg».
rules-monster-upgrade =
    Quando giochi un Mostro, la sua miniatura si aggiunge alla tua riserva e può invadere subito per 0 Furia. Da quel momento è una delle tue miniature: conta per i Corni, occupa un villaggio, può essere distrutta, ritorna dal Valhalla e dà Gloria nel Ragnarök. In seguito invade per Furia pari alla sua Forza, se la sua carta non dice altro.
    Puoi avere due Mostri alla volta. Se uno nuovo prende lo spazio di uno vecchio, la vecchia miniatura torna subito nella scatola, ovunque si trovi.
    .rulings =
        Un Mostro rimesso nella scatola non è distrutto: nessuno ottiene Gloria per lui, e nulla può salvarlo.
        Il Troll e il Gigante del Fuoco distruggono ogni volta che invadono, a pagamento o gratuitamente, ma non quando marciano o si uniscono a una battaglia.
        Il Gigante del Fuoco distrugge anche le Navi nel fiordo di supporto, ma nessun Mostro, quindi nemmeno il Serpente Marino.
rules-quest =
    Metti un’impresa della tua mano a faccia in giù sulla scheda del clan. Costa 0 Furia, ma è la tua azione del turno, quindi devi averne almeno 1.
    Puoi votarti a quante imprese vuoi, anche a più d’una dello stesso tipo; ognuna rende separatamente. Puoi guardare le tue in qualsiasi momento. Gli altri vedono quante sono, non quali.
    Le imprese si valutano nella fase di Impresa. Una fallita non ti costa nulla. Un’impresa rimasta in mano non rende nulla.
rules-pillage =
    Scegli una provincia non ancora saccheggiata in questa era, con almeno una tua miniatura al suo interno o nel suo fiordo; basta anche solo una Nave. Costa 0 Furia, ma per agire devi comunque averne. Poi:
    • Chiamata alle Armi: possono unirsi miniature dalle province adiacenti.
    • Giocare le Carte: chiunque sia nella battaglia gioca una carta.
    • Risoluzione: vince il più forte. Se è il saccheggiatore, la provincia è saccheggiata.
    Se dopo la Chiamata alle Armi non ci sono nemici nella provincia o nel suo fiordo, non c’è battaglia. Ottieni subito la ricompensa, ma nessuna Gloria per la vittoria.
    Se il saccheggiatore non vince, il segnalino resta e chiunque può riprovarci, anche lo stesso clan.
    .rulings =
        Un vincitore che non è il saccheggiatore ottiene la Gloria della battaglia, non la ricompensa.
        «Sfida di Tyr»: paga 2 Furia per saccheggiare una provincia già saccheggiata. Per il resto è un saccheggio come gli altri, con la sua ricompensa.
        «Dominio di Thor»: dopo aver invaso una provincia, paga 2 Furia per saccheggiarla nello stesso turno.

## Battaglia

rules-call-to-battle =
    A partire da chi siede alla sinistra del saccheggiatore e in senso orario, con il saccheggiatore per ultimo, ogni clan può muovere una miniatura da una provincia adiacente in un villaggio vuoto della provincia. Poi comincia un altro giro. Costa 0 Furia, e possono venire anche i clan senza Furia o senza miniature lì.
    Finisce quando i villaggi sono pieni, o dopo un giro in cui nessuno si è mosso. Rinunciare non è definitivo: puoi ancora unirti nel giro successivo.
    Yggdrasil è adiacente a tutte le province, quindi le miniature possono venire da lì e andarci, e non è mai piena. Le Navi non si muovono mai.
    Dopo di che tutte le miniature nella provincia e nel suo fiordo sono nella battaglia.
    .rulings =
        Le miniature possono venire anche da province già saccheggiate.
        Qui la domanda va solo ai clan con una miniatura in una provincia adiacente. Gli altri rinunciano in automatico.
rules-play-cards =
    Chiunque sia nella battaglia e abbia carte in mano deve giocarne una, a faccia in giù, qualunque sia. Chi non ne ha non ne gioca. Poi si rivelano tutte insieme.
    Una carta battaglia aggiunge il suo bonus alla tua Forza, e il suo testo ha effetto. Un’impresa o una miglioria non aggiunge nulla e non fa nulla.
    Il tuo totale è la Forza delle tue miniature nella provincia e nel suo fiordo, più il bonus delle tue carte.
    Un clan che perde tutte le sue miniature per il testo di una carta è ancora nella battaglia e può vincere con la sola carta.
    .rulings =
        Se un clan così è il saccheggiatore e vince, la provincia è saccheggiata. Ciò che richiede una miniatura lì, come il Gigante del Gelo o una miglioria Capo, non si applica.
        Con «Dominio di Tyr» o «Ira di Tyr» un’impresa rivelata può valere come carta battaglia da 3 o da 5.
rules-card-order =
    Quando hanno effetto i testi di più carte, l’ordine è questo. In ogni passo comincia il saccheggiatore, poi gli altri in senso orario.
    • Imprese considerate carte battaglia («Dominio di Tyr», «Ira di Tyr»).
    • «Primato di Thor»: i testi delle carte avversarie sono annullati, i loro bonus restano.
    • «Veglia di Heimdall»: tutte le carte vengono scartate, chi l’ha giocata ottiene la loro somma in Gloria, e tutti giocano una nuova carta.
    • «Castigo di Odino» e «Marea di Odino».
    • Carte aggiunte: «Occhio di Heimdall» e «Sguardo di Heimdall».
    • Si confrontano i totali. Il bonus di «Vista di Heimdall» è pari al bonus più alto di una singola carta che un avversario mostra in quel momento, comprese le carte aggiunte (opzione del tavolo).
    .title = L’ordine dei testi delle carte
    .rulings =
        «Primato di Thor» annulla anche «Veglia di Heimdall». Una «Vista di Heimdall» annullata vale 0.
        Di due «Primato di Thor», o di due «Veglia di Heimdall», ha effetto la carta più vicina al saccheggiatore (per la Veglia è un’opzione del tavolo).
        Nella somma della Veglia, «Vista di Heimdall» conta con il suo bonus, e un’impresa considerata da 3 o da 5 conta per quel valore (opzioni del tavolo).
        «Protezione di Frigg» può salvare miniature da «Castigo di Odino» e «Marea di Odino».
rules-late-cards =
    «Occhio di Heimdall» e «Sguardo di Heimdall» si possono giocare come le altre carte battaglia, oppure aggiungere dopo che tutte le carte sono state rivelate e prima che si conosca il vincitore. Decide prima il saccheggiatore, poi gli altri in senso orario, una carta alla volta, giro dopo giro, finché tutti non hanno rinunciato di seguito. Un clan può aggiungerne più d’una.
    .rulings =
        La domanda va a chiunque sia nella battaglia e abbia ancora una carta, qualunque sia, così la domanda non svela nulla.
rules-resolution =
    Vince il totale più alto. Se lo hanno due o più clan, perdono tutti.
    • Il vincitore scarta le carte giocate. Chi perde riprende in mano le proprie.
    • Tutte le miniature di chi perde, nella provincia e nel suo fiordo, sono distrutte e vanno nel Valhalla.
    • Se ha vinto il saccheggiatore, la provincia è saccheggiata: il saccheggiatore ottiene la ricompensa, e il segnalino resta girato fino alla fine dell’era. Altrimenti non la ottiene nessuno.
    • Il vincitore, saccheggiatore o no, ottiene Gloria pari alle sue Asce.
    .rulings =
        Dopo una parità nessuno ha vinto. Non c’è un vincitore a cui rubare qualcosa, ma «Benedizione di Loki» vale per chiunque abbia perso.
        Si può rubare solo ciò che il vincitore ha.
rules-aftermath =
    L’ordine completo una volta noto il vincitore, per i rari casi in cui conta:
    • Testi delle carte battaglia su vittoria e sconfitta, dal saccheggiatore in senso orario: «Martello di Thor», «Giuramento di Thor» e «Ascesa di Thor», «Inganno di Loki», «Pugnalata di Loki» e «Veleno di Loki».
    • «Prodezza di Tyr»; poi le carte si scartano o si riprendono in mano.
    • Le miniature di chi perde sono distrutte, se non le salva «Protezione di Frigg» o la fuga della Strega Volur. I Draghi pagano per le Navi.
    • La ricompensa di saccheggio, due volte con il Gigante del Gelo; poi «Grazia di Frigg»; poi la miglioria Capo.
    • La Gloria per la battaglia, secondo le Asce attuali del vincitore.
    • Valchiria, «Gloria di Thor» e «Giudizio di Odino» contano le miniature distrutte.
    • «Benedizione di Loki».
    .title = Dopo la battaglia, passo per passo
    .rulings =
        «Veleno di Loki» prende le carte prima che «Prodezza di Tyr» possa salvarle, e «Inganno di Loki» prende la Furia prima che «Prodezza di Tyr» possa spenderla.
        Le Asce incrementate da «Giuramento di Thor», dal segnalino, da «Grazia di Frigg» o dalla miglioria Capo valgono già per la Gloria di questa battaglia (per il Giuramento è un’opzione del tavolo).
        Tra le miniature distrutte in una battaglia ci sono anche quelle di «Castigo di Odino» e «Marea di Odino». Le miniature salvate o fuggite non contano.
rules-rewards =
    Il segnalino saccheggio di una provincia mostra la ricompensa in caso di successo:
    • Furia, Asce o Corni: quella statistica aumenta di un grado.
    • 5 Gloria.
    • Yggdrasil: tutte e tre le statistiche aumentano di un grado.
    Asce più alte valgono già per la Gloria di questa battaglia. Una statistica Furia più alta non dà Furia adesso, ma solo dall’era successiva.
    .rulings =
        Con il Gigante del Gelo nella provincia ottieni la ricompensa due volte, anche senza battaglia.
        «Grazia di Frigg» incrementa una statistica diversa da quella del segnalino; dopo 5 Gloria o Yggdrasil, una qualsiasi.

## Fine di un’era

rules-discard =
    Ognuno conserva al massimo una carta per l’era successiva e scarta il resto a faccia in giù. Nella Terza Era si scartano tutte le carte.
    Puoi anche non conservarne nessuna. Le imprese intraprese non sono nella mano e restano.
rules-quest-phase =
    Tutte le imprese intraprese vengono rivelate e valutate sul tabellone così com’è. Per ognuna portata a termine ottieni la sua Gloria e incrementi di un grado una statistica a tua scelta. Poi si scartano tutte, e una fallita non costa nulla.
    • Una regione: in almeno una delle sue province devi avere più Forza di ogni altro clan, fiordo compreso. Una Nave conta in entrambe le sue province.
    • «Yggdrasil!»: lo stesso, su Yggdrasil.
    • «Morte Gloriosa!»: almeno 4 tue miniature sono nel Valhalla. Il Ragnarök viene dopo.
    .rulings =
        La parità non basta. Le province distrutte non contano, e senza alcuna Forza non sei mai il clan più forte.
        Le coppie di Guerrieri e la Forza dell’Elfo Oscuro su Yggdrasil contano come in battaglia.
        «Trono di Odino» raddoppia la Gloria, non il grado.
        Tutte le imprese si valutano insieme. Poi i clan prendono Gloria e gradi, dal primo giocatore in senso orario.
rules-ragnarok =
    La provincia condannata è distrutta e fuori dal gioco. Tutte le miniature al suo interno e nel suo fiordo vanno nel Valhalla, e ognuna dà Gloria al suo clan: 2 nella Prima Era, 3 nella Seconda, 4 nella Terza. La danno anche Navi e Mostri.
    Nulla può più entrare in quella provincia, e il suo segnalino saccheggio non c’è più. Poi il segnalino destino passa alla provincia dell’era successiva.
    .rulings =
        Le Navi nel fiordo sono distrutte anche se il fiordo dà supporto a un’altra provincia.
        La Strega Volur può fuggire su Yggdrasil; in tal caso non dà Gloria.
        «Protezione di Frigg» non aiuta contro il Ragnarök (opzione del tavolo).
        «Ispirazione di Odino» raddoppia questa Gloria.
rules-valhalla =
    Tutte le miniature nel Valhalla tornano nelle riserve dei loro clan. Le miniature sul tabellone restano dove sono.
    «Dominio di Loki», «Eminenza di Loki» e «Ira di Loki» danno Gloria per ogni tua miniatura che ritorna. La fase si svolge anche nella Terza Era.
    .rulings =
        Una miniatura che lascia prima il Valhalla, con «Dominio di Frigg», non conta per queste carte (opzione del tavolo).
rules-end-of-age =
    Tutti i segnalini saccheggio si girano di nuovo a faccia in su, ognuno nella sua provincia. Il segnalino primo giocatore passa a sinistra, e la nuova era comincia con il suo mazzo.
    Statistiche, migliorie, Gloria e miniature sul tabellone restano come sono.
rules-scoring =
    Quando la Terza Era è finita, finisce la partita. Ogni statistica al quarto o quinto grado dà 10 Gloria, ognuna al sesto 20. «Conquista di Thor» dà 3 Gloria per ogni tua miniatura ancora sul tabellone.
    Vince il clan con più Gloria. A pari Gloria la vittoria è condivisa.

## Dettagli

rules-card =
    Il testo di una carta prevale sulle regole. Dove non dice nulla, valgono le regole: anche a una miniatura portata da una carta servono un villaggio vuoto e Corni che lo permettano.
    Il numero su una carta battaglia è il suo bonus. Il numero su una miglioria è il suo costo; per Capo, Guerrieri, Nave e Mostri è anche la Forza della miniatura. Un’impresa mostra la Gloria che rende.
    Nel capitolo «Tutte le carte» c’è ogni carta con il suo testo. I testi sono scritti da noi e contengono le interpretazioni con cui giochiamo.
rules-options =
    Il regolamento lascia aperte alcune questioni, e le sue edizioni non sono sempre d’accordo. Queste questioni sono opzioni che si scelgono quando si apre un tavolo; qui sono descritti i valori predefiniti.
    .title = Opzioni di un tavolo
