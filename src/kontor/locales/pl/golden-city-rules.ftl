### Zasady Złotego Miasta po polsku, jeden akapit na numer.

## Rozdziały

part-aim = O co chodzi
    .about = Wyspa, cztery krajobrazy, a w środku miasto ze złota. Lądujesz na wybrzeżu, stragan po straganie idziesz drogami w głąb lądu i wdzierasz się do miasta. W każdej rundzie coś warte są jeden towar i jedna rzeka albo ćwiartka. Wygrywa, kto na koniec ma najwięcej kontraktów handlowych.
part-components = Co jest w grze
part-island = Wyspa
    .about = Planszą jest cała wyspa. Każde pole kosztuje karty swojego krajobrazu i prawie każde coś oddaje.
part-setup = Przed pierwszą rundą
part-round = Runda
    .about = Gra się najwyżej 16 rund, a każda ma ten sam przebieg: odkrywa się kartę podliczania punktów, wykłada pary kart, wszyscy licytują, wszyscy budują, karta zostaje podliczona, a klucz pierwszego gracza wędruje dalej.
part-bidding = Licytacja
    .about = W każdej rundzie każdy dostaje dokładnie jedną parę kart krajobrazu. Którą, o tym decydują dłonie na stole i monety.
part-building = Budowa
    .about = Z kart powstają stragany. Pierwszy stoi na wybrzeżu, a stamtąd twoja sieć rośnie wzdłuż dróg.
part-rewards = Nagrody
    .about = Co pole daje, daje od razu.
part-scoring = Podliczanie punktów
    .about = Karta, która leży odkryta od początku rundy, płaci teraz za swój towar i za swój obszar.
part-end = Koniec gry
part-bonus = Karty premii
    .about = To tajne plany tej gry: osiem kart, z których każda na sam koniec liczy co innego.
part-sight = Kto co widzi
part-house = Zasady domowe
    .about = W kilku miejscach instrukcje się różnią. Te odczytania obowiązują tylko tam, gdzie stół je wybierze.
part-reconstruction = Nasza wyspa
part-always = Co zawsze się zgadza
    .about = Dla ciekawych: program sprawdza to w milionach partii.

## Co jest w grze

law-GC-C1 = Gra się w trzy albo cztery osoby. W pudełku kolory to czerwony, jasnoniebieski, biały i czarny; przy stole tutaj każdy ma kolor i kształt.
law-GC-C2 = Przy trzech osobach każda ma 18 straganów, przy czterech 16.
law-GC-C3 = Kart krajobrazu jest 50: po dziesięć kart wybrzeża, lasu, równiny, gór i pustyni.
law-GC-C4 = Kart podliczania punktów jest 16: cztery z „1” na rewersie, osiem z „2” i cztery z „3”. Każda pokazuje jeden z czterech towarów i jeden obszar: rzekę albo ćwiartkę miasta.
law-GC-C5 = Kart towaru jest osiem, na każdej dwa z czterech towarów: dzbany, wino, przyprawy i sukno.
    .ruling = Nazwy dwóch towarów zaginęły; przyprawy i sukno pochodzą od nas.
law-GC-C6 = Jest osiem kart premii, każda inna, sześć kart klucza i 35 monet.
    .ruling = Kontraktów nigdy nie brakuje.

## Wyspa

