### Какво казва самият сървър: защо нещо не е направено, `refusal-<code>`; какво научават всички на масата,
### `notice-<code>`; защо връзката е затворена, `bye-<code>`.
### `refusal-<code>-full` казва повече и има предимство, ако са налице всичките му стойности.
### $seat: място на масата; $bots, $level: ботове; $word, $field: какво е изпратено; $status: на маса; $why, $what: какво се е случило;
### $seconds, $most, $port, $answer (числа); $host: име на компютър.

n-seconds =
    { $n ->
        [one] { $n } секунда
       *[other] { $n } секунди
    }
    .acc =
        { $n ->
            [one] { $n } секунда
           *[other] { $n } секунди
        }

## Маси и места

refusal-no_such_table = На този адрес няма маса.
refusal-no_such_link = Тази връзка е невалидна. Може да е заменена с нова: попитайте този, който ви я е изпратил.
refusal-not_your_seat = { TEXT($seat, kind: "seat") } не е вашето място.
refusal-follow_first = Първо отворете връзката към това място ({ TEXT($seat, kind: "seat") }): само кодът ѝ не е достатъчен.
refusal-seat_taken = Мястото вече е заето ({ TEXT($seat, kind: "seat") }): изберете друго.
refusal-seats_free = Още никой не е седнал на това място: { TEXT($seat, kind: "seat") }.
refusal-only_the_host = Само домакинът на масата може да прави това.
refusal-only_players = Само тези, които играят на масата, може да правят това.
refusal-may_not_watch = Тази маса не е отворена за всички: поискайте връзка от домакина.
refusal-banned = Блокирани сте на тази маса: не може да гледате, да играете или да пишете.
refusal-muted = Забранено ви е да пишете в чата.
refusal-nobody_there = Този човек вече не е тук.
refusal-one_person = Посочете човека по един начин: чрез мястото, зрителя или съобщението в чата.
refusal-not_the_host = Домакинът не може да бъде заглушен или блокиран на собствената си маса.
refusal-too_many_bans = На тази маса не могат да се налагат повече забрани: първо отменете някоя.
refusal-no_such_ban = Тази забрана вече е отменена.
refusal-wrong_password = Грешна парола за масата.
refusal-table_full = Твърде много хора са отворили тази маса.
refusal-house_full = На сървъра вече има твърде много маси. Нова може да се създаде, когато някои от тях приключат.
refusal-no_person_there = Тук не играе човек, затова няма кого да замества бот: { TEXT($seat, kind: "seat") }.
refusal-still_here = Играчът е на линия ({ TEXT($seat, kind: "seat") }): бот може да замести само някого, който е излязъл.
refusal-already_begun = Играта вече е започнала.
refusal-not_over = Това е възможно само след края на играта.
refusal-not_playing =
    { $status ->
        [open] Играта още не е започнала.
        [over] Играта приключи.
        [stuck] Тази игра не може да продължи: записът ѝ е запазен.
       *[other] Тук сега не се играе.
    }
refusal-unknown_window = „{ $word }“ не е въпрос, на който може винаги да се отговаря с „Пас“.
refusal-unknown_bot =
    { TEXT($word) ->
        [none] Посочете кой бот да играе: { LIST($bots, kind: "bot") }.
       *[other] Няма бот „{ $word }“, а само: { LIST($bots, kind: "bot") }.
    }
refusal-bad_clock = Такъв лимит на времето („{ $word }“) не може да се зададе: изберете игра без лимит, време за всяко решение или запас от време, поне една секунда.

## По време на игра

refusal-stale = Играта вече е продължила: погледнете отново и тогава изберете.
refusal-bot_plays = Тук сега играе бот ({ TEXT($seat, kind: "seat") }): първо си върнете мястото.
refusal-action_or_line = Посочете хода по един начин: с номера на отговор или с изречение.
refusal-no_hints = На тази маса съветите са изключени.
refusal-no_bots = Ботовете не отговарят. Опитайте пак след малко.
refusal-nothing_said = Първо напишете нещо.
refusal-nothing_wished = Сега никой не моли за връщане на хода.
refusal-not_saved = Това не можа да се запази, затова действието не е изпълнено. Опитайте пак.
refusal-too_busy = Към тази маса идват твърде много заявки наведнъж. Опитайте пак.

## Твърде често

