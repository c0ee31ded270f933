### Runewars: dlaczego podpowiedź jest dobra; powód botów „rw-<id>” to wiadomość `rw-reason-<id>`.
### $area, $seat: nazwy; $n, $percent (liczby).

rw-reason-victory =
    { $n ->
        [one] masz { $n } smoczą runę: jeśli utrzymasz sześć przez rok, wygrasz
        [few] masz { $n } smocze runy: jeśli utrzymasz sześć przez rok, wygrasz
       *[many] masz { $n } smoczych run: jeśli utrzymasz sześć przez rok, wygrasz
    }
rw-reason-objective = smocza runa za twój cel
rw-reason-recruits =
    { $n ->
        [one] około { $n } punktu siły w nowych jednostkach
       *[many] około { $n } punktów siły w nowych jednostkach
    }
rw-reason-talks = dyplomacja udaje się w { TEXT($percent) }% przypadków
rw-reason-guards-rune = strzeże smoczej runy w { TEXT($area, kind: "rw-area") }
rw-reason-near-quest = przybliża bohatera do misji
rw-reason-quest = misja może dać nagrodę
rw-reason-shard = nagroda daje smoczą runę
rw-reason-harvest = twoje wskaźniki rosną łącznie o { TEXT($n) }
rw-reason-food = zbliża się zima: żywność decyduje, ile jednostek zostanie
rw-reason-cities =
    { $n ->
        [one] kontrolujesz { $n } miasto
        [few] kontrolujesz { $n } miasta
       *[many] kontrolujesz { $n } miast
    }
rw-reason-influence =
    { $n ->
        [one] daje { $n } wpływ
        [few] daje { $n } wpływy
       *[many] daje { $n } wpływów
    }
rw-reason-tactics =
    { $n ->
        [one] przy dominacji { $n } karta taktyki
        [few] przy dominacji { $n } karty taktyki
       *[many] przy dominacji { $n } kart taktyki
    }
rw-reason-supremacy = otrzymasz jego premię dominacji
rw-reason-wins-battle = wygrasz bitwę w około { TEXT($percent) }% przypadków
rw-reason-free-land = { TEXT($area, kind: "rw-area") } jest do wzięcia bez walki
rw-reason-takes-rune = w { TEXT($area, kind: "rw-area") } może leżeć smocza runa ({ TEXT($percent) }%)
rw-reason-stops-victory = powstrzymuje gracza z kartą zwycięstwa ({ TEXT($seat, kind: "rw-seat") })
rw-reason-takes-city = zajmuje miasto w { TEXT($area, kind: "rw-area") }
rw-reason-good-land = { TEXT($area, kind: "rw-area") } to dobry teren
rw-reason-rune-bid = stawką jest smocza runa
rw-reason-sure-bid = nikt nie może zalicytować więcej
rw-reason-safe-fort = strzeże go twoja twierdza w { TEXT($area, kind: "rw-area") }
rw-reason-safe-home = { TEXT($area, kind: "rw-area") } leży w twoim królestwie ojczystym
