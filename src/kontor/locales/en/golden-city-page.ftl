### The Golden City on the page, in English.

game-title = The Golden City
game-about = Settle an island, trade between its landscapes, and be the first to reach the city at its heart.
