### Die Goldene Stadt auf Deutsch.

## Landschaften und Belohnungen

landform-coast = Küste
landform-woodland = Wald
landform-meadow = Wiese
landform-mountain = Gebirge
landform-desert = Wüste

reward-coin-1 = 1 Münze
reward-coin-2 = 2 Münzen
reward-landform = Landschaftskarte
reward-key = Schlüsselkarte
reward-bonus = Bonuskarte
reward-goods = Warenkarte

## Die Karte der Insel

map-outer = Äußerer Stadtteil
map-outer-letters = Briefe für Ersten und Zweiten
map-inner = Innerer, kostet 1 Schlüssel
map-inner-letters = Briefe; Karte für den Ersten

## Der Befehl „kontor island“

help-island = Inseln für Die Goldene Stadt: eine Datei prüfen oder zeichnen.
help-island-file = Die Datei mit der Insel, wie docs/island.md sie beschreibt.
help-island-check = Nennt alles, was an der Datei einer Insel falsch ist.
help-island-draw = Zeichnet eine Insel als Bild.
help-island-output = Wohin das Bild soll, eine SVG-Datei.
island-sound = { $title }: Die Insel ist in Ordnung.
island-drawn = Die Insel ist in { $path } gezeichnet.
