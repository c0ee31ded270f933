### Runewars: o co pyta gra. `rw-prompt-<name>` zwraca się do czytającego, `.help` mówi, co na to zasady, a
### `.area`, `.seat` … pytają tam, gdzie wszystkie odpowiedzi są tego rodzaju.
### Czego dotyczy pytanie: $area, $from, $other, $hero, $order, $title, $reward, $piece, $kind (jednostka), $shape,
### $timing, $side, $seat: nazwy („none”: nikt); $number (liczba).

## Przygotowanie

rw-prompt-choose-faction = Którą frakcją grasz?
    .help = Frakcje wybiera się po kolei, zgodnie z ruchem wskazówek zegara, od pierwszego gracza.
rw-prompt-lay-tile = Który ze swoich kafelków mapy kładziesz?
    .help = Gracze kładą kafelki po kolei. Każdy nowy kafelek musi stykać się z mapą, i to nie tylko kolorowymi bokami.
rw-prompt-tile-cell = Gdzie ma leżeć { TEXT($piece, kind: "rw-piece") }? Numery na mapie to twoje możliwości: tam trafi jego obszar A.
    .help = Na tym polu znajdzie się pierwszy obszar kafelka; potem wybierzesz, jak go obrócić.
rw-prompt-tile-turn = Jak obrócić: { TEXT($piece, kind: "rw-piece") }?
    .help = Stopnie zgodnie z ruchem wskazówek zegara względem wydrukowanego położenia. Do wyboru są tylko obroty pasujące do mapy.
rw-prompt-marker-cell = Gdzie kładziesz znacznik królestwa? Numery na mapie to twoje możliwości.
    .help = Znaczniki rezerwują na brzegu mapy miejsca dla królestw ojczystych, w pewnej odległości od siebie.
rw-prompt-marker-side = W którą stronę skierowany jest znacznik królestwa?
    .help = Znacznik zajmuje dwa pola na brzegu mapy: wybrane i sąsiednie po tej stronie.
rw-prompt-choose-marker = Który znacznik zastąpi twoje królestwo ojczyste?
    .help = Pierwszy wybiera gracz po lewej stronie pierwszego gracza, a pierwszy gracz ostatni. Królestwo ojczyste kładzie się tam, gdzie leży znacznik.
rw-prompt-home-cell = Gdzie ma leżeć twoje królestwo ojczyste? Numery na mapie to twoje możliwości: tam trafi jego obszar A.
    .help = Musi zakryć znacznik; na tym polu znajdzie się jego pierwszy obszar.
rw-prompt-home-turn = Jak obrócić twoje królestwo ojczyste?
    .help = Stopnie zgodnie z ruchem wskazówek zegara względem wydrukowanego położenia. Do wyboru są tylko obroty pasujące do mapy.
rw-prompt-setup-stronghold = Na którym obszarze królestwa ojczystego stawiasz pierwszą twierdzę?
    .help = Zrekrutowane jednostki i nowi bohaterowie trafiają na obszary z twoimi twierdzami.
rw-prompt-setup-units = Które z początkowych jednostek teraz rozmieszczasz?
    .help = Zaczynasz z jednostkami z arkusza frakcji, rozmieszczonymi dowolnie na obszarach królestwa ojczystego; najwyżej osiem na obszarze.
rw-prompt-setup-place-units = Gdzie umieszczasz { rw-about-units }?
    .help = Na dowolnym obszarze królestwa ojczystego; najwyżej osiem jednostek na obszarze.
rw-prompt-setup-hero = Gdzie zaczyna { TEXT($hero, kind: "rw-hero") }?
    .help = Twój pierwszy bohater zaczyna na obszarze królestwa ojczystego.
rw-prompt-setup-dragon-rune = Gdzie kładziesz zakrytą smoczą runę?
    .help = Każdy kładzie na mapie zakryte jedną smoczą i jedną fałszywą runę, najwyżej jeden żeton na obszarze. Tylko ty wiesz, która jest która.
rw-prompt-setup-false-rune = Gdzie kładziesz zakrytą fałszywą runę? Smocza runa trafia do { rw-about-area }.
    .help = Inni widzą tylko, że położono żetony.

## Pory roku

rw-prompt-choose-order = Który rozkaz wybierasz na tę porę roku?
    .help = Wszyscy wybierają w tajemnicy i odkrywają razem. Niższe numery działają pierwsze. Jeśli numer rozkazu jest wyższy niż numery wszystkich twoich innych rozkazów z tego roku, otrzymujesz też premię dominacji; nie ma jej Umocnienie. Wiosną wszystkie rozkazy wracają na rękę.
