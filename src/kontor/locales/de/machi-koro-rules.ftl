### Die Regeln von Machi Koro auf Deutsch, ein Absatz je Nummer.

## Kapitel des Regelhefts

part-aim = Worum es geht
    .about = Dir gehört ein kleiner Ort: ein Weizenfeld, eine Bäckerei, drei Münzen. Du würfelst, kassierst, was die Zahl einbringt, baust davon etwas Neues und bringst deine Stadt in Schwung, bis alle vier Großprojekte stehen. Wer sie zuerst hat, gewinnt auf der Stelle.
part-components = Was es gibt
part-cards = Die Unternehmen
    .about = Die Zahl oben sagt, bei welchem Wurf eine Karte wirkt, die Farbe, wessen Wurf zählt, die Ecke, was sie kostet. Auf das Branchensymbol kommt es an, wo eine andere Karte Symbole zählt.
part-landmarks = Die Großprojekte
    .about = Alle haben dieselben vier, und jedes macht den Rest der Partie leichter.
part-setup = Vor dem ersten Wurf
part-turn = Ein Zug
    .about = Würfeln, kassieren, bauen: Aus diesen drei Schritten besteht jeder Zug. Dann geht es im Uhrzeigersinn weiter.
part-income = Einkommen
    .about = Nach dem Wurf sehen alle auf ihre eigenen Karten, nicht nur, wer gewürfelt hat.
part-building = Bauen und gewinnen
part-variants = Varianten
    .about = Gewählt wird, wenn der Tisch entsteht; sie lassen sich verbinden.
part-always = Was immer stimmt
    .about = Für Neugierige: Das Programm prüft es in Millionen von Partien.

## Was es gibt

law-MK-C1 = Man spielt zu zweit bis zu viert. Es gibt 84 Unternehmen in 15 Sorten: sechs von jeder, von den drei violetten vier. Dazu haben alle ein Weizenfeld und eine Bäckerei als Startkarten und vier Großprojekte.
law-MK-C2 = Münzen liegen offen; alle sehen, was die anderen besitzen.
    .ruling = Der Bank geht das Geld nie aus.

## Vor dem ersten Wurf

law-MK-S1 = Alle bekommen ein Weizenfeld, eine Bäckerei, die vier Großprojekte, noch nicht gebaut, und 3 Münzen. Die 84 Unternehmen sind die Auslage. Die Startkarten haben nichts gekostet und gehören nicht zu den 84.
law-MK-S2 = Wer am jüngsten ist, beginnt; dann geht es im Uhrzeigersinn.
    .ruling = An einem Tisch hier bestimmt, wer den Tisch aufmacht, wer beginnt, oder überlässt es dem Zufall.

## Ein Zug

law-MK-T1 = Du wirfst einen Würfel. Mit einem wirksamen Bahnhof wählst du vor dem Wurf einen oder zwei, in jedem Zug neu.
law-MK-T2 = Nur die Summe zählt, nicht, was die einzelnen Würfel zeigen.
law-MK-T3 = Mit einem wirksamen Funkturm darfst du einmal je Zug neu würfeln, mit allen Würfeln, die du geworfen hast. Der zweite Wurf gilt, wie er auch ausfällt.
    .ruling = Du entscheidest, bevor jemand Geld bekommt.
law-MK-T4 = Mit einem wirksamen Freizeitpark bringt dir ein Pasch nach diesem Zug einen vollständigen zweiten. Ein Pasch im zweiten Zug bringt keinen dritten.
    .ruling = Es zählt der letzte Wurf: Ein Pasch, den du neu würfelst, ist verloren. Der zweite Zug kommt nach dem Bauen, und man kann nicht auf ihn verzichten; der Funkturm darf darin noch einmal helfen.
law-MK-T5 = Am Ende deines Zuges darfst du ein Unternehmen aus der Auslage oder eines deiner Großprojekte bauen und zahlst die Baukosten an die Bank. Du darfst auch nichts bauen.

## Einkommen

law-MK-I1 = Zuerst zahlt, wer gewürfelt hat, was rote Karten kosten. Dann verdienen blaue und grüne Karten von der Bank. Violette kommen zuletzt.
law-MK-I2 = Rote Karten verdienen nur bei den Würfen der anderen, und es zahlt, wer gewürfelt hat. Wer mehreren etwas schuldet, zahlt gegen den Uhrzeigersinn: zuerst alles an die Person, die vorher am Zug war, dann an die davor.
law-MK-I3 = Wer nicht alles zahlen kann, zahlt, was da ist. Der Rest verfällt; Schulden gibt es nicht.
law-MK-I4 = Blaue Karten verdienen bei jedem Wurf, grüne nur bei deinem eigenen.
law-MK-I5 = Mehrere gleiche Karten verdienen mehrfach. Fabriken und Markthallen vervielfachen: Jede zahlt für jedes passende Symbol in deiner Stadt.
law-MK-I6 = Mit einem wirksamen Einkaufszentrum verdient jede deiner Bäckereien, jeder Mini-Markt, jedes Café und jedes Familien-Restaurant 1 Münze mehr, sooft die Karte wirkt.
    .ruling = Bei Cafés und Restaurants zahlt die zusätzliche Münze, wer gewürfelt hat, soweit das Geld reicht.
