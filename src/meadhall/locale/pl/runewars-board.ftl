### Runewars: nazwy tego, co jest na każdym stole, niezależnie od zestawu, i słowa stołu w terminalu.
### $seat, $season, $phase, $hero …: nazwy; $n, $year (liczby).

## Gracze: według frakcji, a do chwili ich wyboru według miejsc. `.start`, `.mid`: na początku zdania i w jego
## środku. Nazw frakcji się nie odmienia.

rw-seat-daqan = Daqan
    .start = Daqan
    .mid = Daqan
rw-seat-latari = Latari
    .start = Latari
    .mid = Latari
rw-seat-waiqar = Waiqar
    .start = Waiqar
    .mid = Waiqar
rw-seat-uthuk = Uthuk
    .start = Uthuk
    .mid = Uthuk
rw-seat-seat-1 = Miejsce 1
    .start = Miejsce 1
    .mid = miejsce 1
rw-seat-seat-2 = Miejsce 2
    .start = Miejsce 2
    .mid = miejsce 2
rw-seat-seat-3 = Miejsce 3
    .start = Miejsce 3
    .mid = miejsce 3
rw-seat-seat-4 = Miejsce 4
    .start = Miejsce 4
    .mid = miejsce 4
rw-seat-none = Jednostki neutralne
    .start = Strona neutralna
    .mid = jednostki neutralne

## Mapa: obszary królestw ojczystych (inne nazywają się tak, jak je wydrukowano, 1A), części, strony, granice

rw-area-daqan-a = Daqan A
    .short = DaqA
rw-area-daqan-b = Daqan B
    .short = DaqB
rw-area-daqan-c = Daqan C
    .short = DaqC
rw-area-latari-a = Latari A
    .short = LatA
rw-area-latari-b = Latari B
    .short = LatB
rw-area-latari-c = Latari C
    .short = LatC
rw-area-waiqar-a = Waiqar A
    .short = WaiA
rw-area-waiqar-b = Waiqar B
    .short = WaiB
rw-area-waiqar-c = Waiqar C
    .short = WaiC
rw-area-uthuk-a = Uthuk A
    .short = UthA
rw-area-uthuk-b = Uthuk B
    .short = UthB
rw-area-uthuk-c = Uthuk C
    .short = UthC

rw-piece-tile-1 = kafelek mapy 1
rw-piece-tile-2 = kafelek mapy 2
rw-piece-tile-3 = kafelek mapy 3
rw-piece-tile-4 = kafelek mapy 4
rw-piece-tile-5 = kafelek mapy 5
rw-piece-tile-6 = kafelek mapy 6
rw-piece-tile-7 = kafelek mapy 7
rw-piece-tile-8 = kafelek mapy 8
rw-piece-tile-9 = kafelek mapy 9
rw-piece-home-daqan = królestwo ojczyste Daqan
rw-piece-home-latari = królestwo ojczyste Latari
rw-piece-home-waiqar = królestwo ojczyste Waiqar
rw-piece-home-uthuk = królestwo ojczyste Uthuk

rw-side-N = północ
rw-side-NE = północny wschód
rw-side-SE = południowy wschód
rw-side-S = południe
rw-side-SW = południowy zachód
rw-side-NW = północny zachód

rw-border-open = otwarta
rw-border-mountain = góry
rw-border-water = woda

## Pory roku i fazy

rw-season-spring = Wiosna
    .mid = wiosna
rw-season-summer = Lato
    .mid = lato
rw-season-fall = Jesień
    .mid = jesień
rw-season-winter = Zima
    .mid = zima

rw-phase-setup = Przygotowanie
rw-phase-season-card = Karta pory roku
rw-phase-orders = Rozkazy
rw-phase-turns = Tury
rw-phase-quests = Faza misji
rw-phase-end = Koniec gry

## Zasoby, atrybuty, kształty, los

rw-resource-food = Żywność
    .short = ż
rw-resource-wood = Drewno
    .short = d
rw-resource-ore = Ruda
    .short = r
rw-attribute-strength = siła
rw-attribute-agility = zręczność
rw-attribute-wisdom = mądrość
rw-alignment-good = dobro
rw-alignment-neutral = bohater neutralny
rw-alignment-evil = zło
rw-shape-triangle = trójkątna
rw-shape-circle = okrągła
rw-shape-rectangle = prostokątna
rw-shape-hexagon = sześciokątna
rw-benefit-influence = wpływ
rw-benefit-tactics = karta taktyki
rw-benefit-quests = misja
rw-benefit-triangle = jednostka trójkątna
rw-benefit-circle = jednostka okrągła
rw-benefit-rectangle = jednostka prostokątna
rw-benefit-hexagon = jednostka sześciokątna
rw-destiny-gold = złoto
rw-destiny-silver = srebro
rw-destiny-red = czerwień
rw-symbol-damage = obrażenia
rw-symbol-rout = rozbicie
rw-symbol-special = zdolność
rw-rune-dragon = smocza runa
rw-rune-false = fałszywa runa
rw-rune-face-down = żeton runy
rw-term-stronghold = twierdza
rw-term-effects = karty i zdolności
rw-order-none = brak rozkazu

