### Runewars: what is asked. `rw-prompt-<name>` asks the reader, `.help` is what the rules say there, and
### `.area`, `.seat` … ask where all answers are of that kind.
### What the question is about: $area, $from, $other, $hero, $order, $title, $reward, $piece, $kind (a unit), $shape,
### $timing, $side, $seat: ids (“none”: nobody); $number.

## Set-up

rw-prompt-choose-faction = Which faction do you play?
    .help = Factions are chosen in turn, clockwise from the first player.
rw-prompt-lay-tile = Which of your map tiles do you lay?
    .help = Players lay their tiles in turn. Each new tile must touch the map; coloured sides may not be all that touches.
rw-prompt-tile-cell = Where does { TEXT($piece, kind: "rw-piece") } go? The number on the map is the choice: there its area A comes to lie.
    .help = The cell is where the tile's first area comes to lie; next you choose how it is turned.
rw-prompt-tile-turn = How is { TEXT($piece, kind: "rw-piece") } turned?
    .help = Degrees clockwise from the way the tile is printed. Only what fits the map is offered.
rw-prompt-marker-cell = Where does the home marker go? The number on the map is the choice.
    .help = Home markers keep places at the edge of the map for the home realms, some areas apart from each other.
rw-prompt-marker-side = Which way does the home marker point?
    .help = A marker covers two cells at the edge of the map: the one you chose and the one on this side of it.
rw-prompt-choose-marker = Which home marker will your home realm replace?
    .help = The player left of the first player chooses first, the first player last. The home realm is laid where the marker is.
rw-prompt-home-cell = Where does your home realm go? The number on the map is the choice: there its area A comes to lie.
    .help = It must cover the marker; the cell is where its first area comes to lie.
rw-prompt-home-turn = How is your home realm turned?
    .help = Degrees clockwise from the way it is printed. Only what fits the map is offered.
rw-prompt-setup-stronghold = In which area of your home realm does your first stronghold stand?
    .help = Units you recruit and heroes who join you come to areas with your strongholds.
rw-prompt-setup-units = Which of your first units do you place now?
    .help = You begin with the units on your faction sheet, in the areas of your home realm, as you like; at most eight in an area.
rw-prompt-setup-place-units = Where do you place { rw-about-units }?
    .help = In any area of your home realm; at most eight units in an area.
rw-prompt-setup-hero = Where does { TEXT($hero, kind: "rw-hero") } begin?
    .help = Your first hero begins in an area of your home realm.
rw-prompt-setup-dragon-rune = Where do you put a dragon rune, face down?
    .help = Everyone puts one dragon rune and one false rune on the map, face down, at most one token in an area. Only you know which is which.
rw-prompt-setup-false-rune = Where do you put the false rune, face down? A dragon rune goes to { rw-about-area }.
    .help = The others see only that tokens were placed.

## The seasons

rw-prompt-choose-order = Which order do you choose for this season?
    .help = All choose secretly and show together. Lower numbers act first. If its number is higher than those of all your other orders of this year, you get its supremacy bonus as well, except for Fortify. In spring all orders come back.
rw-prompt-fall-gift = Fall: what do you take?
    .help = Every fall each player takes either influence or Tactics cards.
rw-prompt-lose-units = { rw-about-area }: { $number ->
        [0] all units there must go.
        [1] only { $number } unit may stay.
       *[other] only { $number } units may stay.
    } Which are destroyed?
    .help = At most eight units of a player may be in an area; in winter no more than the player's food dial shows.
rw-prompt-discard-tactics = Which Tactics card do you discard?
    .help = Because a card says so, or because you hold more than you may.
rw-prompt-lower-dial = Which dial do you lower?
    .help = A dial that stands at 0 cannot be lowered.

## Your turn

rw-prompt-my-turn = Your turn: use a card, a title or a reward, or go on.
    .help = Before and after your order you may play Tactics cards for your own turn, show a fulfilled objective, use titles and rewards, or promise victory.
rw-prompt-play-tactics = { TEXT($timing, kind: "rw-timing") } Do you play a Tactics card?
    .help = Cards drawn this season cannot be played yet. A played card is discarded after its text is followed.
rw-prompt-activate = { TEXT($order, kind: "rw-order") }: which area do you activate?
    .help = Your activation token goes there, and your figures may move into it from up to two areas away, Fast ones from three. Units in an area with your token cannot leave it before spring; heroes can.
rw-prompt-move-from = { TEXT($order, kind: "rw-order") } to { rw-about-area }: from which area do figures come?
    .help = Moves are said one by one and made all at once. Mountains and water stop those who do not fly.
rw-prompt-move-which = Who goes from { TEXT($from, kind: "rw-area") } to { rw-about-area }?
    .help = Units of one type at a time, or a hero. Routed units do not move.
