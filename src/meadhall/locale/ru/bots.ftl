### Игроки, которые не люди: их имена, их сила и причины их выбора.

## Боты, от самого слабого до самого сильного

bot-random = случайный
    .text = Выбирает любой разрешённый ответ наугад.
bot-careful = осторожный
    .text = Играет наугад, но не пасует без нужды.
bot-thrall = трэлл
    .text = Знает правила, но не просчитывает вперёд. С ним хорошо учиться.
bot-karl = карл
    .text = Играет разумно и прощает ошибку-другую.
bot-jarl = ярл
    .text = Хорошо считает и редко упускает возможность.
bot-konung = конунг
    .text = Думает далеко вперёд, порой несколько секунд. Самый сильный.

## Чем выбор хорош или плох: `reason-<id>`, короткие фразы
## $card, $province, $stat, $god, $token: названия; $n, $glory (числа).

reason-fits-quest = помогает выполнить задание «{ TEXT($card, kind: "card") }»
reason-fulfils-quest =
    { $glory ->
        [one] сейчас выполняет задание «{ TEXT($card, kind: "card") }» ({ $glory } очко славы)
        [few] сейчас выполняет задание «{ TEXT($card, kind: "card") }» ({ $glory } очка славы)
       *[many] сейчас выполняет задание «{ TEXT($card, kind: "card") }» ({ $glory } очков славы)
    }
reason-wins-battle = при нынешнем раскладе битва выиграна (перевес: { TEXT($n) })
reason-loses-battle = при нынешнем раскладе битва проиграна (не хватает силы: { TEXT($n) })
reason-wins-tie-none = при нынешнем раскладе ничья: никто не выигрывает
reason-dies-for-glory = { n-glory } за гибель в Рагнарёке
reason-loki = { n-glory } за фигурки, которые вернутся из Вальхаллы
reason-token = награда за грабёж: { TEXT($token, kind: "token") }
reason-legendary =
    { $glory ->
        [one] приближает { TEXT($stat, kind: "stat", form: "acc") } к легендарному уровню ({ $glory } очко славы)
        [few] приближает { TEXT($stat, kind: "stat", form: "acc") } к легендарному уровню ({ $glory } очка славы)
       *[many] приближает { TEXT($stat, kind: "stat", form: "acc") } к легендарному уровню ({ $glory } очков славы)
    }
reason-god =
    { $n ->
        [one] у вас есть ещё { $n } карта этого бога ({ TEXT($god, kind: "god") })
        [few] у вас есть ещё { $n } карты этого бога ({ TEXT($god, kind: "god") })
       *[many] у вас есть ещё { $n } карт этого бога ({ TEXT($god, kind: "god") })
    }
reason-strong-card = карта битвы на +{ TEXT($n) }
reason-upgrade = «{ TEXT($card, kind: "card") }» окупается каждую эпоху
reason-saves-rage =
    { $n ->
        [0] бесплатно
        [one] бесплатно (экономит { $n } ярость)
        [few] бесплатно (экономит { $n } ярости)
       *[many] бесплатно (экономит { $n } ярости)
    }
reason-strength = { TEXT($province, kind: "place", form: "in") } вы будете сильнее остальных на { TEXT($n) }
reason-cheap = дёшево: { n-rage }
reason-only-choice = единственный вариант
reason-end-of-age = до конца эпохи лучшего хода нет
reason-keeps-cards = бережёт ваши карты на потом
