### La lezione: una prima era con un maestro. `web-lesson-<step>` è ciò che dice a ogni passo, `.title` il titolo.
### $n (numero): quante cose restano da imparare, o quante sono imparate; $of (numero): quante sono in tutto;
### $what: una parola già pronta.

## Il riquadro

web-lesson = Lezione
web-lesson-open = Lezione: { TEXT($n) } di { TEXT($of) }
web-lesson-fold = Nascondi la lezione
web-lesson-goals = Che cosa hai imparato
web-lesson-known = { $what }: fatto
web-lesson-unknown = { $what }: non ancora
web-lesson-battle-goal = Battaglia
web-lesson-next = Avanti
web-lesson-stop = Fine lezione
web-lesson-play-on = Continua a giocare
web-lesson-fresh = Nuova partita
web-lesson-again = Riprova
web-lesson-hall = Torna alla lobby
web-lesson-shut = Impossibile avviare la lezione
web-lesson-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova tra poco.
web-lesson-no-seat = Il tavolo non riconosce il tuo posto. Consenti i cookie per questa pagina e riprova.
web-lesson-lost = Nulla è perduto: la tua partita è salvata, e la lezione continua appena il server è raggiungibile.
    .title = Connessione persa

## Nell’ordine in cui succede

web-lesson-welcome = Guidi il clan del Lupo contro due bot facili, per un’era di una vera partita. Io ti spiego che cosa succede; tu puoi fare tutto ciò che vuoi.
    .title = Iniziamo!
web-lesson-draft = Hai ricevuto otto carte. Tienine una; il resto va a sinistra, e ricevi un nuovo mazzetto. Dopo sei scelte hai la tua mano per questa era.
    .title = Prima i Doni degli Dèi
web-lesson-draft-kinds = Le carte rosse vincono le battaglie. Le verdi sono imprese: portale a termine per avere Gloria. Le nere sono migliorie e durano per tutta la partita.
    .title = Tre tipi di carte
web-lesson-draft-plan = Una buona mano ha un po’ di tutto: qualcosa per le battaglie, un’impresa o due, una miglioria come un Mostro. Puoi cambiare scelta finché non hanno scelto tutti.
    .title = Cerca l’equilibrio
web-lesson-keep-on = Tieni una carta che ti piace. Nel dubbio, prendi un’impresa o una carta battaglia forte.
    .title = Il prossimo mazzetto
web-lesson-keep-quest = Non hai ancora un’impresa, e qui ce n’è una. Una carta verde porta Gloria e un grado di una statistica.
    .title = Prendi un’impresa
web-lesson-keep-upgrade = Non hai ancora una miglioria, e qui ce n’è una. Una carta nera ha effetto per il resto della partita.
    .title = Prendi una miglioria
web-lesson-keep-battle = Non hai ancora una carta battaglia, e qui ce n’è una. Senza una carta rossa le battaglie sono difficili da vincere.
    .title = Prendi una carta battaglia
web-lesson-turn = Nel tuo turno compi un’azione, poi tocca agli altri. L’Invasione porta miniature sul tabellone, quindi è un buon inizio. Un’azione grigia ti dice perché non è possibile.
    .title = Tocca a te: cinque azioni
web-lesson-rage = Con la Furia si pagano le azioni. Quando è finita non puoi più agire in questa era, nemmeno gratis. I Corni limitano le miniature che puoi avere sul tabellone.
    .title = Furia e Corni
web-lesson-invade = Scegli una miniatura. Costa Furia pari alla sua Forza, ma il tuo Capo, con Forza 3, è gratuito.
    .title = Invasione
web-lesson-invade-where = Va bene ogni provincia esterna con un villaggio vuoto. Le Navi vanno in un fiordo e contano in entrambe le province accanto. Su Yggdrasil, al centro, si arriva solo con una Marcia.
    .title = Dove invadere
web-lesson-march = Per 1 Furia muovi quante miniature vuoi da una provincia a un’altra, in qualsiasi punto del tabellone. È la via per Yggdrasil.
    .title = Marcia
web-lesson-upgrade = Una miglioria costa la Furia indicata sulla carta e ha effetto per il resto della partita. Un nuovo Mostro può invadere subito, per 0 Furia.
    .title = Miglioria
web-lesson-free-invade = La miniatura appena migliorata può entrare ora sul tabellone, per 0 Furia. Scegli un luogo, o rinuncia.
    .title = Un’Invasione gratuita
web-lesson-quest = Votati a un’impresa, a faccia in giù, per 0 Furia. Rende alla fine dell’era se la porti a termine, e fallire non costa nulla.
    .title = Impresa
web-lesson-pillage = Scegli una provincia in cui hai una miniatura, o una Nave accanto. Se nessuno ti si oppone, la ricompensa è subito tua. Costa 0 Furia.
    .title = Saccheggio
