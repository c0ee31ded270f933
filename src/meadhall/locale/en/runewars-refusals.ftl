### Runewars: why something is not allowed, `rw-refusal-<code>`; codes of the kernel are in kernel-refusals.ftl.
### $area, $other, $unit, $hero, $seat, $faction, $piece, $order, $resource, $attribute, $title, $tactics, $reward,
### $quest, $objective, $development, $city: ids; $cell, $number: shown unchanged; $need, $have, $most: numbers.

rw-refusal-not_an_answer = This does not answer the current question.

## Where a rule is found: a page of the rulebook, or a card

rw-rule-page = Rulebook, page { $page }
rw-rule-card = The text of the card

## Set-up

rw-refusal-faction_taken = Another player has already chosen { TEXT($faction, kind: "rw-faction") }.
rw-refusal-not_your_tile = You do not place { TEXT($piece, kind: "rw-piece") }: your Setup Quests name other tiles.
rw-refusal-tile_has_no_place = { TEXT($piece, kind: "rw-piece") } fits nowhere on the map.
rw-refusal-first_in_the_middle = The first tile goes in the middle of the table, not at { TEXT($cell) }.
rw-refusal-off_the_table = { TEXT($piece, kind: "rw-piece") } would be off the table.
rw-refusal-overlaps = There is already something there, so { TEXT($piece, kind: "rw-piece") } does not fit.
rw-refusal-few_contacts = At least two areas of a new tile must touch two different areas of the map.
rw-refusal-colours_meet = Two coloured sides would meet: mountains and water may never touch.
rw-refusal-no_open_side = Only coloured sides would touch: at least one open side must.
rw-refusal-off_marker = Two areas of your home realm must cover the home marker.
rw-refusal-homes_touch = Home realms may not touch each other, nor the marker of another one.
rw-refusal-marker_on_map = A home marker goes beside the map, not on area { TEXT($area, kind: "rw-area") }.
rw-refusal-marker_touches_few = A home marker must touch at least { TEXT($need) } open sides of areas; here it would touch { TEXT($have) }.
rw-refusal-marker_too_near = Home markers must be at least { TEXT($need) } areas apart.
rw-refusal-marker_taken = A home realm has already replaced home marker { TEXT($number) }.
rw-refusal-no_room_for_rest = That would leave no room for what must still be placed.
rw-refusal-next_to_marker = A rune token may not be next to a home marker: { TEXT($area, kind: "rw-area") }.
rw-refusal-not_your_home = { TEXT($area, kind: "rw-area") } does not belong to your home realm.
rw-refusal-heroes_start_at_home = { TEXT($hero, kind: "rw-hero") } begins in your home realm, not in { TEXT($area, kind: "rw-area") }.
rw-refusal-no_room_for_so_many = There is room for at most { TEXT($most) } of them: an area holds at most eight units.
rw-refusal-area_full = There is not enough room in { TEXT($area, kind: "rw-area") }: an area holds at most eight units.

## Seasons, orders, bids