rw-prompt-strategize-from = Strategize: from which area do figures move?
    .help = Any of your figures may move to an adjacent area that is friendly or empty. No area is activated.
rw-prompt-strategize-which = Strategize: who leaves { rw-about-area }?
    .help = Units of one type at a time, or a hero. Routed units do not move.
rw-prompt-strategize-to = Strategize: where do they go from { rw-about-area }?
    .help = To an adjacent area that is friendly or empty.
rw-prompt-recruit-dial = Recruit: which dial do you use?
    .help = You get every unit shown on that dial at its arrow or below. The dial does not go down. With supremacy you use a second dial.
rw-prompt-free-figure = You have no { TEXT($kind, kind: "rw-unit") } left in your supply ({ $number } too few). Do you destroy one elsewhere to have it again?
    .help = If figures run out you may destroy some on the board and recruit them anew.
rw-prompt-deploy = Which recruited units do you place now?
    .help = Recruited units come to areas with your strongholds, in any way you like; at most eight units in an area.
rw-prompt-deploy-where = Where do you place { rw-about-units }?
    .help = In an area with one of your strongholds.
rw-prompt-city-benefit = Rally Support: what do you take in the city of { rw-about-area }?
    .help = Of each city you control you take one of its benefits. Neutral units come to the city's area and are allied to you.
rw-prompt-hire = Which { TEXT($shape, kind: "rw-shape") } unit joins you in { rw-about-area }? { $number } to come.
    .help = Neutral units of that shape, from the supply.
rw-prompt-seek-hero = Rally Support, supremacy: how much influence do you spend to find a hero?
    .help = You draw as many Hero cards as you spend, keep one, and shuffle the others back.
rw-prompt-acquire-power-reward = Do you use a reward while you acquire power?
    .help = Some rewards bring influence with this order.
rw-prompt-take-title = Acquire Power, supremacy: which title do you take?
    .help = You pay more influence than lies on it. What you pay lies on the title from then on.
rw-prompt-pay-for-title = How much influence do you pay for { TEXT($title, kind: "rw-title") }?
    .help = The more you pay, the harder it is to take the title from you.
rw-prompt-build-development = Harvest, supremacy: do you build a development, for 1 wood?
    .help = On a stronghold of yours that has none. It works whenever you have the supremacy of Harvest, from the next time on.
rw-prompt-which-development = Which development do you build in { rw-about-area }?
    .help = If all tokens of a kind are on the board, the old one is destroyed.
rw-prompt-move-development = All tokens of this kind are on the board. Which one is moved?
    .help = It leaves its stronghold and comes to the new one.
rw-prompt-build-free = Which development do you build in { rw-about-area }, for free?
    .help = It costs no wood.
rw-prompt-fortify = Fortify: what do you do?
    .help = Each once, in any order: build a stronghold for 1 wood and 1 ore; repair one for 1 ore; move rune tokens between two areas you control.
rw-prompt-tear-down = All your strongholds are on the board. Which one do you give up to build in { rw-about-area }?
    .help = It is destroyed with its development.
rw-prompt-take-over = Do you put up a stronghold of your own in { rw-about-area }, damaged?
    .help = Whoever conquers a stronghold may put up one of his own in its place, with the damaged side up.
rw-prompt-runes-first = Fortify: from which area do you take up a rune token?
    .help = You take up to two rune tokens, mix them, and put them back into the two areas face down.
rw-prompt-runes-second = Which is the second area, besides { rw-about-area }?
    .help = It may hold a rune token too; or it gets the one you have taken up.
rw-prompt-runes-back = { rw-about-area } and { TEXT($other, kind: "rw-area") }: do the rune tokens change places?
    .help = Only you see what you do.
rw-prompt-place-dragon-rune = You receive a dragon rune. Where do you put it, face down?
    .help = Into an area without a rune token that you control or that nobody controls. A false rune goes with it, elsewhere.
rw-prompt-place-false-rune = Where does the false rune go, face down? The dragon rune goes to { rw-about-area }.
    .help = The others do not know which of the two is which.
rw-prompt-discard-false-rune = Which false rune of yours do you discard?
    .help = Up to { $number }: the fewer false runes you have, the more room there is for others.
rw-prompt-reveal-rune = Victory: which dragon rune do you turn up?
    .help = Who promises victory shows six dragon runes. Whoever still has six when the same season comes again wins.

## Movement, retreat

rw-prompt-retreat = Where do { rw-fleeing } retreat from { rw-about-area }?
    .help = To one adjacent friendly area, all together; if there is none, to an empty one. Without either they are destroyed.
