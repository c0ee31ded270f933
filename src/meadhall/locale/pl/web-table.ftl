### Wokół trwającej gry w przeglądarce: przyciski, ustawienia, saga, rozmowa i paski, które mówią, co się dzieje.
### $seat: miejsce; $level: bot; $name: imię, które ktoś wybrał; $n (liczby).

## Przyciski

web-table-menu = Menu
web-table-rules = Zasady
web-table-sound-on = Włącz dźwięk
web-table-sound-off = Wyłącz dźwięk
web-table-settings = Ustawienia
web-table-hall = Do lobby
web-table-valhalla = W Walhalli: { n-figures }

## Ustawienia

web-table-theme = Motyw
    .dark = Ciemny
    .light = Jasny
    .system = System
web-table-language = Język
web-table-motion = Animacje
    .full = Pełne
    .short = Krótkie
    .none = Brak
web-table-sound = Dźwięk
web-table-text = Rozmiar tekstu
web-table-confirm = Potwierdzaj każdy wybór
    .text = Wybór wysyła dopiero drugie kliknięcie. Gdy to wyłączysz, wyśle go pierwsze.
web-table-hints = Podpowiedzi
    .text = Przycisk, który pokazuje, co zrobiłby silny bot.
web-table-notify = Powiadomienia
    .text = Przeglądarka powiadomi cię o twojej kolei, gdy będziesz na innej stronie.
web-table-notify-denied = Ta przeglądarka blokuje powiadomienia z tej strony: zezwól na nie w jej ustawieniach.
web-table-this = Ten stół
web-table-stand-in = Niech bot gra za mnie
web-table-leave = Zwolnij swoje miejsce
    .sure = Zwolnić na dobre?
web-table-keep = Zostaję

## Ludzie przy stole, dla gospodarza

web-people = Osoby przy stole
    .text = Wyciszone osoby nie mogą pisać na czacie. Zablokowane nie mogą otworzyć tego stołu.
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
web-table-chat = Czat
web-table-unread =
    { $n ->
        [one] { $n } nowa wiadomość
        [few] { $n } nowe wiadomości
       *[many] { $n } nowych wiadomości
    }
web-table-saga-none = Nic się jeszcze nie wydarzyło.
web-table-chat-none = Nie ma jeszcze wiadomości.
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
    .trying = Trwa ponowna próba. Jeśli twój ostatni ruch nie dotarł, zostanie automatycznie wysłany ponownie.
web-table-lost-in =
    { $n ->
        [one] Ponowna próba za { $n } sekundę. Jeśli twój ostatni ruch nie dotarł, zostanie wysłany ponownie.
        [few] Ponowna próba za { $n } sekundy. Jeśli twój ostatni ruch nie dotarł, zostanie wysłany ponownie.
       *[many] Ponowna próba za { $n } sekund. Jeśli twój ostatni ruch nie dotarł, zostanie wysłany ponownie.
    }
web-table-try = Spróbuj teraz
web-table-back = Połączono ponownie
    .same = W tym czasie nic się nie wydarzyło.
web-table-missed =
    { $n ->
        [one] Podczas twojej nieobecności zaszło { $n } zdarzenie.
        [few] Podczas twojej nieobecności zaszły { $n } zdarzenia.
       *[many] Podczas twojej nieobecności zaszło { $n } zdarzeń.
    }
web-table-closing = Restart serwera
    .text = Twoja gra jest zapisana. Ta strona za chwilę sama połączy się ponownie.
web-table-shut = Nie masz dostępu do tego stołu
web-table-seat-back = Graj tu ponownie

## Paski: ludzie

web-table-watching = Oglądasz grę
    .text = Karty na rękach pozostają ukryte do końca gry.
web-table-take-seat = Zajmij miejsce { TEXT($seat, kind: "clan", form: "gen") }
web-table-bot-plays = Gra za ciebie bot
    .text = Będzie grać, aż wrócisz na swoje miejsce.
web-table-take-back = Wracam do gry
web-table-away = { $name } – poza stołem
    .text = Gra czeka na decyzję tej osoby.
    .host = Gra czeka na decyzję tej osoby. Do jej powrotu możesz pozwolić grać botowi.
web-table-let-bot = Niech gra bot
web-table-dismiss = OK

## Paski: cofanie

web-table-propose = Poproś o cofnięcie
web-table-wish = { $name } prosi o cofnięcie ostatniej decyzji
    .yours = Prosisz o cofnięcie swojej ostatniej decyzji
    .text = Gra wróciłaby do tej decyzji.
web-table-agree = Pozwól
web-table-refuse = Odmów
web-table-deciding = czekamy na decyzję: { LIST($who, kind: "clan") }

## Zegary

web-table-clock = { TEXT($seat, kind: "clan") }: pozostało { $time }
web-table-low = Mało czasu
    .text = Przy 0:00 bot dokona tego jednego wyboru za ciebie.

## Podpowiedzi

web-table-hint = Podpowiedź
web-table-thinking = Myślę…
web-table-advice = Co zrobiłby silny bot
web-table-chance = zwycięstwo: { TEXT($n) }%
web-table-advice-score = Wynik na koniec: { TEXT($n) }
web-table-score = Wynik: { TEXT($n) }
web-table-use = Wybierz to

## Kilka osób przy jednym urządzeniu

web-table-pass = Przekaż urządzenie: { $name }
    .text = Nikt inny nie powinien teraz patrzeć.
    .ready = Gotowe
