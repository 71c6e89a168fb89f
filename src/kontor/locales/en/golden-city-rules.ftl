### The rules of The Golden City in English, a paragraph a number.

## Parts of the rule book

part-aim = The aim
    .about = An island, four landforms, and in its middle a city of gold. You land on the coast, follow the roads inland from business to business and push on into the city. Every round one good and one river or quarter are worth something. Whoever owns the most letters of business at the end has won.
part-components = What there is
part-island = The island
    .about = The board is the whole island. Every location on it costs cards of its landform, and almost every one gives something back.
part-setup = Before the first round
part-round = A round
    .about = At most 16 rounds are played, and each has the same course: a score card is turned up, pairs of cards are laid out, everybody bids for a pair, everybody builds, the score card is scored, and the start-player key moves on.
part-bidding = Bidding
    .about = Everybody gets exactly one pair of landform cards in a round. Which one it is, hands on the table and coins decide.
part-building = Building
    .about = Cards become businesses. The first one stands on the coast; from there your network grows along the roads.
part-rewards = Rewards
    .about = What a location gives, it gives at once.
part-scoring = Scoring
    .about = The card that was turned up at the beginning of the round now pays for its good and for its area.
part-end = The end
part-bonus = Bonus cards
    .about = They are the secret plans of the game: eight cards, each of which counts something different when all is done.
part-sight = Who sees what
part-house = House rules
    .about = The rule books differ in a few places. These readings hold only where the table chooses them.
part-reconstruction = The shipped island
part-always = What always holds
    .about = For the curious: the program checks these in millions of games.

## What there is

law-GC-C1 = Three or four people play. In the box the colours are red, light blue, white and black; at a table here everybody has a colour and a shape.
law-GC-C2 = With three players everybody has 18 businesses, with four players 16.
law-GC-C3 = There are 50 landform cards: ten each of coast, woodland, meadow, mountain and desert.
law-GC-C4 = There are 16 score cards, four with a “1” on the back, eight with a “2” and four with a “3”. Each shows one of the four goods and one area, a river or a quarter of the city.
law-GC-C5 = There are eight goods cards, each with two of the four goods: pottery, wine, spices and cloth.
    .ruling = The names of two goods are lost; spices and cloth are ours.
law-GC-C6 = There are eight bonus cards, all different, six key cards and 35 coins.
    .ruling = Letters of business never run out.

## The island

law-GC-I1 = The island has 58 locations: 16 coastal ones, 30 rural ones inland, and the 12 parts of the Golden City.
law-GC-I2 = Four landforms lie round the city like slices of a cake: mountain, meadow, woodland, desert. Wherever two of them meet, a river runs down to the sea.
law-GC-I3 = Three rural locations lie on each river. Only they count as being on the river; parts of the city never do. Each of them still belongs to one landform, and that sets its cost.
law-GC-I4 = Every landform continues into the city as a quarter of its own: two outer parts and one inner part. A part of the city counts as the landform of its quarter.
law-GC-I5 = Roads join the locations. A road may cross a river.
law-GC-I6 = Every coastal and every rural location shows its reward: one coin, two coins, a landform card, a key card, a bonus card or a goods card.
law-GC-I7 = Roads and rewards of the printed board are not known to us. The island here is our own reconstruction: it keeps to everything that is known about the original. Whoever owns the box can enter the printed board and play on that.
law-GC-I8 = The reconstruction is built to be fair. Every landform has four coastal locations and seven or eight rural ones. Keys wait at six locations, bonus cards at eight and goods cards at eight, as many as there are cards; all the coins on the coast and inland are 19 at most. From coast to city it takes one to three rural locations. The outer parts form a ring and so do the inner parts; every inner part is joined to the two outer parts of its quarter. In each quarter one outer part has a coin for its first builder.
law-GC-I9 = Score cards with a “1” show the four rivers, those with a “3” the four quarters, those with a “2” every river and every quarter once. Each good is on four score cards and on four goods cards.

## Before the first round

law-GC-S1 = You take the businesses and the bidding hand of your colour and 3 coins. The remaining coins are the supply.
law-GC-S2 = Everybody gets one coast card. The other landform cards are shuffled, and everybody draws one more. Hands are secret.
law-GC-S3 = The goods cards are shuffled and three of them laid out face up; the rest is a face-down deck.
law-GC-S4 = The score cards are shuffled by their backs and stacked: the “1” on top, below them the “2”, at the bottom the “3”.
law-GC-S5 = The youngest player starts and takes the start-player key.
    .ruling = At a table here the host chooses who starts, or leaves it to chance.

