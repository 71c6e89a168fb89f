### Die Regeln der Goldenen Stadt auf Deutsch, ein Absatz je Nummer.

## Kapitel des Regelhefts

part-aim = Worum es geht
    .about = Eine Insel, vier Landschaften und in ihrer Mitte eine Stadt aus Gold. Du landest an der Küste, ziehst von Handelshaus zu Handelshaus die Straßen entlang ins Land und drängst in die Stadt hinein. In jeder Runde sind eine Ware und ein Fluss oder ein Viertel etwas wert. Wer am Ende die meisten Handelsbriefe besitzt, hat gewonnen.
part-components = Was es gibt
part-island = Die Insel
    .about = Der Spielplan ist die ganze Insel. Jeder Ort kostet Karten seiner Landschaft, und fast jeder gibt etwas zurück.
part-setup = Vor der ersten Runde
part-round = Eine Runde
    .about = Gespielt werden höchstens 16 Runden, und alle verlaufen gleich: Eine Wertungskarte wird aufgedeckt, Kartenpaare werden ausgelegt, alle bieten um ein Paar, alle bauen, die Wertungskarte wird gewertet, und der Startspielerschlüssel wandert weiter.
part-bidding = Bieten
    .about = Jede Runde bringt allen genau ein Paar Landschaftskarten. Welches, das entscheiden Hände auf dem Tisch und Münzen.
part-building = Bauen
    .about = Aus Karten werden Handelshäuser. Das erste steht an der Küste; von dort wächst dein Netz die Straßen entlang.
part-rewards = Belohnungen
    .about = Was ein Ort gibt, das gibt er sofort.
part-scoring = Wertung
    .about = Die Karte, die seit Beginn der Runde offen liegt, zahlt jetzt für ihre Ware und für ihr Gebiet.
part-end = Das Ende
part-bonus = Bonuskarten
    .about = Sie sind die geheimen Pläne des Spiels: acht Karten, von denen jede ganz am Schluss etwas anderes zählt.
part-sight = Wer was sieht
part-house = Hausregeln
    .about = An einigen Stellen sind sich die Regelhefte nicht einig. Diese Lesarten gelten nur, wo der Tisch sie wählt.
part-reconstruction = Die mitgelieferte Insel
part-always = Was immer stimmt
    .about = Für Neugierige: Das Programm prüft es in Millionen von Partien.

## Was es gibt

law-GC-C1 = Man spielt zu dritt oder zu viert. In der Schachtel sind die Farben Rot, Hellblau, Weiß und Schwarz; am Tisch hier haben alle eine Farbe und eine Form.
law-GC-C2 = Zu dritt haben alle 18 Handelshäuser, zu viert 16.
law-GC-C3 = Es gibt 50 Landschaftskarten: je zehn mit Küste, Wald, Wiese, Gebirge und Wüste.
law-GC-C4 = Es gibt 16 Wertungskarten, vier mit einer „1“ auf der Rückseite, acht mit einer „2“ und vier mit einer „3“. Jede zeigt eine der vier Waren und ein Gebiet: einen Fluss oder ein Stadtviertel.
law-GC-C5 = Es gibt acht Warenkarten, jede mit zwei der vier Waren: Tongefäße, Wein, Gewürze und Tuch.
    .ruling = Die Namen zweier Waren sind nicht überliefert; Gewürze und Tuch sind von uns.
law-GC-C6 = Es gibt acht Bonuskarten, alle verschieden, sechs Schlüsselkarten und 35 Münzen.
    .ruling = Handelsbriefe gehen nie aus.

## Die Insel

