### Lekcja: pierwsza Epoka z nauczycielem. `web-lesson-<step>` to jego słowa w danym kroku, `.title` – nagłówek.
### $n (liczba): ilu rzeczy jeszcze nie poznano albo ile już poznano; $of (liczba): ile ich jest; $what: gotowe słowo.

## Karta lekcji

web-lesson = Lekcja
web-lesson-open = Lekcja: { TEXT($n) } z { TEXT($of) }
web-lesson-fold = Ukryj lekcję
web-lesson-goals = Co już umiesz
web-lesson-known = { $what }: zrobione
web-lesson-unknown = { $what }: jeszcze nie
web-lesson-battle-goal = Bitwa
web-lesson-next = Dalej
web-lesson-stop = Zakończ lekcję
web-lesson-play-on = Graj dalej
web-lesson-fresh = Nowa gra
web-lesson-again = Spróbuj ponownie
web-lesson-hall = Do lobby
web-lesson-shut = Nie można zacząć lekcji
web-lesson-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie za chwilę.
web-lesson-no-seat = Stół nie rozpoznaje cię jako gracza. Zezwól tej stronie na pliki cookie i spróbuj ponownie.
web-lesson-lost = Nic nie przepadło: gra jest zapisana, a lekcja ruszy dalej po odzyskaniu połączenia z serwerem.
    .title = Utracono połączenie

## W kolejności zdarzeń

web-lesson-welcome = Prowadzisz Klan Wilka przeciwko dwóm łatwym botom, przez jedną Epokę prawdziwej gry. Wyjaśnię ci, co się dzieje, a ty rób, co chcesz.
    .title = Witaj!
web-lesson-draft = Dostajesz osiem kart. Zachowaj jedną; reszta powędruje w lewo, a ty dostaniesz nowy zestaw. Po sześciu wyborach masz rękę na tę Epokę.
    .title = Najpierw Dary Bogów
web-lesson-draft-kinds = Czerwone karty wygrywają bitwy. Zielone to Wyprawy: wypełniaj je dla Chwały. Czarne to Rozwinięcia, które działają przez całą grę.
    .title = Trzy rodzaje kart
web-lesson-draft-plan = W dobrej ręce jest wszystkiego po trochu: coś do bitew, jedna lub dwie Wyprawy, Rozwinięcie, na przykład Potwór. Wybór można zmienić, dopóki nie wybiorą wszyscy.
    .title = Bierz różne karty
web-lesson-keep-on = Zachowaj kartę, która ci się podoba. W razie wątpliwości weź Wyprawę lub silną Kartę Bitwy.
    .title = Następny zestaw
web-lesson-keep-quest = Nie masz jeszcze Wyprawy, a tu jakaś jest. Zielona karta przynosi Punkty Chwały i zwiększa Statystykę.
    .title = Weź Wyprawę
web-lesson-keep-upgrade = Nie masz jeszcze Rozwinięcia, a tu jakieś jest. Czarna karta działa do końca gry.
    .title = Weź Rozwinięcie
web-lesson-keep-battle = Nie masz jeszcze Karty Bitwy, a tu jakaś jest. Bez czerwonej karty trudno wygrać bitwę.
    .title = Weź Kartę Bitwy
web-lesson-turn = W swojej turze wykonujesz jedną akcję, potem kolej na innych. Najazd stawia figurki na Planszy, więc dobrze od niego zacząć. Szara akcja powie ci, dlaczego nie jest możliwa.
    .title = Twoja tura: pięć akcji
web-lesson-rage = Za akcje płacisz Punktami Szału. Gdy się skończą, w tej Epoce nie wykonasz już żadnej, nawet darmowej. Rogi ograniczają liczbę twoich figurek na Planszy.
    .title = Szał i Rogi
web-lesson-invade = Wybierz figurkę. Kosztuje tyle Punktów Szału, ile wynosi jej Siła, ale Najazd Jarlem, o Sile 3, jest darmowy.
    .title = Najazd
web-lesson-invade-where = Wystarczy dowolna Prowincja z pustą Wioską. Drakkary najeżdżają Fiordy i liczą się w obu Prowincjach obok. Do Yggdrasil, pośrodku, można dostać się tylko Wymarszem.
    .title = Cel Najazdu
web-lesson-march = Za 1 Punkt Szału przesuń dowolnie wiele figurek z jednej Prowincji do jednej innej, gdziekolwiek na Planszy. To droga do Yggdrasil.
    .title = Wymarsz
web-lesson-upgrade = Rozwinięcie kosztuje tyle Punktów Szału, ile na nim zapisano, i działa do końca gry. Nowym Potworem możesz od razu wykonać darmowy Najazd.
    .title = Rozwinięcie
web-lesson-free-invade = Właśnie rozwinięta figurka może teraz wejść na Planszę za 0 Punktów Szału. Wybierz miejsce albo odmów.
    .title = Darmowy Najazd
web-lesson-quest = Zadeklaruj zakrytą Wyprawę za 0 Punktów Szału. Jeśli ją wypełnisz, na koniec Epoki da nagrodę, a jeśli nie, nic nie tracisz.
    .title = Wyprawa
web-lesson-pillage = Wybierz Prowincję, w której masz figurkę albo obok której stoi twój Drakkar. Jeśli nikt ci się nie przeciwstawi, nagroda od razu jest twoja. Kosztuje to 0 Punktów Szału.
    .title = Plądrowanie
web-lesson-join-battle = Ktoś chce tu plądrować. Figurki z sąsiednich Prowincji mogą dołączyć, po jednej, za 0 Punktów Szału. Jeśli teraz odmówisz, możesz dołączyć później.
    .title = Wsparcie
