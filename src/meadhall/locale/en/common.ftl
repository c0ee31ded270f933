### Texts used by every game and every client.

## Lists: how LIST joins its words. $first is everything before the last item, $last the last item.

list-and = { $first } and { $last }
list-comma = { $first }, { $last }
list-none = —

## Games and languages

game-bloodrage = Blood Rage
game-runewars = Runewars

language-en = English
language-uk = Ukrainian
language-pl = Polish
language-bg = Bulgarian
language-it = Italian
language-ru = Russian
