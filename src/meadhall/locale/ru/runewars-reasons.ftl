### Runewars: почему подсказка хороша; причина ботов «rw-<id>» — это сообщение `rw-reason-<id>`.
### $area, $seat: названия; $n, $percent (числа).

rw-reason-victory = драконьих рун у вас { TEXT($n) }: сохраните шесть в течение года — и вы победите
rw-reason-objective = драконья руна за вашу цель
rw-reason-recruits =
    { $n ->
        [one] около { $n } очка силы в новых юнитах
       *[other] около { $n } очков силы в новых юнитах
    }
rw-reason-talks = вероятность успеха дипломатии — { TEXT($percent) }%
rw-reason-guards-rune = охраняет драконью руну в локации { TEXT($area, kind: "rw-area") }
rw-reason-near-quest = герой окажется ближе к квесту
rw-reason-quest = квест может принести награду
rw-reason-shard = награда превратится в драконью руну
rw-reason-harvest = ваши диски поднимутся всего на { TEXT($n) }
rw-reason-food = зима близко: от еды зависит, сколько юнитов останется
rw-reason-cities =
    { $n ->
        [one] вы контролируете { $n } город
        [few] вы контролируете { $n } города
       *[many] вы контролируете { $n } городов
    }
rw-reason-influence =
    { $n ->
        [one] приносит { $n } влияние
       *[other] приносит { $n } влияния
    }
rw-reason-tactics =
    { $n ->
        [one] при превосходстве { $n } тактическая карта
        [few] при превосходстве { $n } тактические карты
       *[many] при превосходстве { $n } тактических карт
    }
rw-reason-supremacy = у вас будет бонус превосходства
rw-reason-wins-battle = вероятность выиграть битву — около { TEXT($percent) }%
rw-reason-free-land = { TEXT($area, kind: "rw-area") } — ваша без боя
rw-reason-takes-rune = в локации { TEXT($area, kind: "rw-area") } может быть драконья руна ({ TEXT($percent) }%)
rw-reason-stops-victory = мешает фракции { TEXT($seat, kind: "rw-seat") }, которая выложила карту победы
rw-reason-takes-city = захватывает город в локации { TEXT($area, kind: "rw-area") }
rw-reason-good-land = { TEXT($area, kind: "rw-area") } — выгодная локация
rw-reason-rune-bid = на кону драконья руна
rw-reason-sure-bid = никто не может поставить больше
rw-reason-safe-fort = её охраняет ваша крепость в локации { TEXT($area, kind: "rw-area") }
rw-reason-safe-home = { TEXT($area, kind: "rw-area") } — в вашем родном королевстве
