### Blood Rage: miejsca, Klany, figurki, Statystyki, żetony, fazy, liczby rzeczy.
### Gotowe do zdania: `.in` `.to` `.into` `.from` (gdzie, do czego, dokąd, skąd), `.with` (kim, czym), `.count` (ile).
### Przypadki: `.gen` (dopełniacz), `.acc` (biernik), `.loc` (miejscownik, bez przyimka);
### `.count-acc` to `.count` w bierniku. Nazw Prowincji i Regionów polskie wydanie nie odmienia.
### $n (liczba): ile.

## Prowincje

place-elvagar = Elvagar
    .in = w Elvagar
    .to = do Elvagar
    .into = do Elvagar
    .from = z Elvagar
    .gen = Elvagar
    .acc = Elvagar
    .loc = Elvagar
place-angerboda = Angerboda
    .in = w Angerboda
    .to = do Angerboda
    .into = do Angerboda
    .from = z Angerboda
    .gen = Angerboda
    .acc = Angerboda
    .loc = Angerboda
place-muspelheim = Muspelheim
    .in = w Muspelheim
    .to = do Muspelheim
    .into = do Muspelheim
    .from = z Muspelheim
    .gen = Muspelheim
    .acc = Muspelheim
    .loc = Muspelheim
place-horgr = Horgr
    .in = w Horgr
    .to = do Horgr
    .into = do Horgr
    .from = z Horgr
    .gen = Horgr
    .acc = Horgr
    .loc = Horgr
place-utgard = Utgard
    .in = w Utgard
    .to = do Utgard
    .into = do Utgard
    .from = z Utgard
    .gen = Utgard
    .acc = Utgard
    .loc = Utgard
place-andlang = Andlang
    .in = w Andlang
    .to = do Andlang
    .into = do Andlang
    .from = z Andlang
    .gen = Andlang
    .acc = Andlang
    .loc = Andlang
place-gimle = Gimle
    .in = w Gimle
    .to = do Gimle
    .into = do Gimle
    .from = z Gimle
    .gen = Gimle
    .acc = Gimle
    .loc = Gimle
place-myrkulor = Myrkulor
    .in = w Myrkulor
    .to = do Myrkulor
    .into = do Myrkulor
    .from = z Myrkulor
    .gen = Myrkulor
    .acc = Myrkulor
    .loc = Myrkulor
place-yggdrasil = Yggdrasil
    .in = w Yggdrasil
    .to = do Yggdrasil
    .into = do Yggdrasil
    .from = z Yggdrasil
    .gen = Yggdrasil
    .acc = Yggdrasil
    .loc = Yggdrasil

## Fiordy i inne miejsca

place-fjord-ne = Fiord północno-wschodni (Elvagar, Angerboda)
    .in = w Fiordzie północno-wschodnim
    .to = do Fiordu północno-wschodniego
    .into = do Fiordu północno-wschodniego
    .from = z Fiordu północno-wschodniego
    .gen = Fiordu północno-wschodniego
    .acc = Fiord północno-wschodni
    .loc = Fiordzie północno-wschodnim
place-fjord-se = Fiord południowo-wschodni (Muspelheim, Horgr)
    .in = w Fiordzie południowo-wschodnim
    .to = do Fiordu południowo-wschodniego
    .into = do Fiordu południowo-wschodniego
    .from = z Fiordu południowo-wschodniego
    .gen = Fiordu południowo-wschodniego
    .acc = Fiord południowo-wschodni
    .loc = Fiordzie południowo-wschodnim
place-fjord-sw = Fiord południowo-zachodni (Utgard, Andlang)
    .in = w Fiordzie południowo-zachodnim
    .to = do Fiordu południowo-zachodniego
    .into = do Fiordu południowo-zachodniego
    .from = z Fiordu południowo-zachodniego
    .gen = Fiordu południowo-zachodniego
    .acc = Fiord południowo-zachodni
    .loc = Fiordzie południowo-zachodnim
place-fjord-nw = Fiord północno-zachodni (Gimle, Myrkulor)
    .in = w Fiordzie północno-zachodnim
    .to = do Fiordu północno-zachodniego
    .into = do Fiordu północno-zachodniego
    .from = z Fiordu północno-zachodniego
    .gen = Fiordu północno-zachodniego
    .acc = Fiord północno-zachodni
    .loc = Fiordzie północno-zachodnim
place-valhalla = Walhalla
    .in = w Walhalli
    .to = do Walhalli
    .into = do Walhalli
    .from = z Walhalli
    .gen = Walhalli
    .acc = Walhallę
    .loc = Walhalli
place-reserve = Rezerwa
    .in = w Rezerwie
    .to = do Rezerwy
    .into = do Rezerwy
    .from = z Rezerwy
    .gen = Rezerwy
    .acc = Rezerwę
    .loc = Rezerwie

## Regiony

region-manheim = Manheim
    .in = w Manheim
    .gen = Manheim
    .acc = Manheim
    .loc = Manheim
region-alfheim = Alfheim
    .in = w Alfheim
    .gen = Alfheim
    .acc = Alfheim
    .loc = Alfheim
