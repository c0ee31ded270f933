### Blood Rage: le domande. `prompt-<name>` si rivolge a chi legge, `.name` dice in poche parole che cosa si chiede,
### `.waiting` è ciò che vedono intanto gli altri, `.help` ciò che dicono le regole.
### $place, $figure, $card: di che cosa si tratta; $clan: chi decide. Sono tutti nomi.

## Doni degli Dèi

prompt-keep-card = Scegli una carta da tenere. Le altre passano a sinistra.
    .last = Scegli una carta da tenere. Le ultime due carte vengono scartate.
    .name = quale carta tenere
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta scegliendo una carta da tenere.
    .help = Ognuno tiene una carta e passa le altre a sinistra, finché tutti ne hanno sei; le ultime due carte di ogni mazzetto vengono scartate senza mostrarle.
prompt-keep-two-cards = Scegli due carte da tenere. Le altre vanno al clan avversario.
    .last = Scegli due carte da tenere. Le ultime due carte vengono scartate.
    .name = quali due carte tenere
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta scegliendo due carte da tenere.
    .help = In due giocatori, ognuno tiene due carte alla volta e passa le altre, finché entrambi ne hanno sei; le ultime due carte di ogni mazzetto vengono scartate senza mostrarle.

## Il turno

prompt-turn = È il tuo turno: effettua un’azione o passa la mano.
    .name = l’azione di questo turno
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta scegliendo un’azione.
    .help = Invasione, Marcia, Miglioria, Impresa o Saccheggio. Senza Furia non puoi effettuare nessuna azione, nemmeno gratuita. Se passi la mano perdi tutta la Furia che ti rimane.
prompt-invade-where = Dove invadi { TEXT($figure, kind: "figure", form: "with") }?
    .name = dove invadere
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta scegliendo dove invadere.
    .help = Una qualsiasi provincia esterna con un villaggio vuoto; le Navi vanno invece in un fiordo. Yggdrasil non si può invadere.
prompt-free-invade = Puoi invadere subito { TEXT($figure, kind: "figure", form: "with") }, senza spendere Furia. Dove?
    .name = dove invadere gratuitamente
    .waiting = { TEXT($clan, kind: "clan", form: "name") } può invadere gratuitamente con la miniatura migliorata.
    .help = Una miniatura della tua riserva di cui hai appena giocato la miglioria può invadere subito. Valgono i soliti limiti dei Corni e dei villaggi.
prompt-free-invade-whom = Puoi invadere subito, senza spendere Furia, con la Nave o con il Serpente Marino. Con quale?
    .name = quale miniatura invade gratuitamente
    .waiting = { TEXT($clan, kind: "clan", form: "name") } può invadere gratuitamente e sta scegliendo la miniatura.
    .help = Una miglioria Nave dà un’Invasione gratuita, e il Serpente Marino conta come Nave.
prompt-friggas-succor = «Soccorso di Frigg»: porti un altro Guerriero? Hai appena invaso { TEXT($place, kind: "place", form: "acc") }.
    .name = se portare un Guerriero con «Soccorso di Frigg»
    .waiting = { TEXT($clan, kind: "clan", form: "name") } può portare un Guerriero con «Soccorso di Frigg».
    .help = Il Guerriero viene dalla tua riserva per 0 Furia e occupa un villaggio vuoto; i tuoi Corni devono permetterlo.
prompt-thors-domain = «Dominio di Thor»: paghi 2 Furia per saccheggiare subito? Hai appena invaso { TEXT($place, kind: "place", form: "acc") }.
    .name = se saccheggiare con «Dominio di Thor»
    .waiting = { TEXT($clan, kind: "clan", form: "name") } può saccheggiare subito con «Dominio di Thor».
    .help = La provincia non deve essere già stata saccheggiata in questa era. Per il resto è un saccheggio normale.
prompt-march-where = Dove marciano le tue miniature { TEXT($place, kind: "place", form: "from") }?
    .name = dove marciare
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta scegliendo dove marciare.
    .help = Verso una sola altra provincia con un villaggio vuoto, anche non adiacente. Su Yggdrasil c’è sempre posto.
prompt-march-whom = Chi marcia { TEXT($place, kind: "place", form: "to") }?
    .name = chi marcia
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta scegliendo chi marcia.
    .help = Quante miniature vuoi per 1 Furia in tutto, ognuna in un villaggio vuoto. Indica prima i Guerrieri, poi il Capo, poi i Mostri. Le Navi non si muovono mai.
prompt-upgrade-slot = In quale spazio va «{ TEXT($card, kind: "card") }»?
    .name = lo spazio della miglioria
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta scegliendo lo spazio per una miglioria.
    .help = La scheda del clan ha uno spazio ciascuno per Capo, Guerrieri e Nave, due per i Mostri e tre per le migliorie clan. La carta rimpiazzata viene scartata, e il suo Mostro torna nella scatola.
