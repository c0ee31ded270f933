### The arena: bots against each other. `arena-sec-<name>` is a section of the report, `.about` how to read it.

## In the terminal

arena-bot = Bot
arena-seats = Seats
arena-wins = Won %
arena-places = Places %
arena-glory = Glory
arena-score = Score
arena-rating = Rating
arena-time = ms
arena-slowest = up to
arena-faults-head = Faults
arena-about = Won: the share of seats won, with a 95% confidence interval; a shared win is split. By chance a seat wins { $chance }. Places: the share of first, second and lower places. Rating ± 95%. Times are per decision, in milliseconds.
arena-rounded = Every seat order must be played equally often, and there are { TEXT($orders) }: { TEXT($games) } games instead of { TEXT($wanted) }.
arena-going-on = Resuming: { TEXT($games) } of { TEXT($wanted) } games are already in { $path }.
arena-stopped = Stopped: { TEXT($games) } of { TEXT($wanted) } games. They are saved; run the same command again to continue. Until then some seat orders have been played more often than others.
arena-written = All games, tables and the report are in { $path }. Open { $page } in a browser.
arena-faults =
    { $n ->
        [one] { $n } decision was made for a bot because the bot failed.
       *[other] { $n } decisions were made for bots because the bots failed.
    }
arena-fault-kind =
    { $kind ->
        [raised] an exception
        [late] too late
        [illegal] an illegal answer
       *[other] { $kind }
    }
arena-fault = { $bot }: { arena-fault-kind } ({ TEXT($times) }×). First at { $prompt }: { $detail }

## What can go wrong

arena-err-bot = This bot cannot play: { $why }
arena-err-not-empty = The folder { $path } holds something else. Choose a new or empty folder.
arena-err-no-plan = { $path } is not a tournament plan. Choose another folder.
arena-err-other-plan = The folder { $path } holds another tournament: its { $what } is { $was }, not { $wanted }. Choose another folder.
arena-err-busy = Another run is using the folder { $path }. Wait until it has finished, or choose another folder.
arena-err-broken = Line { TEXT($line) } of { $path } is damaged. Delete that line to play its game again.

## The report

arena-intro =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { TEXT($game, kind: "game") } with { TEXT($seats) } clans. A round plays every seat order once, { TEXT($orders) } in all, each with the same decks, so that luck cancels out.
arena-plain-intro =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { TEXT($game, kind: "game") } with { TEXT($seats) } players. A round plays every seat order once, { TEXT($orders) } in all, each with the same decks, so that luck cancels out.
arena-not-all = Not all games have been played yet: { TEXT($games) } of { TEXT($wanted) }. Some seat orders have been played more often than others.
arena-sec-rating = Ratings
    .about = The strength of each bot, with a 95% confidence interval. Ratings start at 25 and follow the Plackett–Luce model.
arena-sec-wins = Games won
    .about = The share of its seats that each bot won, with a 95% confidence interval. A shared win is split. The dashed line is chance.
arena-sec-places = Places
    .about = How often each bot came first, second and so on. ⌀ is the mean place.
arena-sec-by-age = Glory by Age
    .about = Mean per game. The final scoring is shown separately.
arena-sec-by-source = Glory by source
    .about = Mean per game.
arena-sec-clans = Wins by clan
    .about = Clans are in clockwise seat order. All bots together: every bot plays every seat equally often, so only the seat makes a difference.
arena-plain-sec-seats = Wins by seat
    .about = Seats are in clockwise order. All bots together: every bot plays every seat equally often, so only the seat makes a difference.
arena-sec-turns = Wins by turn order
    .about = Counted from the first player of the First Age.
arena-sec-times = Time per decision
    .about = The mean and the slowest decision, in milliseconds. Forced answers are not counted.
arena-sec-fault-list = Faults
    .about = Decisions that a bot failed to make; a careful random choice was made instead.
