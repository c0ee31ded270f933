### Blood Rage: надписите на отговорите, `answer-<verb>`; `answer-<verb>-<prompt>`, където въпросът иска свой.
### $card, $figure, $source, $target, $stat: имена; $n (число).

## Ходът

answer-pass = Пасуване (губите останалата ярост)
answer-invade = Нахлуване { TEXT($figure, kind: "figure", form: "with") }
answer-invade-free-invade-whom = Безплатно нахлуване { TEXT($figure, kind: "figure", form: "with") }
answer-recall = Нахлуване от Валхала { TEXT($figure, kind: "figure", form: "with") } („Владението на Фриг“, 1 ярост)
answer-march = Настъпление { TEXT($source, kind: "place", form: "from") } (1 ярост)
answer-upgrade = Подобрение „{ TEXT($card, kind: "card") }“
answer-quest = Поръчение „{ TEXT($card, kind: "card") }“
answer-pillage = Плячкосване { TEXT($target, kind: "place", form: "gen") }
answer-pillage-thors-domain = Плячкосване { TEXT($target, kind: "place", form: "gen") } (2 ярост)
answer-challenge = Повторно плячкосване { TEXT($target, kind: "place", form: "gen") } („Предизвикателството на Тир“, 2 ярост)
answer-sacrifice = Жертване на две фигури за показател („Жертвата на Фриг“)

## Части от действие

answer-place = { TEXT($target, kind: "place") }
answer-place-march-where = Настъпление { TEXT($target, kind: "place", form: "to") }
answer-place-move-leader = Водачът отива { TEXT($target, kind: "place", form: "into") }
answer-warriors = { TEXT($figure, $n, kind: "figure", form: "count") }
answer-figure = { TEXT($figure, kind: "figure") }
answer-bring = Поставяне на воин { TEXT($target, kind: "place", form: "in") }
answer-free = На свободно място
answer-replace = На мястото на „{ TEXT($card, kind: "card") }“
answer-victim = Унищожаване { TEXT($figure, kind: "figure", form: "gen") } { TEXT($source, kind: "place", form: "in") }
answer-raise = Повишаване { TEXT($stat, kind: "stat", form: "gen") }

## Карти

answer-keep = Запазване на „{ TEXT($card, kind: "card") }“
answer-keep-save-card = Запазване на „{ TEXT($card, kind: "card") }“ за следващата епоха
answer-nothing = Без запазване на карта
answer-reveal = Изиграване на „{ TEXT($card, kind: "card") }“
answer-add = Добавяне на „{ TEXT($card, kind: "card") }“
answer-take = Връщане на „{ TEXT($card, kind: "card") }“ в ръката (1 ярост)
answer-treat = Поръчението се брои за карта Битка +{ TEXT($n) }

## Битка

answer-join = Включване { TEXT($figure, kind: "figure", form: "gen") } { TEXT($source, kind: "place", form: "from") }
answer-spare = Опазване { TEXT($figure, kind: "figure", form: "gen") }
answer-protect = Спасяване { TEXT($figure, kind: "figure", form: "gen") } (1 ярост)
answer-retreat = Вещицата вьолва бяга в Игдрасил

## Не или край

answer-decline = Не
answer-decline-free-invade = Без нахлуване
answer-decline-free-invade-whom = Без нахлуване
answer-decline-friggas-succor = Без допълнителен воин
answer-decline-lokis-blessing = Без нахлуване с воин
answer-decline-thors-domain = Без плячкосване
answer-decline-join-battle = Без преместване на фигура
answer-decline-treat-quest = Не, не добавя сила
answer-decline-late-card = Без добавяне на карта
answer-decline-save-figures = Без спасяване на други фигури
answer-decline-move-leader = Водачът остава
answer-done = Готово
answer-done-march-whom = Никой друг не настъпва
answer-done-retake-cards = Без връщане на други карти
