### Runewars: названия всего, что есть на любом столе, каков бы ни был набор, и слова стола в терминале.
### $seat, $season, $phase, $hero …: названия; $n, $year (числа).

## Игроки: по фракциям или, пока фракции не выбраны, по местам. `.start`, `.mid`: в начале предложения
## и внутри него.

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
rw-seat-seat-1 = Место 1
    .start = Место 1
    .mid = место 1
rw-seat-seat-2 = Место 2
    .start = Место 2
    .mid = место 2
rw-seat-seat-3 = Место 3
    .start = Место 3
    .mid = место 3
rw-seat-seat-4 = Место 4
    .start = Место 4
    .mid = место 4
rw-seat-none = Нейтральные юниты
    .start = Нейтральная сторона
    .mid = нейтральная сторона

## Карта: локации родных королевств (остальные называются, как напечатаны, 1A), фрагменты, стороны, границы

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

rw-piece-tile-1 = фрагмент карты 1
rw-piece-tile-2 = фрагмент карты 2
rw-piece-tile-3 = фрагмент карты 3
rw-piece-tile-4 = фрагмент карты 4
rw-piece-tile-5 = фрагмент карты 5
rw-piece-tile-6 = фрагмент карты 6
rw-piece-tile-7 = фрагмент карты 7
rw-piece-tile-8 = фрагмент карты 8
rw-piece-tile-9 = фрагмент карты 9
rw-piece-home-daqan = родное королевство фракции Дакан
rw-piece-home-latari = родное королевство фракции Латари
rw-piece-home-waiqar = родное королевство фракции Вайкар
rw-piece-home-uthuk = родное королевство фракции Утук

rw-side-N = север
rw-side-NE = северо-восток
rw-side-SE = юго-восток
rw-side-S = юг
rw-side-SW = юго-запад
rw-side-NW = северо-запад

rw-border-open = открыто
rw-border-mountain = горы
rw-border-water = вода

## Сезоны и фазы

rw-season-spring = Весна
    .mid = весна
rw-season-summer = Лето
    .mid = лето
rw-season-fall = Осень
    .mid = осень
rw-season-winter = Зима
    .mid = зима

rw-phase-setup = Подготовка
rw-phase-season-card = Карта сезона
rw-phase-orders = Приказы
rw-phase-turns = Ходы
rw-phase-quests = Фаза квестов
rw-phase-end = Конец

## Ресурсы, атрибуты, классы, судьба

rw-resource-food = Еда
    .short = е
rw-resource-wood = Древесина
    .short = д
rw-resource-ore = Руда
    .short = р
rw-attribute-strength = сила
rw-attribute-agility = ловкость
rw-attribute-wisdom = мудрость
rw-alignment-good = добро
rw-alignment-neutral = нейтральный герой
rw-alignment-evil = зло
rw-shape-triangle = треугольник
rw-shape-circle = круг
rw-shape-rectangle = прямоугольник
rw-shape-hexagon = шестиугольник
rw-benefit-influence = влияние
rw-benefit-tactics = тактическая карта
rw-benefit-quests = квест
rw-benefit-triangle = треугольный юнит
rw-benefit-circle = круглый юнит
rw-benefit-rectangle = прямоугольный юнит
rw-benefit-hexagon = шестиугольный юнит
rw-destiny-gold = золотой
rw-destiny-silver = серебряный
rw-destiny-red = красный
rw-symbol-damage = урон
rw-symbol-rout = опрокидывание
rw-symbol-special = способность
rw-rune-dragon = драконья руна
rw-rune-false = фальшивая руна
rw-rune-face-down = токен руны
rw-term-stronghold = крепость
rw-term-effects = карты и способности
rw-order-none = без приказа

## Когда играют карты

