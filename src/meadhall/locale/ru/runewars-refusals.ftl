### Runewars: почему чего-то нельзя, `rw-refusal-<code>`; коды ядра — в kernel-refusals.ftl.
### $area, $other, $unit, $hero, $seat, $faction, $piece, $order, $resource, $attribute, $title, $tactics, $reward,
### $quest, $objective, $development, $city: названия; $cell, $number: как есть; $need, $have, $most: числа.

rw-refusal-not_an_answer = Это не ответ на текущий вопрос.

## Где стоит правило: страница книги правил или карта

rw-rule-page = Книга правил, страница { $page }
rw-rule-card = Текст карты

## Подготовка

rw-refusal-faction_taken = Другой игрок уже выбрал фракцию { TEXT($faction, kind: "rw-faction") }.
rw-refusal-not_your_tile = Не вы выкладываете { TEXT($piece, kind: "rw-piece") }: в ваших начальных квестах названы другие фрагменты.
rw-refusal-tile_has_no_place = На карте нет места, куда поместится { TEXT($piece, kind: "rw-piece") }.
rw-refusal-first_in_the_middle = Первый фрагмент лежит посередине стола, а не в клетке { TEXT($cell) }.
rw-refusal-off_the_table = Стол там кончается: { TEXT($piece, kind: "rw-piece") } на нём не поместится.
rw-refusal-overlaps = Там уже что-то лежит, поэтому { TEXT($piece, kind: "rw-piece") } не поместится.
rw-refusal-few_contacts = Не меньше двух локаций нового фрагмента должны касаться двух разных локаций карты.
rw-refusal-colours_meet = Соприкасались бы две цветные стороны: горы и вода не могут прилегать друг к другу.
rw-refusal-no_open_side = Соприкасались бы только цветные стороны: нужна хотя бы одна открытая.
rw-refusal-off_marker = Две локации вашего родного королевства должны накрыть его маркер.
rw-refusal-homes_touch = Родные королевства не могут касаться друг друга и чужих маркеров.
rw-refusal-marker_on_map = Маркер родного королевства лежит рядом с картой, а не на локации { TEXT($area, kind: "rw-area") }.
rw-refusal-marker_touches_few =
    { $need ->
        [one] Маркер родного королевства должен касаться хотя бы { $need } открытой стороны локаций, а здесь — { TEXT($have) }.
       *[other] Маркер родного королевства должен касаться хотя бы { $need } открытых сторон локаций, а здесь — { TEXT($have) }.
    }
rw-refusal-marker_too_near =
    { $need ->
        [one] Расстояние между маркерами родных королевств — не меньше { $need } локации.
       *[other] Расстояние между маркерами родных королевств — не меньше { $need } локаций.
    }
rw-refusal-marker_taken = На месте маркера { TEXT($number) } уже лежит родное королевство.
rw-refusal-no_room_for_rest = Тогда не осталось бы места для того, что ещё нужно выложить.
rw-refusal-next_to_marker = Токен руны не кладут рядом с маркером родного королевства, а локация { TEXT($area, kind: "rw-area") } лежит рядом с ним.
rw-refusal-not_your_home = Локация { TEXT($area, kind: "rw-area") } не входит в ваше родное королевство.
rw-refusal-heroes_start_at_home = { TEXT($hero, kind: "rw-hero") } начинает в вашем родном королевстве, а не в локации { TEXT($area, kind: "rw-area") }.
rw-refusal-no_room_for_so_many = Места хватит не больше чем на { TEXT($most) }: в локации может быть не больше восьми юнитов.
rw-refusal-area_full = В локации { TEXT($area, kind: "rw-area") } нет места для стольких юнитов: их там может быть не больше восьми.

## Сезоны, приказы, аукционы

rw-refusal-order_already_played = Приказ «{ TEXT($order, kind: "rw-order") }» вы в этом году уже сыграли. Приказы вернутся к вам весной.
rw-refusal-not_in_fall = Осенью вы берёте влияние или тактическую карту.
rw-refusal-not_enough_influence =
    { $need ->
        [one] Для этого нужно { $need } влияние, а у вас { TEXT($have) }.
       *[other] Для этого нужно { $need } влияния, а у вас { TEXT($have) }.
    }
