### Blood Rage в браузере: панели и действия. $n, $of, $step (числа); $clan: название.

## Клавиши: по одной маленькой букве, все разные

key-invade = в
key-march = п
key-upgrade = у
key-quest = з
key-pillage = г
key-hand = р

## Знаки кланов: по одной букве, все разные

mark-wolf = В
mark-raven = Р
mark-serpent = З
mark-bear = М

## Действия, коротко, как на кнопке

verb-invade = Вторжение
verb-march = Поход
verb-upgrade = Улучшение
verb-quest = Задание
verb-pillage = Грабёж
verb-pass = Пас
verb-recall = Из Вальхаллы
verb-challenge = Вызов
verb-sacrifice = Жертва
web-choose-invade = Вторжение: какой фигуркой?
web-choose-march = Поход: откуда?
web-choose-upgrade = Улучшение: какая карта?
web-choose-quest = Задание: какая карта?
web-choose-pillage = Грабёж: какая провинция?

## Стол

web-clans = Кланы
web-time = Эпоха и фаза
web-step-of = { TEXT($n) } из { TEXT($of) }
web-doom = Что и когда уничтожит Рагнарёк
web-ragnarok-glory = { n-glory } за каждую фигурку, которую там уничтожит Рагнарёк
web-first-player = Первый игрок
web-upgrades = Улучшения
web-slot-empty = пустая ячейка
web-hand-count = { n-cards } на руке
web-quest-count =
    { $n ->
        [one] { $n } принятое задание
        [few] { $n } принятых задания
       *[many] { $n } принятых заданий
    }
web-stat-rage = Ярость: { TEXT($n) } из { TEXT($of) }, ступень { TEXT($step) } из 6
web-stat-axes = Топоры: { TEXT($n) }, ступень { TEXT($step) } из 6
web-stat-horns = Рога: на поле { TEXT($n) } из { TEXT($of) } фигурок, ступень { TEXT($step) } из 6
web-clan-short = { TEXT($clan, kind: "clan") }: слава { TEXT($glory) }, ярость { TEXT($rage) }, карты { TEXT($hand) }
web-clan-to-act = ваш ход
web-clan-thinking = думает
web-clan-ready = готово
web-clan-passed = пас
web-clan-no-rage = нет ярости
