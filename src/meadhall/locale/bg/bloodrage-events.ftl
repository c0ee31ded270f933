### Blood Rage: дневникът. `event-<kind>` е един ред; `event-<kind>-hidden` е същото за тези, които не бива
### да знаят всичко. $seat, $other: кланове; $figure, $card, $place, $target, $stat, $token, $phase, $source,
### $cause: имена; $seats: имена, разделени с интервал; $n, $more (числа).

## Епохи и фази

event-age_begins = Започва { TEXT($n, kind: "age") }.
event-phase_begins = Започва { TEXT($phase, kind: "phase", form: "name") }.
event-first_player = Стартов играч вече е { TEXT($seat, kind: "clan", form: "name") }.
event-game_ends = Играта приключи.

## Дарове от Боговете, Изчистване

event-cards_dealt = Всеки получава по { n-cards.acc }.
event-card_kept = { TEXT($seat, kind: "clan", form: "name") } запазва „{ TEXT($card, kind: "card") }“.
event-card_kept-hidden = { TEXT($seat, kind: "clan", form: "name") } запазва карта.
event-packs_passed = Картите се предават наляво (предаване { TEXT($n) }).
event-hand_discarded =
    { $n ->
        [0] { TEXT($seat, kind: "clan", form: "name") } запазва „{ TEXT($card, kind: "card") }“ за следващата епоха.
       *[other] { TEXT($seat, kind: "clan", form: "name") } запазва „{ TEXT($card, kind: "card") }“ за следващата епоха и изчиства { n-cards.acc }.
    }
event-hand_discarded-hidden =
    { $n ->
        [0] { TEXT($seat, kind: "clan", form: "name") } не изчиства карти.
       *[other] { TEXT($seat, kind: "clan", form: "name") } изчиства { n-cards.acc }.
    }

## Действия

event-turn_begins = На ход е { TEXT($seat, kind: "clan", form: "name") }.
event-passed = { TEXT($seat, kind: "clan", form: "name") } пасува.
event-rage_paid = { TEXT($seat, kind: "clan", form: "name") } плаща { n-rage.acc }.
event-rage_gained = { TEXT($seat, kind: "clan", form: "name") } получава { n-rage.acc }.
event-invaded =
    { $place ->
        [valhalla] { TEXT($seat, kind: "clan", form: "name") } нахлува { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "into") } { TEXT($figure, kind: "figure", form: "with") }.
       *[other] { TEXT($seat, kind: "clan", form: "name") } нахлува { TEXT($target, kind: "place", form: "into") } { TEXT($figure, kind: "figure", form: "with") }.
    }
