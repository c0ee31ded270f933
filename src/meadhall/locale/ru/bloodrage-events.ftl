### Blood Rage: журнал. `event-<kind>` — одна строка; `event-<kind>-hidden` — то же для тех, кому нельзя
### знать всего. $seat, $other: кланы; $figure, $card, $place, $target, $stat, $token, $phase, $source,
### $cause: названия; $seats: названия через пробел; $n, $more (числа).

## Эпохи и фазы

event-age_begins = Начинается { TEXT($n, kind: "age") }.
event-phase_begins = Начинается { TEXT($phase, kind: "phase", form: "name") }.
event-first_player = Первый игрок теперь — { TEXT($seat, kind: "clan") }.
event-game_ends = Игра окончена.

## Дары богов, сброс

event-cards_dealt =
    { $n ->
        [one] Каждому роздано по { $n } карте.
        [few] Каждому роздано по { $n } карты.
       *[many] Каждому роздано по { $n } карт.
    }
event-card_kept = { TEXT($seat, kind: "clan") } оставляет себе карту «{ TEXT($card, kind: "card") }».
event-card_kept-hidden = { TEXT($seat, kind: "clan") } оставляет себе карту.
event-packs_passed = Карты передаются влево (передача { TEXT($n) }).
event-hand_discarded = { TEXT($seat, kind: "clan") } оставляет на следующую эпоху карту «{ TEXT($card, kind: "card") }» и сбрасывает { n-cards.acc }.
event-hand_discarded-hidden = { TEXT($seat, kind: "clan") } сбрасывает { n-cards.acc }.

## Действия

event-turn_begins = Начинается ход { TEXT($seat, kind: "clan", form: "gen") }.
event-passed = { TEXT($seat, kind: "clan") } пасует.
event-rage_paid = { TEXT($seat, kind: "clan") } тратит { n-rage.acc }.
event-rage_gained = { TEXT($seat, kind: "clan") } получает { n-rage.acc }.
event-invaded =
    { $place ->
        [valhalla] { TEXT($seat, kind: "clan") } вторгается { TEXT($figure, kind: "figure", form: "with") } { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "into") }.
       *[other] { TEXT($seat, kind: "clan") } вторгается { TEXT($figure, kind: "figure", form: "with") } { TEXT($target, kind: "place", form: "into") }.
    }
event-marched =
    { $n ->
        [1] { TEXT($seat, kind: "clan") } идёт в поход { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "into") }: { TEXT($figure, kind: "figure") }.
       *[other] { TEXT($seat, kind: "clan") } идёт в поход { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "into") }: { TEXT($figure, $n, kind: "figure", form: "count") }.
    }
event-upgraded = { TEXT($seat, kind: "clan") } разыгрывает улучшение «{ TEXT($card, kind: "card") }».
event-card_replaced = { TEXT($seat, kind: "clan") } сбрасывает улучшение «{ TEXT($card, kind: "card") }».
event-monster_boxed = { TEXT($seat, kind: "clan") } возвращает { TEXT($figure, kind: "figure", form: "acc") } в коробку.
event-quest_taken = { TEXT($seat, kind: "clan") } принимает задание «{ TEXT($card, kind: "card") }».
event-quest_taken-hidden = { TEXT($seat, kind: "clan") } тайно принимает задание.
event-sacrificed = { TEXT($seat, kind: "clan") } приносит в жертву две фигурки («Жертва Фригги»).

## Грабёж и битва