rw-refusal-order_already_played = You have already played { TEXT($order, kind: "rw-order") } this year. Your orders are returned in spring.
rw-refusal-not_in_fall = In fall you take influence or a Tactics card.
rw-refusal-not_enough_influence = This costs { TEXT($need) } influence, and you have { TEXT($have) }.
rw-refusal-not_enough_cards = This costs { TEXT($need) } Tactics cards, and you have { TEXT($have) }.
rw-refusal-spend_at_most = You may spend at most { TEXT($most) } influence here.
rw-refusal-spend_more = You must spend at least { TEXT($need) } influence here.
rw-refusal-at_least_one = Choose how many: at least one.
rw-refusal-not_tied = { TEXT($seat, kind: "rw-seat") } is not among those whose bids are tied.
rw-refusal-must_recruit = Choose a dial to recruit from.
rw-refusal-dial_used = You have already recruited from this dial: { TEXT($resource, kind: "rw-resource") }. Choose another one.
rw-refusal-few_heroes_left = Only { TEXT($have) } hero cards are left in the deck.
rw-refusal-only_neutral_units = { TEXT($unit, kind: "rw-unit") }: only neutral units can be chosen.
rw-refusal-only_faction_units = { TEXT($unit, kind: "rw-unit") }: only units of your faction can be chosen.
rw-refusal-wrong_class = { TEXT($unit, kind: "rw-unit") }: a unit of this shape cannot be chosen.
rw-refusal-none_in_supply = There are no figures of this unit left in the supply: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-none_of_class_in_supply = There are no neutral units of this shape left in the supply.
rw-refusal-not_of_this_city = { TEXT($city, kind: "rw-city") } does not offer this.
rw-refusal-your_title_already = You already hold the title “{ TEXT($title, kind: "rw-title") }”.
rw-refusal-title_costs_more = The title “{ TEXT($title, kind: "rw-title") }” costs at least { TEXT($need) } influence: more than there is on it.
rw-refusal-not_your_title = You do not hold the title “{ TEXT($title, kind: "rw-title") }”.
rw-refusal-title_not_now = The title “{ TEXT($title, kind: "rw-title") }” cannot be used now.
rw-refusal-title_used = The title “{ TEXT($title, kind: "rw-title") }” cannot be used again this turn.
rw-refusal-once_an_order = Each part of Fortify can be done only once.
rw-refusal-no_wood = Your wood dial is at 0: a stronghold costs 1 wood and 1 ore.
rw-refusal-no_ore = Your ore dial is at 0.
rw-refusal-stronghold_there = There is already a stronghold in { TEXT($area, kind: "rw-area") }.
rw-refusal-city_there = There is a city in { TEXT($area, kind: "rw-area") }.
rw-refusal-not_damaged = The stronghold in { TEXT($area, kind: "rw-area") } is not damaged.
rw-refusal-no_stronghold_there = You have no stronghold in { TEXT($area, kind: "rw-area") }.
rw-refusal-no_stronghold_left = All your strongholds are on the map: remove one from another area.
rw-refusal-stronghold_left = You still have a stronghold token, so you need not remove another one.
rw-refusal-no_runes_to_move = You need two areas you control, and a rune token in at least one of them.
rw-refusal-development_there = There is already a development in { TEXT($area, kind: "rw-area") }.
rw-refusal-not_your_development = { TEXT($development, kind: "rw-development") }: this is a development of another faction.
rw-refusal-no_such_development = All your tokens of this development are on the map: { TEXT($development, kind: "rw-development") }.
rw-refusal-not_that_development = This development is not in { TEXT($area, kind: "rw-area") }: { TEXT($development, kind: "rw-development") }.
rw-refusal-only_there = It can be placed only in { TEXT($area, kind: "rw-area") }.

## Places

rw-refusal-not_controlled = You do not control { TEXT($area, kind: "rw-area") }.
rw-refusal-same_area = It must be a different area than { TEXT($area, kind: "rw-area") }.
rw-refusal-not_adjacent = { TEXT($area, kind: "rw-area") } and { TEXT($other, kind: "rw-area") } are not adjacent.
rw-refusal-mountain = There are mountains between { TEXT($area, kind: "rw-area") } and { TEXT($other, kind: "rw-area") }.
rw-refusal-water = There is water between { TEXT($area, kind: "rw-area") } and { TEXT($other, kind: "rw-area") }.
rw-refusal-enemy_area = An enemy controls { TEXT($area, kind: "rw-area") }.

## Movement

