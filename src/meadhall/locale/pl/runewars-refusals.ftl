### Runewars: dlaczego czegoś nie wolno, `rw-refusal-<code>`; kody wspólne dla gier są w kernel-refusals.ftl.
### $area, $other, $unit, $hero, $seat, $faction, $piece, $order, $resource, $attribute, $title, $tactics, $reward,
### $quest, $objective, $development, $city: nazwy; $cell, $number: bez zmian; $need, $have, $most (liczby).

rw-refusal-not_an_answer = To nie jest odpowiedź na obecne pytanie.

## Gdzie jest zasada: strona instrukcji albo karta

rw-rule-page = Instrukcja, str. { $page }
rw-rule-card = Tekst karty

## Przygotowanie

rw-refusal-faction_taken = Inny gracz ma już frakcję { TEXT($faction, kind: "rw-faction") }.
rw-refusal-not_your_tile = Nie ty kładziesz { TEXT($piece, kind: "rw-piece") }: twoje misje początkowe wskazują inne kafelki.
rw-refusal-tile_has_no_place = Na mapie nie ma miejsca, w którym zmieści się { TEXT($piece, kind: "rw-piece") }.
rw-refusal-first_in_the_middle = Pierwszy kafelek kładzie się na środku stołu, a nie na polu { TEXT($cell) }.
rw-refusal-off_the_table = Tam kończy się stół: nie zmieści się na nim { TEXT($piece, kind: "rw-piece") }.
rw-refusal-overlaps = Coś już tam leży, więc nie zmieści się { TEXT($piece, kind: "rw-piece") }.
rw-refusal-few_contacts = Co najmniej dwa obszary nowego kafelka muszą stykać się z dwoma różnymi obszarami mapy.
rw-refusal-colours_meet = Zetknęłyby się dwa kolorowe boki: góry i woda nie mogą się stykać.
rw-refusal-no_open_side = Stykałyby się tylko kolorowe boki: potrzebny jest co najmniej jeden otwarty.
rw-refusal-off_marker = Dwa obszary twojego królestwa ojczystego muszą zakryć znacznik królestwa.
rw-refusal-homes_touch = Królestwa ojczyste nie mogą stykać się ze sobą ani ze znacznikiem innego królestwa.
rw-refusal-marker_on_map = Znacznik królestwa kładzie się obok mapy, a nie na obszarze { TEXT($area, kind: "rw-area") }.
rw-refusal-marker_touches_few = Znacznik królestwa musi stykać się z otwartymi bokami obszarów (co najmniej { TEXT($need) }); tutaj byłoby ich { TEXT($have) }.
rw-refusal-marker_too_near =
    { $need ->
        [one] Odległość między znacznikami królestw to co najmniej { $need } obszar.
        [few] Odległość między znacznikami królestw to co najmniej { $need } obszary.
       *[many] Odległość między znacznikami królestw to co najmniej { $need } obszarów.
    }
rw-refusal-marker_taken = Królestwo ojczyste zastąpiło już znacznik królestwa { TEXT($number) }.
rw-refusal-no_room_for_rest = Zabrakłoby wtedy miejsca na to, co trzeba jeszcze położyć.
rw-refusal-next_to_marker = Żeton runy nie może leżeć obok znacznika królestwa, a { TEXT($area, kind: "rw-area") } z nim sąsiaduje.
rw-refusal-not_your_home = { TEXT($area, kind: "rw-area") } nie należy do twojego królestwa ojczystego.
rw-refusal-heroes_start_at_home = { TEXT($hero, kind: "rw-hero") } zaczyna w twoim królestwie ojczystym, a nie w { TEXT($area, kind: "rw-area") }.
rw-refusal-no_room_for_so_many = Zmieści się ich najwyżej { TEXT($most) }: na obszarze może być najwyżej osiem jednostek.
rw-refusal-area_full = W { TEXT($area, kind: "rw-area") } nie ma miejsca na tyle jednostek: może ich być najwyżej osiem.

## Pory roku, rozkazy, licytacje

