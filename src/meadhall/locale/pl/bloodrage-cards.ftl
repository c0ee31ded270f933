### Blood Rage: karty. `card-<id>` to nazwa, `.text` – co karta robi.
### Bonus do Siły Karty Bitwy i koszt Rozwinięcia są pokazane obok tekstu.
### $glory (liczba): Punkty Chwały wydrukowane na tym egzemplarzu Karty Wyprawy.

## Bogowie i typy kart

god-odin = Odyn
god-thor = Thor
god-loki = Loki
god-frigga = Frigga
god-heimdall = Heimdall
god-tyr = Tyr

kind-battle = Bitwa
kind-quest = Wyprawa
kind-leader = Rozwinięcie Jarla
kind-warrior = Rozwinięcie Wojowników
kind-ship = Rozwinięcie Drakkara
kind-monster = Rozwinięcie Potwora
kind-clan = Rozwinięcie Klanu

## Karty Bitwy

card-odins-smite = Kara Odyna
    .text = Po odkryciu kart każdy przeciwnik w bitwie traci jednego Wojownika w tej Prowincji (jeśli go tam ma). Dzieje się to przed porównaniem Siły; Klan, któremu nie zostały żadne figurki, nadal walczy swoją kartą.
card-odins-tide = Fala Odyna
    .text = Po odkryciu kart każdy Klan w bitwie, twój także, wybiera jedną swoją figurkę w Prowincji lub sąsiadującym Fiordzie; wszystkie jego pozostałe figurki w tej bitwie zostają zniszczone. Klany wybierają jawnie, zgodnie z ruchem wskazówek zegara, od Klanu plądrującego.
card-odins-judgement = Wyrok Odyna
    .text = Po bitwie, wygranej lub przegranej, zyskaj 2 Punkty Chwały za każdą zniszczoną w niej figurkę, także własną.
card-heimdalls-sight = Wzrok Heimdalla
    .text = Bonus do Siły tej karty jest równy najwyższemu bonusowi pojedynczej karty przeciwnika widocznej w chwili porównania Siły (0, jeśli żadna nie daje bonusu).
card-heimdalls-eye = Oko Heimdalla
    .text = Zagraj w zwykły sposób albo, jeśli bierzesz udział w bitwie, dołóż z ręki po odkryciu wszystkich kart, a przed wyłonieniem zwycięzcy. Możesz dołożyć kilka takich kart.
card-heimdalls-gaze = Spojrzenie Heimdalla
    .text = Zagraj w zwykły sposób albo, jeśli bierzesz udział w bitwie, dołóż z ręki po odkryciu wszystkich kart, a przed wyłonieniem zwycięzcy. Możesz dołożyć kilka takich kart.
card-heimdalls-watch = Straż Heimdalla
    .text = Po odkryciu kart, po „Prymacie Thora”, a przed wszystkimi innymi tekstami, wszystkie odkryte karty (ta również) zostają odrzucone i już nie działają. Zyskaj tyle Punktów Chwały, ile wynosi suma ich bonusów. Następnie każdy, kto bierze udział w bitwie i ma jeszcze karty, zagrywa nową.
card-friggas-grace = Łaska Friggi
    .text = Jeśli to ty plądrujesz i Plądrowanie się powiedzie, zwiększ o 1 jedną Statystykę Klanu, ale nie tę z Żetonu Plądrowania. Jeśli żeton dał 5 Punktów Chwały lub zwiększył wszystkie Statystyki, wybierz dowolną.
card-thors-hammer = Młot Thora
    .text = Jeśli wygrasz bitwę, zyskaj 3 Punkty Chwały.
card-thors-oath = Przysięga Thora
    .text = Jeśli wygrasz bitwę (bez względu na to, kto plądruje), zwiększ o 1 wybraną Statystykę Klanu.
card-thors-ascension = Wyniesienie Thora
    .text = Jeśli wygrasz bitwę, zyskaj 3 Punkty Szału do wykorzystania w tej Epoce oraz 3 Punkty Chwały. Statystyka Szału się nie zmienia.
card-thors-primacy = Prymat Thora
    .text = Po odkryciu kart, przed wszystkimi innymi tekstami, teksty wszystkich odkrytych kart przeciwników zostają anulowane. Ich bonusy nadal się liczą (0, jeśli bonus określa tekst). Nie działa na Rozwinięcia ani na karty dołożone później.
card-lokis-trickery = Podstęp Lokiego
    .text = Jeśli przegrasz bitwę, ukradnij zwycięzcy 1 Punkt Szału (jeśli go ma). Przy remisie nikt nie wygrywa, więc niczego nie kradniesz.
