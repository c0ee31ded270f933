### Blood Rage: защо нещо не е позволено, `refusal-<code>`, и правилата, от които следва, `rule-<id>`.
### $place, $target, $figure, $card, $other, $stat, $seat: имена; $need, $have, $room, $horns (числа).

## Ярост, карти, фигури

refusal-not_enough_rage = Това струва { TEXT("rage", $need, kind: "n", form: "acc") }, а имате { TEXT($have) }.
refusal-needs_card = Само клан с подобрението „{ TEXT($card, kind: "card") }“ може да прави това.
refusal-not_in_hand = „{ TEXT($card, kind: "card") }“ не е в ръката ви.
refusal-not_a_quest = „{ TEXT($card, kind: "card") }“ не е карта Поръчение.
refusal-not_an_upgrade = „{ TEXT($card, kind: "card") }“ не е карта Подобрение.
refusal-not_your_figure = Кланът ви няма { TEXT($figure, kind: "figure") }: първо изиграйте картата с това митично създание.
refusal-no_such_figure = Нямате { TEXT($figure, kind: "figure") } { TEXT($place, kind: "place", form: "in") }.
refusal-not_enough_figures = Това изисква { TEXT($figure, $need, kind: "figure", form: "count-acc") }, а тук имате { TEXT($have) }.
refusal-too_few_figures = Това изисква { TEXT("figures", $need, kind: "n", form: "acc") } на игралното поле, а имате { TEXT($have) }.

## Места

refusal-not_a_province = Тук е нужна провинция, а това не е провинция: { TEXT($place, kind: "place") }.
refusal-destroyed = Провинцията { TEXT($place, kind: "place") } е унищожена: в нея повече нищо не се случва.
refusal-villages_full =
    { $room ->
        [0] Няма свободно селище { TEXT($place, kind: "place", form: "in") }.
        [one] Има само { $room } свободно селище { TEXT($place, kind: "place", form: "in") }.
       *[other] Има само { $room } свободни селища { TEXT($place, kind: "place", form: "in") }.
    }
refusal-no_figures_there = Нямате фигури { TEXT($place, kind: "place", form: "in") }, с които да направите това.
refusal-not_adjacent = { TEXT($place, kind: "place") } и { TEXT($target, kind: "place") } не са съседни.
refusal-only_there = Това е възможно само { TEXT($place, kind: "place", form: "in") }.

## Нахлуване

refusal-not_in_reserve = В резерва ви няма { TEXT($figure, kind: "figure") }.
refusal-not_in_valhalla = Нямате { TEXT($figure, kind: "figure") } във Валхала.
refusal-horns_full = Роговете ви позволяват { TEXT("figures", $horns, kind: "n", form: "acc") } на игралното поле и всички вече са там.
refusal-no_room_anywhere = Никъде няма място за нахлуване { TEXT($figure, kind: "figure", form: "with") }.
refusal-ships_need_a_fjord = Тази фигура ({ TEXT($figure, kind: "figure") }) може да бъде само във фиорд, а не { TEXT($place, kind: "place", form: "in") }.
refusal-fjords_are_for_ships = Само кораби може да бъдат { TEXT($place, kind: "place", form: "in") }, а тази фигура не е кораб: { TEXT($figure, kind: "figure") }.
refusal-fjord_closed = Не може да нахлуете { TEXT($place, kind: "place", form: "into") } { TEXT($figure, kind: "figure", form: "with") }: и двете му провинции са унищожени.
refusal-no_invading_yggdrasil = Не може да нахлуете { TEXT($place, kind: "place", form: "into") } { TEXT($figure, kind: "figure", form: "with") }: там се отива с настъпление.

## Настъпление

refusal-no_room_to_march = Няма свободно селище, към което да настъпите.
refusal-same_province = Фигурите вече са { TEXT($place, kind: "place", form: "in") }: изберете друга провинция.
refusal-nobody_marches = Посочете кой настъпва: нужна е поне една фигура.
refusal-say_how_many = Посочете колко воини настъпват.
refusal-ships_never_move = Корабите не напускат фиорда си, затова не може да преместите { TEXT($figure, kind: "figure", form: "acc") }.
refusal-wrong_order = Вече не може да добавите { TEXT($figure, kind: "figure", form: "acc") }: първо посочете воините, после водача, после митичните създания, всяка фигура по веднъж.

## Подобрения

refusal-no_free_slot = Няма свободно място за „{ TEXT($card, kind: "card") }“: изберете коя карта да замени.
refusal-not_on_sheet = „{ TEXT($card, kind: "card") }“ не е на таблото на клана ви.
refusal-wrong_slot = „{ TEXT($card, kind: "card") }“ не може да замени „{ TEXT($other, kind: "card") }“: местата им са различни.
refusal-barred_stat = Сега не може да повишите { TEXT($stat, kind: "stat", form: "acc") }: изберете друг показател, не този от чипа с плячка.
refusal-stat_at_top = Не може да повишите { TEXT($stat, kind: "stat", form: "acc") }: вече е на последната стъпка.

## Плячкосване и битка

