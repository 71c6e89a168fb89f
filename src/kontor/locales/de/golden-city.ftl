### Die Goldene Stadt auf Deutsch.

title = Die Goldene Stadt

## Landschaften, Orte, Gebiete

landform-coast = Küste
    .card = Küstenkarte
landform-woodland = Wald
    .card = Waldkarte
landform-meadow = Wiese
    .card = Wiesenkarte
landform-mountain = Gebirge
    .card = Gebirgskarte
landform-desert = Wüste
    .card = Wüstenkarte

kind-coast = Küstenort
    .about = 1 Küstenkarte. Jeder freie darf bebaut werden, jederzeit; eine Straße ist nicht nötig.
kind-rural = Vorort
    .about = 2 Karten seiner Landschaft und eine Straße von einem deiner Handelshäuser, das bis zur Küste angebunden ist.
kind-outer = äußerer Stadtteil
    .about = 2 Karten seiner Landschaft und eine Straße. Alle dürfen dort einmal bauen; wer zuerst kommt, bekommt 5 Handelsbriefe, danach noch einer 3.
kind-inner = innerer Stadtteil
    .about = 2 Karten seiner Landschaft, eine Schlüsselkarte und eine Straße. Alle dürfen dort einmal bauen; wer zuerst kommt, bekommt 10 Handelsbriefe und eine Landschaftskarte, danach noch einer 6.

area-mountain-meadow = Fluss Gebirge–Wiese
    .in = am Fluss Gebirge–Wiese
area-meadow-woodland = Fluss Wiese–Wald
    .in = am Fluss Wiese–Wald
area-woodland-desert = Fluss Wald–Wüste
    .in = am Fluss Wald–Wüste
area-desert-mountain = Fluss Wüste–Gebirge
    .in = am Fluss Wüste–Gebirge
area-mountain = Gebirgsviertel
    .in = im Gebirgsviertel
area-meadow = Wiesenviertel
    .in = im Wiesenviertel
area-woodland = Waldviertel
    .in = im Waldviertel
area-desert = Wüstenviertel
    .in = im Wüstenviertel

site-c1 = c1
site-c2 = c2
site-c3 = c3
site-c4 = c4
site-c5 = c5
site-c6 = c6
site-c7 = c7
site-c8 = c8
site-c9 = c9
site-c10 = c10
site-c11 = c11
site-c12 = c12
site-c13 = c13
site-c14 = c14
site-c15 = c15
site-c16 = c16
site-r1 = r1
site-r2 = r2
site-r3 = r3
site-r4 = r4
site-r5 = r5
site-r6 = r6
site-r7 = r7
site-r8 = r8
site-r9 = r9
site-r10 = r10
site-r11 = r11
site-r12 = r12
site-r13 = r13
site-r14 = r14
site-r15 = r15
site-r16 = r16
site-r17 = r17
site-r18 = r18
site-r19 = r19
site-r20 = r20
site-r21 = r21
site-r22 = r22
site-r23 = r23
site-r24 = r24
site-r25 = r25
site-r26 = r26
site-r27 = r27
site-r28 = r28
site-r29 = r29
site-r30 = r30
site-o1 = o1
site-o2 = o2
site-o3 = o3
site-o4 = o4
site-o5 = o5
site-o6 = o6
site-o7 = o7
site-o8 = o8
site-i1 = i1
site-i2 = i2
site-i3 = i3
site-i4 = i4

## Waren, Bonuskarten, Belohnungen

good-pottery = Tongefäße
good-wine = Wein
good-spices = Gewürze
good-cloth = Tuch

goods-pottery-wine = Tongefäße und Wein
goods-pottery-spices = Tongefäße und Gewürze
goods-pottery-cloth = Tongefäße und Tuch
goods-wine-spices = Wein und Gewürze
goods-wine-cloth = Wein und Tuch
goods-spices-cloth = Gewürze und Tuch
goods-deck = Oberste Karte des Stapels

bonus-scales = Waage
    .each = 3 Briefe je Warenkarte
bonus-coin = Münze
    .each = 2 Briefe je Münze
bonus-city = Stadt
    .each = 1 Brief je Handelshaus in der Goldenen Stadt
bonus-river = Fluss
    .each = 2 Briefe je Handelshaus an einem Fluss
bonus-woodland = Wald
    .each = 1 Brief je Handelshaus im Wald, Küste nicht
