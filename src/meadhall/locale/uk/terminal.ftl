### Слова столу в терміналі, симуляцій і повторів.
### $age, $phase, $where, $clan, $bot, $language: назви; $path, $why, $word, $seed: тексти як є;
### $n, $line, $moves, $games, $seats (числа).

## За столом

ui-title = Лють крові
ui-your-turn = Ваш хід
ui-waiting = Вирішують інші…
ui-choose = Число або: h підказка, ? довідка, u назад, l журнал, c карти, b поле, q вихід
ui-help =
    Число вибирає зі списку. Інші клавіші:
    h  підказка: найкращі варіанти, що вони дадуть і чому
    ?  довідка: цей список і що кажуть правила
    ?? чого немає у списку й чому; після одного ? можна відразу написати, чого саме
    u  скасувати останній вибір, доки ніхто не дізнався нічого нового
    l  журнал: усе, що відбулося
    c  карти: що роблять ваші карти й усі поліпшення
    b  ще раз показати поле й клани
    s  зберегти (гра зберігається й після кожного вибору)
    q  вийти; продовжити пізніше: { $command }
ui-bad-choice = Такого варіанта немає. Введіть число зі списку або ?, щоб побачити довідку.
ui-bad-answer = Такого варіанта немає. Введіть число зі списку чи початок назви або натисніть Enter.
ui-undone = Скасовано.
ui-nothing-yet = Скасовувати ще нічого.
ui-graces-bar = («Милість Фріґґи» збільшує іншу характеристику, ніж нагорода за грабіж: не { TEXT($stat, kind: "stat", form: "acc") }.)
ui-legend =
    Можна писати й цілі речення: { $example }
    На екрані:
    3/4  у стовпці «Селища»: вільні з усіх селищ; у стовпці «Шоломи»: фігурки на полі з дозволених
    (2)  у дужках після характеристики клану: її поділка на планшеті клану
    ✝2   провінцію знищить Рагнарок другої епохи
    ≈    у фіорді: додає силу в обох прилеглих провінціях
    ★    перший гравець; ✓ і ✗ біля наказу богів: наразі виконано чи ні
    Сторінки біля правил — це сторінки книги правил, однакові в усіх виданнях.
ui-nothing-to-undo = Скасовувати нічого: хтось уже дізнався щось нове або ухвалив рішення.
ui-saved = Збережено: { $path }
ui-resumed = Гра продовжується з того місця, де її перервали.
ui-quit-saved = Вашу гру збережено: { $path }
ui-go-on = Продовжити можна так:
ui-ask-pass = Спасувати й утратити { n-rage.acc }? так/ні
ui-decline =
    { $span ->
        [turn] Спасувати й більше не питати цього ходу: { $what }
       *[season] Спасувати й більше не питати цього сезону: { $what }
    }
ui-declined =
    { $span ->
        [turn] Цього ходу вас про це більше не питатимуть. Щоб питали знову, напишіть: питай знову
       *[season] Цього сезону вас про це більше не питатимуть. Щоб питали знову, напишіть: питай знову
    }
ui-asked-again = Вас знову питатимуть про все.
ui-nothing-declined = Вас і так питають про все.
ui-words-ask-again = питай знову, питати знову
ui-words-not-turn = не цього ходу
ui-words-not-season = не цього сезону
ui-you = ви
ui-yes = так
ui-no = ні

## Боти й поради

ui-thinks = { TEXT($clan, kind: "clan") } думає…
ui-fault =
    { $cause ->
        [late] Бот { TEXT($seat, kind: "clan", form: "gen") } думає надто довго: за нього зроблено безпечний вибір.
        [illegal] Бот { TEXT($seat, kind: "clan", form: "gen") } порушує правила: за нього зроблено безпечний вибір.
       *[raised] Бот { TEXT($seat, kind: "clan", form: "gen") } дав збій ({ $source }): за нього зроблено безпечний вибір.
    }
ui-hint-thinks = Шукаю підказку…
ui-hint-title = Найкращі варіанти й чим тоді може закінчитися гра:
ui-hint-prospects = перемога — { $percent }%, слави — близько { $n }
ui-hint-none = Для цього вибору підказки немає.

## Чому не можна

ui-why-ask = Що ви хотіли зробити? Напишіть реченням, наприклад: { $example }
ui-why-number = Вибір { $choice } дозволено: { $label }.
ui-why-unfinished = Речення не закінчене: «{ $known }» — що саме?
ui-why-following = Далі можна
ui-quoted = «{ $line }»
ui-why-unfit = Після «{ $known }» слово «{ $word }» не підходить.
ui-why-fine = Зараз це можна зробити: цей варіант є у списку.
ui-why-no = Зараз цього зробити не можна.

