### Blood Rage: dlaczego czegoś nie wolno, `refusal-<code>`, i zasady, z których to wynika, `rule-<id>`.
### $place, $target, $figure, $card, $other, $stat, $seat: nazwy; $need, $have, $room, $horns (liczby).

## Szał, karty, figurki

refusal-not_enough_rage = To kosztuje { TEXT("rage", $need, kind: "n", form: "acc") }, a masz { TEXT($have) }.
refusal-needs_card = Może to zrobić tylko Klan z Rozwinięciem „{ TEXT($card, kind: "card") }”.
refusal-not_in_hand = Nie masz na ręce karty „{ TEXT($card, kind: "card") }”.
refusal-not_a_quest = „{ TEXT($card, kind: "card") }” nie jest Kartą Wyprawy.
refusal-not_an_upgrade = „{ TEXT($card, kind: "card") }” nie jest Kartą Rozwinięcia.
refusal-not_your_figure = Twój Klan nie ma { TEXT($figure, kind: "figure", form: "gen") }: najpierw zagraj Rozwinięcie tego Potwora.
refusal-no_such_figure = Nie masz { TEXT($figure, kind: "figure", form: "gen") } { TEXT($place, kind: "place", form: "in") }.
refusal-not_enough_figures = Trzeba by wziąć { TEXT($figure, $need, kind: "figure", form: "count-acc") }, a masz tu { TEXT($have) }.
refusal-too_few_figures = Trzeba mieć na Planszy { TEXT("figures", $need, kind: "n", form: "acc") }, a masz { TEXT($have) }.

## Miejsca

refusal-not_a_province = To musi być Prowincja, a { TEXT($place, kind: "place") } nią nie jest.
refusal-destroyed = Prowincja { TEXT($place, kind: "place") } jest zniszczona: nic nie może się tam już wydarzyć.
refusal-villages_full =
    { $room ->
        [0] Brak pustych Wiosek { TEXT($place, kind: "place", form: "in") }.
        [one] Jest tylko { $room } pusta Wioska { TEXT($place, kind: "place", form: "in") }.
        [few] Są tylko { $room } puste Wioski { TEXT($place, kind: "place", form: "in") }.
       *[many] Jest tylko { $room } pustych Wiosek { TEXT($place, kind: "place", form: "in") }.
    }
refusal-no_figures_there = Nie masz { TEXT($place, kind: "place", form: "in") } figurek, które mogłyby to zrobić.
refusal-not_adjacent = { TEXT($place, kind: "place") } i { TEXT($target, kind: "place") } nie sąsiadują ze sobą.
refusal-only_there = Można to zrobić tylko { TEXT($place, kind: "place", form: "in") }.

## Najazd

refusal-not_in_reserve = Nie masz { TEXT($figure, kind: "figure", form: "gen") } w Rezerwie.
refusal-not_in_valhalla = Nie masz { TEXT($figure, kind: "figure", form: "gen") } w Walhalli.
refusal-horns_full = Twoje Rogi pozwalają mieć na Planszy { TEXT("figures", $horns, kind: "n", form: "acc") } i tyle już ich tam masz.
refusal-no_room_anywhere = Nigdzie nie ma miejsca na Najazd { TEXT($figure, kind: "figure", form: "with") }.
refusal-ships_need_a_fjord = { TEXT($figure, kind: "figure") } może stać tylko w Fiordzie, a nie { TEXT($place, kind: "place", form: "in") }.
refusal-fjords_are_for_ships = { TEXT($figure, kind: "figure") } nie może stać { TEXT($place, kind: "place", form: "in") }: Fiordy są tylko dla Drakkarów.
refusal-fjord_closed = Najazd { TEXT($figure, kind: "figure", form: "with") } na { TEXT($place, kind: "place", form: "acc") } jest niemożliwy: obie sąsiadujące z nim Prowincje są zniszczone.
refusal-no_invading_yggdrasil = Najazd { TEXT($figure, kind: "figure", form: "with") } na { TEXT($place, kind: "place", form: "acc") } jest niemożliwy: można tam dotrzeć Wymarszem.

