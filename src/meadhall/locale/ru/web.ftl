### Стол в браузере: всё, что вокруг игры.
### $n, $of, $step (числа); $clan, $level: названия; $who: названия через пробел; $name: имя, которое кто-то выбрал.

## Клавиши: по одной маленькой букве, все разные

key-invade = в
key-march = п
key-upgrade = у
key-quest = з
key-pillage = г
key-beside = ж
key-undo = я
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

## Связь с сервером

web-connecting = Подключение…

## Стол

web-your-turn = Ваш ход
web-close = Закрыть
web-clans = Кланы
web-beside = Боковая панель
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
web-bot = Бот · { TEXT($level, kind: "bot") }
web-seat-open = свободно
web-somebody = Гость
web-standing-in = { $name } (играет бот: { TEXT($level, kind: "bot") })
web-you =
    { $name ->
        [none] Вы
       *[other] Вы, { $name }
    }

## Вопрос

web-prompt = Вопрос
web-choices =
    { $n ->
        [one] { $n } вариант
        [few] { $n } варианта
       *[many] { $n } вариантов
    }
web-given = Ответ принят. Его ещё можно изменить.
web-passing = Всегда пасовать на вопрос «{ $window }»
    .text = Пас сработает через мгновение, что бы ни было у вас на руке. Другие об этом не узнают.
web-passing-empty = Вам сейчас нечего сыграть. Другие об этом не знают.
web-waiting = Ждём: { LIST($who, kind: "clan") }
web-done = Готово
web-undo = Отменить
web-over = Партия окончена

## Повторы

web-replay = Повтор
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-back = На шаг назад
web-replay-on = На шаг вперёд
web-replay-speed = Скорость
web-replay-moment = момент { TEXT($n) } из { TEXT($of) }
web-replay-time = Время
web-replay-eyes = Чьими глазами
web-replay-all = Все
web-replay-link = Копировать ссылку
web-replay-copied = Ссылка на этот момент скопирована.
web-replay-fork = Играть дальше отсюда
web-replay-leave = Выйти

## Клавиши: ?

web-keys = Клавиши
    .choose = Выбрать один из ответов
    .confirm = Подтвердить выбор
    .back = На шаг назад
    .walk = Перемещаться по полю и картам
    .hand = К картам на руке
    .skip = Пропустить или закрыть битву
    .help = Этот список
    .enter = Enter
