### What only the page says about Machi Koro, in English.

game-title = Machi Koro
game-about = Roll the dice, let your shops and fields earn, and be the first to build all four landmarks.

## Cards

can-build = You can build it now.
in-city = { $count } × { $card }, { $colour }, roll { $rolls }.
stands-new = from next turn
planned = Not built yet.
when-blue = on every roll
when-green = on your own roll
when-red = on others’ rolls
when-purple = on your own roll

## The table

city-of = { $seat-person ->
    [you] Your city
   *[other] { $seat }’s city
}
tray = Dice and question
dice-show = { $dice-count ->
    [one] The die shows { $total }.
   *[other] The dice show { $dice }, { $total } in all.
}
dice-rest = The dice have not been rolled yet.

## What to do next

roll-now = Your turn: roll the die.
nothing-to-build = There is nothing you can build now.
choose-card = Pick a card to see what it does.
build-for = Build for
for-this = In exchange for: { $card }.
second-follows = A double: a second turn follows.
waits-roll = { $seat } is about to roll.
waits-income = { $seat } has rolled.
waits-reroll = { $seat } considers rolling again.
waits-collect = { $seat } decides who pays for the TV station.
waits-swap = { $seat } considers a swap.
waits-give = { $seat } chooses what to give away.
waits-get = { $seat } chooses what to take.
waits-build = { $seat } is about to build.

## What each number would bring

outlook-show = What does each roll bring?
outlook-roller = Who rolls?
outlook-choice = On a 6 there is also a choice: TV station or business centre.

## The end

standing-worth = Worth of the city: coins and everything built, at cost
account-landmarks = Landmarks
account-cards = Establishments
account-worth = Built for, in coins
account-coins = Coins left

## Keys

key-cards = From card to card
key-ends = To the first or last card
key-look = Shows a card; once more: builds it
key-away = Puts the card down

## In a minute

minute-1 = Four landmarks win
    .about = Whoever is first to build all four landmarks of a city has won. They cost coins, and coins come from dice.
minute-2 = Roll
    .about = Every turn begins with a roll. Every card that shows the number earns. The train station lets you roll two dice.
minute-3 = The colour says whose roll counts
    .about = Blue earns on everybody’s roll, green only on your own. Red takes from whoever rolls. Purple acts on your own 6.
minute-4 = Build one thing
    .about = Then you may build one card of the market or one landmark, or save your coins.
minute-5 = Numbers and symbols
    .about = Own many numbers, and something nearly always earns. Or collect one symbol: cheese factory, furniture factory and market pay for each card that has it.