card-lokis-backstab = Zdradziecki Cios Lokiego
    .text = Jeśli przegrasz bitwę, ukradnij zwycięzcy 2 Punkty Chwały (lub tyle, ile ma). Przy remisie nikt nie wygrywa, więc niczego nie kradniesz.
card-lokis-poison = Trucizna Lokiego
    .text = Jeśli przegrasz bitwę, weź na rękę karty odkryte przez zwycięzcę: nie zostają odrzucone. „Męstwo Tyra” ich nie uratuje. Przy remisie nikt nie wygrywa, więc niczego nie bierzesz.
card-tyrs-bash = Uderzenie Tyra
    .text = Dodaje 2 do twojej Siły. Bez innych efektów.
card-tyrs-smash = Natarcie Tyra
    .text = Dodaje 3 do twojej Siły. Bez innych efektów.
card-tyrs-crush = Uścisk Tyra
    .text = Dodaje 4 do twojej Siły. Bez innych efektów.
card-tyrs-smite = Kara Tyra
    .text = Dodaje 5 do twojej Siły. Bez innych efektów.
card-tyrs-rage = Szał Tyra
    .text = Dodaje 6 do twojej Siły. Bez innych efektów.

## Wyprawy

quest-reward =
    { $glory ->
        [one] Nagroda: { $glory } Punkt Chwały, a ponadto możesz zwiększyć o 1 wybraną Statystykę Klanu.
        [few] Nagroda: { $glory } Punkty Chwały, a ponadto możesz zwiększyć o 1 wybraną Statystykę Klanu.
       *[many] Nagroda: { $glory } Punktów Chwały, a ponadto możesz zwiększyć o 1 wybraną Statystykę Klanu.
    }

card-quest-alfheim = Alfheim!
    .text = W Fazie Wypraw miej więcej Siły niż każdy inny Klan w przynajmniej jednej Prowincji Alfheim (Gimle, Andlang), wliczając sąsiadujący Fiord. Remis nie wystarcza; zniszczone Prowincje się nie liczą. { quest-reward }
card-quest-jotunheim = Jotunheim!
    .text = W Fazie Wypraw miej więcej Siły niż każdy inny Klan w przynajmniej jednej Prowincji Jotunheim (Utgard, Horgr, Muspelheim), wliczając sąsiadujący Fiord. Remis nie wystarcza; zniszczone Prowincje się nie liczą. { quest-reward }
card-quest-manheim = Manheim!
    .text = W Fazie Wypraw miej więcej Siły niż każdy inny Klan w przynajmniej jednej Prowincji Manheim (Myrkulor, Elvagar, Angerboda), wliczając sąsiadujący Fiord. Remis nie wystarcza; zniszczone Prowincje się nie liczą. { quest-reward }
card-quest-glorious-death = Chwalebna Śmierć!
    .text = W Fazie Wypraw miej w Walhalli co najmniej 4 swoje figurki. Ragnarök tej Epoki następuje później, więc zniszczone w nim figurki się nie liczą. { quest-reward }
card-quest-yggdrasil = Yggdrasil!
    .text = W Fazie Wypraw miej w Yggdrasil więcej Siły niż każdy inny Klan. Remis nie wystarcza. { quest-reward }

## Rozwinięcia Jarla

card-lord-of-hammers = Władca Młotów
    .text = Siła twojego Jarla wynosi 3, a Najazd Jarlem nadal kosztuje 0 Punktów Szału. Po udanym Plądrowaniu Prowincji, w której jest twój Jarl, możesz przesunąć go do sąsiedniej Prowincji, w której jest miejsce.
card-lord-of-axes = Władca Toporów
    .text = Siła twojego Jarla wynosi 3, a Najazd Jarlem nadal kosztuje 0 Punktów Szału. Po udanym Plądrowaniu Prowincji, w której jest twój Jarl, zwiększ o 1 wybraną Statystykę Klanu.
card-lord-of-spears = Władca Włóczni
    .text = Siła twojego Jarla wynosi 3, a Najazd Jarlem nadal kosztuje 0 Punktów Szału. Po udanym Plądrowaniu Prowincji, w której jest twój Jarl, zwiększ o 1 każdą z trzech Statystyk Klanu.

## Rozwinięcia Wojowników

card-brothers-in-arms = Towarzysze Broni
    .text = Siła każdego twojego Wojownika wynosi 1, ale każda para Wojowników w tej samej Prowincji ma łącznie Siłę 3. Najazd Wojownikiem kosztuje 1 Punkt Szału.
card-experts-in-arms = Znawcy Broni
    .text = Siła każdego twojego Wojownika wynosi 2. Najazd Wojownikiem kosztuje 2 Punkty Szału.
