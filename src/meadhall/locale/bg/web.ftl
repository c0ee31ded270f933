### Масата в браузъра: всичко около играта.
### $n, $of, $step (числа); $clan, $level: имена; $who: имена, разделени с интервали; $name: име, което някой си е избрал.

## Клавиши: по една малка буква, всички различни

key-beside = ж
key-undo = в

## Връзката със сървъра

web-connecting = Свързване…

## Масата

web-your-turn = Ваш ход
web-close = Затваряне
web-beside = Страничен панел
web-bot = Бот · { TEXT($level, kind: "bot") }
web-seat-open = свободно
web-somebody = Гост
web-standing-in = { $name } (играе бот: { TEXT($level, kind: "bot") })
web-you =
    { $name ->
        [none] Вие
       *[other] Вие, { $name }
    }

## Въпросът

web-prompt = Въпрос
web-choices =
    { $n ->
        [one] { $n } възможност
       *[other] { $n } възможности
    }
web-given = Отговорът е приет. Още може да го промените.
web-passing = Винаги „Пас“ на въпроса „{ $window }“
    .text = Пасът се отчита след миг, каквото и да имате в ръка. Другите няма да разберат.
web-passing-empty = Сега нямате какво да изиграете. Другите не знаят това.
web-waiting = Чакаме: { LIST($who, kind: "clan") }
web-done = Готово
web-undo = Връщане
web-over = Играта приключи

## Повторения

web-replay = Повторение
web-replay-play = Пускане
web-replay-pause = Пауза
web-replay-back = Стъпка назад
web-replay-on = Стъпка напред
web-replay-speed = Скорост
web-replay-moment = момент { TEXT($n) } от { TEXT($of) }
web-replay-time = Време
web-replay-eyes = През чии очи
web-replay-all = Всички
web-replay-link = Копиране на връзката
web-replay-copied = Връзката към този момент е копирана.
web-replay-fork = Продължаване оттук
web-replay-leave = Изход

## Клавиши: ?

web-keys = Клавиши
    .choose = Избор на един от отговорите
    .confirm = Потвърждаване на избора
    .back = Стъпка назад
    .walk = Движение по полето и картите
    .hand = Към картите в ръка
    .skip = Прескачане или затваряне на битката
    .help = Този списък
    .enter = Enter
    .space = Интервал

## Игри без собствен екран

web-seats = Играчи
web-state = Състояние на играта
