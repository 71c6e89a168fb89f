"""Tables of the rules themselves, where bots sit beside a network that learns.

A batch engine plays millions of decisions a second but knows no rule of thumb. Here bots sit at the
tables themselves, and a network may be given their heuristics (`kontor.bots.features`).
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import numpy as np

from kontor.arena.quick import OpenGame, QuickPlayer, always, player
from kontor.bots.network import SEATS, as_seen_from
from kontor.bots.trained import TrainedBot
from kontor.core import registry
from kontor.core.setup import Setup
from kontor.train.points import shares

Array = np.ndarray[Any, Any]
Options = Mapping[str, object]

LEARNER, PAST = "learner", "past self"


class Decision(NamedTuple):
    """Of the learner, as the network met it."""

    seen: Array
    legal: Array
    action: int
    chance: float
    """The logarithm of how likely it was."""
    value: Array
    """[players] Each player's chance to win, counted from the learner on."""


class Judged(NamedTuple):
    """A decision with what it turned out to be worth, or many of them: a `Sample` of NumPy."""

    seen: Array
    legal: Array
    action: Any
    chance: Any
    gain: Any
    target: Array
    learns: Any
    seats: Any


class TrainingGame(OpenGame):
    """One game, and what the learner decided on each of its seats."""

    def __init__(self, game: str, names: Sequence[str], options: Options, seed: int) -> None:
        setup = Setup(len(names), options).checked(registry.game(game).meta())
        super().__init__(game, setup, [], seed)
        self.names = names
        self.decisions: list[list[Decision]] = [[] for _ in names]

    def learnt(self, lead: float, trace: float) -> list[Judged]:
        """The learner's decisions with what they turned out to be worth."""
        end = self.game.result(self.state)
        assert end is not None
        won = shares(end, lead)
        seats = len(self.names)
        return [
            sample
            for seat, made in enumerate(self.decisions)
            for sample in judged(made, np.roll(won[:seats], -seat), seats, trace)
        ]


def judged(made: Sequence[Decision], won: Array, seats: int, trace: float) -> list[Judged]:
    """Generalised advantages of a player's decisions, for all seats at once."""
    after = np.pad(won, (0, SEATS - seats))
    gain = np.zeros(SEATS)
    found = []
    for decision in reversed(made):
        gain = after - decision.value + trace * gain
        after = decision.value
        target = np.clip(gain + decision.value, 0.0, 1.0)
        found.append(
            Judged(
                seen=decision.seen,
                legal=decision.legal,
                action=decision.action,
                chance=decision.chance,
                gain=gain[0],
                target=target / max(target.sum(), 1e-6),
                learns=True,
                seats=seats,
            )
        )
    return found


@dataclass(frozen=True)
class Tables:
    """What tables there are, and who sits there; all is drawn anew for each game."""

    seats: Sequence[int]
    opponents: Sequence[str]
    """Who is at the tables beside the learner."""
    at_home: Sequence[str] = ()
    """Who else may be where the game is as it is shipped, such as a network for one island."""
    islands: Sequence[Mapping[str, object]] = ()
    """The option `island` of the other tables."""
    home: float = 1.0
    """The share of the tables where the game is as it is shipped."""
    homes: Sequence[Options] = ({},)
    """How it is there, one of these for each game; who is at home sits where the first holds."""
    variants: float = 0.0
    """How likely each house rule is."""

    def drawn(self, game: str, source: Random) -> tuple[list[str], Options]:
        """Who sits at a table, the learner once at least, and its options."""
        switches = [name for name, _ in registry.game(game).meta().switches]
        options: dict[str, object] = {
            name: source.random() < self.variants for name in switches if self.variants
        }
        opponents = self.opponents
        if self.islands and source.random() >= self.home:
            options["island"] = source.choice(self.islands)
        else:
            here = source.choice(self.homes)
            options |= here
            if here == self.homes[0]:
                opponents = [*opponents, *self.at_home]
        names = source.choices(opponents, k=source.choice(self.seats))
        names[source.randrange(len(names))] = LEARNER
        return names, options


class TrainingGames:
    """Games side by side that never end: where one is over, another begins."""

    def __init__(
        self, game: str, tables: Tables, seed: int, trace: float, side_by_side: int = 192
    ) -> None:
        self.game, self.wanted, self.trace = game, tables, trace
        self.side_by_side = side_by_side
        self.source = Random(seed)
        self.luck = np.random.default_rng(seed)
        actions = registry.game(game).actions()
        self.turned = {count: as_seen_from(actions, count) for count in tables.seats}
        self.tables: list[TrainingGame] = []
        self.left_over: list[Judged] = []

    def play(self, learner: TrainedBot, past: TrainedBot, wanted: int, lead: float) -> Judged:
        """Play on until so many decisions of the learner are in finished games."""
        players = {LEARNER: QuickPlayer(always(learner), {}), PAST: QuickPlayer(always(past), {})}
        others = {*self.wanted.opponents, *self.wanted.at_home} - {*players}
        players |= {name: player(self.game, name) for name in others}
        found = self.left_over
        while len(found) < wanted:
            self.tables += [self._begun() for _ in range(self.side_by_side - len(self.tables))]
            asked: defaultdict[TrainedBot, list[TrainingGame]] = defaultdict(list)
            for table in self.tables:
                table.players = [players[name] for name in table.names]
                if network := table.asks():
                    asked[network].append(table)
                else:
                    found += table.learnt(lead, self.trace)
            for network, group in asked.items():
                self._answer(network, group, learns=network is learner)
            self.tables = [table for group in asked.values() for table in group]
        self.left_over = found[wanted:]
        return Judged(*map(np.array, zip(*found[:wanted], strict=True)))

    def _begun(self) -> TrainingGame:
        names, options = self.wanted.drawn(self.game, self.source)
        return TrainingGame(self.game, names, options, self.source.getrandbits(48))

    def _answer(self, network: TrainedBot, tables: Sequence[TrainingGame], learns: bool) -> None:
        """Let everybody at these tables answer as the network does."""
        seen = network.features.seen([table.state for table in tables])
        liked, prospects = network.answers(seen)
        options = [table.game.legal(table.state) for table in tables]
        movers = [table.game.to_move(table.state) or 0 for table in tables]
        legal = np.zeros(liked.shape, bool)
        numbers = []
        for row, table in enumerate(tables):
            turned = self.turned[len(table.names)][movers[row]]
            numbers.append(turned[[action.index for action in options[row]]].tolist())
            legal[row, numbers[row]] = True
        policy = log_softmax(np.where(legal, liked, -np.inf))
        seats = np.array([len(table.names) for table in tables])
        playing = np.arange(SEATS) < seats[:, None]
        values = np.exp(log_softmax(np.where(playing, prospects, -np.inf)))
        # The greatest of the chances with Gumbel's noise is a draw by these chances.
        noise = self.luck.gumbel(size=policy.shape) if learns else 0.0
        chosen = (policy + noise).argmax(axis=-1).tolist()
        for row, table in enumerate(tables):
            if learns:
                chance = policy[row, chosen[row]]
                made = Decision(seen[row], legal[row], chosen[row], chance, values[row])
                table.decisions[movers[row]].append(made)
            table.advance(options[row][numbers[row].index(chosen[row])])


def log_softmax(values: Array) -> Array:
    powers = values - values.max(axis=-1, keepdims=True)
    logs: Array = powers - np.log(np.exp(powers).sum(axis=-1, keepdims=True))
    return logs