law-GC-I1 = Na wyspie jest 58 pól: 16 pól wybrzeża, 30 pól przedmieść w głębi lądu i 12 dzielnic Złotego Miasta.
law-GC-I2 = Cztery krajobrazy leżą wokół miasta jak kawałki tortu: góry, równina, las, pustynia. Wszędzie, gdzie dwa się stykają, płynie do morza rzeka.
law-GC-I3 = Nad każdą rzeką leżą trzy pola przedmieść. Tylko one liczą się jako położone nad rzeką, dzielnice miasta nigdy. Każde należy przy tym do jednego krajobrazu, który określa jego koszt.
law-GC-I4 = Każdy krajobraz wchodzi do miasta jako osobna ćwiartka: dwie dzielnice zewnętrzne i jedna wewnętrzna. Dzielnica liczy się jako krajobraz swojej ćwiartki.
law-GC-I5 = Pola są połączone drogami. Droga może przecinać rzekę.
law-GC-I6 = Każde pole wybrzeża i przedmieść pokazuje swoją nagrodę: jedną monetę, dwie monety, kartę krajobrazu, kartę klucza, kartę premii albo kartę towaru.
law-GC-I7 = Nie znamy dróg ani nagród z drukowanej planszy. Ta wyspa jest naszą własną rekonstrukcją i trzyma się wszystkiego, co o oryginale wiadomo. Kto ma pudełko, może wprowadzić drukowaną planszę i na niej grać.
law-GC-I8 = Rekonstrukcja ma być sprawiedliwa. Każdy krajobraz ma cztery pola wybrzeża oraz siedem lub osiem pól przedmieść. Klucze czekają na sześciu polach, karty premii na ośmiu, karty towaru na ośmiu, czyli na tylu, ile jest kart; wszystkich monet na wybrzeżu i przedmieściach jest najwyżej 19. Z wybrzeża do miasta prowadzi od jednego do trzech pól przedmieść. Dzielnice zewnętrzne tworzą pierścień, wewnętrzne też, a każda wewnętrzna łączy się z obiema zewnętrznymi swojej ćwiartki. W każdej ćwiartce jedna dzielnica zewnętrzna daje za pierwszy stragan monetę.
law-GC-I9 = Karty podliczania z „1” pokazują cztery rzeki, te z „3” cztery ćwiartki, a te z „2” każdą rzekę i każdą ćwiartkę raz. Każdy towar widnieje na czterech kartach podliczania i na czterech kartach towaru.

## Przed pierwszą rundą

law-GC-S1 = Bierzesz stragany i dłoń licytacji swojego koloru oraz 3 monety. Pozostałe monety tworzą pulę.
law-GC-S2 = Każdy dostaje jedną kartę wybrzeża. Resztę kart krajobrazu się tasuje i każdy dobiera jeszcze jedną. Karty na ręce są tajne.
law-GC-S3 = Karty towaru się tasuje i trzy z nich wykłada odkryte; reszta to zakryta talia.
law-GC-S4 = Karty podliczania punktów tasuje się według rewersów i układa w stos: na wierzchu „1”, pod nimi „2”, na spodzie „3”.
law-GC-S5 = Zaczyna najmłodsza osoba i bierze klucz pierwszego gracza.
    .ruling = Przy stole tutaj o tym, kto zaczyna, decyduje gospodarz stołu albo los.

## Runda

law-GC-P1 = Odkrywa się wierzchnią kartę podliczania punktów. Przez całą rundę widać, co zostanie podliczone na jej końcu.
law-GC-P2 = Karty krajobrazu wykłada się odkryte w parach; par jest tyle, ile grających osób. Najpierw wykłada się pierwszą kartę każdej pary, potem drugą.
law-GC-P3 = Gdy potrzebna jest karta krajobrazu, a talia jest pusta, tasuje się stos zużytych kart i to on staje się talią, także w środku wykładania.
    .ruling = Tasuje się dopiero wtedy, gdy karta jest potrzebna, a nie z chwilą dobrania ostatniej. Karty, którymi płacisz za stragan, leżą już na stosie, gdy dobierasz nagrodę, więc też są tasowane.

## Licytacja

