### Was schiefgehen kann, auf Seite und Terminal; jede Zeile sagt, was los oder zu tun ist.

fault-in-line = Zeile { $line }: { $fault }
fault-no-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt: { $known }.
fault-no-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
fault-seat-count = { $title } ist für { $counts } Spieler, nicht für { $seats }. Nenne so viele mit --seats oder --bots.
fault-no-variant = { $title } hat keine Variante „{ $variant }“. Es gibt: { $known }.
fault-no-first = Es gibt keinen Platz { $first }, der beginnen könnte; es sind { $seats }, gezählt ab 0.
fault-no-switch = { $option } ist entweder true oder false, nicht { $value }.
fault-no-choice = „{ $value }“ gibt es nicht für --{ $option }. Es gibt: { $known }; oder eine eigene Datei nennen.
fault-bad-choice = --{ $option } ist nicht in Ordnung: { fault-bad-data }
fault-bad-data = { $finding }{ $more ->
    [0] { "" }
    [one] { " " }(und ein weiterer Befund)
   *[other] { " " }(und { $more } weitere Befunde)
}
fault-no-json-file = { $path } ist keine JSON-Datei: { $reason }.
fault-no-bot = Es gibt keinen Bot „{ $bot }“. Es gibt: { $known }. Eine Klasse oder Funktion nennt man paket.modul:Name, eine Datei gewichte.npz oder modell.onnx.
fault-no-trials = „{ $bot }“ kann nicht „{ $trials }“ Versuche machen: Nur Bots, die suchen, nehmen eine Zahl an, etwa „search@500“.
fault-no-level = Es gibt keine Stufe „{ $bot }“. Es gibt: { $known }.
fault-no-jax = Stapelspiel und Training brauchen JAX. Es kommt mit: pip install "kontor[gpu]"
fault-no-batch = { $game } kann nicht im Stapel gespielt werden.
fault-no-observation = { $game } sagt nicht, wie es sich in Zahlen darstellt; Umgebungen und Netze können es deshalb nicht spielen.
fault-no-network = { $game } kommt ohne trainiertes Netz.
fault-other-network = Ein Netz für { $game } hat { $known } Eingänge und { $actions } Antworten; diese Gewichte haben { $inputs } und { $answers }.
fault-other-game = { $path } wurde für { $trained } trainiert, nicht für { $game }.
fault-no-seats-field = Netze brauchen in der Beobachtung ein Feld „seats“: eine 1 für jeden, der mitspielt.
fault-no-weights = { $path } enthält keine Gewichte eines Netzes.
fault-bad-onnx = { $path } kann dieses Spiel nicht spielen: { $reason }.
fault-no-onnx = Für ONNX-Modelle fehlt onnxruntime. Es kommt mit: pip install 'kontor[onnx]'
fault-no-bot-class = Den Bot { $bot } gibt es nicht: { $reason }
fault-no-choose = { $bot } ist kein Bot: Es fehlt die Methode choose(view, deadline).
fault-bot-failed = Der Bot { $bot } ist gescheitert: { $reason }
fault-bot-nonsense = Der Bot { $bot } hat { $answer } geantwortet, und das ist hier nicht erlaubt.
fault-code-in-file = Diese Datei nennt { $bot } als Bot, und eine Datei darf nicht bestimmen, welcher Code läuft. Nenne die Bots selbst, etwa: --resume --bots { $bot }
fault-other-bots = { $seated ->
    [0] In dieser Partie spielen keine Bots.
    [one] In dieser Partie spielt ein Bot. Nenne mit --bots genau einen.
   *[other] In dieser Partie spielen { $seated } Bots. Nenne mit --bots so viele, durch Kommas getrennt.
}
fault-bad-offer = „{ $offer }“ hat nicht die Form SPIEL:BOT oder SPIEL:NAME=BOT.
fault-bad-offer-name = „{ $offer }“ braucht einen anderen Namen aus Buchstaben, Ziffern und Bindestrichen: { $game }:NAME={ $bot }
fault-apart = Stapel und Regeln weichen voneinander ab: { $where }
fault-illegal = { $action } ist hier nicht erlaubt
fault-unknown-action = eine solche Aktion gibt es nicht: { $action }
fault-cannot-save = In { $folder } lässt sich nicht speichern: { $reason }. Bitte KONTOR_DATA auf einen beschreibbaren Ordner setzen.
fault-cannot-read = { $path } lässt sich nicht lesen: { $reason }.
fault-not-text = { $path } ist keine Aufzeichnung: Es ist nicht einmal Text.
fault-no-running-game = { $path } enthält keine laufende Partie. Eine beendete zeigt: kontor replay
fault-control-characters = ein Text enthält Steuerzeichen
fault-damaged = { $path } ist beschädigt: { $reason }
fault-file-empty = die Datei ist leer
fault-cut-short = die Datei ist abgeschnitten: Von { $expected } Entscheidungen sind { $found } da
fault-no-json = das ist kein JSON; die Datei ist beschädigt oder keine Aufzeichnung
fault-no-object = hier wird ein JSON-Objekt erwartet
fault-missing = „{ $key }“ fehlt oder ist von falscher Art
fault-no-outcomes = „{ $key }“ muss eine Liste von Würfeln und Karten sein
fault-foreign = das ist keine Aufzeichnung von Kontor: Ihr Kopf fehlt
fault-unknown-format = das Format { $found } ist unbekannt; dieses Kontor liest { $known }
fault-unknown-rules = die Regelversion { $found } ist unbekannt; dieses Kontor hat { $known }
fault-no-seats = „seats“ muss eine Liste von Objekten mit einem Namen sein
fault-bad-seal = das Siegel ist beschädigt: Erwartet werden hexadezimale Ziffern
fault-bad-result = Plätze und Punkte sind ganze Zahlen
fault-already-over = die Partie war schon zu Ende
fault-wrong-seat = die Entscheidung gehörte Platz { $right }, nicht Platz { $wrong }
fault-no-closing-line = die Partie ist zu Ende, aber die Schlusszeile fehlt
fault-not-over = laut Datei ist die Partie zu Ende, aber sie ist es nicht
fault-unopened = nur eine Partie, die zu Ende gespielt ist, lässt sich öffnen
fault-unfinished = die Partie ist nicht zu Ende, also gibt es noch nichts auszuwerten
fault-wrong-result = die Partie endete anders, als die Datei sagt
fault-not-sealed = diese Partie hat keinen versiegelten Zufall, mit dem sie weitergehen könnte
fault-never-sealed = diese Partie war nicht versiegelt, also lassen sich ihre Würfel nicht prüfen
fault-secret-kept = das Geheimnis ist noch nicht offen, also lassen sich die Würfel nicht prüfen
fault-wrong-secret = das Geheimnis ist nicht das vor der Partie versprochene
fault-wrong-outcome = der Zufall gab { $gave }, aber in der Datei steht { $says }
fault-outcome-missing = ein Würfel oder eine Karte fehlt
fault-no-face = ein Würfel kann nicht { $face } zeigen
fault-no-card = { $drawn } ist keine Karte dieses Stapels
fault-card-gone = von der Karte { $drawn } ist keine mehr da
fault-never-drawn = { $drawn } wurde nie gezogen
fault-other-dataset = In { $path } liegen andere Daten. Wähle einen anderen Ordner.
fault-no-parquet = Für Parquet-Dateien fehlt pyarrow. Es kommt mit: pip install 'kontor[data]'
fault-no-dataset-format = Das Format „{ $format }“ gibt es nicht. Es gibt: { $known }.
fault-other-match = { $path } enthält einen anderen Wettkampf. Wähle einen anderen Ordner.
fault-workers-died = Die Arbeiter sind { $times }-mal hintereinander ausgefallen.
fault-no-ray = Ray ist nicht installiert. So geht es: pip install 'kontor[ray]'
fault-no-workers = „{ $on }“ gibt es nicht als Ort zum Spielen. Es gibt: { $known }.
fault-no-judge = Diese Partie kann niemand beurteilen: Kein Netz kennt { $title } auf diesem Spielplan.
fault-site-folder = In { $path } liegt etwas anderes. Wähle einen neuen Ordner.
fault-site-no-page = Dieses Paket kam ohne die Webseite. Installiere ein Wheel oder führe aus: make setup
fault-site-no-address = „{ $address }“ ist keine Adresse. Gib eine an wie https://spiel.example.org
