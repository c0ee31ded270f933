### Що сервер каже сам: чому чогось не зроблено, `refusal-<code>`; про що дізнаються всі за столом,
### `notice-<code>`; чому з’єднання закрито, `bye-<code>`.
### `refusal-<code>-full` каже більше й має перевагу, якщо є всі його значення.
### $seat: місце за столом; $bots, $level: боти; $word, $field: що надіслано; $status: стан столу; $why, $what: що сталося;
### $seconds, $most, $port, $answer (числа); $host: ім’я комп’ютера.

n-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунди
       *[many] { $n } секунд
    }
    .acc =
        { $n ->
            [one] { $n } секунду
            [few] { $n } секунди
           *[many] { $n } секунд
        }

## Столи й місця

refusal-no_such_table = За цією адресою столу немає.
refusal-no_such_link = Це посилання недійсне. Можливо, його замінили новим: запитайте того, хто вам його надіслав.
refusal-not_your_seat = Це не ваше місце: { TEXT($seat, kind: "seat") }.
refusal-follow_first = Спершу перейдіть за посиланням на це місце ({ TEXT($seat, kind: "seat") }): самого його коду недостатньо.
refusal-seat_taken = Це місце вже зайнято ({ TEXT($seat, kind: "seat") }): виберіть інше.
refusal-seats_free = На це місце ще ніхто не сів: { TEXT($seat, kind: "seat") }.
refusal-only_the_host = Це може робити лише господар столу.
refusal-only_players = Це можуть робити лише ті, хто грає за цим столом.
refusal-may_not_watch = Цей стіл закритий для сторонніх: попросіть посилання в його господаря.
refusal-banned = Вас заблоковано за цим столом: ви не можете дивитися, грати чи писати.
refusal-muted = Вам заборонено писати в чаті.
refusal-nobody_there = Цієї людини тут уже немає.
refusal-one_person = Укажіть людину одним способом: за місцем, за глядачем чи за повідомленням у чаті.
refusal-not_the_host = Господаря не можна заглушити чи заблокувати за його власним столом.
refusal-too_many_bans = За цим столом більше нікого не можна заглушити чи заблокувати: спершу скасуйте одну із заборон.
refusal-no_such_ban = Цю заборону вже скасовано.
refusal-wrong_password = Неправильний пароль столу.
refusal-table_full = Цей стіл відкрило забагато людей.
refusal-house_full = На сервері вже забагато столів. Новий можна буде створити, коли завершаться якісь із них.
refusal-no_person_there = Тут грає не людина, тож боту нема кого замінювати: { TEXT($seat, kind: "seat") }.
refusal-still_here = Гравець у мережі ({ TEXT($seat, kind: "seat") }): бот може замінити лише того, хто вийшов.
refusal-already_begun = Гру вже розпочато.
refusal-not_over = Це можна робити лише після завершення гри.
refusal-not_playing =
    { $status ->
        [open] Гру ще не розпочато.
        [over] Гру завершено.
        [stuck] Цю гру не можна продовжити: її запис збережено.
       *[other] Тут зараз не грають.
    }
refusal-unknown_window = «{ $word }» — не запитання, на яке можна завжди пасувати.
refusal-unknown_bot =
    { TEXT($word) ->
        [none] Виберіть бота: { LIST($bots, kind: "bot") }.
       *[other] Бота «{ $word }» немає, а є лише такі: { LIST($bots, kind: "bot") }.
    }
refusal-bad_clock = Такого ліміту часу («{ $word }») задати не можна: виберіть гру без ліміту, час на кожне рішення чи запас часу, не менше ніж одну секунду.

## Під час гри

refusal-stale = Гра вже пішла далі: погляньте ще раз і тоді вибирайте.
refusal-bot_plays = Зараз тут грає бот ({ TEXT($seat, kind: "seat") }): спершу поверніть собі місце.
refusal-action_or_line = Укажіть хід одним способом: або номером відповіді, або реченням.
refusal-no_hints = За цим столом підказки вимкнено.
refusal-no_bots = Боти не відповідають. Спробуйте трохи згодом.
refusal-nothing_said = Спершу щось напишіть.
refusal-nothing_wished = Зараз ніхто не просить скасувати хід.
refusal-not_saved = Зберегти це не вдалося, тож дію не виконано. Спробуйте ще раз.
refusal-too_busy = До цього столу надходить забагато запитів одночасно. Спробуйте ще раз.

## Занадто часто

refusal-too_many = Забагато запитів поспіль. Трохи зачекайте.
refusal-too_many-full = Забагато запитів поспіль. Спробуйте ще раз через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_changes = У цій грі вичерпано ліміт скасувань і змін ({ $most }). Відтепер кожна відповідь остаточна.
refusal-too_many_hints = Забагато підказок поспіль. Трохи зачекайте.
refusal-too_many_hints-full = Забагато підказок поспіль. Наступну можна взяти через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_much_talk = Ви пишете швидше, ніж інші встигають читати. Трохи зачекайте.
refusal-too_much_talk-full = Ви пишете швидше, ніж інші встигають читати. Продовжуйте через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_wishes = Ви надто часто просите скасувати хід. Трохи зачекайте.
refusal-too_many_wishes-full = Ви надто часто просите скасувати хід. Попросіть ще раз через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_tables = Ви створили забагато столів. Трохи зачекайте.
refusal-too_many_tables-full = Ви створили забагато столів. Наступний можна створити через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_passwords = Забагато спроб увести пароль. Трохи зачекайте.
refusal-too_many_passwords-full = Забагато спроб увести пароль. Спробуйте ще раз через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-too_many_sockets = З вашої адреси відкрито забагато з’єднань. Закрийте деякі з них.
refusal-too_many_sockets-full = З вашої адреси відкрито забагато з’єднань. Закрийте деякі з них або спробуйте ще раз через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.
refusal-server_busy = Сервер зараз перевантажено. Спробуйте трохи згодом.
refusal-server_busy-full = Сервер зараз перевантажено. Спробуйте ще раз через { TEXT("seconds", $seconds, kind: "n", form: "acc") }.