law-GC-I1 = Die Insel hat 58 Orte: 16 Küstenorte, 30 Vororte im Land und die 12 Teile der Goldenen Stadt.
law-GC-I2 = Vier Landschaften liegen um die Stadt wie Stücke eines Kuchens: Gebirge, Wiese, Wald, Wüste. Wo zwei aneinandergrenzen, fließt ein Fluss zum Meer.
law-GC-I3 = An jedem Fluss liegen drei Vororte. Nur sie gelten als am Fluss gelegen, Stadtteile nie. Jeder gehört trotzdem zu einer Landschaft, und die bestimmt, was er kostet.
law-GC-I4 = Jede Landschaft setzt sich in der Stadt als eigenes Viertel fort: zwei äußere Stadtteile und ein innerer. Ein Stadtteil zählt zur Landschaft seines Viertels.
law-GC-I5 = Straßen verbinden die Orte. Eine Straße darf einen Fluss überqueren.
law-GC-I6 = Jeder Küstenort und jeder Vorort zeigt seine Belohnung: eine Münze, zwei Münzen, eine Landschaftskarte, eine Schlüsselkarte, eine Bonuskarte oder eine Warenkarte.
law-GC-I7 = Straßen und Belohnungen des gedruckten Plans kennen wir nicht. Die Insel hier ist unsere eigene Rekonstruktion; sie hält sich an alles, was vom Original bekannt ist. Wer die Schachtel besitzt, kann den gedruckten Plan eingeben und darauf spielen.
law-GC-I8 = Die Rekonstruktion soll gerecht sein. Jede Landschaft hat vier Küstenorte und sieben oder acht Vororte. Schlüssel liegen an sechs Orten, Bonuskarten an acht, Warenkarten an acht, so viele, wie es Karten gibt; Münzen bringen Küste und Land zusammen höchstens 19. Von der Küste zur Stadt führen ein bis drei Vororte. Die äußeren Stadtteile bilden einen Ring, die inneren ebenso, und jeder innere ist mit den beiden äußeren seines Viertels verbunden. In jedem Viertel bringt ein äußerer Stadtteil dem ersten Handelshaus eine Münze.
law-GC-I9 = Wertungskarten mit „1“ zeigen die vier Flüsse, die mit „3“ die vier Viertel, die mit „2“ jeden Fluss und jedes Viertel einmal. Jede Ware ist auf vier Wertungskarten und auf vier Warenkarten zu sehen.

## Vor der ersten Runde

law-GC-S1 = Du nimmst die Handelshäuser und die Biethand deiner Farbe und 3 Münzen. Die übrigen Münzen sind der Vorrat.
law-GC-S2 = Alle bekommen eine Küstenkarte. Die anderen Landschaftskarten werden gemischt, und alle ziehen noch eine. Handkarten sind geheim.
law-GC-S3 = Die Warenkarten werden gemischt, drei davon offen ausgelegt; der Rest ist ein verdeckter Stapel.
law-GC-S4 = Die Wertungskarten werden nach ihren Rückseiten gemischt und gestapelt: oben die „1“, darunter die „2“, ganz unten die „3“.
law-GC-S5 = Wer am jüngsten ist, beginnt und nimmt den Startspielerschlüssel.
    .ruling = An einem Tisch hier bestimmt, wer den Tisch aufmacht, wer beginnt, oder überlässt es dem Zufall.

## Eine Runde

law-GC-P1 = Die oberste Wertungskarte wird aufgedeckt. So ist die ganze Runde lang zu sehen, was an ihrem Ende gewertet wird.
law-GC-P2 = Landschaftskarten werden offen als Paare ausgelegt, so viele Paare, wie Leute mitspielen: erst von jedem Paar die erste Karte, dann von jedem die zweite.
law-GC-P3 = Wird eine Landschaftskarte gebraucht und der Nachziehstapel ist leer, so wird der Ablagestapel gemischt und zum Nachziehstapel, auch mitten im Auslegen.
    .ruling = Gemischt wird erst, wenn eine Karte gebraucht wird, nicht schon mit der letzten. Womit du ein Handelshaus bezahlst, liegt schon auf dem Ablagestapel, wenn du die Belohnung ziehst, und wird mit eingemischt.

## Bieten

