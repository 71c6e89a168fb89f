### The Golden City on the page, in English.

game-title = The Golden City
game-about = Settle an island, build your way along its roads into the golden city at its heart, and collect the most letters of business.
workshop-link = Your own islands
our-island = Our island

## Keys

key-roads = Along the roads from location to location
key-open = To the next location you can build on
key-first = To the first location you can build on
key-site = Chooses the location
key-away = Puts the location away, and returns to it
key-offers = From pair to pair, from card to card
key-zoom = Closer, farther, the whole island

## The table

this-round = This round
round-of = Round { $round } of { $rounds }
piles = Piles and supply
left-to-draw = What is left to draw?
    .about = Landform cards you have not seen: in the draw pile, or hidden in a hand.
score-now = If scored now:
score-nobody = nobody
holdings-of = { $seat-person ->
    [you] What lies before you
   *[other] What lies before { $seat }
}
start-player = start player
is-blocked = blocked
hand-known = { $count ->
    [one] { $count } landform card; known of it:
   *[other] { $count } landform cards; known of them:
}
hand-empty = No landform cards
pair-free = free
pair-held = { $seat-person ->
    [you] your hand lies there
   *[other] { $seat }’s hand lies there
}
pair-costs = { $coins ->
    [one] driving it away costs { $coins } coin
   *[other] driving it away costs { $coins } coins
}

## The island

can-build = You can build here now.
in-reach = Within your reach.
lacks-cards = Within your reach, but your cards do not pay for it.
site-names = Names
as-list = List
as-map = Map
zoom-in = Closer
zoom-out = Farther
zoom-all = Whole island

## What to do next

tray = Question and hand
choose-site = { $count ->
    [0] Choose one of the marked locations; you may build two.
   *[other] You may build a second one.
}
no-site = { $count ->
    [0] With these cards you cannot build anything now.
   *[other] With these cards you cannot build anything more.
}
do-choose-hidden = Take a bonus card
build-here = Build here
pay-with-these = Pay with these cards
pay-not-yet = Pick the cards to pay with
keep-cards = At the end of your turn you may hold { $count } landform cards.
bonus-beside = The number beside each is what it would bring you now.
pick-cards = { $count ->
    [one] Pick a card
   *[other] Pick { $count } cards
}
discard-cards = { $count ->
    [one] One card too many: which one do you discard?
   *[other] { $count } cards too many: which ones do you discard?
}
discard-these = { $count ->
    [one] Discard this card
   *[other] Discard these { $count } cards
}
joker = { $stands ->
    [one] { $count } { $card } cards stand for one { $landform } card.
   *[other] { $count } { $card } cards stand for { $stands } { $landform } cards.
}
waits-bid = { $seat } is bidding.
waits-build = { $seat } is building.
waits-choose = { $seat } is choosing a bonus card.
waits-take = { $seat } is choosing a goods card.
waits-give-up = { $seat } is giving up a goods card.
waits-discard = { $seat } is discarding.
waits-over = The game is over.
scoring = The round is scored.
turning-up = The bonus cards are turned up.

## The end

standing-letters = Letters in the course of the game
account-blocked = Blocked: ranks behind all others
account-city = Letters: city parts
account-goods = Letters: goods scored
account-areas = Letters: rivers and quarters
account-bonus = Letters: bonus cards
account-letters = Letters in all
account-in-city = Businesses in the city
account-built = Businesses in all
account-coins = Coins

turn-number = Round { $turn }

## In a minute

minute-1 = Most letters win
    .about = Letters of business come from four sources: building in the Golden City, goods, the river or quarter that a round pays for, and bonus cards. The game lasts 16 rounds at most.
minute-2 = First bid for a pair
    .about = Every round begins with pairs of landform cards, one pair for everybody. A free pair costs nothing. Driving a hand off a pair costs 1 coin, the next time 2, then 3.
minute-3 = Then build up to two businesses
    .about = On the coast for one coast card; elsewhere for two cards of the landform, where a road leads from your own businesses. Two equal cards serve as one of any other landform. What is drawn on the location is your reward.
minute-4 = The city pays letters
    .about = In an outer part the first to build gets 5 letters, the second 3; in an inner part 10 and 6, but that takes a key. Keys lie on locations outside the city.
minute-5 = Every round is scored
    .about = Its card shows a good and a river or quarter. Having the good, or a business there, brings 2 letters; being the only one with the good, or having the most businesses there, brings 4.
