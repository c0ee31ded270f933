### Runewars: имената на всичко, което е на всяка маса, какъвто и да е наборът, и думите на масата в терминал.
### $seat, $season, $phase, $hero …: имена; $n, $year (числа).

## Играчите: по фракция или по място, докато фракциите не са избрани. `.start`, `.mid`: в началото на изречение
## и вътре в него.

rw-seat-daqan = Дакан
    .start = Дакан
    .mid = Дакан
rw-seat-latari = Латари
    .start = Латари
    .mid = Латари
rw-seat-waiqar = Вайкар
    .start = Вайкар
    .mid = Вайкар
rw-seat-uthuk = Утук
    .start = Утук
    .mid = Утук
rw-seat-seat-1 = Място 1
    .start = Място 1
    .mid = Място 1
rw-seat-seat-2 = Място 2
    .start = Място 2
    .mid = Място 2
rw-seat-seat-3 = Място 3
    .start = Място 3
    .mid = Място 3
rw-seat-seat-4 = Място 4
    .start = Място 4
    .mid = Място 4
rw-seat-none = Неутрални отряди
    .start = Неутралната страна
    .mid = неутралните отряди

## Картата: области на родните царства (другите се наричат както са отпечатани, 1A), части, страни, граници

rw-area-daqan-a = Дакан A
    .short = ДакA
rw-area-daqan-b = Дакан B
    .short = ДакB
rw-area-daqan-c = Дакан C
    .short = ДакC
rw-area-latari-a = Латари A
    .short = ЛатA
rw-area-latari-b = Латари B
    .short = ЛатB
rw-area-latari-c = Латари C
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

rw-piece-tile-1 = плочка 1
rw-piece-tile-2 = плочка 2
rw-piece-tile-3 = плочка 3
rw-piece-tile-4 = плочка 4
rw-piece-tile-5 = плочка 5
rw-piece-tile-6 = плочка 6
rw-piece-tile-7 = плочка 7
rw-piece-tile-8 = плочка 8
rw-piece-tile-9 = плочка 9
rw-piece-home-daqan = родното царство на Дакан
rw-piece-home-latari = родното царство на Латари
rw-piece-home-waiqar = родното царство на Вайкар
rw-piece-home-uthuk = родното царство на Утук

rw-side-N = север
rw-side-NE = североизток
rw-side-SE = югоизток
rw-side-S = юг
rw-side-SW = югозапад
rw-side-NW = северозапад

rw-border-open = открито
rw-border-mountain = планини
rw-border-water = вода

## Сезони и фази

rw-season-spring = Пролет
    .mid = пролет
rw-season-summer = Лято
    .mid = лято
rw-season-fall = Есен
    .mid = есен
rw-season-winter = Зима
    .mid = зима

rw-phase-setup = Подготовка
rw-phase-season-card = Карта сезон
rw-phase-orders = Заповеди
rw-phase-turns = Ходове
rw-phase-quests = Фаза на куестовете
rw-phase-end = Край

## Ресурси, атрибути, форми, съдба

rw-resource-food = Храна
    .short = х
rw-resource-wood = Дървесина
    .short = д
rw-resource-ore = Руда
    .short = р
rw-attribute-strength = сила
rw-attribute-agility = ловкост
rw-attribute-wisdom = мъдрост
rw-alignment-good = добро
rw-alignment-neutral = неутрален герой
rw-alignment-evil = зло
rw-shape-triangle = триъгълник
rw-shape-circle = кръг
rw-shape-rectangle = правоъгълник
rw-shape-hexagon = шестоъгълник
rw-benefit-influence = влияние
rw-benefit-tactics = тактическа карта
rw-benefit-quests = куест
rw-benefit-triangle = отряд триъгълник
rw-benefit-circle = отряд кръг
rw-benefit-rectangle = отряд правоъгълник
rw-benefit-hexagon = отряд шестоъгълник
rw-destiny-gold = злато
rw-destiny-silver = сребро
rw-destiny-red = червено
rw-symbol-damage = щета
rw-symbol-rout = разбиване
rw-symbol-special = умение
rw-rune-dragon = драконова руна
rw-rune-false = фалшива руна
rw-rune-face-down = жетон руна
rw-term-stronghold = крепост
rw-term-effects = карти и умения
rw-order-none = без заповед