bonus-meadow = Wiese
    .each = 1 Brief je Handelshaus auf der Wiese, Küste nicht
bonus-mountain = Gebirge
    .each = 1 Brief je Handelshaus im Gebirge, Küste nicht
bonus-desert = Wüste
    .each = 1 Brief je Handelshaus in der Wüste, Küste nicht

reward-coin-1 = 1 Münze
    .gone = Der Vorrat hat keine Münzen mehr
    .brief = 1 Münze
    .about = Sofort, aus dem Vorrat.
reward-coin-2 = 2 Münzen
    .gone = Der Vorrat hat keine Münzen mehr
    .brief = 2 Münzen
    .about = Sofort, aus dem Vorrat.
reward-landform = Landschaftskarte
    .gone = Es gibt keine Landschaftskarten mehr
    .brief = Karte
    .about = Verdeckt vom Nachziehstapel; sie darf schon dein zweites Handelshaus bezahlen.
reward-key = Schlüsselkarte
    .gone = Es gibt keine Schlüsselkarten mehr
    .brief = Schlüssel
    .about = Öffnet einen inneren Stadtteil; sie liegt offen vor dir.
reward-bonus = Bonuskarte
    .gone = Es gibt keine Bonuskarten mehr
    .brief = Bonus
    .about = Du wählst eine der übrigen und behältst sie verdeckt; sie bringt am Ende Handelsbriefe.
reward-goods = Warenkarte
    .gone = Es gibt keine Warenkarten mehr
    .brief = Waren
    .about = Eine der offenen oder die oberste des Stapels; vier darfst du behalten.

## Was geschieht

