### Runewars: журнал. `rw-event-<kind>` — один рядок; `rw-event-<kind>-hidden` — те саме для тих, кому не можна
### знати всього. $seat, $from, $of, $attacker, $defender, $winner, $loser: гравці («none»: ніхто, нейтральні загони);
### $area, $to, $type, $hero, $card, $order, $title …: назви; $cards, $quests: назви через пропуск; $number, а
### $n — те саме без знака, $sign: «plus» або «minus».

## Підготовка

rw-event-first_player = Перший гравець — { TEXT($seat, kind: "rw-seat") }.
rw-event-faction_chosen = { TEXT($seat, kind: "rw-seat") } грає за фракцію { TEXT($faction, kind: "rw-faction") }.
rw-event-setup_quests = { TEXT($seat, kind: "rw-seat") } отримує по фрагменту мапи за кожен квест: { LIST($quests, kind: "rw-quest") }.
rw-event-piece_laid = { TEXT($seat, kind: "rw-seat") } кладе { TEXT($piece, kind: "rw-piece") }.
rw-event-marker_laid = { TEXT($seat, kind: "rw-seat") } кладе маркер королівства { TEXT($marker) }.
rw-event-map_redone = Так мапу не завершити: частину її викладають наново.
rw-event-city_placed = В області { TEXT($area, kind: "rw-area") } розташоване місто { TEXT($city, kind: "rw-city") }.

## Рік

rw-event-season_begins = Рік { TEXT($year) } · { TEXT($season, kind: "rw-season") }
rw-event-season_card = Карта сезону: { TEXT($card, kind: "rw-seasoncard") }.
rw-event-order_revealed = { TEXT($seat, kind: "rw-seat") } показує наказ «{ TEXT($order, kind: "rw-order") }».
rw-event-turn_begins = { TEXT($seat, kind: "rw-seat") }: { TEXT($order, kind: "rw-order") }.
rw-event-supremacy = { TEXT($seat, kind: "rw-seat") } отримує бонус переваги («{ TEXT($order, kind: "rw-order") }»).
rw-event-stood_up = Усі повалені загони й герої піднімаються, а жетони активації повертаються.
rw-event-quest_phase = Починається фаза квестів.

## Засоби

rw-event-influence =
    { $sign ->
        [minus] { TEXT($seat, kind: "rw-seat") } витрачає { $n ->
            [one] { $n } вплив
           *[other] { $n } впливу
        }.
       *[plus] { TEXT($seat, kind: "rw-seat") } отримує { $n ->
            [one] { $n } вплив
           *[other] { $n } впливу
        }.
    }
rw-event-influence_taken = { TEXT($seat, kind: "rw-seat") } забирає { $n ->
        [one] { $n } вплив
       *[other] { $n } впливу
    } у фракції { TEXT($from, kind: "rw-seat") }.
rw-event-dial = { TEXT($seat, kind: "rw-seat") }: { TEXT($resource, kind: "rw-resource") } { TEXT($old) } → { TEXT($new) }.
rw-event-tactics_drawn = { TEXT($seat, kind: "rw-seat") } бере тактичні карти: { LIST($cards, kind: "rw-tactics") }.
rw-event-tactics_drawn-hidden =
    { $number ->
        [1] { TEXT($seat, kind: "rw-seat") } бере тактичну карту.
        [one] { TEXT($seat, kind: "rw-seat") } бере { $number } тактичну карту.
        [few] { TEXT($seat, kind: "rw-seat") } бере { $number } тактичні карти.
       *[many] { TEXT($seat, kind: "rw-seat") } бере { $number } тактичних карт.
    }
