### Stół w przeglądarce: bitwy i Ragnarök jako sceny.
### $place, $clan, $token, $figure: nazwy; $clans: nazwy rozdzielone spacjami; $n, $figures, $cards, $strength (liczby).

## Bitwa

web-battle-for = Bitwa o { TEXT($place, kind: "place", form: "acc") }
web-battle-stage-call = Wsparcie
web-battle-stage-cards = Wybór kart
web-battle-stage-reveal = Odkrycie
web-battle-stage-outcome = Rozpatrzenie
web-battle-stake = Jeśli wygra { TEXT($clan, kind: "clan") }: { TEXT($token, kind: "token") }
web-battle-absent = Poza bitwą: { LIST($clans, kind: "clan") }
web-battle-pillager = Plądruje
web-battle-leads = prowadzi
web-battle-wins = wygrywa
web-battle-tied = Remis: wszyscy przegrywają
web-battle-clan-wins = Wygrywa { TEXT($clan, kind: "clan") }
web-battle-was-won = { TEXT($clan, kind: "clan") } wygrywa bitwę { TEXT($place, kind: "place", form: "in") }
web-battle-was-tied = Bitwa { TEXT($place, kind: "place", form: "in") } kończy się remisem: wszyscy przegrywają
web-battle-tie-rule = Remis przy najwyższej Sile niszczy wszystkie figurki biorące udział w bitwie.
web-battle-term = { TEXT($figure, $n, kind: "figure", form: "count") }: Siła { TEXT($strength) }
web-battle-sum = Siła figurek { TEXT($figures) }, kart { TEXT($cards) }
web-battle-side = { TEXT($clan, kind: "clan") }: Siła { TEXT($n) }

## Co się stało z kartą

web-battle-card-discarded = odrzucona
web-battle-card-returned = znów na ręce
web-battle-card-taken = ukradziona
web-battle-card-cancelled = tekst anulowany
web-battle-card-worth = liczy się jako { TEXT($n) }

## Jak szybko

web-battle-skip = Pomiń
web-battle-space = Spacja
web-battle-pause = Pauza
web-battle-go-on = Dalej
web-battle-next = Następny krok
web-battle-to-board = Na Planszę
web-battle-watch = Obejrzyj bitwę

## Ragnarök. $age: numer Epoki

web-battle-end-of-age = Ragnarök · kończy się { TEXT($age, kind: "age") }
web-battle-falls = Zagłada: { TEXT($place, kind: "place") }
web-battle-gone = Prowincja jest zniszczona na zawsze. Jej figurki trafiają do Walhalli, a każda z nich przynosi Chwałę.
web-battle-from = było { TEXT($n) }
web-battle-spared = Bez strat: { LIST($clans, kind: "clan") }
web-battle-next-falls = Następna zagłada: { TEXT($place, kind: "place") }
web-battle-beat-breaks = Zniszczenie
web-battle-beat-rise = Do Walhalli
web-battle-beat-glory = Chwała
