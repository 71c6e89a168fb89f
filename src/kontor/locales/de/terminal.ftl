### Das Terminal: Befehle, ihre Hilfe, und was sie sagen.

## Hilfe zu den Befehlen

help-kontor = Brettspiele: spielen, nachspielen, prüfen. Es gibt: { $games }.
help-version = Die Version zeigen, und ob die Regeln übersetzt sind.
help-play = Ein Spiel im Terminal spielen. Ohne Angabe wird gefragt.
help-play-game = Das Spiel: { $games }. Mit --resume auch eine Datei.
help-text = Als Text spielen, hier im Terminal.
help-seats = Wer spielt, der Reihe nach: you, Namen von Menschen, bot oder bot:NAME.
help-level = Wie jeder „bot“ spielt: eine Stufe oder ein Charakter, wie „kontor games“ sie aufzählt; ohne Angabe die leichteste Stufe.
help-play-bots = Wer gegen dich spielt, statt --seats: Bots mit Namen, eine Datei (./gewichte.npz, ./modell.onnx), eine Klasse oder Funktion (paket.modul:Name), durch Kommas getrennt.
help-lang = Sprache: de, en oder pl.
help-variant = Eine Variante des Spiels, aus { $variants }; mehrfach erlaubt.
help-first = Wer beginnt: die Nummer eines Platzes, oder random.
help-seed = Die Würfel vorhersehbar machen, zum Ausprobieren.
help-plain = Schlichte Zeilen ohne Farbe und Zeichnung, gut für Vorleseprogramme.
help-resume = Die letzte Partie wieder aufnehmen. Mit --bots spielen andere Bots weiter.
help-replay = Eine aufgezeichnete Partie nachspielen, vor und zurück.
help-file = Die Datei einer aufgezeichneten Partie.
help-until = Die Partie bis zu dieser Entscheidung ausgeben.
help-replay-json = Die letzte Stellung als JSON ausgeben.
help-verify = Jeden Würfel und jede Karte einer beendeten Partie anhand des versiegelten Geheimnisses prüfen.
help-games = Die Spiele mit Spielerzahlen, Stufen und Varianten auflisten.
help-json = JSON ausgeben.

## Fehler, je eine Zeile, die sagt, was zu tun ist

see-help = { $fault }. Hilfe: kontor --help
no-such-first = Platz „{ $first }“ kann nicht beginnen. Möglich sind 1 bis { $seats } oder random.
seats-or-bots = Gib entweder --seats oder --bots an, nicht beides.
seats-twice = In „{ $seats }“ heißen zwei gleich. Bitte jedem einen eigenen Namen geben.
seats-unreadable = „{ $seats }“ ist keine Liste von Plätzen. Ein Beispiel: --seats you,bot,bot
nothing-to-resume = Es gibt keine Partie, die weitergehen könnte. Eine neue beginnt mit: kontor play
no-such-decision = Es gibt keine Entscheidung { $until }. Die Partie hat { $last }.

## Aufhören

interrupted = Unterbrochen. Die Partie ist gespeichert; weiter geht es mit: kontor play --resume
terminal-closed = Es kommt keine Eingabe mehr. Die Partie ist gespeichert; weiter geht es mit: kontor play --resume
saved = Die Partie ist gespeichert. Weiter geht es mit: kontor play --resume
called-off = Unterbrochen.
nobody-there = Die Eingabe endete, bevor ein Spiel gewählt war. Bitte eines nennen: kontor play SPIEL

## Am Tisch

you = Du
player = Spieler { $number }
welcome = { $title }: { $names }.
sealed = Die Würfel sind versiegelt, SHA-256 { $commitment }.
heading = { $title }, Zug { $turn }, { $seat-person ->
    [you] du entscheidest
   *[other] { $seat } entscheidet
}
prompt = Deine Antwort, 1 bis { $count } oder ?:
hint = ? Hilfe, ! Rat, t Tisch, h Verlauf, u zurücknehmen, s speichern und aufhören
advice = { $answer }: Gewinnaussicht etwa { $percent } %.
advice-alone = { $answer }.
no-advice = Zu dieser Frage gibt niemand Rat.
bot-says = { $seat }: „{ $remark }“
only-answer = Einzige Wahl: { $answer }.
pass-device = Gerät bitte an { $seat } geben; dort die Eingabetaste drücken.
no-such-number = Bitte eine Zahl von 1 bis { $count } eingeben.
which-one = Was davon ist gemeint?
not-understood = „{ $typed }“ ist hier keine Antwort. Bitte eine Zahl oder einen Namen eingeben, oder ? für Hilfe.
not-now = Jetzt nicht ({ $rule }): { $why }
no-such-thing = Hier heißt nichts „{ $thing }“. Die Taste t zeigt alle Namen.
nothing-more = Über „{ $thing }“ gibt es nicht mehr zu sagen.
nothing-to-take-back = Es gibt nichts zurückzunehmen: Was gewürfelt, aufgedeckt oder mit dem Zug beendet ist, bleibt.
taken-back = Zurückgenommen: { $answer }.
no-history = Noch ist nichts geschehen.
help =
    Die Zahl einer Antwort eingeben, oder den Anfang ihres Namens.
    Eingabetaste: die Stellung noch einmal zeigen
    ?: diese Hilfe
    !: was der beste Bot täte, und warum
    ? und ein Name oder eine Zahl: was eine Karte bringt, und warum sie jetzt nicht wählbar ist
    t: der Tisch
    t und ein Name: alles, was der Tisch über eine Karte oder einen Spieler sagt
    h: die letzten Züge; h 100: die letzten hundert
    u: die letzte eigene Entscheidung zurücknehmen
    s oder q: speichern und aufhören
