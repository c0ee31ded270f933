### Runewars: le opzioni di una partita. `rw-option-<name>` è un nome breve, `.text` che cosa significano i valori.

rw-option-random_map = Mappa a sorte
    .text = Sì: tessere, indicatori e regni natali si piazzano a sorte, tutti insieme. No: i giocatori li piazzano a turno, come vogliono le regole.
rw-option-exploration = Segnalini esplorazione
    .text = Sì: la variante con i segnalini esplorazione, che gli eroi scoprono. No: senza.
rw-option-marker_gap = Distanza degli indicatori regno natale
    .text = Quanti passi come minimo, area per area, separano due indicatori regno natale.
rw-option-open_contact = Le tessere si toccano con un lato aperto
    .text = Sì: una nuova tessera ha in comune con la mappa almeno un lato senza montagne né acqua. No: va bene qualsiasi lato.
rw-option-activate_without_move = Attivare senza muovere
    .text = Sì: con Mobilitazione e Conquista si può attivare un’area anche se nessuno ci va. No: qualcuno deve muoversi.
rw-option-strategize_heroes_anywhere = Con Strategia gli eroi vanno ovunque
    .text = Sì: con Strategia gli eroi possono entrare in aree con unità nemiche o neutrali. No: solo in aree amiche e vuote.
rw-option-winter_minimum = Unità che superano l’inverno
    .text = Quante unità possono restare in un’area in inverno, per quanto basso sia il quadrante del cibo.
rw-option-quest_without_move = Missione senza movimento
    .text = Sì: un eroe può non muoversi affatto e comunque tentare una missione o fare un duello. No: deve essersi mosso.
rw-option-marker_pickup_quest_phase = Ricompense raccolte nella fase delle missioni
    .text = Sì: un eroe può raccogliere le ricompense di un eroe sconfitto anche nella fase delle missioni. No: solo nel turno del suo giocatore.
rw-option-title_raise = Rafforzare il proprio titolo
    .text = Sì: chi ha un titolo può metterci altra influenza. No: non può.
