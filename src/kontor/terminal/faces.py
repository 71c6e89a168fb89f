"""Which face to show: plain on request, or where a screen could not show more."""

import os
import sys

from kontor.terminal.face import Face
from kontor.terminal.plain import Plain
from kontor.terminal.screen import Screen
from kontor.words import Words


def face(plain: bool, words: Words) -> Face:
    """Plain lines if wanted, or if nobody would see the colours."""
    simple = os.environ.get("TERM") == "dumb" or not sys.stdout.isatty()
    return Plain(words) if plain or simple else Screen()
