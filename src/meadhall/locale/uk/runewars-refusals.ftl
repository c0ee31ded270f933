### Runewars: чому чогось не можна, `rw-refusal-<code>`; коди ядра — у kernel-refusals.ftl.
### $area, $other, $unit, $hero, $seat, $faction, $piece, $order, $resource, $attribute, $title, $tactics, $reward,
### $quest, $objective, $development, $city: назви; $cell, $number: як є; $need, $have, $most: числа.

rw-refusal-not_an_answer = Це не відповідь на поточне запитання.

## Де стоїть правило: сторінка книги правил або карта

rw-rule-page = Книга правил, с. { $page }
rw-rule-card = Текст карти

## Підготовка

rw-refusal-faction_taken = Фракцію { TEXT($faction, kind: "rw-faction") } вже вибрав інший гравець.
rw-refusal-not_your_tile = Не ви кладете { TEXT($piece, kind: "rw-piece") }: ваші початкові квести називають інші фрагменти.
rw-refusal-tile_has_no_place = На мапі немає місця, куди можна було б покласти { TEXT($piece, kind: "rw-piece") }.
rw-refusal-first_in_the_middle = Перший фрагмент кладуть посередині столу, а не на { TEXT($cell) }.
rw-refusal-off_the_table = Там закінчується стіл, тож покласти туди { TEXT($piece, kind: "rw-piece") } не можна.
rw-refusal-overlaps = Там уже щось лежить, тож покласти туди { TEXT($piece, kind: "rw-piece") } не можна.
rw-refusal-few_contacts = Щонайменше дві області нового фрагмента мають торкатися двох різних областей мапи.
rw-refusal-colours_meet = Стикалися б дві кольорові сторони: гори й вода не можуть прилягати одне до одного.
rw-refusal-no_open_side = Стикалися б лише кольорові сторони: потрібна хоча б одна відкрита.
rw-refusal-off_marker = Дві області вашого рідного королівства мають накрити маркер королівства.
rw-refusal-homes_touch = Рідні королівства не можуть торкатися одне одного чи чужого маркера королівства.
rw-refusal-marker_on_map = Маркер королівства лежить біля мапи, а не на області { TEXT($area, kind: "rw-area") }.
rw-refusal-marker_touches_few =
    { $need ->
        [one] Маркер королівства має торкатися щонайменше { $need } відкритої сторони областей, а тут — { TEXT($have) }.
       *[other] Маркер королівства має торкатися щонайменше { $need } відкритих сторін областей, а тут — { TEXT($have) }.
    }
rw-refusal-marker_too_near =
    { $need ->
        [one] Відстань між маркерами королівств — щонайменше { $need } область.
        [few] Відстань між маркерами королівств — щонайменше { $need } області.
       *[many] Відстань між маркерами королівств — щонайменше { $need } областей.
    }
rw-refusal-marker_taken = Маркер королівства { TEXT($number) } вже замінено рідним королівством.
rw-refusal-no_room_for_rest = Тоді не лишилося б місця для того, що ще треба викласти.
rw-refusal-next_to_marker = Жетон руни не кладуть поруч із маркером королівства, а область { TEXT($area, kind: "rw-area") } — поруч.
rw-refusal-not_your_home = Область { TEXT($area, kind: "rw-area") } не належить до вашого рідного королівства.
rw-refusal-heroes_start_at_home = { TEXT($hero, kind: "rw-hero") } починає у вашому рідному королівстві, а не в області { TEXT($area, kind: "rw-area") }.
rw-refusal-no_room_for_so_many = Місця вистачить щонайбільше на { TEXT($most) }: в області не може бути понад вісім загонів.
rw-refusal-area_full = В області { TEXT($area, kind: "rw-area") } немає місця для стількох загонів: їх може бути щонайбільше вісім.

## Сезони, накази, ставки

rw-refusal-order_already_played = Цього року ви вже зіграли наказ «{ TEXT($order, kind: "rw-order") }». Накази повернуться до вас навесні.
rw-refusal-not_in_fall = Восени беруть вплив або тактичну карту.
rw-refusal-not_enough_influence =
    { $need ->
        [one] Для цього потрібен { $need } вплив, а у вас { TEXT($have) }.
       *[other] Для цього потрібно { $need } впливу, а у вас { TEXT($have) }.
    }
