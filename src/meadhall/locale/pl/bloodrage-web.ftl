### Blood Rage w przeglądarce: panele i akcje. $n, $of, $step (liczby); $clan: identyfikator.

## Klawisze: po jednej małej literze, wszystkie różne

key-invade = n
key-march = w
key-upgrade = r
key-quest = y
key-pillage = p
key-hand = k

## Znaki klanów: po jednej literze, wszystkie różne

mark-wolf = W
mark-raven = K
mark-serpent = J
mark-bear = N

## Akcje, krótko jak na przycisku

verb-invade = Najazd
verb-march = Wymarsz
verb-upgrade = Rozwinięcie
verb-quest = Wyprawa
verb-pillage = Plądrowanie
verb-pass = Pas
verb-recall = Z Walhalli
verb-challenge = Wyzwanie
verb-sacrifice = Ofiara
web-choose-invade = Najazd: którą figurką?
web-choose-march = Wymarsz: skąd?
web-choose-upgrade = Rozwinięcie: która karta?
web-choose-quest = Wyprawa: która karta?
web-choose-pillage = Plądrowanie: która Prowincja?

## Stół

web-clans = Klany
web-time = Epoka i faza
web-step-of = { TEXT($n) } z { TEXT($of) }
web-doom = Zagłada Prowincji w kolejnych Epokach
web-ragnarok-glory = { n-glory } za każdą figurkę zniszczoną tam przez Ragnarök
web-first-player = Pierwszy Gracz
web-upgrades = Rozwinięcia
web-slot-empty = puste pole
web-hand-count = { n-cards } na ręce
web-quest-count =
    { $n ->
        [one] { $n } zadeklarowana Wyprawa
        [few] { $n } zadeklarowane Wyprawy
       *[many] { $n } zadeklarowanych Wypraw
    }
web-stat-rage = Szał: { TEXT($n) } z { TEXT($of) }, poziom { TEXT($step) } z 6
web-stat-axes = Topory: { TEXT($n) }, poziom { TEXT($step) } z 6
web-stat-horns = Rogi: na Planszy { TEXT($n) } z { TEXT($of) } figurek, poziom { TEXT($step) } z 6
web-clan-short = { TEXT($clan, kind: "clan") }: Chwała { TEXT($glory) }, Szał { TEXT($rage) }, karty { TEXT($hand) }
web-clan-to-act = twój ruch
web-clan-thinking = myśli
web-clan-ready = gotowe
web-clan-passed = pas
web-clan-no-rage = bez Szału