## Слова, які можна писати в реченні замість слів нотації, за дієсловами; через кому

ui-words = Слова
    .pass = пас, пасувати, спасувати
    .decline = ні, відмовитися
    .done = готово, досить, більше ніхто
    .free = у вільну комірку, вільна комірка
    .retreat = відступити, тікати
    .sacrifice = жертва, принести в жертву
    .nothing = нічого, не залишати нічого
    .treat = вважати
    .raise = збільшити, підвищити
    .invade = набіг, здійснити набіг
    .recall = набіг з вальгалли, повернути з вальгалли
    .march = похід, вирушити в похід
    .pillage = грабувати, пограбувати, грабіж
    .challenge = виклик, грабувати ще раз
    .bring = розмістити
    .join = увести в битву, приєднатися, приєднати
    .spare = зберегти
    .protect = урятувати, врятувати
    .keep = залишити
    .upgrade = поліпшення, поліпшити, викласти поліпшення
    .replace = замість, замість карти, замінити
    .quest = наказ, наказ богів, викласти наказ, викласти наказ богів
    .reveal = зіграти, розкрити
    .add = додати
    .take = повернути, забрати
    .fillers = з із зі до в у на і й та за карту

## Заголовки

ui-log-title = Що відбулося
ui-log-empty = Ще нічого не відбулося.
ui-board-title = Ігрове поле
ui-clans-title = Клани
ui-hand-title = Ваша рука
ui-hand-empty = У вас на руці немає карт.
ui-quests-title = Ваші накази богів
ui-pack-title = Карти на вибір
ui-battle-title = Битва
ui-choices-title = Ви можете
ui-discard-title = Скинуті карти
ui-age-phase = Епоха { TEXT($age) } · { TEXT($phase, kind: "phase") }

## Поле й клани

ui-region = Регіон
ui-province = Провінція
ui-fjord = Фіорд
ui-villages = Селища
ui-token = Нагорода
ui-figures = Фігурки й сила
ui-strength = Сила
ui-destroyed = знищено
ui-doomed = загине { TEXT($age, kind: "age", form: "in") }
ui-pillaged = пограбовано
ui-glory = Слава
ui-rage = Наявна лють
ui-horns-used = Фігурки на полі
ui-upgrades = Поліпшення
ui-cards-in-hand = Рука
ui-quests-committed = Накази
ui-reserve = Резерв
ui-valhalla = Вальгалла
ui-passed = пас
ui-first-player = перший гравець
ui-pillager = почав грабіж
ui-villages-free = вільні селища
ui-no-strength = Накази богів і поліпшення дають у битві 0 («Володіння Тіра» й «Гнів Тіра»: наказ дає 3 або 5).
ui-battle-sum =
    { $wins ->
        [yes] { TEXT($seat, kind: "clan") }: { ui-sum }, перемога.
       *[no] { TEXT($seat, kind: "clan") }: { ui-sum }.
    }
ui-sum =
    { TEXT($cards) ->
        [none] { TEXT($n) } + { TEXT($more) } = { TEXT($total) }
       *[other] { TEXT($n) } + { TEXT($more) } ({ $cards }) = { TEXT($total) }
    }
ui-rage-stolen = { TEXT($seat, kind: "clan") } краде { n-rage.acc } у { TEXT($other, kind: "clan", form: "gen") } («Хитрощі Локі»).
ui-rage-by-card = { TEXT($seat, kind: "clan") } здобуває { n-rage.acc } («{ TEXT($card, kind: "card") }»).
ui-pause = Натисніть Enter, щоб продовжити.
ui-cost = ({ n-rage })
ui-text-cancelled = властивість скасовано

## Накази богів на цю мить

ui-quest-yes =
    { TEXT($where) ->
        [none] Наразі виконано.
       *[other] Наразі виконано ({ LIST($where, kind: "place") }).
    }
ui-quest-no = Наразі не виконано.

## Кінець

ui-final-title = Підсумок гри
ui-final-place = Місце
ui-final-source = Звідки слава
ui-final-total = Разом
ui-winner = Переможець
ui-winners = Переможці, які поділили перемогу

## Перед грою

