### Runewars: podpisy odpowiedzi, `rw-answer-<verb>`; `rw-answer-<verb>-<prompt>` tam, gdzie pytanie wymaga własnego.
### $id: co zostało nazwane; $kind: jakiego to rodzaju; $n (liczba); $routed, $damage: o jednostce w bitwie;
### $q, $r: pole mapy; i wszystko, czego dotyczy pytanie, jak w runewars-prompts.ftl.

## Tak, nie, dość

rw-answer-done = Gotowe
rw-answer-done-my-turn = Dalej
rw-answer-done-play-tactics = Nie zagrywaj karty
rw-answer-done-activate = Niczego nie aktywuj
rw-answer-done-move-from = Nikt więcej: wykonaj te ruchy
rw-answer-done-strategize-from = Nikt więcej: wykonaj te ruchy
rw-answer-done-recruit-dial = Bez drugiego wskaźnika
rw-answer-done-city-benefit = Niczego nie bierz
rw-answer-done-seek-hero = Nie szukaj bohatera
rw-answer-done-acquire-power-reward = Nie używaj nagrody
rw-answer-done-take-title = Nie bierz tytułu
rw-answer-done-fortify = Nic więcej
rw-answer-done-enlist-hero = Nie bierz żadnego z nich
rw-answer-done-quest-hero = Nikt więcej nie działa
rw-answer-done-quest-walk = Zostań tutaj
rw-answer-done-hero-walk = Zostań tutaj
rw-answer-done-hero-deed = Nic tu nie rób
rw-answer-done-quest-after-duel = Bez misji
rw-answer-done-discard-false-rune = Nie odrzucaj więcej
rw-answer-done-assist-hero = Nikt więcej nie wspiera
rw-answer-done-assist-reward = Nie używaj nagrody
rw-answer-done-use-reward = Nie używaj nagrody
rw-answer-done-redraw-fate = Zachowaj te karty
rw-answer-done-heroes-go-along = Nikt więcej nie idzie
rw-answer-done-choose-thing = Nie wybieraj nic więcej
rw-answer-done-choose-unit = Nie wybieraj nikogo więcej
rw-answer-done-destroy-unit = Dość
rw-answer-done-rout-unit = Dość
rw-answer-done-stand-unit = Dość
rw-answer-done-move-some = Nikt więcej się nie rusza
rw-answer-done-units-where = Dość
rw-answer-done-battle-surplus = Pozostałe zostają
rw-answer-done-spread-rewards = Nie, reszta zostaje razem
rw-answer-no = Nie
rw-answer-no-fight-or-retreat = Wycofaj się
rw-answer-no-tear-down = Żadnej: nie buduj
rw-answer-no-runes-back = Nie, zostaw je
rw-answer-no-build-development = Nic nie buduj
rw-answer-yes = Tak
rw-answer-yes-runes-back = Tak, zamień je miejscami
rw-answer-yes-pay = Tak, zapłać

## Przygotowanie

rw-answer-faction = { TEXT($id, kind: "rw-faction") }
rw-answer-tile = { TEXT($id, kind: "rw-piece") }
rw-answer-at = Na polu { TEXT($q) }, { TEXT($r) }
rw-answer-turned = Obrót o { TEXT($n) }°
rw-answer-side = Na { TEXT($id, kind: "rw-side") }
rw-answer-marker = Znacznik królestwa { TEXT($id) }

## Rozkazy i tury

rw-answer-order = { TEXT($id, kind: "rw-order") }
rw-answer-play = Zagraj „{ TEXT($id, kind: "rw-tactics") }”
rw-answer-claim = Ujawnij spełniony cel
rw-answer-victory = Połóż kartę zwycięstwa
rw-answer-use =
    { $kind ->
        [title] Użyj tytułu: { TEXT($id, kind: "rw-title") }
       *[reward] Użyj „{ TEXT($id, kind: "rw-reward") }”
    }
rw-answer-take-rewards = Zabierz nagrody z { TEXT($id, kind: "rw-area") }
rw-answer-raze = Usuń żeton eksploracji w { TEXT($id, kind: "rw-area") }
rw-answer-swap = Przekaż nagrodę między bohaterami