rw-prompt-fall-gift = Jesień: co bierzesz?
    .help = Każdej jesieni każdy gracz bierze wpływy albo kartę taktyki.
rw-prompt-lose-units = { rw-about-area }: { $number ->
        [0] żadna jednostka nie może tam zostać.
        [one] może zostać tylko { $number } jednostka.
        [few] mogą zostać tylko { $number } jednostki.
       *[many] może zostać tylko { $number } jednostek.
    } Które zostają zniszczone?
    .help = Na obszarze może być najwyżej osiem jednostek gracza, a zimą nie więcej, niż pokazuje jego wskaźnik żywności.
rw-prompt-discard-tactics = Którą kartę taktyki odrzucasz?
    .help = Tak każe karta albo masz więcej kart, niż wolno.
rw-prompt-lower-dial = Który wskaźnik zmniejszasz?
    .help = Wskaźnika, który stoi na 0, nie można zmniejszyć.

## Twoja tura

rw-prompt-my-turn = Twoja tura: użyj karty, tytułu lub nagrody albo przejdź dalej.
    .help = Przed swoim rozkazem i po nim możesz zagrywać karty taktyki na własną turę, ujawnić spełniony cel, używać tytułów i nagród albo położyć kartę zwycięstwa.
rw-prompt-play-tactics = { TEXT($timing, kind: "rw-timing") } Czy zagrywasz kartę taktyki?
    .help = Kart dobranych w tej porze roku nie można jeszcze zagrać. Zagraną kartę odrzuca się po rozpatrzeniu.
rw-prompt-activate = { TEXT($order, kind: "rw-order") }: który obszar aktywujesz?
    .help = Trafia tam twój żeton aktywacji, a twoje figurki mogą tam przejść z odległości do dwóch obszarów, szybkie do trzech. Jednostki na obszarze z twoim żetonem nie mogą go opuścić do wiosny; bohaterowie mogą.
rw-prompt-move-from = { TEXT($order, kind: "rw-order") } do { rw-about-area }: z którego obszaru idą figurki?
    .help = Ruchy wybiera się po kolei, a wykonuje wszystkie naraz. Góry i woda zatrzymują figurki, które nie latają.
rw-prompt-move-which = Kto idzie z { TEXT($from, kind: "rw-area") } do { rw-about-area }?
    .help = Za każdym razem jednostki jednego typu albo bohater. Rozbite jednostki się nie ruszają.
rw-prompt-strategize-from = Strategia: z którego obszaru ruszają figurki?
    .help = Dowolne twoje figurki mogą przejść na sąsiedni obszar, przyjazny lub pusty. Żaden obszar nie jest aktywowany.
rw-prompt-strategize-which = Strategia: kto wychodzi z { rw-about-area }?
    .help = Za każdym razem jednostki jednego typu albo bohater. Rozbite jednostki się nie ruszają.
rw-prompt-strategize-to = Strategia: dokąd idą z { rw-about-area }?
    .help = Na sąsiedni obszar, przyjazny lub pusty.
rw-prompt-recruit-dial = Rekrutacja: którego wskaźnika używasz?
    .help = Dostajesz wszystkie jednostki pokazane na tym wskaźniku na wysokości strzałki i poniżej. Wskaźnik się nie zmniejsza. Przy dominacji używasz drugiego wskaźnika.
rw-prompt-free-figure = { TEXT($kind, kind: "rw-unit") }: za mało figurek w puli, brakuje { $number }. Czy niszczysz jedną gdzie indziej, aby zrekrutować ją na nowo?
    .help = Jeśli zabraknie figurek, możesz zniszczyć niektóre na planszy i zrekrutować je na nowo.
rw-prompt-deploy = Które zrekrutowane jednostki teraz umieszczasz?
    .help = Zrekrutowane jednostki trafiają dowolnie na obszary z twoimi twierdzami; najwyżej osiem jednostek na obszarze.
rw-prompt-deploy-where = Gdzie umieszczasz { rw-about-units }?
    .help = Na obszarze z twoją twierdzą.
rw-prompt-city-benefit = Poparcie: co bierzesz w mieście w { rw-about-area }?
    .help = Z każdego kontrolowanego miasta bierzesz jedną z jego korzyści. Jednostki neutralne trafiają na obszar miasta i są twoimi sojusznikami.
