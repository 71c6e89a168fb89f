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
waits-swap = { $seat } überlegt, ob und mit wem zu tauschen ist.
waits-give = { $seat } wählt, was wegzugeben ist.
waits-get = { $seat } wählt, was dafür zu nehmen ist.
waits-build = { $seat } will bauen.

## Was jede Zahl einbrächte

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
key-look = Sieht eine Karte an, danach: baut sie
key-away = Legt die Karte zurück