rw-event-tactics_played = { TEXT($seat, kind: "rw-seat") } грає «{ TEXT($card, kind: "rw-tactics") }».
rw-event-tactics_discarded = { TEXT($seat, kind: "rw-seat") } скидає «{ TEXT($card, kind: "rw-tactics") }».
rw-event-tactics_seen = { TEXT($seat, kind: "rw-seat") } дивиться тактичні карти фракції { TEXT($of, kind: "rw-seat") }: { LIST($cards, kind: "rw-tactics") }.
rw-event-tactics_seen-hidden = { TEXT($seat, kind: "rw-seat") } дивиться тактичні карти фракції { TEXT($of, kind: "rw-seat") }.
rw-event-quest_drawn = { TEXT($seat, kind: "rw-seat") } бере квест «{ TEXT($card, kind: "rw-quest") }».
rw-event-quest_drawn-hidden = { TEXT($seat, kind: "rw-seat") } бере квест.
rw-event-quest_discarded = { TEXT($seat, kind: "rw-seat") } скидає квест «{ TEXT($card, kind: "rw-quest") }».
rw-event-objective_drawn = { TEXT($seat, kind: "rw-seat") } має ціль «{ TEXT($card, kind: "rw-objective") }».
rw-event-objective_drawn-hidden = { TEXT($seat, kind: "rw-seat") } бере ціль.
rw-event-objective_met = { TEXT($seat, kind: "rw-seat") } досягає цілі «{ TEXT($card, kind: "rw-objective") }»!
rw-event-objective_boxed = { TEXT($seat, kind: "rw-seat") } втрачає ціль «{ TEXT($card, kind: "rw-objective") }».
rw-event-title_taken = { TEXT($seat, kind: "rw-seat") } здобуває титул «{ TEXT($title, kind: "rw-title") }»; впливу на ньому: { TEXT($n) }.
rw-event-title_returned = { TEXT($seat, kind: "rw-seat") } повертає титул «{ TEXT($title, kind: "rw-title") }».
rw-event-order_returned = { TEXT($seat, kind: "rw-seat") } повертає собі наказ «{ TEXT($order, kind: "rw-order") }».

## Загони

