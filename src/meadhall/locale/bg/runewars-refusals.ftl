### Runewars: защо нещо не е позволено, `rw-refusal-<code>`; общите за всички игри са в kernel-refusals.ftl.
### $area, $other, $unit, $hero, $seat, $faction, $piece, $order, $resource, $attribute, $title, $tactics, $reward,
### $quest, $objective, $development, $city: имена; $cell, $number: както са; $need, $have, $most: числа.

rw-refusal-not_an_answer = Това не отговаря на текущия въпрос.

## Къде е правилото: страница от книжката с правила или карта

rw-rule-page = Книжка с правила, стр. { $page }
rw-rule-card = Текстът на картата

## Подготовка

rw-refusal-faction_taken = Друг играч вече е избрал тази фракция: { TEXT($faction, kind: "rw-faction") }.
rw-refusal-not_your_tile = Не поставяте вие тази част от картата ({ TEXT($piece, kind: "rw-piece") }): началните ви куестове сочат други плочки.
rw-refusal-tile_has_no_place = На картата няма място, което да пасва: { TEXT($piece, kind: "rw-piece") }.
rw-refusal-first_in_the_middle = Първата плочка се поставя в средата на масата, а не на { TEXT($cell) }.
rw-refusal-off_the_table = Там масата свършва: { TEXT($piece, kind: "rw-piece") } няма да се побере.
rw-refusal-overlaps = Там вече има нещо: { TEXT($piece, kind: "rw-piece") } няма да се побере.
rw-refusal-few_contacts = Поне две области на новата плочка трябва да допират две различни области на картата.
rw-refusal-colours_meet = Ще се допрат две цветни страни: планини и вода не може да са една до друга.
rw-refusal-no_open_side = Ще се допират само цветни страни: трябва поне една открита.
rw-refusal-off_marker = Две области на родното ви царство трябва да покрият маркера.
rw-refusal-homes_touch = Родните царства не може да се допират едно до друго, нито до чужд маркер.
rw-refusal-marker_on_map = Маркерът на родно царство се поставя до картата, а не върху област { TEXT($area, kind: "rw-area") }.
rw-refusal-marker_touches_few = Маркерът на родно царство трябва да допира открити страни на области: поне { TEXT($need) }, а тук са { TEXT($have) }.
rw-refusal-marker_too_near =
    { $need ->
        [one] Между маркерите на родни царства трябва да има поне { $need } област.
       *[other] Между маркерите на родни царства трябва да има поне { $need } области.
    }
rw-refusal-marker_taken = Родно царство вече е заменило маркер { TEXT($number) }.
rw-refusal-no_room_for_rest = Тогава няма да остане място за това, което още трябва да се постави.
rw-refusal-next_to_marker = Жетон руна не се поставя до маркер на родно царство, а област { TEXT($area, kind: "rw-area") } е до такъв.
rw-refusal-not_your_home = Област { TEXT($area, kind: "rw-area") } не е от родното ви царство.
rw-refusal-heroes_start_at_home = { TEXT($hero, kind: "rw-hero") } започва в родното ви царство, а не в област { TEXT($area, kind: "rw-area") }.
rw-refusal-no_room_for_so_many = Място има най-много за { TEXT($most) } от тях: в област може да има най-много осем отряда.
rw-refusal-area_full = В област { TEXT($area, kind: "rw-area") } няма място за толкова отряди: най-много са осем.

## Сезони, заповеди, наддаване

rw-refusal-order_already_played = Вече сте изиграли тази заповед през годината: { TEXT($order, kind: "rw-order") }. Заповедите ви се връщат през пролетта.
rw-refusal-not_in_fall = През есента вземате влияние или тактическа карта.
rw-refusal-not_enough_influence = Това струва { TEXT($need) } влияние, а имате { TEXT($have) }.
rw-refusal-not_enough_cards =
    { $need ->
        [one] Това струва { $need } тактическа карта, а имате { TEXT($have) }.
       *[other] Това струва { $need } тактически карти, а имате { TEXT($have) }.
    }
