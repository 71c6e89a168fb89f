### Analysen: warum eine Partie gewonnen oder verloren ging, in Worten.

## Wann

review-when = { $unit ->
    [rounds] Runde { $turn }
   *[other] Zug { $turn }
}
review-since = { $unit ->
    [rounds] Runde { $turn }
   *[other] Zug { $turn }
}

## Die Partie in ein, zwei Sätzen

review-led = { $seat-person ->
    [you] Ab { review-since } lagst du vorn und hast gewonnen.
   *[other] Ab { review-since } lag { $seat } vorn und hat gewonnen.
}
review-ahead = { $seat-person ->
    [you] Du lagst von Anfang bis Ende vorn.
   *[other] { $seat } lag von Anfang bis Ende vorn.
}
review-turned = { $seat-person ->
    [you] In { review-when } hattest du nur noch { $percent } % und hast trotzdem gewonnen.
   *[other] In { review-when } hatte { $seat } nur noch { $percent } % und hat trotzdem gewonnen.
}
review-shared = Der Sieg ist geteilt.
review-both = { $seat-person ->
    [you] { $luck } Punkte Gewinnchance verdankst du dem Glück und { $play } besseren Entscheidungen.
   *[other] { $luck } Punkte Gewinnchance verdankt { $seat } dem Glück und { $play } besseren Entscheidungen.
}
review-lucky = { $seat-person ->
    [you] Das verdankst du dem Glück: Es brachte { $luck } Punkte Gewinnchance.
   *[other] Das verdankt { $seat } dem Glück: Es brachte { $luck } Punkte Gewinnchance.
}
review-played = { $seat-person ->
    [you] Du hast gegen das Glück gewonnen: Bessere Entscheidungen brachten { $play } Punkte Gewinnchance.
   *[other] { $seat } hat gegen das Glück gewonnen: Bessere Entscheidungen brachten { $play } Punkte Gewinnchance.
}

## Wendepunkte

review-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
review-roll-won = { $seat-person ->
    [you] { $dice } in { review-when }: Du gewinnst { review-points }.
   *[other] { $dice } in { review-when }: { $seat } gewinnt { review-points }.
}
review-roll-lost = { $seat-person ->
    [you] { $dice } in { review-when }: Du verlierst { review-points }.
   *[other] { $dice } in { review-when }: { $seat } verliert { review-points }.
}
review-cards-won = { $seat-person ->
    [you] Neue Karten in { review-when }: Du gewinnst { review-points }.
   *[other] Neue Karten in { review-when }: { $seat } gewinnt { review-points }.
}
review-cards-lost = { $seat-person ->
    [you] Neue Karten in { review-when }: Du verlierst { review-points }.
   *[other] Neue Karten in { review-when }: { $seat } verliert { review-points }.
}
review-lapse = { $seat-person ->
    [you] Du verschenkst { review-points } mit einer Entscheidung in { review-when }.
   *[other] { $seat } verschenkt { review-points } mit einer Entscheidung in { review-when }.
}

## Wie günstig der Zufall war

review-lucky-games = { $seat-person ->
    [you] Du hattest mehr Glück als in { $percent } von 100 Partien.
   *[other] { $seat } hatte mehr Glück als in { $percent } von 100 Partien.
}
review-unlucky-games = { $seat-person ->
    [you] Du hattest weniger Glück als in { $percent } von 100 Partien.
   *[other] { $seat } hatte weniger Glück als in { $percent } von 100 Partien.
}
review-usual-games = So viel Glück oder Pech ist nicht ungewöhnlich.

## Die Analyse im Terminal und als Seite

help-review = Sagt, warum eine Partie gewonnen oder verloren ging: Glück, Können, Fehler.
help-review-quick = Nur schätzen, ohne Fehler durch Weiterspielen zu prüfen.
help-review-html = Schreibt eine Seite mit dem Verlauf der Gewinnchancen in diese Datei.
help-review-seed = Gleicher Startwert, gleiche Analyse.
review-going-on = Analyse läuft
review-heading = { $title }: { $names }
review-player = Spieler
review-start = am Anfang
review-luck = Glück
review-skill = Können
review-others = andere
review-result = Ergebnis
review-chart = Gewinnchance
review-turning-points = Wendepunkte
review-chance = Würfel und Karten
review-lapses = Entscheidungen, die etwas kosteten
review-no-lapses = Keine, die nennenswert etwas kostete.
review-decided = { $turn }. { $seat }: { $answer } ({ $verdict }, −{ $points } Punkte).
review-better = Besser: { $answer }.
review-rolled = 
    { $rolls ->
        [one] { $seat } hat einmal gewürfelt.
       *[other] { $seat } hat { $rolls }-mal gewürfelt.
    }
review-rolls-brought = { $seat }: { $coins } Münzen aus { $rolls } Würfen; zu erwarten waren { $mean }.
verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = grober Fehler
cannot-write = { $path } lässt sich nicht schreiben: { $reason }
