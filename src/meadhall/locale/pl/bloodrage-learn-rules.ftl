### Zasady pod ręką. `rules-<id>` to tekst rozdziału. Jego tytułem jest `rule-<id>` albo `.title`, gdy w zasadach gry
### nie ma takiego rozdziału; `.rulings` odpowiada na pytania graczy, po jednej odpowiedzi w wierszu.
### Wiersz zaczynający się od • to punkt listy.
### $edition: nazwa wydania; $page, $n (liczby); $title, $words: gotowy tekst.

## Ekran

web-rules = Zasady gry Blood Rage
web-rules-back = Wstecz
web-rules-chapters = Rozdziały
web-rules-search = Szukaj w zasadach, kartach i pojęciach
web-rules-clear = Wyczyść wyszukiwanie
web-rules-found =
    { $n ->
        [0] Nic nie znaleziono dla „{ $words }”. Spróbuj innego słowa.
        [one] { $n } wynik
        [few] { $n } wyniki
       *[many] { $n } wyników
    }
web-rules-rulings = Rozstrzygnięcia
web-rules-see = Zobacz też
web-rules-about = Napisane własnymi słowami. Instrukcja do gry należy do wydawcy.
web-rules-page = Zasady gry, { TEXT($edition, kind: "web-edition") }, str. { TEXT($page) }
web-rules-no-page = Zasady gry, { TEXT($edition, kind: "web-edition") }: strona nieznana (w naszym egzemplarzu brakuje stron 20 i 21)
web-rules-copies = W talii
web-rules-copies-about = Każdy znak to jeden egzemplarz karty. 2+ jest w każdej grze, 3+ i 4+ tylko przy takiej lub większej liczbie graczy.
web-rules-copy = od { TEXT($n) } graczy
web-rules-bonus = Bonus +{ TEXT($n) }
web-rules-cost = koszt zagrania: { n-rage }
web-rules-next = Dalej: { $title }

web-edition-it = wydanie włoskie
web-edition-pl = wydanie polskie
web-edition-uk = wydanie ukraińskie
web-edition-bg = wydanie bułgarskie

## Rozdziały

web-chapter-start = Podstawy
web-chapter-table = Elementy
web-chapter-gifts = Dary Bogów
web-chapter-action = Akcje
web-chapter-battle = Bitwa
web-chapter-end = Koniec Epoki
web-chapter-fine = Szczegóły
web-chapter-cards = Wszystkie karty
web-chapter-glossary = Słowniczek

## Podstawy

rules-goal =
    Prowadzisz Klan wikingów w ostatnich dniach świata. Przez trzy Epoki zdobywasz Punkty Chwały, a wygrywa ten, kto na koniec ma ich najwięcej.
    Chwałę przynoszą wygrane bitwy, splądrowane Prowincje, wypełnione Wyprawy i figurki zniszczone przez Ragnarök. Opłacić może się nawet porażka: przegrana bitwa nie zawsze jest błędem.
    Klany z równą liczbą Punktów Chwały dzielą się zwycięstwem: zasady nie podają, jak rozstrzygnąć remis.
    .title = Cel gry
rules-ages =
    Gra trwa trzy Epoki. Każda ma sześć faz, zawsze w tej kolejności:
    • Dary Bogów: rozdanie i draft kart.
    • Akcje: Klany rozgrywają tury, po jednej akcji, i płacą Punktami Szału. Tu toczy się większość gry.
    • Odrzucenie Kart: na każdej ręce zostaje najwyżej jedna karta.
    • Wyprawy: zadeklarowane Wyprawy zostają odkryte i sprawdzone.
    • Ragnarök: Prowincja przeznaczona na zagładę zostaje zniszczona wraz ze wszystkimi figurkami w niej i w sąsiadującym Fiordzie.
    • Powrót z Walhalli: zniszczone figurki wracają do Rezerw swoich Klanów.
    Każda Epoka ma własną talię. Karty są coraz silniejsze, a Wyprawy coraz cenniejsze, za to Prowincji, o które można walczyć, jest coraz mniej.
    .title = Epoka i jej sześć faz
rules-glory =
    Punkty Chwały liczy się na torze wokół Planszy. Zyskujesz je:
    • za wygraną bitwę: tyle, ile wskazują twoje Topory, bez względu na to, kto plądruje;
    • za splądrowanie Prowincji, której żeton pokazuje 5 Punktów Chwały;
    • za wypełnione Wyprawy: od 5 do 11 Punktów Chwały za każdą, zależnie od karty i Epoki;
    • za swoje figurki zniszczone przez Ragnarök: po 2 Punkty Chwały w Pierwszej Epoce, po 3 w Drugiej i po 4 w Trzeciej;
    • dzięki kartom: jedne nagradzają zwycięstwa, inne porażki, zniszczone figurki albo figurki powracające z Walhalli;
    • na koniec gry: 10 Punktów Chwały za każdą Statystykę Klanu na czwartym lub piątym poziomie, 20 za każdą na szóstym.
    .title = Skąd bierze się Chwała