rw-refusal-own_token_there = Your activation token is already in { TEXT($area, kind: "rw-area") }.
rw-refusal-nobody_can_come = None of your figures can move to { TEXT($area, kind: "rw-area") }.
rw-refusal-no_figures_there = You have no figures in { TEXT($area, kind: "rw-area") }.
rw-refusal-no_such_unit_there = There is no such unit in { TEXT($area, kind: "rw-area") }: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-not_your_unit = { TEXT($unit, kind: "rw-unit") }: this unit is not yours.
rw-refusal-not_so_many = { TEXT($unit, kind: "rw-unit") }: you chose { TEXT($need) }, and there are { TEXT($have) }.
rw-refusal-activated_area_stays = Units in { TEXT($area, kind: "rw-area") } cannot leave: there is an activation token.
rw-refusal-no_unit_moves = A card prevents your units from moving.
rw-refusal-routed_units_stay = Routed units do not move: { TEXT($unit, kind: "rw-unit") } in { TEXT($area, kind: "rw-area") }.
rw-refusal-already_moving = All of these units are already moving: { TEXT($unit, kind: "rw-unit") } in { TEXT($area, kind: "rw-area") }.
rw-refusal-hero_moves_already = { TEXT($hero, kind: "rw-hero") } is already moving.
rw-refusal-hero_elsewhere = { TEXT($hero, kind: "rw-hero") } is not in { TEXT($area, kind: "rw-area") }.
rw-refusal-hero_routed = { TEXT($hero, kind: "rw-hero") } is routed.
rw-refusal-neutrals_not_alone = Without units of your faction, allied neutral units can move only to areas you control: { TEXT($unit, kind: "rw-unit") } cannot go to { TEXT($area, kind: "rw-area") }.
rw-refusal-second_battle = This would be a second battle, in { TEXT($area, kind: "rw-area") }: an order allows only one.
rw-refusal-too_many_for_talks = At most { TEXT($most) } more units may go to { TEXT($area, kind: "rw-area") }: with more than eight you could only fight, and this order has already had its battle.
rw-refusal-enemy_in_the_way = The way from { TEXT($area, kind: "rw-area") } to { TEXT($other, kind: "rw-area") } leads through areas that are neither yours nor empty.
rw-refusal-too_far = { TEXT($other, kind: "rw-area") } is more than { TEXT($most) } areas away from { TEXT($area, kind: "rw-area") }.
rw-refusal-no_way_out = There is no way out of { TEXT($area, kind: "rw-area") }.
rw-refusal-friendly_or_empty_only = With Strategize figures move only to areas that are yours or empty, not to { TEXT($area, kind: "rw-area") }.

## Retreat

rw-refusal-friendly_first = Units retreat to an area of yours if they can; only otherwise to an empty one like { TEXT($area, kind: "rw-area") }.
rw-refusal-not_friendly_or_empty = Units retreat only to areas that are theirs or empty, not to { TEXT($area, kind: "rw-area") }.
rw-refusal-not_friendly = These units may retreat only to areas of their player, not to { TEXT($area, kind: "rw-area") }.
rw-refusal-controlled_area = Neutral units retreat only to areas that nobody controls, not to { TEXT($area, kind: "rw-area") }.
rw-refusal-all_to_one_area = All must go to one area if they can, and not all of them can reach { TEXT($area, kind: "rw-area") }.
rw-refusal-still_too_many = { TEXT($need) } more units must leave: an area holds at most eight.
rw-refusal-one_must_stay = At least one unit must stay.

## Battle

rw-refusal-not_in_line = There is no such unit on this side of the battle: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-hero_assists_already = { TEXT($hero, kind: "rw-hero") } has already been chosen to assist.
rw-refusal-assisted_already = A hero already assists these units: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-other_initiative = Units with initiative { TEXT($need) } act now; this one has a different initiative: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-attacked_already = These units have already attacked in this battle: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-all_routed = All these units are routed: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-routed_already = This unit is already routed: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-stands_already = This unit is standing: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-undamaged_first = Undamaged units are routed before damaged ones like this: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-damaged_first = A damaged unit takes further damage before others like this: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-standing_first = Standing units come before routed ones like this: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-hit_already = This unit has already taken its damage: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-not_drawn = Fate card { TEXT($number) } is not among those drawn.
rw-refusal-redraw_at_most = At most { TEXT($most) } cards may be drawn again.

