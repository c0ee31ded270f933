### Arena: boty przeciwko botom. `arena-sec-<name>` to część raportu, `.about` – jak ją czytać.

## W terminalu

arena-bot = Bot
arena-seats = Miejsca
arena-wins = Wygrane %
arena-places = Lokaty %
arena-glory = Chwała
arena-score = Wynik
arena-rating = Ranking
arena-time = ms
arena-slowest = do
arena-faults-head = Błędy
arena-about = Wygrane: udział wygranych miejsc z 95-procentowym przedziałem ufności; wspólne zwycięstwo dzieli się między zwycięzców. Przy grze losowej miejsce wygrywa w { $chance } partii. Lokaty: udział pierwszych, drugich i dalszych miejsc. Ranking ± 95%. Czas decyzji podano w milisekundach.
arena-rounded = Każdy układ miejsc musi zostać rozegrany tyle samo razy, a jest ich { TEXT($orders) }: liczba partii to { TEXT($games) } zamiast { TEXT($wanted) }.
arena-going-on = Wznawianie: w { $path } jest już { TEXT($games) } z { TEXT($wanted) } partii.
arena-stopped = Przerwano: rozegrano { TEXT($games) } z { TEXT($wanted) } partii. Są zapisane; aby kontynuować, uruchom ponownie to samo polecenie. Do tego czasu niektóre układy miejsc rozegrano częściej niż inne.
arena-written = Wszystkie partie, tabele i raport są w { $path }. Otwórz { $page } w przeglądarce.
arena-faults =
    { $n ->
        [one] { $n } decyzję podjęto za bota z powodu jego błędu.
        [few] { $n } decyzje podjęto za boty z powodu ich błędów.
       *[many] { $n } decyzji podjęto za boty z powodu ich błędów.
    }
arena-fault-kind =
    { $kind ->
        [raised] wyjątek
        [late] za późno
        [illegal] niedozwolona odpowiedź
       *[other] { $kind }
    }
arena-fault = { $bot }: { arena-fault-kind } ({ TEXT($times) }×). Pierwszy raz ({ $prompt }): { $detail }

## Co może pójść nie tak

arena-err-bot = Ten bot nie może grać: { $why }
arena-err-not-empty = W folderze { $path } jest coś innego. Podaj nowy lub pusty folder.
arena-err-no-plan = { $path } nie jest planem turnieju. Podaj inny folder.
arena-err-other-plan = W folderze { $path } jest inny turniej: { $what } to tam { $was }, a nie { $wanted }. Podaj inny folder.
arena-err-busy = W folderze { $path } trwają już rozgrywki. Poczekaj na ich koniec albo podaj inny folder.
arena-err-broken = Wiersz { TEXT($line) } pliku { $path } jest uszkodzony. Usuń go, aby rozegrać tę partię ponownie.

## Raport

arena-intro =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    } w { TEXT($game, kind: "game") }; liczba Klanów: { TEXT($seats) }. W rundzie każdy układ miejsc rozgrywa się raz, łącznie { TEXT($orders) }, zawsze z tymi samymi taliami, więc szczęście się wyrównuje.
arena-plain-intro =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    } w { TEXT($game, kind: "game") }; liczba graczy: { TEXT($seats) }. W rundzie każdy układ miejsc rozgrywa się raz, łącznie { TEXT($orders) }, zawsze z tymi samymi taliami, więc szczęście się wyrównuje.
arena-not-all = Nie rozegrano jeszcze wszystkich partii: { TEXT($games) } z { TEXT($wanted) }. Niektóre układy miejsc rozegrano częściej niż inne.
arena-sec-rating = Rankingi
    .about = Siła każdego bota z 95-procentowym przedziałem ufności. Ranking zaczyna się od 25 i opiera na modelu Placketta–Luce’a.
arena-sec-wins = Wygrane partie
    .about = Udział wygranych miejsc każdego bota z 95-procentowym przedziałem ufności. Wspólne zwycięstwo dzieli się między zwycięzców. Linia przerywana oznacza grę losową.
arena-sec-places = Lokaty
    .about = Jak często bot był pierwszy, drugi i tak dalej. ⌀ to średnia lokata.
arena-sec-by-age = Punkty Chwały według Epok
    .about = Średnia na partię. Punktacja końcowa osobno.
arena-sec-by-source = Punkty Chwały według źródeł
    .about = Średnia na partię.
arena-sec-clans = Wygrane według Klanów
    .about = Klany w kolejności zgodnej z ruchem wskazówek zegara. Wszystkie boty razem: każdy grał na każdym miejscu tyle samo razy, więc różnicę robi tylko miejsce.
arena-plain-sec-seats = Zwycięstwa według miejsc
    .about = Miejsca w kolejności zgodnej z ruchem wskazówek zegara. Wszystkie boty razem: każdy gra na każdym miejscu tak samo często, więc różnicę robi tylko miejsce.
arena-sec-turns = Wygrane według kolejności
    .about = Licząc od Klanu, który zaczyna w Pierwszej Epoce.
arena-sec-times = Czas na decyzję
    .about = Średnia i najdłuższa decyzja w milisekundach. Wymuszone odpowiedzi się nie liczą.
