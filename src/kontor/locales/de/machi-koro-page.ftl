### Was nur die Seite über Machi Koro sagt, auf Deutsch.

game-title = Machi Koro
game-about = Würfle, lass Felder und Läden für dich verdienen und baue als Erster alle vier Großprojekte.

## Karten

can-build = Du kannst es jetzt bauen.
in-city = { $count } × { $card }, { $colour }, Wurf { $rolls }.
stands-new = ab deinem nächsten Zug
planned = Noch nicht gebaut.
when-blue = bei jedem Wurf
when-green = bei deinem Wurf
when-red = bei fremdem Wurf
when-purple = bei deinem Wurf

## Der Tisch

city-of = { $seat-person ->
    [you] Deine Stadt
   *[other] Stadt von { $seat }
}
tray = Würfel und Frage
dice-show = { $dice-count ->
    [one] Der Würfel zeigt { $total }.
   *[other] Die Würfel zeigen { $dice }, zusammen { $total }.
}
dice-rest = Es ist noch nicht gewürfelt.

## Was zu tun ist

roll-now = Du bist am Zug: würfle.
choose-card = Wähle eine Karte, um zu sehen, was sie tut.
build-for = Bauen für
for-this = Im Tausch für: { $card }.
second-follows = Pasch: Ein zweiter Zug folgt.
waits-roll = { $seat } ist am Wurf.
waits-income = { $seat } hat gewürfelt.
waits-reroll = { $seat } überlegt, neu zu würfeln.
waits-collect = { $seat } entscheidet, wer für den Fernsehsender zahlt.
waits-swap = { $seat } überlegt, ob und mit wem zu tauschen ist.
waits-give = { $seat } wählt, was wegzugeben ist.
waits-get = { $seat } wählt, was dafür zu nehmen ist.
waits-build = { $seat } will bauen.

## Was jede Zahl einbrächte

outlook-show = Was brächte jeder Wurf?
outlook-roller = Wer würfelt?
outlook-choice = Bei einer 6 kommt eine Wahl dazu: Fernsehsender oder Bürohaus.

## Das Ende

standing-worth = Wert der Stadt: Münzen und alles Gebaute, zum Baupreis
account-landmarks = Großprojekte
account-cards = Unternehmen
account-worth = Verbaut, in Münzen
account-coins = Übrige Münzen

## Die Regeln, nach ihren Nummern

law-MK-T1 = Ein Zug beginnt mit dem Wurf: ein Würfel, mit einem wirksamen Bahnhof einer oder zwei, in jedem Zug neu zu wählen.
law-MK-T3 = Mit einem wirksamen Funkturm darf man einmal je Zug mit allen Würfeln neu werfen, bevor jemand Geld bekommt. Der zweite Wurf gilt.
law-MK-T4 = Mit einem wirksamen Freizeitpark bringt ein Pasch nach diesem Zug einen zweiten, aber keinen dritten.
law-MK-T5 = Am Ende des Zuges darf man ein Unternehmen oder ein Großprojekt bauen, oder gar nichts.
law-MK-I1 = Zuerst zahlt, wer gewürfelt hat, was rote Karten kosten, dann verdienen blaue und grüne, dann wirken die violetten.
law-MK-I2 = Rote Karten verdienen bei den Würfen der anderen, und wer würfelt, zahlt. Schuldet man mehreren, kommt zuerst, wer vor einem sitzt.
law-MK-I3 = Wer nicht alles zahlen kann, zahlt, was da ist. Der Rest verfällt.
law-MK-I4 = Blaue Karten verdienen bei jedem Wurf, grüne nur beim eigenen.
law-MK-I5 = Mehrere gleiche Karten verdienen mehrfach. Fabriken und Markthalle zählen die Symbole in der Stadt.
law-MK-I6 = Mit einem wirksamen Einkaufszentrum verdient jede Tasse und jedes Geschäft eine Münze mehr.
law-MK-I7 = Violette Karten wirken nur bei der eigenen Sechs: erst das Stadion, dann der Fernsehsender, dann das Bürohaus.
law-MK-I8 = Das Stadion nimmt von allen anderen je zwei Münzen.
law-MK-I9 = Der Fernsehsender nimmt fünf Münzen von jemandem nach Wahl.
law-MK-I10 = Das Bürohaus darf eine eigene Karte gegen eine fremde tauschen; Turmkarten sind ausgenommen.
law-MK-B1 = Von blauen, grünen und roten Karten darf man so viele haben, wie die Auslage hergibt, von jeder violetten nur eine.
law-MK-B3 = Ein Großprojekt wirkt ab dem nächsten eigenen Zug.
law-MK-B4 = Wer das vierte Großprojekt baut, hat sofort gewonnen.
law-MK-M2 = Komme, was wolle: Zehn Sorten liegen offen. Sind es nach einem Kauf weniger, wird aufgedeckt, bis es wieder zehn sind.
law-MK-M3 = Erste Partien: Niemand hat mehr als zwei Karten einer Sorte.