arena-sec-cards = Cards
    .about = How often players who drafted a card won, with a 95% confidence interval; the dashed line is chance. Under the name: how often the card is drafted per game.
arena-place = place { TEXT($place) }
arena-turn = turn { TEXT($turn) }
arena-ms = ms
arena-drafted = { $times } per game
arena-age-1 = Age I
arena-age-2 = Age II
arena-age-3 = Age III
arena-age-end = final scoring
arena-group-ragnarok = Ragnarok and Valhalla
arena-group-quest = Quests
arena-group-card = cards and thefts
arena-group-battle = battles won
arena-group-pillage = pillage rewards
arena-group-end = final scoring
arena-more-sources = By source, in detail
arena-more-bots-by-clan = Bots by clan
arena-more-by-prompt = By kind of decision, in milliseconds
arena-made = How this report was made
arena-made-command = Command
arena-made-seed = Seed
arena-made-rules = Rules
arena-made-version = Version

## Runewars

arena-rw-intro =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { TEXT($game, kind: "game") } with { TEXT($seats) } factions. A round plays every seat order once, { TEXT($orders) } in all, each with the same decks, so that luck cancels out.
arena-rw-runes = Dragon runes
arena-rw-by-source = Dragon runes received, by source
arena-rw-at-the-end = Held at the end
arena-rw-cards = Tactics cards
arena-rw-played = Played
arena-rw-win-rate = Won when played
arena-rw-times-played = { $times } per game
arena-rw-games = Games
arena-rw-won = Won
arena-rw-turns = Wins by seat, from the first player
arena-rw-sec-by-year = Dragon runes by year
    .about = Received, mean per game; the number is how many were held at the end.
arena-rw-sec-by-source = Dragon runes by source
    .about = Received, mean per game; the number is how many were held at the end.
arena-rw-sec-factions = Wins by faction
    .about = Factions are in clockwise seat order. All bots together; every bot plays every seat equally often.
arena-rw-sec-turns = Wins by seat
    .about = Counted clockwise from the first player.
arena-rw-sec-cards = Tactics cards
    .about = How often players who played a card won, with a 95% confidence interval; the dashed line is chance. Under the name: how often the card is played per game.
arena-rw-more-bots-by-faction = Bots by faction
arena-rw-source-objective = Objectives
arena-rw-source-title = Titles
arena-rw-source-reward = Rewards
arena-rw-source-season = Season cards
arena-rw-source-card = Other cards
arena-rw-source-placed = Placed by cards
arena-rw-year-1 = year 1
arena-rw-year-2 = year 2
arena-rw-year-3 = year 3
arena-rw-year-4 = year 4
arena-rw-year-5 = year 5
arena-rw-year-6 = year 6
arena-rw-year-7 = year 7
arena-rw-year-last = years 6 and 7
arena-rw-season-spring = spring
arena-rw-season-summer = summer
arena-rw-season-fall = fall
arena-rw-season-winter = winter
arena-rw-orders = Orders by season
    .about = The share of all orders in that season.
arena-rw-deeds = Actions by faction
    .about = Mean per game. A battle counts for both sides.
arena-rw-deed-battles = Battles fought
arena-rw-deed-battles-won = Battles won
arena-rw-deed-objectives = Objectives met
arena-rw-deed-quests = Quests completed
arena-rw-deed-tactics = Tactics cards played
arena-rw-deed-titles = Titles taken
arena-rw-deed-victory-placed = Victory cards placed
arena-rw-deed-victory-failed = Victory cards failed
arena-rw-deed-eliminated = Eliminated
arena-rw-held = Dragon runes at the end
    .about = How often the winner and the other players held this many.
arena-rw-held-winner = winner
arena-rw-held-others = others
arena-rw-years = When games end
    .about = The share of all games.
arena-rw-ends = How games end
    .about = A Victory card that held for a year, the end of the seventh year, or only one faction left.
arena-rw-end-victory = Victory card
arena-rw-end-last-year = End of year 7
arena-rw-end-elimination = Only one left
