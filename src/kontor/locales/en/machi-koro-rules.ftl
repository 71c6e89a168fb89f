### The rules of Machi Koro in English, a paragraph a number.

## Parts of the rule book

part-aim = The aim
    .about = You are the mayor of a small town: a wheat field, a bakery and three coins. Roll the dice, collect what the number brings, build something new with it, and make your town hum until all four of your landmarks stand. Whoever has them first wins at once.
part-components = What there is
part-cards = The establishments
    .about = The number at the top says on which roll a card acts, the colour whose roll counts, the corner what it costs. The symbol matters where another card counts symbols.
part-landmarks = The landmarks
    .about = Everybody has the same four, and each makes life easier for the rest of the game.
part-setup = Before the first roll
part-turn = A turn
    .about = Roll, collect, build: every turn has these three steps. Then the next player clockwise is on.
part-income = Income
    .about = After the roll everybody looks at their own cards, not only the one who rolled.
part-building = Building and winning
part-variants = Variants
    .about = Chosen when the table is made; they can be combined.
part-always = What always holds
    .about = For the curious: the program checks these in millions of games.

## What there is

law-MK-C1 = Two to four people play. There are 84 establishments of 15 kinds: six of each, of the three purple kinds four. Besides them everybody has a wheat field and a bakery to begin with, and four landmarks.
law-MK-C2 = Coins lie open; everybody sees what the others own.
    .ruling = The bank never runs dry.

## Before the first roll

law-MK-S1 = Everybody gets a wheat field, a bakery, the four landmarks, still unbuilt, and 3 coins. The 84 establishments are the market. The starting cards have cost nothing and are not among the 84.
law-MK-S2 = The youngest player starts; then it goes on clockwise.
    .ruling = At a table here the host chooses who starts, or leaves it to chance.

## A turn

law-MK-T1 = You roll one die. With a working train station you choose one die or two before you roll, anew every turn.
law-MK-T2 = Only the sum counts, not what the single dice show.
law-MK-T3 = With a working radio tower you may roll again once a turn, with all the dice you used. The second roll stands, whatever it is.
    .ruling = You decide before anybody is paid.
law-MK-T4 = With a working amusement park a double brings you a complete second turn after this one. A double in the second turn brings no third.
    .ruling = What counts is the final roll: a double that you roll again is lost. The second turn comes after building and cannot be declined; the radio tower may be used in it once more.
law-MK-T5 = At the end of your turn you may build one establishment from the market or one of your landmarks, and pay its cost to the bank. You may also build nothing.

## Income

law-MK-I1 = First the roller pays what red cards cost. Then blue and green cards earn from the bank. Purple cards come last.
law-MK-I2 = Red cards earn only on the rolls of others, and the roller pays. If the roller owes several players, they are paid counter-clockwise: first the one who had the turn before, in full, then the next.
law-MK-I3 = Whoever cannot pay everything pays what is there. The rest is forgotten; nobody ever has debts.
law-MK-I4 = Blue cards earn on everybody’s roll, green ones only on your own.
law-MK-I5 = Several cards of a kind earn several times. Factories and the fruit and vegetable market multiply: each of them pays for every symbol of its kind in your city.
law-MK-I6 = With a working shopping mall each of your bakeries, convenience stores, cafés and family restaurants earns 1 coin more whenever it acts.
    .ruling = For cafés and restaurants the roller pays the extra coin, as far as the money goes.
law-MK-I7 = Purple cards act only when you roll a 6 yourself, and then all that you have.
    .ruling = First the stadium, then the TV station, then the business centre.
law-MK-I8 = Stadium: everybody else gives you 2 coins, as far as they can.
law-MK-I9 = TV station: you name another player, who gives you 5 coins, or all there are.
    .ruling = You may also name somebody without coins.
law-MK-I10 = Business centre: you may swap one of your establishments for one of another player’s. Cards with a tower are excepted.
    .ruling = Whom you swap with and for what is your choice, and the other cannot refuse. Starting cards may be swapped like any other. What comes in earns nothing on this roll.
law-MK-I11 = When money is short.
    .example = Anna has no coins and two bakeries and rolls a 3; Ben has a café. Ben gets nothing, for the café comes first; then Anna gets 2 from the bank. Another time Anna has 3 coins and rolls a 3. After her sit Ben with three cafés and Carl with two. Carl, who had the turn before her, gets 2; Ben gets the last coin.
law-MK-I12 = What the shopping mall does.
    .example = Two bakeries bring 4 coins instead of 2, a family restaurant 3 instead of 2.

## Building and winning

law-MK-B1 = Of blue, green and red kinds you may own as many as the market has. Of each purple kind you may own one.
law-MK-B2 = Each landmark is built once, in any order.
law-MK-B3 = A landmark works from your next turn on. A shopping mall does not help your cafés while the others roll in between; an amusement park built after a double brings no second turn.
    .ruling = The second turn of an amusement park is a next turn: what you built in the first works in it.
law-MK-B4 = Whoever builds the fourth landmark has won, and the game is over on the spot.
law-MK-B5 = There is one winner.
    .ruling = All others share second place. The number of turns is not limited.

## Variants

law-MK-M1 = Open market: all kinds are on sale from the start. This is how one plays if nothing else is chosen.
law-MK-M2 = Come what may: all establishments are shuffled into a face-down deck, and cards are turned up until ten kinds lie open, equal ones on one pile. When a purchase leaves fewer, cards are turned up at once until there are ten again, as long as the deck lasts. With three players one of each purple kind stays in the box, with two players two.
    .ruling = What is left in the deck is known to all, its order to nobody. A swap never turns up cards.
law-MK-M3 = First games: nobody owns more than two cards of a kind, which keeps all towns colourful.
    .ruling = The starting card counts, and a swap may not give anybody a third.

## What always holds

law-MK-V1 = Market, deck, box and all cities together always hold six cards of a kind and four of a purple one; wheat fields and bakeries are six and one more for each player.
law-MK-V2 = Coins come from the bank and go to the bank; red cards, stadium and TV station only move them.
law-MK-V3 = Nobody ever has fewer than no coins.
law-MK-V4 = Nothing is hidden but the dice to come, unless a deck is played with.
