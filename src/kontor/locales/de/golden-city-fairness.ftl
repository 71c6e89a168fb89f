### Wie gerecht eine Insel ist, auf Deutsch: für Terminal und Werkstatt.

## Die Tabellen

fair-seats = Platz
fair-wins = Siege (95 %)
fair-sectors = Beginn
fair-begin = Spieler
fair-by-choice = Siege, gewählt
fair-by-lot = Siege, ausgelost
fair-nth = { $number ->
    [1] Startspieler
    [2] zweiter
    [3] dritter
   *[other] vierter
}
fair-percent = { $share } %
fair-measured = { $share } % ({ $low } – { $high })
fair-number = { $number }

## Das Spiel

fair-rounds = Runden
fair-letters = Handelsbriefe je Spieler
fair-inside = Spieler, die einen inneren Stadtteil erreichen
fair-expulsions = Vertreibungen je Runde
fair-blocked = Partien, in denen jemand nie mehr bauen kann
fair-begun = Wo Spieler beginnen
fair-disputed = Bebaut, während ein Gegner daneben stand
fair-idle = Kaum je genutzt

## Das Urteil

fair-level = Ausgeglichen: In { $games } Partien liegt kein Platz und kein Sektor weiter vorn oder zurück, als der Zufall erklärt. Der Anteil der Siege jedes Platzes ist auf { $within } Punkte genau bekannt.
fair-seat = { $degree ->
    [slight] Fast ausgeglichen
    [clear] Nicht ganz gerecht
   *[great] Ungerecht
}: Mit { $players ->
    [3] drei
   *[4] vier
} Spielern gewinnt { $number ->
    [1] der Startspieler
    [2] der zweite Spieler
    [3] der dritte Spieler
   *[4] der vierte Spieler
} { $share } % der Partien; gleich verteilt wären es { $even } %.
fair-sector-chosen = { $degree ->
    [slight] Fast ausgeglichen
    [clear] Nicht ganz gerecht
   *[great] Ungerecht
}: Mit { $players ->
    [3] drei
   *[4] vier
} Spielern gewinnt, wer selbst im { $sector ->
    [mountain] Gebirgssektor
    [meadow] Wiesensektor
    [woodland] Waldsektor
   *[desert] Wüstensektor
} beginnt, { $share } % der Partien; gleich verteilt wären es { $even } %.
fair-sector-lot = { $degree ->
    [slight] Fast ausgeglichen
    [clear] Nicht ganz gerecht
   *[great] Ungerecht
}: Mit { $players ->
    [3] drei
   *[4] vier
} Spielern gewinnt, wer durch das Los im { $sector ->
    [mountain] Gebirgssektor
    [meadow] Wiesensektor
    [woodland] Waldsektor
   *[desert] Wüstensektor
} beginnt, { $share } % der Partien; gleich verteilt wären es { $even } %.
fair-few = So wenige Partien sagen wenig: Der Anteil der Siege eines Platzes ist nur auf { $within } Punkte genau bekannt.
