### Strona wokół gier, po polsku.

## Wszędzie

to-start = Na stronę główną
close = Zamknij
cancel = Anuluj
yes = Tak
no = Nie
language = Język
make-light = Jasny wygląd
make-dark = Ciemny wygląd
make-silent = Wyłącz dźwięk
make-loud = Włącz dźwięk
try-again = Spróbuj ponownie
you = ty
your-name = Gość

## Strona główna

welcome = Dobry stół już czeka.
    .about = Dwa współczesne klasyki, za darmo i bez konta: przeciw botom, ze znajomymi przez link albo razem przy jednym ekranie.
    .alone = Dwa współczesne klasyki, za darmo i bez konta: przeciw botom albo razem przy jednym ekranie.
by-designer = Autor gry: { $designer }
soon = wkrótce
play-now = Zagraj od razu z botami
company = Przeciw { $count ->
    [one] jednemu botowi
   *[other] { $count } botom
}: { $names }
company-change = Zmień
company-rise = Dwie wygrane z rzędu: zagraj na poziomie „{ $level }”
with-friends = Ze znajomymi
loading-here = Przygotowujemy stół: { $percent }%
starting-here = Rozkładamy grę…
alone = Ta strona działa bez serwera: twoje partie zostają w tej przeglądarce.
update-ready = Jest nowa wersja Kontora.
update-use = Użyj teraz
kept-here = Co przechowuje ta przeglądarka
    .about = Partie z botami i na tym urządzeniu, twoje wyspy, zagadki, postępy i ustawienia: wszystko w jednym pliku. Otwórz go w innej przeglądarce i graj tam dalej.
kept-safe = Przeglądarka obiecała zachować wszystko.
kept-unsafe = Gdy zabraknie miejsca, przeglądarka może to usunąć. Od czasu do czasu zapisz plik.
kept-save = Zapisz wszystko w pliku
kept-open = Otwórz plik
kept-opened = { $count ->
    [one] Wczytano jedną partię, a także wyspy, postępy i ustawienia.
    [few] Wczytano { $count } partie, a także wyspy, postępy i ustawienia.
   *[many] Wczytano { $count } partii, a także wyspy, postępy i ustawienia.
}
kept-wrong = Kontor nie potrafi odczytać tego pliku. Niczego nie zmieniono.
kept-secret = Kto ma ten plik, może grać dalej zamiast ciebie.
storage-full = Pamięć tej przeglądarki jest pełna: twój ostatni krok nie został zapisany. Zwolnij miejsce albo zapisz partie w pliku.
storage-forbidden = Ta przeglądarka nie pozwala Kontorowi niczego zapisać, więc nie da się tu grać. Zezwól na dane tej strony albo wyjdź z trybu prywatnego.
finished-games = Zakończone partie
on-this-device = Na tym urządzeniu
no-table = Nie udało się założyć stołu. Spróbuj za chwilę.
your-games = Twoje partie
your-turn = Twój ruch
your-turn-player = { $player }, twoja kolej
others-turn = Ruch innych
table-waiting = Czeka na graczy
open-tables = Otwarte stoły
no-open-tables = Żaden stół nie jest teraz otwarty dla wszystkich. Załóż własny, a pojawi się tutaj.
open-record = Otwórz zapisaną partię
    .about = Upuść plik .jsonl w dowolnym miejscu tej strony: możesz partię odtworzyć, sprawdzić, przeanalizować i grać dalej od każdej chwili.
open-record-choose = Wybierz plik
open-record-drop = Upuść plik, aby otworzyć partię.
open-record-wrong = Nie można otworzyć tego pliku: { $reason }
open-record-large = Ten plik jest za duży jak na zapisaną partię.
join = Dołącz
watch = Oglądaj

## Nowy stół

new-friends = Gra ze znajomymi
new-device = Na tym urządzeniu
new-bots = Przeciw botom
how-many = Ile osób gra?
name-ask = Twoje imię
names-ask = Kto gra?
seat-is = Kto zajmuje miejsce { $number }?
seat-person = Człowiek
bots-differ = Na każdym miejscu inny bot
player-number = Gracz { $number }
variants = Warianty
who-starts = Kto zaczyna?
starts-chance = Zdecyduje los
starts-me = Ja
starts-first = Pierwszy na liście
pace = Zegar
pace-relaxed = Bez zegara
pace-live = Po { $minutes ->
    [one] minucie
   *[other] { $minutes } minut
} dla każdego{ $seconds ->
    [0] { "" }
    [one] {" "}i sekunda więcej za każdą turę
    [few] {" "}i { $seconds } sekundy więcej za każdą turę
   *[many] {" "}i { $seconds } sekund więcej za każdą turę
}
pace-days = { $days ->
    [one] Jeden dzień
   *[other] { $days } dni
} na każdą turę
reach = Kto może dołączyć?
reach-link = Znajomi z linkiem
reach-public = Wszyscy
allow-hints = Podpowiedzi
    .about = Gracze mogą prosić bota o radę; wszyscy widzą, kto o nią prosi.