rules-gods =
    Większość kart nosi imię któregoś z bogów, a każdy bóg pomaga inaczej. Dary jednego lub dwóch bogów, które do siebie pasują, są warte więcej niż wszystkiego po trochu.
    • Odyn uderza w bitwie i podwaja Punkty Chwały za Wyprawy i za figurki zniszczone przez Ragnarök.
    • Thor nagradza tych, którzy wygrywają bitwy.
    • Loki nagradza tych, którzy przegrywają, i okrada zwycięzców.
    • Frigga daje więcej figurek, tańsze Rozwinięcia i ochronę.
    • Heimdall naśladuje karty, dokłada je po odkryciu i wymienia wszystkie karty w bitwie.
    • Tyr daje czystą siłę.
    .title = Sześcioro bogów
rules-advice =
    Kilka rzeczy, które robią doświadczeni gracze:
    • W drafcie biorą różne karty: jedną lub dwie Wyprawy, coś do wygrania bitwy i pasujące do reszty Rozwinięcie.
    • Wcześnie wystawiają Jarla: Siła 3 za 0 Punktów Szału.
    • Patrzą, którą Prowincję czeka zagłada. Gdy Ragnarök ją niszczy, figurki w niej i Drakkar w jej Fiordzie przynoszą Punkty Chwały.
    • Deklarują Wyprawy, póki mają Szał: nic nie kosztują, ale Klan bez Punktów Szału już tego nie zrobi.
    • Liczą Punkty Szału. Kto ma je jeszcze, gdy inni już nie mają, działa bez przeszkód i łatwiej plądruje.
    • Nawet bitwa nie do wygrania kosztuje zwycięzcę kartę, a twoja wraca na rękę.
    .title = Rady na pierwszą grę

## Elementy

rules-board =
    Kraina ma dziewięć Prowincji. Yggdrasil leży pośrodku i sąsiaduje ze wszystkimi pozostałymi. Osiem innych Prowincji tworzy wokół niego pierścień, więc każda ma w nim dwóch sąsiadów.
    Prowincje pierścienia należą do trzech Regionów, o których mówią Wyprawy:
    • Manheim: Myrkulor (3 Wioski), Elvagar (4), Angerboda (5).
    • Alfheim: Gimle (5), Andlang (3).
    • Jotunheim: Utgard (3), Horgr (4), Muspelheim (5).
    Wioska mieści jedną figurkę. W Prowincji jest więc miejsce na tyle figurek, ile ma ona Wiosek; Yggdrasil nie ma Wiosek ani limitu.
    Między parami Prowincji leżą cztery Fiordy: Elvagar i Angerboda, Muspelheim i Horgr, Utgard i Andlang, Gimle i Myrkulor. Fiord wspiera obie Prowincje swojej pary: Drakkary w nim liczą się w obu. Mieści dowolną liczbę Drakkarów, a co dotyczy Prowincji, dotyczy też jej Fiordu.
    .rulings =
        Fiord nie jest Prowincją: nie wykonuje się z niego Wymarszu, nie można go plądrować i nie ma żetonu.
        Z Yggdrasil nie sąsiaduje żaden Fiord, więc Drakkary nigdy się tam nie liczą.
        Gdy jedna z Prowincji Fiordu zostanie zniszczona, wspiera on nadal drugą. Gdy zniszczone są obie, nie można go już najeżdżać Drakkarem (opcja stołu).
rules-clan-sheet =
    Plansza Klanu pokazuje jego Punkty Szału, trzy Statystyki i osiem pól na Rozwinięcia: po jednym dla Jarla, Wojowników i Drakkara, dwa dla Potworów i trzy dla całego Klanu.
    Punktami Szału płaci się za akcje. Punkty, które masz teraz, i Statystyka Szału to dwie różne rzeczy: zyskiwanie, płacenie i tracenie Punktów Szału nigdy nie zmienia Statystyki.
    Obok Planszy Klanu jest twoja Rezerwa: figurki, których nie ma ani na Planszy, ani w Walhalli. Zadeklarowane Wyprawy leżą zakryte na Planszy Klanu.
    Na początku wszystkie Klany są takie same; różnią się dopiero tym, co zagrają.
