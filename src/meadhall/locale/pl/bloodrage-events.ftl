### Blood Rage: dziennik. `event-<kind>` to jeden wiersz; `event-<kind>-hidden` – to samo dla tych, którzy nie mogą
### wiedzieć wszystkiego. $seat, $other: Klany; $figure, $card, $place, $target, $stat, $token, $phase, $source,
### $cause: nazwy; $seats: nazwy oddzielone spacjami; $n, $more (liczby).

## Epoki i fazy

event-age_begins = Rozpoczyna się { TEXT($n, kind: "age") }.
event-phase_begins = Rozpoczyna się { TEXT($phase, kind: "phase", form: "name") }.
event-first_player = Pierwszym Graczem jest teraz { TEXT($seat, kind: "clan") }.
event-game_ends = Gra dobiegła końca.

## Dary Bogów, Odrzucenie Kart

event-cards_dealt = Każdy otrzymuje { n-cards.acc }.
event-card_kept = { TEXT($seat, kind: "clan") } zachowuje kartę „{ TEXT($card, kind: "card") }”.
event-card_kept-hidden = { TEXT($seat, kind: "clan") } zachowuje kartę.
event-packs_passed = Karty wędrują w lewo (przekazanie { TEXT($n) }).
event-hand_discarded = { TEXT($seat, kind: "clan") } zachowuje na następną Epokę kartę „{ TEXT($card, kind: "card") }” i odrzuca { n-cards.acc }.
event-hand_discarded-hidden = { TEXT($seat, kind: "clan") } odrzuca { n-cards.acc }.

## Akcje

event-turn_begins = Rozpoczyna się tura { TEXT($seat, kind: "clan", form: "gen") }.
event-passed = { TEXT($seat, kind: "clan") } pasuje.
event-rage_paid = { TEXT($seat, kind: "clan") } płaci { n-rage.acc }.
event-rage_gained = { TEXT($seat, kind: "clan") } zyskuje { n-rage.acc }.
event-invaded =
    { $place ->
        [valhalla] { TEXT($seat, kind: "clan") } wykonuje Najazd { TEXT($figure, kind: "figure", form: "with") } { TEXT($place, kind: "place", form: "from") } na { TEXT($target, kind: "place", form: "acc") }.
       *[other] { TEXT($seat, kind: "clan") } wykonuje Najazd { TEXT($figure, kind: "figure", form: "with") } na { TEXT($target, kind: "place", form: "acc") }.
    }
