### Słowa stołu w terminalu, symulacji i powtórek.
### $age, $phase, $where, $clan, $bot, $language: nazwy; $path, $why, $word, $seed: teksty bez zmian;
### $n, $line, $moves, $games, $seats (liczby).

## Przy stole

ui-title = Blood Rage
ui-your-turn = Twoja tura
ui-waiting = Decydują inni…
ui-choose = Numer; h podpowiedź, ? pomoc, u cofnij, l dziennik, c karty, b plansza, q wyjdź
ui-help =
    Numer wybiera z listy. Pozostałe klawisze:
    h  podpowiedź: najlepsze wybory, możliwy wynik i powody
    ?  pomoc: ta lista i co mówią tu zasady
    ?? dlaczego czegoś nie ma na liście; można to też wpisać po jednym ?
    u  cofnij swój ostatni wybór, o ile nikt nie dowiedział się niczego nowego
    l  dziennik: wszystko, co się wydarzyło
    c  karty: co robią twoje karty i wszystkie Rozwinięcia
    b  pokaż jeszcze raz Planszę i Klany
    s  zapisz (gra zapisuje się też po każdym wyborze)
    q  wyjdź; później kontynuuj poleceniem: { $command }
ui-bad-choice = Nie ma takiego wyboru. Wpisz numer z listy albo ?, aby zobaczyć pomoc.
ui-bad-answer = Nie ma takiego wyboru. Wpisz numer z listy albo początek nazwy lub naciśnij Enter.
ui-undone = Cofnięto.
ui-nothing-yet = Nie ma jeszcze czego cofnąć.
ui-graces-bar = („Łaska Friggi” zwiększa inną Statystykę niż nagroda za splądrowanie, czyli nie { TEXT($stat, kind: "stat") }.)
ui-legend =
    Można też wpisywać całe zdania: { $example }
    Na ekranie:
    3/4  Wioski: puste ze wszystkich; Rogi: figurki na Planszy z dozwolonych
    (2)  w nawiasie po Statystyce Klanu: jej poziom na Planszy Klanu
    ✝2   Prowincję zniszczy Ragnarök Drugiej Epoki
    ≈    w Fiordzie: dodaje Siłę w obu sąsiadujących Prowincjach
    ★    Pierwszy Gracz; ✓ i ✗ przy Wyprawie: na razie wypełniona lub nie
    Numery stron odnoszą się do instrukcji i są takie same we wszystkich wydaniach.
ui-nothing-to-undo = Nie ma czego cofnąć: ktoś już dowiedział się czegoś nowego albo podjął decyzję.
ui-saved = Zapisano: { $path }
ui-resumed = Gra toczy się dalej od miejsca, w którym ją przerwano.
ui-quit-saved = Twoja gra jest zapisana: { $path }
ui-go-on = Aby kontynuować, wpisz:
ui-ask-pass = Spasować i stracić { n-rage.acc }? tak/nie
ui-decline =
    { $span ->
        [turn] Spasuj i nie pytaj więcej w tej turze: { $what }
       *[season] Spasuj i nie pytaj więcej w tej porze roku: { $what }
    }
ui-declined =
    { $span ->
        [turn] W tej turze gra już o to nie zapyta. Aby znów pytała, napisz: pytaj znowu
       *[season] W tej porze roku gra już o to nie zapyta. Aby znów pytała, napisz: pytaj znowu
    }
ui-asked-again = Gra znów będzie pytać o wszystko.
ui-nothing-declined = Gra i tak pyta o wszystko.
ui-words-ask-again = pytaj znowu, pytaj znów
ui-words-not-turn = nie w tej turze
ui-words-not-season = nie w tej porze roku
ui-you = ty
ui-yes = tak
ui-no = nie

## Boty i podpowiedzi

