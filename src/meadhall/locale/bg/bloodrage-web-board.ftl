### Игралното поле в браузъра и панелът, който разказва за това, което гледате.
### $n, $of, $age, $strength (числа); $place, $region, $clan, $token, $figure: имена;
### $sides, $figures, $what: готови думи.

## На полето

web-board = Игралното поле
web-board-doomed = Обречена
web-board-destroyed = Унищожена
web-board-why-not = { TEXT($place, kind: "place") }: сега не може

## Място, както се чете на глас

web-board-name = { TEXT($place, kind: "place") }, { TEXT($region, kind: "region") }.
web-board-name-only = { TEXT($place, kind: "place") }.
web-board-side = { TEXT($clan, kind: "clan") } { TEXT($n) }
web-board-strengths = Сила: { $sides }.
web-board-standing = { TEXT($clan, kind: "clan") }: { $figures }
web-board-empty = Свободни селища: { TEXT($n) } от { TEXT($of) }.
web-board-reward = Награда: { TEXT($token, kind: "token") }.
web-board-pillaged = Вече е плячкосана през тази епоха.
web-board-doomed-now = Рагнарок ще я унищожи през тази епоха.
web-board-doomed-in = Рагнарок ще я унищожи { TEXT($age, kind: "age", form: "in") }.
web-board-enter = Натиснете Enter: { $what }.
web-board-enter-it = Натиснете Enter, за да изберете това място.
web-board-enter-many =
    { $n ->
        [one] Натиснете Enter: { $n } възможност.
       *[other] Натиснете Enter: { $n } възможности.
    }
web-board-not-now = Сега не е възможно.

## Панелът: място

web-board-inspector = Подробности
web-board-open = { TEXT($place, kind: "place") }: всичко за това място
web-board-taken = заети селища: { TEXT($n) } от { TEXT($of) }
web-board-no-limit = има място за всички
web-board-fjord-of = Поддържа { LIST($places, kind: "place") }
web-board-term = { TEXT($figure, $n, kind: "figure", form: "count") }: { TEXT($strength) }
web-board-term-one = { TEXT($figure, kind: "figure") } { TEXT($strength) }
web-board-nobody = Тук няма никого.
web-board-may-join = В битка тук още може да се включат
web-board-may-join-short = Може да се включат:
web-board-strongest = За поръченията най-силен тук е { TEXT($clan, kind: "clan", form: "name") }
web-board-no-strongest = За поръченията никой не е най-силен тук
web-board-own-quests = Поръченията ви
web-board-quest-yes = засега изпълнено
web-board-quest-no = засега неизпълнено
web-board-quest-where = засега изпълнено: { LIST($places, kind: "place") }
web-board-quest-hand = в ръката

## Панелът: карта

web-board-card-line = { TEXT($kind, kind: "kind") } · { TEXT($age, kind: "age") }
web-board-bonus = Бонус сила { $n }
web-board-cost = Цена: { n-rage }
web-board-plain = Няма друг ефект.

## Панелът: клан

web-board-reserve = В резерва (и колко ярост струва нахлуването)
web-board-no-reserve = В резерва не е останал никой.
web-board-in-valhalla = Във Валхала
web-board-known = Карти, за които се знае
web-board-earned = Слава досега
web-board-no-upgrades = Още няма подобрения.
web-board-legend = Стъпки 4 и 5 на показател носят 10 слава в края на играта, а стъпка 6 – 20.
web-board-step = стъпка { TEXT($n) } от 6

## Панелът: нищо определено

web-board-quests-now = Поръченията ви засега
web-board-no-quests = Не сте приели поръчение през тази епоха.
web-board-look = Посочете провинция, карта или клан, за да прочетете повече.
