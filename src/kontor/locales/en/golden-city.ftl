### The Golden City in English.

title = The Golden City

## Landforms, locations, areas

landform-coast = coast
landform-woodland = woodland
landform-meadow = meadow
landform-mountain = mountain
landform-desert = desert

kind-coast = coastal location
    .about = 1 coast card. Any free one may be built on, at any time; no road is needed.
kind-rural = rural location
    .about = 2 cards of its landform, and a road from a business of yours that leads back to the coast.
kind-outer = outer part
    .about = 2 cards of its landform and a road. Everybody may build there once; the first gets 5 letters, the second 3.
kind-inner = inner part
    .about = 2 cards of its landform, a key card and a road. Everybody may build there once; the first gets 10 letters and a landform card, the second 6.

area-mountain-meadow = mountain–meadow river
    .in = on the mountain–meadow river
area-meadow-woodland = meadow–woodland river
    .in = on the meadow–woodland river
area-woodland-desert = woodland–desert river
    .in = on the woodland–desert river
area-desert-mountain = desert–mountain river
    .in = on the desert–mountain river
area-mountain = mountain quarter
    .in = in the mountain quarter
area-meadow = meadow quarter
    .in = in the meadow quarter
area-woodland = woodland quarter
    .in = in the woodland quarter
area-desert = desert quarter
    .in = in the desert quarter

site-c1 = c1
site-c2 = c2
site-c3 = c3
site-c4 = c4
site-c5 = c5
site-c6 = c6
site-c7 = c7
site-c8 = c8
site-c9 = c9
site-c10 = c10
site-c11 = c11
site-c12 = c12
site-c13 = c13
site-c14 = c14
site-c15 = c15
site-c16 = c16
site-r1 = r1
site-r2 = r2
site-r3 = r3
site-r4 = r4
site-r5 = r5
site-r6 = r6
site-r7 = r7
site-r8 = r8
site-r9 = r9
site-r10 = r10
site-r11 = r11
site-r12 = r12
site-r13 = r13
site-r14 = r14
site-r15 = r15
site-r16 = r16
site-r17 = r17
site-r18 = r18
site-r19 = r19
site-r20 = r20
site-r21 = r21
site-r22 = r22
site-r23 = r23
site-r24 = r24
site-r25 = r25
site-r26 = r26
site-r27 = r27
site-r28 = r28
site-r29 = r29
site-r30 = r30
site-o1 = o1
site-o2 = o2
site-o3 = o3
site-o4 = o4
site-o5 = o5
site-o6 = o6
site-o7 = o7
site-o8 = o8
site-i1 = i1
site-i2 = i2
site-i3 = i3
site-i4 = i4

## Goods, bonus cards, rewards

good-pottery = pottery
good-wine = wine
good-spices = spices
good-cloth = cloth

goods-pottery-wine = pottery and wine
goods-pottery-spices = pottery and spices
goods-pottery-cloth = pottery and cloth
goods-wine-spices = wine and spices
goods-wine-cloth = wine and cloth
goods-spices-cloth = spices and cloth
goods-deck = the top card of the deck

bonus-scales = Scales
    .each = 3 letters per goods card
bonus-coin = Coin
    .each = 2 letters per coin
bonus-city = City
    .each = 1 letter per business in the Golden City
bonus-river = River
    .each = 2 letters per business on a river
bonus-woodland = Woodland
    .each = 1 letter per woodland business, not coastal
bonus-meadow = Meadow
    .each = 1 letter per meadow business, not coastal
bonus-mountain = Mountain
    .each = 1 letter per mountain business, not coastal
bonus-desert = Desert
    .each = 1 letter per desert business, not coastal

reward-coin-1 = 1 coin
    .gone = There are no coins left
    .brief = 1 coin
    .about = From the supply, at once.
reward-coin-2 = 2 coins
    .gone = There are no coins left
    .brief = 2 coins
    .about = From the supply, at once.
reward-landform = landform card
    .gone = There are no landform cards left
    .brief = card
    .about = From the draw pile, hidden; it may pay for your second business.
