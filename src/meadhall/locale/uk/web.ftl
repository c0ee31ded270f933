### Стіл у браузері: усе, що довкола гри.
### $n, $of, $step (числа); $clan, $level: назви; $who: назви через пропуск; $name: ім'я, яке хтось обрав.

## Клавіші: по одній малій літері, усі різні

key-beside = с
key-undo = я

## Зв'язок із сервером

web-connecting = З’єднання…

## Стіл

web-your-turn = Ваш хід
web-close = Закрити
web-beside = Бічна панель
web-bot = Бот · { TEXT($level, kind: "bot") }
web-seat-open = вільно
web-somebody = Гість
web-standing-in = { $name } (грає бот: { TEXT($level, kind: "bot") })
web-you =
    { $name ->
        [none] Ви
       *[other] Ви, { $name }
    }

## Запитання

web-prompt = Запитання
web-choices =
    { $n ->
        [one] { $n } варіант
        [few] { $n } варіанти
       *[many] { $n } варіантів
    }
web-given = Відповідь прийнято. Її ще можна змінити.
web-passing = Завжди пасувати на запитання «{ $window }»
    .text = Пас спрацює за мить, хоч би що було у вас на руці. Інші про це не знатимуть.
web-passing-empty = Вам зараз нема чого зіграти. Інші про це не знають.
web-waiting = Чекаємо: { LIST($who, kind: "clan") }
web-done = Готово
web-undo = Скасувати
web-over = Гру завершено

## Повтори

web-replay = Повтор
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-back = На крок назад
web-replay-on = На крок уперед
web-replay-speed = Швидкість
web-replay-moment = момент { TEXT($n) } з { TEXT($of) }
web-replay-time = Час
web-replay-eyes = Чиїми очима
web-replay-all = Усі
web-replay-link = Копіювати посилання
web-replay-copied = Посилання на цей момент скопійовано.
web-replay-fork = Грати далі звідси
web-replay-leave = Вийти

## Клавіші: ?

web-keys = Клавіші
    .choose = Вибрати одну з відповідей
    .confirm = Підтвердити вибір
    .back = На крок назад
    .walk = Пересуватися полем і картами
    .hand = До карт на руці
    .skip = Пропустити або закрити битву
    .help = Цей перелік
    .enter = Enter
    .space = Пробіл

## Ігри без власного екрана

web-seats = Гравці
web-state = Стан гри
