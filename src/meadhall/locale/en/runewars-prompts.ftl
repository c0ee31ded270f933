### Runewars: what is asked. `rw-prompt-<name>` asks the reader, `.help` is what the rules say there, and
### `.area`, `.seat` … ask where all answers are of that kind.
### What the question is about: $area, $from, $other, $hero, $order, $title, $reward, $piece, $kind (a unit), $shape,
### $timing, $side, $seat: ids (“none”: nobody); $number.

## Set-up

rw-prompt-choose-faction = Which faction do you play?
    .help = Factions are chosen in turn, clockwise from the first player.
rw-prompt-lay-tile = Which of your map tiles do you place?
    .help = Players place their tiles in turn. Each new tile must touch the map, and not with coloured sides only.
rw-prompt-tile-cell = Where do you place { TEXT($piece, kind: "rw-piece") }? The numbers on the map are your choices, each a cell for its area A.
    .help = The cell is for the tile's first area; next you choose the rotation.
rw-prompt-tile-turn = How do you rotate { TEXT($piece, kind: "rw-piece") }?
    .help = Degrees clockwise from the way the tile is printed. Only rotations that fit the map are offered.
rw-prompt-marker-cell = Where do you place the home marker? The numbers on the map are your choices.
    .help = Home markers reserve places at the edge of the map for the home realms, some areas apart from each other.
rw-prompt-marker-side = Which way does the home marker point?
    .help = A marker covers two cells at the edge of the map: the one you chose and the one on this side of it.
rw-prompt-choose-marker = Which home marker will your home realm replace?
    .help = The player left of the first player chooses first, the first player last. The home realm is placed where the marker is.
rw-prompt-home-cell = Where do you place your home realm? The numbers on the map are your choices, each a cell for its area A.
    .help = It must cover the marker; the cell is for its first area.
rw-prompt-home-turn = How do you rotate your home realm?
    .help = Degrees clockwise from the way it is printed. Only rotations that fit the map are offered.
rw-prompt-setup-stronghold = In which area of your home realm do you place your first stronghold?
    .help = Units you recruit and heroes who join you are placed in areas with your strongholds.
rw-prompt-setup-units = Which of your first units do you place now?
    .help = You begin with the units on your faction sheet. Place them in the areas of your home realm as you like; at most eight in an area.
rw-prompt-setup-place-units = Where do you place { rw-about-units }?
    .help = In any area of your home realm; at most eight units in an area.
rw-prompt-setup-hero = Where does { TEXT($hero, kind: "rw-hero") } begin?
    .help = Your first hero begins in an area of your home realm.
rw-prompt-setup-dragon-rune = Where do you place a dragon rune, face down?
    .help = Everyone places one dragon rune and one false rune on the map, face down, at most one token in an area. Only you know which is which.
rw-prompt-setup-false-rune = Where do you place the false rune, face down? The dragon rune goes to { rw-about-area }.
    .help = The others see only that tokens were placed.

## The seasons

rw-prompt-choose-order = Which order do you choose for this season?
    .help = All choose secretly and reveal together. Lower numbers act first. If its number is higher than those of all your other orders this year, you also get its supremacy bonus, except for Fortify. In spring all orders are returned.
rw-prompt-fall-gift = Fall: what do you take?
    .help = Every fall each player takes either influence or a Tactics card.
rw-prompt-lose-units = { rw-about-area }: { $number ->
        [0] all units there must go.
        [1] only { $number } unit may stay.
       *[other] only { $number } units may stay.
    } Which are destroyed?
    .help = At most eight units of a player may be in an area; in winter no more than the player's food dial shows.
rw-prompt-discard-tactics = Which Tactics card do you discard?
    .help = Because a card says so, or because you hold more than you may.
rw-prompt-lower-dial = Which dial do you lower?
    .help = A dial at 0 cannot be lowered.

## Your turn

rw-prompt-my-turn = Your turn: use a card, a title or a reward, or continue.
    .help = Before and after your order you may play Tactics cards for your own turn, reveal a fulfilled objective, use titles and rewards, or place your Victory card.
rw-prompt-play-tactics = { TEXT($timing, kind: "rw-timing") } Do you play a Tactics card?
    .help = Cards drawn this season cannot be played yet. A played card is discarded after it is resolved.
rw-prompt-activate = { TEXT($order, kind: "rw-order") }: which area do you activate?
    .help = Your activation token goes there, and your figures may move into it from up to two areas away, Fast ones from three. Units in an area with your token cannot leave it until spring; heroes can.
rw-prompt-move-from = { TEXT($order, kind: "rw-order") } to { rw-about-area }: from which area do figures come?
    .help = Moves are chosen one by one and made all at once. Mountains and water stop figures that do not fly.
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
rw-prompt-free-figure = You have no { TEXT($kind, kind: "rw-unit") } left in your supply ({ $number } too few). Do you destroy one elsewhere to recruit it again?
    .help = If you run out of figures you may destroy some on the board and recruit them again.
rw-prompt-deploy = Which recruited units do you place now?
    .help = Recruited units are placed in areas with your strongholds, in any way you like; at most eight units in an area.
