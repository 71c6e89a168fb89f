"""What is measured, and how a script offers it: the same protocol for Kontor and for its peers.

Called without arguments, a script prints its rows as JSON. Called with a row's number and with
seconds, it measures that row and prints the count.
"""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum

from kontor.stopwatch import Play, count


class Group(StrEnum):
    """Why a row is there, which decides the aim that it is held against."""

    PLAIN = "Kontor plain"
    COMPILED = "Kontor compiled"
    PYTHON_PEER = "rules written in Python"
    CARDS_FROM_PYTHON = "OpenSpiel's card games driven from Python"
    CARDS_IN_CPP = "OpenSpiel's C++ loop on its card games"
    CARDS_DEALT = "OpenSpiel's C++ rollouts of dealt hands"
    BESIDE = "for comparison only"


@dataclass(frozen=True)
class Label:
    """A row's place in the table."""

    system: str
    game: str
    loop: str
    players: int
    group: Group


@dataclass(frozen=True)
class Row:
    """A label, and how to get a player of random games ready."""

    label: Label
    prepare: Callable[[], Play]
    batch: int = 1
    """How many games one call of the player plays."""


def serve(rows: Sequence[Row]) -> None:
    """Answer the command line of a script that offers these rows."""
    if len(sys.argv) == 1:
        print(json.dumps([asdict(row.label) for row in rows]))
        return
    row, seconds = rows[int(sys.argv[1])], float(sys.argv[2])
    print(json.dumps(asdict(count(row.prepare(), seconds, row.batch))))
