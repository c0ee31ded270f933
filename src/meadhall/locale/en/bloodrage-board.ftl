### Blood Rage: places, clans, figures, stats, tokens, phases, numbers of things.
### Phrases, ready for a sentence: `.in` `.to` `.into` `.from` (where), `.with` (by means of), `.count` (how many).
### Bare forms, for languages with cases: `.gen` (of whom), `.acc` (whom), `.loc` (where, without the preposition);
### `.count-acc` is `.count` as the object of a verb.
### $n (number): how many.

## Provinces

place-elvagar = Elvagar
    .in = in Elvagar
    .to = to Elvagar
    .into = into Elvagar
    .from = from Elvagar
    .gen = Elvagar
    .acc = Elvagar
    .loc = Elvagar
place-angerboda = Angerboda
    .in = in Angerboda
    .to = to Angerboda
    .into = into Angerboda
    .from = from Angerboda
    .gen = Angerboda
    .acc = Angerboda
    .loc = Angerboda
place-muspelheim = Muspelheim
    .in = in Muspelheim
    .to = to Muspelheim
    .into = into Muspelheim
    .from = from Muspelheim
    .gen = Muspelheim
    .acc = Muspelheim
    .loc = Muspelheim
place-horgr = Horgr
    .in = in Horgr
    .to = to Horgr
    .into = into Horgr
    .from = from Horgr
    .gen = Horgr
    .acc = Horgr
    .loc = Horgr
place-utgard = Utgard
    .in = in Utgard
    .to = to Utgard
    .into = into Utgard
    .from = from Utgard
    .gen = Utgard
    .acc = Utgard
    .loc = Utgard
place-andlang = Andlang
    .in = in Andlang
    .to = to Andlang
    .into = into Andlang
    .from = from Andlang
    .gen = Andlang
    .acc = Andlang
    .loc = Andlang
place-gimle = Gimle
    .in = in Gimle
    .to = to Gimle
    .into = into Gimle
    .from = from Gimle
    .gen = Gimle
    .acc = Gimle
    .loc = Gimle
place-myrkulor = Myrkulor
    .in = in Myrkulor
    .to = to Myrkulor
    .into = into Myrkulor
    .from = from Myrkulor
    .gen = Myrkulor
    .acc = Myrkulor
    .loc = Myrkulor
place-yggdrasil = Yggdrasil
    .in = in Yggdrasil
    .to = to Yggdrasil
    .into = into Yggdrasil
    .from = from Yggdrasil
    .gen = Yggdrasil
    .acc = Yggdrasil
    .loc = Yggdrasil

## Fjords and other places

place-fjord-ne = north-east fjord (Elvagar, Angerboda)
    .in = in the north-east fjord
    .to = to the north-east fjord
    .into = into the north-east fjord
    .from = from the north-east fjord
    .gen = the north-east fjord
    .acc = the north-east fjord
    .loc = the north-east fjord
place-fjord-se = south-east fjord (Muspelheim, Horgr)
    .in = in the south-east fjord
    .to = to the south-east fjord
    .into = into the south-east fjord
    .from = from the south-east fjord
    .gen = the south-east fjord
    .acc = the south-east fjord
    .loc = the south-east fjord
place-fjord-sw = south-west fjord (Utgard, Andlang)
    .in = in the south-west fjord
    .to = to the south-west fjord
    .into = into the south-west fjord
    .from = from the south-west fjord
    .gen = the south-west fjord
    .acc = the south-west fjord
    .loc = the south-west fjord
place-fjord-nw = north-west fjord (Gimle, Myrkulor)
    .in = in the north-west fjord
    .to = to the north-west fjord
    .into = into the north-west fjord
    .from = from the north-west fjord
    .gen = the north-west fjord
    .acc = the north-west fjord
    .loc = the north-west fjord
place-valhalla = Valhalla
    .in = in Valhalla
    .to = to Valhalla
    .into = into Valhalla
    .from = from Valhalla
    .gen = Valhalla
    .acc = Valhalla
    .loc = Valhalla
