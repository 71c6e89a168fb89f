### Was es über die Datei einer Insel zu sagen gibt, auf Deutsch.

## Stellen

place-name = Name
place-title = Titel
place-notes = Notizen
place-north = Norden
place-direction = Richtung
place-sites = Orte
place-roads = Straßen
place-rewards = Belohnungen
place-score_cards = Wertungskarten
place-goods_cards = Warenkarten
place-city = Goldene Stadt
place-sector-mountain = Gebirgssektor
place-sector-meadow = Wiesensektor
place-sector-woodland = Waldsektor
place-sector-desert = Wüstensektor
place-mountain = { area-mountain }
place-meadow = { area-meadow }
place-woodland = { area-woodland }
place-desert = { area-desert }
place-mountain-meadow = { area-mountain-meadow }
place-meadow-woodland = { area-meadow-woodland }
place-woodland-desert = { area-woodland-desert }
place-desert-mountain = { area-desert-mountain }

## Die Datei

found-value = { $found ->
    [nothing] nichts
    [object] ein Objekt
    [list] eine Liste
    [huge] eine riesige Zahl
    [other] etwas anderes
   *[value] { $found }
}
finding-no-file = Nicht lesbar: { $why }.
finding-file-too-large = Für eine Insel ist die Datei zu groß.
finding-no-json = Zeile { $line }, Spalte { $column }: Das ist kein JSON.
finding-control-characters = Ein Text in dieser Datei enthält Steuerzeichen.
finding-no-utf8 = Byte { $byte }: Das ist kein UTF-8-Text.
finding-too-deep = Zu tief verschachtelt, oder eine Zahl ist zu lang.
finding-no-island = Eine Insel ist ein Objekt mit name, north, direction, sites, roads, score_cards und goods_cards. Gefunden: { found-value }.
finding-unknown-part = Einen solchen Teil hat eine Insel nicht.
finding-not-text = Muss ein Text sein. Gefunden: { found-value }.
finding-unprintable = Enthält Zeichen, die sich nicht drucken lassen.
finding-not-a-list = Muss eine Liste sein. Gefunden: { found-value }.
finding-not-counts = Muss ein Objekt mit Zahlen sein. Gefunden: { found-value }.
finding-not-allowed = „{ $part }“ muss eines von { $allowed } sein. Gefunden: { found-value }.
finding-no-entry = Eintrag { $number } muss ein Objekt mit einer id sein.

## Orte

finding-unknown-site = Diese id gibt es nicht. Es gibt c1–c16, r1–r30, o1–o8 und i1–i4.
finding-site-twice = Diesen Ort gibt es doppelt.
finding-site-missing = Dieser Ort fehlt.
finding-unknown-key = Ein Ort hat nichts namens „{ $part }“.
finding-wrong-kind = Nach seiner id ist das: { $kind }. Gefunden: { found-value }.
finding-no-reward = Es fehlt die Belohnung.
finding-city-reward = Ein Stadtteil hat keine eigene Belohnung.
finding-river-inland-only = Nur Vororte liegen an einem Fluss.
finding-river-elsewhere = Landschaft { $landform }: Dort fließt nicht: { $area }.
finding-coin-elsewhere = Nur äußere Stadtteile geben eine Münze dazu.
finding-not-a-number = „{ $part }“ muss eine Zahl sein. Gefunden: { found-value }.
finding-same-spot = Sie liegen an derselben Stelle.
finding-river-count = An einem Fluss liegen { $wanted } Orte; hier sind es { $count }.
finding-outer-parts = Ein Viertel hat zwei äußere Stadtteile; hier sind es { $count }.
finding-inner-parts = Ein Viertel hat einen inneren Stadtteil; hier sind es { $count }.
finding-coin-parts = { $wanted } äußere Stadtteile geben eine Münze; hier sind es { $count }.

## Straßen

finding-bad-road = Eintrag { $number } muss eine Liste aus zwei ids sein.
finding-road-nowhere = Einen Ort { $id } gibt es nicht.
finding-road-loop = Diese Straße führt dorthin zurück, wo sie beginnt.
finding-road-twice = Diese Straße gibt es doppelt.
finding-no-road = Hierher führt keine Straße.
finding-unreachable = Von der Küste aus nicht zu erreichen.
finding-dead-end = Eine Sackgasse: Die einzige Straße führt nach { $site }.

## Karten

finding-card-twice = { $id } gibt es doppelt.
finding-card-key = { $id } hat einen unbekannten Teil, „{ $part }“.
finding-card-value = { $id }: „{ $part }“ muss eines von { $allowed } sein. Gefunden: { found-value }.
finding-card-count = Es sind { $wanted }; hier sind es { $count }.
finding-back-count = Die Rückseiten 1, 2 und 3 haben 4, 8 und 4 Karten; hier sind es { $first }, { $second } und { $third }.
finding-unknown-goods = { $id } muss eines von { $allowed } sein.
finding-goods-copies = { $id }: muss eine Anzahl von Karten sein. Gefunden: { found-value }.
finding-goods-count = Es sind { $wanted }; hier sind es { $count }.

## Anmerkungen

finding-coast-count = Üblich sind vier Küstenorte; hier sind es { $count }.
finding-rural-count = Üblich sind 8, 8, 7 und 7 Vororte je Sektor; hier sind es Gebirge { $mountain }, Wiese { $meadow }, Wald { $woodland }, Wüste { $desert }.
finding-reward-count = { $reward }: auf { $count } { $count ->
    [one] Ort
   *[other] Orten
}, im Spiel sind { $wanted } Karten.
finding-many-coins = { $count } Münzen auf den Orten können den Vorrat leeren.
finding-quarter-coin = Üblich ist ein äußerer Stadtteil mit Münze; hier sind es { $count }.
finding-ring-roads = Üblich sind zwei Straßen zu den Nachbarn im Ring; hier sind es { $count }.
finding-quarter-road = Innerhalb des Viertels ist hier eine Straße üblich.
finding-foreign-road = Eine Straße zum inneren Stadtteil eines anderen Viertels ist unüblich.
finding-no-way-in = Von hier führt kein Weg über Land in die Stadt.
finding-way-in = Üblich sind ein bis drei Vororte auf dem Weg in die Stadt; hier sind es { $count }.
finding-few-gates = Weniger als zwei Wege führen in die Stadt.
finding-keys-together = Zwei Schlüssel nahe beieinander, auf einem Zweig.
finding-desert-chain = Es fehlt eine Kette von der Küste zum äußeren Stadtteil, neben der Gebirge und ein Wüstenschlüssel liegen, wie im Beispiel der Regeln.
finding-card-areas = Die mit der Rückseite { $back } werten andere Gebiete als üblich.
finding-card-goods = Die mit der Rückseite { $back } zeigen manche Waren öfter als andere.
finding-goods-usual = Üblich ist jedes Warenpaar, und zwei Paare, die sich ergänzen, doppelt.
finding-too-near = So dicht beieinander, dass ein Finger sie kaum unterscheidet.
finding-roads-cross = Die beiden Straßen kreuzen sich.
finding-north-elsewhere = Die Karte zeigt dort nicht: { $landform }.
finding-turned-round = Auf der Karte folgen die Sektoren andersherum aufeinander.
