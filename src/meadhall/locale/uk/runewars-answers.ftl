### Runewars: підписи відповідей, `rw-answer-<verb>`; `rw-answer-<verb>-<prompt>` там, де питання потребує свого.
### $id: що названо; $kind: якого воно виду; $n (число); $routed, $damage: про загін у битві;
### $q, $r: клітинка мапи; а також усе, про що йдеться в питанні, як у runewars-prompts.ftl.

## Так, ні, годі

rw-answer-done = Готово
rw-answer-done-my-turn = Продовжити
rw-answer-done-play-tactics = Не грати карту
rw-answer-done-activate = Нічого не активувати
rw-answer-done-move-from = Більше ніхто: виконати ці переміщення
rw-answer-done-strategize-from = Більше ніхто: виконати ці переміщення
rw-answer-done-recruit-dial = Без другого диска
rw-answer-done-city-benefit = Нічого не брати
rw-answer-done-seek-hero = Не шукати героя
rw-answer-done-acquire-power-reward = Не застосовувати нагороди
rw-answer-done-take-title = Не брати титулу
rw-answer-done-fortify = Більше нічого
rw-answer-done-enlist-hero = Нікого з них не брати
rw-answer-done-quest-hero = Більше жоден герой не діє
rw-answer-done-quest-walk = Лишитися тут
rw-answer-done-hero-walk = Лишитися тут
rw-answer-done-hero-deed = Нічого не робити тут
rw-answer-done-quest-after-duel = Без квесту
rw-answer-done-discard-false-rune = Більше не скидати
rw-answer-done-assist-hero = Більше ніхто не допомагає
rw-answer-done-assist-reward = Не застосовувати нагороди
rw-answer-done-use-reward = Не застосовувати нагороди
rw-answer-done-redraw-fate = Залишити ці карти
rw-answer-done-heroes-go-along = Більше ніхто не йде з ними
rw-answer-done-choose-thing = Більше нічого не вибирати
rw-answer-done-choose-unit = Більше нікого не вибирати
rw-answer-done-destroy-unit = Більше нікого
rw-answer-done-rout-unit = Більше нікого
rw-answer-done-stand-unit = Більше нікого
rw-answer-done-move-some = Більше ніхто не переміщується
rw-answer-done-units-where = Більше ніде
rw-answer-done-battle-surplus = Решта лишається
rw-answer-done-spread-rewards = Ні, залишити решту
rw-answer-no = Ні
rw-answer-no-fight-or-retreat = Відступити
rw-answer-no-tear-down = Жодної: не будувати
rw-answer-no-runes-back = Ні, вони лишаються
rw-answer-no-build-development = Нічого не будувати
rw-answer-yes = Так
rw-answer-yes-runes-back = Так, вони міняються місцями
rw-answer-yes-pay = Так, заплатити

## Підготовка

rw-answer-faction = { TEXT($id, kind: "rw-faction") }
rw-answer-tile = { TEXT($id, kind: "rw-piece") }
rw-answer-at = Клітинка { TEXT($q) }, { TEXT($r) }
rw-answer-turned = Повернути на { TEXT($n) }°
rw-answer-side = На { TEXT($id, kind: "rw-side") }
rw-answer-marker = Маркер королівства { TEXT($id) }

## Накази й ходи

rw-answer-order = { TEXT($id, kind: "rw-order") }
rw-answer-play = Зіграти «{ TEXT($id, kind: "rw-tactics") }»
rw-answer-claim = Показати досягнуту ціль
rw-answer-victory = Викласти карту перемоги
rw-answer-use =
    { $kind ->
        [title] Застосувати титул «{ TEXT($id, kind: "rw-title") }»
       *[reward] Застосувати «{ TEXT($id, kind: "rw-reward") }»
    }
