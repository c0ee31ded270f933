### Runewars: opcje partii. `rw-option-<name>` to krótka nazwa, `.text` – co oznaczają wartości.

rw-option-random_map = Losowa mapa
    .text = Tak: kafelki, znaczniki królestw i królestwa ojczyste rozkłada się losowo, wszystkie naraz. Nie: gracze kładą je po kolei, zgodnie z zasadami.
rw-option-exploration = Żetony eksploracji
    .text = Tak: wariant z żetonami eksploracji, które odkrywają bohaterowie. Nie: bez nich.
rw-option-marker_gap = Odległość między znacznikami królestw
    .text = Najmniejsza odległość między dwoma znacznikami królestw, liczona w obszarach.
rw-option-open_contact = Kafelki stykają się otwartym bokiem
    .text = Tak: nowy kafelek styka się z mapą co najmniej jednym bokiem bez gór i wody. Nie: wystarczy dowolny bok.
rw-option-activate_without_move = Aktywacja bez ruchu
    .text = Tak: przy Mobilizacji i Podboju można aktywować obszar, nawet jeśli nikt tam nie idzie. Nie: ktoś musi się tam przesunąć.
rw-option-strategize_heroes_anywhere = Strategia: bohaterowie idą wszędzie
    .text = Tak: przy Strategii bohaterowie mogą wchodzić na obszary z wrogimi lub neutralnymi jednostkami. Nie: tylko na przyjazne i puste obszary.
rw-option-winter_minimum = Jednostki, które przetrwają zimę
    .text = Co najmniej tyle jednostek może zimą zostać na obszarze, choćby wskaźnik żywności był niższy.
rw-option-quest_without_move = Misja bez ruchu
    .text = Tak: bohater może zostać na miejscu, a mimo to podjąć misję lub stoczyć pojedynek. Nie: musi się najpierw ruszyć.
rw-option-marker_pickup_quest_phase = Zabieranie nagród w fazie misji
    .text = Tak: bohater może zabrać nagrody pokonanego bohatera także w fazie misji. Nie: tylko w turze swojego gracza.
rw-option-title_raise = Podbijanie własnego tytułu
    .text = Tak: posiadacz tytułu może położyć na nim więcej wpływów. Nie: nie może.
