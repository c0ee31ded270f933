### Вокруг игры в браузере: кнопки, настройки, сага, беседа и полосы, которые говорят, что случилось.
### $clan, $seat: клан; $level: бот; $name: имя, которое кто-то выбрал; $n (числа).

## Кнопки

web-table-menu = Меню
web-table-rules = Правила
web-table-sound-on = Включить звук
web-table-sound-off = Выключить звук
web-table-settings = Настройки
web-table-hall = В зал
web-table-valhalla = В Вальхалле: { n-figures }

## Настройки

web-table-theme = Тема
    .dark = Ночь
    .light = Берёза
    .system = Как в системе
web-table-language = Язык
web-table-motion = Анимация
    .full = Полная
    .short = Короткая
    .none = Нет
web-table-sound = Звук
web-table-text = Размер текста
web-table-confirm = Подтверждать выбор
    .text = Выбор отправляет второе нажатие. Без этого — первое.
web-table-hints = Подсказки
    .text = Кнопка, которая спрашивает, что сделал бы сильный бот.
web-table-notify = Уведомления
    .text = Браузер скажет, что настал ваш ход, если вы отвлеклись.
web-table-notify-denied = Браузер не разрешает здесь уведомления: измените это в его настройках.
web-table-this = Этот стол
web-table-stand-in = Пусть за меня играет бот
web-table-leave = Освободить моё место
    .sure = Освободить навсегда?
web-table-keep = Остаться

## Люди за столом, для хозяина

web-people = Люди за столом
    .text = Кого заглушили, тот не может здесь писать. Кого заблокировали, тот не может сюда прийти.
web-people-mute = Заглушить
web-people-remove = Убрать
    .sure = Точно убрать?
web-people-ban = Заблокировать
    .sure = Точно заблокировать?
web-people-lift = Отменить
web-people-spectator = Зритель { $n }
web-people-muted = заглушено
web-people-banned = заблокировано
web-people-nobody = Больше здесь никого нет.

## Сага и беседа

web-table-saga = Сага
web-table-chat = Беседа
web-table-unread =
    { $n ->
        [one] { $n } новое сообщение
        [few] { $n } новых сообщения
       *[many] { $n } новых сообщений
    }
web-table-saga-none = Здесь начинается сага.
web-table-chat-none = Пока все молчат.
web-table-cost = ({ n-rage })
web-table-since = После вашего последнего хода
web-table-earlier = Раньше
web-table-say = Скажите что-нибудь…
web-table-send = Отправить
web-table-spectator = зритель
web-table-quick-hello = Привет!
web-table-quick-well = Отлично сыграно
web-table-quick-time = Не торопитесь
web-table-quick-skal = Скол!

## Полосы: связь

web-table-lost = Связь потеряна
    .trying = Пробуем ещё раз. Если ваш последний ход не дошёл, он будет отправлен ещё раз.
web-table-lost-in =
    { $n ->
        [one] Попробуем ещё раз через { $n } секунду. Если ваш последний ход не дошёл, он будет отправлен ещё раз.
        [few] Попробуем ещё раз через { $n } секунды. Если ваш последний ход не дошёл, он будет отправлен ещё раз.
       *[many] Попробуем ещё раз через { $n } секунд. Если ваш последний ход не дошёл, он будет отправлен ещё раз.
    }
web-table-try = Попробовать
web-table-back = Снова за столом
    .same = За это время ничего не произошло.
web-table-missed =
    { $n ->
        [one] Без вас произошло { $n } событие.
        [few] Без вас произошло { $n } события.
       *[many] Без вас произошло { $n } событий.
    }
web-table-closing = В зале прибирают
    .text = Ваша игра сохранена. Скоро эта страница вернётся сама.
web-table-shut = Этот стол теперь для вас закрыт
web-table-seat-back = Снова играть здесь

## Полосы: люди

web-table-watching = Вы смотрите игру
    .text = Карты на руках скрыты до конца.
web-table-take-seat = Занять место { TEXT($clan, kind: "clan", form: "gen") }
web-table-bot-plays = За вас играет бот
    .text = Он будет играть, пока вы не вернётесь за стол.
web-table-take-back = Вернуться за стол
web-table-away = { $name } сейчас не за столом
    .text = Игра ждёт этого решения.
    .host = Игра ждёт этого решения. Можете разрешить боту играть, пока человек не вернётся.
web-table-let-bot = Пусть играет бот
web-table-dismiss = Понятно

## Полосы: возврат хода

web-table-propose = Попросить вернуть ход
web-table-wish = { $name } просит вернуть последнее решение
    .yours = Вы просите вернуть своё последнее решение
    .text = Игра вернулась бы к моменту перед ним.
web-table-agree = Разрешить
web-table-refuse = Отказать
web-table-deciding = ещё думают: { LIST($who, kind: "clan") }

## Часы

web-table-clock = { TEXT($clan, kind: "clan") }: осталось { $time }
web-table-low = Время на исходе
    .text = На 0:00 в этот раз за вас выберет бот.

## Подсказки

web-table-hint = Подсказка
web-table-thinking = Думает…
web-table-advice = Что сделал бы сильный бот
web-table-chance = победа: { TEXT($n) }%
web-table-advice-glory = слава в конце: { TEXT($n) }
web-table-use = Выбрать это

## Несколько человек за одним устройством

web-table-pass = Передайте устройство: { $name }
    .text = Остальным сейчас лучше не смотреть.
    .ready = Я на месте