n-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
n-letters = { $letters ->
    [0] keine Handelsbriefe
    [one] { $letters } Handelsbrief
   *[other] { $letters } Handelsbriefe
}
pair-name = { $pair ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
by-sign = { $site-reward ->
    [coin-1] bei der Münze
    [coin-2] bei den zwei Münzen
    [landform] bei der Landschaftskarte
    [key] beim Schlüssel
    [bonus] bei der Bonuskarte
   *[goods] bei den Waren
}
on-shore = { $site-spot ->
    [north] an der Nordküste
    [north-east] an der Nordostküste
    [east] an der Ostküste
    [south-east] an der Südostküste
    [south] an der Südküste
    [south-west] an der Südwestküste
    [west] an der Westküste
   *[north-west] an der Nordwestküste
}
on-ground = { $site-spot ->
    [mountain-meadow] { area-mountain-meadow.in }
    [meadow-woodland] { area-meadow-woodland.in }
    [woodland-desert] { area-woodland-desert.in }
    [desert-mountain] { area-desert-mountain.in }
    [mountain] im Gebirge
    [meadow] auf der Wiese
    [woodland] im Wald
   *[desert] in der Wüste
}
city-side = { $site-spot ->
    [mountain] am Gebirge
    [meadow] an der Wiese
    [woodland] am Wald
   *[desert] an der Wüste
}
where-numbered = { $site-kind ->
    [coast] auf Küstenort { $site }
    [rural] auf Vorort { $site }
    [outer] im äußeren Stadtteil { $site }
   *[inner] im inneren Stadtteil { $site }
}
where = { $site-spot ->
    [unknown] { where-numbered }
   *[known] { $site-kind ->
        [coast] { by-sign } { on-shore }
        [rural] { by-sign } { on-ground }
        [outer] im äußeren Stadtteil { city-side }
       *[inner] im inneren Stadtteil { city-side }
    } ({ $site })
}
and-keys = { $keys ->
    [0] {""}
   *[other] {" "}sowie einem Schlüssel
}
event-round = Runde { $round } beginnt. { $seat-person ->
    [you] Du hast den Startspielerschlüssel.
   *[other] { $seat } hat den Startspielerschlüssel.
}
event-score-card = Gewertet werden in dieser Runde: { $good } und { $area }.
event-reshuffled = Der Ablagestapel wird gemischt und zum Nachziehstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
event-dealt = Paar { pair-name }: { $cards }.
event-placed = { $seat-person ->
    [you] Du setzt deine Biethand auf Paar { pair-name } ({ $cards }).
   *[other] { $seat } setzt die Biethand auf Paar { pair-name } ({ $cards }).
}
event-expelled = { $seat-person ->
    [you] Du vertreibst { $whom } für { n-coins } von Paar { pair-name } ({ $cards }).
   *[other] { $whom-person ->
        [you] { $seat } vertreibt dich für { n-coins } von Paar { pair-name } ({ $cards }).
       *[other] { $seat } vertreibt { $whom } für { n-coins } von Paar { pair-name } ({ $cards }).
    }
}
event-took-pair = { $seat-person ->
    [you] Du nimmst { $cards }.
   *[other] { $seat } nimmt { $cards }.
}
event-turn = { $seat-person ->
    [you] Du darfst bauen.
   *[other] { $seat } darf bauen.
}
event-built = { $seat-person ->
    [you] Du baust { where } und zahlst mit { $cards }{ and-keys }.
   *[other] { $seat } baut { where } und zahlt mit { $cards }{ and-keys }.
}
event-built-all = { $seat-person ->
    [you] Du hast alle deine Handelshäuser gebaut: Dies ist die letzte Runde.
   *[other] { $seat } hat alle Handelshäuser gebaut: Dies ist die letzte Runde.
}
event-coins = { $seat-person ->
    [you] Du bekommst { n-coins }.
   *[other] { $seat } bekommt { n-coins }.
}
event-drew = { $seat-person ->
    [you] Du ziehst eine { $card-card }.
   *[other] { $seat } zieht eine { $card-card }.
}
event-drew-hidden = { $seat-person ->
    [you] Du ziehst eine Landschaftskarte.
   *[other] { $seat } zieht eine Landschaftskarte.
}
event-key = { $seat-person ->
    [you] Du bekommst eine Schlüsselkarte.
   *[other] { $seat } bekommt eine Schlüsselkarte.
}
event-looks = { $seat-person ->
    [you] Du siehst die übrigen Bonuskarten durch.
   *[other] { $seat } sieht die übrigen Bonuskarten durch.
}
event-bonus = { $seat-person ->
    [you] Du nimmst die Bonuskarte { $bonus }: { $bonus-each }.
   *[other] { $seat } nimmt die Bonuskarte { $bonus }: { $bonus-each }.
}
event-bonus-hidden = { $seat-person ->
    [you] Du nimmst verdeckt eine Bonuskarte.
   *[other] { $seat } nimmt verdeckt eine Bonuskarte.
}
event-goods-taken = { $seat-person ->
    [you] Du nimmst die Warenkarte { $goods }.
   *[other] { $seat } nimmt die Warenkarte { $goods }.
}
event-goods-drawn = { $seat-person ->
    [you] Du ziehst eine Warenkarte: { $goods }.
   *[other] { $seat } zieht eine Warenkarte: { $goods }.
}
event-goods-shown = Neu in der Auslage: { $goods }.
event-gave-up = { $seat-person ->
    [you] Du gibst die Warenkarte { $goods } ab.
   *[other] { $seat } gibt die Warenkarte { $goods } ab.
}
event-nothing-left = { $reward-gone }: { $seat-person ->
    [you] Du bekommst nichts.
   *[other] { $seat } bekommt nichts.
}
nth = { $place ->
    [1] erste
    [2] zweite
    [3] dritte
   *[4] vierte
}
event-city-letters = { $seat-person ->
    [you] Das ist dort das { nth } Handelshaus: Du bekommst { n-letters }.
   *[other] Das ist dort das { nth } Handelshaus: { $seat } bekommt { n-letters }.
}
event-blocked = { $seat-person ->
    [you] Du kannst nie mehr bauen und hast verloren: Dies ist die letzte Runde.
   *[other] { $seat } kann nie mehr bauen und hat verloren: Dies ist die letzte Runde.
}
event-discarded = { $seat-person ->
    [you] Du wirfst eine { $card-card } ab.
   *[other] { $seat } wirft eine { $card-card } ab.
}
event-ended = { $seat-person ->
    [you] { $businesses ->
        [0] Du baust nichts.
       *[other] Du lässt es bei einem Handelshaus.
    }
   *[other] { $businesses ->
        [0] { $seat } baut nichts.
       *[other] { $seat } lässt es bei einem Handelshaus.
    }
}
majority = { $extra ->
    [0] {""}
   *[other] , davon { $extra } als Mehrheitsbonus
}
n-goods-cards = { $count ->
    [one] { $count } Warenkarte
   *[other] { $count } Warenkarten
}
n-businesses = { $count ->
    [one] { $count } Handelshaus
   *[other] { $count } Handelshäuser
}
event-scored-goods = { $seat-person ->
    [you] Du bekommst { n-letters } für { $good } auf { n-goods-cards }{ majority }.
   *[other] { $seat } bekommt { n-letters } für { $good } auf { n-goods-cards }{ majority }.
}
event-scored-goods-nobody = Niemand hat { $good }.
event-scored-area = { $seat-person ->
    [you] Du bekommst { n-letters } für { n-businesses } { $area-in }{ majority }.
   *[other] { $seat } bekommt { n-letters } für { n-businesses } { $area-in }{ majority }.
}
event-scored-area-nobody = Niemand hat ein Handelshaus { $area-in }.
event-bonus-scored = { $seat-person ->
    [you] Deine Bonuskarte { $bonus } bringt { n-letters } ({ $bonus-each }).
   *[other] Die Bonuskarte { $bonus } bringt { $seat } { n-letters } ({ $bonus-each }).
}
event-total = { $seat-person ->
    [you] Du hast insgesamt { n-letters }.
   *[other] { $seat } hat insgesamt { n-letters }.
}
event-won = { $seat-person ->
    [you] Du gewinnst!
   *[other] { $seat } gewinnt!
}
event-won-together = { $seat-person ->
    [you] Du teilst dir den Sieg!
   *[other] { $seat } teilt sich den Sieg!
}
end-businesses = Jemand hat alle Handelshäuser gebaut.
end-score-cards = Die letzte Wertungskarte ist gewertet.
end-blocked = Jemand kann nie mehr bauen.

## Fragen und Antworten

question-bid = Auf welches Paar setzt du deine Biethand?
question-build = Wo baust du?
question-pay = Womit zahlst du?
question-choose = Welche Bonuskarte nimmst du?
question-take = Welche Warenkarte nimmst du?
question-give-up = Vier Warenkarten darfst du behalten. Welche gibst du ab?
question-discard = Fünf Landschaftskarten darfst du behalten. Welche wirfst du ab?

do-bid-pair = Die Biethand auf Paar { pair-name } setzen
do-build-site = Bauen: { where }
do-pay-cards = Mit { $cards } zahlen
do-choose-bonus = { $bonus } nehmen: { $bonus-each }
do-take-goods = { $goods } nehmen
do-give-up-goods = { $goods } abgeben
do-discard-card = { $card } abwerfen
do-end = Den Zug beenden

## Ablehnungen, nach der Nummer der Regel

rule-GC-P2 = Es gibt so viele Paare wie Spieler, dieses Paar also nicht.
rule-GC-A1 = Jetzt werden die Biethände eingesetzt; gebaut wird danach.
rule-GC-A5 = Für eine Vertreibung fehlen dir die Münzen; nimm ein freies Paar.
rule-GC-A7 = An diesem Tisch gibt es höchstens drei Vertreibungen in der Runde; nimm ein freies Paar.
rule-GC-D1 = Du bist mit Bauen an der Reihe: kein, ein oder zwei Handelshäuser.
rule-GC-D2 = Ein Küstenort kostet eine Küstenkarte oder zwei gleiche Karten; du hast weder noch.
rule-GC-D3 = Dorthin braucht es eine Straße von deinem Netz und zwei Karten der Landschaft; zwei gleiche Karten zählen als eine.
rule-GC-D4 = Ein innerer Stadtteil kostet zusätzlich eine Schlüsselkarte; du hast keine.
rule-GC-D5 = Dort steht schon ein Handelshaus; für ein zweites ist kein Platz.
rule-GC-D6 = Dort hast du schon ein Handelshaus; mehr als eines ist nicht erlaubt.
rule-GC-D7 = Mit diesen Karten lässt sich das nicht bezahlen, oder du hast sie nicht.
rule-GC-D8 = Zuerst ist zu wählen, womit du das Handelshaus bezahlst.
rule-GC-D10 = Zuerst sind Karten von deiner Hand abzuwerfen, bis du noch fünf hast.
rule-GC-D11 = Du hast keine Handelshäuser mehr.
rule-GC-R4 = Zuerst ist eine der übrigen Bonuskarten zu wählen.
rule-GC-R5 = Zuerst ist eine Warenkarte zu nehmen: eine offene oder die oberste des Stapels.
rule-GC-R6 = Zuerst ist eine deiner fünf Warenkarten abzugeben.
rule-GC-F6 = Das Spiel ist zu Ende.

## Varianten

option-island = Insel
    .about = Auf welcher Insel gespielt wird: „kontor“ oder eine eigene Datei.
option-three-expulsions = Drei Vertreibungen
    .about = Höchstens drei Vertreibungen in jeder Runde.
option-goods-majority = Warenmehrheit
    .about = Auch die meisten Karten mit der Ware bringen den Bonus, nicht nur der Alleinbesitz.
option-tie-all-businesses = Gleichstand nach allen Handelshäusern
    .about = Bei Gleichstand zählen zuerst alle gebauten Handelshäuser, nicht nur die in der Stadt.
option-open-letters = Offene Handelsbriefe
    .about = Alle sehen jederzeit, wie viele Handelsbriefe jeder hat.

## Phasen

phase-bidding = Bieten
    .about = Reihum setzt, wer noch auf keinem Paar liegt, seine Biethand ein. Ein freies Paar kostet nichts; eine Vertreibung kostet 1 Münze, die nächste 2, dann 3, gleich wer vertreibt. Liegt auf jedem Paar eine Hand, nehmen alle ihre Paare.
phase-building = Bauen
    .about = Reihum baut jeder bis zu zwei Handelshäuser und bekommt gleich die Belohnung. Zwei gleiche Karten zählen als eine Karte einer anderen Landschaft. Am Ende deines Zuges behältst du höchstens fünf Landschaftskarten.
phase-scoring = Wertung
    .about = Wer die abgebildete Ware hat, bekommt 2 Handelsbriefe, wer sie allein hat, 4. Wer am Fluss oder im Viertel ein Handelshaus hat, bekommt 2 Handelsbriefe, wer dort die meisten hat, 4.
phase-end = Ende
    .about = Das Spiel endet nach der Runde, in der jemand alles gebaut hat oder nie mehr bauen kann, oder nach der sechzehnten Wertungskarte. Dann zählen die Bonuskarten. Die meisten Handelsbriefe gewinnen; bei Gleichstand die Handelshäuser in der Stadt, dann die Münzen.

## Der Tisch

round = Runde { $round }
player-label = { $seat-person ->
    [you] Du
   *[other] { $seat }
}{ $starts ->
    [0] {""}
   *[other] {" "}(Start)
}{ $blocked ->
    [0] {""}
   *[other] , blockiert
}
col-letters = Briefe
col-coins = Münzen
col-keys = Schlüssel
col-unbuilt = Häuser
col-cards = Karten
col-bonus = Bonus
known-cards = Bekannte Karten
col-hidden = Verdeckt
cards = { $cards }
scored = Wertung der Runde
col-locations = Orte
col-where = Wo
hands = Landschaftskarten
hand-of = { $seat-person ->
    [you] Deine Hand
   *[other] Hand von { $seat }
}
bonus-cards = Bonuskarten
col-now = Jetzt
col-owner = Bei
col-brings = Am Ende
pair = Paar { pair-name }
pairs = Paare
col-pair-cards = Karten
col-hand = Biethand
col-price = Preis
price-nothing = kostenlos
next-expulsion = Die nächste Vertreibung kostet { n-coins }.
no-expulsion = In dieser Runde kann niemand mehr vertrieben werden.
supply = Vorrat
col-left = Übrig
col-which = Welche
draw-pile = Nachziehstapel
discard-pile = Ablagestapel
coins = Münzen
key-cards = Schlüsselkarten
goods-shown = Warenkarten, offen
goods-hidden = Warenkarten, Stapel
score-cards = Wertungskarten
next-back = { $back ->
    [0] {""}
   *[other] oben eine „{ $back }“
}
golden-city = Goldene Stadt
col-reward = Belohnung
col-built = Gebaut von
col-roads = Straßen nach
col-river = Fluss zu
col-cost = Kosten
cost = { $cards }{ $keys ->
    [0] {""}
   *[other] {" "}+ Schlüssel
}
brief-letters = { $letters ->
    [0] nichts
   *[other] { $letters } Briefe
}
letters-and-coin = { brief-letters } + Münze
letters-and-landform = { brief-letters } + Karte
free-coast = { $count } frei
within-reach = In Reichweite
to-pay = Zu bezahlen

## Erklärungen

colon = { $name }: { $about }
about-site = { $site }: { $kind }, Sektor { $landform }. Kosten: { $cost }.
about-reward = Wer dort als Nächstes baut, bekommt: { $told }.
about-site-area = Der Ort liegt { $area-in }.
about-roads = Straßen nach { $site }.
about-builders = { $count ->
    [0] Niemand hat dort gebaut.
   *[other] Gebaut von { $names }.
}
about-landform = { $landform }: Es gibt 10 solche Karten. Zwei davon zählen auch als eine Karte einer anderen Landschaft.
about-own-cards = Du hast davon { $count ->
    [0] keine
   *[other] { $count }
} ({ $landform }).
about-near = { $count ->
    [0] Damit ist für dich jetzt nichts zu erreichen.
   *[other] In deiner Reichweite: { $site }.
}
about-area = { $area }: { $site }.
about-area-of = { $seat-person ->
    [you] Du hast dort { n-businesses }.
   *[other] { $seat } hat dort { n-businesses }.
}
about-good = { $good }: auf { $count } der acht Warenkarten.
about-goods-of = { $seat-person ->
    [you] Du hast diese Ware auf { n-goods-cards }.
   *[other] { $seat } hat diese Ware auf { n-goods-cards }.
}
about-goods = Warenkarte { $goods }: offen { $shown }, im Stapel { $deck }.
about-goods-owners = Sie liegt bei { $names }.
about-deck = Im verdeckten Stapel { $count ->
    [one] liegt { $count } Warenkarte
   *[other] liegen { $count } Warenkarten
}.
about-bonus = Bonuskarte { $bonus }: { $bonus-each }.
about-bonus-now = Jetzt bringt sie dir { n-letters }.
about-free = { $count ->
    [0] Kein Ort mit dieser Belohnung ist frei.
   *[other] Freie Orte mit dieser Belohnung: { $site }.
}

## Die Insel als Datei

help-island = Eine eigene Insel prüfen, zeichnen, auslegen oder erproben.
help-island-file = Die Datei der Insel.
help-island-output = Die Datei für das Bild.
help-island-check = Die Datei einer Insel an den Regeln für Inseln prüfen.
help-island-draw = Eine Insel als SVG-Bild zeichnen.
island-sound = { $title } ist eine gute Insel.
island-drawn = Das Bild ist in { $path }.
help-island-fair = Wie gerecht ist eine Insel? Bots spielen viele hundert Partien darauf und zeigen, wer von welchem Platz und Sektor aus gewinnt. Strg-C zeigt, was bis dahin bekannt ist.
help-island-which = Die Datei der Insel oder der Name einer mitgelieferten.
help-island-seed = Die Zahl, zu der der Zufall eine Insel auslegt.
help-fair-games = Wie viele Partien je Spielerzahl; noch einmal so viele mit ausgelosten ersten Handelshäusern.
help-fair-seats = Für welche Spielerzahlen.
help-fair-bots = Welche Bots spielen; jeder hat in seinem Anteil der Partien alle Plätze.
help-fair-luck = Startwert der ersten Partie.
help-fair-lots = Ob noch einmal so viele Partien ausgelost beginnen.
help-island-make = Eine Insel durch Zufall auslegen und in eine Datei schreiben.
help-island-alike = Vier gleichartige Sektoren auslegen, damit keiner der bessere Anfang ist.
help-island-level = Danach Belohnungen und Straßen tauschen, solange die Plätze und Sektoren in Partien von Bots enger zusammenrücken. Das dauert lange; Strg-C schreibt die bis dahin ausgeglichenste Insel.
help-level-tries = Wie viele Tausche versucht werden.
help-level-games = Wie viele Partien je Tausch und Spielerzahl gespielt werden.
help-make-output = Die Datei für die Insel.
island-levelling = Abweichung { $off } Punkte
island-made = Die Insel ist in { $path }.
island-playing = Es wird gespielt
island-fair-title = { $title }, { $players ->
    [3] drei
   *[4] vier
} Spieler: { $games } Partien
island-figure = { $name }: { $value }
map-outer = Äußerer Stadtteil
map-outer-letters = Erster 5 Briefe, Zweiter 3
map-inner = Innerer Stadtteil, mit Schlüssel
map-inner-letters = Erster 10 Briefe und Karte, Zweiter 6
