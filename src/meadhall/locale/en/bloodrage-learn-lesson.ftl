### The lesson: a first Age with a coach. `web-lesson-<step>` is what the coach says at a step, `.title` its heading.
### $n (number): how many things have not been learnt yet, or have; $of (number): how many there are; $what: a formatted text.

## The card

web-lesson = Lesson
web-lesson-open = Lesson: { TEXT($n) } of { TEXT($of) }
web-lesson-fold = Hide the lesson
web-lesson-goals = What you have learnt
web-lesson-known = { $what }: done
web-lesson-unknown = { $what }: not yet
web-lesson-battle-goal = Battle
web-lesson-next = Next
web-lesson-stop = End lesson
web-lesson-play-on = Play on
web-lesson-fresh = New game
web-lesson-again = Try again
web-lesson-hall = To the lobby
web-lesson-shut = The lesson cannot start
web-lesson-unreachable = The server is not reachable. Check your connection and try again in a moment.
web-lesson-no-seat = The table does not recognise you as its player. Allow cookies for this page and try again.
web-lesson-lost = Nothing is lost: your game is saved, and the lesson continues as soon as the server is reachable.
    .title = Connection lost

## In the order things happen

web-lesson-welcome = You lead the Wolf clan against two easy bots, for one Age of a real game. I explain what is going on; you can do whatever you like.
    .title = Welcome!
web-lesson-draft = You were dealt eight cards. Keep one; the rest goes to the left, and you get a new pack. After six picks you have your hand for this Age.
    .title = First: the Gods' Gifts
web-lesson-draft-kinds = Red cards win battles. Green ones are Quests: fulfil them for Glory. Black ones are Upgrades, which last for the whole game.
    .title = Three kinds of cards
web-lesson-draft-plan = A good hand has a bit of each: something for battles, a Quest or two, an Upgrade such as a Monster. You can change a pick until everyone has picked.
    .title = Aim for a mix
web-lesson-keep-on = Keep a card you like. When in doubt, take a Quest or a strong Battle card.
    .title = The next pack
web-lesson-keep-quest = You have no Quest yet, and there is one here. A green card brings Glory and raises a stat.
    .title = Take a Quest
web-lesson-keep-upgrade = You have no Upgrade yet, and there is one here. A black card works for the rest of the game.
    .title = Take an Upgrade
web-lesson-keep-battle = You have no Battle card yet, and there is one here. Without a red card battles are hard to win.
    .title = Take a Battle card
web-lesson-turn = Take one action a turn, then the others take theirs. Invade puts figures on the board, so it is a good way to begin. A grey action tells you why it is not possible.
    .title = Your turn: five actions
web-lesson-rage = Rage pays for actions. When it is used up you cannot act any more this Age, not even for free. Your Horns limit how many figures you can have on the board.
    .title = Rage and Horns
web-lesson-invade = Choose a figure. It costs Rage equal to its strength, but your Leader, with strength 3, is free.
    .title = Invade
web-lesson-invade-where = Any outer province with an empty village will do. Ships go to a fjord and count in both provinces beside it. Yggdrasil, in the middle, can only be marched to.
    .title = Where to land
web-lesson-march = For 1 Rage, move as many figures as you like from one province to another, anywhere on the board. This is the way into Yggdrasil.
    .title = March
web-lesson-upgrade = An Upgrade costs the Rage printed on it and works for the rest of the game. A new Monster may invade at once, for no Rage.
    .title = Upgrade
web-lesson-free-invade = The figure you have just upgraded can come onto the board now, for no Rage. Choose a place, or decline.
    .title = A free invade
web-lesson-quest = Commit to a Quest face down, for no Rage. It pays at the end of the Age if you fulfil it, and failing costs nothing.
    .title = Quest
web-lesson-pillage = Choose a province where you have a figure, or a Ship beside it. If nobody opposes you, the reward is yours at once. It costs no Rage.
    .title = Pillage
web-lesson-join-battle = Somebody wants to pillage here. Figures from adjacent provinces may join, one at a time, for no Rage. If you decline now you can still join later.
    .title = Call to Battle
web-lesson-reveal-card = Everyone in the battle plays one card face down. Its bonus is added to the strength of your figures. The winner loses the card; losers take theirs back.
    .title = Play a card
web-lesson-late-card = All cards are revealed. A few of Heimdall's cards can still be added now; if you have none, decline. Everyone is asked, so it gives nothing away.
    .title = One more card?
web-lesson-won = The highest strength wins, and your Axes set how much Glory that is worth. The losers' figures go to Valhalla, and your card is discarded.
    .title = You won the battle
web-lesson-lost-battle = Your figures there go to Valhalla, but your card is back in your hand, and the winner had to spend one. Destroyed figures return when the Age ends.
    .title = You lost the battle
web-lesson-tied = If the highest strength is shared, everyone loses, and nobody gets anything. One more point would have been enough.
    .title = A tie
web-lesson-pillaged = The reward of the province is yours: a clan stat goes up, or you gain Glory. The token is turned over until the Age ends.
    .title = Province pillaged
web-lesson-raise-stat = Rage gives you more actions from the next Age on, Axes more Glory for battles, Horns more figures. High stats are worth Glory at the end.
    .title = Raise a stat
web-lesson-wait = Each clan takes one action in turn. Watch where the others go: they want the same provinces as you.
    .title = The others' turn
web-lesson-no-rage = You have no Rage left, so you take no more actions this Age. You can still join battles and play cards in them.
    .title = Out of Rage
web-lesson-save-card = The Action phase is over. You may keep one card for the next Age; the others are discarded.
    .title = Keep one card
web-lesson-quest-phase = All committed Quests were revealed. Each one fulfilled paid its Glory and raised a stat; the others cost nothing.
    .title = The Quest phase
web-lesson-ragnarok = The doomed province is gone for good. Every figure in it and in its fjord earned Glory for its clan.
    .title = Ragnarok
web-lesson-valhalla = All figures in Valhalla have come back to their clans' reserves, ready to invade again. Figures on the board stayed where they were.
    .title = Back from Valhalla
web-lesson-done =
    { $n ->
        [0] That was a whole Age, and you have tried every action. Two more Ages like it, with stronger cards and fewer provinces, make a game.
        [one] That was a whole Age; { $n } thing is left to try. Two more Ages like it, with stronger cards and fewer provinces, make a game.
       *[other] That was a whole Age; { $n } things are left to try. Two more Ages like it, with stronger cards and fewer provinces, make a game.
    }
    .title = Well done!

## In between

web-lesson-others = The others are deciding. The lesson continues when something happens.
    .title = One moment
web-lesson-free = You have tried every action. Use your remaining Rage as you like, and watch which province is doomed: figures there will be worth Glory.
    .title = You know every action
web-lesson-not-now = What you have not tried yet is not possible now; a grey action says why. Do as you like, and watch which province is doomed.
    .title = The choice is yours
web-lesson-try-invade = You have not invaded yet: choose Invade, and take your Leader. It costs no Rage.
    .title = Try to invade
web-lesson-try-quest = You have not committed to a Quest yet: choose Quest. It costs no Rage.
    .title = Try a Quest
web-lesson-try-upgrade = You have not played an Upgrade yet: choose Upgrade.
    .title = Try an Upgrade
web-lesson-try-pillage = You have not pillaged yet: choose Pillage. It is easiest where nobody else has figures.
    .title = Try to pillage
web-lesson-try-march = You have not marched yet: choose March. Yggdrasil raises all three stats.
    .title = Try to march
