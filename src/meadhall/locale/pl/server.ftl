### Co mówi sam serwer: dlaczego czegoś nie zrobiono, `refusal-<code>`; o czym dowiadują się wszyscy przy stole,
### `notice-<code>`; dlaczego połączenie zostało zamknięte, `bye-<code>`.
### `refusal-<code>-full` mówi więcej i ma pierwszeństwo, jeśli są wszystkie jego wartości.
### $seat: miejsce przy stole; $bots, $level: boty; $word, $field: co wysłano; $status: stan stołu; $why, $what: co się stało;
### $seconds, $most, $port, $answer (liczby); $host: nazwa komputera.

n-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
    .acc =
        { $n ->
            [one] { $n } sekundę
            [few] { $n } sekundy
           *[many] { $n } sekund
        }

## Stoły i miejsca

refusal-no_such_table = Pod tym adresem nie ma stołu.
refusal-no_such_link = Ten link niczego nie otwiera. Może zastąpił go nowszy: zapytaj osobę, od której pochodzi.
refusal-not_your_seat = To nie jest twoje miejsce: { TEXT($seat, kind: "seat") }.
refusal-follow_first = Najpierw otwórz link do tego miejsca ({ TEXT($seat, kind: "seat") }): sam jego kod niczego nie otwiera.
refusal-seat_taken = To miejsce jest już zajęte ({ TEXT($seat, kind: "seat") }): wybierz inne.
refusal-seats_free = Tego miejsca nikt jeszcze nie zajął: { TEXT($seat, kind: "seat") }.
refusal-only_the_host = Może to zrobić tylko gospodarz tego stołu.
refusal-only_players = Mogą to zrobić tylko osoby grające przy tym stole.
refusal-may_not_watch = Ten stół jest dla ciebie zamknięty: poproś jego gospodarza o link.
refusal-banned = Masz tu zakaz wstępu: nie możesz oglądać, siadać ani pisać.
refusal-muted = Nie możesz tu pisać w rozmowie.
refusal-nobody_there = Tej osoby już tu nie ma.
refusal-one_person = Wskaż osobę w jeden sposób: przez miejsce, widza albo wiersz rozmowy.
refusal-not_the_host = Gospodarza nie można wyciszyć ani zablokować przy jego własnym stole.
refusal-too_many_bans = Przy tym stole nie można już wyciszyć ani zablokować nikogo więcej: najpierw cofnij jeden z zakazów.
refusal-no_such_ban = Ten zakaz już cofnięto.
refusal-wrong_password = To nie jest hasło tego stołu.
refusal-table_full = Zbyt wiele osób ma otwarty ten stół.
refusal-house_full = Jest już za dużo stołów. Nowy będzie można założyć, gdy któraś gra się skończy.
refusal-no_person_there = Nie gra tu człowiek, więc bot nie ma kogo zastąpić: { TEXT($seat, kind: "seat") }.
refusal-still_here = Gracz jest połączony ({ TEXT($seat, kind: "seat") }): bot może zastąpić tylko kogoś nieobecnego.
refusal-already_begun = Gra już się rozpoczęła.
refusal-not_over = Można to zrobić dopiero po zakończeniu gry.
refusal-not_playing =
    { $status ->
        [open] Gra jeszcze się nie rozpoczęła.
        [over] Gra dobiegła końca.
        [stuck] Tej gry nie można kontynuować: pozostaje zachowana w obecnym stanie.
       *[other] Nie toczy się tu żadna gra.
    }
refusal-unknown_window = „{ $word }” to nie pytanie, na które można zawsze pasować.
refusal-unknown_bot =
    { TEXT($word) ->
        [none] Podaj, który bot ma grać: { LIST($bots, kind: "bot") }.
       *[other] Nie ma bota „{ $word }”, są tylko: { LIST($bots, kind: "bot") }.
    }
