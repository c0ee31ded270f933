### Runewars: le domande. `rw-prompt-<name>` si rivolge a chi legge, `.help` è ciò che dicono le regole, e
### `.area`, `.seat` … chiedono dove tutte le risposte sono di quel tipo.
### Di che cosa si tratta: $area, $from, $other, $hero, $order, $title, $reward, $piece, $kind (un’unità), $shape,
### $timing, $side, $seat: nomi (“none”: nessuno); $number.

## Preparazione

rw-prompt-choose-faction = Con quale fazione giochi?
    .help = Le fazioni si scelgono a turno, in senso orario dal primo giocatore.
rw-prompt-lay-tile = Quale delle tue tessere mappa piazzi?
    .help = Le tessere si piazzano a turno. Ogni nuova tessera deve toccare la mappa, e non solo con lati colorati.
rw-prompt-tile-cell = Dove va { TEXT($piece, kind: "rw-piece") }? Le scelte sono i numeri sulla mappa: lì andrà la sua area A.
    .help = È la casella in cui andrà la prima area della tessera; poi scegli come girarla.
rw-prompt-tile-turn = Come giri { TEXT($piece, kind: "rw-piece") }?
    .help = Gradi in senso orario rispetto a come la tessera è stampata. Sono offerte solo le rotazioni adatte alla mappa.
rw-prompt-marker-cell = Dove va l’indicatore regno natale? Le scelte sono i numeri sulla mappa.
    .help = Gli indicatori riservano il posto ai regni natali sul bordo della mappa, a qualche area di distanza l’uno dall’altro.
rw-prompt-marker-side = In quale direzione punta l’indicatore regno natale?
    .help = Un indicatore copre due caselle sul bordo della mappa: quella che hai scelto e quella che le sta da questo lato.
rw-prompt-choose-marker = Quale indicatore sarà sostituito dal tuo regno natale?
    .help = Per primo sceglie il giocatore alla sinistra del primo giocatore, per ultimo il primo giocatore. Il regno natale si piazza dove sta l’indicatore.
rw-prompt-home-cell = Dove va il tuo regno natale? Le scelte sono i numeri sulla mappa: lì andrà la sua area A.
    .help = Deve coprire l’indicatore; la casella è quella in cui andrà la sua prima area.
rw-prompt-home-turn = Come giri il tuo regno natale?
    .help = Gradi in senso orario rispetto a come è stampato. Sono offerte solo le rotazioni adatte alla mappa.
rw-prompt-setup-stronghold = In quale area del tuo regno natale metti la tua prima roccaforte?
    .help = Le unità che recluti e gli eroi che si uniscono a te arrivano in aree con le tue roccaforti.
rw-prompt-setup-units = Quali delle tue unità iniziali metti ora?
    .help = Cominci con le unità indicate sulla tua scheda fazione, nelle aree del tuo regno natale, come preferisci; al massimo otto per area.
rw-prompt-setup-place-units = Dove metti { rw-about-units }?
    .help = In una qualsiasi area del tuo regno natale; al massimo otto unità per area.
rw-prompt-setup-hero = Dove comincia { TEXT($hero, kind: "rw-hero") }?
    .help = Il tuo primo eroe comincia in un’area del tuo regno natale.
rw-prompt-setup-dragon-rune = Dove metti una runa del drago, coperta?
    .help = Ognuno mette sulla mappa una runa del drago e una falsa runa, coperte, al massimo un segnalino per area. Solo tu sai quale è quale.
rw-prompt-setup-false-rune = Dove metti la falsa runa, coperta? La runa del drago va in { rw-about-area }.
    .help = Gli altri vedono solo che sono stati messi dei segnalini.

## Le stagioni

rw-prompt-choose-order = Quale ordine scegli per questa stagione?
    .help = Tutti scelgono in segreto e rivelano insieme. I numeri più bassi agiscono prima. Se il numero è più alto di quelli di tutti i tuoi altri ordini di quest’anno, ottieni anche il bonus di supremazia, tranne che per Fortificazione. In primavera tutti gli ordini tornano in mano.