rw-refusal-spend_at_most = Тук може да похарчите най-много { TEXT($most) } влияние.
rw-refusal-spend_more = Тук трябва да похарчите поне { TEXT($need) } влияние.
rw-refusal-at_least_one = Посочете колко: поне един.
rw-refusal-not_tied = { TEXT($seat, kind: "rw-seat") } не е сред играчите с равни залози.
rw-refusal-must_recruit = Изберете диск, от който да набирате.
rw-refusal-dial_used = Вече сте набирали от този диск: { TEXT($resource, kind: "rw-resource") }. Изберете друг.
rw-refusal-few_heroes_left =
    { $have ->
        [one] В тестето е останала само { $have } карта герой.
       *[other] В тестето са останали само { $have } карти герой.
    }
rw-refusal-only_neutral_units = { TEXT($unit, kind: "rw-unit") }: може да се избират само неутрални отряди.
rw-refusal-only_faction_units = { TEXT($unit, kind: "rw-unit") }: може да се избират само отряди на вашата фракция.
rw-refusal-wrong_class = { TEXT($unit, kind: "rw-unit") }: отряд от този клас не може да се избере.
rw-refusal-none_in_supply = В запаса вече няма фигурка на този отряд: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-none_of_class_in_supply = В запаса вече няма неутрален отряд от този клас.
rw-refusal-not_of_this_city = Градът { TEXT($city, kind: "rw-city") } не предлага това.
rw-refusal-your_title_already = Вече имате титлата „{ TEXT($title, kind: "rw-title") }“.
rw-refusal-title_costs_more = Титлата „{ TEXT($title, kind: "rw-title") }“ струва поне { TEXT($need) } влияние: повече, отколкото има на нея.
rw-refusal-not_your_title = Нямате титлата „{ TEXT($title, kind: "rw-title") }“.
rw-refusal-title_not_now = Титлата „{ TEXT($title, kind: "rw-title") }“ не може да се използва в този момент.
rw-refusal-title_used = Титлата „{ TEXT($title, kind: "rw-title") }“ не може да се използва отново в този ход.
rw-refusal-once_an_order = Всяка част на Укрепване може да се извърши само веднъж.
rw-refusal-no_wood = Дискът ви за дървесина е на 0: крепостта струва 1 дървесина и 1 руда.
rw-refusal-no_ore = Дискът ви за руда е на 0.
rw-refusal-stronghold_there = В област { TEXT($area, kind: "rw-area") } вече има крепост.
rw-refusal-city_there = В област { TEXT($area, kind: "rw-area") } има град.
rw-refusal-not_damaged = Крепостта в област { TEXT($area, kind: "rw-area") } не е повредена.
rw-refusal-no_stronghold_there = Нямате крепост в област { TEXT($area, kind: "rw-area") }.
rw-refusal-no_stronghold_left = Всичките ви крепости са на картата: махнете някоя от друга област.
rw-refusal-stronghold_left = Имате свободен жетон крепост: не е нужно да махате друга.
rw-refusal-no_runes_to_move = Нужни са ви две ваши области и жетон руна поне в едната.
rw-refusal-development_there = В област { TEXT($area, kind: "rw-area") } вече има подобрение.
rw-refusal-not_your_development = { TEXT($development, kind: "rw-development") }: това е подобрение на друга фракция.
rw-refusal-no_such_development = Всичките ви жетони от това подобрение са на картата: { TEXT($development, kind: "rw-development") }.
rw-refusal-not_that_development = В област { TEXT($area, kind: "rw-area") } няма такова подобрение: { TEXT($development, kind: "rw-development") }.
rw-refusal-only_there = Може да се постави само в област { TEXT($area, kind: "rw-area") }.

## Места

