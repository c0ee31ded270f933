### Stół w przeglądarce: koniec sagi.
### $clans: nazwy rozdzielone spacjami; $clan, $other, $place, $phase: nazwy; $age, $n, $glory (liczby).

## Kto wygrał

web-end-wins =
    { $n ->
        [one] Zwycięstwo: { LIST($clans, kind: "clan") }
       *[other] Wspólne zwycięstwo: { LIST($clans, kind: "clan") }
    }
web-end-quests = Wypełnione Wyprawy
web-end-battles = Wygrane bitwy (z { TEXT($n) })
web-end-dead = Stracone figurki

## Skąd Chwała

web-end-where = Skąd ta Chwała
web-end-by-source = Według źródeł
web-end-by-age = Według Epok
web-end-part-battle = Bitwy
web-end-part-quest = Wyprawy
web-end-part-rag = Ragnarök
web-end-part-card = Karty
web-end-part-pil = Plądrowanie
web-end-part-end = Statystyki
web-end-age =
    { $age ->
        [1] Epoka I
        [2] Epoka II
       *[other] Epoka III
    }
web-end-table = Punkty Chwały według źródeł i Epok
web-end-place = Miejsce
web-end-clan = Klan
web-end-total = Chwała

## Przebieg sagi

web-end-course = Przebieg sagi
web-end-finish = Koniec
web-end-see-ragnarok = Powtórka: { TEXT($place, kind: "place") } ginie

## Pamiętne chwile

web-end-moments = Pamiętne chwile
web-end-no-moments = To była spokojna saga.
web-end-see = obejrzyj
web-end-when = { web-end-age } · { TEXT($phase, kind: "phase") }
web-end-moment-battle = { $n ->
        [0] Chwała +{ TEXT($glory) } i nikt nie ginie.
        [one] Chwała +{ TEXT($glory) }; ginie { $n } figurka.
        [few] Chwała +{ TEXT($glory) }; giną { $n } figurki.
       *[many] Chwała +{ TEXT($glory) }; ginie { $n } figurek.
    }
web-end-moment-fell = { $n ->
        [0] Nikt nie ginie.
        [one] Ginie { $n } figurka.
        [few] Giną { $n } figurki.
       *[many] Ginie { $n } figurek.
    }
web-end-moment-quests = { TEXT($clan, kind: "clan") } wypełnia Wyprawy
web-end-moment-valhalla = Chwała z Walhalli
web-end-moment-legend = Statystyki stają się legendą
web-end-moment-gain = { TEXT($clan, kind: "clan") }: +{ n-glory }.
web-end-moment-lead = Zmiana na prowadzeniu
web-end-moment-passes = { TEXT($clan, kind: "clan") } wyprzedza { TEXT($other, kind: "clan", form: "acc") }: { n-glory }.

## Co dalej

web-end-saved = Powtórka jest zapisana.
web-end-lobby = Wyjdź
web-end-board = Plansza
web-end-replay = Powtórka
web-end-share = Udostępnij
web-end-shared = Link do powtórki przekazany.
web-end-record = Zapis
web-end-rematch = Rewanż
web-end-to-rematch = Do rewanżu
