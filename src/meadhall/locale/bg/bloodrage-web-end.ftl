### Масата в браузъра: краят на сагата.
### $clans: имена, разделени с интервали; $clan, $other, $place, $phase: имена; $age, $n, $glory (числа).

## Кой победи

web-end-wins =
    { $n ->
        [one] { LIST($clans, kind: "clan", form: "name") } печели играта
       *[other] { LIST($clans, kind: "clan", form: "name") } си поделят победата
    }
web-end-quests = Изпълнени поръчения
web-end-battles = Спечелени битки (от общо { TEXT($n) })
web-end-dead = Загубени фигури

## Откъде дойде славата

web-end-where = Откъде дойде славата
web-end-by-source = По източници
web-end-by-age = По епохи
web-end-part-battle = Битки
web-end-part-quest = Поръчения
web-end-part-rag = Рагнарок
web-end-part-card = Карти
web-end-part-pil = Плячка
web-end-part-end = Показатели
web-end-age =
    { $age ->
        [1] Епоха I
        [2] Епоха II
       *[other] Епоха III
    }
web-end-table = Слава по източници и епохи
web-end-place = Място
web-end-clan = Клан
web-end-total = Слава

## Как протече

web-end-course = Ход на играта
web-end-finish = Край
web-end-see-ragnarok = Повторение: { TEXT($place, kind: "place") } загива

## Моменти за спомен

web-end-moments = Запомнящи се моменти
web-end-no-moments = Играта мина спокойно.
web-end-see = гледане
web-end-when = { web-end-age } · { TEXT($phase, kind: "phase") }
web-end-moment-battle = { $n ->
        [0] +{ TEXT($glory) } слава, всички фигури са оцелели.
        [one] +{ TEXT($glory) } слава; унищожена е { $n } фигура.
       *[other] +{ TEXT($glory) } слава; унищожени са { $n } фигури.
    }
web-end-moment-fell = { $n ->
        [0] Всички фигури са оцелели.
        [one] Унищожена е { $n } фигура.
       *[other] Унищожени са { $n } фигури.
    }
web-end-moment-quests = { TEXT($clan, kind: "clan", form: "name") } изпълнява поръченията си
web-end-moment-valhalla = Слава от Валхала
web-end-moment-legend = Легендарни показатели
web-end-moment-gain = { TEXT($clan, kind: "clan") }: +{ n-glory }.
web-end-moment-lead = Нов водещ
web-end-moment-passes = { TEXT($clan, kind: "clan", form: "name") } вече има { n-glory.acc } и изпреварва { TEXT($other, kind: "clan", form: "acc") }.

## Какво следва

web-end-saved = Повторението е запазено.
web-end-lobby = Изход
web-end-board = Поле
web-end-replay = Повторение
web-end-share = Споделяне
web-end-shared = Връзката към повторението е споделена.
web-end-record = Запис
web-end-rematch = Реванш
web-end-to-rematch = Към реванша