rw-refusal-not_controlled = Не контролирате област { TEXT($area, kind: "rw-area") }.
rw-refusal-same_area = Трябва да е друга област, а не { TEXT($area, kind: "rw-area") }.
rw-refusal-not_adjacent = Области { TEXT($area, kind: "rw-area") } и { TEXT($other, kind: "rw-area") } не са съседни.
rw-refusal-mountain = Между области { TEXT($area, kind: "rw-area") } и { TEXT($other, kind: "rw-area") } има планини.
rw-refusal-water = Между области { TEXT($area, kind: "rw-area") } и { TEXT($other, kind: "rw-area") } има вода.
rw-refusal-enemy_area = Враг контролира област { TEXT($area, kind: "rw-area") }.

## Движение

rw-refusal-own_token_there = Ваш жетон за активиране вече е в област { TEXT($area, kind: "rw-area") }.
rw-refusal-nobody_can_come = Никоя ваша фигурка не може да се премести в област { TEXT($area, kind: "rw-area") }.
rw-refusal-no_figures_there = Нямате фигурки в област { TEXT($area, kind: "rw-area") }.
rw-refusal-no_such_unit_there = В област { TEXT($area, kind: "rw-area") } няма такъв отряд: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-not_your_unit = { TEXT($unit, kind: "rw-unit") }: този отряд не е ваш.
rw-refusal-not_so_many = { TEXT($unit, kind: "rw-unit") }: избрали сте { TEXT($need) }, а има { TEXT($have) }.
rw-refusal-activated_area_stays = Жетон за активиране не позволява на отрядите да напуснат област { TEXT($area, kind: "rw-area") }.
rw-refusal-no_unit_moves = Заради карта отрядите ви остават по местата си.
rw-refusal-routed_units_stay = Разбитите отряди не се движат: { TEXT($unit, kind: "rw-unit") } в област { TEXT($area, kind: "rw-area") }.
rw-refusal-already_moving = Всички тези отряди вече се местят: { TEXT($unit, kind: "rw-unit") } в област { TEXT($area, kind: "rw-area") }.
rw-refusal-hero_moves_already = { TEXT($hero, kind: "rw-hero") } вече се мести.
rw-refusal-hero_elsewhere = { TEXT($hero, kind: "rw-hero") } не е в област { TEXT($area, kind: "rw-area") }.
rw-refusal-hero_routed = { TEXT($hero, kind: "rw-hero") }: героят е разбит.
rw-refusal-neutrals_not_alone = Без отряди на вашата фракция съюзните неутрални отряди отиват само в области, които контролирате: { TEXT($unit, kind: "rw-unit") } не може да отиде в област { TEXT($area, kind: "rw-area") }.
rw-refusal-second_battle = Ще има втора битка, в област { TEXT($area, kind: "rw-area") }: заповедта позволява само една.
rw-refusal-too_many_for_talks =
    { $most ->
        [one] В област { TEXT($area, kind: "rw-area") } може да отиде най-много още { $most } отряд: над осем общо може само да се води битка, а тази заповед вече е имала своята.
       *[other] В област { TEXT($area, kind: "rw-area") } може да отидат най-много още { $most } отряда: над осем общо може само да се води битка, а тази заповед вече е имала своята.
    }
rw-refusal-enemy_in_the_way = Пътят от област { TEXT($area, kind: "rw-area") } до област { TEXT($other, kind: "rw-area") } минава през области, които не са нито ваши, нито празни.
rw-refusal-too_far =
    { $most ->
        [one] От област { TEXT($area, kind: "rw-area") } до област { TEXT($other, kind: "rw-area") } е повече от { $most } област.
       *[other] От област { TEXT($area, kind: "rw-area") } до област { TEXT($other, kind: "rw-area") } са повече от { $most } области.
    }
rw-refusal-no_way_out = От област { TEXT($area, kind: "rw-area") } няма изход.
rw-refusal-friendly_or_empty_only = Със Стратегия фигурките отиват само във ваши или празни области, а не в област { TEXT($area, kind: "rw-area") }.

