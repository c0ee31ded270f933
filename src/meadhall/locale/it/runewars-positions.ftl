### Runewars: what is wrong with a position written by hand.

refusal-bad_dials = I quadranti sono tre numeri da 0 a 8: cibo, legname, minerale.
refusal-bad_hero = «{ $hero }» non può stare così: prima l’area, poi il resto.
refusal-bad_piece = Un pezzo della mappa vuole nome, rotazione (0, 60 … 300) e posto, come 1,-2.
refusal-bad_rune = Una runa è dragon o false, ed eventualmente up.
refusal-city_twice = La città «{ $word }» sta in due aree.
refusal-held_by_another = { $place }: l’area è tenuta da un altro.
refusal-no_faction_unit = { $place }: unità neutrali alleate senza nulla del loro giocatore.
refusal-no_home = { $faction }: il regno natale non è sulla mappa.
refusal-no_order = { $seat }: nessun ordine per questo turno.
refusal-not_his_unit = «{ $unit }» non è un’unità di questo giocatore.
refusal-not_on_the_map = { $place }: quest’area non è sulla mappa.
refusal-rune_twice = { $place }: qui ci sono due segnalini runa.
refusal-seat_is_out = { $seat }: fuori dal gioco.
refusal-too_many_developments = «{ $word }»: non ci sono tanti sviluppi.
refusal-too_many_runes = «{ $word }»: non ci sono tante rune.
refusal-too_many_strongholds = { $seat }: non ha tante roccaforti.
refusal-too_many_units = «{ $unit }»: non ci sono tante miniature.
refusal-no_city_there = { $place }: qui non c’è una città.
refusal-wrong_alignment = «{ $card }» è un obiettivo dell’altra parte.
