### Проста сторінка в браузері: перелік столів і те, що стоїть довкола столу.
### $clan: назва; $n (число).

## Перелік столів

page-new = Зіграти в «Лють крові»
page-seats = Клани
page-others = Інші гравці
    .bots = боти
    .people = люди за посиланням
    .anybody = хто завгодно
page-level = Сила ботів
page-play = Грати
page-mine = Мої столи
page-open-tables = Відкриті столи
page-none = Поки що немає.
page-sit = Сісти за стіл
page-watch = Дивитися
page-open = Відкрити
page-password = Пароль цього столу:

## Стіл: що з ним

page-status-open = чекає на гравців
page-status-playing = триває гра
page-status-over = гру закінчено
page-status-stuck = гра не може тривати
page-your-turn = ваш хід

## Перед грою

page-links = Надішліть кожному посилання на його місце. Хто має посилання, той там і грає, тож більше нікому його не давайте.
page-copy = Копіювати
page-copied = Скопійовано
page-free = вільно
page-here = тут
page-begin = Почати зараз: вільні місця дістануться ботам

## За столом

page-undo = Скасувати
page-hint = Порада
page-chat = Розмова
page-send = Надіслати
page-watching = Ви дивитеся гру.
page-look = Грати за { TEXT($clan, kind: "clan", form: "acc") }
page-bot-plays = Зараз за вас грає бот.
page-take-back = Повернутися за стіл
page-pass = Спасувати й утратити { n-rage.acc }?
page-rematch = Зіграти ще раз
page-to-rematch = До нової гри
page-line-lost = Зв’язок утрачено. Пробую ще раз…
page-unreachable = Сервер не відповідає. Спробуйте трохи згодом.
