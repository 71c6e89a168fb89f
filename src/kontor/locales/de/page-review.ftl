### Nach der Partie: warum sie so ausging, auf Deutsch.

review-waiting = Die Partie wird angesehen …
    .about = Das dauert einen Augenblick. Alles andere ist schon da.
review-refining = Jede Stellung wird weitergespielt, damit die Urteile sicher sind …
review-none = Zu dieser Partie gibt es keine Analyse.
review-why = Warum es so ausging
review-chances = Gewinnchancen
review-chart = Gewinnchancen, Zug für Zug
review-turn = Zug { $turn }
review-end = Ende
review-parts = Glück und Können
    .about = In Prozentpunkten Gewinnchance. Glück ist, was Würfel und Karten gebracht haben. Können ist, was die eigenen Entscheidungen gegenüber den besten gekostet haben: 0 ist perfekt.
review-luck = Glück
review-skill = Können
review-turning-points = Wendepunkte
review-all = Alle Züge
review-learn = { $count ->
    [one] Lerne aus deinem Fehler
   *[other] Lerne aus deinen { $count } Fehlern
}
review-part = Was zu sehen ist
review-board = Brett
review-moves = Züge
review-whole = Die Partie
review-of = Wessen Züge
review-everybody = Alle
review-only-mistakes = Nur Fehler
review-no-moves = Hier sind keine Fehler.
review-back = Einen Zug zurück
review-on = Einen Zug weiter
review-mistake-back = Voriger Fehler
review-mistake-on = Nächster Fehler
review-chose = Entscheidung von { $player }:
review-loss = { $points ->
    [one] Kostet etwa einen Prozentpunkt Gewinnchance.
   *[other] Kostet etwa { $points } Prozentpunkte Gewinnchance.
}
review-margin = Auf { $points } genau.
review-better = Besser: { $answer }
review-then = Danach:
review-luck-of = Glück: { $points } für { $player }
review-percent = { $value } %
review-moved = Gewinnchance von { $player }: { $before } % → { $after } %
review-over = Die Partie ist zu Ende.
review-dice = Was die Würfel gemacht haben
    .about = Wie oft jede Summe fiel und wie oft sie zu erwarten war.
review-sum = Summe
review-coins = Münzen aus Würfen
review-sum-start = Vor der Partie
review-sum-hidden = davon verdeckte Karten und späteres Wissen
review-sum-skill = Eigene Züge
review-sum-others = Züge der anderen
review-sum-result = Ergebnis
review-verdicts = Urteile

verdict-forced = Einziger Zug
verdict-best = Bester Zug
verdict-good = Gut
verdict-inaccuracy = Ungenau
verdict-mistake = Fehler
verdict-blunder = Grober Fehler

mark-mistake = Fehler
mark-blunder = grober Fehler
mark-good-luck = großes Glück
mark-bad-luck = großes Pech


## Weiterspielen

play-on-about = An diesem Punkt beginnt ein neuer Tisch. Bots übernehmen die anderen Plätze, Würfel und Karten fallen neu, und die Partie wird nicht gewertet.
play-on-seat = Für wen spielst du?
play-on-start = Weiterspielen
same-deal-about = Eine neue Partie mit den Würfeln und Karten von dieser. Es kommt dasselbe; was du daraus machst, ist offen. Sie wird nicht gewertet.
same-deal-against = Gegen wen?
same-deal-start = Noch einmal austeilen

## Das Ergebnis als Bild

picture = Ergebnis teilen
picture-shows = Das Ergebnis als Bild: Plätze, Glück und Können und die Gewinnchancen.
picture-save = Bild speichern
picture-share = Teilen
picture-place = Platz { $place }
picture-file = ergebnis


## Aus Fehlern lernen

learn-none = Hier gibt es nichts zu lernen: Keiner deiner Züge hat viel gekostet.
learn-question = Die Frage
learn-place = Frage { $place } von { $count }
learn-find = Finde etwas Besseres
learn-played = Deine Wahl: { $answer }. { $points ->
    [one] Das hat etwa einen Prozentpunkt Gewinnchance gekostet.
   *[other] Das hat etwa { $points } Prozentpunkte Gewinnchance gekostet.
}
learn-wrong = „{ $answer }“ gehört nicht zu den besten Antworten.
learn-as-played = Das hast du in der Partie gewählt.
learn-once-more = Du hast noch einen Versuch.
learn-found = Das ist gut!
learn-not-found = Das wäre besser gewesen.
learn-best = Am besten: { $answer }
learn-show = Antwort zeigen
learn-next = Nächste Frage
learn-finish = Fertig
learn-in-review = In der Analyse ansehen
learn-over = { $found } von { $count } gefunden
learn-again = Noch einmal
learn-to-review = Zur Analyse
learn-not-allowed = Das geht hier nicht.

## Aufgaben

puzzles-about = Hier ist eine Antwort klar die beste. Ein Bot hat sie in seiner Partie übersehen. Findest du sie?
puzzles-found = { $found } von { $count } gelöst
puzzles-kind = Welche Aufgaben
puzzles-every-kind = Alle
puzzles-next = Nächste Aufgabe
puzzles-all = Alle Aufgaben
puzzles-none = Zu diesem Spiel gibt es noch keine Aufgaben.
puzzle-of-the-day = Aufgabe des Tages
puzzle-number = Aufgabe { $number }
puzzle-find = Finde die beste Antwort.
puzzle-open = noch nicht versucht
puzzle-found = gelöst
puzzle-shown = Antwort gesehen
puzzle-kind-dice = Ein Würfel oder zwei?
puzzle-kind-reroll = Noch einmal würfeln?
puzzle-kind-build = Was bauen?
puzzle-kind-purple = Von wem, und wofür?
puzzle-kind-pair = Welches Paar?
puzzle-kind-site = Welcher Ort?
puzzle-kind-pay = Womit bezahlen?
puzzle-kind-card = Welche Karte?
