"""How a game ended, in words."""

from kontor.core.view import Result
from kontor.words import Words


def outcome(result: Result, words: Words) -> list[str]:
    """The reason, then place by place who has come in where."""
    lines = [words(f"end-{result.reason}")]
    ranked = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    for place in dict.fromkeys(result.places[seat] for seat in ranked):
        seats = [seat for seat in ranked if result.places[seat] == place]
        names = words.listed([words("seat-label", seat=seat) for seat in seats])
        if result.points is None:
            lines.append(words("place", place=place, names=names))
        else:
            points = result.points[seats[0]]
            lines.append(words("place-with-points", place=place, names=names, points=points))
    return lines