rw-prompt-hire = Która jednostka ({ TEXT($shape, kind: "rw-shape") }) dołącza do ciebie w { rw-about-area }? Do wybrania: { $number }.
    .help = Jednostki neutralne tego kształtu, z puli.
rw-prompt-seek-hero = Poparcie, dominacja: ile wpływów wydajesz, aby znaleźć bohatera?
    .help = Dobierasz tyle kart bohaterów, ile wydasz wpływów, jedną zachowujesz, a pozostałe wtasowujesz z powrotem.
rw-prompt-acquire-power-reward = Zdobycie władzy: czy używasz nagrody?
    .help = Niektóre nagrody dają wpływy przy tym rozkazie.
rw-prompt-take-title = Zdobycie władzy, dominacja: który tytuł bierzesz?
    .help = Płacisz więcej wpływów, niż na nim leży. To, co zapłacisz, zostaje na tytule.
rw-prompt-pay-for-title = Ile wpływów płacisz za tytuł: { TEXT($title, kind: "rw-title") }?
    .help = Im więcej zapłacisz, tym trudniej będzie odebrać ci tytuł.
rw-prompt-build-development = Żniwa, dominacja: czy budujesz ulepszenie za 1 drewno?
    .help = Przy swojej twierdzy, która nie ma żadnego. Działa za każdym razem, gdy otrzymujesz premię dominacji Żniw, począwszy od następnego razu.
rw-prompt-which-development = Które ulepszenie budujesz w { rw-about-area }?
    .help = Jeśli wszystkie żetony tego rodzaju są na planszy, jeden z nich zostaje przeniesiony.
rw-prompt-move-development = Wszystkie żetony tego rodzaju są na planszy. Który przenosisz?
    .help = Opuszcza swoją twierdzę i trafia do nowej.
rw-prompt-build-free = Które ulepszenie budujesz za darmo w { rw-about-area }?
    .help = Nie kosztuje drewna.
rw-prompt-fortify = Umocnienie: co robisz?
    .help = Każdą z tych rzeczy raz, w dowolnej kolejności: zbuduj twierdzę za 1 drewno i 1 rudę; napraw twierdzę za 1 rudę; przenieś żetony run między dwoma kontrolowanymi obszarami.
rw-prompt-tear-down = Wszystkie twoje twierdze są na planszy. Którą usuwasz, aby zbudować nową w { rw-about-area }?
    .help = Zostaje zniszczona razem z ulepszeniem.
rw-prompt-take-over = Czy stawiasz w { rw-about-area } własną twierdzę, uszkodzoną?
    .help = Kto zdobędzie twierdzę, może postawić w jej miejscu własną, uszkodzoną stroną do góry.
rw-prompt-runes-first = Umocnienie: z którego obszaru bierzesz żeton runy?
    .help = Bierzesz najwyżej dwa żetony run, mieszasz je i odkładasz zakryte na te dwa obszary.
rw-prompt-runes-second = Który obszar jest drugi, oprócz { rw-about-area }?
    .help = Może na nim też leżeć żeton runy; jeśli nie, może tam trafić ten, który trzymasz.
rw-prompt-runes-back = { rw-about-area } i { TEXT($other, kind: "rw-area") }: czy zamieniasz żetony run miejscami?
    .help = Tylko ty widzisz, co robisz.
rw-prompt-place-dragon-rune = Otrzymujesz smoczą runę. Gdzie kładziesz ją zakrytą?
    .help = Na obszarze bez żetonu runy, który kontrolujesz ty albo nie kontroluje nikt. Razem z nią, gdzie indziej, trafia na planszę fałszywa runa.
rw-prompt-place-false-rune = Gdzie kładziesz zakrytą fałszywą runę? Smocza runa trafia do { rw-about-area }.
    .help = Inni nie wiedzą, która z nich jest która.
rw-prompt-discard-false-rune = Którą swoją fałszywą runę odrzucasz?
    .help = Najwyżej tyle: { $number }. Im mniej masz fałszywych run, tym więcej miejsca na inne.
rw-prompt-reveal-rune = Karta zwycięstwa: którą smoczą runę odkrywasz?
    .help = Aby położyć kartę zwycięstwa, odkrywasz sześć smoczych run. Jeśli nadal masz sześć, gdy ta sama pora roku nadejdzie znowu, wygrywasz.

## Ruch, odwrót

