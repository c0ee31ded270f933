### What the server says by itself: why something was not done, `refusal-<code>`; what everybody at a table is
### told, `notice-<code>`; why the line is closed, `bye-<code>`.
### `refusal-<code>-full` says more and comes first where the code has all its values.
### $seat: a seat by id; $bots, $level: bots by id; $word, $field: what was sent; $status: of a table; $why, $what: the trouble;
### $seconds, $most, $port, $answer (numbers); $host: the name of a computer.

n-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
    .acc =
        { $n ->
            [one] { $n } second
           *[other] { $n } seconds
        }

## Tables and seats

refusal-no_such_table = There is no table at this address.
refusal-no_such_link = This link opens nothing. Perhaps a newer one has replaced it: ask whoever sent it to you.
refusal-not_your_seat = { TEXT($seat, kind: "seat") } is not your seat.
refusal-follow_first = The link to this seat must be followed first ({ TEXT($seat, kind: "seat") }): its token alone opens nothing.
refusal-seat_taken = { TEXT($seat, kind: "seat") } is taken already: choose another seat.
refusal-seats_free = Nobody has taken this seat yet: { TEXT($seat, kind: "seat") }.
refusal-only_the_host = Only the host of this table may do that.
refusal-only_players = Only those who play at this table may do that.
refusal-may_not_watch = This table is closed to you: ask its host for a link.
refusal-banned = You are banned here: you cannot watch, sit down or talk.
refusal-muted = You cannot talk here: you have been muted.
refusal-nobody_there = This person is no longer here.
refusal-one_person = Say in one way who is meant: by the seat, the spectator or the line of chat.
refusal-not_the_host = The host of a table cannot be muted or banned there.
refusal-too_many_bans = As many people are muted or banned here as this table can keep. Lift one of them first.
refusal-no_such_ban = This has been lifted already.
refusal-wrong_password = This is not the password of this table.
refusal-table_full = Too many people have this table open.
refusal-house_full = There are too many tables already. A new one can be made when some of them are over.
refusal-no_person_there = No person plays here, so there is nobody for a bot to stand in for: { TEXT($seat, kind: "seat") }.
refusal-still_here = The player is connected ({ TEXT($seat, kind: "seat") }): a bot can take over only for somebody who is gone.
refusal-already_begun = The game has begun already.
refusal-not_over = This can be done only after the end of the game.
refusal-not_playing =
    { $status ->
        [open] The game has not begun yet.
        [over] The game is over.
        [stuck] This game cannot go on: it is kept as it was.
       *[other] No game is going on here.
    }
refusal-unknown_window = “{ $word }” is no question that can always be passed.
refusal-unknown_bot =
    { TEXT($word) ->
        [none] Say which bot is to play: { LIST($bots, kind: "bot") }.
       *[other] There is no bot “{ $word }”, only: { LIST($bots, kind: "bot") }.
    }
refusal-bad_clock = The clock “{ $word }” cannot be set like this: choose none, time for each decision, or a bank of time, at least one second.

## Playing

refusal-stale = The table has moved on: look again, then choose.
refusal-bot_plays = A bot plays here now ({ TEXT($seat, kind: "seat") }): take the seat back first.
refusal-action_or_line = Say what to do in one way: by the number of an answer, or by a sentence.
refusal-no_hints = There are no hints at this table.
refusal-no_bots = The bots do not answer. Try again in a moment.
refusal-nothing_said = Write something first.
refusal-nothing_wished = Nobody is asking to take anything back now.
refusal-not_saved = This could not be stored, so it has not happened. Try again.
refusal-too_busy = Too much is going on at this table at once. Try again.

## Too often

