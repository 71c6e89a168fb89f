"""A game for PettingZoo: every player is an agent, and one acts at a time."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.envs.render import FPS, RENDER_MODES, Rendered, check_mode, rendered
from kontor.envs.rewards import ILLEGAL, VICTORY, Rewards
from kontor.envs.spaces import Numbers, Observed, Observer, action_space


class RawEnv(AECEnv[str, Observed, int]):  # type: ignore[misc]  # has no types of its own
    """Agents are ``player_0`` … in the order of seats; who starts is left to chance.

    It trusts that actions are legal.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        flat: bool = False,
        normalised: bool = False,
        reward: str = VICTORY,
        render_mode: str | None = None,
    ) -> None:
        self.game = registry.game(game)
        meta = self.game.meta()
        self.setup = Setup(seats or meta.seats[0], options or {}).checked(meta)
        self.metadata = {
            "name": f"{meta.id}_v{meta.rules_version}",
            "render_modes": RENDER_MODES,
            "render_fps": FPS,
            "is_parallelizable": False,
        }
        check_mode(render_mode)
        self.render_mode = render_mode
        self.observer = Observer(game, flat, normalised)
        self.payout = Rewards(game, self.setup, reward)
        self._every = self.game.actions().all
        self._has_begun = False
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {
            agent: (self.observer.space(), action_space(self.game))
            for agent in self.possible_agents
        }
        least, most = (np.tile(each, self.setup.seats) for each in self.observer.limits())
        self.state_space = gymnasium.spaces.Box(least, most, dtype=least.dtype)
        self._next_seed = int(np.random.SeedSequence().generate_state(1)[0])

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._spaces[agent][1]

    def observe(self, agent: str) -> Observed:
        return self.observer.observed(self.state_, self._seats[agent])

    def action_mask(self, agent: str) -> Numbers:
        """A 1 for each action that the agent may take now."""
        return self.observer.mask(self.state_, self._seats[agent])

    def state(self) -> Numbers:
        """What all players see together, seat after seat: for critics that may know everything."""
        see, seats = self.observer, range(self.setup.seats)
        return np.concatenate([see.scaled(see.vector(self.state_, seat)) for seat in seats])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        seed = self._next_seed if seed is None else int(seed)
        self._next_seed = seed + 1
        self.chance = Seeded(seed)
        self.state_ = self.game.start(self.setup, self.chance)
        self.payout.begin(self.state_)
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
        self.game.advance(self.state_, self._every[int(action)], self.chance, None)
        rewards = self.payout.since(self.state_)
        if rewards is not self.payout.nothing:
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        seat = self.game.to_move(self.state_)
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
            seat = 0
        self.agent_selection = self.possible_agents[seat]
        if self.observer.flat:
            mask = self.action_mask(self.agent_selection)
            self.infos[self.agent_selection] = {"action_mask": mask}

    def render(self) -> Rendered:
        """The table as text or pixels, as the player to move sees it."""
        seat = self.game.to_move(self.state_)
        return rendered(self.render_mode, self.game, self.state_, seat, self.setup.seats)

    def close(self) -> None:
        return None


class CheckedEnv(RawEnv):
    """The same for code that may err: an illegal action ends the game, and order is enforced.

    It does what PettingZoo's own wrappers do, in a fraction of their time.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self._has_begun = True

    def step(self, action: int | None) -> None:
        if not self._has_begun:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.game.to_move(self.state_) is None:
            super().step(action)
        elif action is None or self._every[int(action)] not in self.game.legal(self.state_):
            EnvLogger.warn_on_illegal_move()
            self._end_by(agent)
        else:
            super().step(action)

    def _end_by(self, agent: str) -> None:
        """It did something illegal."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observed:
        if not self._has_begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if not self._has_begun:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)


def pettingzoo_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    **how: Any,
) -> CheckedEnv:
    """The game for PettingZoo; ``how`` is what `RawEnv` takes besides."""
    return CheckedEnv(game, seats, options, **how)