## Heroes and quests

rw-refusal-not_your_hero = { TEXT($hero, kind: "rw-hero") } is not one of your heroes.
rw-refusal-your_own_hero = { TEXT($hero, kind: "rw-hero") } is one of your own heroes.
rw-refusal-hero_serves_nobody = { TEXT($hero, kind: "rw-hero") } serves nobody.
rw-refusal-must_keep_a_hero = You must keep one of the heroes you drew.
rw-refusal-hero_not_drawn = { TEXT($hero, kind: "rw-hero") } is not among the heroes you drew.
rw-refusal-hero_has_acted = { TEXT($hero, kind: "rw-hero") } has already acted in this Quest Phase.
rw-refusal-hero_can_do_nothing = { TEXT($hero, kind: "rw-hero") } cannot move, heal or train.
rw-refusal-not_hurt = { TEXT($hero, kind: "rw-hero") } has no damage to heal.
rw-refusal-trained_enough = The { TEXT($attribute, kind: "rw-attribute") } of { TEXT($hero, kind: "rw-hero") } has already been raised by 2.
rw-refusal-hero_stopped = { TEXT($hero, kind: "rw-hero") } must stop in { TEXT($area, kind: "rw-area") }.
rw-refusal-steps_used = { TEXT($hero, kind: "rw-hero") } has already moved { TEXT($most) } areas.
rw-refusal-portal_costs_influence = The portal from { TEXT($area, kind: "rw-area") } to { TEXT($other, kind: "rw-area") } costs 1 influence, and you have none.
rw-refusal-hero_has_not_moved = { TEXT($hero, kind: "rw-hero") } must move at least one area first.
rw-refusal-quest_not_held = You do not have the quest “{ TEXT($quest, kind: "rw-quest") }”.
rw-refusal-not_in_place = { TEXT($hero, kind: "rw-hero") } is not in an area where the quest “{ TEXT($quest, kind: "rw-quest") }” can be attempted.
rw-refusal-quest_not_now = The quest “{ TEXT($quest, kind: "rw-quest") }” cannot be attempted now.
rw-refusal-other_attribute = The card does not allow this attribute: { TEXT($attribute, kind: "rw-attribute") }.
rw-refusal-hero_stands = { TEXT($hero, kind: "rw-hero") } is standing.
rw-refusal-hero_not_there = { TEXT($hero, kind: "rw-hero") } is not in the right area.
rw-refusal-wrong_alignment = { TEXT($hero, kind: "rw-hero") } does not have the alignment the card asks for.

## Rewards

rw-refusal-reward_not_held = The reward “{ TEXT($reward, kind: "rw-reward") }” cannot be chosen here.
rw-refusal-reward_not_now = The reward “{ TEXT($reward, kind: "rw-reward") }” cannot be used now.
rw-refusal-reward_used_now = The reward “{ TEXT($reward, kind: "rw-reward") }” has already been used.
rw-refusal-reward_works_already = The reward “{ TEXT($reward, kind: "rw-reward") }” is face up and works automatically.
rw-refusal-reward_used_up = The reward “{ TEXT($reward, kind: "rw-reward") }” cannot be used again in this duel.
rw-refusal-reward_requirement = The requirement of the reward “{ TEXT($reward, kind: "rw-reward") }” is not met.
rw-refusal-one_weapon_one_armour = Only one weapon and one armour may be used in a duel: “{ TEXT($other, kind: "rw-reward") }” has been used, so “{ TEXT($reward, kind: "rw-reward") }” cannot be.
rw-refusal-another_hero = It must be another hero.
rw-refusal-another_heros_price = The rewards of { TEXT($hero, kind: "rw-hero") } cannot pay for this.
rw-refusal-acting_hero_swaps = { TEXT($hero, kind: "rw-hero") } is acting: only this hero can give or receive rewards.
rw-refusal-hero_without_rewards = { TEXT($hero, kind: "rw-hero") } has no rewards.
rw-refusal-nobody_to_pass_to = None of your other heroes is with { TEXT($hero, kind: "rw-hero") }.
rw-refusal-nothing_to_swap = Two of your heroes must be in the same area, one of them with a reward.
rw-refusal-swapped_enough = You have already passed as many rewards as your heroes have: { TEXT($most) }.
rw-refusal-no_marker_there = There are no rewards of a defeated hero in { TEXT($area, kind: "rw-area") }.
rw-refusal-no_hero_there = You have no hero in { TEXT($area, kind: "rw-area") }.
rw-refusal-only_in_your_turn = This can be done only on your own turn.

