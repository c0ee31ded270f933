### Вокруг игры в браузере: кнопки, настройки, сага, беседа и полосы, которые говорят, что случилось.
### $seat: место; $level: бот; $name: имя, которое кто-то выбрал; $n (числа).

## Кнопки

web-table-menu = Меню
web-table-rules = Правила
web-table-sound-on = Включить звук
web-table-sound-off = Выключить звук
web-table-settings = Настройки
web-table-hall = На главную
web-table-valhalla = В Вальхалле: { n-figures }

## Настройки

web-table-theme = Тема
    .dark = Тёмная
    .light = Светлая
    .system = Как в системе
web-table-language = Язык
web-table-motion = Анимация
    .full = Полная
    .short = Короткая
    .none = Нет
web-table-sound = Звук
web-table-text = Размер текста
web-table-confirm = Подтверждать выбор
    .text = Выбор отправляется вторым нажатием, а если выключено — первым.
web-table-hints = Подсказки
    .text = Кнопка, которая показывает, что сделал бы сильный бот.
web-table-notify = Уведомления
    .text = Если вы на другой вкладке, браузер сообщит, что настал ваш ход.
web-table-notify-denied = Браузер не разрешает уведомления от этой страницы: измените это в его настройках.
web-table-this = Этот стол
web-table-stand-in = Пусть за меня играет бот
web-table-leave = Освободить моё место
    .sure = Освободить навсегда?
web-table-keep = Остаться

## Люди за столом, для хозяина

web-people = Участники
    .text = Заглушённые не могут писать в чате. Заблокированные не имеют доступа к столу.
web-people-mute = Заглушить
web-people-remove = Удалить
    .sure = Точно удалить?
web-people-ban = Заблокировать
    .sure = Точно заблокировать?
web-people-lift = Снять
web-people-spectator = Зритель { $n }
web-people-muted = заглушено
web-people-banned = заблокировано
web-people-nobody = Больше здесь никого нет.

## Сага и беседа

web-table-saga = Сага
web-table-chat = Чат
web-table-unread =
    { $n ->
        [one] { $n } новое сообщение
        [few] { $n } новых сообщения
       *[many] { $n } новых сообщений
    }
web-table-saga-none = Ещё ничего не произошло.
web-table-chat-none = Сообщений пока нет.
web-table-cost = ({ n-rage })
web-table-since = После вашего последнего хода
web-table-earlier = Раньше
web-table-say = Напишите что-нибудь…
web-table-send = Отправить
web-table-spectator = зритель
web-table-quick-hello = Привет!
web-table-quick-well = Отлично сыграно
web-table-quick-time = Не торопитесь
web-table-quick-skal = Скол!

## Полосы: связь

web-table-lost = Связь потеряна
    .trying = Пробуем снова. Если ваш последний ход не дошёл, он будет отправлен ещё раз.
web-table-lost-in =
    { $n ->
        [one] Новая попытка через { $n } секунду. Если ваш последний ход не дошёл, он будет отправлен ещё раз.
        [few] Новая попытка через { $n } секунды. Если ваш последний ход не дошёл, он будет отправлен ещё раз.
       *[many] Новая попытка через { $n } секунд. Если ваш последний ход не дошёл, он будет отправлен ещё раз.
    }
web-table-try = Попробовать
web-table-back = Связь восстановлена
    .same = За это время ничего не произошло.
web-table-missed =
    { $n ->
        [one] Без вас произошло { $n } событие.
        [few] Без вас произошло { $n } события.
       *[many] Без вас произошло { $n } событий.
    }
web-table-closing = Сервер перезапускается
    .text = Ваша игра сохранена. Страница скоро восстановится сама.
web-table-shut = У вас больше нет доступа к столу
web-table-seat-back = Снова играть здесь

## Полосы: люди

web-table-watching = Вы смотрите игру
    .text = Карты на руках скрыты до конца.
web-table-take-seat = Занять место { TEXT($seat, kind: "clan", form: "gen") }
web-table-bot-plays = За вас играет бот
    .text = Он будет играть, пока вы не вернётесь за стол.
web-table-take-back = Вернуться за стол
web-table-away = { $name } сейчас не в сети
    .text = Игра ждёт этого решения.
    .host = Игра ждёт этого решения. Можете разрешить боту играть, пока игрок не вернётся.
web-table-let-bot = Пусть играет бот
web-table-dismiss = Понятно

## Полосы: возврат хода

web-table-propose = Попросить отменить ход
web-table-wish = { $name } просит отменить последнее решение
    .yours = Вы просите отменить своё последнее решение
    .text = Игра вернётся к моменту перед этим решением.
web-table-agree = Разрешить
web-table-refuse = Отказать
web-table-deciding = ещё думают: { LIST($who, kind: "clan") }

## Часы

web-table-clock = { TEXT($seat, kind: "clan") }: осталось { $time }
web-table-low = Время на исходе
    .text = На 0:00 за вас выберет бот — только в этот раз.

## Подсказки

web-table-hint = Подсказка
web-table-thinking = Думает…
web-table-advice = Что сделал бы сильный бот
web-table-chance = победа: { TEXT($n) }%
web-table-advice-score = счёт в конце: { TEXT($n) }
web-table-score = Счёт: { TEXT($n) }
web-table-use = Выбрать это

## Несколько человек за одним устройством

web-table-pass = Передайте устройство: { $name }
    .text = Остальным сейчас лучше не смотреть.
    .ready = Готово
