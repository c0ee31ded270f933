### Wspólne dla wszystkich gier i programów.

## Wyliczenia: jak LIST łączy słowa. $first – wszystko przed złączem, $last – to, co po nim.

list-and = { $first } i { $last }
list-comma = { $first }, { $last }
list-none = —

## Gry i języki

game-bloodrage = Blood Rage
game-runewars = Runewars

language-en = Angielski
language-uk = Ukraiński
language-pl = Polski
language-bg = Bułgarski
language-it = Włoski
language-ru = Rosyjski
