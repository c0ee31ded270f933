### Runewars: подписи ответов, `rw-answer-<verb>`; `rw-answer-<verb>-<prompt>` там, где вопросу нужна своя.
### $id: о чём речь; $kind: что это такое; $n (число); $routed, $damage: о юните в битве;
### $q, $r: клетка карты; и всё, о чём вопрос, как в runewars-prompts.ftl.

## Да, нет, хватит

rw-answer-done = Готово
rw-answer-done-my-turn = Продолжить
rw-answer-done-play-tactics = Не играть карту
rw-answer-done-activate = Ничего не активировать
rw-answer-done-move-from = Больше никто: совершить эти перемещения
rw-answer-done-strategize-from = Больше никто: совершить эти перемещения
rw-answer-done-recruit-dial = Без второго диска
rw-answer-done-city-benefit = Ничего не брать
rw-answer-done-seek-hero = Не искать героя
rw-answer-done-acquire-power-reward = Не применять награду
rw-answer-done-take-title = Не брать титул
rw-answer-done-fortify = Больше ничего
rw-answer-done-enlist-hero = Никого не брать
rw-answer-done-quest-hero = Больше никто не действует
rw-answer-done-quest-walk = Остаться здесь
rw-answer-done-hero-walk = Остаться здесь
rw-answer-done-hero-deed = Ничего здесь не делать
rw-answer-done-quest-after-duel = Без квеста
rw-answer-done-discard-false-rune = Больше не сбрасывать
rw-answer-done-assist-hero = Больше никто не помогает
rw-answer-done-assist-reward = Не применять награду
rw-answer-done-use-reward = Не применять награду
rw-answer-done-redraw-fate = Оставить эти карты
rw-answer-done-heroes-go-along = Больше никто не идёт
rw-answer-done-choose-thing = Больше ничего не выбирать
rw-answer-done-choose-unit = Больше никого не выбирать
rw-answer-done-destroy-unit = Больше никого
rw-answer-done-rout-unit = Больше никого
rw-answer-done-stand-unit = Больше никого
rw-answer-done-move-some = Больше никто не идёт
rw-answer-done-units-where = Больше нигде
rw-answer-done-battle-surplus = Остальные остаются
rw-answer-done-spread-rewards = Нет, остальные оставить
rw-answer-no = Нет
rw-answer-no-fight-or-retreat = Отступить
rw-answer-no-tear-down = Никакую: не строить
rw-answer-no-runes-back = Нет, остаются на местах
rw-answer-no-build-development = Ничего не строить
rw-answer-yes = Да
rw-answer-yes-runes-back = Да, поменять местами
rw-answer-yes-pay = Да, заплатить

## Подготовка

rw-answer-faction = { TEXT($id, kind: "rw-faction") }
rw-answer-tile = { TEXT($id, kind: "rw-piece") }
rw-answer-at = Клетка { TEXT($q) }, { TEXT($r) }
rw-answer-turned = Поворот на { TEXT($n) }°
rw-answer-side = Сторона: { TEXT($id, kind: "rw-side") }
rw-answer-marker = Маркер родного королевства { TEXT($id) }

## Приказы и ходы

rw-answer-order = { TEXT($id, kind: "rw-order") }
rw-answer-play = Сыграть «{ TEXT($id, kind: "rw-tactics") }»
rw-answer-claim = Показать выполненную цель
rw-answer-victory = Выложить карту победы
rw-answer-use =
    { $kind ->
        [title] Применить титул «{ TEXT($id, kind: "rw-title") }»
       *[reward] Применить «{ TEXT($id, kind: "rw-reward") }»
    }
rw-answer-take-rewards = Забрать награды, лежащие в локации { TEXT($id, kind: "rw-area") }
rw-answer-raze = Убрать токен исследования в локации { TEXT($id, kind: "rw-area") }
rw-answer-swap = Передать награду от героя герою

## Перемещения и места

rw-answer-activate = Активировать: { TEXT($id, kind: "rw-area") }
rw-answer-from = Из локации { TEXT($id, kind: "rw-area") }
rw-answer-from-tear-down = Убрать крепость в локации { TEXT($id, kind: "rw-area") }
rw-answer-from-move-development = Тот, что в локации { TEXT($id, kind: "rw-area") }
rw-answer-from-units-where = В локации { TEXT($id, kind: "rw-area") }
rw-answer-to = В локацию { TEXT($id, kind: "rw-area") }
rw-answer-to-take-over = Да, убрав крепость в локации { TEXT($id, kind: "rw-area") }
rw-answer-retreat = Отступить в локацию { TEXT($id, kind: "rw-area") }
rw-answer-area = { TEXT($id, kind: "rw-area") }
rw-answer-area-free-figure = Уничтожить в локации { TEXT($id, kind: "rw-area") }
rw-answer-place = В локации { TEXT($id, kind: "rw-area") }
rw-answer-place-take-over = Да
rw-answer-units = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }
rw-answer-hero = { TEXT($id, kind: "rw-hero") }
rw-answer-lose = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }
rw-answer-lose-routed = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }, поверж.
rw-answer-fight = Сражаться
rw-answer-fight-duel-symbol = 1 урон, без награды
rw-answer-diplomacy = Прибегнуть к дипломатии
rw-answer-spend = Влияние: { TEXT($n) }
rw-answer-bid = Поставить { TEXT($n) }

## Битвы и судьба

rw-answer-assist = Помочь группе: { TEXT($id, kind: "rw-unit") }
rw-answer-attack = { TEXT($id, kind: "rw-unit") }
rw-answer-unit = { TEXT($id, kind: "rw-unit") }{ $routed ->
        [yes] , поверж.
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , урон { $damage }
    }