## Отстъпление

rw-refusal-friendly_first = Отрядите отстъпват във ваша област, ако могат, и само ако не могат – в празна като { TEXT($area, kind: "rw-area") }.
rw-refusal-not_friendly_or_empty = Отрядите отстъпват само в свои или празни области, а не в област { TEXT($area, kind: "rw-area") }.
rw-refusal-not_friendly = Тези отряди може да отстъпят само в области на своя играч, а не в област { TEXT($area, kind: "rw-area") }.
rw-refusal-controlled_area = Неутралните отряди отстъпват само в области, които никой не контролира, а не в област { TEXT($area, kind: "rw-area") }.
rw-refusal-all_to_one_area = Всички отиват в една област, ако могат, а не всички от тях може да стигнат до област { TEXT($area, kind: "rw-area") }.
rw-refusal-still_too_many =
    { $need ->
        [one] Трябва да си тръгне още { $need } отряд: в област може да има най-много осем.
       *[other] Трябва да си тръгнат още { $need } отряда: в област може да има най-много осем.
    }
rw-refusal-one_must_stay = Поне един отряд трябва да остане.

## Битка

rw-refusal-not_in_line = На тази страна в битката няма такъв отряд: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-hero_assists_already = За този герой вече е решено: { TEXT($hero, kind: "rw-hero") }.
rw-refusal-assisted_already = Герой вече подпомага тези отряди: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-other_initiative = Сега се бият отряди с инициатива { TEXT($need) }, а този е с друга: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-attacked_already = Тези отряди вече са нападали в тази битка: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-all_routed = Всички тези отряди са разбити: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-routed_already = Този отряд вече е разбит: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-stands_already = Този отряд е изправен: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-undamaged_first = Невредимите отряди се разбиват преди ранените като този: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-damaged_first = Ранен отряд понася следващите щети преди други като този: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-standing_first = Изправените отряди са преди разбитите като този: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-hit_already = Този отряд вече е понесъл своята щета: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-not_drawn = Карта съдба { TEXT($number) } не е сред изтеглените.
rw-refusal-redraw_at_most =
    { $most ->
        [one] Може да се изтегли отново най-много { $most } карта.
       *[other] Може да се изтеглят отново най-много { $most } карти.
    }

## Герои и куестове

rw-refusal-not_your_hero = { TEXT($hero, kind: "rw-hero") } не е ваш герой.
rw-refusal-your_own_hero = { TEXT($hero, kind: "rw-hero") } е ваш герой.
rw-refusal-hero_serves_nobody = { TEXT($hero, kind: "rw-hero") } не служи на никого.
rw-refusal-must_keep_a_hero = Трябва да запазите един от изтеглените герои.
rw-refusal-hero_not_drawn = { TEXT($hero, kind: "rw-hero") } не е сред изтеглените от вас герои.
rw-refusal-hero_has_acted = { TEXT($hero, kind: "rw-hero") }: героят вече е действал в тази фаза на куестовете.
rw-refusal-hero_can_do_nothing = { TEXT($hero, kind: "rw-hero") } не може нито да се движи, нито да се лекува, нито да тренира.
rw-refusal-not_hurt = { TEXT($hero, kind: "rw-hero") } няма щети за лекуване.
rw-refusal-trained_enough = { TEXT($hero, kind: "rw-hero") }: този атрибут вече е повишен с 2 ({ TEXT($attribute, kind: "rw-attribute") }).
rw-refusal-hero_stopped = { TEXT($hero, kind: "rw-hero") } трябва да спре в област { TEXT($area, kind: "rw-area") }.
rw-refusal-steps_used =
    { $most ->
        [one] { TEXT($hero, kind: "rw-hero") }: героят вече е изминал { $most } област.
       *[other] { TEXT($hero, kind: "rw-hero") }: героят вече е изминал { $most } области.
    }
