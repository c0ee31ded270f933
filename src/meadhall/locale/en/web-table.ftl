### Around a running game in a browser: tools, settings, the log, the chat, and status bars.
### $seat: a seat by id; $level: a bot by id; $name: a name a player has chosen; $n (numbers).

## Tools

web-table-menu = Menu
web-table-rules = Rules
web-table-sound-on = Turn sound on
web-table-sound-off = Turn sound off
web-table-settings = Settings
web-table-hall = To the lobby
web-table-valhalla = In Valhalla: { n-figures }

## Settings

web-table-theme = Theme
    .dark = Dark
    .light = Light
    .system = System
web-table-language = Language
web-table-motion = Motion
    .full = Full
    .short = Short
    .none = None
web-table-sound = Sound
web-table-text = Text size
web-table-confirm = Confirm every choice
    .text = A choice is sent with a second click. When off, the first click sends it.
web-table-hints = Hints
    .text = A button that asks what a strong bot would do.
web-table-notify = Notifications
    .text = The browser tells you when it is your turn while you are on another page.
web-table-notify-denied = This browser blocks notifications from this site: allow them in its settings.
web-table-this = This table
web-table-stand-in = Let a bot play for me
web-table-leave = Give up my seat
    .sure = Give up your seat?
web-table-keep = Keep it

## People at the table, for its host

web-people = People at the table
    .text = Muted people cannot chat here. Banned people cannot open this table.
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

## Log and chat

web-table-saga = Saga
web-table-chat = Chat
web-table-unread =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
web-table-saga-none = Nothing has happened yet.
web-table-chat-none = No messages yet.
web-table-cost = ({ n-rage })
web-table-since = Since your last move
web-table-earlier = Earlier
web-table-say = Write a message…
web-table-send = Send
web-table-spectator = spectator
web-table-quick-hello = Hello!
web-table-quick-well = Well played
web-table-quick-time = Take your time
web-table-quick-skal = Skål!

## Bars: connection

web-table-lost = Connection lost
    .trying = Trying again now. If your last move did not get through, it is sent again automatically.
web-table-lost-in =
    { $n ->
        [one] Trying again in { $n } second. If your last move did not get through, it is sent again automatically.
       *[other] Trying again in { $n } seconds. If your last move did not get through, it is sent again automatically.
    }
web-table-try = Try now
web-table-back = Reconnected
    .same = Nothing happened in the meantime.
web-table-missed =
    { $n ->
        [one] { $n } thing happened while you were away.
       *[other] { $n } things happened while you were away.
    }
web-table-closing = The server is restarting
    .text = Your game is saved. This page reconnects by itself in a moment.
web-table-shut = You have no access to this table
web-table-seat-back = Play here again

## Bars: people

web-table-watching = You are watching
    .text = Hands stay hidden until the end of the game.
web-table-take-seat = Take the seat of { TEXT($seat, kind: "clan") }
web-table-bot-plays = A bot plays for you
    .text = It continues until you take your seat back.
web-table-take-back = Take over
web-table-away = { $name } is away
    .text = The game is waiting for their decision.
    .host = The game is waiting for their decision. You can let a bot play until they are back.
web-table-let-bot = Let a bot play
web-table-dismiss = OK

## Bars: undo

web-table-propose = Ask to undo
web-table-wish = { $name } asks to undo their last decision
    .yours = You have asked to undo your last decision
    .text = The game would go back to that decision.
web-table-agree = Allow
web-table-refuse = Refuse
web-table-deciding = still deciding: { LIST($who, kind: "clan") }

## Clocks

web-table-clock = { TEXT($seat, kind: "clan") }: { $time } left
web-table-low = Time is running out
    .text = At 0:00 a bot makes this one choice for you.

## Hints

web-table-hint = Hint
web-table-thinking = Thinking…
web-table-advice = What a strong bot would do
web-table-chance = wins { TEXT($n) }%
web-table-advice-score = Score at the end: { TEXT($n) }
web-table-score = Score: { TEXT($n) }
web-table-use = Choose this

## Several people on one device

web-table-pass = Pass the device to { $name }
    .text = Nobody else should look now.
    .ready = I'm ready