arena-sec-fault-list = Błędy
    .about = Decyzje, których bot nie podjął poprawnie; zamiast niego dokonano ostrożnego losowego wyboru.
arena-sec-cards = Karty
    .about = Jak często wygrywał Klan, który wybrał kartę w drafcie, z 95-procentowym przedziałem ufności; linia przerywana oznacza grę losową. Pod nazwą: ile razy karta jest wybierana w partii.
arena-place = miejsce { TEXT($place) }
arena-turn = kolejność { TEXT($turn) }
arena-ms = ms
arena-drafted = { $times } na partię
arena-age-1 = Epoka I
arena-age-2 = Epoka II
arena-age-3 = Epoka III
arena-age-end = punktacja końcowa
arena-group-ragnarok = Ragnarök i Walhalla
arena-group-quest = Wyprawy
arena-group-card = karty i kradzieże
arena-group-battle = wygrane bitwy
arena-group-pillage = nagrody za splądrowanie
arena-group-end = punktacja końcowa
arena-more-sources = Szczegółowo według źródeł
arena-more-bots-by-clan = Boty według Klanów
arena-more-by-prompt = Według rodzaju decyzji, w milisekundach
arena-made = Jak powstał ten raport
arena-made-command = Polecenie
arena-made-seed = Ziarno
arena-made-rules = Zasady
arena-made-version = Wersja

## Runewars

arena-rw-intro =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    } w { TEXT($game, kind: "game") }; liczba frakcji: { TEXT($seats) }. W rundzie każdy układ miejsc rozgrywa się raz, łącznie { TEXT($orders) }, zawsze z tymi samymi taliami, więc szczęście się wyrównuje.
arena-rw-runes = Smocze runy
arena-rw-by-source = Otrzymane smocze runy według źródeł
arena-rw-at-the-end = Na koniec gry
arena-rw-cards = Karty taktyki
arena-rw-played = Zagrane
arena-rw-win-rate = Wygrane z kartą
arena-rw-times-played = { $times } na partię
arena-rw-games = Partie
arena-rw-won = Wygrane
arena-rw-turns = Wygrane według miejsca, od pierwszego gracza
arena-rw-sec-by-year = Smocze runy według lat
    .about = Otrzymane, średnia na partię; liczba pokazuje, ile było na koniec.
arena-rw-sec-by-source = Smocze runy według źródeł
    .about = Otrzymane, średnia na partię; liczba pokazuje, ile było na koniec.
arena-rw-sec-factions = Wygrane według frakcji
    .about = Frakcje w kolejności zgodnej z ruchem wskazówek zegara. Wszystkie boty razem: każdy grał na każdym miejscu tyle samo razy.
arena-rw-sec-turns = Wygrane według miejsca
    .about = Licząc zgodnie z ruchem wskazówek zegara od pierwszego gracza.
arena-rw-sec-cards = Karty taktyki
    .about = Jak często wygrywała frakcja, która zagrała kartę, z 95-procentowym przedziałem ufności; linia przerywana oznacza grę losową. Pod nazwą: ile razy karta jest zagrywana w partii.
arena-rw-more-bots-by-faction = Boty według frakcji
arena-rw-source-objective = Cele
arena-rw-source-title = Tytuły
arena-rw-source-reward = Nagrody
arena-rw-source-season = Karty pór roku
arena-rw-source-card = Inne karty
arena-rw-source-placed = Położone dzięki kartom
arena-rw-year-1 = rok 1
arena-rw-year-2 = rok 2
arena-rw-year-3 = rok 3
arena-rw-year-4 = rok 4
arena-rw-year-5 = rok 5
arena-rw-year-6 = rok 6
arena-rw-year-7 = rok 7
arena-rw-year-last = lata 6 i 7
arena-rw-season-spring = wiosna
arena-rw-season-summer = lato
arena-rw-season-fall = jesień
arena-rw-season-winter = zima
arena-rw-orders = Rozkazy według pór roku
    .about = Udział we wszystkich rozkazach tej pory roku.
arena-rw-deeds = Działania frakcji
    .about = Średnia na partię. Bitwa liczy się obu stronom.
arena-rw-deed-battles = Stoczone bitwy
arena-rw-deed-battles-won = Wygrane bitwy
arena-rw-deed-objectives = Spełnione cele
arena-rw-deed-quests = Wypełnione misje
arena-rw-deed-tactics = Zagrane karty taktyki
arena-rw-deed-titles = Zdobyte tytuły
arena-rw-deed-victory-placed = Położone karty zwycięstwa
arena-rw-deed-victory-failed = Nieudane karty zwycięstwa
arena-rw-deed-eliminated = Wyeliminowane
arena-rw-held = Smocze runy na koniec
    .about = Jak często taką liczbę miał zwycięzca, a jak często pozostali.
arena-rw-held-winner = zwycięzca
arena-rw-held-others = pozostali
arena-rw-years = Kiedy kończą się partie
    .about = Udział we wszystkich partiach.
arena-rw-ends = Jak kończą się partie
    .about = Karta zwycięstwa, która przetrwała rok, koniec siódmego roku albo tylko jedna frakcja w grze.
arena-rw-end-victory = Karta zwycięstwa
arena-rw-end-last-year = Koniec siódmego roku
arena-rw-end-elimination = Tylko jedna w grze
