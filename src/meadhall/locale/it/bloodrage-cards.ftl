### Blood Rage: le carte. `card-<id>` è il nome, `.text` ciò che la carta fa.
### Il bonus di FOR di una carta battaglia e il costo di una miglioria sono mostrati accanto al testo.
### $glory (numero): la Gloria stampata su questa copia di un’impresa.

## Dèi e tipi di carta

god-odin = Odino
god-thor = Thor
god-loki = Loki
god-frigga = Frigg
god-heimdall = Heimdall
god-tyr = Tyr

kind-battle = Battaglia
kind-quest = Impresa
kind-leader = Miglioria Capo
kind-warrior = Miglioria Guerriero
kind-ship = Miglioria Nave
kind-monster = Miglioria Mostro
kind-clan = Miglioria clan

## Carte battaglia

card-odins-smite = Castigo di Odino
    .text = Quando si rivelano le carte, ogni avversario nella battaglia perde un Guerriero nella provincia, se lì ne ha uno. Succede prima del confronto della FOR; un clan rimasto senza miniature combatte comunque con la sua carta.
card-odins-tide = Marea di Odino
    .text = Quando si rivelano le carte, ogni clan nella battaglia, compreso il tuo, sceglie una delle proprie miniature nella provincia o nel fiordo di supporto; tutte le altre sue miniature nella battaglia sono distrutte. I clan scelgono apertamente, a partire dal saccheggiatore e in senso orario.
card-odins-judgement = Giudizio di Odino
    .text = Dopo la battaglia, che tu vinca o perda, ottieni 2 Gloria per ogni miniatura distrutta nella battaglia, comprese le tue.
card-heimdalls-sight = Vista di Heimdall
    .text = Il bonus di questa carta è pari al bonus più alto di una singola carta che un avversario mostra quando si confrontano i totali (0 se non ce n’è nessuno).
card-heimdalls-eye = Occhio di Heimdall
    .text = Giocala normalmente oppure, in una battaglia a cui partecipi, aggiungila dalla mano dopo che tutte le carte sono state rivelate e prima di determinare il vincitore. Puoi aggiungere più carte di questo tipo.
card-heimdalls-gaze = Sguardo di Heimdall
    .text = Giocala normalmente oppure, in una battaglia a cui partecipi, aggiungila dalla mano dopo che tutte le carte sono state rivelate e prima di determinare il vincitore. Puoi aggiungere più carte di questo tipo.
card-heimdalls-watch = Veglia di Heimdall
    .text = Quando si rivelano le carte, dopo «Primato di Thor» e prima di ogni altro testo, tutte le carte rivelate, compresa questa, vengono scartate e non hanno altri effetti. Ottieni Gloria pari alla somma dei loro bonus. Poi ogni clan nella battaglia con ancora carte in mano ne gioca una nuova.
card-friggas-grace = Grazia di Frigg
    .text = Se sei tu a saccheggiare e il saccheggio riesce, incrementa di un grado una statistica del clan, ma non quella del segnalino saccheggio. Se il segnalino ha dato 5 Gloria o ha incrementato tutte le statistiche, scegline una qualsiasi.
card-thors-hammer = Martello di Thor
    .text = Se vinci la battaglia, ottieni 3 Gloria.
card-thors-oath = Giuramento di Thor
    .text = Se vinci la battaglia, chiunque sia il saccheggiatore, incrementa di un grado una statistica del clan a tua scelta.
card-thors-ascension = Ascesa di Thor
    .text = Se vinci la battaglia, ottieni 3 Furia da usare in questa era e 3 Gloria. La tua statistica Furia non cambia.
card-thors-primacy = Primato di Thor
    .text = Quando si rivelano le carte, prima di ogni altro testo, i testi di tutte le carte rivelate dai tuoi avversari sono annullati. I loro bonus valgono comunque (0 se è il testo a stabilire il bonus). Le migliorie e le carte aggiunte in seguito non ne risentono.
