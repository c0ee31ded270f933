### Играчите, които не са хора: имената им, колко са силни и защо биха избрали нещо.

## Ботове, от най-слабия до най-силния

bot-random = случаен
    .text = Избира произволен позволен отговор.
bot-careful = предпазлив
    .text = Играе наслуки, но не пасува без нужда.
bot-thrall = трел
    .text = Знае правилата, но не пресмята напред. Подходящ за първи игри.
bot-karl = карл
    .text = Играе разумно и прощава някоя грешка.
bot-jarl = ярл
    .text = Смята добре и рядко изпуска възможност.
bot-konung = конунг
    .text = Мисли далеч напред, понякога по няколко секунди. Най-силният.

## Защо един избор е добър или лош: `reason-<id>`, кратки фрази
## $card, $province, $stat, $god, $token: имена; $n, $glory (числа).

reason-fits-quest = помага да се изпълни поръчението „{ TEXT($card, kind: "card") }“
reason-fulfils-quest = засега изпълнява поръчението „{ TEXT($card, kind: "card") }“ ({ $glory } слава)
reason-wins-battle = засега битката е спечелена (преднина: { TEXT($n) })
reason-loses-battle = засега битката е загубена (недостиг на сила: { TEXT($n) })
reason-wins-tie-none = засега е равенство: никой не печели
reason-dies-for-glory = { n-glory } за гибел в Рагнарок
reason-loki = { n-glory } за фигури, освободени от Валхала
reason-token = награда от плячкосването: { TEXT($token, kind: "token") }
reason-legendary = доближава { TEXT($stat, kind: "stat", form: "acc") } до легендарно ниво ({ $glory } слава)
reason-god =
    { $n ->
        [one] имате още { $n } карта на { TEXT($god, kind: "god") }
       *[other] имате още { $n } карти на { TEXT($god, kind: "god") }
    }
reason-strong-card = карта Битка +{ TEXT($n) }
reason-upgrade = „{ TEXT($card, kind: "card") }“ се изплаща епоха след епоха
reason-saves-rage =
    { $n ->
        [0] не струва ярост
       *[other] не струва ярост (спестява { $n })
    }
reason-strength = ще имате най-много сила { TEXT($province, kind: "place", form: "in") } (преднина: { TEXT($n) })
reason-cheap = евтино: { n-rage }
reason-only-choice = единствен избор
reason-end-of-age = до края на епохата няма по-добър ход
reason-keeps-cards = пази картите ви за по-късно
