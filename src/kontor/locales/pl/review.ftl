### Analizy: dlaczego partia została wygrana lub przegrana, słowami.

## Kiedy

review-when = { $unit ->
    [rounds] runda { $turn }
   *[other] tura { $turn }
}
review-since = { $unit ->
    [rounds] rundy { $turn }
   *[other] tury { $turn }
}

## Partia w jednym, dwóch zdaniach

review-led = { $seat-person ->
    [you] Prowadzisz od { review-since } i wygrywasz.
   *[other] { $seat } prowadzi od { review-since } i wygrywa.
}
review-ahead = { $seat-person ->
    [you] Prowadzisz od początku do końca.
   *[other] { $seat } prowadzi od początku do końca.
}
review-turned = { $seat-person ->
    [you] Zostaje ci tylko { $percent }% szans ({ review-when }), a jednak wygrywasz.
   *[other] { $seat } ma już tylko { $percent }% szans ({ review-when }), a jednak wygrywa.
}
review-shared = Zwycięstwo jest wspólne.
review-both = { $seat-person ->
    [you] Zawdzięczasz to szczęściu i lepszym decyzjom. Punkty procentowe szans: { $luck } i { $play }.
   *[other] { $seat } zawdzięcza to szczęściu i lepszym decyzjom. Punkty procentowe szans: { $luck } i { $play }.
}
review-lucky = { $seat-person ->
    [you] Zawdzięczasz to szczęściu. Punkty procentowe szans, które dało: { $luck }.
   *[other] { $seat } zawdzięcza to szczęściu. Punkty procentowe szans, które dało: { $luck }.
}
review-played = { $seat-person ->
    [you] Wygrywasz mimo pecha. Punkty procentowe szans z lepszych decyzji: { $play }.
   *[other] { $seat } wygrywa mimo pecha. Punkty procentowe szans z lepszych decyzji: { $play }.
}

## Punkty zwrotne

review-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
review-roll-won = { $seat-person ->
    [you] { $dice }, { review-when }: zyskujesz { review-points }.
   *[other] { $dice }, { review-when }: { $seat } zyskuje { review-points }.
}
review-roll-lost = { $seat-person ->
    [you] { $dice }, { review-when }: tracisz { review-points }.
   *[other] { $dice }, { review-when }: { $seat } traci { review-points }.
}
review-cards-won = { $seat-person ->
    [you] Nowe karty, { review-when }: zyskujesz { review-points }.
   *[other] Nowe karty, { review-when }: { $seat } zyskuje { review-points }.
}
review-cards-lost = { $seat-person ->
    [you] Nowe karty, { review-when }: tracisz { review-points }.
   *[other] Nowe karty, { review-when }: { $seat } traci { review-points }.
}
review-lapse = { $seat-person ->
    [you] Twoja decyzja, { review-when }: tracisz { review-points }.
   *[other] Decyzja, { review-when }: { $seat } oddaje { review-points }.
}

## Jak łaskawy był los

review-lucky-games = { $seat-person ->
    [you] Szczęście sprzyja ci bardziej niż w { $percent } na 100 partii.
   *[other] { $seat } ma więcej szczęścia niż w { $percent } na 100 partii.
}
review-unlucky-games = { $seat-person ->
    [you] Szczęście sprzyja ci mniej niż w { $percent } na 100 partii.
   *[other] { $seat } ma mniej szczęścia niż w { $percent } na 100 partii.
}
review-usual-games = Tyle szczęścia lub pecha to nic niezwykłego.

## Analiza w terminalu i jako strona

help-review = Powiedz, dlaczego partia została wygrana lub przegrana: szczęście, umiejętności, błędy.
help-review-quick = Tylko oszacuj, bez sprawdzania błędów dalszą grą.
help-review-html = Zapisz w tym pliku stronę z wykresem szans.
help-review-seed = To samo ziarno, ta sama analiza.
review-going-on = Analizuję
review-heading = { $title }: { $names }
review-player = Gracz
review-start = na początku
review-luck = szczęście
review-skill = umiejętności
review-others = inni
review-result = wynik
review-chart = Szansa na wygraną
review-turning-points = Punkty zwrotne
review-chance = Kostki i karty
review-lapses = Decyzje, które kosztowały
review-no-lapses = Żadna nie kosztowała nic wartego wzmianki.
review-decided = { $turn }. { $seat }: { $answer } ({ $verdict }, −{ $points } pkt).
review-better = Lepiej: { $answer }.
review-rolled = { $seat }: rzuty: { $rolls }.
review-rolls-brought = { $seat }: monety z rzutów ({ $rolls }): { $coins }, spodziewane: { $mean }.
verdict-inaccuracy = niedokładność
verdict-mistake = błąd
verdict-blunder = gruby błąd
cannot-write = Nie można zapisać { $path }: { $reason }
