### Blood Rage: підписи відповідей, `answer-<verb>`; `answer-<verb>-<prompt>` там, де питання потребує свого.
### $card, $figure, $source, $target, $stat: назви; $n (число).

## Хід

answer-pass = Спасувати й утратити решту люті
answer-invade = Набіг { TEXT($figure, kind: "figure", form: "with") }
answer-invade-free-invade-whom = Набіг { TEXT($figure, kind: "figure", form: "with") } без витрат люті
answer-recall = Набіг { TEXT($figure, kind: "figure", form: "with") } з Вальгалли («Володіння Фріґґи», 1 лють)
answer-march = Похід { TEXT($source, kind: "place", form: "from") } (1 лють)
answer-upgrade = Поліпшення «{ TEXT($card, kind: "card") }»
answer-quest = Викласти наказ богів «{ TEXT($card, kind: "card") }»
answer-pillage = Грабувати { TEXT($target, kind: "place", form: "acc") }
answer-pillage-thors-domain = Грабувати { TEXT($target, kind: "place", form: "acc") } (2 люті)
answer-challenge = Грабувати { TEXT($target, kind: "place", form: "acc") } ще раз («Виклик Тіра», 2 люті)
answer-sacrifice = Принести в жертву дві фігурки заради характеристики («Жертва Фріґґи»)

## Частини дії

answer-place = { TEXT($target, kind: "place") }
answer-place-march-where = Похід { TEXT($target, kind: "place", form: "to") }
answer-place-move-leader = Ярл іде { TEXT($target, kind: "place", form: "to") }
answer-warriors = { TEXT($figure, $n, kind: "figure", form: "count") }
answer-figure = { TEXT($figure, kind: "figure") }
answer-bring = Розмістити воїна { TEXT($target, kind: "place", form: "in") }
answer-free = У вільну комірку
answer-replace = Замість карти «{ TEXT($card, kind: "card") }»
answer-victim = Знищити { TEXT($figure, kind: "figure", form: "acc") } { TEXT($source, kind: "place", form: "in") }
answer-raise = Збільшити { TEXT($stat, kind: "stat", form: "acc") }

## Карти

answer-keep = Залишити «{ TEXT($card, kind: "card") }»
answer-keep-save-card = Залишити «{ TEXT($card, kind: "card") }» на наступну епоху
answer-nothing = Не залишати нічого
answer-reveal = Зіграти «{ TEXT($card, kind: "card") }»
answer-add = Додати «{ TEXT($card, kind: "card") }»
answer-take = Повернути «{ TEXT($card, kind: "card") }» на руку (1 лють)
answer-treat = Вважати наказ богів картою битви з додатковою силою { TEXT($n) }

## Битва

answer-join = Увести в битву { TEXT($figure, kind: "figure", form: "acc") } { TEXT($source, kind: "place", form: "from") }
answer-spare = Зберегти { TEXT($figure, kind: "figure", form: "acc") }
answer-protect = Урятувати { TEXT($figure, kind: "figure", form: "acc") } (1 лють)
answer-retreat = Відьма-вельва тікає в Іґґдрасіль

## Ні або годі

answer-decline = Ні
answer-decline-free-invade = Не здійснювати набігу
answer-decline-free-invade-whom = Не здійснювати набігу
answer-decline-friggas-succor = Нікого не розміщувати
answer-decline-lokis-blessing = Нікого не розміщувати
answer-decline-thors-domain = Не грабувати
answer-decline-join-battle = Нікого не переміщувати
answer-decline-treat-quest = Ні, він нічого не дає
answer-decline-late-card = Нічого не додавати
answer-decline-save-figures = Більше нікого не рятувати
answer-decline-move-leader = Ярл лишається
answer-done = Готово
answer-done-march-whom = Більше ніхто не йде
answer-done-retake-cards = Більше карт не повертати
