### The rules reference. `rules-<id>` is the text of a paragraph. Its title is `rule-<id>`, or `.title` where the
### rulebook has no such paragraph; `.rulings` answers what players ask about it, one answer a line.
### A line that begins with • is an item of a list.
### $edition: id of an edition; $page, $n (numbers); $title, $words: what stands there already.

## The screen

web-rules = Rules of Blood Rage
web-rules-back = Back
web-rules-chapters = Chapters
web-rules-search = Search rules, cards and terms
web-rules-clear = Clear the search
web-rules-found =
    { $n ->
        [0] Nothing found for “{ $words }”. Try another word.
        [one] { $n } result
       *[other] { $n } results
    }
web-rules-rulings = Players ask
web-rules-see = See also
web-rules-about = In our own words, for our tables. The rulebook is the publisher's.
web-rules-page = Rulebook, { TEXT($edition, kind: "web-edition") }, page { TEXT($page) }
web-rules-no-page = Rulebook, { TEXT($edition, kind: "web-edition") }: page not known, pages 20 and 21 are missing in our copy
web-rules-copies = In the deck
web-rules-copies-about = Each mark is one copy of the card. 2+ is in every game, 3+ and 4+ only with so many players or more.
web-rules-copy = from { TEXT($n) } players on
web-rules-bonus = Bonus +{ TEXT($n) }
web-rules-cost = { n-rage } to play
web-rules-next = Next: { $title }

web-edition-it = Italian edition
web-edition-pl = Polish edition
web-edition-uk = Ukrainian edition
web-edition-bg = Bulgarian edition

## Chapters

web-chapter-start = First things
web-chapter-table = On the table
web-chapter-gifts = Gods' Gifts
web-chapter-action = Actions
web-chapter-battle = Battle
web-chapter-end = End of an Age
web-chapter-fine = Fine print
web-chapter-cards = All cards
web-chapter-glossary = Glossary

## First things

rules-goal =
    You lead a Viking clan in the last days of the world. Over three Ages you gather Glory, and whoever has the most of it in the end wins.
    Glory comes from battles won, provinces pillaged, Quests fulfilled, and from figures that die well. Even a defeat can pay: a lost battle is not always a mistake.
    Clans with equal Glory share the victory; the rulebook has no tie-break.
    .title = The goal
rules-ages =
    The game lasts three Ages. Each has six phases, always in this order:
    • Gods' Gifts: cards are dealt and drafted.
    • Action: clans take turns, one action at a time, and pay with Rage. Most of the game happens here.
    • Discard: at most one card stays in each hand.
    • Quest: the Quests you committed to are revealed and judged.
    • Ragnarok: the doomed province is destroyed, with all figures in it and in its fjord.
    • Release Valhalla: the dead return to their clans' reserves.
    Each Age has a deck of its own. Cards grow stronger and Quests pay more, while there is less and less land to fight for.
    .title = An Age and its six phases
rules-glory =
    Glory is counted on the track around the board. You gain it
    • for winning a battle: as much as your Axes say, whether you were the pillager or not;
    • for pillaging a province whose token shows 5 Glory;
    • for Quests fulfilled: 5 to 11 Glory each, depending on the card and the Age;
    • for your figures destroyed by Ragnarok: 2 Glory each in the First Age, 3 in the Second, 4 in the Third;
    • by cards: some pay for winning, some for losing, for the dead, or for figures back from Valhalla;
    • at the end of the game: 10 Glory for each clan stat on its fourth or fifth step, 20 for each on its sixth.
    .title = Where Glory comes from
rules-gods =
    Most cards carry the name of a god, and every god helps in a different way. Gifts of one or two gods that fit together are worth more than a little of everything.
    • Odin judges: he strikes in battle and pays double for Quests and for the dead of Ragnarok.
    • Thor rewards those who win battles.
    • Loki rewards and avenges those who lose them.
    • Frigga gives: more figures, cheaper Upgrades, protection.
    • Heimdall sees further: he copies, adds cards late, and overturns a battle.
    • Tyr lends plain strength.
    .title = The six gods
