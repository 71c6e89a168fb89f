"""The Golden City by Michael Schacht."""

from kontor.games.golden_city.rules import GoldenCity

GAME = GoldenCity()
