### Залата в браузъра: масите, масата преди играта и вратите, които остават затворени.
### $game: име; $names, $name, $time, $extra: текстове, както са; $who: места, разделени с интервали;
### $seat: място; $n (число).

## Какво казва браузърът, когато никой не му отговаря

refusal-unreachable = Сървърът не отговаря. Опитайте пак след малко.
refusal-line_lost = Връзката прекъсна и заявката не е изпратена. Опитайте пак.

## Добре дошли

web-lobby-welcome = Добре дошли!
    .text = Настолни игри с приятели и ботове, направо в браузъра.
web-lobby-name = Вашето име
web-lobby-play = Играйте сега
web-lobby-against = Срещу три бота:
web-lobby-learn = Обучение
web-lobby-lesson = Научете играта
web-lobby-rules = Правила
web-lobby-language = Език
web-lobby-night = Тъмна тема
web-lobby-day = Светла тема
web-lobby-first-time = За първи път ли сте тук?
    .text = Кратък урок ви показва играта ход по ход. Отнема около петнайсет минути.
web-lobby-again = Нов опит
web-lobby-credits = Икони: { $icons }. Шрифтове: { $letters }.

## Моите маси

web-lobby-continue = Продължаване на играта
web-lobby-mine = Моите маси
web-lobby-open = Отваряне
web-lobby-game-of = { TEXT($game, kind: "game") }: { $names }
web-lobby-status-open = чака играчи
web-lobby-status-stuck = не може да продължи
web-lobby-sagas = Завършени игри
web-lobby-won = Победа за { LIST($who, kind: "clan", form: "acc") }
web-lobby-replay = Повторение
web-lobby-all = Показване на всички ({ TEXT($n) })
web-lobby-import = Отваряне на запис
    .text = Записана игра може да се прегледа или да се доиграе.

## Отворени маси

web-lobby-tables = Отворени маси
web-lobby-none = Още няма отворени маси.
    .set = Нова маса
web-lobby-sit = Заемане на място
web-lobby-watch = Гледане
web-lobby-locked = нужна е парола

## Нова маса

web-lobby-new = Нова маса
web-lobby-length = 2–4 играчи · около 90 минути
web-lobby-coming = Очаквайте скоро
web-lobby-seats = Брой играчи
web-lobby-seat = Място
web-lobby-level = Сила на бота
web-lobby-seat-me = Аз
web-lobby-seat-person = Човек
    .text = Ще получите връзка за този играч.
web-lobby-seat-bot = Бот
web-lobby-seat-open = Свободно
    .text = Тук може да седне всеки.
web-lobby-same-device = също играе на това устройство
web-lobby-first = Първа игра: без драфт в епоха I
web-lobby-listed = Показване сред отворените маси
web-lobby-hints = Разрешени съвети
    .text = Всеки може да попита какво би направил силен бот.
web-lobby-more = Още настройки
web-lobby-set = Създаване на маса
web-lobby-begins-now = Играта започва веднага.
web-lobby-begins-full = Играта започва, когато всички места са заети.
web-lobby-table-name = Име на масата
    .example = Петъчна игра
web-lobby-table-language = Език за общуване
web-lobby-password = Парола
    .text = За свободните места и за гледане без връзка.
web-lobby-spectators = Разрешени зрители
    .text = Никога не виждат картите в ръка.
web-lobby-delay = Закъснение за зрителите
    .none = няма
web-lobby-clock = Лимит на времето
    .none = Няма
    .decision = За решение
    .bank = Запас от време
    .text = Време
web-lobby-clock-increment = Добавя се след всяко решение
web-lobby-clock-none = без лимит на времето
web-lobby-clock-each = { $time } за всяко решение
web-lobby-clock-bank = { $time } за цялата игра
web-lobby-clock-bank-more = { $time } и още { $extra } за всяко решение
web-lobby-fine = Тънкости на правилата
web-lobby-no-limit = без ограничение

## Преди играта

web-lobby-waiting-host = Изпратете на всеки връзката към мястото му. Който има връзката, играе там, затова не я давайте на никого другиго.
web-lobby-waiting-guest = Играта започва, когато всички места са заети или когато домакинът реши.
web-lobby-anybody = Свободно: тук може да седне всеки
web-lobby-invited = Чака се този, който има връзката
web-lobby-here = на линия
web-lobby-away = не е на линия
web-lobby-copy = Копиране на връзката
web-lobby-copied = Копирано
web-lobby-share = Изпращане
web-lobby-share-text = Елате да играем „{ TEXT($game, kind: "game") }“! Вашето място: { TEXT($seat, kind: "clan") }
web-lobby-qr = QR код
web-lobby-new-link = Нова връзка
web-lobby-watch-link = Връзка за зрители
web-lobby-change = Промяна на мястото
web-lobby-leave = Освобождаване на мястото ми
web-lobby-hall = Към началото
web-lobby-begin = Започване сега
    .text = Ботове заемат местата, които още са свободни.
web-lobby-stuck = Тази игра не може да продължи
    .text = Започната е по стара версия на правилата. Записът е запазен без промени.

## Врати, които остават затворени

web-lobby-shut-lost = На този адрес няма маса
    .text = Може би връзката не е копирана докрай или домакинът е направил нова. Попитайте този, който ви я е изпратил.
web-lobby-shut-locked = Вход с парола
    .text = Който знае паролата, може да гледа. За да играете, е нужна връзка от домакина.
web-lobby-shut-seat = Това място е заето
    .text = Мястото ви е дадено на друг или играете на друго устройство. Отворете връзката си отново, за да седнете тук.
web-lobby-shut-full = Няма свободни места
web-lobby-shut-other = Влизането не е възможно
web-lobby-enter = Влизане
