### Простата страница в браузър: фоайето и това, което стои около масата.
### $clan: име; $n (число).

## Фоайето

page-new = Играйте „Кръв и ярост“
page-seats = Кланове
page-others = Останалите
    .bots = ботове
    .people = хора с връзка
    .anybody = който дойде
page-level = Сила на ботовете
page-play = Към играта
page-mine = Моите маси
page-open-tables = Отворени маси
page-none = Още няма.
page-sit = Сядане на масата
page-watch = Гледане
page-open = Отваряне
page-password = Паролата за тази маса:

## Маса: докъде е стигнала

page-status-open = чака играчи
page-status-playing = играе се
page-status-over = играта приключи
page-status-stuck = не може да продължи
page-your-turn = вие сте на ход

## Преди играта

page-links = Изпратете на всеки връзката към неговото място. Който я има, той играе там, затова не я давайте на друг.
page-copy = Копиране
page-copied = Копирано
page-free = свободно
page-here = тук
page-begin = Започване сега, с ботове на свободните места

## На масата

page-undo = Отмяна
page-hint = Съвет
page-chat = Чат
page-send = Изпращане
page-watching = Гледате играта.
page-look = Игра за { TEXT($clan, kind: "clan", form: "acc") }
page-bot-plays = Сега вместо вас играе бот.
page-take-back = Пак ще играя аз
page-pass = Пасуване и загуба на { n-rage.acc }?
page-rematch = Реванш
page-to-rematch = Към реванша
page-line-lost = Връзката прекъсна. Нов опит…
page-unreachable = Сървърът не отговаря. Опитайте пак след малко.
