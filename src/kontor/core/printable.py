"""Text from elsewhere: whether it steers the terminal that prints it, or only says something."""

import unicodedata

DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the text around them."""


def steers(value: object) -> bool:
    """Whether a string anywhere in this JSON value has characters that are not to be printed."""
    if isinstance(value, str):
        return any(_steers(character) for character in value)
    if isinstance(value, dict):
        return any(steers(key) or steers(part) for key, part in value.items())
    return isinstance(value, list) and any(map(steers, value))


def _steers(character: str) -> bool:
    if character in "\n\t":
        return False
    return unicodedata.category(character) in ("Cc", "Cs") or character in DIRECTIONS
