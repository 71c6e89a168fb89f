### Bots: die Arena, in der sie sich messen, wer sie sind und was sie zu ihren Zügen sagen.

## Die Arena

help-arena = Bots gegeneinander antreten lassen: Siegquoten mit Intervallen, Wertungen, Bedenkzeit.
help-arena-game = Das Spiel; siehe „kontor games“.
help-arena-bots = Die Bots am Tisch, durch Kommas getrennt; jede Sitzordnung wird gespielt.
help-arena-games = Wie viele Partien mindestens; aufgerundet auf ganze Runden aller Sitzordnungen.
help-arena-seconds = Zeit für jeden Zug. Ohne Angabe rechnet jeder Bot so viel wie sonst.
help-arena-seed = Gleicher Startwert, gleiche Partien.
help-arena-on = Wo gespielt wird: one, cores, ray oder ray://host:port.
help-arena-folder = Alle Partien hier aufheben; ein unterbrochener Lauf geht dort weiter.
help-arena-records = Auch die Aufzeichnung jeder Partie aufheben.
help-arena-report = Eine Seite mit Tabellen und Schaubildern in diese Datei schreiben.
arena-playing = Es wird gespielt
arena-column-bot = Bot
arena-column-wins = Siege
arena-column-wilson = 95 % (Wilson)
arena-column-blocks = 95 % (blockweise)
arena-column-rating = Wertung ± 2 σ
arena-column-points = Punkte
arena-column-pace = ms je Zug
arena-column-seat = Platz { $n }