rules-advice =
    A few things that experienced clans do:
    • Draft a mix. A Quest or two, something to win a battle with, and an Upgrade that fits the rest.
    • Bring the Leader out early: strength 3 for no Rage.
    • Look where Ragnarok strikes next. Figures in the doomed province, and a Ship in its fjord, are worth Glory when it falls.
    • Commit to Quests while you still have Rage: they are free, but not for a clan without Rage.
    • Count Rage. Whoever still has some when the others have none acts undisturbed, and provinces are easier to pillage.
    • A battle you cannot win still costs the winner a card, while your own comes back to your hand.
    .title = Advice for a first game

## On the table

rules-board =
    The land has nine provinces. Yggdrasil lies in the middle and is adjacent to all others. The eight outer provinces form a ring around it, so each has two neighbours there.
    The outer provinces belong to three regions, which Quests name:
    • Manheim: Myrkulor (3 villages), Elvagar (4), Angerboda (5).
    • Alfheim: Gimle (5), Andlang (3).
    • Jotunheim: Utgard (3), Horgr (4), Muspelheim (5).
    A village holds one figure. An outer province therefore has room for as many figures as it has villages; Yggdrasil has no villages and no limit.
    Four fjords lie between pairs of provinces: Elvagar and Angerboda, Muspelheim and Horgr, Utgard and Andlang, Gimle and Myrkulor. A fjord supports both provinces of its pair: Ships there count in both. Any number of Ships fits in, and what affects a province affects its fjord too.
    .rulings =
        A fjord is not a province: nobody marches from it, it cannot be pillaged and has no token.
        No fjord supports Yggdrasil, so Ships never count there.
        If one of its provinces is destroyed, a fjord still supports the other. If both are, no Ship may invade it any more (an option of the table).
rules-clan-sheet =
    The sheet of a clan shows its Rage, its three stats and eight slots for Upgrades: one each for Leader, Warriors and Ship, two for Monsters and three for the clan as a whole.
    Rage pays for actions. What you have to spend now and your Rage stat are two different things: gaining, paying or losing Rage never moves the stat.
    Beside the sheet is your reserve, with the figures that are neither on the board nor in Valhalla. Quests you committed to lie face down on the sheet.
    All clans begin alike; what they play makes them different.
rules-stats =
    A clan has three stats, each with six steps:
    • Rage: 6, 7, 8, 9, 12, 12. So much Rage you have when an Action phase begins.
    • Axes: 3, 4, 5, 6, 8, 8. So much Glory you gain for winning a battle.
    • Horns: 4, 5, 6, 7, 10, 10. So many figures you may have on the board.
    Pillages, Quests and cards raise stats, one step at a time. Higher Axes and Horns count at once; a higher Rage stat gives Rage only from the next Age on.
    The fourth step is the first legendary one: at the end of the game a stat on step four or five brings 10 Glory, on step six 20.
    .title = Clan stats
    .rulings =
        A stat on its last step stays there, and you get nothing instead. Where you choose a stat, one at the top cannot be chosen.
        You may have more Rage than your stat says, by Thor's Ascension or Loki's Trickery, but never more than 12, where the track ends (an option of the table).
rules-figures =
    Every clan has 8 Warriors of strength 1, a Leader of strength 3 and a Ship of strength 2. Monsters join by their cards.
    • The Leader invades for no Rage.
    • The Ship goes to fjords only, never moves, and counts in both provinces its fjord supports.
    • Upgrades change strength and add abilities, and Leader and Ship keep what is said here.
    A figure that is destroyed, by battle, card, Monster or Ragnarok, goes to Valhalla. From there it returns to its reserve when the Age ends.
rules-cards =
    There is one deck for each Age, and there are three families of cards:
    • Battle cards (red) add their bonus to your strength in a battle, and many have a text besides.
    • Quests (green) are tasks the gods set. Commit to one as an action; it pays in the Quest phase if it is fulfilled.
    • Upgrades (black) go onto your clan sheet and stay there. They improve Leader, Warriors or Ship, bring a Monster, or help the whole clan.
    Hands are secret, but everybody sees the Age on the back of each card. Cards marked 3+ or 4+ are used only with so many players.
    .rulings =
        Cards discarded after a battle, by Heimdall's Watch or from a clan sheet have been seen by all and stay open. Leftovers of the draft, cards of the Discard phase and undealt cards are face down.