rw-refusal-order_already_played = Ten rozkaz został już przez ciebie zagrany w tym roku: { TEXT($order, kind: "rw-order") }. Rozkazy wracają do ciebie wiosną.
rw-refusal-not_in_fall = Jesienią bierzesz wpływy albo kartę taktyki.
rw-refusal-not_enough_influence =
    { $need ->
        [one] Potrzebny jest { $need } wpływ, a masz { TEXT($have) }.
        [few] Potrzebne są { $need } wpływy, a masz { TEXT($have) }.
       *[many] Potrzeba { $need } wpływów, a masz { TEXT($have) }.
    }
rw-refusal-not_enough_cards =
    { $need ->
        [one] Potrzebna jest { $need } karta taktyki, a masz { TEXT($have) }.
        [few] Potrzebne są { $need } karty taktyki, a masz { TEXT($have) }.
       *[many] Potrzeba { $need } kart taktyki, a masz { TEXT($have) }.
    }
rw-refusal-spend_at_most =
    { $most ->
        [one] Możesz tu wydać najwyżej { $most } wpływ.
        [few] Możesz tu wydać najwyżej { $most } wpływy.
       *[many] Możesz tu wydać najwyżej { $most } wpływów.
    }
rw-refusal-spend_more =
    { $need ->
        [one] Musisz tu wydać co najmniej { $need } wpływ.
        [few] Musisz tu wydać co najmniej { $need } wpływy.
       *[many] Musisz tu wydać co najmniej { $need } wpływów.
    }
rw-refusal-at_least_one = Podaj, ile: co najmniej jeden.
rw-refusal-not_tied = { TEXT($seat, kind: "rw-seat") } nie jest wśród tych, którzy remisują w licytacji.
rw-refusal-must_recruit = Wybierz wskaźnik, z którego rekrutujesz.
rw-refusal-dial_used = Rekrutacja z tego wskaźnika już była: { TEXT($resource, kind: "rw-resource") }. Drugi musi być inny.
rw-refusal-few_heroes_left =
    { $have ->
        [one] W talii została tylko { $have } karta bohatera.
        [few] W talii zostały tylko { $have } karty bohaterów.
       *[many] W talii zostało tylko { $have } kart bohaterów.
    }
rw-refusal-only_neutral_units = { TEXT($unit, kind: "rw-unit") }: można wybrać tylko jednostki neutralne.
rw-refusal-only_faction_units = { TEXT($unit, kind: "rw-unit") }: można wybrać tylko jednostki swojej frakcji.
rw-refusal-wrong_class = { TEXT($unit, kind: "rw-unit") }: jednostki tego kształtu nie można wybrać.
rw-refusal-none_in_supply = W puli nie ma już figurek tej jednostki: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-none_of_class_in_supply = W puli nie ma już neutralnych jednostek tego kształtu.
rw-refusal-not_of_this_city = { TEXT($city, kind: "rw-city") }: to miasto tego nie daje.
rw-refusal-your_title_already = Masz już tytuł „{ TEXT($title, kind: "rw-title") }”.
rw-refusal-title_costs_more =
    { $need ->
        [one] Tytuł „{ TEXT($title, kind: "rw-title") }” kosztuje co najmniej { $need } wpływ: więcej, niż na nim leży.
        [few] Tytuł „{ TEXT($title, kind: "rw-title") }” kosztuje co najmniej { $need } wpływy: więcej, niż na nim leży.
       *[many] Tytuł „{ TEXT($title, kind: "rw-title") }” kosztuje co najmniej { $need } wpływów: więcej, niż na nim leży.
    }