rw-prompt-fall-gift = Autunno: che cosa prendi?
    .help = Ogni autunno ognuno prende influenza o una carta tattica.
rw-prompt-lose-units = { rw-about-area }: { $number ->
        [0] tutte le unità lì devono andarsene.
        [1] può restare solo { $number } unità.
       *[other] possono restare solo { $number } unità.
    } Quali vengono distrutte?
    .help = In un’area possono stare al massimo otto unità di un giocatore; in inverno non più di quante ne indica il suo quadrante del cibo.
rw-prompt-discard-tactics = Quale carta tattica scarti?
    .help = Perché lo dice una carta, o perché ne hai più di quante puoi tenerne.
rw-prompt-lower-dial = Quale quadrante abbassi?
    .help = Un quadrante a 0 non si può abbassare.

## Il tuo turno

rw-prompt-my-turn = Il tuo turno: usa una carta, un titolo o una ricompensa, o prosegui.
    .help = Prima e dopo il tuo ordine puoi giocare carte tattica per il tuo turno, rivelare un obiettivo raggiunto, usare titoli e ricompense, o piazzare la carta vittoria.
rw-prompt-play-tactics = { TEXT($timing, kind: "rw-timing") } Giochi una carta tattica?
    .help = Le carte pescate in questa stagione non si possono ancora giocare. Una carta giocata si scarta dopo averla risolta.
rw-prompt-activate = { TEXT($order, kind: "rw-order") }: quale area attivi?
    .help = Lì va il tuo segnalino attivazione, e le tue miniature possono entrarci da un massimo di due aree di distanza, quelle Veloci da tre. Le unità in un’area con il tuo segnalino non possono lasciarla prima della primavera; gli eroi sì.
rw-prompt-move-from = { TEXT($order, kind: "rw-order") } in { rw-about-area }: da quale area arrivano le miniature?
    .help = I movimenti si scelgono uno per uno e si eseguono tutti insieme. Montagne e acqua fermano le miniature che non volano.
rw-prompt-move-which = Chi va da { TEXT($from, kind: "rw-area") } a { rw-about-area }?
    .help = Unità di un tipo alla volta, o un eroe. Le unità in rotta non si muovono.
rw-prompt-strategize-from = Strategia: da quale area si muovono le miniature?
    .help = Tutte le tue miniature possono muoversi in un’area adiacente amica o vuota. Nessuna area viene attivata.
rw-prompt-strategize-which = Strategia: chi lascia { rw-about-area }?
    .help = Unità di un tipo alla volta, o un eroe. Le unità in rotta non si muovono.
rw-prompt-strategize-to = Strategia: dove vanno da { rw-about-area }?
    .help = In un’area adiacente amica o vuota.
rw-prompt-recruit-dial = Reclutamento: quale quadrante usi?
    .help = Ottieni tutte le unità indicate su quel quadrante alla lancetta o sotto. Il quadrante non si abbassa. Con la supremazia usi un secondo quadrante.
rw-prompt-free-figure = Nella tua riserva non c’è più questa unità: { TEXT($kind, kind: "rw-unit") } (ne mancano: { $number }). Ne distruggi una altrove per reclutarla di nuovo?
    .help = Se le miniature finiscono, puoi distruggerne alcune sul tabellone e reclutarle di nuovo.
rw-prompt-deploy = Quali unità reclutate metti ora?
    .help = Le unità reclutate arrivano in aree con le tue roccaforti, come preferisci; al massimo otto unità per area.
rw-prompt-deploy-where = Dove metti { rw-about-units }?
    .help = In un’area con una delle tue roccaforti.
rw-prompt-city-benefit = Sostegno: che cosa prendi nella città di { rw-about-area }?
    .help = Di ogni città che controlli prendi uno dei vantaggi. Le unità neutrali arrivano nell’area della città e diventano tue alleate.