rw-timing-setup = Подготовка.
rw-timing-season-main = Карта сезона.
rw-timing-your-turn = Ваш ход.
rw-timing-your-move = Перед вашим перемещением.
rw-timing-battle-start = Битва начинается.
rw-timing-battle-round-start = Начинается раунд битвы.
rw-timing-battle-special = Символ способности.
rw-timing-battle-assist = Ваш герой помогает.
rw-timing-battle-strength = Перед подсчётом силы.
rw-timing-battle-won-attacker = Вы выиграли битву.
rw-timing-fate-drawn = Карты судьбы взяты.
rw-timing-diplomacy-before-draw = Перед взятием карт для дипломатии.
rw-timing-bid-revealed = Ставки открыты.
rw-timing-quest-phase = Начинается фаза квестов.
rw-timing-quest-hero-moved = Герой закончил перемещение.
rw-timing-quest-action-end = Действие героя заканчивается.
rw-timing-quest-attempt = Попытка квеста.
rw-timing-quest-attempt-test = Перед проверкой в квесте.
rw-timing-quest-completed = Квест выполнен.
rw-timing-duel-start = Дуэль начинается.
rw-timing-duel-special = Символ способности в дуэли.
rw-timing-duel-damage = Урон в дуэли.
rw-timing-duel-round-end = Раунд дуэли заканчивается.
rw-timing-duel-won = Дуэль выиграна.
rw-timing-hero-defeated = Герой вот-вот будет побеждён.
rw-timing-hero-damage = Герой получает урон.
rw-timing-acquire-power = Получение силы.
rw-timing-harvest-supremacy = Превосходство «Сбора урожая».
rw-timing-rally-support = Поддержка.
rw-timing-wizards-council-drawn = Взята карта «Совет магов».
rw-timing-wizards-council-resolved = Карта «Совет магов» разыграна.
rw-timing-continuous = В любое время.
rw-timing-explore = Токен исследования открыт.
rw-timing-explore-stay = Токен исследования лежит лицом вверх.

## Откуда действие

rw-source-season = Карта сезона
rw-source-tactics = Тактическая карта
rw-source-quest = Квест
rw-source-reward = Награда
rw-source-hero = Герой
rw-source-title = Титул
rw-source-token = Токен исследования
rw-source-unit = Особая способность
rw-source-development = Улучшение
rw-source-rules = Правила

## За столом

rw-ui-title = Runewars
rw-ui-choose = Число или: h подсказка, ? справка, u назад, l журнал, c карты, b поле, q выход
rw-ui-all = Все отсюда
rw-ui-all-from = Все из локации { $place }
rw-ui-all-come = Все, кто может прийти
rw-ui-all-to = Все в локацию { $place }
rw-ui-all-place = Все, кто поместится, в локацию { $place }
rw-ui-words-all = все, всех, всё
rw-ui-ask-activate = В локацию { $place } никто не может прийти. Активировать её без перемещения? да/нет
rw-ui-ask-lose = Это больше, чем нужно: в локации { $place } осталось бы { $left }, а может { $most }. Уничтожить? да/нет
rw-ui-help =
    Число выбирает из списка. Другие клавиши:
    h  подсказка: лучшие варианты, если боты их знают
    ?  справка: этот список и что говорят правила
    ?? можно ли что-то сделать? После одного ? можно сразу написать, что именно
    u  отменить последний выбор, пока никто не узнал ничего нового
    l  журнал: всё, что произошло
    c  карты: что делают ваши карты, герои, титулы и юниты
    b  карта и все локации словами
    s  сохранить (игра сохраняется и после каждого выбора)
    q  выйти; продолжить позже: { $command }