rw-refusal-not_enough_cards =
    { $need ->
        [one] Для цього потрібна { $need } тактична карта, а у вас їх { TEXT($have) }.
        [few] Для цього потрібні { $need } тактичні карти, а у вас їх { TEXT($have) }.
       *[many] Для цього потрібно { $need } тактичних карт, а у вас їх { TEXT($have) }.
    }
rw-refusal-spend_at_most =
    { $most ->
        [one] Тут можна витратити щонайбільше { $most } вплив.
       *[other] Тут можна витратити щонайбільше { $most } впливу.
    }
rw-refusal-spend_more =
    { $need ->
        [one] Тут треба витратити щонайменше { $need } вплив.
       *[other] Тут треба витратити щонайменше { $need } впливу.
    }
rw-refusal-at_least_one = Виберіть кількість: щонайменше один.
rw-refusal-not_tied = { TEXT($seat, kind: "rw-seat") } не серед тих, чиї ставки рівні.
rw-refusal-must_recruit = Виберіть диск, з якого рекрутуєте.
rw-refusal-dial_used = З цього диска ви вже рекрутували: { TEXT($resource, kind: "rw-resource") }. Виберіть інший.
rw-refusal-few_heroes_left =
    { $have ->
        [one] У колоді лишилася тільки { $have } карта героя.
        [few] У колоді лишилися тільки { $have } карти героїв.
       *[many] У колоді лишилося тільки { $have } карт героїв.
    }
rw-refusal-only_neutral_units = { TEXT($unit, kind: "rw-unit") }: вибрати можна лише нейтральні загони.
rw-refusal-only_faction_units = { TEXT($unit, kind: "rw-unit") }: вибрати можна лише загони вашої фракції.
rw-refusal-wrong_class = { TEXT($unit, kind: "rw-unit") }: загін цього класу вибрати не можна.
rw-refusal-none_in_supply = У запасі не лишилося фігурок цього загону: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-none_of_class_in_supply = У запасі не лишилося нейтральних загонів цього класу.
rw-refusal-not_of_this_city = Місто { TEXT($city, kind: "rw-city") } цього не дає.
rw-refusal-your_title_already = Ви вже маєте титул «{ TEXT($title, kind: "rw-title") }».
rw-refusal-title_costs_more = За титул «{ TEXT($title, kind: "rw-title") }» треба сплатити більше впливу, ніж на ньому лежить: щонайменше { TEXT($need) }.
rw-refusal-not_your_title = Ви не маєте титулу «{ TEXT($title, kind: "rw-title") }».
rw-refusal-title_not_now = Титул «{ TEXT($title, kind: "rw-title") }» зараз не можна застосувати.
rw-refusal-title_used = Титул «{ TEXT($title, kind: "rw-title") }» не можна застосувати ще раз у цей хід.
rw-refusal-once_an_order = Кожну частину наказу «Укріплення» можна виконати лише раз.
rw-refusal-no_wood = Ваш диск деревини показує 0, а фортеця коштує 1 деревину й 1 руду.
rw-refusal-no_ore = Ваш диск руди показує 0.
rw-refusal-stronghold_there = В області { TEXT($area, kind: "rw-area") } вже є фортеця.
rw-refusal-city_there = В області { TEXT($area, kind: "rw-area") } є місто.
rw-refusal-not_damaged = Фортецю в області { TEXT($area, kind: "rw-area") } не пошкоджено.
rw-refusal-no_stronghold_there = У вас немає фортеці в області { TEXT($area, kind: "rw-area") }.
rw-refusal-no_stronghold_left = Усі ваші фортеці вже на мапі: приберіть одну з іншої області.
rw-refusal-stronghold_left = У вас ще є жетон фортеці: прибирати іншу не потрібно.
rw-refusal-no_runes_to_move = Потрібні дві ваші області й жетон руни хоча б в одній із них.
rw-refusal-development_there = В області { TEXT($area, kind: "rw-area") } вже є поліпшення.
rw-refusal-not_your_development = { TEXT($development, kind: "rw-development") }: це поліпшення іншої фракції.
rw-refusal-no_such_development = Усі ваші жетони цього поліпшення вже на мапі: { TEXT($development, kind: "rw-development") }.
rw-refusal-not_that_development = В області { TEXT($area, kind: "rw-area") } немає цього поліпшення: { TEXT($development, kind: "rw-development") }.
rw-refusal-only_there = Це можна розмістити лише в області { TEXT($area, kind: "rw-area") }.