law-GC-A1 = Im Uhrzeigersinn, vom Startspielerschlüssel an, legst du deine Biethand auf ein Paar, sofern sie noch auf keinem liegt. Liegt deine schon, wirst du übergangen; versetzen darfst du sie nicht.
law-GC-A2 = Ein freies Paar kostet nichts.
law-GC-A3 = Du darfst deine Hand auch dorthin legen, wo schon eine liegt. Du zahlst Münzen in den Vorrat, und die andere Hand ist vertrieben: Ihr Besitzer nimmt sie zurück und legt sie neu, wenn er wieder an der Reihe ist, nicht sofort.
law-GC-A4 = Die erste Vertreibung einer Runde kostet 1 Münze, die zweite 2, die dritte 3 und so weiter, gleich wer wen und wo vertreibt. In der nächsten Runde geht es wieder bei 1 los.
law-GC-A5 = Ohne genug Münzen kannst du niemanden vertreiben. Du musst auch nie: Es gibt so viele Paare wie Mitspielende, eines ist immer frei.
law-GC-A6 = Liegt auf jedem Paar eine Hand, ist das Bieten vorbei. Alle nehmen ihre Hand zurück und ihr Paar verdeckt auf die Hand. Gesehen hat man, wer was nahm.
law-GC-A7 = Drei Vertreibungen: In einer Runde wird höchstens dreimal vertrieben.
law-GC-A8 = So kann das Bieten zu viert verlaufen.
    .example = Anna nimmt Küste/Wüste, Ben Wald/Wald. Clara vertreibt Ben für 1 Münze, David vertreibt Anna für 2. Anna nimmt das freie Paar Küste/Küste. Ben kommt zurück und vertreibt Clara für 3. Clara müsste nun 4 zahlen und nimmt lieber das letzte freie Paar, Gebirge/Wiese. Das Bieten ist vorbei.
law-GC-A9 = Passen darf niemand.
    .ruling = Du darfst vertreiben, obwohl Paare frei sind, und auch auf das Paar zurückkehren, von dem du vertrieben wurdest, zum geltenden Preis. Sobald das letzte Paar belegt ist, endet das Bieten.

## Bauen

law-GC-D1 = Im Uhrzeigersinn, vom Startspielerschlüssel an, haben alle einen Zug und bauen zwei Handelshäuser, eines oder keines. Bauen muss niemand.
law-GC-D2 = Ein Küstenort kostet 1 Küstenkarte. Jeder freie darf bebaut werden, jederzeit und ohne Verbindung.
law-GC-D3 = Ein Vorort oder ein äußerer Stadtteil kostet 2 Karten seiner Landschaft. Eine Straße muss ihn mit einem deiner Handelshäuser verbinden, von dem aus deine eigenen lückenlos bis zur Küste führen.
law-GC-D4 = Ein innerer Stadtteil kostet dasselbe, braucht dieselbe Verbindung und dazu 1 Schlüsselkarte, die aus dem Spiel kommt. Einen Schlüssel zahlen alle, die dort bauen.
law-GC-D5 = Auf einem Küstenort oder Vorort ist nur für ein Handelshaus Platz.
law-GC-D6 = In einem Stadtteil dürfen alle einmal bauen. Wer als Dritte oder Vierter kommt, bekommt keine Belohnung, doch das Handelshaus zählt in der Wertung und als Verbindung.
law-GC-D7 = Die Jokerregel: Zwei Karten derselben Landschaft zählen als eine Karte einer anderen, so oft du willst, auch mit Küstenkarten.
    .example = Ein Vorort im Wald kostet zwei Waldkarten; oder eine Waldkarte und zwei Wüstenkarten; oder zwei Wiesen- und zwei Gebirgskarten; oder vier Küstenkarten. Ein Küstenort kostet eine Küstenkarte oder zwei gleiche Karten einer anderen Landschaft.
    .ruling = Jede Karte wird nur einmal verwendet, was ein Paar ersetzt, gehört zu keinem weiteren Paar, und niemand zahlt zu viel.
law-GC-D8 = Kannst du auf mehrere Arten zahlen, wählst du. Gespielte Karten kommen offen auf den Ablagestapel.
law-GC-D9 = Die Belohnung gibt es gleich nach dem Bau, noch vor dem zweiten Handelshaus. Eine gewonnene Landschaftskarte darf schon das zweite bezahlen.
law-GC-D10 = Am Ende deines Zuges darfst du fünf Landschaftskarten halten. Hast du mehr, wählst du, welche du abwirfst. Vorher gilt kein Limit.
    .ruling = Gemeint ist dein Bauzug, auch wenn du nichts baust. Er endet nach dem zweiten Handelshaus und seiner Belohnung oder wenn du ihn beendest. Du wirfst auf genau fünf ab, und alle sehen, was.
law-GC-D11 = Wer keine Handelshäuser mehr hat, baut nicht mehr.
law-GC-D12 = Du baust ein Handelshaus nach dem anderen.
    .ruling = Das zweite darf über das erste angebunden sein, und ein Schlüssel vom ersten darf das zweite ermöglichen.

