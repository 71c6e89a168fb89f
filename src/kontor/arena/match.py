"""What is to be played: which bots, which game, how often."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from itertools import permutations
from typing import Any

from kontor.bots.choosing import chosen
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.setup import Setup

Seating = tuple[str, ...]
"""The bot on each seat, the start player's first."""


@dataclass(frozen=True)
class Match:
    """A tournament in blocks. A block is one run of luck, played once in every seating."""

    game: str
    bots: tuple[str, ...]
    blocks: int
    seed: int = 1
    seconds: float | None = None
    """Time for each move; without it a bot takes its usual, fixed effort."""
    options: Mapping[str, object] = field(default_factory=dict)
    less_luck: bool = False
    """Whether each game is told how lucky everybody was in it."""

    def checked(self) -> "Match":
        """This match, if it can be played. Raises like `Setup.checked` and `chosen`."""
        self.setup()
        for name in self.bots:
            chosen(self.game, name)
        if self.less_luck:
            self._check_judge()
        return self

    def _check_judge(self) -> None:
        """Whether somebody can tell luck in this game, on this board. Raises `NoJudge`."""
        from kontor.review.estimate import network_estimator  # imported late: needs NumPy

        rules = registry.game(self.game)
        network_estimator(rules, rules.start(self.setup(), Seeded(0)))

    @property
    def alone(self) -> bool:
        """Whether the game is for one: then each bot plays it by itself, with equal luck."""
        return is_for_one(self.game)

    def setup(self) -> Setup:
        meta = registry.game(self.game).meta()
        return Setup(len(self.seatings()[0]), self.options, first=0).checked(meta)

    def seatings(self) -> list[Seating]:
        """Every different order of the bots, so that each has each seat equally often."""
        return seatings(self.game, self.bots)

    def to_json(self) -> dict[str, object]:
        """With every option, so that it is the same match when a default has changed."""
        options = dict(self.setup().options)
        return {**asdict(self), "bots": list(self.bots), "options": options}

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> "Match":
        asked = cls(**{**plain, "bots": tuple(plain["bots"])})
        meta = registry.game(asked.game).meta()
        seats = len(asked.seatings()[0])
        return replace(asked, options=Setup(seats, asked.options).as_recorded(meta).options)


def seatings(game: str, bots: tuple[str, ...]) -> list[Seating]:
    return sorted(set(permutations(bots, 1 if is_for_one(game) else len(bots))))


def is_for_one(game: str) -> bool:
    return registry.game(game).meta().seats == (1,)


def blocks_for(game: str, bots: tuple[str, ...], games: int) -> int:
    """How many whole blocks make at least so many games."""
    return -(-games // len(seatings(game, bots)))
