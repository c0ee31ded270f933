### Почему чего-то нельзя, в любой игре: `refusal-<code>`.
### `refusal-<code>-full` говорит больше и имеет преимущество, если есть все его значения.
### $seat, $seats, $waiting: места за столом; $word, $value, $text: что написано; $prompt: о чём спрошено.

bad-line =
    { TEXT($text) ->
        [none] Строка { TEXT($line) }: { $why }
       *[other] Строка { TEXT($line) }: { $why } Там написано: «{ $text }».
    }

## Во время игры

refusal-game_over = Игра окончена.
refusal-no_such_seat = За этим столом нет такого места.
refusal-not_asked = { TEXT($seat, kind: "seat") } сейчас ничего не решает. Ждём решения: { LIST($waiting, kind: "seat") }.
refusal-no_such_action = В этой игре нет такого ответа.
refusal-not_legal = Сейчас этого делать нельзя.
refusal-not_an_answer = Это не ответ на текущий вопрос: { TEXT($prompt, kind: "prompt", form: "name") }.
refusal-nothing_to_undo = Отменять нечего: можно отменить только свой последний выбор, и только пока никто не узнал ничего нового и решение не перешло к другому клану.

## Предложения

refusal-empty_line = Строка пуста.
refusal-no_answer = В строке названо место за столом ({ TEXT($seat, kind: "seat") }), но не сказано, что делать.
refusal-unknown_seat = За этим столом нет места «{ $word }».
refusal-unknown_seat-full = За этим столом нет места «{ $word }», есть только такие: { $seats }.
refusal-unknown_word = Неизвестное слово: «{ $word }».
refusal-unknown_word-full = Неизвестное слово: «{ $word }». Возможно, вы имели в виду «{ $nearest }».
refusal-sentence_over = Предложение заканчивается перед словом «{ $word }»: остальное пишите отдельной строкой.

## Новая игра

refusal-bad_seat_count =
    { $seats ->
        [one] В эту игру нельзя играть, если за столом { $seats } игрок.
        [few] В эту игру нельзя играть, если за столом { $seats } игрока.
       *[many] В эту игру нельзя играть, если за столом { $seats } игроков.
    }
refusal-bad_seats = Такие места не могут играть вместе: { $seats }. Укажите от двух до четырёх разных мест.
refusal-seat_twice = Одно и то же место названо дважды: { $seats }.
refusal-unknown_option = В игре нет настройки «{ $option }».
refusal-bad_option = У настройки «{ $option }» не может быть значения «{ $value }».
refusal-bad_seed = «{ $value }» не может быть зерном: зерно — это целое число, не меньше 0.
refusal-seed_too_long = Это зерно слишком длинное: наибольшее число цифр — { TEXT($most) }.

## Чтение текста

refusal-bad_number = Это число здесь не подходит: «{ $word }».
refusal-bad_number-full = «{ $word }» здесь не подходит: нужно число от { TEXT($low) } до { TEXT($high) }.
refusal-line_twice = Строка «{ $word }» встречается больше одного раза, а должна быть только одна.
refusal-no_value = После «{ $word }» чего-то не хватает.
refusal-extra_words = Лишнее слово: «{ $word }».
refusal-not_automatic = Ответ «{ $word }» отмечен как автоматический, но здесь игра сама его не дала.
refusal-bad_brackets = Скобки в этой строке расставлены неправильно.

## Записи партий

refusal-not_a_record = Это не запись партии: она должна начинаться с «{ $format }».
refusal-newer_format = Запись сделана более новой версией программы: она начинается с «{ $word }». Чтобы её открыть, обновите программу.
refusal-bad_header = Строка «{ $word }» неполна или встречается дважды.
refusal-header_missing = В начале записи не хватает строки «{ $word }».
refusal-unknown_game = Игры «{ $word }» здесь нет.
refusal-newer_rules = Запись сделана по более новым правилам (версия { TEXT($version) }). Чтобы её открыть, обновите программу.
refusal-unknown_rules = Версии { TEXT($version) } этих правил нет.
refusal-other_pack = Запись сделана с другими картами или другим полем (набор { TEXT($pack) }).
refusal-other_pack-full = Запись сделана не с обычным набором, а с другим ({ TEXT($pack) }). Если он у вас есть, укажите его папку: { $flag }.
refusal-after_the_end = После конца записи есть лишний текст.
refusal-other_end = При воспроизведении партия заканчивается не так, как сказано в записи.
