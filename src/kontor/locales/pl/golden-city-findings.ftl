### Co można powiedzieć o pliku wyspy, po polsku.

## Miejsca

place-name = Nazwa
place-title = Tytuł
place-notes = Notatki
place-north = Północ
place-direction = Kierunek
place-sites = Pola
place-roads = Drogi
place-rewards = Nagrody
place-score_cards = Karty podliczania punktów
place-goods_cards = Karty towarów
place-city = Złote Miasto
place-sector-mountain = sektor górski
place-sector-meadow = sektor równinny
place-sector-woodland = sektor leśny
place-sector-desert = sektor pustynny
place-mountain = { area-mountain }
place-meadow = { area-meadow }
place-woodland = { area-woodland }
place-desert = { area-desert }
place-mountain-meadow = { area-mountain-meadow }
place-meadow-woodland = { area-meadow-woodland }
place-woodland-desert = { area-woodland-desert }
place-desert-mountain = { area-desert-mountain }

## Plik

found-value = { $found ->
    [nothing] nic
    [object] obiekt
    [list] lista
    [huge] ogromna liczba
    [other] coś innego
   *[value] { $found }
}
finding-no-file = Nie da się odczytać: { $why }.
finding-file-too-large = Plik jest za duży jak na wyspę.
finding-no-json = Wiersz { $line }, kolumna { $column }: to nie jest JSON.
finding-control-characters = Tekst w tym pliku zawiera znaki sterujące.
finding-no-utf8 = Bajt { $byte }: to nie jest tekst UTF-8.
finding-too-deep = Zbyt głęboko zagnieżdżone albo zbyt długa liczba.
finding-no-island = Wyspa to obiekt z częściami name, north, direction, sites, roads, score_cards i goods_cards. Jest: { found-value }.
finding-unknown-part = Wyspa nie ma takiej części.
finding-not-text = To musi być tekst. Jest: { found-value }.
finding-unprintable = Zawiera znaki, których nie da się wydrukować.
finding-not-a-list = To musi być lista. Jest: { found-value }.
finding-not-counts = To musi być obiekt z liczbami. Jest: { found-value }.
finding-not-allowed = „{ $part }” musi być jednym z: { $allowed }. Jest: { found-value }.
finding-no-entry = Wpis { $number } musi być obiektem z id.

## Pola

finding-unknown-site = Nie ma takiego id. Są c1–c16, r1–r30, o1–o8 i i1–i4.
finding-site-twice = To pole występuje dwa razy.
finding-site-missing = Tego pola brakuje.
finding-unknown-key = Pole nie ma niczego o nazwie „{ $part }”.
finding-wrong-kind = Według id to jest: { $kind }. Jest: { found-value }.
finding-no-reward = Brakuje nagrody.
finding-city-reward = Dzielnica miasta nie ma własnej nagrody.
finding-river-inland-only = Tylko pola przedmieść leżą nad rzeką.
finding-river-elsewhere = Krajobraz: { $landform }. Nie przepływa tędy { $area }.
finding-coin-elsewhere = Tylko dzielnice zewnętrzne dają dodatkową monetę.
finding-not-a-number = „{ $part }” musi być liczbą. Jest: { found-value }.
finding-same-spot = Leżą w tym samym miejscu.
finding-river-count = Nad rzeką powinno leżeć tyle pól: { $wanted }; tu jest { $count }.
finding-outer-parts = Ćwiartka ma dwie dzielnice zewnętrzne; tu jest { $count }.
finding-inner-parts = Ćwiartka ma jedną dzielnicę wewnętrzną; tu jest { $count }.
finding-coin-parts = Monetę dają dzielnice zewnętrzne w liczbie { $wanted }; tu jest { $count }.

## Drogi

finding-bad-road = Wpis { $number } musi być listą dwóch id.
finding-road-nowhere = Nie ma pola { $id }.
finding-road-loop = Ta droga wraca tam, gdzie się zaczyna.
finding-road-twice = Ta droga występuje dwa razy.
finding-no-road = Nie prowadzi tu żadna droga.
finding-unreachable = Nie da się tu dotrzeć z wybrzeża.
finding-dead-end = Ślepa uliczka: jedyna droga prowadzi do { $site }.

## Karty

finding-card-twice = { $id } występuje dwa razy.
finding-card-key = { $id } ma nieznaną część „{ $part }”.
finding-card-value = { $id }: „{ $part }” musi być jednym z: { $allowed }. Jest: { found-value }.
finding-card-count = Powinno ich być { $wanted }; tu jest { $count }.
finding-back-count = Rewersy 1, 2 i 3 mają 4, 8 i 4 karty; tu jest { $first }, { $second } i { $third }.
finding-unknown-goods = { $id } musi być jednym z: { $allowed }.
finding-goods-copies = { $id }: to musi być liczba kart. Jest: { found-value }.
finding-goods-count = Powinno ich być { $wanted }; tu jest { $count }.

## Uwagi

finding-coast-count = Zwykle są cztery pola wybrzeża; tu jest { $count }.
finding-rural-count = Zwykle w sektorach jest 8, 8, 7 i 7 pól przedmieść; tu jest: góry { $mountain }, równina { $meadow }, las { $woodland }, pustynia { $desert }.
finding-reward-count = { $reward }: na { $count } { $count ->
    [one] polu
   *[other] polach
}, a kart w grze jest { $wanted }.
finding-many-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
} na polach może wyczerpać pulę.
finding-quarter-coin = Zwykle jest jedna dzielnica zewnętrzna z monetą; tu jest { $count }.
finding-ring-roads = Zwykle do sąsiadów w pierścieniu prowadzą dwie drogi; tu jest { $count }.
finding-quarter-road = W obrębie ćwiartki zwykle jest tu droga.
finding-foreign-road = Droga do dzielnicy wewnętrznej innej ćwiartki jest nietypowa.
finding-no-way-in = Stąd żadna droga lądem nie prowadzi do miasta.
finding-way-in = Zwykle w drodze do miasta są jedno do trzech pól przedmieść; tu jest { $count }.
finding-few-gates = Do miasta prowadzi mniej niż dwie drogi.
finding-keys-together = Dwa klucze blisko siebie, na jednej gałęzi.
finding-desert-chain = Brakuje łańcucha od wybrzeża do dzielnicy zewnętrznej, obok którego leżą góry i klucz na pustyni, jak w przykładzie z zasad.
finding-card-areas = Karty z rewersem { $back } punktują inne obszary niż zwykle.
finding-card-goods = Karty z rewersem { $back } pokazują niektóre towary częściej niż inne.
finding-goods-usual = Zwykle jest każda para towarów, a dwie pary, które się uzupełniają, podwójnie.
finding-too-near = Tak blisko siebie, że palec ledwie je rozróżni.
finding-roads-cross = Te dwie drogi się przecinają.
finding-north-elsewhere = Mapa nie pokazuje tam tego krajobrazu: { $landform }.
finding-turned-round = Na mapie sektory następują po sobie w przeciwną stronę.