place-reserve = reserve
    .in = in the reserve
    .to = to the reserve
    .into = into the reserve
    .from = from the reserve
    .gen = the reserve
    .acc = the reserve
    .loc = the reserve

## Regions

region-manheim = Manheim
    .in = in Manheim
    .gen = Manheim
    .acc = Manheim
    .loc = Manheim
region-alfheim = Alfheim
    .in = in Alfheim
    .gen = Alfheim
    .acc = Alfheim
    .loc = Alfheim
region-jotunheim = Jotunheim
    .in = in Jotunheim
    .gen = Jotunheim
    .acc = Jotunheim
    .loc = Jotunheim

## Clans

clan-wolf = Wolf
    .name = the Wolf clan
    .gen = the Wolf clan's
    .acc = the Wolf clan
clan-raven = Raven
    .name = the Raven clan
    .gen = the Raven clan's
    .acc = the Raven clan
clan-serpent = Serpent
    .name = the Serpent clan
    .gen = the Serpent clan's
    .acc = the Serpent clan
clan-bear = Bear
    .name = the Bear clan
    .gen = the Bear clan's
    .acc = the Bear clan

## Clans as seats, for messages that serve every game

seat-wolf = { clan-wolf }
seat-raven = { clan-raven }
seat-serpent = { clan-serpent }
seat-bear = { clan-bear }

## Figures

figure-warrior = Warrior
    .gen = a Warrior
    .acc = a Warrior
    .with = with a Warrior
    .count =
        { $n ->
            [one] { $n } Warrior
           *[other] { $n } Warriors
        }
    .count-acc =
        { $n ->
            [one] { $n } Warrior
           *[other] { $n } Warriors
        }
figure-leader = Leader
    .gen = the Leader
    .acc = the Leader
    .with = with the Leader
    .count =
        { $n ->
            [one] { $n } Leader
           *[other] { $n } Leaders
        }
    .count-acc =
        { $n ->
            [one] { $n } Leader
           *[other] { $n } Leaders
        }
figure-ship = Ship
    .gen = the Ship
    .acc = the Ship
    .with = with the Ship
    .count =
        { $n ->
            [one] { $n } Ship
           *[other] { $n } Ships
        }
    .count-acc =
        { $n ->
            [one] { $n } Ship
           *[other] { $n } Ships
        }
figure-troll = Troll
    .gen = the Troll
    .acc = the Troll
    .with = with the Troll
    .count =
        { $n ->
            [one] { $n } Troll
           *[other] { $n } Trolls
        }
    .count-acc =
        { $n ->
            [one] { $n } Troll
           *[other] { $n } Trolls
        }
figure-dwarf-chieftain = Dwarf Chieftain
    .gen = the Dwarf Chieftain
    .acc = the Dwarf Chieftain
    .with = with the Dwarf Chieftain
    .count =
        { $n ->
            [one] { $n } Dwarf Chieftain
           *[other] { $n } Dwarf Chieftains
        }
    .count-acc =
        { $n ->
            [one] { $n } Dwarf Chieftain
           *[other] { $n } Dwarf Chieftains
        }
figure-sea-serpent = Sea Serpent
    .gen = the Sea Serpent
    .acc = the Sea Serpent
    .with = with the Sea Serpent
    .count =
        { $n ->
            [one] { $n } Sea Serpent
           *[other] { $n } Sea Serpents
        }
    .count-acc =
        { $n ->
            [one] { $n } Sea Serpent
           *[other] { $n } Sea Serpents
        }
figure-valkyrie = Valkyrie
    .gen = the Valkyrie
    .acc = the Valkyrie
    .with = with the Valkyrie
    .count =
        { $n ->
            [one] { $n } Valkyrie
           *[other] { $n } Valkyries
        }
    .count-acc =
        { $n ->
            [one] { $n } Valkyrie
           *[other] { $n } Valkyries
        }
