"""A game as pure functions for JAX, a single table at a time: the shape of Pgx and Gymnax.

    env = make("machi-koro", seats=2)
    state = jax.vmap(env.init)(keys)
    state = jax.vmap(env.step)(state, actions, keys)

It stands on the batch engine of the game, and needs the extra ``gpu``. On a CPU, compile with
`kontor.batch.compiled.compiled` instead of `jax.jit`: it is many times as quick about it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

try:
    import jax
except ModuleNotFoundError:
    told = "kontor.envs.functional needs JAX: pip install 'kontor[gpu]'"
    raise ModuleNotFoundError(told) from None
import jax.numpy as jnp
from jax import Array

from kontor import batch
from kontor.batch import chance, mask
from kontor.batch.engine import Engine

ILLEGAL = -1.0

S = TypeVar("S")


class State(NamedTuple):
    """A position and what is to be known of it; a pytree."""

    current_player: Array
    observation: Array
    """What the current player sees: uint8, as the game declares it."""
    legal_action_mask: Array
    """bool; nothing when the game is over."""
    rewards: Array
    """float32, by seat: what the last step brought."""
    terminated: Array
    position: Any
    """The batch engine's own state, with one lane."""


Step = Callable[[State, Array, Array], State]


class Environment:
    """Pure functions of one table; `jax.vmap` makes them functions of many."""

    def __init__(self, engine: Engine[Any]) -> None:
        self.engine = engine
        self.num_players = engine.seats
        self.num_actions = engine.actions
        self.observation_shape = (engine.observation.size,)

    def init(self, key: Array) -> State:
        """A new game."""
        position = self.engine.start(_words(key, chance.START), 1)
        return self._shown(position, jnp.zeros(self.num_players), jnp.zeros((), bool))

    def step(self, state: State, action: Array, key: Array) -> State:
        """Carry out the current player's action; the key is for dice and cards.

        Nothing happens where the game is over. An illegal action ends it, with -1 for the player.
        """
        after, rewards, over = self._played(state, action, key)
        refused = state._replace(
            rewards=rewards,
            terminated=over,
            legal_action_mask=jnp.zeros(self.num_actions, bool),
        )
        is_legal = state.legal_action_mask[action]
        new = _either(is_legal, self._shown(after, rewards, over), refused)
        return _either(state.terminated, state._replace(rewards=jnp.zeros_like(rewards)), new)

    def auto_reset(self, state: State, action: Array, key: Array) -> State:
        """Like `step`, but where a game ends, what is shown is a new one's beginning.

        ``rewards`` and ``terminated`` are those of the game that ended.
        """
        ours, fresh = jax.random.split(key)
        after, rewards, over = self._played(state, action, ours)
        begun = self.engine.start(_words(fresh, chance.START), 1)
        return self._shown(_either(over, begun, after), rewards, over)

    def _played(self, state: State, action: Array, key: Array) -> tuple[Any, Array, Array]:
        """The position after an action, what it brings each seat, and whether the game is over."""
        engine, action = self.engine, jnp.asarray(action, jnp.int32)
        after = engine.step(state.position, action[None], _words(key, chance.PLAY))
        places = jnp.concatenate([place.astype(jnp.int32) for place in engine.result(after)])
        won = (places == 1).astype(jnp.float32)
        is_legal = state.legal_action_mask[action]
        fined = jnp.where(jnp.arange(self.num_players) == state.current_player, ILLEGAL, 0.0)
        rewards = jnp.where(is_legal, won / jnp.maximum(won.sum(), 1), fined)
        return after, rewards, engine.over(after)[0] | ~is_legal

    def observe(self, state: State, player: Array) -> Array:
        """What a player sees: uint8."""
        return self.engine.observe(state.position, jnp.asarray(player, jnp.int32)[None])[0]

    def _shown(self, position: Any, rewards: Array, terminated: Array) -> State:
        engine = self.engine
        seat = engine.to_move(position).astype(jnp.int32)
        return State(
            current_player=seat[0],
            observation=engine.observe(position, seat)[0],
            legal_action_mask=mask.unpack(engine.legal(position), engine.actions)[0],
            rewards=rewards.astype(jnp.float32),
            terminated=terminated,
            position=position,
        )


def _either(which: Array, one: S, other: S) -> S:
    chosen: S = jax.tree.map(lambda a, b: jnp.where(which, a, b), one, other)
    return chosen


def _words(key: Array, stream: int) -> chance.Chance:
    return chance.counted(jax.random.bits(key, (1,), jnp.uint32), 0, stream)


def make(game: str, seats: int | None = None, **variants: object) -> Environment:
    """The game's environment. Raises like `kontor.batch.make`."""
    return Environment(batch.make(game, seats, **variants))