rules-stats =
    Klan ma trzy Statystyki, każdą o sześciu poziomach:
    • Szał: 6, 7, 8, 9, 12, 12. Tyle masz Punktów Szału na początku Fazy Akcji.
    • Topory: 3, 4, 5, 6, 8, 8. Tyle Punktów Chwały zyskujesz za wygraną bitwę.
    • Rogi: 4, 5, 6, 7, 10, 10. Tyle figurek możesz mieć na Planszy.
    Statystyki zwiększają Plądrowania, Wyprawy i karty, po jednym poziomie. Wyższe Topory i Rogi liczą się od razu; wyższa Statystyka Szału daje więcej Punktów Szału dopiero od następnej Epoki.
    Od czwartego poziomu zaczyna się legenda: na koniec gry Statystyka na poziomie czwartym lub piątym przynosi 10 Punktów Chwały, a na szóstym 20.
    .title = Statystyki Klanu
    .rulings =
        Statystyka na ostatnim poziomie już nie rośnie i nic się za to nie dostaje. Gdy wybierasz Statystykę, takiej wybrać nie można.
        Możesz mieć więcej Punktów Szału, niż wskazuje Statystyka, dzięki kartom „Wyniesienie Thora” lub „Podstęp Lokiego”, ale nigdy więcej niż 12, bo tu kończy się Tor Szału (opcja stołu).
rules-figures =
    Każdy Klan ma 8 Wojowników o Sile 1, Jarla o Sile 3 i Drakkara o Sile 2. Potwory dołączają dzięki swoim kartom.
    • Najazd Jarlem kosztuje 0 Punktów Szału.
    • Drakkar najeżdża tylko Fiordy, nigdy się nie porusza i liczy się w obu Prowincjach sąsiadujących ze swoim Fiordem.
    • Rozwinięcia zmieniają Siłę i dodają umiejętności, a Jarl i Drakkar zachowują też te opisane wyżej.
    Figurka zniszczona w bitwie, przez kartę, Potwora lub Ragnarök trafia do Walhalli. Na koniec Epoki wraca stamtąd do swojej Rezerwy.
rules-cards =
    Każda Epoka ma własną talię, a karty są trzech rodzajów:
    • Karty Bitwy (czerwone) dodają w bitwie bonus do twojej Siły, a wiele z nich ma też tekst.
    • Wyprawy (zielone) to zadania od bogów. Deklarujesz je akcją; nagrodę dają w Fazie Wypraw, jeśli są wypełnione.
    • Rozwinięcia (czarne) kładzie się na Planszy Klanu i tam zostają. Ulepszają Jarla, Wojowników lub Drakkara, sprowadzają Potwora albo pomagają całemu Klanowi.
    Karty na ręce są tajne, ale na rewersie każdej widać jej Epokę. Karty z symbolem 3+ lub 4+ są używane tylko przy takiej lub większej liczbie graczy.
    .rulings =
        Karty odrzucone po bitwie, przez „Straż Heimdalla” lub z Planszy Klanu widzieli wszyscy, więc pozostają jawne. Reszta z draftu, karty z Fazy Odrzucenia Kart i karty nierozdane są zakryte.
rules-set-up =
    Tutaj wszystko to dzieje się automatycznie:
    • Wszystkie Statystyki są na pierwszym poziomie: Szał 6, Topory 3, Rogi 4. Nikt nie ma Punktów Chwały, a wszystkie figurki są w Rezerwach.
    • Żeton Plądrowania, który zwiększa wszystkie trzy Statystyki, leży na Yggdrasil. Osiem pozostałych rozkłada się losowo: trzy z Szałem, dwa z Toporami, dwa z Rogami, jeden z 5 Punktami Chwały. Przez całą grę nie zmieniają miejsca.
    • Dla Ragnaröku losuje się trzy Prowincje, po jednej na każdą Epokę. Wszyscy wiedzą które.
    • Z pięciu pozostałych część jest zniszczona przed początkiem gry: jedna w grze czteroosobowej, dwie w trzyosobowej, trzy w dwuosobowej.
    • Talie: w grze trzyosobowej odkłada się karty z symbolem 4+, a w dwuosobowej także te z 3+.
    Pierwszego Gracza wyłania się losowo; w grze na prawdziwej planszy jest nim osoba urodzona najdalej na północy.

## Dary Bogów

rules-gods-gifts =
    Każdy dostaje osiem kart z talii danej Epoki; kilka, które zostaje, nie bierze udziału w grze. Potem trwa draft, aż każdy zachowa sześć kart. Z nimi rozgrywa się Epokę.
    Karta zachowana z poprzedniej Epoki nie bierze udziału w drafcie. Dołącza do ręki po nim, więc Fazę Akcji zaczynasz z sześcioma nowymi kartami i najwyżej jedną starą.
rules-draft =
    Każdy zachowuje jedną ze swoich ośmiu kart, zakrytą, a siedem pozostałych przekazuje w lewo, wszyscy równocześnie. Z otrzymanych kart każdy znów zachowuje jedną i przekazuje resztę, aż wszyscy zachowają po sześć.
    Ostatnie dwie karty z każdego zestawu odrzuca się bez pokazywania. W każdej Epoce karty wędrują w lewo.
    Tutaj wybór można zmienić, dopóki nie wybiorą wszyscy.
rules-two-player-draft =
    W grze dwuosobowej każdy zachowuje po dwie karty naraz, a resztę przekazuje przeciwnikowi. Po trzech wyborach obie osoby mają po sześć kart, a ostatnie dwie z każdego zestawu się odrzuca.