rw-prompt-retreat = Dokąd z { rw-about-area } wycofują się { rw-fleeing }?
    .help = Na jeden sąsiedni przyjazny obszar, wszystkie razem; jeśli takiego nie ma, na pusty. Jeśli nie ma żadnego, zostają zniszczone.
rw-prompt-assistants-retreat = Dokąd twoi bohaterowie wycofują się z { rw-about-area }?
    .help = Bohaterowie, którzy udzielali wsparcia w przegranej bitwie, opuszczają obszar.
rw-prompt-heroes-go-along = Który bohater idzie z jednostkami?
    .help = Bohaterowie z tego samego obszaru mogą się z nimi przesunąć.

## Dyplomacja

rw-prompt-fight-or-talk = W { rw-about-area } są jednostki neutralne. Walczysz czy próbujesz dyplomacji?
    .help = Na dyplomację wydajesz od 1 do 6 wpływów, dobierasz tyle samo kart losu i zachowujesz jedną. Złoto: są twoimi sojusznikami. Srebro: wycofują się. Czerwień: walczysz albo się wycofujesz.
rw-prompt-diplomacy-influence = Ile wpływów wydajesz na dyplomację w { rw-about-area }?
    .help = Za każdy wpływ dobierasz jedną kartę losu i zachowujesz jedną z nich.
rw-prompt-fight-or-retreat = Dyplomacja w { rw-about-area } się nie powiodła. Walczysz czy się wycofujesz?
    .help = Wszystkie twoje jednostki stamtąd wycofują się razem, rozbite, na jeden sąsiedni przyjazny obszar; jeśli takiego nie ma, na pusty.
rw-prompt-keep-fate = Którą kartę losu zachowujesz?
    .help = Liczy się jej symbol przeznaczenia: najlepsze jest złoto, najgorsza czerwień. Wszystkie dobrane karty są odrzucane.
rw-prompt-redraw-fate = Czy odrzucasz kartę losu, aby dobrać inną?
    .help = Tyle razy, na ile pozwala karta.

## Licytacje wpływów

rw-prompt-make-bid = Ile wpływów licytujesz?
    .help = Wszyscy licytują w tajemnicy i odkrywają razem; każdy traci to, co zalicytował. Remisy rozstrzyga Prymarcha, a jeśli go nie ma – remisujący gracz, któremu zostało najwięcej wpływów.
rw-prompt-add-to-bid = O ile podnosisz swoją ofertę?
    .help = Karta pozwala podnieść ofertę po odkryciu wszystkich.
rw-prompt-break-tie = W licytacji jest remis. Czyja oferta liczy się jako wyższa?
    .help = Decyduje Prymarcha, nawet jeśli nie licytuje; jeśli go nie ma – remisujący gracz, któremu zostało najwięcej wpływów.
rw-prompt-tie-for-lowest = W licytacji jest remis. Czyja oferta liczy się jako najniższa?
    .help = Decyduje Prymarcha, nawet jeśli nie licytuje; jeśli go nie ma – remisujący gracz, któremu zostało najwięcej wpływów.

## Bitwy

rw-prompt-assist-hero = Który bohater wspiera grupę w tej bitwie?
    .help = Stojący bohater na tym obszarze może wesprzeć jedną grupę jednostek: dobiera ona o jedną kartę losu więcej i jedną odrzuca.
rw-prompt-assist-group = Którą grupę wspiera { TEXT($hero, kind: "rw-hero") }?
    .help = Grupa to wszystkie jednostki jednego typu po twojej stronie. Jeden bohater na grupę.
rw-prompt-assist-reward = Czy { TEXT($hero, kind: "rw-hero") } używa nagrody w tej bitwie?
    .help = Niektóre nagrody pomagają grupie, którą bohater wspiera.
rw-prompt-assist-drop = Którą dobraną kartę losu odrzucasz?
    .help = Dzięki bohaterowi grupa dobrała więcej kart, niż ma jednostek.
rw-prompt-battle-group = Która grupa działa pierwsza?
    .help = Obie grupy mają tę samą inicjatywę, a kolejność ustalasz ty.
rw-prompt-battle-rout = Musisz rozbić { rw-many-units }. Które?
    .help = Rozbite jednostki nie dobierają już kart i nie dają siły; sześciokątne rozbite w tej bitwie nadal ją dają. Jednostkę bez obrażeń rozbija się przed ranną.
