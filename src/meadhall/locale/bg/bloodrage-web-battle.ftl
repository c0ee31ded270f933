### Масата в браузъра: битките и Рагнарок като сцени.
### $place, $clan, $token, $figure: имена; $clans: имена, разделени с интервали; $n, $figures, $cards, $strength (числа).

## Битка

web-battle-for = Битка за { TEXT($place, kind: "place", form: "acc") }
web-battle-stage-call = Зов за битка
web-battle-stage-cards = Избор на карти
web-battle-stage-reveal = Разкриване
web-battle-stage-outcome = Резултат
web-battle-stake = Ако победи { TEXT($clan, kind: "clan", form: "name") }: { TEXT($token, kind: "token") }
web-battle-absent = Извън битката: { LIST($clans, kind: "clan") }
web-battle-pillager = Плячкосва
web-battle-leads = води
web-battle-wins = победа
web-battle-tied = Равенство: всички губят
web-battle-clan-wins = { TEXT($clan, kind: "clan", form: "name") } побеждава
web-battle-was-won = { TEXT($clan, kind: "clan", form: "name") } печели битката { TEXT($place, kind: "place", form: "in") }
web-battle-was-tied = Битката { TEXT($place, kind: "place", form: "in") } завършва с равенство: всички губят
web-battle-tie-rule = При равенство за най-голяма сила се унищожават всички фигури, участвали в битката.
web-battle-term = { TEXT($figure, $n, kind: "figure", form: "count") }: сила { TEXT($strength) }
web-battle-sum = сила на фигурите { TEXT($figures) }, на картите { TEXT($cards) }
web-battle-side = { TEXT($clan, kind: "clan") }: сила { TEXT($n) }

## Какво е станало с картата

web-battle-card-discarded = изчистена
web-battle-card-returned = обратно в ръката
web-battle-card-taken = открадната
web-battle-card-cancelled = отменен ефект
web-battle-card-worth = брои се за { TEXT($n) }

## Колко бързо

web-battle-skip = Прескачане
web-battle-space = Интервал
web-battle-pause = Пауза
web-battle-go-on = Продължаване
web-battle-next = Следваща стъпка
web-battle-to-board = Към полето
web-battle-watch = Гледане на битката

## Рагнарок. $age: номерът на епохата

web-battle-end-of-age = Край на { TEXT($age, kind: "age") } · Рагнарок
web-battle-falls = { TEXT($place, kind: "place") } загива
web-battle-gone = Провинцията е унищожена завинаги. Фигурите ѝ отиват във Валхала и всяка от тях носи слава.
web-battle-from = от { TEXT($n) }
web-battle-spared = Без загуби: { LIST($clans, kind: "clan") }
web-battle-next-falls = Следващата обречена: { TEXT($place, kind: "place") }
web-battle-beat-breaks = Разрушение
web-battle-beat-rise = Към Валхала
web-battle-beat-glory = Слава
