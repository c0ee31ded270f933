### Blood Rage: the cards. `card-<id>` is the name, `.text` what the card does.
### The strength bonus of a Battle card and the cost of an Upgrade are shown beside the text.
### $glory (number): the Glory printed on this copy of a Quest.

## Gods and kinds of card

god-odin = Odin
god-thor = Thor
god-loki = Loki
god-frigga = Frigga
god-heimdall = Heimdall
god-tyr = Tyr

kind-battle = Battle
kind-quest = Quest
kind-leader = Leader Upgrade
kind-warrior = Warrior Upgrade
kind-ship = Ship Upgrade
kind-monster = Monster Upgrade
kind-clan = Clan Upgrade

## Battle cards

card-odins-smite = Odin's Smite
    .text = When cards are revealed, each opponent in the battle loses one Warrior in the province, if they have one there. This happens before strength is compared; a clan left without figures still fights with its card.
card-odins-tide = Odin's Tide
    .text = When cards are revealed, each clan in the battle, yours too, picks one of its figures in the province or the supporting fjord; all its other figures in the battle are destroyed. Clans pick openly, from the pillager clockwise.
card-odins-judgement = Odin's Judgement
    .text = After the battle, win or lose, gain 2 Glory for each figure destroyed in it, your own included.
card-heimdalls-sight = Heimdall's Sight
    .text = The bonus of this card equals the highest bonus of any one card that an opponent shows when totals are compared (0 if there is none).
card-heimdalls-eye = Heimdall's Eye
    .text = Play it as usual, or, in a battle you are in, add it from your hand after all cards are revealed and before the winner is decided. You may add several such cards.
card-heimdalls-gaze = Heimdall's Gaze
    .text = Play it as usual, or, in a battle you are in, add it from your hand after all cards are revealed and before the winner is decided. You may add several such cards.
card-heimdalls-watch = Heimdall's Watch
    .text = When cards are revealed, after Thor's Primacy and before any other text, all revealed cards, this one too, are discarded and do nothing more. You gain Glory equal to the sum of their bonuses. Then everyone in the battle who still has a card plays a new one.
card-friggas-grace = Frigga's Grace
    .text = If you are the pillager and the pillage succeeds, raise one clan stat by 1, but not the one on the pillage token. If the token gave 5 Glory or raised all stats, choose any stat.
card-thors-hammer = Thor's Hammer
    .text = If you win the battle, gain 3 Glory.
card-thors-oath = Thor's Oath
    .text = If you win the battle, as the pillager or not, raise one clan stat of your choice by 1.
card-thors-ascension = Thor's Ascension
    .text = If you win the battle, gain 3 Rage to use this Age and 3 Glory. Your Rage stat does not change.
card-thors-primacy = Thor's Primacy
    .text = When cards are revealed, before any other text, the texts of all your opponents' revealed cards are cancelled. Their bonuses still count (0 if the text sets the bonus). Upgrades and cards added later are not affected.
card-lokis-trickery = Loki's Trickery
    .text = If you lose the battle, steal 1 Rage from the winner, if they have any. In a tie nobody wins and you steal nothing.
card-lokis-backstab = Loki's Backstab
    .text = If you lose the battle, steal 2 Glory from the winner, or as much as they have. In a tie nobody wins and you steal nothing.
card-lokis-poison = Loki's Poison
    .text = If you lose the battle, take the winner's revealed cards into your hand instead of letting them be discarded. Tyr's Prowess cannot save them. In a tie nobody wins and you take nothing.
card-tyrs-bash = Tyr's Bash
    .text = Adds 2 to your strength. No other effect.
card-tyrs-smash = Tyr's Smash
    .text = Adds 3 to your strength. No other effect.
card-tyrs-crush = Tyr's Crush
    .text = Adds 4 to your strength. No other effect.
card-tyrs-smite = Tyr's Smite
    .text = Adds 5 to your strength. No other effect.
card-tyrs-rage = Tyr's Rage
    .text = Adds 6 to your strength. No other effect.

## Quests

quest-reward = Reward: { $glory } Glory, and you may raise one clan stat of your choice by 1.