rw-refusal-portal_costs_influence = Порталът от област { TEXT($area, kind: "rw-area") } до област { TEXT($other, kind: "rw-area") } струва 1 влияние, а вие нямате.
rw-refusal-hero_has_not_moved = { TEXT($hero, kind: "rw-hero") } първо трябва да се премести поне с една област.
rw-refusal-quest_not_held = Нямате куеста „{ TEXT($quest, kind: "rw-quest") }“.
rw-refusal-not_in_place = { TEXT($hero, kind: "rw-hero") } не е в област, в която може да се изпълни куестът „{ TEXT($quest, kind: "rw-quest") }“.
rw-refusal-quest_not_now = Куестът „{ TEXT($quest, kind: "rw-quest") }“ не може да се изпълнява в този момент.
rw-refusal-other_attribute = Картата не допуска този атрибут: { TEXT($attribute, kind: "rw-attribute") }.
rw-refusal-hero_stands = { TEXT($hero, kind: "rw-hero") }: героят е изправен.
rw-refusal-hero_not_there = { TEXT($hero, kind: "rw-hero") } не е в нужната област.
rw-refusal-wrong_alignment = { TEXT($hero, kind: "rw-hero") } няма мирогледа, който картата изисква.

## Награди

rw-refusal-reward_not_held = Наградата „{ TEXT($reward, kind: "rw-reward") }“ не може да се избере тук.
rw-refusal-reward_not_now = Наградата „{ TEXT($reward, kind: "rw-reward") }“ не може да се използва в този момент.
rw-refusal-reward_used_now = Наградата „{ TEXT($reward, kind: "rw-reward") }“ вече е използвана.
rw-refusal-reward_works_already = Наградата „{ TEXT($reward, kind: "rw-reward") }“ е с лице нагоре и действа сама.
rw-refusal-reward_used_up = Наградата „{ TEXT($reward, kind: "rw-reward") }“ не може да се използва отново в този дуел.
rw-refusal-reward_requirement = Условието на наградата „{ TEXT($reward, kind: "rw-reward") }“ не е изпълнено.
rw-refusal-one_weapon_one_armour = В дуел може да се използват най-много едно оръжие и една броня: наградата „{ TEXT($other, kind: "rw-reward") }“ вече е използвана, затова „{ TEXT($reward, kind: "rw-reward") }“ не може.
rw-refusal-another_hero = Трябва да е друг герой.
rw-refusal-another_heros_price = С наградите на { TEXT($hero, kind: "rw-hero") } това не може да се плати.
rw-refusal-acting_hero_swaps = Сега действа { TEXT($hero, kind: "rw-hero") }: само този герой може да дава или взема награди.
rw-refusal-hero_without_rewards = { TEXT($hero, kind: "rw-hero") } няма награди.
rw-refusal-nobody_to_pass_to = До { TEXT($hero, kind: "rw-hero") } няма друг ваш герой.
rw-refusal-nothing_to_swap = Двама ваши герои трябва да са в една и съща област и единият да има награда.
rw-refusal-swapped_enough = Вече са предадени толкова награди, колкото имат героите ви: { TEXT($most) }.
rw-refusal-no_marker_there = В област { TEXT($area, kind: "rw-area") } няма награди на победен герой.
rw-refusal-no_hero_there = Нямате герой в област { TEXT($area, kind: "rw-area") }.
rw-refusal-only_in_your_turn = Това може да стане само във вашия ход.

## Карти, цели, карти победа