rules-first-game =
    Na pierwszą rozgrywkę zasady zalecają pominąć draft w Pierwszej Epoce: każdy gra wszystkimi ośmioma rozdanymi kartami. Od Drugiej Epoki draft odbywa się jak zwykle.
    Można to wybrać przy zakładaniu stołu.
    .title = Pierwsza rozgrywka

## Akcje

rules-action-phase =
    Na początku fazy każdy ma tyle Punktów Szału, ile wskazuje jego Statystyka Szału. Pierwszy Gracz wykonuje jedną akcję, potem następny Klan zgodnie z ruchem wskazówek zegara i tak dalej, kolejka za kolejką. Akcje to:
    • Najazd: wystaw figurkę z Rezerwy na Planszę za tyle Punktów Szału, ile wynosi jej Siła.
    • Wymarsz: przesuń figurki z jednej Prowincji do innej za 1 Punkt Szału.
    • Rozwinięcie: zagraj Rozwinięcie na Planszę Klanu za tyle Punktów Szału, ile wynosi jego Siła.
    • Wyprawa: zadeklaruj Wyprawę za 0 Punktów Szału.
    • Plądrowanie: spróbuj zdobyć nagrodę Prowincji za 0 Punktów Szału.
    Musi cię być stać na cały koszt. Tę samą akcję możesz powtarzać w kolejnych turach.
    Faza kończy się od razu, gdy nikt nie ma już Punktów Szału albo gdy splądrowane są wszystkie istniejące jeszcze Prowincje, także Yggdrasil, bez względu na to, ile Punktów Szału zostało.
    .rulings =
        Nie można opuścić tury i zachować Punktów Szału: wykonaj akcję albo spasuj. Darmowa akcja też jest akcją: Wyprawa, Plądrowanie lub Najazd Jarlem.
        Jeśli akcja kończy się splądrowaniem ostatniej Prowincji, najpierw rozpatruje się ją do końca, ze wszystkim, co z niej wynika.
        Niewykorzystane Punkty Szału przepadają. W następnej Epoce ustala się je od nowa, nigdy się nie dodają.
rules-no-rage =
    Klan bez Punktów Szału nie wykonuje żadnej akcji, nawet takiej, która nic nie kosztuje. Jego tury są pomijane, ale nadal dołącza do bitew zaczętych przez innych i zagrywa w nich karty.
    Klan, któremu Punkty Szału się skończyły, a później jakieś zyska, znów wykonuje akcje w swoich następnych turach.
rules-passing =
    Jeśli nie możesz lub nie chcesz wykonać akcji, spasuj. Tracisz wszystkie pozostałe Punkty Szału i nie wykonujesz już akcji w tej Epoce; w bitwach nadal bierzesz udział.
    .rulings =
        Czy Punkty Szału zyskane po spasowaniu pozwalają wrócić? Nie, pas jest ostateczny do końca Epoki. Nie wszystkie wydania mówią o tym równie jasno, więc jest to opcja stołu.
rules-invade =
    Wybierz figurkę z Rezerwy, zapłać tyle Punktów Szału, ile wynosi jej Siła wraz z Rozwinięciami, i umieść ją w pustej Wiosce dowolnej Prowincji oprócz Yggdrasil. Nie musisz mieć nikogo w niej ani w pobliżu, a Prowincja może być już splądrowana. Drakkar trafia zamiast tego do dowolnego Fiordu.
    Najazd Jarlem, Wodzem Krasnoludów i Żołnierzem Hel kosztuje 0 Punktów Szału. Na Yggdrasil może wykonać Najazd tylko Mroczny Elf; inni dostają się tam Wymarszem. Zniszczone Prowincje są zamknięte na zawsze.
    .rulings =
        Najazd przebiega tak: umieszczasz figurkę; Troll lub Ognisty Olbrzym niszczy; „Posiłki Friggi” mogą sprowadzić Wojownika; „Domena Thora” może rozpocząć Plądrowanie.
        Troll i Ognisty Olbrzym też potrzebują najpierw pustej Wioski. Zniszczone przez nich figurki zwalniają miejsce dopiero potem.
        Najazd, który karta daje za 0 Punktów Szału, jest zwykłym Najazdem: z pustą Wioską, Rogami i wszystkim, co wywołuje.
        Najazd Mrocznym Elfem zawsze kosztuje 1 Punkt Szału: jego Siła wynosi 3 tylko wtedy, gdy jest on w Yggdrasil.
        „Posiłki Friggi” i „Domena Thora” nie działają przy Najeździe Drakkarem na Fiord (opcje stołu).
