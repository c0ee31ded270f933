### Messages of the server: why a request was refused, `refusal-<code>`; notices to everyone at a table,
### `notice-<code>`; why a connection is closed, `bye-<code>`.
### `refusal-<code>-full` says more and comes first where the code has all its values.
### $seat: a seat by id; $bots, $level: bots by id; $word, $field: what was sent; $status: of a table; $why, $what: the error;
### $seconds, $most, $port, $answer (numbers); $host: a host name.

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
refusal-no_such_link = This link is not valid. It may have been replaced by a newer one: ask whoever sent it to you.
refusal-not_your_seat = { TEXT($seat, kind: "seat") } is not your seat.
refusal-follow_first = Open the link to this seat first ({ TEXT($seat, kind: "seat") }): its token alone is not enough.
refusal-seat_taken = { TEXT($seat, kind: "seat") } is already taken: choose another seat.
refusal-seats_free = Nobody has taken this seat yet: { TEXT($seat, kind: "seat") }.
refusal-only_the_host = Only the host of this table may do that.
refusal-only_players = Only players at this table may do that.
refusal-may_not_watch = This table is private: ask its host for a link.
refusal-banned = You are banned from this table: you cannot watch, play or chat here.
refusal-muted = You are muted and cannot chat here.
refusal-nobody_there = This person is no longer here.
refusal-one_person = Name the person in one way only: by seat, by spectator or by chat message.
refusal-not_the_host = The host of a table cannot be muted or banned.
refusal-too_many_bans = This table has reached its limit of muted and banned people. Lift one of the bans first.
refusal-no_such_ban = This mute or ban has already been lifted.
refusal-wrong_password = Wrong password for this table.
refusal-table_full = Too many people have this table open.
refusal-house_full = The server has no room for more tables. You can create one when others are finished.
refusal-no_person_there = This seat is not played by a person, so a bot cannot stand in: { TEXT($seat, kind: "seat") }.
refusal-still_here = The player is connected ({ TEXT($seat, kind: "seat") }): a bot can take over only for a player who is offline.
refusal-already_begun = The game has already started.
refusal-not_over = This is possible only after the game is over.
refusal-not_playing =
    { $status ->
        [open] The game has not started yet.
        [over] The game is over.
        [stuck] This game cannot continue. Its record is kept.
       *[other] No game is in progress here.
    }
refusal-unknown_window = “{ $word }” is not a question that can always be passed.
refusal-unknown_bot =
    { TEXT($word) ->
        [none] Choose a bot: { LIST($bots, kind: "bot") }.
       *[other] There is no bot “{ $word }”, only: { LIST($bots, kind: "bot") }.
    }
refusal-bad_clock = The clock “{ $word }” is not valid: choose none, time per decision, or a time bank, of at least one second.

## Playing

refusal-stale = The game has moved on: look at the table again, then choose.
refusal-bot_plays = A bot is playing this seat ({ TEXT($seat, kind: "seat") }): take the seat back first.
refusal-action_or_line = Give the move in one way only: as the number of an answer or as a sentence.
refusal-no_hints = Hints are off at this table.
refusal-no_bots = The bots are not responding. Try again in a moment.
refusal-nothing_said = Write something first.
refusal-nothing_wished = Nobody is asking to undo anything now.
refusal-not_saved = This could not be saved, so it did not happen. Try again.
refusal-too_busy = This table is receiving too many messages at once. Try again.

## Rate limits

