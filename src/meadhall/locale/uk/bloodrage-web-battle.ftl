### Стіл у браузері: битви й Рагнарок як сцени.
### $place, $clan, $token, $figure: назви; $clans: назви через пропуск; $n, $figures, $cards, $strength (числа).

## Битва

web-battle-for = Битва за { TEXT($place, kind: "place", form: "acc") }
web-battle-stage-call = Заклик до битви
web-battle-stage-cards = Вибір карт
web-battle-stage-reveal = Розкриття
web-battle-stage-outcome = Результат
web-battle-stake = Якщо переможе { TEXT($clan, kind: "clan") }: { TEXT($token, kind: "token") }
web-battle-absent = Поза битвою: { LIST($clans, kind: "clan") }
web-battle-pillager = Грабує
web-battle-leads = попереду
web-battle-wins = перемога
web-battle-tied = Нічия: програють усі
web-battle-clan-wins = Перемагає { TEXT($clan, kind: "clan") }
web-battle-was-won = { TEXT($clan, kind: "clan") } перемагає в битві { TEXT($place, kind: "place", form: "in") }
web-battle-was-tied = Битва { TEXT($place, kind: "place", form: "in") } завершилася внічию: програють усі
web-battle-tie-rule = Якщо найбільша сила в кількох кланів однакова, усі фігурки, що брали участь у битві, знищують.
web-battle-term = { TEXT($figure, $n, kind: "figure", form: "count") }: сила { TEXT($strength) }
web-battle-sum = сила фігурок { TEXT($figures) }, карт { TEXT($cards) }
web-battle-side = { TEXT($clan, kind: "clan") }: сила { TEXT($n) }

## Що сталося з картою

web-battle-card-discarded = скинуто
web-battle-card-returned = знову на руці
web-battle-card-taken = вкрадено
web-battle-card-cancelled = текст скасовано
web-battle-card-worth = рахується як { TEXT($n) }

## Як швидко

web-battle-skip = Пропустити
web-battle-space = Пробіл
web-battle-pause = Пауза
web-battle-go-on = Продовжити
web-battle-next = Наступний крок
web-battle-to-board = До поля
web-battle-watch = Дивитися битву

## Рагнарок. $age: номер епохи

web-battle-end-of-age = Рагнарок · завершується { TEXT($age, kind: "age") }
web-battle-falls = { TEXT($place, kind: "place") } гине
web-battle-gone = Провінцію знищено назавжди. Її фігурки йдуть у Вальгаллу, і кожна з них приносить славу.
web-battle-from = було { TEXT($n) }
web-battle-spared = Без втрат: { LIST($clans, kind: "clan") }
web-battle-next-falls = Наступною загине провінція { TEXT($place, kind: "place") }
web-battle-beat-breaks = Знищення
web-battle-beat-rise = До Вальгалли
web-battle-beat-glory = Слава