rules-set-up =
    Here the table does all this by itself:
    • All stats stand on their first step: 6 Rage, 3 Axes, 4 Horns. Nobody has Glory, and all figures are in the reserves.
    • The pillage token that raises all three stats lies on Yggdrasil. The other eight are spread at random: three with Rage, two with Axes, two with Horns, one with 5 Glory. They stay where they are all game long.
    • Three provinces are drawn for Ragnarok, one for each Age. Everybody knows which.
    • Of the five others some are destroyed before the game begins: one with four players, two with three, three with two.
    • Decks: with three players cards marked 4+ are left out, with two players those marked 3+ as well.
    The first player is chosen by lot; at a table of wood it is whoever was born furthest north.

## Gods' Gifts

rules-gods-gifts =
    Everybody is dealt eight cards from the deck of the Age; the few that remain are not used. Then cards are drafted until each player has kept six. With this hand the Age is played.
    A card saved from an earlier Age is no part of the draft. It joins the hand afterwards, so you begin the Action phase with six new cards and at most one old one.
rules-draft =
    Everybody keeps one of the eight cards, face down, and passes the other seven to the left, all at the same time. From the cards just received everybody keeps one again and passes the rest on, until all have kept six.
    The last two cards of each pack are discarded without being shown. Cards go to the left in every Age.
    At this table you may change your pick until everybody has picked.
rules-two-player-draft =
    With two players each keeps two cards at a time and passes the rest to the other. After three times both have six, and the last two cards of each pack are discarded.
rules-first-game =
    For a first game the rulebook advises to leave out the draft of the First Age: everybody plays with all eight cards dealt. From the Second Age on cards are drafted as usual.
    It is an option when you set a table.
    .title = A first game

## Actions

rules-action-phase =
    When the phase begins everybody's Rage is set to what the Rage stat says. The first player takes one action, then the next clan clockwise, and so on, round after round. The actions are:
    • Invade: bring a figure from your reserve onto the board, for Rage equal to its strength.
    • March: move figures from one province to another, for 1 Rage.
    • Upgrade: play an Upgrade onto your clan sheet, for Rage equal to its strength.
    • Quest: commit to a Quest, for no Rage.
    • Pillage: try to take a province's reward, for no Rage.
    You must be able to pay the whole cost. You may take the same action again in later turns.
    The phase ends at once when nobody has Rage left, or when every province that still exists, Yggdrasil too, has been pillaged, however much Rage is left.
    .rulings =
        You cannot skip a turn and keep your Rage: act or pass. A free action counts as an action, though: a Quest, a Pillage or an invade with the Leader.
        If an action pillages the last province, it is first finished with all that follows from it.
        Rage left over is lost. In the next Age it is set anew, never added.
rules-no-rage =
    A clan without Rage takes no action, not even one that costs nothing. Its turns are skipped, but it still joins battles that others start, and plays cards in them.
    A clan that ran out of Rage and gains some later acts again on its next turns.
rules-passing =
    If you cannot or do not want to act, pass. You lose all the Rage you have left and take no more actions this Age; in battles you still take part.
    .rulings =
        Does Rage gained after passing bring you back? No, passing is final for the Age. The editions are not equally clear about it, so it is an option of the table.
rules-invade =
    Choose a figure in your reserve, pay Rage equal to its strength, Upgrades included, and place it in an empty village of any outer province. You need nobody there or nearby, and the province may be pillaged already. A Ship goes to any fjord instead.
    The Leader costs no Rage, and neither do Dwarf Chieftain and Soldier of Hel. Yggdrasil cannot be invaded, except by the Dark Elf; others march there. Destroyed provinces are closed for good.
    .rulings =
        An invade goes like this: the figure is placed; Troll or Fire Giant destroys; Frigga's Succor may bring a Warrior; Thor's Domain may start a pillage.
        Troll and Fire Giant too need an empty village first. Their dead make room only afterwards.
        Invades that a card gives you for no Rage are invades like any other: with empty village, Horns and all that they set off.
        The Dark Elf costs 1 Rage wherever it goes: its strength is 3 only while it stands in Yggdrasil.
        Frigga's Succor and Thor's Domain do not work when a Ship invades a fjord (options of the table).
