### Blood Rage: чому чогось не можна, `refusal-<code>`, і правила, з яких це випливає, `rule-<id>`.
### $place, $target, $figure, $card, $other, $stat, $seat: назви; $need, $have, $room, $horns (числа).

## Лють, карти, фігурки

refusal-not_enough_rage = Це коштує { TEXT("rage", $need, kind: "n", form: "acc") }, а у вас { TEXT($have) }.
refusal-needs_card = Це може робити лише клан із поліпшенням «{ TEXT($card, kind: "card") }».
refusal-not_in_hand = У вас на руці немає карти «{ TEXT($card, kind: "card") }».
refusal-not_a_quest = «{ TEXT($card, kind: "card") }» — це не карта наказу богів.
refusal-not_an_upgrade = «{ TEXT($card, kind: "card") }» — це не карта поліпшення.
refusal-not_your_figure = У вашому клані немає { TEXT($figure, kind: "figure", form: "gen") }: спершу зіграйте відповідну карту поліпшення монстра.
refusal-no_such_figure = У вас немає { TEXT($figure, kind: "figure", form: "gen") } { TEXT($place, kind: "place", form: "in") }.
refusal-not_enough_figures = Потрібно взяти { TEXT($figure, $need, kind: "figure", form: "count-acc") }, а тут у вас { TEXT($have) }.
refusal-too_few_figures = Для цього потрібно мати на ігровому полі { TEXT("figures", $need, kind: "n", form: "acc") }, а у вас { TEXT($have) }.

## Місця

refusal-not_a_province = Тут потрібна провінція, а { TEXT($place, kind: "place") } — це не провінція.
refusal-destroyed = { TEXT($place, kind: "place") } — знищена провінція: у ній більше нічого не відбувається.
refusal-villages_full =
    { $room ->
        [0] Немає незайнятих селищ { TEXT($place, kind: "place", form: "in") }.
        [one] Лише { $room } незайняте селище { TEXT($place, kind: "place", form: "in") }.
        [few] Лише { $room } незайняті селища { TEXT($place, kind: "place", form: "in") }.
       *[many] Лише { $room } незайнятих селищ { TEXT($place, kind: "place", form: "in") }.
    }
refusal-no_figures_there = У вас немає фігурок { TEXT($place, kind: "place", form: "in") }, які могли б це зробити.
refusal-not_adjacent = { TEXT($place, kind: "place") } і { TEXT($target, kind: "place") } — не сусідні провінції.
refusal-only_there = Це можна зробити лише { TEXT($place, kind: "place", form: "in") }.

## Набіг

refusal-not_in_reserve = У вашому резерві немає { TEXT($figure, kind: "figure", form: "gen") }.
refusal-not_in_valhalla = Серед ваших фігурок у Вальгаллі немає { TEXT($figure, kind: "figure", form: "gen") }.
refusal-horns_full = Ваші шоломи дозволяють мати на ігровому полі { TEXT("figures", $horns, kind: "n", form: "acc") }, і всі вони вже там.
refusal-no_room_anywhere = Ніде немає місця, щоб здійснити набіг { TEXT($figure, kind: "figure", form: "with") }.
refusal-ships_need_a_fjord = Цю фігурку ({ TEXT($figure, kind: "figure") }) розміщують лише у фіордах, а не { TEXT($place, kind: "place", form: "in") }.
refusal-fjords_are_for_ships = Лише дракари можуть стояти { TEXT($place, kind: "place", form: "in") }, а { TEXT($figure, kind: "figure") } — ні.
refusal-fjord_closed = Набіг { TEXT($figure, kind: "figure", form: "with") } { TEXT($place, kind: "place", form: "into") } неможливий: обидві його провінції знищено.
refusal-no_invading_yggdrasil = Набіг { TEXT($figure, kind: "figure", form: "with") } { TEXT($place, kind: "place", form: "into") } неможливий: туди вирушають у похід.

## Похід

refusal-no_room_to_march = Немає незайнятих селищ, куди можна було б вирушити в похід.
refusal-same_province = Ці фігурки вже { TEXT($place, kind: "place", form: "in") }: виберіть іншу провінцію.
refusal-nobody_marches = Укажіть, хто вирушає в похід: потрібна принаймні одна фігурка.
refusal-say_how_many = Укажіть, скільки воїнів вирушає в похід.
refusal-ships_never_move = Дракари не покидають свого фіорду, тож перемістити { TEXT($figure, kind: "figure", form: "acc") } не можна.
refusal-wrong_order = Уже не можна додати { TEXT($figure, kind: "figure", form: "acc") }: спершу вказуйте воїнів, потім ярла, потім монстрів, кожного один раз.

## Поліпшення

refusal-no_free_slot = Для карти «{ TEXT($card, kind: "card") }» немає вільної комірки: виберіть карту, яку вона замінить.
refusal-not_on_sheet = На вашому планшеті клану немає карти «{ TEXT($card, kind: "card") }».
refusal-wrong_slot = Карта «{ TEXT($card, kind: "card") }» не може замінити карту «{ TEXT($other, kind: "card") }»: у них різні комірки.
refusal-barred_stat = Зараз не можна збільшити { TEXT($stat, kind: "stat", form: "acc") }: виберіть не ту характеристику, що на жетоні грабежу.
refusal-stat_at_top = Не можна збільшити { TEXT($stat, kind: "stat", form: "acc") }: вона вже на останній поділці.

## Грабіж і битва