ui-thinks = { TEXT($clan, kind: "clan") } myśli…
ui-fault =
    { $cause ->
        [late] Bot { TEXT($seat, kind: "clan", form: "gen") } myślał za długo: dokonano za niego bezpiecznego wyboru.
        [illegal] Bot { TEXT($seat, kind: "clan", form: "gen") } podał niedozwoloną odpowiedź: dokonano za niego bezpiecznego wyboru.
       *[raised] Bot { TEXT($seat, kind: "clan", form: "gen") } zgłosił błąd ({ $source }): dokonano za niego bezpiecznego wyboru.
    }
ui-hint-thinks = Szukam podpowiedzi…
ui-hint-title = Twoje najlepsze wybory i przewidywany wynik gry:
ui-hint-prospects =
    { $n ->
        [one] zwycięstwo: { $percent }%, na koniec około { $n } Punktu Chwały
       *[many] zwycięstwo: { $percent }%, na koniec około { $n } Punktów Chwały
    }
ui-hint-none = Do tego wyboru nie ma podpowiedzi.

## Dlaczego nie

ui-why-ask = Co chcesz zrobić? Wpisz to zdaniem, na przykład: { $example }
ui-why-number = Wybór { $choice } jest dozwolony: { $label }.
ui-why-unfinished = Zdanie jest niedokończone: „{ $known }” – co dalej?
ui-why-following = Możliwy dalszy ciąg
ui-quoted = „{ $line }”
ui-why-unfit = Słowo „{ $word }” nie pasuje po „{ $known }”.
ui-why-fine = To jest teraz dozwolone: jest na liście.
ui-why-no = To nie jest teraz dozwolone.

## Słowa, które można wpisywać w zdaniu oprócz słów notacji, według czasowników; po przecinku

ui-words = Słowa
    .pass = pas, pasuj, pasuję, spasuj, pasować, spasować
    .decline = nie, odmów, odmawiam, odmówić
    .done = gotowe, dość, nikt więcej, nikt więcej nie wyrusza
    .free = na wolne pole, wolne pole
    .retreat = ucieknij, ucieczka, uciec
    .sacrifice = ofiara, poświęć, poświęcić
    .nothing = nic, niczego, nie zachowuj niczego
    .treat = potraktuj, traktuj, potraktować
    .raise = zwiększ, zwiększam, zwiększyć, podnieś
    .invade = najazd, najedź, najeżdżam, darmowy najazd
    .recall = najazd z walhalli, przywołaj
    .march = wymarsz, wyrusz, wyruszam
    .pillage = plądruj, plądruję, plądrować, plądrowanie, splądruj, splądrować
    .challenge = wyzwanie, plądruj ponownie, splądruj ponownie
    .bring = umieść, umieszczam, umieścić
    .join = przesuń do bitwy, przesuń, dołącz, dołączam, dołączyć
    .spare = ocal, ocalam, ocalić
    .protect = uratuj, ratuj, ratuję, uratować
    .keep = zachowaj, zachowuję, zachować, keep
    .upgrade = rozwinięcie, rozwiń, zagraj rozwinięcie
    .replace = zamiast, zamiast karty, zastąp, zastąp kartę
    .quest = wyprawa, wyprawę, karta wyprawy, kartę wyprawy, wyrusz na wyprawę, quest
    .reveal = zagraj, zagraj kartę, zagrywam, odkryj, reveal
    .add = dołóż, dołóż kartę, dokładam, dołożyć
    .take = weź, weź z powrotem, weź z powrotem kartę, biorę
    .fillers = z ze do w we na i oraz za kartę karta

## Nagłówki

ui-log-title = Co się wydarzyło
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-board-title = Plansza
ui-clans-title = Klany
ui-hand-title = Twoja ręka
ui-hand-empty = Nie masz kart na ręce.
ui-quests-title = Twoje Wyprawy
ui-pack-title = Karty do wyboru
ui-battle-title = Bitwa
ui-choices-title = Możliwości
ui-discard-title = Stos kart odrzuconych
ui-age-phase = Epoka { TEXT($age) } · { TEXT($phase, kind: "phase") }

## Plansza i Klany

