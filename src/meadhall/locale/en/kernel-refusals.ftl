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
refusal-not_asked = { TEXT($seat, kind: "seat") } has nothing to decide now. Waiting for: { LIST($waiting, kind: "seat") }.
refusal-no_such_action = This game has no such answer.
refusal-not_legal = This is not allowed now.
refusal-not_an_answer = This does not answer the current question: { TEXT($prompt, kind: "prompt", form: "name") }.
refusal-nothing_to_undo = There is nothing to undo: you can undo only your own last choice, and only until somebody learns something new or another clan has to decide.

## Sentences

refusal-empty_line = The line is empty.
refusal-no_answer = The line names { TEXT($seat, kind: "seat") } but does not say what to do.
refusal-unknown_seat = There is no seat “{ $word }” at this table.
refusal-unknown_seat-full = There is no seat “{ $word }” at this table, only: { $seats }.
refusal-unknown_word = The word “{ $word }” is not known here.
refusal-unknown_word-full = The word “{ $word }” is not known here. Perhaps you mean “{ $nearest }”.
refusal-sentence_over = The sentence ends before “{ $word }”: put the rest on a line of its own.

## A new game

refusal-bad_seat_count =
    { $seats ->
        [one] This game cannot be played with { $seats } seat.
       *[other] This game cannot be played with { $seats } seats.
    }
refusal-bad_seats = These seats cannot play together: { $seats }. Name two to four different seats.
refusal-seat_twice = The same seat is named twice: { $seats }.
refusal-unknown_option = This game has no option “{ $option }”.
refusal-bad_option = The option “{ $option }” cannot have the value “{ $value }”.
refusal-bad_seed = “{ $value }” is not a valid seed: a seed is a whole number, 0 or more.
refusal-seed_too_long = This seed is too long: a seed has at most { TEXT($most) } digits.

## Reading a text

refusal-bad_number = This number is not valid here: “{ $word }”.
refusal-bad_number-full = “{ $word }” is not valid here: enter a number from { TEXT($low) } to { TEXT($high) }.
refusal-line_twice = The line “{ $word }” may appear only once.
refusal-no_value = Something is missing after “{ $word }”.
refusal-extra_words = One word too many: “{ $word }”.
refusal-not_automatic = “{ $word }” is marked as automatic, but the game did not give this answer by itself here.
refusal-bad_brackets = The brackets in this line do not match.

## Records

refusal-not_a_record = This is not a game record: it should begin with “{ $format }”.
refusal-newer_format = The record was made with a newer version of Meadhall: it begins with “{ $word }”. Update Meadhall to open it.
refusal-bad_header = The line “{ $word }” is incomplete or appears twice.
refusal-header_missing = The line “{ $word }” is missing at the beginning of the record.
refusal-unknown_game = There is no game “{ $word }”.
refusal-newer_rules = The record was made with newer rules, version { TEXT($version) }. Update Meadhall to open it.
refusal-unknown_rules = There is no version { TEXT($version) } of these rules.
refusal-other_pack = The record was made with different cards or a different board (pack { TEXT($pack) }).
refusal-other_pack-full = The record was made with another pack ({ TEXT($pack) }). If you have that pack, give its folder: { $flag }.
refusal-after_the_end = There is text after the end of the record.
refusal-other_end = When replayed, the game does not end as the record says.
