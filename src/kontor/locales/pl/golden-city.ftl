### Złote Miasto po polsku.

## Krajobrazy i nagrody

landform-coast = wybrzeże
landform-woodland = las
landform-meadow = równina
landform-mountain = góry
landform-desert = pustynia

reward-coin-1 = 1 moneta
reward-coin-2 = 2 monety
reward-landform = karta krajobrazu
reward-key = karta klucza
reward-bonus = karta premii
reward-goods = karta towaru

## Mapa wyspy

map-outer = Zewnętrzna dzielnica
map-outer-letters = kontrakty dla 1. i 2. gracza
map-inner = Wewnętrzna, kosztuje klucz
map-inner-letters = kontrakty; karta dla 1. gracza

## Polecenie „kontor island”

help-island = Wyspy do gry Złote Miasto: sprawdź lub narysuj plik.
help-island-file = Plik z wyspą, opisany w docs/island.md.
help-island-check = Wymienia wszystko, co w pliku wyspy jest błędne.
help-island-draw = Rysuje wyspę.
help-island-output = Gdzie zapisać rysunek, plik SVG.
island-sound = { $title }: wyspa jest poprawna.
island-drawn = Wyspa jest narysowana w pliku { $path }.
