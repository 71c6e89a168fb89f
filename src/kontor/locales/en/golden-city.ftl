### The Golden City in English.

## Landforms and rewards

landform-coast = coast
landform-woodland = woodland
landform-meadow = meadow
landform-mountain = mountain
landform-desert = desert

reward-coin-1 = 1 coin
reward-coin-2 = 2 coins
reward-landform = landform card
reward-key = key card
reward-bonus = bonus card
reward-goods = goods card

## The map

map-outer = Outer part of the city
map-outer-letters = letters for first and second
map-inner = Inner part, costs a key
map-inner-letters = letters; a card for the first

## The command “kontor island”

help-island = Islands to play The Golden City on: check a file, draw it.
help-island-file = The file with the island, as docs/island.md describes it.
help-island-check = Name everything that is wrong with an island’s file.
help-island-draw = Draw an island as a picture.
help-island-output = Where to put the picture, an SVG file.
island-sound = { $title }: a sound island.
island-drawn = The island is drawn in { $path }.
