### Blood Rage у браузері: панелі й дії. $n, $of, $step (числа); $clan: назва.

## Клавіші: по одній малій літері, усі різні

key-invade = н
key-march = п
key-upgrade = л
key-quest = б
key-pillage = г
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

## Стіл

web-clans = Клани
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
