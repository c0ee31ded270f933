### The rules reference. `rules-<id>` is the text of a paragraph. Its title is `rule-<id>`, or `.title` where the
### rulebook has no such paragraph; `.rulings` answers what players ask about it, one answer a line.
### A line that begins with • is an item of a list.
### $edition: id of an edition; $page, $n (numbers); $title, $words: formatted texts.

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
web-rules-rulings = Rulings
web-rules-see = See also
web-rules-about = Written in our own words. The rulebook itself belongs to its publisher.
web-rules-page = Rulebook, { TEXT($edition, kind: "web-edition") }, page { TEXT($page) }
web-rules-no-page = Rulebook, { TEXT($edition, kind: "web-edition") }: page not known (pages 20 and 21 are missing in our copy)
web-rules-copies = In the deck
web-rules-copies-about = Each mark is one copy of the card. 2+ is in every game, 3+ and 4+ only with that many players or more.
web-rules-copy = from { TEXT($n) } players on
web-rules-bonus = Bonus +{ TEXT($n) }
web-rules-cost = { n-rage } to play
web-rules-next = Next: { $title }

web-edition-it = Italian edition
web-edition-pl = Polish edition
web-edition-uk = Ukrainian edition
web-edition-bg = Bulgarian edition

## Chapters

web-chapter-start = Basics
web-chapter-table = Components
web-chapter-gifts = Gods' Gifts
web-chapter-action = Actions
web-chapter-battle = Battle
web-chapter-end = End of an Age
web-chapter-fine = Details
web-chapter-cards = All cards
web-chapter-glossary = Glossary

## Basics

rules-goal =
    You lead a Viking clan in the last days of the world. Over three Ages you gain Glory, and whoever has the most at the end wins.
    Glory comes from battles won, provinces pillaged, Quests fulfilled, and figures destroyed by Ragnarok. Even a defeat can pay: a lost battle is not always a mistake.
    Clans with equal Glory share the victory; the rulebook has no tie-break.
    .title = The goal
rules-ages =
    The game lasts three Ages. Each has six phases, always in this order:
    • Gods' Gifts: cards are dealt and drafted.
    • Action: clans take turns, one action at a time, and pay with Rage. Most of the game happens here.
    • Discard: at most one card stays in each hand.
    • Quest: the Quests you committed to are revealed and judged.
    • Ragnarok: the doomed province is destroyed, with all figures in it and in its fjord.
    • Release Valhalla: destroyed figures return to their clans' reserves.
    Each Age has a deck of its own. Cards get stronger and Quests pay more, while fewer provinces are left to fight for.
    .title = An Age and its six phases
rules-glory =
    Glory is counted on the track around the board. You gain it
    • for winning a battle: as much as your Axes show, whether you were the pillager or not;
    • for pillaging a province whose token shows 5 Glory;
    • for Quests fulfilled: 5 to 11 Glory each, depending on the card and the Age;
    • for your figures destroyed by Ragnarok: 2 Glory each in the First Age, 3 in the Second, 4 in the Third;
    • from cards: some pay for winning, some for losing, for destroyed figures, or for figures back from Valhalla;
    • at the end of the game: 10 Glory for each clan stat on its fourth or fifth step, 20 for each on its sixth.
    .title = Where Glory comes from
rules-gods =
    Most cards carry the name of a god, and every god helps in a different way. Gifts of one or two gods that fit together are worth more than a little of everything.
    • Odin strikes in battle and pays double for Quests and for figures destroyed by Ragnarok.
    • Thor rewards those who win battles.
    • Loki rewards those who lose battles, and steals from the winner.
    • Frigga gives more figures, cheaper Upgrades and protection.
    • Heimdall copies cards, adds cards late and replaces all the cards of a battle.
    • Tyr gives plain strength.
    .title = The six gods
