### Масата в браузъра: всичко около играта.
### $n, $of, $step (числа); $clan, $level: имена; $who: имена, разделени с интервали; $name: име, което някой си е избрал.

## Клавиши: по една малка буква, всички различни

key-invade = н
key-march = с
key-upgrade = д
key-quest = р
key-pillage = п
key-beside = ж
key-undo = в
key-hand = к

## Знаците на клановете: по една буква, всички различни

mark-wolf = В
mark-raven = Г
mark-serpent = З
mark-bear = М

## Действия, кратко като на бутон

verb-invade = Нахлуване
verb-march = Настъпление
verb-upgrade = Подобрение
verb-quest = Поръчение
verb-pillage = Плячкосване
verb-pass = Пас
verb-recall = От Валхала
verb-challenge = Предизвикателство
verb-sacrifice = Жертва

web-choose-invade = Нахлуване: с коя фигура?
web-choose-march = Настъпление: откъде?
web-choose-upgrade = Подобрение: коя карта?
web-choose-quest = Поръчение: коя карта?
web-choose-pillage = Плячкосване: коя провинция?

## Връзката със сървъра

web-connecting = Свързване…

## Масата

web-your-turn = Ваш ход
web-close = Затваряне
web-clans = Кланове
web-beside = Страничен панел
web-time = Епоха и фаза
web-step-of = { TEXT($n) } от { TEXT($of) }
web-doom = Какво и кога ще унищожи Рагнарок
web-ragnarok-glory = { n-glory } за всяка фигура, унищожена там от Рагнарок
web-first-player = Стартов играч
web-upgrades = Подобрения
web-slot-empty = празно място
web-hand-count = { n-cards } в ръка
web-quest-count =
    { $n ->
        [one] { $n } прието поръчение
       *[other] { $n } приети поръчения
    }
web-stat-rage = Ярост: { TEXT($n) } от { TEXT($of) }, стъпка { TEXT($step) } от 6
web-stat-axes = Брадви: { TEXT($n) }, стъпка { TEXT($step) } от 6
web-stat-horns = Рогове: { TEXT($n) } от { TEXT($of) } фигури на полето, стъпка { TEXT($step) } от 6
web-clan-short = { TEXT($clan, kind: "clan") }: слава { TEXT($glory) }, ярост { TEXT($rage) }, карти { TEXT($hand) }
web-clan-to-act = ваш ход
web-clan-thinking = мисли
web-clan-ready = готово
web-clan-passed = пас
web-clan-no-rage = без ярост
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
