### Die goldene Stadt auf der Seite, auf Deutsch.

game-title = Die goldene Stadt
game-about = Besiedelt eine Insel, treibt Handel zwischen ihren Landschaften und erreicht als Erste die Stadt in ihrer Mitte.

## Tasten

key-roads = Die Straßen entlang von Ort zu Ort
key-open = Zum nächsten Ort, der bebaut werden kann
key-first = Zum ersten Ort, der bebaut werden kann
key-site = Wählt den Ort
