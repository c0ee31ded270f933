### Защо нещо не е позволено, във всяка игра: `refusal-<code>`.
### `refusal-<code>-full` казва повече и има предимство, ако са налице всичките му стойности.
### $seat, $seats, $waiting: места на масата; $word, $value, $text: какво е написано; $prompt: какво се пита.

bad-line =
    { TEXT($text) ->
        [none] Ред { TEXT($line) }: { $why }
       *[other] Ред { TEXT($line) }: { $why } Написано е: „{ $text }“.
    }

## По време на игра

refusal-game_over = Играта приключи.
refusal-no_such_seat = На тази маса няма такова място.
refusal-not_asked = { TEXT($seat, kind: "seat") } сега няма какво да решава. Чакаме решение: { LIST($waiting, kind: "seat") }.
refusal-no_such_action = В тази игра няма такъв отговор.
refusal-not_legal = Сега това не е позволено.
refusal-not_an_answer = Това не отговаря на текущия въпрос: { TEXT($prompt, kind: "prompt", form: "name") }.
refusal-nothing_to_undo = Няма какво да се отмени: може да отмените само последния си избор, и то докато никой не е научил нещо ново и не е ред на друг клан да решава.

## Изречения

refusal-empty_line = Редът е празен.
refusal-no_answer = Редът посочва място на масата ({ TEXT($seat, kind: "seat") }), но не казва какво да се направи.
refusal-unknown_seat = На тази маса няма място „{ $word }“.
refusal-unknown_seat-full = На тази маса няма място „{ $word }“, а само: { $seats }.
refusal-unknown_word = Непозната дума: „{ $word }“.
refusal-unknown_word-full = Непозната дума: „{ $word }“. Може би имате предвид „{ $nearest }“.
refusal-sentence_over = Изречението свършва преди „{ $word }“: останалото напишете на отделен ред.

## Нова игра

refusal-bad_seat_count =
    { $seats ->
        [one] Тази игра не може да се играе от { $seats } играч.
       *[other] Тази игра не може да се играе от { $seats } играчи.
    }
refusal-bad_seats = Тези места не може да играят заедно: { $seats }. Посочете от две до четири различни.
refusal-seat_twice = Едно и също място е посочено два пъти: { $seats }.
refusal-unknown_option = Играта няма настройка „{ $option }“.
refusal-bad_option = Настройката „{ $option }“ не може да има стойност „{ $value }“.
refusal-bad_seed = „{ $value }“ не може да бъде начално число: то трябва да е цяло, 0 или повече.
refusal-seed_too_long = Това начално число е твърде дълго: може да има най-много цифри: { TEXT($most) }.

## Четене на текст

refusal-bad_number = Това число не е подходящо тук: „{ $word }“.
refusal-bad_number-full = „{ $word }“ не е подходящо тук: нужно е число от { TEXT($low) } до { TEXT($high) }.
refusal-line_twice = Редът „{ $word }“ се среща повече от веднъж, а може да е само един.
refusal-no_value = След „{ $word }“ липсва нещо.
refusal-extra_words = Излишна дума: „{ $word }“.
refusal-not_automatic = Отговорът „{ $word }“ е отбелязан като автоматичен, но тук играта не го е дала сама.
refusal-bad_brackets = Скобите в този ред са поставени грешно.

## Записи на игри

refusal-not_a_record = Това не е запис на игра: той трябва да започва с „{ $format }“.
refusal-newer_format = Записът е направен с по-нова версия на програмата: започва с „{ $word }“. Обновете програмата, за да го отворите.
refusal-bad_header = Редът „{ $word }“ е непълен или се среща два пъти.
refusal-header_missing = В началото на записа липсва редът „{ $word }“.
refusal-unknown_game = Тук няма игра „{ $word }“.
refusal-newer_rules = Записът е направен по по-нови правила (версия { TEXT($version) }). Обновете програмата, за да го отворите.
refusal-unknown_rules = Няма версия { TEXT($version) } на тези правила.
refusal-other_pack = Записът е направен с други карти или с друго игрално поле (набор { TEXT($pack) }).
refusal-other_pack-full = Записът е направен не с обичайния набор, а с друг ({ TEXT($pack) }). Ако го имате, посочете папката му: { $flag }.
refusal-after_the_end = След края на записа има излишен текст.
refusal-other_end = При възпроизвеждане играта не завършва така, както сочи записът.