## Кога се играят карти

rw-timing-setup = Подготовка.
rw-timing-season-main = Картата сезон.
rw-timing-your-turn = Вашият ход.
rw-timing-your-move = Преди вашето движение.
rw-timing-battle-start = Битката започва.
rw-timing-battle-round-start = Започва рунд на битката.
rw-timing-battle-special = Символ за умение.
rw-timing-battle-assist = Ваш герой подпомага.
rw-timing-battle-strength = Преди пресмятането на силата.
rw-timing-battle-won-attacker = Спечелихте битката.
rw-timing-fate-drawn = Изтеглени са карти съдба.
rw-timing-diplomacy-before-draw = Преди тегленето на карти за дипломация.
rw-timing-bid-revealed = Залозите са показани.
rw-timing-quest-phase = Започва фазата на куестовете.
rw-timing-quest-hero-moved = Героят се премести.
rw-timing-quest-action-end = Действието на героя свършва.
rw-timing-quest-attempt = Опит за куест.
rw-timing-quest-attempt-test = Преди проверката на куеста.
rw-timing-quest-completed = Куестът е изпълнен.
rw-timing-duel-start = Дуелът започва.
rw-timing-duel-special = Символ за умение в дуела.
rw-timing-duel-damage = Щети в дуела.
rw-timing-duel-round-end = Рунд на дуела свършва.
rw-timing-duel-won = Дуелът е спечелен.
rw-timing-hero-defeated = Герой ще бъде победен.
rw-timing-hero-damage = Герой понася щети.
rw-timing-acquire-power = Придобиване на власт.
rw-timing-harvest-supremacy = Надмощието на Жътва.
rw-timing-rally-support = Подкрепа.
rw-timing-wizards-council-drawn = Изтеглена е карта на Съвета на магьосниците.
rw-timing-wizards-council-resolved = Карта на Съвета на магьосниците е изпълнена.
rw-timing-continuous = По всяко време.
rw-timing-explore = Обърнат е жетон за изследване.
rw-timing-explore-stay = Жетонът за изследване е открит.

## Откъде идва ефектът

rw-source-season = Карта сезон
rw-source-tactics = Тактическа карта
rw-source-quest = Куест
rw-source-reward = Награда
rw-source-hero = Герой
rw-source-title = Титла
rw-source-token = Жетон за изследване
rw-source-unit = Специално умение
rw-source-development = Подобрение
rw-source-rules = Правила

## На масата

rw-ui-title = Runewars
rw-ui-choose = Число или: h съвет, ? помощ, u назад, l дневник, c карти, b поле, q изход
rw-ui-all = Всички оттук
rw-ui-all-from = Всички от област { $place }
rw-ui-all-come = Всички, които могат да дойдат
rw-ui-all-to = Всички в област { $place }
rw-ui-all-place = Всички, които се побират, в област { $place }
rw-ui-words-all = всички, всичко
rw-ui-ask-activate = Никой не може да отиде в област { $place }. Активиране без движение? да/не
rw-ui-ask-lose = Това е повече от нужното: в област { $place } биха останали { $left }, а може { $most }. Да се унищожат ли? да/не
rw-ui-help =
    Числото избира от списъка. Другите клавиши:
    h  съвет: най-добрите избори, ако ботовете знаят такива
    ?  помощ: този списък и какво казват правилата
    ?? позволено ли е нещо? След един ? може веднага да напишете какво
    u  отмяна на последния ви избор, докато никой не е научил нещо ново
    l  дневник: всичко, което се е случило
    c  карти: какво правят картите, героите, титлите и отрядите ви
    b  картата и всички области с думи
    s  запис (играта се записва и след всеки избор)
    q  изход; продължавате по-късно с: { $command }
