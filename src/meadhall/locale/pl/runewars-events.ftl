### Runewars: dziennik. `rw-event-<kind>` to jeden wiersz; `rw-event-<kind>-hidden` – to samo dla tych, którzy nie
### mogą wiedzieć wszystkiego. $seat, $from, $of, $attacker, $defender, $winner, $loser: gracze („none”: nikt,
### jednostki neutralne); $area, $to, $type, $hero, $card, $order, $title …: nazwy; $cards, $quests: nazwy oddzielone
### spacjami; $number oraz $n: liczba bez znaku, $sign: „plus” lub „minus”.

## Przygotowanie

rw-event-first_player = Pierwszym graczem jest { TEXT($seat, kind: "rw-seat") }.
rw-event-faction_chosen = { TEXT($seat, kind: "rw-seat") }: frakcja { TEXT($faction, kind: "rw-faction") }.
rw-event-setup_quests = { TEXT($seat, kind: "rw-seat") } dobiera po jednym kafelku mapy do misji: { LIST($quests, kind: "rw-quest") }.
rw-event-piece_laid = { TEXT($seat, kind: "rw-seat") } kładzie { TEXT($piece, kind: "rw-piece") }.
rw-event-marker_laid = { TEXT($seat, kind: "rw-seat") } kładzie znacznik królestwa { TEXT($marker) }.
rw-event-map_redone = Tak nie da się ukończyć mapy: część zostaje ułożona na nowo.
rw-event-city_placed = W { TEXT($area, kind: "rw-area") } leży miasto { TEXT($city, kind: "rw-city") }.

## Rok

rw-event-season_begins = Rok { TEXT($year) }, { TEXT($season, kind: "rw-season") }
rw-event-season_card = Karta pory roku: { TEXT($card, kind: "rw-seasoncard") }.
rw-event-order_revealed = { TEXT($seat, kind: "rw-seat") } odkrywa rozkaz { TEXT($order, kind: "rw-order") }.
rw-event-turn_begins = { TEXT($seat, kind: "rw-seat") }: { TEXT($order, kind: "rw-order") }.
rw-event-supremacy = { TEXT($seat, kind: "rw-seat") } otrzymuje premię dominacji ({ TEXT($order, kind: "rw-order") }).
rw-event-stood_up = Wszystkie rozbite jednostki i wszyscy rozbici bohaterowie wstają, a żetony aktywacji wracają.
rw-event-quest_phase = Zaczyna się faza misji.

## Środki

rw-event-influence =
    { $sign ->
        [minus] { TEXT($seat, kind: "rw-seat") } wydaje { $n ->
            [one] { $n } wpływ
            [few] { $n } wpływy
           *[many] { $n } wpływów
        }.
       *[plus] { TEXT($seat, kind: "rw-seat") } zyskuje { $n ->
            [one] { $n } wpływ
            [few] { $n } wpływy
           *[many] { $n } wpływów
        }.
    }
rw-event-influence_taken = { TEXT($seat, kind: "rw-seat") } zabiera graczowi { TEXT($from, kind: "rw-seat") } { $n ->
        [one] { $n } wpływ
        [few] { $n } wpływy
       *[many] { $n } wpływów
    }.
rw-event-dial = { TEXT($seat, kind: "rw-seat") }: { TEXT($resource, kind: "rw-resource") } { TEXT($old) } → { TEXT($new) }.
rw-event-tactics_drawn = { TEXT($seat, kind: "rw-seat") } dobiera z talii taktyki: { LIST($cards, kind: "rw-tactics") }.
rw-event-tactics_drawn-hidden =
    { $number ->
        [one] { TEXT($seat, kind: "rw-seat") } dobiera kartę taktyki.
        [few] { TEXT($seat, kind: "rw-seat") } dobiera { $number } karty taktyki.
       *[many] { TEXT($seat, kind: "rw-seat") } dobiera { $number } kart taktyki.
    }
