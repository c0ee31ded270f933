### Стол в браузере: всё, что вокруг игры.
### $n, $of, $step (числа); $clan, $level: названия; $who: названия через пробел; $name: имя, которое кто-то выбрал.

## Клавиши: по одной маленькой букве, все разные

key-beside = ж
key-undo = я

## Связь с сервером

web-connecting = Подключение…

## Стол

web-your-turn = Ваш ход
web-close = Закрыть
web-beside = Боковая панель
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
    .space = Пробел

## Игры без собственного экрана

web-seats = Игроки
web-state = Состояние игры