rw-prompt-hire = Quale unità { TEXT($shape, kind: "rw-shape") } si unisce a te in { rw-about-area }? Da prendere ancora: { $number }.
    .help = Unità neutrali di quella forma, dalla riserva.
rw-prompt-seek-hero = Sostegno, supremazia: quanta influenza spendi per trovare un eroe?
    .help = Peschi tante carte eroe quanta influenza spendi, ne tieni una e rimescoli le altre.
rw-prompt-acquire-power-reward = Potere: usi una ricompensa?
    .help = Alcune ricompense danno influenza con questo ordine.
rw-prompt-take-title = Potere, supremazia: quale titolo prendi?
    .help = Paghi più influenza di quanta ce n’è sopra. Ciò che paghi resta sul titolo.
rw-prompt-pay-for-title = Quanta influenza paghi per il titolo «{ TEXT($title, kind: "rw-title") }»?
    .help = Più paghi, più è difficile toglierti il titolo.
rw-prompt-build-development = Raccolto, supremazia: costruisci uno sviluppo, per 1 legname?
    .help = Su una tua roccaforte che non ne ha. Ha effetto ogni volta che ottieni il bonus di supremazia di Raccolto, a partire dalla prossima.
rw-prompt-which-development = Quale sviluppo costruisci in { rw-about-area }?
    .help = Se tutti i segnalini di un tipo sono sul tabellone, uno di essi viene spostato.
rw-prompt-move-development = Tutti i segnalini di questo tipo sono sul tabellone. Quale sposti?
    .help = Lascia la sua roccaforte e arriva a quella nuova.
rw-prompt-build-free = Quale sviluppo costruisci gratuitamente in { rw-about-area }?
    .help = Non costa legname.
rw-prompt-fortify = Fortificazione: che cosa fai?
    .help = Ognuna di queste cose una volta, in qualsiasi ordine: costruisci una roccaforte per 1 legname e 1 minerale; riparane una per 1 minerale; sposta segnalini runa tra due aree che controlli.
rw-prompt-tear-down = Tutte le tue roccaforti sono sul tabellone. Quale rimuovi per costruire in { rw-about-area }?
    .help = Viene distrutta con il suo sviluppo.
rw-prompt-take-over = Metti una tua roccaforte, danneggiata, in { rw-about-area }?
    .help = Chi conquista una roccaforte può metterne al suo posto una propria, con il lato danneggiato in su.
rw-prompt-runes-first = Fortificazione: da quale area raccogli un segnalino runa?
    .help = Raccogli fino a due segnalini runa, li mescoli e li rimetti coperti nelle due aree.
rw-prompt-runes-second = Qual è la seconda area, oltre a { rw-about-area }?
    .help = Può avere anch’essa un segnalino runa, oppure riceve quello che hai raccolto.
rw-prompt-runes-back = { rw-about-area } e { TEXT($other, kind: "rw-area") }: scambi di posto i segnalini runa?
    .help = Solo tu vedi che cosa fai.
rw-prompt-place-dragon-rune = Ricevi una runa del drago. Dove la metti, coperta?
    .help = In un’area senza segnalini runa che controlli tu o che nessuno controlla. Insieme si mette una falsa runa, in un’altra area.
rw-prompt-place-false-rune = Dove va la falsa runa, coperta? La runa del drago va in { rw-about-area }.
    .help = Gli altri non sanno quale è quale.
rw-prompt-discard-false-rune = Quale delle tue false rune scarti?
    .help = Fino a { $number }: meno false rune hai, più posto c’è per altre.
rw-prompt-reveal-rune = Carta vittoria: quale runa del drago riveli?
    .help = Per piazzare la carta vittoria riveli sei rune del drago. Se ne hai ancora sei quando torna la stessa stagione, vinci.

## Movimento, ritirata

rw-prompt-retreat = Dove si ritirano { rw-fleeing } da { rw-about-area }?
    .help = In una sola area amica adiacente, tutte insieme; se non c’è, in una vuota. Se non c’è nessuna delle due, vengono distrutte.
