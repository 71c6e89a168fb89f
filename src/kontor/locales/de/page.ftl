### Die Seite rund um die Spiele, auf Deutsch.

## Überall

to-start = Zur Startseite
close = Schließen
cancel = Abbrechen
yes = Ja
no = Nein
language = Sprache
make-light = Hell
make-dark = Dunkel
make-silent = Ton aus
make-loud = Ton an
try-again = Noch einmal versuchen
you = du
your-name = Gast

## Startseite

welcome = Ein guter Tisch wartet.
    .about = Zwei moderne Klassiker, kostenlos und ohne Anmeldung: gegen Bots, mit Freunden über einen Link oder zusammen vor einem Bildschirm.
    .alone = Zwei moderne Klassiker, kostenlos und ohne Anmeldung: gegen Bots oder zusammen vor einem Bildschirm.
by-designer = Ein Spiel von { $designer }
soon = bald
play-now = Sofort gegen Bots spielen
company = Gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}: { $names }
company-change = Ändern
company-rise = Zweimal gewonnen: gegen „{ $level }“ spielen
with-friends = Mit Freunden
loading-here = Der Tisch wird vorbereitet: { $percent } %
starting-here = Das Spiel wird aufgebaut …
alone = Diese Seite kommt ohne Server aus: Deine Partien bleiben in diesem Browser.
update-ready = Eine neue Version von Kontor ist da.
update-use = Jetzt verwenden
kept-here = Was dieser Browser aufhebt
    .about = Partien gegen Bots und an diesem Gerät, deine Inseln, Rätsel, Fortschritte und Einstellungen: alles in einer Datei. Öffne sie in einem anderen Browser und spiel dort weiter.
kept-safe = Der Browser hat zugesagt, alles zu behalten.
kept-unsafe = Der Browser kann alles löschen, wenn der Platz knapp wird. Sichere es ab und zu als Datei.
kept-save = Alles als Datei sichern
kept-open = Datei öffnen
kept-opened = { $count ->
    [one] Eine Partie wurde übernommen, dazu Inseln, Fortschritte und Einstellungen.
   *[other] { $count } Partien wurden übernommen, dazu Inseln, Fortschritte und Einstellungen.
}
kept-wrong = Diese Datei kann Kontor nicht lesen. Es wurde nichts geändert.
kept-secret = Wer die Datei hat, kann an deiner Stelle weiterspielen.
storage-full = Der Speicher dieses Browsers ist voll: Dein letzter Schritt wurde nicht aufgehoben. Schaffe Platz oder sichere deine Partien als Datei.
storage-forbidden = Dieser Browser erlaubt Kontor nicht, etwas zu speichern; so lässt sich hier nicht spielen. Erlaube Websitedaten für diese Adresse oder verlasse den privaten Modus.
finished-games = Beendete Partien
on-this-device = An diesem Gerät
no-table = Der Tisch kam nicht zustande. Versuch es gleich noch einmal.
your-games = Deine Partien
your-turn = Du bist dran
your-turn-player = Du bist dran, { $player }
others-turn = Andere sind dran
table-waiting = Wartet auf Mitspieler
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch für alle offen. Eröffne einen, dann steht er hier.
open-record = Gespeicherte Partie öffnen
    .about = Zieh eine .jsonl-Datei irgendwo auf diese Seite: Du kannst sie nachspielen, prüfen, auswerten und von jedem Moment an weiterspielen.
open-record-choose = Datei wählen
open-record-drop = Lass die Datei los, um die Partie zu öffnen.
open-record-wrong = Diese Datei lässt sich nicht öffnen: { $reason }
open-record-large = Diese Datei ist zu groß für eine gespeicherte Partie.
join = Mitspielen
watch = Zuschauen

## Ein neuer Tisch

new-friends = Mit Freunden spielen
new-device = An diesem Gerät
new-bots = Gegen Bots
how-many = Wie viele spielen?
name-ask = Dein Name
names-ask = Wer spielt?
seat-is = Wer sitzt auf Platz { $number }?
seat-person = Ein Mensch
bots-differ = Auf jedem Platz ein anderer Bot
player-number = Spieler { $number }
variants = Varianten
who-starts = Wer beginnt?
starts-chance = Der Zufall
starts-me = Ich
starts-first = Wer zuerst genannt ist
pace = Bedenkzeit
pace-relaxed = Ohne Uhr
pace-live = { $minutes ->
    [one] Eine Minute
   *[other] { $minutes } Minuten
} für jeden{ $seconds ->
    [0] { "" }
    [one] , dazu eine Sekunde je Zug
   *[other] , dazu { $seconds } Sekunden je Zug
}
pace-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
} je Zug
reach = Wer darf dazukommen?
reach-link = Freunde mit dem Link
reach-public = Alle
allow-hints = Tipps
    .about = Wer spielt, darf einen Bot um Rat fragen; alle sehen, wenn es jemand tut.
