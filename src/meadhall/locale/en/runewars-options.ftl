### Runewars: the options of a game. `rw-option-<name>` is a short label, `.text` what its values mean.

rw-option-random_map = Random map
    .text = Yes: tiles, home markers and home realms are placed at random, all at once. No: players place them in turn, as in the rules.
rw-option-exploration = Exploration tokens
    .text = Yes: the variant with exploration tokens, which heroes turn face up. No: without them.
rw-option-marker_gap = Distance between home markers
    .text = The minimum distance from one home marker to the next, in areas.
rw-option-open_contact = Tiles touch with an open side
    .text = Yes: a new tile shares at least one side without mountains or water with the map. No: any side will do.
rw-option-activate_without_move = Activate without moving
    .text = Yes: with Mobilize and Conquer an area may be activated even if nobody moves there. No: somebody must move.
rw-option-strategize_heroes_anywhere = Heroes move anywhere with Strategize
    .text = Yes: with Strategize heroes may enter areas with enemy or neutral units. No: only friendly and empty areas.
rw-option-winter_minimum = Units that survive the winter
    .text = At least this many units may stay in an area in winter, however low the food dial is.
rw-option-quest_without_move = Quest without moving
    .text = Yes: a hero may stay in the same area and still attempt a quest or fight a duel. No: the hero must have moved.
rw-option-marker_pickup_quest_phase = Picking up rewards in the Quest Phase
    .text = Yes: a hero may also pick up the rewards of a defeated hero in the Quest Phase. No: only during the turn of the hero's player.
rw-option-title_raise = Raising your own title
    .text = Yes: the holder of a title may put more influence on it. No: they may not.
