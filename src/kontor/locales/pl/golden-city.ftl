### Złote Miasto po polsku.

title = Złote Miasto

## Krajobrazy, pola, obszary

landform-coast = wybrzeże
    .gen = wybrzeża
landform-woodland = las
    .gen = lasu
landform-meadow = równina
    .gen = równiny
landform-mountain = góry
    .gen = gór
landform-desert = pustynia
    .gen = pustyni

kind-coast = pole wybrzeża
    .about = 1 karta wybrzeża. Można budować na każdym wolnym, zawsze; droga nie jest potrzebna.
kind-rural = pole przedmieść
    .about = 2 karty jego krajobrazu i droga od twojego straganu połączonego z wybrzeżem.
kind-outer = dzielnica zewnętrzna
    .about = 2 karty swojego krajobrazu i droga. Każdy może tam zbudować jeden stragan; pierwszy daje 5 kontraktów, drugi 3.
kind-inner = dzielnica wewnętrzna
    .about = 2 karty swojego krajobrazu, karta klucza i droga. Każdy może tam zbudować jeden stragan; pierwszy daje 10 kontraktów i kartę krajobrazu, drugi 6.

area-mountain-meadow = rzeka góry–równina
    .in = nad rzeką góry–równina
area-meadow-woodland = rzeka równina–las
    .in = nad rzeką równina–las
area-woodland-desert = rzeka las–pustynia
    .in = nad rzeką las–pustynia
area-desert-mountain = rzeka pustynia–góry
    .in = nad rzeką pustynia–góry
area-mountain = ćwiartka górska
    .in = w ćwiartce górskiej
area-meadow = ćwiartka równinna
    .in = w ćwiartce równinnej
area-woodland = ćwiartka leśna
    .in = w ćwiartce leśnej
area-desert = ćwiartka pustynna
    .in = w ćwiartce pustynnej

site-c1 = c1
site-c2 = c2
site-c3 = c3
site-c4 = c4
site-c5 = c5
site-c6 = c6
site-c7 = c7
site-c8 = c8
site-c9 = c9
site-c10 = c10
site-c11 = c11
site-c12 = c12
site-c13 = c13
site-c14 = c14
site-c15 = c15
site-c16 = c16
site-r1 = r1
site-r2 = r2
site-r3 = r3
site-r4 = r4
site-r5 = r5
site-r6 = r6
site-r7 = r7
site-r8 = r8
site-r9 = r9
site-r10 = r10
site-r11 = r11
site-r12 = r12
site-r13 = r13
site-r14 = r14
site-r15 = r15
site-r16 = r16
site-r17 = r17
site-r18 = r18
site-r19 = r19
site-r20 = r20
site-r21 = r21
site-r22 = r22
site-r23 = r23
site-r24 = r24
site-r25 = r25
site-r26 = r26
site-r27 = r27
site-r28 = r28
site-r29 = r29
site-r30 = r30
site-o1 = o1
site-o2 = o2
site-o3 = o3
site-o4 = o4
site-o5 = o5
site-o6 = o6
site-o7 = o7
site-o8 = o8
site-i1 = i1
site-i2 = i2
site-i3 = i3
site-i4 = i4

## Towary, karty premii, nagrody

good-pottery = dzbany
    .gen = dzbanów
good-wine = wino
    .gen = wina
good-spices = przyprawy
    .gen = przypraw
good-cloth = sukno
    .gen = sukna

goods-pottery-wine = dzbany i wino
goods-pottery-spices = dzbany i przyprawy
goods-pottery-cloth = dzbany i sukno
goods-wine-spices = wino i przyprawy
goods-wine-cloth = wino i sukno
goods-spices-cloth = przyprawy i sukno
goods-deck = wierzchnia z zakrytej talii

bonus-scales = Waga
    .each = 3 kontrakty za kartę towaru
bonus-coin = Moneta
    .each = 2 kontrakty za monetę
bonus-city = Miasto
    .each = 1 kontrakt za stragan w Złotym Mieście
bonus-river = Rzeka
    .each = 2 kontrakty za stragan nad rzeką
bonus-woodland = Las
    .each = 1 kontrakt za stragan w lesie, bez wybrzeża