## Kiedy zagrywa się karty

rw-timing-setup = Przygotowanie.
rw-timing-season-main = Karta pory roku.
rw-timing-your-turn = Twoja tura.
rw-timing-your-move = Przed twoim ruchem.
rw-timing-battle-start = Bitwa się zaczyna.
rw-timing-battle-round-start = Zaczyna się runda bitwy.
rw-timing-battle-special = Symbol zdolności.
rw-timing-battle-assist = Twój bohater udziela wsparcia.
rw-timing-battle-strength = Zaraz będzie liczona siła.
rw-timing-battle-won-attacker = Wygrywasz bitwę.
rw-timing-fate-drawn = Dobrano karty losu.
rw-timing-diplomacy-before-draw = Przed dobraniem kart do dyplomacji.
rw-timing-bid-revealed = Oferty zostały odkryte.
rw-timing-quest-phase = Zaczyna się faza misji.
rw-timing-quest-hero-moved = Bohater zakończył ruch.
rw-timing-quest-action-end = Akcja bohatera się kończy.
rw-timing-quest-attempt = Próba misji.
rw-timing-quest-attempt-test = Przed testem misji.
rw-timing-quest-completed = Misja jest wypełniona.
rw-timing-duel-start = Pojedynek się zaczyna.
rw-timing-duel-special = Symbol zdolności w pojedynku.
rw-timing-duel-damage = Obrażenia w pojedynku.
rw-timing-duel-round-end = Runda pojedynku się kończy.
rw-timing-duel-won = Pojedynek jest wygrany.
rw-timing-hero-defeated = Bohater ma zostać pokonany.
rw-timing-hero-damage = Bohater otrzymuje obrażenia.
rw-timing-acquire-power = Zdobycie władzy.
rw-timing-harvest-supremacy = Premia dominacji Żniw.
rw-timing-rally-support = Poparcie.
rw-timing-wizards-council-drawn = Dobrano kartę Rady Czarodziejów.
rw-timing-wizards-council-resolved = Rozpatrzono kartę Rady Czarodziejów.
rw-timing-continuous = W każdej chwili.
rw-timing-explore = Żeton eksploracji zostaje odkryty.
rw-timing-explore-stay = Żeton eksploracji jest odkryty.

## Skąd pochodzi efekt

rw-source-season = Karta pory roku
rw-source-tactics = Karta taktyki
rw-source-quest = Misja
rw-source-reward = Nagroda
rw-source-hero = Bohater
rw-source-title = Tytuł
rw-source-token = Żeton eksploracji
rw-source-unit = Zdolność
rw-source-development = Ulepszenie
rw-source-rules = Zasady

## Przy stole

rw-ui-title = Runewars
rw-ui-choose = Numer; h podpowiedź, ? pomoc, u cofnij, l dziennik, c karty, b plansza, q wyjdź
rw-ui-all = Wszyscy stąd
rw-ui-all-from = Wszyscy z { $place }
rw-ui-all-come = Wszyscy, którzy mogą przyjść
rw-ui-all-to = Wszyscy do { $place }
rw-ui-all-place = Wszyscy, którzy się zmieszczą, do { $place }
rw-ui-words-all = wszyscy, wszystkich, wszystkie, wszystko
rw-ui-ask-activate = Nikt nie może ruszyć się do { $place }. Aktywować ten obszar bez ruchu? tak/nie
rw-ui-ask-lose = To więcej, niż trzeba: w { $place } zostałoby { $left }, a może { $most }. Zniszczyć? tak/nie
rw-ui-help =
    Numer wybiera z listy. Pozostałe klawisze:
    h  podpowiedź: najlepsze wybory, jeśli boty potrafią je wskazać
    ?  pomoc: ta lista i co mówią tu zasady
    ?? czy coś jest dozwolone? Można to też wpisać po jednym ?
    u  cofnij swój ostatni wybór, o ile nikt nie dowiedział się niczego nowego
    l  dziennik: wszystko, co się wydarzyło
    c  karty: co robią twoje karty, bohaterowie, tytuły i jednostki
    b  mapa i wszystkie obszary opisane słowami
    s  zapisz (gra zapisuje się też po każdym wyborze)
    q  wyjdź; później kontynuuj poleceniem: { $command }