rw-prompt-battle-damage = Musisz przyjąć obrażenia ({ $number }). Która jednostka otrzymuje następne?
    .help = Ranna jednostka przyjmuje je przed innymi. Jednostka, która ma tyle obrażeń, ile wytrzymałości, zostaje zniszczona.
rw-prompt-battle-surplus = Masz tu więcej jednostek, niż może zostać. Która odchodzi?
    .help = Na obszarze może być najwyżej osiem jednostek gracza; pozostałe wracają.
rw-prompt-defender-surplus = W bitwie jest więcej niż osiem twoich jednostek. Która zostaje zniszczona?
    .help = Na obszarze może być najwyżej osiem jednostek gracza.
rw-prompt-damage-unit = Obrażenia ({ $number }): która jednostka je otrzymuje?
    .help = Tak, jak mówi zdolność; gdy przydzielasz je swoim jednostkom, ranne są pierwsze.
rw-prompt-damage-each = Obrażenia ({ $number }): która jednostka otrzymuje 1?
    .help = Każda jednostka otrzymuje najwyżej 1 z nich.

## O co pytają karty i zdolności

rw-prompt-choose-thing = Co wybierasz?
    .area = Który obszar wybierasz?
    .type = Który typ jednostek wybierasz?
    .seat = Którego gracza wybierasz?
    .hero = Którego bohatera wybierasz?
    .order = Który rozkaz wybierasz?
    .resource = Który zasób wybierasz?
    .title = Który tytuł wybierasz?
    .help = Tekst karty mówi, do czego służy ten wybór.
rw-prompt-choose-option = Co wybierasz?
    .help = Tekst karty mówi, co daje każdy wybór.
rw-prompt-choose-unit = Którą jednostkę wybierasz?
    .help = Tekst karty lub zdolności mówi, do czego służy ten wybór.
rw-prompt-pay = Czy płacisz ten koszt?
    .help = Tekst karty mówi, co się dzieje, jeśli nie zapłacisz.
rw-prompt-pay-unit = Którą swoją jednostkę poświęcasz?
    .help = Zostaje zniszczona.
rw-prompt-pay-reward-from = Który bohater oddaje nagrodę?
    .help = Karta zostaje odrzucona.
rw-prompt-pay-reward = Którą nagrodę oddaje { TEXT($hero, kind: "rw-hero") }?
    .help = Karta zostaje odrzucona.
rw-prompt-destroy-unit = Która jednostka zostaje zniszczona?
    .help = Tak, jak mówi tekst karty lub zdolności.
rw-prompt-rout-unit = Która jednostka zostaje rozbita?
    .help = Tak, jak mówi tekst karty lub zdolności.
rw-prompt-stand-unit = Która jednostka wstaje?
    .help = Tak, jak mówi tekst karty lub zdolności.
rw-prompt-send-unit-away = Która jednostka musi się wycofać?
    .help = Tak, jak mówi tekst karty lub zdolności.
rw-prompt-place-type = Który typ jednostki umieszczasz?
    .help = Z puli.
rw-prompt-move-some = Które jednostki się ruszają?
    .help = Tyle, na ile pozwala karta.
rw-prompt-units-where = Na którym obszarze?
    .help = Karta dotyczy jednostek na tym obszarze; za chwilę wybierzesz, których.
rw-prompt-units-which = Które jednostki w { rw-about-area }?
    .help = Tyle, ile mówi karta.
rw-prompt-keep-objective = Który cel zachowujesz?
    .help = Drugi wraca na spód talii. Tylko ty znasz swój cel, dopóki nie zostanie spełniony.

## Bohaterowie

rw-prompt-enlist-hero = Który bohater do ciebie dołącza?
    .help = Pozostałych wtasowuje się z powrotem. Bohater o innym charakterze może później zdezerterować.
rw-prompt-place-hero = Gdzie dołącza do ciebie { TEXT($hero, kind: "rw-hero") }?
    .help = Na obszarze z twoją twierdzą.
rw-prompt-dismiss-hero = Masz więcej niż trzech bohaterów. Kto odchodzi?
    .help = Ten bohater wraca do talii bohaterów, a jego nagrody są odrzucane.
rw-prompt-quest-hero = Faza misji: który bohater teraz działa?
    .help = Każdy twój bohater działa raz: leczy się, trenuje albo przechodzi najwyżej dwa obszary, a potem podejmuje misję lub toczy pojedynek.
