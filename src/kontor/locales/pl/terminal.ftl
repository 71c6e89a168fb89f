### Terminal: polecenia, pomoc do nich i to, co mówią.

## Pomoc do poleceń

help-kontor = Gry planszowe: gra, odtwarzanie, sprawdzanie. Dostępne: { $games }.
help-version = Pokaż wersję i to, czy zasady są skompilowane.
help-play = Zagraj w terminalu. Bez podania gry program zapyta.
help-play-game = Gra: { $games }. Z --resume także plik.
help-text = Gra tekstowa, tutaj w terminalu.
help-seats = Kto gra, po kolei: you, imiona osób, bot albo bot:NAZWA.
help-level = Jak gra każdy „bot”: poziom lub postać, zgodnie z listą „kontor games”; bez tego najłatwiejszy poziom.
help-play-bots = Kto gra przeciwko tobie, zamiast --seats: boty z nazwy, plik (./wagi.npz, ./model.onnx), klasa lub funkcja (pakiet.moduł:Nazwa), rozdzielone przecinkami.
help-lang = Język: de, en albo pl.
help-variant = Wariant gry, jeden z: { $variants }; można podać kilka razy.
help-first = Kto zaczyna: numer miejsca albo random.
help-seed = Spraw, by kości dało się przewidzieć, na próbę.
help-plain = Proste wiersze bez kolorów i ramek, dobre dla czytnika ekranu.
help-resume = Wróć do ostatniej partii. Z --bots dalej grają inne boty.
help-replay = Obejrzyj zapisaną partię krok po kroku, w przód i wstecz.
help-file = Plik z zapisem partii.
help-until = Wypisz partię do tej decyzji.
help-replay-json = Wypisz ostatnią pozycję jako JSON.
help-verify = Sprawdź każdą kość i kartę skończonej partii z jej zapieczętowanym sekretem.
help-games = Wypisz gry z liczbą graczy, poziomami i wariantami.
help-json = Wypisz JSON.

## Błędy, każdy w jednym wierszu, który mówi, co zrobić

see-help = { $fault }. Pomoc: kontor --help
no-such-first = Miejsce „{ $first }” nie może zaczynać. Podaj liczbę od 1 do { $seats } albo random.
seats-or-bots = Podaj albo --seats, albo --bots, nie oba naraz.
seats-twice = W „{ $seats }” dwie osoby mają to samo imię. Nadaj każdej inne.
seats-unreadable = „{ $seats }” to nie lista miejsc. Przykład: --seats you,bot,bot
nothing-to-resume = Nie ma partii, do której można wrócić. Nową zaczyna: kontor play
no-such-decision = Nie ma decyzji { $until }. Partia ma ich { $last }.

## Wyjście

interrupted = Przerwano. Partia jest zapisana; wróć do niej przez: kontor play --resume
terminal-closed = Wejście się skończyło. Partia jest zapisana; wróć do niej przez: kontor play --resume
saved = Partia jest zapisana. Wróć do niej przez: kontor play --resume
called-off = Przerwano.
nobody-there = Wejście skończyło się przed wyborem gry. Podaj ją: kontor play GRA

## Przy stole

you = Ty
player = Gracz { $number }
welcome = { $title }: { $names }.
sealed = Kości są zapieczętowane, SHA-256 { $commitment }.
heading = { $title }, tura { $turn }, { $seat-person ->
    [you] ty decydujesz
   *[other] decyduje { $seat }
}
prompt = Twoja odpowiedź, od 1 do { $count } lub ?:
hint = ? pomoc, ! rada, t stół, h przebieg, u cofnij, s zapisz i wyjdź
advice = { $answer }: szansa na wygraną około { $percent }%.
advice-alone = { $answer }.
no-advice = W tej sprawie nikt nie doradza.
bot-says = { $seat }: „{ $remark }”
only-answer = Jedyny wybór: { $answer }.
pass-device = Przekaż urządzenie: { $seat } naciska Enter.
no-such-number = Podaj liczbę od 1 do { $count }.
which-one = O co chodzi?
not-understood = „{ $typed }” nie jest tu odpowiedzią. Podaj liczbę lub nazwę albo ?, by zobaczyć pomoc.
not-now = Nie teraz ({ $rule }): { $why }
no-such-thing = Nic tu nie nazywa się „{ $thing }”. Klawisz t pokazuje wszystkie nazwy.
nothing-more = Nic więcej nie wiadomo o „{ $thing }”.
nothing-to-take-back = Nie ma czego cofnąć: rzutów, odkrytych kart i zakończonej tury się nie cofa.
taken-back = Cofnięto: { $answer }.
no-history = Jeszcze nic się nie wydarzyło.
help =
    Wpisz numer odpowiedzi albo początek jej nazwy.
    Enter: pokaż pozycję jeszcze raz
    ?: ta pomoc
    !: co zrobiłby najlepszy bot i dlaczego
    ? i nazwa lub numer: co daje karta i dlaczego nie można jej teraz wybrać
    t: stół
    t i nazwa: wszystko, co stół mówi o karcie lub graczu
    h: ostatnie tury; h 100: ostatnie sto
    u: cofnij swoją ostatnią decyzję
    s albo q: zapisz i wyjdź
