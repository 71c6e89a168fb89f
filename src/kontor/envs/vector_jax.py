"""Many games at once for Gymnasium, over the game's batch engine in JAX: for self-play."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from jax import Array

from kontor import batch
from kontor.batch import chance, mask
from kontor.batch.compiled import compiled
from kontor.batch.engine import Engine
from kontor.core.setup import Setup
from kontor.envs.single import setup_for
from kontor.envs.spaces import Numbers, Observed, Observer, action_space

Step = tuple[Observed, Numbers, Numbers, Numbers, dict[str, Any]]


class Shown(NamedTuple):
    """What comes out of the device after a step.

    Vectors and masks lie number by number, game beside game, which is how they are made.
    """

    seen: Array
    mask: Array
    seat: Array
    rewards: Array
    over: Array


class Tables:
    """So many tables of a game as compiled functions: of a seed, and of a position."""

    def __init__(self, engine: Engine[Any], count: int) -> None:
        self.engine, self.count = engine, count
        self.begin: Any = compiled()(self._begun)
        self.step: Any = compiled(donate_argnums=0)(self._stepped)

    def _begun(self, seed: Array) -> tuple[Any, Shown]:
        position = self.engine.init(seed, self.count)
        nothing = jnp.zeros((self.count, self.engine.seats), jnp.float32)
        return position, self._shown(position, nothing, jnp.zeros(self.count, bool))

    def _stepped(
        self, position: Any, actions: Array, seed: Array, number: Array
    ) -> tuple[Any, Shown]:
        engine = self.engine
        keys = chance.keys(seed, jnp.arange(self.count))
        after = engine.step(position, actions, chance.counted(keys, number, chance.PLAY))
        won = jnp.stack([place == 1 for place in engine.result(after)], axis=-1)
        shared = won / jnp.maximum(won.sum(axis=-1, keepdims=True), 1)
        over = engine.over(after)
        begun = engine.restart(after, chance.counted(keys, number, chance.START))
        return begun, self._shown(begun, shared.astype(jnp.float32), over)

    def _shown(self, position: Any, rewards: Array, over: Array) -> Shown:
        engine = self.engine
        seat = engine.to_move(position).astype(jnp.int32)
        legal = engine.legal(position)
        allowed = [mask.has(legal, action).astype(jnp.int8) for action in range(engine.actions)]
        seen = engine.numbers(position, seat)
        return Shown(jnp.stack(seen), jnp.stack(allowed), seat, rewards, over)


def tables(game: str, setup: Setup, count: int) -> Tables:
    """Environments of the same shape share what is compiled."""
    return _tables(game, setup.seats, json.dumps(dict(setup.options), sort_keys=True), count)


@cache
def _tables(game: str, seats: int, options: str, count: int) -> Tables:
    return Tables(batch.for_setup(game, Setup(seats, json.loads(options))), count)


class JaxVectorGames(VectorEnv[Observed, Numbers, Numbers]):
    """The learner answers for every seat; a game that ends begins anew within the same step.

    Arrays are those of the device's memory where NumPy can read it: do not write to them. Actions
    are trusted to be legal, and what was seen last of a game is not told.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        flat: bool = False,
        normalised: bool = False,
    ) -> None:
        self.setup, _ = setup_for(game, seats, 0, options)
        self.observer = Observer(game, flat, normalised)
        self.num_envs = num_envs
        self.tables = tables(game, self.setup, num_envs)
        self.single_observation_space = self.observer.space()
        self.single_action_space = action_space(self.observer.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "tables"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.tables = tables(self.observer.game.meta().id, self.setup, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        if isinstance(seed, Sequence):
            raise ValueError("one seed is enough for all games here")
        super().reset(seed=None if seed is None else int(seed))
        self.seed = int(self.np_random.integers(2**31)) if seed is None else int(seed)
        self.steps = 0
        self.position, shown = self.tables.begin(np.uint32(self.seed))
        seen, _, _, _, info = self._told(shown)
        return seen, info

    def step(self, actions: Numbers) -> Step:
        self.steps += 1
        chosen, number = np.asarray(actions, np.int32), np.uint32(self.steps)
        self.position, shown = self.tables.step(self.position, chosen, np.uint32(self.seed), number)
        return self._told(shown)

    def _told(self, shown: Shown) -> Step:
        seen, allowed, seat, rewards, over = map(np.asarray, shown)
        actors = getattr(self, "_seat", seat) if self.steps else seat
        self._seat = seat
        seen, allowed = self.observer.scaled(seen.T), allowed.T
        info = {"seat": seat, "rewards": rewards}
        own = rewards[np.arange(self.num_envs), actors]
        if self.observer.flat:
            return seen, own, over, np.zeros(self.num_envs, bool), info | {"action_mask": allowed}
        both: Observed = {"observation": seen, "action_mask": allowed}
        return both, own, over, np.zeros(self.num_envs, bool), info