card-masters-in-arms = Mistrzowie Broni
    .text = Siła każdego twojego Wojownika wynosi 2, ale każda para Wojowników w tej samej Prowincji ma łącznie Siłę 6. Najazd Wojownikiem kosztuje 2 Punkty Szału.

## Rozwinięcia Drakkara

card-lokis-dragons = Smoki Lokiego
    .text = Siła twojego Drakkara wynosi 2; nadal najeżdża on tylko Fiordy i nie może się poruszać. Za każdym razem, gdy twój Drakkar zostaje zniszczony, z dowolnej przyczyny, zyskaj 4 Punkty Chwały. Twój Wąż Morski liczy się jako Drakkar.
card-fire-dragons = Ogniste Smoki
    .text = Siła twojego Drakkara wynosi 2; nadal najeżdża on tylko Fiordy i nie może się poruszać. Za każdym razem, gdy twój Drakkar zostaje zniszczony, z dowolnej przyczyny, zyskaj 8 Punktów Chwały. Twój Wąż Morski liczy się jako Drakkar.
card-eternal-dragons = Wieczne Smoki
    .text = Siła twojego Drakkara wynosi 2; nadal najeżdża on tylko Fiordy i nie może się poruszać. Za każdym razem, gdy twój Drakkar zostaje zniszczony, z dowolnej przyczyny, zyskaj 12 Punktów Chwały. Twój Wąż Morski liczy się jako Drakkar.

## Potwory

card-troll = Troll
    .text = Siła 2. Za każdym razem, gdy Troll wykonuje Najazd na Prowincję, płatny lub darmowy, wszyscy wrodzy Wojownicy w niej zostają zniszczeni; do Najazdu i tak potrzebna jest pusta Wioska. Wymarsz i dołączenie do bitwy nikogo nie niszczą.
card-dwarf-chieftain = Wódz Krasnoludów
    .text = Siła 2. Zagranie tej karty i Najazd Wodzem Krasnoludów kosztują 0 Punktów Szału, ale do każdej z tych akcji trzeba mieć przynajmniej 1.
card-sea-serpent = Wąż Morski
    .text = Siła 3. Liczy się jako Drakkar: najeżdża tylko Fiordy, nie może się poruszać i wspiera obie Prowincje sąsiadujące ze swoim Fiordem. Pozostaje jednak Potworem, a Rozwinięcia Drakkara nie zmieniają jego Siły.
card-valkyrie = Walkiria
    .text = Siła 2. Po każdej bitwie z udziałem Walkirii zyskaj 2 Punkty Chwały za każdą zniszczoną w niej wrogą figurkę, nawet jeśli Walkiria ginie lub przegrywasz.
card-dark-elf = Mroczny Elf
    .text = Siła 1, a w Yggdrasil 3. Może wykonać Najazd bezpośrednio na Yggdrasil. Najazd Mrocznym Elfem zawsze kosztuje 1 Punkt Szału, bez względu na cel.
card-fire-giant = Ognisty Olbrzym
    .text = Siła 4. Za każdym razem, gdy Ognisty Olbrzym wykonuje Najazd na Prowincję, płatny lub darmowy, wszystkie wrogie figurki w niej i w sąsiadującym Fiordzie, oprócz Potworów, zostają zniszczone; do Najazdu i tak potrzebna jest pusta Wioska. Wymarsz i dołączenie do bitwy nikogo nie niszczą.
card-frost-giant = Lodowy Olbrzym
    .text = Siła 4. Po udanym Plądrowaniu Prowincji, w której jest twój Lodowy Olbrzym, otrzymujesz nagrodę za splądrowanie dwukrotnie.
card-soldier-of-hel = Żołnierz Hel
    .text = Siła 3. Zagranie tej karty i Najazd Żołnierzem Hel kosztują 0 Punktów Szału, ale do każdej z tych akcji trzeba mieć przynajmniej 1.
card-volur-witch = Wiedźma Volur
    .text = Siła 3. Za każdym razem, gdy Wiedźma Volur ma zostać zniszczona w Prowincji innej niż Yggdrasil, nawet przez Ragnarök, możesz zamiast tego przesunąć ją do Yggdrasil. Nie liczy się wtedy jako zniszczona i nikt nie otrzymuje za nią Punktów Chwały.

## Rozwinięcia Klanu

card-lokis-domain = Domena Lokiego
    .text = W Fazie Powrotu z Walhalli zyskaj 1 Punkt Chwały za każdą swoją powracającą figurkę. Sumuje się z kartami „Sława Lokiego” i „Gniew Lokiego”.