make-table = Tisch eröffnen
start-game = Spiel beginnen

## Vor dem Beginn

waiting-for-players = Wer kommt?
all-here = Alle sind da.
free-seat = Freier Platz
add-bot = Bot dazusetzen
bot-level = Welche Bots spielen?
bot-levels = Stufen
bot-characters = Charaktere
bot-rating = Gemessene Stärke:
is-bot = Bot, { $level }
is-ready = bereit
remove-player = { $player } vom Tisch nehmen
sit-down = Platz nehmen
start-when-full = Beginnt, wenn alle Plätze besetzt sind
wait-for-host = Du bist bereit. Es geht los, sobald alle es sind.
invite = Freunde einladen
    .about = Wer diesen Link öffnet, kann Platz nehmen.
link = Link zu diesem Tisch
copy-link = Link kopieren
link-copied = Der Link ist kopiert.
share = Teilen
qr-code = Der Link als QR-Code
knock = Beim Gastgeber anklopfen
    .about = Du bist ohne Einladung gekommen. Der Gastgeber sieht deinen Namen und kann dich mit einem Tipp hereinlassen.
knock-ask = Anklopfen
knock-waits = Der Gastgeber ist gefragt. Sobald er dich hereinlässt, sitzt du am Tisch.
knock-refused = Der Gastgeber hat dich nicht hereingelassen. Bitte um den Einladungslink.
knocks = { $player } möchte mitspielen.
knocks-yes = Hereinlassen
knocks-no = Nein
clock = Bedenkzeit: { $pace }
leave-table = Tisch verlassen

## Der Tisch

log = Verlauf
chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
chat-say = Nachricht schreiben
chat-earlier = Frühere Nachrichten
chat-send = Senden
spectator = Zuschauer
spectators = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
minute = Das Spiel in einer Minute
menu = Menü
result = Ergebnis
rules = Regeln
is-here = verbunden
is-offline = abwesend
is-stand-in = ein Bot springt ein
waiting-for = { $player } überlegt …
hint = Tipp
hint-title = Das würde ein Bot tun
hint-says = Ein Bot würde wählen: { $answer }.
hint-chance = Gewinnaussicht: etwa { $percent } %.
hint-needless = Hier geht nur eins.
hint-fails = Der Bot weiß gerade keinen Rat. Frag noch einmal.
skip = Überspringen
to-your-move = Zu deinem Zug springen
game-over = Die Partie ist zu Ende.
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, und nichts geht verloren.
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Platz wieder einnehmen
you-see-the-past = Du siehst einen früheren Stand: Zug { $move } von { $all }.
to-the-game = Zurück zum Spiel
to-the-end = Zum Ende
step-through = Nachspielen
puzzles = Aufgaben
play-on = Von hier aus weiterspielen
played-on = Weitergespielt
    .about = Diese Partie setzt eine andere von einem Moment an fort, mit neuem Glück. Sie wird nicht gewertet.
same-deal = Gleiche Würfel und Karten
    .about = Diese Partie hat die Würfel und Karten einer anderen. Sie wird nicht gewertet.
file = Aus einer Datei
    .about = Diese Partie kam als Datei. Kontor war nicht dabei, als sie gespielt wurde.
step-move = Zug
step-eyes = Mit den Augen von
step-first = Erster Zug
step-back = Einen Zug zurück
step-next = Einen Zug vor
step-live = Zum aktuellen Stand

take-back = Zurücknehmen
take-back-wish = Die anderen fragen
take-back-nothing = Gerade lässt sich nichts zurücknehmen.
take-back-free = Geschieht sofort.
take-back-ask = Zuerst werden die anderen gefragt, auch wenn ein Bot für sie spielt.
take-back-reach = { $count ->
    [one] Das nimmt eine Entscheidung zurück:
   *[other] Das nimmt { $count } Entscheidungen zurück:
}
take-back-asked = { $count ->
    [one] { $player } möchte eine Entscheidung zurücknehmen. Einverstanden?
   *[other] { $player } möchte { $count } Entscheidungen zurücknehmen. Einverstanden?
}

speed = Geschwindigkeit der Animationen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
notices-on = Sag mir, wenn ich dran bin: an
notices-off = Sag mir, wenn ich dran bin: aus
export = Partie als Datei sichern
leave = Tisch verlassen
    .about = Ein Bot spielt für dich, bis du wiederkommst.
resign = Aufgeben
resign-sure = Endgültig aufgeben? Ein Bot spielt an deiner Stelle zu Ende.