make-table = Załóż stół
start-game = Rozpocznij grę

## Przed początkiem

waiting-for-players = Kto przyjdzie?
all-here = Wszyscy są na miejscu.
free-seat = Wolne miejsce
add-bot = Dodaj bota
bot-level = Jakie boty grają?
bot-levels = Poziomy
bot-characters = Postacie
bot-rating = Zmierzona siła:
is-bot = Bot, { $level }
is-ready = gotowe
remove-player = Usuń od stołu: { $player }
sit-down = Zajmij miejsce
start-when-full = Zacznie się, gdy wszystkie miejsca będą zajęte
wait-for-host = Wszystko gotowe. Gra zacznie się, gdy tylko reszta też będzie gotowa.
invite = Zaproś znajomych
    .about = Kto otworzy ten link, może zająć miejsce.
link = Link do tego stołu
copy-link = Kopiuj link
link-copied = Link skopiowany.
share = Udostępnij
qr-code = Link jako kod QR
knock = Poproś gospodarza o wpuszczenie
    .about = Nie masz zaproszenia. Gospodarz zobaczy twoje imię i może cię wpuścić jednym stuknięciem.
knock-ask = Poproś
knock-waits = Gospodarz już wie. Gdy cię wpuści, od razu usiądziesz przy stole.
knock-refused = Gospodarz cię nie wpuścił. Poproś o link z zaproszeniem.
knocks = { $player } chce dołączyć.
knocks-yes = Wpuść
knocks-no = Nie
clock = Zegar: { $pace }
leave-table = Odejdź od stołu

## Stół

log = Przebieg
chat = Czat
chat-unread = { $count ->
    [0] Czat
    [one] Czat, { $count } nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
   *[many] Czat, { $count } nowych wiadomości
}
chat-say = Napisz wiadomość
chat-earlier = Wcześniejsze wiadomości
chat-send = Wyślij
spectator = Widz
spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
minute = Ta gra w minutę
menu = Menu
result = Wynik
rules = Zasady
is-here = połączenie działa
is-offline = poza stołem
is-stand-in = w zastępstwie bot
waiting-for = { $player } się zastanawia…
hint = Podpowiedź
hint-title = Co zrobiłby bot
hint-says = Bot wybrałby: { $answer }.
hint-chance = Szansa na wygraną: około { $percent }%.
hint-needless = Tutaj można zrobić tylko jedno.
hint-fails = Bot nie zna teraz rady. Zapytaj jeszcze raz.
skip = Pomiń
to-your-move = Przejdź do swojego ruchu
game-over = Partia skończona.
connection-lost = Połączenie zerwane. Wróci samo i nic nie przepadnie.
bot-plays-for-you = Bot gra za ciebie.
take-seat-back = Wróć na miejsce
you-see-the-past = Widzisz wcześniejszą chwilę: ruch { $move } z { $all }.
to-the-game = Wróć do gry
to-the-end = Do końca
step-through = Odtwórz partię
puzzles = Zadania
play-on = Graj dalej od tego miejsca
played-on = Dogrywka
    .about = Ta partia zaczyna się w środku innej i ma własny los. Nie liczy się do rankingu.
same-deal = Te same kości i karty
    .about = W tej partii wypadają kości i karty z innej. Nie liczy się do rankingu.
file = Z pliku
    .about = Ta partia pochodzi z pliku. Kontor nie widział, jak ją rozegrano.
step-move = Ruch
step-eyes = Oczami gracza
step-first = Pierwszy ruch
step-back = Ruch wstecz
step-next = Ruch naprzód
step-live = Do bieżącego ruchu

take-back = Cofnij
take-back-wish = Zapytaj innych
take-back-nothing = Teraz nie ma czego cofnąć.
take-back-free = Stanie się od razu.
take-back-ask = Najpierw pytani są pozostali, także ci, za których gra bot.
take-back-reach = { $count ->
    [one] To cofnie jedną decyzję:
    [few] To cofnie { $count } decyzje:
   *[many] To cofnie { $count } decyzji:
}
take-back-asked = { $count ->
    [one] { $player } chce cofnąć jedną decyzję. Zgoda?
    [few] { $player } chce cofnąć { $count } decyzje. Zgoda?
   *[many] { $player } chce cofnąć { $count } decyzji. Zgoda?
}

