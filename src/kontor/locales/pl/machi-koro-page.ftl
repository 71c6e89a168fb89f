### Co tylko strona mówi o Machi Koro, po polsku.

game-title = Machi Koro
game-about = Rzucaj kośćmi, niech pola i sklepy na ciebie zarabiają, i zbuduj pierwszy wszystkie cztery wielkie budowle.

## Karty

can-build = Możesz to teraz zbudować.
in-city = { $count } × { $card }, kolor { $colour }, rzut { $rolls }.
stands-new = od następnej tury
planned = Jeszcze nie zbudowano.
when-blue = przy każdym rzucie
when-green = przy twoim rzucie
when-red = przy cudzym rzucie
when-purple = przy twoim rzucie

## Stół

city-of = { $seat-person ->
    [you] Twoje miasto
   *[other] Miasto gracza { $seat }
}
tray = Kości i pytanie
dice-show = { $dice-count ->
    [one] Kość pokazuje { $total }.
   *[other] Kości pokazują { $dice }, razem { $total }.
}
dice-rest = Jeszcze nie rzucono.

## Co robić

roll-now = Twoja tura: rzuć kością.
choose-card = Wybierz kartę, żeby zobaczyć, co robi.
build-for = Zbuduj za
for-this = W zamian za: { $card }.
second-follows = Dublet: będzie druga tura.
waits-roll = { $seat } zaraz rzuci.
waits-income = { $seat } już po rzucie.
waits-reroll = { $seat } zastanawia się nad ponownym rzutem.
waits-collect = { $seat } decyduje, kto płaci za stację telewizyjną.
waits-swap = { $seat } zastanawia się nad wymianą.
waits-give = { $seat } wybiera, co oddać.
waits-get = { $seat } wybiera, co wziąć.
waits-build = { $seat } chce budować.

## Co przyniosłaby każda liczba

outlook-show = Co przyniósłby każdy rzut?
outlook-roller = Kto rzuca?
outlook-choice = Przy 6 dochodzi wybór: stacja telewizyjna lub biurowiec.

## Koniec

standing-worth = Wartość miasta: monety i wszystko, co zbudowane, po koszcie
account-landmarks = Wielkie budowle
account-cards = Przedsiębiorstwa
account-worth = Wydano na budowę, w monetach
account-coins = Pozostałe monety

## Zasady według numerów

law-MK-T1 = Tura zaczyna się rzutem: jedną kością, a z działającym dworcem jedną lub dwiema, do wyboru w każdej turze.
law-MK-T3 = Z działającą wieżą radiową można raz w turze rzucić ponownie wszystkimi kośćmi, zanim ktokolwiek dostanie pieniądze. Liczy się drugi rzut.
law-MK-T4 = Z działającym parkiem rozrywki dublet daje po tej turze drugą, ale nie trzecią.
law-MK-T5 = Na końcu tury można zbudować jedno przedsiębiorstwo lub jedną wielką budowlę albo nic.
law-MK-I1 = Najpierw rzucający płaci za czerwone karty, potem zarabiają niebieskie i zielone, na końcu działają fioletowe.
law-MK-I2 = Czerwone karty zarabiają przy rzutach innych, a płaci rzucający. Jeśli jest winien kilku osobom, pierwsza jest ta, która siedzi przed nim.
law-MK-I3 = Kto nie może zapłacić wszystkiego, płaci tyle, ile ma. Reszta przepada.
law-MK-I4 = Niebieskie karty zarabiają przy każdym rzucie, zielone tylko przy własnym.
law-MK-I5 = Kilka takich samych kart zarabia kilka razy. Fabryki i hala targowa liczą symbole w mieście.
law-MK-I6 = Z działającym centrum handlowym każda filiżanka i każdy sklep zarabia o jedną monetę więcej.
law-MK-I7 = Fioletowe karty działają tylko przy własnej szóstce: najpierw stadion, potem stacja telewizyjna, potem biurowiec.
law-MK-I8 = Stadion bierze po dwie monety od każdej innej osoby.
law-MK-I9 = Stacja telewizyjna bierze pięć monet od jednej wybranej osoby.
law-MK-I10 = Biurowiec może wymienić jedną własną kartę na cudzą; karty z wieżą są wyłączone.
law-MK-B1 = Kart niebieskich, zielonych i czerwonych można mieć tyle, ile jest na rynku, każdej fioletowej tylko jedną.
law-MK-B3 = Wielka budowla działa od następnej tury właściciela.
law-MK-B4 = Kto zbuduje czwartą wielką budowlę, natychmiast wygrywa.
law-MK-M2 = Niech się dzieje, co chce: odkrytych jest dziesięć rodzajów. Gdy po zakupie jest ich mniej, odkrywa się karty, aż znów będzie dziesięć.
law-MK-M3 = Pierwsze partie: nikt nie ma więcej niż dwóch kart jednego rodzaju.
