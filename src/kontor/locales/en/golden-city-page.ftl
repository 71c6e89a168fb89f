### The Golden City on the page, in English.

game-title = The Golden City
game-about = Settle an island, trade between its landscapes, and be the first to reach the city at its heart.

## Keys

key-roads = Along the roads from location to location
key-open = To the next location you can build on
key-first = To the first location you can build on
key-site = Chooses the location
