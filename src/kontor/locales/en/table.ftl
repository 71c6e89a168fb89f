### What page and terminal share, whatever the game.

seat-label = { $seat-person ->
    [you] You
   *[other] { $seat }
}
by-seat = { $seat-person ->
    [you] you
   *[other] { $seat }
}
list = { $start } and { $last }
counted = { $n } × { $thing }

fields = The game
field-is-so = yes
field-is-not-so = no
players = Players

tone-blue = blue
tone-green = green
tone-lime = light green
tone-red = red
tone-purple = purple
tone-gold = gold

place = Place { $place }: { $names }
place-with-points = Place { $place }: { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

level-easy = easy
level-normal = medium
level-hard = strong
level-expert = very strong
level-master = the strongest