speed = Szybkość animacji
speed-slow = Wolno
speed-normal = Normalnie
speed-fast = Szybko
speed-instant = Od razu
notices-on = Daj znać, gdy moja kolej: tak
notices-off = Daj znać, gdy moja kolej: nie
export = Zapisz partię do pliku
leave = Odejdź od stołu
    .about = Bot gra za ciebie, aż wrócisz.
resign = Poddaj się
resign-sure = Poddać się na dobre? Bot dokończy partię za ciebie.

text-table = Stół jako tekst
text-drawn = Stół z rysunkami
text-state = Na stole

curtain = Teraz gra: { $player }.
    .about = Przekaż urządzenie. Stół pojawi się, gdy { $player } będzie na miejscu.
curtain-lift = Można zaczynać

## Przebieg

log-started = Partia się zaczyna.
log-stood = { $seat-person ->
    [you] Odchodzisz od stołu.
   *[other] { $seat } odchodzi od stołu.
}
log-took-back = { $seat-person ->
    [you] { $count ->
        [one] Cofasz jedną decyzję.
        [few] Cofasz { $count } decyzje.
       *[many] Cofasz { $count } decyzji.
    }
   *[other] { $count ->
        [one] { $seat } cofa jedną decyzję.
        [few] { $seat } cofa { $count } decyzje.
       *[many] { $seat } cofa { $count } decyzji.
    }
}
log-undo-asked = { $seat-person ->
    [you] Chcesz coś cofnąć.
   *[other] { $seat } chce coś cofnąć.
}
log-undo-answered = { $seat-person ->
    [you] Nie zgadzasz się na cofnięcie.
   *[other] { $seat } nie zgadza się na cofnięcie.
}
log-replaced-left = { $seat-person ->
    [you] Odchodzisz; za ciebie gra bot.
   *[other] { $seat } odchodzi; gra dalej bot.
}
log-replaced-time = { $seat-person ->
    [you] Twój czas minął; za ciebie gra bot.
   *[other] Czas minął: { $seat }; gra dalej bot.
}
log-replaced-resigned = { $seat-person ->
    [you] Poddajesz się; za ciebie gra bot.
   *[other] { $seat } się poddaje; gra dalej bot.
}
log-stumble-abroad = { $seat }: gracz uczył się na innej wyspie; tutaj ruchy rozgrywa w głowie.
log-stumble-late = Wiele stołów myśli naraz, więc odpowiada szybszy bot: { $seat }.
log-stumble-time = { $seat }: brak odpowiedzi na czas; o tym ruchu zdecydował los.
log-stumble-died = { $seat }: chwilowa awaria; o tym ruchu zdecydował los.
log-stumble-raised = { $seat }: błąd w programie; o tym ruchu zdecydował los.
log-stumble-nonsense = { $seat }: nieprawidłowa odpowiedź; o tym ruchu zdecydował los.
log-returned = { $seat-person ->
    [you] Jesteś znów przy stole.
   *[other] { $seat } znów przy stole.
}
log-closed = Partię zakończono.
log-froze = Stół jest zamrożony.
log-hinted = { $seat-person ->
    [you] Prosisz o podpowiedź.
   *[other] { $seat } prosi o podpowiedź.
}
log-rematched = Będzie rewanż.

## Koniec

you-won = Zwycięstwo!
winner = Wygrywa: { $players }
review = Analiza
learn-mistakes = Ucz się na błędach
to-the-table = Wróć do stołu
account = Wynik końcowy
result-place = Miejsce
result-points = Punkty
breaks-tie = rozstrzyga remis
course-label = Przebieg partii na wykresie
rematch = Rewanż
rematch-join = Do rewanżu
verify = Sprawdź kości i karty
    .about = Przelicza w tej przeglądarce każdy rzut i każdą kartę z ujawnionego sekretu.
verify-good = { $count ->
    [one] Przeliczono jeden wynik: jest poprawny.
    [few] Przeliczono { $count } wyniki: wszystkie są poprawne.
   *[many] Przeliczono { $count } wyników: wszystkie są poprawne.
}
verify-bad = Wynik numer { $count } nie zgadza się z sekretem!
verify-failed = Nie udało się pobrać zapisu.
verify-never = Kości w tej partii nie były zapieczętowane, więc nie ma ich z czym porównać.
verify-promise = Obiecane przed pierwszym ruchem:

## Zasady

rules-search = Szukaj w zasadach
rules-all = Pokaż wszystkie zasady
rules-contents = Spis treści
rules-of = Zasady: { $game }
rules-found = { $count ->
    [0] Nie ma tego w żadnej zasadzie.
    [one] Znaleziono w jednej zasadzie.
   *[other] Znaleziono w { $count } zasadach.
}
rules-link = Link do zasady { $number }
rules-example = Przykład:
rules-ruling = Nasze rozstrzygnięcie:

