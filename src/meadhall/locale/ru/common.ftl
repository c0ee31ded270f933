### Общее для всех игр и программ.

## Перечни: как LIST соединяет слова. $first — всё перед стыком, $last — то, что после него.

list-and = { $first } и { $last }
list-comma = { $first }, { $last }
list-none = —

## Игры и языки

game-bloodrage = Кровь и ярость
game-runewars = Runewars

language-en = Английский
language-uk = Украинский
language-pl = Польский
language-bg = Болгарский
language-it = Итальянский
language-ru = Русский
