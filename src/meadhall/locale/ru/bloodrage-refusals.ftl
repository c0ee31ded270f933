### Blood Rage: почему чего-то нельзя, `refusal-<code>`, и правила, из которых это следует, `rule-<id>`.
### $place, $target, $figure, $card, $other, $stat, $seat: названия; $need, $have, $room, $horns (числа).

## Ярость, карты, фигурки

refusal-not_enough_rage = Это стоит { TEXT("rage", $need, kind: "n", form: "acc") }, а у вас { TEXT($have) }.
refusal-needs_card = Это может делать только клан с улучшением «{ TEXT($card, kind: "card") }».
refusal-not_in_hand = У вас на руке нет карты «{ TEXT($card, kind: "card") }».
refusal-not_a_quest = «{ TEXT($card, kind: "card") }» — не карта задания.
refusal-not_an_upgrade = «{ TEXT($card, kind: "card") }» — не карта улучшения.
refusal-not_your_figure = В вашем клане нет { TEXT($figure, kind: "figure", form: "gen") }: сначала разыграйте соответствующее улучшение монстра.
refusal-no_such_figure = У вас нет { TEXT($figure, kind: "figure", form: "gen") } { TEXT($place, kind: "place", form: "in") }.
refusal-not_enough_figures = Для этого нужно взять { TEXT($figure, $need, kind: "figure", form: "count-acc") }, а здесь у вас { TEXT($have) }.
refusal-too_few_figures = Для этого нужно иметь на поле { TEXT("figures", $need, kind: "n", form: "acc") }, а у вас { TEXT($have) }.

## Места

refusal-not_a_province = Здесь нужна провинция, а { TEXT($place, kind: "place") } — не провинция.
refusal-destroyed = { TEXT($place, kind: "place") } — уничтоженная провинция: там больше ничего не происходит.
refusal-villages_full =
    { $room ->
        [0] Нет свободных селений { TEXT($place, kind: "place", form: "in") }.
        [one] Только { $room } свободное селение { TEXT($place, kind: "place", form: "in") }.
        [few] Только { $room } свободных селения { TEXT($place, kind: "place", form: "in") }.
       *[many] Только { $room } свободных селений { TEXT($place, kind: "place", form: "in") }.
    }
refusal-no_figures_there = У вас { TEXT($place, kind: "place", form: "in") } нет фигурок, которые могли бы это сделать.
refusal-not_adjacent = { TEXT($place, kind: "place") } и { TEXT($target, kind: "place") } — не соседние провинции.
refusal-only_there = Это можно сделать только { TEXT($place, kind: "place", form: "in") }.

## Вторжение

refusal-not_in_reserve = В вашем резерве нет { TEXT($figure, kind: "figure", form: "gen") }.
refusal-not_in_valhalla = Среди ваших фигурок в Вальхалле нет { TEXT($figure, kind: "figure", form: "gen") }.
refusal-horns_full = Ваши рога позволяют держать на поле { TEXT("figures", $horns, kind: "n", form: "acc") }, и столько их там уже стоит.
refusal-no_room_anywhere = Нигде нет места, чтобы вторгнуться { TEXT($figure, kind: "figure", form: "with") }.
refusal-ships_need_a_fjord = Эта фигурка ({ TEXT($figure, kind: "figure") }) может стоять только во фьордах, а не { TEXT($place, kind: "place", form: "in") }.
refusal-fjords_are_for_ships = Только корабли могут стоять { TEXT($place, kind: "place", form: "in") }, а { TEXT($figure, kind: "figure") } — нет.
refusal-fjord_closed = Вторгнуться { TEXT($figure, kind: "figure", form: "with") } { TEXT($place, kind: "place", form: "into") } нельзя: обе его провинции уничтожены.
refusal-no_invading_yggdrasil = Вторгнуться { TEXT($figure, kind: "figure", form: "with") } { TEXT($place, kind: "place", form: "into") } нельзя: идите туда в поход.

## Поход

refusal-no_room_to_march = Идти в поход некуда: нет свободных селений.
refusal-same_province = Эти фигурки уже { TEXT($place, kind: "place", form: "in") }: выберите другую провинцию.
refusal-nobody_marches = Укажите, кто идёт в поход: нужна хотя бы одна фигурка.
refusal-say_how_many = Укажите, сколько воинов идёт в поход.
refusal-ships_never_move = Корабли не покидают своего фьорда, поэтому переместить { TEXT($figure, kind: "figure", form: "acc") } нельзя.
refusal-wrong_order = Добавить { TEXT($figure, kind: "figure", form: "acc") } уже нельзя: указывайте сначала воинов, потом вождя, потом монстров, каждого один раз.

## Улучшения

refusal-no_free_slot = Для карты «{ TEXT($card, kind: "card") }» нет свободной ячейки: выберите карту, которую она заменит.
refusal-not_on_sheet = На планшете вашего клана нет карты «{ TEXT($card, kind: "card") }».
refusal-wrong_slot = Карта «{ TEXT($card, kind: "card") }» не может заменить карту «{ TEXT($other, kind: "card") }»: у них разные ячейки.
refusal-barred_stat = Сейчас нельзя повысить { TEXT($stat, kind: "stat", form: "acc") }: выберите не ту, что на жетоне грабежа.
refusal-stat_at_top = Нельзя повысить { TEXT($stat, kind: "stat", form: "acc") }: она уже на последней ступени.

## Грабёж и битва

