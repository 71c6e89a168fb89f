### Machi Koro auf Deutsch.

title = Machi Koro

## Unternehmen

card-wheat-field = Weizenfeld
    .a = ein Weizenfeld
    .many = Weizenfelder
card-ranch = Bauernhof
    .a = einen Bauernhof
    .many = Bauernhöfe
card-bakery = Bäckerei
    .a = eine Bäckerei
    .many = Bäckereien
card-cafe = Café
    .a = ein Café
    .many = Cafés
card-convenience-store = Mini-Markt
    .a = einen Mini-Markt
    .many = Mini-Märkte
card-forest = Wald
    .a = einen Wald
    .many = Wälder
card-stadium = Stadion
    .a = ein Stadion
    .many = Stadien
card-tv-station = Fernsehsender
    .a = einen Fernsehsender
    .many = Fernsehsender
card-business-centre = Bürohaus
    .a = ein Bürohaus
    .many = Bürohäuser
card-cheese-factory = Molkerei
    .a = eine Molkerei
    .many = Molkereien
card-furniture-factory = Möbelfabrik
    .a = eine Möbelfabrik
    .many = Möbelfabriken
card-mine = Bergwerk
    .a = ein Bergwerk
    .many = Bergwerke
card-family-restaurant = Familien-Restaurant
    .a = ein Familien-Restaurant
    .many = Familien-Restaurants
card-apple-orchard = Apfelplantage
    .a = eine Apfelplantage
    .many = Apfelplantagen
card-produce-market = Markthalle
    .a = eine Markthalle
    .many = Markthallen

colour-blue = blau
colour-green = grün
colour-red = rot
colour-purple = violett

symbol-wheat = Weizen
symbol-cow = Kuh
symbol-gear = Zahnrad
symbol-shop = Laden
symbol-cup = Tasse
symbol-factory = Fabrik
symbol-fruit = Obst
symbol-tower = Turm

## Großprojekte

landmark-train-station = Bahnhof
    .the = den Bahnhof
    .brief = 1–2 Würfel
    .about = Du würfelst mit einem oder zwei Würfeln, in jedem Zug neu gewählt.
landmark-shopping-mall = Einkaufszentrum
    .the = das Einkaufszentrum
    .brief = Tasse/Laden +1
    .about = Jede deiner Karten mit Tasse oder Laden bringt 1 Münze mehr, wenn sie aktiviert wird.
landmark-amusement-park = Freizeitpark
    .the = den Freizeitpark
    .brief = Pasch: 2. Zug
    .about = Ein Pasch gibt dir nach diesem Zug einen zweiten, aber keinen dritten.
landmark-radio-tower = Funkturm
    .the = den Funkturm
    .brief = neu würfeln
    .about = Einmal im Zug darfst du alle deine Würfel neu werfen, bevor jemand etwas bekommt.

## Was geschieht

