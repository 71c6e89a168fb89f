### The workshop where islands are made, in English.

## The shelf

workshop = Your own islands
    .about = Enter the board from your box, or invent one. What you make stays on this device until you give it away as a file.
new-island = A new island
from-ours = From our island
    .about = Everything is there already. Move, change and join until it is yours.
from-empty = From bare land
    .about = Four landforms and four rivers, and not a single location yet.
from-seed = From a number
    .about = Chance lays out a sound island. The same number gives the same one.
from-file = From a file
    .about = An island that somebody gave you, or that you exported yourself.
start-here = Start here
seed = Number
draft = Lay out
drafting = Laying out …
draft-failed = No island came back. Try again in a moment.
draft-too-fast = That was quick. Wait a few seconds before the next one.
load-file = Open a file
title-new = My island
title-draft = Island { $seed }
my-islands = On the shelf
no-islands = Nothing here yet. An island you save will stand here.
kept-on = { $day }
throw-away = Throw away
throw-away-really = Throw away “{ $title }”?
    .about = It is gone for good, unless you have it as a file.
keep-it = Keep it
cannot-open = “{ $name }” cannot be opened
file-no-json = This is not an island file: its text is not JSON.
file-no-island = This file holds something else than an island.

## The bench

leave-unsaved = Leave without saving?
    .about = What you changed since you last saved the island would be lost.
stay = Stay here
leave-anyway = Leave
to-shelf = To all islands
undo-step = Undo
redo-step = Redo
keep-island = Save
is-kept = Saved
kept = The island is saved on this device.
not-kept = The browser has no room or keeps nothing. Export the island as a file instead.
export-island = Export as a file
share-island = Share as a file
play-on-it = Play on it
    .about = The island is saved, and the table plays on it as it is now.
map-of = Map of { $title }
site-label = { $site }: { $kind }, { $landform }, { $told }.
part-label = { $site }: { $kind }, { $landform }.
no-reward = no reward yet
has-fault = something is wrong here

## Tools

tools = Tools
tool-choose = Choose and move
tool-road = Roads
tool-coast = + coast ({ $count })
tool-rural = + rural ({ $count })
tool-outer = + outer part ({ $count })
tool-inner = + inner part ({ $count })
hint-choose = Drag a location, or choose it and move it with the arrow keys. Tap a road to choose it.
hint-road = Choose the location where the road begins.
hint-road-on = Choose the next location: a road is drawn, or taken away if there is one.
hint-place = Tap the map where the location belongs.

## What is chosen

site-title = { $site } · { $kind }
let-go = Let go
reward = Reward
part-coin = Gives its first builder a coin
sector = Landform
quarter = Quarter
on-river = River
no-river = not on a river
axis-x = From the left
axis-y = From the top
move-hint = On the map: arrow keys move it, with Shift in strides.
roads-from = { $count ->
    [0] No road yet
    [one] One road
   *[other] { $count } roads
}
remove-road = Take away the road { $from }–{ $to }
draw-road = Draw a road
road-to-where = To where?
road-to = Road to …
remove-site = Take { $site } off the island
road-title = Road { $from }–{ $to }
remove-this-road = Take away
build-this-road = Draw it

## Findings

findings = Findings
findings-count = { $count ->
    [0] Findings: no fault
    [one] Findings: one fault
   *[other] Findings: { $count } faults
}
checking = Looking at it …
check-away = Nobody can be asked at the moment. The island is checked when the connection is back.
faults = { $count ->
    [one] One thing must be mended before you can play.
   *[other] { $count } things must be mended before you can play.
}
remarks = { $count ->
    [one] Fit to play on. One thing is unusual:
   *[other] Fit to play on. { $count } things are unusual:
}
all-well = Fit to play on.
is-fault = Fault:
is-remark = Unusual:
and-more = and { $count } more

## How fair it is

fairness = How fair is it?
    .about = Bots play on the island by the hundred and show who wins from which seat and sector.
try-out = Try it out
try-out-again = Try it out again
stop-trying = Stop
trying = { $done } of { $of } games
trying-waits = Waiting for others …
tried-before = The island has changed since these games.
trial-stopped = Stopped after { $done } games.
trial-failed = The games have ended before their time. Try again in a moment.
trial-too-many = One trial at a time: wait for the other, or stop it.
trial-too-fast = That was quick. Wait a minute before the next one.
trial-players = { $players ->
    [3] Three players
   *[4] Four players
}
share-scale = The line is what equals would win; the band holds the true share in 95 of 100 cases.
even-share = even: { $share }%
begin-here = { $share }% begin here
by-choice = by choice
by-lot = by lot
site-share = { $site } { $share }%

## All places

all-places = All locations
places-coast = Coast
places-rural = Rural
places-outer = Outer parts
places-inner = Inner parts
still-missing = { $count ->
    [one] (one is missing)
   *[other] ({ $count } are missing)
}
place-site = Put { $site } on the island

## Beside the map

beside-map = Compass and cards
compass = Compass
    .about = Which landform lies in the north, and which way mountain, meadow, woodland and desert follow one another.
turn-clockwise = clockwise
turn-counter-clockwise = counter-clockwise
score-cards-about = Each shows a good, and a river or quarter.
card-back = Back { $back }
card-good = Good on card { $number }
card-area = Area on card { $number }
goods-cards-about = { $count } of { $all } cards.

## Keys

key-move-site = Moves the chosen location, with Shift further
key-pick-site = Chooses the location, or draws a road to it
key-remove-site = Takes the chosen location off the island
key-undo-step = Takes the last step back
key-redo-step = Does it again
key-keep-island = Saves the island on this device
key-let-go = Puts the tool away, then what is chosen