secret-revealed = Sekret kości: { $secret }
recorded = Partia jest zapisana. Aby ją obejrzeć i sprawdzić kości:

## Menu

menu-which-game = W co gramy?
menu-resume = Dalej w { $title }: { $names } ({ $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
})
menu-new = { $title }, nowa partia
menu-seats = Kto gra? Imiona lub bot, po przecinkach (Enter: { $usual }):
menu-level = Kto gra za boty? Liczba to ich zmierzona siła.
menu-character = { $who }: { $about }
menu-rated = { $who } ({ $rating })
menu-variant = Grać z wariantem „{ $name }”? (t, Enter: nie)
prompt-menu = Od 1 do { $count } (Enter: 1):
yes = t tak y

## Odtwarzanie

replay-heading = { $title }, po { $place ->
    [one] { $place } decyzji
   *[other] { $place } decyzjach
} z { $last }
replay-question = Dokąd?
replay-keys = Enter lub n dalej, p wstecz, liczba od 0 do { $last }, g na koniec, t stół, q wyjście
prompt-replay = Odtwarzanie:
verified = Sprawdzono: { $outcomes ->
    [one] { $outcomes } kość lub karta pochodzi
    [few] wszystkie { $outcomes } kości i karty pochodzą
   *[many] wszystkie { $outcomes } kości i kart pochodzi
} z sekretu zapieczętowanego jako { $commitment }.

## Listy

game-heading = { $id }: { $title }, autor: { $designer }
game-from = Wersja zasad { $rules }, z pakietu { $origin }
game-seats = Gracze: { $seats }
game-levels = Poziomy: { $levels }
game-characters = Postacie: { $characters }
game-bots = Boty: { $bots }
game-languages = Języki: { $languages }
game-lacks-words = { $language } (bez { $count ->
    [one] { $message }
   *[other] { $count } komunikatów, na przykład { $message }
})
game-research = Do badań: { $parts }
game-observation = obserwacja z { $size } liczb
game-network = wytrenowana sieć
game-batch = silnik do gry seryjnej
game-variant = Wariant { $id }: { $name }. { $about }
game-option = Opcja --{ $id }: { $name }. { $about }
version-compiled = kontor { $version }, zasady skompilowane
version-plain = kontor { $version }, zasady nieskompilowane

## Gry losowe i pomiary

help-dataset = Boty rozgrywają partie, a każda decyzja zostaje zapisana jako dane: obserwacja, maska, akcja, wynik.
help-dataset-folder = Folder na dane; rozpoczęty w nim zapis jest kontynuowany.
help-dataset-bots = Kto gra, po przecinkach: nazwy botów, pliki (wagi.npz, model.onnx) albo pakiet.moduł:Nazwa. Boty zmieniają miejsca.
help-dataset-shard = Ile partii mieści jeden plik.
help-dataset-format = W jakiej postaci zapisać dane: npz (NumPy) lub parquet.
help-dataset-review = Zapisz też szanse każdego miejsca na wygraną przed każdą decyzją i po niej, tak jak oceniają je analizy.
help-fuzz = Rozgrywa losowe partie i po każdej decyzji sprawdza wszystkie niezmienniki.
help-game = Gra: { $games }.
help-seat-count = Liczba graczy; domyślnie największa dozwolona.
help-games-count = Liczba partii.
help-fuzz-seed = To samo ziarno daje te same partie.
help-jobs = Ile procesów gra jednocześnie.
help-failures = Folder na zapisy partii z błędem.
help-bench = Mierzy, jak szybko działa tu Kontor.
help-bench-rules = Mierzy losowe partie na jednym rdzeniu.
help-seconds = Sekundy na każdy wiersz.
help-lockstep = Dowodzi, że gra seryjna toczy się według reguł: te same partie po obu stronach, porównane po każdej decyzji.
help-lanes = Ile partii toczy się obok siebie.
help-lockstep-bot = Kto gra na jednym torze na tysiąc; na pozostałych decyduje los.
lockstep-agree = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
    }, w tym { $bot_games } botów: gra seryjna i reguły zgadzają się po każdej z { $decisions } decyzji i w { $observations } obserwacjach.
