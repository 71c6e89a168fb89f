"""Many games at once for Gymnasium, over the compiled rules."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kontor.core.action import Action
from kontor.core.faults import KontorError
from kontor.core.parallel_games import EVERYBODY, ParallelGames
from kontor.core.state import State
from kontor.envs.opponents import Asked, Opponent
from kontor.envs.rewards import SHAPED, VICTORY, BadReward, Rewards
from kontor.envs.single import others_asked, setup_for
from kontor.envs.spaces import Numbers, Observed, Observer, action_space

Step = tuple[Observed, Numbers, Numbers, Numbers, dict[str, Any]]


class NoBytes(KontorError):
    """The game's numbers are not all bytes."""


class VectorGames(VectorEnv[Observed, Numbers, Numbers]):
    """The same as so many `SingleAgent`s, in a fraction of their time.

    A game that ends begins anew within the same step; ``info["final_obs"]`` and
    ``info["final_info"]`` have what was seen and told last. With ``out``, observations are written
    into these arrays, ``observation`` and ``action_mask``, and no copies are made; a copy of the
    environment writes into its own.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        opponents: Asked | Sequence[Asked] | None = None,
        options: Mapping[str, object] | None = None,
        *,
        flat: bool = False,
        normalised: bool = False,
        reward: str = VICTORY,
        out: Mapping[str, Numbers] | None = None,
    ) -> None:
        self.setup, self.seat = setup_for(game, seats, seat, options)
        self.others = others_asked(game, opponents, self.setup)
        self.observer = Observer(game, flat, normalised)
        if self.observer.quick is None:
            told = f"{game} shows numbers above 255: use gymnasium.vector.SyncVectorEnv"
            raise NoBytes(told)
        if reward == SHAPED:
            raise BadReward("environments for many games know no shaped reward")
        self.payout = Rewards(game, self.setup, reward)
        self.num_envs = num_envs
        self.single_observation_space = self.observer.space()
        self.single_action_space = action_space(self.observer.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = out is None
        self._seen, self._mask = self._arrays(out or {})
        self._seats = np.zeros(num_envs, np.uint8)
        self._prepare()

    def _prepare(self) -> None:
        """Make what can be neither copied nor pickled."""
        assert self.observer.quick is not None
        written = (self._seen.view(np.uint8), self._mask.view(np.uint8), self._seats)
        self._targets = [each.reshape(-1).data for each in written]
        learner = EVERYBODY if self.others is None else self.seat
        self.games = ParallelGames(
            self.observer.game, self.setup, self.observer.quick, learner, self._answer
        )

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name != "_targets"}
        return kept | {"games": (self.games.states, self.games.chances)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._prepare()
        self.games.go_on_from(*kept["games"])

    def _arrays(self, out: Mapping[str, Numbers]) -> tuple[Numbers, Numbers]:
        size, actions = self.observer.declared.size, len(self.observer.game.actions())
        seen = out.get("observation", np.zeros((self.num_envs, size), np.uint8))
        mask = out.get("action_mask", np.zeros((self.num_envs, actions), np.int8))
        for array, shape in ((seen, (self.num_envs, size)), (mask, (self.num_envs, actions))):
            if array.shape != shape or array.itemsize != 1 or not array.flags.c_contiguous:
                raise ValueError(f"out needs contiguous arrays of bytes; one of them as {shape}")
        return seen, mask

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        one = None if seed is None or isinstance(seed, Sequence) else int(seed)
        super().reset(seed=one)
        if isinstance(seed, Sequence):
            seeds = [int(each) for each in seed]
        elif one is not None:
            seeds = [one + place for place in range(self.num_envs)]
        else:
            seeds = self.np_random.integers(2**31, size=self.num_envs).tolist()
        others = self.setup.seats - 1
        self.players: list[list[Opponent]] = [
            self.others.seated([own + 1 + other for other in range(others)]) if self.others else []
            for own in seeds
        ]
        self.games.begin(seeds)
        self.games.look(*self._targets)
        return self._observed(), self._info(np.zeros((self.num_envs, self.setup.seats)))

    def step(self, actions: Numbers) -> Step:
        actors = self._seats.copy()
        self.games.step(np.asarray(actions).tolist())
        ended = self.games.ended
        everybody = np.zeros((self.num_envs, self.setup.seats))
        over = np.zeros(self.num_envs, bool)
        for place, result in zip(ended, self.games.results, strict=True):
            everybody[place] += self.payout.at_end(result)
        over[ended] = True
        self.games.look(*self._targets)
        info = self._info(everybody)
        if ended:
            info |= final(self._last(actors), over, self._info(everybody) | self._actors(actors))
        rewards = everybody[np.arange(self.num_envs), actors]
        return self._observed(), rewards, over, np.zeros(self.num_envs, bool), info

    def _answer(self, place: int, state: State, seat: int) -> Action:
        player = self.players[place][(seat - self.seat - 1) % self.setup.seats]
        return player.answer(state, seat)

    def _observed(self) -> Observed:
        seen = self.observer.scaled(self._seen)
        if self._copies and not self.observer.normalised:
            seen = seen.copy()
        return seen if self.observer.flat else {"observation": seen, "action_mask": self._masks()}

    def _masks(self) -> Numbers:
        return self._mask.copy() if self._copies else self._mask

    def _info(self, everybody: Numbers) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._masks()} if self.observer.flat else {}
        if self.others is None:
            info |= {"seat": self._seats.copy(), "rewards": everybody}
        return info

    def _actors(self, actors: Numbers) -> dict[str, Any]:
        """What is otherwise told of a game than of the one that follows it."""
        told: dict[str, Any] = {"action_mask": np.zeros_like(self._mask)}
        told = told if self.observer.flat else {}
        return told | ({"seat": actors} if self.others is None else {})

    def _last(self, actors: Numbers) -> Numbers:
        """What was seen last of the games that have ended."""
        last = np.full(self.num_envs, None, object)
        seen = self.observer.last if self.others is None else self.observer.observed
        for place, state in zip(self.games.ended, self.games.last, strict=True):
            last[place] = seen(state, int(actors[place]))
        return last

    def action_masks(self) -> Numbers:
        """A truth value for each action in each game."""
        return self._mask.astype(bool)


def final(last: Numbers, over: Numbers, about: Mapping[str, Any]) -> dict[str, Any]:
    """What is told of games that have ended, in Gymnasium's own form."""
    told = {
        name: value
        for key, array in about.items()
        for name, value in ((key, array), (f"_{key}", over))
    }
    return {"final_obs": last, "_final_obs": over, "final_info": told, "_final_info": over}


def vector_games(game: str, num_envs: int = 1, backend: str = "rules", **how: Any) -> Any:
    """Many games at once: over the compiled rules, or over the engine in JAX (``"jax"``)."""
    if backend == "rules":
        return VectorGames(game, num_envs, **how)
    if backend != "jax":
        raise ValueError(f"no backend is called {backend!r}; there are: rules, jax")
    try:
        from kontor.envs.vector_jax import JaxVectorGames  # imported late: needs JAX
    except ModuleNotFoundError as missing:
        told = f"the backend 'jax' needs {missing.name}: pip install 'kontor[gpu]'"
        raise ModuleNotFoundError(told, name=missing.name) from None
    return JaxVectorGames(game, num_envs, **how)
