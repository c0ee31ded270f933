### Картите в браузъра: ръката, драфтът, карта отблизо.
### $n, $of, $keys, $age (числа); $card, $clan, $kind: имена; $cards, $who, $where: имена, разделени с интервали,
### или „none“; $state, $reasons: наши текстове.

## На картата

web-cards-kind-battle = Битка
web-cards-kind-quest = Поръчение
web-cards-kind-leader = Водач
web-cards-kind-warrior = Воини
web-cards-kind-ship = Кораб
web-cards-kind-monster = Създание
web-cards-kind-clan = Клан
web-cards-strength = сила { TEXT($n) }
web-cards-family-battle = карти Битка
web-cards-family-quest = поръчения
web-cards-family-upgrade = подобрения
web-cards-back = Карта от епоха { TEXT($age, kind: "web-cards-age") } с лицето надолу
web-cards-age-1 = I
web-cards-age-2 = II
web-cards-age-3 = III

## За тези, които слушат

web-cards-spoken-battle = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, плюс { TEXT($n) }.
web-cards-spoken-quest = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, { n-glory }.
web-cards-spoken-upgrade = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, { n-rage }.
web-cards-is-legal = Натиснете Enter, за да я изберете.
web-cards-is-chosen = Избрана. Натиснете Enter, за да потвърдите.
web-cards-is-given = Отговорът е приет; още може да го промените.
web-cards-is-off = Сега не е възможно.
web-cards-key = Клавиш { TEXT($n) }.

## Докъде е стигнало поръчението

web-cards-quest-done =
    { $where ->
        [none] изпълнено
       *[other] да, { LIST($where, kind: "place", form: "in") }
    }
web-cards-quest-not-yet = още не
web-cards-quest-now = Засега: { $state }.
web-cards-committed = Прието поръчение

## Карта отблизо

web-cards-rules = Правилата
web-cards-fact-rage = Струва { TEXT($n) } ярост, имате { TEXT($of) }
web-cards-fact-slot-leader =
    { $n ->
        [0] Мястото за водача е заето
       *[other] Мястото за водача е свободно ({ TEXT($n) } от { TEXT($of) })
    }
web-cards-fact-slot-warrior =
    { $n ->
        [0] Мястото за воините е заето
       *[other] Мястото за воините е свободно ({ TEXT($n) } от { TEXT($of) })
    }
web-cards-fact-slot-ship =
    { $n ->
        [0] Мястото за кораба е заето
       *[other] Мястото за кораба е свободно ({ TEXT($n) } от { TEXT($of) })
    }
web-cards-fact-slot-monster = Свободни места за създания: { TEXT($n) } от { TEXT($of) }
web-cards-fact-slot-clan = Свободни места за клана: { TEXT($n) } от { TEXT($of) }
web-cards-fact-horns = Фигури на полето: { TEXT($n) } от { TEXT($of) } според роговете ви

## Драфтът

web-cards-key-board = о
web-cards-board = Поле
web-cards-board-hold = Поглед към полето (задръжте О)
web-cards-pick = Избор { TEXT($n) } от { TEXT($of) }
web-cards-keep =
    { $n ->
        [1] Запазете една от { TEXT($of) } карти
       *[other] Запазете { TEXT($n) } от { TEXT($of) } карти
    }
web-cards-pass-left = Предавате наляво, { TEXT($clan, kind: "clan", form: "gen") }
web-cards-last-two = Последните две карти се изчистват неразкрити
web-cards-pack = Карти за избор
web-cards-how = Клавиши 1–{ TEXT($keys) }, после Enter · изборът може да се промени, докато не изберат всички
web-cards-one-more = Запазихте: { LIST($cards, kind: "card") } · още една
web-cards-given-wait = Запазихте: { LIST($cards, kind: "card") } · може да промените избора, докато чакаме: { LIST($who, kind: "clan") }
web-cards-given = запазено
web-cards-choose = Изберете карта
web-cards-hide-hint = Скриване на съвета
web-cards-thinking = Мисли…
web-cards-suggested = препоръка
web-cards-suggested-this = Препоръчана.
web-cards-advice =
    { $reasons ->
        [none] Силен бот би запазил „{ TEXT($card, kind: "card") }“.
       *[other] Силен бот би запазил „{ TEXT($card, kind: "card") }“: { $reasons }.
    }
web-cards-kept = Запазени досега: { TEXT($n) } от { TEXT($of) }
web-cards-saved = запазена по-рано
web-cards-your-pick = вашият избор