rw-refusal-not_your_title = Nie masz tytułu „{ TEXT($title, kind: "rw-title") }”.
rw-refusal-title_not_now = Tytułu „{ TEXT($title, kind: "rw-title") }” nie można teraz użyć.
rw-refusal-title_used = Tytułu „{ TEXT($title, kind: "rw-title") }” nie można użyć ponownie w tej turze.
rw-refusal-once_an_order = Każdą część Umocnienia można wykonać tylko raz.
rw-refusal-no_wood = Twój wskaźnik drewna stoi na 0: twierdza kosztuje 1 drewno i 1 rudę.
rw-refusal-no_ore = Twój wskaźnik rudy stoi na 0.
rw-refusal-stronghold_there = W { TEXT($area, kind: "rw-area") } jest już twierdza.
rw-refusal-city_there = W { TEXT($area, kind: "rw-area") } jest miasto.
rw-refusal-not_damaged = Twierdza w { TEXT($area, kind: "rw-area") } nie jest uszkodzona.
rw-refusal-no_stronghold_there = Nie masz twierdzy w { TEXT($area, kind: "rw-area") }.
rw-refusal-no_stronghold_left = Wszystkie twoje twierdze są na mapie: usuń jedną z innego obszaru.
rw-refusal-stronghold_left = Masz jeszcze żeton twierdzy, więc nie trzeba usuwać innej.
rw-refusal-no_runes_to_move = Potrzebne są dwa kontrolowane przez ciebie obszary i żeton runy na co najmniej jednym z nich.
rw-refusal-development_there = W { TEXT($area, kind: "rw-area") } jest już ulepszenie.
rw-refusal-not_your_development = { TEXT($development, kind: "rw-development") }: to ulepszenie innej frakcji.
rw-refusal-no_such_development = Wszystkie twoje żetony tego ulepszenia są na mapie: { TEXT($development, kind: "rw-development") }.
rw-refusal-not_that_development = W { TEXT($area, kind: "rw-area") } nie ma tego ulepszenia: { TEXT($development, kind: "rw-development") }.
rw-refusal-only_there = Można to umieścić tylko w { TEXT($area, kind: "rw-area") }.

## Miejsca

rw-refusal-not_controlled = Nie kontrolujesz obszaru { TEXT($area, kind: "rw-area") }.
rw-refusal-same_area = To musi być inny obszar niż { TEXT($area, kind: "rw-area") }.
rw-refusal-not_adjacent = { TEXT($area, kind: "rw-area") } i { TEXT($other, kind: "rw-area") } nie sąsiadują ze sobą.
rw-refusal-mountain = Obszary { TEXT($area, kind: "rw-area") } i { TEXT($other, kind: "rw-area") } dzielą góry.
rw-refusal-water = Obszary { TEXT($area, kind: "rw-area") } i { TEXT($other, kind: "rw-area") } dzieli woda.
rw-refusal-enemy_area = Wróg kontroluje obszar { TEXT($area, kind: "rw-area") }.

## Ruch

rw-refusal-own_token_there = W { TEXT($area, kind: "rw-area") } leży już twój żeton aktywacji.
rw-refusal-nobody_can_come = Żadna twoja figurka nie może przejść do { TEXT($area, kind: "rw-area") }.
rw-refusal-no_figures_there = Nie masz figurek w { TEXT($area, kind: "rw-area") }.
rw-refusal-no_such_unit_there = W { TEXT($area, kind: "rw-area") } nie ma takiej jednostki: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-not_your_unit = { TEXT($unit, kind: "rw-unit") }: to nie twoja jednostka.
rw-refusal-not_so_many = { TEXT($unit, kind: "rw-unit") }: wybrano { TEXT($need) }, a jest { TEXT($have) }.
rw-refusal-activated_area_stays = Jednostki nie mogą opuścić { TEXT($area, kind: "rw-area") }: leży tam żeton aktywacji.
rw-refusal-no_unit_moves = Karta nie pozwala twoim jednostkom się ruszyć.
rw-refusal-routed_units_stay = Rozbite jednostki się nie ruszają: { TEXT($unit, kind: "rw-unit") } w { TEXT($area, kind: "rw-area") }.
rw-refusal-already_moving = Wszystkie te jednostki już się ruszają: { TEXT($unit, kind: "rw-unit") } w { TEXT($area, kind: "rw-area") }.
rw-refusal-hero_moves_already = { TEXT($hero, kind: "rw-hero") } już się rusza.
rw-refusal-hero_elsewhere = { TEXT($hero, kind: "rw-hero") } nie jest w { TEXT($area, kind: "rw-area") }.
rw-refusal-hero_routed = { TEXT($hero, kind: "rw-hero") }: bohater jest rozbity.
rw-refusal-neutrals_not_alone = Bez jednostek twojej frakcji neutralni sojusznicy mogą iść tylko na kontrolowane przez ciebie obszary: { TEXT($unit, kind: "rw-unit") } nie może iść do { TEXT($area, kind: "rw-area") }.
rw-refusal-second_battle = W { TEXT($area, kind: "rw-area") } doszłoby do drugiej bitwy: rozkaz pozwala tylko na jedną.
rw-refusal-too_many_for_talks =
    { $most ->
        [one] Do { TEXT($area, kind: "rw-area") } może pójść jeszcze najwyżej { $most } jednostka: gdy jest ich łącznie ponad osiem, można tylko walczyć, a ten rozkaz miał już swoją bitwę.
        [few] Do { TEXT($area, kind: "rw-area") } mogą pójść jeszcze najwyżej { $most } jednostki: gdy jest ich łącznie ponad osiem, można tylko walczyć, a ten rozkaz miał już swoją bitwę.
       *[many] Do { TEXT($area, kind: "rw-area") } może pójść jeszcze najwyżej { $most } jednostek: gdy jest ich łącznie ponad osiem, można tylko walczyć, a ten rozkaz miał już swoją bitwę.
    }