rw-prompt-deploy-where = Where do you place { rw-about-units }?
    .help = In an area with one of your strongholds.
rw-prompt-city-benefit = Rally Support: what do you take in the city of { rw-about-area }?
    .help = You take one benefit of each city you control. Neutral units are placed in the city's area and become your allies.
rw-prompt-hire = Which { TEXT($shape, kind: "rw-shape") } unit joins you in { rw-about-area }? { $number } left to choose.
    .help = Neutral units of that shape, from the supply.
rw-prompt-seek-hero = Rally Support, supremacy: how much influence do you spend to find a hero?
    .help = You draw as many Hero cards as you spend, keep one, and shuffle the others back.
rw-prompt-acquire-power-reward = Acquire Power: do you use a reward?
    .help = Some rewards bring influence with this order.
rw-prompt-take-title = Acquire Power, supremacy: which title do you take?
    .help = You pay more influence than there is on it. What you pay stays on the title.
rw-prompt-pay-for-title = How much influence do you pay for { TEXT($title, kind: "rw-title") }?
    .help = The more you pay, the harder it is to take the title from you.
rw-prompt-build-development = Harvest, supremacy: do you build a development, for 1 wood?
    .help = On a stronghold of yours that has none. It works each time you gain the supremacy bonus of Harvest, from the next time on.
rw-prompt-which-development = Which development do you build in { rw-about-area }?
    .help = If all tokens of a kind are on the board, one of them is moved.
rw-prompt-move-development = All tokens of this kind are on the board. Which one is moved?
    .help = It is removed from its stronghold and placed on the new one.
rw-prompt-build-free = Which development do you build in { rw-about-area }, for free?
    .help = It costs no wood.
rw-prompt-fortify = Fortify: what do you do?
    .help = Each once, in any order: build a stronghold for 1 wood and 1 ore; repair one for 1 ore; move rune tokens between two areas you control.
rw-prompt-tear-down = All your strongholds are on the board. Which one do you remove to build in { rw-about-area }?
    .help = It is destroyed with its development.
rw-prompt-take-over = Do you place your own stronghold in { rw-about-area }, damaged?
    .help = A player who conquers a stronghold may replace it with one of their own, damaged side up.
rw-prompt-runes-first = Fortify: from which area do you take a rune token?
    .help = You take up to two rune tokens, mix them, and put them back into the two areas face down.
rw-prompt-runes-second = Which is the second area, besides { rw-about-area }?
    .help = It may hold a rune token too, or receive the one you have taken.
rw-prompt-runes-back = { rw-about-area } and { TEXT($other, kind: "rw-area") }: do you swap the rune tokens?
    .help = Only you see what you do.
rw-prompt-place-dragon-rune = You receive a dragon rune. Where do you place it, face down?
    .help = In an area without a rune token that you control or that nobody controls. A false rune is placed with it, in another area.
rw-prompt-place-false-rune = Where do you place the false rune, face down? The dragon rune goes to { rw-about-area }.
    .help = The others do not know which of the two is which.
rw-prompt-discard-false-rune = Which false rune of yours do you discard?
    .help = Up to { $number }: the fewer false runes you have, the more room there is for others.
rw-prompt-reveal-rune = Victory card: which dragon rune do you reveal?
    .help = To place your Victory card you reveal six dragon runes. If you still have six when the same season comes again, you win.

## Movement, retreat

rw-prompt-retreat = Where do { rw-fleeing } retreat from { rw-about-area }?
    .help = To one adjacent friendly area, all together; if there is none, to an empty one. Without either they are destroyed.
rw-prompt-assistants-retreat = Where do your heroes retreat from { rw-about-area }?
    .help = Heroes who assisted in a lost battle leave the area.
rw-prompt-heroes-go-along = Which hero goes along with the units?
    .help = Heroes in the same area may move with them.

## Diplomacy

rw-prompt-fight-or-talk = Neutral units are in { rw-about-area }. Do you fight, or try diplomacy?
    .help = For diplomacy you spend 1 to 6 influence, draw as many fate cards and keep one. Gold: they become your allies. Silver: they retreat. Red: you fight or retreat.
rw-prompt-diplomacy-influence = How much influence do you spend on diplomacy in { rw-about-area }?
    .help = You draw one fate card for each influence, and keep one of them.
rw-prompt-fight-or-retreat = Diplomacy in { rw-about-area } has failed. Do you fight, or retreat?
    .help = All your units there retreat together, routed, to one adjacent friendly area; if there is none, to an empty one.
rw-prompt-keep-fate = Which fate card do you keep?
    .help = Its destiny counts: gold is best, red is worst. All drawn cards are discarded.
rw-prompt-redraw-fate = Do you discard a fate card and draw another?
    .help = As many times as the card allows.

## Influence bids

rw-prompt-make-bid = How much influence do you bid?
    .help = All bid secretly and reveal together; everyone loses what they bid. The Primarch breaks ties, or else the tied player with the most influence left.
rw-prompt-add-to-bid = By how much do you raise your bid?
    .help = A card lets you add to your bid after all bids are revealed.
