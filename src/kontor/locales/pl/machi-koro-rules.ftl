### Zasady Machi Koro po polsku, jeden akapit na numer.

## Rozdziały

part-aim = O co chodzi
    .about = Rządzisz miasteczkiem: masz pole pszenicy, piekarnię i trzy monety. Rzucasz kośćmi, zbierasz, co przynosi wynik, budujesz za to coś nowego i rozkręcasz miasto, aż stoją wszystkie cztery wielkie budowle. Kto ma je pierwszy, od razu wygrywa.
part-components = Co jest w grze
part-cards = Przedsiębiorstwa
    .about = Liczba u góry mówi, przy jakim rzucie karta działa, kolor, czyj rzut się liczy, a róg, ile karta kosztuje. Symbol jest ważny tam, gdzie inna karta liczy symbole.
part-landmarks = Wielkie budowle
    .about = Wszyscy mają te same cztery, a każda ułatwia resztę partii.
part-setup = Przed pierwszym rzutem
part-turn = Tura
    .about = Rzut, zysk, budowa: z tych trzech kroków składa się każda tura. Potem kolej na następną osobę zgodnie z ruchem wskazówek zegara.
part-income = Zyski
    .about = Po rzucie każdy patrzy na swoje karty, nie tylko ten, kto rzucał.
part-building = Budowa i zwycięstwo
part-variants = Warianty
    .about = Wybiera się je, gdy powstaje stół; można je łączyć.
part-always = Co zawsze się zgadza
    .about = Dla ciekawych: program sprawdza to w milionach partii.

## Co jest w grze

law-MK-C1 = Gra się w dwie do czterech osób. Są 84 przedsiębiorstwa w 15 rodzajach: po sześć z każdego, a z trzech fioletowych po cztery. Oprócz nich każdy ma na początek pole pszenicy i piekarnię oraz cztery wielkie budowle.
law-MK-C2 = Monety są jawne; wszyscy widzą, ile kto ma.
    .ruling = Bankowi nigdy nie brakuje pieniędzy.

## Przed pierwszym rzutem

law-MK-S1 = Każdy dostaje pole pszenicy, piekarnię, cztery wielkie budowle, jeszcze niezbudowane, i 3 monety. 84 przedsiębiorstwa tworzą ofertę. Karty początkowe nic nie kosztowały i nie należą do tych 84.
law-MK-S2 = Zaczyna najmłodsza osoba, a dalej gra się zgodnie z ruchem wskazówek zegara.
    .ruling = Przy stole tutaj o tym, kto zaczyna, decyduje gospodarz stołu albo los.

## Tura

law-MK-T1 = Rzucasz jedną kością. Z działającym dworcem przed rzutem wybierasz jedną lub dwie, w każdej turze od nowa.
law-MK-T2 = Liczy się tylko suma, a nie to, co pokazują poszczególne kości.
law-MK-T3 = Z działającą wieżą radiową możesz raz w turze rzucić ponownie, wszystkimi kośćmi z tego rzutu. Liczy się drugi rzut, jakikolwiek będzie.
    .ruling = Decydujesz, zanim ktokolwiek dostanie pieniądze.
law-MK-T4 = Z działającym wesołym miasteczkiem dublet daje ci po tej turze całą drugą. Dublet w drugiej turze nie daje trzeciej.
    .ruling = Liczy się ostatni rzut: dublet, który rzucisz ponownie, przepada. Druga tura następuje po budowie i nie można z niej zrezygnować; wieży radiowej wolno w niej użyć jeszcze raz.
law-MK-T5 = Na końcu tury możesz zbudować jedno przedsiębiorstwo z oferty albo jedną ze swoich wielkich budowli; koszt płacisz bankowi. Możesz też nic nie budować.

## Zyski

law-MK-I1 = Najpierw rzucający płaci za czerwone karty. Potem niebieskie i zielone zarabiają od banku. Fioletowe działają na końcu.
law-MK-I2 = Czerwone karty zarabiają tylko przy rzutach innych, a płaci rzucający. Jeśli jest winien kilku osobom, płaci przeciwnie do ruchu wskazówek zegara: najpierw całość tej, która miała turę przed nim, potem wcześniejszej.
law-MK-I3 = Kto nie może zapłacić wszystkiego, płaci tyle, ile ma. Reszta przepada; długów nie ma.
law-MK-I4 = Niebieskie karty zarabiają przy każdym rzucie, zielone tylko przy twoim własnym.
law-MK-I5 = Kilka takich samych kart zarabia kilka razy. Fabryki i hale targowe mnożą: każda płaci za każdy pasujący symbol w twoim mieście.
law-MK-I6 = Z działającym centrum handlowym każda twoja piekarnia, kawiarnia, każdy minimarket i każda restauracja rodzinna zarabia o 1 monetę więcej, ilekroć działa.
    .ruling = W kawiarniach i restauracjach dodatkową monetę płaci rzucający, o ile go stać.
