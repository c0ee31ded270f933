### Стіл у браузері: усе, що довкола гри.
### $n, $of, $step (числа); $clan, $level: назви; $who: назви через пропуск; $name: ім'я, яке хтось обрав.

## Клавіші: по одній малій літері, усі різні

key-invade = н
key-march = п
key-upgrade = л
key-quest = б
key-pillage = г
key-beside = с
key-undo = я
key-hand = р

## Знаки кланів: по одній літері, усі різні

mark-wolf = В
mark-raven = К
mark-serpent = З
mark-bear = Д

## Дії, стисло, як на кнопці

verb-invade = Набіг
verb-march = Похід
verb-upgrade = Поліпшення
verb-quest = Наказ богів
verb-pillage = Грабіж
verb-pass = Пас
verb-recall = З Вальгалли
verb-challenge = Виклик
verb-sacrifice = Жертва

web-choose-invade = Набіг: якою фігуркою?
web-choose-march = Похід: звідки?
web-choose-upgrade = Поліпшення: яка карта?
web-choose-quest = Наказ богів: яка карта?
web-choose-pillage = Грабіж: яка провінція?

## Зв'язок із сервером

web-connecting = З’єднання…

## Стіл

web-your-turn = Ваш хід
web-close = Закрити
web-clans = Клани
web-beside = Бічна панель
web-time = Епоха і фаза
web-step-of = { TEXT($n) } з { TEXT($of) }
web-doom = Що й коли знищить Рагнарок
web-ragnarok-glory = { n-glory } за кожну фігурку, яку там знищить Рагнарок
web-first-player = Перший гравець
web-upgrades = Поліпшення
web-slot-empty = порожня комірка
web-hand-count = на руці { n-cards }
web-quest-count =
    { $n ->
        [one] { $n } викладений наказ богів
        [few] { $n } викладені накази богів
       *[many] { $n } викладених наказів богів
    }
web-stat-rage = Лють: { TEXT($n) } з { TEXT($of) }, поділка { TEXT($step) } з 6
web-stat-axes = Сокири: { TEXT($n) }, поділка { TEXT($step) } з 6
web-stat-horns = Шоломи: на полі { TEXT($n) } з { TEXT($of) } фігурок, поділка { TEXT($step) } з 6
web-clan-short = { TEXT($clan, kind: "clan") }: слава { TEXT($glory) }, лють { TEXT($rage) }, карти { TEXT($hand) }
web-clan-to-act = ваш хід
web-clan-thinking = думає
web-clan-ready = готово
web-clan-passed = пас
web-clan-no-rage = без люті
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
