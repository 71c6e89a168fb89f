### How fair an island is, in English: for the terminal and the workshop.

## The tables

fair-seats = Seat
fair-wins = Wins (95 %)
fair-sectors = Begins in
fair-begin = Players
fair-by-choice = Wins, own choice
fair-by-lot = Wins, by lot
fair-nth = { $number ->
    [1] start player
    [2] second
    [3] third
   *[other] fourth
}
fair-percent = { $share } %
fair-measured = { $share } % ({ $low } – { $high })
fair-number = { $number }

## The game

fair-rounds = Rounds
fair-letters = Letters a player
fair-inside = Players who reach the inner city
fair-expulsions = Expulsions a round
fair-blocked = Games in which somebody can never build again
fair-begun = Where players begin
fair-disputed = Taken while a rival stood next to it
fair-idle = Hardly ever used

## The verdict

fair-level = Level: { $games } games show no seat and no sector ahead or behind by more than chance. Each seat’s share of wins is known to within { $within } points.
fair-seat = { $degree ->
    [slight] Almost level
    [clear] Not quite fair
   *[great] Unfair
}: with { $players ->
    [3] three
   *[4] four
} players, { $number ->
    [1] the start player
    [2] the second player
    [3] the third player
   *[4] the fourth player
} wins { $share } % of the games, and { $even } % would be even.
fair-sector-chosen = { $degree ->
    [slight] Almost level
    [clear] Not quite fair
   *[great] Unfair
}: with { $players ->
    [3] three
   *[4] four
} players, those who choose to begin in the { $sector ->
    [mountain] mountain
    [meadow] meadow
    [woodland] woodland
   *[desert] desert
} sector win { $share } % of the games, and { $even } % would be even.
fair-sector-lot = { $degree ->
    [slight] Almost level
    [clear] Not quite fair
   *[great] Unfair
}: with { $players ->
    [3] three
   *[4] four
} players, those who begin in the { $sector ->
    [mountain] mountain
    [meadow] meadow
    [woodland] woodland
   *[desert] desert
} sector by lot win { $share } % of the games, and { $even } % would be even.
fair-few = So few games say little: a seat’s share of wins is known only to within { $within } points.