## Cards, objectives, Victory cards

rw-refusal-not_in_hand = “{ TEXT($tactics, kind: "rw-tactics") }” is not in your hand.
rw-refusal-drawn_this_season = You drew “{ TEXT($tactics, kind: "rw-tactics") }” this season: you can play it from the next season on.
rw-refusal-not_now = “{ TEXT($tactics, kind: "rw-tactics") }” cannot be played now.
rw-refusal-once_at_a_time = You have just played “{ TEXT($tactics, kind: "rw-tactics") }”: it cannot be played twice at the same moment.
rw-refusal-only_attacker = Only the attacker may play “{ TEXT($tactics, kind: "rw-tactics") }”.
rw-refusal-only_defender = Only the defender may play “{ TEXT($tactics, kind: "rw-tactics") }”.
rw-refusal-requirement_not_met = The requirement of “{ TEXT($tactics, kind: "rw-tactics") }” is not met.
rw-refusal-nothing_to_choose = “{ TEXT($tactics, kind: "rw-tactics") }” would have no effect: there is nothing to use it on.
rw-refusal-no_objective = You no longer have an objective.
rw-refusal-objective_not_met = You have not fulfilled your objective “{ TEXT($objective, kind: "rw-objective") }”.
rw-refusal-objective_not_offered = The objective “{ TEXT($objective, kind: "rw-objective") }” is not among those you choose from.
rw-refusal-last_year = In the last year nobody may place a Victory card.
rw-refusal-victory_card_placed = Your Victory card is not in your hand.
rw-refusal-season_taken = The Victory card of { TEXT($seat, kind: "rw-seat") } is already on the deck of this season.
rw-refusal-too_few_dragon_runes = This needs { TEXT($need) } dragon runes in areas you control, and you have { TEXT($have) }.
rw-refusal-nothing_to_raze = There is nothing to raze in { TEXT($area, kind: "rw-area") }.
rw-refusal-too_few_to_raze = You must control { TEXT($area, kind: "rw-area") } with at least { TEXT($need) } units there.

## Runes

rw-refusal-rune_there = There is already a rune token in { TEXT($area, kind: "rw-area") }.
rw-refusal-no_rune_there = There is no rune token in { TEXT($area, kind: "rw-area") }.
rw-refusal-dragon_rune_stays = The token in { TEXT($area, kind: "rw-area") } is a dragon rune: only false runes are discarded.
rw-refusal-revealed_already = The token in { TEXT($area, kind: "rw-area") } is already face up.
rw-refusal-false_rune = The token in { TEXT($area, kind: "rw-area") } is a false rune.
rw-refusal-no_dragon_runes_left = There are no dragon runes left.

## What cards require

