### Arena: boty przeciwko botom. `arena-sec-<name>` to część raportu, `.about` – jak ją czytać.

## W terminalu

arena-bot = Bot
arena-seats = Miejsca
arena-wins = Wygrane %
arena-places = Lokaty %
arena-glory = Chwała
arena-rating = Ranking
arena-time = ms
arena-slowest = do
arena-faults-head = Błędy
arena-about = Wygrane, z przedziałem 95%, liczą się na każde miejsce przy stole; wspólne zwycięstwo dzieli się między zwycięzców. Czystym przypadkiem miejsce wygrywa w { $chance } partii. Lokaty: udział pierwszych, drugich i dalszych miejsc. Ranking ± 95%. Czas decyzji podano w milisekundach.
arena-rounded = Każdy układ miejsc musi być rozegrany tyle samo razy, a jest ich { TEXT($orders) }: liczba partii to { TEXT($games) } zamiast { TEXT($wanted) }.
arena-going-on = Ciąg dalszy: w { $path } są już partie, { TEXT($games) } z { TEXT($wanted) }.
arena-stopped = Przerwano: rozegrane partie to { TEXT($games) } z { TEXT($wanted) }. Są zachowane; aby kontynuować, uruchom to samo polecenie. Do tego czasu niektóre układy miejsc rozegrano częściej niż inne.
arena-written = Wszystkie partie, tabele i raport są w { $path }; otwórz { $page } w przeglądarce.
arena-faults =
    { $n ->
        [one] { $n } decyzję odebrano botowi z powodu błędu.
        [few] { $n } decyzje odebrano botom z powodu błędów.
       *[many] { $n } decyzji odebrano botom z powodu błędów.
    }
arena-fault-kind =
    { $kind ->
        [raised] wyjątek
        [late] za późno
        [illegal] niedozwolona odpowiedź
       *[other] { $kind }
    }
arena-fault = { $bot }: { arena-fault-kind }, ile razy: { TEXT($times) }. Pierwszy raz ({ $prompt }): { $detail }

## Co może pójść nie tak

arena-err-bot = Bot nie może grać: { $why }
arena-err-not-empty = W folderze { $path } jest coś innego. Podaj nowy lub pusty.
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
    } w { TEXT($game, kind: "game") }, Klanów przy stole: { TEXT($seats) }. Runda to każdy układ miejsc po jednym razie, łącznie { TEXT($orders) }, zawsze z tymi samymi taliami, więc szczęście się wyrównuje.
arena-not-all = Nie wszystkie partie są już rozegrane: { TEXT($games) } z { TEXT($wanted) }. Niektóre układy miejsc rozegrano częściej niż inne.
arena-sec-rating = Rankingi
    .about = Jak silny jest każdy bot i w jakich granicach, z pewnością 95%. Ranking zaczyna się od 25; to model Placketta i Luce’a.
arena-sec-wins = Wygrane partie
    .about = Na jakiej części swoich miejsc bot wygrał, z przedziałem 95%. Wspólne zwycięstwo dzieli się między zwycięzców. Linia przerywana to przypadek.
arena-sec-places = Lokaty
    .about = Jak często bot był pierwszy, drugi i tak dalej. ⌀ to średnia lokata.
arena-sec-by-age = Punkty Chwały według Epok
    .about = Średnia na partię. Punktacja końcowa osobno.
arena-sec-by-source = Punkty Chwały według źródeł
    .about = Średnia na partię.
arena-sec-clans = Wygrane według Klanów
    .about = Klany siedzą w tej kolejności, zgodnie z ruchem wskazówek zegara. Wszystkie boty razem: każdy siedział wszędzie tyle samo razy, więc różnicę robi tylko miejsce.
arena-sec-turns = Wygrane według kolejności
    .about = Licząc od Klanu, który zaczyna w Pierwszej Epoce.
arena-sec-times = Czas na decyzję
    .about = Średnia w milisekundach i najdłuższa decyzja. Odpowiedzi bez wyboru się nie liczą.
arena-sec-fault-list = Błędy
    .about = Decyzje odebrane botowi; zamiast niego dokonano ostrożnego losowego wyboru.
arena-sec-cards = Karty
    .about = Jak często wygrywał ten, kto wybrał kartę w drafcie, z przedziałem 95%; linia przerywana to przypadek. Pod nazwą: ile razy karta jest wybierana w partii.
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
arena-more-sources = Każde źródło
arena-more-bots-by-clan = Każdy bot z każdym Klanem
arena-more-by-prompt = Każdy rodzaj decyzji, w milisekundach
arena-made = Jak to powstało
arena-made-command = Polecenie
arena-made-seed = Ziarno
arena-made-rules = Zasady
arena-made-version = Wersja
