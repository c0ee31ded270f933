### Runewars: what is wrong with a position written by hand.

refusal-bad_dials = Dials are three numbers from 0 to 8: food, wood, ore.
refusal-bad_hero = “{ $hero }” is not written correctly: first an area, then the hero's state.
refusal-bad_piece = A piece of the map needs its name, its rotation (0, 60 … 300) and its position, such as 1,-2.
refusal-bad_rune = A rune is dragon or false, optionally followed by up.
refusal-city_twice = The city “{ $word }” is in two areas.
refusal-held_by_another = Somebody else controls { $place }.
refusal-no_faction_unit = There are allied neutral units in { $place }, but nothing else of their player.
refusal-no_home = The home realm of { $faction } is not on the map.
refusal-no_order = { $seat } has no order for this turn.
refusal-not_his_unit = “{ $unit }” is not a unit of this player.
refusal-not_on_the_map = { $place } is not on this map.
refusal-rune_twice = There are two rune tokens in { $place }.
refusal-seat_is_out = { $seat } is out of the game.
refusal-too_many_developments = There are not that many developments “{ $word }”.
refusal-too_many_runes = There are not that many runes “{ $word }”.
refusal-too_many_strongholds = { $seat } does not have that many strongholds.
refusal-too_many_units = There are not that many figures “{ $unit }”.
refusal-no_city_there = There is no city in { $place }.
refusal-wrong_alignment = “{ $card }” is an objective of the other side.
