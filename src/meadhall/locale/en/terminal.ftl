### The words of the table in a terminal, of simulations and replays.
### $age, $phase, $where, $clan, $bot, $language: ids; $path, $why, $word, $seed: texts as they are;
### $n, $line, $moves, $games, $seats (numbers).

## At the table

ui-title = Blood Rage
ui-your-turn = Your turn
ui-waiting = The others are deciding…
ui-choose = Type a number or: h hint, ? help, u undo, l log, c cards, b board, q quit
ui-help =
    A number chooses from the list. The other keys:
    h  hint: the best choices, what may come of them, and why
    ?  help: this list, and what the rules say here
    ?? what is not in the list, and why; after a single ? you can name it at once
    u  undo your last choice, as long as nobody has learnt anything new
    l  log: everything that has happened
    c  cards: what your cards and all Upgrades do
    b  board and clans again
    s  save (the game is also saved after every choice)
    q  quit; go on later with: { $command }
ui-bad-choice = There is no such choice. Type a number from the list, or ? for help.
ui-bad-answer = There is no such choice. Type a number from the list or the beginning of a name, or press Enter.
ui-undone = Taken back.
ui-nothing-yet = There is nothing to take back yet.
ui-graces-bar = (Frigga's Grace raises another stat than the pillage reward did: not { TEXT($stat, kind: "stat") }.)
ui-legend =
    Whole sentences can be typed too: { $example }
    On the screen:
    3/4  in Villages: free of all villages; in Horns: figures on the board of those allowed
    (2)  in brackets after a clan stat: its step on the clan sheet
    ✝2   the province falls in the Ragnarok of Age 2
    ≈    in a fjord, adds to the strength in both its provinces
    ★    the first player; ✓ and ✗ before a Quest: fulfilled as things stand, or not
    Pages named with a rule are those of the rulebook, the same in all editions.
ui-nothing-to-undo = There is nothing to take back: somebody has learnt something new or decided since.
ui-saved = Saved: { $path }
ui-resumed = The game goes on where it stopped.
ui-quit-saved = Your game is saved: { $path }
ui-go-on = Go on with:
ui-ask-pass = Pass and lose { n-rage.acc }? yes/no
ui-you = you
ui-yes = yes
ui-no = no

## Bots and hints

ui-thinks = { TEXT($clan, kind: "clan") } thinks…
ui-fault =
    { $cause ->
        [late] The bot of { TEXT($seat, kind: "clan") } thinks too long: a safe choice is made for it.
        [illegal] The bot of { TEXT($seat, kind: "clan") } breaks the rules: a safe choice is made for it.
       *[raised] The bot of { TEXT($seat, kind: "clan") } fails ({ $source }): a safe choice is made for it.
    }
ui-hint-thinks = Looking for a hint…
ui-hint-title = The best of your choices, and how the game may end then:
ui-hint-prospects = wins { $percent }%, ends with about { n-glory }
ui-hint-none = There is no hint for this choice.

## Why not

ui-why-ask = What did you want to do? Type it as a sentence, e.g. { $example }
ui-why-number = Choice { $choice } is allowed: { $label }.
ui-why-unfinished = The sentence is not finished: “{ $known }” what?
ui-why-following = What may follow
ui-quoted = “{ $line }”
ui-why-unfit = After “{ $known }” the word “{ $word }” does not fit.
ui-why-fine = That is allowed now: you find it in the list.
ui-why-no = That is not allowed now.

## Words one may type in a sentence besides those of the notation, by verb; separated by commas

ui-words = Words
    .pass = pass
    .decline = decline, no
    .done = done
    .free = free, into a free slot
    .retreat = retreat
    .sacrifice = sacrifice
    .nothing = nothing, keep nothing
    .treat = treat, count
    .raise = raise
    .invade = invade
    .recall = recall
    .march = march
    .pillage = pillage, plunder
    .challenge = challenge
    .bring = bring
    .join = join, bring in
    .spare = spare
    .protect = protect, save
    .keep = keep
    .upgrade = upgrade
    .replace = replace, in place of
    .quest = quest, commit to the quest, commit to, commit
    .reveal = reveal, play
    .add = add
    .take = take, take back
    .fillers = with the a an to into from in on and at of for

## Headings

ui-log-title = What has happened
ui-log-empty = Nothing has happened yet.
ui-board-title = The board
ui-clans-title = Clans
ui-hand-title = Your hand
ui-hand-empty = Your hand is empty.
ui-quests-title = Your Quests
ui-pack-title = Cards to choose from
ui-battle-title = Battle
ui-choices-title = You can
ui-discard-title = Discard pile
ui-age-phase = Age { TEXT($age) } · { TEXT($phase, kind: "phase") }

## The board and the clans

ui-region = Region
ui-province = Province
ui-fjord = Fjord
ui-villages = Villages
ui-token = Reward
ui-figures = Figures and strength
ui-strength = Strength
ui-destroyed = destroyed
ui-doomed = falls { TEXT($age, kind: "age", form: "in") }
ui-pillaged = pillaged
ui-glory = Glory
ui-rage = Rage left
ui-horns-used = Figures on the board
ui-upgrades = Upgrades
ui-cards-in-hand = Hand
ui-quests-committed = Quests
ui-reserve = Reserve
ui-valhalla = Valhalla
ui-passed = passed
ui-first-player = first player
ui-pillager = pillager
ui-villages-free = free villages
ui-no-strength = Quests and Upgrades add 0 in battle (Tyr's Domain and Tyr's Wrath: Quests count 3 or 5).
ui-battle-sum =
    { $wins ->
        [yes] { TEXT($seat, kind: "clan") }: { ui-sum }, wins.
       *[no] { TEXT($seat, kind: "clan") }: { ui-sum }.
    }
ui-sum =
    { TEXT($cards) ->
        [none] { TEXT($n) } + { TEXT($more) } = { TEXT($total) }
       *[other] { TEXT($n) } + { TEXT($more) } ({ $cards }) = { TEXT($total) }
    }
ui-rage-stolen = { TEXT($seat, kind: "clan") } steals { n-rage.acc } from { TEXT($other, kind: "clan") } (Loki's Trickery).
ui-rage-by-card = { TEXT($seat, kind: "clan") } gains { n-rage.acc } ({ TEXT($card, kind: "card") }).
ui-pause = Press Enter to go on.
ui-cost = ({ n-rage })
ui-text-cancelled = text cancelled

## Quests as things stand

ui-quest-yes =
    { TEXT($where) ->
        [none] Fulfilled as things stand.
       *[other] Fulfilled as things stand ({ LIST($where, kind: "place") }).
    }
ui-quest-no = Not fulfilled as things stand.

## The end

ui-final-title = The final scoring
ui-final-place = Place
ui-final-source = Where the Glory came from
ui-final-total = Total
ui-winner = Winner
ui-winners = Winners, who share the victory

## Before the game

ui-ask-seats = How many clans play: 2, 3 or 4?
ui-ask-clan = Which clan is yours?
ui-ask-bots = How strong are the others?
ui-ask-seed = Seed (a number; leave empty for chance)
ui-ask-language = Language
ui-ask-name = Your name
ui-seed = Seed
ui-pack-house = Content: the house set, for the most part Meadhall’s own design, not the cards of the box ({ $page }).
ui-pack-own = Content: the pack “{ $name }” in { $path }.
ui-pack-unchanged = Content: the pack “{ $name }” in { $path }, so far the same as the house set ({ $page }).
ui-ask-resume = You have a game that is not over.
ui-go-on-with = go on with it ({ TEXT($clan, kind: "clan") }, { TEXT($age, kind: "age") }, { TEXT($phase, kind: "phase") })
ui-new-game = a new game
ui-ask-first-game = Is this your first game?

## Errors

err-save-taken = There is something in { $path } already, and a new game does not overwrite it. Name another file.
err-no-save = There is no saved game to go on with.
err-bad-bot = The game in { $path } is played against a bot that cannot sit down: { $bot }
err-other-bot = Put it right, or name another bot in the line that begins with “{ $line }”: { $known }.
err-bad-save = The saved game cannot be opened.
err-file-missing = There is no such file: { $path }
err-cannot-write = Cannot write { $path }: { $why }
err-cannot-read = Cannot read { $path }: { $why }
err-not-a-terminal = This needs a terminal to ask you questions. Say everything with flags instead; --help lists them.
err-bad-seats = Two, three or four clans can play, not: { $word }
err-bad-seed = The seed must be a whole number, 0 or more, not: { $word }
err-unknown-bot = There is no bot of this kind: { $word }
err-unknown-clan = There is no such clan: { $word }
err-unknown-language = There are no texts in this language: { $word }
err-unknown-game = There is no such game: { $word }
err-worker-lost = A worker process has died; the results are those of the games finished before.
err-bots-count =
    { $wanted ->
        [1] { $flag } takes one kind for the only bot, not { $given }.
       *[other] { $flag } takes one kind for all bots, or { $wanted }: one for each. It was given { $given }.
    }
err-known-options =
    The options and their defaults: { $options }.
    { $page } says what each of them means.
err-records-not-empty = The folder { $path } is not empty. Records go into a new or an empty folder.
err-no-packs = Packs are content of { rw-ui-title } ({ $game }), and this is another game. Leave { $flag } out.
err-pack-gone = This game is played with a pack that lay in { $path }, and it is gone from there. Say where it lies now: { $flag }.
err-pack-broken = This game is played with the pack in { $path }, and there is something wrong in it now:
err-pack-changed = The pack in { $path } has changed since this game began: it was { TEXT($was) } and is { TEXT($now) }. Put it back as it was, or name a folder with the old one: { $flag }.
err-pack-other = This game is played with the pack { TEXT($was) }, and the one in { $path } is { TEXT($now) }.
err-pack-lost = The pack in { $path } changed or went away while games were played.

## Simulation

sim-title = Simulation
sim-progress = Playing
sim-games = Games
sim-games-per-second = games per second
sim-decisions-per-second = decisions per second
sim-winners = Winners by seat
sim-won = Won
sim-glory = Glory by source
sim-mean = Mean
sim-lengths = Lengths of games
sim-decisions = Decisions
sim-answers = Answers
sim-shortest = Shortest
sim-median = Median
sim-longest = Longest
sim-cards = Cards
sim-card = Card
sim-picked = Drafted
sim-upgraded = Upgrades
sim-revealed = Played in battle
sim-added = Added late
sim-committed = Committed
sim-win-rate = Won by holders
sim-shared = Shared
sim-workers = Workers
sim-seconds = Seconds
sim-stopped = Stopped: the first { TEXT($games) } of { TEXT($wanted) } games.

## Replay

replay-ok =
    { $moves ->
        [one] The record is sound: { $moves } move.
       *[other] The record is sound: { $moves } moves.
    }
replay-bad = The record does not fit at line { TEXT($line) }: { $why }
replay-end = How it ended
replay-unfinished = The game is not over yet.
