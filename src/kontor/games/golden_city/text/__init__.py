"""The Golden City as text, for the terminal and for screen readers."""

from kontor.games.golden_city.text.explanations import explain
from kontor.games.golden_city.text.table import show

__all__ = ["explain", "show"]
