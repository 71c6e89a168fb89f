"""Which display to show: plain on request, or where a screen could not show more."""

import os
import sys

from kontor.terminal.display import Display
from kontor.terminal.plain import Plain
from kontor.terminal.screen import Screen
from kontor.words import Words


def display(plain: bool, words: Words) -> Display:
    """Plain lines if wanted, or if nobody would see the colours."""
    simple = os.environ.get("TERM") == "dumb" or not sys.stdout.isatty()
    return Plain(words) if plain or simple else Screen()