rules-horns =
    Your Horns say how many of your figures may be on the board at once. All count: Warriors, Leader, Ship and Monsters, in provinces, in Yggdrasil and in fjords. Figures in the reserve and in Valhalla do not.
    When your Horns are full you cannot invade, not even for free. Marches and joining battles are not affected.
    .rulings =
        An Upgrade can be played although your Horns are full. Its figure then stays in the reserve, and the free invade is lost.
        A Monster that gives way to a new one no longer counts when the new one invades.
rules-march =
    Pay 1 Rage. Choose one province and move any number of your figures from there into empty villages of one other province, anywhere on the board, adjacent or not, pillaged or not.
    You cannot gather figures from two provinces with one March, nor send them to two. Ships never move.
    Marching is the usual way into Yggdrasil, where there is always room. You may also march out of it.
    .rulings =
        Other ways into Yggdrasil: joining a battle there, the Dark Elf's invade, the Volur Witch's escape, the Leader's move by Lord of Hammers.
rules-upgrade =
    Choose an Upgrade from your hand, pay Rage equal to the number on it and put it into a slot of its kind. It works from now on, for the rest of the game.
    If a card lies in that slot already, it is discarded and works no more. You may replace a card even though another slot of the kind is free.
    Benefits of the same kind add up. With Loki's Domain and Loki's Eminence each of your figures back from Valhalla is worth 3 Glory.
    .rulings =
        Frigga's Charm takes 1 Rage off every Upgrade, never below 0. It still counts for the card that replaces it.
        Tyr's Domain and Tyr's Wrath do not add up: a Quest in battle counts as 3 or as 5.
rules-troop-upgrade =
    After you play an Upgrade of Leader, Warriors or Ship, one such figure from your reserve may invade at once, in the same turn, for no Rage. You may decline.
    A Warrior Upgrade holds for all your Warriors, on the board and elsewhere. Where it makes them stronger, each further Warrior costs more Rage to invade with.
    Leader and Ship keep their own abilities when they are upgraded.
    .rulings =
        The free invade of a Ship Upgrade is the Ship's own; the Sea Serpent cannot use it (an option of the table).
        The Dragons pay for a Ship destroyed by any cause: battle, Ragnarok, the Fire Giant, Frigga's Sacrifice.
rules-monster-upgrade =
    When you play a Monster, its figure joins your reserve and may invade at once for no Rage. From now on it is one of your figures: it counts for Horns, takes a village, dies, returns from Valhalla, and earns Glory at Ragnarok. Later it invades for Rage equal to its strength, unless its card says otherwise.
    You may have two Monsters at a time. If a new one takes the slot of an old one, the old figure goes back to the box at once, wherever it is.
    .rulings =
        A Monster put back into the box is not destroyed: nobody gains Glory for it, and nothing can save it.
        Troll and Fire Giant destroy whenever they invade, for Rage or free, but not when they march or join a battle.
        The Fire Giant destroys Ships in the supporting fjord as well, but no Monsters, so no Sea Serpent.
rules-quest =
    Put a Quest from your hand face down on your clan sheet. It costs no Rage, but it is your action for the turn, so you need some.
    You may commit to as many Quests as you like, also to several of the same kind; each pays by itself. You may look at your own at any time. Others see how many there are, not which.
    Quests are judged in the Quest phase. One that fails costs you nothing. A Quest still in your hand pays nothing.
rules-pillage =
    Choose a province not pillaged this Age, with at least one of your figures in it or in its fjord; a Ship alone is enough. It costs no Rage, but you need some to act at all. Then:
    • Call to Battle: figures from adjacent provinces may join.
    • Play Cards: everybody in the battle plays a card.
    • Resolution: the strongest wins. If that is the pillager, the province is pillaged.
    If there is no enemy in the province or its fjord after the Call to Battle, there is no battle. You get the reward at once, but no Glory for winning.
    If the pillager does not win, the token stays, and anybody may try again, the same clan included.
    .rulings =
        A winner who is not the pillager gains the Glory of the battle, not the reward.
        Tyr's Challenge: pay 2 Rage to pillage a province that has been pillaged already. Otherwise it is a pillage like any other, with its reward.
        Thor's Domain: after you invade a province, pay 2 Rage to pillage it in the same turn.