text-table = Tisch als Text
text-drawn = Der gezeichnete Tisch
text-state = Auf dem Tisch

curtain = { $player } ist dran.
    .about = Gib das Gerät weiter. Der Tisch erscheint, wenn { $player } bereit ist.
curtain-lift = Ich bin bereit

## Der Verlauf

log-started = Die Partie beginnt.
log-stood = { $seat-person ->
    [you] Du verlässt den Tisch.
   *[other] { $seat } verlässt den Tisch.
}
log-took-back = { $seat-person ->
    [you] { $count ->
        [one] Du nimmst eine Entscheidung zurück.
       *[other] Du nimmst { $count } Entscheidungen zurück.
    }
   *[other] { $count ->
        [one] { $seat } nimmt eine Entscheidung zurück.
       *[other] { $seat } nimmt { $count } Entscheidungen zurück.
    }
}
log-undo-asked = { $seat-person ->
    [you] Du möchtest etwas zurücknehmen.
   *[other] { $seat } möchte etwas zurücknehmen.
}
log-undo-answered = { $seat-person ->
    [you] Du bist mit dem Zurücknehmen nicht einverstanden.
   *[other] { $seat } ist mit dem Zurücknehmen nicht einverstanden.
}
log-replaced-left = { $seat-person ->
    [you] Du bist gegangen; ein Bot spielt für dich weiter.
   *[other] { $seat } ist gegangen; ein Bot spielt weiter.
}
log-replaced-time = { $seat-person ->
    [you] Deine Zeit ist um; ein Bot spielt für dich weiter.
   *[other] Die Zeit von { $seat } ist um; ein Bot spielt weiter.
}
log-replaced-resigned = { $seat-person ->
    [you] Du gibst auf; ein Bot spielt für dich weiter.
   *[other] { $seat } gibt auf; ein Bot spielt weiter.
}
log-stumble-abroad = { $seat } hat auf einer anderen Insel gelernt; hier werden die Züge im Kopf durchgespielt.
log-stumble-late = Gerade denken viele Tische zugleich; für { $seat } antwortet ein schnellerer Bot.
log-stumble-time = { $seat } hat nicht rechtzeitig geantwortet; über diesen Zug entschied der Zufall.
log-stumble-died = { $seat } ist kurz ausgefallen; über diesen Zug entschied der Zufall.
log-stumble-raised = { $seat } ist auf einen Fehler gestoßen; über diesen Zug entschied der Zufall.
log-stumble-nonsense = { $seat } gab keine gültige Antwort; über diesen Zug entschied der Zufall.
log-returned = { $seat-person ->
    [you] Du bist wieder da.
   *[other] { $seat } ist wieder da.
}
log-closed = Die Partie wurde beendet.
log-froze = Der Tisch ist eingefroren.
log-hinted = { $seat-person ->
    [you] Du holst dir einen Tipp.
   *[other] { $seat } holt sich einen Tipp.
}
log-rematched = Es gibt eine Revanche.

## Das Ende

you-won = Du hast gewonnen!
winner = Gewonnen: { $players }
review = Analyse
learn-mistakes = Aus Fehlern lernen
to-the-table = Zurück zum Tisch
account = Endstand
result-place = Platz
result-points = Punkte
breaks-tie = entscheidet den Gleichstand
course-label = Der Verlauf der Partie als Kurve
rematch = Revanche
rematch-join = Zur Revanche
verify = Würfel und Karten prüfen
    .about = Rechnet jeden Wurf und jede Karte in diesem Browser nach, aus dem nun offenen Geheimnis.
verify-good = { $count ->
    [one] Ein Ergebnis nachgerechnet: es stimmt.
   *[other] Alle { $count } Ergebnisse nachgerechnet: jedes stimmt.
}
verify-bad = Ergebnis Nummer { $count } folgt nicht aus dem Geheimnis!
verify-failed = Die Aufzeichnung ließ sich nicht laden.
verify-never = Die Würfel dieser Partie waren nicht versiegelt, also lässt sich nichts nachrechnen.
verify-promise = Versprochen vor dem ersten Zug:

## Die Regeln

rules-search = In den Regeln suchen
rules-all = Alle Regeln zeigen
rules-contents = Inhalt
rules-of = Regeln: { $game }
rules-found = { $count ->
    [0] In keiner Regel kommt das vor.
    [one] Kommt in einer Regel vor.
   *[other] Kommt in { $count } Regeln vor.
}
rules-link = Link zur Regel { $number }
rules-example = Beispiel:
rules-ruling = So entscheiden wir:

## Tasten