## Місця

rw-refusal-not_controlled = Ви не контролюєте область { TEXT($area, kind: "rw-area") }.
rw-refusal-same_area = Це має бути інша область, а не { TEXT($area, kind: "rw-area") }.
rw-refusal-not_adjacent = Області { TEXT($area, kind: "rw-area") } та { TEXT($other, kind: "rw-area") } не сусідні.
rw-refusal-mountain = Між областями { TEXT($area, kind: "rw-area") } та { TEXT($other, kind: "rw-area") } гори.
rw-refusal-water = Між областями { TEXT($area, kind: "rw-area") } та { TEXT($other, kind: "rw-area") } вода.
rw-refusal-enemy_area = Область { TEXT($area, kind: "rw-area") } контролює ворог.

## Переміщення

rw-refusal-own_token_there = В області { TEXT($area, kind: "rw-area") } вже лежить ваш жетон активації.
rw-refusal-nobody_can_come = Жодна ваша фігурка не може переміститися в область { TEXT($area, kind: "rw-area") }.
rw-refusal-no_figures_there = У вас немає фігурок в області { TEXT($area, kind: "rw-area") }.
rw-refusal-no_such_unit_there = В області { TEXT($area, kind: "rw-area") } немає такого загону: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-not_your_unit = { TEXT($unit, kind: "rw-unit") }: цей загін не ваш.
rw-refusal-not_so_many = { TEXT($unit, kind: "rw-unit") }: ви вибрали { TEXT($need) }, а там { TEXT($have) }.
rw-refusal-activated_area_stays = Жетон активації не дає загонам вийти з області { TEXT($area, kind: "rw-area") }.
rw-refusal-no_unit_moves = Через карту ваші загони лишаються на місці.
rw-refusal-routed_units_stay = Повалені загони не переміщуються: { TEXT($unit, kind: "rw-unit") } в області { TEXT($area, kind: "rw-area") }.
rw-refusal-already_moving = Усі ці загони вже переміщуються: { TEXT($unit, kind: "rw-unit") } в області { TEXT($area, kind: "rw-area") }.
rw-refusal-hero_moves_already = { TEXT($hero, kind: "rw-hero") } вже переміщується.
rw-refusal-hero_elsewhere = { TEXT($hero, kind: "rw-hero") } не в області { TEXT($area, kind: "rw-area") }.
rw-refusal-hero_routed = Цього героя повалено: { TEXT($hero, kind: "rw-hero") }.
rw-refusal-neutrals_not_alone = Без загонів вашої фракції союзні нейтральні загони йдуть лише в області, які ви контролюєте: { TEXT($unit, kind: "rw-unit") } не може йти в область { TEXT($area, kind: "rw-area") }.
rw-refusal-second_battle = В області { TEXT($area, kind: "rw-area") } була б друга битва, а наказ дозволяє лише одну.
rw-refusal-too_many_for_talks =
    { $most ->
        [one] В область { TEXT($area, kind: "rw-area") } може піти ще щонайбільше { $most } загін: якщо їх разом понад вісім, можна лише битися, а битва за цим наказом уже була.
        [few] В область { TEXT($area, kind: "rw-area") } можуть піти ще щонайбільше { $most } загони: якщо їх разом понад вісім, можна лише битися, а битва за цим наказом уже була.
       *[many] В область { TEXT($area, kind: "rw-area") } може піти ще щонайбільше { $most } загонів: якщо їх разом понад вісім, можна лише битися, а битва за цим наказом уже була.
    }
rw-refusal-enemy_in_the_way = Шлях з області { TEXT($area, kind: "rw-area") } в область { TEXT($other, kind: "rw-area") } веде через області, що не ваші й не порожні.
rw-refusal-too_far =
    { $most ->
        [one] Від області { TEXT($area, kind: "rw-area") } до області { TEXT($other, kind: "rw-area") } більше ніж { $most } область.
        [few] Від області { TEXT($area, kind: "rw-area") } до області { TEXT($other, kind: "rw-area") } більше ніж { $most } області.
       *[many] Від області { TEXT($area, kind: "rw-area") } до області { TEXT($other, kind: "rw-area") } більше ніж { $most } областей.
    }