law-GC-A1 = Zgodnie z ruchem wskazówek zegara, od pierwszego gracza, dłoń na wybranej parze kładzie każdy, czyja dłoń nie leży na żadnej. Jeśli twoja już leży, twoja kolej przepada; nie możesz jej przenieść.
law-GC-A2 = Wolna para nic nie kosztuje.
law-GC-A3 = Możesz położyć dłoń na parze, na której leży już cudza. Płacisz monety do puli i przeganiasz tamtą dłoń: jej właściciel zabiera ją i kładzie na nowo, gdy przyjdzie jego kolej, a nie od razu.
law-GC-A4 = Pierwsze przegonienie w rundzie kosztuje 1 monetę, drugie 2, trzecie 3 i tak dalej, bez względu na to, kto, kogo i skąd przegania. W następnej rundzie zaczyna się znów od 1.
law-GC-A5 = Bez dość monet nie możesz nikogo przegonić. I nigdy nie musisz: par jest tyle, ile grających osób, więc jedna zawsze jest wolna.
law-GC-A6 = Gdy na każdej parze leży dłoń, licytacja się kończy. Wszyscy zabierają dłonie i biorą swoje pary zakryte na rękę. Każdy widział, kto co wziął.
law-GC-A7 = Trzy przegonienia: w jednej rundzie można przegonić najwyżej trzy razy.
law-GC-A8 = Tak może przebiegać licytacja w cztery osoby.
    .example = Ania bierze wybrzeże/pustynię, Bartek las/las. Celina przegania Bartka za 1 monetę, Dawid przegania Anię za 2. Ania bierze wolną parę wybrzeże/wybrzeże. Bartek wraca i przegania Celinę za 3. Celina musiałaby zapłacić 4, więc bierze ostatnią wolną parę, góry/równinę. Koniec licytacji.
law-GC-A9 = Nie wolno pasować.
    .ruling = Możesz kogoś przegonić, chociaż są wolne pary, i możesz wrócić na parę, z której cię przegoniono, po aktualnej cenie. Gdy zajęta jest ostatnia para, licytacja od razu się kończy.

## Budowa

law-GC-D1 = Zgodnie z ruchem wskazówek zegara, od pierwszego gracza, każdy ma jedną turę i buduje dwa stragany, jeden albo żadnego. Nikt nie musi budować.
law-GC-D2 = Pole wybrzeża kosztuje 1 kartę wybrzeża. Możesz budować na każdym wolnym, zawsze i bez połączenia.
law-GC-D3 = Pole przedmieść albo dzielnica zewnętrzna kosztuje 2 karty swojego krajobrazu. Droga musi je łączyć z twoim straganem, od którego twoje własne stragany prowadzą bez przerwy aż do wybrzeża.
law-GC-D4 = Dzielnica wewnętrzna kosztuje tyle samo, wymaga takiego samego połączenia i dodatkowo 1 karty klucza, która wypada z gry. Klucz płaci każdy, kto tam buduje.
law-GC-D5 = Na polu wybrzeża i na polu przedmieść jest miejsce tylko na jeden stragan.
law-GC-D6 = W dzielnicy miasta każdy może zbudować jeden stragan. Trzeci i czwarty nie daje nagrody, ale liczy się przy podliczaniu i jako połączenie.
law-GC-D7 = Zasada jokera: dwie karty tego samego krajobrazu zastępują jedną kartę innego, ile razy chcesz, także karty wybrzeża.
    .example = Pole przedmieść w lesie kosztuje dwie karty lasu; albo kartę lasu i dwie karty pustyni; albo dwie karty równiny i dwie karty gór; albo cztery karty wybrzeża. Pole wybrzeża kosztuje jedną kartę wybrzeża albo dwie jednakowe karty innego krajobrazu.
    .ruling = Każdej karty używasz raz, to, co para zastępuje, nie wchodzi do kolejnej pary, i nikt nie przepłaca.
law-GC-D8 = Jeśli możesz zapłacić na kilka sposobów, wybór należy do ciebie. Zagrane karty idą odkryte na stos zużytych.
law-GC-D9 = Nagroda za stragan przychodzi od razu, zanim zbudujesz drugi. Zdobytą kartą krajobrazu możesz już zapłacić za drugi.
law-GC-D10 = Na końcu tury możesz mieć na ręce pięć kart krajobrazu. Jeśli masz więcej, wybierasz, które odrzucasz. Wcześniej limit nie obowiązuje.
    .ruling = Chodzi o turę budowy, także gdy nic nie budujesz. Kończy się po drugim straganie i jego nagrodzie albo gdy ją zakończysz. Odrzucasz dokładnie do pięciu kart i wszyscy widzą, jakich.
