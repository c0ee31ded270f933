### Blood Rage: what is asked. `prompt-<name>` asks the reader, `.name` says in a few words what is asked,
### `.waiting` is what others see meanwhile, `.help` is what the rules say there.
### $place, $figure, $card: what the question is about; $clan: who decides. All are ids.

## Gods' Gifts

prompt-keep-card = Choose a card to keep. The rest of the pack goes to the left.
    .last = Choose a card to keep. The last two cards are discarded.
    .name = which card to keep
    .waiting = { TEXT($clan, kind: "clan") } is choosing a card to keep.
    .help = Everyone keeps one card and passes the others to the left, until everyone has six; the last two of each pack are discarded unseen.
prompt-keep-two-cards = Choose two cards to keep. The rest of the pack goes to your opponent.
    .last = Choose two cards to keep. The last two cards are discarded.
    .name = which two cards to keep
    .waiting = { TEXT($clan, kind: "clan") } is choosing two cards to keep.
    .help = With two players each keeps two cards at a time and passes the others on, until both have six; the last two of each pack are discarded unseen.

## The turn

prompt-turn = Your turn: take one action, or pass.
    .name = the action of this turn
    .waiting = { TEXT($clan, kind: "clan") } is choosing an action.
    .help = Invade, march, upgrade, commit to a Quest or pillage. Without Rage you cannot act at all, not even for free. Passing gives up all the Rage you have left.
prompt-invade-where = Where do you invade { TEXT($figure, kind: "figure", form: "with") }?
    .name = where to invade
    .waiting = { TEXT($clan, kind: "clan") } is choosing where to invade.
    .help = Any outer province with an empty village; ships go to a fjord instead. Yggdrasil cannot be invaded.
prompt-free-invade = You may invade { TEXT($figure, kind: "figure", form: "with") } at once, for no Rage. Where?
    .name = where to invade for free
    .waiting = { TEXT($clan, kind: "clan") } may invade for free with the upgraded figure.
    .help = A figure in your reserve whose Upgrade you have just played may invade at once. Horns and villages limit it as usual.
prompt-free-invade-whom = You may invade at once, for no Rage, with the Ship or the Sea Serpent. Which?
    .name = which figure invades for free
    .waiting = { TEXT($clan, kind: "clan") } may invade for free and is choosing a figure.
    .help = A Ship Upgrade brings a free invade, and the Sea Serpent counts as a Ship.
prompt-friggas-succor = Frigga's Succor: bring one more Warrior? You have just invaded { TEXT($place, kind: "place", form: "acc") }.
    .name = whether to bring a Warrior with Frigga's Succor
    .waiting = { TEXT($clan, kind: "clan") } may bring a Warrior with Frigga's Succor.
    .help = The Warrior comes from your reserve for 0 Rage and needs an empty village; your Horns must allow it.
prompt-thors-domain = Thor's Domain: pay 2 Rage to pillage at once? You have just invaded { TEXT($place, kind: "place", form: "acc") }.
    .name = whether to pillage with Thor's Domain
    .waiting = { TEXT($clan, kind: "clan") } may pillage at once with Thor's Domain.
    .help = The province must not have been pillaged this Age. Otherwise it is a normal pillage.
prompt-march-where = Where do your figures { TEXT($place, kind: "place", form: "from") } march to?
    .name = where to march
    .waiting = { TEXT($clan, kind: "clan") } is choosing where to march.
    .help = Any one other province with an empty village, adjacent or not. Yggdrasil always has room.
prompt-march-whom = Who marches { TEXT($place, kind: "place", form: "to") }?
    .name = who marches
    .waiting = { TEXT($clan, kind: "clan") } is choosing who marches.
    .help = Any number of figures for 1 Rage in all, each into an empty village. Name Warriors first, then the Leader, then Monsters. Ships never move.
prompt-upgrade-slot = Into which slot does { TEXT($card, kind: "card") } go?
    .name = the slot of the Upgrade
    .waiting = { TEXT($clan, kind: "clan") } is choosing a slot for an Upgrade.
    .help = Your sheet has one slot each for Leader, Warriors and Ship, two for Monsters and three for clan Upgrades. A card that is replaced is discarded, and its Monster goes back to the box.