rw-ui-legend =
    Отвечать можно и словами: { $example }
    «все» означает всех, кто может пойти, а с названием юнита — все такие юниты
    Когда спрашивают о картах, «не в этот ход» или «не в этом сезоне» означает: больше не спрашивать
    На карте, в каждой локации:
    1A ■Д      её название и кто её контролирует
    3Ме1Ры     юниты: сколько и первые буквы названий; маленькие буквы: поверженные; +1: ещё один тип
    #  #-      крепость и повреждённая крепость; +: с улучшением
    C  *Д      город; токен активации игрока
    r? rD rF   токен руны лицом вниз и что вы о нём знаете (D драконья, F фальшивая); RD, RF: лицом вверх
    hД         герой этого игрока; (Д): поверженный; †: награды побеждённого героя
    e1 e2+     токен исследования; E: открытый
    2е1д1р     на нижнем краю: еда, древесина и руда, которые даёт локация
    ▲ и ≈      границы: горы и вода
    В таблице игроков:
    ★  ◄       первый игрок; чей сейчас ход
    3 (5)      диск ресурса и в скобках то, что даст Сбор урожая
    2 (+1)     тактические карты и взятые в этом сезоне: их ещё нельзя разыграть
    1–2/3      драконьи руны, насколько вам известно, из токенов рун в его локациях
    2/4/1 ♥3/3 у героя: сила, ловкость, мудрость; оставшееся здоровье
    На карте судьбы: ◆ символ судьбы; ▲●■⬢ что делают юниты такого класса
    Страницы у правил — это страницы книги правил.
rw-ui-heading = Год { TEXT($year) } · { TEXT($season, kind: "rw-season") } · { TEXT($phase, kind: "rw-phase") }
rw-ui-first = первый игрок
rw-ui-season-card = Карта сезона
rw-ui-you = вы
rw-ui-out = вне игры
rw-ui-faction = Игрок
rw-ui-influence = Влияние
rw-ui-order = Приказ
rw-ui-orders-played = Сыграно
rw-ui-tactics = Тактика
rw-ui-quests = Квесты
rw-ui-runes = Руны
rw-ui-areas = Локации
rw-ui-titles = Титулы
rw-ui-heroes = Герои
rw-ui-victory = Победа
rw-ui-victory-promised =
    { $season ->
        [spring] выложена, до весны
        [summer] выложена, до лета
        [fall] выложена, до осени
        [winter] выложена, до зимы
       *[other] выложена (сезон: { TEXT($season, kind: "rw-season", form: "mid") })
    }
rw-ui-hand = Ваши тактические карты
rw-ui-fresh = только со следующего сезона
rw-ui-your-quests = Ваши квесты
rw-ui-hero-there = там
rw-ui-nowhere = сейчас нигде
rw-ui-objective = Ваша цель
rw-ui-objective-met = сейчас выполнена
rw-ui-objective-open = ещё не выполнена
rw-ui-offered = На выбор
rw-ui-all-units = Юниты
rw-ui-health = здоровье
rw-ui-initiative = инициатива
rw-ui-fast = быстрый
rw-ui-flying = летающий
rw-ui-area = Локация
rw-ui-control = Контроль
rw-ui-what = Что там
rw-ui-yields = Даёт
rw-ui-borders = Границы
rw-ui-routed = поверж.
rw-ui-stronghold = крепость
rw-ui-damaged = повреждена
rw-ui-city = город
rw-ui-token = токен исследования
rw-ui-token-active = активация
rw-ui-grave = оставленные награды
rw-ui-battle = Битва
rw-ui-attacker = атакующий
rw-ui-defender = защитник
rw-ui-row = инициатива { TEXT($n) }
rw-ui-before = до первого раунда
rw-ui-strength = сила сейчас
rw-ui-duel = Дуэль
rw-ui-round = раунд { TEXT($n) }
rw-ui-suffers = получает урон: { TEXT($n) }
rw-ui-cards = карты
rw-ui-damage = урон { TEXT($n) }
rw-ui-drawn = Взятые карты судьбы
rw-ui-bids = Аукцион влияния
rw-ui-bid-secret = ставка сделана
rw-ui-bid-waiting = решает
rw-ui-plan = Перемещения
rw-ui-arriving = Прибывают
rw-ui-rewards = Награды
rw-ui-face-down = лицом вниз
rw-ui-nothing = —
rw-ui-final-title = Конец игры
rw-ui-final-runes = Драконьи руны
rw-ui-final-place = Место
rw-ui-winner = Победитель
rw-ui-thinks = { TEXT($seat, kind: "rw-seat") } думает…
rw-ui-fault =
    { $cause ->
        [late] Бот фракции { TEXT($seat, kind: "rw-seat") } думает слишком долго: за него сделан безопасный выбор.
        [illegal] Бот фракции { TEXT($seat, kind: "rw-seat") } нарушает правила: за него сделан безопасный выбор.
       *[raised] Бот фракции { TEXT($seat, kind: "rw-seat") } дал сбой ({ $source }): за него сделан безопасный выбор.
    }
