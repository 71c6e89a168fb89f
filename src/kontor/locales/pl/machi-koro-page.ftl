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
nothing-to-build = Teraz nie możesz nic zbudować.
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

outlook-show = Co da który rzut?
outlook-roller = Kto rzuca?
outlook-choice = Przy 6 dochodzi wybór: stacja telewizyjna lub biurowiec.

## Koniec

standing-worth = Wartość miasta: monety i wszystko, co zbudowane, po koszcie
account-landmarks = Wielkie budowle
account-cards = Przedsiębiorstwa
account-worth = Wydano na budowę, w monetach
account-coins = Pozostałe monety

## Klawisze

key-cards = Od karty do karty
key-ends = Do pierwszej albo ostatniej karty
key-look = Pokazuje kartę; ponownie: buduje ją
key-away = Odkłada kartę

## W minutę

minute-1 = Wygrywają cztery wielkie budowle
    .about = Wygrywa, kto pierwszy zbuduje w swoim mieście wszystkie cztery wielkie budowle. Kosztują monety, a monety przynoszą kości.
minute-2 = Rzut
    .about = Każda tura zaczyna się od rzutu. Zarabia każda karta z wyrzuconą liczbą. Dworzec pozwala rzucać dwiema kośćmi.
minute-3 = Kolor mówi, czyj rzut się liczy
    .about = Niebieskie zarabiają przy każdym rzucie, zielone tylko przy twoim. Czerwone biorą od rzucającego. Fioletowe działają, gdy to ty wyrzucisz 6.
minute-4 = Jedna budowa
    .about = Potem możesz zbudować jedną kartę z oferty albo jedną wielką budowlę, albo oszczędzać.
minute-5 = Liczby i symbole
    .about = Kto ma wiele różnych liczb, prawie zawsze coś zarabia. Możesz też zbierać jeden symbol: serowarnia, fabryka mebli i hala targowa płacą za każdą kartę, która go ma.
