### Stół w przeglądarce: wszystko, co otacza grę.
### $n, $of, $step (liczby); $clan, $level: nazwy; $who: nazwy rozdzielone spacjami; $name: imię, które ktoś wybrał.

## Klawisze: po jednej małej literze, wszystkie różne

key-beside = s
key-undo = z

## Połączenie z serwerem

web-connecting = Łączenie ze stołem…

## Stół

web-your-turn = Twoja tura
web-close = Zamknij
web-beside = Obok Planszy
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
    .space = Spacja

## Gry bez własnego ekranu

web-seats = Gracze
web-state = Stan gry
