### Runewars: what is wrong with a position written by hand.

refusal-bad_dials = Dials are three numbers from 0 to 8: food, wood, ore.
refusal-bad_hero = “{ $hero }” cannot stand there so: an area first, then what is to be said of him.
refusal-bad_piece = A piece of the map needs its name, its turn (0, 60 … 300) and its place, as 1,-2.
refusal-bad_rune = A rune is dragon or false, and perhaps up.
refusal-city_twice = The city “{ $word }” lies in two areas.
refusal-held_by_another = Somebody else holds { $place }.
refusal-no_faction_unit = Allied neutral units stand in { $place } without anything of their player’s.
refusal-no_home = The home realm of { $faction } is not on the map.
refusal-no_order = { $seat } has no order for this turn.
refusal-not_his_unit = “{ $unit }” is no unit of this player.
refusal-not_on_the_map = { $place } is not on this map.
refusal-rune_twice = Two rune tokens lie in { $place }.
refusal-seat_is_out = { $seat } is out of the game.
refusal-too_many_developments = There are not so many developments “{ $word }”.
refusal-too_many_runes = There are not so many runes “{ $word }”.
refusal-too_many_strongholds = { $seat } does not have so many strongholds.
refusal-too_many_units = There are not so many figures “{ $unit }”.
refusal-no_city_there = There is no city in { $place }.
refusal-wrong_alignment = “{ $card }” is an objective of the other side.