rw-ui-legend =
    Може да отговаряте и с думи: { $example }
    „всички“ означава всички, които могат да тръгнат, а с име на отряд: всички такива отряди
    При въпрос за карти „не в този ход“ или „не през този сезон“ означава: без повече въпроси
    На картата, във всяка област:
    1A ■Д      името ѝ и кой я контролира
    3Пе1Ри     отряди: колко са и първите букви от имената им; с малки букви: разбити; +1: още един вид
    #  #-      крепост и повредена крепост; +: с подобрение
    C  *Д      град; жетон за активиране на играч
    r? rD rF   жетон руна с лице надолу и какво знаете за него (D драконова, F фалшива); RD, RF: с лице нагоре
    hД         герой на този играч; (Д): разбит; †: награди на победен герой
    e1 e2+     жетон за изследване; E: открит жетон
    2х1д1р     на долния ръб: храна, дървесина и руда, които областта дава
    ▲ и ≈      планински и водни граници
    В таблицата на играчите:
    ★  ◄       първият играч; чий е ходът
    3 (5)      диск за ресурс и в скоби това, което ще даде Жътва
    2 (+1)     тактически карти и изтеглените този сезон: те още не може да се играят
    1–2/3      драконови руни, доколкото знаете, от жетоните руни в областите му
    2/4/1 ♥3/3 на герой: сила, ловкост, мъдрост; оставащо здраве
    На карта съдба: ◆ символ на съдбата; ▲●■⬢ какво правят отрядите от този клас
    Страниците до правилата са по книжката с правила.
rw-ui-heading = Година { TEXT($year) } · { TEXT($season, kind: "rw-season") } · { TEXT($phase, kind: "rw-phase") }
rw-ui-first = първи играч
rw-ui-season-card = Карта сезон
rw-ui-you = вие
rw-ui-out = извън играта
rw-ui-faction = Играч
rw-ui-influence = Влияние
rw-ui-order = Заповед
rw-ui-orders-played = Изиграни
rw-ui-tactics = Тактика
rw-ui-quests = Куестове
rw-ui-runes = Руни
rw-ui-areas = Области
rw-ui-titles = Титли
rw-ui-heroes = Герои
rw-ui-victory = Победа
rw-ui-victory-promised = поставена, до: { TEXT($season, kind: "rw-season", form: "mid") }
rw-ui-hand = Тактическите ви карти
rw-ui-fresh = чак следващия сезон
rw-ui-your-quests = Куестовете ви
rw-ui-hero-there = там са
rw-ui-nowhere = сега никъде
rw-ui-objective = Целта ви
rw-ui-objective-met = сега е постигната
rw-ui-objective-open = още не е постигната
rw-ui-offered = За избор
rw-ui-all-units = Отряди
rw-ui-health = здраве
rw-ui-initiative = инициатива
rw-ui-fast = бърз отряд
rw-ui-flying = летящ отряд
rw-ui-area = Област
rw-ui-control = Контролира се от
rw-ui-what = Какво има там
rw-ui-yields = Дава
rw-ui-borders = Граници
rw-ui-routed = разбит
rw-ui-stronghold = крепост
rw-ui-damaged = повредена
rw-ui-city = град
rw-ui-token = жетон за изследване
rw-ui-token-active = активирана
rw-ui-grave = оставени награди
rw-ui-battle = Битка
rw-ui-attacker = нападател
rw-ui-defender = защитник
rw-ui-row = инициатива { TEXT($n) }
rw-ui-before = преди първия рунд
rw-ui-strength = сила сега
rw-ui-duel = Дуел
rw-ui-round = рунд { TEXT($n) }
rw-ui-suffers = понася { TEXT($n) }
rw-ui-cards = карти
rw-ui-damage = щети { TEXT($n) }
rw-ui-drawn = Изтеглени карти съдба
rw-ui-bids = Наддаване с влияние
rw-ui-bid-secret = вече е заложено
rw-ui-bid-waiting = решава
rw-ui-plan = Движения дотук
rw-ui-arriving = Пристигат
rw-ui-rewards = Награди
rw-ui-face-down = с лице надолу
rw-ui-nothing = —
rw-ui-final-title = Край на играта
rw-ui-final-runes = Драконови руни
rw-ui-final-place = Място
rw-ui-winner = Победител
rw-ui-thinks = { TEXT($seat, kind: "rw-seat") } мисли…
rw-ui-fault =
    { $cause ->
        [late] Ботът на { TEXT($seat, kind: "rw-seat") } мисли твърде дълго: вместо него е избран безопасен отговор.
        [illegal] Ботът на { TEXT($seat, kind: "rw-seat") } нарушава правилата: вместо него е избран безопасен отговор.
       *[raised] Ботът на { TEXT($seat, kind: "rw-seat") } даде грешка ({ $source }): вместо него е избран безопасен отговор.
    }
