### What there is to say about an island’s file, in English.

## Places

place-name = Name
place-title = Title
place-notes = Notes
place-north = North
place-direction = Direction
place-sites = Locations
place-roads = Roads
place-rewards = Rewards
place-score_cards = Score cards
place-goods_cards = Goods cards
place-city = Golden City
place-sector-mountain = mountain sector
place-sector-meadow = meadow sector
place-sector-woodland = woodland sector
place-sector-desert = desert sector
place-mountain = { area-mountain }
place-meadow = { area-meadow }
place-woodland = { area-woodland }
place-desert = { area-desert }
place-mountain-meadow = { area-mountain-meadow }
place-meadow-woodland = { area-meadow-woodland }
place-woodland-desert = { area-woodland-desert }
place-desert-mountain = { area-desert-mountain }

## The file

found-value = { $found ->
    [nothing] nothing
    [object] an object
    [list] a list
    [huge] a huge number
    [other] something else
   *[value] { $found }
}
finding-no-file = Cannot be read: { $why }.
finding-file-too-large = The file is too large for an island.
finding-no-json = Line { $line }, column { $column }: this is not JSON.
finding-control-characters = A text in this file has control characters in it.
finding-no-utf8 = Byte { $byte }: this is not UTF-8 text.
finding-too-deep = Nested too deeply, or a number too long.
finding-no-island = An island is an object with name, north, direction, sites, roads, score_cards and goods_cards. Found: { found-value }.
finding-unknown-part = An island has no such part.
finding-not-text = Must be a text. Found: { found-value }.
finding-unprintable = Has characters that cannot be printed.
finding-not-a-list = Must be a list. Found: { found-value }.
finding-not-counts = Must be an object of numbers. Found: { found-value }.
finding-not-allowed = “{ $part }” must be one of { $allowed }. Found: { found-value }.
finding-no-entry = Entry { $number } must be an object with an id.

## Locations

finding-unknown-site = There is no such id. They are c1–c16, r1–r30, o1–o8 and i1–i4.
finding-site-twice = This location is there twice.
finding-site-missing = This location is missing.
finding-unknown-key = A location has nothing called “{ $part }”.
finding-wrong-kind = By its id this is: { $kind }. Found: { found-value }.
finding-no-reward = No reward is set.
finding-city-reward = A part of the city has no reward of its own.
finding-river-inland-only = Only rural locations lie on a river.
finding-river-elsewhere = Lies in the { $landform }, which the { $area } does not touch.
finding-coin-elsewhere = Only outer parts give a coin besides.
finding-not-a-number = “{ $part }” must be a number. Found: { found-value }.
finding-same-spot = They lie on the same spot.
finding-river-count = { $wanted } locations lie on a river; here it is { $count }.
finding-outer-parts = A quarter has two outer parts; here it is { $count }.
finding-inner-parts = A quarter has one inner part; here it is { $count }.
finding-coin-parts = { $wanted } outer parts give a coin; here it is { $count }.

## Roads

finding-bad-road = Entry { $number } must be a list of two ids.
finding-road-nowhere = There is no location { $id }.
finding-road-loop = This road leads back to where it starts.
finding-road-twice = This road is there twice.
finding-no-road = No road leads here.
finding-unreachable = Cannot be reached from the coast.
finding-dead-end = A dead end: the only road leads to { $site }.

## Cards

finding-card-twice = { $id } is there twice.
finding-card-key = { $id } has an unknown part, “{ $part }”.
finding-card-value = { $id }: “{ $part }” must be one of { $allowed }. Found: { found-value }.
finding-card-count = There are { $wanted }; here it is { $count }.
finding-back-count = Backs 1, 2 and 3 are on 4, 8 and 4 cards; here it is { $first }, { $second } and { $third }.
finding-unknown-goods = { $id } must be one of { $allowed }.
finding-goods-copies = { $id }: must be a number of cards. Found: { found-value }.
finding-goods-count = There are { $wanted }; here it is { $count }.

## Remarks

finding-coast-count = Four coastal locations are usual; here it is { $count }.
finding-rural-count = 8, 8, 7 and 7 rural locations a sector are usual; here it is mountain { $mountain }, meadow { $meadow }, woodland { $woodland }, desert { $desert }.
finding-reward-count = { $reward }: on { $count } { $count ->
    [one] location
   *[other] locations
}, { $wanted } cards in the game.
finding-many-coins = { $count } coins on the locations can empty the supply.
finding-quarter-coin = One outer part with a coin is usual; here it is { $count }.
finding-ring-roads = Two roads to its neighbours in the ring are usual; here it is { $count }.
finding-quarter-road = Within the quarter a road is usual here.
finding-foreign-road = A road to another quarter’s inner part is unusual.
finding-no-way-in = From here no way leads over land to the city.
finding-way-in = One to three rural locations on the way to the city are usual; here it is { $count }.
finding-few-gates = Fewer than two ways lead into the city.
finding-keys-together = Two keys close together, on one branch.
finding-desert-chain = There is no chain from coast to outer part with mountain and a desert key beside it, as the rules’ example has it.
finding-card-areas = Those with back { $back } score other areas than usual.
finding-card-goods = Those with back { $back } show some goods more often than others.
finding-goods-usual = Usually there is every pair of goods, and two pairs that complete each other twice.
finding-too-near = So close together that a finger can hardly tell them apart.
finding-roads-cross = The two roads cross.
finding-north-elsewhere = The map does not show the { $landform } there.
finding-turned-round = On the map the sectors follow one another the other way round.