ui-region = Region
ui-province = Prowincja
ui-fjord = Fiord
ui-villages = Wioski
ui-token = Nagroda
ui-figures = Figurki i Siła
ui-strength = Siła
ui-destroyed = zniszczone
ui-doomed = zagłada { TEXT($age, kind: "age", form: "in") }
ui-pillaged = splądrowana
ui-glory = Chwała
ui-rage = Pkt. Szału
ui-horns-used = Figurki na Planszy
ui-upgrades = Rozwinięcia
ui-cards-in-hand = Ręka
ui-quests-committed = Wyprawy
ui-reserve = Rezerwa
ui-valhalla = Walhalla
ui-passed = pas
ui-first-player = Pierwszy Gracz
ui-pillager = plądruje
ui-villages-free = puste Wioski
ui-no-strength = Wyprawy i Rozwinięcia dodają w bitwie 0 („Domena Tyra” i „Gniew Tyra”: Wyprawa dodaje 3 lub 5).
ui-battle-sum =
    { $wins ->
        [yes] { TEXT($seat, kind: "clan") }: { ui-sum }, zwycięstwo.
       *[no] { TEXT($seat, kind: "clan") }: { ui-sum }.
    }
ui-sum =
    { TEXT($cards) ->
        [none] { TEXT($n) } + { TEXT($more) } = { TEXT($total) }
       *[other] { TEXT($n) } + { TEXT($more) } ({ $cards }) = { TEXT($total) }
    }
ui-rage-stolen = { TEXT($seat, kind: "clan") } kradnie { n-rage.acc } z Toru Szału { TEXT($other, kind: "clan", form: "gen") } („Podstęp Lokiego”).
ui-rage-by-card = { TEXT($seat, kind: "clan") } zyskuje { n-rage.acc } („{ TEXT($card, kind: "card") }”).
ui-pause = Naciśnij Enter, aby kontynuować.
ui-cost = ({ n-rage })
ui-text-cancelled = tekst anulowany

## Wyprawy w tej chwili

ui-quest-yes =
    { TEXT($where) ->
        [none] Na razie wypełniona.
       *[other] Na razie wypełniona ({ LIST($where, kind: "place") }).
    }
ui-quest-no = Na razie niewypełniona.

## Koniec

ui-final-title = Punktacja końcowa
ui-final-place = Miejsce
ui-final-source = Źródła Punktów Chwały
ui-final-total = Razem
ui-winner = Wygrywa
ui-winners = Wspólne zwycięstwo

## Przed grą

ui-ask-seats = Ile Klanów: 2, 3 czy 4?
ui-ask-clan = Który Klan jest twój?
ui-ask-bots = Jak silne są boty?
ui-ask-seed = Ziarno (liczba; zostaw puste, aby wylosować)
ui-ask-language = Język
ui-ask-name = Twoje imię
ui-seed = Ziarno
ui-pack-house = Zawartość: zestaw Meadhall, w większości własnego projektu, a nie karty z pudełka ({ $page }).
ui-pack-own = Zawartość: zestaw „{ $name }” w folderze { $path }.
ui-pack-unchanged = Zawartość: zestaw „{ $name }” w folderze { $path }, nadal taki sam jak zestaw Meadhall ({ $page }).
ui-ask-resume = Masz niedokończoną grę.
ui-go-on-with = kontynuuj ją ({ TEXT($clan, kind: "clan") }, { TEXT($age, kind: "age") }, { TEXT($phase, kind: "phase") })
ui-new-game = zacznij nową grę
ui-ask-first-game = Czy to twoja pierwsza rozgrywka?

## Błędy

