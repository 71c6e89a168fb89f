"""Pig as numbers. Players come in order from the viewer on; empty seats are zeros."""

from collections.abc import Mapping, Sequence
from typing import cast

from kontor.core.observation import Field, Observation, round_from
from kontor.core.view import View
from pig.rules import META, PigView

SEATS = META.seats[-1]


def numbers(view: View) -> Mapping[str, Sequence[int]]:
    seen = cast(PigView, view)
    viewer, count = seen.seat or 0, len(seen.scores)
    return {
        "seats": [int(seat < count) for seat in range(SEATS)],
        "scores": round_from([[score] for score in seen.scores], viewer, SEATS),
        "turn": [int((seen.turn - viewer) % count == seat) for seat in range(SEATS)],
        "pot": [seen.pot],
        "goal": [seen.goal],
    }


OBSERVATION = Observation(
    (
        Field("seats", SEATS, 1, "1 for each player there is"),
        Field("scores", SEATS, 200, "points that are safe, player after player"),
        Field("turn", SEATS, 1, "whose turn it is"),
        Field("pot", 1, 200, "points of this turn"),
        Field("goal", 1, 100, "points that win"),
    ),
    numbers,
)