rw-refusal-no_way_out = З області { TEXT($area, kind: "rw-area") } немає виходу.
rw-refusal-friendly_or_empty_only = За наказом «Стратегія» фігурки йдуть лише у ваші або порожні області, а не в область { TEXT($area, kind: "rw-area") }.

## Відступ

rw-refusal-friendly_first = Загони відступають у вашу область, якщо можуть, і лише якщо ні — у порожню, таку як { TEXT($area, kind: "rw-area") }.
rw-refusal-not_friendly_or_empty = Загони відступають лише у свої або порожні області, а не в область { TEXT($area, kind: "rw-area") }.
rw-refusal-not_friendly = Ці загони можуть відступити лише в області свого гравця, а не в область { TEXT($area, kind: "rw-area") }.
rw-refusal-controlled_area = Нейтральні загони відступають лише в області, яких ніхто не контролює, а не в область { TEXT($area, kind: "rw-area") }.
rw-refusal-all_to_one_area = Усі йдуть в одну область, якщо можуть, а в область { TEXT($area, kind: "rw-area") } дійдуть не всі.
rw-refusal-still_too_many =
    { $need ->
        [one] Має піти ще { $need } загін: в області може бути щонайбільше вісім.
        [few] Мають піти ще { $need } загони: в області може бути щонайбільше вісім.
       *[many] Має піти ще { $need } загонів: в області може бути щонайбільше вісім.
    }
rw-refusal-one_must_stay = Мусить лишитися щонайменше один загін.

## Битва

rw-refusal-not_in_line = На цьому боці битви немає такого загону: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-hero_assists_already = Про допомогу цього героя вже вирішено: { TEXT($hero, kind: "rw-hero") }.
rw-refusal-assisted_already = Цим загонам уже допомагає герой: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-other_initiative = Зараз б’ються загони з ініціативою { TEXT($need) }, а { TEXT($unit, kind: "rw-unit") } має іншу.
rw-refusal-attacked_already = Ці загони вже атакували в цій битві: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-all_routed = Усі ці загони повалено: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-routed_already = Цей загін уже повалено: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-stands_already = Цей загін боєздатний: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-undamaged_first = Неушкоджені загони повалюють раніше за поранені, такі як цей: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-damaged_first = Поранений загін зазнає шкоди раніше за інші, такі як цей: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-standing_first = Боєздатні загони йдуть раніше за повалені, такі як цей: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-hit_already = Цей загін уже зазнав своєї шкоди: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-not_drawn = Карти долі { TEXT($number) } немає серед узятих.
rw-refusal-redraw_at_most =
    { $most ->
        [one] Заново можна взяти щонайбільше { $most } карту.
        [few] Заново можна взяти щонайбільше { $most } карти.
       *[many] Заново можна взяти щонайбільше { $most } карт.
    }

## Герої та квести

rw-refusal-not_your_hero = { TEXT($hero, kind: "rw-hero") } — не ваш герой.
rw-refusal-your_own_hero = { TEXT($hero, kind: "rw-hero") } — ваш власний герой.
rw-refusal-hero_serves_nobody = { TEXT($hero, kind: "rw-hero") } нікому не служить.
rw-refusal-must_keep_a_hero = Треба залишити одного зі взятих героїв.
rw-refusal-hero_not_drawn = Цього героя немає серед узятих: { TEXT($hero, kind: "rw-hero") }.
rw-refusal-hero_has_acted = Цей герой уже діяв у цій фазі квестів: { TEXT($hero, kind: "rw-hero") }.
rw-refusal-hero_can_do_nothing = { TEXT($hero, kind: "rw-hero") } не може ні переміститися, ні лікуватися, ні тренуватися.
rw-refusal-not_hurt = { TEXT($hero, kind: "rw-hero") } не має шкоди, яку можна вилікувати.
rw-refusal-trained_enough = { TEXT($hero, kind: "rw-hero") }: атрибут ({ TEXT($attribute, kind: "rw-attribute") }) вже збільшено на 2.
rw-refusal-hero_stopped = { TEXT($hero, kind: "rw-hero") } мусить зупинитися в області { TEXT($area, kind: "rw-area") }.
rw-refusal-steps_used =
    { $most ->
        [one] { TEXT($hero, kind: "rw-hero") }: уже пройдено { $most } область.
        [few] { TEXT($hero, kind: "rw-hero") }: уже пройдено { $most } області.
       *[many] { TEXT($hero, kind: "rw-hero") }: уже пройдено { $most } областей.
    }
