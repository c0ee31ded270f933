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