law-GC-D11 = Kto nie ma już straganów, więcej nie buduje.
law-GC-D12 = Stragany budujesz jeden po drugim.
    .ruling = Drugi może być połączony przez pierwszy, a klucz zdobyty za pierwszy może otworzyć drogę drugiemu.

## Nagrody

law-GC-R1 = Monety: bierzesz 1 lub 2 z puli.
    .ruling = Jeśli w puli jest mniej, bierzesz tyle, ile jest.
law-GC-R2 = Karta krajobrazu: dobierasz wierzchnią kartę talii, zakrytą, na rękę.
law-GC-R3 = Karta klucza: bierzesz jedną i kładziesz przed sobą odkrytą.
    .ruling = Jeśli żadnej nie ma, nie dostajesz nic.
law-GC-R4 = Karta premii: przeglądasz wszystkie pozostałe, wybierasz jedną i kładziesz przed sobą zakrytą. Inni wiedzą, ile ich masz, ale nie jakie.
    .ruling = Jeśli żadnej nie ma, nie dostajesz nic. Tylko ty widzisz, z czego wybierasz, i tylko w tej chwili. Możesz mieć dowolnie wiele.
law-GC-R5 = Karta towaru: bierzesz jedną z odkrytych, którą się uzupełnia, póki starcza talii, albo wierzchnią z talii, którą zobaczysz dopiero potem. Leży przed tobą odkryta.
    .ruling = Jeśli żadnej nie ma, nie dostajesz nic.
law-GC-R6 = Możesz mieć cztery karty towaru. Gdy dostajesz piątą, odkładasz do pudełka jedną z pięciu, choćby nową.
law-GC-R7 = Dzielnica zewnętrzna: pierwszy stragan daje 5 kontraktów, drugi 3, dalsze nic. Cztery z ośmiu dzielnic zewnętrznych dają za pierwszy jeszcze 1 monetę.
law-GC-R8 = Dzielnica wewnętrzna: pierwszy stragan daje 10 kontraktów i kartę krajobrazu, drugi 6 kontraktów, dalsze nic.
law-GC-R9 = Każdą nagrodę rozlicza się przed następnym straganem i przed końcem tury.
    .ruling = Z nagrody nie można zrezygnować.

## Podliczanie punktów

law-GC-E1 = Towar: kto ma towar z karty na co najmniej jednej karcie towaru, dostaje 2 kontrakty. Kto ma go jako jedyny, dostaje jeszcze 2. Liczba kart nie ma znaczenia.
law-GC-E2 = Rzeka albo ćwiartka: kto ma co najmniej jeden stragan nad tą rzeką albo w dzielnicach tej ćwiartki, dostaje 2 kontrakty.
law-GC-E3 = Premia za większość: kto ma tam więcej straganów niż każdy inny albo jest tam sam, dostaje jeszcze 2 kontrakty. Gdy prowadzi kilka osób naraz, premii nie ma.
law-GC-E4 = Jak się to liczy.
    .example = Celina i Dawid mają po jednym straganie nad rzeką góry–równina: po 2 kontrakty. Gdy jest tam tylko jeden z nich, dostaje 4. Gdy Celina ma dwa pola, a Dawid jedno, Celina dostaje 4, a Dawid 2. W ćwiartce pustynnej Ania ma trzy stragany, Bartek dwa, Dawid jeden: to daje 4, 2 i 2.
law-GC-E5 = Podliczona karta wypada z gry.
law-GC-E6 = Klucz pierwszego gracza przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara i zaczyna się nowa runda.
law-GC-E7 = Większość towarów: premię za towar dostaje także ten, kto ma najwięcej kart z tym towarem, a nie tylko jedyny właściciel.
law-GC-E8 = Karta podliczania płaci za towar i za obszar, przynosi ci więc od 0 do 8 kontraktów.

## Koniec gry

