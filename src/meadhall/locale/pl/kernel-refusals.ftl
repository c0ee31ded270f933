### Dlaczego czegoś nie wolno, w każdej grze: `refusal-<code>`.
### `refusal-<code>-full` mówi więcej i ma pierwszeństwo, jeśli są wszystkie jego wartości.
### $seat, $seats, $waiting: miejsca przy stole; $word, $value, $text: co wpisano; $prompt: o co chodzi w pytaniu.

bad-line =
    { TEXT($text) ->
        [none] Wiersz { TEXT($line) }: { $why }
       *[other] Wiersz { TEXT($line) }: { $why } Treść wiersza: „{ $text }”.
    }

## W trakcie gry

refusal-game_over = Gra dobiegła końca.
refusal-no_such_seat = Przy tym stole nie ma takiego miejsca.
refusal-not_asked = { TEXT($seat, kind: "seat") } nie ma teraz nic do zdecydowania. Czekamy na decyzję: { LIST($waiting, kind: "seat") }.
refusal-no_such_action = W tej grze nie ma takiej odpowiedzi.
refusal-not_legal = Tego nie można teraz zrobić.
refusal-not_an_answer = To nie jest odpowiedź na obecne pytanie: { TEXT($prompt, kind: "prompt", form: "name") }.
refusal-nothing_to_undo = Nie ma czego cofnąć: można cofnąć tylko własny ostatni wybór i tylko do chwili, gdy ktoś dowie się czegoś nowego albo decyzja przejdzie do innego Klanu.

## Zdania

refusal-empty_line = Wiersz jest pusty.
refusal-no_answer = Wiersz podaje miejsce ({ TEXT($seat, kind: "seat") }), ale nie mówi, co zrobić.
refusal-unknown_seat = Przy tym stole nie ma miejsca „{ $word }”.
refusal-unknown_seat-full = Przy tym stole nie ma miejsca „{ $word }”, są tylko: { $seats }.
refusal-unknown_word = Nieznane słowo: „{ $word }”.
refusal-unknown_word-full = Nieznane słowo: „{ $word }”. Być może chodzi o „{ $nearest }”.
refusal-sentence_over = Zdanie kończy się przed słowem „{ $word }”: dalszy ciąg wpisz w osobnym wierszu.

## Nowa gra

refusal-bad_seat_count =
    { $seats ->
        [one] Ta gra nie jest przeznaczona dla { $seats } gracza.
       *[many] Ta gra nie jest przeznaczona dla { $seats } graczy.
    }
refusal-bad_seats = Te miejsca nie mogą grać razem: { $seats }. Podaj od dwóch do czterech różnych miejsc.
refusal-seat_twice = To samo miejsce podano dwa razy: { $seats }.
refusal-unknown_option = Ta gra nie ma opcji „{ $option }”.
refusal-bad_option = Opcja „{ $option }” nie może mieć wartości „{ $value }”.
refusal-bad_seed = „{ $value }” to nieprawidłowe ziarno: ziarno to liczba całkowita, nie mniejsza niż 0.
refusal-seed_too_long = To ziarno jest za długie: największa liczba cyfr ziarna to { TEXT($most) }.

## Czytanie tekstu

refusal-bad_number = Ta liczba jest tu nieprawidłowa: „{ $word }”.
refusal-bad_number-full = „{ $word }” jest tu nieprawidłowe: podaj liczbę od { TEXT($low) } do { TEXT($high) }.
refusal-line_twice = Wiersz „{ $word }” może wystąpić tylko raz.
refusal-no_value = Po „{ $word }” czegoś brakuje.
refusal-extra_words = O jedno słowo za dużo: „{ $word }”.
refusal-not_automatic = „{ $word }” oznaczono jako odpowiedź automatyczną, ale gra sama jej tu nie udzieliła.
refusal-bad_brackets = Nawiasy w tym wierszu nie tworzą par.

## Zapisy partii

refusal-not_a_record = To nie jest zapis partii: powinien zaczynać się od „{ $format }”.
refusal-newer_format = Zapis powstał w nowszej wersji Meadhall: zaczyna się od „{ $word }”. Aby go otworzyć, zaktualizuj Meadhall.
refusal-bad_header = Wiersz „{ $word }” jest niepełny albo się powtarza.
refusal-header_missing = Na początku zapisu brakuje wiersza „{ $word }”.
refusal-unknown_game = Nie ma gry „{ $word }”.
refusal-newer_rules = Zapis powstał według nowszych zasad (wersja { TEXT($version) }). Aby go otworzyć, zaktualizuj Meadhall.
refusal-unknown_rules = Wersja { TEXT($version) } tych zasad nie istnieje.
refusal-other_pack = Zapis powstał z innymi kartami lub inną Planszą (zestaw { TEXT($pack) }).
refusal-other_pack-full = Zapis powstał z innym zestawem ({ TEXT($pack) }). Jeśli go masz, podaj jego folder: { $flag }.
refusal-after_the_end = Za końcem zapisu jest jeszcze jakiś tekst.
refusal-other_end = Odtworzona partia kończy się inaczej, niż podaje zapis.
