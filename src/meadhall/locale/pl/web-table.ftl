### Wokół trwającej gry w przeglądarce: przyciski, ustawienia, saga, rozmowa i paski, które mówią, co się dzieje.
### $clan, $seat: Klan; $level: bot; $name: imię, które ktoś wybrał; $n (liczby).

## Przyciski

web-table-menu = Menu
web-table-rules = Zasady
web-table-sound-on = Włącz dźwięk
web-table-sound-off = Wyłącz dźwięk
web-table-settings = Ustawienia
web-table-hall = Do sali
web-table-valhalla = W Walhalli: { n-figures }

## Ustawienia

web-table-theme = Motyw
    .dark = Noc
    .light = Brzoza
    .system = System
web-table-language = Język
web-table-motion = Animacje
    .full = Pełne
    .short = Krótkie
    .none = Brak
web-table-sound = Dźwięk
web-table-text = Rozmiar tekstu
web-table-confirm = Pytaj, zanim zdecyduję
    .text = Wybór wysyła dopiero drugie kliknięcie. Bez tego – już pierwsze.
web-table-hints = Podpowiedzi
    .text = Przycisk, który pyta, co zrobiłby silny bot.
web-table-notify = Powiadomienia
    .text = Przeglądarka powie ci, że to twoja kolej, gdy patrzysz gdzie indziej.
web-table-notify-denied = Ta przeglądarka nie pozwala tu na powiadomienia: zmień to w jej ustawieniach.
web-table-this = Ten stół
web-table-stand-in = Niech bot gra za mnie
web-table-leave = Zwolnij swoje miejsce
    .sure = Zwolnić na dobre?
web-table-keep = Zostaję

## Ludzie przy stole, dla gospodarza

web-people = Ludzie przy stole
    .text = Kto jest wyciszony, nie może tu pisać. Kto jest zablokowany, nie może tu wejść.
web-people-mute = Wycisz
web-people-remove = Usuń
    .sure = Na pewno usunąć?
web-people-ban = Zablokuj
    .sure = Na pewno zablokować?
web-people-lift = Cofnij
web-people-spectator = Widz { $n }
web-people-muted = wyciszono
web-people-banned = zablokowano
web-people-nobody = Nikogo więcej tu nie ma.

## Saga i rozmowa

web-table-saga = Saga
web-table-chat = Rozmowa
web-table-unread =
    { $n ->
        [one] { $n } nowy wpis
        [few] { $n } nowe wpisy
       *[many] { $n } nowych wpisów
    }
web-table-saga-none = Tu zaczyna się saga.
web-table-chat-none = Na razie nikt się nie odezwał.
web-table-cost = ({ n-rage })
web-table-since = Od twojego ostatniego ruchu
web-table-earlier = Wcześniej
web-table-say = Napisz coś…
web-table-send = Wyślij
web-table-spectator = widz
web-table-quick-hello = Cześć!
web-table-quick-well = Ładnie zagrane
web-table-quick-time = Bez pośpiechu
web-table-quick-skal = Na zdrowie!

## Paski: połączenie

web-table-lost = Utracono połączenie
    .trying = Trwa ponowna próba. Jeśli twój ostatni ruch nie dotarł, zostanie wysłany ponownie.
web-table-lost-in =
    { $n ->
        [one] Ponowna próba za { $n } sekundę. Jeśli twój ostatni ruch nie dotarł, zostanie wysłany ponownie.
        [few] Ponowna próba za { $n } sekundy. Jeśli twój ostatni ruch nie dotarł, zostanie wysłany ponownie.
       *[many] Ponowna próba za { $n } sekund. Jeśli twój ostatni ruch nie dotarł, zostanie wysłany ponownie.
    }
web-table-try = Spróbuj teraz
web-table-back = Znów przy stole
    .same = W tym czasie nic się nie wydarzyło.
web-table-missed =
    { $n ->
        [one] Bez ciebie wydarzyła się { $n } rzecz.
        [few] Bez ciebie wydarzyły się { $n } rzeczy.
       *[many] Bez ciebie wydarzyło się { $n } rzeczy.
    }
web-table-closing = Zamiatamy salę
    .text = Twoja gra jest zapisana. Ta strona za chwilę wróci sama.
web-table-shut = Ten stół jest teraz dla ciebie zamknięty
web-table-seat-back = Graj tu ponownie

## Paski: ludzie

web-table-watching = Oglądasz grę
    .text = Karty na rękach pozostają ukryte do końca.
web-table-take-seat = Zajmij miejsce { TEXT($clan, kind: "clan", form: "gen") }
web-table-bot-plays = Gra za ciebie bot
    .text = Będzie grać, aż wrócisz na swoje miejsce.
web-table-take-back = Wracam do gry
web-table-away = { $name } – teraz poza stołem
    .text = Gra czeka na decyzję tej osoby.
    .host = Gra czeka na decyzję tej osoby. Do jej powrotu możesz pozwolić grać botowi.
web-table-let-bot = Niech gra bot
web-table-dismiss = W porządku

## Paski: cofanie

web-table-propose = Poproś o cofnięcie
web-table-wish = { $name } prosi o cofnięcie ostatniej decyzji
    .yours = Prosisz o cofnięcie swojej ostatniej decyzji
    .text = Gra wróciłaby do chwili przed nią.
web-table-agree = Pozwól
web-table-refuse = Odmów
web-table-deciding = czekamy na decyzję: { LIST($who, kind: "clan") }

## Zegary

web-table-clock = { TEXT($clan, kind: "clan") }: pozostało { $time }
web-table-low = Czas ucieka
    .text = Przy 0:00 wybierze za ciebie bot, tylko ten jeden raz.

## Podpowiedzi

web-table-hint = Podpowiedź
web-table-thinking = Myślę…
web-table-advice = Co zrobiłby silny bot
web-table-chance = zwycięstwo: { TEXT($n) }%
web-table-advice-glory = Punkty Chwały na koniec: { TEXT($n) }
web-table-use = Wybierz to

## Kilka osób przy jednym urządzeniu

web-table-pass = Przekaż urządzenie: { $name }
    .text = Nikt inny nie powinien teraz patrzeć.
    .ready = Gotowe
