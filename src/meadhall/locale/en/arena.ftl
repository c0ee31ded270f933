### The arena: bots against each other. `arena-sec-<name>` is a section of the report, `.about` how to read it.

## In the terminal

arena-bot = Bot
arena-seats = Seats
arena-wins = Won %
arena-places = Places %
arena-glory = Glory
arena-rating = Rating
arena-time = ms
arena-slowest = up to
arena-faults-head = Faults
arena-about = Won, with the interval of 95 %, counts each seat; a shared win is shared. By chance a seat wins { $chance }. Places: the share of first, second and further places. Rating ± 95 %. Times are per decision, in milliseconds.
arena-rounded = All seat orders must be played equally often, and there are { TEXT($orders) } of them: { TEXT($games) } games instead of { TEXT($wanted) }.
arena-going-on = Going on: { TEXT($games) } of { TEXT($wanted) } games are in { $path } already.
arena-stopped = Stopped: { TEXT($games) } of { TEXT($wanted) } games. They are kept; run the same command again to go on. Until then some seat orders were played more often than others.
arena-written = All games, tables and the report are in { $path }; open { $page } in a browser.
arena-faults =
    { $n ->
        [one] { $n } decision was taken away from a bot, because it failed.
       *[other] { $n } decisions were taken away from bots, because they failed.
    }
arena-fault-kind =
    { $kind ->
        [raised] an exception
        [late] too late
        [illegal] an illegal answer
       *[other] { $kind }
    }
arena-fault = { $bot }: { arena-fault-kind }, times: { TEXT($times) }. First at { $prompt }: { $detail }

## What can go wrong

arena-err-bot = A bot cannot play: { $why }
arena-err-not-empty = There is something else in the folder { $path }. Name a new or an empty one.
arena-err-no-plan = { $path } is not the plan of a tournament. Name another folder.
arena-err-other-plan = Another tournament is in the folder { $path }: its { $what } is { $was }, not { $wanted }. Name another folder.
arena-err-busy = Another run is playing in the folder { $path }. Wait for it, or name another folder.
arena-err-broken = Line { TEXT($line) } of { $path } is broken. Remove that line to play its game again.

## The report

arena-intro =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { TEXT($game, kind: "game") } with { TEXT($seats) } clans. A round is every seat order once, { TEXT($orders) } in all, each with the same decks, so that luck cancels out.
arena-not-all = Not all games are played yet: { TEXT($games) } of { TEXT($wanted) }. Some seat orders were played more often than others.
arena-sec-rating = Ratings
    .about = How strong each bot is, and between which bounds with 95 % certainty. The rating starts at 25; the model is that of Plackett and Luce.
arena-sec-wins = Games won
    .about = The share of its seats that a bot won, with the interval of 95 %. A shared win is shared. The dashed line is chance.
arena-sec-places = Places
    .about = How often a bot came first, second and so on. ⌀ is the mean place.
arena-sec-by-age = Glory by Age
    .about = The mean of a game. The final scoring stands apart.
arena-sec-by-source = Glory by source
    .about = The mean of a game.
arena-sec-clans = Wins by clan
    .about = The clans sit in this order, clockwise. All bots together; since every bot sits everywhere equally often, only the seat makes a difference.
arena-sec-turns = Wins by turn order
    .about = Counted from the clan that goes first in the first Age.
arena-sec-times = Time per decision
    .about = The mean in milliseconds, and the slowest decision. Answers that leave no choice do not count.
arena-sec-fault-list = Faults
    .about = Decisions that were taken away from a bot; a careful random choice was made instead.
arena-sec-cards = Cards
    .about = How often those who drafted a card won, with the interval of 95 %; the dashed line is chance. Under the name: how often the card is drafted in a game.
arena-place = place { TEXT($place) }
arena-turn = turn { TEXT($turn) }
arena-ms = ms
arena-drafted = { $times } a game
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
arena-more-sources = Each source
arena-more-bots-by-clan = Each bot with each clan
arena-more-by-prompt = Each kind of decision, in milliseconds
arena-made = How this was made
arena-made-command = Command
arena-made-seed = Seed
arena-made-rules = Rules
arena-made-version = Version

## Runewars

arena-rw-intro =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { TEXT($game, kind: "game") } with { TEXT($seats) } factions. A round is every seat order once, { TEXT($orders) } in all, each with the same decks, so that luck cancels out.
arena-rw-runes = Dragon runes
arena-rw-by-source = Dragon runes received, by source
arena-rw-at-the-end = Held at the end
arena-rw-cards = Tactics cards
arena-rw-played = Played
arena-rw-win-rate = Won by players
arena-rw-times-played = { $times } a game
arena-rw-games = Games
arena-rw-won = Won
arena-rw-turns = Wins by seat, from the first player
arena-rw-sec-by-year = Dragon runes by year
    .about = Received, the mean of a game; the number is what was held at the end.
arena-rw-sec-by-source = Dragon runes by source
    .about = Received, the mean of a game; the number is what was held at the end.
arena-rw-sec-factions = Wins by faction
    .about = The factions sit in this order, clockwise. All bots together; every bot sits everywhere equally often.
arena-rw-sec-turns = Wins by seat
    .about = Counted clockwise from the first player.
arena-rw-sec-cards = Tactics cards
    .about = How often those who played a card won, with the interval of 95 %; the dashed line is chance. Under the name: how often the card is played in a game.
arena-rw-more-bots-by-faction = Each bot with each faction
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
    .about = The share of all orders of that season.
arena-rw-deeds = Deeds by faction
    .about = The mean of a game. A battle counts for both sides.
arena-rw-deed-battles = Battles fought
arena-rw-deed-battles-won = Battles won
arena-rw-deed-objectives = Objectives met
arena-rw-deed-quests = Quests done
arena-rw-deed-tactics = Tactics cards played
arena-rw-deed-titles = Titles taken
arena-rw-deed-victory-placed = Victory cards laid
arena-rw-deed-victory-failed = Victory cards failed
arena-rw-deed-eliminated = Eliminated
arena-rw-held = Dragon runes at the end
    .about = How often a winner, and anybody else, held so many.
arena-rw-held-winner = winner
arena-rw-held-others = others
arena-rw-years = When games end
    .about = The share of all games.
arena-rw-ends = How games end
    .about = A Victory card that held for a year, the end of the seventh year, or only one faction left.
arena-rw-end-victory = Victory card
arena-rw-end-last-year = End of year 7
arena-rw-end-elimination = Only one left
