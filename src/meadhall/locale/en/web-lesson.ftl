### The lesson: a first Age with a coach. `web-lesson-<step>` is what the coach says at a step, `.title` its heading.
### $n (number): how many things have not been learnt yet, or have; $of (number): how many there are; $what: a word that stands there already.

## The card

web-lesson = Lesson
web-lesson-open = Lesson: { TEXT($n) } of { TEXT($of) }
web-lesson-fold = Put the lesson aside
web-lesson-goals = What you have learnt
web-lesson-known = { $what }: done
web-lesson-unknown = { $what }: not yet
web-lesson-battle-goal = Battle
web-lesson-next = Next
web-lesson-stop = Stop lessons
web-lesson-play-on = Play on
web-lesson-fresh = New game
web-lesson-again = Try again
web-lesson-hall = To the hall
web-lesson-shut = The lesson cannot begin
web-lesson-unreachable = The server does not answer. Check your connection and try again in a moment.
web-lesson-no-seat = The table does not know you as its player. Allow cookies for this page and try again.
web-lesson-lost = Nothing is lost: your game is saved, and the lesson goes on as soon as the server answers.
    .title = The line is broken

## In the order things happen

web-lesson-welcome = You lead the Wolf clan against two easy bots, for one Age of a real game. I say what is going on; you may do whatever you like.
    .title = Welcome to the hall
web-lesson-draft = Eight cards were dealt to you. Keep one; the rest goes to the left, and you get a new pack. After six picks you have your hand for this Age.
    .title = First, the gifts of the gods
web-lesson-draft-kinds = Red cards win battles. Green ones are Quests: fulfil them for Glory. Black ones are Upgrades that stay with you all game long.
    .title = Three families of cards
web-lesson-draft-plan = A good hand has a bit of each: something for battles, a Quest or two, an Upgrade such as a Monster. You can change a pick until all have picked.
    .title = Aim for a mix
web-lesson-keep-on = Keep a card you like. When in doubt, take a Quest or a strong Battle card.
    .title = The next pack
web-lesson-keep-quest = You have no Quest yet, and there is one here. A green card brings Glory and a step of a stat.
    .title = Take a Quest
web-lesson-keep-upgrade = You have no Upgrade yet, and there is one here. A black card works for the rest of the game.
    .title = Take an Upgrade
web-lesson-keep-battle = You have no Battle card yet, and there is one here. Without a red card battles are hard to win.
    .title = Take a Battle card
web-lesson-turn = One action a turn, then the others. Invade puts figures on the board, so it is a good way to begin. A grey action tells you why it is not possible.
    .title = Your turn: five actions
web-lesson-rage = Rage pays for actions. When it is used up you cannot act any more this Age, not even for free. Your Horns limit how many figures you may have on the board.
    .title = Rage and Horns
web-lesson-invade = Choose a figure. It costs Rage equal to its strength, but your Leader comes for nothing, with strength 3.
    .title = Invade
web-lesson-invade-where = Any outer province with an empty village will do. Ships go to a fjord and count in both provinces beside it. Yggdrasil, in the middle, can only be marched to.
    .title = Where to land
web-lesson-march = For 1 Rage, move as many figures as you like from one province to one other, anywhere on the board. It is the way into Yggdrasil.
    .title = March
web-lesson-upgrade = An Upgrade costs the Rage printed on it and works for the rest of the game. A new Monster may invade at once, for no Rage.
    .title = Upgrade
web-lesson-free-invade = The figure you have just upgraded may come onto the board now, for no Rage. Choose a place, or decline.
    .title = A free invade
web-lesson-quest = Commit to a Quest face down, for no Rage. It pays at the end of the Age if you fulfil it, and failing costs nothing.
    .title = Quest
web-lesson-pillage = Choose a province where you have a figure, or a Ship beside it. If nobody stands against you, the reward is yours at once. It costs no Rage.
    .title = Pillage
web-lesson-join-battle = Somebody wants to pillage here. Figures from provinces next door may join, one at a time, for no Rage. If you decline now you can still join later.
    .title = Call to Battle
web-lesson-reveal-card = Everybody in the battle lays one card face down. Its bonus is added to the strength of your figures. The winner loses the card; losers take theirs back.
    .title = Play a card
web-lesson-late-card = All cards are open. A few cards of Heimdall's can still be added now; if you have none, decline. Everybody is asked, so it gives nothing away.
    .title = One more card?
web-lesson-won = The highest strength wins, and your Axes say how much Glory that is worth. The losers' figures go to Valhalla, and your card is discarded.
    .title = You won the battle
web-lesson-lost-battle = Your figures there go to Valhalla, but your card is back in your hand, and the winner had to spend one. The dead return when the Age ends.
    .title = You lost, and that is no shame
web-lesson-tied = If the highest strength is shared, everybody loses, and nobody gets anything. One point more would have done.
    .title = A tie
web-lesson-pillaged = The reward of the province is yours: a clan stat goes up, or you gain Glory. The token is turned over until the Age ends.
    .title = Province pillaged
web-lesson-raise-stat = Rage gives you more actions from the next Age on, Axes more Glory for battles, Horns more figures. High stats are worth Glory at the end.
    .title = Raise a stat
web-lesson-wait = Each clan takes one action in turn. Watch where the others go: they want the same provinces as you.
    .title = Now the others act
web-lesson-no-rage = You have no Rage left, so you take no more actions this Age. You still join battles and play cards in them.
    .title = Out of Rage
web-lesson-save-card = The Action phase is over. You may keep one card for the next Age; the others are discarded.
    .title = Keep one card
web-lesson-quest-phase = All committed Quests were revealed. Each one fulfilled paid its Glory and a step of a stat; the others cost nothing.
    .title = The Quests are judged
web-lesson-ragnarok = The doomed province is gone for good. Every figure in it and in its fjord earned its clan Glory: a fine way to die.
    .title = Ragnarok
web-lesson-valhalla = All figures in Valhalla have come back to their clans' reserves, ready to invade again. Figures on the board stayed where they were.
    .title = Back from Valhalla
web-lesson-done =
    { $n ->
        [0] That was a whole Age, and you have done everything there is to do. Two more like it, with stronger cards and less land, make a game.
        [one] That was a whole Age; { $n } thing is left to try. Two more Ages like it, with stronger cards and less land, make a game.
       *[other] That was a whole Age; { $n } things are left to try. Two more Ages like it, with stronger cards and less land, make a game.
    }
    .title = Well done!

## In between

web-lesson-others = The others are deciding. The lesson goes on when something happens.
    .title = A moment
web-lesson-free = You have tried every action. Use the Rage you have left as you like, and look where Ragnarok strikes: figures there will be worth Glory.
    .title = You know the ropes
web-lesson-not-now = What you have not tried yet is not possible now; a grey action says why. Do as you like, and look where Ragnarok strikes.
    .title = The choice is yours
web-lesson-try-invade = You have not invaded yet: choose Invade, and take your Leader. It costs no Rage.
    .title = Try to invade
web-lesson-try-quest = You have not committed to a Quest yet: choose Quest. It costs no Rage.
    .title = Try a Quest
web-lesson-try-upgrade = You have not played an Upgrade yet: choose Upgrade.
    .title = Try an Upgrade
web-lesson-try-pillage = You have not pillaged yet: choose Pillage. Best where nobody else stands.
    .title = Try to pillage
web-lesson-try-march = You have not marched yet: choose March. Yggdrasil raises all three stats.
    .title = Try to march
