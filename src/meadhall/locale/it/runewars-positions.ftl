### Runewars: che cosa non va in una posizione scritta a mano.

refusal-bad_dials = I quadranti sono tre numeri da 0 a 8: cibo, legname, minerale.
refusal-bad_hero = «{ $hero }» non è scritto correttamente: prima l’area, poi lo stato dell’eroe.
refusal-bad_piece = Un pezzo della mappa richiede nome, rotazione (0, 60 … 300) e posizione, come 1,-2.
refusal-bad_rune = Una runa è dragon o false, eventualmente seguita da up.
refusal-city_twice = La città «{ $word }» è in due aree.
refusal-held_by_another = { $place }: l’area è controllata da qualcun altro.
refusal-no_faction_unit = { $place }: ci sono unità neutrali alleate, ma nient’altro del loro giocatore.
refusal-no_home = { $faction }: il regno natale non è sulla mappa.
refusal-no_order = { $seat }: nessun ordine per questo turno.
refusal-not_his_unit = «{ $unit }» non è un’unità di questo giocatore.
refusal-not_on_the_map = { $place }: quest’area non è sulla mappa.
refusal-rune_twice = { $place }: qui ci sono due segnalini runa.
refusal-seat_is_out = { $seat }: fuori dalla partita.
refusal-too_many_developments = «{ $word }»: non ci sono così tanti sviluppi.
refusal-too_many_runes = «{ $word }»: non ci sono così tante rune.
refusal-too_many_strongholds = { $seat }: non ha così tante roccaforti.
refusal-too_many_units = «{ $unit }»: non ci sono così tante miniature.
refusal-no_city_there = { $place }: qui non c’è una città.
refusal-wrong_alignment = «{ $card }» è un obiettivo dell’altra parte.
