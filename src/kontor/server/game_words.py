"""The words of a game that is not drawn by the page, which knows only those it was built with."""

from functools import cache

from kontor.core import registry
from kontor.core.faults import UnknownGame
from kontor.server import messages as msg
from kontor.server.refusal import Refusal
from kontor.words import LANGUAGES, catalogues


def words_of(game: str, language: str) -> msg.GameWords:
    """What the page needs to speak of the game. Raises `Refusal`."""
    if language not in LANGUAGES:
        raise Refusal("bad-message", f"language must be one of {', '.join(LANGUAGES)}")
    try:
        registry.game(game)
    except UnknownGame as fault:
        raise Refusal("not-found", str(fault)) from None
    return _words_of(game, language)


@cache
def _words_of(game: str, language: str) -> msg.GameWords:
    vocabulary = registry.game(game).vocabulary()
    things = {
        kind: {id: dict(about) for id, about in known.items()}
        for kind, known in vocabulary.things.items()
    }
    events = {name: list(facts) for name, facts in vocabulary.events.items()}
    return msg.GameWords(
        catalogues(game, language),
        things,
        dict(vocabulary.nouns),
        events,
        list(vocabulary.opens),
        dict(vocabulary.behind),
        dict(vocabulary.spends),
    )
