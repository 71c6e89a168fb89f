### Co może pójść nie tak, na stronie i w terminalu; każdy wiersz mówi, co się stało lub co zrobić.

fault-in-line = wiersz { $line }: { $fault }
fault-no-language = Nie ma języka „{ $language }”. Są: { $known }.
fault-no-game = Nie ma gry „{ $game }”. Są: { $known }.
fault-seat-count = Liczba graczy w { $title } to { $counts }, a nie { $seats }. Podaj tylu graczy w --seats lub --bots.
fault-no-variant = { $title } nie ma wariantu „{ $variant }”. Są: { $known }.
fault-no-first = Nie ma miejsca { $first }, które mogłoby zaczynać; jest ich { $seats }, licząc od 0.
fault-no-switch = { $option } to true albo false, a nie { $value }.
fault-no-choice = Dla --{ $option } nie ma „{ $value }”. Jest: { $known }; można też podać własny plik.
fault-bad-choice = --{ $option }: coś jest nie w porządku: { fault-bad-data }
fault-bad-data = { $finding }{ $more ->
    [0] { "" }
    [one] { " " }(i jeszcze jedna uwaga)
    [few] { " " }(i jeszcze { $more } uwagi)
   *[many] { " " }(i jeszcze { $more } uwag)
}
fault-no-json-file = { $path } to nie plik JSON: { $reason }.
fault-no-bot = Nie ma bota „{ $bot }”. Są: { $known }. Klasę lub funkcję podaje się jako pakiet.moduł:Nazwa, a plik jako wagi.npz lub model.onnx.
fault-no-trials = „{ $bot }” nie przyjmuje „{ $trials }” prób: liczbę podaje się tylko botom, które szukają, na przykład „search@500”.
fault-no-level = Nie ma poziomu „{ $bot }”. Są: { $known }.
fault-no-jax = Gra seryjna i trening wymagają JAX. Zainstaluj go poleceniem: pip install "kontor[gpu]"
fault-no-batch = { $game } nie ma silnika do gry seryjnej.
fault-no-observation = { $game } nie podaje swojej obserwacji w liczbach, więc środowiska i sieci nie mogą w to grać.
fault-no-network = { $game } nie ma wytrenowanej sieci.
fault-other-network = Sieć dla { $game } ma { $known } wejść i { $actions } odpowiedzi; te wagi mają { $inputs } i { $answers }.
fault-other-game = { $path } wytrenowano dla { $trained }, nie dla { $game }.
fault-no-seats-field = Sieci potrzebują w obserwacji pola „seats”: po jednej jedynce na każdego gracza.
fault-no-weights = { $path } nie zawiera wag sieci.
fault-bad-onnx = { $path } nie może grać w tę grę: { $reason }.
fault-no-onnx = Modele ONNX wymagają onnxruntime. Zainstaluj: pip install 'kontor[onnx]'
fault-no-bot-class = Nie ma bota { $bot }: { $reason }
fault-no-choose = { $bot } nie jest botem: brakuje metody choose(view, deadline).
fault-bot-failed = Bot { $bot } zawiódł: { $reason }
fault-bot-nonsense = Bot { $bot } odpowiedział { $answer }, a to nie jest tu dozwolone.
fault-code-in-file = Ten plik podaje { $bot } jako bota, a plik nie może decydować, jaki kod zostanie uruchomiony. Podaj boty samodzielnie, na przykład: --resume --bots { $bot }
fault-other-bots = { $seated ->
    [0] W tej partii nie gra żaden bot.
    [one] W tej partii gra jeden bot. Podaj jednego w --bots.
    [few] W tej partii grają { $seated } boty. Podaj tyle samo w --bots, po przecinku.
   *[many] W tej partii gra { $seated } botów. Podaj tyle samo w --bots, po przecinku.
}
fault-bad-offer = „{ $offer }” nie ma postaci GRA:BOT ani GRA:NAZWA=BOT.
fault-bad-offer-name = „{ $offer }” wymaga innej nazwy, z liter, cyfr i łączników: { $game }:NAZWA={ $bot }
fault-apart = Gra seryjna i reguły się rozchodzą: { $where }
fault-illegal = { $action } nie jest tu dozwolone
fault-unknown-action = nie ma takiej akcji: { $action }
fault-cannot-save = Nie można zapisać w { $folder }: { $reason }. Ustaw KONTOR_DATA na folder, w którym można pisać.
fault-cannot-read = Nie można odczytać { $path }: { $reason }.
fault-not-text = { $path } to nie zapis partii: to nawet nie jest tekst.
fault-no-running-game = W { $path } nie ma trwającej partii. Skończoną pokaże: kontor replay
fault-control-characters = tekst zawiera znaki sterujące
fault-damaged = plik { $path } jest uszkodzony: { $reason }
fault-file-empty = plik jest pusty
fault-cut-short = plik jest ucięty: ma { $found } z { $expected } decyzji
fault-no-json = to nie jest JSON; plik jest uszkodzony albo nie jest zapisem partii
fault-no-object = tu powinien być obiekt JSON
fault-missing = brakuje „{ $key }” albo ma zły typ
fault-no-outcomes = „{ $key }” musi być listą kości i kart
fault-foreign = to nie jest zapis Kontora: brakuje nagłówka
fault-unknown-format = format { $found } jest nieznany; ten Kontor czyta { $known }
fault-unknown-rules = wersja zasad { $found } jest nieznana; ten Kontor ma { $known }
fault-no-seats = „seats” musi być listą obiektów z nazwą
fault-bad-seal = pieczęć jest uszkodzona: powinny być cyfry szesnastkowe
fault-bad-result = miejsca i punkty to liczby całkowite
fault-already-over = partia była już skończona
fault-wrong-seat = decyzja należała do miejsca { $right }, a nie { $wrong }
fault-no-closing-line = partia jest skończona, ale brakuje wiersza końcowego
fault-not-over = według pliku partia jest skończona, a nie jest
fault-unopened = otworzyć można tylko partię rozegraną do końca
fault-unfinished = partia nie jest skończona, więc nie ma jeszcze czego analizować
fault-wrong-result = partia skończyła się inaczej, niż podaje plik
fault-not-sealed = ta partia nie ma zapieczętowanego losu, z którym można by grać dalej
fault-never-sealed = ta partia nie była zapieczętowana, więc nie ma jak sprawdzić kości
fault-secret-kept = sekret nie jest jeszcze ujawniony, więc nie można sprawdzić kości
fault-wrong-secret = to nie ten sekret, który obiecano przed partią
fault-wrong-outcome = los dał { $gave }, a plik podaje { $says }
fault-outcome-missing = brakuje kości lub karty
fault-no-face = kość nie może pokazać { $face }
fault-no-card = { $drawn } nie jest kartą z tej talii
fault-card-gone = karty { $drawn } już nie ma w talii
fault-never-drawn = { $drawn } nie zostało wylosowane
fault-other-dataset = W { $path } są inne dane. Wybierz inny folder.
fault-no-parquet = Pliki Parquet wymagają pyarrow. Zainstaluj: pip install 'kontor[data]'
fault-no-dataset-format = Nie ma formatu „{ $format }”. Są: { $known }.
fault-other-match = { $path } zawiera inny mecz. Wybierz inny folder.
fault-workers-died = Procesy robocze padły { $times } razy z rzędu.
fault-no-ray = Ray nie jest zainstalowany. Zainstaluj: pip install 'kontor[ray]'
fault-no-workers = Nie ma „{ $on }” jako miejsca gry. Są: { $known }.
fault-no-judge = Nikt nie oceni tej partii: żadna sieć nie zna gry { $title } na tej planszy.
fault-site-folder = W { $path } jest coś innego. Wybierz nowy folder.
fault-site-no-page = W tym pakiecie nie ma strony WWW. Zainstaluj plik wheel albo uruchom: make setup
fault-site-no-address = „{ $address }” nie jest adresem. Podaj np. https://gra.example.org