rw-ui-not-now = Это не ответ на текущий вопрос: { $question }
rw-ui-hint-prospects = победа — { $percent }%
rw-ui-hint-equal = Боты не видят разницы между этими вариантами.
rw-ui-orders-brief = С превосходством приказ даёт ещё и бонус. c: что делает каждый приказ и какой у него бонус
rw-ui-order-card = { $name } (№{ $n })
rw-ui-supremacy-yes = превосходство: { $text }
rw-ui-supremacy-no = без превосходства: в этом году уже есть приказ с большим номером — { $order }
rw-ui-supremacy-never = у этого приказа нет бонуса превосходства
rw-ui-supremacy-brief = с превосходством
rw-ui-supremacy-none = без превосходства
rw-ui-more-activate =
    { $n ->
        [one] Показать ещё { $n } локацию, куда не дойдёт ни одна ваша фигурка
        [few] Показать ещё { $n } локации, куда не дойдёт ни одна ваша фигурка
       *[many] Показать ещё { $n } локаций, куда не дойдёт ни одна ваша фигурка
    }
rw-ui-more-recruit-dial = Показать диски, которые не дают юнитов
rw-ui-no-units = ни одного юнита
rw-ui-miss = промах
rw-ui-odds = союз { $ally }%, они отступят { $retreat }%, вы сражаетесь или отступаете { $fight }%
rw-ui-odds-most =
    { $n ->
        [one] за { $n } влияние: { $odds }
       *[other] за { $n } влияния: { $odds }
    }
rw-ui-destiny-gold = они становятся вашими союзниками
rw-ui-destiny-silver = они отступают поверженными
rw-ui-destiny-red = вы сражаетесь или отступаете
rw-ui-no-talk = Нейтральных юнитов там: { $neutral }, ваших в пути: { $coming }. Вместе больше восьми, поэтому дипломатия невозможна: придётся сражаться.
rw-ui-talk-limit = Нейтральных юнитов там: { $neutral }. Если ваших пойдёт больше { $most }, дипломатия будет невозможна: вместе их может быть не больше восьми.
rw-ui-no-talk-brief = слишком много для дипломатии
rw-ui-no-influence = Нейтральных юнитов там: { $neutral }. У вас нет влияния для дипломатии: юнитам придётся сражаться.
rw-ui-taken-from = все токены на поле: сюда перейдёт тот, что в локации { $areas }
rw-ui-your-titles = Ваши титулы
rw-ui-winter = Зима: ни в одной локации у игрока не может быть больше юнитов, чем еды
rw-ui-winter-limit = еда { $n }
rw-ui-ask-seats = Сколько фракций играет: 2, 3 или 4?
rw-ui-ask-seat = Какая фракция ваша?
rw-ui-ask-map = Как составить карту?
rw-ui-map-lot = случайно
rw-ui-map-built = по фрагментам, как в правилах
rw-ui-go-on-with = продолжить её ({ TEXT($seat, kind: "rw-seat") }, год { TEXT($year) }, { TEXT($season, kind: "rw-season", form: "mid") })
