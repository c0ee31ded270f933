### Runewars: what is wrong with a position written by hand.

refusal-bad_dials = Диски — три числа от 0 до 8: еда, древесина, руда.
refusal-bad_hero = «{ $hero }» записан неправильно: сначала локация, потом остальное.
refusal-bad_piece = Части карты нужны название, поворот (0, 60 … 300) и место, например 1,-2.
refusal-bad_rune = Руна: dragon или false, при необходимости ещё up.
refusal-city_twice = Город «{ $word }» указан в двух локациях.
refusal-held_by_another = { $place }: эту локацию контролирует кто-то другой.
refusal-no_faction_unit = { $place }: союзные нейтральные юниты стоят там, где у их игрока нет ничего своего.
refusal-no_home = { $faction }: родного королевства нет на карте.
refusal-no_order = { $seat }: нет приказа на этот ход.
refusal-not_his_unit = «{ $unit }» — не юнит этого игрока.
refusal-not_on_the_map = { $place }: такой локации нет на этой карте.
refusal-rune_twice = { $place }: здесь лежат два токена рун.
refusal-seat_is_out = { $seat }: вне игры.
refusal-too_many_developments = «{ $word }»: столько улучшений нет.
refusal-too_many_runes = «{ $word }»: столько рун нет.
refusal-too_many_strongholds = { $seat }: столько крепостей нет.
refusal-too_many_units = «{ $unit }»: столько фигурок нет.
refusal-no_city_there = { $place }: здесь нет города.
refusal-wrong_alignment = «{ $card }» — цель другой стороны.
