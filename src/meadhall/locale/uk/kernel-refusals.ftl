### Чому чогось не можна, у будь-якій грі: `refusal-<code>`.
### `refusal-<code>-full` каже більше й має перевагу, якщо є всі його значення.
### $seat, $seats, $waiting: місця за столом; $word, $value, $text: що написано; $prompt: про що запитано.

bad-line =
    { TEXT($text) ->
        [none] Рядок { TEXT($line) }: { $why }
       *[other] Рядок { TEXT($line) }: { $why } Там написано: «{ $text }».
    }

## Під час гри

refusal-game_over = Гру завершено.
refusal-no_such_seat = За цим столом немає такого місця.
refusal-not_asked = { TEXT($seat, kind: "seat") } зараз нічого не вирішує. Чекаємо на рішення: { LIST($waiting, kind: "seat") }.
refusal-no_such_action = У цій грі немає такої відповіді.
refusal-not_legal = Зараз цього робити не можна.
refusal-not_an_answer = Це не відповідь на поточне запитання: { TEXT($prompt, kind: "prompt", form: "name") }.
refusal-nothing_to_undo = Скасовувати нічого: можна скасувати лише свій останній вибір, і лише доки ніхто не дізнався чогось нового й рішення не перейшло до іншого клану.

## Речення

refusal-empty_line = Рядок порожній.
refusal-no_answer = У рядку названо місце за столом ({ TEXT($seat, kind: "seat") }), але не сказано, що робити.
refusal-unknown_seat = За цим столом немає місця «{ $word }».
refusal-unknown_seat-full = За цим столом немає місця «{ $word }», а є лише такі: { $seats }.
refusal-unknown_word = Невідоме слово: «{ $word }».
refusal-unknown_word-full = Невідоме слово: «{ $word }». Можливо, ви мали на увазі «{ $nearest }».
refusal-sentence_over = Речення завершується перед словом «{ $word }»: решту пишіть окремим рядком.

## Нова гра

refusal-bad_seat_count =
    { $seats ->
        [one] У цю гру не можна грати, якщо за столом { $seats } гравець.
        [few] У цю гру не можна грати, якщо за столом { $seats } гравці.
       *[many] У цю гру не можна грати, якщо за столом { $seats } гравців.
    }
refusal-bad_seats = Такі місця не можуть грати разом: { $seats }. Укажіть від двох до чотирьох різних місць.
refusal-seat_twice = Те саме місце названо двічі: { $seats }.
refusal-unknown_option = У грі немає налаштування «{ $option }».
refusal-bad_option = Налаштування «{ $option }» не може мати значення «{ $value }».
refusal-bad_seed = «{ $value }» не може бути зерном: зерно — це ціле число, не менше за 0.
refusal-seed_too_long = Це зерно задовге: найбільша кількість цифр — { TEXT($most) }.

## Читання тексту

refusal-bad_number = Це число тут не підходить: «{ $word }».
refusal-bad_number-full = «{ $word }» тут не підходить: потрібне число від { TEXT($low) } до { TEXT($high) }.
refusal-line_twice = Рядок «{ $word }» трапляється більше ніж один раз, а має бути лише один.
refusal-no_value = Після «{ $word }» чогось бракує.
refusal-extra_words = Зайве слово: «{ $word }».
refusal-not_automatic = Відповідь «{ $word }» позначено як автоматичну, але тут гра сама її не дала.
refusal-bad_brackets = Дужки в цьому рядку розставлено неправильно.

## Записи партій

refusal-not_a_record = Це не запис партії: він має починатися з «{ $format }».
refusal-newer_format = Запис зроблено новішою версією програми: він починається з «{ $word }». Щоб його відкрити, оновіть програму.
refusal-bad_header = Рядок «{ $word }» неповний або трапляється двічі.
refusal-header_missing = На початку запису бракує рядка «{ $word }».
refusal-unknown_game = Гри «{ $word }» тут немає.
refusal-newer_rules = Запис зроблено за новішими правилами (версія { TEXT($version) }). Щоб його відкрити, оновіть програму.
refusal-unknown_rules = Версії { TEXT($version) } цих правил немає.
refusal-other_pack = Запис зроблено з іншими картами чи іншим полем (набір { TEXT($pack) }).
refusal-other_pack-full = Запис зроблено не зі звичайним набором, а з іншим ({ TEXT($pack) }). Якщо він у вас є, укажіть його теку: { $flag }.
refusal-after_the_end = Після кінця запису є зайвий текст.
refusal-other_end = Під час відтворення партія завершується не так, як сказано в записі.