region-jotunheim = Jotunheim
    .in = w Jotunheim
    .gen = Jotunheim
    .acc = Jotunheim
    .loc = Jotunheim

## Klany

clan-wolf = Wilk
    .name = Klan Wilka
    .gen = Klanu Wilka
    .acc = Klan Wilka
clan-raven = Kruk
    .name = Klan Kruka
    .gen = Klanu Kruka
    .acc = Klan Kruka
clan-serpent = Wij
    .name = Klan Wija
    .gen = Klanu Wija
    .acc = Klan Wija
clan-bear = Niedźwiedź
    .name = Klan Niedźwiedzia
    .gen = Klanu Niedźwiedzia
    .acc = Klan Niedźwiedzia

## Klany jako miejsca przy stole, dla komunikatów wspólnych wszystkim grom

seat-wolf = { clan-wolf }
seat-raven = { clan-raven }
seat-serpent = { clan-serpent }
seat-bear = { clan-bear }

## Figurki

figure-warrior = Wojownik
    .gen = Wojownika
    .acc = Wojownika
    .with = Wojownikiem
    .count =
        { $n ->
            [one] { $n } Wojownik
            [few] { $n } Wojowników
           *[many] { $n } Wojowników
        }
    .count-acc =
        { $n ->
            [one] { $n } Wojownika
            [few] { $n } Wojowników
           *[many] { $n } Wojowników
        }
figure-leader = Jarl
    .gen = Jarla
    .acc = Jarla
    .with = Jarlem
    .count =
        { $n ->
            [one] { $n } Jarl
            [few] { $n } Jarlów
           *[many] { $n } Jarlów
        }
    .count-acc =
        { $n ->
            [one] { $n } Jarla
            [few] { $n } Jarlów
           *[many] { $n } Jarlów
        }
figure-ship = Drakkar
    .gen = Drakkara
    .acc = Drakkara
    .with = Drakkarem
    .count =
        { $n ->
            [one] { $n } Drakkar
            [few] { $n } Drakkary
           *[many] { $n } Drakkarów
        }
    .count-acc =
        { $n ->
            [one] { $n } Drakkara
            [few] { $n } Drakkary
           *[many] { $n } Drakkarów
        }
figure-troll = Troll
    .gen = Trolla
    .acc = Trolla
    .with = Trollem
    .count =
        { $n ->
            [one] { $n } Troll
            [few] { $n } Trolle
           *[many] { $n } Trolli
        }
    .count-acc =
        { $n ->
            [one] { $n } Trolla
            [few] { $n } Trolle
           *[many] { $n } Trolli
        }
figure-dwarf-chieftain = Wódz Krasnoludów
    .gen = Wodza Krasnoludów
    .acc = Wodza Krasnoludów
    .with = Wodzem Krasnoludów
    .count =
        { $n ->
            [one] { $n } Wódz Krasnoludów
            [few] { $n } Wodzów Krasnoludów
           *[many] { $n } Wodzów Krasnoludów
        }
    .count-acc =
        { $n ->
            [one] { $n } Wodza Krasnoludów
            [few] { $n } Wodzów Krasnoludów
           *[many] { $n } Wodzów Krasnoludów
        }
figure-sea-serpent = Wąż Morski
    .gen = Węża Morskiego
    .acc = Węża Morskiego
    .with = Wężem Morskim
    .count =
        { $n ->
            [one] { $n } Wąż Morski
            [few] { $n } Węże Morskie
           *[many] { $n } Węży Morskich
        }
    .count-acc =
        { $n ->
            [one] { $n } Węża Morskiego
            [few] { $n } Węże Morskie
           *[many] { $n } Węży Morskich
        }
figure-valkyrie = Walkiria
    .gen = Walkirii
    .acc = Walkirię
    .with = Walkirią
    .count =
        { $n ->
            [one] { $n } Walkiria
            [few] { $n } Walkirie
           *[many] { $n } Walkirii
        }
    .count-acc =
        { $n ->
            [one] { $n } Walkirię
            [few] { $n } Walkirie
           *[many] { $n } Walkirii
        }
figure-dark-elf = Mroczny Elf
    .gen = Mrocznego Elfa
    .acc = Mrocznego Elfa
    .with = Mrocznym Elfem
    .count =
        { $n ->
            [one] { $n } Mroczny Elf
            [few] { $n } Mroczne Elfy
           *[many] { $n } Mrocznych Elfów
        }
    .count-acc =
        { $n ->
            [one] { $n } Mrocznego Elfa
            [few] { $n } Mroczne Elfy
           *[many] { $n } Mrocznych Elfów
        }
figure-fire-giant = Ognisty Olbrzym
    .gen = Ognistego Olbrzyma
    .acc = Ognistego Olbrzyma
    .with = Ognistym Olbrzymem
    .count =
        { $n ->
            [one] { $n } Ognisty Olbrzym
            [few] { $n } Ognistych Olbrzymów
           *[many] { $n } Ognistych Olbrzymów
        }
    .count-acc =
        { $n ->
            [one] { $n } Ognistego Olbrzyma
            [few] { $n } Ognistych Olbrzymów
           *[many] { $n } Ognistych Olbrzymów
        }
