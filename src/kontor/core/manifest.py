"""The manifest of a game: all that a package brings for it, declared once.

`kontor.core.registry` finds manifests by the entry point ``kontor.games``. Only the rules are
required. What is costly to import is named by where it is found, as ``package.module:NAME``, and
loaded when somebody asks for it; files are named ``package:path/in/it``.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from kontor.core.advice import Adviser
from kontor.core.bot import Maker
from kontor.core.game import Game
from kontor.core.observation import Observation


@dataclass(frozen=True, kw_only=True)
class Bots:
    """A game's computer players. Random play is always there and need not be named."""

    makers: Mapping[str, Maker]
    """By name."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """The bot behind each level that a player can choose, from easy to hard."""
    characters: tuple[str, ...] = ()
    """Bots with a manner of their own, by name, which a player can choose instead of a level.

    The message `bot-NAME` says who it is, and its attribute `about` how it plays.
    """
    ratings: Mapping[str, int] = field(default_factory=dict)
    """How strong bots were found to be, by name: Elo points, the easiest level's being 1000."""
    quick: frozenset[str] = frozenset()
    """Those that answer at once. On a server they never wait for bots that think longer."""
    trained: frozenset[str] = frozenset()
    """Those that play by a network. In a browser it comes only when one of them is asked."""
    adviser: Adviser | None = None
    """Who explains the best answers to a person."""


@dataclass(frozen=True, kw_only=True)
class BotPackage:
    """Bots for somebody else's game: what the entry point ``kontor.bots`` leads to."""

    game: str
    makers: Mapping[str, Maker]


@dataclass(frozen=True, kw_only=True)
class Trial:
    """Games between bots that show what data of a person's for an option of the game is like."""

    option: str
    report: type
    """The type of what is found, a msgspec struct."""
    run: Callable[[Any, tuple[int, ...], int], Iterator[Any]]
    """With the data, numbers of seats, and how many games: a report after every few games, each of
    all games so far."""


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """A game and what comes with it. Whatever is left out is absent, and nothing else fails."""

    rules: Game[Any]
    bots: Bots | str | None = None
    observation: Observation | str | None = None
    """A view as numbers, for environments and networks."""
    features: str = ""
    """A sequence of `kontor.bots.features.FeatureSet`: what networks can be given.

    Without it they are given the observation.
    """
    weights: str = ""
    """The file of the network that comes with the game, or a pattern such as ``weights/*.npz``.

    Of several, each plays where it says that it is at home.
    """
    hindsight: str = ""
    """A `kontor.bots.hindsight.Hindsight`: what reviews need to know beside the network."""
    puzzles: str = ""
    """A file of puzzles, as `kontor.review.puzzles` reads them."""
    batch: str = ""
    """What makes a `kontor.batch.engine.Engine` from a `Setup`."""
    picture: str = ""
    """What draws a view as two square SVGs, a ground that stays and what is on it.

    For environments that show pixels.
    """
    words: tuple[str, ...] = ()
    """Fluent catalogues, as files with ``{language}`` in their path.

    A language that is missing is English, and what English lacks is made from the declarations.
    """
    trial: Trial | str | None = None
    commands: str = ""
    """``register(app, words)``, which adds commands to ``kontor``."""
    face: str = ""
    """The folder of the game's drawing in ``web/src/games``; without one the page shows text."""
    lessons: str = ""
    """What makes the page's first game, a `lesson.Lesson` of ``tools``; for a checkout only."""
    records: str = ""
    """A folder of whole games as records, which the tests replay; for a checkout only."""
