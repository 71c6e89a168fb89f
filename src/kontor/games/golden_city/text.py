"""The Golden City as text, for the terminal and for screen readers."""

from kontor.core.text import Block, Words
from kontor.core.view import View


def show(view: View, words: Words) -> list[Block]:
    return []


def explain(view: View, thing: str, words: Words) -> list[str] | None:
    return None
