### Blood Rage: журнал. `event-<kind>` — один рядок; `event-<kind>-hidden` — те саме для тих, кому не можна
### знати всього. $seat, $other: клани; $figure, $card, $place, $target, $stat, $token, $phase, $source,
### $cause: назви; $seats: назви через пропуск; $n, $more (числа).

## Епохи й фази

event-age_begins = Починається { TEXT($n, kind: "age") }.
event-phase_begins = Починається { TEXT($phase, kind: "phase", form: "name") }.
event-first_player = Перший гравець тепер — { TEXT($seat, kind: "clan") }.
event-game_ends = Гру завершено.

## Дари богів, скидання

event-cards_dealt =
    { $n ->
        [one] Кожному роздано по { $n } карті.
        [few] Кожному роздано по { $n } карти.
       *[many] Кожному роздано по { $n } карт.
    }
event-card_kept = { TEXT($seat, kind: "clan") } залишає собі карту «{ TEXT($card, kind: "card") }».
event-card_kept-hidden = { TEXT($seat, kind: "clan") } залишає собі карту.
event-packs_passed = Карти передають ліворуч (передача { TEXT($n) }).
event-hand_discarded = { TEXT($seat, kind: "clan") } залишає на наступну епоху карту «{ TEXT($card, kind: "card") }» і скидає { n-cards.acc }.
event-hand_discarded-hidden = { TEXT($seat, kind: "clan") } скидає { n-cards.acc }.

## Дії

event-turn_begins = Починається хід { TEXT($seat, kind: "clan", form: "gen") }.
event-passed = { TEXT($seat, kind: "clan") } пасує.
event-rage_paid = { TEXT($seat, kind: "clan") } витрачає { n-rage.acc }.
event-rage_gained = { TEXT($seat, kind: "clan") } здобуває { n-rage.acc }.
event-invaded =
    { $place ->
        [valhalla] { TEXT($seat, kind: "clan") } здійснює набіг { TEXT($figure, kind: "figure", form: "with") } { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "into") }.
       *[other] { TEXT($seat, kind: "clan") } здійснює набіг { TEXT($figure, kind: "figure", form: "with") } { TEXT($target, kind: "place", form: "into") }.
    }