rw-prompt-assistants-retreat = Where do your heroes retreat from { rw-about-area }?
    .help = Heroes who assisted in a lost battle leave the area.
rw-prompt-heroes-go-along = Which hero goes along with the units?
    .help = Heroes in the same area may move with them.

## Diplomacy

rw-prompt-fight-or-talk = Neutral units are in { rw-about-area }. Do you fight, or try diplomacy?
    .help = For diplomacy you spend 1 to 6 influence, draw as many fate cards and keep one. Gold: they are your allies. Silver: they retreat. Red: you fight or retreat.
rw-prompt-diplomacy-influence = How much influence do you spend on diplomacy in { rw-about-area }?
    .help = You draw one fate card for each, and keep one of them.
rw-prompt-fight-or-retreat = Diplomacy in { rw-about-area } has failed. Do you fight, or retreat?
    .help = All your units there retreat together, routed, to one adjacent friendly area; if there is none, to an empty one.
rw-prompt-keep-fate = Which fate card do you keep?
    .help = Its stone counts: gold is best, red is worst. All drawn cards are discarded.
rw-prompt-redraw-fate = Do you discard a fate card and draw another?
    .help = As often as the card allows.

## Influence bids

rw-prompt-make-bid = How much influence do you bid?
    .help = All bid secretly and show together; everybody loses what he has bid. The Primarch decides ties, or else the tied player with the most influence left.
rw-prompt-add-to-bid = By how much do you raise your bid?
    .help = A card lets you add to your bid after all are shown.
rw-prompt-break-tie = The bid is tied. Who counts as the higher bidder?
    .help = The Primarch decides, even if he does not bid; else the tied player with the most influence left.
rw-prompt-tie-for-lowest = The bid is tied. Who counts as the lowest bidder?
    .help = The Primarch decides, even if he does not bid; else the tied player with the most influence left.

## Battles

rw-prompt-assist-hero = Which hero assists a group in this battle?
    .help = A standing hero in the area may assist one group of units: it draws one more fate card and discards one.
rw-prompt-assist-group = Which group does { TEXT($hero, kind: "rw-hero") } assist?
    .help = A group is all units of one type on your side. One hero for each group.
rw-prompt-assist-reward = Does { TEXT($hero, kind: "rw-hero") } use a reward in this battle?
    .help = Some rewards help the group the hero assists.
rw-prompt-assist-drop = Which drawn fate card do you discard?
    .help = The group has drawn more cards than it has units, thanks to its hero.
rw-prompt-battle-group = Which group acts first?
    .help = Both groups have the same initiative and are yours to order.
rw-prompt-battle-rout = You must rout { rw-many-units }. Which?
    .help = Routed units lie down: they do not draw cards any more and add no strength; hexagonal ones routed here still do. An undamaged unit comes before a damaged one.
rw-prompt-battle-damage = You must take { $number } damage. Which unit takes the next?
    .help = A damaged unit takes it before others. A unit with as much damage as health is destroyed.
rw-prompt-battle-surplus = More of your units have come than may stay. Which one leaves?
    .help = At most eight units of a player may be in an area; the others go back.
rw-prompt-defender-surplus = There are more than eight of your units in the battle. Which is destroyed?
    .help = At most eight units of a player may be in an area.
rw-prompt-damage-unit = { $number } damage: which unit takes it?
    .help = As the ability says; a damaged unit before others where you assign it to your own.
rw-prompt-damage-each = { $number } damage: which unit takes 1?
    .help = Each unit takes at most 1 of it.

## What cards and abilities ask

rw-prompt-choose-thing = What do you choose?
    .area = Which area do you choose?
    .type = Which type of unit do you choose?
    .seat = Which player do you choose?
    .hero = Which hero do you choose?
    .order = Which order do you choose?
    .resource = Which resource do you choose?
    .title = Which title do you choose?
    .help = The card's text says what the choice is for.
rw-prompt-choose-option = What do you choose?
    .help = The card's text says what follows from each.
rw-prompt-choose-unit = Which unit do you choose?
    .help = The text of the card or ability says what the choice is for.
rw-prompt-pay = Do you pay what it costs?
    .help = The card's text says what happens if you do not.
rw-prompt-pay-unit = Which of your units do you give up?
    .help = It is destroyed.
rw-prompt-pay-reward-from = Which hero gives up a reward?
    .help = The card is discarded.
rw-prompt-pay-reward = Which reward does { TEXT($hero, kind: "rw-hero") } give up?
    .help = The card is discarded.
rw-prompt-destroy-unit = Which unit is destroyed?
    .help = As the text of the card or ability says.
rw-prompt-rout-unit = Which unit is routed?
    .help = As the text of the card or ability says.
rw-prompt-stand-unit = Which unit stands up?
    .help = As the text of the card or ability says.
