### Blood Rage: luoghi, clan, miniature, statistiche, segnalini, fasi, quantità.
### Pronte per una frase: `.in` `.to` `.into` `.from` (dove, a che cosa, dentro che cosa, da dove), `.with` (con chi,
### con che cosa), `.count` (quanti).
### Con articolo o preposizione: `.gen` (di chi, di che cosa), `.acc` (chi, che cosa); `.loc` è il nome nudo.
### Per i clan `.name` è il soggetto a inizio frase («Il Lupo»), `.acc` lo stesso a metà frase («il Lupo»);
### «il clan del Lupo», «al clan del Lupo» si scrivono con `.gen`.
### `.count-acc` è uguale a `.count`.
### $n (numero): quanti.

## Province

place-elvagar = Elvagar
    .in = a Elvagar
    .to = a Elvagar
    .into = a Elvagar
    .from = da Elvagar
    .gen = di Elvagar
    .acc = Elvagar
    .loc = Elvagar
place-angerboda = Angerboda
    .in = ad Angerboda
    .to = ad Angerboda
    .into = ad Angerboda
    .from = da Angerboda
    .gen = di Angerboda
    .acc = Angerboda
    .loc = Angerboda
place-muspelheim = Muspelheim
    .in = a Muspelheim
    .to = a Muspelheim
    .into = a Muspelheim
    .from = da Muspelheim
    .gen = di Muspelheim
    .acc = Muspelheim
    .loc = Muspelheim
place-horgr = Horgr
    .in = a Horgr
    .to = a Horgr
    .into = a Horgr
    .from = da Horgr
    .gen = di Horgr
    .acc = Horgr
    .loc = Horgr
place-utgard = Utgard
    .in = a Utgard
    .to = a Utgard
    .into = a Utgard
    .from = da Utgard
    .gen = di Utgard
    .acc = Utgard
    .loc = Utgard
place-andlang = Andlang
    .in = ad Andlang
    .to = ad Andlang
    .into = ad Andlang
    .from = da Andlang
    .gen = di Andlang
    .acc = Andlang
    .loc = Andlang
place-gimle = Gimle
    .in = a Gimle
    .to = a Gimle
    .into = a Gimle
    .from = da Gimle
    .gen = di Gimle
    .acc = Gimle
    .loc = Gimle
place-myrkulor = Myrkulor
    .in = a Myrkulor
    .to = a Myrkulor
    .into = a Myrkulor
    .from = da Myrkulor
    .gen = di Myrkulor
    .acc = Myrkulor
    .loc = Myrkulor
place-yggdrasil = Yggdrasil
    .in = su Yggdrasil
    .to = a Yggdrasil
    .into = su Yggdrasil
    .from = da Yggdrasil
    .gen = di Yggdrasil
    .acc = Yggdrasil
    .loc = Yggdrasil

## Fiordi e altri luoghi

place-fjord-ne = fiordo di nord-est (Elvagar, Angerboda)
    .in = nel fiordo di nord-est
    .to = al fiordo di nord-est
    .into = nel fiordo di nord-est
    .from = dal fiordo di nord-est
    .gen = del fiordo di nord-est
    .acc = il fiordo di nord-est
    .loc = fiordo di nord-est
place-fjord-se = fiordo di sud-est (Muspelheim, Horgr)
    .in = nel fiordo di sud-est
    .to = al fiordo di sud-est
    .into = nel fiordo di sud-est
    .from = dal fiordo di sud-est
    .gen = del fiordo di sud-est
    .acc = il fiordo di sud-est
    .loc = fiordo di sud-est
place-fjord-sw = fiordo di sud-ovest (Utgard, Andlang)
    .in = nel fiordo di sud-ovest
    .to = al fiordo di sud-ovest
    .into = nel fiordo di sud-ovest
    .from = dal fiordo di sud-ovest
    .gen = del fiordo di sud-ovest
    .acc = il fiordo di sud-ovest
    .loc = fiordo di sud-ovest
place-fjord-nw = fiordo di nord-ovest (Gimle, Myrkulor)
    .in = nel fiordo di nord-ovest
    .to = al fiordo di nord-ovest
    .into = nel fiordo di nord-ovest
    .from = dal fiordo di nord-ovest
    .gen = del fiordo di nord-ovest
    .acc = il fiordo di nord-ovest
    .loc = fiordo di nord-ovest