## Сповіщення про те, що настала черга гравця

refusal-webhook_bad_url = На таку адресу не можна надсилати сповіщення: потрібна повна адреса сторінки в інтернеті.
refusal-webhook_private = Сповіщення надсилаються лише на адреси у відкритому інтернеті, а не в приватні мережі.
refusal-webhook_bad_port = На порт { TEXT($port) } сповіщення не надсилаються.
refusal-webhook_too_long =
    { $most ->
        [one] Адреса задовга: у ній може бути щонайбільше { $most } знак.
        [few] Адреса задовга: у ній може бути щонайбільше { $most } знаки.
       *[many] Адреса задовга: у ній може бути щонайбільше { $most } знаків.
    }
refusal-webhook_busy = Надсилається забагато сповіщень одразу, тож цього не надіслано.
refusal-webhook_unreachable = За цією адресою ніхто не відповідає.
refusal-webhook_refused = За цією адресою сповіщення не прийняли (відповідь { TEXT($answer) }).

## Неправильні повідомлення й запити

refusal-bad_message = Сервер не розуміє цього повідомлення.
refusal-hello_first = Першим повідомленням має бути привітання.
refusal-hello_once = Привітання вже надіслано.
refusal-bad_request = Сервер не розуміє цього запиту.
refusal-bad_request-full = Сервер не розуміє цього запиту: у полі «{ $field }» помилка.
refusal-bad_method = Ця адреса не підтримує такої дії.
refusal-not_found = За цією адресою нічого немає.
refusal-not_allowed = Цього робити не дозволено.
refusal-not_json = Сервер приймає запити лише у форматі JSON.
refusal-foreign_origin = Запит надійшов зі сторінки іншого сайту, тому його відхилено.
refusal-unknown_host = Сервер не приймає запитів на це ім’я.
refusal-unknown_host-full = Сервер не приймає запитів на ім’я «{ $host }». Відкрийте його за числовою адресою, як-от 192.168.0.5, або як localhost. Або нехай той, хто його запускає, додасть до команди «--allow-host { $host }».
refusal-too_large = Запит завеликий для сервера.
refusal-record_too_long = Запис довший, ніж може бути гра (ходів щонайбільше: { $most }).
refusal-too_slow = Запит надходив надто довго.

## Негаразди самого сервера

refusal-not_ready =
    { $why ->
        [closing] Сервер ще запускається або вже завершує роботу.
        [full] На диску сервера немає місця: нічого не вдається зберегти.
        [locked] Інша програма заблокувала базу даних сервера.
        [gone] Файл зі столами видалено або замінено, поки сервер працював.
        [unreachable] Серверу не вдається з’єднатися зі своєю базою даних.
       *[other] Зараз сервер нічого не може зберегти.
    }
refusal-damaged = Збережені дані цього столу не вдається прочитати: { $what }.
refusal-store_failed = Сервер не має доступу до збережених столів. Спробуйте трохи згодом.
refusal-unexpected = На сервері сталася помилка; її записано в журнал. Спробуйте ще раз.

## Сповіщення для всіх за столом

notice-flag_fell = Час вийшов ({ TEXT($seat, kind: "seat") }): замість гравця вибрав бот.
notice-bot_took_over = Тепер тут грає бот ({ TEXT($level, kind: "bot") }): { TEXT($seat, kind: "seat") }.
notice-person_is_back = Тут знову грає людина: { TEXT($seat, kind: "seat") }.
notice-went_back = Гра повернулася до останнього рішення гравця ({ TEXT($seat, kind: "seat") }).
notice-wish_declined = { TEXT($seat, kind: "seat") } не погоджується скасувати хід.
notice-wish_expired = Не всі відповіли вчасно ({ TEXT($seat, kind: "seat") }): хід не скасовано.
notice-seat_moved = На цьому місці тепер грають з іншого пристрою чи браузера: { TEXT($seat, kind: "seat") }.
notice-new_link = Для цього місця є нове посилання ({ TEXT($seat, kind: "seat") }): гратиме той, хто за ним перейде.

## Прощання

bye-server_closes = Сервер завершує роботу. Щойно він запрацює знову, ви повернетеся за стіл.
bye-not_your_seat = На цьому пристрої це місце вже не ваше.
bye-seat_moved = На вашому місці тепер грають з іншого пристрою чи браузера: хтось перейшов за його посиланням. Якщо це не ви, попросіть у господаря нове посилання.
bye-may_not_watch = Ви більше не можете дивитися цю гру.
bye-banned = Вас заблоковано за цим столом.
bye-removed = Господар столу вилучив вас.
bye-no_such_table = Цей стіл видалено.