rw-prompt-break-tie = The bid is tied. Who counts as the higher bidder?
    .help = The Primarch decides, even without bidding; otherwise the tied player with the most influence left.
rw-prompt-tie-for-lowest = The bid is tied. Who counts as the lowest bidder?
    .help = The Primarch decides, even without bidding; otherwise the tied player with the most influence left.

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
    .help = Both groups have the same initiative, and you choose their order.
rw-prompt-battle-rout = You must rout { rw-many-units }. Which?
    .help = Routed units draw no more cards and add no strength; hexagon units routed here still do. An undamaged unit is routed before a damaged one.
rw-prompt-battle-damage = You must take { $number } damage. Which unit takes the next point?
    .help = A damaged unit takes it before others. A unit with as much damage as health is destroyed.
rw-prompt-battle-surplus = You have more units here than may stay. Which one leaves?
    .help = At most eight units of a player may be in an area; the others go back.
rw-prompt-defender-surplus = There are more than eight of your units in the battle. Which is destroyed?
    .help = At most eight units of a player may be in an area.
rw-prompt-damage-unit = { $number } damage: which unit takes it?
    .help = As the ability says; when you assign it to your own units, damaged ones come first.
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
    .help = The card's text says what each choice does.
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
    .help = The card affects units in this area; next you choose which.
rw-prompt-units-which = Which units in { rw-about-area }?
    .help = As many as the card says.
rw-prompt-keep-objective = Which objective do you keep?
    .help = The other goes to the bottom of the deck. Only you know yours until it is fulfilled.

## Heroes

rw-prompt-enlist-hero = Which hero joins you?
    .help = The others are shuffled back. A hero of the other alignment may desert you later.
rw-prompt-place-hero = Where does { TEXT($hero, kind: "rw-hero") } join you?
    .help = In an area with one of your strongholds.
rw-prompt-dismiss-hero = You have more than three heroes. Who leaves?
    .help = The hero goes back to the Hero deck, and the hero's rewards are discarded.
rw-prompt-quest-hero = Quest Phase: which hero acts next?
    .help = Each of your heroes acts once: heals, trains, or moves up to two areas and then attempts a quest or fights a duel.
rw-prompt-hero-action = What does { TEXT($hero, kind: "rw-hero") } do?
    .help = Heal all damage (in a friendly area), train for two points, or move up to two areas and then attempt a quest or fight a duel. A routed hero can only heal or train.
rw-prompt-train-more = What does { TEXT($hero, kind: "rw-hero") } train next?
    .help = Training gives two points: both on one attribute, or one on each of two; at most +2 on an attribute.
rw-prompt-quest-walk = Where does { TEXT($hero, kind: "rw-hero") } move?
    .help = Up to two areas, through any areas; mountains and water stop heroes too.
rw-prompt-hero-walk = Where does { TEXT($hero, kind: "rw-hero") } move? { $number ->
        [one] { $number } more area at most.
       *[other] { $number } more areas at most.
    }
    .help = Heroes move through any areas; mountains and water stop them.
rw-prompt-hero-deed = What does { TEXT($hero, kind: "rw-hero") } do here?
    .help = Attempt one of your quests that can be attempted in this area, or challenge an enemy hero to a duel.
rw-prompt-quest-after-duel = The duel is won. Does { TEXT($hero, kind: "rw-hero") } complete a quest with it?
    .help = Some quests are completed by winning a duel.
rw-prompt-discard-quest = You have too many quests. Which do you discard?
    .help = You discard quests down to the limit.
rw-prompt-test-attribute = Which attribute does { TEXT($hero, kind: "rw-hero") } test?
    .help = You draw as many fate cards as the attribute's value and keep one; its destiny decides.
rw-prompt-raise-attribute = Which attribute does { TEXT($hero, kind: "rw-hero") } raise?
    .help = By one; at most +2 on an attribute.
rw-prompt-duel-symbol = A special symbol in the duel: what do you do with it?
    .help = It is 1 damage to the other side, or what a reward of the hero says a special symbol does.
rw-prompt-use-reward = { TEXT($timing, kind: "rw-timing") } Does { TEXT($hero, kind: "rw-hero") } use a reward?
    .help = A used reward is revealed; the card says whether it is discarded.
rw-prompt-use-whose-reward = Which hero uses { TEXT($reward, kind: "rw-reward") }?
    .help = Several of your heroes hold this card.
rw-prompt-put-reward-back = Which reward does { TEXT($hero, kind: "rw-hero") } put back?
    .help = The hero keeps as many as the card says; the others go back.
rw-prompt-swap-from = Which hero hands over a reward?
    .help = Heroes of yours in the same area may pass rewards to each other.
rw-prompt-swap-card = Which reward does { TEXT($hero, kind: "rw-hero") } hand over?
    .help = To another hero of yours in the same area.
rw-prompt-swap-to = Who gets the reward from { TEXT($hero, kind: "rw-hero") }?
    .help = Another hero of yours in the same area.
rw-prompt-spread-rewards = Does another hero take one of the rewards from { TEXT($hero, kind: "rw-hero") }?
    .help = Rewards picked up may be shared among your heroes in the area.
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
