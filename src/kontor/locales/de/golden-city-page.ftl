### Die Goldene Stadt auf der Seite, auf Deutsch.

game-title = Die Goldene Stadt
game-about = Besiedle eine Insel, baue dich ihre Straßen entlang bis in die goldene Stadt in ihrer Mitte und sammle die meisten Handelsbriefe.
workshop-link = Eigene Inseln
our-island = Unsere Insel

## Tasten

key-roads = Die Straßen entlang von Ort zu Ort
key-open = Zum nächsten Ort, auf dem du bauen kannst
key-first = Zum ersten Ort, auf dem du bauen kannst
key-site = Wählt den Ort
key-away = Legt den Ort weg und kehrt zu ihm zurück
key-offers = Von Paar zu Paar, von Karte zu Karte
key-zoom = Näher, weiter weg, die ganze Insel

## Der Tisch

this-round = Diese Runde
round-of = Runde { $round } von { $rounds }
piles = Stapel und Vorrat
left-to-draw = Was kann noch kommen?
    .about = Landschaftskarten, die du nicht gesehen hast: im Nachziehstapel oder verdeckt auf einer Hand.
score-now = Jetzt gewertet:
score-nobody = niemand
holdings-of = { $seat-person ->
    [you] Was vor dir liegt
   *[other] Was vor { $seat } liegt
}
start-player = Startspielerschlüssel
is-blocked = blockiert
hand-known = { $count ->
    [one] { $count } Landschaftskarte; davon bekannt:
   *[other] { $count } Landschaftskarten; davon bekannt:
}
hand-empty = Keine Landschaftskarten
pair-free = frei
pair-held = { $seat-person ->
    [you] deine Biethand liegt dort
   *[other] { $seat }s Biethand liegt dort
}
pair-costs = { $coins ->
    [one] die Vertreibung kostet { $coins } Münze
   *[other] die Vertreibung kostet { $coins } Münzen
}

## Die Insel

can-build = Hier kannst du jetzt bauen.
in-reach = In deiner Reichweite.
lacks-cards = In deiner Reichweite, aber deine Karten bezahlen es nicht.
site-names = Namen
as-list = Liste
as-map = Karte
zoom-in = Näher
zoom-out = Weiter weg
zoom-all = Ganze Insel

## Was zu tun ist

tray = Frage und Handkarten
choose-site = { $count ->
    [0] Wähle einen der markierten Orte; du darfst bis zu zweimal bauen.
   *[other] Du darfst noch ein zweites Mal bauen.
}
no-site = { $count ->
    [0] Mit diesen Karten kannst du jetzt nichts bauen.
   *[other] Mit diesen Karten kannst du nichts mehr bauen.
}
do-choose-hidden = Eine Bonuskarte nehmen
build-here = Hier bauen
pay-with-these = Mit diesen Karten zahlen
pay-not-yet = Karten zum Zahlen wählen
keep-cards = Am Ende deines Zuges darfst du { $count } Landschaftskarten behalten.
bonus-beside = Daneben steht, was sie dir jetzt bringt.
pick-cards = { $count ->
    [one] Noch eine Karte wählen
   *[other] Noch { $count } Karten wählen
}
discard-cards = { $count ->
    [one] Eine Karte zu viel: Welche wirfst du ab?
   *[other] { $count } Karten zu viel: Welche wirfst du ab?
}
discard-these = { $count ->
    [one] Diese Karte abwerfen
   *[other] Diese { $count } Karten abwerfen
}
joker = { $stands ->
    [one] { $count } { $card-card }n stehen für eine { $landform-card }.
   *[other] { $count } { $card-card }n stehen für { $stands } { $landform-card }n.
}
waits-bid = { $seat } bietet.
waits-build = { $seat } baut.
waits-choose = { $seat } sucht eine Bonuskarte aus.
waits-take = { $seat } sucht eine Warenkarte aus.
waits-give-up = { $seat } gibt eine Warenkarte ab.
waits-discard = { $seat } wirft Karten ab.
waits-over = Das Spiel ist zu Ende.
scoring = Die Runde wird gewertet.
turning-up = Die Bonuskarten werden aufgedeckt.

## Das Ende

standing-letters = Handelsbriefe im Lauf der Partie
account-blocked = Blockiert: hinter allen anderen
account-city = Briefe: Stadtteile
account-goods = Briefe: Waren
account-areas = Briefe: Flüsse und Viertel
account-bonus = Briefe: Bonuskarten
account-letters = Handelsbriefe gesamt
account-in-city = Handelshäuser in der Stadt
account-built = Handelshäuser gesamt
account-coins = Münzen

turn-number = Runde { $turn }

## In einer Minute

minute-1 = Die meisten Handelsbriefe gewinnen
    .about = Handelsbriefe kommen aus vier Quellen: Bauten in der Goldenen Stadt, Waren, der Fluss oder das Viertel, das eine Runde wertet, und Bonuskarten. Das Spiel dauert höchstens 16 Runden.
minute-2 = Zuerst um ein Paar bieten
    .about = Jede Runde beginnt mit Paaren von Landschaftskarten, einem für jeden. Ein freies Paar kostet nichts. Eine Vertreibung kostet 1 Münze, die nächste 2, dann 3.
minute-3 = Dann bis zu zwei Handelshäuser bauen
    .about = An der Küste für eine Küstenkarte; sonst für zwei Karten der Landschaft, wenn eine Straße von deinen Handelshäusern dorthin führt. Zwei gleiche Karten zählen als eine Karte jeder anderen Landschaft. Was auf dem Ort abgebildet ist, bekommst du.
minute-4 = Die Stadt bringt Handelsbriefe
    .about = In einem äußeren Stadtteil bekommt der Erste 5 Handelsbriefe, der Zweite 3; in einem inneren sind es 10 und 6, aber das kostet einen Schlüssel. Schlüssel gibt es an Orten vor der Stadt.
minute-5 = Jede Runde wird gewertet
    .about = Ihre Karte zeigt eine Ware und einen Fluss oder ein Viertel. Wer die Ware oder dort ein Handelshaus hat, bekommt 2 Handelsbriefe; wer die Ware allein oder dort die meisten Handelshäuser hat, 4.