## Battle

rules-call-to-battle =
    Beginning on the pillager's left and going clockwise, the pillager last, each clan may move one figure from an adjacent province into an empty village of the province. Then another lap begins. It costs no Rage, and clans without Rage or without figures there may come too.
    It ends when the villages are full, or after a lap in which nobody moved. Declining is not final: you may still join in the next lap.
    Yggdrasil is adjacent to all provinces, so figures may come from there and go there, and it never gets full. Ships never move.
    After that all figures in the province and in its fjord are in the battle, whether they like it or not.
    .rulings =
        Figures may also come from provinces that have been pillaged.
        Only clans with a figure next door are asked here. The others decline by themselves.
rules-play-cards =
    Everybody in the battle who has cards in hand must play one, face down, whatever it is. Whoever has none plays none. Then all are revealed together.
    A Battle card adds its bonus to your strength, and its text takes effect. A Quest or an Upgrade adds nothing and does nothing.
    Your total is the strength of your figures in the province and in its fjord, plus the bonus of your cards.
    A clan that loses all its figures to a card's text is still in the battle and can win by its card alone.
    .rulings =
        If such a clan is the pillager and wins, the province is pillaged. What needs a figure there, like the Frost Giant or a Leader's Upgrade, does not apply.
        With Tyr's Domain or Tyr's Wrath a revealed Quest may count as a Battle card of 3 or 5.
rules-card-order =
    When several cards have something to say, this is the order. Within a step the pillager comes first, then the others clockwise.
    • Quests treated as Battle cards (Tyr's Domain, Tyr's Wrath).
    • Thor's Primacy: the texts of opponents' cards are cancelled, their bonuses stay.
    • Heimdall's Watch: all cards are discarded, its owner gains their sum in Glory, and everybody plays a new card.
    • Odin's Smite and Odin's Tide.
    • Late cards: Heimdall's Eye and Heimdall's Gaze.
    • Totals are compared. Heimdall's Sight is worth as much as the highest single card an opponent shows then, late cards included.
    .title = The order of card texts
    .rulings =
        Thor's Primacy cancels Heimdall's Watch too. A cancelled Heimdall's Sight is worth 0.
        Of two Primacies, or of two Watches, the one nearer to the pillager works (for the Watches an option of the table).
        In the sum of the Watch, Heimdall's Sight counts with its bonus, and a Quest treated as 3 or 5 counts as that (options of the table).
        Frigga's Protection can save figures from Odin's Smite and Odin's Tide.
rules-late-cards =
    Heimdall's Eye and Heimdall's Gaze can be played like other Battle cards, or added after all cards are revealed and before the winner is known. The pillager decides first, then the others clockwise, one card at a time, round and round until all have declined in a row. One clan may add several.
    .rulings =
        Everybody in the battle who still holds a card is asked, whatever it is: the question must give nothing away.
rules-resolution =
    The highest total wins. If it is shared by two clans or more, everybody loses.
    • The winner discards the cards played. Losers take theirs back into the hand.
    • All figures of the losers, in the province and in its fjord, are destroyed and go to Valhalla.
    • If the pillager has won, the province is pillaged: there is the reward, and the token is turned over until the Age ends. Otherwise nobody gets it.
    • The winner, pillager or not, gains Glory equal to its Axes.
    .rulings =
        After a tie nobody has won. Nothing can be stolen from a winner, but Loki's Blessing works for every loser.
        Whoever steals takes what there is, no more.
rules-aftermath =
    The full order after the winner is known, for the rare case that it matters:
    • Texts of Battle cards about winning and losing, from the pillager clockwise: Thor's Hammer, Oath and Ascension, Loki's Trickery, Backstab and Poison.
    • Tyr's Prowess; then cards are discarded or taken back.
    • Losers' figures are destroyed, unless Frigga's Protection or the Volur Witch's escape saves them. Dragons pay for Ships.
    • The pillage reward, twice with the Frost Giant; then Frigga's Grace; then the Leader's Upgrade.
    • Glory for the battle, by the winner's Axes as they are now.
    • Valkyrie, Thor's Glory and Odin's Judgement count the dead.
    • Loki's Blessing.
    .title = After the battle, step by step
    .rulings =
        Loki's Poison takes the cards before Tyr's Prowess could save them, and Loki's Trickery takes the Rage before Prowess could spend it.
        Axes raised by Thor's Oath, by the token, by Frigga's Grace or by the Leader's Upgrade already count for this battle's Glory (for the Oath an option of the table).
        The dead of a battle include those of Odin's Smite and Odin's Tide. Figures saved or escaped did not die.
