### Стол в браузере: конец саги.
### $clans: названия через пробел; $clan, $other, $place, $phase: названия; $age, $n, $glory (числа).

## Кто победил

web-end-wins =
    { $n ->
        [one] Победа: { LIST($clans, kind: "clan") }
       *[other] Победу делят: { LIST($clans, kind: "clan") }
    }
web-end-quests = Выполнено заданий
web-end-battles = Выиграно битв (всего { TEXT($n) })
web-end-dead = Потеряно фигурок

## Откуда слава

web-end-where = Откуда взялась слава
web-end-by-source = По источникам
web-end-by-age = По эпохам
web-end-part-battle = Битвы
web-end-part-quest = Задания
web-end-part-rag = Рагнарёк
web-end-part-card = Карты
web-end-part-pil = Грабежи
web-end-part-end = Финал
web-end-age =
    { $age ->
        [1] Эпоха I
        [2] Эпоха II
       *[other] Эпоха III
    }
web-end-table = Слава по источникам и эпохам
web-end-place = Место
web-end-clan = Клан
web-end-total = Слава

## Ход саги

web-end-course = Ход партии
web-end-finish = Конец
web-end-see-ragnarok = Повтор: { TEXT($place, kind: "place") } гибнет

## Что запомнится

web-end-moments = Яркие моменты
web-end-no-moments = Партия прошла спокойно.
web-end-see = смотреть
web-end-when = { web-end-age } · { TEXT($phase, kind: "phase") }
web-end-moment-battle = { $n ->
        [0] +{ TEXT($glory) } славы, все фигурки уцелели.
        [one] +{ TEXT($glory) } славы; уничтожена { $n } фигурка.
        [few] +{ TEXT($glory) } славы; уничтожены { $n } фигурки.
       *[many] +{ TEXT($glory) } славы; уничтожено { $n } фигурок.
    }
web-end-moment-fell = { $n ->
        [0] Все фигурки уцелели.
        [one] Уничтожена { $n } фигурка.
        [few] Уничтожены { $n } фигурки.
       *[many] Уничтожено { $n } фигурок.
    }
web-end-moment-quests = { TEXT($clan, kind: "clan") } выполняет задания
web-end-moment-valhalla = Слава из Вальхаллы
web-end-moment-legend = Легендарные характеристики
web-end-moment-gain = { TEXT($clan, kind: "clan") }: +{ n-glory }.
web-end-moment-lead = Новый лидер
web-end-moment-passes = { TEXT($clan, kind: "clan") } обгоняет { TEXT($other, kind: "clan", form: "acc") }: { n-glory }.

## Что дальше

web-end-saved = Повтор сохранён.
web-end-lobby = Выйти
web-end-board = Поле
web-end-replay = Повтор
web-end-share = Поделиться
web-end-shared = Ссылка на повтор отправлена.
web-end-record = Запись
web-end-rematch = Реванш
web-end-to-rematch = К реваншу
