### Runewars: назви того, що є на кожному столі, байдуже, який набір, і слова столу в терміналі.
### $seat, $season, $phase, $hero …: назви; $n, $year (числа).

## Гравці: за фракціями, а доки їх не вибрано — за місцями. `.start`, `.mid`: на початку речення
## й усередині нього; усе в називному відмінку однини, щоб пасувало дієслово.

rw-seat-daqan = Дакан
    .start = Дакан
    .mid = Дакан
rw-seat-latari = Латарі
    .start = Латарі
    .mid = Латарі
rw-seat-waiqar = Вайкар
    .start = Вайкар
    .mid = Вайкар
rw-seat-uthuk = Утук
    .start = Утук
    .mid = Утук
rw-seat-seat-1 = Місце 1
    .start = Місце 1
    .mid = місце 1
rw-seat-seat-2 = Місце 2
    .start = Місце 2
    .mid = місце 2
rw-seat-seat-3 = Місце 3
    .start = Місце 3
    .mid = місце 3
rw-seat-seat-4 = Місце 4
    .start = Місце 4
    .mid = місце 4
rw-seat-none = Нейтральні загони
    .start = Нейтральна сторона
    .mid = нейтральна сторона

## Мапа: області рідних королівств (решту називають, як надруковано: 1A), фрагменти, сторони, межі

rw-area-daqan-a = Дакан A
    .short = ДакA
rw-area-daqan-b = Дакан B
    .short = ДакB
rw-area-daqan-c = Дакан C
    .short = ДакC
rw-area-latari-a = Латарі A
    .short = ЛатA
rw-area-latari-b = Латарі B
    .short = ЛатB
rw-area-latari-c = Латарі C
    .short = ЛатC
rw-area-waiqar-a = Вайкар A
    .short = ВайA
rw-area-waiqar-b = Вайкар B
    .short = ВайB
rw-area-waiqar-c = Вайкар C
    .short = ВайC
rw-area-uthuk-a = Утук A
    .short = УтуA
rw-area-uthuk-b = Утук B
    .short = УтуB
rw-area-uthuk-c = Утук C
    .short = УтуC

rw-piece-tile-1 = фрагмент мапи 1
rw-piece-tile-2 = фрагмент мапи 2
rw-piece-tile-3 = фрагмент мапи 3
rw-piece-tile-4 = фрагмент мапи 4
rw-piece-tile-5 = фрагмент мапи 5
rw-piece-tile-6 = фрагмент мапи 6
rw-piece-tile-7 = фрагмент мапи 7
rw-piece-tile-8 = фрагмент мапи 8
rw-piece-tile-9 = фрагмент мапи 9
rw-piece-home-daqan = рідне королівство фракції Дакан
rw-piece-home-latari = рідне королівство фракції Латарі
rw-piece-home-waiqar = рідне королівство фракції Вайкар
rw-piece-home-uthuk = рідне королівство фракції Утук

rw-side-N = північ
rw-side-NE = північний схід
rw-side-SE = південний схід
rw-side-S = південь
rw-side-SW = південний захід
rw-side-NW = північний захід

rw-border-open = відкрито
rw-border-mountain = гори
rw-border-water = вода

## Сезони й фази

rw-season-spring = Весна
    .mid = весна
rw-season-summer = Літо
    .mid = літо
rw-season-fall = Осінь
    .mid = осінь
rw-season-winter = Зима
    .mid = зима

rw-phase-setup = Підготовка
rw-phase-season-card = Карта сезону
rw-phase-orders = Накази
rw-phase-turns = Ходи
rw-phase-quests = Фаза квестів
rw-phase-end = Кінець

## Ресурси, атрибути, класи, доля

rw-resource-food = Їжа
    .short = ї
rw-resource-wood = Деревина
    .short = д
rw-resource-ore = Руда
    .short = р
