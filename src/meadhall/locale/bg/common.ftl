### Общото за всички игри и програми.

## Изброявания: как LIST свързва думите. $first е всичко преди връзката, $last – това след нея.

list-and = { $first } и { $last }
list-comma = { $first }, { $last }
list-none = —

## Игри и езици

game-bloodrage = Кръв и ярост
game-runewars = Runewars

language-en = Английски
language-uk = Украински
language-pl = Полски
language-bg = Български
language-it = Италиански
language-ru = Руски
