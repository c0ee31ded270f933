### Зала в браузері: перелік столів, стіл перед грою та двері, що не відчиняються.
### $game: назва; $names, $name, $time, $extra: тексти як є; $who: місця через пропуск; $seat: місце; $n (число).

## Що каже браузер, коли йому ніхто не відповідає

refusal-unreachable = Сервер не відповідає. Спробуйте трохи згодом.
refusal-line_lost = Зв’язок перервався, і запит не надіслано. Спробуйте ще раз.

## Вітання

web-lobby-welcome = Вітаємо!
    .text = Настільні ігри з друзями й ботами, просто в браузері.
web-lobby-name = Ваше ім’я
web-lobby-play = Грати зараз
web-lobby-against = Проти трьох ботів:
web-lobby-learn = Навчання
web-lobby-lesson = Навчитися грати
web-lobby-rules = Правила
web-lobby-language = Мова
web-lobby-night = Темна тема
web-lobby-day = Світла тема
web-lobby-first-time = Ви тут уперше?
    .text = Короткий урок покаже гру хід за ходом. Він триває близько чверті години.
web-lobby-again = Спробувати ще раз
web-lobby-credits = Значки: { $icons }. Шрифти: { $letters }.

## Мої столи

web-lobby-continue = Продовжити гру
web-lobby-mine = Мої столи
web-lobby-open = Відкрити
web-lobby-game-of = { TEXT($game, kind: "game") }: { $names }
web-lobby-status-open = чекає на гравців
web-lobby-status-stuck = не можна продовжити
web-lobby-sagas = Завершені ігри
web-lobby-won = Перемога: { LIST($who, kind: "clan") }
web-lobby-replay = Повтор
web-lobby-all = Показати всі ({ TEXT($n) })
web-lobby-import = Відкрити запис
    .text = Збережену гру можна переглянути або дограти.

## Відкриті столи

web-lobby-tables = Відкриті столи
web-lobby-none = Відкритих столів поки що немає.
    .set = Створити стіл
web-lobby-sit = Сісти за стіл
web-lobby-watch = Дивитися
web-lobby-locked = потрібен пароль

## Новий стіл

web-lobby-new = Створити новий стіл
web-lobby-length = 2–4 гравці · близько 90 хвилин
web-lobby-coming = Незабаром
web-lobby-seats = Кількість гравців
web-lobby-seat = Місце
web-lobby-level = Сила бота
web-lobby-seat-me = Я
web-lobby-seat-person = Людина
    .text = Ви отримаєте посилання для цього гравця.
web-lobby-seat-bot = Бот
web-lobby-seat-open = Вільно
    .text = Тут може сісти будь-хто.
web-lobby-same-device = теж грає на цьому пристрої
web-lobby-first = Перша гра: без відбору карт у I епосі
web-lobby-listed = Показувати серед відкритих столів
web-lobby-hints = Підказки дозволено
    .text = Кожен може запитати, що зробив би сильний бот.
web-lobby-more = Більше налаштувань
web-lobby-set = Створити стіл
web-lobby-begins-now = Гра почнеться одразу.
web-lobby-begins-full = Гра почнеться, коли всі місця буде зайнято.
web-lobby-table-name = Назва столу
    .example = П’ятнична гра
web-lobby-table-language = Мова спілкування
web-lobby-password = Пароль
    .text = Для вільних місць і для перегляду без посилання.
web-lobby-spectators = Глядачів дозволено
    .text = Карт на руках вони не бачать.
web-lobby-delay = Затримка для глядачів
    .none = немає
web-lobby-clock = Ліміт часу
    .none = Немає
    .decision = На рішення
    .bank = Запас часу
    .text = Час
web-lobby-clock-increment = Додавати після кожного рішення
web-lobby-clock-none = без ліміту часу
web-lobby-clock-each = { $time } на кожне рішення
web-lobby-clock-bank = { $time } на всю гру
web-lobby-clock-bank-more = { $time } і ще { $extra } за кожне рішення
web-lobby-fine = Тонкощі правил
web-lobby-no-limit = без обмежень

## Перед грою

web-lobby-waiting-host = Надішліть кожному посилання на його місце. За кожне місце грає той, у кого посилання, тож більше нікому його не давайте.
web-lobby-waiting-guest = Гра почнеться, коли всі місця буде зайнято або коли так вирішить господар столу.
web-lobby-anybody = Вільно: може сісти будь-хто
web-lobby-invited = Чекаємо на власника посилання
web-lobby-here = у мережі
web-lobby-away = не в мережі
web-lobby-copy = Копіювати посилання
web-lobby-copied = Скопійовано
web-lobby-share = Надіслати
web-lobby-share-text = Запрошую зіграти в «{ TEXT($game, kind: "game") }» за { TEXT($seat, kind: "clan", form: "acc") }
web-lobby-qr = QR-код
web-lobby-new-link = Створити посилання
web-lobby-watch-link = Посилання для глядачів
web-lobby-change = Змінити це місце
web-lobby-leave = Звільнити своє місце
web-lobby-hall = На головну
web-lobby-begin = Почати зараз
    .text = Вільні місця займуть боти.
web-lobby-stuck = Цю гру не можна продовжити
    .text = Її почато за старою версією правил. Запис збережено без змін.

## Двері, що не відчиняються

web-lobby-shut-lost = За цією адресою столу немає
    .text = Можливо, посилання скопійовано не повністю або господар столу створив нове. Запитайте того, хто вам його надіслав.
web-lobby-shut-locked = Вхід за паролем
    .text = Хто знає пароль, може дивитися гру. Щоб грати, потрібне посилання від господаря столу.
web-lobby-shut-seat = Це місце зайняте
    .text = Ваше місце віддали іншому гравцеві, або ви граєте на іншому пристрої. Щоб сісти тут, відкрийте своє посилання ще раз.
web-lobby-shut-full = Вільних місць немає
web-lobby-shut-other = Увійти не вдалося
web-lobby-enter = Увійти