rules-advice =
    A few things that experienced players do:
    • Draft a mix: a Quest or two, something to win a battle with, and an Upgrade that fits the rest.
    • Bring the Leader out early: strength 3 for no Rage.
    • Watch which province is doomed. Figures in it, and a Ship in its fjord, are worth Glory when Ragnarok destroys it.
    • Commit to Quests while you still have Rage: they are free, but not for a clan without Rage.
    • Count Rage. Whoever still has some when the others have none acts undisturbed, and provinces are easier to pillage.
    • A battle you cannot win still costs the winner a card, while your own comes back to your hand.
    .title = Advice for a first game

## Components

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
    • Rage: 6, 7, 8, 9, 12, 12. The Rage you have when an Action phase begins.
    • Axes: 3, 4, 5, 6, 8, 8. The Glory you gain for winning a battle.
    • Horns: 4, 5, 6, 7, 10, 10. The number of figures you may have on the board.
    Pillages, Quests and cards raise stats, one step at a time. Higher Axes and Horns count at once; a higher Rage stat gives more Rage only from the next Age on.
    The fourth step is the first legendary one: at the end of the game a stat on step four or five gives 10 Glory, on step six 20.
    .title = Clan stats
    .rulings =
        A stat on its last step stays there, and you get nothing instead. Where you choose a stat, one at the top cannot be chosen.
        With Thor's Ascension or Loki's Trickery you may have more Rage than your stat shows, but never more than 12, where the track ends (an option of the table).
rules-figures =
    Every clan has 8 Warriors of strength 1, a Leader of strength 3 and a Ship of strength 2. Monsters join with their cards.
    • The Leader invades for no Rage.
    • The Ship goes to fjords only, never moves, and counts in both provinces its fjord supports.
    • Upgrades change strength and add abilities; Leader and Ship also keep the abilities above.
    A figure that is destroyed, by battle, card, Monster or Ragnarok, goes to Valhalla. From there it returns to its reserve when the Age ends.
rules-cards =
    There is one deck for each Age, and there are three kinds of cards:
    • Battle cards (red) add their bonus to your strength in a battle, and many also have a text.
    • Quests (green) are tasks set by the gods. Commit to one as an action; it pays in the Quest phase if it is fulfilled.
    • Upgrades (black) go onto your clan sheet and stay there. They improve Leader, Warriors or Ship, bring a Monster, or help the whole clan.
    Hands are secret, but everyone sees the Age on the back of each card. Cards marked 3+ or 4+ are used only with that many players.
    .rulings =
        Cards discarded after a battle, by Heimdall's Watch or from a clan sheet have been seen by everyone and stay face up. Leftovers of the draft, cards of the Discard phase and undealt cards are face down.
rules-set-up =
    Here all of this is done for you:
    • All stats start on their first step: 6 Rage, 3 Axes, 4 Horns. Nobody has Glory, and all figures are in the reserves.
    • The pillage token that raises all three stats is placed on Yggdrasil. The other eight are placed at random: three with Rage, two with Axes, two with Horns, one with 5 Glory. They stay where they are for the whole game.
    • Three provinces are drawn for Ragnarok, one for each Age. Everyone knows which.
    • Of the five others some are destroyed before the game begins: one with four players, two with three, three with two.
    • Decks: with three players cards marked 4+ are left out, with two players those marked 3+ as well.
    The first player is chosen at random; with the board game it is whoever was born furthest north.

## Gods' Gifts

rules-gods-gifts =
    Everyone is dealt eight cards from the deck of the Age; the few that remain are not used. Then cards are drafted until each player has kept six. This is your hand for the Age.
    A card saved from an earlier Age is not part of the draft. It joins the hand afterwards, so you begin the Action phase with six new cards and at most one old one.
rules-draft =
    Everyone keeps one of their eight cards, face down, and passes the other seven to the left, all at the same time. From the cards just received everyone again keeps one and passes the rest on, until all have kept six.
    The last two cards of each pack are discarded without being shown. Cards go to the left in every Age.
    Here you may change your pick until everyone has picked.
rules-two-player-draft =
    With two players each keeps two cards at a time and passes the rest to the other. After three times both have six, and the last two cards of each pack are discarded.