refusal-already_pillaged = У цій епосі { TEXT($place, kind: "place", form: "acc") } вже пограбовано.
refusal-not_pillaged_yet = У цій епосі { TEXT($place, kind: "place", form: "acc") } ще не пограбовано: почніть звичайний грабіж, не витрачаючи люті.
refusal-not_in_battle = Серед ваших фігурок у цій битві немає { TEXT($figure, kind: "figure", form: "gen") }.
refusal-not_a_late_card = Карту «{ TEXT($card, kind: "card") }» не можна додати після розкриття карт.
refusal-not_in_danger = Зараз ніщо не загрожує вашій фігурці ({ TEXT($figure, kind: "figure") }).
refusal-not_from_yggdrasil = Відьма-вельва може врятуватися лише із зовнішньої провінції, а не з Іґґдрасіля.
refusal-not_at_ragnarok = За цим столом «Захист Фріґґи» не рятує фігурок від Рагнароку.
refusal-not_played = Ви не грали в цій битві карти «{ TEXT($card, kind: "card") }» або вже не можете її повернути.

## Відбір карт

refusal-not_in_pack = Карти «{ TEXT($card, kind: "card") }» немає серед тих, з яких ви вибираєте.

## Текст позиції

refusal-not_at_rest = Позицію можна записати лише на початку ходу чи фази, а не посеред дії.
refusal-bad_phase = Позиція не може бути у фазі «{ $word }». Можливі: { $phases }.
refusal-unknown_place = Місця «{ $word }» немає, або його не можна тут указати.
refusal-bad_knowledge = Відомості про карти, які клани бачили, показали чи скинули, неможливі для { LIST($seat, kind: "clan", form: "gen") }.
refusal-not_discarded_yet = Карту «{ TEXT($card, kind: "card") }» не могли скинути в ту епоху.
refusal-place_twice = Провінцію «{ $word }» названо двічі.
refusal-bad_doom = Укажіть рівно три приречені провінції, по одній на кожну епоху.
refusal-bad_token = «{ $word }» — не жетон грабежу. Напишіть провінцію й одне зі слів: rage, axes, horns, glory5.
refusal-too_many_tokens = Стільки жетонів грабежу «{ $word }» немає, або в цій провінції жетон уже є.
refusal-unknown_card = Карти «{ $word }» немає.
refusal-card_of_a_later_age = Карту «{ TEXT($card, kind: "card") }» ({ $card }) до цієї епохи ще не роздавали, або вона з іншої епохи.
refusal-card_not_in_deck = Карти «{ TEXT($card, kind: "card") }» ({ $card }) немає в колоді для такої малої кількості гравців (зараз їх { TEXT($seats) }).
refusal-too_many_cards = Карту «{ TEXT($card, kind: "card") }» ({ $card }) тут названо більше разів, ніж її є в колодах.
refusal-bad_steps = Напишіть поділки люті, сокир і шоломів від 1 до 6 або назву однієї характеристики та її поділку.
refusal-unknown_figure = Фігурки «{ $word }» немає.
refusal-monster_without_card = Клан має монстра ({ TEXT($figure, kind: "figure") }), але не має його карти: додайте її в рядок «sheet».
refusal-no_turns_here = У цій фазі немає ходів, тож слова «{ $word }» тут бути не може.
refusal-no_rage = Зараз не може бути хід { TEXT($seat, kind: "clan", form: "gen") }: у нього немає люті.
refusal-has_passed = Зараз не може бути хід { TEXT($seat, kind: "clan", form: "gen") }: він спасував.
refusal-scoring_too_early = Підсумковий підрахунок можливий лише після третьої епохи.
refusal-destroyed_count = Зараз кількість знищених провінцій має бути { TEXT($need) }, а не { TEXT($have) }.
refusal-doomed_not_destroyed = Рагнарок уже знищив цю провінцію: { TEXT($place, kind: "place") }. Укажіть її серед знищених.
refusal-figures_after_ragnarok = Зараз { TEXT($place, kind: "place", form: "in") } не може бути фігурок: Рагнарок знищив там усе.
refusal-everything_pillaged = Усі провінції пограбовано, тож фаза дій закінчилася й ходити нікому.
refusal-hand_after_discard = Після фази скидання клан має на руці щонайбільше одну карту, а в третій епосі — жодної.
refusal-quests_after_quest_phase = Після фази наказів богів ні в кого немає викладених наказів: усі їх скинуто.
refusal-bad_what_if = «{ $word }» може стояти лише в першому рядку: «{ $word } yes».

## Розділи правил гри

rule-reference = { TEXT($rule, kind: "rule") }, с. { TEXT($page) }

rule-board = Ігрове поле
rule-clan-sheet = Планшет клану
rule-figures = Фігурки
rule-cards = Карти
rule-set-up = Підготовка до гри
rule-gods-gifts = Дари богів
rule-draft = Відбір карт
rule-two-player-draft = Відбір карт для двох гравців
rule-action-phase = Фаза дій
rule-no-rage = Без люті немає дій
rule-passing = Пас
rule-invade = Набіг
rule-horns = Шоломи обмежують кількість фігурок
rule-march = Похід
rule-upgrade = Поліпшення
rule-troop-upgrade = Поліпшення військ
rule-monster-upgrade = Поліпшення монстрів
rule-quest = Накази богів
rule-pillage = Грабіж
rule-call-to-battle = Заклик до битви
rule-play-cards = Розігрування карт
rule-late-cards = Карти після розкриття
rule-resolution = Кінець битви
rule-rewards = Нагороди за грабіж
rule-discard = Фаза скидання
rule-quest-phase = Фаза наказів богів
rule-ragnarok = Фаза Рагнароку
rule-valhalla = Фаза Вальгалли
rule-end-of-age = Кінець епохи
rule-scoring = Кінець гри
rule-card = Текст карти
