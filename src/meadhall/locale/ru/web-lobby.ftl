### Зал в браузере: список столов, стол перед игрой и двери, которые не открываются.
### $game: название; $names, $name, $time, $extra: тексты как есть; $who: места через пробел; $seat: место; $n (число).

## Что говорит браузер, когда ему никто не отвечает

refusal-unreachable = Сервер не отвечает. Попробуйте чуть позже.
refusal-line_lost = Связь прервалась, и запрос не отправлен. Попробуйте ещё раз.

## Приветствие

web-lobby-welcome = Добро пожаловать!
    .text = Настольные игры с друзьями и ботами, прямо в браузере.
web-lobby-name = Ваше имя
web-lobby-play = Играть сейчас
web-lobby-against = Против трёх ботов:
web-lobby-learn = Обучение
web-lobby-lesson = Научиться играть
web-lobby-rules = Правила
web-lobby-language = Язык
web-lobby-night = Тёмная тема
web-lobby-day = Светлая тема
web-lobby-first-time = Вы здесь впервые?
    .text = Короткий урок покажет игру ход за ходом. Он занимает около пятнадцати минут.
web-lobby-again = Попробовать ещё раз
web-lobby-credits = Значки: { $icons }. Шрифты: { $letters }.

## Мои столы

web-lobby-continue = Продолжить игру
web-lobby-mine = Мои столы
web-lobby-open = Открыть
web-lobby-game-of = { TEXT($game, kind: "game") }: { $names }
web-lobby-status-open = ждёт игроков
web-lobby-status-stuck = продолжить нельзя
web-lobby-sagas = Завершённые партии
web-lobby-won = Победа: { LIST($who, kind: "clan") }
web-lobby-replay = Повтор
web-lobby-all = Показать все ({ TEXT($n) })
web-lobby-import = Открыть запись
    .text = Сохранённую партию можно посмотреть или доиграть.

## Открытые столы

web-lobby-tables = Открытые столы
web-lobby-none = Открытых столов пока нет.
    .set = Создать стол
web-lobby-sit = Сесть за стол
web-lobby-watch = Смотреть
web-lobby-locked = нужен пароль

## Новый стол

web-lobby-new = Создать новый стол
web-lobby-length = 2–4 игрока · около 90 минут
web-lobby-coming = Скоро
web-lobby-seats = Число игроков
web-lobby-seat = Место
web-lobby-level = Сила бота
web-lobby-seat-me = Я
web-lobby-seat-person = Человек
    .text = Вы получите ссылку для этого игрока.
web-lobby-seat-bot = Бот
web-lobby-seat-open = Свободно
    .text = Сюда может сесть кто угодно.
web-lobby-same-device = тоже играет на этом устройстве
web-lobby-first = Первая партия: без драфта в I эпохе
web-lobby-listed = Показывать среди открытых столов
web-lobby-hints = Подсказки разрешены
    .text = Каждый может спросить, что сделал бы сильный бот.
web-lobby-more = Ещё настройки
web-lobby-set = Создать стол
web-lobby-begins-now = Игра начнётся сразу.
web-lobby-begins-full = Игра начнётся, когда все места будут заняты.
web-lobby-table-name = Название стола
    .example = Пятничная партия
web-lobby-table-language = Язык общения
web-lobby-password = Пароль
    .text = Для свободных мест и для просмотра без ссылки.
web-lobby-spectators = Зрители разрешены
    .text = Карт на руках они не видят.
web-lobby-delay = Задержка для зрителей
    .none = нет
web-lobby-clock = Лимит времени
    .none = Нет
    .decision = На решение
    .bank = Запас времени
    .text = Время
web-lobby-clock-increment = Добавлять после каждого решения
web-lobby-clock-none = без лимита времени
web-lobby-clock-each = { $time } на каждое решение
web-lobby-clock-bank = { $time } на всю партию
web-lobby-clock-bank-more = { $time } и ещё { $extra } за каждое решение
web-lobby-fine = Тонкости правил
web-lobby-no-limit = без ограничений

## Перед игрой

web-lobby-waiting-host = Отправьте каждому ссылку на его место. На каждом месте играет тот, у кого ссылка, поэтому больше никому её не давайте.
web-lobby-waiting-guest = Игра начнётся, когда все места будут заняты или когда так решит хозяин стола.
web-lobby-anybody = Свободно: может сесть кто угодно
web-lobby-invited = Ждём владельца ссылки
web-lobby-here = в сети
web-lobby-away = не в сети
web-lobby-copy = Копировать ссылку
web-lobby-copied = Скопировано
web-lobby-share = Отправить
web-lobby-share-text = Приглашаю сыграть в «{ TEXT($game, kind: "game") }» за { TEXT($seat, kind: "clan", form: "acc") }
web-lobby-qr = QR-код
web-lobby-new-link = Создать ссылку
web-lobby-watch-link = Ссылка для зрителей
web-lobby-change = Изменить это место
web-lobby-leave = Освободить моё место
web-lobby-hall = На главную
web-lobby-begin = Начать сейчас
    .text = Свободные места займут боты.
web-lobby-stuck = Эту партию нельзя продолжить
    .text = Она начата по старой версии правил. Запись сохранена без изменений.

## Двери, которые не открываются

web-lobby-shut-lost = По этому адресу стола нет
    .text = Возможно, ссылка скопирована не полностью или хозяин стола создал новую. Спросите того, кто вам её прислал.
web-lobby-shut-locked = Вход по паролю
    .text = Кто знает пароль, может смотреть игру. Чтобы играть, нужна ссылка от хозяина стола.
web-lobby-shut-seat = Это место занято
    .text = Ваше место отдали другому игроку, или вы играете на другом устройстве. Чтобы сесть здесь, откройте свою ссылку ещё раз.
web-lobby-shut-full = Свободных мест нет
web-lobby-shut-other = Войти не удалось
web-lobby-enter = Войти
