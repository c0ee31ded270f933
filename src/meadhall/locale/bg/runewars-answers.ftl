### Runewars: надписите на отговорите, `rw-answer-<verb>`; `rw-answer-<verb>-<prompt>`, където въпросът иска свой.
### $id: какво е посочено; $kind: какво е то; $n (число); $routed, $damage: за отряд в битка;
### $q, $r: клетка на картата; и всичко, за което е въпросът, както в runewars-prompts.ftl.

## Да, не, стига

rw-answer-done = Готово
rw-answer-done-my-turn = Продължаване
rw-answer-done-play-tactics = Без карта
rw-answer-done-activate = Без активиране
rw-answer-done-move-from = Без други фигурки: извършване на движенията
rw-answer-done-strategize-from = Без други фигурки: извършване на движенията
rw-answer-done-recruit-dial = Без втори диск
rw-answer-done-city-benefit = Без вземане на нищо
rw-answer-done-seek-hero = Без търсене на герой
rw-answer-done-acquire-power-reward = Без награда
rw-answer-done-take-title = Без титла
rw-answer-done-fortify = Нищо повече
rw-answer-done-enlist-hero = Никой от тях
rw-answer-done-quest-hero = Никой герой не действа повече
rw-answer-done-quest-walk = Оставане тук
rw-answer-done-hero-walk = Оставане тук
rw-answer-done-hero-deed = Нищо тук
rw-answer-done-quest-after-duel = Без куест
rw-answer-done-discard-false-rune = Без изчистване на други
rw-answer-done-assist-hero = Никой друг не подпомага
rw-answer-done-assist-reward = Без награда
rw-answer-done-use-reward = Без награда
rw-answer-done-redraw-fate = Запазване на тези карти
rw-answer-done-heroes-go-along = Никой друг не тръгва
rw-answer-done-choose-thing = Нищо повече
rw-answer-done-choose-unit = Никой друг
rw-answer-done-destroy-unit = Без други
rw-answer-done-rout-unit = Без други
rw-answer-done-stand-unit = Без други
rw-answer-done-move-some = Никой друг не се мести
rw-answer-done-units-where = Без други
rw-answer-done-battle-surplus = Останалите остават
rw-answer-done-spread-rewards = Не, останалите се запазват
rw-answer-no = Не
rw-answer-no-fight-or-retreat = Отстъпление
rw-answer-no-tear-down = Никоя: без строеж
rw-answer-no-runes-back = Не, остават си
rw-answer-no-build-development = Без строеж
rw-answer-yes = Да
rw-answer-yes-runes-back = Да, разменят си местата
rw-answer-yes-pay = Да, плащане

## Подготовка

rw-answer-faction = { TEXT($id, kind: "rw-faction") }
rw-answer-tile = { TEXT($id, kind: "rw-piece") }
rw-answer-at = Клетка { TEXT($q) }, { TEXT($r) }
rw-answer-turned = Завъртане на { TEXT($n) }°
rw-answer-side = На { TEXT($id, kind: "rw-side") }
rw-answer-marker = Маркер на родно царство { TEXT($id) }

## Заповеди и ходове

rw-answer-order = { TEXT($id, kind: "rw-order") }
rw-answer-play = Изиграване на „{ TEXT($id, kind: "rw-tactics") }“
rw-answer-claim = Показване на постигнатата цел
rw-answer-victory = Поставяне на картата победа
rw-answer-use =
    { $kind ->
        [title] Използване на титлата „{ TEXT($id, kind: "rw-title") }“
       *[reward] Използване на „{ TEXT($id, kind: "rw-reward") }“
    }
rw-answer-take-rewards = Вземане на наградите в област { TEXT($id, kind: "rw-area") }
rw-answer-raze = Премахване на жетона за изследване в област { TEXT($id, kind: "rw-area") }
rw-answer-swap = Предаване на награда от герой на герой

## Движение и места

rw-answer-activate = Активиране на област { TEXT($id, kind: "rw-area") }
rw-answer-from = От област { TEXT($id, kind: "rw-area") }
rw-answer-from-tear-down = Махане на тази в област { TEXT($id, kind: "rw-area") }
rw-answer-from-move-development = Този в област { TEXT($id, kind: "rw-area") }
rw-answer-from-units-where = В област { TEXT($id, kind: "rw-area") }
rw-answer-to = Към област { TEXT($id, kind: "rw-area") }
rw-answer-to-take-over = Да, с махане на тази в област { TEXT($id, kind: "rw-area") }
rw-answer-retreat = Отстъпление в област { TEXT($id, kind: "rw-area") }
rw-answer-area = Област { TEXT($id, kind: "rw-area") }
rw-answer-area-free-figure = Унищожаване на един в област { TEXT($id, kind: "rw-area") }
rw-answer-place = В област { TEXT($id, kind: "rw-area") }
rw-answer-place-take-over = Да
rw-answer-units = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }
rw-answer-hero = { TEXT($id, kind: "rw-hero") }
rw-answer-lose = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }
rw-answer-lose-routed =
    { $n ->
        [one] { $n } × { TEXT($id, kind: "rw-unit") }, разбит отряд
       *[other] { $n } × { TEXT($id, kind: "rw-unit") }, разбити отряди
    }
rw-answer-fight = Битка
rw-answer-fight-duel-symbol = 1 щета, без награда
rw-answer-diplomacy = Опит за дипломация
rw-answer-spend = { TEXT($n) } влияние
rw-answer-bid = Залог { TEXT($n) }

## Битки и съдба

rw-answer-assist = Подпомагане: { TEXT($id, kind: "rw-unit") }
rw-answer-attack = { TEXT($id, kind: "rw-unit") }
rw-answer-unit = { TEXT($id, kind: "rw-unit") }{ $routed ->
        [yes] , разбит отряд
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , щети { $damage }
    }