rw-refusal-portal_costs_influence = Портал з області { TEXT($area, kind: "rw-area") } в область { TEXT($other, kind: "rw-area") } коштує 1 вплив, а у вас його немає.
rw-refusal-hero_has_not_moved = { TEXT($hero, kind: "rw-hero") } спершу мусить пройти щонайменше одну область.
rw-refusal-quest_not_held = У вас немає квесту «{ TEXT($quest, kind: "rw-quest") }».
rw-refusal-not_in_place = { TEXT($hero, kind: "rw-hero") } не в тій області, де можна виконати квест «{ TEXT($quest, kind: "rw-quest") }».
rw-refusal-quest_not_now = Квест «{ TEXT($quest, kind: "rw-quest") }» зараз не можна виконувати.
rw-refusal-other_attribute = Карта не дозволяє цього атрибута: { TEXT($attribute, kind: "rw-attribute") }.
rw-refusal-hero_stands = Цей герой боєздатний: { TEXT($hero, kind: "rw-hero") }.
rw-refusal-hero_not_there = { TEXT($hero, kind: "rw-hero") } не в потрібній області.
rw-refusal-wrong_alignment = { TEXT($hero, kind: "rw-hero") } не має світогляду, якого вимагає карта.

## Нагороди

rw-refusal-reward_not_held = Нагороду «{ TEXT($reward, kind: "rw-reward") }» тут вибрати не можна.
rw-refusal-reward_not_now = Нагороду «{ TEXT($reward, kind: "rw-reward") }» зараз не можна застосувати.
rw-refusal-reward_used_now = Нагороду «{ TEXT($reward, kind: "rw-reward") }» вже застосовано.
rw-refusal-reward_works_already = Нагорода «{ TEXT($reward, kind: "rw-reward") }» лежить горілиць і діє сама.
rw-refusal-reward_used_up = Нагороду «{ TEXT($reward, kind: "rw-reward") }» не можна застосувати ще раз у цій дуелі.
rw-refusal-reward_requirement = Умову нагороди «{ TEXT($reward, kind: "rw-reward") }» не виконано.
rw-refusal-one_weapon_one_armour = У дуелі можна застосувати щонайбільше одну зброю й одну броню: «{ TEXT($other, kind: "rw-reward") }» вже застосовано, тож «{ TEXT($reward, kind: "rw-reward") }» не можна.
rw-refusal-another_hero = Це має бути інший герой.
rw-refusal-another_heros_price = Нагородами цього героя за це не заплатити: { TEXT($hero, kind: "rw-hero") }.
rw-refusal-acting_hero_swaps = Зараз діє { TEXT($hero, kind: "rw-hero") }: лише цей герой може віддавати чи отримувати нагороди.
rw-refusal-hero_without_rewards = { TEXT($hero, kind: "rw-hero") } не має нагород.
rw-refusal-nobody_to_pass_to = Там, де { TEXT($hero, kind: "rw-hero") }, немає іншого вашого героя.
rw-refusal-nothing_to_swap = Двоє ваших героїв мають бути в одній області, і хоча б один із них — із нагородою.
rw-refusal-swapped_enough = Передано вже стільки нагород, скільки їх мають ваші герої: { TEXT($most) }.
rw-refusal-no_marker_there = В області { TEXT($area, kind: "rw-area") } немає нагород переможеного героя.
rw-refusal-no_hero_there = У вас немає героя в області { TEXT($area, kind: "rw-area") }.
rw-refusal-only_in_your_turn = Це можна зробити лише у свій хід.

## Карти, цілі, карти перемоги

