### Runewars: the options of a game. `rw-option-<name>` is a short label, `.text` what its values mean.

rw-option-random_map = The map by lot
    .text = Yes: tiles, home markers and home realms are laid by lot, all at once. No: players lay them in turn, as the rules have it.
rw-option-exploration = Exploration tokens
    .text = Yes: the variant with exploration tokens, which heroes turn up. No: without them.
rw-option-marker_gap = Distance of home markers
    .text = How many steps, area by area, it is at least from one home marker to the next.
rw-option-open_contact = Tiles touch with an open side
    .text = Yes: a new tile shares at least one side without mountains or water with the map. No: any side will do.
rw-option-activate_without_move = Activate without moving
    .text = Yes: with Mobilize and Conquer an area may be activated though nobody moves there. No: somebody must move.
rw-option-strategize_heroes_anywhere = Heroes go anywhere with Strategize
    .text = Yes: with Strategize heroes may enter areas with enemy or neutral units. No: only friendly and empty areas.
rw-option-winter_minimum = Units that survive the winter
    .text = So many units may stay in an area in winter, however low the food dial is.
rw-option-quest_without_move = Quest without moving
    .text = Yes: a hero may move no area at all and still try a quest or fight a duel. No: he must have moved.
rw-option-marker_pickup_quest_phase = Rewards taken up in the Quest Phase
    .text = Yes: a hero may also take up the rewards of a defeated hero in the Quest Phase. No: only in his player's turn.
rw-option-title_raise = Raising one's own title
    .text = Yes: who holds a title may put more influence on it. No: he may not.
