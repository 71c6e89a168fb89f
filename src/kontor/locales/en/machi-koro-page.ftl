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

outlook-show = What would each roll bring?
outlook-roller = Who rolls?
outlook-choice = On a 6 there is also a choice: TV station or business centre.

## The end

standing-worth = Worth of the city: coins and everything built, at cost
account-landmarks = Landmarks
account-cards = Establishments
account-worth = Built for, in coins
account-coins = Coins left

## The rules, by their numbers

law-MK-T1 = A turn begins with a roll: one die, or with a working train station one or two, chosen anew every turn.
law-MK-T3 = With a working radio tower one may roll again once a turn, all dice, before anybody is paid. The second roll stands.
law-MK-T4 = With a working amusement park a double brings a second turn after this one, once in a row.
law-MK-T5 = At the end of a turn one may build one establishment or one landmark, or nothing.
law-MK-I1 = First the roller pays what red cards cost him, then blue and green cards earn, then the purple ones act.
law-MK-I2 = Red cards earn on the rolls of others, and the roller pays. If he owes several players, the one before him comes first.
law-MK-I3 = Whoever cannot pay everything pays what he has. The rest is forgotten.
law-MK-I4 = Blue cards earn on every roll, green ones only on their owner’s.
law-MK-I5 = Several cards of a kind earn several times. Factories and the fruit and vegetable market count the symbols in the city.
law-MK-I6 = With a working shopping mall every cup and every shop earns one coin more.
law-MK-I7 = Purple cards act only on their owner’s six: first the stadium, then the TV station, then the business centre.
law-MK-I8 = The stadium takes two coins from each other player.
law-MK-I9 = The TV station takes five coins from one player of one’s choice.
law-MK-I10 = The business centre may swap one of one’s cards for another player’s; tower cards are excepted.
law-MK-B1 = Of blue, green and red kinds one may own as many as the market has, of each purple kind only one.
law-MK-B3 = A landmark works from its owner’s next turn on.
law-MK-B4 = Whoever builds the fourth landmark has won at once.
law-MK-M2 = Come what may: ten kinds lie open. When a purchase leaves fewer, cards are turned up until there are ten again.
law-MK-M3 = First games: nobody owns more than two cards of a kind.