rw-refusal-not_enough_cards =
    { $need ->
        [one] Для этого нужна { $need } тактическая карта, а у вас их { TEXT($have) }.
        [few] Для этого нужны { $need } тактические карты, а у вас их { TEXT($have) }.
       *[many] Для этого нужно { $need } тактических карт, а у вас их { TEXT($have) }.
    }
rw-refusal-spend_at_most = Здесь нельзя потратить больше { TEXT($most) } влияния.
rw-refusal-spend_more = Здесь нельзя потратить меньше { TEXT($need) } влияния.
rw-refusal-at_least_one = Выберите количество: хотя бы один.
rw-refusal-not_tied = { TEXT($seat, kind: "rw-seat") } не среди тех, чьи ставки равны.
rw-refusal-must_recruit = Выберите диск, с которого рекрутировать.
rw-refusal-dial_used = С этого диска вы уже рекрутировали: { TEXT($resource, kind: "rw-resource") }. Выберите другой.
rw-refusal-few_heroes_left =
    { $have ->
        [one] В колоде осталась только { $have } карточка героя.
        [few] В колоде остались только { $have } карточки героев.
       *[many] В колоде осталось только { $have } карточек героев.
    }
rw-refusal-only_neutral_units = { TEXT($unit, kind: "rw-unit") }: выбрать можно только нейтральные юниты.
rw-refusal-only_faction_units = { TEXT($unit, kind: "rw-unit") }: выбрать можно только юниты вашей фракции.
rw-refusal-wrong_class = { TEXT($unit, kind: "rw-unit") }: юнит этого класса выбрать нельзя.
rw-refusal-none_in_supply = В запасе больше нет таких фигурок: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-none_of_class_in_supply = В запасе больше нет нейтральных юнитов этого класса.
rw-refusal-not_of_this_city = Город { TEXT($city, kind: "rw-city") } этого не даёт.
rw-refusal-your_title_already = Титул «{ TEXT($title, kind: "rw-title") }» уже ваш.
rw-refusal-title_costs_more = Титул «{ TEXT($title, kind: "rw-title") }» стоит не меньше { TEXT($need) } влияния: больше, чем на нём лежит.
rw-refusal-not_your_title = У вас нет титула «{ TEXT($title, kind: "rw-title") }».
rw-refusal-title_not_now = Титул «{ TEXT($title, kind: "rw-title") }» сейчас применить нельзя.
rw-refusal-title_used = Титул «{ TEXT($title, kind: "rw-title") }» нельзя применить в этот ход ещё раз.
rw-refusal-once_an_order = Каждую часть «Укрепления» можно выполнить только один раз.
rw-refusal-no_wood = Ваш диск древесины показывает 0, а крепость стоит 1 древесину и 1 руду.
rw-refusal-no_ore = Ваш диск руды показывает 0.
rw-refusal-stronghold_there = В локации { TEXT($area, kind: "rw-area") } уже есть крепость.
rw-refusal-city_there = В локации { TEXT($area, kind: "rw-area") } есть город.
rw-refusal-not_damaged = Крепость в локации { TEXT($area, kind: "rw-area") } не повреждена.
rw-refusal-no_stronghold_there = У вас нет крепости в локации { TEXT($area, kind: "rw-area") }.
rw-refusal-no_stronghold_left = Все ваши крепости на карте: уберите одну из другой локации.
rw-refusal-stronghold_left = У вас ещё есть токен крепости: другую убирать не нужно.
rw-refusal-no_runes_to_move = Нужны две ваши локации и токен руны хотя бы в одной из них.
rw-refusal-development_there = В локации { TEXT($area, kind: "rw-area") } уже есть улучшение.
rw-refusal-not_your_development = { TEXT($development, kind: "rw-development") }: это улучшение другой фракции.
rw-refusal-no_such_development = Все ваши токены этого улучшения на карте: { TEXT($development, kind: "rw-development") }.
rw-refusal-not_that_development = В локации { TEXT($area, kind: "rw-area") } нет этого улучшения: { TEXT($development, kind: "rw-development") }.
rw-refusal-only_there = Поставить это можно только в локации { TEXT($area, kind: "rw-area") }.