law-MK-I7 = Fioletowe karty działają tylko wtedy, gdy to ty wyrzucisz 6, ale wtedy wszystkie, które masz.
    .ruling = Najpierw stadion, potem stacja telewizyjna, potem biurowiec.
law-MK-I8 = Stadion: każda inna osoba daje ci 2 monety, o ile je ma.
law-MK-I9 = Stacja telewizyjna: wskazujesz inną osobę i dostajesz od niej 5 monet albo tyle, ile ma.
    .ruling = Możesz wskazać także kogoś bez monet.
law-MK-I10 = Biurowiec: możesz wymienić jedno swoje przedsiębiorstwo na cudze. Karty z wieżą są wyłączone.
    .ruling = Z kim i co za co, decydujesz ty, a druga strona nie może odmówić. Karty początkowe wymienia się jak każde inne. To, co przychodzi, przy tym rzucie nic nie zarabia.
law-MK-I11 = Gdy brakuje pieniędzy.
    .example = Anna nie ma monet, ma za to dwie piekarnie, i wyrzuca 3; Ben ma kawiarnię. Ben nie dostaje nic, bo kawiarnia jest pierwsza; potem Anna dostaje 2 od banku. Innym razem Anna ma 3 monety i wyrzuca 3. Za nią siedzą Ben z trzema kawiarniami i Karol z dwiema. Karol, który miał turę przed nią, dostaje 2, a Ben ostatnią monetę.
law-MK-I12 = Co daje centrum handlowe.
    .example = Dwie piekarnie przynoszą 4 monety zamiast 2, restauracja rodzinna 3 zamiast 2.

## Budowa i zwycięstwo

law-MK-B1 = Kart niebieskich, zielonych i czerwonych możesz mieć tyle, ile jest w ofercie. Z każdego fioletowego rodzaju możesz mieć jedną.
law-MK-B2 = Każdą wielką budowlę wznosi się raz, w dowolnej kolejności.
law-MK-B3 = Wielka budowla działa od twojej następnej tury. Centrum handlowe nie pomaga jeszcze kawiarniom, gdy po drodze rzucają inni; wesołe miasteczko zbudowane po dublecie nie daje drugiej tury.
    .ruling = Druga tura z wesołego miasteczka to już następna tura: działa w niej to, co powstało w pierwszej.
law-MK-B4 = Kto zbuduje czwartą wielką budowlę, wygrywa i gra natychmiast się kończy.
law-MK-B5 = Wygrywa tylko jedna osoba.
    .ruling = Wszyscy inni dzielą drugie miejsce. Liczba tur nie jest ograniczona.

## Warianty

law-MK-M1 = Otwarta oferta: wszystkie rodzaje można kupić od początku. Tak się gra, jeśli nie wybrano nic innego.
law-MK-M2 = Niech się dzieje, co chce: wszystkie przedsiębiorstwa tasuje się w zakrytą talię i odkrywa karty, aż leży dziesięć rodzajów, jednakowe na jednym stosie. Gdy po zakupie jest ich mniej, od razu odkrywa się karty, aż znów będzie dziesięć, póki starcza talii. Przy trzech osobach z każdego fioletowego rodzaju jedna karta zostaje w pudełku, przy dwóch dwie.
    .ruling = Co zostało w talii, wiedzą wszyscy, jej kolejności nie zna nikt. Wymiana nigdy nie odkrywa kart.
law-MK-M3 = Pierwsze partie: nikt nie ma więcej niż dwóch kart jednego rodzaju; tak miasta pozostają barwne.
    .ruling = Karta początkowa się liczy, a wymiana też nie może dać nikomu trzeciej.

## Co zawsze się zgadza

law-MK-V1 = Oferta, talia, pudełko i wszystkie miasta mają razem zawsze sześć kart każdego rodzaju i cztery każdego fioletowego; pól pszenicy i piekarni jest po sześć i po jednej więcej na każdą osobę.
law-MK-V2 = Monety przychodzą z banku i idą do banku; czerwone karty, stadion i stacja telewizyjna tylko je przesuwają.
law-MK-V3 = Nikt nigdy nie ma mniej niż zero monet.
law-MK-V4 = Ukryte są tylko przyszłe rzuty, chyba że gra się z talią.
