### Довкола гри в браузері: кнопки, налаштування, сага, розмова та смуги, що кажуть, що сталося.
### $clan, $seat: клан; $level: бот; $name: ім’я, яке хтось обрав; $n (числа).

## Кнопки

web-table-menu = Меню
web-table-rules = Правила
web-table-sound-on = Увімкнути звук
web-table-sound-off = Вимкнути звук
web-table-settings = Налаштування
web-table-hall = До зали
web-table-valhalla = У Вальгаллі: { n-figures }

## Налаштування

web-table-theme = Вигляд
    .dark = Ніч
    .light = Береза
    .system = Як у системі
web-table-language = Мова
web-table-motion = Рух
    .full = Повний
    .short = Короткий
    .none = Без руху
web-table-sound = Звук
web-table-text = Розмір тексту
web-table-confirm = Питати, перш ніж вирішити
    .text = Вибір надсилає друге натискання. Без цього — перше.
web-table-hints = Підказки
    .text = Кнопка, що питає, як учинив би сильний бот.
web-table-notify = Сповіщення
    .text = Браузер скаже, що настав ваш хід, поки ви дивитеся деінде.
web-table-notify-denied = Цей браузер не дозволяє тут сповіщень: змініть це в його налаштуваннях.
web-table-this = Цей стіл
web-table-stand-in = Хай за мене грає бот
web-table-leave = Звільнити своє місце
    .sure = Звільнити назавжди?
web-table-keep = Залишити

## Люди за столом, для господаря

web-people = Люди за столом
    .text = Кого заглушено, той не може тут писати. Кого заблоковано, той не може сюди прийти.
web-people-mute = Заглушити
web-people-remove = Прибрати
    .sure = Справді прибрати?
web-people-ban = Заблокувати
    .sure = Справді заблокувати?
web-people-lift = Скасувати
web-people-spectator = Глядач { $n }
web-people-muted = заглушено
web-people-banned = заблоковано
web-people-nobody = Більше тут нікого немає.

## Сага й розмова

web-table-saga = Сага
web-table-chat = Розмова
web-table-unread =
    { $n ->
        [one] { $n } новий рядок
        [few] { $n } нові рядки
       *[many] { $n } нових рядків
    }
web-table-saga-none = Тут починається сага.
web-table-chat-none = Поки що всі мовчать.
web-table-cost = ({ n-rage })
web-table-since = Після вашого останнього ходу
web-table-earlier = Раніше
web-table-say = Скажіть щось…
web-table-send = Надіслати
web-table-spectator = глядач
web-table-quick-hello = Вітаю!
web-table-quick-well = Гарно зіграно
web-table-quick-time = Не поспішайте
web-table-quick-skal = Будьмо!

## Смуги: зв’язок

web-table-lost = Зв’язок утрачено
    .trying = Пробуємо ще раз. Якщо ваш останній хід не дійшов, його буде надіслано ще раз.
web-table-lost-in =
    { $n ->
        [one] Спробуємо ще раз за { $n } секунду. Якщо ваш останній хід не дійшов, його буде надіслано ще раз.
        [few] Спробуємо ще раз за { $n } секунди. Якщо ваш останній хід не дійшов, його буде надіслано ще раз.
       *[many] Спробуємо ще раз за { $n } секунд. Якщо ваш останній хід не дійшов, його буде надіслано ще раз.
    }
web-table-try = Зараз
web-table-back = Знову за столом
    .same = Тим часом нічого не сталося.
web-table-missed =
    { $n ->
        [one] Без вас сталася { $n } подія.
        [few] Без вас сталися { $n } події.
       *[many] Без вас сталося { $n } подій.
    }
web-table-closing = У залі прибирають
    .text = Вашу гру збережено. За мить ця сторінка повернеться сама.
web-table-shut = Цей стіл для вас тепер зачинено
web-table-seat-back = Знову грати тут

## Смуги: люди

web-table-watching = Ви дивитеся гру
    .text = Карти на руках сховано до кінця.
web-table-take-seat = Сісти на місце: { TEXT($clan, kind: "clan") }
web-table-bot-plays = За вас грає бот
    .text = Він гратиме, доки ви не повернете собі місце.
web-table-take-back = Повернутися за стіл
web-table-away = { $name }: зараз не за столом
    .text = Гра чекає на це рішення.
    .host = Гра чекає на це рішення. Ви можете дозволити боту грати, доки людина не повернеться.
web-table-let-bot = Хай грає бот
web-table-dismiss = Гаразд

## Смуги: повернення ходу

web-table-propose = Попросити повернути хід
web-table-wish = { $name } просить повернути останнє рішення
    .yours = Ви просите повернути своє останнє рішення
    .text = Гра повернулася б до миті перед ним.
web-table-agree = Дозволити
web-table-refuse = Відмовити
web-table-deciding = ще думають: { LIST($who, kind: "clan") }

## Годинники

web-table-clock = { TEXT($clan, kind: "clan") }: лишилося { $time }
web-table-low = Час спливає
    .text = На 0:00 цього разу за вас вибере бот.

## Підказки

web-table-hint = Підказка
web-table-thinking = Думає…
web-table-advice = Що зробив би сильний бот
web-table-chance = перемога: { TEXT($n) } %
web-table-advice-glory = слава наприкінці: { TEXT($n) }
web-table-use = Вибрати це

## Кілька людей за одним пристроєм

web-table-pass = Передайте пристрій: { $name }
    .text = Іншим зараз краще не дивитися.
    .ready = Готово