rules-horns =
    Rogi wskazują, ile twoich figurek może być naraz na Planszy. Liczą się wszystkie: Wojownicy, Jarl, Drakkar i Potwory, w Prowincjach, w Yggdrasil i w Fiordach. Figurki w Rezerwie i w Walhalli się nie liczą.
    Gdy masz na Planszy tyle figurek, na ile pozwalają Rogi, nie możesz wykonać Najazdu, nawet darmowego. Wymarszów i dołączania do bitew to nie dotyczy.
    .rulings =
        Rozwinięcie można zagrać także przy wyczerpanym limicie Rogów. Jego figurka zostaje wtedy w Rezerwie, a darmowy Najazd przepada.
        Potwór zastąpiony nowym nie liczy się już, gdy nowy wykonuje Najazd.
rules-march =
    Zapłać 1 Punkt Szału. Wybierz jedną Prowincję i przesuń z niej dowolną liczbę swoich figurek do pustych Wiosek jednej innej Prowincji, gdziekolwiek na Planszy, sąsiedniej lub nie, splądrowanej lub nie.
    Jednym Wymarszem nie można zebrać figurek z dwóch Prowincji ani wysłać ich do dwóch. Drakkary nigdy się nie poruszają.
    Wymarsz to zwykła droga do Yggdrasil, gdzie zawsze jest miejsce. Można też stamtąd wyruszyć.
    .rulings =
        Inne drogi do Yggdrasil: dołączenie do toczonej tam bitwy, Najazd Mrocznym Elfem, ucieczka Wiedźmy Volur, przejście Jarla dzięki karcie „Władca Młotów”.
rules-upgrade =
    Wybierz Rozwinięcie z ręki, zapłać tyle Punktów Szału, ile wynosi liczba na karcie, i połóż ją na polu jej rodzaju. Odtąd działa do końca gry.
    Jeśli na tym polu leży już karta, odrzucasz ją i przestaje ona działać. Możesz zastąpić kartę, nawet gdy inne pole tego rodzaju jest puste.
    Jednakowe korzyści się sumują. Z kartami „Domena Lokiego” i „Sława Lokiego” każda twoja figurka powracająca z Walhalli jest warta 3 Punkty Chwały.
    .rulings =
        „Urok Friggi” obniża koszt każdego Rozwinięcia o 1 Punkt Szału, nigdy poniżej 0. Działa jeszcze dla karty, która go zastępuje.
        „Domena Tyra” i „Gniew Tyra” się nie sumują: Wyprawa w bitwie liczy się jako 3 albo jako 5.
rules-troop-upgrade =
    Po zagraniu Rozwinięcia Jarla, Wojowników lub Drakkara możesz od razu, w tej samej turze, wykonać Najazd jedną taką figurką z Rezerwy za 0 Punktów Szału. Możesz odmówić.
    Rozwinięcie Wojowników dotyczy wszystkich twoich Wojowników, na Planszy i poza nią. Jeśli zwiększa ich Siłę, Najazd każdym kolejnym kosztuje więcej Punktów Szału.
    Jarl i Drakkar po Rozwinięciu zachowują własne umiejętności.
    .rulings =
        Darmowy Najazd z Rozwinięcia Drakkara należy do samego Drakkara; Wąż Morski nie może z niego skorzystać (opcja stołu).
        Smoki nagradzają za Drakkara zniszczonego z dowolnej przyczyny: przez bitwę, Ragnarök, Ognistego Olbrzyma, „Ofiarę Friggi”.
rules-monster-upgrade =
    Gdy zagrywasz kartę Potwora, jego figurka trafia do twojej Rezerwy i możesz nią od razu wykonać Najazd za 0 Punktów Szału. Odtąd jest jedną z twoich figurek: liczy się do Rogów, zajmuje Wioskę, ginie, wraca z Walhalli i przynosi Punkty Chwały w Ragnaröku. Później Najazd nią kosztuje tyle Punktów Szału, ile wynosi jej Siła, chyba że karta mówi inaczej.
    Naraz możesz mieć dwa Potwory. Jeśli nowy zajmuje pole starego, figurka starego od razu wraca do pudełka, gdziekolwiek jest.
    .rulings =
        Potwór odłożony do pudełka nie jest zniszczony: nikt nie zyskuje za niego Punktów Chwały i nic nie może go uratować.
        Troll i Ognisty Olbrzym niszczą przy każdym Najeździe, płatnym lub darmowym, ale nie przy Wymarszu ani przy dołączaniu do bitwy.
        Ognisty Olbrzym niszczy też Drakkary w sąsiadującym Fiordzie, ale nie Potwory, a więc i nie Węża Morskiego.
rules-quest =
    Połóż Kartę Wyprawy z ręki, zakrytą, na swojej Planszy Klanu. Kosztuje to 0 Punktów Szału, ale jest twoją akcją w tej turze, więc musisz mieć przynajmniej 1.
    Możesz zadeklarować dowolnie wiele Wypraw, także kilka takich samych; każda daje nagrodę osobno. Swoje Wyprawy możesz oglądać w każdej chwili. Inni widzą, ile ich jest, ale nie jakie.
    Wyprawy sprawdza się w Fazie Wypraw. Niewypełniona nic cię nie kosztuje. Wyprawa, która została na ręce, nic nie daje.
