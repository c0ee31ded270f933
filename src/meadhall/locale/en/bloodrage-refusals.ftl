### Blood Rage: why something is not allowed, `refusal-<code>`, and the rules it comes from, `rule-<id>`.
### $place, $target, $figure, $card, $other, $stat, $seat: ids; $need, $have, $room, $horns (numbers).

## Rage, cards, figures

refusal-not_enough_rage = This costs { TEXT("rage", $need, kind: "n", form: "acc") }, and you have { TEXT($have) }.
refusal-needs_card = Only a clan with the Upgrade “{ TEXT($card, kind: "card") }” can do this.
refusal-not_in_hand = “{ TEXT($card, kind: "card") }” is not in your hand.
refusal-not_a_quest = “{ TEXT($card, kind: "card") }” is not a Quest.
refusal-not_an_upgrade = “{ TEXT($card, kind: "card") }” is not an Upgrade.
refusal-not_your_figure = Your clan does not have { TEXT($figure, kind: "figure", form: "acc") }: play its Monster Upgrade first.
refusal-no_such_figure = You do not have { TEXT($figure, kind: "figure", form: "acc") } { TEXT($place, kind: "place", form: "in") }.
refusal-not_enough_figures = This needs { TEXT($figure, $need, kind: "figure", form: "count-acc") }, and you have { TEXT($have) } here.
refusal-too_few_figures = This needs { TEXT("figures", $need, kind: "n", form: "acc") } on the board, and you have { TEXT($have) }.

## Places

refusal-not_a_province = This must be a province, not { TEXT($place, kind: "place", form: "acc") }.
refusal-destroyed = { TEXT($place, kind: "place") } has been destroyed: nothing can happen there any more.
refusal-villages_full =
    { $room ->
        [0] There is no empty village { TEXT($place, kind: "place", form: "in") }.
        [one] There is only { $room } empty village { TEXT($place, kind: "place", form: "in") }.
       *[other] There are only { $room } empty villages { TEXT($place, kind: "place", form: "in") }.
    }
refusal-no_figures_there = You have no figures { TEXT($place, kind: "place", form: "in") } that could do this.
refusal-not_adjacent = { TEXT($place, kind: "place") } and { TEXT($target, kind: "place") } are not adjacent.
refusal-only_there = It is possible only { TEXT($place, kind: "place", form: "in") }.

## Invade

refusal-not_in_reserve = You do not have { TEXT($figure, kind: "figure", form: "acc") } in your reserve.
refusal-not_in_valhalla = You do not have { TEXT($figure, kind: "figure", form: "acc") } in Valhalla.
refusal-horns_full = Your Horns allow { TEXT("figures", $horns, kind: "n", form: "acc") } on the board, and you already have that many there.
refusal-no_room_anywhere = There is no room anywhere to invade { TEXT($figure, kind: "figure", form: "with") }.
refusal-ships_need_a_fjord = { TEXT($figure, kind: "figure") }: ships stand in fjords only, not { TEXT($place, kind: "place", form: "in") }.
refusal-fjords_are_for_ships = { TEXT($figure, kind: "figure") }: only ships may stand { TEXT($place, kind: "place", form: "in") }.
refusal-fjord_closed = Nobody may invade { TEXT($place, kind: "place", form: "acc") } { TEXT($figure, kind: "figure", form: "with") }: both its provinces are destroyed.
refusal-no_invading_yggdrasil = You cannot invade { TEXT($place, kind: "place", form: "acc") } { TEXT($figure, kind: "figure", form: "with") }: march there instead.

## March

refusal-no_room_to_march = There is no empty village to march to.
refusal-same_province = They are already { TEXT($place, kind: "place", form: "in") }: march to another province.
refusal-nobody_marches = Choose who marches: at least one figure must.
refusal-say_how_many = Choose how many Warriors march.
refusal-ships_never_move = Ships never leave their fjord, so { TEXT($figure, kind: "figure", form: "acc") } cannot move.
refusal-wrong_order = It is too late to add { TEXT($figure, kind: "figure", form: "acc") }: name Warriors first, then the Leader, then Monsters, each once.

## Upgrade

refusal-no_free_slot = There is no free slot for “{ TEXT($card, kind: "card") }”: choose the card it replaces.
refusal-not_on_sheet = “{ TEXT($card, kind: "card") }” is not on your clan sheet.
refusal-wrong_slot = “{ TEXT($card, kind: "card") }” cannot replace “{ TEXT($other, kind: "card") }”: they go into different slots.
refusal-barred_stat = You cannot raise { TEXT($stat, kind: "stat", form: "acc") } now: choose a different stat than the one on the pillage token.
refusal-stat_at_top = You cannot raise { TEXT($stat, kind: "stat", form: "acc") }: it is on its last step.

## Pillage and battle