rw-ui-legend =
    Odpowiedzi można też wpisywać słowami: { $example }
    „wszyscy” to wszyscy, którzy mogą iść, a z nazwą jednostki: wszystkie takie jednostki
    Przy pytaniu o karty „nie w tej turze” albo „nie w tej porze roku” znaczy: nie pytaj więcej
    Na mapie, na każdym obszarze:
    1A ■D      jego nazwa i kto go kontroluje
    3Pi1Ry     jednostki: ile i pierwsze litery ich nazw; małe litery: rozbite; +1: jeszcze jeden rodzaj
    #  #-      twierdza i twierdza uszkodzona; +: z ulepszeniem
    C  *D      miasto; żeton aktywacji gracza
    r? rD rF   zakryty żeton runy i co o nim wiesz (D smocza, F fałszywa); RD, RF: odkryty
    hD         bohater tego gracza; (D): rozbity; †: nagrody pokonanego bohatera
    e1 e2+     żeton eksploracji; E: odkryty
    2ż1d1r     na dolnej krawędzi: żywność, drewno i ruda, które daje obszar
    ▲ i ≈      granice górskie i wodne
    W tabeli graczy:
    ★  ◄       pierwszy gracz; czyja jest teraz tura
    3 (5)      wskaźnik zasobu, a w nawiasie to, co dadzą Żniwa
    2 (+1)     karty taktyki i te dobrane w tej porze roku: jeszcze nie można ich zagrać
    1–2/3      smocze runy, o ile ci wiadomo, spośród żetonów run na jego obszarach
    2/4/1 ♥3/3 u bohatera: siła, zręczność, mądrość; pozostała wytrzymałość
    Na karcie losu: ◆ symbol przeznaczenia; ▲●■⬢ co robią jednostki tego kształtu
    Numery stron odnoszą się do instrukcji.
rw-ui-heading = Rok { TEXT($year) } · { TEXT($season, kind: "rw-season") } · { TEXT($phase, kind: "rw-phase") }
rw-ui-first = pierwszy gracz
rw-ui-season-card = Karta pory roku
rw-ui-you = ty
rw-ui-out = poza grą
rw-ui-faction = Gracz
rw-ui-influence = Wpływy
rw-ui-order = Rozkaz
rw-ui-orders-played = Zagrane
rw-ui-tactics = Taktyka
rw-ui-quests = Misje
rw-ui-runes = Runy
rw-ui-areas = Obszary
rw-ui-titles = Tytuły
rw-ui-heroes = Bohaterowie
rw-ui-victory = Zwycięstwo
rw-ui-victory-promised = rozstrzygnie { TEXT($season, kind: "rw-season", form: "mid") }
rw-ui-hand = Twoje karty taktyki
rw-ui-fresh = dopiero od następnej pory roku
rw-ui-your-quests = Twoje misje
rw-ui-hero-there = na miejscu
rw-ui-nowhere = teraz nigdzie
rw-ui-objective = Twój cel
rw-ui-objective-met = teraz spełniony
rw-ui-objective-open = jeszcze niespełniony
rw-ui-offered = Do wyboru
rw-ui-all-units = Jednostki
rw-ui-health = wytrzymałość
rw-ui-initiative = inicjatywa
rw-ui-fast = szybka
rw-ui-flying = latająca
rw-ui-area = Obszar
rw-ui-control = Kontroluje
rw-ui-what = Co tam jest
rw-ui-yields = Daje
rw-ui-borders = Granice
rw-ui-routed = rozb.
rw-ui-stronghold = twierdza
rw-ui-damaged = uszkodzona
rw-ui-city = miasto
rw-ui-token = żeton eksploracji
rw-ui-token-active = aktywacja
rw-ui-grave = leżą tu nagrody
rw-ui-battle = Bitwa
rw-ui-attacker = atakujący
rw-ui-defender = obrońca
rw-ui-row = inicjatywa { TEXT($n) }
rw-ui-before = przed pierwszym rzędem
rw-ui-strength = siła teraz
rw-ui-duel = Pojedynek
rw-ui-round = runda { TEXT($n) }
rw-ui-suffers = otrzymuje { TEXT($n) }
rw-ui-cards = karty
rw-ui-damage = obrażenia { TEXT($n) }
rw-ui-drawn = Dobrane karty losu
rw-ui-bids = Licytacja wpływów
rw-ui-bid-secret = decyzja podjęta
rw-ui-bid-waiting = jeszcze decyduje
rw-ui-plan = Ruchy do tej pory
rw-ui-arriving = Przybywają
rw-ui-rewards = Nagrody
rw-ui-face-down = zakryta
rw-ui-nothing = —
rw-ui-final-title = Koniec gry
rw-ui-final-runes = Smocze runy
rw-ui-final-place = Miejsce
rw-ui-winner = Wygrywa
rw-ui-thinks = { TEXT($seat, kind: "rw-seat") } myśli…
rw-ui-fault =
    { $cause ->
        [late] Bot ({ TEXT($seat, kind: "rw-seat") }) myślał za długo: dokonano za niego bezpiecznego wyboru.
        [illegal] Bot ({ TEXT($seat, kind: "rw-seat") }) podał niedozwoloną odpowiedź: dokonano za niego bezpiecznego wyboru.
       *[raised] Bot ({ TEXT($seat, kind: "rw-seat") }) zgłosił błąd ({ $source }): dokonano za niego bezpiecznego wyboru.
    }
