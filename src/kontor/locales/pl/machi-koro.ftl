### Machi Koro po polsku.

title = Machi Koro

## Przedsiębiorstwa

card-wheat-field = Pole pszenicy
    .acc = pole pszenicy
    .few = pola pszenicy
    .many = pól pszenicy
card-ranch = Farma
    .acc = farmę
    .few = farmy
    .many = farm
card-bakery = Piekarnia
    .acc = piekarnię
    .few = piekarnie
    .many = piekarni
card-cafe = Kawiarnia
    .acc = kawiarnię
    .few = kawiarnie
    .many = kawiarni
card-convenience-store = Minimarket
    .acc = minimarket
    .few = minimarkety
    .many = minimarketów
card-forest = Las
    .acc = las
    .few = lasy
    .many = lasów
card-stadium = Stadion
    .acc = stadion
    .few = stadiony
    .many = stadionów
card-tv-station = Stacja telewizyjna
    .acc = stację telewizyjną
    .few = stacje telewizyjne
    .many = stacji telewizyjnych
card-business-centre = Biurowiec
    .acc = biurowiec
    .few = biurowce
    .many = biurowców
card-cheese-factory = Serowarnia
    .acc = serowarnię
    .few = serowarnie
    .many = serowarni
card-furniture-factory = Fabryka mebli
    .acc = fabrykę mebli
    .few = fabryki mebli
    .many = fabryk mebli
card-mine = Kopalnia
    .acc = kopalnię
    .few = kopalnie
    .many = kopalni
card-family-restaurant = Restauracja rodzinna
    .acc = restaurację rodzinną
    .few = restauracje rodzinne
    .many = restauracji rodzinnych
card-apple-orchard = Sad jabłoniowy
    .acc = sad jabłoniowy
    .few = sady jabłoniowe
    .many = sadów jabłoniowych
card-produce-market = Hala targowa
    .acc = halę targową
    .few = hale targowe
    .many = hal targowych

colour-blue = niebieski
colour-green = zielony
colour-red = czerwony
colour-purple = fioletowy

symbol-wheat = pszenica
    .acc = pszenicę
    .gen = pszenicy
symbol-cow = krowa
    .acc = krowę
    .gen = krowy
symbol-gear = zębatka
    .acc = zębatkę
    .gen = zębatki
symbol-shop = sklep
    .acc = sklep
    .gen = sklepu
symbol-cup = filiżanka
    .acc = filiżankę
    .gen = filiżanki
symbol-factory = fabryka
    .acc = fabrykę
    .gen = fabryki
symbol-fruit = owoc
    .acc = owoc
    .gen = owocu
symbol-tower = wieża
    .acc = wieżę
    .gen = wieży

## Wielkie budowle

landmark-train-station = Dworzec
    .acc = dworzec
    .gen = dworca
    .brief = 1–2 kości
    .about = W każdej turze od nowa wybierasz, czy rzucasz jedną kością, czy dwiema.
landmark-shopping-mall = Centrum handlowe
    .acc = centrum handlowe
    .gen = centrum handlowego
    .brief = filiż./sklep +1
    .about = Każda twoja aktywowana karta z filiżanką lub sklepem przynosi o 1 monetę więcej.
landmark-amusement-park = Wesołe miasteczko
    .acc = wesołe miasteczko
    .gen = wesołego miasteczka
    .brief = dublet: tura
    .about = Dublet daje ci po tej turze drugą, ale trzeciej już nie.
landmark-radio-tower = Wieża radiowa
    .acc = wieżę radiową
    .gen = wieży radiowej
    .brief = ponowny rzut
    .about = Raz w turze możesz ponownie rzucić wszystkimi kośćmi, zanim ktokolwiek coś dostanie.

## Co się dzieje

