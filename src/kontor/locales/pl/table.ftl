### Wspólne dla strony i terminala, niezależnie od gry.

seat-label = { $seat-person ->
    [you] Ty
   *[other] { $seat }
}
by-seat = { $seat-person ->
    [you] ciebie
   *[other] gracza { $seat }
}
list = { $start } i { $last }
counted = { $n } × { $thing }

fields = Gra
field-is-so = tak
field-is-not-so = nie
players = Gracze

tone-blue = niebieski
tone-green = zielony
tone-lime = jasnozielony
tone-red = czerwony
tone-purple = fioletowy
tone-gold = złoty

place = Miejsce { $place }: { $names }
place-with-points = Miejsce { $place }: { $names }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

level-easy = łatwy
level-normal = średni
level-hard = silny
level-expert = bardzo silny
level-master = najsilniejszy
