### Machi Koro in English.

title = Machi Koro

## Establishments

card-wheat-field = Wheat Field
    .a = a Wheat Field
    .many = Wheat Fields
card-ranch = Ranch
    .a = a Ranch
    .many = Ranches
card-bakery = Bakery
    .a = a Bakery
    .many = Bakeries
card-cafe = Café
    .a = a Café
    .many = Cafés
card-convenience-store = Convenience Store
    .a = a Convenience Store
    .many = Convenience Stores
card-forest = Forest
    .a = a Forest
    .many = Forests
card-stadium = Stadium
    .a = a Stadium
    .many = Stadiums
card-tv-station = TV Station
    .a = a TV Station
    .many = TV Stations
card-business-centre = Business Centre
    .a = a Business Centre
    .many = Business Centres
card-cheese-factory = Cheese Factory
    .a = a Cheese Factory
    .many = Cheese Factories
card-furniture-factory = Furniture Factory
    .a = a Furniture Factory
    .many = Furniture Factories
card-mine = Mine
    .a = a Mine
    .many = Mines
card-family-restaurant = Family Restaurant
    .a = a Family Restaurant
    .many = Family Restaurants
card-apple-orchard = Apple Orchard
    .a = an Apple Orchard
    .many = Apple Orchards
card-produce-market = Fruit and Vegetable Market
    .a = a Fruit and Vegetable Market
    .many = Fruit and Vegetable Markets

colour-blue = blue
colour-green = green
colour-red = red
colour-purple = purple

symbol-wheat = wheat
symbol-cow = cow
symbol-gear = gear
symbol-shop = shop
symbol-cup = cup
symbol-factory = factory
symbol-fruit = fruit
symbol-tower = tower

## Landmarks

landmark-train-station = Train Station
    .the = the Train Station
    .brief = 1–2 dice
    .about = Roll one die or two, as you like, anew every turn.
landmark-shopping-mall = Shopping Mall
    .the = the Shopping Mall
    .brief = +1 cup, shop
    .about = Each of your activated cups and shops earns 1 coin more.
landmark-amusement-park = Amusement Park
    .the = the Amusement Park
    .brief = double: again
    .about = A double gives you a second turn after this one, once in a row.
landmark-radio-tower = Radio Tower
    .the = the Radio Tower
    .brief = roll again
    .about = Once a turn you may roll all your dice again before anybody is paid.

## What happens