event-marched =
    { $n ->
        [1] { TEXT($seat, kind: "clan") } wykonuje Wymarsz { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") }: { TEXT($figure, kind: "figure") }.
       *[other] { TEXT($seat, kind: "clan") } wykonuje Wymarsz { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") }: { TEXT($figure, $n, kind: "figure", form: "count") }.
    }
event-upgraded = { TEXT($seat, kind: "clan") } zagrywa Rozwinięcie „{ TEXT($card, kind: "card") }”.
event-card_replaced = { TEXT($seat, kind: "clan") } odrzuca Rozwinięcie „{ TEXT($card, kind: "card") }”.
event-monster_boxed = { TEXT($seat, kind: "clan") } odkłada { TEXT($figure, kind: "figure", form: "acc") } do pudełka.
event-quest_taken = { TEXT($seat, kind: "clan") } wyrusza na Wyprawę „{ TEXT($card, kind: "card") }”.
event-quest_taken-hidden = { TEXT($seat, kind: "clan") } wyrusza na Wyprawę (karta zakryta).
event-sacrificed = { TEXT($seat, kind: "clan") } poświęca dwie figurki („Ofiara Friggi”).

## Plądrowanie i bitwa

event-pillage_begins = { TEXT($seat, kind: "clan") } deklaruje Plądrowanie { TEXT($place, kind: "place", form: "gen") }.
event-joined = { TEXT($seat, kind: "clan") } przesuwa { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "from") } i dołącza do bitwy { TEXT($target, kind: "place", form: "in") }.
event-battle_begins = Bitwa { TEXT($place, kind: "place", form: "in") }: { LIST($seats, kind: "clan") }.
event-card_revealed = { TEXT($seat, kind: "clan") } odkrywa kartę „{ TEXT($card, kind: "card") }”.
event-quest_treated = { TEXT($seat, kind: "clan") } traktuje Wyprawę jak Kartę Bitwy z bonusem { TEXT($n) }.
event-text_cancelled = „Prymat Thora” anuluje tekst karty „{ TEXT($card, kind: "card") }” ({ TEXT($seat, kind: "clan") }).
event-watch_discards = „Straż Heimdalla” ({ TEXT($seat, kind: "clan") }) odrzuca wszystkie odkryte karty; suma ich bonusów: { TEXT($n) }.
event-figure_spared = { TEXT($seat, kind: "clan") } ocala { TEXT($figure, kind: "figure", form: "acc") } („Fala Odyna”).
event-card_added = { TEXT($seat, kind: "clan") } dokłada kartę „{ TEXT($card, kind: "card") }”.
event-strength_counted = { TEXT($seat, kind: "clan") }: Siła figurek { TEXT($n) }, kart { TEXT($more) }.
event-battle_won = { TEXT($seat, kind: "clan") } wygrywa bitwę { TEXT($place, kind: "place", form: "in") }.
event-battle_tied = Bitwa { TEXT($place, kind: "place", form: "in") } kończy się remisem: wszyscy przegrywają.
event-card_taken = { TEXT($seat, kind: "clan") } przejmuje kartę { TEXT($other, kind: "clan", form: "gen") }: „{ TEXT($card, kind: "card") }” („Trucizna Lokiego”).
event-card_returned = { TEXT($seat, kind: "clan") } bierze z powrotem na rękę kartę „{ TEXT($card, kind: "card") }”.
event-card_discarded = { TEXT($seat, kind: "clan") } odrzuca kartę „{ TEXT($card, kind: "card") }”.
event-destroyed =
    { $n ->
        [1] { TEXT($seat, kind: "clan") } traci { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") } ({ TEXT($cause, kind: "cause") }).
       *[other] { TEXT($seat, kind: "clan") } traci { TEXT($figure, $n, kind: "figure", form: "count-acc") } { TEXT($place, kind: "place", form: "in") } ({ TEXT($cause, kind: "cause") }).
    }
event-protected = { TEXT($seat, kind: "clan") } ratuje { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") } („Ochrona Friggi”).
event-witch_retreated = Wiedźma Volur { TEXT($seat, kind: "clan", form: "gen") } ucieka { TEXT($place, kind: "place", form: "from") } do Yggdrasil.
event-province_pillaged = { TEXT($seat, kind: "clan") } plądruje { TEXT($place, kind: "place", form: "acc") }: { TEXT($token, kind: "token") }.
event-pillage_failed = { TEXT($seat, kind: "clan") }: Plądrowanie { TEXT($place, kind: "place", form: "gen") } kończy się niepowodzeniem.
event-leader_moved = Jarl { TEXT($seat, kind: "clan", form: "gen") } przechodzi { TEXT($place, kind: "place", form: "from") } { TEXT($target, kind: "place", form: "to") }.

## Chwała i Statystyki

event-glory_gained =
    { $source ->
        [lost] { TEXT($seat, kind: "clan") }: { n-glory } { TEXT($source, kind: "source", form: "for") }.
       *[other] { TEXT($seat, kind: "clan") }: +{ n-glory } { TEXT($source, kind: "source", form: "for") }.
    }
event-stat_raised = { TEXT($seat, kind: "clan") } zwiększa { TEXT($stat, kind: "stat", form: "acc") }.

## Wyprawy, Ragnarök, Walhalla

event-quest_judged =
    { $n ->
        [0] { TEXT($seat, kind: "clan") } nie wypełnia Wyprawy „{ TEXT($card, kind: "card") }”.
       *[other] { TEXT($seat, kind: "clan") } wypełnia Wyprawę „{ TEXT($card, kind: "card") }” ({ n-glory }).
    }
event-province_destroyed = Ragnarök niszczy { TEXT($place, kind: "place", form: "acc") }.
event-province_doomed = Następna Prowincja do zniszczenia: { TEXT($place, kind: "place") }.
event-released = { TEXT($seat, kind: "clan") } odzyskuje z Walhalli { n-figures.acc }.

## Skąd Punkty Chwały: nagłówek oraz `.for` w zdaniu

source-battle = Wygrane bitwy
    .for = za wygraną bitwę
source-pillage = Nagrody za splądrowanie
    .for = jako nagroda za splądrowanie
source-quest = Wyprawy
    .for = za Wyprawy
source-ragnarok = Ragnarök
    .for = za figurki zniszczone przez Ragnarök
source-valhalla = Powrót z Walhalli
    .for = za figurki powracające z Walhalli
source-ship = Zniszczone Drakkary
    .for = za zniszczonego Drakkara
source-battle-card = Karty Bitwy
    .for = dzięki Karcie Bitwy
source-stolen = Ukradzione innym
    .for = dzięki karcie „Zdradziecki Cios Lokiego”
source-lost = Ukradzione przez innych
    .for = przez kartę „Zdradziecki Cios Lokiego”
source-valkyrie = Walkiria
    .for = dzięki Walkirii
source-thors-glory = Chwała Thora
    .for = dzięki karcie „Chwała Thora”
source-conquest = Podbój Thora
    .for = dzięki karcie „Podbój Thora”
source-legend = Poziomy legendy
    .for = za Statystykę na poziomie legendy

## Dlaczego figurki zostały zniszczone

cause-battle = bitwa
cause-card = karta
cause-monster = Potwór
cause-sacrifice = ofiara
cause-ragnarok = Ragnarök