ui-ask-seats = Скільки кланів грає: 2, 3 чи 4?
ui-ask-clan = Який клан ваш?
ui-ask-bots = Наскільки сильними мають бути суперники?
ui-ask-seed = Зерно генератора (число; порожнє — випадкове)
ui-ask-language = Мова
ui-ask-name = Ваше ім’я
ui-seed = Зерно
ui-pack-house = Вміст: вбудований набір, здебільшого власна розробка цієї програми, а не карти з коробки ({ $page }).
ui-pack-own = Вміст: набір «{ $name }» у теці { $path }.
ui-pack-unchanged = Вміст: набір «{ $name }» у теці { $path }, поки що такий самий, як вбудований ({ $page }).
ui-ask-resume = У вас є незавершена гра.
ui-go-on-with = продовжити її ({ TEXT($clan, kind: "clan") }, { TEXT($age, kind: "age") }, { TEXT($phase, kind: "phase") })
ui-new-game = нова гра
ui-ask-first-game = Це ваша перша партія?

## Помилки

err-save-taken = Файл { $path } уже не порожній, і нова гра його не перезапише. Укажіть інший файл.
err-no-save = Немає збереженої гри, яку можна було б продовжити.
err-bad-bot = У грі { $path } є бот, якого не вдається запустити: { $bot }
err-other-bot = Виправте це або укажіть іншого бота в рядку, що починається з «{ $line }»: { $known }.
err-bad-save = Збережену гру не вдається відкрити.
err-file-missing = Такого файлу немає: { $path }
err-cannot-write = Не вдається записати { $path }: { $why }
err-cannot-read = Не вдається прочитати { $path }: { $why }
err-not-a-terminal = Щоб відповідати на запитання, потрібен термінал. Без нього задайте все параметрами; їх перелічує --help.
err-bad-seats = Грати можуть два, три або чотири клани, а не: { $word }
err-bad-seed = Зерно має бути цілим числом, не меншим за 0, а не: { $word }
err-unknown-bot = Такого бота немає: { $word }
err-unknown-clan = Такого клану немає: { $word }
err-unknown-language = Цією мовою немає текстів: { $word }
err-unknown-game = Такої гри немає: { $word }
err-worker-lost = Один із процесів аварійно завершився; результати враховують лише завершені до того партії.
err-bots-count =
    { $wanted ->
        [1] Для { $flag } потрібен один вид, бо бот лише один, а задано { $given }.
       *[other] Для { $flag } потрібен один вид для всіх ботів або { $wanted }: по одному на кожного. А задано { $given }.
    }
err-known-options = Налаштування та їхні значення за замовчуванням: { $options }. Що означає кожне, сказано в { $page }.
err-records-not-empty = Тека { $path } не порожня. Для записів потрібна нова або порожня тека.
err-no-screen = Гра «{ $game }» не має екрана для термінала. Запустіть сервер: { $command }
err-no-packs = Набори — це вміст гри «{ rw-ui-title }» ({ $game }), а це інша гра. Приберіть { $flag }.
err-pack-gone = Ця гра використовує набір із теки { $path }, а там його вже немає. Укажіть, де він тепер: { $flag }.
err-pack-broken = Ця гра використовує набір із теки { $path }, а в ньому тепер є помилки:
err-pack-changed = Набір у теці { $path } змінився, відколи почалася ця гра: був { TEXT($was) }, тепер { TEXT($now) }. Відновіть його або вкажіть теку зі старим: { $flag }.
err-pack-other = Ця гра використовує набір { TEXT($was) }, а в теці { $path } лежить { TEXT($now) }.
err-pack-lost = Набір у теці { $path } змінився або зник, поки тривали партії.

## Симуляція

sim-title = Симуляція
sim-progress = Триває гра
sim-games = Партії
sim-games-per-second = партій за секунду
sim-decisions-per-second = рішень за секунду
sim-winners = Переможці за місцями
sim-won = Перемоги
sim-glory = Слава за джерелами
sim-mean = Середнє
sim-lengths = Тривалість партій
sim-decisions = Рішення
sim-answers = Відповіді
sim-shortest = Найкоротша
sim-median = Медіана
sim-longest = Найдовша
sim-cards = Карти
sim-card = Карта
sim-picked = Відібрано
sim-upgraded = Поліпшення
sim-revealed = Зіграно в битві
sim-added = Додано пізніше
sim-committed = Викладено
sim-win-rate = Перемоги власників
sim-shared = Спільні
sim-workers = Процеси
sim-seconds = Секунди
sim-stopped = Зупинено: зіграно партій — { TEXT($games) } із { TEXT($wanted) }.

## Повтор

replay-ok =
    { $moves ->
        [one] Запис правильний: { $moves } хід.
        [few] Запис правильний: { $moves } ходи.
       *[many] Запис правильний: { $moves } ходів.
    }
replay-bad = Помилка в записі, рядок { TEXT($line) }: { $why }
replay-end = Чим усе завершилося
replay-unfinished = Гру ще не завершено.
replay-unsealed = У записі немає рядка «{ $word }», тож перевірено лише ходи, а не підсумок гри.