rw-refusal-enemy_in_the_way = Droga z { TEXT($area, kind: "rw-area") } do { TEXT($other, kind: "rw-area") } prowadzi przez obszary, które nie są ani twoje, ani puste.
rw-refusal-too_far =
    { $most ->
        [one] Z { TEXT($area, kind: "rw-area") } do { TEXT($other, kind: "rw-area") } jest więcej niż { $most } obszar.
        [few] Z { TEXT($area, kind: "rw-area") } do { TEXT($other, kind: "rw-area") } jest więcej niż { $most } obszary.
       *[many] Z { TEXT($area, kind: "rw-area") } do { TEXT($other, kind: "rw-area") } jest więcej niż { $most } obszarów.
    }
rw-refusal-no_way_out = Z { TEXT($area, kind: "rw-area") } nie prowadzi żadna droga.
rw-refusal-friendly_or_empty_only = Przy Strategii figurki idą tylko na twoje lub puste obszary, a nie do { TEXT($area, kind: "rw-area") }.

## Odwrót

rw-refusal-friendly_first = Jednostki wycofują się na twój obszar, jeśli mogą; na pusty, taki jak { TEXT($area, kind: "rw-area") }, tylko jeśli nie mogą.
rw-refusal-not_friendly_or_empty = Jednostki wycofują się tylko na własne lub puste obszary, a nie do { TEXT($area, kind: "rw-area") }.
rw-refusal-not_friendly = Te jednostki mogą się wycofać tylko na obszary swojego gracza, a nie do { TEXT($area, kind: "rw-area") }.
rw-refusal-controlled_area = Jednostki neutralne wycofują się tylko na obszary, których nikt nie kontroluje, a nie do { TEXT($area, kind: "rw-area") }.
rw-refusal-all_to_one_area = Jeśli to możliwe, wszystkie jednostki wycofują się na jeden obszar, a do { TEXT($area, kind: "rw-area") } nie wszystkie mogą dotrzeć.
rw-refusal-still_too_many =
    { $need ->
        [one] Musi odejść jeszcze { $need } jednostka: na obszarze może być najwyżej osiem.
        [few] Muszą odejść jeszcze { $need } jednostki: na obszarze może być najwyżej osiem.
       *[many] Musi odejść jeszcze { $need } jednostek: na obszarze może być najwyżej osiem.
    }
rw-refusal-one_must_stay = Co najmniej jedna jednostka musi zostać.

## Bitwa