place-valhalla = Valhalla
    .in = nel Valhalla
    .to = al Valhalla
    .into = nel Valhalla
    .from = dal Valhalla
    .gen = del Valhalla
    .acc = il Valhalla
    .loc = Valhalla
place-reserve = riserva
    .in = nella riserva
    .to = alla riserva
    .into = nella riserva
    .from = dalla riserva
    .gen = della riserva
    .acc = la riserva
    .loc = riserva

## Regioni

region-manheim = Manheim
    .in = a Manheim
    .gen = di Manheim
    .acc = Manheim
    .loc = Manheim
region-alfheim = Alfheim
    .in = ad Alfheim
    .gen = di Alfheim
    .acc = Alfheim
    .loc = Alfheim
region-jotunheim = Jotunheim
    .in = a Jotunheim
    .gen = di Jotunheim
    .acc = Jotunheim
    .loc = Jotunheim

## Clan

clan-wolf = Lupo
    .name = Il Lupo
    .gen = del Lupo
    .acc = il Lupo
clan-raven = Corvo
    .name = Il Corvo
    .gen = del Corvo
    .acc = il Corvo
clan-serpent = Serpente
    .name = Il Serpente
    .gen = del Serpente
    .acc = il Serpente
clan-bear = Orso
    .name = L’Orso
    .gen = dell’Orso
    .acc = l’Orso

## I clan come posti al tavolo, per i messaggi di tutti i giochi

seat-wolf = { clan-wolf }
seat-raven = { clan-raven }
seat-serpent = { clan-serpent }
seat-bear = { clan-bear }

## Miniature

figure-warrior = Guerriero
    .gen = di un Guerriero
    .acc = un Guerriero
    .with = con un Guerriero
    .count =
        { $n ->
            [one] { $n } Guerriero
           *[other] { $n } Guerrieri
        }
    .count-acc =
        { $n ->
            [one] { $n } Guerriero
           *[other] { $n } Guerrieri
        }
figure-leader = Capo
    .gen = del Capo
    .acc = il Capo
    .with = con il Capo
    .count =
        { $n ->
            [one] { $n } Capo
           *[other] { $n } Capi
        }
    .count-acc =
        { $n ->
            [one] { $n } Capo
           *[other] { $n } Capi
        }
figure-ship = Nave
    .gen = della Nave
    .acc = la Nave
    .with = con la Nave
    .count =
        { $n ->
            [one] { $n } Nave
           *[other] { $n } Navi
        }
    .count-acc =
        { $n ->
            [one] { $n } Nave
           *[other] { $n } Navi
        }
figure-troll = Troll
    .gen = del Troll
    .acc = il Troll
    .with = con il Troll
    .count =
        { $n ->
            [one] { $n } Troll
           *[other] { $n } Troll
        }
    .count-acc =
        { $n ->
            [one] { $n } Troll
           *[other] { $n } Troll
        }
figure-dwarf-chieftain = Condottiero dei Nani
    .gen = del Condottiero dei Nani
    .acc = il Condottiero dei Nani
    .with = con il Condottiero dei Nani
    .count =
        { $n ->
            [one] { $n } Condottiero dei Nani
           *[other] { $n } Condottieri dei Nani
        }
    .count-acc =
        { $n ->
            [one] { $n } Condottiero dei Nani
           *[other] { $n } Condottieri dei Nani
        }
figure-sea-serpent = Serpente Marino
    .gen = del Serpente Marino
    .acc = il Serpente Marino
    .with = con il Serpente Marino
    .count =
        { $n ->
            [one] { $n } Serpente Marino
           *[other] { $n } Serpenti Marini
        }
    .count-acc =
        { $n ->
            [one] { $n } Serpente Marino
           *[other] { $n } Serpenti Marini
        }
figure-valkyrie = Valchiria
    .gen = della Valchiria
    .acc = la Valchiria
    .with = con la Valchiria
    .count =
        { $n ->
            [one] { $n } Valchiria
           *[other] { $n } Valchirie
        }
    .count-acc =
        { $n ->
            [one] { $n } Valchiria
           *[other] { $n } Valchirie
        }
figure-dark-elf = Elfo Oscuro
    .gen = dell’Elfo Oscuro
    .acc = l’Elfo Oscuro
    .with = con l’Elfo Oscuro
    .count =
        { $n ->
            [one] { $n } Elfo Oscuro
           *[other] { $n } Elfi Oscuri
        }
    .count-acc =
        { $n ->
            [one] { $n } Elfo Oscuro
           *[other] { $n } Elfi Oscuri
        }