card-quest-alfheim = Alfheim!
    .text = In the Quest phase, have more strength than every other clan in at least one province of Alfheim (Gimle, Andlang), its fjord included. A tie is not enough; destroyed provinces do not count. { quest-reward }
card-quest-jotunheim = Jotunheim!
    .text = In the Quest phase, have more strength than every other clan in at least one province of Jotunheim (Utgard, Horgr, Muspelheim), its fjord included. A tie is not enough; destroyed provinces do not count. { quest-reward }
card-quest-manheim = Manheim!
    .text = In the Quest phase, have more strength than every other clan in at least one province of Manheim (Myrkulor, Elvagar, Angerboda), its fjord included. A tie is not enough; destroyed provinces do not count. { quest-reward }
card-quest-glorious-death = Glorious Death!
    .text = In the Quest phase, have at least 4 of your figures in Valhalla. This Age's Ragnarok comes later, so figures destroyed by it do not count. { quest-reward }
card-quest-yggdrasil = Yggdrasil!
    .text = In the Quest phase, have more strength in Yggdrasil than every other clan. A tie is not enough. { quest-reward }

## Leader Upgrades

card-lord-of-hammers = Lord of Hammers
    .text = Your Leader has strength 3 and still invades for 0 Rage. After you pillage a province successfully with your Leader in it, you may move the Leader to an adjacent province that has room.
card-lord-of-axes = Lord of Axes
    .text = Your Leader has strength 3 and still invades for 0 Rage. After you pillage a province successfully with your Leader in it, raise one clan stat of your choice by 1.
card-lord-of-spears = Lord of Spears
    .text = Your Leader has strength 3 and still invades for 0 Rage. After you pillage a province successfully with your Leader in it, raise each of your three clan stats by 1.

## Warrior Upgrades

card-brothers-in-arms = Brothers in Arms
    .text = Each of your Warriors has strength 1, but every two in the same province have strength 3 together. Invading with a Warrior costs 1 Rage.
card-experts-in-arms = Experts in Arms
    .text = Each of your Warriors has strength 2. Invading with a Warrior costs 2 Rage.
card-masters-in-arms = Masters in Arms
    .text = Each of your Warriors has strength 2, but every two in the same province have strength 6 together. Invading with a Warrior costs 2 Rage.

## Ship Upgrades

card-lokis-dragons = Loki's Dragons
    .text = Your Ship has strength 2; it still invades only fjords and never moves. Each time your Ship is destroyed, whatever the cause, gain 4 Glory. Your Sea Serpent counts as a Ship.
card-fire-dragons = Fire Dragons
    .text = Your Ship has strength 2; it still invades only fjords and never moves. Each time your Ship is destroyed, whatever the cause, gain 8 Glory. Your Sea Serpent counts as a Ship.
card-eternal-dragons = Eternal Dragons
    .text = Your Ship has strength 2; it still invades only fjords and never moves. Each time your Ship is destroyed, whatever the cause, gain 12 Glory. Your Sea Serpent counts as a Ship.

## Monsters

card-troll = Troll
    .text = Strength 2. Whenever it invades a province, for Rage or free, all enemy Warriors there are destroyed; it still needs an empty village to invade. Marching or joining a battle destroys nobody.
card-dwarf-chieftain = Dwarf Chieftain
    .text = Strength 2. Playing this card and invading with the Dwarf Chieftain cost 0 Rage, but you need at least 1 Rage to take either action.
card-sea-serpent = Sea Serpent
    .text = Strength 3. Counts as a Ship: it invades only fjords, never moves and supports both provinces of its fjord. It is still a Monster, and Ship Upgrades do not change its strength.
card-valkyrie = Valkyrie
    .text = Strength 2. After each battle she takes part in, gain 2 Glory for every enemy figure destroyed in it, even if she is destroyed or you lose.
card-dark-elf = Dark Elf
    .text = Strength 1, or 3 while in Yggdrasil. May invade Yggdrasil directly. Invading with the Dark Elf costs 1 Rage wherever it goes.