rw-refusal-not_in_hand = „{ TEXT($tactics, kind: "rw-tactics") }“ не е в ръката ви.
rw-refusal-drawn_this_season = Изтеглили сте „{ TEXT($tactics, kind: "rw-tactics") }“ този сезон: може да се играе от следващия.
rw-refusal-not_now = „{ TEXT($tactics, kind: "rw-tactics") }“ не може да се изиграе в този момент.
rw-refusal-once_at_a_time = Току-що изиграхте „{ TEXT($tactics, kind: "rw-tactics") }“: не може два пъти в един и същи момент.
rw-refusal-only_attacker = Само нападателят може да изиграе „{ TEXT($tactics, kind: "rw-tactics") }“.
rw-refusal-only_defender = Само защитникът може да изиграе „{ TEXT($tactics, kind: "rw-tactics") }“.
rw-refusal-requirement_not_met = Условието на „{ TEXT($tactics, kind: "rw-tactics") }“ не е изпълнено.
rw-refusal-nothing_to_choose = „{ TEXT($tactics, kind: "rw-tactics") }“ няма да направи нищо: няма върху какво да се използва.
rw-refusal-no_objective = Вече нямате цел.
rw-refusal-objective_not_met = Не сте постигнали целта си „{ TEXT($objective, kind: "rw-objective") }“.
rw-refusal-objective_not_offered = Целта „{ TEXT($objective, kind: "rw-objective") }“ не е сред тези, от които избирате.
rw-refusal-last_year = През последната година не може да се поставя карта победа.
rw-refusal-victory_card_placed = Картата ви победа не е в ръката ви.
rw-refusal-season_taken = Картата победа на { TEXT($seat, kind: "rw-seat") } вече е върху тестето на този сезон.
rw-refusal-too_few_dragon_runes = Нужни са повече драконови руни в контролирани от вас области: поне { TEXT($need) }, а имате { TEXT($have) }.
rw-refusal-nothing_to_raze = В област { TEXT($area, kind: "rw-area") } няма нищо, което може да се разруши.
rw-refusal-too_few_to_raze =
    { $need ->
        [one] Трябва да контролирате област { TEXT($area, kind: "rw-area") } и да имате там поне { $need } отряд.
       *[other] Трябва да контролирате област { TEXT($area, kind: "rw-area") } и да имате там поне { $need } отряда.
    }

## Руни

rw-refusal-rune_there = В област { TEXT($area, kind: "rw-area") } вече има жетон руна.
rw-refusal-no_rune_there = В област { TEXT($area, kind: "rw-area") } няма жетон руна.
rw-refusal-dragon_rune_stays = Жетонът в област { TEXT($area, kind: "rw-area") } е драконова руна: изчистват се само фалшивите.
rw-refusal-revealed_already = Жетонът в област { TEXT($area, kind: "rw-area") } вече е с лице нагоре.
rw-refusal-false_rune = Жетонът в област { TEXT($area, kind: "rw-area") } е фалшива руна.
rw-refusal-no_dragon_runes_left = Вече няма драконови руни.

## Какво искат картите