rw-ui-not-now = Това не отговаря на текущия въпрос: { $question }
rw-ui-hint-prospects = победа { $percent }%
rw-ui-hint-equal = Ботовете не виждат разлика между тези избори.
rw-ui-orders-brief = С надмощие заповедта дава и бонуса си. c: какво прави всяка заповед и какъв е бонусът ѝ
rw-ui-order-card = { $name } (№{ $n })
rw-ui-supremacy-yes = надмощие: { $text }
rw-ui-supremacy-no = без надмощие: тази година имате заповед с по-голям номер, { $order }
rw-ui-supremacy-never = тази заповед няма бонус надмощие
rw-ui-supremacy-brief = с надмощие
rw-ui-supremacy-none = без надмощие
rw-ui-more-activate =
    { $n ->
        [one] Показване на още { $n } област, до която не стига нито една ваша фигурка
       *[other] Показване на още { $n } области, до които не стига нито една ваша фигурка
    }
rw-ui-more-recruit-dial = Показване на дисковете, които не дават отряди
rw-ui-no-units = няма отряди
rw-ui-miss = пропуск
rw-ui-odds = съюз { $ally }%, те отстъпват { $retreat }%, биете се или отстъпвате { $fight }%
rw-ui-odds-most = за { $n } влияние: { $odds }
rw-ui-destiny-gold = стават ваши съюзници
rw-ui-destiny-silver = отстъпват разбити
rw-ui-destiny-red = биете се или отстъпвате
rw-ui-no-talk = Неутрални отряди там: { $neutral }, ваши на път: { $coming }. Общо са повече от осем, затова дипломация не е възможна: трябва да се биете.
rw-ui-talk-limit =
    { $most ->
        [one] Неутрални отряди там: { $neutral }. Ако тръгне повече от { $most } ваш отряд, дипломация няма да е възможна: общо може да са най-много осем.
       *[other] Неутрални отряди там: { $neutral }. Ако тръгнат повече от { $most } ваши отряда, дипломация няма да е възможна: общо може да са най-много осем.
    }
rw-ui-no-talk-brief = твърде много за дипломация
rw-ui-no-influence = Неутрални отряди там: { $neutral }. Нямате влияние за дипломация: отрядите ви трябва да се бият.
rw-ui-taken-from = всички жетони са на полето: този в област { $areas } се мести тук
rw-ui-your-titles = Титлите ви
rw-ui-winter = Зима: в никоя област играч не може да има повече отряди, отколкото храна
rw-ui-winter-limit = храна { $n }
rw-ui-ask-seats = Колко фракции играят: 2, 3 или 4?
rw-ui-ask-seat = Коя фракция е вашата?
rw-ui-ask-map = Как се прави картата?
rw-ui-map-lot = на случаен принцип
rw-ui-map-built = плочка по плочка, както е по правилата
rw-ui-go-on-with = продължаване на играта ({ TEXT($seat, kind: "rw-seat") }, година { TEXT($year) }, { TEXT($season, kind: "rw-season", form: "mid") })