## A round

law-GC-P1 = Turn up the top score card. Everybody sees through the whole round what will be scored at its end.
law-GC-P2 = Lay out landform cards face up in pairs, as many pairs as there are players: first the first card of each pair, then the second of each.
law-GC-P3 = When a landform card is needed and the draw pile is empty, the discard pile is shuffled and becomes the draw pile, even in the middle of dealing.
    .ruling = It is shuffled only when a card is needed, not as soon as the last one is drawn. The cards you pay for a business are discarded before you draw its reward, so they are shuffled in too.

## Bidding

law-GC-A1 = Clockwise from the start player, everybody whose hand lies on no pair puts it on one. If your hand is on a pair, you are passed over; you cannot move it.
law-GC-A2 = A free pair costs nothing.
law-GC-A3 = You may put your hand on a pair where another hand lies. You pay coins to the supply, and the other hand is expelled: its owner takes it back and places it anew when the turn comes round, not at once.
law-GC-A4 = The first expulsion of a round costs 1 coin, the second 2, the third 3 and so on, whoever expels whom and wherever. The next round begins at 1 again.
law-GC-A5 = Without enough coins you cannot expel anybody. You never have to: there are as many pairs as players, so one is always free.
law-GC-A6 = When a hand lies on every pair, bidding is over. All take their hands back and their pairs into their hidden cards. Everybody has seen who took what.
law-GC-A7 = Three expulsions: at most three hands are expelled in a round.
law-GC-A8 = A round of bidding with four players.
    .example = Anna takes coast/desert, Ben woodland/woodland. Cara expels Ben for 1 coin, David expels Anna for 2. Anna takes the free pair coast/coast. Ben comes back and expels Cara for 3. Cara would have to pay 4 and takes the last free pair instead, mountain/meadow. Bidding is over.
law-GC-A9 = Nobody may pass.
    .ruling = You may expel somebody although pairs are free, and you may come back to the pair you were expelled from, at the current price. When the last pair is occupied, bidding ends at once.

## Building

law-GC-D1 = Clockwise from the start player, everybody has one turn and builds two businesses, one or none. Nobody has to build.
law-GC-D2 = A coastal location costs 1 coast card. You may build on any free one, at any time; no connection is needed.
law-GC-D3 = A rural location or an outer part costs 2 cards of its landform. A road must join it to a business of yours from which your own businesses lead to the coast without a gap.
law-GC-D4 = An inner part costs the same, needs the same connection, and 1 key card besides, which leaves the game. Everybody who builds there pays a key.
law-GC-D5 = On a coastal or rural location there is room for one business only.
law-GC-D6 = In a part of the city everybody may build once. Who comes third or fourth gets no reward, but the business counts for scoring and as a connection.
law-GC-D7 = The joker rule: two cards of the same landform serve as one card of another, as often as you like, coast cards included.
    .example = A rural location in the woodland costs two woodland cards; or one woodland card and two desert cards; or two meadow and two mountain cards; or four coast cards. A coastal location costs one coast card or two equal cards of another landform.
    .ruling = Each card is used once, what a pair stands for cannot be part of another pair, and nobody overpays.
law-GC-D8 = If you can pay in several ways, the choice is yours. Cards you pay go face up to the discard pile.
law-GC-D9 = The reward of a business comes at once, before you build the second. A landform card you win may already pay for the second.
law-GC-D10 = At the end of your turn you may hold five landform cards. If you have more, you choose which ones to discard. Before that there is no limit.
    .ruling = Your turn is your building turn, even if you build nothing. It ends after the second business and its reward, or when you say so. You discard down to exactly five, and everybody sees what.
law-GC-D11 = Whoever has no businesses left builds no more.
law-GC-D12 = You build one business after the other.
    .ruling = The second may be connected through the first, and a key won with the first may open the way for the second.

## Rewards

law-GC-R1 = Coins: you take 1 or 2 from the supply.
    .ruling = If the supply is short, you take what is there.
law-GC-R2 = Landform card: you draw the top card of the draw pile and keep it hidden.
law-GC-R3 = Key card: you take one and lay it down openly.
    .ruling = If none is left, you get nothing.
law-GC-R4 = Bonus card: you look through all that are left, choose one and lay it face down. The others know how many you have, not which.
    .ruling = If none is left, you get nothing. Only you see what you chose from, and only at that moment. You may own as many as you like.
law-GC-R5 = Goods card: you take one of those that lie open, which is replaced while the deck lasts, or the top card of the deck, which you see only afterwards. It lies open before you.
    .ruling = If none is left, you get nothing.
