### Стіл у браузері: кінець саги.
### $clans: назви через пропуск; $clan, $other, $place, $phase: назви; $age, $n, $glory (числа).

## Хто переміг

web-end-wins =
    { $n ->
        [one] Перемога: { LIST($clans, kind: "clan") }
       *[other] Спільна перемога: { LIST($clans, kind: "clan") }
    }
web-end-quests = Виконано наказів богів
web-end-battles = Виграно битв (усього { TEXT($n) })
web-end-dead = Втрачено фігурок

## Звідки слава

web-end-where = Звідки взялася слава
web-end-by-source = За джерелами
web-end-by-age = За епохами
web-end-part-battle = Битви
web-end-part-quest = Накази
web-end-part-rag = Рагнарок
web-end-part-card = Карти
web-end-part-pil = Грабежі
web-end-part-end = Підсумок
web-end-age =
    { $age ->
        [1] I епоха
        [2] II епоха
       *[other] III епоха
    }
web-end-table = Слава за джерелами й епохами
web-end-place = Місце
web-end-clan = Клан
web-end-total = Слава

## Хід саги

web-end-course = Хід гри
web-end-finish = Кінець
web-end-see-ragnarok = Повтор: { TEXT($place, kind: "place") } гине

## Що згадати

web-end-moments = Яскраві моменти
web-end-no-moments = Гра минула спокійно.
web-end-see = дивитися
web-end-when = { web-end-age } · { TEXT($phase, kind: "phase") }
web-end-moment-battle = { $n ->
        [0] +{ TEXT($glory) } слави, усі фігурки вціліли.
        [one] +{ TEXT($glory) } слави; знищено { $n } фігурку.
        [few] +{ TEXT($glory) } слави; знищено { $n } фігурки.
       *[many] +{ TEXT($glory) } слави; знищено { $n } фігурок.
    }
web-end-moment-fell = { $n ->
        [0] Усі фігурки вціліли.
        [one] Знищено { $n } фігурку.
        [few] Знищено { $n } фігурки.
       *[many] Знищено { $n } фігурок.
    }
web-end-moment-quests = { TEXT($clan, kind: "clan") } виконує накази богів
web-end-moment-valhalla = Слава з Вальгалли
web-end-moment-legend = Легендарні характеристики
web-end-moment-gain = { TEXT($clan, kind: "clan") }: +{ n-glory }.
web-end-moment-lead = Новий лідер
web-end-moment-passes = { TEXT($clan, kind: "clan") } випереджає { TEXT($other, kind: "clan", form: "acc") }: { n-glory }.

## Що далі

web-end-saved = Повтор збережено.
web-end-lobby = Вийти
web-end-board = Поле
web-end-replay = Повтор
web-end-share = Поділитися
web-end-shared = Посилання на повтор надіслано.
web-end-record = Запис
web-end-rematch = Реванш
web-end-to-rematch = До реваншу