## Места

rw-refusal-not_controlled = Вы не контролируете локацию { TEXT($area, kind: "rw-area") }.
rw-refusal-same_area = Нужна другая локация, не { TEXT($area, kind: "rw-area") }.
rw-refusal-not_adjacent = { TEXT($area, kind: "rw-area") } и { TEXT($other, kind: "rw-area") } — не соседние локации.
rw-refusal-mountain = Между локациями { TEXT($area, kind: "rw-area") } и { TEXT($other, kind: "rw-area") } горы.
rw-refusal-water = Между локациями { TEXT($area, kind: "rw-area") } и { TEXT($other, kind: "rw-area") } вода.
rw-refusal-enemy_area = Локацию { TEXT($area, kind: "rw-area") } контролирует враг.

## Перемещение

rw-refusal-own_token_there = В локации { TEXT($area, kind: "rw-area") } уже лежит ваш токен активации.
rw-refusal-nobody_can_come = Ни одна ваша фигурка не может прийти в локацию { TEXT($area, kind: "rw-area") }.
rw-refusal-no_figures_there = У вас нет фигурок в локации { TEXT($area, kind: "rw-area") }.
rw-refusal-no_such_unit_there = В локации { TEXT($area, kind: "rw-area") } нет такого юнита: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-not_your_unit = { TEXT($unit, kind: "rw-unit") }: этот юнит не ваш.
rw-refusal-not_so_many = { TEXT($unit, kind: "rw-unit") }: вы выбрали { TEXT($need) }, а их там { TEXT($have) }.
rw-refusal-activated_area_stays = Токен активации не даёт юнитам покинуть локацию { TEXT($area, kind: "rw-area") }.
rw-refusal-no_unit_moves = Из-за карты ваши юниты остаются на месте.
rw-refusal-routed_units_stay = Поверженные юниты не перемещаются: { TEXT($unit, kind: "rw-unit") } (локация { TEXT($area, kind: "rw-area") }).
rw-refusal-already_moving = Все эти юниты уже перемещаются: { TEXT($unit, kind: "rw-unit") } (локация { TEXT($area, kind: "rw-area") }).
rw-refusal-hero_moves_already = { TEXT($hero, kind: "rw-hero") } уже перемещается.
rw-refusal-hero_elsewhere = { TEXT($hero, kind: "rw-hero") } не в локации { TEXT($area, kind: "rw-area") }.
rw-refusal-hero_routed = Герой { TEXT($hero, kind: "rw-hero") } повержен.
rw-refusal-neutrals_not_alone = Без юнитов вашей фракции союзные нейтральные юниты идут только в контролируемые вами локации: { TEXT($unit, kind: "rw-unit") } не может идти в локацию { TEXT($area, kind: "rw-area") }.
rw-refusal-second_battle = В локации { TEXT($area, kind: "rw-area") } началась бы вторая битва: приказ позволяет только одну.
rw-refusal-too_many_for_talks = В локацию { TEXT($area, kind: "rw-area") } можно послать ещё не больше { TEXT($most) }: если юнитов всего больше восьми, можно только сражаться, а битва в этом приказе уже была.
rw-refusal-enemy_in_the_way = Путь из локации { TEXT($area, kind: "rw-area") } в локацию { TEXT($other, kind: "rw-area") } ведёт через локации, которые не ваши и не пустые.
rw-refusal-too_far =
    { $most ->
        [one] От локации { TEXT($area, kind: "rw-area") } до локации { TEXT($other, kind: "rw-area") } больше { $most } локации.
       *[other] От локации { TEXT($area, kind: "rw-area") } до локации { TEXT($other, kind: "rw-area") } больше { $most } локаций.
    }
rw-refusal-no_way_out = Из локации { TEXT($area, kind: "rw-area") } нет выхода.
rw-refusal-friendly_or_empty_only = При «Стратегии» фигурки идут только в ваши или пустые локации, а не в локацию { TEXT($area, kind: "rw-area") }.

