### Die Werkstatt, in der Inseln entstehen, auf Deutsch.

## Das Regal

workshop = Eigene Inseln
    .about = Trag den Plan aus deiner Schachtel ein, oder erfinde einen. Was du machst, bleibt auf diesem Gerät, bis du es als Datei weitergibst.
new-island = Eine neue Insel
from-ours = Aus unserer Insel
    .about = Alles ist schon da. Verschieben, ändern und verbinden, bis sie deine ist.
from-empty = Aus leerem Land
    .about = Vier Landschaften und vier Flüsse, und noch kein einziger Ort.
from-seed = Aus einer Zahl
    .about = Der Zufall legt eine gute Insel an. Dieselbe Zahl gibt dieselbe Insel.
from-file = Aus einer Datei
    .about = Eine Insel, die dir jemand gegeben hat oder die du selbst gespeichert hast.
start-here = Hier beginnen
seed = Zahl
draft = Anlegen
drafting = Wird angelegt …
draft-failed = Es kam keine Insel zurück. Versuch es gleich noch einmal.
draft-too-fast = Das war schnell. Warte ein paar Sekunden bis zur nächsten.
load-file = Datei öffnen
title-new = Meine Insel
title-draft = Insel { $seed }
my-islands = Im Regal
no-islands = Noch nichts da. Eine Insel, die du speicherst, steht dann hier.
kept-on = { $day }
throw-away = Wegwerfen
throw-away-really = „{ $title }“ wegwerfen?
    .about = Dann ist sie fort, außer du hast sie als Datei.
keep-it = Behalten
cannot-open = „{ $name }“ lässt sich nicht öffnen
file-no-json = Das ist keine Inseldatei: Ihr Text ist kein JSON.
file-no-island = In dieser Datei ist etwas anderes als eine Insel.

## Die Werkbank

leave-unsaved = Gehen, ohne zu speichern?
    .about = Was du seit dem letzten Speichern geändert hast, ginge verloren.
stay = Hierbleiben
leave-anyway = Gehen
to-shelf = Zu allen Inseln
undo-step = Rückgängig
redo-step = Wiederholen
keep-island = Speichern
is-kept = Gespeichert
kept = Die Insel ist auf diesem Gerät gespeichert.
not-kept = Der Browser hat keinen Platz oder speichert nichts. Sichere die Insel als Datei.
export-island = Als Datei sichern
share-island = Als Datei teilen
play-on-it = Darauf spielen
    .about = Die Insel wird gespeichert, und gespielt wird auf ihr, wie sie jetzt ist.
map-of = Karte von { $title }
site-label = { $site }: { $kind }, { $landform }, { $told }.
part-label = { $site }: { $kind }, { $landform }.
no-reward = noch keine Belohnung
has-fault = hier stimmt etwas nicht

## Werkzeuge

tools = Werkzeuge
tool-choose = Wählen und schieben
tool-road = Straßen
tool-coast = + Küste ({ $count })
tool-rural = + Vorort ({ $count })
tool-outer = + äußerer Teil ({ $count })
tool-inner = + innerer Teil ({ $count })
hint-choose = Zieh einen Ort, oder wähle ihn und schiebe ihn mit den Pfeiltasten. Tipp eine Straße an, um sie zu wählen.
hint-road = Wähle den Ort, an dem die Straße beginnt.
hint-road-on = Wähle den nächsten Ort: Eine Straße entsteht, oder sie verschwindet, wenn es sie schon gibt.
hint-place = Tipp auf die Karte, wo der Ort hingehört.

## Was gewählt ist

