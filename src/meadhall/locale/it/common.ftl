### Ciò che serve a tutti i giochi e a tutti i programmi.

## Elenchi: come LIST unisce le parole. $first è tutto ciò che precede il punto d’unione, $last ciò che segue.

list-and = { $first } e { $last }
list-comma = { $first }, { $last }
list-none = —

## Giochi e lingue

game-bloodrage = Blood Rage
game-runewars = Runewars

language-en = Inglese
language-uk = Ucraino
language-pl = Polacco
language-bg = Bulgaro
language-it = Italiano
language-ru = Russo