secret-revealed = Das Geheimnis der Würfel: { $secret }
recorded = Die Partie ist aufgezeichnet. Zum Ansehen und zum Prüfen der Würfel:

## Das Menü

menu-which-game = Was soll gespielt werden?
menu-resume = Weiter mit { $title }: { $names } ({ $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
})
menu-new = { $title }, eine neue Partie
menu-seats = Wer spielt? Namen oder bot, mit Kommas (Eingabetaste: { $usual }):
menu-level = Wer spielt die Bots? Die Zahl ist ihre gemessene Stärke.
menu-character = { $who }: { $about }
menu-rated = { $who } ({ $rating })
menu-variant = Mit „{ $name }“ spielen? (j, Eingabetaste: nein)
prompt-menu = 1 bis { $count } (Eingabetaste: 1):
yes = j ja y

## Nachspielen

replay-heading = { $title }, nach { $place ->
    [one] { $place } Entscheidung
   *[other] { $place } Entscheidungen
} von { $last }
replay-question = Wohin?
replay-keys = Eingabetaste oder n vor, p zurück, eine Zahl von 0 bis { $last }, g ans Ende, t Tisch, q aufhören
prompt-replay = Nachspielen:
verified = Geprüft: { $outcomes ->
    [one] { $outcomes } Würfel oder Karte kommt
   *[other] alle { $outcomes } Würfel und Karten kommen
} aus dem Geheimnis, das als { $commitment } versiegelt war.

## Listen

game-heading = { $id }: { $title } von { $designer }
game-from = Regeln Version { $rules }, aus { $origin }
game-seats = Spieler: { $seats }
game-levels = Stufen: { $levels }
game-characters = Charaktere: { $characters }
game-bots = Bots: { $bots }
game-languages = Sprachen: { $languages }
game-lacks-words = { $language } (ohne { $count ->
    [one] { $message }
   *[other] { $count } Meldungen, etwa { $message }
})
game-research = Für die Forschung: { $parts }
game-observation = Beobachtung aus { $size } Zahlen
game-network = trainiertes Netz
game-batch = Stapelspiel
game-variant = Variante { $id }: { $name }. { $about }
game-option = Option --{ $id }: { $name }. { $about }
version-compiled = kontor { $version }, mit übersetzten Regeln
version-plain = kontor { $version }, mit unübersetzten Regeln

## Zufallsspiele und Messungen

help-dataset = Bots spielen lassen und jede Entscheidung als Daten ablegen: Beobachtung, Maske, Aktion, Ausgang.
help-dataset-folder = Der Ordner für die Daten; ein begonnener Lauf darin geht weiter.
help-dataset-bots = Wer spielt, durch Kommas getrennt: Bots mit Namen, Dateien (gewichte.npz, modell.onnx) oder paket.modul:Name. Sie wechseln die Plätze.
help-dataset-shard = Wie viele Partien eine Datei enthält.
help-dataset-format = In welcher Form die Daten abgelegt werden: npz (NumPy) oder parquet.
help-dataset-review = Auch die Gewinnchancen aller Plätze vor und nach jeder Entscheidung ablegen, wie Rückblicke sie einschätzen.
help-fuzz = Zufällige Partien spielen und nach jeder Entscheidung alle Invarianten prüfen.
help-game = Das Spiel: { $games }.
help-seat-count = Wie viele mitspielen; sonst so viele, wie das Spiel erlaubt.
help-games-count = Wie viele Partien.
help-fuzz-seed = Gleicher Startwert, gleiche Partien.
help-jobs = Wie viele Prozesse zugleich spielen.
help-failures = Der Ordner für die Aufzeichnungen fehlerhafter Partien.
help-bench = Messen, wie schnell Kontor hier ist.
help-bench-rules = Zufällige ganze Partien auf einem Prozessorkern stoppen.
help-seconds = Sekunden für jede Zeile.
help-lockstep = Beweisen, dass im Stapel nach den Regeln gespielt wird: dieselben Partien beiderseits, verglichen nach jeder Entscheidung.
help-lanes = Wie viele Partien nebeneinander laufen.
help-lockstep-bot = Wer eine von tausend Bahnen spielt; in den anderen entscheidet der Zufall.
lockstep-agree = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
    }, davon { $bot_games } von Bots: Stapel und Regeln stimmen nach jeder von { $decisions } Entscheidungen überein und in { $observations } Beobachtungen.