rw-prompt-assistants-retreat = Dove si ritirano i tuoi eroi da { rw-about-area }?
    .help = Gli eroi che hanno assistito in una battaglia persa lasciano l’area.
rw-prompt-heroes-go-along = Quale eroe va con le unità?
    .help = Gli eroi nella stessa area possono muoversi con loro.

## Diplomazia

rw-prompt-fight-or-talk = In { rw-about-area } ci sono unità neutrali. Combatti o tenti la diplomazia?
    .help = Per la diplomazia spendi da 1 a 6 influenza, peschi altrettante carte fato e ne tieni una. Oro: sono tue alleate. Argento: si ritirano. Rosso: combatti o ti ritiri.
rw-prompt-diplomacy-influence = Quanta influenza spendi per la diplomazia in { rw-about-area }?
    .help = Peschi una carta fato per ogni influenza spesa, e ne tieni una.
rw-prompt-fight-or-retreat = La diplomazia in { rw-about-area } è fallita. Combatti o ti ritiri?
    .help = Tutte le tue unità lì si ritirano insieme, in rotta, in una sola area amica adiacente; se non c’è, in una vuota.
rw-prompt-keep-fate = Quale carta fato tieni?
    .help = Conta il suo simbolo del destino: l’oro è il migliore, il rosso il peggiore. Tutte le carte pescate si scartano.
rw-prompt-redraw-fate = Scarti una carta fato e ne peschi un’altra?
    .help = Tante volte quante ne permette la carta.

## Aste d’influenza

rw-prompt-make-bid = Quanta influenza offri?
    .help = Tutti offrono in segreto e rivelano insieme; ognuno perde ciò che ha offerto. I pareggi li decide il Primarca; altrimenti, tra chi è in parità, chi ha più influenza rimasta.
rw-prompt-add-to-bid = Di quanto aumenti la tua offerta?
    .help = Una carta ti permette di aggiungere alla tua offerta dopo che tutte sono state rivelate.
rw-prompt-break-tie = Le offerte sono pari. Chi conta come offerta più alta?
    .help = Decide il Primarca, anche se non offre; altrimenti, tra chi è in parità, chi ha più influenza rimasta.
rw-prompt-tie-for-lowest = Le offerte sono pari. Chi conta come offerta più bassa?
    .help = Decide il Primarca, anche se non offre; altrimenti, tra chi è in parità, chi ha più influenza rimasta.

## Battaglie

rw-prompt-assist-hero = Quale eroe assiste un gruppo in questa battaglia?
    .help = Un eroe in piedi nell’area può assistere un gruppo di unità: il gruppo pesca una carta fato in più e ne scarta una.
rw-prompt-assist-group = Quale gruppo assiste { TEXT($hero, kind: "rw-hero") }?
    .help = Un gruppo è formato da tutte le unità di un tipo della tua parte. Un eroe per ogni gruppo.
rw-prompt-assist-reward = { TEXT($hero, kind: "rw-hero") } usa una ricompensa in questa battaglia?
    .help = Alcune ricompense aiutano il gruppo che l’eroe assiste.
rw-prompt-assist-drop = Quale carta fato pescata scarti?
    .help = Grazie al suo eroe il gruppo ha pescato più carte di quante unità ha.
rw-prompt-battle-group = Quale gruppo agisce per primo?
    .help = Entrambi i gruppi hanno la stessa iniziativa, e l’ordine lo decidi tu.
rw-prompt-battle-rout = Devi mettere in rotta { rw-many-units }. Scegli.
    .help = Le unità in rotta non pescano più carte e non danno forza; quelle esagonali messe in rotta qui la danno ancora. Un’unità illesa va in rotta prima di una ferita.
rw-prompt-battle-damage = { $number ->
        [one] Devi subire { $number } danno. Quale unità lo subisce?
       *[other] Devi subire { $number } danni. Quale unità subisce il prossimo?
    }
    .help = Un’unità ferita lo subisce prima delle altre. Un’unità con tanti danni quanta salute è distrutta.