## Отступление

rw-refusal-friendly_first = Юниты отступают в вашу локацию, если могут, а в пустую, как { TEXT($area, kind: "rw-area") }, — только если не могут.
rw-refusal-not_friendly_or_empty = Юниты отступают только в свои или пустые локации, а не в локацию { TEXT($area, kind: "rw-area") }.
rw-refusal-not_friendly = Эти юниты могут отступить только в локации своего игрока, а не в локацию { TEXT($area, kind: "rw-area") }.
rw-refusal-controlled_area = Нейтральные юниты отступают только в локации, которые никто не контролирует, а не в локацию { TEXT($area, kind: "rw-area") }.
rw-refusal-all_to_one_area = Все идут в одну локацию, если могут, а до локации { TEXT($area, kind: "rw-area") } дойдут не все.
rw-refusal-still_too_many =
    { $need ->
        [one] Должен уйти ещё { $need } юнит: в локации их может быть не больше восьми.
        [few] Должны уйти ещё { $need } юнита: в локации их может быть не больше восьми.
       *[many] Должны уйти ещё { $need } юнитов: в локации их может быть не больше восьми.
    }
rw-refusal-one_must_stay = Хотя бы один юнит должен остаться.

## Битва

rw-refusal-not_in_line = На этой стороне битвы нет такого юнита: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-hero_assists_already = { TEXT($hero, kind: "rw-hero") }: об этом герое вы уже решили.
rw-refusal-assisted_already = Этим юнитам уже помогает герой: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-other_initiative = Сейчас сражаются юниты с инициативой { TEXT($need) }, а у этого она другая: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-attacked_already = Эти юниты в этой битве уже атаковали: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-all_routed = Все эти юниты повержены: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-routed_already = Этот юнит уже повержен: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-stands_already = Этот юнит стоит: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-undamaged_first = Юниты без урона опрокидываются раньше раненых, таких как этот: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-damaged_first = Раненый юнит получает новый урон раньше других, таких как этот: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-standing_first = Стоящие юниты идут раньше поверженных, таких как этот: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-hit_already = Этот юнит уже получил свой урон: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-not_drawn = Карты судьбы { TEXT($number) } нет среди взятых.
rw-refusal-redraw_at_most =
    { $most ->
        [one] Заново можно взять не больше { $most } карты.
       *[other] Заново можно взять не больше { $most } карт.
    }

## Герои и квесты

rw-refusal-not_your_hero = { TEXT($hero, kind: "rw-hero") } — не ваш герой.
rw-refusal-your_own_hero = { TEXT($hero, kind: "rw-hero") } — ваш собственный герой.
rw-refusal-hero_serves_nobody = { TEXT($hero, kind: "rw-hero") } никому не служит.
rw-refusal-must_keep_a_hero = Вы должны оставить одного из взятых героев.
rw-refusal-hero_not_drawn = { TEXT($hero, kind: "rw-hero") }: этого героя нет среди взятых.
rw-refusal-hero_has_acted = Герой { TEXT($hero, kind: "rw-hero") } уже действовал в этой фазе квестов.
rw-refusal-hero_can_do_nothing = { TEXT($hero, kind: "rw-hero") } не может ни переместиться, ни лечиться, ни тренироваться.
rw-refusal-not_hurt = { TEXT($hero, kind: "rw-hero") }: лечить нечего, урона нет.
rw-refusal-trained_enough = { TEXT($hero, kind: "rw-hero") }: атрибут «{ TEXT($attribute, kind: "rw-attribute") }» уже повышен на 2.
rw-refusal-hero_stopped = { TEXT($hero, kind: "rw-hero") }: нужно остановиться в локации { TEXT($area, kind: "rw-area") }.
rw-refusal-steps_used =
    { $most ->
        [one] Герой { TEXT($hero, kind: "rw-hero") } уже прошёл { $most } локацию.
        [few] Герой { TEXT($hero, kind: "rw-hero") } уже прошёл { $most } локации.
       *[many] Герой { TEXT($hero, kind: "rw-hero") } уже прошёл { $most } локаций.
    }
