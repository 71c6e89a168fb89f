### After the game: why it was won or lost, in English.

review-waiting = Looking back at the game …
    .about = This takes a moment. Everything else is here already.
review-refining = Playing on from each position to be sure of the verdicts …
review-none = There is no review of this game.
review-why = Why it ended like this
review-chances = Chances of winning
review-chart = Chances of winning, move by move
review-turn = Turn { $turn }
review-end = The end
review-parts = Luck and skill
    .about = In points of winning chance. Luck is what dice and cards brought. Skill is what a player’s own moves lost against the best ones found, so 0 is perfect.
review-luck = Luck
review-skill = Skill
review-turning-points = Turning points
review-all = All moves
review-learn = { $count ->
    [one] Learn from your mistake
   *[other] Learn from your { $count } mistakes
}
review-part = What to show
review-board = Board
review-moves = Moves
review-whole = The game
review-of = Whose moves
review-everybody = All
review-only-mistakes = Only mistakes
review-no-moves = No mistakes here.
review-back = One move back
review-on = One move on
review-mistake-back = Previous mistake
review-mistake-on = Next mistake
review-chose = { $player } chose:
review-loss = { $points ->
    [one] Costs about one point of winning chance.
   *[other] Costs about { $points } points of winning chance.
}
review-margin = Give or take { $points }.
review-better = Better: { $answer }
review-then = Then:
review-luck-of = Luck: { $points } for { $player }
review-percent = { $value }%
review-moved = { $player }’s chance: { $before }% → { $after }%
review-over = The game is over.
review-dice = What the dice did
    .about = How often each sum came, and how often it was to be expected.
review-sum = Sum
review-coins = Coins from rolls
review-sum-start = Before the game
review-sum-hidden = of which hidden cards and hindsight
review-sum-skill = Own moves
review-sum-others = Others’ moves
review-sum-result = Result
review-verdicts = Verdicts

verdict-forced = Only move
verdict-best = Best move
verdict-good = Good
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder

mark-mistake = mistake
mark-blunder = blunder
mark-good-luck = stroke of luck
mark-bad-luck = bad luck


## Playing on

play-on-about = A new table begins at this moment. Bots take the other seats, dice and cards fall anew, and the game is unrated.
play-on-seat = Whom do you play?
play-on-start = Play on
same-deal-about = A new game with the dice and cards of this one. What comes next is the same; what you make of it is not. The game is unrated.
same-deal-against = Against whom?
same-deal-start = Deal again

## A picture of the result

picture = Share the result
picture-shows = The result as a picture: places, luck and skill, and the chances of winning.
picture-save = Save picture
picture-share = Share
picture-place = Place { $place }
picture-file = result


## Learn from your mistakes

learn-none = There is nothing to learn here: none of your moves lost much.
learn-question = The question
learn-place = Question { $place } of { $count }
learn-find = Find something better
learn-played = You chose: { $answer }. { $points ->
    [one] That cost about one point of winning chance.
   *[other] That cost about { $points } points of winning chance.
}
learn-wrong = “{ $answer }” is not among the best answers.
learn-as-played = That is what you chose in the game.
learn-once-more = You have one more try.
learn-found = That is good!
learn-not-found = This would have been better.
learn-best = Best: { $answer }
learn-show = Show the answer
learn-next = Next question
learn-finish = Finish
learn-in-review = See it in the review
learn-over = { $found } of { $count } found
learn-again = Once more
learn-to-review = To the review
learn-not-allowed = That is not possible here.

## Puzzles

puzzles-about = One answer is clearly the best here. A bot missed it in its game. Will you find it?
puzzles-found = { $found } of { $count } solved
puzzles-kind = Which puzzles
puzzles-every-kind = All
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-none = There are no puzzles for this game yet.
puzzle-of-the-day = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-find = Find the best answer.
puzzle-open = not tried yet
puzzle-found = solved
puzzle-shown = answer seen
puzzle-kind-dice = One die or two?
puzzle-kind-reroll = Roll again?
puzzle-kind-build = What to build?
puzzle-kind-purple = Whom, and what for?
puzzle-kind-pair = Which pair?
puzzle-kind-site = Which location?
puzzle-kind-pay = What to pay?
puzzle-kind-card = Which card?
