### Blood Rage nel browser: pannelli e azioni. $n, $of, $step (numeri); $clan: un identificatore.

## Tasti: una lettera minuscola ciascuno, tutte diverse

key-invade = i
key-march = m
key-upgrade = g
key-quest = p
key-pillage = s
key-hand = c

## I segni dei clan: una lettera ciascuno, tutte diverse

mark-wolf = L
mark-raven = C
mark-serpent = S
mark-bear = O

## Azioni, brevi come un pulsante

verb-invade = Invasione
verb-march = Marcia
verb-upgrade = Miglioria
verb-quest = Impresa
verb-pillage = Saccheggio
verb-pass = Passa
verb-recall = Dal Valhalla
verb-challenge = Sfida
verb-sacrifice = Sacrificio
web-choose-invade = Invasione: con quale miniatura?
web-choose-march = Marcia: da dove?
web-choose-upgrade = Miglioria: quale carta?
web-choose-quest = Impresa: quale carta?
web-choose-pillage = Saccheggio: quale provincia?

## Il tavolo

web-clans = Clan
web-time = Era e fase
web-step-of = { TEXT($n) } di { TEXT($of) }
web-doom = Province condannate in ogni era
web-ragnarok-glory = { n-glory } per ogni miniatura distrutta lì dal Ragnarök
web-first-player = Primo giocatore
web-upgrades = Migliorie
web-slot-empty = spazio vuoto
web-hand-count = { n-cards } in mano
web-quest-count =
    { $n ->
        [one] { $n } impresa intrapresa
       *[other] { $n } imprese intraprese
    }
web-stat-rage = Furia: { TEXT($n) } di { TEXT($of) }, grado { TEXT($step) } di 6
web-stat-axes = Asce: { TEXT($n) }, grado { TEXT($step) } di 6
web-stat-horns = Corni: { TEXT($n) } di { TEXT($of) } miniature sul tabellone, grado { TEXT($step) } di 6
web-clan-short = { TEXT($clan, kind: "clan") }: Gloria { TEXT($glory) }, Furia { TEXT($rage) }, carte { TEXT($hand) }
web-clan-to-act = tocca a te
web-clan-thinking = pensa
web-clan-ready = pronto
web-clan-passed = ha passato
web-clan-no-rage = senza Furia