rw-prompt-hero-action = Co robi { TEXT($hero, kind: "rw-hero") }?
    .help = Wylecz wszystkie obrażenia (na przyjaznym obszarze), trenuj za dwa punkty albo przejdź najwyżej dwa obszary, a potem podejmij misję lub stocz pojedynek. Rozbity bohater może tylko się leczyć lub trenować.
rw-prompt-train-more = Co teraz trenuje { TEXT($hero, kind: "rw-hero") }?
    .help = Trening daje dwa punkty: oba na jeden atrybut albo po jednym na dwa; najwyżej +2 na atrybut.
rw-prompt-quest-walk = Dokąd idzie { TEXT($hero, kind: "rw-hero") }?
    .help = Najwyżej dwa obszary, przez dowolne obszary; góry i woda zatrzymują też bohaterów.
rw-prompt-hero-walk = Dokąd idzie { TEXT($hero, kind: "rw-hero") }? { $number ->
        [one] Jeszcze najwyżej { $number } obszar.
        [few] Jeszcze najwyżej { $number } obszary.
       *[many] Jeszcze najwyżej { $number } obszarów.
    }
    .help = Bohaterowie przechodzą przez dowolne obszary; góry i woda ich zatrzymują.
rw-prompt-hero-deed = Co robi tu { TEXT($hero, kind: "rw-hero") }?
    .help = Może podjąć jedną z twoich misji możliwych na tym obszarze albo wyzwać wrogiego bohatera na pojedynek.
rw-prompt-quest-after-duel = Pojedynek jest wygrany. Czy { TEXT($hero, kind: "rw-hero") } wypełnia dzięki niemu misję?
    .help = Niektóre misje wypełnia się przez wygranie pojedynku.
rw-prompt-discard-quest = Masz za dużo misji. Którą odrzucasz?
    .help = Karty ponad limit trzeba odrzucić.
rw-prompt-test-attribute = Który atrybut testuje { TEXT($hero, kind: "rw-hero") }?
    .help = Dobierasz tyle kart losu, ile wynosi atrybut, i zachowujesz jedną; decyduje jej symbol przeznaczenia.
rw-prompt-raise-attribute = Który atrybut zwiększa { TEXT($hero, kind: "rw-hero") }?
    .help = O jeden; najwyżej +2 na atrybut.
rw-prompt-duel-symbol = Symbol zdolności w pojedynku: jak go wykorzystujesz?
    .help = To 1 obrażenie dla drugiej strony albo to, co symbol zdolności robi według jednej z nagród bohatera.
rw-prompt-use-reward = { TEXT($timing, kind: "rw-timing") } Czy { TEXT($hero, kind: "rw-hero") } używa nagrody?
    .help = Użytą nagrodę się ujawnia; karta mówi, czy zostaje odrzucona.
rw-prompt-use-whose-reward = Który bohater używa nagrody „{ TEXT($reward, kind: "rw-reward") }”?
    .help = Ma ją kilku twoich bohaterów.
rw-prompt-put-reward-back = Którą nagrodę odkłada { TEXT($hero, kind: "rw-hero") }?
    .help = Bohater zachowuje tyle, ile mówi karta; pozostałe wracają.
rw-prompt-swap-from = Który bohater przekazuje nagrodę?
    .help = Twoi bohaterowie na tym samym obszarze mogą przekazywać sobie nagrody.
rw-prompt-swap-card = Którą nagrodę przekazuje { TEXT($hero, kind: "rw-hero") }?
    .help = Innemu twojemu bohaterowi na tym samym obszarze.
rw-prompt-swap-to = Kto dostaje nagrodę? Przekazuje ją { TEXT($hero, kind: "rw-hero") }.
    .help = Inny twój bohater na tym samym obszarze.
rw-prompt-spread-rewards = Nagrody ma { TEXT($hero, kind: "rw-hero") }. Czy inny bohater bierze jedną z nich?
    .help = Zabrane nagrody można podzielić między swoich bohaterów na tym obszarze.
rw-prompt-take-rewards = Który bohater zabiera nagrody w { rw-about-area }?
    .help = Zostały tam po pokonanym bohaterze.

## Części pytań

rw-about-area = { TEXT($area, kind: "rw-area") }
rw-about-units = { $number } × { TEXT($kind, kind: "rw-unit") }
rw-many-units =
    { $number ->
        [one] { $number } jednostkę
        [few] { $number } jednostki
       *[many] { $number } jednostek
    }
rw-fleeing =
    { $seat ->
        [none] jednostki neutralne
       *[other] jednostki gracza { TEXT($seat, kind: "rw-seat") }
    }
