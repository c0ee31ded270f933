### Around a running game in a browser: tools, settings, the saga, the talk, and bars that say what is the matter.
### $clan, $seat: a clan by id; $level: a bot by id; $name: a name somebody has chosen; $n (numbers).

## Tools

web-table-menu = Menu
web-table-rules = Rules
web-table-sound-on = Turn sound on
web-table-sound-off = Turn sound off
web-table-settings = Settings
web-table-hall = To the hall
web-table-valhalla = In Valhalla: { n-figures }

## Settings

web-table-theme = Theme
    .dark = Night
    .light = Birch
    .system = System
web-table-language = Language
web-table-motion = Motion
    .full = Full
    .short = Short
    .none = None
web-table-sound = Sound
web-table-text = Text size
web-table-confirm = Ask before I decide
    .text = A second click sends a choice. Without, the first one does.
web-table-hints = Hints
    .text = A button that asks what a strong bot would do.
web-table-notify = Notices
    .text = The browser tells you that it is your turn while you look elsewhere.
web-table-notify-denied = This browser does not allow notices here: change it in its settings.
web-table-this = This table
web-table-stand-in = Let a bot play for me
web-table-leave = Give up my seat
    .sure = Give it up for good?
web-table-keep = Keep it

## People at the table, for its host

web-people = People at the table
    .text = Whoever is muted cannot talk here. Whoever is banned cannot come here at all.
web-people-mute = Mute
web-people-remove = Remove
    .sure = Really remove?
web-people-ban = Ban
    .sure = Really ban?
web-people-lift = Lift
web-people-spectator = Spectator { $n }
web-people-muted = muted
web-people-banned = banned
web-people-nobody = Nobody else is here.

## The saga and the talk

web-table-saga = Saga
web-table-chat = Talk
web-table-unread =
    { $n ->
        [one] { $n } new line
       *[other] { $n } new lines
    }
web-table-saga-none = The saga begins here.
web-table-chat-none = Nobody has said anything yet.
web-table-cost = ({ n-rage })
web-table-since = Since your last move
web-table-earlier = Earlier
web-table-say = Say something…
web-table-send = Send
web-table-spectator = spectator
web-table-quick-hello = Hello!
web-table-quick-well = Well played
web-table-quick-time = Take your time
web-table-quick-skal = Skål!

## Bars: the line

web-table-lost = Connection lost
    .trying = Trying again now. If your last move did not get through, it is sent again by itself.
web-table-lost-in =
    { $n ->
        [one] Trying again in { $n } second. If your last move did not get through, it is sent again by itself.
       *[other] Trying again in { $n } seconds. If your last move did not get through, it is sent again by itself.
    }
web-table-try = Try now
web-table-back = Back at the table
    .same = Nothing has happened meanwhile.
web-table-missed =
    { $n ->
        [one] { $n } thing happened without you.
       *[other] { $n } things happened without you.
    }
web-table-closing = The hall is being swept
    .text = Your game is saved. This page comes back by itself in a moment.
web-table-shut = This table is closed to you now
web-table-seat-back = Play here again

## Bars: people

web-table-watching = You are watching
    .text = Hands stay hidden until the end.
web-table-take-seat = Take the seat of { TEXT($clan, kind: "clan") }
web-table-bot-plays = A bot plays for you
    .text = It goes on until you take your seat back.
web-table-take-back = Play myself
web-table-away = { $name } is away
    .text = The game waits for their decision.
    .host = The game waits for their decision. You may let a bot play on until they are back.
web-table-let-bot = Let a bot play
web-table-dismiss = All right

## Bars: taking back

web-table-propose = Ask to take back
web-table-wish = { $name } asks to take back the last decision
    .yours = You ask to take back your last decision
    .text = The table would go back to before it.
web-table-agree = Allow
web-table-refuse = Refuse
web-table-deciding = still deciding: { LIST($who, kind: "clan") }

## Clocks

web-table-clock = { TEXT($clan, kind: "clan") }: { $time } left
web-table-low = Time is running out
    .text = At 0:00 a bot chooses for you, this once.

## Hints

web-table-hint = Hint
web-table-thinking = Thinking…
web-table-advice = What a strong bot would do
web-table-chance = wins { TEXT($n) } %
web-table-advice-glory = { TEXT($n) } Glory at the end
web-table-use = Choose this

## Several people at one device

web-table-pass = Pass the device to { $name }
    .text = Nobody else should look now.
    .ready = I am ready