rw-refusal-not_in_hand = У вас на руці немає карти «{ TEXT($tactics, kind: "rw-tactics") }».
rw-refusal-drawn_this_season = Карту «{ TEXT($tactics, kind: "rw-tactics") }» ви взяли в цьому сезоні: грати її можна з наступного.
rw-refusal-not_now = Карту «{ TEXT($tactics, kind: "rw-tactics") }» зараз не можна зіграти.
rw-refusal-once_at_a_time = Ви щойно зіграли «{ TEXT($tactics, kind: "rw-tactics") }»: двічі в той самий момент її грати не можна.
rw-refusal-only_attacker = Карту «{ TEXT($tactics, kind: "rw-tactics") }» може зіграти лише нападник.
rw-refusal-only_defender = Карту «{ TEXT($tactics, kind: "rw-tactics") }» може зіграти лише захисник.
rw-refusal-requirement_not_met = Умову карти «{ TEXT($tactics, kind: "rw-tactics") }» не виконано.
rw-refusal-nothing_to_choose = Карта «{ TEXT($tactics, kind: "rw-tactics") }» нічого не дала б: її немає до чого застосувати.
rw-refusal-no_objective = У вас уже немає цілі.
rw-refusal-objective_not_met = Ви не досягли цілі «{ TEXT($objective, kind: "rw-objective") }».
rw-refusal-objective_not_offered = Цілі «{ TEXT($objective, kind: "rw-objective") }» немає серед тих, з яких ви вибираєте.
rw-refusal-last_year = В останній рік карту перемоги викладати не можна.
rw-refusal-victory_card_placed = Вашої карти перемоги немає на руці.
rw-refusal-season_taken = На колоді цього сезону вже лежить карта перемоги фракції { TEXT($seat, kind: "rw-seat") }.
rw-refusal-too_few_dragon_runes =
    { $need ->
        [one] Для цього в областях, які ви контролюєте, потрібна { $need } драконяча руна, а у вас { TEXT($have) }.
        [few] Для цього в областях, які ви контролюєте, потрібні { $need } драконячі руни, а у вас { TEXT($have) }.
       *[many] Для цього в областях, які ви контролюєте, потрібно { $need } драконячих рун, а у вас { TEXT($have) }.
    }
rw-refusal-nothing_to_raze = В області { TEXT($area, kind: "rw-area") } немає чого зруйнувати.
rw-refusal-too_few_to_raze =
    { $need ->
        [one] Треба контролювати область { TEXT($area, kind: "rw-area") } і мати там щонайменше { $need } загін.
        [few] Треба контролювати область { TEXT($area, kind: "rw-area") } і мати там щонайменше { $need } загони.
       *[many] Треба контролювати область { TEXT($area, kind: "rw-area") } і мати там щонайменше { $need } загонів.
    }

## Руни

rw-refusal-rune_there = В області { TEXT($area, kind: "rw-area") } вже є жетон руни.
rw-refusal-no_rune_there = В області { TEXT($area, kind: "rw-area") } немає жетона руни.
rw-refusal-dragon_rune_stays = Жетон в області { TEXT($area, kind: "rw-area") } — драконяча руна, а скидають лише фальшиві.
rw-refusal-revealed_already = Жетон в області { TEXT($area, kind: "rw-area") } вже лежить горілиць.
rw-refusal-false_rune = Жетон в області { TEXT($area, kind: "rw-area") } — фальшива руна.
rw-refusal-no_dragon_runes_left = Драконячих рун більше не лишилося.

## Чого вимагають карти

