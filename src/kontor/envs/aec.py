"""A game for PettingZoo: every player is an agent, and one acts at a time."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.envs.spaces import Observed, action_space, observation_space, observed, reward

ILLEGAL = -1.0


def pettingzoo_env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> AECEnv[str, Observed, int]:
    """The game with the usual wrappers: an illegal action ends it, and order is enforced."""
    raw = RawEnv(game, seats, options)
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    )


class RawEnv(AECEnv[str, Observed, int]):  # type: ignore[misc]  # has no types of its own
    """Agents are ``player_0`` … in the order of seats; who starts is left to chance."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        self.game = registry.game(game)
        meta = self.game.meta()
        self.setup = Setup(seats or meta.seats[0], options or {}).checked(meta)
        self.metadata = {
            "name": f"{meta.id}_v{meta.rules_version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self._spaces = {
            agent: (observation_space(self.game), action_space(self.game))
            for agent in self.possible_agents
        }
        self._next_seed = int(np.random.SeedSequence().generate_state(1)[0])

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._spaces[agent][1]

    def observe(self, agent: str) -> Observed:
        seat = self.possible_agents.index(agent)
        return observed(self.game, self.game.view(self.state_, seat))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        seed = self._next_seed if seed is None else seed
        self._next_seed = seed + 1
        self.chance = Seeded(seed)
        self.state_ = self.game.start(self.setup, self.chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.game.apply(self.state_, self.game.actions()[int(action)], self.chance)
        result = self.game.result(self.state_)
        for seat, each in enumerate(self.possible_agents):
            self.rewards[each] = reward(result, seat)
            self.terminations[each] = result is not None
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        seat = self.game.to_move(self.state_)
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None