refusal-already_pillaged = Провинцията { TEXT($place, kind: "place") } вече е плячкосана през тази епоха.
refusal-not_pillaged_yet = Провинцията { TEXT($place, kind: "place") } още не е плячкосана през тази епоха: плячкосайте я по обичайния начин, без да плащате ярост.
refusal-not_in_battle = Нямате { TEXT($figure, kind: "figure") } в тази битка.
refusal-not_a_late_card = „{ TEXT($card, kind: "card") }“ не може да се добави след разкриването на картите.
refusal-not_in_danger = Сега нищо не заплашва тази фигура: { TEXT($figure, kind: "figure") }.
refusal-not_from_yggdrasil = Вещицата вьолва може да избяга само от външна провинция, а не от Игдрасил.
refusal-not_at_ragnarok = На тази маса „Закрилата на Фриг“ не спасява фигури от Рагнарок.
refusal-not_played = Не сте изиграли картата „{ TEXT($card, kind: "card") }“ в тази битка или вече не може да я върнете.

## Драфт

refusal-not_in_pack = „{ TEXT($card, kind: "card") }“ не е сред картите, от които избирате.

## Текст на позиция

refusal-not_at_rest = Позиция може да се запише само в началото на ход или фаза, а не по средата на действие.
refusal-bad_phase = Позицията не може да е във фаза „{ $word }“. Възможни са: { $phases }.
refusal-unknown_place = Няма място „{ $word }“ или то не може да се посочи тук.
refusal-bad_knowledge = Сведенията за видени, показани или изчистени карти са невъзможни за { LIST($seat, kind: "clan", form: "acc") }.
refusal-not_discarded_yet = Картата „{ TEXT($card, kind: "card") }“ не може да е изчистена през онази епоха.
refusal-place_twice = Провинцията „{ $word }“ е посочена два пъти.
refusal-bad_doom = Посочете точно три обречени провинции, по една за всяка епоха.
refusal-bad_token = „{ $word }“ не е чип с плячка. Напишете провинция и една от думите: rage, axes, horns, glory5.
refusal-too_many_tokens = Няма толкова чипове с плячка „{ $word }“ или провинцията вече има чип.
refusal-unknown_card = Няма карта „{ $word }“.
refusal-card_of_a_later_age = Картата „{ TEXT($card, kind: "card") }“ ({ $card }) още не е раздадена до тази епоха или е от друга.
refusal-card_not_in_deck = Картата „{ TEXT($card, kind: "card") }“ ({ $card }) не е в тестето за толкова малко играчи (сега: { TEXT($seats) }).
refusal-too_many_cards = Картата „{ TEXT($card, kind: "card") }“ ({ $card }) се среща тук повече пъти, отколкото я има в тестетата.
refusal-bad_steps = Напишете стъпките на яростта, брадвите и роговете от 1 до 6 или името на един показател и стъпката му.
refusal-unknown_figure = Няма фигура „{ $word }“.
refusal-monster_without_card = Кланът има митично създание ({ TEXT($figure, kind: "figure") }), но не и картата му: добавете я в реда „sheet“.
refusal-no_turns_here = В тази фаза няма ходове, затова „{ $word }“ не може да е на ход.
refusal-no_rage = { TEXT($seat, kind: "clan", form: "name") } не може да е на ход: няма ярост.
refusal-has_passed = { TEXT($seat, kind: "clan", form: "name") } не може да е на ход: вече е пасувал.
refusal-scoring_too_early = Крайното точкуване е едва след третата епоха.
refusal-destroyed_count = В този момент от играта броят на унищожените провинции е { TEXT($need) }, а не { TEXT($have) }.
refusal-doomed_not_destroyed = Рагнарок вече е унищожил тази провинция: { TEXT($place, kind: "place") }. Посочете я сред унищожените.
refusal-figures_after_ragnarok = Сега { TEXT($place, kind: "place", form: "in") } не може да има фигури: Рагнарок е унищожил всичко там.
refusal-everything_pillaged = Всички провинции са плячкосани, затова фаза Действия е приключила и никой не е на ход.
refusal-hand_after_discard = След фаза Изчистване кланът има в ръка най-много една карта, а през третата епоха – нито една.
refusal-quests_after_quest_phase = След фаза Поръчения никой няма приети поръчения: всички са изчистени.
refusal-bad_what_if = „{ $word }“ може да стои само на първия ред: „{ $word } yes“.

## Разделите на правилата

rule-reference = { TEXT($rule, kind: "rule") }, стр. { TEXT($page) }

rule-board = Игрално поле
rule-clan-sheet = Табло на клана
rule-figures = Фигури
rule-cards = Карти
rule-set-up = Подготовка за игра
rule-gods-gifts = Фаза Дарове от Боговете
rule-draft = Драфт
rule-two-player-draft = Драфт при игра с двама
rule-action-phase = Фаза Действия
rule-no-rage = Без ярост няма действия
rule-passing = Пасуване
rule-invade = Нахлуване
rule-horns = Роговете ограничават фигурите
rule-march = Настъпление
rule-upgrade = Подобрения
rule-troop-upgrade = Подобрения на единиците
rule-monster-upgrade = Митични създания
rule-quest = Поръчения
rule-pillage = Плячкосване
rule-call-to-battle = Зов за битка
rule-play-cards = Изиграване на карти
rule-late-cards = Карти след разкриването
rule-resolution = Изход от битката
rule-rewards = Награди
rule-discard = Фаза Изчистване
rule-quest-phase = Фаза Поръчения
rule-ragnarok = Фаза Рагнарок
rule-valhalla = Фаза Валхала
rule-end-of-age = Край на епохата
rule-scoring = Край на играта
rule-card = Текстът на картата