## Wymarsz

refusal-no_room_to_march = Nie ma pustej Wioski, do której można by wyruszyć.
refusal-same_province = Te figurki już są { TEXT($place, kind: "place", form: "in") }: wybierz inną Prowincję.
refusal-nobody_marches = Podaj, kto wyrusza: potrzebna jest przynajmniej jedna figurka.
refusal-say_how_many = Podaj, ilu Wojowników wyrusza.
refusal-ships_never_move = Drakkary nie opuszczają swojego Fiordu, więc nie można przesunąć { TEXT($figure, kind: "figure", form: "gen") }.
refusal-wrong_order = Nie można już dodać { TEXT($figure, kind: "figure", form: "gen") }: podaj najpierw Wojowników, potem Jarla, potem Potwory, bez powtórzeń.

## Rozwinięcie

refusal-no_free_slot = Nie ma wolnego pola na kartę „{ TEXT($card, kind: "card") }”: wybierz kartę, którą ma zastąpić.
refusal-not_on_sheet = Na twojej Planszy Klanu nie ma karty „{ TEXT($card, kind: "card") }”.
refusal-wrong_slot = Karta „{ TEXT($card, kind: "card") }” nie może zastąpić karty „{ TEXT($other, kind: "card") }”: zajmują różne pola.
refusal-barred_stat = Nie można teraz zwiększyć Statystyki { TEXT($stat, kind: "stat", form: "gen") }: musi to być inna Statystyka niż na Żetonie Plądrowania.
refusal-stat_at_top = Nie można zwiększyć Statystyki { TEXT($stat, kind: "stat", form: "gen") }: jest już na ostatnim poziomie.

## Plądrowanie i bitwa

refusal-already_pillaged = Prowincja { TEXT($place, kind: "place") } została już splądrowana w tej Epoce.
refusal-not_pillaged_yet = Prowincja { TEXT($place, kind: "place") } nie została jeszcze splądrowana w tej Epoce: możesz ją plądrować jak zwykle, za 0 Punktów Szału.
refusal-not_in_battle = Nie masz { TEXT($figure, kind: "figure", form: "gen") } w tej bitwie.
refusal-not_a_late_card = Karty „{ TEXT($card, kind: "card") }” nie można dołożyć po odkryciu kart.
refusal-not_in_danger = Tej figurce ({ TEXT($figure, kind: "figure") }) nic teraz nie grozi.
refusal-not_from_yggdrasil = Wiedźma Volur może uciec do Yggdrasil tylko z innej Prowincji.
refusal-not_at_ragnarok = Przy tym stole „Ochrona Friggi” nie ratuje figurek przed Ragnarökiem.
refusal-not_played = Karta „{ TEXT($card, kind: "card") }” nie została przez ciebie zagrana w tej bitwie albo nie możesz już jej odzyskać.

## Draft

refusal-not_in_pack = Karty „{ TEXT($card, kind: "card") }” nie ma wśród tych, z których wybierasz.

## Tekst pozycji

