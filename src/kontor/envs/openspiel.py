"""Registers every game with OpenSpiel, under names like ``python_kontor_machi_koro``.

    import kontor.envs.openspiel
    import pyspiel
    game = pyspiel.load_game("python_kontor_machi_koro(seats=3,come_what_may=true)")

Chance is explicit, one die or card at a time. A state has observations, as a string and as a
tensor; information states would need perfect recall, and are not offered.
"""

from typing import Any, ClassVar

import numpy as np

from kontor.core import registry
from kontor.core.chance import FACES
from kontor.core.faults import KontorError
from kontor.core.setup import Meta
from kontor.envs.tree import Node, Tree

try:
    import pyspiel
except ModuleNotFoundError:
    told = "kontor.envs.openspiel needs OpenSpiel: pip install 'kontor[openspiel]'"
    raise ModuleNotFoundError(told) from None

LONGEST = 100_000
"""More decisions, dice and cards than any sensible game has; the rules set no limit."""
TWO_DICE = FACES * (FACES + 1) // 2


def short_name(game: str) -> str:
    return f"python_kontor_{game.replace('-', '_')}"


def kind_of(meta: Meta) -> Any:
    """What OpenSpiel wants to know of a game before there is one."""
    kind = pyspiel.GameType
    switches = {field: bool(_default(meta, switch)) for switch, field in meta.switches}
    return kind(
        short_name=short_name(meta.id),
        long_name=meta.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=meta.seats[-1],
        min_num_players=meta.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": meta.seats[0], **switches},
    )


def _default(meta: Meta, switch: str) -> object:
    return next(option.default for option in meta.options if option.id == switch)


class Game(pyspiel.Game):  # type: ignore[misc]  # has no types of its own
    """A game at a table of so many seats. OpenSpiel is given a subclass for each of ours."""

    name: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked, name = dict(params or {}), self.name
        meta = registry.game(name).meta()
        options = {switch: asked[field] for switch, field in meta.switches if field in asked}
        try:
            self.tree = Tree(name, asked.get("seats", meta.seats[0]), options)
        except KontorError as fault:
            raise pyspiel.SpielError(str(fault)) from None
        piles = self.tree.game.decks(self.tree.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tree.num_distinct_actions(),
            max_chance_outcomes=max([TWO_DICE, *map(len, piles)]),
            num_players=self.tree.num_players(),
            min_utility=self.tree.min_utility(),
            max_utility=self.tree.max_utility(),
            utility_sum=self.tree.utility_sum(),
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, asked)

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise ValueError(f"the observer takes no parameters: {params}")
        return Observer(self.tree)


class State(pyspiel.State):  # type: ignore[misc]  # has no types of its own
    """A place in the game's tree."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.node = game.tree.new_initial_state()

    def current_player(self) -> Any:
        if self.node.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        if self.node.is_chance_node():
            return pyspiel.PlayerId.CHANCE
        return self.node.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.node.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.action_to_string(player, action)

    def is_terminal(self) -> bool:
        return self.node.is_terminal()

    def returns(self) -> list[float]:
        return self.node.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> Node:
        return self.node.resample_from_infostate(player, sampler)

    def __str__(self) -> str:
        return str(self.node)


class Observer:
    """What a player sees now: the numbers of the game's observation, and his view as JSON."""

    def __init__(self, tree: Tree) -> None:
        self.declared = registry.observation(tree.game.meta().id)
        self.tensor = np.zeros(self.declared.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.node.observation_vector(player)

    def string_from(self, state: State, player: int) -> str:
        return state.node.observation_string(player)


def register() -> None:
    """Make every game that declares an observation known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name, rules in registry.games().items():
        if short_name(name) not in known and registry.manifest(name).observation:
            # A class, since OpenSpiel drops what it was given after Python's end, and a function
            # would not survive that.
            of_ours: Any = type(
                short_name(name), (Game,), {"name": name, "kind": kind_of(rules.meta())}
            )
            pyspiel.register_game(of_ours.kind, of_ours)


register()