rw-refusal-must_choose = Треба щось вибрати.
rw-refusal-chosen_already = Це вже вибрано.
rw-refusal-not_an_option = Цього немає серед варіантів карти.
rw-refusal-option_requirement = Умову цього варіанта не виконано.
rw-refusal-cannot_pay = Ви не можете сплатити цю ціну.
rw-refusal-would_do_nothing = Ви заплатили б ні за що.
rw-refusal-player_is_out = { TEXT($seat, kind: "rw-seat") } вже поза грою.
rw-refusal-another_player = Це має бути інший гравець, а не { TEXT($seat, kind: "rw-seat") }.
rw-refusal-not_a_neighbour = Жодна ваша область не сусідня з областями фракції { TEXT($seat, kind: "rw-seat") }, і жодного вашого героя в них немає.
rw-refusal-not_produced_there = Область цього не дає: { TEXT($resource, kind: "rw-resource") }.
rw-refusal-order_not_played = Цього року ви не грали наказу «{ TEXT($order, kind: "rw-order") }».
rw-refusal-not_this_order = «{ TEXT($order, kind: "rw-order") }» — наказ, який ви зараз виконуєте.
rw-refusal-not_the_highest_dial = Це не найбільший ваш диск: { TEXT($resource, kind: "rw-resource") }.
rw-refusal-card_moves_at_most = За цією картою можна перемістити ще щонайбільше { TEXT($most) }.
rw-refusal-card_takes_at_most = За цією картою можна вибрати ще щонайбільше { TEXT($most) }.
rw-refusal-no_such_units_there = В області { TEXT($area, kind: "rw-area") } немає таких загонів.
rw-refusal-other_area_meant = Карта не діє на загони в області { TEXT($area, kind: "rw-area") }.
rw-refusal-must_be_enemys = Область має контролювати ворог, а область { TEXT($area, kind: "rw-area") } жоден ворог не контролює.
rw-refusal-must_be_others = Область не повинна бути вашою, а область { TEXT($area, kind: "rw-area") } контролюєте ви.
rw-refusal-must_be_uncontrolled = Області ніхто не повинен контролювати, а область { TEXT($area, kind: "rw-area") } хтось контролює.
rw-refusal-must_be_empty = Область { TEXT($area, kind: "rw-area") } не порожня.
rw-refusal-must_be_held = В області { TEXT($area, kind: "rw-area") } у вас немає ні загонів вашої фракції, ні фортеці.
rw-refusal-theirs_already = Цей гравець уже контролює область { TEXT($area, kind: "rw-area") }.
rw-refusal-not_an_enemys_home = Область { TEXT($area, kind: "rw-area") } не належить до рідного королівства ворога.
rw-refusal-not_in_home_realms = Потрібна область поза рідними королівствами, а { TEXT($area, kind: "rw-area") } — у рідному королівстві.
rw-refusal-only_in_home_realms = Потрібна область у рідному королівстві, а { TEXT($area, kind: "rw-area") } — поза ними.
rw-refusal-not_in_your_home = Потрібна область поза вашим рідним королівством, а { TEXT($area, kind: "rw-area") } — у ньому.
rw-refusal-no_city_there = В області { TEXT($area, kind: "rw-area") } немає міста.
rw-refusal-no_enemy_stronghold_there = В області { TEXT($area, kind: "rw-area") } немає ворожої фортеці.
rw-refusal-no_development_there = В області { TEXT($area, kind: "rw-area") } немає поліпшення.
rw-refusal-no_neutral_units_there = В області { TEXT($area, kind: "rw-area") } немає нейтральних загонів.
rw-refusal-neutral_units_are_allied = Нейтральні загони в області { TEXT($area, kind: "rw-area") } вже чиїсь союзники.
rw-refusal-neutral_units_are_routed = Нейтральні загони в області { TEXT($area, kind: "rw-area") } повалено.
rw-refusal-too_few_units_there =
    { $need ->
        [one] Для цього в області { TEXT($area, kind: "rw-area") } потрібен { $need } загін, а там { TEXT($have) }.
        [few] Для цього в області { TEXT($area, kind: "rw-area") } потрібні { $need } загони, а там { TEXT($have) }.
       *[many] Для цього в області { TEXT($area, kind: "rw-area") } потрібно { $need } загонів, а там { TEXT($have) }.
    }
rw-refusal-no_enemy_hero_there = В області { TEXT($area, kind: "rw-area") } немає ворожого героя.
rw-refusal-not_beside = Область { TEXT($area, kind: "rw-area") } не сусідня з потрібною.
rw-refusal-too_near = Область { TEXT($area, kind: "rw-area") } надто близько.
rw-refusal-no_token_there = В області { TEXT($area, kind: "rw-area") } немає потрібного жетона активації.
rw-refusal-token_there = В області { TEXT($area, kind: "rw-area") } вже лежить жетон активації.
rw-refusal-only_these_units = Цей загін вибрати не можна: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_stand = Вибрати можна лише боєздатний загін, а цей повалено: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_be_routed = Вибрати можна лише повалений загін, а цей боєздатний: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_be_damaged = Цей загін не має шкоди: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-too_little_health = Вибрати можна лише загін зі здоров’ям { TEXT($need) } або більше, а { TEXT($unit, kind: "rw-unit") } має менше.
rw-refusal-too_low_initiative = Вибрати можна лише загін з ініціативою { TEXT($need) } або більше, а { TEXT($unit, kind: "rw-unit") } має меншу.
