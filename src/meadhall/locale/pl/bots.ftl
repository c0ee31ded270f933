### Gracze, którzy nie są ludźmi: ich nazwy, siła oraz powody ich podpowiedzi.

## Boty, od najsłabszego do najsilniejszego

bot-random = losowy
    .text = Wybiera losowo dowolną dozwoloną odpowiedź.
bot-careful = ostrożny
    .text = Gra losowo, ale unika oczywistych błędów.
bot-thrall = thrall
    .text = Zna zasady, ale nie planuje naprzód. Dobry do nauki gry.
bot-karl = karl
    .text = Gra rozsądnie i wybacza błąd czy dwa.
bot-jarl = jarl
    .text = Dobrze liczy i rzadko przepuszcza okazję.
bot-konung = konung
    .text = Myśli daleko naprzód, czasem kilka sekund. Najsilniejszy.

## Dlaczego wybór jest dobry lub zły: `reason-<id>`, krótkie zwroty
## $card, $province, $stat, $god, $token: nazwy; $n, $glory (liczby).

reason-fits-quest = pomaga w Wyprawie „{ TEXT($card, kind: "card") }”
reason-fulfils-quest =
    { $glory ->
        [one] na razie wypełnia Wyprawę „{ TEXT($card, kind: "card") }” ({ $glory } Punkt Chwały)
        [few] na razie wypełnia Wyprawę „{ TEXT($card, kind: "card") }” ({ $glory } Punkty Chwały)
       *[many] na razie wypełnia Wyprawę „{ TEXT($card, kind: "card") }” ({ $glory } Punktów Chwały)
    }
reason-wins-battle = na razie wygrana bitwa (przewaga Siły: { TEXT($n) })
reason-loses-battle = na razie przegrana bitwa (brakuje Siły: { TEXT($n) })
reason-wins-tie-none = na razie remis: nikt nie wygrywa
reason-dies-for-glory = { n-glory } za figurki zniszczone przez Ragnarök
reason-loki = { n-glory } za figurki powracające z Walhalli
reason-token = nagroda za splądrowanie: { TEXT($token, kind: "token") }
reason-legendary =
    { $glory ->
        [one] przybliża { TEXT($stat, kind: "stat", form: "acc") } do poziomu legendy ({ $glory } Punkt Chwały)
        [few] przybliża { TEXT($stat, kind: "stat", form: "acc") } do poziomu legendy ({ $glory } Punkty Chwały)
       *[many] przybliża { TEXT($stat, kind: "stat", form: "acc") } do poziomu legendy ({ $glory } Punktów Chwały)
    }
reason-god =
    masz już { $n ->
        [one] { $n } inną kartę
        [few] { $n } inne karty
       *[many] { $n } innych kart
    } { $god ->
        [odin] Odyna
        [thor] Thora
        [loki] Lokiego
        [frigga] Friggi
        [heimdall] Heimdalla
        [tyr] Tyra
       *[other] { TEXT($god, kind: "god") }
    }
reason-strong-card = Karta Bitwy +{ TEXT($n) }
reason-upgrade = „{ TEXT($card, kind: "card") }” procentuje w kolejnych Epokach
reason-saves-rage =
    { $n ->
        [0] nie kosztuje Punktów Szału
       *[other] nie kosztuje Punktów Szału (oszczędność: { $n })
    }
reason-strength = { TEXT($province, kind: "place", form: "in") } twoja przewaga Siły wyniesie { TEXT($n) }
reason-cheap = tanio: { n-rage }
reason-only-choice = jedyny wybór
reason-end-of-age = do końca Epoki nie ma już nic lepszego
reason-keeps-cards = oszczędza karty na później
