### Was Seite und Terminal bei jedem Spiel brauchen.

seat-label = { $seat-person ->
    [you] Du
   *[other] { $seat }
}
by-seat = { $seat-person ->
    [you] dir
   *[other] { $seat }
}
list = { $start } und { $last }
counted = { $n } × { $thing }

fields = Das Spiel
field-is-so = ja
field-is-not-so = nein
players = Spieler

tone-blue = blau
tone-green = grün
tone-lime = hellgrün
tone-red = rot
tone-purple = violett
tone-gold = gold

place = Platz { $place }: { $names }
place-with-points = Platz { $place }: { $names }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

level-easy = leicht
level-normal = mittel
level-hard = stark
level-expert = sehr stark
level-master = am stärksten
