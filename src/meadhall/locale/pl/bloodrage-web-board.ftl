### Plansza w przeglądarce i panel, który mówi, na co się patrzy.
### $n, $of, $age, $strength (liczby); $place, $region, $clan, $token, $figure: nazwy;
### $sides, $figures, $what: gotowe słowa.

## Na Planszy

web-board = Plansza
web-board-doomed = Zagłada
web-board-destroyed = Zniszczona
web-board-why-not = { TEXT($place, kind: "place") }: nie teraz

## Miejsce, tak jak się je czyta na głos

web-board-name = { TEXT($place, kind: "place") }, { TEXT($region, kind: "region") }.
web-board-name-only = { TEXT($place, kind: "place") }.
web-board-side = { TEXT($clan, kind: "clan") } { TEXT($n) }
web-board-strengths = Siła: { $sides }.
web-board-standing = { TEXT($clan, kind: "clan") }: { $figures }
web-board-empty = Puste Wioski: { TEXT($n) } z { TEXT($of) }.
web-board-reward = Nagroda: { TEXT($token, kind: "token") }.
web-board-pillaged = Już splądrowana w tej Epoce.
web-board-doomed-now = Ragnarök zniszczy ją w tej Epoce.
web-board-doomed-in = Ragnarök zniszczy ją { TEXT($age, kind: "age", form: "in") }.
web-board-enter = Naciśnij Enter: { $what }.
web-board-enter-it = Naciśnij Enter, aby wybrać.
web-board-enter-many =
    { $n ->
        [one] Naciśnij Enter: { $n } możliwość.
        [few] Naciśnij Enter: { $n } możliwości.
       *[many] Naciśnij Enter: { $n } możliwości.
    }
web-board-not-now = Teraz nie można.

## Panel: miejsce

web-board-inspector = Szczegóły
web-board-open = { TEXT($place, kind: "place") }: szczegóły
web-board-taken = zajęte Wioski: { TEXT($n) } z { TEXT($of) }
web-board-no-limit = bez limitu
web-board-fjord-of = Dodaje Siłę { LIST($places, kind: "place", form: "in") }
web-board-term = { TEXT($figure, $n, kind: "figure", form: "count") }: { TEXT($strength) }
web-board-term-one = { TEXT($figure, kind: "figure") } { TEXT($strength) }
web-board-nobody = Brak figurek.
web-board-may-join = Do bitwy mogą tu jeszcze dołączyć
web-board-may-join-short = Mogą dołączyć:
web-board-strongest = Do Wypraw: najwięcej Siły ma tu { TEXT($clan, kind: "clan") }
web-board-no-strongest = Do Wypraw: nikt nie ma tu najwięcej Siły
web-board-own-quests = Twoje Wyprawy
web-board-quest-yes = na razie wypełniona
web-board-quest-no = na razie niewypełniona
web-board-quest-where = na razie wypełniona: { LIST($places, kind: "place") }
web-board-quest-hand = na ręce

## Panel: karta

web-board-card-line = { TEXT($kind, kind: "kind") } · { TEXT($age, kind: "age") }
web-board-bonus = Siła { $n }
web-board-cost = koszt: { n-rage }
web-board-plain = Bez innych efektów.

## Panel: Klan

web-board-reserve = W Rezerwie, z kosztem Najazdu
web-board-no-reserve = W Rezerwie nie ma już figurek.
web-board-in-valhalla = W Walhalli
web-board-known = Znane karty na ręce
web-board-earned = Zdobyte Punkty Chwały
web-board-no-upgrades = Jeszcze bez Rozwinięć.
web-board-legend = Statystyka na poziomie 4 lub 5 daje na koniec gry 10 Punktów Chwały, na poziomie 6 – 20.
web-board-step = poziom { TEXT($n) } z 6

## Panel: nic szczególnego

web-board-quests-now = Twoje Wyprawy w tej chwili
web-board-no-quests = W tej Epoce nie masz zadeklarowanych Wypraw.
web-board-look = Wskaż Prowincję, kartę lub Klan, aby o nich przeczytać.