reward-key = key card
    .gone = There are no key cards left
    .brief = key
    .about = Opens one inner part of the city; it lies open before you.
reward-bonus = bonus card
    .gone = There are no bonus cards left
    .brief = bonus
    .about = You choose one of those that are left and keep it face down; it brings letters at the end.
reward-goods = goods card
    .gone = There are no goods cards left
    .brief = goods
    .about = One of those that lie open, or the top card of the deck; you may keep four.

## What happens

n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
n-letters = { $letters ->
    [0] no letters
    [one] { $letters } letter
   *[other] { $letters } letters
}
pair-name = { $pair ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
by-sign = { $site-reward ->
    [coin-1] by the coin
    [coin-2] by the two coins
    [landform] by the landform card
    [key] by the key
    [bonus] by the bonus card
   *[goods] by the goods
}
on-shore = { $site-spot ->
    [north] on the north coast
    [north-east] on the north-east coast
    [east] on the east coast
    [south-east] on the south-east coast
    [south] on the south coast
    [south-west] on the south-west coast
    [west] on the west coast
   *[north-west] on the north-west coast
}
on-ground = { $site-spot ->
    [mountain-meadow] { area-mountain-meadow.in }
    [meadow-woodland] { area-meadow-woodland.in }
    [woodland-desert] { area-woodland-desert.in }
    [desert-mountain] { area-desert-mountain.in }
    [mountain] in the mountains
    [meadow] in the meadow
    [woodland] in the woodland
   *[desert] in the desert
}
city-side = { $site-spot ->
    [mountain] by the mountains
    [meadow] by the meadow
    [woodland] by the woodland
   *[desert] by the desert
}
where-numbered = { $site-kind ->
    [coast] on coastal location { $site }
    [rural] on rural location { $site }
    [outer] in outer part { $site }
   *[inner] in inner part { $site }
}
where = { $site-spot ->
    [unknown] { where-numbered }
   *[known] { $site-kind ->
        [coast] { by-sign } { on-shore }
        [rural] { by-sign } { on-ground }
        [outer] in the outer part { city-side }
       *[inner] in the inner part { city-side }
    } ({ $site })
}
and-keys = { $keys ->
    [0] {""}
   *[other] {" "}plus a key
}
event-round = Round { $round } begins. { $seat-person ->
    [you] You are the start player.
   *[other] { $seat } is the start player.
}
event-score-card = This round scores { $good } and the { $area }.
event-reshuffled = The discard pile is shuffled and becomes the draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-dealt = Pair { pair-name }: { $cards }.
event-placed = { $seat-person ->
    [you] You place your hand on pair { pair-name } ({ $cards }).
   *[other] { $seat } places a hand on pair { pair-name } ({ $cards }).
}
event-expelled = { $seat-person ->
    [you] You drive { $whom } off pair { pair-name } ({ $cards }) for { n-coins }.
   *[other] { $whom-person ->
        [you] { $seat } drives you off pair { pair-name } ({ $cards }) for { n-coins }.
       *[other] { $seat } drives { $whom } off pair { pair-name } ({ $cards }) for { n-coins }.
    }
}
event-took-pair = { $seat-person ->
    [you] You take { $cards }.
   *[other] { $seat } takes { $cards }.
}
event-turn = { $seat-person ->
    [you] It is your turn to build.
   *[other] It is { $seat }’s turn to build.
}
event-built = { $seat-person ->
    [you] You build { where } and pay { $cards }{ and-keys }.
   *[other] { $seat } builds { where } and pays { $cards }{ and-keys }.
}
event-built-all = { $seat-person ->
    [you] You have built all your businesses: this is the last round.
   *[other] { $seat } has built all businesses: this is the last round.
}
event-coins = { $seat-person ->
    [you] You get { n-coins }.
   *[other] { $seat } gets { n-coins }.
}
event-drew = { $seat-person ->
    [you] You draw a { $card } card.
   *[other] { $seat } draws a { $card } card.
}
event-drew-hidden = { $seat-person ->
    [you] You draw a landform card.
   *[other] { $seat } draws a landform card.
}
event-key = { $seat-person ->
    [you] You get a key card.
   *[other] { $seat } gets a key card.
}
event-looks = { $seat-person ->
    [you] You look through the bonus cards that are left.
   *[other] { $seat } looks through the bonus cards that are left.
}
event-bonus = { $seat-person ->
    [you] You take the bonus card { $bonus }: { $bonus-each }.
   *[other] { $seat } takes the bonus card { $bonus }: { $bonus-each }.
}
event-bonus-hidden = { $seat-person ->
    [you] You take a bonus card, face down.
   *[other] { $seat } takes a bonus card, face down.
}
event-goods-taken = { $seat-person ->
    [you] You take the goods card { $goods }.
   *[other] { $seat } takes the goods card { $goods }.
}
event-goods-drawn = { $seat-person ->
    [you] You draw a goods card: { $goods }.
   *[other] { $seat } draws a goods card: { $goods }.
}
event-goods-shown = New on display: { $goods }.
event-gave-up = { $seat-person ->
    [you] You give up the goods card { $goods }.
   *[other] { $seat } gives up the goods card { $goods }.
}
event-nothing-left = { $reward-gone }: { $seat-person ->
    [you] you get nothing.
   *[other] { $seat } gets nothing.
}
nth = { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}
event-city-letters = { $seat-person ->
    [you] You are { nth } there and get { n-letters }.
   *[other] { $seat } is { nth } there and gets { n-letters }.
}
event-blocked = { $seat-person ->
    [you] You can never build again: you have lost, and this is the last round.
   *[other] { $seat } can never build again and has lost: this is the last round.
}
event-discarded = { $seat-person ->
    [you] You discard a { $card } card.
   *[other] { $seat } discards a { $card } card.
}
event-ended = { $seat-person ->
    [you] { $businesses ->
        [0] You build nothing.
       *[other] You stop at one business.
    }
   *[other] { $businesses ->
        [0] { $seat } builds nothing.
       *[other] { $seat } stops at one business.
    }
}
majority = { $extra ->
    [0] {""}
   *[other] , { $extra } of them as majority bonus
}
n-goods-cards = { $count ->
    [one] { $count } goods card
   *[other] { $count } goods cards
}
n-businesses = { $count ->
    [one] { $count } business
   *[other] { $count } businesses
}
event-scored-goods = { $seat-person ->
    [you] You get { n-letters } for { $good } on { n-goods-cards }{ majority }.
   *[other] { $seat } gets { n-letters } for { $good } on { n-goods-cards }{ majority }.
}
event-scored-goods-nobody = Nobody has { $good }.
event-scored-area = { $seat-person ->
    [you] You get { n-letters } for { n-businesses } { $area-in }{ majority }.
   *[other] { $seat } gets { n-letters } for { n-businesses } { $area-in }{ majority }.
}
event-scored-area-nobody = Nobody has a business { $area-in }.
event-bonus-scored = { $seat-person ->
    [you] Your bonus card { $bonus } brings { n-letters } ({ $bonus-each }).
   *[other] { $seat }’s bonus card { $bonus } brings { n-letters } ({ $bonus-each }).
}
event-total = { $seat-person ->
    [you] You have { n-letters } in all.
   *[other] { $seat } has { n-letters } in all.
}
event-won = { $seat-person ->
    [you] You win!
   *[other] { $seat } wins!
}
event-won-together = { $seat-person ->
    [you] You share the victory!
   *[other] { $seat } shares the victory!
}
end-businesses = All businesses of one player are built.
end-score-cards = The last score card has been scored.
end-blocked = One player can never build again.

## Questions and answers

question-bid = On which pair do you place your hand?
question-build = Where do you build?
question-pay = How do you pay?
question-choose = Which bonus card do you take?
question-take = Which goods card do you take?
question-give-up = You may keep four goods cards. Which one do you give up?
question-discard = You may keep five landform cards. Which one do you discard?

do-bid-pair = Place your hand on pair { pair-name }
do-build-site = Build { where }
do-pay-cards = Pay { $cards }
do-choose-bonus = Take { $bonus }: { $bonus-each }
do-take-goods = Take { $goods }
do-give-up-goods = Give up { $goods }
do-discard-card = Discard { $card }
do-end = End your turn

## Refusals, by the number of the rule

rule-GC-P2 = There are as many pairs as players, so this pair does not exist.
rule-GC-A1 = Now the hands are placed on pairs; building comes after.
rule-GC-A5 = You cannot pay for driving a hand away; choose a free pair.
rule-GC-A7 = Three expulsions a round are the most at this table; choose a free pair.
rule-GC-D1 = It is your turn to build: none, one or two businesses.
rule-GC-D2 = A coastal location costs one coast card or a pair of equal cards, and you have neither.
rule-GC-D3 = You need a road to it from your own network, and two cards of its landform; a pair of equal cards serves as one.
rule-GC-D4 = An inner part costs a key card besides, and you have none.
rule-GC-D5 = Somebody has built there already; there is room for one business only.
rule-GC-D6 = You have a business there already; one per player is the limit.
rule-GC-D7 = These cards do not pay for it, or you do not have them.
rule-GC-D8 = First choose how you pay for the business.
rule-GC-D10 = First discard down to five landform cards, from what you hold.
rule-GC-D11 = You have no businesses left to build.
rule-GC-R4 = First choose one of the bonus cards that are left.
rule-GC-R5 = First take a goods card: one that lies face up, or the top card of the deck.
rule-GC-R6 = First give up one of your five goods cards.
rule-GC-F6 = The game is over.

## Variants

option-island = Island
    .about = On which island you play: “kontor”, or a file of your own.
option-three-expulsions = Three expulsions
    .about = At most three expulsions a round.
option-goods-majority = Goods majority
    .about = Most cards with the good earn the goods bonus, not only sole ownership.
option-tie-all-businesses = All businesses break ties
    .about = In a tie the businesses built anywhere count first, not those in the city.
option-open-letters = Open letters
    .about = Everybody sees everybody’s letters all the time.

## Phases

phase-bidding = Bidding
    .about = In turn, everybody without a pair places a hand on one. A free pair costs nothing; driving a hand away costs 1 coin, the next time 2, then 3, whoever does it. When every pair has a hand, all take their pairs.
phase-building = Building
    .about = In turn, everybody builds up to two businesses and gets the reward of each at once. Two equal cards serve as one card of another landform. At the end of your turn you keep five landform cards at most.
phase-scoring = Scoring
    .about = Whoever has the pictured good gets 2 letters, the only one who has it 4. Whoever has a business on the river or in the quarter gets 2 letters, the one with the most 4.
phase-end = End
    .about = The game ends after the round in which somebody has built everything or can never build again, or after the sixteenth score card. Then the bonus cards count. Most letters win; ties are broken by businesses in the city, then by coins.

## The table

round = Round { $round }
player-label = { $seat-person ->
    [you] You
   *[other] { $seat }
}{ $starts ->
    [0] {""}
   *[other] {" "}(start)
}{ $blocked ->
    [0] {""}
   *[other] , blocked
}
col-letters = Letters
col-coins = Coins
col-keys = Keys
col-unbuilt = Unbuilt
col-cards = Cards
col-bonus = Bonus
known-cards = Known cards
col-hidden = Hidden
cards = { $cards }
scored = Scored this round
col-locations = Locations
col-where = Where
hands = Landform cards
hand-of = { $seat-person ->
    [you] Your hand
   *[other] { $seat }’s hand
}
bonus-cards = Bonus cards
col-now = Now
col-owner = Owner
col-brings = At the end
pair = Pair { pair-name }
pairs = Pairs
col-pair-cards = Cards
col-hand = Hand
col-price = Price
price-nothing = free
next-expulsion = The next expulsion costs { n-coins }.
no-expulsion = Nobody can be driven away any more in this round.
supply = Supply
col-left = Left
col-which = Which
draw-pile = Draw pile
discard-pile = Discard pile
coins = Coins
key-cards = Key cards
goods-shown = Goods cards, face up
goods-hidden = Goods cards, deck
score-cards = Score cards
next-back = { $back ->
    [0] {""}
   *[other] on top a “{ $back }”
}
golden-city = Golden City
col-reward = Reward
col-built = Built by
col-roads = Roads to
col-river = River to
col-cost = Cost
cost = { $cards }{ $keys ->
    [0] {""}
   *[other] {" "}+ key
}
brief-letters = { $letters ->
    [0] nothing
   *[other] { $letters } letters
}
letters-and-coin = { brief-letters } + coin
letters-and-landform = { brief-letters } + card
free-coast = { $count } free
within-reach = Within reach
to-pay = To be paid

## Explanations

colon = { $name }: { $about }
about-site = { $site }: { $kind }, { $landform } sector. Cost: { $cost }.
about-reward = Reward for the next to build there: { $told }.
about-site-area = It lies { $area-in }.
about-roads = Roads to { $site }.
about-builders = { $count ->
    [0] Nobody has built there.
   *[other] Built by { $names }.
}
about-landform = { $landform }: there are 10 such cards. Two of them also serve as one card of another landform.
about-own-cards = You have { $count ->
    [one] { $count } { $landform } card
   *[other] { $count } { $landform } cards
}.
about-near = { $count ->
    [0] With these you can reach nothing now.
   *[other] Within your reach: { $site }.
}
about-area = { $area }: { $site }.
about-area-of = { $seat-person ->
    [you] You have { n-businesses } there.
   *[other] { $seat } has { n-businesses } there.
}
about-good = { $good }: on { $count } of the eight goods cards.
about-goods-of = { $seat-person ->
    [you] You have it on { n-goods-cards }.
   *[other] { $seat } has it on { n-goods-cards }.
}
about-goods = Goods card { $goods }: { $shown } face up, { $deck } in the deck.
about-goods-owners = Owned by { $names }.
about-deck = { $count ->
    [one] { $count } goods card is
   *[other] { $count } goods cards are
} in the face-down deck.
about-bonus = Bonus card { $bonus }: { $bonus-each }.
about-bonus-now = It would bring you { n-letters } now.
about-free = { $count ->
    [0] No location with it is free.
   *[other] Free locations with it: { $site }.
}

## The island as a file

help-island = Check, draw, lay out or try out an island of your own.
help-island-file = The island’s file.
help-island-output = The file for the picture.
help-island-check = Check an island’s file against the rules of the island.
help-island-draw = Draw an island as an SVG picture.
island-sound = { $title } is a sound island.
island-drawn = The picture is in { $path }.
help-island-fair = How fair is an island? Bots play on it by the hundred; see who wins from which seat and sector. Ctrl-C shows what there is so far.
help-island-which = The island’s file, or the name of a shipped one.
help-island-seed = The number for which chance lays an island out.
help-fair-games = How many games for each number of seats; as many again with first businesses drawn by lot.
help-fair-seats = For which numbers of seats.
help-fair-bots = Which bots play; each has all seats in its share of the games.
help-fair-luck = Seed of the first game.
help-fair-lots = Whether as many games again begin by lot.
help-island-make = Lay out an island by chance and write it to a file.
help-island-alike = Lay it out with four sectors alike, so that none is the better place to begin.
help-island-level = Then exchange rewards and roads as long as bots’ games show seats and sectors closer together. It takes long; Ctrl-C writes the most level island so far.
help-level-tries = How many exchanges to try.
help-level-games = How many games to play for each exchange and number of seats.
help-make-output = The file for the island.
island-levelling = Off by { $off } points
island-made = The island is in { $path }.
island-playing = Playing
island-fair-title = { $title }, { $players ->
    [3] three
   *[4] four
} players: { $games } games
island-figure = { $name }: { $value }
map-outer = Outer part of the city
map-outer-letters = First 5 letters, second 3
map-inner = Inner part, with a key
map-inner-letters = First 10 letters and a card, second 6