rw-refusal-portal_costs_influence = Портал из локации { TEXT($area, kind: "rw-area") } в локацию { TEXT($other, kind: "rw-area") } стоит 1 влияние, а у вас его нет.
rw-refusal-hero_has_not_moved = Сначала герой { TEXT($hero, kind: "rw-hero") } должен пройти хотя бы одну локацию.
rw-refusal-quest_not_held = У вас нет квеста «{ TEXT($quest, kind: "rw-quest") }».
rw-refusal-not_in_place = { TEXT($hero, kind: "rw-hero") } не в той локации, где можно выполнить квест «{ TEXT($quest, kind: "rw-quest") }».
rw-refusal-quest_not_now = Квест «{ TEXT($quest, kind: "rw-quest") }» сейчас выполнять нельзя.
rw-refusal-other_attribute = Карта не допускает этот атрибут: { TEXT($attribute, kind: "rw-attribute") }.
rw-refusal-hero_stands = { TEXT($hero, kind: "rw-hero") } и так стоит.
rw-refusal-hero_not_there = { TEXT($hero, kind: "rw-hero") } не в нужной локации.
rw-refusal-wrong_alignment = { TEXT($hero, kind: "rw-hero") }: карта требует другого мировоззрения.

## Награды

rw-refusal-reward_not_held = Награду «{ TEXT($reward, kind: "rw-reward") }» здесь выбрать нельзя.
rw-refusal-reward_not_now = Награду «{ TEXT($reward, kind: "rw-reward") }» сейчас применить нельзя.
rw-refusal-reward_used_now = Награда «{ TEXT($reward, kind: "rw-reward") }» уже применена.
rw-refusal-reward_works_already = Награда «{ TEXT($reward, kind: "rw-reward") }» лежит лицом вверх и действует сама.
rw-refusal-reward_used_up = Награду «{ TEXT($reward, kind: "rw-reward") }» нельзя применить в этой дуэли ещё раз.
rw-refusal-reward_requirement = Условие награды «{ TEXT($reward, kind: "rw-reward") }» не выполнено.
rw-refusal-one_weapon_one_armour = В дуэли можно применить не больше одного оружия и одной брони: уже применена награда «{ TEXT($other, kind: "rw-reward") }», поэтому «{ TEXT($reward, kind: "rw-reward") }» нельзя.
rw-refusal-another_hero = Это должен быть другой герой.
rw-refusal-another_heros_price = { TEXT($hero, kind: "rw-hero") }: наградами этого героя за это не заплатить.
rw-refusal-acting_hero_swaps = Сейчас действует { TEXT($hero, kind: "rw-hero") }: только этот герой может отдавать или получать награды.
rw-refusal-hero_without_rewards = { TEXT($hero, kind: "rw-hero") }: у этого героя нет наград.
rw-refusal-nobody_to_pass_to = { TEXT($hero, kind: "rw-hero") }: рядом с этим героем нет другого вашего героя.
rw-refusal-nothing_to_swap = Двое ваших героев должны быть в одной локации, и у одного из них должна быть награда.
rw-refusal-swapped_enough = Передано уже столько наград, сколько есть у ваших героев: { TEXT($most) }.
rw-refusal-no_marker_there = В локации { TEXT($area, kind: "rw-area") } нет наград побеждённого героя.
rw-refusal-no_hero_there = В локации { TEXT($area, kind: "rw-area") } нет вашего героя.
rw-refusal-only_in_your_turn = Это можно сделать только в свой ход.

## Карты, цели, карты победы

