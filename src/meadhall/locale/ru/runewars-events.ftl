### Runewars: журнал. `rw-event-<kind>` — одна строка; `rw-event-<kind>-hidden` — то же для тех, кому нельзя
### знать всего. $seat, $from, $of, $attacker, $defender, $winner, $loser: игроки («none»: никто, нейтральные юниты);
### $area, $to, $type, $hero, $card, $order, $title …: названия; $cards, $quests: названия через пробел; $number и
### $n: оно же без знака, $sign: «plus» или «minus».

## Подготовка

rw-event-first_player = Первый игрок — { TEXT($seat, kind: "rw-seat") }.
rw-event-faction_chosen = { TEXT($seat, kind: "rw-seat") } играет за фракцию { TEXT($faction, kind: "rw-faction") }.
rw-event-setup_quests = { TEXT($seat, kind: "rw-seat") } получает по фрагменту карты за каждый квест: { LIST($quests, kind: "rw-quest") }.
rw-event-piece_laid = { TEXT($seat, kind: "rw-seat") } выкладывает { TEXT($piece, kind: "rw-piece") }.
rw-event-marker_laid = { TEXT($seat, kind: "rw-seat") } кладёт маркер родного королевства { TEXT($marker) }.
rw-event-map_redone = Так карту не закончить: часть её выкладывается заново.
rw-event-city_placed = Город { TEXT($city, kind: "rw-city") } находится в локации { TEXT($area, kind: "rw-area") }.

## Год

rw-event-season_begins = Год { TEXT($year) }. { TEXT($season, kind: "rw-season") }
rw-event-season_card = Карта сезона: { TEXT($card, kind: "rw-seasoncard") }.
rw-event-order_revealed = { TEXT($seat, kind: "rw-seat") } открывает приказ «{ TEXT($order, kind: "rw-order") }».
rw-event-turn_begins = { TEXT($seat, kind: "rw-seat") }: { TEXT($order, kind: "rw-order") }.
rw-event-supremacy = { TEXT($seat, kind: "rw-seat") } получает бонус превосходства ({ TEXT($order, kind: "rw-order") }).
rw-event-stood_up = Все поверженные юниты и герои встают, токены активации возвращаются.
rw-event-quest_phase = Начинается фаза квестов.

## Средства

rw-event-influence =
    { $sign ->
        [minus] { $n ->
            [one] { TEXT($seat, kind: "rw-seat") } тратит { $n } влияние.
           *[other] { TEXT($seat, kind: "rw-seat") } тратит { $n } влияния.
        }
       *[plus] { $n ->
            [one] { TEXT($seat, kind: "rw-seat") } получает { $n } влияние.
           *[other] { TEXT($seat, kind: "rw-seat") } получает { $n } влияния.
        }
    }
rw-event-influence_taken =
    { $n ->
        [one] { TEXT($seat, kind: "rw-seat") } забирает { $n } влияние у фракции { TEXT($from, kind: "rw-seat") }.
       *[other] { TEXT($seat, kind: "rw-seat") } забирает { $n } влияния у фракции { TEXT($from, kind: "rw-seat") }.
    }
rw-event-dial = { TEXT($seat, kind: "rw-seat") }: { TEXT($resource, kind: "rw-resource") } { TEXT($old) } → { TEXT($new) }.
rw-event-tactics_drawn = { TEXT($seat, kind: "rw-seat") } берёт тактические карты: { LIST($cards, kind: "rw-tactics") }.
rw-event-tactics_drawn-hidden =
    { $number ->
        [one] { TEXT($seat, kind: "rw-seat") } берёт { $number } тактическую карту.
        [few] { TEXT($seat, kind: "rw-seat") } берёт { $number } тактические карты.
       *[many] { TEXT($seat, kind: "rw-seat") } берёт { $number } тактических карт.
    }
