### Арената: ботове срещу ботове. `arena-sec-<name>` е раздел от отчета, `.about` – как да се чете.

## В терминала

arena-bot = Бот
arena-seats = Места
arena-wins = Победи %
arena-places = Класиране %
arena-glory = Слава
arena-score = Резултат
arena-rating = Рейтинг
arena-time = мс
arena-slowest = до
arena-faults-head = Грешки
arena-about = Победи: делът на спечелените места на масата, с доверителен интервал 95 %; споделената победа се дели. При случайна игра делът е { $chance }. Класиране: делът на първите, вторите и следващите места. Рейтинг ± 95 %. Времето е за едно решение, в милисекунди.
arena-rounded = Всички подредби на масата трябва да се изиграят еднакво често, а те са { TEXT($orders) }: ще има { TEXT($games) } игри вместо { TEXT($wanted) }.
arena-going-on = Продължаваме: { TEXT($games) } от { TEXT($wanted) } игри вече са в { $path }.
arena-stopped = Спряно: { TEXT($games) } от { TEXT($wanted) } игри. Те са запазени; за да продължите, пуснете същата команда отново. Дотогава някои подредби са изиграни по-често от други.
arena-written = Всички игри, таблици и отчетът са в { $path }; отворете { $page } в браузър.
arena-faults =
    { $n ->
        [one] { $n } решение е взето вместо бот поради грешка.
       *[other] { $n } решения са взети вместо ботове поради грешки.
    }
arena-fault-kind =
    { $kind ->
        [raised] изключение в програмата
        [late] твърде късно
        [illegal] непозволен отговор
       *[other] { $kind }
    }
arena-fault = { $bot }: { arena-fault-kind }, пъти: { TEXT($times) }. За първи път – { $prompt }: { $detail }

## Какво може да се обърка

arena-err-bot = Един бот не може да играе: { $why }
arena-err-not-empty = В папката { $path } има други файлове. Посочете нова или празна папка.
arena-err-no-plan = { $path } не е план на турнир. Посочете друга папка.
arena-err-other-plan = В папката { $path } има друг турнир: там { $what } е { $was }, а не { $wanted }. Посочете друга папка.
arena-err-busy = Папката { $path } вече се използва от друго изпълнение. Изчакайте края му или посочете друга папка.
arena-err-broken = Ред { TEXT($line) } от { $path } е повреден. Изтрийте го и играта му ще се изиграе отново.

## Отчетът

arena-intro =
    { $games ->
        [one] { $games } игра
       *[other] { $games } игри
    } на „{ TEXT($game, kind: "game") }“, кланове на масата: { TEXT($seats) }. В един кръг всяка подредба се играе по веднъж, общо { TEXT($orders) }, все с едни и същи тестета, за да се изравни късметът.
arena-plain-intro =
    { $games ->
        [one] { $games } игра
       *[other] { $games } игри
    } на „{ TEXT($game, kind: "game") }“, играчи на масата: { TEXT($seats) }. В един кръг всяка подредба се играе по веднъж, общо { TEXT($orders) }, все с едни и същи тестета, за да се изравни късметът.
arena-not-all = Още не са изиграни всички игри: { TEXT($games) } от { TEXT($wanted) }. Някои подредби са изиграни по-често от други.
arena-sec-rating = Рейтинги
    .about = Силата на всеки бот с доверителен интервал 95 %. Рейтингът започва от 25; моделът е на Плакет и Лус.
arena-sec-wins = Победи
    .about = Делът на спечелените от бота места на масата, с доверителен интервал 95 %. Споделената победа се дели. Пунктирът е нивото на случайна игра.
arena-sec-places = Класиране
    .about = Колко често ботът е първи, втори и така нататък. ⌀ е средното място.
arena-sec-by-age = Слава по епохи
    .about = Средно за една игра. Крайното точкуване е отделно.
arena-sec-by-source = Слава по източници
    .about = Средно за една игра.
arena-sec-clans = Победи по кланове
    .about = Клановете са по реда на местата, по часовниковата стрелка. Всички ботове заедно: всеки играе с всеки клан еднакво често, така че разликата идва само от мястото.
arena-plain-sec-seats = Победи по места
    .about = Местата са по посока на часовниковата стрелка. Всички ботове заедно: всеки играе на всяко място еднакво често, така че разликата е само в мястото.
arena-sec-turns = Победи по ред на игра
    .about = Брои се от клана, който е пръв през първата епоха.
arena-sec-times = Време за решение
    .about = Средното време и най-бавното решение, в милисекунди. Отговорите без избор не се броят.
arena-sec-fault-list = Грешки
    .about = Решения, които бот не успя да вземе; вместо него е направен предпазлив случаен избор.
