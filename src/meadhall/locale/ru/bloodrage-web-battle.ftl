### Стол в браузере: битвы и Рагнарёк как сцены.
### $place, $clan, $token, $figure: названия; $clans: названия через пробел; $n, $figures, $cards, $strength (числа).

## Битва

web-battle-for = Битва за { TEXT($place, kind: "place", form: "acc") }
web-battle-stage-call = Призыв к битве
web-battle-stage-cards = Выбор карт
web-battle-stage-reveal = Раскрытие
web-battle-stage-outcome = Исход
web-battle-stake = Если победит { TEXT($clan, kind: "clan") }: { TEXT($token, kind: "token") }
web-battle-absent = Вне битвы: { LIST($clans, kind: "clan") }
web-battle-pillager = Зачинщик
web-battle-leads = впереди
web-battle-wins = победа
web-battle-tied = Ничья: проигрывают все
web-battle-clan-wins = Побеждает { TEXT($clan, kind: "clan") }
web-battle-was-won = { TEXT($clan, kind: "clan") } выигрывает битву { TEXT($place, kind: "place", form: "in") }
web-battle-was-tied = Битва { TEXT($place, kind: "place", form: "in") } заканчивается вничью: проигрывают все
web-battle-tie-rule = Если наибольшая сила у нескольких кланов одинакова, уничтожаются все фигурки, участвовавшие в битве.
web-battle-term = { TEXT($figure, $n, kind: "figure", form: "count") }: сила { TEXT($strength) }
web-battle-sum = сила фигурок { TEXT($figures) }, карт { TEXT($cards) }
web-battle-side = { TEXT($clan, kind: "clan") }: сила { TEXT($n) }

## Что стало с картой

web-battle-card-discarded = сброшена
web-battle-card-returned = снова на руке
web-battle-card-taken = украдена
web-battle-card-cancelled = свойство отменено
web-battle-card-worth = считается за { TEXT($n) }

## Как быстро

web-battle-skip = Пропустить
web-battle-space = Пробел
web-battle-pause = Пауза
web-battle-go-on = Продолжить
web-battle-next = Следующий шаг
web-battle-to-board = К полю
web-battle-watch = Смотреть битву

## Рагнарёк. $age: номер эпохи

web-battle-end-of-age = Рагнарёк · завершается { TEXT($age, kind: "age") }
web-battle-falls = { TEXT($place, kind: "place") } гибнет
web-battle-gone = Провинция уничтожена навсегда. Её фигурки уходят в Вальхаллу, и каждая из них приносит славу.
web-battle-from = было { TEXT($n) }
web-battle-spared = Без потерь: { LIST($clans, kind: "clan") }
web-battle-next-falls = На очереди: { TEXT($place, kind: "place") }
web-battle-beat-breaks = Разрушение
web-battle-beat-rise = В Вальхаллу
web-battle-beat-glory = Слава
