### Bots: die Arena, in der sie sich messen, wer sie sind und was sie zu ihren Zügen sagen.

## Die Arena

help-arena = Bots gegeneinander antreten lassen: Siegquoten mit Intervallen, Wertungen, Bedenkzeit.
help-arena-bots = Die Bots am Tisch, durch Kommas getrennt; jede Sitzordnung wird gespielt, ein Spiel für eine Person von jedem allein. „search@500“ macht 500 Versuche je Zug.
help-arena-games = Wie viele Partien mindestens; aufgerundet auf ganze Runden aller Sitzordnungen.
help-arena-seconds = Zeit für jeden Zug. Ohne Angabe rechnet jeder Bot so viel wie sonst.
help-arena-seed = Gleicher Startwert, gleiche Partien.
help-arena-on = Wo gespielt wird: one, cores, ray oder ray://host:port.
help-arena-folder = Alle Partien hier aufheben; ein unterbrochener Lauf geht dort weiter.
help-arena-records = Auch die Aufzeichnung jeder Partie aufheben.
help-arena-less-luck = Nimmt das Glück mit Würfeln und Karten aus den Ergebnissen: Weniger Partien sagen ebenso viel.
help-arena-report = Eine Seite mit Tabellen und Schaubildern in diese Datei schreiben.
arena-playing = Es wird gespielt
arena-column-bot = Bot
arena-column-wins = Siege
arena-column-wilson = 95 % (Wilson)
arena-column-blocks = 95 % (blockweise)
arena-column-rating = Wertung ± 2 σ
arena-column-points = Punkte
arena-column-points-between = 95 % (Punkte)
arena-column-pace = ms je Zug
arena-column-less-luck = Siege ohne Glück ± 95 %
arena-column-fewer = Partien gespart ×
arena-column-seat = Platz

## Gründe für eine Antwort

reason-played-out =
    { $games ->
        [one] Beruht auf einer zu Ende simulierten Partie.
       *[other] Beruht auf { $games } zu Ende simulierten Partien.
    }
reason-looked-ahead =
    { $games ->
        [0] Nichts anderes kommt in Frage.
        [one] Beruht auf einer simulierten Partie.
       *[other] Beruht auf { $games } simulierten Partien.
    }
reason-as-good = Etwa genauso gut.
reason-worse = Deutlich schwächer.
reason-landmarks =
    { $left ->
        [0] Damit ist das Spiel gewonnen.
        [one] Danach fehlt nur noch ein Großprojekt.
       *[other] Danach fehlen noch { $left } Großprojekte.
    }
reason-income = Bringt je Runde etwa { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} mehr.
reason-hope = Bringt im Mittel { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
reason-brings = Bringt sicher { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
reason-saves-landmark = Spart auf: { $landmark }.
reason-price =
    { $coins ->
        [0] Das Paar kostet nichts.
        [one] Kostet eine Münze.
       *[other] Kostet { $coins } Münzen.
    }
reason-letters =
    { $letters ->
        [one] Bringt sofort einen Handelsbrief.
       *[other] Bringt sofort { $letters } Handelsbriefe.
    }
reason-worth = Mit allem, was daraus folgt, etwa { $letters } Handelsbriefe wert.
reason-some-letters =
    { $letters ->
        [one] { $letters } Handelsbrief
       *[other] { $letters } Handelsbriefe
    }
reason-scoring = Bringt bei der Wertung dieser Runde { reason-some-letters }.
reason-hand = Damit ist die Hand etwa { reason-some-letters } wert.
reason-cards-left = Die übrigen Karten sind noch etwa { reason-some-letters } wert.
reason-keeps = Die Karten lohnen sich später mehr: Sie sind dann etwa { reason-some-letters } wert.
reason-bonus = Bringt am Ende wohl etwa { reason-some-letters }.
reason-goods = Bringt bei dieser und den nächsten Wertungen wohl etwa { reason-some-letters }.
reason-goods-lost = Am ehesten entbehrlich: etwa { reason-some-letters } wert.

## Wer die Bots sind

bot-random = der Träumer
    .about = Spielt, was ihm gerade einfällt.
bot-gentle = der Lehrling
    .about = Mag, was neu oder teuer ist, und schaut kaum über den nächsten Zug hinaus.
bot-hasty = die Hausiererin
    .about = Rechnet mit wenigen Runden und übersieht, was du vorhast.
bot-patient = der Gärtner
    .about = Kauft mehr von dem, was sich lohnt, und übersieht, was du vorhast.
bot-farsighted = die Stadtplanerin
    .about = Blickt bis zum letzten Großprojekt voraus, bei sich und bei dir.
bot-greedy = der Steuereintreiber
    .about = Nimmt, was jetzt am meisten bringt.
bot-cheese = der Käser
    .about = Kauft alle Bauernhöfe, dann Molkereien, und hofft auf Siebenen.
bot-bakery = die Bäckerin
    .about = Sechs Bäckereien, ein Einkaufszentrum, ein Würfel.
bot-convenience = die Krämerin
    .about = Bäckereien, das Einkaufszentrum, dann Mini-Märkte für jede Vier.
bot-spread = der Dörfler
    .about = Von allem ein wenig, mit einem Würfel.
bot-expectimax = die Landvermesserin
    .about = Rechnet jeden Wurf ihres Zuges durch und baut, was den Weg verkürzt.
bot-search = die Großmeisterin
    .about = Spielt Tausende Partien im Kopf, bevor sie antwortet.
bot-steady = der Kaufmann
    .about = Wägt Wege, Belohnungen und kommende Wertungen ab.
bot-racer = die Eilige
    .about = Drängt in die Stadt, koste es, was es wolle.
bot-miser = der Geizhals
    .about = Trennt sich von keiner Münze, wenn es anders geht.
bot-veteran = die Veteranin
    .about = Hat aus Milliarden Partien mit sich selbst gelernt und antwortet sofort.
bot-guided = der Hafenmeister
    .about = Hat aus Milliarden Partien mit sich selbst gelernt und denkt jeden Zug voraus: Er ahnt, was du vorhast.
remark-abroad = Gelernt habe ich auf einer anderen Insel; hier spiele ich die Partie im Kopf weiter.