refusal-too_many = That was too much at once. Wait a little.
refusal-too_many-full = That was too much at once. Try again in { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_changes = Too much has been taken back or changed in this game ({ $most } times at most). From now on every answer stands.
refusal-too_many_hints = That is many hints in a row. Wait a little.
refusal-too_many_hints-full = That is many hints in a row. You can have the next one in { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_much_talk = You write faster than others can read. Wait a little.
refusal-too_much_talk-full = You write faster than others can read. Go on in { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_wishes = You ask to take back too often. Wait a little.
refusal-too_many_wishes-full = You ask to take back too often. Ask again in { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_tables = You have made too many tables. Wait a little.
refusal-too_many_tables-full = You have made too many tables. The next one can be made in { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_passwords = These are too many tries of a password. Wait a little.
refusal-too_many_passwords-full = These are too many tries of a password. Try again in { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_sockets = Too many connections are open from your address. Close some of them.
refusal-too_many_sockets-full = Too many connections are open from your address. Close some of them, or try again in { TEXT("seconds", $seconds, kind: "n") }.
refusal-server_busy = The server is very busy. Try again in a moment.
refusal-server_busy-full = The server is very busy. Try again in { TEXT("seconds", $seconds, kind: "n") }.

## Notices that it is one's turn

refusal-webhook_bad_url = Notices cannot be sent to such an address: it must begin with http:// or https:// and name a site.
refusal-webhook_private = Notices are sent to addresses on the open internet only, never into a private network.
refusal-webhook_bad_port = Notices are not sent to port { TEXT($port) }.
refusal-webhook_too_long =
    { $most ->
        [one] The address is too long: it may have { $most } character.
       *[other] The address is too long: it may have { $most } characters.
    }
refusal-webhook_busy = Too many notices are on their way: this one was not sent.
refusal-webhook_unreachable = Nobody answers at this address.
refusal-webhook_refused = The notice was not taken at this address (answer { TEXT($answer) }).

## Messages and requests that are wrong

refusal-bad_message = The server does not understand this message.
refusal-hello_first = The first message must be a hello.
refusal-hello_once = Hello has been said already.
refusal-bad_request = The server does not understand this request.
refusal-bad_request-full = The server does not understand this request: the field “{ $field }” is wrong.
refusal-bad_method = This cannot be done at this address.
refusal-not_found = There is nothing at this address.
refusal-not_allowed = This is not allowed.
refusal-not_json = The server takes requests as JSON only.
refusal-foreign_origin = The request came from a page of another site, so it was turned away.
refusal-unknown_host = The server does not go by this name.
refusal-unknown_host-full = The server does not answer to the name “{ $host }”. Open it by its number, such as 192.168.0.5, or as localhost. Or whoever runs it starts it with “--allow-host { $host }”.
refusal-too_large = This is larger than the server takes.
refusal-record_too_long = The record is longer than a game may be (entries at most: { $most }).
refusal-too_slow = The request took too long to arrive.

## Trouble of the server's own

refusal-not_ready =
    { $why ->
        [closing] The server is not open yet, or is closing.
        [full] The disk of the server is full: nothing can be stored.
        [locked] Another program keeps the database of the server locked.
        [gone] The file with the tables was deleted or replaced while the server was running.
        [unreachable] The server cannot reach its database.
       *[other] The server cannot store anything now.
    }
refusal-damaged = What is stored of this table cannot be read: { $what }.
refusal-store_failed = The server cannot reach its tables. Try again in a moment.
refusal-unexpected = Something went wrong in the server, and was written down there. Try again.

## Notices to everybody at the table

notice-flag_fell = Time is up ({ TEXT($seat, kind: "seat") }): a bot has chosen instead.
notice-bot_took_over = A bot ({ TEXT($level, kind: "bot") }) plays here now: { TEXT($seat, kind: "seat") }.
notice-person_is_back = A person plays here again: { TEXT($seat, kind: "seat") }.
notice-went_back = The table went back to the last decision of { TEXT($seat, kind: "seat") }.
notice-wish_declined = { TEXT($seat, kind: "seat") } does not agree to go back.
notice-wish_expired = Not everybody has answered in time: there is no going back for { TEXT($seat, kind: "seat") }.
notice-seat_moved = This seat is played from another device or browser now: { TEXT($seat, kind: "seat") }.
notice-new_link = There is a new link to this seat ({ TEXT($seat, kind: "seat") }): whoever follows it plays here.

## Goodbyes

bye-server_closes = The server is closing. As soon as it is back, so are you.
bye-not_your_seat = This seat is no longer yours on this device.
bye-seat_moved = Your seat is played from another device or browser now: somebody followed its link. If it was not you, ask the host for a new link.
bye-may_not_watch = You may not watch this table any more.
bye-banned = You have been banned here.
bye-removed = The host of the table has sent you away.
bye-no_such_table = This table has been deleted.
