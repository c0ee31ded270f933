### Карти в браузері: рука, вибір карт, карта зблизька.
### $n, $of, $keys, $age (числа); $card, $clan, $kind: назви; $cards, $who, $where: назви через пропуск
### або «none»; $state, $reasons: наші ж тексти.

## На карті

web-cards-kind-battle = Битва
web-cards-kind-quest = Наказ богів
web-cards-kind-leader = Ярл
web-cards-kind-warrior = Воїни
web-cards-kind-ship = Дракар
web-cards-kind-monster = Монстр
web-cards-kind-clan = Клан
web-cards-strength = сила { TEXT($n) }
web-cards-family-battle = карти битви
web-cards-family-quest = накази богів
web-cards-family-upgrade = поліпшення
web-cards-back = Карта епохи { TEXT($age, kind: "web-cards-age") } сорочкою догори
web-cards-age-1 = I
web-cards-age-2 = II
web-cards-age-3 = III

## Для тих, хто слухає

web-cards-spoken-battle = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, плюс { TEXT($n) }.
web-cards-spoken-quest = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, { n-glory }.
web-cards-spoken-upgrade = { TEXT($card, kind: "card") }, { TEXT($kind, kind: "kind") }, { n-rage }.
web-cards-is-legal = Щоб вибрати, натисніть Enter.
web-cards-is-chosen = Вибрано. Щоб підтвердити, натисніть Enter.
web-cards-is-given = Відповідь прийнято; її ще можна змінити.
web-cards-is-off = Зараз не можна.
web-cards-key = Клавіша { TEXT($n) }.

## Як справи з наказом богів

web-cards-quest-done =
    { $where ->
        [none] виконано
       *[other] так, { LIST($where, kind: "place", form: "in") }
    }
web-cards-quest-not-yet = ще ні
web-cards-quest-now = Наразі: { $state }.
web-cards-committed = Викладений наказ богів

## Карта зблизька

web-cards-rules = Правила
web-cards-fact-rage = Коштує { TEXT($n) } з ваших { TEXT($of) } люті
web-cards-fact-slot-leader =
    { $n ->
        [0] Комірку ярла зайнято
       *[other] Комірка ярла вільна ({ TEXT($n) } з { TEXT($of) })
    }
web-cards-fact-slot-warrior =
    { $n ->
        [0] Комірку воїнів зайнято
       *[other] Комірка воїнів вільна ({ TEXT($n) } з { TEXT($of) })
    }
web-cards-fact-slot-ship =
    { $n ->
        [0] Комірку дракара зайнято
       *[other] Комірка дракара вільна ({ TEXT($n) } з { TEXT($of) })
    }
web-cards-fact-slot-monster = Вільні комірки монстрів: { TEXT($n) } з { TEXT($of) }
web-cards-fact-slot-clan = Вільні комірки клану: { TEXT($n) } з { TEXT($of) }
web-cards-fact-horns = Шоломи: на полі { TEXT($n) } з { TEXT($of) } фігурок

## Дари богів

web-cards-key-board = о
web-cards-board = Поле
web-cards-board-hold = Оглянути поле (тримайте О)
web-cards-pick = Вибір { TEXT($n) } з { TEXT($of) }
web-cards-keep =
    { $n ->
        [1] Залиште одну з { TEXT($of) } карт
       *[other] Залиште карти: { TEXT($n) } з { TEXT($of) }
    }
web-cards-pass-left = Решту передаєте ліворуч: { TEXT($clan, kind: "clan") }
web-cards-last-two = Останні дві карти скидають, не розкриваючи
web-cards-pack = Карти на вибір
web-cards-how = Клавіші 1–{ TEXT($keys) }, потім Enter · вибір можна змінити, доки не вибрали всі
web-cards-one-more = Залишено: { LIST($cards, kind: "card") } · залиште ще одну
web-cards-given-wait = Залишено: { LIST($cards, kind: "card") } · вибір можна змінити, поки чекаємо: { LIST($who, kind: "clan") }
web-cards-given = залишено
web-cards-choose = Виберіть карту
web-cards-hide-hint = Сховати підказку
web-cards-thinking = Думає…
web-cards-suggested = радимо
web-cards-suggested-this = Радимо.
web-cards-advice =
    { $reasons ->
        [none] Сильний бот залишив би карту «{ TEXT($card, kind: "card") }».
       *[other] Сильний бот залишив би карту «{ TEXT($card, kind: "card") }»: { $reasons }.
    }
web-cards-kept = Залишено: { TEXT($n) } з { TEXT($of) }
web-cards-saved = збережена раніше
web-cards-your-pick = ваш вибір