keys = Tastenkürzel
keys-letters = Buchstaben und Zeichen als Kürzel
    .about = Ausgeschaltet wirken nur Tab, Pfeiltasten, Enter, Leertaste und Esc.
keys-everywhere = Überall
keys-table = Am Tisch
key-help = Öffnet und schließt diese Liste
key-move = Weiter oder zurück
key-choose = Wählt aus
key-close = Schließt, was offen ist
key-search = In den Regeln suchen
key-skip = Überspringt die Animation
key-log = Zeile für Zeile durch den Verlauf

## Das erste Spiel

learn-by-playing = Spielend lernen
learn-go-on = Weiterlernen: Schritt { $step }
learn-opponent = Mia
learn-step = Schritt { $step } von { $steps }
learn-back = Einen Schritt zurück
learn-anew = Von vorn
learn-next = Weiter
learn-later = Einige Züge später
learn-not-now = Erlaubt wäre das. In diesem Schritt geht es um etwas anderes. { $todo }
learn-happened = Was geschehen ist
learn-over = Das war deine erste Partie!
    .about = Für eine richtige weißt du jetzt genug. Die Feinheiten stehen in den Regeln.
learn-play = Gegen Bots spielen

## Ablehnungen

refused-stale = Der Tisch ist inzwischen weiter. Sieh noch einmal hin.
refused-not-your-turn = Du bist nicht dran.
refused-not-playing = Die Partie läuft nicht.
refused-not-open = Die Partie hat schon begonnen.
refused-taken = Jemand war schneller: Der Platz ist besetzt.
refused-not-invited = Du brauchst den vollständigen Einladungslink, um hier Platz zu nehmen.
refused-stand-in = Ein Bot spielt für dich. Nimm erst deinen Platz wieder ein.
refused-no-undo = Gerade lässt sich nichts zurücknehmen.
refused-busy = Gerade fragen zu viele nach einem Tipp. Versuch es gleich noch einmal.
refused-chat-full = Der Chat dieses Tisches ist voll.
refused-chat-closed = Die Partie ist lange vorbei und ihr Chat geschlossen.
refused-too-fast = Das war zu schnell. Warte einen Augenblick.
refused-too-many = Hier warten schon viele. Versuch es gleich noch einmal.
refused-unavailable = Das konnte nicht gespeichert werden. Versuch es noch einmal.
refused-other = Das geht gerade nicht.

## Schlechte Augenblicke

trouble-gone = Diesen Tisch gibt es nicht mehr
    .what = Unter dieser Adresse steht kein Tisch, oder er wurde lange nach seiner Partie abgeräumt.
    .do = Prüfe den Link oder eröffne einen neuen Tisch.
trouble-wrong-link = Hier ist nichts
    .what = Die Adresse führt ins Leere. Vielleicht fehlt ein Stück des Links.
    .do = Öffne den ganzen Link noch einmal oder beginne auf der Startseite.
trouble-taken = Alle Plätze sind besetzt
    .what = Andere waren schneller, und gleich geht es los.
    .do = Bleib hier und schau zu, oder eröffne einen eigenen Tisch.
trouble-away = Der Server antwortet nicht
    .what = Entweder fehlt die Verbindung, oder der Server ruht. Die Partien sind sicher.
    .do = Versuch es gleich noch einmal.
trouble-frozen = Diese Partie ist eingefroren
    .what = Die Regeln stießen auf etwas, das nicht sein darf. Der Tisch hält an, statt falsch weiterzuspielen. Nichts ist verloren.
    .do = Sichere die Partie als Datei und schick sie an die Betreiber dieses Servers.
trouble-damaged = Dieser Tisch lässt sich nicht lesen
    .what = Ein Teil seines Verlaufs ist beschädigt, deshalb steht er still. Alle anderen Tische laufen weiter.
    .do = Sag es dem, der diesen Server betreibt; vielleicht gibt es eine Sicherung.
trouble-broken = Etwas ist schiefgegangen
    .what = Etwas ließ sich nicht zeichnen. Die Partie selbst liegt sicher auf dem Server.
    .do = Versuch es noch einmal; sonst lade die Seite neu.
trouble-not-watchable = Dieser Tisch ist privat
    .what = Hier sind keine Zuschauer erwünscht.
    .do = Such dir einen offenen Tisch oder eröffne einen.

## Die Gestaltungsseite

design = Gestaltung
design-colours = Farben
design-seats = Plätze
design-type = Schrift
design-space = Abstände
design-controls = Bedienung
design-dialog = Ein Dialog
design-sheet = Ein Blatt
design-note = Ein Hinweis
design-refusal = Eine Ablehnung
design-sounds = Klänge
design-pictures = Bilder
design-troubles = Schlechte Augenblicke