rw-answer-keep = Оставить: { rw-fate-card }
rw-answer-drop = Сбросить: { rw-fate-card }
rw-fate-card = карта { TEXT($id) }

## Герои и квесты

rw-answer-heal = Вылечить весь урон
rw-answer-train = Тренировать: { TEXT($id, kind: "rw-attribute") }
rw-answer-test = Проверить: { TEXT($id, kind: "rw-attribute") }
rw-answer-train-raise-attribute = Повысить: { TEXT($id, kind: "rw-attribute") }
rw-answer-move = Переместиться, затем квест или дуэль
rw-answer-duel = Вызвать на дуэль: { TEXT($id, kind: "rw-hero") }
rw-answer-quest = Попробовать квест «{ TEXT($id, kind: "rw-quest") }»
rw-answer-reward = «{ TEXT($id, kind: "rw-reward") }»
rw-answer-discard =
    { $kind ->
        [quest] Сбросить «{ TEXT($id, kind: "rw-quest") }»
        [tactics] Сбросить «{ TEXT($id, kind: "rw-tactics") }»
       *[reward] Сбросить «{ TEXT($id, kind: "rw-reward") }»
    }
rw-answer-objective = Оставить «{ TEXT($id, kind: "rw-objective") }»
rw-answer-enlist = Взять к себе: { TEXT($id, kind: "rw-hero") }
rw-answer-dismiss = Уходит { TEXT($id, kind: "rw-hero") }

## Выбор карт и приказов

rw-answer-player = { TEXT($id, kind: "rw-seat") }
rw-answer-dial = { TEXT($id, kind: "rw-resource") }
rw-answer-choose-order = { TEXT($id, kind: "rw-order") }
rw-answer-type = { TEXT($id, kind: "rw-unit") }
rw-answer-title = { TEXT($id, kind: "rw-title") }
rw-answer-choose = { TEXT($id, kind: "rw-choice") }
rw-answer-take = { TEXT($id, kind: "rw-benefit") }
rw-answer-take-fall-gift =
    { $id ->
        [influence] 2 влияния
       *[tactics] 1 тактическая карта
    }
rw-answer-build = Построить в локации { TEXT($id, kind: "rw-area") }
rw-answer-build-fortify = Построить крепость в локации { TEXT($id, kind: "rw-area") } (1 древесина, 1 руда)
rw-answer-repair = Починить крепость в локации { TEXT($id, kind: "rw-area") } (1 руда)
rw-answer-runes = Переместить токены рун
rw-answer-develop = { TEXT($id, kind: "rw-development") }
rw-answer-discard-rune = Фальшивая руна в локации { TEXT($id, kind: "rw-area") }
rw-answer-dragon = В локацию { TEXT($id, kind: "rw-area") }
rw-answer-false = В локацию { TEXT($id, kind: "rw-area") }
rw-answer-reveal = Та, что в локации { TEXT($id, kind: "rw-area") }

## Между чем дают выбрать карты, по названию варианта; `rw-choice-<choice>-<card>` там, где карте нужны
## свои слова

rw-choice-bribe = Заплатить 2 влияния
rw-choice-build = Построить улучшение
rw-choice-calm = Без бури; взять 1 тактическую карту
rw-choice-claim = Вернуть титул и получить драконью руну
rw-choice-dial = Повысить диск на 1
rw-choice-finish-damaged = Уничтожить раненый вражеский юнит
rw-choice-finish-routed = Уничтожить поверженный вражеский юнит
rw-choice-hit = 1 урон
rw-choice-influence = Взять влияние
rw-choice-influence-the-councils-tithe = Потерять 2 влияния
rw-choice-influence-the-frozen-court = Получить 2 влияния
rw-choice-last-triangle = Уничтожить свой последний треугольный юнит
rw-choice-listen = Взять 1 тактическую карту
rw-choice-none = Ничего не тратить
rw-choice-objective = Взять новую цель
rw-choice-one = Один
rw-choice-one-the-sorcerers-wager = Сразиться с одним волшебником за 1 награду
rw-choice-one-antler-oath = Сразиться с одним зверочеловеком
rw-choice-one-the-silent-auction = Заплатить 1 влияние
rw-choice-one-laden-caravans = Один диск на 2
rw-choice-one-rectangle = Уничтожить один свой прямоугольный юнит
rw-choice-pay = Заплатить 3 влияния
rw-choice-quest = Взять квест
rw-choice-rectangle = Один прямоугольный юнит
rw-choice-rectangle-latari-pegasus-rider = Опрокинуть один прямоугольный юнит
rw-choice-repair = Починить крепость
rw-choice-row = Проверить ловкость
rw-choice-rune = Вернуть титул и получить драконью руну
rw-choice-storm = Буря: другие не перемещают юнитов в этом сезоне
rw-choice-study = Повысить мудрость на 1
rw-choice-tactics = Сбросить тактическую карту
rw-choice-trade = Сбросить тактическую карту за награду
rw-choice-triangles = Два треугольных юнита
rw-choice-triangles-latari-pegasus-rider = Опрокинуть до двух треугольных юнитов
rw-choice-two = Два
rw-choice-two-the-sorcerers-wager = Сразиться с двумя волшебниками за 2 награды
rw-choice-two-antler-oath = Сразиться с двумя зверолюдьми
rw-choice-two-the-silent-auction = Заплатить 2 влияния
rw-choice-two-laden-caravans = Два диска на 1
rw-choice-two-triangles = Уничтожить два своих треугольных юнита
rw-choice-unit = Уничтожить один свой юнит
rw-choice-use = Применить: улучшение сбрасывается
