### Złote Miasto na stronie, po polsku.

game-title = Złote Miasto
game-about = Zasiedlaj wyspę, buduj wzdłuż dróg aż do złotego miasta w jej sercu i zbierz najwięcej kontraktów handlowych.
workshop-link = Własne wyspy
our-island = Nasza wyspa

## Klawisze

key-roads = Drogami od pola do pola
key-open = Do następnego pola, na którym można budować
key-first = Do pierwszego pola, na którym można budować
key-site = Wybiera pole
key-away = Odkłada pole i wraca do niego
key-offers = Od pary do pary, od karty do karty
key-zoom = Bliżej, dalej, cała wyspa

## Stół

this-round = Ta runda
round-of = Runda { $round } z { $rounds }
piles = Talie i pula
left-to-draw = Co jeszcze może przyjść?
    .about = Karty krajobrazu, których nie widzisz: w talii albo zakryte na ręce.
score-now = Gdyby podliczać teraz:
score-nobody = nikt
holdings-of = { $seat-person ->
    [you] Co leży przed tobą
   *[other] Co ma { $seat }
}
start-player = klucz pierwszego gracza
is-blocked = zablokowany
hand-known = { $count ->
    [one] { $count } karta krajobrazu; znana:
    [few] { $count } karty krajobrazu; znane:
   *[many] { $count } kart krajobrazu; znane:
}
hand-empty = Brak kart krajobrazu
pair-free = wolna
pair-held = { $seat-person ->
    [you] leży tu twoja dłoń
   *[other] leży tu dłoń gracza { $seat }
}
pair-costs = { $coins ->
    [one] przegonienie kosztuje { $coins } monetę
    [few] przegonienie kosztuje { $coins } monety
   *[many] przegonienie kosztuje { $coins } monet
}

## Wyspa

can-build = Możesz tu teraz budować.
in-reach = W twoim zasięgu.
lacks-cards = W twoim zasięgu, ale twoje karty nie wystarczą.
site-names = Nazwy
as-list = Lista
as-map = Mapa
zoom-in = Bliżej
zoom-out = Dalej
zoom-all = Cała wyspa

## Co teraz

tray = Pytanie i karty na ręce
choose-site = { $count ->
    [0] Wybierz zaznaczone pole; możesz zbudować dwa stragany.
   *[other] Możesz zbudować jeszcze jeden stragan.
}
no-site = { $count ->
    [0] Tymi kartami nie możesz teraz nic zbudować.
   *[other] Tymi kartami nie możesz już nic zbudować.
}
do-choose-hidden = Weź kartę premii
build-here = Zbuduj tutaj
pay-with-these = Zapłać tymi kartami
pay-not-yet = Wybierz karty do zapłaty
keep-cards = Na koniec tury możesz mieć { $count } kart krajobrazu.
bonus-beside = Obok stoi, ile dałaby ci teraz.
pick-cards = { $count ->
    [one] Wybierz jeszcze jedną kartę
    [few] Wybierz jeszcze { $count } karty
   *[many] Wybierz jeszcze { $count } kart
}
discard-cards = { $count ->
    [one] O jedną kartę za dużo: którą odrzucasz?
    [few] O { $count } karty za dużo: które odrzucasz?
   *[many] O { $count } kart za dużo: które odrzucasz?
}
discard-these = { $count ->
    [one] Odrzuć tę kartę
    [few] Odrzuć te { $count } karty
   *[many] Odrzuć te { $count } kart
}
joker = { $stands ->
    [one] { $count } karty { $card-gen } zastępują jedną kartę { $landform-gen }.
   *[other] { $count } karty { $card-gen } zastępują { $stands } karty { $landform-gen }.
}
waits-bid = { $seat } licytuje.
waits-build = { $seat } buduje.
waits-choose = { $seat } wybiera kartę premii.
waits-take = { $seat } wybiera kartę towaru.
waits-give-up = { $seat } odkłada kartę towaru.
waits-discard = { $seat } odrzuca karty.
waits-over = Gra skończona.
scoring = Podliczanie rundy.
turning-up = Karty premii zostają odkryte.

## Koniec

standing-letters = Kontrakty handlowe w trakcie partii
account-blocked = Blokada: za wszystkimi innymi
account-city = Kontrakty: dzielnice
account-goods = Kontrakty: towary
account-areas = Kontrakty: rzeki i ćwiartki
account-bonus = Kontrakty: karty premii
account-letters = Kontrakty razem
account-in-city = Stragany w mieście
account-built = Stragany razem
account-coins = Monety

turn-number = Runda { $turn }

## W minutę

minute-1 = Wygrywa najwięcej kontraktów
    .about = Kontrakty handlowe mają cztery źródła: stragany w Złotym Mieście, towary, rzekę lub ćwiartkę, za którą płaci runda, i karty premii. Gra trwa najwyżej 16 rund.
minute-2 = Najpierw licytacja pary
    .about = Runda zaczyna się od par kart krajobrazu, po jednej dla każdego. Wolna para nic nie kosztuje. Przegonienie dłoni z pary kosztuje 1 monetę, następne 2, potem 3.
minute-3 = Potem budowa najwyżej dwóch straganów
    .about = Na wybrzeżu za jedną kartę wybrzeża; gdzie indziej za dwie karty krajobrazu, jeśli prowadzi tam droga od twoich straganów. Dwie jednakowe karty zastępują jedną kartę dowolnego innego krajobrazu. Nagroda to, co narysowano na polu.
minute-4 = Miasto daje kontrakty
    .about = W dzielnicy zewnętrznej pierwszy stragan daje 5 kontraktów, drugi 3; w wewnętrznej 10 i 6, ale potrzebny jest klucz. Klucze leżą na polach przed miastem.
minute-5 = Każda runda się liczy
    .about = Jej karta pokazuje towar oraz rzekę lub ćwiartkę. Kto ma ten towar albo stragan w tym miejscu, dostaje 2 kontrakty; kto jako jedyny ma towar albo ma tam najwięcej straganów, 4.