event-pillage_begins = { TEXT($seat, kind: "clan") } решает разграбить { TEXT($place, kind: "place", form: "acc") }.
event-joined = { TEXT($seat, kind: "clan") } перемещает { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "from") } и вступает в битву { TEXT($target, kind: "place", form: "in") }.
event-battle_begins = Битва { TEXT($place, kind: "place", form: "in") }: { LIST($seats, kind: "clan") }.
event-card_revealed = { TEXT($seat, kind: "clan") } раскрывает карту «{ TEXT($card, kind: "card") }».
event-quest_treated = { TEXT($seat, kind: "clan") } считает задание картой битвы с бонусом { TEXT($n) }.
event-text_cancelled = «Первенство Тора» отменяет свойство карты «{ TEXT($card, kind: "card") }» ({ TEXT($seat, kind: "clan") }).
event-watch_discards = «Стража Хеймдалля» сбрасывает все раскрытые карты; сумма их бонусов — { TEXT($n) } ({ TEXT($seat, kind: "clan") }).
event-figure_spared = { TEXT($seat, kind: "clan") } сохраняет { TEXT($figure, kind: "figure", form: "acc") } («Волна Одина»).
event-card_added = { TEXT($seat, kind: "clan") } добавляет карту «{ TEXT($card, kind: "card") }».
event-strength_counted = { TEXT($seat, kind: "clan") }: сила фигурок — { TEXT($n) }, карт — { TEXT($more) }.
event-battle_won = { TEXT($seat, kind: "clan") } выигрывает битву { TEXT($place, kind: "place", form: "in") }.
event-battle_tied = Битва { TEXT($place, kind: "place", form: "in") } заканчивается вничью: проигрывают все.
event-card_taken = { TEXT($seat, kind: "clan") } забирает карту «{ TEXT($card, kind: "card") }» у { TEXT($other, kind: "clan", form: "gen") } («Яд Локи»).
event-card_returned = { TEXT($seat, kind: "clan") } возвращает на руку карту «{ TEXT($card, kind: "card") }».
event-card_discarded = { TEXT($seat, kind: "clan") } сбрасывает карту «{ TEXT($card, kind: "card") }».
event-destroyed =
    { $n ->
        [1] { TEXT($seat, kind: "clan") } теряет { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") } ({ TEXT($cause, kind: "cause") }).
       *[other] { TEXT($seat, kind: "clan") } теряет { TEXT($figure, $n, kind: "figure", form: "count-acc") } { TEXT($place, kind: "place", form: "in") } ({ TEXT($cause, kind: "cause") }).
    }
event-protected = { TEXT($seat, kind: "clan") } спасает { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") } («Защита Фригги»).
event-witch_retreated = Ведьма-вёльва { TEXT($seat, kind: "clan", form: "gen") } бежит { TEXT($place, kind: "place", form: "from") } в Иггдрасиль.
event-province_pillaged = { TEXT($seat, kind: "clan") } грабит { TEXT($place, kind: "place", form: "acc") }: { TEXT($token, kind: "token") }.
event-pillage_failed = { TEXT($seat, kind: "clan") }: разграбить { TEXT($place, kind: "place", form: "acc") } не удалось.
event-leader_moved = Вождь { TEXT($seat, kind: "clan", form: "gen") } переходит { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "into") }.

## Слава и характеристики

event-glory_gained =
    { $source ->
        [lost] { TEXT($seat, kind: "clan") }: { n-glory } { TEXT($source, kind: "source", form: "for") }.
       *[other] { TEXT($seat, kind: "clan") }: +{ n-glory } { TEXT($source, kind: "source", form: "for") }.
    }
event-stat_raised = { TEXT($seat, kind: "clan") } повышает { TEXT($stat, kind: "stat", form: "acc") }.

## Задания, Рагнарёк, Вальхалла

event-quest_judged =
    { $n ->
        [0] { TEXT($seat, kind: "clan") } не выполняет задание «{ TEXT($card, kind: "card") }».
       *[other] { TEXT($seat, kind: "clan") } выполняет задание «{ TEXT($card, kind: "card") }» и получает { n-glory.acc }.
    }
event-province_destroyed = Рагнарёк уничтожает { TEXT($place, kind: "place", form: "acc") }.
event-province_doomed = Следующая обречённая провинция: { TEXT($place, kind: "place") }.
event-released = { TEXT($seat, kind: "clan") } возвращает из Вальхаллы { n-figures.acc }.

## Откуда слава: заголовок и `.for` в предложении

source-battle = Выигранные битвы
    .for = за победу в битве
source-pillage = Награды за грабёж
    .for = в награду за грабёж
source-quest = Задания
    .for = за задания
source-ragnarok = Рагнарёк
    .for = за фигурки, уничтоженные Рагнарёком
source-valhalla = Возвращение из Вальхаллы
    .for = за возвращение фигурок из Вальхаллы
source-ship = Уничтоженные корабли
    .for = за уничтоженный корабль
source-battle-card = Карты битвы
    .for = благодаря карте битвы
source-stolen = Украдено у других
    .for = благодаря карте «Подлый удар Локи»
source-lost = Украдено другими
    .for = из-за карты «Подлый удар Локи»
source-valkyrie = Валькирия
    .for = благодаря валькирии
source-thors-glory = Слава Тора
    .for = благодаря карте «Слава Тора»
source-conquest = Завоевание Тора
    .for = благодаря карте «Завоевание Тора»
source-legend = Легендарные характеристики
    .for = за легендарную характеристику

## Почему фигурки уничтожены

cause-battle = в битве
cause-card = из-за карты
cause-monster = из-за монстра
cause-sacrifice = в качестве жертвы
cause-ragnarok = из-за Рагнарёка