event-marched =
    { $n ->
        [1] { TEXT($seat, kind: "clan") } вирушає в похід { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") }: { TEXT($figure, kind: "figure") }.
       *[other] { TEXT($seat, kind: "clan") } вирушає в похід { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") }: { TEXT($figure, $n, kind: "figure", form: "count") }.
    }
event-upgraded = { TEXT($seat, kind: "clan") } викладає поліпшення «{ TEXT($card, kind: "card") }».
event-card_replaced = { TEXT($seat, kind: "clan") } скидає поліпшення «{ TEXT($card, kind: "card") }».
event-monster_boxed = { TEXT($seat, kind: "clan") } повертає { TEXT($figure, kind: "figure", form: "acc") } в коробку.
event-quest_taken = { TEXT($seat, kind: "clan") } викладає наказ богів «{ TEXT($card, kind: "card") }».
event-quest_taken-hidden = { TEXT($seat, kind: "clan") } викладає долілиць наказ богів.
event-sacrificed = { TEXT($seat, kind: "clan") } приносить у жертву дві фігурки («Жертва Фріґґи»).

## Грабіж і битва

event-pillage_begins = { TEXT($seat, kind: "clan") } вирішує пограбувати { TEXT($place, kind: "place", form: "acc") }.
event-joined = { TEXT($seat, kind: "clan") } переміщує { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "from") } і приєднується до битви { TEXT($target, kind: "place", form: "in") }.
event-battle_begins = Битва { TEXT($place, kind: "place", form: "in") }: { LIST($seats, kind: "clan") }.
event-card_revealed = { TEXT($seat, kind: "clan") } розкриває карту «{ TEXT($card, kind: "card") }».
event-quest_treated = { TEXT($seat, kind: "clan") } вважає наказ богів картою битви з додатковою силою { TEXT($n) }.
event-text_cancelled = «Першість Тора» скасовує властивість карти «{ TEXT($card, kind: "card") }» ({ TEXT($seat, kind: "clan") }).
event-watch_discards = «Варта Геймдалля» скидає всі розкриті карти; їхня спільна додаткова сила — { TEXT($n) } ({ TEXT($seat, kind: "clan") }).
event-figure_spared = { TEXT($seat, kind: "clan") } зберігає { TEXT($figure, kind: "figure", form: "acc") } («Хвиля Одіна»).
event-card_added = { TEXT($seat, kind: "clan") } додає карту «{ TEXT($card, kind: "card") }».
event-strength_counted = { TEXT($seat, kind: "clan") }: сила фігурок — { TEXT($n) }, карт — { TEXT($more) }.
event-battle_won = { TEXT($seat, kind: "clan") } виграє битву { TEXT($place, kind: "place", form: "in") }.
event-battle_tied = Битва { TEXT($place, kind: "place", form: "in") } завершується нічиєю: програють усі.
event-card_taken = { TEXT($seat, kind: "clan") } забирає карту «{ TEXT($card, kind: "card") }» у { TEXT($other, kind: "clan", form: "gen") } («Отрута Локі»).
event-card_returned = { TEXT($seat, kind: "clan") } повертає на руку карту «{ TEXT($card, kind: "card") }».
event-card_discarded = { TEXT($seat, kind: "clan") } скидає карту «{ TEXT($card, kind: "card") }».
event-destroyed =
    { $n ->
        [1] { TEXT($seat, kind: "clan") } втрачає { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") } ({ TEXT($cause, kind: "cause") }).
       *[other] { TEXT($seat, kind: "clan") } втрачає { TEXT($figure, $n, kind: "figure", form: "count-acc") } { TEXT($place, kind: "place", form: "in") } ({ TEXT($cause, kind: "cause") }).
    }
event-protected = { TEXT($seat, kind: "clan") } рятує { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") } («Захист Фріґґи»).
event-witch_retreated = Відьма-вельва { TEXT($seat, kind: "clan", form: "gen") } тікає { TEXT($place, kind: "place", form: "from") } в Іґґдрасіль.
event-province_pillaged = { TEXT($seat, kind: "clan") } грабує { TEXT($place, kind: "place", form: "acc") }: { TEXT($token, kind: "token") }.
event-pillage_failed = { TEXT($seat, kind: "clan") }: грабіж { TEXT($place, kind: "place", form: "gen") } не вдався.
event-leader_moved = Ярл { TEXT($seat, kind: "clan", form: "gen") } переходить { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") }.

## Слава й характеристики

event-glory_gained =
    { $source ->
        [lost] { TEXT($seat, kind: "clan") }: { n-glory } { TEXT($source, kind: "source", form: "for") }.
       *[other] { TEXT($seat, kind: "clan") }: +{ n-glory } { TEXT($source, kind: "source", form: "for") }.
    }
event-stat_raised = { TEXT($seat, kind: "clan") } збільшує { TEXT($stat, kind: "stat", form: "acc") }.

## Накази богів, Рагнарок, Вальгалла

event-quest_judged =
    { $n ->
        [0] { TEXT($seat, kind: "clan") } не виконує наказу богів «{ TEXT($card, kind: "card") }».
       *[other] { TEXT($seat, kind: "clan") } виконує наказ богів «{ TEXT($card, kind: "card") }» і здобуває { n-glory.acc }.
    }
event-province_destroyed = Рагнарок знищує { TEXT($place, kind: "place", form: "acc") }.
event-province_doomed = Наступна приречена провінція: { TEXT($place, kind: "place") }.
event-released = { TEXT($seat, kind: "clan") } повертає з Вальгалли { n-figures.acc }.

## Звідки слава: заголовок і `.for` у реченні

source-battle = Виграні битви
    .for = за перемогу в битві
source-pillage = Нагороди за грабіж
    .for = як нагорода за грабіж
source-quest = Накази богів
    .for = за накази богів
source-ragnarok = Рагнарок
    .for = за фігурки, знищені Рагнароком
source-valhalla = Повернення з Вальгалли
    .for = за фігурки, що повертаються з Вальгалли
source-ship = Знищені дракари
    .for = за знищений дракар
source-battle-card = Карти битви
    .for = завдяки карті битви
source-stolen = Забране в інших
    .for = завдяки карті «Підступний удар Локі»
source-lost = Забране іншими
    .for = через карту «Підступний удар Локі»
source-valkyrie = Валькірія
    .for = завдяки валькірії
source-thors-glory = Слава Тора
    .for = завдяки карті «Слава Тора»
source-conquest = Завоювання Тора
    .for = завдяки карті «Завоювання Тора»
source-legend = Легендарні характеристики
    .for = за легендарну характеристику

## Чому фігурки знищено

cause-battle = у битві
cause-card = через карту
cause-monster = через монстра
cause-sacrifice = як жертву
cause-ragnarok = через Рагнарок
