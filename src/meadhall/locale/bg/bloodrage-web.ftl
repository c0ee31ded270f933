### Blood Rage в браузъра: панели и действия. $n, $of, $step (числа); $clan: име.

## Клавиши: по една малка буква, всички различни

key-invade = н
key-march = с
key-upgrade = д
key-quest = р
key-pillage = п
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

## Масата

web-clans = Кланове
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