rw-answer-take-rewards = Забрати нагороди, що лежать в області { TEXT($id, kind: "rw-area") }
rw-answer-raze = Прибрати жетон дослідження в області { TEXT($id, kind: "rw-area") }
rw-answer-swap = Передати нагороду від героя до героя

## Переміщення й місця

rw-answer-activate = Активувати область { TEXT($id, kind: "rw-area") }
rw-answer-from = З області { TEXT($id, kind: "rw-area") }
rw-answer-from-tear-down = Прибрати ту, що в області { TEXT($id, kind: "rw-area") }
rw-answer-from-move-development = Той, що в області { TEXT($id, kind: "rw-area") }
rw-answer-from-units-where = В області { TEXT($id, kind: "rw-area") }
rw-answer-to = В область { TEXT($id, kind: "rw-area") }
rw-answer-to-take-over = Так, прибравши ту, що в області { TEXT($id, kind: "rw-area") }
rw-answer-retreat = Відступити в область { TEXT($id, kind: "rw-area") }
rw-answer-area = Область { TEXT($id, kind: "rw-area") }
rw-answer-area-free-figure = Знищити одну в області { TEXT($id, kind: "rw-area") }
rw-answer-place = В області { TEXT($id, kind: "rw-area") }
rw-answer-place-take-over = Так
rw-answer-units = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }
rw-answer-hero = { TEXT($id, kind: "rw-hero") }
rw-answer-lose = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }
rw-answer-lose-routed = { TEXT($n) } × { TEXT($id, kind: "rw-unit") }, повалено
rw-answer-fight = Битися
rw-answer-fight-duel-symbol = 1 шкода, без нагороди
rw-answer-diplomacy = Вдатися до дипломатії
rw-answer-spend =
    { $n ->
        [one] { $n } вплив
       *[other] { $n } впливу
    }
rw-answer-bid = Поставити { TEXT($n) }

## Битви й доля

rw-answer-assist = Допомогти групі: { TEXT($id, kind: "rw-unit") }
rw-answer-attack = { TEXT($id, kind: "rw-unit") }
rw-answer-unit = { TEXT($id, kind: "rw-unit") }{ $routed ->
        [yes] , повалено
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] , шкода { $damage }
    }
rw-answer-keep = Залишити { rw-fate-card }
rw-answer-drop = Скинути { rw-fate-card }
rw-fate-card = карту { TEXT($id) }

## Герої та квести

rw-answer-heal = Вилікувати всю шкоду
rw-answer-train = Тренувати атрибут: { TEXT($id, kind: "rw-attribute") }
rw-answer-test = Перевірити атрибут: { TEXT($id, kind: "rw-attribute") }
rw-answer-train-raise-attribute = Збільшити атрибут: { TEXT($id, kind: "rw-attribute") }
rw-answer-move = Переміститися, потім квест або дуель
rw-answer-duel = Викликати на дуель: { TEXT($id, kind: "rw-hero") }
rw-answer-quest = Спробувати виконати квест «{ TEXT($id, kind: "rw-quest") }»
rw-answer-reward = «{ TEXT($id, kind: "rw-reward") }»
rw-answer-discard =
    { $kind ->
        [quest] Скинути «{ TEXT($id, kind: "rw-quest") }»
        [tactics] Скинути «{ TEXT($id, kind: "rw-tactics") }»
       *[reward] Скинути «{ TEXT($id, kind: "rw-reward") }»
    }
rw-answer-objective = Залишити «{ TEXT($id, kind: "rw-objective") }»
rw-answer-enlist = До вас приєднується { TEXT($id, kind: "rw-hero") }
rw-answer-dismiss = Вас покидає { TEXT($id, kind: "rw-hero") }

## Вибір за картами й наказами

