### Runewars: защо един съвет е добър; причината „rw-<id>“ на ботовете е съобщението `rw-reason-<id>`.
### $area, $seat: имена; $n, $percent (числа).

rw-reason-victory =
    { $n ->
        [one] имате { $n } драконова руна: ако пазите шест една година, печелите
       *[other] имате { $n } драконови руни: ако пазите шест една година, печелите
    }
rw-reason-objective = драконова руна за целта ви
rw-reason-recruits = нови отряди със сила общо около { TEXT($n) }
rw-reason-talks = вероятност за успех на дипломацията: { TEXT($percent) }%
rw-reason-guards-rune = пази драконова руна в област { TEXT($area, kind: "rw-area") }
rw-reason-near-quest = доближава героя до куест
rw-reason-quest = куестът може да донесе награда
rw-reason-shard = наградата става драконова руна
rw-reason-harvest = дисковете ви се повишават общо с { TEXT($n) }
rw-reason-food = зимата наближава: храната решава колко отряди остават
rw-reason-cities =
    { $n ->
        [one] контролирате { $n } град
       *[other] контролирате { $n } града
    }
rw-reason-influence = носи { TEXT($n) } влияние
rw-reason-tactics =
    { $n ->
        [one] с надмощие: { $n } тактическа карта
       *[other] с надмощие: { $n } тактически карти
    }
rw-reason-supremacy = ще имате надмощие с нея
rw-reason-wins-battle = вероятност да спечелите битката: около { TEXT($percent) }%
rw-reason-free-land = област { TEXT($area, kind: "rw-area") } е ваша без бой
rw-reason-takes-rune = в област { TEXT($area, kind: "rw-area") } може да има драконова руна ({ TEXT($percent) }%)
rw-reason-stops-victory = спира { TEXT($seat, kind: "rw-seat") } (поставена е карта победа)
rw-reason-takes-city = превзема града в област { TEXT($area, kind: "rw-area") }
rw-reason-good-land = област { TEXT($area, kind: "rw-area") } е изгодна
rw-reason-rune-bid = наддава се за драконова руна
rw-reason-sure-bid = никой не може да заложи повече
rw-reason-safe-fort = крепостта ви в област { TEXT($area, kind: "rw-area") } пази руната
rw-reason-safe-home = област { TEXT($area, kind: "rw-area") } е в родното ви царство