refusal-already_pillaged = В эту эпоху { TEXT($place, kind: "place", form: "acc") } уже разграбили.
refusal-not_pillaged_yet = В эту эпоху { TEXT($place, kind: "place", form: "acc") } ещё не разграбили: начните обычный грабёж, ярости это не стоит.
refusal-not_in_battle = Среди ваших фигурок в этой битве нет { TEXT($figure, kind: "figure", form: "gen") }.
refusal-not_a_late_card = Карту «{ TEXT($card, kind: "card") }» нельзя добавить после раскрытия карт.
refusal-not_in_danger = Сейчас этой фигурке ({ TEXT($figure, kind: "figure") }) ничто не угрожает.
refusal-not_from_yggdrasil = Ведьма-вёльва может бежать только из внешней провинции, а не из Иггдрасиля.
refusal-not_at_ragnarok = За этим столом «Защита Фригги» не спасает фигурки от Рагнарёка.
refusal-not_played = Вы не играли в этой битве карту «{ TEXT($card, kind: "card") }» или уже не можете её вернуть.

## Драфт

refusal-not_in_pack = Карты «{ TEXT($card, kind: "card") }» нет среди тех, из которых вы выбираете.

## Текст позиции

refusal-not_at_rest = Позицию можно записать только в начале хода или фазы, а не посреди действия.
refusal-bad_phase = Позиция не может быть в фазе «{ $word }». Возможны: { $phases }.
refusal-unknown_place = Места «{ $word }» нет, или здесь его указать нельзя.
refusal-bad_knowledge = Сведения о картах, которые кланы видели, показали или сбросили, невозможны для { LIST($seat, kind: "clan", form: "gen") }.
refusal-not_discarded_yet = Карту «{ TEXT($card, kind: "card") }» не могли сбросить в ту эпоху.
refusal-place_twice = Провинция «{ $word }» названа дважды.
refusal-bad_doom = Укажите ровно три обречённые провинции, по одной на каждую эпоху.
refusal-bad_token = «{ $word }» — не жетон грабежа. Напишите провинцию и одно из слов: rage, axes, horns, glory5.
refusal-too_many_tokens = Столько жетонов грабежа «{ $word }» нет, или в этой провинции жетон уже есть.
refusal-unknown_card = Карты «{ $word }» нет.
refusal-card_of_a_later_age = Карту «{ TEXT($card, kind: "card") }» ({ $card }) к этой эпохе ещё не раздавали, или она из другой эпохи.
refusal-card_not_in_deck = Карты «{ TEXT($card, kind: "card") }» ({ $card }) нет в колоде для такого малого числа игроков (сейчас их { TEXT($seats) }).
refusal-too_many_cards = Карта «{ TEXT($card, kind: "card") }» ({ $card }) названа здесь больше раз, чем она есть в колодах.
refusal-bad_steps = Напишите ступени ярости, топоров и рогов от 1 до 6 или название одной характеристики и её ступень.
refusal-unknown_figure = Фигурки «{ $word }» нет.
refusal-monster_without_card = У клана есть монстр ({ TEXT($figure, kind: "figure") }), но нет его карты: добавьте её в строку «sheet».
refusal-no_turns_here = В этой фазе нет ходов, поэтому слова «{ $word }» здесь быть не может.
refusal-no_rage = Сейчас не может быть ход { TEXT($seat, kind: "clan", form: "gen") }: у него нет ярости.
refusal-has_passed = Сейчас не может быть ход { TEXT($seat, kind: "clan", form: "gen") }: он спасовал.
refusal-scoring_too_early = Итоговый подсчёт возможен только после третьей эпохи.
refusal-destroyed_count = Сейчас число уничтоженных провинций должно быть { TEXT($need) }, а не { TEXT($have) }.
refusal-doomed_not_destroyed = Рагнарёк уже уничтожил эту провинцию: { TEXT($place, kind: "place") }. Укажите её среди уничтоженных.
refusal-figures_after_ragnarok = Сейчас { TEXT($place, kind: "place", form: "in") } не может быть фигурок: Рагнарёк уничтожил там всё.
refusal-everything_pillaged = Все провинции разграблены, поэтому фаза действий закончилась и ходить некому.
refusal-hand_after_discard = После фазы сброса у клана на руке не больше одной карты, а в третью эпоху — ни одной.
refusal-quests_after_quest_phase = После фазы заданий ни у кого нет принятых заданий: все они сброшены.
refusal-bad_what_if = «{ $word }» может стоять только в первой строке: «{ $word } yes».

## Разделы правил

rule-reference = { TEXT($rule, kind: "rule") }, с. { TEXT($page) }

rule-board = Игровое поле
rule-clan-sheet = Планшет клана
rule-figures = Фигурки
rule-cards = Карты
rule-set-up = Подготовка к игре
rule-gods-gifts = Дары богов
rule-draft = Драфт карт
rule-two-player-draft = Драфт карт для двух игроков
rule-action-phase = Фаза действий
rule-no-rage = Без ярости нет действий
rule-passing = Пас
rule-invade = Вторжение
rule-horns = Рога ограничивают число фигурок
rule-march = Поход
rule-upgrade = Улучшение
rule-troop-upgrade = Улучшения войск
rule-monster-upgrade = Улучшения монстров
rule-quest = Задание
rule-pillage = Грабёж
rule-call-to-battle = Призыв к битве
rule-play-cards = Розыгрыш карт
rule-late-cards = Карты после раскрытия
rule-resolution = Исход битвы
rule-rewards = Награды за грабёж
rule-discard = Фаза сброса
rule-quest-phase = Фаза заданий
rule-ragnarok = Фаза Рагнарёка
rule-valhalla = Фаза Вальхаллы
rule-end-of-age = Конец эпохи
rule-scoring = Конец игры
rule-card = Текст карты
