### Спільне для всіх ігор і застосунків.

## Переліки: як LIST з’єднує слова. $first — усе перед стиком, $last — те, що після нього.

list-and = { $first } та { $last }
list-comma = { $first }, { $last }
list-none = —

## Ігри й мови

game-bloodrage = Лють крові
game-runewars = Рунні війни

language-en = Англійська
language-uk = Українська
language-pl = Польська
language-bg = Болгарська
language-it = Італійська
language-ru = Російська
