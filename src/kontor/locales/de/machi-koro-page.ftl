### Was nur die Seite über Machi Koro sagt, auf Deutsch.

game-title = Machi Koro
game-about = Würfle, lass Felder und Läden für dich verdienen und baue vor allen anderen deine vier Großprojekte.

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
nothing-to-build = Jetzt kannst du nichts bauen.
choose-card = Wähle eine Karte, um zu sehen, was sie tut.
build-for = Bauen für
for-this = Im Tausch für: { $card }.
second-follows = Pasch: Ein zweiter Zug folgt.
waits-roll = { $seat } würfelt.
waits-income = { $seat } hat gewürfelt.
waits-reroll = { $seat } überlegt, neu zu würfeln.
waits-collect = { $seat } entscheidet, wer für den Fernsehsender zahlt.
waits-swap = { $seat } überlegt, mit wem sich ein Tausch lohnt.
waits-give = { $seat } sucht eine Karte zum Abgeben aus.
waits-get = { $seat } sucht eine Karte dafür aus.
waits-build = { $seat } will bauen.

## Was jede Zahl bringt

outlook-show = Was bringt welcher Wurf?
outlook-roller = Wer würfelt?
outlook-choice = Bei einer 6 kommt eine Wahl dazu: Fernsehsender oder Bürohaus.

## Das Ende

standing-worth = Wert der Stadt: Münzen und alles Gebaute, zum Baupreis
account-landmarks = Großprojekte
account-cards = Unternehmen
account-worth = Verbaut, in Münzen
account-coins = Übrige Münzen

## Tasten

key-cards = Von Karte zu Karte
key-ends = Zur ersten oder letzten Karte
key-look = Zeigt eine Karte; noch einmal: baut sie
key-away = Legt die Karte zurück

## In einer Minute

minute-1 = Vier Großprojekte gewinnen
    .about = Wer als Erster alle vier Großprojekte seiner Stadt gebaut hat, gewinnt. Sie kosten Münzen, und Münzen kommen vom Würfeln.
minute-2 = Würfeln
    .about = Jeder Zug beginnt mit einem Wurf. Jede Karte mit der gewürfelten Zahl bringt etwas ein. Mit dem Bahnhof darfst du zwei Würfel nehmen.
minute-3 = Die Farbe sagt, wessen Wurf zählt
    .about = Blau verdient bei jedem Wurf, Grün nur bei deinem eigenen. Rot nimmt von dem, der würfelt. Violett wirkt, wenn du selbst eine 6 würfelst.
minute-4 = Eins bauen
    .about = Danach darfst du eine Karte aus der Auslage oder ein Großprojekt bauen, oder du sparst deine Münzen.
minute-5 = Zahlen und Symbole
    .about = Wer viele Zahlen besitzt, verdient fast immer etwas. Oder du sammelst ein Symbol: Molkerei, Möbelfabrik und Markthalle zahlen für jede Karte, die es trägt.
