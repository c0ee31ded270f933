### Около играта в браузъра: бутони, настройки, сагата, разговорът и лентите, които казват какво става.
### $seat: място; $level: бот; $name: име, което някой си е избрал; $n (числа).

## Бутони

web-table-menu = Меню
web-table-rules = Правила
web-table-sound-on = Включване на звука
web-table-sound-off = Изключване на звука
web-table-settings = Настройки
web-table-hall = Към началото
web-table-valhalla = Във Валхала: { n-figures }

## Настройки

web-table-theme = Тема
    .dark = Тъмна
    .light = Светла
    .system = Системна
web-table-language = Език
web-table-motion = Анимации
    .full = Пълни
    .short = Кратки
    .none = Без
web-table-sound = Звук
web-table-text = Размер на текста
web-table-confirm = Потвърждаване на избора
    .text = Изборът се изпраща с второ натискане, а ако е изключено – с първото.
web-table-hints = Съвети
    .text = Бутон, който показва какво би направил силен бот.
web-table-notify = Известия
    .text = Ако сте в друг раздел, браузърът ще ви извести, че сте на ход.
web-table-notify-denied = Браузърът не позволява известия от тази страница: променете това в настройките му.
web-table-this = Тази маса
web-table-stand-in = Нека бот играе вместо мен
web-table-leave = Освобождаване на мястото ми
    .sure = Завинаги ли го освобождавате?
web-table-keep = Оставам

## Хората на масата, за домакина

web-people = Участници
    .text = Заглушените не може да пишат в чата. Блокираните нямат достъп до масата.
web-people-mute = Заглушаване
web-people-remove = Премахване
    .sure = Да се премахне?
web-people-ban = Блокиране
    .sure = Да се блокира?
web-people-lift = Отмяна
web-people-spectator = Зрител { $n }
web-people-muted = заглушен
web-people-banned = блокиран
web-people-nobody = Тук няма никой друг.

## Сагата и разговорът

web-table-saga = Сага
web-table-chat = Чат
web-table-unread =
    { $n ->
        [one] { $n } ново съобщение
       *[other] { $n } нови съобщения
    }
web-table-saga-none = Още нищо не се е случило.
web-table-chat-none = Още няма съобщения.
web-table-cost = ({ n-rage })
web-table-since = След последния ви ход
web-table-earlier = По-рано
web-table-say = Напишете нещо…
web-table-send = Изпращане
web-table-spectator = зрител
web-table-quick-hello = Здравейте!
web-table-quick-well = Добре изиграно
web-table-quick-time = Не бързайте
web-table-quick-skal = Наздраве!

## Ленти: връзката

web-table-lost = Връзката прекъсна
    .trying = Нов опит сега. Ако последният ви ход не е пристигнал, ще бъде изпратен отново.
web-table-lost-in =
    { $n ->
        [one] Нов опит след { $n } секунда. Ако последният ви ход не е пристигнал, ще бъде изпратен отново.
       *[other] Нов опит след { $n } секунди. Ако последният ви ход не е пристигнал, ще бъде изпратен отново.
    }
web-table-try = Опит сега
web-table-back = Връзката е възстановена
    .same = Междувременно нищо не се е случило.
web-table-missed =
    { $n ->
        [one] Докато ви нямаше, стана { $n } събитие.
       *[other] Докато ви нямаше, станаха { $n } събития.
    }
web-table-closing = Сървърът се рестартира
    .text = Играта ви е запазена. Страницата ще се възстанови сама след малко.
web-table-shut = Вече нямате достъп до тази маса
web-table-seat-back = Игра отново тук

## Ленти: хората

web-table-watching = Гледате играта
    .text = Картите в ръка остават скрити до края.
web-table-take-seat = Заемане на мястото { TEXT($seat, kind: "clan", form: "gen") }
web-table-bot-plays = Бот играе вместо вас
    .text = Ще играе, докато не си върнете мястото.
web-table-take-back = Връщане на масата
web-table-away = { $name } не е на линия
    .text = Играта чака това решение.
    .host = Играта чака това решение. Може да оставите бот да играе, докато играчът се върне.
web-table-let-bot = Нека играе бот
web-table-dismiss = Добре

## Ленти: връщане назад

web-table-propose = Молба за връщане на хода
web-table-wish = { $name } моли за връщане на последното решение
    .yours = Молите за връщане на последното си решение
    .text = Играта ще се върне към момента преди това решение.
web-table-agree = Съгласие
web-table-refuse = Отказ
web-table-deciding = още решават: { LIST($who, kind: "clan") }

## Часовници

web-table-clock = { TEXT($seat, kind: "clan") }: остават { $time }
web-table-low = Времето изтича
    .text = При 0:00 вместо вас ще избере бот – само този път.

## Съвети

web-table-hint = Съвет
web-table-thinking = Мисли…
web-table-advice = Какво би направил силен бот
web-table-chance = победа { TEXT($n) }%
web-table-advice-score = резултат накрая: { TEXT($n) }
web-table-score = Резултат: { TEXT($n) }
web-table-use = Този избор

## Няколко души на едно устройство

web-table-pass = Подайте устройството: { $name }
    .text = Сега никой друг не бива да гледа.
    .ready = Готово
