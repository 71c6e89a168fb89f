### Bots: the arena where they meet, who they are, and what they say about their moves.

## The arena

help-arena = Let bots play one another: shares of wins with intervals, ratings, time a move.
help-arena-bots = The bots at the table, separated by commas; every seating is played, and a game for one by each alone. “search@500” makes 500 trials a move.
help-arena-games = How many games at least; rounded up to whole rounds of all seatings.
help-arena-seconds = Time for each move. Without it each bot takes its usual effort.
help-arena-seed = Equal seed, equal games.
help-arena-on = Where to play: one, cores, ray, or ray://host:port.
help-arena-folder = Keep every game here; an interrupted run goes on from there.
help-arena-records = Keep the record of every game too.
help-arena-less-luck = Take the luck of dice and draws out of the results: fewer games say as much.
help-arena-report = Write a page with tables and plots to this file.
arena-playing = Playing
arena-column-bot = Bot
arena-column-wins = Wins
arena-column-wilson = 95% (Wilson)
arena-column-blocks = 95% (by block)
arena-column-rating = Rating ± 2 σ
arena-column-points = Points
arena-column-points-between = 95% (points)
arena-column-pace = ms a move
arena-column-less-luck = Wins less luck ± 95 %
arena-column-fewer = Games saved ×
arena-column-seat = Seat

## Reasons for an answer

reason-played-out =
    { $games ->
        [one] Based on one simulated game, played to its end.
       *[other] Based on { $games } simulated games, played to their end.
    }
reason-looked-ahead =
    { $games ->
        [0] Nothing else comes close.
        [one] Based on one simulated game.
       *[other] Based on { $games } simulated games.
    }
reason-as-good = About as good.
reason-worse = Clearly worse.
reason-landmarks =
    { $left ->
        [0] It wins the game.
        [one] Then only one landmark is missing.
       *[other] Then { $left } landmarks are missing.
    }
reason-income = Brings about { $coins ->
    [one] { $coins } more coin
   *[other] { $coins } more coins
} a round.
reason-hope = Brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on average.
reason-brings = Brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for sure.
reason-saves-landmark = Saves for: { $landmark }.
reason-price =
    { $coins ->
        [0] The pair costs nothing.
        [one] Costs one coin.
       *[other] Costs { $coins } coins.
    }
reason-letters =
    { $letters ->
        [one] Brings one letter at once.
       *[other] Brings { $letters } letters at once.
    }
reason-worth = With what follows from it, worth about { $letters } letters.
reason-some-letters =
    { $letters ->
        [one] { $letters } letter
       *[other] { $letters } letters
    }
reason-scoring = Brings { reason-some-letters } at this round’s scoring.
reason-hand = With it the hand is worth about { reason-some-letters }.
reason-cards-left = The cards left over are worth about { reason-some-letters }.
reason-keeps = The cards are better kept: later they are worth about { reason-some-letters }.
reason-bonus = Likely to bring about { reason-some-letters } in the end.
reason-goods = Likely to bring about { reason-some-letters } at this and later scorings.
reason-goods-lost = Easiest to do without: worth about { reason-some-letters }.

## Who the bots are

bot-random = the dreamer
    .about = Plays whatever comes to mind.
bot-gentle = the apprentice
    .about = Likes what is new or dear, and looks hardly past the next turn.
bot-hasty = the pedlar
    .about = Counts on a few rounds, and overlooks what you are up to.
bot-patient = the gardener
    .about = Buys more of what pays, and overlooks what you are up to.
bot-farsighted = the town planner
    .about = Looks on to the last landmark, its own and yours.
bot-greedy = the tax collector
    .about = Takes what brings most now.
bot-cheese = the cheese maker
    .about = Buys every ranch, then factories, and hopes for sevens.
bot-bakery = the baker
    .about = Six bakeries, a shopping mall, one die.
bot-convenience = the shopkeeper
    .about = Bakeries, the mall, then stores for every four.
bot-spread = the villager
    .about = A little of everything on one die.
bot-expectimax = the surveyor
    .about = Looks through every roll of its turn and builds what shortens the way.
bot-search = the grandmaster
    .about = Plays thousands of games in its head before it answers.
bot-steady = the merchant
    .about = Weighs routes, rewards and score cards to come.
bot-racer = the racer
    .about = Hurries into the city, whatever it costs.
bot-miser = the miser
    .about = Parts with no coin if it can help it.
bot-veteran = the veteran
    .about = Learnt from billions of games with itself, and answers at once.
bot-guided = the harbour master
    .about = Learnt from billions of games with itself, and thinks every move ahead: it reads what you are up to.
remark-abroad = I learnt on another island; on this one I work things out by playing on in my head.
