### Die goldene Stadt auf der Seite, auf Deutsch.

game-title = Die goldene Stadt
game-about = Besiedelt eine Insel, treibt Handel zwischen ihren Landschaften und erreicht als Erste die Stadt in ihrer Mitte.