site-title = { $site } · { $kind }
let-go = Loslassen
reward = Belohnung
part-coin = Gibt dem ersten Handelshaus eine Münze
sector = Landschaft
quarter = Viertel
on-river = Fluss
no-river = an keinem Fluss
axis-x = Von links
axis-y = Von oben
move-hint = Auf der Karte: Pfeiltasten schieben ihn, mit Umschalt in großen Schritten.
roads-from = { $count ->
    [0] Noch keine Straße
    [one] Eine Straße
   *[other] { $count } Straßen
}
remove-road = Die Straße { $from }–{ $to } entfernen
draw-road = Straße zeichnen
road-to-where = Wohin?
road-to = Straße nach …
remove-site = { $site } von der Insel nehmen
road-title = Straße { $from }–{ $to }
remove-this-road = Entfernen
build-this-road = Zeichnen

## Befunde

findings = Befunde
findings-count = { $count ->
    [0] Befunde: kein Fehler
    [one] Befunde: ein Fehler
   *[other] Befunde: { $count } Fehler
}
checking = Wird angesehen …
check-away = Im Augenblick ist niemand zu fragen. Die Insel wird geprüft, sobald die Verbindung wieder da ist.
faults = { $count ->
    [one] Eines ist in Ordnung zu bringen, bevor man spielen kann.
   *[other] { $count } Dinge sind in Ordnung zu bringen, bevor man spielen kann.
}
remarks = { $count ->
    [one] Bespielbar. Eines ist ungewöhnlich:
   *[other] Bespielbar. { $count } Dinge sind ungewöhnlich:
}
all-well = Bespielbar.
is-fault = Fehler:
is-remark = Ungewöhnlich:
and-more = und { $count } weitere

## Wie gerecht sie ist

fairness = Wie gerecht ist sie?
    .about = Bots spielen viele hundert Partien auf der Insel und zeigen, wer von welchem Platz und Sektor aus gewinnt.
try-out = Erproben
try-out-again = Noch einmal erproben
stop-trying = Anhalten
trying = { $done } von { $of } Partien
trying-waits = Andere sind noch vorher dran …
tried-before = Die Insel hat sich seit diesen Partien geändert.
trial-stopped = Nach { $done } Partien angehalten.
trial-failed = Die Partien haben vorzeitig geendet. Versuch es gleich noch einmal.
trial-too-many = Nur eine Erprobung auf einmal: Warte auf die andere oder halte sie an.
trial-too-fast = Das ging schnell. Warte eine Minute bis zur nächsten.
trial-players = { $players ->
    [3] Drei Spieler
   *[4] Vier Spieler
}
share-scale = Der Strich ist, was Gleiche gewännen; das Band enthält den wahren Anteil in 95 von 100 Fällen.
even-share = gleich: { $share } %
begin-here = { $share } % beginnen hier
by-choice = gewählt
by-lot = ausgelost
site-share = { $site } { $share } %

## Alle Orte

all-places = Alle Orte
places-coast = Küste
places-rural = Vororte
places-outer = Äußere Stadtteile
places-inner = Innere Stadtteile
still-missing = { $count ->
    [one] (einer fehlt)
   *[other] ({ $count } fehlen)
}
place-site = { $site } auf die Insel setzen

## Neben der Karte

beside-map = Kompass und Karten
compass = Kompass
    .about = Welche Landschaft im Norden liegt, und in welcher Richtung Gebirge, Wiese, Wald und Wüste aufeinander folgen.
turn-clockwise = im Uhrzeigersinn
turn-counter-clockwise = gegen den Uhrzeigersinn
score-cards-about = Jede zeigt eine Ware und einen Fluss oder ein Viertel.
card-back = Rückseite { $back }
card-good = Ware auf Karte { $number }
card-area = Gebiet auf Karte { $number }
goods-cards-about = { $count } von { $all } Karten.

## Tasten

key-move-site = Verschiebt den gewählten Ort, mit Umschalt weiter
key-pick-site = Wählt den Ort oder zieht eine Straße zu ihm
key-remove-site = Nimmt den gewählten Ort von der Insel
key-undo-step = Nimmt den letzten Schritt zurück
key-redo-step = Macht ihn noch einmal
key-keep-island = Sichert die Insel auf diesem Gerät
key-let-go = Legt das Werkzeug weg, dann das Gewählte