n-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
event-turn = { $seat-person ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-second-turn = { $seat-person ->
    [you] Pasch: Du hast einen zweiten Zug.
   *[other] Pasch: { $seat } hat einen zweiten Zug.
}
event-opened = { $seat-person ->
    [you] Ab jetzt nutzt du { $landmark-the }.
   *[other] Ab jetzt nutzt { $seat } { $landmark-the }.
}
rolled = { $dice-count ->
    [one] eine { $total }
   *[other] { $dice } = { $total }
}
event-rolled = { $seat-person ->
    [you] Du würfelst { rolled }.
   *[other] { $seat } würfelt { rolled }.
}
event-rerolled = { $seat-person ->
    [you] Du würfelst neu: { rolled }.
   *[other] { $seat } würfelt neu: { rolled }.
}
event-kept = { $seat-person ->
    [you] Du lässt den Wurf gelten.
   *[other] { $seat } lässt den Wurf gelten.
}
short = { $unpaid ->
    [0] {""}
    [one] , { $unpaid } fehlt
   *[other] , { $unpaid } fehlen
}
event-paid = { $coins ->
    [0] { $seat-person ->
        [you] Du kannst { $to } nichts zahlen ({ $card }).
       *[other] { $to-person ->
            [you] { $seat } kann dir nichts zahlen ({ $card }).
           *[other] { $seat } kann { $to } nichts zahlen ({ $card }).
        }
    }
   *[other] { $seat-person ->
        [you] Du zahlst { $to } { n-coins }{ short } ({ $card }).
       *[other] { $to-person ->
            [you] { $seat } zahlt dir { n-coins }{ short } ({ $card }).
           *[other] { $seat } zahlt { $to } { n-coins }{ short } ({ $card }).
        }
    }
}
copies = { $cards ->
    [one] { $card }
   *[other] { $cards } { $card-many }
}
event-earned = { $seat-person ->
    [you] Du bekommst { n-coins } ({ copies }).
   *[other] { $seat } bekommt { n-coins } ({ copies }).
}
event-no-income = Die { $total } bringt niemandem etwas ein.
event-swapped = { $seat-person ->
    [you] Du gibst { $with } { $gave-a } und bekommst { $got-a }.
   *[other] { $with-person ->
        [you] { $seat } gibt dir { $gave-a } und bekommt { $got-a }.
       *[other] { $seat } gibt { $with } { $gave-a } und bekommt { $got-a }.
    }
}
event-declined = { $seat-person ->
    [you] Du tauschst nicht.
   *[other] { $seat } tauscht nicht.
}
event-built = { $seat-person ->
    [you] Du baust { $card-a } für { n-coins }.
   *[other] { $seat } baut { $card-a } für { n-coins }.
}
event-built-landmark = { $seat-person ->
    [you] Du baust { $landmark-the } für { n-coins }!
   *[other] { $seat } baut { $landmark-the } für { n-coins }!
}
event-passed = { $seat-person ->
    [you] Du baust nichts.
   *[other] { $seat } baut nichts.
}
event-revealed = Neu in der Auslage: { $card }. Im Stapel { $left ->
    [one] liegt noch { $left } Karte
   *[other] liegen noch { $left } Karten
}.
event-won = { $seat-person ->
    [you] Du hast alle vier Großprojekte gebaut und gewinnst!
   *[other] { $seat } hat alle vier Großprojekte gebaut und gewinnt!
}
end-landmarks = Alle vier Großprojekte stehen.

## Fragen und Antworten

question-roll = Du darfst würfeln.
question-reroll = Würfelst du neu?
question-collect = Fernsehsender: Wer gibt dir 5 Münzen?
question-swap = Bürohaus: Mit wem tauschst du eine Karte?
question-give = Welche Karte gibst du ab?
question-get = Welche Karte nimmst du dafür?
question-build = Was baust du?

do-roll-dice = { $dice ->
    [one] Mit einem Würfel würfeln
   *[other] Mit zwei Würfeln würfeln
}
do-keep = Den Wurf gelten lassen
do-reroll = Neu würfeln
do-collect-from = Von { $from } nehmen
do-swap-with = Mit { $with } tauschen
do-decline = Nicht tauschen
do-give-card = { $card } abgeben
do-get-card = { $card } nehmen
do-build-card = { $card } bauen ({ $card-cost })
do-build-landmark = { $landmark } bauen ({ $landmark-cost })
do-pass = Nichts bauen

## Ablehnungen, nach der Nummer der Regel

rule-MK-T1 = Ein Zug beginnt mit dem Wurf: ein Würfel, mit nutzbarem Bahnhof auch zwei.
rule-MK-T3 = Zuerst ist zu entscheiden, ob du neu würfelst: einmal im Zug, alle Würfel, mit nutzbarem Funkturm.
rule-MK-T5 = Jetzt darfst du eine Karte bauen, die du bezahlen kannst, oder nichts.
rule-MK-I9 = Der Fernsehsender nimmt von einem der anderen, den du nennst.
rule-MK-I10 = Das Bürohaus tauscht eine deiner Karten gegen eine eines anderen, außer Karten mit Turm.
rule-MK-B1 = Von jedem violetten Unternehmen darfst du nur eines haben, von den übrigen so viele, wie in der Auslage liegen.
rule-MK-B2 = Dieses Großprojekt hast du schon gebaut.
rule-MK-B4 = Das Spiel ist zu Ende: Alle vier Großprojekte stehen.
rule-MK-M2 = Diese Karte liegt jetzt nicht offen in der Auslage.
rule-MK-M3 = In den ersten Spielen darf niemand mehr als zwei gleiche Karten haben.

## Varianten

option-come-what-may = Komme, was wolle
    .about = Zehn verschiedene Karten liegen offen, der Rest kommt vom verdeckten Stapel.
option-first-games = Erste Spiele
    .about = Höchstens zwei gleiche Karten in jeder Stadt.

## Der Tisch

coins = Münzen
establishments = Unternehmen
landmarks = Großprojekte
col-rolls = Wurf
col-income = Ertrag
col-cost = Kosten
col-market = Auslage
built = steht
built-now = neu
income-blue = { $coins }
income-green = { $coins }
income-per = { $coins } je { $symbol }
income-red = { $coins } vom Würfler
income-stadium = { $coins } von allen
income-tv-station = { $coins } von einem
income-business-centre = Tausch
legend = Blau bringt bei jedem Wurf etwas ein, Grün und Violett bei deinem eigenen, Rot bei dem der anderen.
deck-left = Im Stapel { $left ->
    [one] liegt noch { $left } Karte
   *[other] liegen noch { $left } Karten
}.

## Erklärungen

explain-card = { $card }: { $colour }, Branchensymbol { $symbol }, Würfelzahl { $rolls }, Baukosten { $card-cost }.
explain-landmark = { $landmark }: Großprojekt, Baukosten { $landmark-cost }.
explain-colour = { $colour }: { $card }.
explain-symbol = Branchensymbol { $symbol }: { $card }.
explain-stock = In der Auslage: { $market }. Du hast: { $own }.
does-blue = Bei { $rolls } bekommst du { n-coins } von der Bank, gleich wer würfelt.
does-green = Würfelst du selbst { $rolls }, bekommst du { n-coins } von der Bank.
does-green-per = Würfelst du selbst { $rolls }, bekommst du von der Bank { n-coins } für jede deiner Karten mit dem Symbol { $symbol }.
does-red = Würfelt jemand anderes { $rolls }, gibt er dir { n-coins }, noch bevor jemand etwas von der Bank bekommt.
does-stadium = Würfelst du selbst { $rolls }, gibt dir jeder andere { n-coins }.
does-tv-station = Würfelst du selbst { $rolls }, gibt dir einer, den du nennst, { n-coins }.
does-business-centre = Würfelst du selbst { $rolls }, darfst du eine deiner Karten gegen eine eines anderen tauschen; keine Karten mit Turm.
raised-by-mall = Mit dem Einkaufszentrum { n-coins } mehr.