card-lokis-trickery = Inganno di Loki
    .text = Se perdi la battaglia, ruba 1 Furia al vincitore, se ne ha. In caso di parità nessuno vince e non rubi nulla.
card-lokis-backstab = Pugnalata di Loki
    .text = Se perdi la battaglia, ruba al vincitore 2 Gloria, o tutta quella che ha se è meno. In caso di parità nessuno vince e non rubi nulla.
card-lokis-poison = Veleno di Loki
    .text = Se perdi la battaglia, prendi in mano le carte rivelate dal vincitore, che così non vengono scartate. «Prodezza di Tyr» non può salvarle. In caso di parità nessuno vince e non prendi nulla.
card-tyrs-bash = Colpo di Tyr
    .text = Aggiunge 2 alla tua Forza. Nessun altro effetto.
card-tyrs-smash = Schianto di Tyr
    .text = Aggiunge 3 alla tua Forza. Nessun altro effetto.
card-tyrs-crush = Morsa di Tyr
    .text = Aggiunge 4 alla tua Forza. Nessun altro effetto.
card-tyrs-smite = Castigo di Tyr
    .text = Aggiunge 5 alla tua Forza. Nessun altro effetto.
card-tyrs-rage = Furia di Tyr
    .text = Aggiunge 6 alla tua Forza. Nessun altro effetto.

## Imprese

quest-reward = Ricompensa: { $glory } Gloria, e puoi incrementare di un grado una statistica del clan a tua scelta.

card-quest-alfheim = Alfheim!
    .text = Nella fase di Impresa devi avere più Forza di ogni altro clan in almeno una provincia di Alfheim (Gimle, Andlang), compreso il suo fiordo. La parità non basta; le province distrutte non contano. { quest-reward }
card-quest-jotunheim = Jotunheim!
    .text = Nella fase di Impresa devi avere più Forza di ogni altro clan in almeno una provincia di Jotunheim (Utgard, Horgr, Muspelheim), compreso il suo fiordo. La parità non basta; le province distrutte non contano. { quest-reward }
card-quest-manheim = Manheim!
    .text = Nella fase di Impresa devi avere più Forza di ogni altro clan in almeno una provincia di Manheim (Myrkulor, Elvagar, Angerboda), compreso il suo fiordo. La parità non basta; le province distrutte non contano. { quest-reward }
card-quest-glorious-death = Morte Gloriosa!
    .text = Nella fase di Impresa devi avere almeno 4 tue miniature nel Valhalla. Il Ragnarök di questa era viene dopo, quindi le miniature che distrugge non contano. { quest-reward }
card-quest-yggdrasil = Yggdrasil!
    .text = Nella fase di Impresa devi avere su Yggdrasil più Forza di ogni altro clan. La parità non basta. { quest-reward }

## Migliorie Capo

card-lord-of-hammers = Signore dei Martelli
    .text = Il tuo Capo ha FOR 3 e continua a invadere per 0 Furia. Dopo che hai saccheggiato con successo una provincia in cui si trova il tuo Capo, puoi muoverlo in una provincia adiacente in cui c’è posto.
card-lord-of-axes = Signore delle Asce
    .text = Il tuo Capo ha FOR 3 e continua a invadere per 0 Furia. Dopo che hai saccheggiato con successo una provincia in cui si trova il tuo Capo, incrementa di un grado una statistica del clan a tua scelta.
card-lord-of-spears = Signore delle Lance
    .text = Il tuo Capo ha FOR 3 e continua a invadere per 0 Furia. Dopo che hai saccheggiato con successo una provincia in cui si trova il tuo Capo, incrementa di un grado ognuna delle tre statistiche del clan.

## Migliorie Guerriero

card-brothers-in-arms = Fratelli d’Armi
    .text = Ogni tuo Guerriero ha FOR 1, ma ogni coppia di tuoi Guerrieri nella stessa provincia ha in tutto FOR 3. Invadere con un Guerriero costa 1 Furia.