rw-refusal-not_in_line = Po tej stronie bitwy nie ma takiej jednostki: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-hero_assists_already = { TEXT($hero, kind: "rw-hero") }: wsparcie tego bohatera już wybrano.
rw-refusal-assisted_already = Te jednostki wspiera już bohater: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-other_initiative = Teraz działają jednostki o inicjatywie { TEXT($need) }, a ta ma inną: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-attacked_already = Te jednostki już atakowały w tej bitwie: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-all_routed = Wszystkie te jednostki są rozbite: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-routed_already = Ta jednostka jest już rozbita: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-stands_already = Ta jednostka stoi: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-undamaged_first = Najpierw rozbija się jednostki bez obrażeń, dopiero potem ranne, takie jak ta: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-damaged_first = Ranna jednostka przyjmuje kolejne obrażenia przed innymi, takimi jak ta: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-standing_first = Stojące jednostki są przed rozbitymi, takimi jak ta: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-hit_already = Ta jednostka ma już swoje obrażenie: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-not_drawn = Karty losu { TEXT($number) } nie ma wśród dobranych.
rw-refusal-redraw_at_most =
    { $most ->
        [one] Ponownie można dobrać najwyżej { $most } kartę.
        [few] Ponownie można dobrać najwyżej { $most } karty.
       *[many] Ponownie można dobrać najwyżej { $most } kart.
    }

## Bohaterowie i misje

rw-refusal-not_your_hero = { TEXT($hero, kind: "rw-hero") } to nie twój bohater.
rw-refusal-your_own_hero = { TEXT($hero, kind: "rw-hero") } to twój własny bohater.
rw-refusal-hero_serves_nobody = { TEXT($hero, kind: "rw-hero") } nikomu nie służy.
rw-refusal-must_keep_a_hero = Musisz zachować jednego z dobranych bohaterów.
rw-refusal-hero_not_drawn = { TEXT($hero, kind: "rw-hero") }: tego bohatera nie ma wśród dobranych.
rw-refusal-hero_has_acted = { TEXT($hero, kind: "rw-hero") } ma już za sobą akcję w tej fazie misji.
rw-refusal-hero_can_do_nothing = { TEXT($hero, kind: "rw-hero") } nie może się ruszyć, leczyć ani trenować.
rw-refusal-not_hurt = { TEXT($hero, kind: "rw-hero") } nie ma obrażeń do wyleczenia.
rw-refusal-trained_enough = { TEXT($hero, kind: "rw-hero") }: { TEXT($attribute, kind: "rw-attribute") } ma już +2.
rw-refusal-hero_stopped = { TEXT($hero, kind: "rw-hero") } musi zatrzymać się w { TEXT($area, kind: "rw-area") }.
rw-refusal-steps_used =
    { $most ->
        [one] { TEXT($hero, kind: "rw-hero") } ma już za sobą { $most } obszar.
        [few] { TEXT($hero, kind: "rw-hero") } ma już za sobą { $most } obszary.
       *[many] { TEXT($hero, kind: "rw-hero") } ma już za sobą { $most } obszarów.
    }
rw-refusal-portal_costs_influence = Portal z { TEXT($area, kind: "rw-area") } do { TEXT($other, kind: "rw-area") } kosztuje 1 wpływ, a nie masz żadnego.
rw-refusal-hero_has_not_moved = { TEXT($hero, kind: "rw-hero") } musi najpierw przejść co najmniej jeden obszar.
rw-refusal-quest_not_held = Nie masz misji „{ TEXT($quest, kind: "rw-quest") }”.
rw-refusal-not_in_place = { TEXT($hero, kind: "rw-hero") } nie jest na obszarze, na którym można podjąć misję „{ TEXT($quest, kind: "rw-quest") }”.
rw-refusal-quest_not_now = Misji „{ TEXT($quest, kind: "rw-quest") }” nie można teraz podjąć.
rw-refusal-other_attribute = Karta nie pozwala na ten atrybut: { TEXT($attribute, kind: "rw-attribute") }.
rw-refusal-hero_stands = { TEXT($hero, kind: "rw-hero") } stoi.
rw-refusal-hero_not_there = { TEXT($hero, kind: "rw-hero") } nie jest na właściwym obszarze.
rw-refusal-wrong_alignment = { TEXT($hero, kind: "rw-hero") } nie ma charakteru, którego wymaga karta.