arena-sec-cards = Карти
    .about = Колко често печелят тези, които са взели картата в драфта, с доверителен интервал 95 %; пунктирът е нивото на случайна игра. Под името: по колко пъти се взема картата в една игра.
arena-place = място { TEXT($place) }
arena-turn = ред { TEXT($turn) }
arena-ms = мс
arena-drafted = { $times } на игра
arena-age-1 = епоха I
arena-age-2 = епоха II
arena-age-3 = епоха III
arena-age-end = крайно точкуване
arena-group-ragnarok = Рагнарок и Валхала
arena-group-quest = поръчения
arena-group-card = карти и кражби
arena-group-battle = спечелени битки
arena-group-pillage = плячка
arena-group-end = крайно точкуване
arena-more-sources = Подробно по източници
arena-more-bots-by-clan = Ботове по кланове
arena-more-by-prompt = По видове решения, в милисекунди
arena-made = Как е съставен отчетът
arena-made-command = Команда
arena-made-seed = Начално число
arena-made-rules = Правила
arena-made-version = Версия

## Runewars

arena-rw-intro =
    { $games ->
        [one] { $games } игра
       *[other] { $games } игри
    } на „{ TEXT($game, kind: "game") }“, фракции на масата: { TEXT($seats) }. В един кръг всяка подредба се играе по веднъж, общо { TEXT($orders) }, все с едни и същи тестета, за да се изравни късметът.
arena-rw-runes = Драконови руни
arena-rw-by-source = Получени драконови руни по източници
arena-rw-at-the-end = В края на играта
arena-rw-cards = Тактически карти
arena-rw-played = Изиграни
arena-rw-win-rate = Победи с нея
arena-rw-times-played = { $times } на игра
arena-rw-games = Игри
arena-rw-won = Победи
arena-rw-turns = Победи по място от първия играч
arena-rw-sec-by-year = Драконови руни по години
    .about = Получени средно за една игра; числото е колко са били в края.
arena-rw-sec-by-source = Драконови руни по източници
    .about = Получени средно за една игра; числото е колко са били в края.
arena-rw-sec-factions = Победи по фракции
    .about = Фракциите са по реда на местата, по часовниковата стрелка. Всички ботове заедно: всеки играе с всяка фракция еднакво често.
arena-rw-sec-turns = Победи по място
    .about = Брои се по часовниковата стрелка от първия играч.
arena-rw-sec-cards = Тактически карти
    .about = Колко често печелят тези, които са изиграли картата, с доверителен интервал 95 %; пунктирът е нивото на случайна игра. Под името: по колко пъти се играе картата в една игра.
arena-rw-more-bots-by-faction = Ботове по фракции
arena-rw-source-objective = Цели
arena-rw-source-title = Титли
arena-rw-source-reward = Награди
arena-rw-source-season = Карти сезон
arena-rw-source-card = Други карти
arena-rw-source-placed = Поставени от карти
arena-rw-year-1 = година 1
arena-rw-year-2 = година 2
arena-rw-year-3 = година 3
arena-rw-year-4 = година 4
arena-rw-year-5 = година 5
arena-rw-year-6 = година 6
arena-rw-year-7 = година 7
arena-rw-year-last = години 6 и 7
arena-rw-season-spring = пролет
arena-rw-season-summer = лято
arena-rw-season-fall = есен
arena-rw-season-winter = зима
arena-rw-orders = Заповеди по сезони
    .about = Делът от всички заповеди през този сезон.
arena-rw-deeds = Действия на фракциите
    .about = Средно за една игра. Битката се брои и за двете страни.
arena-rw-deed-battles = Битки
arena-rw-deed-battles-won = Спечелени битки
arena-rw-deed-objectives = Постигнати цели
arena-rw-deed-quests = Изпълнени куестове
arena-rw-deed-tactics = Изиграни тактически карти
arena-rw-deed-titles = Взети титли
arena-rw-deed-victory-placed = Поставени карти победа
arena-rw-deed-victory-failed = Неуспели карти победа
arena-rw-deed-eliminated = Отпаднали
arena-rw-held = Драконови руни в края
    .about = Колко често победителят и колко често останалите са имали толкова.
arena-rw-held-winner = победител
arena-rw-held-others = останалите
arena-rw-years = Кога свършват игрите
    .about = Делът от всички игри.
arena-rw-ends = Как свършват игрите
    .about = Карта победа, издържала година, краят на седмата година или само една останала фракция.
arena-rw-end-victory = Карта победа
arena-rw-end-last-year = Край на седмата година
arena-rw-end-elimination = Остана само една