rw-attribute-strength = сила
rw-attribute-agility = спритність
rw-attribute-wisdom = мудрість
rw-alignment-good = добро
rw-alignment-neutral = нейтральний герой
rw-alignment-evil = зло
rw-shape-triangle = трикутний
rw-shape-circle = круглий
rw-shape-rectangle = прямокутний
rw-shape-hexagon = шестикутний
rw-benefit-influence = вплив
rw-benefit-tactics = тактична карта
rw-benefit-quests = квест
rw-benefit-triangle = трикутний загін
rw-benefit-circle = круглий загін
rw-benefit-rectangle = прямокутний загін
rw-benefit-hexagon = шестикутний загін
rw-destiny-gold = золотий
rw-destiny-silver = срібний
rw-destiny-red = червоний
rw-symbol-damage = шкода
rw-symbol-rout = повалити
rw-symbol-special = здатність
rw-rune-dragon = драконяча руна
rw-rune-false = фальшива руна
rw-rune-face-down = жетон руни
rw-term-stronghold = фортеця
rw-term-effects = карти й здатності
rw-order-none = без наказу

## Коли грають карти

rw-timing-setup = Підготовка.
rw-timing-season-main = Карта сезону.
rw-timing-your-turn = Ваш хід.
rw-timing-your-move = Перед вашим переміщенням.
rw-timing-battle-start = Починається битва.
rw-timing-battle-round-start = Починається раунд битви.
rw-timing-battle-special = Символ здатності.
rw-timing-battle-assist = Ваш герой допомагає.
rw-timing-battle-strength = Перед підрахунком сили.
rw-timing-battle-won-attacker = Ви виграли битву.
rw-timing-fate-drawn = Карти долі взято.
rw-timing-diplomacy-before-draw = Перед узяттям карт для дипломатії.
rw-timing-bid-revealed = Ставки показано.
rw-timing-quest-phase = Починається фаза квестів.
rw-timing-quest-hero-moved = Герой перемістився.
rw-timing-quest-action-end = Дія героя закінчується.
rw-timing-quest-attempt = Спроба виконати квест.
rw-timing-quest-attempt-test = Перед перевіркою за квестом.
rw-timing-quest-completed = Квест виконано.
rw-timing-duel-start = Починається дуель.
rw-timing-duel-special = Символ здатності в дуелі.
rw-timing-duel-damage = Шкода в дуелі.
rw-timing-duel-round-end = Закінчується раунд дуелі.
rw-timing-duel-won = Дуель виграно.
rw-timing-hero-defeated = Героя ось-ось переможуть.
rw-timing-hero-damage = Герой зазнає шкоди.
rw-timing-acquire-power = Здобуття влади.
rw-timing-harvest-supremacy = Перевага наказу «Збір урожаю».
rw-timing-rally-support = Підтримка.
rw-timing-wizards-council-drawn = Взято карту Ради чарівників.
rw-timing-wizards-council-resolved = Карту Ради чарівників виконано.
rw-timing-continuous = Будь-коли.
rw-timing-explore = Відкрито жетон дослідження.
rw-timing-explore-stay = Жетон дослідження лежить горілиць.

## Звідки ефект

rw-source-season = Карта сезону
rw-source-tactics = Тактична карта
rw-source-quest = Квест
rw-source-reward = Нагорода
rw-source-hero = Герой
rw-source-title = Титул
rw-source-token = Жетон дослідження
rw-source-unit = Особлива здатність
rw-source-development = Поліпшення
rw-source-rules = Правила

## За столом

rw-ui-title = Рунні війни
rw-ui-choose = Число або: h підказка, ? довідка, u назад, l журнал, c карти, b поле, q вихід
rw-ui-all = Усі звідси
rw-ui-all-from = Усі з області { $place }
rw-ui-all-come = Усі, хто може прийти
rw-ui-all-to = Усі в область { $place }
rw-ui-all-place = Усі, хто вміститься, в область { $place }
rw-ui-words-all = усі, всі, усіх, всіх, усе, все
rw-ui-ask-activate = В область { $place } ніхто не може прийти. Активувати її без переміщення? так/ні
rw-ui-ask-lose = Це більше, ніж треба: в області { $place } лишилося б { $left }, а може { $most }. Знищити? так/ні
rw-ui-help =
    Число вибирає зі списку. Інші клавіші:
    h  підказка: найкращі варіанти, якщо боти їх знають
    ?  довідка: цей список і що кажуть правила
    ?? чи можна щось зробити? Після одного ? можна відразу написати, що саме
    u  скасувати останній вибір, доки ніхто не дізнався нічого нового
    l  журнал: усе, що відбулося
    c  карти: що роблять ваші карти, герої, титули й загони
    b  мапа й усі області словами
    s  зберегти (гра зберігається й після кожного вибору)
    q  вийти; продовжити пізніше: { $command }