## Nagrody

rw-refusal-reward_not_held = Nagrody „{ TEXT($reward, kind: "rw-reward") }” nie można tu wybrać.
rw-refusal-reward_not_now = Nagrody „{ TEXT($reward, kind: "rw-reward") }” nie można teraz użyć.
rw-refusal-reward_used_now = Nagroda „{ TEXT($reward, kind: "rw-reward") }” została już użyta.
rw-refusal-reward_works_already = Nagroda „{ TEXT($reward, kind: "rw-reward") }” jest odkryta i działa automatycznie.
rw-refusal-reward_used_up = Nagrody „{ TEXT($reward, kind: "rw-reward") }” nie można już użyć w tym pojedynku.
rw-refusal-reward_requirement = Nie jest spełniony warunek nagrody „{ TEXT($reward, kind: "rw-reward") }”.
rw-refusal-one_weapon_one_armour = W pojedynku można użyć najwyżej jednej broni i jednego pancerza: użyto już „{ TEXT($other, kind: "rw-reward") }”, więc nie można użyć „{ TEXT($reward, kind: "rw-reward") }”.
rw-refusal-another_hero = To musi być inny bohater.
rw-refusal-another_heros_price = Tymi nagrodami nie można za to zapłacić. Ma je { TEXT($hero, kind: "rw-hero") }.
rw-refusal-acting_hero_swaps = Teraz działa { TEXT($hero, kind: "rw-hero") }: nagrody może oddawać lub przyjmować tylko ten bohater.
rw-refusal-hero_without_rewards = { TEXT($hero, kind: "rw-hero") } nie ma nagród.
rw-refusal-nobody_to_pass_to = { TEXT($hero, kind: "rw-hero") } nie ma obok siebie innego twojego bohatera.
rw-refusal-nothing_to_swap = Na jednym obszarze musi być dwóch twoich bohaterów, a jeden z nich musi mieć nagrodę.
rw-refusal-swapped_enough = Przekazano już tyle nagród, ile mają twoi bohaterowie: { TEXT($most) }.
rw-refusal-no_marker_there = W { TEXT($area, kind: "rw-area") } nie ma nagród pokonanego bohatera.
rw-refusal-no_hero_there = Nie masz bohatera w { TEXT($area, kind: "rw-area") }.
rw-refusal-only_in_your_turn = Można to zrobić tylko we własnej turze.

## Karty, cele, karty zwycięstwa

rw-refusal-not_in_hand = Nie masz na ręce karty „{ TEXT($tactics, kind: "rw-tactics") }”.
rw-refusal-drawn_this_season = Kartę „{ TEXT($tactics, kind: "rw-tactics") }” dobrano w tej porze roku: można ją zagrać dopiero od następnej.
rw-refusal-not_now = Karty „{ TEXT($tactics, kind: "rw-tactics") }” nie można teraz zagrać.
rw-refusal-once_at_a_time = Karta „{ TEXT($tactics, kind: "rw-tactics") }” została właśnie zagrana: nie można jej zagrać dwa razy w tej samej chwili.
rw-refusal-only_attacker = Kartę „{ TEXT($tactics, kind: "rw-tactics") }” może zagrać tylko atakujący.
rw-refusal-only_defender = Kartę „{ TEXT($tactics, kind: "rw-tactics") }” może zagrać tylko obrońca.
rw-refusal-requirement_not_met = Nie jest spełniony warunek karty „{ TEXT($tactics, kind: "rw-tactics") }”.
rw-refusal-nothing_to_choose = Karta „{ TEXT($tactics, kind: "rw-tactics") }” nie miałaby efektu: nie ma na czym jej użyć.
rw-refusal-no_objective = Nie masz już celu.
rw-refusal-objective_not_met = Twój cel „{ TEXT($objective, kind: "rw-objective") }” nie jest spełniony.
rw-refusal-objective_not_offered = Celu „{ TEXT($objective, kind: "rw-objective") }” nie ma wśród tych, z których wybierasz.
rw-refusal-last_year = W ostatnim roku nie można położyć karty zwycięstwa.
rw-refusal-victory_card_placed = Nie masz na ręce swojej karty zwycięstwa.
rw-refusal-season_taken = Na talii tej pory roku leży już karta zwycięstwa gracza { TEXT($seat, kind: "rw-seat") }.
rw-refusal-too_few_dragon_runes =
    { $need ->
        [one] Potrzebna jest { $need } smocza runa na kontrolowanych przez ciebie obszarach, a masz { TEXT($have) }.
        [few] Potrzebne są { $need } smocze runy na kontrolowanych przez ciebie obszarach, a masz { TEXT($have) }.
       *[many] Potrzeba { $need } smoczych run na kontrolowanych przez ciebie obszarach, a masz { TEXT($have) }.
    }