rules-pillage =
    Wybierz Prowincję niesplądrowaną w tej Epoce, z przynajmniej jedną twoją figurką w niej lub w jej Fiordzie; wystarczy sam Drakkar. Kosztuje to 0 Punktów Szału, ale do każdej akcji trzeba mieć przynajmniej 1. Potem następują:
    • Wsparcie: figurki z sąsiednich Prowincji mogą dołączyć.
    • Zagranie kart: każdy, kto bierze udział w bitwie, zagrywa kartę.
    • Rozpatrzenie: wygrywa najsilniejszy. Jeśli jest to Klan plądrujący, Prowincja zostaje splądrowana.
    Jeśli po Wsparciu w Prowincji ani w jej Fiordzie nie ma wroga, bitwy nie ma. Od razu otrzymujesz nagrodę, ale bez Punktów Chwały za zwycięstwo.
    Jeśli Klan plądrujący nie wygra, żeton się nie zmienia i każdy może spróbować ponownie, także ten sam Klan.
    .rulings =
        Zwycięzca, który nie plądruje, zyskuje Punkty Chwały za bitwę, ale nie nagrodę.
        „Wyzwanie Tyra”: zapłać 2 Punkty Szału, aby plądrować Prowincję już splądrowaną. Poza tym jest to zwykłe Plądrowanie, z nagrodą.
        „Domena Thora”: po Najeździe na Prowincję zapłać 2 Punkty Szału, aby plądrować ją w tej samej turze.

## Bitwa

rules-call-to-battle =
    Zgodnie z ruchem wskazówek zegara, zaczynając od Klanu po lewej stronie plądrującego, a na nim kończąc, każdy może przesunąć jedną figurkę z sąsiedniej Prowincji do pustej Wioski tej Prowincji. Potem zaczyna się następna kolejka. Kosztuje to 0 Punktów Szału, a przyjść mogą także Klany bez Punktów Szału i te, które nie mają tam figurek.
    Wsparcie kończy się, gdy Wioski są pełne albo gdy przez całą kolejkę nikt się nie ruszy. Odmowa nie jest ostateczna: w następnej kolejce nadal można dołączyć.
    Yggdrasil sąsiaduje ze wszystkimi Prowincjami, więc figurki mogą przychodzić stamtąd i tam, a miejsca nigdy w nim nie brakuje. Drakkary nigdy się nie poruszają.
    Potem wszystkie figurki w Prowincji i w jej Fiordzie biorą udział w bitwie.
    .rulings =
        Figurki mogą przychodzić także ze splądrowanych Prowincji.
        Tutaj pytane są tylko Klany, które mają figurkę w sąsiedniej Prowincji. Pozostałe odmawiają automatycznie.
rules-play-cards =
    Każdy, kto bierze udział w bitwie i ma karty na ręce, musi zagrać jedną zakrytą, jakakolwiek by była. Kto nie ma żadnej, nie zagrywa. Potem wszystkie odkrywa się równocześnie.
    Karta Bitwy dodaje bonus do twojej Siły, a jej tekst działa. Wyprawa ani Rozwinięcie nic nie dodają i nie działają.
    Twoja łączna Siła to Siła twoich figurek w Prowincji i w jej Fiordzie oraz bonusy twoich kart.
    Klan, który przez tekst karty traci wszystkie figurki, nadal bierze udział w bitwie i może wygrać samą kartą.
    .rulings =
        Jeśli taki Klan plądruje i wygra, Prowincja zostaje splądrowana. To, co wymaga figurki na miejscu, jak Lodowy Olbrzym lub Rozwinięcie Jarla, nie działa.
        Z kartą „Domena Tyra” lub „Gniew Tyra” odkryta Wyprawa może liczyć się jako Karta Bitwy z bonusem 3 lub 5.
rules-card-order =
    Gdy działają teksty kilku kart, kolejność jest taka. W każdym kroku pierwszy jest Klan plądrujący, potem pozostałe zgodnie z ruchem wskazówek zegara.
    • Wyprawy traktowane jak Karty Bitwy („Domena Tyra”, „Gniew Tyra”).
    • „Prymat Thora”: teksty kart przeciwników zostają anulowane, ich bonusy pozostają.
    • „Straż Heimdalla”: wszystkie karty zostają odrzucone, jej właściciel zyskuje sumę ich bonusów w Punktach Chwały, a każdy zagrywa nową kartę.
    • „Kara Odyna” i „Fala Odyna”.
    • Późne karty: „Oko Heimdalla” i „Spojrzenie Heimdalla”.
    • Porównanie Siły. Bonus „Wzroku Heimdalla” jest równy najwyższemu bonusowi pojedynczej karty przeciwnika widocznej w tej chwili, także późnej (opcja stołu).
    .title = Kolejność tekstów kart
    .rulings =
        „Prymat Thora” anuluje także „Straż Heimdalla”. Anulowany „Wzrok Heimdalla” jest wart 0.
        Z dwóch „Prymatów Thora” lub dwóch „Straży Heimdalla” działa ta karta, której właściciel jest bliżej plądrującego (dla „Straży” opcja stołu).
        W sumie „Straży” „Wzrok Heimdalla” liczy się ze swoim bonusem, a Wyprawa traktowana jako 3 lub 5 – z tą wartością (opcje stołu).
        „Ochrona Friggi” może uratować figurki przed „Karą Odyna” i „Falą Odyna”.
