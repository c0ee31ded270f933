### Поле у браузері та панель, що розповідає, на що ви дивитеся.
### $n, $of, $age, $strength (числа); $place, $region, $clan, $token, $figure: назви;
### $sides, $figures, $what: готові слова.

## На полі

web-board = Ігрове поле
web-board-doomed = Приречена
web-board-destroyed = Знищена
web-board-why-not = { TEXT($place, kind: "place") }: зараз не можна

## Місце, як його читають уголос

web-board-name = { TEXT($place, kind: "place") }, { TEXT($region, kind: "region") }.
web-board-name-only = { TEXT($place, kind: "place") }.
web-board-side = { TEXT($clan, kind: "clan") } { TEXT($n) }
web-board-strengths = Сила: { $sides }.
web-board-standing = { TEXT($clan, kind: "clan") }: { $figures }
web-board-empty = Вільних селищ: { TEXT($n) } з { TEXT($of) }.
web-board-reward = Винагорода: { TEXT($token, kind: "token") }.
web-board-pillaged = Цієї епохи провінцію вже пограбовано.
web-board-doomed-now = Рагнарок знищить її цієї епохи.
web-board-doomed-in = Рагнарок знищить її { TEXT($age, kind: "age", form: "in") }.
web-board-enter = Натисніть Enter: { $what }.
web-board-enter-it = Натисніть Enter, щоб вибрати.
web-board-enter-many =
    { $n ->
        [one] Натисніть Enter: { $n } варіант.
        [few] Натисніть Enter: { $n } варіанти.
       *[many] Натисніть Enter: { $n } варіантів.
    }
web-board-not-now = Зараз не можна.

## Панель: місце

web-board-inspector = Подробиці
web-board-open = { TEXT($place, kind: "place") }: усе про це місце
web-board-taken = зайнято селищ: { TEXT($n) } з { TEXT($of) }
web-board-no-limit = місця вистачить усім
web-board-fjord-of = Сусідні провінції: { LIST($places, kind: "place") }
web-board-term = { TEXT($figure, $n, kind: "figure", form: "count") }: { TEXT($strength) }
web-board-term-one = { TEXT($figure, kind: "figure") } { TEXT($strength) }
web-board-nobody = Тут нікого немає.
web-board-may-join = До битви тут ще можуть приєднатися
web-board-may-join-short = Ще можуть:
web-board-strongest = Для наказів богів найсильніший тут { TEXT($clan, kind: "clan", form: "name") }
web-board-no-strongest = Для наказів богів найсильнішого тут немає
web-board-own-quests = Ваші накази богів
web-board-quest-yes = зараз виконано
web-board-quest-no = зараз не виконано
web-board-quest-where = зараз виконано: { LIST($places, kind: "place") }
web-board-quest-hand = на руці

## Панель: карта

web-board-card-line = { TEXT($kind, kind: "kind") } · { TEXT($age, kind: "age") }
web-board-bonus = Сила { $n }
web-board-cost = розіграти: { n-rage }
web-board-plain = Іншої дії немає.

## Панель: клан

web-board-reserve = У резерві (і скільки люті коштує набіг)
web-board-no-reserve = У резерві нікого не лишилося.
web-board-in-valhalla = У Вальгаллі
web-board-known = Відомі всім карти
web-board-earned = Здобута слава
web-board-no-upgrades = Поліпшень ще немає.
web-board-legend = Поділки 4 і 5 характеристики дають 10 слави наприкінці гри, поділка 6 дає 20.
web-board-step = поділка { TEXT($n) } з 6

## Панель: нічого особливого

web-board-quests-now = Ваші накази богів наразі
web-board-no-quests = Цієї епохи ви ще не виклали наказів богів.
web-board-look = Наведіть курсор на провінцію, карту чи клан, щоб прочитати про них.