rw-prompt-battle-surplus = Hai qui più unità di quante possono restare. Quale se ne va?
    .help = In un’area possono stare al massimo otto unità di un giocatore; le altre tornano indietro.
rw-prompt-defender-surplus = Nella battaglia ci sono più di otto tue unità. Quale viene distrutta?
    .help = In un’area possono stare al massimo otto unità di un giocatore.
rw-prompt-damage-unit = { $number ->
        [one] { $number } danno: quale unità lo subisce?
       *[other] { $number } danni: quale unità li subisce?
    }
    .help = Come dice l’abilità; se assegni i danni alle tue unità, prima a quelle ferite.
rw-prompt-damage-each = { $number ->
        [one] { $number } danno: quale unità lo subisce?
       *[other] { $number } danni: quale unità ne subisce 1?
    }
    .help = Ogni unità ne subisce al massimo 1.

## Ciò che chiedono carte e abilità

rw-prompt-choose-thing = Che cosa scegli?
    .area = Quale area scegli?
    .type = Quale tipo di unità scegli?
    .seat = Quale giocatore scegli?
    .hero = Quale eroe scegli?
    .order = Quale ordine scegli?
    .resource = Quale risorsa scegli?
    .title = Quale titolo scegli?
    .help = Il testo della carta dice a che cosa serve la scelta.
rw-prompt-choose-option = Che cosa scegli?
    .help = Il testo della carta dice che cosa fa ogni scelta.
rw-prompt-choose-unit = Quale unità scegli?
    .help = Il testo della carta o dell’abilità dice a che cosa serve la scelta.
rw-prompt-pay = Paghi il costo?
    .help = Il testo della carta dice che cosa succede se non lo fai.
rw-prompt-pay-unit = Quale delle tue unità sacrifichi?
    .help = Viene distrutta.
rw-prompt-pay-reward-from = Quale eroe rinuncia a una ricompensa?
    .help = La carta si scarta.
rw-prompt-pay-reward = A quale ricompensa rinuncia { TEXT($hero, kind: "rw-hero") }?
    .help = La carta si scarta.
rw-prompt-destroy-unit = Quale unità viene distrutta?
    .help = Come dice il testo della carta o dell’abilità.
rw-prompt-rout-unit = Quale unità va in rotta?
    .help = Come dice il testo della carta o dell’abilità.
rw-prompt-stand-unit = Quale unità si rialza?
    .help = Come dice il testo della carta o dell’abilità.
rw-prompt-send-unit-away = Quale unità deve ritirarsi?
    .help = Come dice il testo della carta o dell’abilità.
rw-prompt-place-type = Quale tipo di unità metti?
    .help = Dalla riserva.
rw-prompt-move-some = Quali unità si muovono?
    .help = Quante ne permette la carta.
rw-prompt-units-where = In quale area?
    .help = La carta riguarda le unità in quest’area; subito dopo scegli quali.
rw-prompt-units-which = Quali unità in { rw-about-area }?
    .help = Quante ne dice la carta.
rw-prompt-keep-objective = Quale obiettivo tieni?
    .help = L’altro torna sotto il mazzo. Finché non lo raggiungi, solo tu conosci il tuo.

## Eroi

rw-prompt-enlist-hero = Quale eroe si unisce a te?
    .help = Gli altri si rimescolano. Un eroe dell’altro allineamento può disertare in seguito.
rw-prompt-place-hero = Dove si unisce a te { TEXT($hero, kind: "rw-hero") }?
    .help = In un’area con una delle tue roccaforti.
rw-prompt-dismiss-hero = Hai più di tre eroi. Chi se ne va?
    .help = L’eroe torna nel mazzo degli eroi; le sue ricompense si scartano.
rw-prompt-quest-hero = Fase delle missioni: quale eroe agisce ora?
    .help = Ogni tuo eroe agisce una volta: guarisce, si addestra, o si muove fino a due aree e poi tenta una missione o fa un duello.
