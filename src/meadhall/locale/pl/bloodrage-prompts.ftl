### Blood Rage: o co pyta gra. `prompt-<name>` zwraca się do czytającego, `.name` krótko mówi, o co chodzi,
### `.waiting` widzą tymczasem inni, `.help` mówi, co na to zasady.
### $place, $figure, $card: czego dotyczy pytanie; $clan: kto decyduje. Wszystko to nazwy.

## Dary Bogów

prompt-keep-card = Wybierz kartę, którą zachowasz. Resztę dostanie gracz po lewej.
    .last = Wybierz kartę, którą zachowasz. Ostatnie dwie karty zostaną odrzucone.
    .name = którą kartę zachować
    .waiting = { TEXT($clan, kind: "clan") } wybiera kartę, którą zachowa.
    .help = Każdy zachowuje jedną kartę, a pozostałe przekazuje w lewo, aż wszyscy będą mieć po sześć; ostatnie dwie karty z każdego zestawu odrzuca się bez pokazywania.
prompt-keep-two-cards = Wybierz dwie karty, które zachowasz. Resztę dostanie przeciwnik.
    .last = Wybierz dwie karty, które zachowasz. Ostatnie dwie karty zostaną odrzucone.
    .name = które dwie karty zachować
    .waiting = { TEXT($clan, kind: "clan") } wybiera dwie karty, które zachowa.
    .help = W grze dwuosobowej każdy zachowuje po dwie karty naraz, a pozostałe przekazuje dalej, aż obie osoby będą mieć po sześć; ostatnie dwie karty z każdego zestawu odrzuca się bez pokazywania.

## Tura

prompt-turn = Twoja tura: wykonaj jedną akcję albo spasuj.
    .name = akcja w tej turze
    .waiting = { TEXT($clan, kind: "clan") } wybiera akcję.
    .help = Najazd, Wymarsz, Rozwinięcie, Wyprawa albo Plądrowanie. Bez Punktów Szału nie można wykonać żadnej akcji, nawet darmowej. Pasując, tracisz wszystkie pozostałe Punkty Szału.
prompt-invade-where = Gdzie wykonujesz Najazd { TEXT($figure, kind: "figure", form: "with") }?
    .name = gdzie wykonać Najazd
    .waiting = { TEXT($clan, kind: "clan") } wybiera, gdzie wykonać Najazd.
    .help = Na dowolną Prowincję z pustą Wioską oprócz Yggdrasil; Drakkary najeżdżają tylko Fiordy.
prompt-free-invade = Możesz od razu wykonać darmowy Najazd { TEXT($figure, kind: "figure", form: "with") }. Gdzie?
    .name = gdzie wykonać darmowy Najazd
    .waiting = { TEXT($clan, kind: "clan") } może wykonać darmowy Najazd rozwiniętą figurką.
    .help = Figurką z Rezerwy, której Rozwinięcie właśnie zagrywasz, możesz od razu wykonać Najazd. Rogi i Wioski ograniczają go jak zwykle.
prompt-free-invade-whom = Możesz od razu wykonać darmowy Najazd Drakkarem lub Wężem Morskim. Którą figurką?
    .name = którą figurką wykonać darmowy Najazd
    .waiting = { TEXT($clan, kind: "clan") } może wykonać darmowy Najazd i wybiera figurkę.
    .help = Rozwinięcie Drakkara daje darmowy Najazd, a Wąż Morski liczy się jako Drakkar.
prompt-friggas-succor = „Posiłki Friggi”: czy umieszczasz dodatkowego Wojownika { TEXT($place, kind: "place", form: "in") }?
    .name = czy umieścić Wojownika dzięki karcie „Posiłki Friggi”
    .waiting = { TEXT($clan, kind: "clan") } może umieścić Wojownika dzięki karcie „Posiłki Friggi”.
    .help = Wojownik pochodzi z twojej Rezerwy i kosztuje 0 Punktów Szału. Potrzebna jest pusta Wioska, a twoje Rogi muszą pozwalać na kolejną figurkę.