law-GC-F1 = Gdy ktoś zbuduje wszystkie swoje stragany, rundę gra się do końca, razem z podliczaniem; kto jest dalej w kolejności, jeszcze buduje. Potem gra się kończy.
law-GC-F2 = Gra kończy się też po podliczeniu szesnastej karty.
law-GC-F3 = Kto ma jeszcze stragany, ale nigdy już nic nie zbuduje, przegrywa. Także tę rundę gra się do końca, a potem gra się kończy.
    .ruling = Dzieje się tak, gdy żadne pole wybrzeża nie jest wolne, a twoja sieć nie sąsiaduje z niczym, na czym możesz jeszcze budować: z wolnym polem przedmieść, z dzielnicą zewnętrzną bez twojego straganu ani z wewnętrzną bez niego, do której masz klucz. Karty na ręce nie mają znaczenia. Sprawdza się to dla wszystkich po każdym straganie i jego nagrodzie. Kto tak przegrywa, zajmuje miejsce za wszystkimi innymi.
law-GC-F4 = Wygrywa największa liczba kontraktów. Przy remisie decyduje liczba straganów w Złotym Mieście, potem liczba monet; potem zwycięstwo jest wspólne.
    .ruling = Za każdym razem porównuje się tylko tych, którzy wciąż remisują. Tak samo ustala się dalsze miejsca.
law-GC-F5 = Remis według wszystkich straganów: najpierw liczą się wszystkie zbudowane stragany, a nie tylko te w mieście.
law-GC-F6 = Na sam koniec odkrywa się wszystkie karty premii i dodaje ich kontrakty. Potem porównuje się sumy.
law-GC-F7 = Jeden stragan może się liczyć do kilku kart premii.
    .ruling = Pola wybrzeża nigdy nie liczą się do karty premii krajobrazu. Monety, za które zapłaciła karta z monetą, nadal liczą się przy remisie.

law-GC-B1 = Waga: 3 kontrakty za każdą twoją kartę towaru.
law-GC-B2 = Moneta: 2 kontrakty za każdą twoją monetę.
law-GC-B3 = Miasto: 1 kontrakt za każdy twój stragan w Złotym Mieście.
law-GC-B4 = Rzeka: 2 kontrakty za każdy twój stragan nad rzeką.
law-GC-B5 = Las, równina, góry, pustynia: 1 kontrakt za każdy twój stragan na polu przedmieść albo w dzielnicy tego krajobrazu.

## Kto co widzi

law-GC-H1 = Jawne dla wszystkich: wyspa, monety, karty towaru i klucze, liczba kart na ręce, kart premii i niezbudowanych straganów każdej osoby, pary, wszystko zagrane i odrzucone, wielkość każdego stosu i rewers następnej karty podliczania. Gdy ktoś zdobywa kartę krajobrazu, wszyscy widzą, że ją dobrał, ale nie jaką.
law-GC-H2 = Tylko ty widzisz swoją rękę i swoje karty premii. Kolejności kart w stosach nie zna nikt.
law-GC-H3 = Nikt nie musi mówić, ile ma kontraktów.
    .ruling = Każdy zysk jest ogłaszany i zostaje w dzienniku. Stół może też wybrać, że wszystkie sumy są jawne.
law-GC-H4 = Widzowie widzą to, co jawne dla wszystkich.
    .ruling = Po końcu gry zapis pokazuje wszystko.

## Co zawsze się zgadza

law-GC-V1 = Ręce, pary, talia i stos zużytych kart mają razem zawsze 50 kart krajobrazu.
law-GC-V2 = Wszyscy gracze i pula mają razem zawsze 35 monet.
law-GC-V3 = Gdy należy się karta krajobrazu, zawsze jakaś jest.
law-GC-V4 = Każdy stragan jest połączony ze straganem właściciela na wybrzeżu.
law-GC-V5 = Kluczy jest sześć, więc w partii powstaje najwyżej sześć straganów w dzielnicach wewnętrznych.
law-GC-V6 = Rund jest najwyżej 16.
law-GC-V7 = Para raz zajęta nie będzie już w tej rundzie wolna.
law-GC-V8 = Żadna karta towaru, żaden klucz i żadna karta premii nie powstaje ani nie znika: jest ich osiem, sześć i osiem, na stole, w stosie albo w pudełku.