prompt-sacrifice-whom = Frigga's Sacrifice: which of your figures do you destroy?
    .name = which figure to sacrifice
    .waiting = { TEXT($clan, kind: "clan") } is choosing a figure to sacrifice.
    .help = Destroy two of your figures on the board, then raise one clan stat by 1. Frigga's Protection cannot save them.
prompt-raise-stat = Which clan stat do you raise by 1?
    .name = which stat to raise
    .waiting = { TEXT($clan, kind: "clan") } is choosing a stat to raise.
    .help = A higher Rage stat gives more Rage from the next Age on, Axes more Glory for battles won, Horns more figures on the board. Stats on their legendary steps bring Glory at the end.

## Battle

prompt-join-battle = Do you move a figure into the battle { TEXT($place, kind: "place", form: "in") }?
    .name = whether to join the battle
    .waiting = { TEXT($clan, kind: "clan") } may join the battle.
    .help = One figure at a time from an adjacent province into an empty village, for no Rage, round after round until nobody moves. If you decline, you may still join in the next round.
prompt-reveal-card = Choose the card you play in this battle.
    .name = the card for the battle
    .waiting = { TEXT($clan, kind: "clan") } is choosing a card for the battle.
    .help = Everyone in the battle who has a card must play one, face down. A Quest or an Upgrade adds nothing. The winner discards the card, losers take theirs back.
prompt-treat-quest = Does the Quest you revealed count as a Battle card?
    .name = whether the Quest counts as a Battle card
    .waiting = { TEXT($clan, kind: "clan") } may treat the revealed Quest as a Battle card.
    .help = Tyr's Domain makes it worth 3, Tyr's Wrath 5. They do not add up.
prompt-spare-figure = Odin's Tide: which figure do you keep? All your others in this battle are destroyed.
    .name = which figure to keep
    .waiting = { TEXT($clan, kind: "clan") } is choosing the figure that survives Odin's Tide.
    .help = The figure may stand in the province or in its fjord. Clans choose openly, from the pillager clockwise.
prompt-late-card = All cards are revealed. Do you add a card?
    .name = whether to add a card
    .waiting = { TEXT($clan, kind: "clan") } may add a card.
    .help = Only Heimdall's Eye and Heimdall's Gaze can be added now. From the pillager clockwise, until everyone has declined in a row.
prompt-save-figures = Your figures { TEXT($place, kind: "place", form: "in") } are about to be destroyed. Which do you save?
    .name = which figures to save
    .waiting = { TEXT($clan, kind: "clan") } is deciding which figures to save.
    .help = Frigga's Protection keeps a figure alive for 1 Rage each. The Volur Witch may escape from an outer province to Yggdrasil.
prompt-retake-cards = Tyr's Prowess: which cards do you take back, for 1 Rage each?
    .name = which cards to take back
    .waiting = { TEXT($clan, kind: "clan") } may take back cards with Tyr's Prowess.
    .help = The winner of a battle discards the cards it revealed. You may pay 1 Rage for each card you want back in your hand.
prompt-move-leader = Lord of Hammers: where does your Leader go { TEXT($place, kind: "place", form: "from") }?
    .name = where the Leader goes
    .waiting = { TEXT($clan, kind: "clan") } may move its Leader.
    .help = After a successful pillage the Leader may go to an adjacent province with an empty village.
prompt-lokis-blessing = Loki's Blessing: bring a Warrior { TEXT($place, kind: "place", form: "to") }?
    .name = whether to bring a Warrior with Loki's Blessing
    .waiting = { TEXT($clan, kind: "clan") } may bring a Warrior with Loki's Blessing.
    .help = After a lost battle one Warrior from your reserve may invade there for 0 Rage. It needs an empty village, and your Horns must allow it.

## Discard

prompt-save-card = Choose at most one card to keep for the next Age. The others are discarded.
    .name = which card to keep for the next Age
    .waiting = { TEXT($clan, kind: "clan") } is choosing a card to keep for the next Age.
    .help = At the end of an Age you may keep one card in hand, in addition to the six of the next draft. After the Third Age none is kept.
