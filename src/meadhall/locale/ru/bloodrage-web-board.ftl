### Поле в браузере и панель, которая рассказывает о том, на что вы смотрите.
### $n, $of, $age, $strength (числа); $place, $region, $clan, $token, $figure: названия;
### $sides, $figures, $what: готовые слова.

## На поле

web-board = Игровое поле
web-board-doomed = Обречено
web-board-destroyed = Уничтожено
web-board-why-not = { TEXT($place, kind: "place") }: сейчас нельзя

## Место, как его читают вслух

web-board-name = { TEXT($place, kind: "place") }, { TEXT($region, kind: "region") }.
web-board-name-only = { TEXT($place, kind: "place") }.
web-board-side = { TEXT($clan, kind: "clan") } { TEXT($n) }
web-board-strengths = Сила: { $sides }.
web-board-standing = { TEXT($clan, kind: "clan") }: { $figures }
web-board-empty = Свободных селений: { TEXT($n) } из { TEXT($of) }.
web-board-reward = Награда: { TEXT($token, kind: "token") }.
web-board-pillaged = В эту эпоху провинция уже разграблена.
web-board-doomed-now = Погибнет от Рагнарёка в эту эпоху.
web-board-doomed-in = Погибнет от Рагнарёка { TEXT($age, kind: "age", form: "in") }.
web-board-enter = Нажмите Enter: { $what }.
web-board-enter-it = Нажмите Enter, чтобы выбрать.
web-board-enter-many =
    { $n ->
        [one] Нажмите Enter: { $n } вариант.
        [few] Нажмите Enter: { $n } варианта.
       *[many] Нажмите Enter: { $n } вариантов.
    }
web-board-not-now = Сейчас нельзя.

## Панель: место

web-board-inspector = Подробности
web-board-open = { TEXT($place, kind: "place") }: всё об этом месте
web-board-taken = занято селений: { TEXT($n) } из { TEXT($of) }
web-board-no-limit = места хватит всем
web-board-fjord-of = Прилегает к провинциям: { LIST($places, kind: "place") }
web-board-term = { TEXT($figure, $n, kind: "figure", form: "count") }: { TEXT($strength) }
web-board-term-one = { TEXT($figure, kind: "figure") } { TEXT($strength) }
web-board-nobody = Здесь никого нет.
web-board-may-join = Ещё могут вступить здесь в битву
web-board-may-join-short = Могут вступить:
web-board-strongest = Для заданий сильнее всех здесь { TEXT($clan, kind: "clan") }
web-board-no-strongest = Для заданий сильнейшего здесь нет
web-board-own-quests = Ваши задания
web-board-quest-yes = сейчас выполнено
web-board-quest-no = сейчас не выполнено
web-board-quest-where = сейчас выполнено: { LIST($places, kind: "place") }
web-board-quest-hand = на руке

## Панель: карта

web-board-card-line = { TEXT($kind, kind: "kind") } · { TEXT($age, kind: "age") }
web-board-bonus = Бонус { $n }
web-board-cost = Стоимость: { n-rage }
web-board-plain = Других свойств нет.

## Панель: клан

web-board-reserve = В резерве (и сколько ярости стоит вторжение)
web-board-no-reserve = В резерве никого не осталось.
web-board-in-valhalla = В Вальхалле
web-board-known = Известные карты клана
web-board-earned = Набранная слава
web-board-no-upgrades = Улучшений пока нет.
web-board-legend = Ступени 4 и 5 характеристики приносят в конце игры 10 очков славы, ступень 6 — 20.
web-board-step = ступень { TEXT($n) } из 6

## Панель: ничего особенного

web-board-quests-now = Ваши задания сейчас
web-board-no-quests = В эту эпоху вы ещё не приняли ни одного задания.
web-board-look = Наведите курсор на провинцию, карту или клан, чтобы прочитать о них.
