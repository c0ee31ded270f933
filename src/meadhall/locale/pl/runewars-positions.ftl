### Runewars: co jest nie tak z pozycją zapisaną ręcznie.

refusal-bad_dials = Wskaźniki to trzy liczby od 0 do 8: żywność, drewno, ruda.
refusal-bad_hero = „{ $hero }” zapisano nieprawidłowo: najpierw obszar, potem stan bohatera.
refusal-bad_piece = Część mapy wymaga nazwy, obrotu (0, 60 … 300) i położenia, na przykład 1,-2.
refusal-bad_rune = Runa to „dragon” lub „false”, opcjonalnie z dopiskiem „up”.
refusal-city_twice = Miasto „{ $word }” leży na dwóch obszarach.
refusal-held_by_another = Obszar { $place } kontroluje ktoś inny.
refusal-no_faction_unit = W { $place } stoją neutralni sojusznicy, ale nie ma tam niczego, co należy do ich gracza.
refusal-no_home = Na mapie nie ma królestwa ojczystego frakcji { $faction }.
refusal-no_order = { $seat } nie ma rozkazu na tę turę.
refusal-not_his_unit = „{ $unit }” nie jest jednostką tego gracza.
refusal-not_on_the_map = Na tej mapie nie ma obszaru { $place }.
refusal-rune_twice = W { $place } leżą dwa żetony run.
refusal-seat_is_out = { $seat } jest poza grą.
refusal-too_many_developments = Nie ma aż tylu ulepszeń „{ $word }”.
refusal-too_many_runes = Nie ma aż tylu run „{ $word }”.
refusal-too_many_strongholds = { $seat } nie ma aż tylu twierdz.
refusal-too_many_units = Nie ma aż tylu figurek „{ $unit }”.
refusal-no_city_there = { $place }: nie ma tu miasta.
refusal-wrong_alignment = „{ $card }” to cel drugiej strony.
