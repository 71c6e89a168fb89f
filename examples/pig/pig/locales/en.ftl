title = Pig
game-title = Pig
game-about = Roll as often as you dare. A 1 costs everything you have not put aside.
option-short = Short game
    .about = The first to reach 50 points wins, not 100.

event-turn = { $seat-person ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
event-rolled = { $seat-person ->
    [you] You roll a { $die }: { $pot } at stake.
   *[other] { $seat } rolls a { $die }: { $pot } at stake.
}
event-lost = { $seat-person ->
    [you] You lose { $pot } points.
   *[other] { $seat } loses { $pot } points.
}
event-held = { $seat-person ->
    [you] You put { $pot } points aside and have { $score }.
   *[other] { $seat } puts { $pot } points aside and has { $score }.
}
event-won = { $seat-person ->
    [you] You win with { $score } points!
   *[other] { $seat } wins with { $score } points!
}
end-goal = The goal is reached.

question-roll-or-hold = Do you roll, or do you put your points aside?
do-roll = Roll
do-hold = Put aside
rule-PG-T2 = There is nothing to put aside before you have rolled.
rule-PG-G1 = The game is over.

field-goal = Points to win
field-turn = To play
field-turns = Turns played
field-pot = At stake
field-scores = Points
