### Арена: боты против ботов. `arena-sec-<name>` — раздел отчёта, `.about` — как его читать.

## В терминале

arena-bot = Бот
arena-seats = Места
arena-wins = Победы %
arena-places = Итог %
arena-glory = Слава
arena-score = Счёт
arena-rating = Рейтинг
arena-time = мс
arena-slowest = до
arena-faults-head = Сбои
arena-about = Победы — доля выигранных мест за столом, с доверительным интервалом 95 %; общая победа делится между победителями. Случайная игра даёт { $chance }. Итог — доля первых, вторых и следующих мест. Рейтинг ± 95 %. Время — на одно решение, в миллисекундах.
arena-rounded = Все рассадки надо сыграть одинаково часто, а их { TEXT($orders) }: партий будет { TEXT($games) }, а не { TEXT($wanted) }.
arena-going-on = Продолжаем: в { $path } уже есть партий — { TEXT($games) } из { TEXT($wanted) }.
arena-stopped = Остановлено: сыграно партий — { TEXT($games) } из { TEXT($wanted) }. Они сохранены; чтобы продолжить, запустите ту же команду. До тех пор некоторые рассадки сыграны чаще других.
arena-written = Все партии, таблицы и отчёт — в { $path }; откройте { $page } в браузере.
arena-faults =
    { $n ->
        [one] { $n } решение принято за бота из-за сбоя.
        [few] { $n } решения приняты за ботов из-за сбоев.
       *[many] { $n } решений принято за ботов из-за сбоев.
    }
arena-fault-kind =
    { $kind ->
        [raised] исключение в программе
        [late] слишком поздно
        [illegal] недопустимый ответ
       *[other] { $kind }
    }
arena-fault = { $bot }: { arena-fault-kind }, раз: { TEXT($times) }. Впервые — { $prompt }: { $detail }

## Что может пойти не так

arena-err-bot = Бот не может играть: { $why }
arena-err-not-empty = В папке { $path } есть другие файлы. Укажите новую или пустую папку.
arena-err-no-plan = { $path } — не план турнира. Укажите другую папку.
arena-err-other-plan = В папке { $path } — другой турнир: там { $what } — { $was }, а не { $wanted }. Укажите другую папку.
arena-err-busy = Папку { $path } уже использует другой запуск. Дождитесь его завершения или укажите другую папку.
arena-err-broken = Строка { TEXT($line) } файла { $path } повреждена. Удалите её, и эта партия будет сыграна снова.

## Отчёт

arena-intro =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } в игру «{ TEXT($game, kind: "game") }», кланов за столом: { TEXT($seats) }. За один круг каждую рассадку играют по разу, всего { TEXT($orders) }, каждый раз с теми же колодами, чтобы уравнять влияние везения.
arena-plain-intro =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } в игру «{ TEXT($game, kind: "game") }», игроков за столом: { TEXT($seats) }. За один круг каждую рассадку играют по разу, всего { TEXT($orders) }, каждый раз с теми же колодами, чтобы уравнять влияние везения.
arena-not-all = Сыграны ещё не все партии: { TEXT($games) } из { TEXT($wanted) }. Некоторые рассадки сыграны чаще других.
arena-sec-rating = Рейтинги
    .about = Сила каждого бота с доверительным интервалом 95 %. Рейтинг начинается с 25; модель Плакетта — Льюса.
arena-sec-wins = Победы
    .about = Доля выигранных ботом мест за столом, с доверительным интервалом 95 %. Общая победа делится между победителями. Пунктир — уровень случайной игры.
arena-sec-places = Итоговые места
    .about = Как часто бот был первым, вторым и так далее. ⌀ — среднее место.
arena-sec-by-age = Слава по эпохам
    .about = В среднем за партию. Итоговый подсчёт — отдельно.
arena-sec-by-source = Слава по источникам
    .about = В среднем за партию.
arena-sec-clans = Победы по кланам
    .about = Кланы указаны в порядке мест за столом, по часовой стрелке. Все боты вместе: каждый играл за каждый клан одинаково часто, так что разница только в месте за столом.
arena-plain-sec-seats = Победы по местам
    .about = Места по часовой стрелке. Все боты вместе: каждый играет на каждом месте одинаково часто, так что разница только в месте.
arena-sec-turns = Победы по порядку хода
    .about = Считая от клана, который ходит первым в первую эпоху.
arena-sec-times = Время на решение
    .about = Среднее время и самое долгое решение, в миллисекундах. Ответы без выбора не учтены.
arena-sec-fault-list = Сбои
    .about = Решения, которые бот не смог принять; вместо него сделан осторожный случайный выбор.