rw-refusal-must_choose = You must choose something.
rw-refusal-chosen_already = This has already been chosen.
rw-refusal-not_an_option = This is not one of the card's options.
rw-refusal-option_requirement = The requirement of this option is not met.
rw-refusal-cannot_pay = You cannot pay the cost.
rw-refusal-would_do_nothing = You would pay and get nothing.
rw-refusal-player_is_out = { TEXT($seat, kind: "rw-seat") } has been eliminated.
rw-refusal-another_player = It must be a player other than { TEXT($seat, kind: "rw-seat") }.
rw-refusal-not_a_neighbour = None of your areas is adjacent to an area of { TEXT($seat, kind: "rw-seat") }, and none of your heroes is in one.
rw-refusal-not_produced_there = The area does not produce this: { TEXT($resource, kind: "rw-resource") }.
rw-refusal-order_not_played = You have not played { TEXT($order, kind: "rw-order") } this year.
rw-refusal-not_this_order = { TEXT($order, kind: "rw-order") } is the order you are carrying out.
rw-refusal-not_the_highest_dial = This is not your highest dial: { TEXT($resource, kind: "rw-resource") }.
rw-refusal-card_moves_at_most = The card moves at most { TEXT($most) } more.
rw-refusal-card_takes_at_most = The card takes at most { TEXT($most) } more.
rw-refusal-no_such_units_there = There are no such units in { TEXT($area, kind: "rw-area") }.
rw-refusal-other_area_meant = The card does not apply to units in { TEXT($area, kind: "rw-area") }.
rw-refusal-must_be_enemys = The area must be controlled by an enemy; { TEXT($area, kind: "rw-area") } is not.
rw-refusal-must_be_others = The area must not be yours, but you control { TEXT($area, kind: "rw-area") }.
rw-refusal-must_be_uncontrolled = The area must not be controlled by anybody; { TEXT($area, kind: "rw-area") } is.
rw-refusal-must_be_empty = { TEXT($area, kind: "rw-area") } is not empty.
rw-refusal-must_be_held = You have neither units of your faction nor a stronghold in { TEXT($area, kind: "rw-area") }.
rw-refusal-theirs_already = That player already controls { TEXT($area, kind: "rw-area") }.
rw-refusal-not_an_enemys_home = { TEXT($area, kind: "rw-area") } is not in an enemy’s home realm.
rw-refusal-not_in_home_realms = It must be outside the home realms, and { TEXT($area, kind: "rw-area") } is not.
rw-refusal-only_in_home_realms = It must be in a home realm, and { TEXT($area, kind: "rw-area") } is not.
rw-refusal-not_in_your_home = It must be outside your home realm, and { TEXT($area, kind: "rw-area") } is not.
rw-refusal-no_city_there = There is no city in { TEXT($area, kind: "rw-area") }.
rw-refusal-no_enemy_stronghold_there = There is no enemy stronghold in { TEXT($area, kind: "rw-area") }.
rw-refusal-no_development_there = There is no development in { TEXT($area, kind: "rw-area") }.
rw-refusal-no_neutral_units_there = There are no neutral units in { TEXT($area, kind: "rw-area") }.
rw-refusal-neutral_units_are_allied = The neutral units in { TEXT($area, kind: "rw-area") } are already allied with a player.
rw-refusal-neutral_units_are_routed = The neutral units in { TEXT($area, kind: "rw-area") } are routed.
rw-refusal-too_few_units_there = This needs { TEXT($need) } units in { TEXT($area, kind: "rw-area") }, and there are { TEXT($have) }.
rw-refusal-no_enemy_hero_there = There is no enemy hero in { TEXT($area, kind: "rw-area") }.
rw-refusal-not_beside = { TEXT($area, kind: "rw-area") } is not adjacent to the right area.
rw-refusal-too_near = { TEXT($area, kind: "rw-area") } is too close.
rw-refusal-no_token_there = The right activation token is not in { TEXT($area, kind: "rw-area") }.
rw-refusal-token_there = There is already an activation token in { TEXT($area, kind: "rw-area") }.
rw-refusal-only_these_units = This unit cannot be chosen: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_stand = Only standing units can be chosen, and this one is routed: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_be_routed = Only routed units can be chosen, and this one is standing: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-must_be_damaged = This unit has no damage: { TEXT($unit, kind: "rw-unit") }.
rw-refusal-too_little_health = Only units with health { TEXT($need) } or more can be chosen: { TEXT($unit, kind: "rw-unit") } has less.
rw-refusal-too_low_initiative = Only units with initiative { TEXT($need) } or more can be chosen: { TEXT($unit, kind: "rw-unit") } has less.