rw-refusal-nothing_to_raze = W { TEXT($area, kind: "rw-area") } nie ma niczego, co można by zburzyć.
rw-refusal-too_few_to_raze =
    { $need ->
        [one] Musisz kontrolować obszar { TEXT($area, kind: "rw-area") } i mieć tam co najmniej { $need } jednostkę.
        [few] Musisz kontrolować obszar { TEXT($area, kind: "rw-area") } i mieć tam co najmniej { $need } jednostki.
       *[many] Musisz kontrolować obszar { TEXT($area, kind: "rw-area") } i mieć tam co najmniej { $need } jednostek.
    }

## Runy

rw-refusal-rune_there = W { TEXT($area, kind: "rw-area") } jest już żeton runy.
rw-refusal-no_rune_there = W { TEXT($area, kind: "rw-area") } nie ma żetonu runy.
rw-refusal-dragon_rune_stays = Żeton w { TEXT($area, kind: "rw-area") } to smocza runa: odrzuca się tylko fałszywe.
rw-refusal-revealed_already = Żeton w { TEXT($area, kind: "rw-area") } jest już odkryty.
rw-refusal-false_rune = Żeton w { TEXT($area, kind: "rw-area") } to fałszywa runa.
rw-refusal-no_dragon_runes_left = Nie ma już smoczych run.

## Czego wymagają karty