## Ruch i miejsca

rw-answer-activate = Aktywuj { TEXT($id, kind: "rw-area") }
rw-answer-from = Z { TEXT($id, kind: "rw-area") }
rw-answer-from-tear-down = Usuń tę w { TEXT($id, kind: "rw-area") }
rw-answer-from-move-development = Ten w { TEXT($id, kind: "rw-area") }
rw-answer-from-units-where = W { TEXT($id, kind: "rw-area") }
rw-answer-to = Do { TEXT($id, kind: "rw-area") }
rw-answer-to-take-over = Tak, usuń za nią tę w { TEXT($id, kind: "rw-area") }
rw-answer-retreat = Wycofaj do { TEXT($id, kind: "rw-area") }
rw-answer-area = { TEXT($id, kind: "rw-area") }
rw-answer-area-free-figure = Zniszcz jedną w { TEXT($id, kind: "rw-area") }
rw-answer-place = W { TEXT($id, kind: "rw-area") }
rw-answer-place-take-over = Tak
rw-answer-units = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }
rw-answer-hero = { TEXT($id, kind: "rw-hero") }
rw-answer-lose = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }
rw-answer-lose-routed = { TEXT($n) } × { TEXT($id, kind: "rw-unit") } (z rozbitych)
rw-answer-fight = Walcz
rw-answer-fight-duel-symbol = 1 obrażenie, bez nagrody
rw-answer-diplomacy = Spróbuj dyplomacji
rw-answer-spend =
    { $n ->
        [one] { $n } wpływ
        [few] { $n } wpływy
       *[many] { $n } wpływów
    }
rw-answer-bid = Zalicytuj { TEXT($n) }

## Bitwy i los

rw-answer-assist = Wesprzyj: { TEXT($id, kind: "rw-unit") }
rw-answer-attack = { TEXT($id, kind: "rw-unit") }
rw-answer-unit = { TEXT($id, kind: "rw-unit") }{ $routed ->
        [yes] , z rozbitych
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , obrażenia { $damage }
    }
rw-answer-keep = Zachowaj { rw-fate-card }
rw-answer-drop = Odrzuć { rw-fate-card }
rw-fate-card = kartę { TEXT($id) }

## Bohaterowie i misje

rw-answer-heal = Wylecz wszystkie obrażenia
rw-answer-train = Trening: { TEXT($id, kind: "rw-attribute") }
rw-answer-test = Test: { TEXT($id, kind: "rw-attribute") }
rw-answer-train-raise-attribute = Zwiększ: { TEXT($id, kind: "rw-attribute") }
rw-answer-move = Ruch, potem misja lub pojedynek
rw-answer-duel = Wyzwij na pojedynek: { TEXT($id, kind: "rw-hero") }
rw-answer-quest = Podejmij misję „{ TEXT($id, kind: "rw-quest") }”
rw-answer-reward = „{ TEXT($id, kind: "rw-reward") }”
rw-answer-discard =
    { $kind ->
        [quest] Odrzuć „{ TEXT($id, kind: "rw-quest") }”
        [tactics] Odrzuć „{ TEXT($id, kind: "rw-tactics") }”
       *[reward] Odrzuć „{ TEXT($id, kind: "rw-reward") }”
    }
rw-answer-objective = Zachowaj „{ TEXT($id, kind: "rw-objective") }”
rw-answer-enlist = { TEXT($id, kind: "rw-hero") } dołącza do ciebie
rw-answer-dismiss = { TEXT($id, kind: "rw-hero") } odchodzi

## Wybory na kartach i w rozkazach

rw-answer-player = { TEXT($id, kind: "rw-seat") }
rw-answer-dial = { TEXT($id, kind: "rw-resource") }
rw-answer-choose-order = { TEXT($id, kind: "rw-order") }
rw-answer-type = { TEXT($id, kind: "rw-unit") }
rw-answer-title = { TEXT($id, kind: "rw-title") }
rw-answer-choose = { TEXT($id, kind: "rw-choice") }
rw-answer-take = { TEXT($id, kind: "rw-benefit") }
rw-answer-take-fall-gift =
    { $id ->
        [influence] 2 wpływy
       *[tactics] 1 karta taktyki
    }