prompt-thors-domain = „Domena Thora”: czy płacisz 2 Punkty Szału, aby od razu plądrować { TEXT($place, kind: "place", form: "acc") }?
    .name = czy plądrować dzięki karcie „Domena Thora”
    .waiting = { TEXT($clan, kind: "clan") } może od razu plądrować dzięki karcie „Domena Thora”.
    .help = Prowincja musi być jeszcze niesplądrowana w tej Epoce. Poza tym jest to zwykłe Plądrowanie.
prompt-march-where = Dokąd wyruszają twoje figurki { TEXT($place, kind: "place", form: "from") }?
    .name = dokąd wykonać Wymarsz
    .waiting = { TEXT($clan, kind: "clan") } wybiera, dokąd wykonać Wymarsz.
    .help = Do dowolnej jednej innej Prowincji z pustą Wioską, niekoniecznie sąsiedniej. W Yggdrasil zawsze jest miejsce.
prompt-march-whom = Kto wyrusza { TEXT($place, kind: "place", form: "to") }?
    .name = kto wyrusza
    .waiting = { TEXT($clan, kind: "clan") } wybiera, kto wyrusza.
    .help = Dowolna liczba figurek za 1 Punkt Szału łącznie, każda do pustej Wioski. Podaj najpierw Wojowników, potem Jarla, potem Potwory. Drakkary nie mogą się poruszać.
prompt-upgrade-slot = Na które pole kładziesz kartę „{ TEXT($card, kind: "card") }”?
    .name = pole na Rozwinięcie
    .waiting = { TEXT($clan, kind: "clan") } wybiera pole na Rozwinięcie.
    .help = Plansza Klanu ma po jednym polu dla Jarla, Wojowników i Drakkara, dwa dla Potworów i trzy dla Rozwinięć Klanu. Zastąpioną kartę się odrzuca, a jej Potwora odkłada do pudełka.
prompt-sacrifice-whom = „Ofiara Friggi”: którą swoją figurkę niszczysz?
    .name = którą figurkę poświęcić
    .waiting = { TEXT($clan, kind: "clan") } wybiera figurkę do poświęcenia.
    .help = Zniszcz dwie swoje figurki na Planszy, a następnie zwiększ o 1 jedną Statystykę Klanu. „Ochrona Friggi” ich nie uratuje.
prompt-raise-stat = Którą Statystykę Klanu zwiększasz o 1?
    .name = którą Statystykę zwiększyć
    .waiting = { TEXT($clan, kind: "clan") } wybiera Statystykę do zwiększenia.
    .help = Szał daje więcej Punktów Szału od następnej Epoki, Topory – więcej Punktów Chwały za wygrane bitwy, Rogi – więcej figurek na Planszy. Statystyki na poziomie legendy przynoszą Punkty Chwały na koniec gry.

## Bitwa

prompt-join-battle = Czy przesuwasz figurkę do bitwy { TEXT($place, kind: "place", form: "in") }?
    .name = czy dołączyć do bitwy
    .waiting = { TEXT($clan, kind: "clan") } może dołączyć do bitwy.
    .help = Po jednej figurce z sąsiedniej Prowincji do pustej Wioski, bez kosztu w Punktach Szału, kolejka za kolejką, aż nikt już nie przesuwa. Po odmowie nadal można dołączyć w następnej kolejce.
prompt-reveal-card = Wybierz kartę, którą zagrywasz w tej bitwie.
    .name = karta do bitwy
    .waiting = { TEXT($clan, kind: "clan") } wybiera kartę do bitwy.
    .help = Każdy, kto bierze udział w bitwie i ma karty, musi zagrać jedną zakrytą. Wyprawa ani Rozwinięcie niczego nie dodają. Zwycięzca odrzuca kartę, przegrani biorą swoje z powrotem na rękę.
