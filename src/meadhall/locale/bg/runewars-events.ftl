### Runewars: дневникът. `rw-event-<kind>` е един ред; `rw-event-<kind>-hidden` е същото за тези, които не бива
### да знаят всичко. $seat, $from, $of, $attacker, $defender, $winner, $loser: играчи („none“: никой, неутрални
### отряди); $area, $to, $type, $hero, $card, $order, $title …: имена; $cards, $quests: имена, разделени с интервал;
### $number и $n: същото без знака, $sign: „plus“ или „minus“.

## Подготовка

rw-event-first_player = Първи играч е { TEXT($seat, kind: "rw-seat") }.
rw-event-faction_chosen = { TEXT($seat, kind: "rw-seat") } играе с фракцията { TEXT($faction, kind: "rw-faction") }.
rw-event-setup_quests = { TEXT($seat, kind: "rw-seat") } тегли по една плочка за всеки куест: { LIST($quests, kind: "rw-quest") }.
rw-event-piece_laid = { TEXT($seat, kind: "rw-seat") } поставя { TEXT($piece, kind: "rw-piece") }.
rw-event-marker_laid = { TEXT($seat, kind: "rw-seat") } поставя маркер на родно царство { TEXT($marker) }.
rw-event-map_redone = Картата не може да се завърши така: част от нея се поставя наново.
rw-event-city_placed = Градът { TEXT($city, kind: "rw-city") } е в област { TEXT($area, kind: "rw-area") }.

## Годината

rw-event-season_begins = Година { TEXT($year) } · { TEXT($season, kind: "rw-season") }
rw-event-season_card = Карта сезон: „{ TEXT($card, kind: "rw-seasoncard") }“.
rw-event-order_revealed = { TEXT($seat, kind: "rw-seat") } показва заповед: { TEXT($order, kind: "rw-order") }.
rw-event-turn_begins = { TEXT($seat, kind: "rw-seat") }: { TEXT($order, kind: "rw-order") }.
rw-event-supremacy = { TEXT($seat, kind: "rw-seat") } получава бонуса надмощие: { TEXT($order, kind: "rw-order") }.
rw-event-stood_up = Всички разбити отряди и герои се изправят и жетоните за активиране се връщат.
rw-event-quest_phase = Започва фазата на куестовете.

## Средства

rw-event-influence =
    { $sign ->
        [minus] { TEXT($seat, kind: "rw-seat") } харчи { TEXT($n) } влияние.
       *[plus] { TEXT($seat, kind: "rw-seat") } получава { TEXT($n) } влияние.
    }
rw-event-influence_taken = { TEXT($seat, kind: "rw-seat") } взема { TEXT($n) } влияние от { TEXT($from, kind: "rw-seat") }.
rw-event-dial = { TEXT($seat, kind: "rw-seat") }: { TEXT($resource, kind: "rw-resource") } { TEXT($old) } → { TEXT($new) }.
rw-event-tactics_drawn = { TEXT($seat, kind: "rw-seat") } тегли тактически карти: { LIST($cards, kind: "rw-tactics") }.
rw-event-tactics_drawn-hidden =
    { $number ->
        [one] { TEXT($seat, kind: "rw-seat") } тегли тактическа карта.
       *[other] { TEXT($seat, kind: "rw-seat") } тегли { $number } тактически карти.
    }