card-lokis-eminence = Sława Lokiego
    .text = W Fazie Powrotu z Walhalli zyskaj 2 Punkty Chwały za każdą swoją powracającą figurkę. Sumuje się z kartami „Domena Lokiego” i „Gniew Lokiego”.
card-lokis-wrath = Gniew Lokiego
    .text = W Fazie Powrotu z Walhalli zyskaj 3 Punkty Chwały za każdą swoją powracającą figurkę. Sumuje się z kartami „Domena Lokiego” i „Sława Lokiego”.
card-lokis-blessing = Błogosławieństwo Lokiego
    .text = Po przegranej bitwie (remis też się liczy) możesz wykonać Najazd na tę Prowincję jednym Wojownikiem z Rezerwy za 0 Punktów Szału. Potrzebna jest pusta Wioska, a twoje Rogi muszą pozwalać na kolejną figurkę.
card-friggas-charm = Urok Friggi
    .text = Zagranie każdego Rozwinięcia kosztuje cię o 1 Punkt Szału mniej, ale nie mniej niż 0.
card-friggas-succor = Posiłki Friggi
    .text = Za każdym razem, gdy wykonujesz Najazd na Prowincję, możesz umieścić w niej dodatkowego Wojownika z Rezerwy za 0 Punktów Szału. Potrzebna jest pusta Wioska, a twoje Rogi muszą pozwalać na kolejną figurkę. Raz na Najazd: dodatkowy Wojownik nie sprowadza następnego.
card-friggas-protection = Ochrona Friggi
    .text = Za każdym razem, gdy twoja figurka ma zostać zniszczona, możesz zapłacić 1 Punkt Szału, aby przetrwała i pozostała na miejscu. Za każdą figurkę płacisz osobno. Nie chroni przed twoją własną „Ofiarą Friggi”.
card-friggas-domain = Domena Friggi
    .text = Wykonując Najazd, możesz użyć jednej ze swoich figurek w Walhalli i zapłacić 1 Punkt Szału zamiast jej zwykłego kosztu. To twoja akcja w tej turze; pozostałe ograniczenia Najazdu obowiązują.
card-friggas-sacrifice = Ofiara Friggi
    .text = W ramach akcji zniszcz dwie swoje figurki na Planszy, aby zwiększyć o 1 wybraną Statystykę Klanu. Kosztuje to 0 Punktów Szału, ale trzeba mieć przynajmniej 1.
card-thors-glory = Chwała Thora
    .text = Po każdej bitwie z twoim udziałem, wygranej lub przegranej, zyskaj 2 Punkty Chwały, jeśli zniszczono w niej co najmniej dwie wrogie figurki.
card-thors-domain = Domena Thora
    .text = Po swoim Najeździe na Prowincję, płatnym lub darmowym, możesz zapłacić 2 Punkty Szału, aby od razu, w tej samej turze, ją plądrować, o ile nie została jeszcze splądrowana w tej Epoce.
card-thors-conquest = Podbój Thora
    .text = Na koniec gry zyskaj 3 Punkty Chwały za każdą swoją figurkę na Planszy, także w Fiordach.
card-tyrs-domain = Domena Tyra
    .text = Gdy odkrywasz w bitwie Kartę Wyprawy, możesz potraktować ją jak Kartę Bitwy z bonusem 3. Jeśli masz też „Gniew Tyra”, liczy się wyższy bonus, a nie suma.
card-tyrs-wrath = Gniew Tyra
    .text = Gdy odkrywasz w bitwie Kartę Wyprawy, możesz potraktować ją jak Kartę Bitwy z bonusem 5. Jeśli masz też „Domenę Tyra”, liczy się wyższy bonus, a nie suma.
card-tyrs-challenge = Wyzwanie Tyra
    .text = W ramach akcji zapłać 2 Punkty Szału, aby plądrować Prowincję już splądrowaną w tej Epoce. Poza tym jest to zwykłe Plądrowanie: inni mogą dołączyć, a sukces przynosi nagrodę.
card-tyrs-prowess = Męstwo Tyra
    .text = Po wygranej bitwie możesz wziąć z powrotem na rękę dowolne z odkrytych w niej własnych kart, zamiast je odrzucać. Zapłać po 1 Punkcie Szału za każdą.
card-odins-inspiration = Natchnienie Odyna
    .text = Za swoje figurki zniszczone przez Ragnarök otrzymujesz dwa razy więcej Punktów Chwały.
card-odins-throne = Tron Odyna
    .text = Za wypełnione Wyprawy otrzymujesz dwa razy więcej Punktów Chwały. Statystyka i tak wzrasta tylko o 1.