dataset-written = { $games ->
    [one] { $games } Partie liegt in { $path }. Die README.md dort beschreibt die Daten.
   *[other] { $games } Partien liegen in { $path }. Die README.md dort beschreibt die Daten.
}
fuzz-games = { $games ->
    [one] { $games } Partie, { $decisions } Entscheidungen
   *[other] { $games } Partien, { $decisions } Entscheidungen
}
fuzz-decisions = Entscheidungen je Partie: { $mean } ± { $deviation }
fuzz-turns = Züge je Partie: { $mean } ± { $deviation }
fuzz-wins = Siege von Platz { $number }: { $wins }
fuzz-ends = Geendet durch { $end }: { $games }
fuzz-failure = Partie { $game } ist fehlgeschlagen: { $fault }. Ihre Aufzeichnung: { $path }
fuzz-verdict = { $failures ->
    [0] Kein Fehler.
   *[other] { $failures } Fehler.
}
bench-row = { $title }, { $seats } Personen, { $code ->
    [compiled] übersetzt
   *[plain] unübersetzt
}: { $decisions } Entscheidungen je Sekunde, { $games } Partien je Sekunde

## Der Server

help-serve = Tische über das Netz anbieten.
help-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 für alle.
help-open = Die Seite im Browser öffnen.
help-port = Der Port, auf dem gelauscht wird.
help-workers = Wie viele Prozesse sich die Arbeit teilen.
help-serve-bots = Diesen Bot auch an Tischen anbieten: SPIEL:BOT oder SPIEL:NAME=BOT. Der Bot ist ein Name, eine Datei (gewichte.npz, modell.onnx) oder paket.modul:Name. Mehrfach möglich.
help-data = Der Ordner der Datenbank; sonst KONTOR_DATA oder der übliche Ort.
help-tables-folder = Ein Ordner für die Dateien der Tische.
help-site = Schreibt Kontor als Ordner, den jeder Webspace ausliefern kann. Bis auf das Spiel mit Leuten anderswo geht dort alles, im Browser selbst.
help-site-folder = Der Ordner für die Seite.
help-site-server = Ein Kontor-Server für das Spiel mit Leuten anderswo, etwa https://spiel.example.org.
site-written = Die Seite liegt in { $path } ({ $size } MB). Lade den Ordner auf einen Webspace oder probiere ihn aus: python -m http.server --directory { $path }
help-export-tables = Alle Tische in einen Ordner schreiben, als Partien und mit ihren Plätzen.
help-import-tables = Tische und Partien eines Ordners aufnehmen und Links zu neuen Plätzen ausgeben.
serving = Kontor läuft auf http://{ $host }:{ $port }, die Daten liegen in { $data }.
exported = { $tables ->
    [one] Ein Tisch ist geschrieben.
   *[other] { $tables } Tische sind geschrieben.
}

## Training

help-train = Lässt ein Netz das Spiel lernen, indem es gegen sich selbst spielt. Braucht den Zusatz „gpu“; eine GPU ist nicht nötig, aber viel schneller.
help-train-seats = Eine Spielerzahl, mit der gelernt wird; mehrfach möglich. Ohne Angabe: jede.
help-train-variant = Auch an Tischen mit dieser Variante lernen; mehrfach möglich.
help-train-seconds = Wie lange gelernt wird, in Sekunden; Übersetzen und Vergleichspartien zählen mit.
help-train-folder = Wo Zwischenstände liegen; ein Training, das dort liegt, geht weiter.
help-train-steps = Entscheidungen in jeder Partie zwischen zwei Verbesserungen.
help-train-width = Breite einer verborgenen Schicht.
help-train-depth = Wie viele verborgene Schichten.
help-train-against = Gewichte eines festen Gegners: lernen, ihn zu schlagen.
help-train-report = Sekunden zwischen zwei Zeilen mit Zahlen. Ohne Angabe: ein Zwanzigstel der Zeit.
help-train-start = Gewichte, mit denen es losgeht.
help-train-batches = Verbesserungen aus einer Runde von Entscheidungen.
help-train-epochs = Wie oft aus jeder Entscheidung gelernt wird.
help-train-rate = Schrittweite des Lernens, zu Beginn.
help-train-curiosity = Gewicht der Entropie, zu Beginn: wie sehr Unwahrscheinliches ausprobiert wird.
help-train-trace = Wie weit ein Ausgang zurückwirkt (Lambda).
help-train-lead = Wie viel zu Beginn Punkte zählen und nicht allein der Sieg.
help-train-guests = Anteil der Partien gegen frühere Stände und Fremde.
help-train-stranger = Gewichte eines weiteren Gegners; mehrfach möglich.
train-compiling = Wird übersetzt; das dauert ein, zwei Minuten. Danach kommt ab und zu eine Zeile mit Zahlen.
train-done = Die Gewichte liegen in { $folder }/weights.npz.
