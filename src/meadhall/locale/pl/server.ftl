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
refusal-no_such_link = Ten link jest nieważny. Być może zastąpił go nowszy: zapytaj osobę, od której go masz.
refusal-not_your_seat = To nie jest twoje miejsce: { TEXT($seat, kind: "seat") }.
refusal-follow_first = Najpierw otwórz link do tego miejsca ({ TEXT($seat, kind: "seat") }): sam token nie wystarczy.
refusal-seat_taken = To miejsce jest już zajęte ({ TEXT($seat, kind: "seat") }): wybierz inne.
refusal-seats_free = Tego miejsca nikt jeszcze nie zajął: { TEXT($seat, kind: "seat") }.
refusal-only_the_host = Może to zrobić tylko gospodarz tego stołu.
refusal-only_players = Mogą to zrobić tylko osoby grające przy tym stole.
refusal-may_not_watch = Ten stół jest prywatny: poproś gospodarza o link.
refusal-banned = Masz zakaz wstępu do tego stołu: nie możesz oglądać, grać ani pisać na czacie.
refusal-muted = Wyciszono cię: nie możesz pisać na czacie.
refusal-nobody_there = Tej osoby już tu nie ma.
refusal-one_person = Wskaż osobę tylko w jeden sposób: przez miejsce, widza albo wiadomość na czacie.
refusal-not_the_host = Gospodarza stołu nie można wyciszyć ani zablokować.
refusal-too_many_bans = Osiągnięto limit osób wyciszonych i zablokowanych przy tym stole. Najpierw cofnij jeden z zakazów.
refusal-no_such_ban = Ten zakaz już cofnięto.
refusal-wrong_password = Nieprawidłowe hasło do tego stołu.
refusal-table_full = Zbyt wiele osób ma otwarty ten stół.
refusal-house_full = Na serwerze nie ma miejsca na więcej stołów. Nowy będzie można założyć, gdy skończy się któraś gra.
refusal-no_person_there = Na tym miejscu nie gra człowiek, więc bot nie ma kogo zastąpić: { TEXT($seat, kind: "seat") }.
refusal-still_here = Gracz jest połączony ({ TEXT($seat, kind: "seat") }): bot może zastąpić tylko osobę, która jest offline.
refusal-already_begun = Gra już się rozpoczęła.
refusal-not_over = Można to zrobić dopiero po zakończeniu gry.
refusal-not_playing =
    { $status ->
        [open] Gra jeszcze się nie rozpoczęła.
        [over] Gra dobiegła końca.
        [stuck] Tej gry nie można kontynuować. Jej zapis pozostaje zachowany.
       *[other] Nie toczy się tu żadna gra.
    }
refusal-unknown_window = „{ $word }” to nie jest pytanie, przy którym można zawsze pasować.
refusal-unknown_bot =
    { TEXT($word) ->
        [none] Wybierz bota: { LIST($bots, kind: "bot") }.
       *[other] Nie ma bota „{ $word }”, są tylko: { LIST($bots, kind: "bot") }.
    }
refusal-bad_clock = Zegar „{ $word }” jest nieprawidłowy: wybierz grę bez zegara, czas na decyzję albo zapas czasu, co najmniej jedną sekundę.

## W trakcie gry

refusal-stale = Gra poszła już dalej: spójrz na stół i wybierz jeszcze raz.
refusal-bot_plays = Na tym miejscu gra teraz bot ({ TEXT($seat, kind: "seat") }): najpierw odzyskaj miejsce.
refusal-action_or_line = Podaj ruch tylko w jeden sposób: numerem odpowiedzi albo zdaniem.
refusal-no_hints = Przy tym stole podpowiedzi są wyłączone.
refusal-no_bots = Boty nie odpowiadają. Spróbuj za chwilę.
refusal-nothing_said = Najpierw coś napisz.
refusal-nothing_wished = Nikt teraz nie prosi o cofnięcie.
refusal-not_saved = Nie udało się tego zapisać, więc ruch nie został wykonany. Spróbuj jeszcze raz.
refusal-too_busy = Do tego stołu dociera zbyt wiele wiadomości naraz. Spróbuj jeszcze raz.

## Zbyt często

refusal-too_many = Zbyt wiele żądań naraz. Poczekaj chwilę.
refusal-too_many-full = Zbyt wiele żądań naraz. Spróbuj ponownie za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_changes = W tej grze zbyt wiele razy cofano lub zmieniano wybory (limit: { $most }). Odtąd każdy wybór jest ostateczny.
refusal-too_many_hints = Za dużo podpowiedzi z rzędu. Poczekaj chwilę.
refusal-too_many_hints-full = Za dużo podpowiedzi z rzędu. Następną dostaniesz za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_much_talk = Wysyłasz wiadomości zbyt szybko. Poczekaj chwilę.
refusal-too_much_talk-full = Wysyłasz wiadomości zbyt szybko. Spróbuj ponownie za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_wishes = Zbyt często prosisz o cofnięcie. Poczekaj chwilę.
refusal-too_many_wishes-full = Zbyt często prosisz o cofnięcie. Spróbuj ponownie za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_tables = Zakładasz zbyt wiele stołów. Poczekaj chwilę.
refusal-too_many_tables-full = Zakładasz zbyt wiele stołów. Następny możesz założyć za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_passwords = Zbyt wiele błędnych haseł. Poczekaj chwilę.
refusal-too_many_passwords-full = Zbyt wiele błędnych haseł. Spróbuj ponownie za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_sockets = Z twojego adresu IP otwarto zbyt wiele połączeń. Zamknij niektóre z nich.
refusal-too_many_sockets-full = Z twojego adresu IP otwarto zbyt wiele połączeń. Zamknij niektóre z nich albo spróbuj ponownie za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-server_busy = Serwer jest bardzo zajęty. Spróbuj za chwilę.
refusal-server_busy-full = Serwer jest bardzo zajęty. Spróbuj ponownie za { TEXT("seconds", $seconds, kind: "n", form: "acc") }.

