### Jak sprawiedliwa jest wyspa, po polsku: dla terminala i warsztatu.

## Tabele

fair-seats = Miejsce
fair-wins = Wygrane (95 %)
fair-sectors = Początek
fair-begin = Gracze
fair-by-choice = Wygrane, z wyboru
fair-by-lot = Wygrane, losowo
fair-nth = { $number ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
   *[other] czwarty
}
fair-percent = { $share } %
fair-measured = { $share } % ({ $low } – { $high })
fair-number = { $number }

## Gra

fair-rounds = Rundy
fair-letters = Kontrakty na gracza
fair-inside = Gracze, którzy docierają do dzielnicy wewnętrznej
fair-expulsions = Przegonienia na rundę
fair-blocked = Partie, w których ktoś nie może już nic zbudować
fair-begun = Gdzie gracze zaczynają
fair-disputed = Zajęte, gdy rywal stał obok
fair-idle = Prawie nigdy nieużywane

## Ocena

fair-level = Wyrównana: w { $games } partiach żadne miejsce i żaden sektor nie odbiega od innych bardziej, niż tłumaczy to przypadek. Udział wygranych każdego miejsca jest znany z dokładnością do { $within } pkt proc.
fair-seat = { $degree ->
    [slight] Prawie wyrównana
    [clear] Nie całkiem sprawiedliwa
   *[great] Niesprawiedliwa
}: przy { $players ->
    [3] trzech
   *[4] czterech
} graczach { $number ->
    [1] pierwszy gracz
    [2] drugi gracz
    [3] trzeci gracz
   *[4] czwarty gracz
} wygrywa { $share } % partii, a po równo byłoby { $even } %.
fair-sector-chosen = { $degree ->
    [slight] Prawie wyrównana
    [clear] Nie całkiem sprawiedliwa
   *[great] Niesprawiedliwa
}: przy { $players ->
    [3] trzech
   *[4] czterech
} graczach kto sam zaczyna w sektorze { $sector ->
    [mountain] górskim
    [meadow] równinnym
    [woodland] leśnym
   *[desert] pustynnym
}, wygrywa { $share } % partii, a po równo byłoby { $even } %.
fair-sector-lot = { $degree ->
    [slight] Prawie wyrównana
    [clear] Nie całkiem sprawiedliwa
   *[great] Niesprawiedliwa
}: przy { $players ->
    [3] trzech
   *[4] czterech
} graczach kto z losu zaczyna w sektorze { $sector ->
    [mountain] górskim
    [meadow] równinnym
    [woodland] leśnym
   *[desert] pustynnym
}, wygrywa { $share } % partii, a po równo byłoby { $even } %.
fair-few = Tak niewiele partii mówi mało: udział wygranych miejsca jest znany tylko z dokładnością do { $within } pkt proc.