## Belohnungen

law-GC-R1 = Münzen: Du nimmst 1 oder 2 aus dem Vorrat.
    .ruling = Reicht der Vorrat nicht, nimmst du, was da ist.
law-GC-R2 = Landschaftskarte: Du ziehst die oberste Karte des Nachziehstapels verdeckt auf die Hand.
law-GC-R3 = Schlüsselkarte: Du nimmst eine und legst sie offen vor dich.
    .ruling = Ist keine mehr da, bekommst du nichts.
law-GC-R4 = Bonuskarte: Du siehst alle durch, die übrig sind, wählst eine und legst sie verdeckt vor dich. Die anderen wissen, wie viele du hast, aber nicht, welche.
    .ruling = Ist keine mehr da, bekommst du nichts. Was zur Wahl stand, siehst nur du, und nur in diesem Augenblick. Du darfst beliebig viele besitzen.
law-GC-R5 = Warenkarte: Du nimmst eine der offenen, die ersetzt wird, solange der Stapel reicht, oder die oberste des Stapels, die du erst danach siehst. Sie liegt offen vor dir.
    .ruling = Ist keine mehr da, bekommst du nichts.
law-GC-R6 = Vier Warenkarten darfst du besitzen. Kommt eine fünfte, gibst du eine der fünf ab, auch die neue, wenn du willst; sie kommt aus dem Spiel.
law-GC-R7 = Äußerer Stadtteil: Wer dort als Erster baut, bekommt 5 Handelsbriefe, wer als Zweiter, 3, alle späteren nichts. Vier der acht äußeren Stadtteile bringen dem ersten außerdem 1 Münze.
law-GC-R8 = Innerer Stadtteil: Das erste Handelshaus bringt 10 Handelsbriefe und eine Landschaftskarte, das zweite 6 Handelsbriefe, alle späteren nichts.
law-GC-R9 = Jede Belohnung wird abgewickelt, bevor das nächste Handelshaus gebaut wird oder der Zug endet.
    .ruling = Ablehnen kann man sie nicht.

## Wertung

law-GC-E1 = Die Ware: Wer die abgebildete Ware auf mindestens einer Warenkarte hat, bekommt 2 Handelsbriefe. Wer sie als Einziger hat, bekommt 2 dazu. Auf wie vielen Karten, spielt keine Rolle.
law-GC-E2 = Fluss oder Viertel: Wer an diesem Fluss oder in den Stadtteilen dieses Viertels mindestens ein Handelshaus hat, bekommt 2 Handelsbriefe.
law-GC-E3 = Der Mehrheitsbonus: Wer dort mehr Handelshäuser hat als alle anderen oder allein ist, bekommt 2 Handelsbriefe dazu. Teilen sich zwei die Führung, gibt es keinen Bonus.
law-GC-E4 = So rechnet es sich.
    .example = Clara und David haben je ein Handelshaus am Fluss Gebirge–Wiese: je 2 Handelsbriefe. Ist nur eines der beiden dort, sind es 4. Hat Clara zwei Orte und David einen, bekommt Clara 4 und David 2. Im Wüstenviertel hat Anna drei Handelshäuser, Ben zwei, David eines: Das macht 4, 2 und 2.
law-GC-E5 = Die gewertete Karte kommt aus dem Spiel.
law-GC-E6 = Der Startspielerschlüssel geht im Uhrzeigersinn eins weiter, und eine neue Runde beginnt.
law-GC-E7 = Warenmehrheit: Auch wer die meisten Warenkarten mit der Ware hat, bekommt den Warenbonus, nicht nur, wer sie allein besitzt.
law-GC-E8 = Eine Wertungskarte zahlt für ihre Ware und für ihr Gebiet; sie bringt dir also 0 bis 8 Handelsbriefe.

## Das Ende