rules-first-game =
    For a first game the rulebook suggests leaving out the draft of the First Age: everyone plays with all eight cards dealt. From the Second Age on cards are drafted as usual.
    It is an option when you create a table.
    .title = A first game

## Actions

rules-action-phase =
    When the phase begins everyone's Rage is set to what their Rage stat shows. The first player takes one action, then the next clan clockwise, and so on, round after round. The actions are:
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
    Choose a figure in your reserve, pay Rage equal to its strength, Upgrades included, and place it in an empty village of any outer province. You need no figures there or nearby, and the province may be pillaged already. A Ship goes to any fjord instead.
    The Leader costs no Rage, and neither do Dwarf Chieftain and Soldier of Hel. Yggdrasil cannot be invaded, except by the Dark Elf; others march there. Destroyed provinces are closed for good.
    .rulings =
        The order of an invade: the figure is placed; Troll or Fire Giant destroys; Frigga's Succor may bring a Warrior; Thor's Domain may start a pillage.
        Troll and Fire Giant need an empty village too. The figures they destroy make room only afterwards.
        Invades that a card gives you for no Rage are invades like any other: with an empty village, Horns and everything they trigger.
        The Dark Elf costs 1 Rage wherever it goes: its strength is 3 only while it is in Yggdrasil.
        Frigga's Succor and Thor's Domain do not work when a Ship invades a fjord (options of the table).
rules-horns =
    Your Horns limit how many of your figures may be on the board at once. All count: Warriors, Leader, Ship and Monsters, in provinces, in Yggdrasil and in fjords. Figures in the reserve and in Valhalla do not.
    When you have reached this limit you cannot invade, not even for free. Marches and joining battles are not affected.
    .rulings =
        An Upgrade can be played even when you have reached the limit. Its figure then stays in the reserve, and the free invade is lost.
        A Monster that is replaced by a new one no longer counts when the new one invades.
rules-march =
    Pay 1 Rage. Choose one province and move any number of your figures from there into empty villages of one other province, anywhere on the board, adjacent or not, pillaged or not.
    You cannot gather figures from two provinces with one March, nor send them to two. Ships never move.
    Marching is the usual way into Yggdrasil, where there is always room. You may also march out of it.
    .rulings =
        Other ways into Yggdrasil: joining a battle there, the Dark Elf's invade, the Volur Witch's escape, the Leader's move with Lord of Hammers.
rules-upgrade =
    Choose an Upgrade from your hand, pay Rage equal to the number on it and put it into a slot of its kind. It works from now on, for the rest of the game.
    If that slot already holds a card, the old card is discarded and no longer works. You may replace a card even if another slot of the kind is free.
    Benefits of the same kind add up. With Loki's Domain and Loki's Eminence each of your figures back from Valhalla is worth 3 Glory.
    .rulings =
        Frigga's Charm takes 1 Rage off every Upgrade, never below 0. It still counts for the card that replaces it.
        Tyr's Domain and Tyr's Wrath do not add up: a Quest in battle counts as 3 or as 5.
rules-troop-upgrade =
    After you play an Upgrade for Leader, Warriors or Ship, one such figure from your reserve may invade at once, in the same turn, for no Rage. You may decline.
    A Warrior Upgrade applies to all your Warriors, on the board and elsewhere. Where it makes them stronger, each further Warrior costs more Rage to invade with.
    Leader and Ship keep their own abilities when they are upgraded.
    .rulings =
        The free invade of a Ship Upgrade is for the Ship itself; the Sea Serpent cannot use it (an option of the table).
        The Dragons pay for a Ship destroyed by any cause: battle, Ragnarok, the Fire Giant, Frigga's Sacrifice.
rules-monster-upgrade =
    When you play a Monster, its figure joins your reserve and may invade at once for no Rage. From now on it is one of your figures: it counts for Horns, takes a village, can be destroyed, returns from Valhalla, and earns Glory at Ragnarok. Later it invades for Rage equal to its strength, unless its card says otherwise.
    You may have two Monsters at a time. If a new one takes the slot of an old one, the old figure goes back to the box at once, wherever it is.
    .rulings =
        A Monster put back into the box is not destroyed: nobody gains Glory for it, and nothing can save it.
        Troll and Fire Giant destroy whenever they invade, for Rage or free, but not when they march or join a battle.
        The Fire Giant destroys Ships in the supporting fjord as well, but no Monsters, so no Sea Serpent.
