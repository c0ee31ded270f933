### Runewars: what is wrong with a position written by hand.

refusal-bad_dials = Дисковете са три числа от 0 до 8: храна, дървесина, руда.
refusal-bad_hero = „{ $hero }“ е записан грешно: първо областта, после останалото.
refusal-bad_piece = За част от картата са нужни име, завъртане (0, 60 … 300) и място, например 1,-2.
refusal-bad_rune = Руна: dragon или false, при нужда и up.
refusal-city_twice = Градът „{ $word }“ е посочен в две области.
refusal-held_by_another = { $place }: областта се контролира от друг.
refusal-no_faction_unit = { $place }: съюзни неутрални отряди стоят там, където играчът им няма нищо свое.
refusal-no_home = { $faction }: родното царство не е на картата.
refusal-no_order = { $seat }: няма заповед за този ход.
refusal-not_his_unit = „{ $unit }“ не е отряд на този играч.
refusal-not_on_the_map = { $place }: няма такава област на тази карта.
refusal-rune_twice = { $place }: тук лежат два жетона руна.
refusal-seat_is_out = { $seat }: извън играта.
refusal-too_many_developments = „{ $word }“: няма толкова подобрения.
refusal-too_many_runes = „{ $word }“: няма толкова руни.
refusal-too_many_strongholds = { $seat }: няма толкова крепости.
refusal-too_many_units = „{ $unit }“: няма толкова фигурки.
refusal-no_city_there = { $place }: тук няма град.
refusal-wrong_alignment = „{ $card }“ е цел на другата страна.