law-MK-I7 = Violette Karten wirken nur, wenn du selbst eine 6 würfelst, dann aber alle, die du hast.
    .ruling = Erst das Stadion, dann der Fernsehsender, dann das Bürohaus.
law-MK-I8 = Stadion: Alle anderen geben dir je 2 Münzen, soweit sie können.
law-MK-I9 = Fernsehsender: Du nennst jemand anderen und bekommst 5 Münzen oder alles, was da ist.
    .ruling = Du darfst auch jemanden ohne Münzen nennen.
law-MK-I10 = Bürohaus: Du darfst eines deiner Unternehmen gegen ein fremdes tauschen. Karten mit Turm sind ausgenommen.
    .ruling = Mit wem und was gegen was, bestimmst du, und ablehnen kann niemand. Startkarten lassen sich tauschen wie alle anderen. Was dazukommt, verdient bei diesem Wurf nichts.
law-MK-I11 = Wenn das Geld knapp ist.
    .example = Anna hat keine Münzen und zwei Bäckereien und würfelt eine 3; Ben hat ein Café. Ben bekommt nichts, denn das Café kommt zuerst; dann bekommt Anna 2 von der Bank. Ein andermal hat Anna 3 Münzen und würfelt eine 3. Nach ihr sitzen Ben mit drei Cafés und Carl mit zweien. Carl, der vor ihr am Zug war, bekommt 2, Ben die letzte Münze.
law-MK-I12 = Was das Einkaufszentrum bewirkt.
    .example = Zwei Bäckereien bringen 4 statt 2 Münzen, ein Familien-Restaurant 3 statt 2.

## Bauen und gewinnen

law-MK-B1 = Von blauen, grünen und roten Sorten darfst du so viele haben, wie die Auslage hergibt. Von jeder violetten darfst du eine haben.
law-MK-B2 = Jedes Großprojekt wird einmal gebaut, in beliebiger Reihenfolge.
law-MK-B3 = Ein Großprojekt wirkt ab deinem nächsten Zug. Ein Einkaufszentrum hilft deinen Cafés noch nicht, während inzwischen die anderen würfeln; ein Freizeitpark, nach einem Pasch gebaut, bringt keinen zweiten Zug.
    .ruling = Der zweite Zug des Freizeitparks ist ein nächster Zug: Was du im ersten gebaut hast, wirkt darin schon.
law-MK-B4 = Wer das vierte Großprojekt baut, hat gewonnen, und das Spiel ist auf der Stelle aus.
law-MK-B5 = Gewinnen kann nur eine Person.
    .ruling = Alle anderen teilen sich den zweiten Platz. Die Zahl der Züge ist nicht begrenzt.

## Varianten

law-MK-M1 = Offene Auslage: Alle Sorten sind von Anfang an zu haben. So wird gespielt, wenn nichts anderes gewählt ist.
law-MK-M2 = Komme, was wolle: Alle Unternehmen werden zu einem verdeckten Stapel gemischt, und es wird aufgedeckt, bis zehn Sorten offen liegen, gleiche auf einem Haufen. Sind es nach einem Kauf weniger, wird sofort aufgedeckt, bis es wieder zehn sind, solange der Stapel reicht. Zu dritt bleibt von jeder violetten Sorte eine Karte in der Schachtel, zu zweit zwei.
    .ruling = Was noch im Stapel ist, wissen alle, die Reihenfolge niemand. Ein Tausch deckt nie etwas auf.
law-MK-M3 = Erste Spiele: Niemand hat mehr als zwei Karten einer Sorte; so bleiben alle Städte bunt.
    .ruling = Die Startkarte zählt mit, und auch ein Tausch darf niemandem eine dritte bringen.

## Was immer stimmt

law-MK-V1 = Auslage, Stapel, Schachtel und alle Städte haben zusammen immer sechs Karten jeder Sorte und vier jeder violetten; Weizenfelder und Bäckereien sind es sechs und eine mehr für alle, die mitspielen.
law-MK-V2 = Münzen kommen von der Bank und gehen an die Bank; rote Karten, Stadion und Fernsehsender verschieben sie nur.
law-MK-V3 = Niemand hat je weniger als keine Münze.
law-MK-V4 = Verborgen sind nur die künftigen Würfe, solange ohne Stapel gespielt wird.