arena-sec-cards = Карты
    .about = Как часто побеждали те, кто взял карту в драфте, с доверительным интервалом 95 %; пунктир — уровень случайной игры. Под названием — сколько раз карту берут за партию.
arena-place = место { TEXT($place) }
arena-turn = ход { TEXT($turn) }
arena-ms = мс
arena-drafted = { $times } за партию
arena-age-1 = эпоха I
arena-age-2 = эпоха II
arena-age-3 = эпоха III
arena-age-end = итоговый подсчёт
arena-group-ragnarok = Рагнарёк и Вальхалла
arena-group-quest = задания
arena-group-card = карты и кражи
arena-group-battle = выигранные битвы
arena-group-pillage = награды за грабёж
arena-group-end = итоговый подсчёт
arena-more-sources = Подробно по источникам
arena-more-bots-by-clan = Боты по кланам
arena-more-by-prompt = По видам решений, в миллисекундах
arena-made = Как составлен отчёт
arena-made-command = Команда
arena-made-seed = Зерно
arena-made-rules = Правила
arena-made-version = Версия

## Runewars

arena-rw-intro =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } в игру «{ TEXT($game, kind: "game") }», фракций за столом: { TEXT($seats) }. За один круг каждую рассадку играют по разу, всего { TEXT($orders) }, каждый раз с теми же колодами, чтобы уравнять влияние везения.
arena-rw-runes = Драконьи руны
arena-rw-by-source = Полученные драконьи руны по источникам
arena-rw-at-the-end = В конце игры
arena-rw-cards = Тактические карты
arena-rw-played = Сыграно
arena-rw-win-rate = Победы с ней
arena-rw-times-played = { $times } за партию
arena-rw-games = Партии
arena-rw-won = Победы
arena-rw-turns = Победы по месту от первого игрока
arena-rw-sec-by-year = Драконьи руны по годам
    .about = Полученные в среднем за партию; число — сколько их было в конце.
arena-rw-sec-by-source = Драконьи руны по источникам
    .about = Полученные в среднем за партию; число — сколько их было в конце.
arena-rw-sec-factions = Победы по фракциям
    .about = Фракции указаны в порядке мест за столом, по часовой стрелке. Все боты вместе: каждый играл за каждую фракцию одинаково часто.
arena-rw-sec-turns = Победы по месту
    .about = Считая по часовой стрелке от первого игрока.
arena-rw-sec-cards = Тактические карты
    .about = Как часто побеждали те, кто сыграл карту, с доверительным интервалом 95 %; пунктир — уровень случайной игры. Под названием — сколько раз карту играют за партию.
arena-rw-more-bots-by-faction = Боты по фракциям
arena-rw-source-objective = Цели
arena-rw-source-title = Титулы
arena-rw-source-reward = Награды
arena-rw-source-season = Карты сезонов
arena-rw-source-card = Другие карты
arena-rw-source-placed = Размещённые картами
arena-rw-year-1 = год 1
arena-rw-year-2 = год 2
arena-rw-year-3 = год 3
arena-rw-year-4 = год 4
arena-rw-year-5 = год 5
arena-rw-year-6 = год 6
arena-rw-year-7 = год 7
arena-rw-year-last = годы 6 и 7
arena-rw-season-spring = весна
arena-rw-season-summer = лето
arena-rw-season-fall = осень
arena-rw-season-winter = зима
arena-rw-orders = Приказы по сезонам
    .about = Доля всех приказов этого сезона.
arena-rw-deeds = Действия фракций
    .about = В среднем за партию. Битва засчитывается обеим сторонам.
arena-rw-deed-battles = Битвы
arena-rw-deed-battles-won = Выигранные битвы
arena-rw-deed-objectives = Достигнутые цели
arena-rw-deed-quests = Выполненные квесты
arena-rw-deed-tactics = Сыгранные тактические карты
arena-rw-deed-titles = Полученные титулы
arena-rw-deed-victory-placed = Выложенные карты победы
arena-rw-deed-victory-failed = Неудавшиеся карты победы
arena-rw-deed-eliminated = Выбыли из игры
arena-rw-held = Драконьи руны в конце
    .about = Как часто столько рун было у победителя и как часто у остальных.
arena-rw-held-winner = победитель
arena-rw-held-others = остальные
arena-rw-years = Когда заканчиваются партии
    .about = Доля всех партий.
arena-rw-ends = Как заканчиваются партии
    .about = Карта победы, продержавшаяся год, конец седьмого года или единственная оставшаяся фракция.
arena-rw-end-victory = Карта победы
arena-rw-end-last-year = Конец седьмого года
arena-rw-end-elimination = Осталась одна
