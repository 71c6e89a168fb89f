"""Help that names what the installed games offer."""

from kontor.core import registry
from kontor.words import Words


def game(words: Words, message: str = "help-game") -> str:
    return words(message, games=", ".join(registry.games()))


def variant(words: Words) -> str:
    every = [name for game in registry.games().values() for name, _ in game.meta().switches]
    return words("help-variant", variants=", ".join(dict.fromkeys(every)) or "–")
