### Runewars: le opzioni di una partita. `rw-option-<name>` è un nome breve, `.text` che cosa significano i valori.

rw-option-random_map = Mappa casuale
    .text = Sì: tessere, indicatori e regni natali si piazzano a caso, tutti insieme. No: i giocatori li piazzano a turno, come da regole.
rw-option-exploration = Segnalini esplorazione
    .text = Sì: la variante con i segnalini esplorazione, che gli eroi scoprono. No: senza.
rw-option-marker_gap = Distanza tra gli indicatori regno natale
    .text = La distanza minima tra due indicatori regno natale, in aree.
rw-option-open_contact = Le tessere si toccano con un lato aperto
    .text = Sì: una nuova tessera ha in comune con la mappa almeno un lato senza montagne né acqua. No: va bene qualsiasi lato.
rw-option-activate_without_move = Attivare senza muovere
    .text = Sì: con Mobilitazione e Conquista si può attivare un’area anche se nessuno ci va. No: qualcuno deve muoversi.
rw-option-strategize_heroes_anywhere = Con Strategia gli eroi vanno ovunque
    .text = Sì: con Strategia gli eroi possono entrare in aree con unità nemiche o neutrali. No: solo in aree amiche e vuote.
rw-option-winter_minimum = Unità che superano l’inverno
    .text = In inverno almeno questo numero di unità può restare in un’area, per quanto basso sia il quadrante del cibo.
rw-option-quest_without_move = Missione senza movimento
    .text = Sì: un eroe può restare dov’è e comunque tentare una missione o fare un duello. No: deve prima muoversi.
rw-option-marker_pickup_quest_phase = Ricompense raccolte nella fase delle missioni
    .text = Sì: un eroe può raccogliere le ricompense di un eroe sconfitto anche nella fase delle missioni. No: solo nel turno del suo giocatore.
rw-option-title_raise = Rafforzare il proprio titolo
    .text = Sì: chi ha un titolo può metterci altra influenza. No: non può.
