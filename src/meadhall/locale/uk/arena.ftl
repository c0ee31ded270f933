### Арена: боти проти ботів. `arena-sec-<name>` — розділ звіту, `.about` — як його читати.

## У терміналі

arena-bot = Бот
arena-seats = Місця
arena-wins = Перемоги %
arena-places = Підсумок %
arena-glory = Слава
arena-score = Рахунок
arena-rating = Рейтинг
arena-time = мс
arena-slowest = до
arena-faults-head = Збої
arena-about = Перемоги — частка виграних місць за столом, з довірчим інтервалом 95 %; спільну перемогу ділять між переможцями. Випадкова гра дає { $chance }. Підсумок — частка перших, других і наступних місць. Рейтинг ± 95 %. Час — на одне рішення, у мілісекундах.
arena-rounded = Кожну розсадку треба зіграти однаково часто, а їх { TEXT($orders) }: партій буде { TEXT($games) }, а не { TEXT($wanted) }.
arena-going-on = Продовжуємо: у { $path } уже є партій — { TEXT($games) } із { TEXT($wanted) }.
arena-stopped = Зупинено: зіграно партій — { TEXT($games) } із { TEXT($wanted) }. Вони збережені; щоб продовжити, запустіть ту саму команду. Доти деякі розсадки зіграно частіше за інші.
arena-written = Усі партії, таблиці та звіт — у { $path }; відкрийте { $page } у браузері.
arena-faults =
    { $n ->
        [one] { $n } рішення ухвалено замість бота через збій.
        [few] { $n } рішення ухвалено замість ботів через збої.
       *[other] { $n } рішень ухвалено замість ботів через збої.
    }
arena-fault-kind =
    { $kind ->
        [raised] виняток у програмі
        [late] запізно
        [illegal] недозволена відповідь
       *[other] { $kind }
    }
arena-fault = { $bot }: { arena-fault-kind }, разів: { TEXT($times) }. Уперше — { $prompt }: { $detail }

## Що може піти не так

arena-err-bot = Бот не може грати: { $why }
arena-err-not-empty = У теці { $path } є інші файли. Укажіть нову або порожню теку.
arena-err-no-plan = { $path } — це не план турніру. Укажіть іншу теку.
arena-err-other-plan = У теці { $path } — інший турнір: там { $what } — { $was }, а не { $wanted }. Укажіть іншу теку.
arena-err-busy = Теку { $path } уже використовує інший запуск. Дочекайтеся його завершення або вкажіть іншу теку.
arena-err-broken = Рядок { TEXT($line) } файлу { $path } пошкоджено. Видаліть його, і цю партію буде зіграно знову.

## Звіт

arena-intro =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    } у гру «{ TEXT($game, kind: "game") }», кланів за столом: { TEXT($seats) }. За одне коло кожну розсадку грають по разу, усього { TEXT($orders) }, щоразу з тими самими колодами, щоб зрівняти вплив удачі.
arena-plain-intro =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    } у гру «{ TEXT($game, kind: "game") }», гравців за столом: { TEXT($seats) }. За одне коло кожну розсадку грають по разу, усього { TEXT($orders) }, щоразу з тими самими колодами, щоб зрівняти вплив удачі.
arena-not-all = Зіграно ще не всі партії: { TEXT($games) } із { TEXT($wanted) }. Деякі розсадки зіграно частіше за інші.
arena-sec-rating = Рейтинги
    .about = Сила кожного бота з довірчим інтервалом 95 %. Рейтинг починається з 25; модель Плакетта — Люса.
arena-sec-wins = Перемоги
    .about = Частка виграних ботом місць за столом, з довірчим інтервалом 95 %. Спільну перемогу ділять між переможцями. Пунктир — рівень випадкової гри.
arena-sec-places = Підсумкові місця
    .about = Як часто бот був першим, другим і так далі. ⌀ — середнє місце.
arena-sec-by-age = Слава за епохами
    .about = У середньому за партію. Підсумок гри — окремо.
arena-sec-by-source = Слава за джерелами
    .about = У середньому за партію.
arena-sec-clans = Перемоги за кланами
    .about = Клани подано в порядку місць за столом, за годинниковою стрілкою. Усі боти разом: кожен грав за кожен клан однаково часто, тож різниця лише в місці за столом.
arena-plain-sec-seats = Перемоги за місцями
    .about = Місця за годинниковою стрілкою. Усі боти разом: кожен грає на кожному місці однаково часто, тож різниця лише в місці.
arena-sec-turns = Перемоги за порядком ходу
    .about = Рахуючи від клану, що ходить першим у першій епосі.
arena-sec-times = Час на рішення
    .about = Середній час і найдовше рішення, у мілісекундах. Відповіді без вибору не враховано.
arena-sec-fault-list = Збої
    .about = Рішення, яких бот не зміг ухвалити; натомість зроблено обачний випадковий вибір.