rw-answer-keep = Запазване: { rw-fate-card }
rw-answer-drop = Изчистване: { rw-fate-card }
rw-fate-card = карта { TEXT($id) }

## Герои и куестове

rw-answer-heal = Лекуване на всички щети
rw-answer-train = Тренировка: { TEXT($id, kind: "rw-attribute") }
rw-answer-test = Проверка: { TEXT($id, kind: "rw-attribute") }
rw-answer-train-raise-attribute = Повишаване: { TEXT($id, kind: "rw-attribute") }
rw-answer-move = Движение, после куест или дуел
rw-answer-duel = Предизвикване на дуел: { TEXT($id, kind: "rw-hero") }
rw-answer-quest = Опит за куеста „{ TEXT($id, kind: "rw-quest") }“
rw-answer-reward = „{ TEXT($id, kind: "rw-reward") }“
rw-answer-discard =
    { $kind ->
        [quest] Изчистване на „{ TEXT($id, kind: "rw-quest") }“
        [tactics] Изчистване на „{ TEXT($id, kind: "rw-tactics") }“
       *[reward] Изчистване на „{ TEXT($id, kind: "rw-reward") }“
    }
rw-answer-objective = Запазване на „{ TEXT($id, kind: "rw-objective") }“
rw-answer-enlist = { TEXT($id, kind: "rw-hero") } се присъединява към вас
rw-answer-dismiss = { TEXT($id, kind: "rw-hero") } си тръгва

## Избори при карти и заповеди

rw-answer-player = { TEXT($id, kind: "rw-seat") }
rw-answer-dial = { TEXT($id, kind: "rw-resource") }
rw-answer-choose-order = { TEXT($id, kind: "rw-order") }
rw-answer-type = { TEXT($id, kind: "rw-unit") }
rw-answer-title = { TEXT($id, kind: "rw-title") }
rw-answer-choose = { TEXT($id, kind: "rw-choice") }
rw-answer-take = { TEXT($id, kind: "rw-benefit") }
rw-answer-take-fall-gift =
    { $id ->
        [influence] 2 влияние
       *[tactics] 1 тактическа карта
    }
rw-answer-build = Строеж в област { TEXT($id, kind: "rw-area") }
rw-answer-build-fortify = Строеж на крепост в област { TEXT($id, kind: "rw-area") } (1 дървесина, 1 руда)
rw-answer-repair = Поправка на крепостта в област { TEXT($id, kind: "rw-area") } (1 руда)
rw-answer-runes = Преместване на жетони руна
rw-answer-develop = { TEXT($id, kind: "rw-development") }
rw-answer-discard-rune = Фалшивата руна в област { TEXT($id, kind: "rw-area") }
rw-answer-dragon = В област { TEXT($id, kind: "rw-area") }
rw-answer-false = В област { TEXT($id, kind: "rw-area") }
rw-answer-reveal = Тази в област { TEXT($id, kind: "rw-area") }

## Между какво дават избор картите, по името на избора; `rw-choice-<choice>-<card>`, където картата иска
## свои думи

rw-choice-bribe = Плащане на 2 влияние
rw-choice-build = Строеж на подобрение
rw-choice-calm = Без буря; теглене на 1 тактическа карта
rw-choice-claim = Връщане на титлата и получаване на драконова руна
rw-choice-dial = Повишаване на диск с 1
rw-choice-finish-damaged = Унищожаване на ранен вражески отряд
rw-choice-finish-routed = Унищожаване на разбит вражески отряд
rw-choice-hit = 1 щета
rw-choice-influence = Вземане на влияние
rw-choice-influence-the-councils-tithe = Загуба на 2 влияние
rw-choice-influence-the-frozen-court = Получаване на 2 влияние
rw-choice-last-triangle = Унищожаване на последния ви отряд триъгълник
rw-choice-listen = Теглене на 1 тактическа карта
rw-choice-none = Без харчене
rw-choice-objective = Вземане на нова цел
rw-choice-one = Един
rw-choice-one-the-sorcerers-wager = Дуел с един вълшебник, за 1 награда
rw-choice-one-antler-oath = Дуел с един зверочовек
rw-choice-one-the-silent-auction = Плащане на 1 влияние
rw-choice-one-laden-caravans = Един диск с 2
rw-choice-one-rectangle = Унищожаване на един ваш отряд правоъгълник
rw-choice-pay = Плащане на 3 влияние
rw-choice-quest = Теглене на куест
rw-choice-rectangle = Един отряд правоъгълник
rw-choice-rectangle-latari-pegasus-rider = Разбиване на един отряд правоъгълник
rw-choice-repair = Поправка на крепост
rw-choice-row = Проверка на ловкост
rw-choice-rune = Връщане на титлата и получаване на драконова руна
rw-choice-storm = Буря: другите не местят отряди през този сезон
rw-choice-study = Повишаване на мъдростта с 1
rw-choice-tactics = Изчистване на тактическа карта
rw-choice-trade = Изчистване на тактическа карта за награда
rw-choice-triangles = Два отряда триъгълник
rw-choice-triangles-latari-pegasus-rider = Разбиване на най-много два отряда триъгълник
rw-choice-two = Два
rw-choice-two-the-sorcerers-wager = Дуел с двама вълшебници, за 2 награди
rw-choice-two-antler-oath = Дуел с двама зверочовеци
rw-choice-two-the-silent-auction = Плащане на 2 влияние
rw-choice-two-laden-caravans = Два диска с по 1
rw-choice-two-triangles = Унищожаване на два ваши отряда триъгълник
rw-choice-unit = Унищожаване на един ваш отряд
rw-choice-use = Използване: подобрението се изчиства
