### Blood Rage: подписи ответов, `answer-<verb>`; `answer-<verb>-<prompt>` там, где вопросу нужна своя.
### $card, $figure, $source, $target, $stat: названия; $n (число).

## Ход

answer-pass = Спасовать и потерять оставшуюся ярость
answer-invade = Вторгнуться { TEXT($figure, kind: "figure", form: "with") }
answer-invade-free-invade-whom = Вторгнуться { TEXT($figure, kind: "figure", form: "with") } бесплатно
answer-recall = Вторгнуться из Вальхаллы { TEXT($figure, kind: "figure", form: "with") } («Владения Фригги», 1 ярость)
answer-march = Поход { TEXT($source, kind: "place", form: "from") } (1 ярость)
answer-upgrade = Улучшение «{ TEXT($card, kind: "card") }»
answer-quest = Принять задание «{ TEXT($card, kind: "card") }»
answer-pillage = Разграбить { TEXT($target, kind: "place", form: "acc") }
answer-pillage-thors-domain = Разграбить { TEXT($target, kind: "place", form: "acc") } (2 ярости)
answer-challenge = Снова разграбить { TEXT($target, kind: "place", form: "acc") } («Вызов Тюра», 2 ярости)
answer-sacrifice = Принести в жертву две фигурки ради характеристики («Жертва Фригги»)

## Части действия

answer-place = { TEXT($target, kind: "place") }
answer-place-march-where = Поход { TEXT($target, kind: "place", form: "into") }
answer-place-move-leader = Вождь идёт { TEXT($target, kind: "place", form: "into") }
answer-warriors = { TEXT($figure, $n, kind: "figure", form: "count") }
answer-figure = { TEXT($figure, kind: "figure") }
answer-bring = Разместить воина { TEXT($target, kind: "place", form: "in") }
answer-free = В свободную ячейку
answer-replace = Вместо карты «{ TEXT($card, kind: "card") }»
answer-victim = Уничтожить { TEXT($figure, kind: "figure", form: "acc") } { TEXT($source, kind: "place", form: "in") }
answer-raise = Повысить { TEXT($stat, kind: "stat", form: "acc") }

## Карты

answer-keep = Оставить «{ TEXT($card, kind: "card") }»
answer-keep-save-card = Оставить «{ TEXT($card, kind: "card") }» на следующую эпоху
answer-nothing = Ничего не оставлять
answer-reveal = Сыграть «{ TEXT($card, kind: "card") }»
answer-add = Добавить «{ TEXT($card, kind: "card") }»
answer-take = Вернуть «{ TEXT($card, kind: "card") }» на руку (1 ярость)
answer-treat = Считать задание картой битвы с бонусом { TEXT($n) }

## Битва

answer-join = Ввести в битву { TEXT($figure, kind: "figure", form: "acc") } { TEXT($source, kind: "place", form: "from") }
answer-spare = Сохранить { TEXT($figure, kind: "figure", form: "acc") }
answer-protect = Спасти { TEXT($figure, kind: "figure", form: "acc") } (1 ярость)
answer-retreat = Ведьма-вёльва бежит в Иггдрасиль

## Нет или хватит

answer-decline = Нет
answer-decline-free-invade = Не вторгаться
answer-decline-free-invade-whom = Не вторгаться
answer-decline-friggas-succor = Никого не размещать
answer-decline-lokis-blessing = Никого не размещать
answer-decline-thors-domain = Не грабить
answer-decline-join-battle = Никого не перемещать
answer-decline-treat-quest = Нет, оно ничего не даёт
answer-decline-late-card = Ничего не добавлять
answer-decline-save-figures = Больше никого не спасать
answer-decline-move-leader = Вождь остаётся
answer-done = Готово
answer-done-march-whom = Больше никто не идёт
answer-done-retake-cards = Больше карт не возвращать