refusal-bad_clock = Zegara „{ $word }” nie można tak ustawić: wybierz grę bez zegara, czas na każdą decyzję albo zapas czasu, co najmniej jedną sekundę.

## W trakcie gry

refusal-stale = Przy stole już coś się zmieniło: spójrz jeszcze raz i dopiero wybierz.
refusal-bot_plays = Gra tu teraz bot ({ TEXT($seat, kind: "seat") }): najpierw odzyskaj miejsce.
refusal-action_or_line = Powiedz, co zrobić, tylko w jeden sposób: numerem odpowiedzi albo zdaniem.
refusal-no_hints = Przy tym stole nie ma podpowiedzi.
refusal-no_bots = Boty nie odpowiadają. Spróbuj za chwilę.
refusal-nothing_said = Najpierw coś napisz.
refusal-nothing_wished = Nikt teraz nie prosi o cofnięcie.
refusal-not_saved = Nie udało się tego zapisać, więc nic się nie stało. Spróbuj jeszcze raz.
refusal-too_busy = Przy tym stole dzieje się zbyt wiele naraz. Spróbuj jeszcze raz.

## Zbyt często

refusal-too_many = Za dużo naraz. Poczekaj chwilę.
refusal-too_many-full = Za dużo naraz. Spróbuj ponownie za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_changes = W tej grze zbyt wiele razy cofano i zmieniano decyzje (najwyżej { $most }). Odtąd każda odpowiedź jest ostateczna.
refusal-too_many_hints = Za dużo podpowiedzi z rzędu. Poczekaj chwilę.
refusal-too_many_hints-full = Za dużo podpowiedzi z rzędu. Następną dostaniesz za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_much_talk = Piszesz szybciej, niż inni nadążają czytać. Poczekaj chwilę.
refusal-too_much_talk-full = Piszesz szybciej, niż inni nadążają czytać. Możesz pisać dalej za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_wishes = Zbyt często prosisz o cofnięcie. Poczekaj chwilę.
refusal-too_many_wishes-full = Zbyt często prosisz o cofnięcie. Poproś ponownie za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_tables = Zakładasz zbyt wiele stołów. Poczekaj chwilę.
refusal-too_many_tables-full = Zakładasz zbyt wiele stołów. Następny możesz założyć za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_passwords = Za dużo prób podania hasła. Poczekaj chwilę.
refusal-too_many_passwords-full = Za dużo prób podania hasła. Spróbuj ponownie za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_sockets = Z twojego adresu otwarto zbyt wiele połączeń. Zamknij niektóre z nich.
refusal-too_many_sockets-full = Z twojego adresu otwarto zbyt wiele połączeń. Zamknij niektóre z nich albo spróbuj ponownie za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-server_busy = Serwer jest bardzo zajęty. Spróbuj za chwilę.
refusal-server_busy-full = Serwer jest bardzo zajęty. Spróbuj ponownie za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.

## Powiadomienia o swojej kolei

refusal-webhook_bad_url = Na taki adres nie można wysyłać powiadomień: musi zaczynać się od http:// lub https:// i wskazywać stronę.
refusal-webhook_private = Powiadomienia wysyłane są tylko na adresy w otwartym internecie, nigdy do sieci prywatnej.
refusal-webhook_bad_port = Na port { TEXT($port) } powiadomienia nie są wysyłane.
refusal-webhook_too_long =
    { $most ->
        [one] Adres jest za długi: może mieć najwyżej { $most } znak.
        [few] Adres jest za długi: może mieć najwyżej { $most } znaki.
       *[many] Adres jest za długi: może mieć najwyżej { $most } znaków.
    }
refusal-webhook_busy = Zbyt wiele powiadomień czeka na wysłanie: to nie zostało wysłane.
refusal-webhook_unreachable = Pod tym adresem nikt nie odpowiada.
refusal-webhook_refused = Pod tym adresem nie przyjęto powiadomienia (odpowiedź { TEXT($answer) }).

## Błędne wiadomości i żądania