rules-late-cards =
    „Oko Heimdalla” i „Spojrzenie Heimdalla” można zagrać jak inne Karty Bitwy albo dołożyć po odkryciu wszystkich kart, a przed wyłonieniem zwycięzcy. Pierwszy decyduje Klan plądrujący, potem pozostałe zgodnie z ruchem wskazówek zegara, po jednej karcie, kolejka za kolejką, aż wszyscy po kolei odmówią. Jeden Klan może dołożyć kilka kart.
    .rulings =
        Pytany jest każdy, kto bierze udział w bitwie i ma jeszcze jakąkolwiek kartę, żeby samo pytanie niczego nie zdradzało.
rules-resolution =
    Wygrywa najwyższa łączna Siła. Jeśli ma ją dwa lub więcej Klanów, przegrywają wszyscy.
    • Zwycięzca odrzuca zagrane karty. Przegrani biorą swoje z powrotem na rękę.
    • Wszystkie figurki przegranych, w Prowincji i w jej Fiordzie, zostają zniszczone i trafiają do Walhalli.
    • Jeśli wygrał Klan plądrujący, Prowincja zostaje splądrowana: otrzymuje on nagrodę, a żeton odwraca się do końca Epoki. W przeciwnym razie nagrody nie dostaje nikt.
    • Zwycięzca, plądrujący lub nie, zyskuje tyle Punktów Chwały, ile wynoszą jego Topory.
    .rulings =
        Przy remisie nikt nie wygrywa. Nie ma więc zwycięzcy, którego można okraść, ale „Błogosławieństwo Lokiego” działa dla każdego przegranego.
        Ukraść można tylko tyle, ile zwycięzca ma.
rules-aftermath =
    Pełna kolejność po wyłonieniu zwycięzcy, na rzadki wypadek, gdy ma to znaczenie:
    • Teksty Kart Bitwy o wygranej i przegranej, od Klanu plądrującego zgodnie z ruchem wskazówek zegara: „Młot”, „Przysięga” i „Wyniesienie Thora”, „Podstęp”, „Zdradziecki Cios” i „Trucizna Lokiego”.
    • „Męstwo Tyra”; potem karty są odrzucane lub wracają na rękę.
    • Figurki przegranych zostają zniszczone, chyba że uratuje je „Ochrona Friggi” lub ucieczka Wiedźmy Volur. Smoki nagradzają za Drakkary.
    • Nagroda za splądrowanie, z Lodowym Olbrzymem dwukrotnie; potem „Łaska Friggi”; potem Rozwinięcie Jarla.
    • Punkty Chwały za bitwę, według obecnych Toporów zwycięzcy.
    • Walkiria, „Chwała Thora” i „Wyrok Odyna” liczą zniszczone figurki.
    • „Błogosławieństwo Lokiego”.
    .title = Po bitwie, krok po kroku
    .rulings =
        „Trucizna Lokiego” zabiera karty, zanim uratuje je „Męstwo Tyra”, a „Podstęp Lokiego” zabiera Punkt Szału, zanim wyda go „Męstwo”.
        Topory zwiększone przez „Przysięgę Thora”, żeton, „Łaskę Friggi” lub Rozwinięcie Jarla liczą się już do Punktów Chwały za tę bitwę (dla „Przysięgi” opcja stołu).
        Do figurek zniszczonych w bitwie zaliczają się zniszczone przez „Karę Odyna” i „Falę Odyna”. Figurki uratowane i te, które uciekły, się nie liczą.
rules-rewards =
    Żeton Plądrowania w Prowincji pokazuje nagrodę za sukces:
    • Szał, Topory lub Rogi: ta Statystyka rośnie o jeden poziom.
    • 5 Punktów Chwały.
    • Yggdrasil: wszystkie trzy Statystyki rosną o jeden poziom.
    Wyższe Topory liczą się już do Punktów Chwały za tę bitwę. Wyższa Statystyka Szału nie daje Punktów Szału teraz, dopiero od następnej Epoki.
    .rulings =
        Z Lodowym Olbrzymem w Prowincji otrzymujesz nagrodę dwukrotnie, także bez bitwy.
        „Łaska Friggi” zwiększa inną Statystykę niż żeton; po 5 Punktach Chwały lub po Yggdrasil – dowolną.