refusal-not_at_rest = Pozycję można zapisać tylko na początku tury lub fazy, a nie w jej trakcie.
refusal-bad_phase = Pozycja nie może być w fazie „{ $word }”. Możliwe: { $phases }.
refusal-unknown_place = Nie ma miejsca „{ $word }” albo nie można go tu użyć.
refusal-bad_knowledge = Informacje o kartach widzianych, pokazanych lub odrzuconych nie mogą być prawdziwe dla { LIST($seat, kind: "clan", form: "gen") }.
refusal-not_discarded_yet = Karta „{ TEXT($card, kind: "card") }” nie mogła zostać odrzucona w tamtej Epoce.
refusal-place_twice = Prowincja „{ $word }” jest wymieniona dwa razy.
refusal-bad_doom = Podaj dokładnie trzy Prowincje do zniszczenia, po jednej na każdą Epokę.
refusal-bad_token = „{ $word }” nie jest Żetonem Plądrowania. Wpisz Prowincję i jedno ze słów: rage, axes, horns, glory5.
refusal-too_many_tokens = Nie ma aż tylu Żetonów Plądrowania „{ $word }” albo w tej Prowincji jest już żeton.
refusal-unknown_card = Nie ma karty „{ $word }”.
refusal-card_of_a_later_age = Karta „{ TEXT($card, kind: "card") }” ({ $card }) nie mogła jeszcze zostać rozdana do tej Epoki albo należy do innej.
refusal-card_not_in_deck = Karty „{ TEXT($card, kind: "card") }” ({ $card }) nie ma w talii przy tak małej liczbie graczy ({ TEXT($seats) }).
refusal-too_many_cards = Karta „{ TEXT($card, kind: "card") }” ({ $card }) występuje tu więcej razy niż w taliach.
refusal-bad_steps = Wpisz poziomy Szału, Toporów i Rogów od 1 do 6 albo nazwę jednej Statystyki i jej poziom.
refusal-unknown_figure = Nie ma figurki „{ $word }”.
refusal-monster_without_card = Klan ma Potwora ({ TEXT($figure, kind: "figure") }), ale nie ma jego karty: dodaj ją w wierszu „sheet”.
refusal-no_turns_here = W tej fazie nie ma tur, więc nie może to być tura „{ $word }”.
refusal-no_rage = To nie może być tura { TEXT($seat, kind: "clan", form: "gen") }: Klan nie ma Punktów Szału.
refusal-has_passed = To nie może być tura { TEXT($seat, kind: "clan", form: "gen") }: Klan już spasował.
refusal-scoring_too_early = Punktacja końcowa następuje dopiero po Trzeciej Epoce.
refusal-destroyed_count = W tym momencie gry liczba zniszczonych Prowincji to { TEXT($need) }, a nie { TEXT($have) }.
refusal-doomed_not_destroyed = Ragnarök zniszczył już tę Prowincję: { TEXT($place, kind: "place") }. Wymień ją wśród zniszczonych.
refusal-figures_after_ragnarok = Teraz { TEXT($place, kind: "place", form: "in") } nie może być figurek: Ragnarök zniszczył tam wszystko.
refusal-everything_pillaged = Wszystkie Prowincje są splądrowane, więc Faza Akcji się skończyła i nikt nie ma tury.
refusal-hand_after_discard = Po Fazie Odrzucenia Kart Klan ma na ręce najwyżej jedną kartę, a w Trzeciej Epoce żadnej.
refusal-quests_after_quest_phase = Po Fazie Wypraw nikt nie ma zadeklarowanych Wypraw: wszystkie zostały odrzucone.
refusal-bad_what_if = „{ $word }” może wystąpić tylko w pierwszym wierszu: „{ $word } yes”.

## Rozdziały zasad gry

rule-reference = { TEXT($rule, kind: "rule") }, str. { TEXT($page) }

rule-board = Plansza
rule-clan-sheet = Plansza Klanu
rule-figures = Figurki
rule-cards = Karty
rule-set-up = Przygotowanie do gry
rule-gods-gifts = Faza Darów Bogów
rule-draft = Draft
rule-two-player-draft = Draft w grze dwuosobowej
rule-action-phase = Faza Akcji
rule-no-rage = Bez Punktów Szału nie ma akcji
rule-passing = Pasowanie
rule-invade = Najazd
rule-horns = Rogi ograniczają liczbę figurek
rule-march = Wymarsz
rule-upgrade = Rozwinięcie
rule-troop-upgrade = Rozwinięcie Oddziału
rule-monster-upgrade = Rozwinięcie Potworów
rule-quest = Wyprawa
rule-pillage = Plądrowanie
rule-call-to-battle = Wsparcie
rule-play-cards = Zagranie kart
rule-late-cards = Karty dokładane po odkryciu
rule-resolution = Rozpatrzenie
rule-rewards = Nagrody za splądrowanie
rule-discard = Faza Odrzucenia Kart
rule-quest-phase = Faza Wypraw
rule-ragnarok = Faza Ragnaröku
rule-valhalla = Faza Powrotu z Walhalli
rule-end-of-age = Koniec Epoki
rule-scoring = Zakończenie gry
rule-card = Tekst karty