rw-answer-player = { TEXT($id, kind: "rw-seat") }
rw-answer-dial = { TEXT($id, kind: "rw-resource") }
rw-answer-choose-order = { TEXT($id, kind: "rw-order") }
rw-answer-type = { TEXT($id, kind: "rw-unit") }
rw-answer-title = { TEXT($id, kind: "rw-title") }
rw-answer-choose = { TEXT($id, kind: "rw-choice") }
rw-answer-take = { TEXT($id, kind: "rw-benefit") }
rw-answer-take-fall-gift =
    { $id ->
        [influence] 2 впливу
       *[tactics] 1 тактична карта
    }
rw-answer-build = Будувати в області { TEXT($id, kind: "rw-area") }
rw-answer-build-fortify = Збудувати фортецю в області { TEXT($id, kind: "rw-area") } (1 деревина, 1 руда)
rw-answer-repair = Відремонтувати фортецю в області { TEXT($id, kind: "rw-area") } (1 руда)
rw-answer-runes = Перемістити жетони рун
rw-answer-develop = { TEXT($id, kind: "rw-development") }
rw-answer-discard-rune = Фальшива руна в області { TEXT($id, kind: "rw-area") }
rw-answer-dragon = В область { TEXT($id, kind: "rw-area") }
rw-answer-false = В область { TEXT($id, kind: "rw-area") }
rw-answer-reveal = Та, що в області { TEXT($id, kind: "rw-area") }

## Між чим дозволяють вибрати карти, за назвою вибору; `rw-choice-<choice>-<card>` там, де карта потребує
## власних слів

rw-choice-bribe = Сплатити 2 впливу
rw-choice-build = Збудувати поліпшення
rw-choice-calm = Без бурі; взяти 1 тактичну карту
rw-choice-claim = Повернути титул і отримати драконячу руну
rw-choice-dial = Збільшити диск на 1
rw-choice-finish-damaged = Знищити поранений ворожий загін
rw-choice-finish-routed = Знищити повалений ворожий загін
rw-choice-hit = 1 шкода
rw-choice-influence = Взяти вплив
rw-choice-influence-the-councils-tithe = Утратити 2 впливу
rw-choice-influence-the-frozen-court = Отримати 2 впливу
rw-choice-last-triangle = Знищити свій останній трикутний загін
rw-choice-listen = Взяти 1 тактичну карту
rw-choice-none = Нічого не витрачати
rw-choice-objective = Взяти нову ціль
rw-choice-one = Один
rw-choice-one-the-sorcerers-wager = Битися з одним чаклуном, за 1 нагороду
rw-choice-one-antler-oath = Битися з одним звіролюдом
rw-choice-one-the-silent-auction = Сплатити 1 вплив
rw-choice-one-laden-caravans = Один диск на 2
rw-choice-one-rectangle = Знищити один свій прямокутний загін
rw-choice-pay = Сплатити 3 впливу
rw-choice-quest = Взяти квест
rw-choice-rectangle = Один прямокутний загін
rw-choice-rectangle-latari-pegasus-rider = Повалити один прямокутний загін
rw-choice-repair = Відремонтувати фортецю
rw-choice-row = Перевірити спритність
rw-choice-rune = Повернути титул і отримати драконячу руну
rw-choice-storm = Буря: інші не переміщують загонів у цьому сезоні
rw-choice-study = Збільшити мудрість на 1
rw-choice-tactics = Скинути тактичну карту
rw-choice-trade = Скинути тактичну карту заради нагороди
rw-choice-triangles = Два трикутні загони
rw-choice-triangles-latari-pegasus-rider = Повалити до двох трикутних загонів
rw-choice-two = Два
rw-choice-two-the-sorcerers-wager = Битися з двома чаклунами, за 2 нагороди
rw-choice-two-antler-oath = Битися з двома звіролюдами
rw-choice-two-the-silent-auction = Сплатити 2 впливу
rw-choice-two-laden-caravans = Два диски на 1 кожен
rw-choice-two-triangles = Знищити два свої трикутні загони
rw-choice-unit = Знищити один свій загін
rw-choice-use = Застосувати: поліпшення скидають