prompt-sacrifice-whom = «Sacrificio di Frigg»: quale delle tue miniature distruggi?
    .name = quale miniatura sacrificare
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta scegliendo una miniatura da sacrificare.
    .help = Distruggi due delle tue miniature sul tabellone, poi incrementa di un grado una statistica del clan. «Protezione di Frigg» non può salvarle.
prompt-raise-stat = Quale statistica del clan incrementi di un grado?
    .name = quale statistica incrementare
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta scegliendo una statistica da incrementare.
    .help = La statistica Furia dà più Furia dalla prossima era, le Asce più Gloria per le battaglie vinte, i Corni più miniature sul tabellone. Le statistiche ai gradi leggendari danno Gloria alla fine della partita.

## Battaglia

prompt-join-battle = Muovi una miniatura per unirti alla battaglia { TEXT($place, kind: "place", form: "gen") }?
    .name = se unirsi alla battaglia
    .waiting = { TEXT($clan, kind: "clan", form: "name") } può unirsi alla battaglia.
    .help = Una miniatura alla volta, da una provincia adiacente a un villaggio vuoto, senza spendere Furia, un giro dopo l’altro finché nessuno muove più. Se rinunci, puoi ancora unirti nel giro successivo.
prompt-reveal-card = Scegli la carta da giocare in questa battaglia.
    .name = la carta per la battaglia
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta scegliendo una carta per la battaglia.
    .help = Chi partecipa alla battaglia e ha carte deve giocarne una a faccia in giù. Un’impresa o una miglioria non aggiunge nulla. Chi vince scarta la carta, chi perde riprende la sua.
prompt-treat-quest = L’impresa che hai rivelato vale come carta battaglia?
    .name = se l’impresa vale come carta battaglia
    .waiting = { TEXT($clan, kind: "clan", form: "name") } può considerare l’impresa rivelata una carta battaglia.
    .help = Con «Dominio di Tyr» vale 3, con «Ira di Tyr» 5. I due valori non si sommano.
prompt-spare-figure = «Marea di Odino»: quale miniatura conservi? Tutte le altre tue in questa battaglia vengono distrutte.
    .name = quale miniatura conservare
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta scegliendo la miniatura che sopravvive a «Marea di Odino».
    .help = La miniatura può trovarsi nella provincia o nel suo fiordo. I clan scelgono apertamente, a partire dal saccheggiatore e in senso orario.
prompt-late-card = Tutte le carte sono rivelate. Aggiungi una carta?
    .name = se aggiungere una carta
    .waiting = { TEXT($clan, kind: "clan", form: "name") } può aggiungere una carta.
    .help = Ora si possono aggiungere solo «Occhio di Heimdall» e «Sguardo di Heimdall». A partire dal saccheggiatore e in senso orario, finché tutti di seguito hanno rinunciato.
prompt-save-figures = Le tue miniature { TEXT($place, kind: "place", form: "in") } stanno per essere distrutte. Quali salvi?
    .name = quali miniature salvare
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta decidendo quali miniature salvare.
    .help = «Protezione di Frigg» tiene in vita le miniature per 1 Furia ciascuna. La Strega Volur può fuggire da una provincia esterna a Yggdrasil.
prompt-retake-cards = «Prodezza di Tyr»: quali carte riprendi, per 1 Furia ciascuna?
    .name = quali carte riprendere
    .waiting = { TEXT($clan, kind: "clan", form: "name") } può riprendere carte con «Prodezza di Tyr».
    .help = Chi vince una battaglia scarta le carte che ha rivelato. Puoi pagare 1 Furia per ogni carta che vuoi riprendere in mano.
prompt-move-leader = «Signore dei Martelli»: dove va il tuo Capo { TEXT($place, kind: "place", form: "from") }?
    .name = dove va il Capo
    .waiting = { TEXT($clan, kind: "clan", form: "name") } può muovere il suo Capo.
    .help = Dopo un saccheggio riuscito il Capo può andare in una provincia adiacente con un villaggio vuoto.
prompt-lokis-blessing = «Benedizione di Loki»: porti un Guerriero { TEXT($place, kind: "place", form: "to") }?
    .name = se portare un Guerriero con «Benedizione di Loki»
    .waiting = { TEXT($clan, kind: "clan", form: "name") } può portare un Guerriero con «Benedizione di Loki».
    .help = Dopo una battaglia persa un Guerriero della tua riserva può invadere quella provincia per 0 Furia. Serve un villaggio vuoto, e i tuoi Corni devono permetterlo.

## Scarto

prompt-save-card = Scegli al massimo una carta da tenere per la prossima era. Le altre vengono scartate.
    .name = quale carta tenere per la prossima era
    .waiting = { TEXT($clan, kind: "clan", form: "name") } sta scegliendo una carta da tenere per la prossima era.
    .help = Alla fine di un’era puoi tenere in mano una carta; si aggiunge alle sei del draft successivo. Dopo la Terza Era non se ne tiene nessuna.