rw-event-tactics_played = { TEXT($seat, kind: "rw-seat") } играет карту «{ TEXT($card, kind: "rw-tactics") }».
rw-event-tactics_discarded = { TEXT($seat, kind: "rw-seat") } сбрасывает карту «{ TEXT($card, kind: "rw-tactics") }».
rw-event-tactics_seen = { TEXT($seat, kind: "rw-seat") } смотрит тактические карты фракции { TEXT($of, kind: "rw-seat") }: { LIST($cards, kind: "rw-tactics") }.
rw-event-tactics_seen-hidden = { TEXT($seat, kind: "rw-seat") } смотрит тактические карты фракции { TEXT($of, kind: "rw-seat") }.
rw-event-quest_drawn = { TEXT($seat, kind: "rw-seat") } берёт квест «{ TEXT($card, kind: "rw-quest") }».
rw-event-quest_drawn-hidden = { TEXT($seat, kind: "rw-seat") } берёт квест.
rw-event-quest_discarded = { TEXT($seat, kind: "rw-seat") } сбрасывает квест «{ TEXT($card, kind: "rw-quest") }».
rw-event-objective_drawn = { TEXT($seat, kind: "rw-seat") } берёт цель «{ TEXT($card, kind: "rw-objective") }».
rw-event-objective_drawn-hidden = { TEXT($seat, kind: "rw-seat") } берёт цель.
rw-event-objective_met = { TEXT($seat, kind: "rw-seat") } выполняет цель «{ TEXT($card, kind: "rw-objective") }»!
rw-event-objective_boxed = { TEXT($seat, kind: "rw-seat") } теряет цель «{ TEXT($card, kind: "rw-objective") }».
rw-event-title_taken = { TEXT($seat, kind: "rw-seat") } получает титул «{ TEXT($title, kind: "rw-title") }»; влияние на нём: { TEXT($n) }.
rw-event-title_returned = { TEXT($seat, kind: "rw-seat") } возвращает титул «{ TEXT($title, kind: "rw-title") }».
rw-event-order_returned = { TEXT($seat, kind: "rw-seat") } возвращает себе приказ «{ TEXT($order, kind: "rw-order") }».

## Юниты

rw-event-activated = { TEXT($seat, kind: "rw-seat") } активирует локацию { TEXT($area, kind: "rw-area") }.
rw-event-token_removed = Токен активации фракции { TEXT($seat, kind: "rw-seat") } убран из локации { TEXT($area, kind: "rw-area") }.
rw-event-moved =
    { $seat ->
        [none] Перемещение из локации { TEXT($from, kind: "rw-area") } в локацию { TEXT($to, kind: "rw-area") }: { rw-told-units }.
       *[other] { TEXT($seat, kind: "rw-seat") } перемещает из локации { TEXT($from, kind: "rw-area") } в локацию { TEXT($to, kind: "rw-area") }: { rw-told-units }.
    }