rw-refusal-must_choose = Трябва да изберете нещо.
rw-refusal-chosen_already = Това вече е избрано.
rw-refusal-not_an_option = Това не е сред възможностите на картата.
rw-refusal-option_requirement = Условието на тази възможност не е изпълнено.
rw-refusal-cannot_pay = Не може да платите цената на това.
rw-refusal-would_do_nothing = Ще платите напразно.
rw-refusal-player_is_out = { TEXT($seat, kind: "rw-seat") } е извън играта.
rw-refusal-another_player = Трябва да е друг играч, а не { TEXT($seat, kind: "rw-seat") }.
rw-refusal-not_a_neighbour = Никоя ваша област не е до област на { TEXT($seat, kind: "rw-seat") } и никой ваш герой не е в такава.
rw-refusal-not_produced_there = Областта не произвежда това: { TEXT($resource, kind: "rw-resource") }.
rw-refusal-order_not_played = Не сте изиграли тази заповед през годината: { TEXT($order, kind: "rw-order") }.
rw-refusal-not_this_order = { TEXT($order, kind: "rw-order") } е заповедта, която изпълнявате.
rw-refusal-not_the_highest_dial = Това не е най-високият ви диск: { TEXT($resource, kind: "rw-resource") }.
rw-refusal-card_moves_at_most = С тази карта може да преместите най-много още { TEXT($most) }.
rw-refusal-card_takes_at_most = С тази карта може да изберете най-много още { TEXT($most) }.
rw-refusal-no_such_units_there = В област { TEXT($area, kind: "rw-area") } няма такива отряди.
rw-refusal-other_area_meant = Картата не засяга отрядите в област { TEXT($area, kind: "rw-area") }.
rw-refusal-must_be_enemys = Враг трябва да контролира областта, а никой враг не контролира област { TEXT($area, kind: "rw-area") }.
rw-refusal-must_be_others = Областта не трябва да е ваша, а вие контролирате област { TEXT($area, kind: "rw-area") }.
rw-refusal-must_be_uncontrolled = Никой не трябва да контролира областта, а някой контролира област { TEXT($area, kind: "rw-area") }.
rw-refusal-must_be_empty = Област { TEXT($area, kind: "rw-area") } не е празна.
rw-refusal-must_be_held = В област { TEXT($area, kind: "rw-area") } нямате нито отряди на своята фракция, нито крепост.
rw-refusal-theirs_already = Този играч вече контролира област { TEXT($area, kind: "rw-area") }.
rw-refusal-not_an_enemys_home = Област { TEXT($area, kind: "rw-area") } не е от вражеско родно царство.
rw-refusal-not_in_home_realms = Трябва да е извън родните царства, а област { TEXT($area, kind: "rw-area") } не е.
rw-refusal-only_in_home_realms = Трябва да е в родно царство, а област { TEXT($area, kind: "rw-area") } не е.
rw-refusal-not_in_your_home = Трябва да е извън родното ви царство, а област { TEXT($area, kind: "rw-area") } не е.
rw-refusal-no_city_there = В област { TEXT($area, kind: "rw-area") } няма град.
rw-refusal-no_enemy_stronghold_there = В област { TEXT($area, kind: "rw-area") } няма вражеска крепост.
rw-refusal-no_development_there = В област { TEXT($area, kind: "rw-area") } няма подобрение.
rw-refusal-no_neutral_units_there = В област { TEXT($area, kind: "rw-area") } няма неутрални отряди.
rw-refusal-neutral_units_are_allied = Неутралните отряди в област { TEXT($area, kind: "rw-area") } вече са нечии съюзници.
rw-refusal-neutral_units_are_routed = Неутралните отряди в област { TEXT($area, kind: "rw-area") } са разбити.
rw-refusal-too_few_units_there =
    { $need ->
        [one] Нужен е { $need } отряд в област { TEXT($area, kind: "rw-area") }, а има { TEXT($have) }.
       *[other] Нужни са { $need } отряда в област { TEXT($area, kind: "rw-area") }, а има { TEXT($have) }.
    }
rw-refusal-no_enemy_hero_there = В област { TEXT($area, kind: "rw-area") } няма вражески герой.
rw-refusal-not_beside = Област { TEXT($area, kind: "rw-area") } не е съседна на нужната.
rw-refusal-too_near = Област { TEXT($area, kind: "rw-area") } е твърде близо.
rw-refusal-no_token_there = В област { TEXT($area, kind: "rw-area") } няма нужния жетон за активиране.
rw-refusal-token_there = В област { TEXT($area, kind: "rw-area") } вече има жетон за активиране.
rw-refusal-only_these_units = Този отряд не може да се избере: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_stand = Може да се избере само изправен отряд, а този е разбит: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_be_routed = Може да се избере само разбит отряд, а този е изправен: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_be_damaged = Този отряд няма щети: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-too_little_health = Може да се избере само отряд със здраве { TEXT($need) } или повече, а този има по-малко: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-too_low_initiative = Може да се избере само отряд с инициатива { TEXT($need) } или повече, а този има по-малко: { TEXT($unit, kind: "rw-unit") }.
