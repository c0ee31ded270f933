### Карты в браузере: рука, драфт, карта крупно.
### $n, $of, $keys, $age (числа); $card, $clan, $kind: названия; $cards, $who, $where: названия через пробел
### или «none»; $state, $reasons: наши же тексты.

## На карте

web-cards-kind-battle = Битва
web-cards-kind-quest = Задание
web-cards-kind-leader = Вождь
web-cards-kind-warrior = Воины
web-cards-kind-ship = Корабль
web-cards-kind-monster = Монстр
web-cards-kind-clan = Клан
web-cards-strength = сила { TEXT($n) }
web-cards-family-battle = Карты битвы
web-cards-family-quest = Задания
web-cards-family-upgrade = Улучшения
web-cards-back = Карта эпохи { TEXT($age, kind: "web-cards-age") } рубашкой вверх
web-cards-age-1 = I
web-cards-age-2 = II
web-cards-age-3 = III

## Для тех, кто слушает

web-cards-spoken-battle = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, плюс { TEXT($n) }.
web-cards-spoken-quest = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, { n-glory }.
web-cards-spoken-upgrade = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, { n-rage }.
web-cards-is-legal = Нажмите Enter, чтобы выбрать.
web-cards-is-chosen = Выбрано. Нажмите Enter, чтобы подтвердить.
web-cards-is-given = Ответ принят; его ещё можно изменить.
web-cards-is-off = Сейчас нельзя.
web-cards-key = Клавиша { TEXT($n) }.

## Как обстоит дело с заданием

web-cards-quest-done =
    { $where ->
        [none] выполнено
       *[other] да, { LIST($where, kind: "place", form: "in") }
    }
web-cards-quest-not-yet = ещё нет
web-cards-quest-now = Сейчас: { $state }.
web-cards-committed = Принятое задание

## Карта крупно

web-cards-rules = Правила
web-cards-fact-rage = Стоит { TEXT($n) } из ваших { TEXT($of) } ярости
web-cards-fact-slot-leader =
    { $n ->
        [0] Ячейка вождя занята
       *[other] Ячейка вождя свободна ({ TEXT($n) } из { TEXT($of) })
    }
web-cards-fact-slot-warrior =
    { $n ->
        [0] Ячейка воинов занята
       *[other] Ячейка воинов свободна ({ TEXT($n) } из { TEXT($of) })
    }
web-cards-fact-slot-ship =
    { $n ->
        [0] Ячейка корабля занята
       *[other] Ячейка корабля свободна ({ TEXT($n) } из { TEXT($of) })
    }
web-cards-fact-slot-monster = Свободные ячейки монстров: { TEXT($n) } из { TEXT($of) }
web-cards-fact-slot-clan = Свободные ячейки клана: { TEXT($n) } из { TEXT($of) }
web-cards-fact-horns = Рога: на поле { TEXT($n) } из { TEXT($of) } фигурок

## Драфт

web-cards-key-board = о
web-cards-board = Поле
web-cards-board-hold = Осмотреть поле (держите О)
web-cards-pick = Выбор { TEXT($n) } из { TEXT($of) }
web-cards-keep =
    { $n ->
        [1] Оставьте одну из { TEXT($of) } карт
       *[other] Оставьте { TEXT($n) } из { TEXT($of) } карт
    }
web-cards-pass-left = Остальные передаёте влево: { TEXT($clan, kind: "clan") }
web-cards-last-two = Последние две карты сбрасываются не глядя
web-cards-pack = Карты на выбор
web-cards-how = Клавиши 1–{ TEXT($keys) }, затем Enter · выбор можно изменить, пока не выбрали все
web-cards-one-more = Оставлено: { LIST($cards, kind: "card") } · оставьте ещё одну
web-cards-given-wait = Оставлено: { LIST($cards, kind: "card") } · выбор можно изменить, пока ждём: { LIST($who, kind: "clan") }
web-cards-given = оставлено
web-cards-choose = Выберите карту
web-cards-hide-hint = Скрыть подсказку
web-cards-thinking = Думает…
web-cards-suggested = советуем
web-cards-suggested-this = Советуем.
web-cards-advice =
    { $reasons ->
        [none] Сильный бот оставил бы карту «{ TEXT($card, kind: "card") }».
       *[other] Сильный бот оставил бы карту «{ TEXT($card, kind: "card") }»: { $reasons }.
    }
web-cards-kept = Оставлено: { TEXT($n) } из { TEXT($of) }
web-cards-saved = с прошлой эпохи
web-cards-your-pick = ваш выбор
