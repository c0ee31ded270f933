### Гравці, які не є людьми: їхні імена, їхня сила й причини їхніх порад.

## Боти, від найслабшого до найсильнішого

bot-random = випадковий
    .text = Вибирає будь-яку дозволену відповідь навмання.
bot-careful = обачний
    .text = Грає навмання, але не пасує без потреби.
bot-thrall = трель
    .text = Знає правила, але не рахує наперед. З ним добре вчитися.
bot-karl = карл
    .text = Грає розважливо й може пробачити помилку.
bot-jarl = ярл
    .text = Добре рахує й рідко пропускає нагоду.
bot-konung = конунг
    .text = Думає далеко наперед, часом кілька секунд. Найсильніший.

## Чому вибір добрий чи поганий: `reason-<id>`, короткі фрази
## $card, $province, $stat, $god, $token: назви; $n, $glory (числа).

reason-fits-quest = допомагає виконати наказ богів «{ TEXT($card, kind: "card") }»
reason-fulfils-quest =
    { $glory ->
        [one] наразі виконує наказ богів «{ TEXT($card, kind: "card") }» ({ $glory } очко слави)
        [few] наразі виконує наказ богів «{ TEXT($card, kind: "card") }» ({ $glory } очки слави)
       *[many] наразі виконує наказ богів «{ TEXT($card, kind: "card") }» ({ $glory } очок слави)
    }
reason-wins-battle = за нинішнього розкладу битву виграно (перевага: { TEXT($n) })
reason-loses-battle = за нинішнього розкладу битву програно (бракує сили: { TEXT($n) })
reason-wins-tie-none = за нинішнього розкладу нічия: не виграє ніхто
reason-dies-for-glory = { n-glory } за загибель у Рагнароку
reason-loki = { n-glory } за фігурки, що повернуться з Вальгалли
reason-token = нагорода за грабіж: { TEXT($token, kind: "token") }
reason-legendary =
    { $glory ->
        [one] наближає { TEXT($stat, kind: "stat", form: "acc") } до легендарного рівня ({ $glory } очко слави)
        [few] наближає { TEXT($stat, kind: "stat", form: "acc") } до легендарного рівня ({ $glory } очки слави)
       *[many] наближає { TEXT($stat, kind: "stat", form: "acc") } до легендарного рівня ({ $glory } очок слави)
    }
reason-god =
    { $n ->
        [one] у вас є ще { $n } карта цього бога ({ TEXT($god, kind: "god") })
        [few] у вас є ще { $n } карти цього бога ({ TEXT($god, kind: "god") })
       *[many] у вас є ще { $n } карт цього бога ({ TEXT($god, kind: "god") })
    }
reason-strong-card = карта битви на +{ TEXT($n) }
reason-upgrade = «{ TEXT($card, kind: "card") }» окуповується кожної епохи
reason-saves-rage =
    { $n ->
        [0] не коштує люті
        [one] не коштує люті (заощаджує { $n } лють)
        [few] не коштує люті (заощаджує { $n } люті)
       *[many] не коштує люті (заощаджує { $n } люті)
    }
reason-strength = { TEXT($province, kind: "place", form: "in") } ви будете сильніші за інших на { TEXT($n) }
reason-cheap = дешево: { n-rage }
reason-only-choice = єдиний вибір
reason-end-of-age = до кінця епохи кращого ходу немає
reason-keeps-cards = береже ваші карти на потім