rw-answer-build = Buduj w { TEXT($id, kind: "rw-area") }
rw-answer-build-fortify = Zbuduj twierdzę w { TEXT($id, kind: "rw-area") } (1 drewno, 1 ruda)
rw-answer-repair = Napraw twierdzę w { TEXT($id, kind: "rw-area") } (1 ruda)
rw-answer-runes = Przenieś żetony run
rw-answer-develop = { TEXT($id, kind: "rw-development") }
rw-answer-discard-rune = Fałszywa runa w { TEXT($id, kind: "rw-area") }
rw-answer-dragon = Do { TEXT($id, kind: "rw-area") }
rw-answer-false = Do { TEXT($id, kind: "rw-area") }
rw-answer-reveal = Ta w { TEXT($id, kind: "rw-area") }

## Między czym pozwalają wybierać karty, według nazwy wyboru; `rw-choice-<choice>-<card>` tam, gdzie karta wymaga
## własnych słów

rw-choice-bribe = Zapłać 2 wpływy
rw-choice-build = Zbuduj ulepszenie
rw-choice-calm = Bez burzy; dobierz 1 kartę taktyki
rw-choice-claim = Zwróć tytuł i otrzymaj smoczą runę
rw-choice-dial = Zwiększ wskaźnik o 1
rw-choice-finish-damaged = Zniszcz ranną wrogą jednostkę
rw-choice-finish-routed = Zniszcz rozbitą wrogą jednostkę
rw-choice-hit = 1 obrażenie
rw-choice-influence = Weź wpływy
rw-choice-influence-the-councils-tithe = Strać 2 wpływy
rw-choice-influence-the-frozen-court = Zyskaj 2 wpływy
rw-choice-last-triangle = Zniszcz swoją ostatnią jednostkę trójkątną
rw-choice-listen = Dobierz 1 kartę taktyki
rw-choice-none = Nic nie wydawaj
rw-choice-objective = Weź nowy cel
rw-choice-one = Jeden
rw-choice-one-the-sorcerers-wager = Walcz z jednym Magiem, za 1 nagrodę
rw-choice-one-antler-oath = Walcz z jednym Zwierzoczłekiem
rw-choice-one-the-silent-auction = Zapłać 1 wpływ
rw-choice-one-laden-caravans = Jeden wskaźnik o 2
rw-choice-one-rectangle = Zniszcz jedną swoją jednostkę prostokątną
rw-choice-pay = Zapłać 3 wpływy
rw-choice-quest = Dobierz misję
rw-choice-rectangle = Jedna jednostka prostokątna
rw-choice-rectangle-latari-pegasus-rider = Rozbij jedną jednostkę prostokątną
rw-choice-repair = Napraw twierdzę
rw-choice-row = Test zręczności
rw-choice-rune = Zwróć tytuł i otrzymaj smoczą runę
rw-choice-storm = Burza: inni nie ruszają jednostek w tej porze roku
rw-choice-study = Zwiększ mądrość o 1
rw-choice-tactics = Odrzuć kartę taktyki
rw-choice-trade = Odrzuć kartę taktyki za nagrodę
rw-choice-triangles = Dwie jednostki trójkątne
rw-choice-triangles-latari-pegasus-rider = Rozbij do dwóch jednostek trójkątnych
rw-choice-two = Dwa
rw-choice-two-the-sorcerers-wager = Walcz z dwoma Magami, za 2 nagrody
rw-choice-two-antler-oath = Walcz z dwoma Zwierzoczłekami
rw-choice-two-the-silent-auction = Zapłać 2 wpływy
rw-choice-two-laden-caravans = Dwa wskaźniki o 1
rw-choice-two-triangles = Zniszcz dwie swoje jednostki trójkątne
rw-choice-unit = Zniszcz jedną swoją jednostkę
rw-choice-use = Użyj: ulepszenie zostaje odrzucone