rw-ui-legend =
    Відповідати можна й словами: { $example }
    «усі» означає всіх, хто може піти, а з назвою загону — всі такі загони
    Коли питають про карти, «не цього ходу» чи «не цього сезону» означає: більше не питати
    На мапі, у кожній області:
    1A ■Д      її назва й хто її контролює
    3Пі1Ли     загони: скільки їх і перші літери їхніх назв; малі літери: повалено; +1: ще один тип
    #  #-      фортеця й пошкоджена фортеця; +: із поліпшенням
    C  *Д      місто; жетон активації гравця
    r? rD rF   жетон руни долілиць і що ви про нього знаєте (D — драконяча, F — фальшива); RD, RF: горілиць
    hД         герой цього гравця; (Д): повалено; †: нагороди переможеного героя
    e1 e2+     жетон дослідження; E: такий, що лежить горілиць
    2ї1д1р     на нижньому краю: їжа, деревина й руда, які дає область
    ▲ і ≈      гірські й водні межі
    У таблиці гравців:
    ★  ◄       перший гравець; чий зараз хід
    3 (5)      диск ресурсу й у дужках те, що дасть Збір урожаю
    2 (+1)     тактичні карти й узяті цього сезону: їх ще не можна зіграти
    1–2/3      драконячі руни, наскільки вам відомо, з-поміж жетонів рун у його областях
    2/4/1 ♥3/3 у героя: сила, спритність, мудрість; здоров’я, що лишилося
    На карті долі: ◆ символ долі; ▲●■⬢ що роблять загони такого класу
    Сторінки біля правил — це сторінки книги правил.
rw-ui-heading = Рік { TEXT($year) } · { TEXT($season, kind: "rw-season") } · { TEXT($phase, kind: "rw-phase") }
rw-ui-first = перший гравець
rw-ui-season-card = Карта сезону
rw-ui-you = ви
rw-ui-out = поза грою
rw-ui-faction = Гравець
rw-ui-influence = Вплив
rw-ui-order = Наказ
rw-ui-orders-played = Зіграні
rw-ui-tactics = Тактика
rw-ui-quests = Квести
rw-ui-runes = Руни
rw-ui-areas = Області
rw-ui-titles = Титули
rw-ui-heroes = Герої
rw-ui-victory = Перемога
rw-ui-victory-promised = { $season ->
        [spring] викладено, до весни
        [summer] викладено, до літа
        [fall] викладено, до осені
        [winter] викладено, до зими
       *[other] викладено (сезон: { TEXT($season, kind: "rw-season", form: "mid") })
    }
rw-ui-hand = Ваші тактичні карти
rw-ui-fresh = не раніше наступного сезону
rw-ui-your-quests = Ваші квести
rw-ui-hero-there = там
rw-ui-nowhere = зараз ніде
rw-ui-objective = Ваша ціль
rw-ui-objective-met = зараз досягнуто
rw-ui-objective-open = ще не досягнуто
rw-ui-offered = На вибір
rw-ui-all-units = Загони
rw-ui-health = здоров’я
rw-ui-initiative = ініціатива
rw-ui-fast = швидкий загін
rw-ui-flying = летючий загін
rw-ui-area = Область
rw-ui-control = Хто контролює
rw-ui-what = Що там
rw-ui-yields = Дає
rw-ui-borders = Межі
rw-ui-routed = повалено
rw-ui-stronghold = фортеця
rw-ui-damaged = пошкоджена
rw-ui-city = місто
rw-ui-token = жетон дослідження
rw-ui-token-active = активовано
rw-ui-grave = тут лишилися нагороди
rw-ui-battle = Битва
rw-ui-attacker = нападник
rw-ui-defender = захисник
rw-ui-row = ініціатива { TEXT($n) }
rw-ui-before = перед першим раундом
rw-ui-strength = сила зараз
rw-ui-duel = Дуель
rw-ui-round = раунд { TEXT($n) }
rw-ui-suffers = зазнає шкоди: { TEXT($n) }
rw-ui-cards = карти
rw-ui-damage = шкода { TEXT($n) }
rw-ui-drawn = Узяті карти долі
rw-ui-bids = Аукціон впливу
rw-ui-bid-secret = ставку зроблено
rw-ui-bid-waiting = ще вирішує
rw-ui-plan = Переміщення
rw-ui-arriving = Прибувають
rw-ui-rewards = Нагороди
rw-ui-face-down = долілиць
rw-ui-nothing = —
rw-ui-final-title = Підсумок гри
rw-ui-final-runes = Драконячі руни
rw-ui-final-place = Місце
rw-ui-winner = Переможець
rw-ui-thinks = { TEXT($seat, kind: "rw-seat") } думає…
rw-ui-fault =
    { $cause ->
        [late] Бот ({ TEXT($seat, kind: "rw-seat") }) думає надто довго: за нього зроблено безпечний вибір.
        [illegal] Бот ({ TEXT($seat, kind: "rw-seat") }) порушує правила: за нього зроблено безпечний вибір.
       *[raised] Бот ({ TEXT($seat, kind: "rw-seat") }) дав збій ({ $source }): за нього зроблено безпечний вибір.
    }
