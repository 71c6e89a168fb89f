### Boty: arena, na której się mierzą, kim są i co mówią o swoich ruchach.

## Arena

help-arena = Boty grają ze sobą: udziały zwycięstw z przedziałami, rankingi, czas na ruch.
help-arena-game = Gra; zob. „kontor games”.
help-arena-bots = Boty przy stole, oddzielone przecinkami; rozgrywane jest każde ustawienie.
help-arena-games = Ile partii co najmniej; w górę do pełnych rund wszystkich ustawień.
help-arena-seconds = Czas na każdy ruch. Bez niego każdy bot liczy tyle co zwykle.
help-arena-seed = To samo ziarno, te same partie.
help-arena-on = Gdzie grać: one, cores, ray albo ray://host:port.
help-arena-folder = Zachowaj tu wszystkie partie; przerwany przebieg ruszy od tego miejsca.
help-arena-records = Zachowaj też zapis każdej partii.
help-arena-report = Zapisz stronę z tabelami i wykresami w tym pliku.
arena-playing = Trwa gra
arena-column-bot = Bot
arena-column-wins = Zwycięstwa
arena-column-wilson = 95 % (Wilson)
arena-column-blocks = 95 % (blokami)
arena-column-rating = Ranking ± 2 σ
arena-column-points = Punkty
arena-column-pace = ms na ruch
arena-column-seat = Miejsce { $n }