bonus-meadow = Równina
    .each = 1 kontrakt za stragan na równinie, bez wybrzeża
bonus-mountain = Góry
    .each = 1 kontrakt za stragan w górach, bez wybrzeża
bonus-desert = Pustynia
    .each = 1 kontrakt za stragan na pustyni, bez wybrzeża

reward-coin-1 = 1 moneta
    .gone = W puli nie ma już monet
    .brief = 1 moneta
    .about = Od razu, z puli.
reward-coin-2 = 2 monety
    .gone = W puli nie ma już monet
    .brief = 2 monety
    .about = Od razu, z puli.
reward-landform = karta krajobrazu
    .gone = Nie ma już kart krajobrazu
    .brief = karta
    .about = Zakryta, z talii; można nią zapłacić już za drugi stragan.
reward-key = karta klucza
    .gone = Nie ma już kart klucza
    .brief = klucz
    .about = Otwiera jedną wewnętrzną dzielnicę miasta; leży przed tobą odkryta.
reward-bonus = karta premii
    .gone = Nie ma już kart premii
    .brief = premia
    .about = Wybierasz jedną z pozostałych i trzymasz ją zakrytą; na koniec gry daje kontrakty.
reward-goods = karta towaru
    .gone = Nie ma już kart towaru
    .brief = towar
    .about = Jedna z odkrytych albo wierzchnia z talii; możesz mieć najwyżej cztery.

## Co się dzieje

