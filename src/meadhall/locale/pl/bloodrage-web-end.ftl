### Ekran końcowy w przeglądarce.
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

web-end-where = Źródła Chwały
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

## Chwała w czasie gry

web-end-course = Przebieg gry
web-end-finish = Koniec
web-end-see-ragnarok = Powtórka zagłady: { TEXT($place, kind: "place") }

## Kluczowe chwile

web-end-moments = Kluczowe chwile
web-end-no-moments = Brak kluczowych chwil.
web-end-see = obejrzyj
web-end-when = { web-end-age } · { TEXT($phase, kind: "phase") }
web-end-moment-battle = { $n ->
        [0] Chwała +{ TEXT($glory) }, bez zniszczonych figurek.
        [one] Chwała +{ TEXT($glory) }; zniszczono { $n } figurkę.
        [few] Chwała +{ TEXT($glory) }; zniszczono { $n } figurki.
       *[many] Chwała +{ TEXT($glory) }; zniszczono { $n } figurek.
    }
web-end-moment-fell = { $n ->
        [0] Bez zniszczonych figurek.
        [one] Zniszczono { $n } figurkę.
        [few] Zniszczono { $n } figurki.
       *[many] Zniszczono { $n } figurek.
    }
web-end-moment-quests = { TEXT($clan, kind: "clan") } wypełnia Wyprawy
web-end-moment-valhalla = Chwała z Walhalli
web-end-moment-legend = Statystyki na poziomie legendy
web-end-moment-gain = { TEXT($clan, kind: "clan") }: +{ n-glory }.
web-end-moment-lead = Zmiana na prowadzeniu
web-end-moment-passes = { TEXT($clan, kind: "clan") } wyprzedza { TEXT($other, kind: "clan", form: "acc") }: { n-glory }.

## Co dalej

web-end-saved = Powtórka jest zapisana.
web-end-lobby = Wyjdź
web-end-board = Plansza
web-end-replay = Powtórka
web-end-share = Udostępnij
web-end-shared = Udostępniono link do powtórki.
web-end-record = Zapis
web-end-rematch = Rewanż
web-end-to-rematch = Do rewanżu
