### Karty w przeglądarce: ręka, draft, karta z bliska.
### $n, $of, $keys, $age (liczby); $card, $clan, $kind: nazwy; $cards, $who, $where: nazwy rozdzielone spacjami
### albo „none”; $state, $reasons: nasze własne teksty.

## Na karcie

web-cards-kind-battle = Bitwa
web-cards-kind-quest = Wyprawa
web-cards-kind-leader = Jarl
web-cards-kind-warrior = Wojownicy
web-cards-kind-ship = Drakkar
web-cards-kind-monster = Potwór
web-cards-kind-clan = Klan
web-cards-strength = Siła { TEXT($n) }
web-cards-family-battle = Karty Bitwy
web-cards-family-quest = Wyprawy
web-cards-family-upgrade = Rozwinięcia
web-cards-back = Zakryta karta, Epoka { TEXT($age, kind: "web-cards-age") }
web-cards-age-1 = I
web-cards-age-2 = II
web-cards-age-3 = III

## Dla czytników ekranu

web-cards-spoken-battle = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, plus { TEXT($n) }.
web-cards-spoken-quest = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, { n-glory }.
web-cards-spoken-upgrade = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, { n-rage }.
web-cards-is-legal = Naciśnij Enter, aby wybrać.
web-cards-is-chosen = Wybrano. Naciśnij Enter, aby potwierdzić.
web-cards-is-given = Wysłano; wybór można jeszcze zmienić.
web-cards-is-off = Teraz nie można.
web-cards-key = Klawisz { TEXT($n) }.

## Jak stoi Wyprawa

web-cards-quest-done =
    { $where ->
        [none] wypełniona
       *[other] tak, { LIST($where, kind: "place", form: "in") }
    }
web-cards-quest-not-yet = jeszcze nie
web-cards-quest-now = W tej chwili: { $state }.
web-cards-committed = Zadeklarowana Wyprawa

## Karta z bliska

web-cards-rules = Zasady
web-cards-fact-rage = Koszt w Punktach Szału: { TEXT($n) } (masz { TEXT($of) })
web-cards-fact-slot-leader =
    { $n ->
        [0] Pole Jarla jest zajęte
       *[other] Pole Jarla jest puste ({ TEXT($n) } z { TEXT($of) })
    }
web-cards-fact-slot-warrior =
    { $n ->
        [0] Pole Wojowników jest zajęte
       *[other] Pole Wojowników jest puste ({ TEXT($n) } z { TEXT($of) })
    }
web-cards-fact-slot-ship =
    { $n ->
        [0] Pole Drakkara jest zajęte
       *[other] Pole Drakkara jest puste ({ TEXT($n) } z { TEXT($of) })
    }
web-cards-fact-slot-monster = Puste pola Potworów: { TEXT($n) } z { TEXT($of) }
web-cards-fact-slot-clan = Puste pola Klanu: { TEXT($n) } z { TEXT($of) }
web-cards-fact-horns = Figurki na Planszy: { TEXT($n) } (Rogi pozwalają na { TEXT($of) })

## Draft

web-cards-key-board = l
web-cards-board = Plansza
web-cards-board-hold = Obejrzyj Planszę (przytrzymaj L)
web-cards-pick = Wybór { TEXT($n) } z { TEXT($of) }
web-cards-keep =
    { $n ->
        [1] Zachowaj jedną z { TEXT($of) } kart
       *[other] Zachowaj { TEXT($n) } z { TEXT($of) } kart
    }
web-cards-pass-left = Resztę przekazujesz w lewo: { TEXT($clan, kind: "clan") }
web-cards-last-two = Ostatnie dwie karty odrzuca się bez pokazywania
web-cards-pack = Karty do wyboru
web-cards-how = Klawisze 1–{ TEXT($keys) }, potem Enter · wybór można zmienić, dopóki nie wybiorą wszyscy
web-cards-one-more = Zachowano: { LIST($cards, kind: "card") } · jeszcze jedna
web-cards-given-wait = Zachowano: { LIST($cards, kind: "card") } · wybór można jeszcze zmienić, czekamy: { LIST($who, kind: "clan") }
web-cards-given = zachowano
web-cards-choose = Wybierz kartę
web-cards-hide-hint = Ukryj podpowiedź
web-cards-thinking = Myślę…
web-cards-suggested = polecana
web-cards-suggested-this = Polecana.
web-cards-advice =
    { $reasons ->
        [none] Silny bot zachowałby kartę „{ TEXT($card, kind: "card") }”.
       *[other] Silny bot zachowałby kartę „{ TEXT($card, kind: "card") }”: { $reasons }.
    }
web-cards-kept = Zachowane karty: { TEXT($n) } z { TEXT($of) }
web-cards-saved = zachowana wcześniej
web-cards-your-pick = twój wybór