card-experts-in-arms = Esperti d’Armi
    .text = Ogni tuo Guerriero ha FOR 2. Invadere con un Guerriero costa 2 Furia.
card-masters-in-arms = Maestri d’Armi
    .text = Ogni tuo Guerriero ha FOR 2, ma ogni coppia di tuoi Guerrieri nella stessa provincia ha in tutto FOR 6. Invadere con un Guerriero costa 2 Furia.

## Migliorie Nave

card-lokis-dragons = Draghi di Loki
    .text = La tua Nave ha FOR 2; continua a invadere solo i fiordi e non si muove mai. Ogni volta che la tua Nave viene distrutta, per qualsiasi causa, ottieni 4 Gloria. Il tuo Serpente Marino conta come Nave.
card-fire-dragons = Draghi di Fuoco
    .text = La tua Nave ha FOR 2; continua a invadere solo i fiordi e non si muove mai. Ogni volta che la tua Nave viene distrutta, per qualsiasi causa, ottieni 8 Gloria. Il tuo Serpente Marino conta come Nave.
card-eternal-dragons = Draghi Eterni
    .text = La tua Nave ha FOR 2; continua a invadere solo i fiordi e non si muove mai. Ogni volta che la tua Nave viene distrutta, per qualsiasi causa, ottieni 12 Gloria. Il tuo Serpente Marino conta come Nave.

## Mostri

card-troll = Troll
    .text = FOR 2. Ogni volta che invade una provincia, a pagamento o gratuitamente, tutti i Guerrieri nemici al suo interno vengono distrutti; per invadere serve comunque un villaggio vuoto. Se marcia o si unisce a una battaglia non distrugge nessuno.
card-dwarf-chieftain = Condottiero dei Nani
    .text = FOR 2. Giocare questa carta e invadere con il Condottiero dei Nani costano 0 Furia, ma per fare l’una o l’altra cosa devi avere almeno 1 Furia.
card-sea-serpent = Serpente Marino
    .text = FOR 3. Conta come Nave: invade solo i fiordi, non si muove mai e dà supporto a entrambe le province del suo fiordo. Resta però un Mostro, e le migliorie Nave non ne cambiano la FOR.
card-valkyrie = Valchiria
    .text = FOR 2. Dopo ogni battaglia a cui partecipa, ottieni 2 Gloria per ogni miniatura nemica distrutta nella battaglia, anche se la Valchiria è distrutta o se perdi.
card-dark-elf = Elfo Oscuro
    .text = FOR 1, o 3 finché è su Yggdrasil. Può invadere direttamente Yggdrasil. Invadere con l’Elfo Oscuro costa 1 Furia, ovunque vada.
card-fire-giant = Gigante del Fuoco
    .text = FOR 4. Ogni volta che invade una provincia, a pagamento o gratuitamente, tutte le miniature nemiche al suo interno e nel fiordo di supporto vengono distrutte, tranne i Mostri; per invadere serve comunque un villaggio vuoto. Se marcia o si unisce a una battaglia non distrugge nessuno.
card-frost-giant = Gigante del Gelo
    .text = FOR 4. Quando saccheggi con successo una provincia in cui si trova il Gigante del Gelo, ottieni due volte la ricompensa di saccheggio.
card-soldier-of-hel = Soldato di Hel
    .text = FOR 3. Giocare questa carta e invadere con il Soldato di Hel costano 0 Furia, ma per fare l’una o l’altra cosa devi avere almeno 1 Furia.
card-volur-witch = Strega Volur
    .text = FOR 3. Ogni volta che dovrebbe essere distrutta in una provincia esterna, anche dal Ragnarök, puoi invece muoverla su Yggdrasil. In tal caso non conta come distrutta e nessuno ottiene Gloria per lei.

## Migliorie clan

card-lokis-domain = Dominio di Loki
    .text = Nella fase di Ritorno dal Valhalla ottieni 1 Gloria per ogni tua miniatura che ritorna. Si somma a «Eminenza di Loki» e «Ira di Loki».