figure-dark-elf = Dark Elf
    .gen = the Dark Elf
    .acc = the Dark Elf
    .with = with the Dark Elf
    .count =
        { $n ->
            [one] { $n } Dark Elf
           *[other] { $n } Dark Elves
        }
    .count-acc =
        { $n ->
            [one] { $n } Dark Elf
           *[other] { $n } Dark Elves
        }
figure-fire-giant = Fire Giant
    .gen = the Fire Giant
    .acc = the Fire Giant
    .with = with the Fire Giant
    .count =
        { $n ->
            [one] { $n } Fire Giant
           *[other] { $n } Fire Giants
        }
    .count-acc =
        { $n ->
            [one] { $n } Fire Giant
           *[other] { $n } Fire Giants
        }
figure-frost-giant = Frost Giant
    .gen = the Frost Giant
    .acc = the Frost Giant
    .with = with the Frost Giant
    .count =
        { $n ->
            [one] { $n } Frost Giant
           *[other] { $n } Frost Giants
        }
    .count-acc =
        { $n ->
            [one] { $n } Frost Giant
           *[other] { $n } Frost Giants
        }
figure-soldier-of-hel = Soldier of Hel
    .gen = the Soldier of Hel
    .acc = the Soldier of Hel
    .with = with the Soldier of Hel
    .count =
        { $n ->
            [one] { $n } Soldier of Hel
           *[other] { $n } Soldiers of Hel
        }
    .count-acc =
        { $n ->
            [one] { $n } Soldier of Hel
           *[other] { $n } Soldiers of Hel
        }
figure-volur-witch = Volur Witch
    .gen = the Volur Witch
    .acc = the Volur Witch
    .with = with the Volur Witch
    .count =
        { $n ->
            [one] { $n } Volur Witch
           *[other] { $n } Volur Witches
        }
    .count-acc =
        { $n ->
            [one] { $n } Volur Witch
           *[other] { $n } Volur Witches
        }

## Clan stats

stat-rage = Rage
    .name = the Rage stat
    .gen = Rage
    .acc = the Rage stat
stat-axes = Axes
    .name = the Axes stat
    .gen = Axes
    .acc = the Axes stat
stat-horns = Horns
    .name = the Horns stat
    .gen = Horns
    .acc = the Horns stat

## Pillage tokens: `.text` is the reward

token-rage = Rage +1
    .text = Raise your Rage stat by 1. It gives no Rage now, only from the next Age on.
token-axes = Axes +1
    .text = Raise your Axes stat by 1. It already counts for the Glory of this battle.
token-horns = Horns +1
    .text = Raise your Horns stat by 1.
token-glory5 = 5 Glory
    .text = Gain 5 Glory.
token-all = all stats +1
    .text = Raise each of your three clan stats by 1.

## Ages and phases

age-1 = First Age
    .in = in the First Age
age-2 = Second Age
    .in = in the Second Age
age-3 = Third Age
    .in = in the Third Age

phase-gods-gifts = Gods' Gifts
    .name = the Gods' Gifts phase
    .in = in the Gods' Gifts phase
phase-action = Action
    .name = the Action phase
    .in = in the Action phase
phase-discard = Discard
    .name = the Discard phase
    .in = in the Discard phase
phase-quest = Quest
    .name = the Quest phase
    .in = in the Quest phase
phase-ragnarok = Ragnarok
    .name = the Ragnarok phase
    .in = in the Ragnarok phase
phase-valhalla = Release Valhalla
    .name = the Release Valhalla phase
    .in = in the Release Valhalla phase
phase-scoring = Final scoring
    .name = the final scoring
    .in = in the final scoring

## Numbers of things

advice-score-bloodrage = { TEXT($n) } Glory at the end
n-glory = { $n } Glory
    .acc = { $n } Glory
n-rage = { $n } Rage
    .acc = { $n } Rage
n-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .acc =
        { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
n-figures =
    { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
    .acc =
        { $n ->
            [one] { $n } figure
           *[other] { $n } figures
        }
