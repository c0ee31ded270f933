### What every game and every client uses.

## Lists: how LIST joins its words. $first is all before the joint, $last what comes after.

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
