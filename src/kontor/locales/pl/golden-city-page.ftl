### Złote Miasto na stronie, po polsku.

game-title = Złote Miasto
game-about = Zasiedlaj wyspę, handluj między jej krainami i dotrzyj pierwszy do miasta w jej sercu.