refusal-too_many = Too many requests. Wait a moment.
refusal-too_many-full = Too many requests. Try again in { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_changes = Too many choices have been undone or changed in this game (limit: { $most }). From now on every choice is final.
refusal-too_many_hints = Too many hints in a row. Wait a moment.
refusal-too_many_hints-full = Too many hints in a row. You can ask for the next one in { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_much_talk = You are sending messages too fast. Wait a moment.
refusal-too_much_talk-full = You are sending messages too fast. Try again in { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_wishes = You are asking to undo too often. Wait a moment.
refusal-too_many_wishes-full = You are asking to undo too often. Try again in { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_tables = You have created too many tables. Wait a moment.
refusal-too_many_tables-full = You have created too many tables. You can create the next one in { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_passwords = Too many wrong passwords. Wait a moment.
refusal-too_many_passwords-full = Too many wrong passwords. Try again in { TEXT("seconds", $seconds, kind: "n") }.
refusal-too_many_sockets = Too many connections are open from your IP address. Close some of them.
refusal-too_many_sockets-full = Too many connections are open from your IP address. Close some of them, or try again in { TEXT("seconds", $seconds, kind: "n") }.
refusal-server_busy = The server is very busy. Try again in a moment.
refusal-server_busy-full = The server is very busy. Try again in { TEXT("seconds", $seconds, kind: "n") }.

## Notifications that it is a player's turn (webhooks)

refusal-webhook_bad_url = Notifications cannot be sent to this URL: it must begin with http:// or https:// and name a host.
refusal-webhook_private = Notifications are sent only to addresses on the public internet, never to a private network.
refusal-webhook_bad_port = Notifications are not sent to port { TEXT($port) }.
refusal-webhook_too_long =
    { $most ->
        [one] The URL is too long: it may have { $most } character.
       *[other] The URL is too long: it may have { $most } characters.
    }
refusal-webhook_busy = Too many notifications are waiting to be sent: this one was not sent.
refusal-webhook_unreachable = The server at this URL does not answer.
refusal-webhook_refused = The server at this URL did not accept the notification (status { TEXT($answer) }).

## Invalid messages and requests

refusal-bad_message = The server does not understand this message.
refusal-hello_first = The first message must be “hello”.
refusal-hello_once = The “hello” message has already been sent.
refusal-bad_request = The server does not understand this request.
refusal-bad_request-full = The server does not understand this request: the field “{ $field }” is wrong.
refusal-bad_method = This method is not allowed at this address.
refusal-not_found = There is nothing at this address.
refusal-not_allowed = This is not allowed.
refusal-not_json = The server accepts only JSON requests.
refusal-foreign_origin = The request came from a page of another site and was rejected.
refusal-unknown_host = The server does not accept this host name.
refusal-unknown_host-full = The server does not accept the host name “{ $host }”. Open it by its IP address, such as 192.168.0.5, or as localhost; or ask whoever runs it to start it with “--allow-host { $host }”.
refusal-too_large = This is larger than the server accepts.
refusal-record_too_long = The record is longer than a game may be (at most { $most } entries).
refusal-too_slow = The request took too long to arrive.

## Errors of the server

refusal-not_ready =
    { $why ->
        [closing] The server is starting up or shutting down.
        [full] The server's disk is full: nothing can be saved.
        [locked] Another program has locked the server's database.
        [gone] The database file was deleted or replaced while the server was running.
        [unreachable] The server cannot reach its database.
       *[other] The server cannot save anything now.
    }
refusal-damaged = The stored data of this table cannot be read: { $what }.
refusal-store_failed = The server cannot reach its database. Try again in a moment.
refusal-unexpected = Something went wrong on the server; the error has been logged. Try again.

## Notices to everyone at the table

notice-flag_fell = Time is up ({ TEXT($seat, kind: "seat") }): a bot made the choice.
notice-bot_took_over = { TEXT($seat, kind: "seat") } is now played by a bot ({ TEXT($level, kind: "bot") }).
notice-person_is_back = { TEXT($seat, kind: "seat") } is played by a person again.
notice-went_back = The game went back to the last decision of { TEXT($seat, kind: "seat") }.
notice-wish_declined = { TEXT($seat, kind: "seat") } does not agree to the undo.
notice-wish_expired = Not everyone answered in time: { TEXT($seat, kind: "seat") } cannot undo.
notice-seat_moved = { TEXT($seat, kind: "seat") } is now played from another device or browser.
notice-new_link = { TEXT($seat, kind: "seat") } has a new link: whoever opens it plays this seat.

## Closed connections

bye-server_closes = The server is shutting down. You will be reconnected when it is back.
bye-not_your_seat = You no longer have this seat on this device.
bye-seat_moved = Your seat is now played from another device or browser, where its link was opened. If that was not you, ask the host for a new link.
bye-may_not_watch = You may no longer watch this table.
bye-banned = You have been banned from this table.
bye-removed = The host removed you from the table.
bye-no_such_table = This table has been deleted.