rules-rewards =
    The pillage token of a province says what a success brings:
    • Rage, Axes or Horns: that stat goes up one step.
    • 5 Glory.
    • Yggdrasil: all three stats go up one step.
    Higher Axes count already for the Glory of this battle. A higher Rage stat gives no Rage now, only from the next Age on.
    .rulings =
        With the Frost Giant in the province you gain the reward twice, also without a battle.
        Frigga's Grace raises another stat than the token did; after 5 Glory or Yggdrasil, any.

## End of an Age

rules-discard =
    Everybody keeps at most one card for the next Age and discards the rest face down. In the Third Age all cards go.
    You may keep none. Quests you committed to are not in your hand and stay.
rules-quest-phase =
    All committed Quests are revealed and judged on the board as it stands. For each one fulfilled you gain its Glory and raise a stat of your choice one step. All of them are discarded, and a failed one costs nothing.
    • A region: in at least one of its provinces you need more strength than every other clan, the fjord included. A Ship counts in both its provinces.
    • “Yggdrasil!”: the same, in Yggdrasil.
    • “Glorious Death!”: at least 4 of your figures are in Valhalla. Ragnarok comes later.
    .rulings =
        A tie is not enough. Destroyed provinces do not count, and without any strength you are never the strongest.
        Pairs of Warriors and the Dark Elf's strength in Yggdrasil count as in battle.
        Odin's Throne doubles the Glory, not the step.
        All Quests are judged at once. Then clans take their Glory and steps, from the first player clockwise.
rules-ragnarok =
    The doomed province is destroyed and out of the game. All figures in it and in its fjord go to Valhalla, and each earns its clan Glory: 2 in the First Age, 3 in the Second, 4 in the Third. Ships and Monsters earn it too.
    Nothing can enter that province any more, and its pillage token is gone. Then the doom mark moves on to the province of the next Age.
    .rulings =
        Ships in the fjord are destroyed although it may support another province.
        The Volur Witch may escape to Yggdrasil; then she earns nothing.
        Frigga's Protection does not help against Ragnarok (an option of the table).
        Odin's Inspiration doubles this Glory.
rules-valhalla =
    All figures in Valhalla return to the reserves of their clans. Figures on the board stay where they are.
    Loki's Domain, Loki's Eminence and Loki's Wrath pay Glory for each of your figures that returns. The phase takes place in the Third Age too.
    .rulings =
        A figure that leaves Valhalla earlier, by Frigga's Domain, does not count for these cards (an option of the table).
rules-end-of-age =
    All pillage tokens are turned face up again, each in its province. The first player's token goes to the left, and the next Age begins with its own deck.
    Stats, Upgrades, Glory and figures on the board stay as they are.
rules-scoring =
    When the Third Age is over the game ends. Every stat on its fourth or fifth step brings 10 Glory, every one on its sixth 20. Thor's Conquest pays 3 Glory for each of your figures still on the board.
    The clan with the most Glory wins. Equal Glory is a shared victory.

## Fine print

rules-card =
    What a card says goes before the rules. Where it says nothing, they apply: a figure a card brings still needs an empty village and Horns that allow it.
    The number on a Battle card is its bonus. The number on an Upgrade is what it costs; on Leader, Warriors, Ship and Monsters it is also the strength of the figure. A Quest shows the Glory it pays.
    The chapter “All cards” has every card with its text. Texts are worded by us and contain the rulings we play by.
rules-options =
    The rulebook leaves some questions open, and its editions do not always agree. Where a table may want it otherwise, it can be chosen when the table is set; what stands in this reference is what is played if nobody chooses.
    .title = Where tables may differ