err-save-taken = { $path } już istnieje, a nowa gra go nie nadpisze. Podaj inny plik.
err-no-save = Nie ma zapisanej gry, którą można by kontynuować.
err-bad-bot = W grze { $path } występuje bot, którego nie można wczytać: { $bot }
err-other-bot = Popraw go albo podaj innego bota w wierszu zaczynającym się od „{ $line }”: { $known }.
err-bad-save = Nie można otworzyć zapisanej gry.
err-file-missing = Nie ma takiego pliku: { $path }
err-cannot-write = Nie można zapisać { $path }: { $why }
err-cannot-read = Nie można odczytać { $path }: { $why }
err-not-a-terminal = Aby zadać pytania, program potrzebuje terminala. Podaj wszystko parametrami; ich listę pokaże --help.
err-bad-seats = Liczba Klanów musi wynosić 2, 3 lub 4, a nie: { $word }
err-bad-seed = Ziarno musi być liczbą całkowitą, nie mniejszą niż 0, a nie: { $word }
err-unknown-bot = Nie ma takiego bota: { $word }
err-unknown-clan = Nie ma takiego Klanu: { $word }
err-unknown-language = Ten język nie jest dostępny: { $word }
err-unknown-game = Nie ma takiej gry: { $word }
err-worker-lost = Jeden z procesów roboczych zakończył się awarią; wyniki obejmują partie ukończone wcześniej.
err-bots-count =
    { $wanted ->
        [1] { $flag } przyjmuje jeden rodzaj, bo bot jest tylko jeden, a podano { $given }.
       *[other] { $flag } przyjmuje jeden rodzaj dla wszystkich botów albo { $wanted }: po jednym na każdego. Podano { $given }.
    }
err-known-options =
    Opcje i ich wartości domyślne: { $options }.
    Opis każdej z nich: { $page }.
err-records-not-empty = Folder { $path } nie jest pusty. Zapisy wymagają nowego lub pustego folderu.
err-no-screen = W grę „{ $game }” nie można grać w terminalu. Uruchom serwer: { $command }
err-no-packs = Zestawy są tylko dla gry { rw-ui-title } ({ $game }). Pomiń { $flag }.
err-pack-gone = Ta gra używa zestawu z folderu { $path }, ale już go tam nie ma. Podaj jego nowy folder: { $flag }.
err-pack-broken = Ta gra używa zestawu z folderu { $path }, w którym są teraz błędy:
err-pack-changed = Zestaw w folderze { $path } zmienił się od początku tej gry: był { TEXT($was) }, teraz jest { TEXT($now) }. Przywróć go albo podaj folder ze starym: { $flag }.
err-pack-other = Ta gra używa zestawu { TEXT($was) }, a w folderze { $path } jest { TEXT($now) }.
err-pack-lost = Zestaw w folderze { $path } zmieniono lub usunięto w trakcie rozgrywek.

## Symulacja

sim-title = Symulacja
sim-progress = Trwa gra
sim-games = Partie
sim-games-per-second = partii na sekundę
sim-decisions-per-second = decyzji na sekundę
sim-winners = Zwycięzcy według miejsc
sim-won = Wygrane
sim-glory = Punkty Chwały według źródeł
sim-mean = Średnia
sim-lengths = Długość partii
sim-decisions = Decyzje
sim-answers = Odpowiedzi
sim-shortest = Najkrótsza
sim-median = Mediana
sim-longest = Najdłuższa
sim-cards = Karty
sim-card = Karta
sim-picked = Z draftu
sim-upgraded = Rozwinięcia
sim-revealed = Zagrane w bitwie
sim-added = Dołożone później
sim-committed = Wyprawy
sim-win-rate = Wygrane z kartą
sim-shared = Wspólne
sim-workers = Procesy
sim-seconds = Sekundy
sim-stopped = Przerwano: wyniki obejmują { TEXT($games) } z { TEXT($wanted) } partii.

## Powtórka

replay-ok =
    { $moves ->
        [one] Zapis jest poprawny: { $moves } ruch.
        [few] Zapis jest poprawny: { $moves } ruchy.
       *[many] Zapis jest poprawny: { $moves } ruchów.
    }
replay-bad = Zapis jest nieprawidłowy w wierszu { TEXT($line) }: { $why }
replay-end = Wynik
replay-unfinished = Gra jeszcze się nie skończyła.
replay-unsealed = W zapisie nie ma wiersza „{ $word }”: sprawdzono tylko ruchy, a nie wynik gry.