card-fire-giant = Fire Giant
    .text = Strength 4. Whenever it invades a province, for Rage or free, all enemy figures there and in the supporting fjord are destroyed, except Monsters; it still needs an empty village to invade. Marching or joining a battle destroys nobody.
card-frost-giant = Frost Giant
    .text = Strength 4. When you pillage a province successfully with the Frost Giant in it, you gain the pillage reward twice.
card-soldier-of-hel = Soldier of Hel
    .text = Strength 3. Playing this card and invading with the Soldier of Hel cost 0 Rage, but you need at least 1 Rage to take either action.
card-volur-witch = Volur Witch
    .text = Strength 3. Whenever she would be destroyed in an outer province, even by Ragnarok, you may move her to Yggdrasil instead. Then she does not count as destroyed and earns nobody Glory.

## Clan Upgrades

card-lokis-domain = Loki's Domain
    .text = In the Release Valhalla phase, gain 1 Glory for each of your figures that returns. Adds up with Loki's Eminence and Loki's Wrath.
card-lokis-eminence = Loki's Eminence
    .text = In the Release Valhalla phase, gain 2 Glory for each of your figures that returns. Adds up with Loki's Domain and Loki's Wrath.
card-lokis-wrath = Loki's Wrath
    .text = In the Release Valhalla phase, gain 3 Glory for each of your figures that returns. Adds up with Loki's Domain and Loki's Eminence.
card-lokis-blessing = Loki's Blessing
    .text = After you lose a battle, also by a tie, you may invade that province with one Warrior from your reserve for 0 Rage. The province needs an empty village, and your Horns must allow it.
card-friggas-charm = Frigga's Charm
    .text = Each Upgrade costs you 1 Rage less to play, but never less than 0.
card-friggas-succor = Frigga's Succor
    .text = Whenever you invade a province, you may place one more Warrior there from your reserve for 0 Rage. The province needs an empty village, and your Horns must allow it. Once per invade: the added Warrior does not bring another.
card-friggas-protection = Frigga's Protection
    .text = Whenever one of your figures would be destroyed, you may pay 1 Rage to keep it alive where it stands. Pay for each figure separately. It does not work for your own Frigga's Sacrifice.
card-friggas-domain = Frigga's Domain
    .text = When you invade, you may use one of your figures in Valhalla and pay 1 Rage instead of its usual cost. It takes your action as usual, and the other limits of an invade apply.
card-friggas-sacrifice = Frigga's Sacrifice
    .text = As an action, destroy two of your figures on the board to raise one clan stat of your choice by 1. It costs 0 Rage, but you need at least 1 Rage to take it.
card-thors-glory = Thor's Glory
    .text = After each battle you take part in, win or lose, gain 2 Glory if at least two enemy figures were destroyed in it.
card-thors-domain = Thor's Domain
    .text = After you invade a province, for Rage or free, you may pay 2 Rage to pillage it at once, in the same turn, if it has not been pillaged this Age.
card-thors-conquest = Thor's Conquest
    .text = At the end of the game, gain 3 Glory for each of your figures on the board, fjords included.
card-tyrs-domain = Tyr's Domain
    .text = When you reveal a Quest in a battle, you may treat it as a Battle card with a bonus of 3. With Tyr's Wrath too, use the higher bonus, not the sum.
card-tyrs-wrath = Tyr's Wrath
    .text = When you reveal a Quest in a battle, you may treat it as a Battle card with a bonus of 5. With Tyr's Domain too, use the higher bonus, not the sum.
card-tyrs-challenge = Tyr's Challenge
    .text = As an action, pay 2 Rage to pillage a province that has already been pillaged this Age. Otherwise it is a normal pillage: others may join, and success brings the reward.
card-tyrs-prowess = Tyr's Prowess
    .text = After you win a battle, you may take any of the cards you revealed in it back into your hand instead of discarding them, for 1 Rage each.
card-odins-inspiration = Odin's Inspiration
    .text = You gain twice the Glory for your figures destroyed by Ragnarok.
card-odins-throne = Odin's Throne
    .text = You gain twice the Glory for your completed Quests. The stat is still raised by only 1.