dataset-written = { $games ->
    [one] { $games } partia zapisana w { $path }. Plik README.md opisuje dane.
    [few] { $games } partie zapisane w { $path }. Plik README.md opisuje dane.
   *[many] { $games } partii zapisanych w { $path }. Plik README.md opisuje dane.
}
fuzz-games = { $games ->
    [one] { $games } partia, decyzje: { $decisions }
    [few] { $games } partie, decyzje: { $decisions }
   *[many] { $games } partii, decyzje: { $decisions }
}
fuzz-decisions = Decyzje na partię: { $mean } ± { $deviation }
fuzz-turns = Tury na partię: { $mean } ± { $deviation }
fuzz-wins = Zwycięstwa z miejsca { $number }: { $wins }
fuzz-ends = Koniec przez { $end }: { $games }
fuzz-failure = Partia { $game } zakończyła się błędem: { $fault }. Jej zapis: { $path }
fuzz-verdict = { $failures ->
    [0] Bez błędów.
    [one] { $failures } błąd.
    [few] { $failures } błędy.
   *[many] { $failures } błędów.
}
bench-row = { $title }, liczba graczy: { $seats }, { $code ->
    [compiled] reguły skompilowane
   *[plain] reguły nieskompilowane
}: decyzje na sekundę: { $decisions }, partie na sekundę: { $games }

## Serwer

help-serve = Udostępnij stoły w sieci.
help-host = Adres nasłuchiwania; 0.0.0.0 oznacza wszystkie.
help-open = Otwórz stronę w przeglądarce.
help-port = Port nasłuchiwania.
help-workers = Ile procesów dzieli się pracą.
help-serve-bots = Udostępnij tego bota także przy stołach: GRA:BOT lub GRA:NAZWA=BOT. Bot to nazwa, plik (wagi.npz, model.onnx) lub pakiet.moduł:Nazwa. Można podać kilka razy.
help-data = Folder bazy danych; w przeciwnym razie KONTOR_DATA lub zwykłe miejsce.
help-tables-folder = Folder na pliki stołów.
help-site = Zapisuje Kontor jako folder dla dowolnego hostingu plików. Poza grą z ludźmi gdzie indziej działa tam wszystko, w samej przeglądarce.
help-site-folder = Folder na stronę.
help-site-server = Serwer Kontora do gry z ludźmi gdzie indziej, np. https://gra.example.org.
site-written = Strona jest w { $path } ({ $size } MB). Umieść folder na dowolnym hostingu plików albo wypróbuj: python -m http.server --directory { $path }
help-export-tables = Zapisz wszystkie stoły w folderze, jako partie i z miejscami.
help-import-tables = Dodaj stoły i partie z folderu i wypisz linki do nowych miejsc.
serving = Kontor działa na http://{ $host }:{ $port }, dane leżą w { $data }.
exported = { $tables ->
    [one] Zapisano jeden stół.
    [few] Zapisano { $tables } stoły.
    [many] Zapisano { $tables } stołów.
   *[other] Zapisano { $tables } stołu.
}

## Training

help-train = Sieć uczy się gry, grając sama ze sobą. Wymaga dodatku „gpu”; karta graficzna nie jest konieczna, ale jest o wiele szybsza.
help-train-seats = Liczba graczy, z którą sieć się uczy; można podać kilka razy. Bez niej: każda.
help-train-variant = Ucz się też przy stołach z tym wariantem; można podać kilka razy.
help-train-seconds = Jak długo się uczyć, w sekundach; kompilacja i mecze się liczą.
help-train-folder = Gdzie leżą zapisy; znaleziona tam nauka jest kontynuowana.
help-train-steps = Decyzje w każdej partii między dwoma ulepszeniami.
help-train-width = Szerokość warstwy ukrytej.
help-train-depth = Ile warstw ukrytych.
help-train-against = Wagi stałego przeciwnika: naucz się go pokonywać.
help-train-report = Sekundy między dwoma wierszami liczb. Bez tego: dwudziesta część czasu.
help-train-start = Wagi początkowe.
help-train-batches = Ulepszenia z jednej rundy decyzji.
help-train-epochs = Ile razy sieć uczy się z każdej decyzji.
help-train-rate = Krok uczenia na początku.
help-train-curiosity = Waga entropii na początku: jak chętnie sieć próbuje rzadkich odpowiedzi.
help-train-trace = Jak daleko wstecz działa wynik (lambda).
help-train-lead = Ile na początku liczą się punkty, a nie samo zwycięstwo.
help-train-guests = Część partii przeciw dawnym wersjom i obcym.
help-train-stranger = Wagi innego przeciwnika; można podać kilka razy.
train-compiling = Trwa kompilacja; potrwa minutę lub dwie. Potem co jakiś czas pojawi się wiersz liczb.
train-done = Wagi są w { $folder }/weights.npz.