n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
event-turn = { $seat-person ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
event-second-turn = { $seat-person ->
    [you] A double: you have a second turn.
   *[other] A double: { $seat } has a second turn.
}
event-opened = { $seat-person ->
    [you] From now on you use { $landmark-the }.
   *[other] From now on { $seat } uses { $landmark-the }.
}
rolled = { $dice-count ->
    [one] { $total }
   *[other] { $dice } = { $total }
}
event-rolled = { $seat-person ->
    [you] You roll { rolled }.
   *[other] { $seat } rolls { rolled }.
}
event-rerolled = { $seat-person ->
    [you] You roll again: { rolled }.
   *[other] { $seat } rolls again: { rolled }.
}
event-kept = { $seat-person ->
    [you] You keep the roll.
   *[other] { $seat } keeps the roll.
}
short = { $unpaid ->
    [0] {""}
   *[other] , { $unpaid } short
}
event-paid = { $coins ->
    [0] { $seat-person ->
        [you] You have nothing to pay { $to } with ({ $card }).
       *[other] { $to-person ->
            [you] { $seat } has nothing to pay you with ({ $card }).
           *[other] { $seat } has nothing to pay { $to } with ({ $card }).
        }
    }
   *[other] { $seat-person ->
        [you] You pay { $to } { n-coins }{ short } ({ $card }).
       *[other] { $to-person ->
            [you] { $seat } pays you { n-coins }{ short } ({ $card }).
           *[other] { $seat } pays { $to } { n-coins }{ short } ({ $card }).
        }
    }
}
copies = { $cards ->
    [one] { $card }
   *[other] { $cards } { $card-many }
}
event-earned = { $seat-person ->
    [you] You earn { n-coins } ({ copies }).
   *[other] { $seat } earns { n-coins } ({ copies }).
}
event-no-income = The { $total } brings nobody anything.
event-swapped = { $seat-person ->
    [you] You give { $with } { $gave-a } for { $got-a }.
   *[other] { $with-person ->
        [you] { $seat } gives you { $gave-a } for { $got-a }.
       *[other] { $seat } gives { $with } { $gave-a } for { $got-a }.
    }
}
event-declined = { $seat-person ->
    [you] You swap nothing.
   *[other] { $seat } swaps nothing.
}
event-built = { $seat-person ->
    [you] You build { $card-a } for { n-coins }.
   *[other] { $seat } builds { $card-a } for { n-coins }.
}
event-built-landmark = { $seat-person ->
    [you] You build { $landmark-the } for { n-coins }!
   *[other] { $seat } builds { $landmark-the } for { n-coins }!
}
event-passed = { $seat-person ->
    [you] You build nothing.
   *[other] { $seat } builds nothing.
}
event-revealed = New in the market: { $card }. { $left ->
    [one] { $left } card is
   *[other] { $left } cards are
} left in the deck.
event-won = { $seat-person ->
    [you] You have built all four landmarks and win!
   *[other] { $seat } has built all four landmarks and wins!
}
end-landmarks = All four landmarks stand.

## Questions and answers

question-roll = Roll the dice.
question-reroll = Do you roll again?
question-collect = TV station: whom do you take 5 coins from?
question-swap = Business centre: with whom do you swap a card?
question-give = Which card do you give away?
question-get = Which card do you take for it?
question-build = What do you build?

do-roll-dice = { $dice ->
    [one] Roll one die
   *[other] Roll two dice
}
do-keep = Keep the roll
do-reroll = Roll again
do-collect-from = Take from { $from }
do-swap-with = Swap with { $with }
do-decline = Swap nothing
do-give-card = Give { $card-a }
do-get-card = Take { $card-a }
do-build-card = Build { $card-a } ({ $card-cost })
do-build-landmark = Build { $landmark-the } ({ $landmark-cost })
do-pass = Build nothing

## Refusals, by the number of the rule

rule-MK-T1 = A turn begins with the roll: one die, or two with a working train station.
rule-MK-T3 = First decide whether you roll again: once a turn, all dice, with a working radio tower.
rule-MK-T5 = Now you may build one card that you can pay, or nothing.
rule-MK-I9 = The TV station takes from one of the other players, whom you name.
rule-MK-I10 = The business centre swaps one of your cards for one of another player’s, tower cards excepted.
rule-MK-B1 = Of each purple kind you may own only one, and of the others as many as the market has.
rule-MK-B2 = You have built this landmark already.
rule-MK-B4 = The game is over: all four landmarks stand.
rule-MK-M2 = This card does not lie open in the market now.
rule-MK-M3 = In first games nobody may own more than two cards of a kind.

## Variants

option-come-what-may = Come what may
    .about = Ten kinds lie open in the market; the rest comes from a face-down deck.
option-first-games = First games
    .about = At most two cards of a kind in each city.

## The table

coins = Coins
establishments = Establishments
landmarks = Landmarks
col-rolls = Roll
col-income = Earns
col-cost = Cost
col-market = Market
built = built
built-now = new
income-blue = { $coins }
income-green = { $coins }
income-per = { $coins } per { $symbol }
income-red = { $coins } from the roller
income-stadium = { $coins } from each
income-tv-station = { $coins } from one
income-business-centre = a swap
legend = Blue earns on every roll, green and purple on your own, red on the others’.
deck-left = { $left ->
    [one] { $left } card is
   *[other] { $left } cards are
} left in the deck.

## Explanations

explain-card = { $card }: { $colour }, symbol { $symbol }, roll { $rolls }, cost { $card-cost }.
explain-landmark = { $landmark }: landmark, cost { $landmark-cost }.
explain-colour = { $colour }: { $card }.
explain-symbol = Symbol { $symbol }: { $card }.
explain-stock = In the market: { $market }. You own: { $own }.
does-blue = On { $rolls }, whoever rolls it, you earn { n-coins } from the bank.
does-green = When you roll { $rolls } you earn { n-coins } from the bank.
does-green-per = When you roll { $rolls } you earn { n-coins } from the bank for each of your cards with the symbol { $symbol }.
does-red = When another player rolls { $rolls }, that player pays you { n-coins } before anybody earns.
does-stadium = When you roll { $rolls } every other player pays you { n-coins }.
does-tv-station = When you roll { $rolls } one player of your choice pays you { n-coins }.
does-business-centre = When you roll { $rolls } you may swap one of your cards for one of another player’s; no tower cards.
raised-by-mall = With a shopping mall { n-coins } more.