rw-event-tactics_played = { TEXT($seat, kind: "rw-seat") } изиграва „{ TEXT($card, kind: "rw-tactics") }“.
rw-event-tactics_discarded = { TEXT($seat, kind: "rw-seat") } изчиства „{ TEXT($card, kind: "rw-tactics") }“.
rw-event-tactics_seen = { TEXT($seat, kind: "rw-seat") } поглежда тактическите карти на { TEXT($of, kind: "rw-seat") }: { LIST($cards, kind: "rw-tactics") }.
rw-event-tactics_seen-hidden = { TEXT($seat, kind: "rw-seat") } поглежда тактическите карти на { TEXT($of, kind: "rw-seat") }.
rw-event-quest_drawn = { TEXT($seat, kind: "rw-seat") } тегли куеста „{ TEXT($card, kind: "rw-quest") }“.
rw-event-quest_drawn-hidden = { TEXT($seat, kind: "rw-seat") } тегли куест.
rw-event-quest_discarded = { TEXT($seat, kind: "rw-seat") } изчиства куеста „{ TEXT($card, kind: "rw-quest") }“.
rw-event-objective_drawn = { TEXT($seat, kind: "rw-seat") } има целта „{ TEXT($card, kind: "rw-objective") }“.
rw-event-objective_drawn-hidden = { TEXT($seat, kind: "rw-seat") } тегли цел.
rw-event-objective_met = { TEXT($seat, kind: "rw-seat") } постига целта „{ TEXT($card, kind: "rw-objective") }“!
rw-event-objective_boxed = { TEXT($seat, kind: "rw-seat") } губи целта „{ TEXT($card, kind: "rw-objective") }“.
rw-event-title_taken = { TEXT($seat, kind: "rw-seat") } вече е { TEXT($title, kind: "rw-title") }; влияние на титлата: { TEXT($n) }.
rw-event-title_returned = { TEXT($seat, kind: "rw-seat") } връща титлата „{ TEXT($title, kind: "rw-title") }“.
rw-event-order_returned = { TEXT($seat, kind: "rw-seat") } връща в ръката си заповедта { TEXT($order, kind: "rw-order") }.

## Отряди