rw-event-tactics_played = { TEXT($seat, kind: "rw-seat") } zagrywa kartę „{ TEXT($card, kind: "rw-tactics") }”.
rw-event-tactics_discarded = { TEXT($seat, kind: "rw-seat") } odrzuca kartę „{ TEXT($card, kind: "rw-tactics") }”.
rw-event-tactics_seen = { TEXT($seat, kind: "rw-seat") } ogląda karty taktyki gracza { TEXT($of, kind: "rw-seat") }: { LIST($cards, kind: "rw-tactics") }.
rw-event-tactics_seen-hidden = { TEXT($seat, kind: "rw-seat") } ogląda karty taktyki gracza { TEXT($of, kind: "rw-seat") }.
rw-event-quest_drawn = { TEXT($seat, kind: "rw-seat") } dobiera misję „{ TEXT($card, kind: "rw-quest") }”.
rw-event-quest_drawn-hidden = { TEXT($seat, kind: "rw-seat") } dobiera misję.
rw-event-quest_discarded = { TEXT($seat, kind: "rw-seat") } odrzuca misję „{ TEXT($card, kind: "rw-quest") }”.
rw-event-objective_drawn = { TEXT($seat, kind: "rw-seat") } ma cel „{ TEXT($card, kind: "rw-objective") }”.
rw-event-objective_drawn-hidden = { TEXT($seat, kind: "rw-seat") } dobiera cel.
rw-event-objective_met = { TEXT($seat, kind: "rw-seat") } spełnia cel „{ TEXT($card, kind: "rw-objective") }”!
rw-event-objective_boxed = { TEXT($seat, kind: "rw-seat") } traci cel „{ TEXT($card, kind: "rw-objective") }”.
rw-event-title_taken = { TEXT($seat, kind: "rw-seat") } zdobywa tytuł: { TEXT($title, kind: "rw-title") } (leżące na nim wpływy: { TEXT($n) }).
rw-event-title_returned = { TEXT($seat, kind: "rw-seat") } zwraca tytuł: { TEXT($title, kind: "rw-title") }.
rw-event-order_returned = { TEXT($seat, kind: "rw-seat") } bierze z powrotem rozkaz { TEXT($order, kind: "rw-order") }.

## Jednostki