arena-sec-cards = Карти
    .about = Як часто перемагали ті, хто відібрав карту, з довірчим інтервалом 95 %; пунктир — рівень випадкової гри. Під назвою — скільки разів карту відбирають за партію.
arena-place = місце { TEXT($place) }
arena-turn = хід { TEXT($turn) }
arena-ms = мс
arena-drafted = { $times } за партію
arena-age-1 = епоха I
arena-age-2 = епоха II
arena-age-3 = епоха III
arena-age-end = підсумок гри
arena-group-ragnarok = Рагнарок і Вальгалла
arena-group-quest = накази богів
arena-group-card = карти й крадіжки
arena-group-battle = виграні битви
arena-group-pillage = нагороди за грабіж
arena-group-end = підсумок гри
arena-more-sources = Докладно за джерелами
arena-more-bots-by-clan = Боти за кланами
arena-more-by-prompt = За видами рішень, у мілісекундах
arena-made = Як складено звіт
arena-made-command = Команда
arena-made-seed = Зерно
arena-made-rules = Правила
arena-made-version = Версія

## Runewars

arena-rw-intro =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    } у гру «{ TEXT($game, kind: "game") }», фракцій за столом: { TEXT($seats) }. За одне коло кожну розсадку грають по разу, усього { TEXT($orders) }, щоразу з тими самими колодами, щоб зрівняти вплив удачі.
arena-rw-runes = Драконячі руни
arena-rw-by-source = Отримані драконячі руни за джерелами
arena-rw-at-the-end = Наприкінці гри
arena-rw-cards = Тактичні карти
arena-rw-played = Зіграно
arena-rw-win-rate = Перемоги з нею
arena-rw-times-played = { $times } за партію
arena-rw-games = Партії
arena-rw-won = Перемоги
arena-rw-turns = Перемоги за місцем від першого гравця
arena-rw-sec-by-year = Драконячі руни за роками
    .about = Отримані в середньому за партію; число — скільки їх було наприкінці.
arena-rw-sec-by-source = Драконячі руни за джерелами
    .about = Отримані в середньому за партію; число — скільки їх було наприкінці.
arena-rw-sec-factions = Перемоги за фракціями
    .about = Фракції подано в порядку місць за столом, за годинниковою стрілкою. Усі боти разом: кожен грав за кожну фракцію однаково часто.
arena-rw-sec-turns = Перемоги за місцем
    .about = Рахуючи за годинниковою стрілкою від першого гравця.
arena-rw-sec-cards = Тактичні карти
    .about = Як часто перемагали ті, хто зіграв карту, з довірчим інтервалом 95 %; пунктир — рівень випадкової гри. Під назвою — скільки разів карту грають за партію.
arena-rw-more-bots-by-faction = Боти за фракціями
arena-rw-source-objective = Цілі
arena-rw-source-title = Титули
arena-rw-source-reward = Нагороди
arena-rw-source-season = Карти сезонів
arena-rw-source-card = Інші карти
arena-rw-source-placed = Розміщені картами
arena-rw-year-1 = рік 1
arena-rw-year-2 = рік 2
arena-rw-year-3 = рік 3
arena-rw-year-4 = рік 4
arena-rw-year-5 = рік 5
arena-rw-year-6 = рік 6
arena-rw-year-7 = рік 7
arena-rw-year-last = роки 6 і 7
arena-rw-season-spring = весна
arena-rw-season-summer = літо
arena-rw-season-fall = осінь
arena-rw-season-winter = зима
arena-rw-orders = Накази за сезонами
    .about = Частка всіх наказів цього сезону.
arena-rw-deeds = Дії фракцій
    .about = У середньому за партію. Битву зараховано обом сторонам.
arena-rw-deed-battles = Битви
arena-rw-deed-battles-won = Виграні битви
arena-rw-deed-objectives = Досягнуті цілі
arena-rw-deed-quests = Виконані квести
arena-rw-deed-tactics = Зіграні тактичні карти
arena-rw-deed-titles = Здобуті титули
arena-rw-deed-victory-placed = Викладені карти перемоги
arena-rw-deed-victory-failed = Невдалі карти перемоги
arena-rw-deed-eliminated = Вибули з гри
arena-rw-held = Драконячі руни наприкінці
    .about = Як часто стільки рун мав переможець і як часто інші.
arena-rw-held-winner = переможець
arena-rw-held-others = інші
arena-rw-years = Коли закінчуються партії
    .about = Частка всіх партій.
arena-rw-ends = Як закінчуються партії
    .about = Карта перемоги, що протрималася рік, кінець сьомого року або лише одна фракція на полі.
arena-rw-end-victory = Карта перемоги
arena-rw-end-last-year = Кінець сьомого року
arena-rw-end-elimination = Лишилася одна