rw-ui-not-now = To nie jest odpowiedź na obecne pytanie: { $question }
rw-ui-hint-prospects = zwycięstwo: { $percent }%
rw-ui-hint-equal = Boty nie widzą różnicy między tymi wyborami.
rw-ui-orders-brief = Z dominacją rozkaz daje też premię. c: co robi każdy rozkaz i jaka jest jego premia
rw-ui-order-card = { $name } (nr { $n })
rw-ui-supremacy-yes = dominacja: { $text }
rw-ui-supremacy-no = bez dominacji: w tym roku masz już wyższy rozkaz, { $order }
rw-ui-supremacy-never = ten rozkaz nie ma premii dominacji
rw-ui-supremacy-brief = z dominacją
rw-ui-supremacy-none = bez dominacji
rw-ui-more-activate =
    { $n ->
        [one] Pokaż jeszcze { $n } obszar, do którego nie dojdzie żadna twoja figurka
        [few] Pokaż jeszcze { $n } obszary, do których nie dojdzie żadna twoja figurka
       *[many] Pokaż jeszcze { $n } obszarów, do których nie dojdzie żadna twoja figurka
    }
rw-ui-more-recruit-dial = Pokaż wskaźniki, które nie dają jednostek
rw-ui-no-units = żadnych jednostek
rw-ui-miss = pudło
rw-ui-odds = sojusz { $ally }%, wycofają się { $retreat }%, walczysz albo się wycofujesz { $fight }%
rw-ui-odds-most = wpływy { $n }: { $odds }
rw-ui-destiny-gold = zostają twoimi sojusznikami
rw-ui-destiny-silver = wycofują się rozbite
rw-ui-destiny-red = walczysz albo się wycofujesz
rw-ui-no-talk = Jednostki neutralne: { $neutral }, twoje w drodze: { $coming }. To razem więcej niż osiem, więc dyplomacja jest niemożliwa: trzeba walczyć.
rw-ui-talk-limit =
    { $most ->
        [one] Jednostki neutralne: { $neutral }. Jeśli pójdzie więcej niż { $most } twoja jednostka, dyplomacja będzie niemożliwa: razem może ich być najwyżej osiem.
        [few] Jednostki neutralne: { $neutral }. Jeśli pójdzie więcej niż { $most } twoje jednostki, dyplomacja będzie niemożliwa: razem może ich być najwyżej osiem.
       *[many] Jednostki neutralne: { $neutral }. Jeśli pójdzie więcej niż { $most } twoich jednostek, dyplomacja będzie niemożliwa: razem może ich być najwyżej osiem.
    }
rw-ui-no-talk-brief = za dużo na dyplomację
rw-ui-no-influence = Jednostki neutralne: { $neutral }. Nie masz wpływów na dyplomację: jednostki muszą walczyć.
rw-ui-taken-from = wszystkie żetony są na planszy: ten z { $areas } zostanie tu przeniesiony
rw-ui-your-titles = Twoje tytuły
rw-ui-winter = Zima: na żadnym obszarze gracz nie może mieć więcej jednostek niż żywności
rw-ui-winter-limit = żywność { $n }
rw-ui-ask-seats = Ile frakcji: 2, 3 czy 4?
rw-ui-ask-seat = Która frakcja jest twoja?
rw-ui-ask-map = Jak powstaje mapa?
rw-ui-map-lot = losowo
rw-ui-map-built = kafelek po kafelku, zgodnie z zasadami
rw-ui-go-on-with = kontynuuj ją ({ TEXT($seat, kind: "rw-seat") }, rok { TEXT($year) }, { TEXT($season, kind: "rw-season", form: "mid") })
