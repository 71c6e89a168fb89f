### Po partii: dlaczego tak się skończyła, po polsku.

review-waiting = Przeglądam partię…
    .about = To potrwa chwilę. Cała reszta już jest.
review-refining = Rozgrywam dalej każdą pozycję, żeby oceny były pewne…
review-none = Do tej partii nie ma analizy.
review-why = Dlaczego tak się skończyło
review-chances = Szanse na wygraną
review-chart = Szanse na wygraną, ruch po ruchu
review-turn = Tura { $turn }
review-end = Koniec
review-parts = Szczęście i umiejętności
    .about = W punktach procentowych szansy na wygraną. Szczęście to to, co przyniosły kości i karty. Umiejętności to strata własnych decyzji wobec najlepszych: 0 to gra bezbłędna.
review-luck = Szczęście
review-skill = Umiejętności
review-turning-points = Punkty zwrotne
review-all = Wszystkie ruchy
review-learn = { $count ->
    [one] Ucz się na swoim błędzie
    [few] Ucz się na swoich { $count } błędach
   *[many] Ucz się na swoich { $count } błędach
}
review-part = Co pokazać
review-board = Plansza
review-moves = Ruchy
review-whole = Partia
review-of = Czyje ruchy
review-everybody = Wszystkie
review-only-mistakes = Tylko błędy
review-no-moves = Tu nie ma błędów.
review-back = Ruch wstecz
review-on = Ruch dalej
review-mistake-back = Poprzedni błąd
review-mistake-on = Następny błąd
review-chose = Decyzja – { $player }:
review-loss = { $points ->
    [one] Kosztuje około jednego punktu szansy na wygraną.
    [few] Kosztuje około { $points } punktów szansy na wygraną.
   *[many] Kosztuje około { $points } punktów szansy na wygraną.
}
review-margin = Z dokładnością do { $points }.
review-better = Lepiej: { $answer }
review-then = Potem:
review-luck-of = Szczęście: { $points } – { $player }
review-percent = { $value }%
review-moved = Szansa – { $player }: { $before }% → { $after }%
review-over = Koniec gry.
review-dice = Co zrobiły kości
    .about = Ile razy wypadła każda suma i ilu razy można się było spodziewać.
review-sum = Suma
review-coins = Monety z rzutów
review-sum-start = Przed partią
review-sum-hidden = w tym zakryte karty i późniejsza wiedza
review-sum-skill = Własne ruchy
review-sum-others = Ruchy innych
review-sum-result = Wynik
review-verdicts = Oceny

verdict-forced = Jedyny ruch
verdict-best = Najlepszy ruch
verdict-good = Dobry ruch
verdict-inaccuracy = Niedokładność
verdict-mistake = Błąd
verdict-blunder = Gruby błąd

mark-mistake = błąd
mark-blunder = gruby błąd
mark-good-luck = łut szczęścia
mark-bad-luck = pech


## Gra dalej

play-on-about = W tym miejscu zaczyna się nowy stół. Pozostałe miejsca zajmą boty, kości i karty wypadną na nowo, a partia nie liczy się do rankingu.
play-on-seat = Kim grasz?
play-on-start = Graj dalej
same-deal-about = Nowa partia z kośćmi i kartami z tej. Wypadnie to samo, ale co z tym zrobisz, zależy od ciebie. Partia nie liczy się do rankingu.
same-deal-against = Z kim?
same-deal-start = Rozdaj ponownie

## Wynik jako obrazek

picture = Udostępnij wynik
picture-shows = Wynik jako obrazek: miejsca, szczęście i umiejętności oraz szanse na wygraną.
picture-save = Zapisz obrazek
picture-share = Udostępnij
picture-place = { $place }. miejsce
picture-file = wynik


## Nauka na błędach

learn-none = Nie ma tu czego się uczyć: żaden twój ruch nie kosztował wiele.
learn-question = Pytanie
learn-place = Pytanie { $place } z { $count }
learn-find = Znajdź coś lepszego
learn-played = Twój wybór: { $answer }. { $points ->
    [one] Kosztowało to około jednego punktu szansy na wygraną.
    [few] Kosztowało to około { $points } punktów szansy na wygraną.
   *[many] Kosztowało to około { $points } punktów szansy na wygraną.
}
learn-wrong = „{ $answer }” nie należy do najlepszych odpowiedzi.
learn-as-played = Tak było w partii.
learn-once-more = Masz jeszcze jedną próbę.
learn-found = Dobrze!
learn-not-found = To byłoby lepsze.
learn-best = Najlepiej: { $answer }
learn-show = Pokaż odpowiedź
learn-next = Następne pytanie
learn-finish = Gotowe
learn-in-review = Zobacz w analizie
learn-over = Znaleziono { $found } z { $count }
learn-again = Jeszcze raz
learn-to-review = Do analizy
learn-not-allowed = Tu nie można tego zrobić.

## Zadania

puzzles-about = Jedna odpowiedź jest tu wyraźnie najlepsza. Bot przeoczył ją w swojej partii. Znajdziesz ją?
puzzles-found = Rozwiązane: { $found } z { $count }
puzzles-kind = Które zadania
puzzles-every-kind = Wszystkie
puzzles-next = Następne zadanie
puzzles-all = Wszystkie zadania
puzzles-none = Do tej gry nie ma jeszcze zadań.
puzzle-of-the-day = Zadanie dnia
puzzle-number = Zadanie { $number }
puzzle-find = Znajdź najlepszą odpowiedź.
puzzle-open = jeszcze nie próbowane
puzzle-found = rozwiązane
puzzle-shown = odpowiedź pokazana
puzzle-kind-dice = Jedna kość czy dwie?
puzzle-kind-reroll = Rzucić jeszcze raz?
puzzle-kind-build = Co zbudować?
puzzle-kind-purple = Od kogo i po co?
puzzle-kind-pair = Która para?
puzzle-kind-site = Które pole?
puzzle-kind-pay = Czym zapłacić?
puzzle-kind-card = Która karta?