rw-refusal-not_in_hand = У вас на руке нет карты «{ TEXT($tactics, kind: "rw-tactics") }».
rw-refusal-drawn_this_season = Карта «{ TEXT($tactics, kind: "rw-tactics") }» взята в этом сезоне: её можно сыграть со следующего.
rw-refusal-not_now = Карту «{ TEXT($tactics, kind: "rw-tactics") }» сейчас сыграть нельзя.
rw-refusal-once_at_a_time = Вы только что сыграли карту «{ TEXT($tactics, kind: "rw-tactics") }»: дважды в один момент её играть нельзя.
rw-refusal-only_attacker = Карту «{ TEXT($tactics, kind: "rw-tactics") }» может сыграть только атакующий.
rw-refusal-only_defender = Карту «{ TEXT($tactics, kind: "rw-tactics") }» может сыграть только защитник.
rw-refusal-requirement_not_met = Условие карты «{ TEXT($tactics, kind: "rw-tactics") }» не выполнено.
rw-refusal-nothing_to_choose = Карта «{ TEXT($tactics, kind: "rw-tactics") }» ничего бы не дала: применить её не к чему.
rw-refusal-no_objective = У вас больше нет цели.
rw-refusal-objective_not_met = Ваша цель «{ TEXT($objective, kind: "rw-objective") }» не выполнена.
rw-refusal-objective_not_offered = Цели «{ TEXT($objective, kind: "rw-objective") }» нет среди тех, из которых вы выбираете.
rw-refusal-last_year = В последний год карту победы выкладывать нельзя.
rw-refusal-victory_card_placed = Вашей карты победы нет у вас на руке.
rw-refusal-season_taken = На колоде этого сезона уже лежит карта победы фракции { TEXT($seat, kind: "rw-seat") }.
rw-refusal-too_few_dragon_runes =
    { $need ->
        [one] Для этого в контролируемых вами локациях нужна { $need } драконья руна, а у вас { TEXT($have) }.
        [few] Для этого в контролируемых вами локациях нужны { $need } драконьи руны, а у вас { TEXT($have) }.
       *[many] Для этого в контролируемых вами локациях нужно { $need } драконьих рун, а у вас { TEXT($have) }.
    }
rw-refusal-nothing_to_raze = В локации { TEXT($area, kind: "rw-area") } нечего разрушать.
rw-refusal-too_few_to_raze = Вы должны контролировать локацию { TEXT($area, kind: "rw-area") }, и юнитов у вас там должно быть не меньше { TEXT($need) }.

## Руны

rw-refusal-rune_there = В локации { TEXT($area, kind: "rw-area") } уже есть токен руны.
rw-refusal-no_rune_there = В локации { TEXT($area, kind: "rw-area") } нет токена руны.
rw-refusal-dragon_rune_stays = Токен в локации { TEXT($area, kind: "rw-area") } — драконья руна: сбрасываются только фальшивые.
rw-refusal-revealed_already = Токен в локации { TEXT($area, kind: "rw-area") } уже лежит лицом вверх.
rw-refusal-false_rune = Токен в локации { TEXT($area, kind: "rw-area") } — фальшивая руна.
rw-refusal-no_dragon_runes_left = Драконьих рун больше не осталось.

## Чего требуют карты