rw-event-recruited = { TEXT($seat, kind: "rw-seat") } размещает в локации { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-placed = В локации { TEXT($area, kind: "rw-area") } размещено: { rw-told-units }.
rw-event-destroyed = В локации { TEXT($area, kind: "rw-area") } уничтожено: { rw-told-units }.
rw-event-routed = В локации { TEXT($area, kind: "rw-area") } опрокинуто: { rw-told-units }.
rw-event-stood = В локации { TEXT($area, kind: "rw-area") } поднято: { rw-told-units }.
rw-event-retreated = Отступление из локации { TEXT($from, kind: "rw-area") } в локацию { TEXT($to, kind: "rw-area") }: { rw-told-units }.
rw-event-allied = Нейтральные юниты в локации { TEXT($area, kind: "rw-area") } становятся союзниками фракции { TEXT($seat, kind: "rw-seat") }.
rw-event-diplomacy = { TEXT($seat, kind: "rw-seat") } прибегает к дипломатии в локации { TEXT($area, kind: "rw-area") } (влияние: { TEXT($spent) }).
rw-event-stronghold_built = { TEXT($seat, kind: "rw-seat") } строит крепость в локации { TEXT($area, kind: "rw-area") }.
rw-event-stronghold_repaired = { TEXT($seat, kind: "rw-seat") } чинит крепость в локации { TEXT($area, kind: "rw-area") }.
rw-event-stronghold_damaged = Крепость фракции { TEXT($seat, kind: "rw-seat") } в локации { TEXT($area, kind: "rw-area") } повреждена.
rw-event-stronghold_lost = { TEXT($seat, kind: "rw-seat") } теряет крепость в локации { TEXT($area, kind: "rw-area") }.
rw-event-developed = { TEXT($seat, kind: "rw-seat") } строит улучшение «{ TEXT($development, kind: "rw-development") }» в локации { TEXT($area, kind: "rw-area") }.
rw-event-development_lost = { TEXT($seat, kind: "rw-seat") } теряет улучшение «{ TEXT($development, kind: "rw-development") }» в локации { TEXT($area, kind: "rw-area") }.
rw-event-city_benefit = { TEXT($seat, kind: "rw-seat") } берёт в городе (локация { TEXT($area, kind: "rw-area") }): { TEXT($n) } × { TEXT($benefit, kind: "rw-benefit") }.
rw-event-city_destroyed = Город { TEXT($city, kind: "rw-city") } в локации { TEXT($area, kind: "rw-area") } уничтожен.

## Судьба

rw-event-fate_drawn = { TEXT($seat, kind: "rw-seat", form: "start") } берёт карты судьбы: { $cards }.
rw-event-fate_kept = { TEXT($seat, kind: "rw-seat", form: "start") } оставляет { TEXT($destiny, kind: "rw-destiny") } символ (карта { TEXT($card) }).
rw-event-fate_redrawn = { TEXT($seat, kind: "rw-seat", form: "start") } берёт снова: { $cards }.

## Битвы

rw-event-battle_begins =
    { $defender ->
        [none] { TEXT($attacker, kind: "rw-seat") } атакует нейтральные юниты в локации { TEXT($area, kind: "rw-area") }.
       *[other] { TEXT($attacker, kind: "rw-seat") } атакует фракцию { TEXT($defender, kind: "rw-seat") } в локации { TEXT($area, kind: "rw-area") }.
    }
rw-event-battle_round = Инициатива { TEXT($n) }.
rw-event-battle_group = { TEXT($seat, kind: "rw-seat", form: "start") }: { TEXT($n) } × { TEXT($type, kind: "rw-unit") }.
rw-event-assists = { TEXT($hero, kind: "rw-hero") } помогает группе: { TEXT($type, kind: "rw-unit") }.
rw-event-special = { TEXT($type, kind: "rw-unit") }: особая способность «{ TEXT($type, kind: "rw-unit", form: "ability") }».
rw-event-damaged = { TEXT($type, kind: "rw-unit") }: урон { TEXT($n) }.
rw-event-strength = Сила: атакующий { TEXT($attacker) }, защитник { TEXT($defender) }.
rw-event-battle_won = { TEXT($winner, kind: "rw-seat", form: "start") } побеждает в битве в локации { TEXT($area, kind: "rw-area") }; проигрывает { TEXT($loser, kind: "rw-seat", form: "mid") }.
rw-event-battle_cancelled = Битвы в локации { TEXT($area, kind: "rw-area") } не будет.

## Герои

rw-event-hero_gained = { TEXT($hero, kind: "rw-hero") } теперь служит фракции { TEXT($seat, kind: "rw-seat") } (локация { TEXT($area, kind: "rw-area") }).
rw-event-hero_deserted = { TEXT($hero, kind: "rw-hero") } покидает фракцию { TEXT($seat, kind: "rw-seat") }.
rw-event-hero_moved = { TEXT($hero, kind: "rw-hero") } идёт из локации { TEXT($from, kind: "rw-area") } в локацию { TEXT($to, kind: "rw-area") }.
rw-event-hero_healed =
    { $n ->
        [one] { TEXT($hero, kind: "rw-hero") } лечит { $n } урон.
       *[other] { TEXT($hero, kind: "rw-hero") } лечит { $n } урона.
    }
rw-event-hero_hurt =
    { $n ->
        [one] { TEXT($hero, kind: "rw-hero") } получает { $n } урон.
       *[other] { TEXT($hero, kind: "rw-hero") } получает { $n } урона.
    }
rw-event-hero_trained = { TEXT($hero, kind: "rw-hero") } повышает атрибут «{ TEXT($attribute, kind: "rw-attribute") }» на { TEXT($n) }.
rw-event-hero_routed = Герой { TEXT($hero, kind: "rw-hero") } опрокинут.
rw-event-hero_stood = { TEXT($hero, kind: "rw-hero") } поднимается.
rw-event-hero_defeated = Герой { TEXT($hero, kind: "rw-hero") } ({ TEXT($seat, kind: "rw-seat") }) побеждён!
rw-event-quest_tried = { TEXT($hero, kind: "rw-hero") } пытается выполнить квест «{ TEXT($card, kind: "rw-quest") }».
rw-event-quest_done = { TEXT($hero, kind: "rw-hero") } выполняет квест «{ TEXT($card, kind: "rw-quest") }».
rw-event-reward_gained = { TEXT($hero, kind: "rw-hero") } получает награду «{ TEXT($card, kind: "rw-reward") }».
rw-event-reward_gained-hidden = { TEXT($hero, kind: "rw-hero") } получает награду.
rw-event-reward_shown = { TEXT($hero, kind: "rw-hero") } показывает награду «{ TEXT($card, kind: "rw-reward") }».
rw-event-reward_discarded = { TEXT($hero, kind: "rw-hero") } сбрасывает награду «{ TEXT($card, kind: "rw-reward") }».
rw-event-reward_passed = { TEXT($from, kind: "rw-hero") } передаёт награду «{ TEXT($card, kind: "rw-reward") }» → { TEXT($to, kind: "rw-hero") }.
rw-event-reward_passed-hidden = { TEXT($from, kind: "rw-hero") } передаёт награду → { TEXT($to, kind: "rw-hero") }.
rw-event-rewards_taken =
    { $n ->
        [one] { TEXT($hero, kind: "rw-hero") } забирает { $n } награду в локации { TEXT($area, kind: "rw-area") }.
        [few] { TEXT($hero, kind: "rw-hero") } забирает { $n } награды в локации { TEXT($area, kind: "rw-area") }.
       *[many] { TEXT($hero, kind: "rw-hero") } забирает { $n } наград в локации { TEXT($area, kind: "rw-area") }.
    }
rw-event-duel_begins = Дуэль: { TEXT($hero, kind: "rw-hero") } бросает вызов, соперник — { TEXT($against, kind: "rw-hero") }.
rw-event-duel_quest_begins = { TEXT($hero, kind: "rw-hero") } сражается в дуэли, против: { TEXT($n) } × { TEXT($type, kind: "rw-unit") }.
rw-event-duel_round = Раунд дуэли { TEXT($n) }.
rw-event-duel_ends =
    { $hero ->
        [none] Дуэль заканчивается без победителя.
       *[other] { TEXT($hero, kind: "rw-hero") } побеждает в дуэли.
    }

## Аукционы

rw-event-bid = { TEXT($seat, kind: "rw-seat") } ставит { TEXT($n) }.
rw-event-bid_won = { TEXT($seat, kind: "rw-seat") } побеждает в аукционе.

## Руны

rw-event-rune_placed =
    { $rune ->
        [dragon] { TEXT($seat, kind: "rw-seat") } кладёт лицом вниз драконью руну в локацию { TEXT($area, kind: "rw-area") }.
       *[other] { TEXT($seat, kind: "rw-seat") } кладёт лицом вниз фальшивую руну в локацию { TEXT($area, kind: "rw-area") }.
    }
rw-event-rune_placed-hidden = { TEXT($seat, kind: "rw-seat") } кладёт лицом вниз токен руны в локацию { TEXT($area, kind: "rw-area") }.
rw-event-rune_laid = У всех на глазах в локацию { TEXT($area, kind: "rw-area") } кладётся { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_moved = Токен руны переходит из локации { TEXT($from, kind: "rw-area") } в локацию { TEXT($to, kind: "rw-area") }.
rw-event-rune_discarded = { TEXT($seat, kind: "rw-seat") } сбрасывает токен в локации { TEXT($area, kind: "rw-area") }: { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_revealed =
    { $seat ->
        [none] { TEXT($area, kind: "rw-area") }: токен — это { TEXT($rune, kind: "rw-rune") }.
       *[other] { TEXT($area, kind: "rw-area") }: токен ({ TEXT($seat, kind: "rw-seat") }) — это { TEXT($rune, kind: "rw-rune") }.
    }
rw-event-rune_seen = { TEXT($seat, kind: "rw-seat") } смотрит токен в локации { TEXT($area, kind: "rw-area") }: { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_seen-hidden = { TEXT($seat, kind: "rw-seat") } смотрит токен руны в локации { TEXT($area, kind: "rw-area") }.
rw-event-runes_mixed = { TEXT($seat, kind: "rw-seat") } перемешивает токены рун в локациях { TEXT($one, kind: "rw-area") } и { TEXT($other, kind: "rw-area") }.

## Исследование

rw-event-token_turned = { TEXT($seat, kind: "rw-seat") } исследует локацию { TEXT($area, kind: "rw-area") }: { TEXT($token, kind: "rw-token") }.
rw-event-token_discarded = Токен «{ TEXT($token, kind: "rw-token") }» убран из локации { TEXT($area, kind: "rw-area") }.
rw-event-token_seen = { TEXT($seat, kind: "rw-seat") } смотрит токен исследования в локации { TEXT($area, kind: "rw-area") }: { TEXT($token, kind: "rw-token") }.
rw-event-token_seen-hidden = { TEXT($seat, kind: "rw-seat") } смотрит токен исследования в локации { TEXT($area, kind: "rw-area") }.

## Конец

rw-event-victory_placed = { TEXT($seat, kind: "rw-seat") } выкладывает карту победы { $season ->
        [spring] до следующей весны
        [summer] до следующего лета
        [fall] до следующей осени
        [winter] до следующей зимы
       *[other] (сезон: { TEXT($season, kind: "rw-season", form: "mid") })
    }!
rw-event-victory_failed = { TEXT($seat, kind: "rw-seat") }: драконьих рун меньше шести, карта победы не сработала.
rw-event-eliminated = { TEXT($seat, kind: "rw-seat") } выбывает из игры.
rw-event-game_ends = Игра окончена: побеждает { TEXT($winner, kind: "rw-seat") }.

rw-told-units = { TEXT($n) } × { TEXT($type, kind: "rw-unit") }