rw-event-activated = { TEXT($seat, kind: "rw-seat") } aktywuje { TEXT($area, kind: "rw-area") }.
rw-event-token_removed = Żeton aktywacji gracza { TEXT($seat, kind: "rw-seat") } zostaje usunięty z { TEXT($area, kind: "rw-area") }.
rw-event-moved = { TEXT($seat, kind: "rw-seat") } przesuwa { rw-told-units } z { TEXT($from, kind: "rw-area") } do { TEXT($to, kind: "rw-area") }.
rw-event-recruited = { TEXT($seat, kind: "rw-seat") } umieszcza { rw-told-units } w { TEXT($area, kind: "rw-area") }.
rw-event-placed = Nowe jednostki w { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-destroyed = Zniszczone w { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-routed = Rozbite w { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-stood = Wstają w { TEXT($area, kind: "rw-area") }: { rw-told-units }.
rw-event-retreated = Odwrót z { TEXT($from, kind: "rw-area") } do { TEXT($to, kind: "rw-area") }: { rw-told-units }.
rw-event-allied = Jednostki neutralne w { TEXT($area, kind: "rw-area") } zawierają sojusz z graczem { TEXT($seat, kind: "rw-seat") }.
rw-event-diplomacy = { TEXT($seat, kind: "rw-seat") } próbuje dyplomacji w { TEXT($area, kind: "rw-area") } za { $spent ->
        [one] { $spent } wpływ
        [few] { $spent } wpływy
       *[many] { $spent } wpływów
    }.
rw-event-stronghold_built = { TEXT($seat, kind: "rw-seat") } buduje twierdzę w { TEXT($area, kind: "rw-area") }.
rw-event-stronghold_repaired = { TEXT($seat, kind: "rw-seat") } naprawia twierdzę w { TEXT($area, kind: "rw-area") }.
rw-event-stronghold_damaged = Twierdza gracza { TEXT($seat, kind: "rw-seat") } w { TEXT($area, kind: "rw-area") } zostaje uszkodzona.
rw-event-stronghold_lost = { TEXT($seat, kind: "rw-seat") } traci twierdzę w { TEXT($area, kind: "rw-area") }.
rw-event-developed = { TEXT($seat, kind: "rw-seat") } buduje ulepszenie w { TEXT($area, kind: "rw-area") }: { TEXT($development, kind: "rw-development") }.
rw-event-development_lost = { TEXT($seat, kind: "rw-seat") } traci ulepszenie w { TEXT($area, kind: "rw-area") }: { TEXT($development, kind: "rw-development") }.
rw-event-city_benefit = { TEXT($seat, kind: "rw-seat") } korzysta z miasta w { TEXT($area, kind: "rw-area") }: { TEXT($n) } × { TEXT($benefit, kind: "rw-benefit") }.
rw-event-city_destroyed = Miasto { TEXT($city, kind: "rw-city") } w { TEXT($area, kind: "rw-area") } zostaje zniszczone.

## Los

rw-event-fate_drawn = { TEXT($seat, kind: "rw-seat", form: "start") } dobiera karty losu: { $cards }.
rw-event-fate_kept = { TEXT($seat, kind: "rw-seat", form: "start") } zachowuje kartę { TEXT($card) } ({ TEXT($destiny, kind: "rw-destiny") }).
rw-event-fate_redrawn = { TEXT($seat, kind: "rw-seat", form: "start") } dobiera ponownie: { $cards }.

## Bitwy

rw-event-battle_begins =
    { $defender ->
        [none] { TEXT($attacker, kind: "rw-seat") } atakuje jednostki neutralne w { TEXT($area, kind: "rw-area") }.
       *[other] { TEXT($attacker, kind: "rw-seat") } atakuje gracza { TEXT($defender, kind: "rw-seat") } w { TEXT($area, kind: "rw-area") }.
    }
rw-event-battle_round = Inicjatywa { TEXT($n) }.
rw-event-battle_group = { TEXT($seat, kind: "rw-seat", form: "start") }: { TEXT($n) } × { TEXT($type, kind: "rw-unit") }.
rw-event-assists = { TEXT($hero, kind: "rw-hero") } wspiera: { TEXT($type, kind: "rw-unit") }.
rw-event-special = Zdolność ({ TEXT($type, kind: "rw-unit") }): { TEXT($type, kind: "rw-unit", form: "ability") }.
rw-event-damaged = { TEXT($type, kind: "rw-unit") }: { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }.
rw-event-strength = Siła: atakujący { TEXT($attacker) }, obrońca { TEXT($defender) }.
rw-event-battle_won = { TEXT($winner, kind: "rw-seat", form: "start") } wygrywa bitwę w { TEXT($area, kind: "rw-area") } (przeciwnik: { TEXT($loser, kind: "rw-seat", form: "mid") }).
rw-event-battle_cancelled = Bitwa w { TEXT($area, kind: "rw-area") } się nie odbywa.

## Bohaterowie

rw-event-hero_gained = { TEXT($hero, kind: "rw-hero") } dołącza do gracza { TEXT($seat, kind: "rw-seat") } w { TEXT($area, kind: "rw-area") }.
rw-event-hero_deserted = { TEXT($hero, kind: "rw-hero") } opuszcza gracza { TEXT($seat, kind: "rw-seat") }.
rw-event-hero_moved = { TEXT($hero, kind: "rw-hero") } przechodzi z { TEXT($from, kind: "rw-area") } do { TEXT($to, kind: "rw-area") }.
rw-event-hero_healed = { TEXT($hero, kind: "rw-hero") } leczy { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }.
rw-event-hero_hurt = { TEXT($hero, kind: "rw-hero") } otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }.
rw-event-hero_trained = { TEXT($hero, kind: "rw-hero") }: { TEXT($attribute, kind: "rw-attribute") } +{ TEXT($n) }.
rw-event-hero_routed = Rozbity bohater: { TEXT($hero, kind: "rw-hero") }.
rw-event-hero_stood = { TEXT($hero, kind: "rw-hero") } wstaje.
rw-event-hero_defeated = Pokonany bohater gracza { TEXT($seat, kind: "rw-seat") }: { TEXT($hero, kind: "rw-hero") }!
rw-event-quest_tried = { TEXT($hero, kind: "rw-hero") } podejmuje misję „{ TEXT($card, kind: "rw-quest") }”.
rw-event-quest_done = { TEXT($hero, kind: "rw-hero") } wypełnia misję „{ TEXT($card, kind: "rw-quest") }”.
rw-event-reward_gained = { TEXT($hero, kind: "rw-hero") } zdobywa nagrodę „{ TEXT($card, kind: "rw-reward") }”.
rw-event-reward_gained-hidden = { TEXT($hero, kind: "rw-hero") } zdobywa nagrodę.
rw-event-reward_shown = { TEXT($hero, kind: "rw-hero") } ujawnia nagrodę „{ TEXT($card, kind: "rw-reward") }”.
rw-event-reward_discarded = { TEXT($hero, kind: "rw-hero") } odrzuca nagrodę „{ TEXT($card, kind: "rw-reward") }”.
rw-event-reward_passed = { TEXT($from, kind: "rw-hero") } przekazuje nagrodę „{ TEXT($card, kind: "rw-reward") }”. Dostaje ją { TEXT($to, kind: "rw-hero") }.
rw-event-reward_passed-hidden = { TEXT($from, kind: "rw-hero") } przekazuje nagrodę. Dostaje ją { TEXT($to, kind: "rw-hero") }.
rw-event-rewards_taken = { TEXT($hero, kind: "rw-hero") } zabiera w { TEXT($area, kind: "rw-area") } { $n ->
        [one] { $n } nagrodę
        [few] { $n } nagrody
       *[many] { $n } nagród
    }.
rw-event-duel_begins = { TEXT($hero, kind: "rw-hero") } wyzywa na pojedynek: { TEXT($against, kind: "rw-hero") }.
rw-event-duel_quest_begins = { TEXT($hero, kind: "rw-hero") } walczy. Przeciwnik: { TEXT($n) } × { TEXT($type, kind: "rw-unit") }.
rw-event-duel_round = Runda { TEXT($n) } pojedynku.
rw-event-duel_ends =
    { $hero ->
        [none] Pojedynek kończy się bez zwycięzcy.
       *[other] { TEXT($hero, kind: "rw-hero") } wygrywa pojedynek.
    }

## Licytacje

rw-event-bid = { TEXT($seat, kind: "rw-seat") } licytuje { TEXT($n) }.
rw-event-bid_won = { TEXT($seat, kind: "rw-seat") } wygrywa licytację.

## Runy

rw-event-rune_placed =
    { $rune ->
        [dragon] { TEXT($seat, kind: "rw-seat") } kładzie w { TEXT($area, kind: "rw-area") } zakrytą smoczą runę.
       *[other] { TEXT($seat, kind: "rw-seat") } kładzie w { TEXT($area, kind: "rw-area") } zakrytą fałszywą runę.
    }
rw-event-rune_placed-hidden = { TEXT($seat, kind: "rw-seat") } kładzie w { TEXT($area, kind: "rw-area") } zakryty żeton runy.
rw-event-rune_laid = Na oczach wszystkich w { TEXT($area, kind: "rw-area") } pojawia się nowy żeton: { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_moved = Żeton runy zostaje przeniesiony z { TEXT($from, kind: "rw-area") } do { TEXT($to, kind: "rw-area") }.
rw-event-rune_discarded = { TEXT($seat, kind: "rw-seat") } odrzuca żeton w { TEXT($area, kind: "rw-area") }: { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_revealed = { TEXT($area, kind: "rw-area") }: żeton gracza { TEXT($seat, kind: "rw-seat") } to { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_seen = { TEXT($seat, kind: "rw-seat") } podgląda żeton w { TEXT($area, kind: "rw-area") }: { TEXT($rune, kind: "rw-rune") }.
rw-event-rune_seen-hidden = { TEXT($seat, kind: "rw-seat") } podgląda żeton runy w { TEXT($area, kind: "rw-area") }.
rw-event-runes_mixed = { TEXT($seat, kind: "rw-seat") } miesza żetony run z { TEXT($one, kind: "rw-area") } i { TEXT($other, kind: "rw-area") }.

## Eksploracja

rw-event-token_turned = { TEXT($seat, kind: "rw-seat") } bada { TEXT($area, kind: "rw-area") }: { TEXT($token, kind: "rw-token") }.
rw-event-token_discarded = Z { TEXT($area, kind: "rw-area") } zostaje usunięty żeton: { TEXT($token, kind: "rw-token") }.
rw-event-token_seen = { TEXT($seat, kind: "rw-seat") } podgląda żeton eksploracji w { TEXT($area, kind: "rw-area") }: { TEXT($token, kind: "rw-token") }.
rw-event-token_seen-hidden = { TEXT($seat, kind: "rw-seat") } podgląda żeton eksploracji w { TEXT($area, kind: "rw-area") }.

## Koniec

rw-event-victory_placed = { TEXT($seat, kind: "rw-seat") } kładzie kartę zwycięstwa! Rozstrzygnięcie za rok ({ TEXT($season, kind: "rw-season", form: "mid") }).
rw-event-victory_failed = { TEXT($seat, kind: "rw-seat") } ma mniej niż sześć smoczych run: karta zwycięstwa przepada.
rw-event-eliminated = { TEXT($seat, kind: "rw-seat") } odpada z gry.
rw-event-game_ends = Koniec gry: wygrywa { TEXT($winner, kind: "rw-seat") }.

rw-told-units = { TEXT($n) } × { TEXT($type, kind: "rw-unit") }