prompt-treat-quest = Czy odkryta Wyprawa liczy się jako Karta Bitwy?
    .name = czy Wyprawa liczy się jako Karta Bitwy
    .waiting = { TEXT($clan, kind: "clan") } może potraktować odkrytą Wyprawę jak Kartę Bitwy.
    .help = „Domena Tyra” daje jej bonus 3, „Gniew Tyra” – 5. Bonusy się nie sumują.
prompt-spare-figure = „Fala Odyna”: która twoja figurka ocaleje? Wszystkie pozostałe w tej bitwie zostaną zniszczone.
    .name = która figurka ocaleje
    .waiting = { TEXT($clan, kind: "clan") } wybiera figurkę, która przetrwa „Falę Odyna”.
    .help = Figurka może stać w Prowincji lub w sąsiadującym Fiordzie. Klany wybierają jawnie, zgodnie z ruchem wskazówek zegara, od Klanu plądrującego.
prompt-late-card = Wszystkie karty są odkryte. Czy dokładasz kartę?
    .name = czy dołożyć kartę
    .waiting = { TEXT($clan, kind: "clan") } może dołożyć kartę.
    .help = Teraz można dołożyć tylko „Oko Heimdalla” i „Spojrzenie Heimdalla”. Zgodnie z ruchem wskazówek zegara, od Klanu plądrującego, aż wszyscy po kolei odmówią.
prompt-save-figures = Twoje figurki { TEXT($place, kind: "place", form: "in") } zaraz zostaną zniszczone. Które ratujesz?
    .name = które figurki uratować
    .waiting = { TEXT($clan, kind: "clan") } decyduje, które figurki uratować.
    .help = „Ochrona Friggi” ratuje figurki, po 1 Punkcie Szału za każdą. Wiedźma Volur może uciec do Yggdrasil z każdej innej Prowincji.
prompt-retake-cards = „Męstwo Tyra”: które karty bierzesz z powrotem, po 1 Punkcie Szału za każdą?
    .name = które karty wziąć z powrotem
    .waiting = { TEXT($clan, kind: "clan") } może wziąć z powrotem karty dzięki karcie „Męstwo Tyra”.
    .help = Zwycięzca bitwy odrzuca odkryte przez siebie karty. Za każdą, którą chcesz wziąć z powrotem na rękę, zapłać 1 Punkt Szału.
prompt-move-leader = „Władca Młotów”: dokąd idzie twój Jarl { TEXT($place, kind: "place", form: "from") }?
    .name = dokąd idzie Jarl
    .waiting = { TEXT($clan, kind: "clan") } może przesunąć swojego Jarla.
    .help = Po udanym Plądrowaniu Jarl może przejść do sąsiedniej Prowincji z pustą Wioską.
prompt-lokis-blessing = „Błogosławieństwo Lokiego”: czy wykonujesz Najazd Wojownikiem na { TEXT($place, kind: "place", form: "acc") }?
    .name = czy wykonać Najazd dzięki karcie „Błogosławieństwo Lokiego”
    .waiting = { TEXT($clan, kind: "clan") } może wykonać Najazd Wojownikiem dzięki karcie „Błogosławieństwo Lokiego”.
    .help = Po przegranej bitwie można tam wykonać Najazd jednym Wojownikiem z Rezerwy za 0 Punktów Szału. Potrzebna jest pusta Wioska, a twoje Rogi muszą pozwalać na kolejną figurkę.

## Odrzucenie Kart

prompt-save-card = Wybierz najwyżej jedną kartę, którą zachowasz na następną Epokę. Pozostałe zostaną odrzucone.
    .name = którą kartę zachować na następną Epokę
    .waiting = { TEXT($clan, kind: "clan") } wybiera kartę, którą zachowa na następną Epokę.
    .help = Na koniec Epoki możesz zachować na ręce jedną kartę, oprócz sześciu z następnego draftu. Po Trzeciej Epoce nie zachowuje się żadnej.