rw-prompt-send-unit-away = Which unit must retreat?
    .help = As the text of the card or ability says.
rw-prompt-place-type = Which type of unit do you place?
    .help = From the supply.
rw-prompt-move-some = Which units move?
    .help = As many as the card allows.
rw-prompt-units-where = In which area?
    .help = Units there are what the card speaks of; which of them, you say next.
rw-prompt-units-which = Which units in { rw-about-area }?
    .help = As many as the card says.
rw-prompt-keep-objective = Which objective do you keep?
    .help = The other goes back under the deck. Only you know yours until it is fulfilled.

## Heroes

rw-prompt-enlist-hero = Which hero joins you?
    .help = The others are shuffled back. A hero of the other alignment may desert you one day.
rw-prompt-place-hero = Where does { TEXT($hero, kind: "rw-hero") } join you?
    .help = In an area with one of your strongholds.
rw-prompt-dismiss-hero = You have more than three heroes. Who leaves?
    .help = He goes back to the Hero deck; his rewards are discarded.
rw-prompt-quest-hero = Quest Phase: which hero acts next?
    .help = Each hero of yours acts once: he heals, trains, or moves up to two areas and then tries a quest or fights a duel.
rw-prompt-hero-action = What does { TEXT($hero, kind: "rw-hero") } do?
    .help = Heal all damage (in a friendly area), train for two points, or move up to two areas and then try a quest or fight a duel. A routed hero can only heal or train.
rw-prompt-train-more = What does { TEXT($hero, kind: "rw-hero") } train next?
    .help = Training brings two points: both on one attribute, or one on each of two; at most +2 on an attribute.
rw-prompt-quest-walk = Where does { TEXT($hero, kind: "rw-hero") } go?
    .help = Up to two areas, through any areas; mountains and water stop heroes, too.
rw-prompt-hero-walk = Where does { TEXT($hero, kind: "rw-hero") } go? { $number ->
        [one] { $number } more area at most.
       *[other] { $number } more areas at most.
    }
    .help = Heroes walk through any areas; mountains and water stop them.
rw-prompt-hero-deed = What does { TEXT($hero, kind: "rw-hero") } do here?
    .help = Try one of your quests that can be tried in this area, or challenge an enemy hero to a duel.
rw-prompt-quest-after-duel = The duel is won. Does { TEXT($hero, kind: "rw-hero") } complete a quest with it?
    .help = Some quests are for whoever wins a duel.
rw-prompt-discard-quest = You have too many quests. Which do you discard?
    .help = What you hold beyond the limit is discarded.
rw-prompt-test-attribute = Which attribute does { TEXT($hero, kind: "rw-hero") } test?
    .help = He draws as many fate cards as the attribute says and keeps one; its stone decides.
rw-prompt-raise-attribute = Which attribute does { TEXT($hero, kind: "rw-hero") } raise?
    .help = By one; at most +2 on an attribute.
rw-prompt-duel-symbol = A special symbol in the duel: what do you do with it?
    .help = It is 1 damage to the other side, or what a reward of the hero says a special symbol does.
rw-prompt-use-reward = { TEXT($timing, kind: "rw-timing") } Does { TEXT($hero, kind: "rw-hero") } use a reward?
    .help = A reward that is used is shown; the card says whether it is discarded.
rw-prompt-use-whose-reward = Which hero uses { TEXT($reward, kind: "rw-reward") }?
    .help = Several of your heroes hold this card.
rw-prompt-put-reward-back = Which reward does { TEXT($hero, kind: "rw-hero") } put back?
    .help = He keeps what the card says; the others go back.
rw-prompt-swap-from = Which hero hands over a reward?
    .help = Heroes of yours in the same area may pass rewards to each other.
rw-prompt-swap-card = Which reward does { TEXT($hero, kind: "rw-hero") } hand over?
    .help = To another hero of yours in the same area.
rw-prompt-swap-to = Who gets the reward from { TEXT($hero, kind: "rw-hero") }?
    .help = Another hero of yours in the same area.
rw-prompt-spread-rewards = Does another hero take one of the rewards from { TEXT($hero, kind: "rw-hero") }?
    .help = Rewards taken up may be shared among your heroes in the area.
rw-prompt-take-rewards = Which hero takes the rewards in { rw-about-area }?
    .help = They were left there by a defeated hero.

## Parts of questions

rw-about-area = { TEXT($area, kind: "rw-area") }
rw-about-units = { $number } × { TEXT($kind, kind: "rw-unit") }
rw-many-units =
    { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }
rw-fleeing =
    { $seat ->
        [none] the neutral units
       *[other] the units of { TEXT($seat, kind: "rw-seat") }
    }