## Koniec Epoki

rules-discard =
    Każdy zachowuje najwyżej jedną kartę na następną Epokę, a resztę odrzuca zakrytą. W Trzeciej Epoce odrzuca się wszystkie.
    Możesz nie zachować żadnej. Zadeklarowane Wyprawy nie są na ręce i zostają.
rules-quest-phase =
    Wszystkie zadeklarowane Wyprawy zostają odkryte i sprawdzone według stanu na Planszy. Za każdą wypełnioną zyskujesz jej Punkty Chwały i zwiększasz wybraną Statystykę o jeden poziom. Potem odrzuca się wszystkie, a niewypełniona nic nie kosztuje.
    • Region: w przynajmniej jednej z jego Prowincji musisz mieć więcej Siły niż każdy inny Klan, wliczając Fiord. Drakkar liczy się w obu swoich Prowincjach.
    • „Yggdrasil!”: to samo, w Yggdrasil.
    • „Chwalebna Śmierć!”: w Walhalli są co najmniej 4 twoje figurki. Ragnarök następuje później.
    .rulings =
        Remis nie wystarcza. Zniszczone Prowincje się nie liczą, a kto nie ma żadnej Siły, nigdy nie jest najsilniejszy.
        Pary Wojowników i Siła Mrocznego Elfa w Yggdrasil liczą się jak w bitwie.
        „Tron Odyna” podwaja Punkty Chwały, a nie poziom Statystyki.
        Wszystkie Wyprawy sprawdza się naraz. Potem Klany otrzymują Punkty Chwały i zwiększają Statystyki, od Pierwszego Gracza zgodnie z ruchem wskazówek zegara.
rules-ragnarok =
    Prowincja przeznaczona na zagładę zostaje zniszczona i wypada z gry. Wszystkie figurki w niej i w jej Fiordzie trafiają do Walhalli, a każda przynosi swojemu Klanowi Punkty Chwały: 2 w Pierwszej Epoce, 3 w Drugiej, 4 w Trzeciej. Drakkary i Potwory również.
    Do tej Prowincji nic już nie może wejść, a jej Żeton Plądrowania znika. Potem znak zagłady przechodzi na Prowincję następnej Epoki.
    .rulings =
        Drakkary w Fiordzie zostają zniszczone, choćby wspierał on także inną Prowincję.
        Wiedźma Volur może uciec do Yggdrasil; wtedy nie przynosi Punktów Chwały.
        „Ochrona Friggi” nie pomaga przeciw Ragnarökowi (opcja stołu).
        „Natchnienie Odyna” podwaja te Punkty Chwały.
rules-valhalla =
    Wszystkie figurki z Walhalli wracają do Rezerw swoich Klanów. Figurki na Planszy zostają na miejscu.
    „Domena Lokiego”, „Sława Lokiego” i „Gniew Lokiego” dają Punkty Chwały za każdą twoją powracającą figurkę. Faza odbywa się także w Trzeciej Epoce.
    .rulings =
        Figurka, która opuszcza Walhallę wcześniej dzięki karcie „Domena Friggi”, nie liczy się dla tych kart (opcja stołu).
rules-end-of-age =
    Wszystkie Żetony Plądrowania odwraca się znów na stronę z nagrodą, każdy w swojej Prowincji. Żeton Pierwszego Gracza wędruje w lewo i zaczyna się następna Epoka, z własną talią.
    Statystyki, Rozwinięcia, Punkty Chwały i figurki na Planszy się nie zmieniają.
rules-scoring =
    Wraz z końcem Trzeciej Epoki kończy się gra. Każda Statystyka na czwartym lub piątym poziomie przynosi 10 Punktów Chwały, a każda na szóstym 20. „Podbój Thora” daje 3 Punkty Chwały za każdą twoją figurkę, która jest jeszcze na Planszy.
    Wygrywa Klan z największą liczbą Punktów Chwały. Równa liczba to wspólne zwycięstwo.

## Szczegóły

rules-card =
    Tekst karty ma pierwszeństwo przed zasadami. W pozostałych sprawach obowiązują zasady: figurka, którą sprowadza karta, i tak potrzebuje pustej Wioski i Rogów, które na nią pozwalają.
    Liczba na Karcie Bitwy to jej bonus. Liczba na Rozwinięciu to jego koszt; u Jarla, Wojowników, Drakkara i Potworów jest to zarazem Siła figurki. Wyprawa pokazuje, ile daje Punktów Chwały.
    W rozdziale „Wszystkie karty” jest każda karta ze swoim tekstem. Teksty są napisane przez nas i zawierają rozstrzygnięcia, według których gramy.
rules-options =
    Zasady gry zostawiają kilka pytań bez odpowiedzi, a wydania nie zawsze są zgodne. Te kwestie można ustawić przy zakładaniu stołu; tu opisano ustawienia domyślne.
    .title = Opcje stołu
