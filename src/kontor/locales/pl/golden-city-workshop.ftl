### Warsztat, w którym powstają wyspy, po polsku.

## Półka

workshop = Własne wyspy
    .about = Wprowadź planszę ze swojego pudełka albo wymyśl własną. To, co zrobisz, zostaje na tym urządzeniu, dopóki nie przekażesz tego jako plik.
new-island = Nowa wyspa
from-ours = Z naszej wyspy
    .about = Wszystko już jest. Przesuwaj, zmieniaj i łącz, aż będzie twoja.
from-empty = Z pustego lądu
    .about = Cztery krajobrazy i cztery rzeki, a jeszcze ani jednego pola.
from-seed = Z liczby
    .about = Los układa dobrą wyspę. Ta sama liczba daje tę samą wyspę.
from-file = Z pliku
    .about = Wyspa, którą ktoś ci dał albo zapisana wcześniej w pliku.
start-here = Zacznij tutaj
seed = Liczba
draft = Ułóż
drafting = Układam …
draft-failed = Nie udało się dostać wyspy. Spróbuj za chwilę.
draft-too-fast = Szybko! Odczekaj kilka sekund przed następną.
load-file = Otwórz plik
title-new = Moja wyspa
title-draft = Wyspa { $seed }
my-islands = Na półce
no-islands = Jeszcze nic tu nie ma. Zapisana wyspa stanie tutaj.
kept-on = { $day }
throw-away = Wyrzuć
throw-away-really = Wyrzucić „{ $title }”?
    .about = Przepadnie na zawsze, chyba że masz ją w pliku.
keep-it = Zachowaj
cannot-open = Nie da się otworzyć „{ $name }”
file-no-json = To nie jest plik wyspy: jego tekst nie jest w formacie JSON.
file-no-island = W tym pliku jest coś innego niż wyspa.

## Stół warsztatowy

leave-unsaved = Wyjść bez zapisania?
    .about = Zmiany od ostatniego zapisu wyspy przepadną.
stay = Zostań
leave-anyway = Wyjdź
to-shelf = Do wszystkich wysp
undo-step = Cofnij
redo-step = Ponów
keep-island = Zapisz
is-kept = Zapisana
kept = Wyspa jest zapisana na tym urządzeniu.
not-kept = Przeglądarka nie ma miejsca albo niczego nie zapisuje. Zapisz wyspę jako plik.
export-island = Zapisz jako plik
share-island = Udostępnij jako plik
play-on-it = Zagraj na niej
    .about = Wyspa zostanie zapisana, a gra toczy się na niej takiej, jaka jest teraz.
map-of = Mapa: { $title }
site-label = { $site }: { $kind }, { $landform }, { $told }.
part-label = { $site }: { $kind }, { $landform }.
no-reward = jeszcze bez nagrody
has-fault = coś tu jest nie tak

## Narzędzia

tools = Narzędzia
tool-choose = Wybierz i przesuń
tool-road = Drogi
tool-coast = + wybrzeże ({ $count })
tool-rural = + przedmieście ({ $count })
tool-outer = + zewnętrzna ({ $count })
tool-inner = + wewnętrzna ({ $count })
hint-choose = Przeciągnij pole albo wybierz je i przesuwaj strzałkami. Dotknij drogi, aby ją wybrać.
hint-road = Wybierz pole, od którego zaczyna się droga.
hint-road-on = Wybierz następne pole: droga powstanie, a jeśli już jest, zniknie.
hint-place = Dotknij mapy tam, gdzie pole ma leżeć.

## Co jest wybrane

site-title = { $site } · { $kind }
let-go = Odłóż
reward = Nagroda
part-coin = Daje monetę za pierwszy stragan
sector = Krajobraz
quarter = Ćwiartka
on-river = Rzeka
no-river = nie nad rzeką
axis-x = Od lewej
axis-y = Od góry
move-hint = Na mapie: przesuwaj strzałkami, z klawiszem Shift większymi krokami.
roads-from = { $count ->
    [0] Jeszcze bez dróg
    [one] Jedna droga
    [few] { $count } drogi
   *[many] { $count } dróg
}
remove-road = Usuń drogę { $from }–{ $to }
draw-road = Narysuj drogę
road-to-where = Dokąd?
road-to = Droga do …
remove-site = Zdejmij { $site } z wyspy
road-title = Droga { $from }–{ $to }
remove-this-road = Usuń
build-this-road = Narysuj

