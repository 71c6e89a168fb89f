### Złote Miasto na stronie, po polsku.

game-title = Złote Miasto
game-about = Zasiedlaj wyspę, handluj między jej krainami i dotrzyj pierwszy do miasta w jej sercu.

## Klawisze

key-roads = Drogami od pola do pola
key-open = Do następnego pola, na którym można budować
key-first = Do pierwszego pola, na którym można budować
key-site = Wybiera pole