figure-fire-giant = Gigante del Fuoco
    .gen = del Gigante del Fuoco
    .acc = il Gigante del Fuoco
    .with = con il Gigante del Fuoco
    .count =
        { $n ->
            [one] { $n } Gigante del Fuoco
           *[other] { $n } Giganti del Fuoco
        }
    .count-acc =
        { $n ->
            [one] { $n } Gigante del Fuoco
           *[other] { $n } Giganti del Fuoco
        }
figure-frost-giant = Gigante del Gelo
    .gen = del Gigante del Gelo
    .acc = il Gigante del Gelo
    .with = con il Gigante del Gelo
    .count =
        { $n ->
            [one] { $n } Gigante del Gelo
           *[other] { $n } Giganti del Gelo
        }
    .count-acc =
        { $n ->
            [one] { $n } Gigante del Gelo
           *[other] { $n } Giganti del Gelo
        }
figure-soldier-of-hel = Soldato di Hel
    .gen = del Soldato di Hel
    .acc = il Soldato di Hel
    .with = con il Soldato di Hel
    .count =
        { $n ->
            [one] { $n } Soldato di Hel
           *[other] { $n } Soldati di Hel
        }
    .count-acc =
        { $n ->
            [one] { $n } Soldato di Hel
           *[other] { $n } Soldati di Hel
        }
figure-volur-witch = Strega Volur
    .gen = della Strega Volur
    .acc = la Strega Volur
    .with = con la Strega Volur
    .count =
        { $n ->
            [one] { $n } Strega Volur
           *[other] { $n } Streghe Volur
        }
    .count-acc =
        { $n ->
            [one] { $n } Strega Volur
           *[other] { $n } Streghe Volur
        }

## Statistiche del clan

stat-rage = Furia
    .name = la statistica Furia
    .gen = della statistica Furia
    .acc = la statistica Furia
stat-axes = Asce
    .name = la statistica Asce
    .gen = della statistica Asce
    .acc = la statistica Asce
stat-horns = Corni
    .name = la statistica Corni
    .gen = della statistica Corni
    .acc = la statistica Corni

## Segnalini saccheggio: `.text` è la ricompensa

token-rage = Furia +1
    .text = Incrementa di un grado la tua statistica Furia. Non dà Furia adesso, ma solo dalla prossima era.
token-axes = Asce +1
    .text = Incrementa di un grado la tua statistica Asce. Vale già per la Gloria di questa battaglia.
token-horns = Corni +1
    .text = Incrementa di un grado la tua statistica Corni.
token-glory5 = 5 Gloria
    .text = Ottieni 5 Gloria.
token-all = 3 statistiche +1
    .text = Incrementa di un grado ognuna delle tre statistiche del tuo clan.

## Ere e fasi

age-1 = Prima Era
    .in = nella Prima Era
age-2 = Seconda Era
    .in = nella Seconda Era
age-3 = Terza Era
    .in = nella Terza Era

phase-gods-gifts = Doni degli Dèi
    .name = la fase dei Doni degli Dèi
    .in = nella fase dei Doni degli Dèi
phase-action = Azione
    .name = la fase di Azione
    .in = nella fase di Azione
phase-discard = Scarto
    .name = la fase di Scarto
    .in = nella fase di Scarto
phase-quest = Impresa
    .name = la fase di Impresa
    .in = nella fase di Impresa
phase-ragnarok = Ragnarök
    .name = la fase del Ragnarök
    .in = nella fase del Ragnarök
phase-valhalla = Ritorno dal Valhalla
    .name = la fase di Ritorno dal Valhalla
    .in = nella fase di Ritorno dal Valhalla
phase-scoring = Conteggio finale
    .name = il conteggio finale
    .in = nel conteggio finale

## Quantità

advice-score-bloodrage = { TEXT($n) } Gloria alla fine
n-glory = { $n } Gloria
    .acc = { $n } Gloria
n-rage = { $n } Furia
    .acc = { $n } Furia
n-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
    .acc =
        { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        }
n-figures =
    { $n ->
        [one] { $n } miniatura
       *[other] { $n } miniature
    }
    .acc =
        { $n ->
            [one] { $n } miniatura
           *[other] { $n } miniature
        }