web-lesson-join-battle = Qualcuno vuole saccheggiare qui. Dalle province adiacenti possono unirsi miniature, una alla volta, per 0 Furia. Se ora rinunci, puoi ancora unirti dopo.
    .title = Chiamata alle Armi
web-lesson-reveal-card = Chi è nella battaglia gioca una carta a faccia in giù. Il suo bonus si somma alla Forza delle miniature. Chi vince perde la carta; chi perde riprende la sua.
    .title = Gioca una carta
web-lesson-late-card = Tutte le carte sono rivelate. Alcune carte di Heimdall si possono ancora aggiungere; se non ne hai, rinuncia. La domanda va a tutti, così non svela nulla.
    .title = Un’altra carta?
web-lesson-won = Vince la Forza più alta, e le tue Asce stabiliscono quanta Gloria vale. Le miniature di chi ha perso vanno nel Valhalla, e la tua carta viene scartata.
    .title = Hai vinto la battaglia
web-lesson-lost-battle = Le tue miniature lì vanno nel Valhalla, ma la carta ti è tornata in mano, e chi ha vinto ha dovuto spenderne una. Le miniature distrutte tornano alla fine dell’era.
    .title = Hai perso la battaglia
web-lesson-tied = Se più clan hanno la Forza più alta, perdono tutti, e nessuno ottiene nulla. Sarebbe bastato un punto in più.
    .title = Parità
web-lesson-pillaged = La ricompensa della provincia è tua: una statistica del clan aumenta, o ottieni Gloria. Il segnalino resta girato fino alla fine dell’era.
    .title = Provincia saccheggiata
web-lesson-raise-stat = La Furia ti dà più azioni dall’era successiva, le Asce più Gloria per le battaglie, i Corni più miniature. Le statistiche alte valgono Gloria alla fine.
    .title = Incrementa una statistica
web-lesson-wait = Ogni clan compie un’azione a turno. Guarda dove vanno gli altri: vogliono le stesse province che vuoi tu.
    .title = Il turno degli altri
web-lesson-no-rage = Non hai più Furia, quindi non compi altre azioni in questa era. Puoi ancora unirti alle battaglie e giocarvi carte.
    .title = Furia finita
web-lesson-save-card = La fase di Azione è finita. Puoi conservare una carta per l’era successiva; le altre si scartano.
    .title = Conserva una carta
web-lesson-quest-phase = Tutte le imprese intraprese sono state rivelate. Quelle riuscite hanno dato la loro Gloria e un grado di una statistica; le altre non sono costate nulla.
    .title = La fase di Impresa
web-lesson-ragnarok = La provincia condannata è perduta per sempre. Ogni miniatura al suo interno e nel suo fiordo ha dato Gloria al suo clan.
    .title = Ragnarök
web-lesson-valhalla = Tutte le miniature nel Valhalla sono tornate nelle riserve dei loro clan, pronte a invadere di nuovo. Quelle sul tabellone sono rimaste dov’erano.
    .title = Di ritorno dal Valhalla
web-lesson-done =
    { $n ->
        [0] Ecco un’era intera, e hai provato tutte le azioni. Altre due ere così, con carte più forti e meno province, fanno una partita.
        [one] Ecco un’era intera; ti resta { $n } cosa da provare. Altre due ere così, con carte più forti e meno province, fanno una partita.
       *[other] Ecco un’era intera; ti restano { $n } cose da provare. Altre due ere così, con carte più forti e meno province, fanno una partita.
    }
    .title = Ben fatto!

## Nel frattempo

web-lesson-others = Gli altri stanno decidendo. La lezione continua quando succede qualcosa.
    .title = Un momento
web-lesson-free = Hai provato ogni azione. Usa come vuoi la Furia che ti resta, e guarda quale provincia è condannata: lì le miniature varranno Gloria.
    .title = Conosci ogni azione
web-lesson-not-now = Ciò che non hai ancora provato ora non è possibile; un’azione grigia dice perché. Fai come vuoi, e guarda quale provincia è condannata.
    .title = A te la scelta
web-lesson-try-invade = Non hai ancora invaso: scegli Invasione e prendi il tuo Capo. Costa 0 Furia.
    .title = Prova un’Invasione
web-lesson-try-quest = Non hai ancora un’impresa in corso: scegli Impresa. Costa 0 Furia.
    .title = Prova un’Impresa
web-lesson-try-upgrade = Non hai ancora giocato una miglioria: scegli Miglioria.
    .title = Prova una Miglioria
web-lesson-try-pillage = Non hai ancora saccheggiato: scegli Saccheggio. È più facile dove nessun altro ha miniature.
    .title = Prova un Saccheggio
web-lesson-try-march = Non hai ancora marciato: scegli Marcia. Yggdrasil incrementa tutte e tre le statistiche.
    .title = Prova una Marcia