web-lesson-reveal-card = Każdy, kto bierze udział w bitwie, zagrywa jedną zakrytą kartę. Jej bonus dodaje się do Siły figurek. Zwycięzca traci kartę, przegrani biorą swoje z powrotem.
    .title = Zagraj kartę
web-lesson-late-card = Wszystkie karty są odkryte. Niektóre karty Heimdalla można jeszcze dołożyć; jeśli ich nie masz, odmów. Pytani są wszyscy, więc niczego to nie zdradza.
    .title = Jeszcze jedna karta?
web-lesson-won = Wygrywa najwyższa Siła, a Topory określają, ile Punktów Chwały jest to warte. Figurki przegranych trafiają do Walhalli, a twoja karta zostaje odrzucona.
    .title = Bitwa wygrana!
web-lesson-lost-battle = Twoje figurki stamtąd trafiają do Walhalli, ale karta wraca na rękę, a zwycięzca swoją traci. Zniszczone figurki wrócą na koniec Epoki.
    .title = Bitwa przegrana
web-lesson-tied = Jeśli najwyższą Siłę ma kilka Klanów, przegrywają wszyscy i nikt nic nie dostaje. Wystarczyłby jeden punkt więcej.
    .title = Remis
web-lesson-pillaged = Nagroda Prowincji jest twoja: rośnie Statystyka Klanu albo zyskujesz Punkty Chwały. Żeton jest odwrócony do końca Epoki.
    .title = Prowincja splądrowana
web-lesson-raise-stat = Szał daje więcej akcji od następnej Epoki, Topory – więcej Punktów Chwały za bitwy, Rogi – więcej figurek. Wysokie Statystyki są na koniec warte Punkty Chwały.
    .title = Zwiększ Statystykę
web-lesson-wait = Klany po kolei wykonują po jednej akcji. Patrz, dokąd idą inni: chcą tych samych Prowincji co ty.
    .title = Tury innych
web-lesson-no-rage = Nie masz już Punktów Szału, więc w tej Epoce nie wykonujesz więcej akcji. Nadal możesz dołączać do bitew i zagrywać w nich karty.
    .title = Brak Szału
web-lesson-save-card = Faza Akcji się skończyła. Możesz zachować jedną kartę na następną Epokę; pozostałe zostaną odrzucone.
    .title = Zachowaj jedną kartę
web-lesson-quest-phase = Wszystkie zadeklarowane Wyprawy zostały odkryte. Każda wypełniona dała Punkty Chwały i zwiększyła Statystykę; pozostałe nic nie kosztowały.
    .title = Faza Wypraw
web-lesson-ragnarok = Prowincja zniknęła na zawsze. Każda figurka w niej i w jej Fiordzie przyniosła swojemu Klanowi Punkty Chwały.
    .title = Ragnarök
web-lesson-valhalla = Wszystkie figurki z Walhalli wróciły do Rezerw swoich Klanów, gotowe do nowych Najazdów. Figurki na Planszy zostały na miejscu.
    .title = Powrót z Walhalli
web-lesson-done =
    { $n ->
        [0] To była cała Epoka, a ty znasz już wszystkie akcje. Jeszcze dwie takie, z silniejszymi kartami i mniejszą liczbą Prowincji, i mamy całą grę.
        [one] To była cała Epoka; do wypróbowania została { $n } rzecz. Jeszcze dwie takie Epoki, z silniejszymi kartami i mniejszą liczbą Prowincji, i mamy całą grę.
        [few] To była cała Epoka; do wypróbowania zostały { $n } rzeczy. Jeszcze dwie takie Epoki, z silniejszymi kartami i mniejszą liczbą Prowincji, i mamy całą grę.
       *[many] To była cała Epoka; do wypróbowania zostało { $n } rzeczy. Jeszcze dwie takie Epoki, z silniejszymi kartami i mniejszą liczbą Prowincji, i mamy całą grę.
    }
    .title = Brawo!

## Tymczasem

web-lesson-others = Inni się zastanawiają. Lekcja ruszy dalej, gdy coś się wydarzy.
    .title = Chwileczkę
web-lesson-free = Znasz już każdą akcję. Pozostałe Punkty Szału wykorzystaj, jak chcesz, i patrz, którą Prowincję czeka zagłada: figurki stamtąd przyniosą Punkty Chwały.
    .title = Znasz wszystkie akcje
web-lesson-not-now = To, czego jeszcze brakuje, nie jest teraz możliwe; szara akcja powie ci dlaczego. Rób, co chcesz, i patrz, którą Prowincję czeka zagłada.
    .title = Wybór należy do ciebie
web-lesson-try-invade = Nie masz jeszcze za sobą Najazdu: wybierz „Najazd” i weź Jarla. Kosztuje 0 Punktów Szału.
    .title = Spróbuj Najazdu
web-lesson-try-quest = Nie masz jeszcze zadeklarowanej Wyprawy: wybierz „Wyprawa”. Kosztuje 0 Punktów Szału.
    .title = Spróbuj Wyprawy
web-lesson-try-upgrade = Nie masz jeszcze zagranego Rozwinięcia: wybierz „Rozwinięcie”.
    .title = Spróbuj Rozwinięcia
web-lesson-try-pillage = Nie masz jeszcze za sobą Plądrowania: wybierz „Plądrowanie”. Najłatwiej tam, gdzie nikt inny nie ma figurek.
    .title = Spróbuj Plądrowania
web-lesson-try-march = Nie masz jeszcze za sobą Wymarszu: wybierz „Wymarsz”. Yggdrasil zwiększa wszystkie trzy Statystyki.
    .title = Spróbuj Wymarszu