rw-event-activated = { TEXT($seat, kind: "rw-seat") } активира област { TEXT($area, kind: "rw-area") }.
rw-event-token_removed = Жетонът за активиране на { TEXT($seat, kind: "rw-seat") } се маха от област { TEXT($area, kind: "rw-area") }.
rw-event-moved = { TEXT($seat, kind: "rw-seat") } мести { rw-told-units } от област { TEXT($from, kind: "rw-area") } в област { TEXT($to, kind: "rw-area") }.
rw-event-recruited = { TEXT($seat, kind: "rw-seat") } поставя { rw-told-units } в област { TEXT($area, kind: "rw-area") }.
rw-event-placed = Поставени в област { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-destroyed = Унищожени в област { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-routed = Разбити в област { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-stood = Отново изправени в област { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-retreated = Отстъпление от област { TEXT($from, kind: "rw-area") } в област { TEXT($to, kind: "rw-area") }: { rw-told-units }.
rw-event-allied = Неутралните отряди в област { TEXT($area, kind: "rw-area") } стават съюзници на { TEXT($seat, kind: "rw-seat") }.
rw-event-diplomacy = { TEXT($seat, kind: "rw-seat") } прибягва до дипломация в област { TEXT($area, kind: "rw-area") } (влияние: { TEXT($spent) }).
rw-event-stronghold_built = { TEXT($seat, kind: "rw-seat") } строи крепост в област { TEXT($area, kind: "rw-area") }.
rw-event-stronghold_repaired = { TEXT($seat, kind: "rw-seat") } поправя крепостта в област { TEXT($area, kind: "rw-area") }.
rw-event-stronghold_damaged = Крепостта на { TEXT($seat, kind: "rw-seat") } в област { TEXT($area, kind: "rw-area") } е повредена.
rw-event-stronghold_lost = { TEXT($seat, kind: "rw-seat") } губи крепостта в област { TEXT($area, kind: "rw-area") }.
rw-event-developed = { TEXT($seat, kind: "rw-seat") } строи „{ TEXT($development, kind: "rw-development") }“ в област { TEXT($area, kind: "rw-area") }.
rw-event-development_lost = { TEXT($seat, kind: "rw-seat") } губи „{ TEXT($development, kind: "rw-development") }“ в област { TEXT($area, kind: "rw-area") }.
rw-event-city_benefit = { TEXT($seat, kind: "rw-seat") } взема { TEXT($n) } × { TEXT($benefit, kind: "rw-benefit") } от града в област { TEXT($area, kind: "rw-area") }.
rw-event-city_destroyed = Градът { TEXT($city, kind: "rw-city") } в област { TEXT($area, kind: "rw-area") } е унищожен.

## Съдба

rw-event-fate_drawn = { TEXT($seat, kind: "rw-seat", form: "start") } тегли карти съдба: { $cards }.
rw-event-fate_kept = { TEXT($seat, kind: "rw-seat", form: "start") } запазва { TEXT($destiny, kind: "rw-destiny") } (карта { TEXT($card) }).
rw-event-fate_redrawn = { TEXT($seat, kind: "rw-seat", form: "start") } тегли отново: { $cards }.

## Битки

rw-event-battle_begins =
    { $defender ->
        [none] { TEXT($attacker, kind: "rw-seat") } напада неутрални отряди в област { TEXT($area, kind: "rw-area") }.
       *[other] { TEXT($attacker, kind: "rw-seat") } напада { TEXT($defender, kind: "rw-seat") } в област { TEXT($area, kind: "rw-area") }.
    }
rw-event-battle_round = Инициатива { TEXT($n) }.
rw-event-battle_group = { TEXT($seat, kind: "rw-seat", form: "start") }: { TEXT($n) } × { TEXT($type, kind: "rw-unit") }.
rw-event-assists = { TEXT($hero, kind: "rw-hero") } подпомага: { TEXT($type, kind: "rw-unit") }.
rw-event-special = Специално умение ({ TEXT($type, kind: "rw-unit") }): { TEXT($type, kind: "rw-unit", form: "ability") }.
rw-event-damaged =
    { $n ->
        [one] { TEXT($type, kind: "rw-unit") }: { $n } щета.
       *[other] { TEXT($type, kind: "rw-unit") }: { $n } щети.
    }
rw-event-strength = Сила: нападател { TEXT($attacker) }, защитник { TEXT($defender) }.
rw-event-battle_won = { TEXT($winner, kind: "rw-seat", form: "start") } печели битката в област { TEXT($area, kind: "rw-area") } срещу { TEXT($loser, kind: "rw-seat", form: "mid") }.
rw-event-battle_cancelled = Битката в област { TEXT($area, kind: "rw-area") } не се провежда.

## Герои

rw-event-hero_gained = { TEXT($hero, kind: "rw-hero") } се присъединява към { TEXT($seat, kind: "rw-seat") } в област { TEXT($area, kind: "rw-area") }.
rw-event-hero_deserted = { TEXT($hero, kind: "rw-hero") } напуска { TEXT($seat, kind: "rw-seat") }.
rw-event-hero_moved = { TEXT($hero, kind: "rw-hero") } отива от област { TEXT($from, kind: "rw-area") } в област { TEXT($to, kind: "rw-area") }.
rw-event-hero_healed =
    { $n ->
        [one] { TEXT($hero, kind: "rw-hero") } лекува { $n } щета.
       *[other] { TEXT($hero, kind: "rw-hero") } лекува { $n } щети.
    }
rw-event-hero_hurt =
    { $n ->
        [one] { TEXT($hero, kind: "rw-hero") } понася { $n } щета.
       *[other] { TEXT($hero, kind: "rw-hero") } понася { $n } щети.
    }
rw-event-hero_trained = { TEXT($hero, kind: "rw-hero") } повишава { TEXT($attribute, kind: "rw-attribute") } с { TEXT($n) }.
rw-event-hero_routed = { TEXT($hero, kind: "rw-hero") }: героят е разбит.
rw-event-hero_stood = { TEXT($hero, kind: "rw-hero") } се изправя.
rw-event-hero_defeated = Победен е герой на { TEXT($seat, kind: "rw-seat") }: { TEXT($hero, kind: "rw-hero") }!
rw-event-quest_tried = { TEXT($hero, kind: "rw-hero") } опитва да изпълни куеста „{ TEXT($card, kind: "rw-quest") }“.
rw-event-quest_done = { TEXT($hero, kind: "rw-hero") } изпълнява куеста „{ TEXT($card, kind: "rw-quest") }“.
rw-event-reward_gained = { TEXT($hero, kind: "rw-hero") } получава наградата „{ TEXT($card, kind: "rw-reward") }“.
rw-event-reward_gained-hidden = { TEXT($hero, kind: "rw-hero") } получава награда.
rw-event-reward_shown = { TEXT($hero, kind: "rw-hero") } показва „{ TEXT($card, kind: "rw-reward") }“.
rw-event-reward_discarded = { TEXT($hero, kind: "rw-hero") } изчиства „{ TEXT($card, kind: "rw-reward") }“.
rw-event-reward_passed = { TEXT($from, kind: "rw-hero") } предава „{ TEXT($card, kind: "rw-reward") }“ на { TEXT($to, kind: "rw-hero") }.
rw-event-reward_passed-hidden = { TEXT($from, kind: "rw-hero") } предава награда на { TEXT($to, kind: "rw-hero") }.
rw-event-rewards_taken =
    { $n ->
        [one] { TEXT($hero, kind: "rw-hero") } взема { $n } награда в област { TEXT($area, kind: "rw-area") }.
       *[other] { TEXT($hero, kind: "rw-hero") } взема { $n } награди в област { TEXT($area, kind: "rw-area") }.
    }
rw-event-duel_begins = { TEXT($hero, kind: "rw-hero") } предизвиква { TEXT($against, kind: "rw-hero") } на дуел.
rw-event-duel_quest_begins = { TEXT($hero, kind: "rw-hero") } се бие срещу { TEXT($n) } × { TEXT($type, kind: "rw-unit") }.
rw-event-duel_round = Рунд { TEXT($n) } на дуела.
rw-event-duel_ends =
    { $hero ->
        [none] Дуелът свършва без победител.
       *[other] { TEXT($hero, kind: "rw-hero") } печели дуела.
    }

## Наддаване

rw-event-bid = { TEXT($seat, kind: "rw-seat") } залага { TEXT($n) }.
rw-event-bid_won = { TEXT($seat, kind: "rw-seat") } печели наддаването.

## Руни

rw-event-rune_placed =
    { $rune ->
        [dragon] { TEXT($seat, kind: "rw-seat") } поставя драконова руна с лице надолу в област { TEXT($area, kind: "rw-area") }.
       *[other] { TEXT($seat, kind: "rw-seat") } поставя фалшива руна с лице надолу в област { TEXT($area, kind: "rw-area") }.
    }
rw-event-rune_placed-hidden = { TEXT($seat, kind: "rw-seat") } поставя жетон руна с лице надолу в област { TEXT($area, kind: "rw-area") }.
rw-event-rune_laid = Пред очите на всички в област { TEXT($area, kind: "rw-area") } се поставя { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_moved = Жетонът руна от област { TEXT($from, kind: "rw-area") } отива в област { TEXT($to, kind: "rw-area") }.
rw-event-rune_discarded = { TEXT($seat, kind: "rw-seat") } изчиства { TEXT($rune, kind: "rw-rune") } в област { TEXT($area, kind: "rw-area") }.
rw-event-rune_revealed = Област { TEXT($area, kind: "rw-area") }: жетонът на { TEXT($seat, kind: "rw-seat") } е { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_seen = { TEXT($seat, kind: "rw-seat") } поглежда жетона в област { TEXT($area, kind: "rw-area") }: { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_seen-hidden = { TEXT($seat, kind: "rw-seat") } поглежда жетона руна в област { TEXT($area, kind: "rw-area") }.
rw-event-runes_mixed = { TEXT($seat, kind: "rw-seat") } разбърква жетоните руна в области { TEXT($one, kind: "rw-area") } и { TEXT($other, kind: "rw-area") }.

## Изследване

rw-event-token_turned = { TEXT($seat, kind: "rw-seat") } изследва област { TEXT($area, kind: "rw-area") }: { TEXT($token, kind: "rw-token") }.
rw-event-token_discarded = Жетонът „{ TEXT($token, kind: "rw-token") }“ се маха от област { TEXT($area, kind: "rw-area") }.
rw-event-token_seen = { TEXT($seat, kind: "rw-seat") } поглежда жетона за изследване в област { TEXT($area, kind: "rw-area") }: { TEXT($token, kind: "rw-token") }.
rw-event-token_seen-hidden = { TEXT($seat, kind: "rw-seat") } поглежда жетона за изследване в област { TEXT($area, kind: "rw-area") }.

## Краят

rw-event-victory_placed =
    { $season ->
        [summer] { TEXT($seat, kind: "rw-seat") } поставя картата победа до следващото { TEXT($season, kind: "rw-season", form: "mid") }!
       *[other] { TEXT($seat, kind: "rw-seat") } поставя картата победа до следващата { TEXT($season, kind: "rw-season", form: "mid") }!
    }
rw-event-victory_failed = { TEXT($seat, kind: "rw-seat") } има по-малко от шест драконови руни: картата победа не успя.
rw-event-eliminated = { TEXT($seat, kind: "rw-seat") } отпада от играта.
rw-event-game_ends = Играта приключи: { TEXT($winner, kind: "rw-seat") } печели.

rw-told-units = { TEXT($n) } × { TEXT($type, kind: "rw-unit") }