## Klawisze

keys = Skróty klawiszowe
keys-letters = Litery i znaki jako skróty
    .about = Po wyłączeniu działają tylko Tab, strzałki, Enter, spacja i Esc.
keys-everywhere = Wszędzie
keys-table = Przy stole
key-help = Otwiera i zamyka tę listę
key-move = Dalej albo wstecz
key-choose = Wybiera
key-close = Zamyka to, co otwarte
key-search = Szukanie w zasadach
key-skip = Pomija animację
key-log = Po przebiegu gry, wiersz po wierszu

## Pierwsza gra

learn-by-playing = Ucz się, grając
learn-go-on = Ucz się dalej: krok { $step }
learn-opponent = Maja
learn-step = Krok { $step } z { $steps }
learn-back = Krok wstecz
learn-anew = Od początku
learn-next = Dalej
learn-later = Kilka tur później
learn-not-now = Zasady by na to pozwoliły, ale w tym kroku chodzi o coś innego. { $todo }
learn-happened = Co się wydarzyło
learn-over = To była twoja pierwsza gra!
    .about = Umiesz już dość na prawdziwą partię. Drobiazgi są w zasadach.
learn-play = Zagraj z botami

## Odmowy

refused-stale = Stół jest już dalej. Spójrz jeszcze raz.
refused-not-your-turn = To nie twój ruch.
refused-not-playing = Partia nie trwa.
refused-not-open = Partia już się zaczęła.
refused-taken = Ktoś był szybszy: miejsce jest zajęte.
refused-not-invited = Aby tu usiąść, potrzebujesz pełnego linku z zaproszeniem.
refused-stand-in = Bot gra za ciebie. Najpierw wróć na miejsce.
refused-no-undo = Teraz nie ma czego cofnąć.
refused-busy = Zbyt wiele osób prosi teraz o podpowiedź. Spróbuj za chwilę.
refused-chat-full = Czat przy tym stole jest pełny.
refused-chat-closed = Gra dawno się skończyła i czat przy tym stole jest zamknięty.
refused-too-fast = Za szybko. Poczekaj chwilę.
refused-too-many = Czeka tu już wiele osób. Spróbuj za chwilę.
refused-unavailable = Nie udało się tego zapisać. Spróbuj jeszcze raz.
refused-other = Teraz to niemożliwe.

## Złe chwile

trouble-gone = Tego stołu już nie ma
    .what = Pod tym adresem nie ma stołu albo sprzątnięto go długo po partii.
    .do = Sprawdź link albo załóż nowy stół.
trouble-wrong-link = Tu nic nie ma
    .what = Ten adres donikąd nie prowadzi. Może brakuje kawałka linku.
    .do = Otwórz cały link jeszcze raz albo zacznij od strony głównej.
trouble-taken = Wszystkie miejsca są zajęte
    .what = Inni byli szybsi i partia zaraz się zacznie.
    .do = Zostań tu, żeby ją oglądać, albo załóż własny stół.
trouble-away = Serwer nie odpowiada
    .what = Albo nie ma połączenia, albo serwer odpoczywa. Partie są bezpieczne.
    .do = Spróbuj za chwilę.
trouble-frozen = Ta partia jest zamrożona
    .what = Zasady natrafiły na coś, czego być nie może, więc stół się zatrzymał, zamiast grać błędnie. Nic nie przepadło.
    .do = Zapisz partię do pliku i wyślij ją opiekunom tego serwera.
trouble-damaged = Tego stołu nie da się odczytać
    .what = Część jego zapisu jest uszkodzona, więc stół został odstawiony. Pozostałe stoły działają dalej.
    .do = Powiadom osobę, która prowadzi ten serwer; może ma kopię zapasową.
trouble-broken = Coś poszło nie tak
    .what = Czegoś nie udało się narysować. Sama partia jest bezpieczna na serwerze.
    .do = Spróbuj ponownie; jeśli to nie pomoże, odśwież stronę.
trouble-not-watchable = To stół prywatny
    .what = Gracze nie chcą widzów.
    .do = Poszukaj otwartego stołu albo załóż własny.

## Strona wzornictwa

design = Wzornictwo
design-colours = Kolory
design-seats = Miejsca
design-type = Pismo
design-space = Odstępy
design-controls = Elementy
design-dialog = Okno
design-sheet = Arkusz
design-note = Notka
design-refusal = Odmowa
design-sounds = Dźwięki
design-pictures = Obrazy
design-troubles = Złe chwile