rules-quest =
    Put a Quest from your hand face down on your clan sheet. It costs no Rage, but it is your action for the turn, so you need some.
    You may commit to as many Quests as you like, even several of the same kind; each pays separately. You may look at your own at any time. Others see how many there are, not which.
    Quests are judged in the Quest phase. One that fails costs you nothing. A Quest still in your hand pays nothing.
rules-pillage =
    Choose a province not pillaged this Age, with at least one of your figures in it or in its fjord; a Ship alone is enough. It costs no Rage, but you need some to act at all. Then:
    • Call to Battle: figures from adjacent provinces may join.
    • Play Cards: everyone in the battle plays a card.
    • Resolution: the strongest wins. If that is the pillager, the province is pillaged.
    If there is no enemy in the province or its fjord after the Call to Battle, there is no battle. You get the reward at once, but no Glory for winning.
    If the pillager does not win, the token stays, and anyone may try again, the same clan included.
    .rulings =
        A winner who is not the pillager gains the Glory of the battle, not the reward.
        Tyr's Challenge: pay 2 Rage to pillage a province that has been pillaged already. Otherwise it is a pillage like any other, with its reward.
        Thor's Domain: after you invade a province, pay 2 Rage to pillage it in the same turn.

## Battle

rules-call-to-battle =
    Beginning on the pillager's left and going clockwise, the pillager last, each clan may move one figure from an adjacent province into an empty village of the province. Then another round begins. It costs no Rage, and clans without Rage or without figures there may come too.
    It ends when the villages are full, or after a round in which nobody moved. Declining is not final: you may still join in the next round.
    Yggdrasil is adjacent to all provinces, so figures may come from there and go there, and it never gets full. Ships never move.
    After that all figures in the province and in its fjord are in the battle.
    .rulings =
        Figures may also come from provinces that have been pillaged.
        Only clans with a figure in an adjacent province are asked here. The others decline automatically.
rules-play-cards =
    Everyone in the battle who has cards in hand must play one, face down, whatever it is. Clans without cards play none. Then all are revealed together.
    A Battle card adds its bonus to your strength, and its text takes effect. A Quest or an Upgrade adds nothing and does nothing.
    Your total is the strength of your figures in the province and in its fjord, plus the bonus of your cards.
    A clan that loses all its figures to a card's text is still in the battle and can win by its card alone.
    .rulings =
        If such a clan is the pillager and wins, the province is pillaged. What needs a figure there, like the Frost Giant or a Leader Upgrade, does not apply.
        With Tyr's Domain or Tyr's Wrath a revealed Quest may count as a Battle card of 3 or 5.
rules-card-order =
    When several card texts apply, this is the order. Within a step the pillager comes first, then the others clockwise.
    • Quests treated as Battle cards (Tyr's Domain, Tyr's Wrath).
    • Thor's Primacy: the texts of opponents' cards are cancelled, their bonuses stay.
    • Heimdall's Watch: all cards are discarded, its owner gains their sum in Glory, and everyone plays a new card.
    • Odin's Smite and Odin's Tide.
    • Late cards: Heimdall's Eye and Heimdall's Gaze.
    • Totals are compared. The bonus of Heimdall's Sight equals the highest bonus of any one card that an opponent shows at that point, late cards included (an option of the table).
    .title = The order of card texts
    .rulings =
        Thor's Primacy cancels Heimdall's Watch too. A cancelled Heimdall's Sight is worth 0.
        Of two Primacies, or of two Watches, the one nearer to the pillager works (for the Watches an option of the table).
        In the sum of the Watch, Heimdall's Sight counts with its bonus, and a Quest treated as 3 or 5 counts as that (options of the table).
        Frigga's Protection can save figures from Odin's Smite and Odin's Tide.
