"""A game as OpenSpiel sees games: a tree in which chance is a player.

``Tree`` is what OpenSpiel calls a game and ``Node`` what it calls a state; methods have its names,
so that its algorithms written in Python walk our games. OpenSpiel itself is not needed.

    from kontor.envs.tree import Tree
    node = Tree("machi-koro", seats=2).new_initial_state()
    while not node.is_terminal():
        if node.is_chance_node():
            outcomes, chances = zip(*node.chance_outcomes())
            action = random.choices(outcomes, chances)[0]
        else:
            action = random.choice(node.legal_actions())
        node.apply_action(action)
    print(node.returns())
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from kontor.core import registry
from kontor.core.action import Action
from kontor.core.chance import Asked, Outcome, Question, Seeded
from kontor.core.setup import Setup
from kontor.core.state import State
from kontor.core.view import to_json

CHANCE = -1
TERMINAL = -4
"""Who is to move where nobody is, by OpenSpiel's numbers."""


class Tree:
    """A game at a table of so many seats; seat 0 starts.

    Or what follows on a ``position`` of such a table. ``turns`` make a tree small enough for
    algorithms that visit all of it: after so many the game is cut off, and nobody is better off.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        position: State | None = None,
        turns: int | None = None,
    ) -> None:
        self.game = registry.game(game)
        meta = self.game.meta()
        self.setup = Setup(seats or meta.seats[0], options or {}, first=0).checked(meta)
        self.position = position
        begun = self.game.turn(position) if position else 0
        self.until = None if turns is None else begun + turns

    def get_type(self) -> Any:
        """OpenSpiel's description of such a game; this alone needs OpenSpiel."""
        import pyspiel

        kind, meta = pyspiel.GameType, self.game.meta()
        return kind(
            short_name=meta.id.replace("-", "_"),
            long_name=meta.title,
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.CONSTANT_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=meta.seats[-1],
            min_num_players=meta.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
        )

    def new_initial_state(self) -> "Node":
        return Node(self)

    def new_initial_states(self) -> "list[Node]":
        return [self.new_initial_state()]

    def num_players(self) -> int:
        return self.setup.seats

    def num_distinct_actions(self) -> int:
        return len(self.game.actions())

    def min_utility(self) -> float:
        return 0.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 1.0


class Node:
    """A position, or a place on the way to the next one where chance has to decide.

    An action that needs luck is tried again with every outcome it is given, until it asks no
    more: the position before it stays as it is till then.
    """

    def __init__(self, tree: Tree, twin: "Node | None" = None) -> None:
        self._tree = tree
        self._state: State | None = twin._state if twin else tree.position
        """Never changed in place, so that nodes may share it."""
        self._action: Action | None = twin._action if twin else None
        self._script: list[Outcome] = twin._script[:] if twin else []
        """What chance has decided since the action."""
        self._question: Question | None = twin._question if twin else None
        self._history: list[int] = twin._history[:] if twin else []
        if self._state is None and twin is None:
            self._try()

    def _try(self) -> None:
        """Do what was asked for, or find out what chance has to decide first."""
        tree = self._tree
        try:
            if self._state is None:
                after: State = tree.game.start(tree.setup, Asked(self._script))
            else:
                after = self._state.copy()
                assert self._action is not None
                tree.game.advance(after, self._action, Asked(self._script), None)
        except Question as question:
            self._question = question
        else:
            self._state, self._question = after, None

    def get_game(self) -> Tree:
        return self._tree

    def num_players(self) -> int:
        return self._tree.num_players()

    def current_player(self) -> int:
        if self._question:
            return CHANCE
        seat = self._tree.game.to_move(self._state)
        return TERMINAL if seat is None or self._is_cut_off() else seat

    def _is_cut_off(self) -> bool:
        until = self._tree.until
        return until is not None and self._tree.game.turn(self._state) >= until

    def is_chance_node(self) -> bool:
        return self._question is not None

    def is_simultaneous_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def legal_actions(self, player: int | None = None) -> list[int]:
        """In ascending order; none for a player who is not to move."""
        if player not in (None, self.current_player()) or self.is_terminal():
            return []
        if self._question:
            return list(range(len(self._question.outcomes)))
        return sorted(action.index for action in self._tree.game.legal(self._state))

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """The same as a 1 for each of all actions."""
        legal = self.legal_actions(player)
        return [int(action in legal) for action in range(self._tree.num_distinct_actions())]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        assert self._question, "chance has nothing to decide here"
        total = sum(self._question.weights)
        return [(number, weight / total) for number, weight in enumerate(self._question.weights)]

    def apply_action(self, action: int) -> None:
        action = int(action)  # NumPy's integers come too
        if action not in self.legal_actions():
            raise ValueError(f"{action} is not legal here")
        self._history.append(action)
        if self._question:
            self._script = self._script + self._question.outcomes[action]
        else:
            self._action, self._script = self._tree.game.actions()[action], []
        self._try()

    def child(self, action: int) -> "Node":
        after = self.clone()
        after.apply_action(action)
        return after

    def clone(self) -> "Node":
        return Node(self._tree, self)

    def __deepcopy__(self, memo: object) -> "Node":
        return self.clone()

    def history(self) -> list[int]:
        """Every action so far, those of chance among them."""
        return self._history[:]

    def history_str(self) -> str:
        return ", ".join(map(str, self._history))

    def returns(self) -> list[float]:
        """1 for the winner, shared by those who share the victory; 0 for all before the end."""
        result = None if self._question else self._tree.game.result(self._state)
        if result is None:
            shared = 1 / self.num_players() if self.is_terminal() else 0.0
            return [shared] * self.num_players()
        return [1 / result.places.count(1) if place == 1 else 0.0 for place in result.places]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """An action in words; the player may be left out."""
        number = player if action is None else action
        if self._question:
            return " ".join(map(str, self._question.outcomes[number]))
        return json.dumps(self._tree.game.actions()[number].to_json())

    def information_state_string(self, player: int | None = None) -> str:
        """What the player sees now, as JSON: the view, without what he saw before.

        At a chance node it is what he saw before the action that needs it.
        """
        seat = self.current_player() if player is None else player
        assert seat >= 0, "chance sees nothing"
        if self._state is None:
            return "{}"
        view = self._tree.game.view(self._state, seat)
        return json.dumps(to_json(view), sort_keys=True)

    observation_string = information_state_string

    def observation_vector(self, player: int) -> list[int]:
        """The same as the numbers that the game declares; zeros before the deal."""
        declared = registry.observation(self._tree.game.meta().id)
        if self._state is None:
            return [0] * declared.size
        return declared.vector(self._tree.game.view(self._state, player))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Node":
        """Another position that the player cannot tell from this one."""
        assert not self._question, "only where a player has to decide"
        game = self._tree.game
        chance = Seeded(int(sampler() * 2**48))
        other = self.clone()
        other._state = game.determinise(game.view(self._state, player), chance)
        return other

    def __str__(self) -> str:
        if self._state is None:
            return "before the deal: " + " ".join(map(str, self._script))
        fields: dict[str, Any] = self._state.fields()
        action = self._action.to_json() if self._question and self._action else None
        return json.dumps({**fields, "action": action, "outcomes": self._script}, default=str)
