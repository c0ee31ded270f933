### Что сервер говорит сам: почему чего-то не сделано, `refusal-<code>`; что узнают все за столом,
### `notice-<code>`; почему соединение закрыто, `bye-<code>`.
### `refusal-<code>-full` говорит больше и имеет преимущество, если есть все его значения.
### $seat: место за столом; $bots, $level: боты; $word, $field: что прислано; $status: состояние стола;
### $seconds, $most, $port, $answer (числа).

n-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
       *[many] { $n } секунд
    }
    .acc =
        { $n ->
            [one] { $n } секунду
            [few] { $n } секунды
           *[many] { $n } секунд
        }

## Столы и места

refusal-no_such_table = По этому адресу нет стола.
refusal-no_such_link = Эта ссылка ничего не открывает. Возможно, её заменили новой: спросите того, кто вам её прислал.
refusal-not_your_seat = Это не ваше место: { TEXT($seat, kind: "seat") }.
refusal-seat_taken = Это место уже занято ({ TEXT($seat, kind: "seat") }): выберите другое.
refusal-seats_free = На это место ещё никто не сел: { TEXT($seat, kind: "seat") }.
refusal-only_the_host = Это может делать только хозяин стола.
refusal-only_players = Это могут делать только те, кто играет за этим столом.
refusal-may_not_watch = Этот стол для вас закрыт: попросите ссылку у его хозяина.
refusal-wrong_password = Пароль этого стола другой.
refusal-table_full = Этот стол открыло слишком много людей.
refusal-house_full = Столов уже слишком много. Новый можно будет открыть, когда за какими-то из них доиграют.
refusal-no_person_there = Здесь играет не человек, так что боту некого заменять: { TEXT($seat, kind: "seat") }.
refusal-still_here = Игрок на связи ({ TEXT($seat, kind: "seat") }): бот может заменить только того, кого нет.
refusal-already_begun = Игра уже началась.
refusal-not_over = Это можно сделать только после окончания игры.
refusal-not_playing =
    { $status ->
        [open] Игра ещё не началась.
        [over] Игра окончена.
        [stuck] Эту игру нельзя продолжить: она сохранена такой, какой была.
       *[other] Здесь сейчас не играют.
    }
refusal-unknown_bot =
    { TEXT($word) ->
        [none] Скажите, какой бот будет играть: { LIST($bots, kind: "bot") }.
       *[other] Бота «{ $word }» нет, есть только такие: { LIST($bots, kind: "bot") }.
    }
refusal-bad_clock = Так поставить часы («{ $word }») нельзя: выберите игру без часов, время на каждое решение или запас времени, не меньше одной секунды.

## Во время игры

refusal-stale = За столом уже что-то изменилось: посмотрите ещё раз и тогда выбирайте.
refusal-bot_plays = Сейчас здесь играет бот ({ TEXT($seat, kind: "seat") }): сначала верните себе место.
refusal-action_or_line = Скажите, что делать, одним способом: или номером ответа, или предложением.
refusal-no_hints = За этим столом нет подсказок.
refusal-no_bots = Боты не отвечают. Попробуйте чуть позже.
refusal-nothing_said = Сначала что-нибудь напишите.
refusal-nothing_wished = Сейчас никто не просит вернуть ход.
refusal-not_saved = Сохранить это не удалось, так что этого не произошло. Попробуйте ещё раз.
refusal-too_busy = За этим столом слишком много происходит сразу. Попробуйте ещё раз.

## Слишком часто

