### Runewars: чому порада добра; причина ботів «rw-<id>» — це повідомлення `rw-reason-<id>`.
### $area, $seat: назви; $n, $percent (числа).

rw-reason-victory = драконячих рун у вас { TEXT($n) }: утримайте шість протягом року — і ви переможете
rw-reason-objective = драконяча руна за вашу ціль
rw-reason-recruits =
    { $n ->
        [one] близько { $n } одиниці сили в нових загонах
        [few] близько { $n } одиниць сили в нових загонах
       *[many] близько { $n } одиниць сили в нових загонах
    }
rw-reason-talks = імовірність успіху дипломатії — { TEXT($percent) }%
rw-reason-guards-rune = захищає драконячу руну в області { TEXT($area, kind: "rw-area") }
rw-reason-near-quest = наближає героя до квесту
rw-reason-quest = квест може принести нагороду
rw-reason-shard = нагорода стає драконячою руною
rw-reason-harvest = ваші диски збільшаться разом на { TEXT($n) }
rw-reason-food = близько зима: від їжі залежить, скільки загонів лишиться
rw-reason-cities =
    { $n ->
        [one] ви контролюєте { $n } місто
        [few] ви контролюєте { $n } міста
       *[many] ви контролюєте { $n } міст
    }
rw-reason-influence =
    { $n ->
        [one] приносить { $n } вплив
       *[other] приносить { $n } впливу
    }
rw-reason-tactics =
    { $n ->
        [one] з перевагою — { $n } тактична карта
        [few] з перевагою — { $n } тактичні карти
       *[many] з перевагою — { $n } тактичних карт
    }
rw-reason-supremacy = ви матимете бонус переваги цього наказу
rw-reason-wins-battle = імовірність виграти битву — близько { TEXT($percent) }%
rw-reason-free-land = область { TEXT($area, kind: "rw-area") } стає вашою без бою
rw-reason-takes-rune = в області { TEXT($area, kind: "rw-area") } може бути драконяча руна ({ TEXT($percent) }%)
rw-reason-stops-victory = зупиняє того, хто виклав карту перемоги ({ TEXT($seat, kind: "rw-seat") })
rw-reason-takes-city = захоплює місто в області { TEXT($area, kind: "rw-area") }
rw-reason-good-land = область { TEXT($area, kind: "rw-area") } — вигідна
rw-reason-rune-bid = на кону драконяча руна
rw-reason-sure-bid = ніхто не може поставити більше
rw-reason-safe-fort = її захищає ваша фортеця в області { TEXT($area, kind: "rw-area") }
rw-reason-safe-home = область { TEXT($area, kind: "rw-area") } — у вашому рідному королівстві
