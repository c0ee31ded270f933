### Stół w przeglądarce: wszystko, co otacza grę.
### $n, $of, $step (liczby); $clan, $level: nazwy; $who: nazwy rozdzielone spacjami; $name: imię, które ktoś wybrał.

## Klawisze: po jednej małej literze, wszystkie różne

key-invade = n
key-march = w
key-upgrade = r
key-quest = y
key-pillage = p
key-beside = s
key-undo = z
key-hand = k

## Znaki klanów: po jednej literze, wszystkie różne

mark-wolf = W
mark-raven = K
mark-serpent = J
mark-bear = N

## Akcje, krótko jak na przycisku

verb-invade = Najazd
verb-march = Wymarsz
verb-upgrade = Rozwinięcie
verb-quest = Wyprawa
verb-pillage = Plądrowanie
verb-pass = Pas
verb-recall = Z Walhalli
verb-challenge = Wyzwanie
verb-sacrifice = Ofiara

web-choose-invade = Najazd: którą figurką?
web-choose-march = Wymarsz: skąd?
web-choose-upgrade = Rozwinięcie: która karta?
web-choose-quest = Wyprawa: która karta?
web-choose-pillage = Plądrowanie: która Prowincja?

## Połączenie z serwerem

web-connecting = Łączenie ze stołem…

## Stół

web-your-turn = Twoja tura
web-close = Zamknij
web-clans = Klany
web-beside = Obok Planszy
web-time = Epoka i faza
web-step-of = { TEXT($n) } z { TEXT($of) }
web-doom = Zagłada Prowincji w kolejnych Epokach
web-ragnarok-glory = { n-glory } za każdą figurkę zniszczoną tam przez Ragnarök
web-first-player = Pierwszy Gracz
web-upgrades = Rozwinięcia
web-slot-empty = puste pole
web-hand-count = { n-cards } na ręce
web-quest-count =
    { $n ->
        [one] { $n } zadeklarowana Wyprawa
        [few] { $n } zadeklarowane Wyprawy
       *[many] { $n } zadeklarowanych Wypraw
    }
web-stat-rage = Szał: { TEXT($n) } z { TEXT($of) }, poziom { TEXT($step) } z 6
web-stat-axes = Topory: { TEXT($n) }, poziom { TEXT($step) } z 6
web-stat-horns = Rogi: na Planszy { TEXT($n) } z { TEXT($of) } figurek, poziom { TEXT($step) } z 6
web-clan-short = { TEXT($clan, kind: "clan") }: Chwała { TEXT($glory) }, Szał { TEXT($rage) }, karty { TEXT($hand) }
web-clan-to-act = twój ruch
web-clan-thinking = myśli
web-clan-ready = gotowe
web-clan-passed = pas
web-clan-no-rage = bez Szału
web-bot = Bot · { TEXT($level, kind: "bot") }
web-seat-open = wolne
web-somebody = Gość
web-standing-in = { $name } (gra bot: { TEXT($level, kind: "bot") })
web-you =
    { $name ->
        [none] Ty
       *[other] Ty, { $name }
    }

## Pytanie

web-prompt = Pytanie
web-choices =
    { $n ->
        [one] { $n } możliwość
        [few] { $n } możliwości
       *[many] { $n } możliwości
    }
web-given = Wysłano. Wybór można jeszcze zmienić.
web-passing = Zawsze pasuj przy pytaniu, { $window }
    .text = Nastąpi to po chwili, niezależnie od kart na twojej ręce. Inni się o tym nie dowiedzą.
web-passing-empty = Nie masz tu nic do zagrania. Inni o tym nie wiedzą.
web-waiting = Czekamy: { LIST($who, kind: "clan") }
web-done = Gotowe
web-undo = Cofnij
web-over = Koniec gry

## Powtórki

web-replay = Powtórka
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
web-replay-speed = Szybkość
web-replay-moment = krok { TEXT($n) } z { TEXT($of) }
web-replay-time = Czas
web-replay-eyes = Widok gracza
web-replay-all = Wszyscy
web-replay-link = Kopiuj link
web-replay-copied = Skopiowano link do tego kroku.
web-replay-fork = Graj od tego kroku
web-replay-leave = Wyjdź

## Klawisze: ?

web-keys = Klawisze
    .choose = Wybór jednej z odpowiedzi
    .confirm = Potwierdzenie wyboru
    .back = Krok wstecz
    .walk = Ruch po Planszy i kartach
    .hand = Do kart na ręce
    .skip = Pominięcie lub zamknięcie bitwy
    .help = Ta lista
    .enter = Enter
