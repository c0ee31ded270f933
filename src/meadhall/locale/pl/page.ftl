### Prosta strona w przeglądarce: lista stołów i to, co otacza stół.
### $clan: nazwa; $n (liczba).

## Lista stołów

page-new = Zagraj w Blood Rage
page-seats = Klany
page-others = Pozostali gracze
    .bots = boty
    .people = osoby z linkiem
    .anybody = ktokolwiek
page-level = Siła botów
page-play = Graj
page-mine = Moje stoły
page-open-tables = Otwarte stoły
page-none = Na razie nic tu nie ma.
page-sit = Usiądź
page-watch = Oglądaj
page-open = Otwórz
page-password = Hasło tego stołu:

## Stół: co się z nim dzieje

page-status-open = czeka na graczy
page-status-playing = gra trwa
page-status-over = gra zakończona
page-status-stuck = gra nie może trwać dalej
page-your-turn = twoja kolej

## Przed grą

page-links = Wyślij każdej osobie link do jej miejsca. Kto ma link, ten tam gra, więc nie wysyłaj go nikomu innemu.
page-copy = Kopiuj
page-copied = Skopiowano
page-free = wolne
page-here = tutaj
page-begin = Zacznij teraz, z botami na wolnych miejscach

## Przy stole

page-undo = Cofnij
page-hint = Podpowiedź
page-chat = Czat
page-send = Wyślij
page-watching = Oglądasz grę.
page-look = Graj jako { TEXT($clan, kind: "clan") }
page-bot-plays = Teraz gra za ciebie bot.
page-take-back = Chcę znów grać
page-pass = Spasować i stracić { n-rage.acc }?
page-rematch = Zagraj jeszcze raz
page-to-rematch = Do nowej gry
page-line-lost = Połączenie zerwane. Próbuję ponownie…
page-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
