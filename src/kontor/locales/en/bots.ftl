### Bots: the arena where they meet, who they are, and what they say about their moves.

## The arena

help-arena = Let bots play one another: shares of wins with intervals, ratings, time a move.
help-arena-game = The game; see “kontor games”.
help-arena-bots = The bots at the table, separated by commas; every seating is played.
help-arena-games = How many games at least; rounded up to whole rounds of all seatings.
help-arena-seconds = Time for each move. Without it each bot takes its usual effort.
help-arena-seed = Equal seed, equal games.
help-arena-on = Where to play: one, cores, ray, or ray://host:port.
help-arena-folder = Keep every game here; an interrupted run goes on from there.
help-arena-records = Keep the record of every game too.
help-arena-report = Write a page with tables and plots to this file.
arena-playing = Playing
arena-column-bot = Bot
arena-column-wins = Wins
arena-column-wilson = 95 % (Wilson)
arena-column-blocks = 95 % (by block)
arena-column-rating = Rating ± 2 σ
arena-column-points = Points
arena-column-pace = ms a move
arena-column-seat = Seat { $n }
