### Reviews: why a game was won or lost, in words. Facts: points of winning chance, turns, players.

## When

review-when = { $unit ->
    [rounds] round { $turn }
   *[other] turn { $turn }
}
review-since = { $unit ->
    [rounds] round { $turn }
   *[other] turn { $turn }
}

## The game in a sentence or two

review-led = { $seat-person ->
    [you] You led from { review-since } on and won.
   *[other] { $seat } led from { review-since } on and won.
}
review-ahead = { $seat-person ->
    [you] You were ahead from beginning to end.
   *[other] { $seat } was ahead from beginning to end.
}
review-turned = { $seat-person ->
    [you] You had no more than { $percent }% left in { review-when }, and won all the same.
   *[other] { $seat } had no more than { $percent }% left in { review-when }, and won all the same.
}
review-shared = The victory is shared.
review-both = { $seat-person ->
    [you] You owe { $luck } points of winning chance to luck and { $play } to better decisions.
   *[other] { $seat } owes { $luck } points of winning chance to luck and { $play } to better decisions.
}
review-lucky = { $seat-person ->
    [you] You owe it to luck, which brought { $luck } points of winning chance.
   *[other] { $seat } owes it to luck, which brought { $luck } points of winning chance.
}
review-played = { $seat-person ->
    [you] You won against bad luck: better decisions brought { $play } points of winning chance.
   *[other] { $seat } won against bad luck: better decisions brought { $play } points of winning chance.
}

## Turning points

review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-roll-won = { $seat-person ->
    [you] { $dice } in { review-when }: you gain { review-points }.
   *[other] { $dice } in { review-when }: { $seat } gains { review-points }.
}
review-roll-lost = { $seat-person ->
    [you] { $dice } in { review-when }: you lose { review-points }.
   *[other] { $dice } in { review-when }: { $seat } loses { review-points }.
}
review-cards-won = { $seat-person ->
    [you] New cards in { review-when }: you gain { review-points }.
   *[other] New cards in { review-when }: { $seat } gains { review-points }.
}
review-cards-lost = { $seat-person ->
    [you] New cards in { review-when }: you lose { review-points }.
   *[other] New cards in { review-when }: { $seat } loses { review-points }.
}
review-lapse = { $seat-person ->
    [you] Your decision in { review-when } costs { review-points }.
   *[other] { $seat } decides in { review-when } and gives away { review-points }.
}

## How kind chance was

review-lucky-games = { $seat-person ->
    [you] You had more luck than in { $percent } of 100 games.
   *[other] { $seat } had more luck than in { $percent } of 100 games.
}
review-unlucky-games = { $seat-person ->
    [you] You had less luck than in { $percent } of 100 games.
   *[other] { $seat } had less luck than in { $percent } of 100 games.
}
review-usual-games = Swings of luck like this are nothing unusual.

## The review in the terminal and as a page

help-review = Say why a finished game was won or lost: luck, skill, mistakes.
help-review-quick = Estimate only; do not play on to be sure of mistakes.
help-review-html = Write a page with a chart of the chances to this file.
help-review-seed = Equal seed, equal review.
review-going-on = Reviewing
review-heading = { $title }: { $names }
review-player = Player
review-start = at the start
review-luck = luck
review-skill = skill
review-others = others
review-result = result
review-chart = Chance of winning
review-turning-points = Turning points
review-chance = Dice and cards
review-lapses = Decisions that cost something
review-no-lapses = None that cost anything worth telling.
review-decided = { $turn }. { $seat }: { $answer } ({ $verdict }, −{ $points } points).
review-better = Better: { $answer }.
review-rolled = 
    { $rolls ->
        [one] { $seat } rolled once.
       *[other] { $seat } rolled { $rolls } times.
    }
review-rolls-brought = { $seat }: { $coins } coins from { $rolls } rolls; { $mean } were to be expected.
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
cannot-write = Cannot write { $path }: { $reason }