rw-refusal-must_choose = Musisz coś wybrać.
rw-refusal-chosen_already = To już zostało wybrane.
rw-refusal-not_an_option = Tego nie ma wśród możliwości karty.
rw-refusal-option_requirement = Nie jest spełniony warunek tej możliwości.
rw-refusal-cannot_pay = Nie możesz zapłacić tego kosztu.
rw-refusal-would_do_nothing = Zapłata nic by nie dała.
rw-refusal-player_is_out = { TEXT($seat, kind: "rw-seat") } jest już poza grą.
rw-refusal-another_player = To musi być inny gracz niż { TEXT($seat, kind: "rw-seat") }.
rw-refusal-not_a_neighbour = Żaden twój obszar nie sąsiaduje z obszarem gracza { TEXT($seat, kind: "rw-seat") } i żaden twój bohater na takim nie stoi.
rw-refusal-not_produced_there = Ten obszar tego nie wytwarza: { TEXT($resource, kind: "rw-resource") }.
rw-refusal-order_not_played = Ten rozkaz nie został przez ciebie zagrany w tym roku: { TEXT($order, kind: "rw-order") }.
rw-refusal-not_this_order = { TEXT($order, kind: "rw-order") } to rozkaz, który właśnie wykonujesz.
rw-refusal-not_the_highest_dial = To nie jest twój najwyższy wskaźnik: { TEXT($resource, kind: "rw-resource") }.
rw-refusal-card_moves_at_most = Karta pozwala przesunąć jeszcze najwyżej { TEXT($most) }.
rw-refusal-card_takes_at_most = Karta pozwala wybrać jeszcze najwyżej { TEXT($most) }.
rw-refusal-no_such_units_there = W { TEXT($area, kind: "rw-area") } nie ma takich jednostek.
rw-refusal-other_area_meant = Karta nie dotyczy jednostek w { TEXT($area, kind: "rw-area") }.
rw-refusal-must_be_enemys = Obszar musi kontrolować wróg, a { TEXT($area, kind: "rw-area") } nie jest kontrolowany przez wroga.
rw-refusal-must_be_others = Obszar nie może być twój, a { TEXT($area, kind: "rw-area") } jest pod twoją kontrolą.
rw-refusal-must_be_uncontrolled = Obszaru nikt nie może kontrolować, a { TEXT($area, kind: "rw-area") } jest pod czyjąś kontrolą.
rw-refusal-must_be_empty = { TEXT($area, kind: "rw-area") } nie jest pustym obszarem.
rw-refusal-must_be_held = Nie masz w { TEXT($area, kind: "rw-area") } ani jednostek swojej frakcji, ani twierdzy.
rw-refusal-theirs_already = Ten gracz już kontroluje obszar { TEXT($area, kind: "rw-area") }.
rw-refusal-not_an_enemys_home = { TEXT($area, kind: "rw-area") } nie należy do królestwa ojczystego wroga.
rw-refusal-not_in_home_realms = To musi być poza królestwami ojczystymi, a { TEXT($area, kind: "rw-area") } do jednego z nich należy.
rw-refusal-only_in_home_realms = To musi być w królestwie ojczystym, a { TEXT($area, kind: "rw-area") } do żadnego nie należy.
rw-refusal-not_in_your_home = To musi być poza twoim królestwem ojczystym, a { TEXT($area, kind: "rw-area") } do niego należy.
rw-refusal-no_city_there = W { TEXT($area, kind: "rw-area") } nie ma miasta.
rw-refusal-no_enemy_stronghold_there = W { TEXT($area, kind: "rw-area") } nie ma wrogiej twierdzy.
rw-refusal-no_development_there = W { TEXT($area, kind: "rw-area") } nie ma ulepszenia.
rw-refusal-no_neutral_units_there = W { TEXT($area, kind: "rw-area") } nie ma jednostek neutralnych.
rw-refusal-neutral_units_are_allied = Jednostki neutralne w { TEXT($area, kind: "rw-area") } są już czyimiś sojusznikami.
rw-refusal-neutral_units_are_routed = Jednostki neutralne w { TEXT($area, kind: "rw-area") } są rozbite.
rw-refusal-too_few_units_there =
    { $need ->
        [one] W { TEXT($area, kind: "rw-area") } potrzebna jest { $need } jednostka, a jest ich { TEXT($have) }.
        [few] W { TEXT($area, kind: "rw-area") } potrzebne są { $need } jednostki, a jest ich { TEXT($have) }.
       *[many] W { TEXT($area, kind: "rw-area") } potrzeba { $need } jednostek, a jest ich { TEXT($have) }.
    }
rw-refusal-no_enemy_hero_there = W { TEXT($area, kind: "rw-area") } nie ma wrogiego bohatera.
rw-refusal-not_beside = { TEXT($area, kind: "rw-area") } nie sąsiaduje z właściwym obszarem.
rw-refusal-too_near = { TEXT($area, kind: "rw-area") } jest za blisko.
rw-refusal-no_token_there = W { TEXT($area, kind: "rw-area") } nie ma właściwego żetonu aktywacji.
rw-refusal-token_there = W { TEXT($area, kind: "rw-area") } leży już żeton aktywacji.
rw-refusal-only_these_units = Tej jednostki nie można wybrać: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_stand = Można wybrać tylko stojące jednostki, a ta jest rozbita: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_be_routed = Można wybrać tylko rozbite jednostki, a ta stoi: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_be_damaged = Ta jednostka nie ma obrażeń: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-too_little_health = Można wybrać tylko jednostki o wytrzymałości co najmniej { TEXT($need) }: { TEXT($unit, kind: "rw-unit") } ma mniejszą.
rw-refusal-too_low_initiative = Można wybrać tylko jednostki o inicjatywie co najmniej { TEXT($need) }: { TEXT($unit, kind: "rw-unit") } ma niższą.
