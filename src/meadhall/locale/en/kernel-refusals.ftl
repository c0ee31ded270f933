### Why something is not allowed, in any game: `refusal-<code>`.
### `refusal-<code>-full` says more and comes first where the code has all its values.
### $seat, $seats, $waiting: seats by id; $word, $value, $text: what was typed; $prompt: what is asked.

bad-line =
    { TEXT($text) ->
        [none] Line { TEXT($line) }: { $why }
       *[other] Line { TEXT($line) }: { $why } It reads: “{ $text }”.
    }

## Playing

refusal-game_over = The game is over.
refusal-no_such_seat = There is no such seat at this table.
refusal-not_asked = { TEXT($seat, kind: "seat") } has nothing to decide now. Now deciding: { LIST($waiting, kind: "seat") }.
refusal-no_such_action = There is no such answer in this game.
refusal-not_legal = This is not allowed now.
refusal-not_an_answer = This does not answer what is asked now: { TEXT($prompt, kind: "prompt", form: "name") }.
refusal-nothing_to_undo = There is nothing to take back: you can undo only your own last choice, and only until somebody learns something new or another clan has to decide.

## Sentences

refusal-empty_line = The line is empty.
refusal-no_answer = The line names { TEXT($seat, kind: "seat") } but does not say what to do.
refusal-unknown_seat = Nobody called “{ $word }” sits at this table.
refusal-unknown_seat-full = Nobody called “{ $word }” sits at this table, only: { $seats }.
refusal-unknown_word = The word “{ $word }” means nothing here.
refusal-sentence_over = The sentence ends before “{ $word }”: what comes after belongs on a line of its own.

## A new game

refusal-bad_seat_count =
    { $seats ->
        [one] This game cannot be played with { $seats } seat.
       *[other] This game cannot be played with { $seats } seats.
    }
refusal-bad_seats = These seats cannot play together: { $seats }. Name two to four different ones.
refusal-seat_twice = The same seat is named twice: { $seats }.
refusal-unknown_option = The game has no option “{ $option }”.
refusal-bad_option = The option “{ $option }” cannot have the value “{ $value }”.
refusal-bad_seed = “{ $value }” is no seed: a seed is a whole number, 0 or more.

## Reading a text

refusal-bad_number = A number that does not fit here: “{ $word }”.
refusal-bad_number-full = “{ $word }” does not fit here: a number from { TEXT($low) } to { TEXT($high) } is wanted.
refusal-line_twice = There is more than one line “{ $word }”, and only one is allowed.
refusal-no_value = Something is missing after “{ $word }”.
refusal-extra_words = One word too many: “{ $word }”.
refusal-not_automatic = The kernel did not answer { $word } here.
refusal-bad_brackets = The brackets in this line do not match.

## Records

refusal-not_a_record = This is not the record of a game: it should begin with “{ $format }”.
refusal-bad_header = The line “{ $word }” is incomplete, or stands there twice.
refusal-header_missing = The line “{ $word }” is missing at the beginning of the record.
refusal-unknown_game = There is no game “{ $word }” in this house.
refusal-newer_rules = The record was made by newer rules, version { TEXT($version) }. Update Meadhall to open it.
refusal-other_pack = The record was made with other cards or another board (pack { TEXT($pack) }).
refusal-other_pack-full = The record was made with another pack than the usual one ({ TEXT($pack) }). If you have it, say in which folder it lies: { $flag }.
refusal-after_the_end = Something stands after the end of the record.
refusal-other_end = Played again, the game does not end as the record says.
