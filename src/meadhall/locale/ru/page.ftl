### Простая страница в браузере: список столов и то, что находится вокруг стола.
### $clan: название; $n (число).

## Список столов

page-new = Сыграть в «Кровь и ярость»
page-seats = Кланы
page-others = Остальные игроки
    .bots = боты
    .people = люди по ссылке
    .anybody = кто угодно
page-level = Сила ботов
page-play = Играть
page-mine = Мои столы
page-open-tables = Открытые столы
page-none = Пока нет.
page-sit = Сесть за стол
page-watch = Смотреть
page-open = Открыть
page-password = Пароль этого стола:

## Стол: что с ним

page-status-open = ждёт игроков
page-status-playing = идёт игра
page-status-over = игра окончена
page-status-stuck = игру нельзя продолжить
page-your-turn = ваш ход

## Перед игрой

page-links = Отправьте каждому ссылку на его место. У кого ссылка, тот там и играет, так что больше никому её не давайте.
page-copy = Копировать
page-copied = Скопировано
page-free = свободно
page-here = здесь
page-begin = Начать сейчас: свободные места займут боты

## За столом

page-undo = Отменить
page-hint = Подсказка
page-chat = Чат
page-send = Отправить
page-watching = Вы смотрите игру.
page-look = Играть за { TEXT($clan, kind: "clan", form: "acc") }
page-bot-plays = Сейчас за вас играет бот.
page-take-back = Вернуться за стол
page-pass = Спасовать и потерять { n-rage.acc }?
page-rematch = Сыграть ещё раз
page-to-rematch = К новой игре
page-line-lost = Связь потеряна. Пробую ещё раз…
page-unreachable = Сервер не отвечает. Попробуйте чуть позже.