rw-refusal-must_choose = Нужно что-то выбрать.
rw-refusal-chosen_already = Это уже выбрано.
rw-refusal-not_an_option = Такого варианта на карте нет.
rw-refusal-option_requirement = Условие этого варианта не выполнено.
rw-refusal-cannot_pay = Вы не можете заплатить эту цену.
rw-refusal-would_do_nothing = Вы заплатили бы впустую.
rw-refusal-player_is_out = { TEXT($seat, kind: "rw-seat") } больше не в игре.
rw-refusal-another_player = Нужен другой игрок, не { TEXT($seat, kind: "rw-seat") }.
rw-refusal-not_a_neighbour = Ни одна ваша локация не соседствует с локациями фракции { TEXT($seat, kind: "rw-seat") }, и ни одного вашего героя в них нет.
rw-refusal-not_produced_there = Локация этого не даёт: { TEXT($resource, kind: "rw-resource") }.
rw-refusal-order_not_played = Приказ «{ TEXT($order, kind: "rw-order") }» вы в этом году не сыграли.
rw-refusal-not_this_order = Приказ «{ TEXT($order, kind: "rw-order") }» вы сейчас выполняете.
rw-refusal-not_the_highest_dial = Это не самый высокий ваш диск: { TEXT($resource, kind: "rw-resource") }.
rw-refusal-card_moves_at_most = По этой карте можно переместить ещё не больше { TEXT($most) }.
rw-refusal-card_takes_at_most = По этой карте можно выбрать ещё не больше { TEXT($most) }.
rw-refusal-no_such_units_there = В локации { TEXT($area, kind: "rw-area") } нет таких юнитов.
rw-refusal-other_area_meant = Карта не действует на юниты в локации { TEXT($area, kind: "rw-area") }.
rw-refusal-must_be_enemys = Локацию должен контролировать враг, а { TEXT($area, kind: "rw-area") } не под контролем врага.
rw-refusal-must_be_others = Локация не должна быть вашей, а { TEXT($area, kind: "rw-area") } — ваша.
rw-refusal-must_be_uncontrolled = Локацию никто не должен контролировать, а { TEXT($area, kind: "rw-area") } под чьим-то контролем.
rw-refusal-must_be_empty = Локация { TEXT($area, kind: "rw-area") } не пустая.
rw-refusal-must_be_held = У вас в локации { TEXT($area, kind: "rw-area") } нет ни юнитов вашей фракции, ни крепости.
rw-refusal-theirs_already = Этот игрок уже контролирует локацию { TEXT($area, kind: "rw-area") }.
rw-refusal-not_an_enemys_home = Локация { TEXT($area, kind: "rw-area") } не входит в родное королевство врага.
rw-refusal-not_in_home_realms = Нужна локация вне родных королевств, а { TEXT($area, kind: "rw-area") } — в одном из них.
rw-refusal-only_in_home_realms = Нужна локация родного королевства, а { TEXT($area, kind: "rw-area") } — нет.
rw-refusal-not_in_your_home = Нужна локация вне вашего родного королевства, а { TEXT($area, kind: "rw-area") } — в нём.
rw-refusal-no_city_there = В локации { TEXT($area, kind: "rw-area") } нет города.
rw-refusal-no_enemy_stronghold_there = В локации { TEXT($area, kind: "rw-area") } нет вражеской крепости.
rw-refusal-no_development_there = В локации { TEXT($area, kind: "rw-area") } нет улучшения.
rw-refusal-no_neutral_units_there = В локации { TEXT($area, kind: "rw-area") } нет нейтральных юнитов.
rw-refusal-neutral_units_are_allied = Нейтральные юниты в локации { TEXT($area, kind: "rw-area") } уже чьи-то союзники.
rw-refusal-neutral_units_are_routed = Нейтральные юниты в локации { TEXT($area, kind: "rw-area") } повержены.
rw-refusal-too_few_units_there =
    { $need ->
        [one] Для этого нужен { $need } юнит в локации { TEXT($area, kind: "rw-area") }, а там { TEXT($have) }.
        [few] Для этого нужны { $need } юнита в локации { TEXT($area, kind: "rw-area") }, а там { TEXT($have) }.
       *[many] Для этого нужно { $need } юнитов в локации { TEXT($area, kind: "rw-area") }, а там { TEXT($have) }.
    }
rw-refusal-no_enemy_hero_there = В локации { TEXT($area, kind: "rw-area") } нет вражеского героя.
rw-refusal-not_beside = Локация { TEXT($area, kind: "rw-area") } не соседствует с нужной.
rw-refusal-too_near = Локация { TEXT($area, kind: "rw-area") } слишком близко.
rw-refusal-no_token_there = В локации { TEXT($area, kind: "rw-area") } нет нужного токена активации.
rw-refusal-token_there = В локации { TEXT($area, kind: "rw-area") } уже лежит токен активации.
rw-refusal-only_these_units = Этот юнит выбрать нельзя: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_stand = Этот юнит повержен, а нужен стоящий: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_be_routed = Этот юнит стоит, а нужен поверженный: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_be_damaged = У этого юнита нет урона: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-too_little_health = Нужны юниты со здоровьем { TEXT($need) } или больше, а у этого меньше: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-too_low_initiative = Нужны юниты с инициативой { TEXT($need) } или больше, а у этого меньше: { TEXT($unit, kind: "rw-unit") }.
