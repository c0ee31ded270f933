### Texts of the game in a terminal, of simulations and replays.
### $age, $phase, $where, $clan, $bot, $language: ids; $path, $why, $word, $seed: texts as they are;
### $n, $line, $moves, $games, $seats (numbers).

## At the table

ui-title = Blood Rage
ui-your-turn = Your turn
ui-waiting = The others are deciding…
ui-choose = Type a number or: h hint, ? help, u undo, l log, c cards, b board, q quit
ui-help =
    A number chooses from the list. The other keys:
    h  hint: the best choices, how they may turn out, and why
    ?  help: this list, and what the rules say here
    ?? why something is not in the list; you can also type it after a single ?
    u  undo your last choice, unless somebody has learnt something new
    l  log: everything that has happened
    c  cards: what your cards and all Upgrades do
    b  show the board and the clans again
    s  save (the game is also saved after every choice)
    q  quit; continue later with: { $command }
ui-bad-choice = There is no such choice. Type a number from the list, or ? for help.
ui-bad-answer = There is no such choice. Type a number from the list or the beginning of a name, or press Enter.
ui-undone = Undone.
ui-nothing-yet = There is nothing to undo yet.
ui-graces-bar = (Frigga's Grace raises a different stat than the pillage reward did: not { TEXT($stat, kind: "stat") }.)
ui-legend =
    You can also type whole sentences: { $example }
    On the screen:
    3/4  Villages: free, of all villages; Horns: figures on the board, of those allowed
    (2)  in brackets after a clan stat: its step on the clan sheet
    ✝2   the province is destroyed in the Ragnarok of Age 2
    ≈    in a fjord, adds to the strength in both its provinces
    ★    the first player; ✓ and ✗ before a Quest: fulfilled as things stand, or not
    Page numbers refer to the rulebook and are the same in all editions.
ui-nothing-to-undo = There is nothing to undo: somebody has learnt something new or made a decision since.
ui-saved = Saved: { $path }
ui-resumed = The game continues where it stopped.
ui-quit-saved = Your game is saved: { $path }
ui-go-on = Continue with:
ui-ask-pass = Pass and lose { n-rage.acc }? yes/no
ui-decline =
    { $span ->
        [turn] Pass, and do not ask again this turn: { $what }
       *[season] Pass, and do not ask again this season: { $what }
    }
ui-declined =
    { $span ->
        [turn] You are not asked about this again this turn. To be asked again, type: ask again
       *[season] You are not asked about this again this season. To be asked again, type: ask again
    }
ui-asked-again = You are asked about everything again.
ui-nothing-declined = You are already asked about everything.
ui-words-ask-again = ask again
ui-words-not-turn = not this turn
ui-words-not-season = not this season
ui-you = you
ui-yes = yes
ui-no = no

## Bots and hints

ui-thinks = { TEXT($clan, kind: "clan") } is thinking…
ui-fault =
    { $cause ->
        [late] { TEXT($seat, kind: "clan") }: the bot took too long. A safe choice was made for it.
        [illegal] { TEXT($seat, kind: "clan") }: the bot gave an illegal answer. A safe choice was made for it.
       *[raised] { TEXT($seat, kind: "clan") }: the bot failed ({ $source }). A safe choice was made for it.
    }
ui-hint-thinks = Looking for a hint…
ui-hint-title = Your best choices, and how the game may end with them:
ui-hint-prospects = wins { $percent }%, ends with about { n-glory }
ui-hint-none = There is no hint for this choice.

## Why not

ui-why-ask = What did you want to do? Type it as a sentence, e.g. { $example }
ui-why-number = Choice { $choice } is allowed: { $label }.
ui-why-unfinished = The sentence is not finished: “{ $known }” what?
ui-why-following = What may follow
ui-quoted = “{ $line }”
ui-why-unfit = The word “{ $word }” does not fit after “{ $known }”.
ui-why-fine = That is allowed now: it is in the list.
ui-why-no = That is not allowed now.

## Words that may be typed in a sentence besides those of the notation, by verb; separated by commas

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
ui-doomed = destroyed { TEXT($age, kind: "age", form: "in") }
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
ui-pause = Press Enter to continue.
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

ui-final-title = Final scoring
ui-final-place = Place
ui-final-source = Where the Glory came from
ui-final-total = Total
ui-winner = Winner
ui-winners = Winners, who share the victory

## Before the game

ui-ask-seats = How many clans: 2, 3 or 4?
ui-ask-clan = Which clan is yours?
ui-ask-bots = How strong are the bots?
ui-ask-seed = Seed (a number; leave empty for a random one)
ui-ask-language = Language
ui-ask-name = Your name
ui-seed = Seed
ui-pack-house = Content: the house set, mostly Meadhall’s own design, not the cards in the box ({ $page }).
ui-pack-own = Content: the pack “{ $name }” in { $path }.
ui-pack-unchanged = Content: the pack “{ $name }” in { $path }, still the same as the house set ({ $page }).
ui-ask-resume = You have an unfinished game.
ui-go-on-with = continue it ({ TEXT($clan, kind: "clan") }, { TEXT($age, kind: "age") }, { TEXT($phase, kind: "phase") })
ui-new-game = start a new game
ui-ask-first-game = Is this your first game?

## Errors

err-save-taken = { $path } already exists, and a new game does not overwrite it. Choose another file.
err-no-save = There is no saved game to continue.
err-bad-bot = The game in { $path } uses a bot that cannot be loaded: { $bot }
err-other-bot = Fix the bot, or name another one in the line that begins with “{ $line }”: { $known }.
err-bad-save = The saved game cannot be opened.
err-file-missing = There is no such file: { $path }
err-cannot-write = Cannot write { $path }: { $why }
err-cannot-read = Cannot read { $path }: { $why }
err-not-a-terminal = This needs a terminal to ask you questions. Give all settings as flags instead; --help lists them.
err-bad-seats = The number of clans must be 2, 3 or 4, not: { $word }
err-bad-seed = The seed must be a whole number, 0 or more, not: { $word }
err-unknown-bot = There is no such bot: { $word }
err-unknown-clan = There is no such clan: { $word }
err-unknown-language = This language is not available: { $word }
err-unknown-game = There is no such game: { $word }
err-worker-lost = A worker process died; the results cover the games finished before that.
err-bots-count =
    { $wanted ->
        [1] { $flag } takes one kind for the only bot, not { $given }.
       *[other] { $flag } takes one kind for all bots, or { $wanted }: one for each. It was given { $given }.
    }
err-known-options =
    The options and their defaults: { $options }.
    { $page } says what each of them means.
err-records-not-empty = The folder { $path } is not empty. Records need a new or empty folder.
err-no-screen = { $game } cannot be played in the terminal. Start the server: { $command }
err-no-packs = Packs are only for { rw-ui-title } ({ $game }). Leave out { $flag }.
err-pack-gone = This game uses a pack from { $path }, which is no longer there. Give its new folder: { $flag }.
err-pack-broken = This game uses the pack in { $path }, which now has errors:
err-pack-changed = The pack in { $path } has changed since this game began: it was { TEXT($was) } and is now { TEXT($now) }. Restore it, or give a folder with the old one: { $flag }.
err-pack-other = This game uses the pack { TEXT($was) }, but the one in { $path } is { TEXT($now) }.
err-pack-lost = The pack in { $path } was changed or removed while games were being played.

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
sim-lengths = Game lengths
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
        [one] The record is valid: { $moves } move.
       *[other] The record is valid: { $moves } moves.
    }
replay-bad = The record is not valid at line { TEXT($line) }: { $why }
replay-end = Result
replay-unfinished = The game is not over yet.
replay-unsealed = The record has no line “{ $word }”: the moves are legal, but the outcome was not checked.