## Powiadomienia o swojej kolei

refusal-webhook_bad_url = Na ten adres URL nie można wysyłać powiadomień: musi zaczynać się od http:// lub https:// i zawierać nazwę hosta.
refusal-webhook_private = Powiadomienia są wysyłane tylko na adresy w publicznym internecie, nigdy do sieci prywatnej.
refusal-webhook_bad_port = Powiadomień nie wysyła się na port { TEXT($port) }.
refusal-webhook_too_long =
    { $most ->
        [one] Adres URL jest za długi: może mieć najwyżej { $most } znak.
        [few] Adres URL jest za długi: może mieć najwyżej { $most } znaki.
       *[many] Adres URL jest za długi: może mieć najwyżej { $most } znaków.
    }
refusal-webhook_busy = Zbyt wiele powiadomień czeka na wysłanie: to nie zostało wysłane.
refusal-webhook_unreachable = Serwer pod tym adresem nie odpowiada.
refusal-webhook_refused = Serwer pod tym adresem nie przyjął powiadomienia (status { TEXT($answer) }).

## Błędne wiadomości i żądania

refusal-bad_message = Serwer nie rozumie tej wiadomości.
refusal-hello_first = Pierwszą wiadomością musi być „hello”.
refusal-hello_once = Wiadomość „hello” została już wysłana.
refusal-bad_request = Serwer nie rozumie tego żądania.
refusal-bad_request-full = Serwer nie rozumie tego żądania: pole „{ $field }” jest błędne.
refusal-bad_method = Ta metoda nie jest dozwolona pod tym adresem.
refusal-not_found = Pod tym adresem nic nie ma.
refusal-not_allowed = To jest niedozwolone.
refusal-not_json = Serwer przyjmuje żądania tylko w formacie JSON.
refusal-foreign_origin = Żądanie pochodziło ze strony innej witryny i zostało odrzucone.
refusal-unknown_host = Serwer nie akceptuje tej nazwy hosta.
refusal-unknown_host-full = Serwer nie akceptuje nazwy hosta „{ $host }”. Otwórz go przez adres IP, na przykład 192.168.0.5, albo jako localhost; możesz też poprosić osobę, która go prowadzi, o uruchomienie z opcją „--allow-host { $host }”.
refusal-too_large = Danych jest więcej, niż serwer przyjmuje.
refusal-record_too_long = Zapis jest dłuższy niż dozwolony (najwyżej { $most } wpisów).
refusal-too_slow = Przesyłanie żądania trwało zbyt długo.

## Kłopoty samego serwera

refusal-not_ready =
    { $why ->
        [closing] Serwer właśnie się uruchamia albo wyłącza.
        [full] Dysk serwera jest pełny: niczego nie można zapisać.
        [locked] Inny program zablokował bazę danych serwera.
        [gone] Plik bazy danych usunięto lub podmieniono podczas działania serwera.
        [unreachable] Serwer nie może połączyć się ze swoją bazą danych.
       *[other] Serwer nie może teraz niczego zapisać.
    }
refusal-damaged = Nie można odczytać zapisanych danych tego stołu: { $what }.
refusal-store_failed = Serwer nie może połączyć się ze swoją bazą danych. Spróbuj za chwilę.
refusal-unexpected = Na serwerze wystąpił błąd; został zapisany w dzienniku. Spróbuj jeszcze raz.

## Powiadomienia dla wszystkich przy stole

notice-flag_fell = Czas minął ({ TEXT($seat, kind: "seat") }): wyboru dokonał bot.
notice-bot_took_over = Na tym miejscu gra teraz bot ({ TEXT($level, kind: "bot") }): { TEXT($seat, kind: "seat") }.
notice-person_is_back = Na tym miejscu znów gra człowiek: { TEXT($seat, kind: "seat") }.
notice-went_back = Gra wróciła do ostatniej decyzji gracza ({ TEXT($seat, kind: "seat") }).
notice-wish_declined = { TEXT($seat, kind: "seat") } nie zgadza się na cofnięcie.
notice-wish_expired = Nie wszyscy odpowiedzieli na czas: cofnięcia nie będzie ({ TEXT($seat, kind: "seat") }).
notice-seat_moved = Na tym miejscu gra się teraz na innym urządzeniu lub w innej przeglądarce: { TEXT($seat, kind: "seat") }.
notice-new_link = Jest nowy link do tego miejsca ({ TEXT($seat, kind: "seat") }): kto go otworzy, ten tu gra.

## Pożegnania

bye-server_closes = Serwer się wyłącza. Gdy wróci, połączenie zostanie wznowione.
bye-not_your_seat = Na tym urządzeniu to miejsce nie jest już twoje.
bye-seat_moved = Na twoim miejscu gra się teraz na innym urządzeniu lub w innej przeglądarce, bo otwarto tam link do niego. Jeśli to nie ty, poproś gospodarza o nowy link.
bye-may_not_watch = Nie możesz już oglądać tego stołu.
bye-banned = Masz zakaz wstępu do tego stołu.
bye-removed = Gospodarz usunął cię od stołu.
bye-no_such_table = Ten stół został usunięty.
