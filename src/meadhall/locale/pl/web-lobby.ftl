### Lobby w przeglądarce: lista stołów, stół przed grą i stoły, których nie można otworzyć.
### $game: nazwa; $names, $name, $time, $extra: teksty bez zmian; $who: miejsca rozdzielone spacjami;
### $seat: miejsce; $n (liczba).

## Gdy serwer nie odpowiada

refusal-unreachable = Nie można połączyć się z serwerem. Spróbuj za chwilę.
refusal-line_lost = Połączenie zerwało się, zanim to wysłano. Spróbuj jeszcze raz.

## Powitanie

web-lobby-welcome = Witaj
    .text = Gry planszowe z przyjaciółmi i botami, w przeglądarce.
web-lobby-name = Twoje imię
web-lobby-play = Zagraj teraz
web-lobby-against = Przeciwko trzem botom:
web-lobby-learn = Nauka
web-lobby-lesson = Naucz się grać
web-lobby-rules = Zasady
web-lobby-language = Język
web-lobby-night = Motyw nocny
web-lobby-day = Motyw dzienny
web-lobby-first-time = Pierwszy raz tutaj?
    .text = Krótka lekcja pokaże ci grę ruch po ruchu. Zajmie około kwadransa.
web-lobby-again = Spróbuj ponownie
web-lobby-credits = Ikony: { $icons }. Czcionki: { $letters }.

## Moje stoły

web-lobby-continue = Wróć do gry
web-lobby-mine = Moje stoły
web-lobby-open = Otwórz
web-lobby-game-of = { TEXT($game, kind: "game") }: { $names }
web-lobby-status-open = czeka na graczy
web-lobby-status-stuck = nie można kontynuować
web-lobby-sagas = Ukończone gry
web-lobby-won = Zwycięstwo: { LIST($who, kind: "clan") }
web-lobby-replay = Powtórka
web-lobby-all = Pokaż wszystkie ({ TEXT($n) })
web-lobby-import = Otwórz zapis partii
    .text = Zapisaną partię można obejrzeć albo dokończyć.

## Otwarte stoły

web-lobby-tables = Otwarte stoły
web-lobby-none = Nie ma jeszcze otwartych stołów.
    .set = Załóż stół
web-lobby-sit = Dołącz
web-lobby-watch = Oglądaj
web-lobby-locked = wymaga hasła

## Nowy stół

web-lobby-new = Nowy stół
web-lobby-length = 2–4 graczy · około 90 minut
web-lobby-coming = Wkrótce
web-lobby-seats = Liczba graczy
web-lobby-seat = Miejsce
web-lobby-level = Poziom bota
web-lobby-seat-me = Ja
web-lobby-seat-person = Człowiek
    .text = Dostaniesz link do wysłania.
web-lobby-seat-bot = Bot
web-lobby-seat-open = Wolne
    .text = Może tu zagrać każdy.
web-lobby-same-device = też gra na tym urządzeniu
web-lobby-first = Pierwsza rozgrywka: bez draftu w Epoce I
web-lobby-listed = Pokazuj na liście otwartych stołów
web-lobby-hints = Podpowiedzi
    .text = Każdy może zapytać, co zrobiłby silny bot.
web-lobby-more = Więcej opcji
web-lobby-set = Załóż stół
web-lobby-begins-now = Gra zacznie się od razu.
web-lobby-begins-full = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-lobby-table-name = Nazwa stołu
    .example = Piątkowa gra
web-lobby-table-language = Język czatu
web-lobby-password = Hasło
    .text = Do wolnych miejsc i do oglądania bez linku.
web-lobby-spectators = Inni mogą oglądać
    .text = Nie widzą kart na rękach graczy.
web-lobby-delay = Opóźnienie dla widzów
    .none = brak
web-lobby-clock = Zegar
    .none = Brak
    .decision = Na decyzję
    .bank = Zapas czasu
    .text = Czas
web-lobby-clock-increment = Dodatek po każdej decyzji
web-lobby-clock-none = bez zegara
web-lobby-clock-each = { $time } na każdą decyzję
web-lobby-clock-bank = { $time } na całą grę
web-lobby-clock-bank-more = { $time } oraz { $extra } za każdą decyzję
web-lobby-fine = Opcje zasad
web-lobby-no-limit = bez limitu

## Przed grą

web-lobby-waiting-host = Wyślij każdej osobie link do jej miejsca. Kto ma link, może na nim grać, więc nie wysyłaj go nikomu innemu.
web-lobby-waiting-guest = Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy rozpocznie ją gospodarz.
web-lobby-anybody = Wolne: może je zająć każdy
web-lobby-invited = Czeka na zaproszoną osobę
web-lobby-here = przy stole
web-lobby-away = poza stołem
web-lobby-copy = Kopiuj link
web-lobby-copied = Skopiowano
web-lobby-share = Wyślij
web-lobby-share-text = Zagraj ze mną w { TEXT($game, kind: "game") }: czeka na ciebie { TEXT($seat, kind: "clan", form: "name") }
web-lobby-qr = Kod QR
web-lobby-new-link = Utwórz link
web-lobby-watch-link = Link dla widzów
web-lobby-change = Zmień to miejsce
web-lobby-leave = Zwolnij swoje miejsce
web-lobby-hall = Do lobby
web-lobby-begin = Zacznij teraz
    .text = Wolne jeszcze miejsca zajmą boty.
web-lobby-stuck = Tej gry nie można kontynuować
    .text = Toczyła się według starszych zasad. Jej zapis pozostaje zachowany.

## Stoły, których nie można otworzyć

web-lobby-shut-lost = Pod tym adresem nie ma stołu
    .text = Link może być niepełny albo gospodarz utworzył nowy. Zapytaj osobę, od której go masz.
web-lobby-shut-locked = Ten stół jest prywatny
    .text = Znając hasło, możesz oglądać. Aby grać, potrzebujesz linku od gospodarza.
web-lobby-shut-seat = To nie twoje miejsce
    .text = Twoje miejsce dostał ktoś inny albo grasz na innym urządzeniu. Aby grać tutaj, otwórz swój link jeszcze raz.
web-lobby-shut-full = Przy tym stole nie ma wolnych miejsc
web-lobby-shut-other = Nie można otworzyć strony
web-lobby-enter = Wejdź