rules-late-cards =
    Heimdall's Eye and Heimdall's Gaze can be played like other Battle cards, or added after all cards are revealed and before the winner is known. The pillager decides first, then the others clockwise, one card at a time, round after round until all have declined in a row. One clan may add several.
    .rulings =
        Everyone in the battle who still holds a card is asked, whatever it is, so that the question gives nothing away.
rules-resolution =
    The highest total wins. If it is shared by two clans or more, everyone loses.
    • The winner discards the cards played. Losers take theirs back into the hand.
    • All figures of the losers, in the province and in its fjord, are destroyed and go to Valhalla.
    • If the pillager has won, the province is pillaged: the pillager takes the reward, and the token is turned over until the Age ends. Otherwise nobody gets it.
    • The winner, pillager or not, gains Glory equal to its Axes.
    .rulings =
        After a tie nobody has won. Nothing can be stolen from a winner, but Loki's Blessing works for every loser.
        A clan can steal only what the winner has.
rules-aftermath =
    The full order after the winner is known, for the rare cases in which it matters:
    • Texts of Battle cards about winning and losing, from the pillager clockwise: Thor's Hammer, Oath and Ascension, Loki's Trickery, Backstab and Poison.
    • Tyr's Prowess; then cards are discarded or taken back.
    • Losers' figures are destroyed, unless Frigga's Protection or the Volur Witch's escape saves them. Dragons pay for Ships.
    • The pillage reward, twice with the Frost Giant; then Frigga's Grace; then the Leader's Upgrade.
    • Glory for the battle, by the winner's Axes as they are now.
    • Valkyrie, Thor's Glory and Odin's Judgement count the destroyed figures.
    • Loki's Blessing.
    .title = After the battle, step by step
    .rulings =
        Loki's Poison takes the cards before Tyr's Prowess can save them, and Loki's Trickery takes the Rage before Prowess can spend it.
        Axes raised by Thor's Oath, by the token, by Frigga's Grace or by the Leader's Upgrade already count for this battle's Glory (for the Oath an option of the table).
        The figures destroyed in a battle include those of Odin's Smite and Odin's Tide. Figures that were saved or escaped do not count.
rules-rewards =
    The pillage token of a province shows the reward for success:
    • Rage, Axes or Horns: that stat goes up one step.
    • 5 Glory.
    • Yggdrasil: all three stats go up one step.
    Higher Axes already count for the Glory of this battle. A higher Rage stat gives no Rage now, only from the next Age on.
    .rulings =
        With the Frost Giant in the province you gain the reward twice, also without a battle.
        Frigga's Grace raises another stat than the token did; after 5 Glory or Yggdrasil, any.

## End of an Age

rules-discard =
    Everyone keeps at most one card for the next Age and discards the rest face down. In the Third Age all cards are discarded.
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
        A figure that leaves Valhalla earlier, with Frigga's Domain, does not count for these cards (an option of the table).
rules-end-of-age =
    All pillage tokens are turned face up again, each in its province. The first player token goes to the left, and the next Age begins with its own deck.
    Stats, Upgrades, Glory and figures on the board stay as they are.
rules-scoring =
    When the Third Age is over the game ends. Every stat on its fourth or fifth step gives 10 Glory, every one on its sixth 20. Thor's Conquest pays 3 Glory for each of your figures still on the board.
    The clan with the most Glory wins. Equal Glory is a shared victory.

## Details

rules-card =
    A card's text takes precedence over the rules. Where it says nothing, the rules apply: a figure that a card brings still needs an empty village and Horns that allow it.
    The number on a Battle card is its bonus. The number on an Upgrade is its cost; on Leader, Warriors, Ship and Monsters it is also the strength of the figure. A Quest shows the Glory it pays.
    The chapter “All cards” has every card with its text. Texts are in our own words and contain the rulings we play by.
rules-options =
    The rulebook leaves some questions open, and its editions do not always agree. These questions are options when you create a table; this reference describes the default.
    .title = Options of a table