refusal-already_pillaged = { TEXT($place, kind: "place") } has already been pillaged this Age.
refusal-not_pillaged_yet = { TEXT($place, kind: "place") } has not been pillaged this Age: pillage it as usual, for 0 Rage.
refusal-not_in_battle = You do not have { TEXT($figure, kind: "figure", form: "acc") } in this battle.
refusal-not_a_late_card = “{ TEXT($card, kind: "card") }” cannot be added after the cards are revealed.
refusal-not_in_danger = { TEXT($figure, kind: "figure") }: nothing threatens this figure now.
refusal-not_from_yggdrasil = The Volur Witch can escape only from an outer province, not from Yggdrasil.
refusal-not_at_ragnarok = At this table Frigga's Protection does not save figures from Ragnarok.
refusal-not_played = You did not play “{ TEXT($card, kind: "card") }” in this battle, or it is no longer yours to take back.

## Draft

refusal-not_in_pack = “{ TEXT($card, kind: "card") }” is not among the cards you may choose from.

## The text of a position

refusal-not_at_rest = A position can be written down only at the start of a turn or a phase, not in the middle of one.
refusal-bad_phase = A position cannot be in the phase “{ $word }”. Possible: { $phases }.
refusal-unknown_place = There is no place “{ $word }”, or it is not allowed here.
refusal-bad_knowledge = The cards seen, shown or discarded cannot be right for { LIST($seat, kind: "clan", form: "name") }.
refusal-not_discarded_yet = “{ TEXT($card, kind: "card") }” cannot have been discarded in that Age.
refusal-place_twice = The province “{ $word }” is named twice.
refusal-bad_doom = Name exactly three doomed provinces, one for each Age.
refusal-bad_token = “{ $word }” is not a pillage token. Write a province and one of: rage, axes, horns, glory5.
refusal-too_many_tokens = There are not that many pillage tokens “{ $word }”, or the province has one already.
refusal-unknown_card = There is no card “{ $word }”.
refusal-card_of_a_later_age = “{ TEXT($card, kind: "card") }” ({ $card }) cannot have been dealt by this Age, or belongs to another one.
refusal-card_not_in_deck = “{ TEXT($card, kind: "card") }” ({ $card }) is not in the deck with this few players ({ TEXT($seats) }).
refusal-too_many_cards = “{ TEXT($card, kind: "card") }” ({ $card }) appears more often than the decks contain it.
refusal-bad_steps = Write the steps of Rage, Axes and Horns from 1 to 6, or the name of one stat and its step.
refusal-unknown_figure = There is no figure “{ $word }”.
refusal-monster_without_card = The clan has { TEXT($figure, kind: "figure", form: "acc") } but not its card: add it to the line “sheet”.
refusal-no_turns_here = There are no turns in this phase, so it cannot be the turn of “{ $word }”.
refusal-no_rage = It cannot be { TEXT($seat, kind: "clan", form: "gen") } turn: the clan has no Rage.
refusal-has_passed = It cannot be { TEXT($seat, kind: "clan", form: "gen") } turn: the clan has passed.
refusal-scoring_too_early = Final scoring comes only after the Third Age.
refusal-destroyed_count = At this point of the game the number of destroyed provinces is { TEXT($need) }, not { TEXT($have) }.
refusal-doomed_not_destroyed = Ragnarok has already destroyed { TEXT($place, kind: "place", form: "acc") }: name it among the destroyed provinces.
refusal-figures_after_ragnarok = No figure can be { TEXT($place, kind: "place", form: "in") } now: Ragnarok has destroyed everything there.
refusal-everything_pillaged = Every province has been pillaged, so the Action phase is over and nobody has a turn.
refusal-hand_after_discard = After the Discard phase a clan has at most one card in hand, and in the Third Age none.
refusal-quests_after_quest_phase = After the Quest phase nobody has committed Quests: all of them have been discarded.
refusal-bad_what_if = “{ $word }” is allowed in the first line only, as “{ $word } yes”.

## The paragraphs of the rulebook

rule-reference = { TEXT($rule, kind: "rule") }, page { TEXT($page) }

rule-board = The board
rule-clan-sheet = The clan sheet
rule-figures = Figures
rule-cards = Cards
rule-set-up = Setting up
rule-gods-gifts = Gods' Gifts
rule-draft = Drafting cards
rule-two-player-draft = Drafting with two players
rule-action-phase = The Action phase
rule-no-rage = No Rage, no action
rule-passing = Passing
rule-invade = Invade
rule-horns = Horns limit your figures
rule-march = March
rule-upgrade = Upgrade
rule-troop-upgrade = Troop Upgrades
rule-monster-upgrade = Monster Upgrades
rule-quest = Quest
rule-pillage = Pillage
rule-call-to-battle = Call to Battle
rule-play-cards = Play Cards
rule-late-cards = Cards added after the reveal
rule-resolution = Resolution
rule-rewards = Pillage rewards
rule-discard = The Discard phase
rule-quest-phase = The Quest phase
rule-ragnarok = Ragnarok
rule-valhalla = Release Valhalla
rule-end-of-age = End of an Age
rule-scoring = End of the game
rule-card = The text of the card