# „със 7“, защото се чете „със седем“.
event-marched =
    { $n ->
        [1] { TEXT($seat, kind: "clan", form: "name") } настъпва { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") } { TEXT($figure, kind: "figure", form: "with") }.
        [7] { TEXT($seat, kind: "clan", form: "name") } настъпва { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") } със { TEXT($figure, $n, kind: "figure", form: "count") }.
       *[other] { TEXT($seat, kind: "clan", form: "name") } настъпва { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") } с { TEXT($figure, $n, kind: "figure", form: "count") }.
    }
event-upgraded = { TEXT($seat, kind: "clan", form: "name") } изиграва подобрението „{ TEXT($card, kind: "card") }“.
event-card_replaced = { TEXT($seat, kind: "clan", form: "name") } изчиства подобрението „{ TEXT($card, kind: "card") }“.
event-monster_boxed = { TEXT($seat, kind: "clan", form: "name") } връща { TEXT($figure, kind: "figure", form: "acc") } в кутията.
event-quest_taken = { TEXT($seat, kind: "clan", form: "name") } приема поръчението „{ TEXT($card, kind: "card") }“.
event-quest_taken-hidden = { TEXT($seat, kind: "clan", form: "name") } приема поръчение с лицето надолу.
event-sacrificed = { TEXT($seat, kind: "clan", form: "name") } принася в жертва две фигури („Жертвата на Фриг“).

## Плячкосване и битка

event-pillage_begins = { TEXT($seat, kind: "clan", form: "name") } обявява плячкосване { TEXT($place, kind: "place", form: "gen") }.
event-joined = { TEXT($seat, kind: "clan", form: "name") } се включва в битката { TEXT($target, kind: "place", form: "in") } { TEXT($figure, kind: "figure", form: "with") } { TEXT($place, kind: "place", form: "from") }.
event-battle_begins = Битка { TEXT($place, kind: "place", form: "in") }: { LIST($seats, kind: "clan") }.
event-card_revealed = { TEXT($seat, kind: "clan", form: "name") } разкрива „{ TEXT($card, kind: "card") }“.
event-quest_treated = { TEXT($seat, kind: "clan", form: "name") } брои поръчението за карта Битка +{ TEXT($n) }.
event-text_cancelled = „Върховенството на Тор“ отменя ефекта на „{ TEXT($card, kind: "card") }“ ({ TEXT($seat, kind: "clan") }).
event-watch_discards = „Стражата на Хеймдал“ изчиства всички разкрити карти с обща бонус сила { TEXT($n) } ({ TEXT($seat, kind: "clan") }).
event-figure_spared = { TEXT($seat, kind: "clan", form: "name") } опазва { TEXT($figure, kind: "figure", form: "acc") } („Приливът на Один“).
event-card_added = { TEXT($seat, kind: "clan", form: "name") } добавя „{ TEXT($card, kind: "card") }“.
event-strength_counted = { TEXT($seat, kind: "clan") }: сила { TEXT($n) } от фигури и { TEXT($more) } от карти.
event-battle_won = { TEXT($seat, kind: "clan", form: "name") } печели битката { TEXT($place, kind: "place", form: "in") }.
event-battle_tied = Битката { TEXT($place, kind: "place", form: "in") } завършва с равенство: всички губят.
event-card_taken = { TEXT($seat, kind: "clan", form: "name") } взема „{ TEXT($card, kind: "card") }“ от { TEXT($other, kind: "clan", form: "acc") } („Отровата на Локи“).
event-card_returned = { TEXT($seat, kind: "clan", form: "name") } връща „{ TEXT($card, kind: "card") }“ в ръката си.
event-card_discarded = { TEXT($seat, kind: "clan", form: "name") } изчиства „{ TEXT($card, kind: "card") }“.
event-destroyed =
    { $n ->
        [1] { TEXT($seat, kind: "clan", form: "name") } губи { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") } ({ TEXT($cause, kind: "cause") }).
       *[other] { TEXT($seat, kind: "clan", form: "name") } губи { TEXT($figure, $n, kind: "figure", form: "count-acc") } { TEXT($place, kind: "place", form: "in") } ({ TEXT($cause, kind: "cause") }).
    }
event-protected = { TEXT($seat, kind: "clan", form: "name") } спасява { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") } („Закрилата на Фриг“).
event-witch_retreated = Вещицата вьолва { TEXT($seat, kind: "clan", form: "gen") } бяга { TEXT($place, kind: "place", form: "from") } в Игдрасил.
event-province_pillaged = { TEXT($seat, kind: "clan", form: "name") } плячкосва { TEXT($place, kind: "place", form: "acc") }: { TEXT($token, kind: "token") }.
event-pillage_failed = { TEXT($seat, kind: "clan", form: "name") } не успява да плячкоса { TEXT($place, kind: "place", form: "acc") }.
event-leader_moved = Водачът { TEXT($seat, kind: "clan", form: "gen") } отива { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "into") }.

## Слава и показатели

event-glory_gained =
    { $source ->
        [lost] { TEXT($seat, kind: "clan") }: { n-glory } { TEXT($source, kind: "source", form: "for") }.
       *[other] { TEXT($seat, kind: "clan") }: +{ n-glory } { TEXT($source, kind: "source", form: "for") }.
    }
event-stat_raised = { TEXT($seat, kind: "clan", form: "name") } повишава { TEXT($stat, kind: "stat", form: "acc") }.

## Поръчения, Рагнарок, Валхала

event-quest_judged =
    { $n ->
        [0] { TEXT($seat, kind: "clan", form: "name") } не изпълнява поръчението „{ TEXT($card, kind: "card") }“.
       *[other] { TEXT($seat, kind: "clan", form: "name") } изпълнява поръчението „{ TEXT($card, kind: "card") }“ за { n-glory.acc }.
    }
event-province_destroyed = Рагнарок унищожава { TEXT($place, kind: "place", form: "acc") }.
event-province_doomed = Следващата обречена провинция: { TEXT($place, kind: "place") }.
event-released = { TEXT($seat, kind: "clan", form: "name") } освобождава { n-figures.acc } от Валхала.

## Откъде идва славата: заглавие и `.for` в изречение

source-battle = Спечелени битки
    .for = за спечелена битка
source-pillage = Плячка
    .for = като плячка
source-quest = Поръчения
    .for = за поръчения
source-ragnarok = Рагнарок
    .for = за фигури, унищожени в Рагнарок
source-valhalla = Освободени фигури
    .for = за фигури, освободени от Валхала
source-ship = Унищожени кораби
    .for = за унищожен кораб
source-battle-card = Карти Битка
    .for = от карта Битка
source-stolen = Откраднато
    .for = чрез „Коварният удар на Локи“
source-lost = Загубено от кражба
    .for = заради „Коварният удар на Локи“
source-valkyrie = Валкирия
    .for = от валкирията
source-thors-glory = Славата на Тор
    .for = от „Славата на Тор“
source-conquest = Завоеванието на Тор
    .for = от „Завоеванието на Тор“
source-legend = Легендарни нива
    .for = за показател на легендарно ниво

## Защо фигурите са унищожени

cause-battle = в битка
cause-card = от карта
cause-monster = от митично създание
cause-sacrifice = като жертва
cause-ragnarok = в Рагнарок