law-GC-F1 = Hat jemand alle eigenen Handelshäuser gebaut, wird die Runde mit ihrer Wertung zu Ende gespielt; wer noch nicht an der Reihe war, baut noch. Dann ist das Spiel aus.
law-GC-F2 = Aus ist das Spiel auch, wenn die sechzehnte Wertungskarte gewertet ist.
law-GC-F3 = Wer noch Handelshäuser hat, aber nie mehr bauen kann, hat verloren. Auch diese Runde wird zu Ende gespielt, dann ist das Spiel aus.
    .ruling = Das ist so, wenn kein Küstenort frei ist und dein Netz an nichts grenzt, was du noch bebauen darfst: keinen freien Vorort, keinen äußeren Stadtteil ohne dich, keinen inneren ohne dich, für den du einen Schlüssel hast. Auf die Handkarten kommt es nicht an. Geprüft wird es für alle nach jedem Handelshaus und seiner Belohnung. Wer so verliert, steht hinter allen anderen.
law-GC-F4 = Die meisten Handelsbriefe gewinnen. Bei Gleichstand entscheiden die meisten Handelshäuser in der Goldenen Stadt, dann die meisten Münzen; danach wird der Sieg geteilt.
    .ruling = Verglichen werden jeweils nur, die noch gleichauf sind. Die übrigen Plätze werden ebenso bestimmt.
law-GC-F5 = Gleichstand nach allen Handelshäusern: Zuerst zählen alle gebauten Handelshäuser, nicht nur die in der Stadt.
law-GC-F6 = Ganz am Schluss werden alle Bonuskarten aufgedeckt und ihre Handelsbriefe dazugezählt. Dann wird verglichen.
law-GC-F7 = Ein Handelshaus darf für mehrere Bonuskarten zählen.
    .ruling = Küstenorte zählen nie für die Bonuskarte einer Landschaft. Münzen, für die die Münzkarte gezahlt hat, zählen bei Gleichstand weiter mit.

law-GC-B1 = Waage: 3 Handelsbriefe für jede deiner Warenkarten.
law-GC-B2 = Münze: 2 Handelsbriefe für jede deiner Münzen.
law-GC-B3 = Stadt: 1 Handelsbrief für jedes deiner Handelshäuser in der Goldenen Stadt.
law-GC-B4 = Fluss: 2 Handelsbriefe für jedes deiner Handelshäuser an einem Fluss.
law-GC-B5 = Wald, Wiese, Gebirge, Wüste: 1 Handelsbrief für jedes deiner Handelshäuser auf einem Vorort oder in einem Stadtteil dieser Landschaft.

## Wer was sieht

law-GC-H1 = Offen für alle: die Insel, Münzen, Warenkarten und Schlüssel, wie viele Handkarten, Bonuskarten und ungebaute Handelshäuser jeder hat, die Paare, alles Gezahlte und Abgeworfene, wie hoch jeder Stapel ist und die Rückseite der nächsten Wertungskarte. Gewinnt jemand eine Landschaftskarte, sehen alle, dass eine gezogen wurde, nicht welche.
law-GC-H2 = Nur du siehst deine Handkarten und deine Bonuskarten. Die Reihenfolge eines Stapels kennt niemand.
law-GC-H3 = Niemand muss sagen, wie viele Handelsbriefe er hat.
    .ruling = Jeder Gewinn wird angesagt und bleibt im Verlauf. Ein Tisch kann auch wählen, dass alle Summen offen sind.
law-GC-H4 = Wer zuschaut, sieht, was für alle offen ist.
    .ruling = Nach dem Ende zeigt die Aufzeichnung alles.

## Was immer stimmt

law-GC-V1 = Hände, Paare, Nachziehstapel und Ablagestapel haben zusammen immer 50 Landschaftskarten.
law-GC-V2 = Alle Mitspielenden und der Vorrat haben zusammen immer 35 Münzen.
law-GC-V3 = Wenn eine Landschaftskarte fällig ist, gibt es eine.
law-GC-V4 = Jedes Handelshaus ist mit einem Küstenort seines Besitzers verbunden.
law-GC-V5 = Es gibt sechs Schlüssel, also in einer Partie höchstens sechs Handelshäuser in inneren Stadtteilen.
law-GC-V6 = Es gibt höchstens 16 Runden.
law-GC-V7 = Ein Paar, auf dem einmal eine Hand lag, wird in dieser Runde nie wieder frei.
law-GC-V8 = Keine Warenkarte, kein Schlüssel und keine Bonuskarte entsteht oder verschwindet: Acht, sechs und acht sind es, auf dem Tisch, im Stapel oder in der Schachtel.