refusal-bad_message = Serwer nie rozumie tej wiadomości.
refusal-hello_first = Pierwszą wiadomością musi być powitanie.
refusal-hello_once = Powitanie już było.
refusal-bad_request = Serwer nie rozumie tego żądania.
refusal-bad_request-full = Serwer nie rozumie tego żądania: pole „{ $field }” jest błędne.
refusal-bad_method = Pod tym adresem nie można tego zrobić.
refusal-not_found = Pod tym adresem nic nie ma.
refusal-not_allowed = To jest niedozwolone.
refusal-not_json = Serwer przyjmuje żądania tylko w formacie JSON.
refusal-foreign_origin = Żądanie przyszło ze strony innej witryny, więc zostało odrzucone.
refusal-unknown_host = Serwer nie odpowiada na tę nazwę.
refusal-unknown_host-full = Serwer nie odpowiada na nazwę „{ $host }”. Otwórz go pod adresem liczbowym, na przykład 192.168.0.5, albo jako localhost. Albo niech osoba, która go uruchamia, doda do polecenia „--allow-host { $host }”.
refusal-too_large = To więcej, niż serwer przyjmuje.
refusal-record_too_long = Zapis jest dłuższy, niż może być gra (ruchów najwyżej: { $most }).
refusal-too_slow = Żądanie docierało zbyt długo.

## Kłopoty samego serwera

refusal-not_ready =
    { $why ->
        [closing] Serwer nie jest jeszcze otwarty albo właśnie się zamyka.
        [full] Dysk serwera jest pełny: niczego nie można zapisać.
        [locked] Inny program blokuje bazę danych serwera.
        [gone] Plik ze stołami usunięto lub podmieniono podczas działania serwera.
        [unreachable] Serwer nie może połączyć się ze swoją bazą danych.
       *[other] Serwer nie może teraz niczego zapisać.
    }
refusal-damaged = Nie można odczytać zapisanych danych tego stołu: { $what }.
refusal-store_failed = Serwer nie może dotrzeć do swoich stołów. Spróbuj za chwilę.
refusal-unexpected = Na serwerze wystąpił błąd i został tam odnotowany. Spróbuj jeszcze raz.

## Powiadomienia dla wszystkich przy stole

notice-flag_fell = Czas minął ({ TEXT($seat, kind: "seat") }): wybrał bot.
notice-bot_took_over = Teraz gra tu bot ({ TEXT($level, kind: "bot") }): { TEXT($seat, kind: "seat") }.
notice-person_is_back = Znów gra tu człowiek: { TEXT($seat, kind: "seat") }.
notice-went_back = Gra wróciła do ostatniej decyzji gracza ({ TEXT($seat, kind: "seat") }).
notice-wish_declined = { TEXT($seat, kind: "seat") } nie zgadza się na cofnięcie.
notice-wish_expired = Nie wszyscy odpowiedzieli na czas ({ TEXT($seat, kind: "seat") }): cofnięcia nie będzie.
notice-seat_moved = Na tym miejscu gra się teraz z innego urządzenia lub przeglądarki: { TEXT($seat, kind: "seat") }.
notice-new_link = Jest nowy link do tego miejsca ({ TEXT($seat, kind: "seat") }): zagra tu ten, kto go otworzy.

## Pożegnania

bye-server_closes = Serwer się zamyka. Gdy tylko wróci, znów będziesz przy stole.
bye-not_your_seat = To miejsce na tym urządzeniu nie jest już twoje.
bye-seat_moved = Na twoim miejscu gra się teraz z innego urządzenia lub przeglądarki: ktoś otworzył link do niego. Jeśli to nie ty, poproś gospodarza o nowy link.
bye-may_not_watch = Nie możesz już oglądać tego stołu.
bye-banned = Masz tu zakaz wstępu.
bye-removed = Gospodarz stołu cię wyprosił.
bye-no_such_table = Ten stół został usunięty.