n-coins = { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
event-turn = { $seat-person ->
    [you] Twoja tura.
   *[other] Tura gracza { $seat }.
}
event-second-turn = { $seat-person ->
    [you] Dublet: masz drugą turę.
   *[other] Dublet: { $seat } ma drugą turę.
}
event-opened = { $seat-person ->
    [you] Od teraz korzystasz z { $landmark-gen }.
   *[other] Od teraz { $seat } korzysta z { $landmark-gen }.
}
rolled = { $dice-count ->
    [one] { $total }
   *[other] { $dice } = { $total }
}
event-rolled = { $seat-person ->
    [you] Wyrzucasz { rolled }.
   *[other] { $seat } wyrzuca { rolled }.
}
event-rerolled = { $seat-person ->
    [you] Rzucasz ponownie: { rolled }.
   *[other] { $seat } rzuca ponownie: { rolled }.
}
event-kept = { $seat-person ->
    [you] Zostajesz przy tym rzucie.
   *[other] { $seat } zostaje przy tym rzucie.
}
short = { $unpaid ->
    [0] {""}
   *[other] , brakuje { $unpaid }
}
event-paid = { $coins ->
    [0] { $seat-person ->
        [you] Nie masz czym zapłacić graczowi { $to } ({ $card }).
       *[other] { $to-person ->
            [you] { $seat } nie ma czym ci zapłacić ({ $card }).
           *[other] { $seat } nie ma czym zapłacić graczowi { $to } ({ $card }).
        }
    }
   *[other] { $seat-person ->
        [you] Płacisz graczowi { $to } { n-coins }{ short } ({ $card }).
       *[other] { $to-person ->
            [you] { $seat } płaci ci { n-coins }{ short } ({ $card }).
           *[other] { $seat } płaci graczowi { $to } { n-coins }{ short } ({ $card }).
        }
    }
}
copies = { $cards ->
    [one] { $card-acc }
    [few] { $cards } { $card-few }
   *[many] { $cards } { $card-many }
}
event-earned = { $seat-person ->
    [you] Dostajesz { n-coins } za { copies }.
   *[other] { $seat } dostaje { n-coins } za { copies }.
}
event-no-income = Wynik { $total } nikomu nic nie przynosi.
event-swapped = { $seat-person ->
    [you] Oddajesz graczowi { $with } { $gave-acc } za { $got-acc }.
   *[other] { $with-person ->
        [you] { $seat } oddaje ci { $gave-acc } za { $got-acc }.
       *[other] { $seat } oddaje graczowi { $with } { $gave-acc } za { $got-acc }.
    }
}
event-declined = { $seat-person ->
    [you] Nie wymieniasz kart.
   *[other] { $seat } nie wymienia kart.
}
event-built = { $seat-person ->
    [you] Budujesz { $card-acc } za { n-coins }.
   *[other] { $seat } buduje { $card-acc } za { n-coins }.
}
event-built-landmark = { $seat-person ->
    [you] Budujesz { $landmark-acc } za { n-coins }!
   *[other] { $seat } buduje { $landmark-acc } za { n-coins }!
}
event-passed = { $seat-person ->
    [you] Niczego nie budujesz.
   *[other] { $seat } niczego nie buduje.
}
event-revealed = Nowa karta w ofercie: { $card }. W talii { $left ->
    [one] pozostaje { $left } karta
    [few] pozostają { $left } karty
   *[many] pozostaje { $left } kart
}.
event-won = { $seat-person ->
    [you] Masz wszystkie cztery wielkie budowle i wygrywasz!
   *[other] { $seat } ma wszystkie cztery wielkie budowle i wygrywa!
}
end-landmarks = Wszystkie cztery wielkie budowle stoją.

## Pytania i odpowiedzi

question-roll = Rzuć kośćmi.
question-reroll = Rzucasz ponownie?
question-collect = Stacja telewizyjna: od kogo bierzesz 5 monet?
question-swap = Biurowiec: z kim wymieniasz kartę?
question-give = Którą kartę oddajesz?
question-get = Którą kartę bierzesz w zamian?
question-build = Co budujesz?

do-roll-dice = { $dice ->
    [one] Rzuć jedną kością
   *[other] Rzuć dwiema kośćmi
}
do-keep = Zostań przy tym rzucie
do-reroll = Rzuć ponownie
do-collect-from = Weź od gracza { $from }
do-swap-with = Wymień z graczem { $with }
do-decline = Nie wymieniaj
do-give-card = Oddaj { $card-acc }
do-get-card = Weź { $card-acc }
do-build-card = Zbuduj { $card-acc } ({ $card-cost })
do-build-landmark = Zbuduj { $landmark-acc } ({ $landmark-cost })
do-pass = Nie buduj niczego

## Odmowy, według numeru zasady

rule-MK-T1 = Tura zaczyna się od rzutu: jedną kością, a z działającym dworcem także dwiema.
rule-MK-T3 = Najpierw zdecyduj, czy rzucasz ponownie: raz w turze, wszystkimi kośćmi, z działającą wieżą radiową.
rule-MK-T5 = Teraz możesz zbudować jedną kartę, na którą cię stać, albo nic.
rule-MK-I9 = Stacja telewizyjna bierze od jednego z pozostałych graczy, którego wskażesz.
rule-MK-I10 = Biurowiec wymienia jedną twoją kartę na jedną kartę innego gracza, oprócz kart z wieżą.
rule-MK-B1 = Każdą fioletową kartę możesz mieć tylko raz, a pozostałych tyle, ile jest w ofercie.
rule-MK-B2 = Ta wielka budowla już u ciebie stoi.
rule-MK-B4 = Gra jest skończona: wszystkie cztery wielkie budowle stoją.
rule-MK-M2 = Ta karta nie leży teraz odkryta w ofercie.
rule-MK-M3 = W pierwszych partiach nikt nie może mieć więcej niż dwóch jednakowych kart.

## Warianty

option-come-what-may = Niech się dzieje, co chce
    .about = W ofercie leży dziesięć różnych kart, reszta przychodzi z zakrytej talii.
option-first-games = Pierwsze partie
    .about = Najwyżej dwie jednakowe karty w każdym mieście.

## Stół

coins = Monety
establishments = Przedsiębiorstwa
landmarks = Wielkie budowle
col-rolls = Rzut
col-income = Zysk
col-cost = Koszt
col-market = Oferta
built = stoi
built-now = nowe
income-blue = { $coins }
income-green = { $coins }
income-per = { $coins } za { $symbol-acc }
income-red = { $coins } od rzucającego
income-stadium = { $coins } od każdego
income-tv-station = { $coins } od jednego
income-business-centre = wymiana
legend = Niebieskie działają przy każdym rzucie, zielone i fioletowe przy twoim, czerwone przy cudzym.
deck-left = W talii { $left ->
    [one] pozostaje { $left } karta
    [few] pozostają { $left } karty
   *[many] pozostaje { $left } kart
}.

## Wyjaśnienia

explain-card = { $card }: kolor { $colour }, symbol { $symbol }, rzut { $rolls }, koszt { $card-cost }.
explain-landmark = { $landmark }: wielka budowla, koszt { $landmark-cost }.
explain-colour = Kolor { $colour }: { $card }.
explain-symbol = Symbol { $symbol }: { $card }.
explain-stock = W ofercie: { $market }. U ciebie: { $own }.
does-blue = Przy wyniku { $rolls }, bez względu na to, kto rzuca, dostajesz { n-coins } z banku.
does-green = Gdy to ty wyrzucisz { $rolls }, dostajesz { n-coins } z banku.
does-green-per = Gdy to ty wyrzucisz { $rolls }, za każdą swoją kartę z symbolem { $symbol-gen } dostajesz { n-coins } z banku.
does-red = Gdy inny gracz wyrzuci { $rolls }, płaci ci { n-coins }, zanim ktokolwiek dostanie coś z banku.
does-stadium = Gdy to ty wyrzucisz { $rolls }, każdy inny gracz płaci ci { n-coins }.
does-tv-station = Gdy to ty wyrzucisz { $rolls }, wskazany przez ciebie gracz płaci ci { n-coins }.
does-business-centre = Gdy to ty wyrzucisz { $rolls }, możesz wymienić jedną swoją kartę na kartę innego gracza; nie dotyczy to kart z wieżą.
raised-by-mall = Z centrum handlowym o { n-coins } więcej.