## Wyniki sprawdzenia

findings = Wyniki sprawdzenia
findings-count = { $count ->
    [0] Wyniki: bez błędów
    [one] Wyniki: jeden błąd
    [few] Wyniki: { $count } błędy
   *[many] Wyniki: { $count } błędów
}
checking = Sprawdzam …
check-away = W tej chwili nie ma kogo zapytać. Wyspa zostanie sprawdzona, gdy wróci połączenie.
faults = { $count ->
    [one] Zanim zagracie, trzeba poprawić jedną rzecz.
    [few] Zanim zagracie, trzeba poprawić { $count } rzeczy.
   *[many] Zanim zagracie, trzeba poprawić { $count } rzeczy.
}
remarks = { $count ->
    [one] Można na niej grać. Jedna rzecz jest nietypowa:
    [few] Można na niej grać. { $count } rzeczy są nietypowe:
   *[many] Można na niej grać. { $count } rzeczy jest nietypowych:
}
all-well = Można na niej grać.
is-fault = Błąd:
is-remark = Nietypowe:
and-more = i jeszcze { $count }

## Jak jest sprawiedliwa

fairness = Jak jest sprawiedliwa?
    .about = Boty rozgrywają na wyspie setki partii i pokazują, kto wygrywa z którego miejsca i sektora.
try-out = Wypróbuj
try-out-again = Wypróbuj jeszcze raz
stop-trying = Zatrzymaj
trying = { $done } z { $of } partii
trying-waits = Czekam na innych …
tried-before = Od tych partii wyspa się zmieniła.
trial-stopped = Zatrzymano po { $done } partiach.
trial-failed = Partie skończyły się przed czasem. Spróbuj za chwilę.
trial-too-many = Tylko jedna próba naraz: poczekaj na tamtą albo ją zatrzymaj.
trial-too-fast = Szybko! Odczekaj minutę przed następną.
trial-players = { $players ->
    [3] Trzech graczy
   *[4] Czterech graczy
}
share-scale = Kreska to udział przy równych szansach; pasek zawiera prawdziwy udział w 95 przypadkach na 100.
even-share = po równo: { $share }%
begin-here = zaczyna tu { $share }%
by-choice = z wyboru
by-lot = losowo
site-share = { $site } { $share }%

## Wszystkie pola

all-places = Wszystkie pola
places-coast = Wybrzeże
places-rural = Przedmieścia
places-outer = Dzielnice zewnętrzne
places-inner = Dzielnice wewnętrzne
still-missing = { $count ->
    [one] (brakuje jednego)
   *[other] (brakuje { $count })
}
place-site = Połóż { $site } na wyspie

## Obok mapy

beside-map = Kompas i karty
compass = Kompas
    .about = Który krajobraz leży na północy i w którą stronę następują po sobie góry, równina, las i pustynia.
turn-clockwise = zgodnie z ruchem wskazówek zegara
turn-counter-clockwise = przeciwnie do ruchu wskazówek zegara
score-cards-about = Każda pokazuje towar oraz rzekę albo ćwiartkę.
card-back = Rewers { $back }
card-good = Towar na karcie { $number }
card-area = Obszar na karcie { $number }
goods-cards-about = { $count } z { $all } kart.

## Klawisze

key-move-site = Przesuwa wybrane pole, z Shiftem dalej
key-pick-site = Wybiera pole albo prowadzi do niego drogę
key-remove-site = Zdejmuje wybrane pole z wyspy
key-undo-step = Cofa ostatni krok
key-redo-step = Wykonuje go ponownie
key-keep-island = Zapisuje wyspę na tym urządzeniu
key-let-go = Odkłada narzędzie, potem to, co wybrane