n-coins = { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
n-letters = { $letters ->
    [one] { $letters } kontrakt
    [few] { $letters } kontrakty
   *[many] { $letters } kontraktów
}
pair-name = { $pair ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
by-sign = { $site-reward ->
    [coin-1] przy monecie
    [coin-2] przy dwóch monetach
    [landform] przy karcie krajobrazu
    [key] przy kluczu
    [bonus] przy karcie premii
   *[goods] przy towarze
}
on-shore = { $site-spot ->
    [north] na północnym wybrzeżu
    [north-east] na północno-wschodnim wybrzeżu
    [east] na wschodnim wybrzeżu
    [south-east] na południowo-wschodnim wybrzeżu
    [south] na południowym wybrzeżu
    [south-west] na południowo-zachodnim wybrzeżu
    [west] na zachodnim wybrzeżu
   *[north-west] na północno-zachodnim wybrzeżu
}
on-ground = { $site-spot ->
    [mountain-meadow] { area-mountain-meadow.in }
    [meadow-woodland] { area-meadow-woodland.in }
    [woodland-desert] { area-woodland-desert.in }
    [desert-mountain] { area-desert-mountain.in }
    [mountain] w górach
    [meadow] na równinie
    [woodland] w lesie
   *[desert] na pustyni
}
city-side = { $site-spot ->
    [mountain] od strony gór
    [meadow] od strony równiny
    [woodland] od strony lasu
   *[desert] od strony pustyni
}
where-numbered = { $site-kind ->
    [coast] na polu wybrzeża { $site }
    [rural] na polu przedmieść { $site }
    [outer] w zewnętrznej dzielnicy { $site }
   *[inner] w wewnętrznej dzielnicy { $site }
}
where = { $site-spot ->
    [unknown] { where-numbered }
   *[known] { $site-kind ->
        [coast] { by-sign } { on-shore }
        [rural] { by-sign } { on-ground }
        [outer] w zewnętrznej dzielnicy { city-side }
       *[inner] w wewnętrznej dzielnicy { city-side }
    } ({ $site })
}
and-keys = { $keys ->
    [0] {""}
   *[other] {" "}oraz klucz
}
event-round = Zaczyna się runda { $round }. { $seat-person ->
    [you] Ty masz klucz pierwszego gracza.
   *[other] Klucz pierwszego gracza ma { $seat }.
}
event-score-card = W tej rundzie liczą się { $good } i { $area }.
event-reshuffled = Stos zużytych kart zostaje przetasowany i tworzy nową talię: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
event-dealt = Para { pair-name }: { $cards }.
event-placed = { $seat-person ->
    [you] Kładziesz dłoń na parze { pair-name } ({ $cards }).
   *[other] { $seat } kładzie dłoń na parze { pair-name } ({ $cards }).
}
event-expelled = { $seat-person ->
    [you] Przeganiasz gracza { $whom } z pary { pair-name } ({ $cards }) za { n-coins }.
   *[other] { $whom-person ->
        [you] { $seat } przegania cię z pary { pair-name } ({ $cards }) za { n-coins }.
       *[other] { $seat } przegania gracza { $whom } z pary { pair-name } ({ $cards }) za { n-coins }.
    }
}
event-took-pair = { $seat-person ->
    [you] Bierzesz na rękę parę: { $cards }.
   *[other] { $seat } bierze na rękę parę: { $cards }.
}
event-turn = { $seat-person ->
    [you] Twoja kolej na budowę.
   *[other] Teraz buduje { $seat }.
}
event-built = { $seat-person ->
    [you] Budujesz stragan { where }, zagrywasz: { $cards }{ and-keys }.
   *[other] { $seat } buduje stragan { where }, zagrywa: { $cards }{ and-keys }.
}
event-built-all = { $seat-person ->
    [you] Wszystkie twoje stragany stoją: to ostatnia runda.
   *[other] { $seat } ma już na planszy wszystkie stragany: to ostatnia runda.
}
event-coins = { $seat-person ->
    [you] Dostajesz { n-coins }.
   *[other] { $seat } dostaje { n-coins }.
}
event-drew = { $seat-person ->
    [you] Dobierasz kartę { $card-gen }.
   *[other] { $seat } dobiera kartę { $card-gen }.
}
event-drew-hidden = { $seat-person ->
    [you] Dobierasz kartę krajobrazu.
   *[other] { $seat } dobiera kartę krajobrazu.
}
event-key = { $seat-person ->
    [you] Dostajesz kartę klucza.
   *[other] { $seat } dostaje kartę klucza.
}
event-looks = { $seat-person ->
    [you] Przeglądasz pozostałe karty premii.
   *[other] { $seat } przegląda pozostałe karty premii.
}
event-bonus = { $seat-person ->
    [you] Bierzesz kartę premii { $bonus }: { $bonus-each }.
   *[other] { $seat } bierze kartę premii { $bonus }: { $bonus-each }.
}
event-bonus-hidden = { $seat-person ->
    [you] Bierzesz zakrytą kartę premii.
   *[other] { $seat } bierze zakrytą kartę premii.
}
event-goods-taken = { $seat-person ->
    [you] Bierzesz kartę towaru: { $goods }.
   *[other] { $seat } bierze kartę towaru: { $goods }.
}
event-goods-drawn = { $seat-person ->
    [you] Dobierasz kartę towaru z talii: { $goods }.
   *[other] { $seat } dobiera kartę towaru z talii: { $goods }.
}
event-goods-shown = Nowa odkryta karta towaru: { $goods }.
event-gave-up = { $seat-person ->
    [you] Odkładasz do pudełka kartę towaru: { $goods }.
   *[other] { $seat } odkłada do pudełka kartę towaru: { $goods }.
}
event-nothing-left = { $reward-gone }: { $seat-person ->
    [you] nie dostajesz nic.
   *[other] { $seat } nie dostaje nic.
}
nth = { $place ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
   *[4] czwarty
}
event-city-letters = { $seat-person ->
    [you] To { nth } stragan w tej dzielnicy: dostajesz { n-letters }.
   *[other] To { nth } stragan w tej dzielnicy: { $seat } dostaje { n-letters }.
}
event-blocked = { $seat-person ->
    [you] Nigdy już nic nie zbudujesz i przegrywasz: to ostatnia runda.
   *[other] { $seat } nigdy już nic nie zbuduje i przegrywa: to ostatnia runda.
}
event-discarded = { $seat-person ->
    [you] Odrzucasz kartę { $card-gen }.
   *[other] { $seat } odrzuca kartę { $card-gen }.
}
event-ended = { $seat-person ->
    [you] { $businesses ->
        [0] Niczego nie budujesz.
       *[other] Poprzestajesz na jednym straganie.
    }
   *[other] { $businesses ->
        [0] { $seat } niczego nie buduje.
       *[other] { $seat } poprzestaje na jednym straganie.
    }
}
majority = { $extra ->
    [0] {""}
   *[other] , w tym { $extra } jako premię za większość
}
n-goods-cards = { $count ->
    [one] { $count } karcie towaru
   *[other] { $count } kartach towaru
}
n-businesses = { $count ->
    [one] { $count } stragan
    [few] { $count } stragany
   *[many] { $count } straganów
}
event-scored-goods = { $seat-person ->
    [you] Za { $good } na { n-goods-cards } dostajesz { n-letters }{ majority }.
   *[other] Za { $good } na { n-goods-cards } { $seat } dostaje { n-letters }{ majority }.
}
event-scored-goods-nobody = Nikt nie ma { $good-gen }.
event-scored-area = { $seat-person ->
    [you] Za { n-businesses } { $area-in } dostajesz { n-letters }{ majority }.
   *[other] Za { n-businesses } { $area-in } { $seat } dostaje { n-letters }{ majority }.
}
event-scored-area-nobody = Nikt nie ma straganu { $area-in }.
event-bonus-scored = { $seat-person ->
    [you] Twoja karta premii { $bonus } przynosi { n-letters } ({ $bonus-each }).
   *[other] Karta premii { $bonus } przynosi graczowi { $seat } { n-letters } ({ $bonus-each }).
}
event-total = { $seat-person ->
    [you] Masz razem { n-letters }.
   *[other] { $seat } ma razem { n-letters }.
}
event-won = { $seat-person ->
    [you] Wygrywasz!
   *[other] { $seat } wygrywa!
}
event-won-together = { $seat-person ->
    [you] Dzielisz się zwycięstwem!
   *[other] { $seat } dzieli się zwycięstwem!
}
end-businesses = Wszystkie stragany jednego z graczy stoją na planszy.
end-score-cards = Ostatnia karta podliczania punktów jest rozliczona.
end-blocked = Jeden z graczy nigdy już nic nie zbuduje.

## Pytania i odpowiedzi

question-bid = Na którą parę kładziesz dłoń?
question-build = Gdzie budujesz?
question-pay = Czym płacisz?
question-choose = Którą kartę premii bierzesz?
question-take = Którą kartę towaru bierzesz?
question-give-up = Możesz zatrzymać cztery karty towaru. Którą odkładasz?
question-discard = Możesz zatrzymać pięć kart krajobrazu. Którą odrzucasz?

do-bid-pair = Połóż dłoń na parze { pair-name }
do-build-site = Zbuduj stragan { where }
do-pay-cards = Zagraj { $cards }
do-choose-bonus = Weź kartę premii { $bonus }: { $bonus-each }
do-take-goods = Weź kartę towaru: { $goods }
do-give-up-goods = Odłóż kartę towaru: { $goods }
do-discard-card = Odrzuć kartę { $card-gen }
do-end = Zakończ turę

## Odmowy, według numeru zasady

rule-GC-P2 = Par jest tyle, ilu graczy, więc tej pary nie ma.
rule-GC-A1 = Teraz kładzie się dłonie licytacji; budowa jest później.
rule-GC-A5 = Nie stać cię na przegonienie; wybierz wolną parę.
rule-GC-A7 = Przy tym stole w rundzie są najwyżej trzy przegonienia; wybierz wolną parę.
rule-GC-D1 = Twoja kolej na budowę: żadnego, jednego albo dwóch straganów.
rule-GC-D2 = Pole wybrzeża kosztuje kartę wybrzeża albo dwie jednakowe karty, a ty nie masz ani tego, ani tego.
rule-GC-D3 = Potrzebna jest tam droga od twoich straganów i dwie karty tego krajobrazu; dwie jednakowe karty zastępują jedną.
rule-GC-D4 = Wewnętrzna dzielnica kosztuje dodatkowo kartę klucza, a ty żadnej nie masz.
rule-GC-D5 = Stoi tam już stragan, a miejsce jest tylko na jeden.
rule-GC-D6 = Masz już tam stragan, a każdy może mieć tylko jeden.
rule-GC-D7 = Tymi kartami nie da się tego opłacić albo ich nie masz.
rule-GC-D8 = Najpierw wybierz, czym płacisz za stragan.
rule-GC-D10 = Najpierw odrzuć z ręki tyle kart, by zostało ci pięć.
rule-GC-D11 = Nie masz już straganów.
rule-GC-R4 = Najpierw wybierz jedną z pozostałych kart premii.
rule-GC-R5 = Najpierw weź kartę towaru: jedną z odkrytych albo wierzchnią z talii.
rule-GC-R6 = Najpierw odłóż jedną ze swoich pięciu kart towaru.
rule-GC-F6 = Gra jest skończona.

## Warianty

option-island = Wyspa
    .about = Na jakiej wyspie gracie: „kontor” albo własny plik.
option-three-expulsions = Trzy przegonienia
    .about = W każdej rundzie najwyżej trzy przegonienia.
option-goods-majority = Większość towarów
    .about = Premię daje także najwięcej kart z towarem, a nie tylko wyłączność.
option-tie-all-businesses = Remis według wszystkich straganów
    .about = Przy remisie najpierw liczą się wszystkie stragany, a nie tylko te w mieście.
option-open-letters = Jawne kontrakty
    .about = Wszyscy stale widzą, kto ile ma kontraktów.

## Fazy

phase-bidding = Licytacja
    .about = Po kolei każdy, czyja dłoń nie leży na żadnej parze, kładzie ją na wybranej. Wolna para nic nie kosztuje; przegonienie kosztuje 1 monetę, następne 2, potem 3, bez względu na to, kto przegania. Gdy na każdej parze leży dłoń, wszyscy biorą swoje pary.
phase-building = Budowa
    .about = Po kolei każdy buduje najwyżej dwa stragany i za każdy od razu dostaje nagrodę. Dwie jednakowe karty zastępują jedną kartę innego krajobrazu. Na koniec tury możesz mieć najwyżej pięć kart krajobrazu.
phase-scoring = Podliczanie punktów
    .about = Kto ma towar z karty, dostaje 2 kontrakty, a jedyny właściciel 4. Kto ma stragan nad rzeką lub w ćwiartce z karty, dostaje 2 kontrakty, a ten, kto ma ich tam najwięcej, 4.
phase-end = Koniec gry
    .about = Gra kończy się po rundzie, w której ktoś ma już na planszy wszystkie stragany albo nigdy nic nie zbuduje, lub po szesnastej karcie podliczania punktów. Wtedy liczą się karty premii. Wygrywa największa liczba kontraktów; przy remisie stragany w mieście, potem monety.

## Stół

round = Runda { $round }
player-label = { $seat-person ->
    [you] Ty
   *[other] { $seat }
}{ $starts ->
    [0] {""}
   *[other] {" "}(start)
}{ $blocked ->
    [0] {""}
   *[other] , bez ruchu
}
col-letters = Kontr.
col-coins = Monety
col-keys = Klucze
col-unbuilt = Stragany
col-cards = Karty
col-bonus = Premie
known-cards = Znane karty
col-hidden = Zakryte
cards = { $cards }
scored = Punkty w tej rundzie
col-locations = Pola
col-where = Gdzie
hands = Karty krajobrazu
hand-of = { $seat-person ->
    [you] Twoja ręka
   *[other] Ręka gracza { $seat }
}
bonus-cards = Karty premii
col-now = Teraz
col-owner = U kogo
col-brings = Na koniec
pair = Para { pair-name }
pairs = Pary
col-pair-cards = Karty
col-hand = Dłoń
col-price = Cena
price-nothing = nic
next-expulsion = Następne przegonienie kosztuje { n-coins }.
no-expulsion = W tej rundzie nie można już nikogo przegonić.
supply = Pula
col-left = Zostało
col-which = Jakie
draw-pile = Talia
discard-pile = Zużyte karty
coins = Monety
key-cards = Karty klucza
goods-shown = Towary, odkryte
goods-hidden = Towary, talia
score-cards = Karty podliczania
next-back = { $back ->
    [0] {""}
   *[other] na wierzchu „{ $back }”
}
golden-city = Złote Miasto
col-reward = Nagroda
col-built = Stragany
col-roads = Drogi do
col-river = Rzeka do
col-cost = Koszt
cost = { $cards }{ $keys ->
    [0] {""}
   *[other] {" "}+ klucz
}
brief-letters = { $letters ->
    [0] nic
   *[other] { $letters } kontr.
}
letters-and-coin = { brief-letters } + moneta
letters-and-landform = { brief-letters } + karta
free-coast = wolne: { $count }
within-reach = W zasięgu
to-pay = Do zapłaty

## Wyjaśnienia

colon = { $name }: { $about }
about-site = { $site }: { $kind }, sektor: { $landform }. Koszt: { $cost }.
about-reward = Nagroda za następny stragan: { $told }.
about-site-area = Leży { $area-in }.
about-roads = Drogi do: { $site }.
about-builders = { $count ->
    [0] Jeszcze nikt tam nie zbudował straganu.
    [one] Stragan zbudowany przez { $names }.
   *[other] Stragany zbudowane przez { $names }.
}
about-landform = { $landform }: takich kart jest 10. Dwie z nich zastępują też jedną kartę innego krajobrazu.
about-own-cards = Masz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} { $landform-gen }.
about-near = { $count ->
    [0] Teraz niczego się za nie nie dosięgnie.
   *[other] W twoim zasięgu: { $site }.
}
about-area = { $area }: { $site }.
about-area-of = { $seat-person ->
    [you] Masz tam { n-businesses }.
   *[other] { $seat } ma tam { n-businesses }.
}
about-good = { $good }: na { $count } z ośmiu kart towaru.
about-goods-of = { $seat-person ->
    [you] Masz ten towar na { n-goods-cards }.
   *[other] { $seat } ma ten towar na { n-goods-cards }.
}
about-goods = Karta towaru { $goods }: odkryte { $shown }, w talii { $deck }.
about-goods-owners = Należy do { $names }.
about-deck = W zakrytej talii { $count ->
    [one] jest { $count } karta towaru
    [few] są { $count } karty towaru
   *[many] jest { $count } kart towaru
}.
about-bonus = Karta premii { $bonus }: { $bonus-each }.
about-bonus-now = Teraz daje ci { n-letters }.
about-free = { $count ->
    [0] Żadne pole z tą nagrodą nie jest wolne.
   *[other] Wolne pola z tą nagrodą: { $site }.
}

## Wyspa jako plik

help-island = Sprawdź, narysuj, ułóż albo wypróbuj własną wyspę.
help-island-file = Plik wyspy.
help-island-output = Plik na obrazek.
help-island-check = Sprawdź plik wyspy według zasad budowy wysp.
help-island-draw = Narysuj wyspę jako obrazek SVG.
island-sound = { $title } to poprawna wyspa.
island-drawn = Obrazek jest w { $path }.
help-island-fair = Jak sprawiedliwa jest wyspa? Boty rozgrywają na niej setki partii i widać, kto wygrywa z którego miejsca i sektora. Ctrl-C pokazuje to, co już wiadomo.
help-island-which = Plik wyspy albo nazwa jednej z dołączonych.
help-island-seed = Liczba, dla której los układa wyspę.
help-fair-games = Ile partii dla każdej liczby graczy; drugie tyle z losowanym pierwszym straganem.
help-fair-seats = Dla jakich liczb graczy.
help-fair-bots = Które boty grają; każdy ma w swojej części partii wszystkie miejsca.
help-fair-luck = Ziarno losowe pierwszej partii.
help-fair-lots = Czy drugie tyle partii zaczyna się losowo.
help-island-make = Ułóż losową wyspę i zapisz ją w pliku.
help-island-alike = Ułóż cztery podobne sektory, aby żaden nie był lepszym początkiem.
help-island-level = Potem zamieniaj nagrody i drogi, dopóki w partiach botów miejsca i sektory wyrównują się. To trwa długo; Ctrl-C zapisuje najbardziej wyrównaną dotąd wyspę.
help-level-tries = Ile zamian wypróbować.
help-level-games = Ile partii rozegrać dla każdej zamiany i liczby graczy.
help-make-output = Plik na wyspę.
island-levelling = Odchylenie { $off } pkt proc.
island-made = Wyspa jest w { $path }.
island-playing = Trwa gra
island-fair-title = { $title }, { $players ->
    [3] trzech
   *[4] czterech
} graczy: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
island-figure = { $name }: { $value }
map-outer = Dzielnica zewnętrzna
map-outer-letters = Pierwszy 5 kontraktów, drugi 3
map-inner = Dzielnica wewnętrzna, z kluczem
map-inner-letters = Pierwszy 10 i karta, drugi 6