card-lokis-eminence = Eminenza di Loki
    .text = Nella fase di Ritorno dal Valhalla ottieni 2 Gloria per ogni tua miniatura che ritorna. Si somma a «Dominio di Loki» e «Ira di Loki».
card-lokis-wrath = Ira di Loki
    .text = Nella fase di Ritorno dal Valhalla ottieni 3 Gloria per ogni tua miniatura che ritorna. Si somma a «Dominio di Loki» ed «Eminenza di Loki».
card-lokis-blessing = Benedizione di Loki
    .text = Dopo che hai perso una battaglia, anche per parità, puoi invadere quella provincia con un Guerriero della tua riserva per 0 Furia. Nella provincia serve un villaggio vuoto, e i tuoi Corni devono permetterlo.
card-friggas-charm = Incanto di Frigg
    .text = Giocare una miglioria ti costa 1 Furia in meno, ma mai meno di 0.
card-friggas-succor = Soccorso di Frigg
    .text = Ogni volta che invadi una provincia, puoi collocarvi un altro Guerriero della tua riserva per 0 Furia. Nella provincia serve un villaggio vuoto, e i tuoi Corni devono permetterlo. Una volta per Invasione: il Guerriero aggiunto non ne porta un altro.
card-friggas-protection = Protezione di Frigg
    .text = Ogni volta che una tua miniatura dovrebbe essere distrutta, puoi pagare 1 Furia per tenerla in vita dove si trova. Paga per ogni miniatura separatamente. Non funziona con il tuo «Sacrificio di Frigg».
card-friggas-domain = Dominio di Frigg
    .text = Quando invadi, puoi usare una delle tue miniature nel Valhalla e pagare 1 Furia invece del suo costo normale. È comunque la tua azione del turno, e valgono gli altri limiti dell’Invasione.
card-friggas-sacrifice = Sacrificio di Frigg
    .text = Come azione, distruggi due delle tue miniature sul tabellone per incrementare di un grado una statistica del clan a tua scelta. Costa 0 Furia, ma devi averne almeno 1.
card-thors-glory = Gloria di Thor
    .text = Dopo ogni battaglia a cui partecipi, che tu vinca o perda, ottieni 2 Gloria se nella battaglia sono state distrutte almeno due miniature nemiche.
card-thors-domain = Dominio di Thor
    .text = Dopo che hai invaso una provincia, a pagamento o gratuitamente, puoi pagare 2 Furia per saccheggiarla subito, nello stesso turno, se non è già stata saccheggiata in questa era.
card-thors-conquest = Conquista di Thor
    .text = Alla fine della partita ottieni 3 Gloria per ogni tua miniatura sul tabellone, fiordi compresi.
card-tyrs-domain = Dominio di Tyr
    .text = Quando riveli un’impresa in una battaglia, puoi considerarla una carta battaglia con bonus di 3. Se hai anche «Ira di Tyr», vale il bonus più alto, non la somma.
card-tyrs-wrath = Ira di Tyr
    .text = Quando riveli un’impresa in una battaglia, puoi considerarla una carta battaglia con bonus di 5. Se hai anche «Dominio di Tyr», vale il bonus più alto, non la somma.
card-tyrs-challenge = Sfida di Tyr
    .text = Come azione, paga 2 Furia per saccheggiare una provincia già saccheggiata in questa era. Per il resto è un saccheggio normale: gli altri possono unirsi alla battaglia, e se riesce dà la ricompensa.
card-tyrs-prowess = Prodezza di Tyr
    .text = Dopo che hai vinto una battaglia, puoi riprendere in mano le carte che vuoi, tra quelle che hai rivelato, invece di scartarle: paga 1 Furia per ognuna.
card-odins-inspiration = Ispirazione di Odino
    .text = Ottieni il doppio della Gloria per le tue miniature distrutte dal Ragnarök.
card-odins-throne = Trono di Odino
    .text = Ottieni il doppio della Gloria per le imprese che porti a termine. La statistica aumenta comunque di un solo grado.