rw-prompt-hero-action = Che cosa fa { TEXT($hero, kind: "rw-hero") }?
    .help = Guarisci tutti i danni (in un’area amica), addestra per due punti, oppure muovi fino a due aree e poi tenta una missione o fai un duello. Un eroe in rotta può solo guarire o addestrarsi.
rw-prompt-train-more = Che cosa addestra ancora { TEXT($hero, kind: "rw-hero") }?
    .help = L’addestramento dà due punti: entrambi a un attributo, o uno ciascuno a due; al massimo +2 per attributo.
rw-prompt-quest-walk = Dove si muove { TEXT($hero, kind: "rw-hero") }?
    .help = Fino a due aree, attraverso qualsiasi area; montagne e acqua fermano anche gli eroi.
rw-prompt-hero-walk = Dove si muove { TEXT($hero, kind: "rw-hero") }? { $number ->
        [one] Al massimo ancora { $number } area.
       *[other] Al massimo ancora { $number } aree.
    }
    .help = Gli eroi attraversano qualsiasi area; montagne e acqua li fermano.
rw-prompt-hero-deed = Che cosa fa qui { TEXT($hero, kind: "rw-hero") }?
    .help = Tenta una delle tue missioni possibili in quest’area, o sfida a duello un eroe nemico.
rw-prompt-quest-after-duel = Il duello è vinto. { TEXT($hero, kind: "rw-hero") } completa così una missione?
    .help = Alcune missioni si completano vincendo un duello.
rw-prompt-discard-quest = Hai troppe missioni. Quale scarti?
    .help = Le carte oltre il limite si scartano.
rw-prompt-test-attribute = Quale attributo mette alla prova { TEXT($hero, kind: "rw-hero") }?
    .help = Peschi tante carte fato quanto vale l’attributo e ne tieni una; decide il suo simbolo del destino.
rw-prompt-raise-attribute = Quale attributo aumenta { TEXT($hero, kind: "rw-hero") }?
    .help = Di uno; al massimo +2 per attributo.
rw-prompt-duel-symbol = Un simbolo speciale nel duello: che cosa ne fai?
    .help = È 1 danno all’altra parte, oppure ciò che fa un simbolo speciale secondo una ricompensa dell’eroe.
rw-prompt-use-reward = { TEXT($timing, kind: "rw-timing") } { TEXT($hero, kind: "rw-hero") } usa una ricompensa?
    .help = Una ricompensa usata si rivela; la carta dice se si scarta.
rw-prompt-use-whose-reward = Quale eroe usa «{ TEXT($reward, kind: "rw-reward") }»?
    .help = Più di un tuo eroe ha questa carta.
rw-prompt-put-reward-back = Quale ricompensa rimette a posto { TEXT($hero, kind: "rw-hero") }?
    .help = L’eroe tiene quante ricompense dice la carta; le altre tornano indietro.
rw-prompt-swap-from = Quale eroe cede una ricompensa?
    .help = I tuoi eroi nella stessa area possono passarsi le ricompense.
rw-prompt-swap-card = Quale ricompensa cede { TEXT($hero, kind: "rw-hero") }?
    .help = A un altro tuo eroe nella stessa area.
rw-prompt-swap-to = Chi riceve la ricompensa da { TEXT($hero, kind: "rw-hero") }?
    .help = Un altro tuo eroe nella stessa area.
rw-prompt-spread-rewards = Un altro eroe prende una delle ricompense da { TEXT($hero, kind: "rw-hero") }?
    .help = Le ricompense raccolte si possono dividere tra i tuoi eroi nell’area.
rw-prompt-take-rewards = Quale eroe prende le ricompense in { rw-about-area }?
    .help = Le ha lasciate lì un eroe sconfitto.

## Parti di domande

rw-about-area = { TEXT($area, kind: "rw-area") }
rw-about-units = { $number } × { TEXT($kind, kind: "rw-unit") }
rw-many-units = { $number } unità
rw-fleeing =
    { $seat ->
        [none] le unità neutrali
       *[other] le unità di { TEXT($seat, kind: "rw-seat") }
    }