refusal-too_many = Твърде много заявки наведнъж. Изчакайте малко.
refusal-too_many-full = Твърде много заявки наведнъж. Опитайте пак след { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_changes = В тази игра лимитът за връщания и промени е изчерпан ({ $most }). Оттук нататък всеки отговор е окончателен.
refusal-too_many_hints = Твърде много съвети поред. Изчакайте малко.
refusal-too_many_hints-full = Твърде много съвети поред. Следващият е възможен след { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_much_talk = Пишете по-бързо, отколкото другите може да четат. Изчакайте малко.
refusal-too_much_talk-full = Пишете по-бързо, отколкото другите може да четат. Продължете след { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_wishes = Твърде често молите за връщане на хода. Изчакайте малко.
refusal-too_many_wishes-full = Твърде често молите за връщане на хода. Опитайте пак след { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_tables = Създадохте твърде много маси. Изчакайте малко.
refusal-too_many_tables-full = Създадохте твърде много маси. Следващата може да се създаде след { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_passwords = Твърде много опити с парола. Изчакайте малко.
refusal-too_many_passwords-full = Твърде много опити с парола. Опитайте пак след { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_sockets = От вашия адрес са отворени твърде много връзки. Затворете някои от тях.
refusal-too_many_sockets-full = От вашия адрес са отворени твърде много връзки. Затворете някои от тях или опитайте пак след { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-server_busy = Сървърът е много натоварен. Опитайте пак след малко.
refusal-server_busy-full = Сървърът е много натоварен. Опитайте пак след { TEXT("seconds", $seconds, kind: "n", form: "acc") }.

## Известия, че някой е на ход

refusal-webhook_bad_url = На такъв адрес не може да се пращат известия: нужен е пълен адрес на страница в интернет.
refusal-webhook_private = Известия се пращат само на адреси в открития интернет, никога в частна мрежа.
refusal-webhook_bad_port = На порт { TEXT($port) } не се пращат известия.
refusal-webhook_too_long =
    { $most ->
        [one] Адресът е твърде дълъг: може да има най-много { $most } знак.
       *[other] Адресът е твърде дълъг: може да има най-много { $most } знака.
    }
refusal-webhook_busy = Пращат се твърде много известия наведнъж: това не е изпратено.
refusal-webhook_unreachable = На този адрес никой не отговаря.
refusal-webhook_refused = На този адрес известието не беше прието (отговор { TEXT($answer) }).

## Грешни съобщения и заявки

refusal-bad_message = Сървърът не разбира това съобщение.
refusal-hello_first = Първото съобщение трябва да е поздрав.
refusal-hello_once = Поздравът вече е изпратен.
refusal-bad_request = Сървърът не разбира тази заявка.
refusal-bad_request-full = Сървърът не разбира тази заявка: полето „{ $field }“ е грешно.
refusal-bad_method = Този адрес не поддържа такова действие.
refusal-not_found = На този адрес няма нищо.
refusal-not_allowed = Това не е позволено.
refusal-not_json = Сървърът приема заявки само във формат JSON.
refusal-foreign_origin = Заявката идва от страница на друг сайт, затова е отхвърлена.
refusal-unknown_host = Сървърът не приема заявки с това име.
refusal-unknown_host-full = Сървърът не приема заявки с името „{ $host }“. Отворете го с числовия му адрес, например 192.168.0.5, или като localhost. Или нека този, който го пуска, добави към командата „--allow-host { $host }“.
refusal-too_large = Заявката е твърде голяма за сървъра.
refusal-record_too_long = Записът е по-дълъг, отколкото може да бъде една игра (най-много ходове: { $most }).
refusal-too_slow = Заявката се забави твърде много.

## Проблеми на самия сървър

refusal-not_ready =
    { $why ->
        [closing] Сървърът още стартира или вече спира.
        [full] Дискът на сървъра е пълен: нищо не може да се запише.
        [locked] Друга програма е заключила базата данни на сървъра.
        [gone] Файлът с масите е изтрит или подменен, докато сървърът работи.
        [unreachable] Сървърът не може да се свърже с базата си данни.
       *[other] Сега сървърът не може да запише нищо.
    }
refusal-damaged = Запазеното за тази маса не може да се прочете: { $what }.
refusal-store_failed = Сървърът няма достъп до запазените маси. Опитайте пак след малко.
refusal-unexpected = На сървъра възникна грешка; тя е записана в дневника му. Опитайте пак.

## Известия до всички на масата

notice-flag_fell = Времето изтече ({ TEXT($seat, kind: "seat") }): вместо играча избра бот.
notice-bot_took_over = Тук вече играе бот ({ TEXT($level, kind: "bot") }): { TEXT($seat, kind: "seat") }.
notice-person_is_back = Тук отново играе човек: { TEXT($seat, kind: "seat") }.
notice-went_back = Играта се върна към последното решение на играча ({ TEXT($seat, kind: "seat") }).
notice-wish_declined = { TEXT($seat, kind: "seat") } не приема връщането на хода.
notice-wish_expired = Не всички отговориха навреме ({ TEXT($seat, kind: "seat") }): ходът не се връща.
notice-seat_moved = На това място вече се играе от друго устройство или браузър: { TEXT($seat, kind: "seat") }.
notice-new_link = Има нова връзка към това място ({ TEXT($seat, kind: "seat") }): който я отвори, ще играе тук.

## Сбогуване

bye-server_closes = Сървърът спира. Щом заработи отново, ще се върнете на масата.
bye-not_your_seat = На това устройство мястото вече не е ваше.
bye-seat_moved = На вашето място вече се играе от друго устройство или браузър: някой е отворил връзката към него. Ако не сте били вие, поискайте нова връзка от домакина.
bye-may_not_watch = Вече не може да гледате тази игра.
bye-banned = Блокирани сте на тази маса.
bye-removed = Домакинът ви премахна от масата.
bye-no_such_table = Тази маса е изтрита.
