### Довкола гри в браузері: кнопки, налаштування, сага, розмова та смуги, що кажуть, що сталося.
### $seat: місце; $level: бот; $name: ім’я, яке хтось обрав; $n (числа).

## Кнопки

web-table-menu = Меню
web-table-rules = Правила
web-table-sound-on = Увімкнути звук
web-table-sound-off = Вимкнути звук
web-table-settings = Налаштування
web-table-hall = На головну
web-table-valhalla = У Вальгаллі: { n-figures }

## Налаштування

web-table-theme = Тема
    .dark = Темна
    .light = Світла
    .system = Як у системі
web-table-language = Мова
web-table-motion = Анімація
    .full = Повна
    .short = Коротка
    .none = Немає
web-table-sound = Звук
web-table-text = Розмір тексту
web-table-confirm = Підтверджувати вибір
    .text = Вибір надсилається другим натисканням, а якщо вимкнено — першим.
web-table-hints = Підказки
    .text = Кнопка, яка показує, що зробив би сильний бот.
web-table-notify = Сповіщення
    .text = Якщо ви на іншій вкладці, браузер повідомить, що настав ваш хід.
web-table-notify-denied = Браузер не дозволяє сповіщень від цієї сторінки: змініть це в його налаштуваннях.
web-table-this = Цей стіл
web-table-stand-in = Хай за мене грає бот
web-table-leave = Звільнити своє місце
    .sure = Звільнити назавжди?
web-table-keep = Залишитися

## Люди за столом, для господаря

web-people = Учасники
    .text = Заглушені не можуть писати в чаті. Заблоковані не мають доступу до столу.
web-people-mute = Заглушити
web-people-remove = Вилучити
    .sure = Справді вилучити?
web-people-ban = Заблокувати
    .sure = Справді заблокувати?
web-people-lift = Зняти
web-people-spectator = Глядач { $n }
web-people-muted = заглушено
web-people-banned = заблоковано
web-people-nobody = Більше тут нікого немає.

## Сага й розмова

web-table-saga = Сага
web-table-chat = Чат
web-table-unread =
    { $n ->
        [one] { $n } нове повідомлення
        [few] { $n } нові повідомлення
       *[many] { $n } нових повідомлень
    }
web-table-saga-none = Ще нічого не сталося.
web-table-chat-none = Повідомлень ще немає.
web-table-cost = ({ n-rage })
web-table-since = Після вашого останнього ходу
web-table-earlier = Раніше
web-table-say = Напишіть щось…
web-table-send = Надіслати
web-table-spectator = глядач
web-table-quick-hello = Вітаю!
web-table-quick-well = Гарно зіграно
web-table-quick-time = Не поспішайте
web-table-quick-skal = Будьмо!

## Смуги: зв’язок

web-table-lost = Зв’язок утрачено
    .trying = Пробуємо знову. Якщо ваш останній хід не дійшов, його буде надіслано ще раз.
web-table-lost-in =
    { $n ->
        [one] Нова спроба за { $n } секунду. Якщо ваш останній хід не дійшов, його буде надіслано ще раз.
        [few] Нова спроба за { $n } секунди. Якщо ваш останній хід не дійшов, його буде надіслано ще раз.
       *[many] Нова спроба за { $n } секунд. Якщо ваш останній хід не дійшов, його буде надіслано ще раз.
    }
web-table-try = Спробувати
web-table-back = Зв’язок відновлено
    .same = Тим часом нічого не сталося.
web-table-missed =
    { $n ->
        [one] Без вас сталася { $n } подія.
        [few] Без вас сталися { $n } події.
       *[many] Без вас сталося { $n } подій.
    }
web-table-closing = Сервер перезапускається
    .text = Вашу гру збережено. Сторінка відновиться сама за мить.
web-table-shut = У вас більше немає доступу до столу
web-table-seat-back = Знову грати тут

## Смуги: люди

web-table-watching = Ви дивитеся гру
    .text = Карти на руках сховано до кінця.
web-table-take-seat = Зайняти місце { TEXT($seat, kind: "clan", form: "gen") }
web-table-bot-plays = За вас грає бот
    .text = Він гратиме, доки ви не повернетеся за стіл.
web-table-take-back = Повернутися за стіл
web-table-away = { $name } зараз не в мережі
    .text = Гра чекає на це рішення.
    .host = Гра чекає на це рішення. Можете дозволити боту грати, доки гравець не повернеться.
web-table-let-bot = Хай грає бот
web-table-dismiss = Гаразд

## Смуги: повернення ходу

web-table-propose = Попросити скасувати хід
web-table-wish = { $name } просить скасувати останнє рішення
    .yours = Ви просите скасувати своє останнє рішення
    .text = Гра повернеться до моменту перед цим рішенням.
web-table-agree = Дозволити
web-table-refuse = Відмовити
web-table-deciding = ще думають: { LIST($who, kind: "clan") }

## Годинники

web-table-clock = { TEXT($seat, kind: "clan") }: лишилося { $time }
web-table-low = Час спливає
    .text = На 0:00 за вас вибере бот — лише цього разу.

## Підказки

web-table-hint = Підказка
web-table-thinking = Думає…
web-table-advice = Що зробив би сильний бот
web-table-chance = перемога: { TEXT($n) } %
web-table-advice-score = рахунок наприкінці: { TEXT($n) }
web-table-score = Рахунок: { TEXT($n) }
web-table-use = Вибрати це

## Кілька людей за одним пристроєм

web-table-pass = Передайте пристрій: { $name }
    .text = Іншим зараз краще не дивитися.
    .ready = Готово
