### Blood Rage: podpisy odpowiedzi, `answer-<verb>`; `answer-<verb>-<prompt>` tam, gdzie pytanie wymaga własnego.
### $card, $figure, $source, $target, $stat: nazwy; $n (liczba).

## Tura

answer-pass = Spasuj i strać pozostałe Punkty Szału
answer-invade = Najazd { TEXT($figure, kind: "figure", form: "with") }
answer-invade-free-invade-whom = Darmowy Najazd { TEXT($figure, kind: "figure", form: "with") }
answer-recall = Najazd { TEXT($figure, kind: "figure", form: "with") } z Walhalli („Domena Friggi”, 1 Punkt Szału)
answer-march = Wymarsz { TEXT($source, kind: "place", form: "from") } (1 Punkt Szału)
answer-upgrade = Rozwinięcie „{ TEXT($card, kind: "card") }”
answer-quest = Wyprawa „{ TEXT($card, kind: "card") }”
answer-pillage = Plądruj { TEXT($target, kind: "place", form: "acc") }
answer-pillage-thors-domain = Plądruj { TEXT($target, kind: "place", form: "acc") } (2 Punkty Szału)
answer-challenge = Plądruj ponownie { TEXT($target, kind: "place", form: "acc") } („Wyzwanie Tyra”, 2 Punkty Szału)
answer-sacrifice = Poświęć dwie figurki, aby zwiększyć Statystykę („Ofiara Friggi”)

## Części akcji

answer-place = { TEXT($target, kind: "place") }
answer-place-march-where = Wymarsz { TEXT($target, kind: "place", form: "to") }
answer-place-move-leader = Jarl idzie { TEXT($target, kind: "place", form: "to") }
answer-warriors = { TEXT($figure, $n, kind: "figure", form: "count") }
answer-figure = { TEXT($figure, kind: "figure") }
answer-bring = Umieść Wojownika { TEXT($target, kind: "place", form: "in") }
answer-free = Na wolne pole
answer-replace = Zamiast karty „{ TEXT($card, kind: "card") }”
answer-victim = Zniszcz { TEXT($figure, kind: "figure", form: "acc") } { TEXT($source, kind: "place", form: "in") }
answer-raise = Zwiększ { TEXT($stat, kind: "stat", form: "acc") }

## Karty

answer-keep = Zachowaj „{ TEXT($card, kind: "card") }”
answer-keep-save-card = Zachowaj „{ TEXT($card, kind: "card") }” na następną Epokę
answer-nothing = Nie zachowuj niczego
answer-reveal = Zagraj „{ TEXT($card, kind: "card") }”
answer-add = Dołóż „{ TEXT($card, kind: "card") }”
answer-take = Weź z powrotem „{ TEXT($card, kind: "card") }” (1 Punkt Szału)
answer-treat = Potraktuj Wyprawę jak Kartę Bitwy z bonusem { TEXT($n) }

## Bitwa

answer-join = Przesuń do bitwy { TEXT($figure, kind: "figure", form: "acc") } { TEXT($source, kind: "place", form: "from") }
answer-spare = Ocal { TEXT($figure, kind: "figure", form: "acc") }
answer-protect = Uratuj { TEXT($figure, kind: "figure", form: "acc") } (1 Punkt Szału)
answer-retreat = Wiedźma Volur ucieka do Yggdrasil

## Nie albo dość

answer-decline = Nie
answer-decline-free-invade = Bez Najazdu
answer-decline-free-invade-whom = Bez Najazdu
answer-decline-friggas-succor = Nie umieszczaj nikogo
answer-decline-lokis-blessing = Nie umieszczaj nikogo
answer-decline-thors-domain = Nie plądruj
answer-decline-join-battle = Nie przesuwaj nikogo
answer-decline-treat-quest = Nie, bez bonusu
answer-decline-late-card = Nie dokładaj niczego
answer-decline-save-figures = Nie ratuj nikogo więcej
answer-decline-move-leader = Jarl zostaje
answer-done = Gotowe
answer-done-march-whom = Nikt więcej nie wyrusza
answer-done-retake-cards = Nie bierz więcej kart
