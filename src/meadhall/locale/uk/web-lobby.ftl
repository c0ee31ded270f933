### Зала в браузері: перелік столів, стіл перед грою та двері, що не відчиняються.
### $game: назва; $names, $name, $time, $extra: тексти як є; $who: клани через пропуск; $clan: клан; $n (число).

## Що каже браузер, коли йому ніхто не відповідає

refusal-unreachable = Сервер не відповідає. Спробуйте трохи згодом.
refusal-line_lost = Зв’язок обірвався раніше, ніж це було сказано. Спробуйте ще раз.

## Вітання

web-lobby-welcome = Сідайте до столу.
    .text = Чудові настільні ігри з друзями й ботами, за одним столом, у вашому браузері.
web-lobby-name = Ваше ім’я
web-lobby-play = Грати зараз
web-lobby-against = Проти трьох ботів:
web-lobby-learn = Навчання
web-lobby-lesson = Навчитися грати
web-lobby-rules = Правила
web-lobby-language = Мова
web-lobby-night = Темний вигляд
web-lobby-day = Світлий вигляд
web-lobby-first-time = Ви тут уперше?
    .text = Короткий урок покаже гру хід за ходом. Чверть години — і можна сідати за будь-який стіл.
web-lobby-again = Спробувати ще раз
web-lobby-credits = Значки: { $icons }. Шрифти: { $letters }.

## Мої столи

web-lobby-continue = Продовжити гру
web-lobby-mine = Мої столи
web-lobby-open = Відкрити
web-lobby-game-of = { TEXT($game, kind: "game") }: { $names }
web-lobby-status-open = чекає на гравців
web-lobby-status-stuck = гра не може тривати
web-lobby-sagas = Завершені саги
web-lobby-won = Перемога: { LIST($who, kind: "clan") }
web-lobby-replay = Перегляд
web-lobby-all = Показати всі ({ TEXT($n) })
web-lobby-import = Відкрити запис
    .text = Збережену гру можна переглянути або дограти.

## Відкриті столи

web-lobby-tables = Відкриті столи
web-lobby-none = Відкритих столів поки що немає.
    .set = Накрити стіл
web-lobby-sit = Сісти за стіл
web-lobby-watch = Дивитися
web-lobby-locked = потрібен пароль

## Новий стіл

web-lobby-new = Накрити новий стіл
web-lobby-length = 2–4 гравці · близько 90 хвилин
web-lobby-runewars = Рунні війни
web-lobby-coming = Незабаром
web-lobby-seats = Кількість кланів
web-lobby-clan = Клан
web-lobby-level = Сила бота
web-lobby-seat-me = Я
web-lobby-seat-person = Людина
    .text = Ви отримаєте посилання, щоб його надіслати.
web-lobby-seat-bot = Бот
web-lobby-seat-open = Вільно
    .text = Тут може сісти будь-хто.
web-lobby-same-device = теж грає на цьому пристрої
web-lobby-first = Перша гра: без добору карт в епосі I
web-lobby-listed = Показувати серед відкритих столів
web-lobby-hints = З підказками
    .text = Кожен може запитати, що зробив би сильний бот.
web-lobby-more = Більше налаштувань
web-lobby-set = Накрити стіл
web-lobby-begins-now = Гра почнеться одразу.
web-lobby-begins-full = Гра почнеться, коли всі місця буде зайнято.
web-lobby-table-name = Назва столу
    .example = П’ятнична сага
web-lobby-table-language = Мова розмови
web-lobby-password = Пароль
    .text = Для вільних місць і для перегляду без посилання.
web-lobby-spectators = Інші можуть дивитися
    .text = Карт на руках вони не бачать.
web-lobby-delay = Глядачі бачать усе пізніше
    .none = одразу
web-lobby-clock = Годинник
    .none = Немає
    .decision = На рішення
    .bank = Запас часу
    .text = Час
web-lobby-clock-increment = Додається після кожного рішення
web-lobby-clock-none = без годинника
web-lobby-clock-each = { $time } на кожне рішення
web-lobby-clock-bank = { $time } на всю гру
web-lobby-clock-bank-more = { $time } і ще { $extra } за кожне рішення
web-lobby-fine = Тонкощі правил
web-lobby-no-limit = без межі

## Перед грою

web-lobby-waiting-host = Надішліть кожному посилання на його місце. Хто має посилання, той там і грає, тож більше нікому його не давайте.
web-lobby-waiting-guest = Гра почнеться, коли всі місця буде зайнято або коли так вирішить господар столу.
web-lobby-anybody = Вільно: може сісти будь-хто
web-lobby-invited = Чекає на того, хто має посилання
web-lobby-here = тут
web-lobby-away = зараз не тут
web-lobby-copy = Копіювати посилання
web-lobby-copied = Скопійовано
web-lobby-share = Надіслати
web-lobby-share-text = «{ TEXT($game, kind: "game") }»: ваше місце за столом — { TEXT($clan, kind: "clan") }
web-lobby-qr = Код для камери
web-lobby-new-link = Створити посилання
web-lobby-watch-link = Посилання для глядачів
web-lobby-change = Змінити це місце
web-lobby-leave = Звільнити своє місце
web-lobby-hall = До зали
web-lobby-begin = Почати зараз
    .text = Вільні місця дістануться ботам.
web-lobby-stuck = Цю сагу не можна продовжити
    .text = Її грали за старішими правилами. Вона збережена такою, якою була.

## Двері, що не відчиняються

web-lobby-shut-lost = За цією адресою немає столу
    .text = Можливо, кінець посилання загубився або господар створив нове. Запитайте того, хто вам його надіслав.
web-lobby-shut-locked = Цей стіл за дверима
    .text = Хто знає пароль, може дивитися. Щоб грати, потрібне посилання від господаря.
web-lobby-shut-seat = Тут сидить хтось інший
    .text = Ваше місце віддали, або ви граєте на іншому пристрої. Відкрийте своє посилання ще раз, щоб сісти тут.
web-lobby-shut-full = За столом ніде стати
web-lobby-shut-other = Двері зачинено
web-lobby-enter = Увійти