law-GC-R6 = You may own four goods cards. When you get a fifth, you give up one of the five, which leaves the game; it may be the new one.
law-GC-R7 = Outer part: whoever builds there first gets 5 letters of business, the second 3, all later ones none. Four of the eight outer parts give the first builder 1 coin as well.
law-GC-R8 = Inner part: the first gets 10 letters of business and a landform card, the second 6 letters, all later ones nothing.
law-GC-R9 = Every reward is settled before the next business or the end of the turn.
    .ruling = A reward cannot be declined.

## Scoring

law-GC-E1 = The good: everybody who has the pictured good on at least one goods card gets 2 letters of business. Whoever is the only one to have it gets 2 more. How many cards show it does not matter.
law-GC-E2 = The river or quarter: everybody with at least one business on that river, or in the city parts of that quarter, gets 2 letters of business.
law-GC-E3 = The majority bonus: whoever has more businesses there than anybody else, or is the only one there, gets 2 letters more. If two share the lead, nobody gets the bonus.
law-GC-E4 = How it adds up.
    .example = Cara and David have one business each on the mountain–meadow river: 2 letters each. If only one of them is there, it is 4. If Cara holds two locations and David one, Cara gets 4 and David 2. In the desert quarter Anna has three businesses, Ben two and David one: that makes 4, 2 and 2.
law-GC-E5 = The scored card leaves the game.
law-GC-E6 = The start-player key goes to the next player clockwise, and a new round begins.
law-GC-E7 = Goods majority: most goods cards with the good earn the goods bonus too, not only being its sole owner.
law-GC-E8 = One score card pays for its good and for its area, so it brings you between 0 and 8 letters.

## The end

law-GC-F1 = When somebody has built all their businesses, the round is played to its end, with scoring; players later in the order still build. Then the game is over.
law-GC-F2 = The game is also over when the sixteenth score card has been scored.
law-GC-F3 = Whoever still has businesses but can never build again has lost. This round, too, is played to its end, and then the game is over.
    .ruling = That is so when no coastal location is free and your network touches nothing you may still build on: no free rural location, no outer part without you, no inner part without you for which you hold a key. Cards in hand do not matter. It is checked for everybody after each business and its reward. Those who are blocked rank behind all others.
law-GC-F4 = Most letters of business win. In a tie, most businesses in the Golden City decide, then most coins; after that the victory is shared.
    .ruling = Each tie-break looks only at those who are still level. The other places are decided in the same way.
law-GC-F5 = All businesses break ties: in a tie, all businesses built count first, not only those in the city.
law-GC-F6 = At the very end all bonus cards are turned up and their letters added. Then the totals are compared.
law-GC-F7 = One business may count for several bonus cards.
    .ruling = Coastal locations never count for a landform’s bonus card. Coins that the coin card paid for still count in a tie.

law-GC-B1 = Scales: 3 letters of business for each of your goods cards.
law-GC-B2 = Coin: 2 letters for each of your coins.
law-GC-B3 = City: 1 letter for each of your businesses in the Golden City.
law-GC-B4 = River: 2 letters for each of your businesses on a river.
law-GC-B5 = Woodland, meadow, mountain, desert: 1 letter for each of your businesses on a rural location or part of the city of that landform.

## Who sees what

law-GC-H1 = Open to all: the island, coins, goods cards and keys, how many hand cards, bonus cards and unbuilt businesses everybody has, the pairs, everything paid or discarded, the size of every pile and the back of the next score card. When somebody wins a landform card, all see that it was drawn, not which.
law-GC-H2 = Only you see your hand and your bonus cards. Nobody knows the order of a pile.
law-GC-H3 = Nobody need tell how many letters they have.
    .ruling = Every gain is announced and stays in the log. A table may also choose to show all totals openly.
law-GC-H4 = Spectators see what is open to all.
    .ruling = When the game is over, the record shows everything.

## What always holds

law-GC-V1 = Hands, pairs, draw pile and discard pile together always hold 50 landform cards.
law-GC-V2 = All players and the supply together always hold 35 coins.
law-GC-V3 = When a landform card is due, there is one.
law-GC-V4 = Every business is linked to a coastal business of its owner.
law-GC-V5 = There are six keys, so a game sees at most six businesses in inner parts.
law-GC-V6 = There are at most 16 rounds.
law-GC-V7 = A pair that was occupied once is never free again in that round.
law-GC-V8 = No goods card, key or bonus card appears or vanishes: eight, six and eight there are, on the table, in a pile or back in the box.