rw-event-activated = { TEXT($seat, kind: "rw-seat") } активує область { TEXT($area, kind: "rw-area") }.
rw-event-token_removed = Жетон активації фракції { TEXT($seat, kind: "rw-seat") } прибрано з області { TEXT($area, kind: "rw-area") }.
rw-event-moved = { TEXT($seat, kind: "rw-seat") } переміщує { rw-told-units } з області { TEXT($from, kind: "rw-area") } в область { TEXT($to, kind: "rw-area") }.
rw-event-recruited = { TEXT($seat, kind: "rw-seat") } розміщує { rw-told-units } в області { TEXT($area, kind: "rw-area") }.
rw-event-placed = Розміщено в області { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-destroyed = Знищено в області { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-routed = Повалено в області { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-stood = Піднято в області { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-retreated = Відступ з області { TEXT($from, kind: "rw-area") } в область { TEXT($to, kind: "rw-area") }: { rw-told-units }.
rw-event-allied = Нейтральні загони в області { TEXT($area, kind: "rw-area") } стають союзниками фракції { TEXT($seat, kind: "rw-seat") }.
rw-event-diplomacy = { TEXT($seat, kind: "rw-seat") } вдається до дипломатії в області { TEXT($area, kind: "rw-area") } (вплив: { TEXT($spent) }).
rw-event-stronghold_built = { TEXT($seat, kind: "rw-seat") } будує фортецю в області { TEXT($area, kind: "rw-area") }.
rw-event-stronghold_repaired = { TEXT($seat, kind: "rw-seat") } ремонтує фортецю в області { TEXT($area, kind: "rw-area") }.
rw-event-stronghold_damaged = Фортецю фракції { TEXT($seat, kind: "rw-seat") } в області { TEXT($area, kind: "rw-area") } пошкоджено.
rw-event-stronghold_lost = { TEXT($seat, kind: "rw-seat") } втрачає фортецю в області { TEXT($area, kind: "rw-area") }.
rw-event-developed = { TEXT($seat, kind: "rw-seat") } будує поліпшення «{ TEXT($development, kind: "rw-development") }» в області { TEXT($area, kind: "rw-area") }.
rw-event-development_lost = { TEXT($seat, kind: "rw-seat") } втрачає поліпшення «{ TEXT($development, kind: "rw-development") }» в області { TEXT($area, kind: "rw-area") }.
rw-event-city_benefit = { TEXT($seat, kind: "rw-seat") } бере в місті області { TEXT($area, kind: "rw-area") }: { TEXT($n) } × { TEXT($benefit, kind: "rw-benefit") }.
rw-event-city_destroyed = Місто { TEXT($city, kind: "rw-city") } в області { TEXT($area, kind: "rw-area") } знищено.

## Доля

rw-event-fate_drawn = { TEXT($seat, kind: "rw-seat", form: "start") } бере карти долі: { $cards }.
rw-event-fate_kept = { TEXT($seat, kind: "rw-seat", form: "start") } залишає { TEXT($destiny, kind: "rw-destiny") } символ (карта { TEXT($card) }).
rw-event-fate_redrawn = { TEXT($seat, kind: "rw-seat", form: "start") } бере заново: { $cards }.

## Битви

rw-event-battle_begins =
    { $defender ->
        [none] { TEXT($attacker, kind: "rw-seat") } нападає на нейтральні загони в області { TEXT($area, kind: "rw-area") }.
       *[other] { TEXT($attacker, kind: "rw-seat") } нападає на фракцію { TEXT($defender, kind: "rw-seat") } в області { TEXT($area, kind: "rw-area") }.
    }
rw-event-battle_round = Ініціатива { TEXT($n) }.
rw-event-battle_group = { TEXT($seat, kind: "rw-seat", form: "start") }: { TEXT($n) } × { TEXT($type, kind: "rw-unit") }.
rw-event-assists = { TEXT($hero, kind: "rw-hero") } допомагає групі: { TEXT($type, kind: "rw-unit") }.
rw-event-special = Особлива здатність ({ TEXT($type, kind: "rw-unit") }): { TEXT($type, kind: "rw-unit", form: "ability") }.
rw-event-damaged = { TEXT($type, kind: "rw-unit") }: { $n ->
        [one] { $n } шкода
       *[other] { $n } шкоди
    }.
rw-event-strength = Сила: нападник { TEXT($attacker) }, захисник { TEXT($defender) }.
rw-event-battle_won = { TEXT($winner, kind: "rw-seat", form: "start") } виграє битву в області { TEXT($area, kind: "rw-area") }, програє { TEXT($loser, kind: "rw-seat", form: "mid") }.
rw-event-battle_cancelled = Битва в області { TEXT($area, kind: "rw-area") } не відбувається.

## Герої

rw-event-hero_gained = { TEXT($hero, kind: "rw-hero") } приєднується до фракції { TEXT($seat, kind: "rw-seat") } в області { TEXT($area, kind: "rw-area") }.
rw-event-hero_deserted = { TEXT($hero, kind: "rw-hero") } залишає фракцію { TEXT($seat, kind: "rw-seat") }.
rw-event-hero_moved = { TEXT($hero, kind: "rw-hero") } йде з області { TEXT($from, kind: "rw-area") } в область { TEXT($to, kind: "rw-area") }.
rw-event-hero_healed = { TEXT($hero, kind: "rw-hero") } лікує { $n ->
        [one] { $n } шкоду
       *[other] { $n } шкоди
    }.
rw-event-hero_hurt = { TEXT($hero, kind: "rw-hero") } зазнає { TEXT($n) } шкоди.
rw-event-hero_trained = { TEXT($hero, kind: "rw-hero") } збільшує атрибут ({ TEXT($attribute, kind: "rw-attribute") }) на { TEXT($n) }.
rw-event-hero_routed = Героя повалено: { TEXT($hero, kind: "rw-hero") }.
rw-event-hero_stood = { TEXT($hero, kind: "rw-hero") } піднімається.
rw-event-hero_defeated = Героя фракції { TEXT($seat, kind: "rw-seat") } переможено: { TEXT($hero, kind: "rw-hero") }!
rw-event-quest_tried = { TEXT($hero, kind: "rw-hero") } намагається виконати квест «{ TEXT($card, kind: "rw-quest") }».
rw-event-quest_done = { TEXT($hero, kind: "rw-hero") } виконує квест «{ TEXT($card, kind: "rw-quest") }».
rw-event-reward_gained = { TEXT($hero, kind: "rw-hero") } отримує нагороду «{ TEXT($card, kind: "rw-reward") }».
rw-event-reward_gained-hidden = { TEXT($hero, kind: "rw-hero") } отримує нагороду.
rw-event-reward_shown = { TEXT($hero, kind: "rw-hero") } показує «{ TEXT($card, kind: "rw-reward") }».
rw-event-reward_discarded = { TEXT($hero, kind: "rw-hero") } скидає «{ TEXT($card, kind: "rw-reward") }».
rw-event-reward_passed = { TEXT($from, kind: "rw-hero") } передає нагороду «{ TEXT($card, kind: "rw-reward") }»; отримує { TEXT($to, kind: "rw-hero") }.
rw-event-reward_passed-hidden = { TEXT($from, kind: "rw-hero") } передає нагороду; отримує { TEXT($to, kind: "rw-hero") }.
rw-event-rewards_taken = { TEXT($hero, kind: "rw-hero") } забирає { $n ->
        [one] { $n } нагороду
        [few] { $n } нагороди
       *[many] { $n } нагород
    } в області { TEXT($area, kind: "rw-area") }.
rw-event-duel_begins = Виклик на дуель: { TEXT($hero, kind: "rw-hero") } проти героя ({ TEXT($against, kind: "rw-hero") }).
rw-event-duel_quest_begins = { TEXT($hero, kind: "rw-hero") } б’ється, суперники: { TEXT($n) } × { TEXT($type, kind: "rw-unit") }.
rw-event-duel_round = Раунд дуелі { TEXT($n) }.
rw-event-duel_ends =
    { $hero ->
        [none] Дуель завершується без переможця.
       *[other] { TEXT($hero, kind: "rw-hero") } виграє дуель.
    }

## Ставки

rw-event-bid = { TEXT($seat, kind: "rw-seat") } ставить { TEXT($n) }.
rw-event-bid_won = { TEXT($seat, kind: "rw-seat") } виграє аукціон.

## Руни

rw-event-rune_placed =
    { $rune ->
        [dragon] { TEXT($seat, kind: "rw-seat") } кладе драконячу руну долілиць в область { TEXT($area, kind: "rw-area") }.
       *[other] { TEXT($seat, kind: "rw-seat") } кладе фальшиву руну долілиць в область { TEXT($area, kind: "rw-area") }.
    }
rw-event-rune_placed-hidden = { TEXT($seat, kind: "rw-seat") } кладе жетон руни долілиць в область { TEXT($area, kind: "rw-area") }.
rw-event-rune_laid = На очах у всіх в область { TEXT($area, kind: "rw-area") } кладуть жетон: { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_moved = Жетон руни переносять з області { TEXT($from, kind: "rw-area") } в область { TEXT($to, kind: "rw-area") }.
rw-event-rune_discarded = { TEXT($seat, kind: "rw-seat") } скидає жетон в області { TEXT($area, kind: "rw-area") }: { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_revealed = Область { TEXT($area, kind: "rw-area") }: жетон фракції { TEXT($seat, kind: "rw-seat") } — { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_seen = { TEXT($seat, kind: "rw-seat") } дивиться жетон в області { TEXT($area, kind: "rw-area") }: { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_seen-hidden = { TEXT($seat, kind: "rw-seat") } дивиться жетон руни в області { TEXT($area, kind: "rw-area") }.
rw-event-runes_mixed = { TEXT($seat, kind: "rw-seat") } змішує жетони рун областей { TEXT($one, kind: "rw-area") } та { TEXT($other, kind: "rw-area") }.

## Дослідження

rw-event-token_turned = { TEXT($seat, kind: "rw-seat") } досліджує область { TEXT($area, kind: "rw-area") }: { TEXT($token, kind: "rw-token") }.
rw-event-token_discarded = Жетон «{ TEXT($token, kind: "rw-token") }» прибрано з області { TEXT($area, kind: "rw-area") }.
rw-event-token_seen = { TEXT($seat, kind: "rw-seat") } дивиться жетон дослідження в області { TEXT($area, kind: "rw-area") }: { TEXT($token, kind: "rw-token") }.
rw-event-token_seen-hidden = { TEXT($seat, kind: "rw-seat") } дивиться жетон дослідження в області { TEXT($area, kind: "rw-area") }.

## Кінець

rw-event-victory_placed = { TEXT($seat, kind: "rw-seat") } викладає карту перемоги { $season ->
        [spring] до наступної весни
        [summer] до наступного літа
        [fall] до наступної осені
        [winter] до наступної зими
       *[other] на рік (сезон: { TEXT($season, kind: "rw-season", form: "mid") })
    }!
rw-event-victory_failed = { TEXT($seat, kind: "rw-seat") } має менше шести драконячих рун: карта перемоги не спрацювала.
rw-event-eliminated = { TEXT($seat, kind: "rw-seat") } вибуває з гри.
rw-event-game_ends = Гру завершено: перемагає { TEXT($winner, kind: "rw-seat") }.

rw-told-units = { TEXT($n) } × { TEXT($type, kind: "rw-unit") }