rw-ui-not-now = Це не відповідь на поточне запитання: { $question }
rw-ui-hint-prospects = перемога — { $percent }%
rw-ui-hint-equal = Боти не бачать різниці між цими варіантами.
rw-ui-orders-brief = З перевагою наказ дає ще й бонус. c: що робить кожен наказ і який у нього бонус
rw-ui-order-card = { $name } (№{ $n })
rw-ui-supremacy-yes = перевага: { $text }
rw-ui-supremacy-no = без переваги: цього року вже є наказ із більшим номером — { $order }
rw-ui-supremacy-never = у цього наказу немає бонусу переваги
rw-ui-supremacy-brief = з перевагою
rw-ui-supremacy-none = без переваги
rw-ui-more-activate =
    { $n ->
        [one] Показати ще { $n } область, куди не дійде жодна ваша фігурка
        [few] Показати ще { $n } області, куди не дійде жодна ваша фігурка
       *[many] Показати ще { $n } областей, куди не дійде жодна ваша фігурка
    }
rw-ui-more-recruit-dial = Показати диски, які не дають загонів
rw-ui-no-units = жодного загону
rw-ui-miss = промах
rw-ui-odds = союз { $ally }%, вони відступлять { $retreat }%, битва або ваш відступ { $fight }%
rw-ui-odds-most =
    { $n ->
        [one] за { $n } вплив: { $odds }
       *[other] за { $n } впливу: { $odds }
    }
rw-ui-destiny-gold = вони стають вашими союзниками
rw-ui-destiny-silver = вони відступають поваленими
rw-ui-destiny-red = битва або ваш відступ
rw-ui-no-talk = Нейтральних загонів там: { $neutral }, ваших у дорозі: { $coming }. Разом більше восьми, тож дипломатія неможлива: доведеться битися.
rw-ui-talk-limit = Нейтральних загонів там: { $neutral }. Якщо ваших піде більше ніж { $most }, дипломатія буде неможлива: разом має бути не більше восьми.
rw-ui-no-talk-brief = забагато для дипломатії
rw-ui-no-influence = Нейтральних загонів там: { $neutral }. У вас немає впливу для дипломатії: загонам доведеться битися.
rw-ui-taken-from = усі жетони на полі: сюди перейде той, що в області { $areas }
rw-ui-your-titles = Ваші титули
rw-ui-winter = Зима: у жодній області гравець не може мати більше загонів, ніж їжі
rw-ui-winter-limit = їжа { $n }
rw-ui-ask-seats = Скільки фракцій грає: 2, 3 чи 4?
rw-ui-ask-seat = Яка фракція ваша?
rw-ui-ask-map = Як скласти мапу?
rw-ui-map-lot = випадково
rw-ui-map-built = фрагмент за фрагментом, як у правилах
rw-ui-go-on-with = продовжити її ({ TEXT($seat, kind: "rw-seat") }, рік { TEXT($year) }, { TEXT($season, kind: "rw-season", form: "mid") })