refusal-too_many = Слишком много за один раз. Немного подождите.
refusal-too_many-full = Слишком много за один раз. Попробуйте снова через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_hints = Слишком много подсказок подряд. Немного подождите.
refusal-too_many_hints-full = Слишком много подсказок подряд. Следующую можно взять через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_much_talk = Вы пишете быстрее, чем другие успевают читать. Немного подождите.
refusal-too_much_talk-full = Вы пишете быстрее, чем другие успевают читать. Продолжайте через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_wishes = Вы слишком часто просите вернуть ход. Немного подождите.
refusal-too_many_wishes-full = Вы слишком часто просите вернуть ход. Попросите снова через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_tables = Вы открыли слишком много столов. Немного подождите.
refusal-too_many_tables-full = Вы открыли слишком много столов. Следующий можно открыть через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_passwords = Слишком много попыток ввести пароль. Немного подождите.
refusal-too_many_passwords-full = Слишком много попыток ввести пароль. Попробуйте снова через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_sockets = С вашего адреса открыто слишком много соединений. Закройте какие-нибудь из них.
refusal-too_many_sockets-full = С вашего адреса открыто слишком много соединений. Закройте какие-нибудь из них или попробуйте снова через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-server_busy = Сервер сейчас очень занят. Попробуйте чуть позже.
refusal-server_busy-full = Сервер сейчас очень занят. Попробуйте снова через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.

## Уведомления о том, что настала очередь игрока

refusal-webhook_bad_url = На такой адрес нельзя отправлять уведомления: нужен полный адрес страницы в интернете.
refusal-webhook_private = Уведомления отправляются только на адреса в открытом интернете, а не в чью-то внутреннюю сеть.
refusal-webhook_bad_port = На порт { TEXT($port) } уведомления не отправляются.
refusal-webhook_too_long =
    { $most ->
        [one] Адрес слишком длинный: в нём может быть не больше { $most } знака.
        [few] Адрес слишком длинный: в нём может быть не больше { $most } знаков.
       *[many] Адрес слишком длинный: в нём может быть не больше { $most } знаков.
    }
refusal-webhook_busy = Отправляется слишком много уведомлений сразу, так что это не отправлено.
refusal-webhook_unreachable = По этому адресу никто не отвечает.
refusal-webhook_refused = По этому адресу уведомление не приняли (ответ { TEXT($answer) }).

## Неправильные сообщения и запросы

refusal-bad_message = Сервер не понимает этого сообщения.
refusal-hello_first = Первым сообщением должно быть приветствие.
refusal-hello_once = Приветствие уже было.
refusal-bad_request = Сервер не понимает этого запроса.
refusal-bad_request-full = Сервер не понимает этого запроса: в поле «{ $field }» ошибка.
refusal-bad_method = По этому адресу такого делать нельзя.
refusal-not_found = По этому адресу ничего нет.
refusal-not_allowed = Этого делать нельзя.
refusal-not_json = Сервер принимает запросы только в формате JSON.
refusal-foreign_origin = Запрос пришёл со страницы другого сайта, поэтому он отклонён.
refusal-unknown_host = Сервер не отзывается на такое имя.
refusal-too_large = Это больше, чем сервер принимает.
refusal-too_slow = Запрос приходил слишком долго.

## Неполадки самого сервера

refusal-not_ready = Сервер ещё не открылся или уже закрывается.
refusal-store_failed = Серверу не удаётся добраться до своих столов. Попробуйте чуть позже.
refusal-unexpected = На сервере произошла ошибка, и она там записана. Попробуйте ещё раз.

## Уведомления для всех за столом

notice-flag_fell = Время вышло ({ TEXT($seat, kind: "seat") }): вместо игрока выбрал бот.
notice-bot_took_over = Теперь здесь играет бот ({ TEXT($level, kind: "bot") }): { TEXT($seat, kind: "seat") }.
notice-person_is_back = Здесь снова играет человек: { TEXT($seat, kind: "seat") }.
notice-went_back = Игра вернулась к последнему решению игрока ({ TEXT($seat, kind: "seat") }).
notice-wish_declined = { TEXT($seat, kind: "seat") } не соглашается вернуть ход.

## Прощания

bye-server_closes = Сервер закрывается. Как только он вернётся, вы снова будете за столом.
bye-not_your_seat = На этом устройстве это место больше не ваше.
bye-may_not_watch = Вы больше не можете смотреть этот стол.