figure-frost-giant = Lodowy Olbrzym
    .gen = Lodowego Olbrzyma
    .acc = Lodowego Olbrzyma
    .with = Lodowym Olbrzymem
    .count =
        { $n ->
            [one] { $n } Lodowy Olbrzym
            [few] { $n } Lodowych Olbrzymów
           *[many] { $n } Lodowych Olbrzymów
        }
    .count-acc =
        { $n ->
            [one] { $n } Lodowego Olbrzyma
            [few] { $n } Lodowych Olbrzymów
           *[many] { $n } Lodowych Olbrzymów
        }
figure-soldier-of-hel = Żołnierz Hel
    .gen = Żołnierza Hel
    .acc = Żołnierza Hel
    .with = Żołnierzem Hel
    .count =
        { $n ->
            [one] { $n } Żołnierz Hel
            [few] { $n } Żołnierzy Hel
           *[many] { $n } Żołnierzy Hel
        }
    .count-acc =
        { $n ->
            [one] { $n } Żołnierza Hel
            [few] { $n } Żołnierzy Hel
           *[many] { $n } Żołnierzy Hel
        }
figure-volur-witch = Wiedźma Volur
    .gen = Wiedźmy Volur
    .acc = Wiedźmę Volur
    .with = Wiedźmą Volur
    .count =
        { $n ->
            [one] { $n } Wiedźma Volur
            [few] { $n } Wiedźmy Volur
           *[many] { $n } Wiedźm Volur
        }
    .count-acc =
        { $n ->
            [one] { $n } Wiedźmę Volur
            [few] { $n } Wiedźmy Volur
           *[many] { $n } Wiedźm Volur
        }

## Statystyki Klanu

stat-rage = Szał
    .name = Statystyka Szału
    .gen = Szału
    .acc = Statystykę Szału
stat-axes = Topory
    .name = Statystyka Toporów
    .gen = Toporów
    .acc = Statystykę Toporów
stat-horns = Rogi
    .name = Statystyka Rogów
    .gen = Rogów
    .acc = Statystykę Rogów

## Żetony Plądrowania: `.text` to nagroda

token-rage = Szał +1
    .text = Zwiększ Statystykę Szału o 1. Więcej Punktów Szału daje ona dopiero od następnej Epoki.
token-axes = Topory +1
    .text = Zwiększ Statystykę Toporów o 1. Liczy się to już do Punktów Chwały za tę bitwę.
token-horns = Rogi +1
    .text = Zwiększ Statystykę Rogów o 1.
token-glory5 = 5 Punktów Chwały
    .text = Zyskaj 5 Punktów Chwały.
token-all = każda Statystyka +1
    .text = Zwiększ o 1 każdą z trzech Statystyk Klanu.

## Epoki i fazy

age-1 = Pierwsza Epoka
    .in = w Pierwszej Epoce
age-2 = Druga Epoka
    .in = w Drugiej Epoce
age-3 = Trzecia Epoka
    .in = w Trzeciej Epoce

phase-gods-gifts = Dary Bogów
    .name = Faza Darów Bogów
    .in = w Fazie Darów Bogów
phase-action = Akcje
    .name = Faza Akcji
    .in = w Fazie Akcji
phase-discard = Odrzucenie Kart
    .name = Faza Odrzucenia Kart
    .in = w Fazie Odrzucenia Kart
phase-quest = Wyprawy
    .name = Faza Wypraw
    .in = w Fazie Wypraw
phase-ragnarok = Ragnarök
    .name = Faza Ragnaröku
    .in = w Fazie Ragnaröku
phase-valhalla = Powrót z Walhalli
    .name = Faza Powrotu z Walhalli
    .in = w Fazie Powrotu z Walhalli
phase-scoring = Punktacja końcowa
    .name = punktacja końcowa
    .in = w punktacji końcowej

## Liczby rzeczy

advice-score-bloodrage = Punkty Chwały na koniec: { TEXT($n) }
n-glory =
    { $n ->
        [one] { $n } Punkt Chwały
        [few] { $n } Punkty Chwały
       *[many] { $n } Punktów Chwały
    }
    .acc =
        { $n ->
            [one] { $n } Punkt Chwały
            [few] { $n } Punkty Chwały
           *[many] { $n } Punktów Chwały
        }
n-rage =
    { $n ->
        [one] { $n } Punkt Szału
        [few] { $n } Punkty Szału
       *[many] { $n } Punktów Szału
    }
    .acc =
        { $n ->
            [one] { $n } Punkt Szału
            [few] { $n } Punkty Szału
           *[many] { $n } Punktów Szału
        }
n-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc =
        { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
n-figures =
    { $n ->
        [one] { $n } figurka
        [few] { $n } figurki
       *[many] { $n } figurek
    }
    .acc =
        { $n ->
            [one] { $n } figurkę
            [few] { $n } figurki
           *[many] { $n } figurek
        }
