### Runewars: what is wrong with a position written by hand.

refusal-bad_dials = Диски — три числа від 0 до 8: їжа, деревина, руда.
refusal-bad_hero = «{ $hero }» записано неправильно: спершу область, далі решта.
refusal-bad_piece = Частині мапи потрібні назва, поворот (0, 60 … 300) і місце, як-от 1,-2.
refusal-bad_rune = Руна: dragon або false, за потреби ще й up.
refusal-city_twice = Місто «{ $word }» указано у двох областях.
refusal-held_by_another = { $place }: цю область контролює хтось інший.
refusal-no_faction_unit = { $place }: союзні нейтральні загони стоять там, де їхній гравець не має нічого свого.
refusal-no_home = { $faction }: рідного королівства немає на мапі.
refusal-no_order = { $seat }: немає наказу на цей хід.
refusal-not_his_unit = «{ $unit }» — не загін цього гравця.
refusal-not_on_the_map = { $place }: такої області немає на цій мапі.
refusal-rune_twice = { $place }: тут лежать два жетони рун.
refusal-seat_is_out = { $seat }: поза грою.
refusal-too_many_developments = «{ $word }»: стільки поліпшень немає.
refusal-too_many_runes = «{ $word }»: стільки рун немає.
refusal-too_many_strongholds = { $seat }: стільки фортець немає.
refusal-too_many_units = «{ $unit }»: стільки фігурок немає.
refusal-no_city_there = { $place }: тут немає міста.
refusal-wrong_alignment = «{ $card }» — ціль іншої сторони.
