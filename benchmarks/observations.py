"""Whether every environment shows what the rules show: compared decision by decision.

``python -m benchmarks.observations`` writes ``results/observations.json``; tests compare less.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from benchmarks.environment import ROOT, commit
from benchmarks.rules import processor
from kontor.core.chance import Numbered
from kontor.core.registry import game as rules_of
from kontor.core.registry import observation, own_games
from kontor.envs import RawEnv, SingleAgent, VectorGames, vector_games

RESULT = ROOT / "results" / "observations.json"
LANES, STEPS = 32, 128
"""Games at once, and how many steps of theirs one compiled loop takes."""


class Differs(AssertionError):
    """An environment shows something else than the rules."""


class Shown(NamedTuple):
    """What an environment shows to the player to move, and the position that it stands for."""

    state: Any
    seat: int
    vector: Any
    mask: Any


Way = Callable[[str, int], Iterator[Shown]]
"""A game and its seats, played at random without end."""


def compared(way: Way, name: str, seats: int, decisions: int) -> int:
    """How many decisions were shown as by the rules. Raises `Differs`."""
    rules, declared = rules_of(name), observation(name)
    for number, shown in enumerate(way(name, seats), 1):
        view = rules.view(shown.state, int(shown.seat))
        legal = sorted(action.index for action in view.legal)
        wanted = (rules.to_move(shown.state), declared.vector(view), legal)
        found = (shown.seat, shown.vector.tolist(), np.flatnonzero(shown.mask).tolist())
        if found != wanted:
            raise Differs(f"decision {number}: {found}, by the rules {wanted}")
        if number == decisions:
            break
    return decisions


def agents_in_turn(name: str, seats: int) -> Iterator[Shown]:
    env, source = RawEnv(name, seats), np.random.default_rng(seats)
    env.reset(seed=seats)
    while True:
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        seat = env.possible_agents.index(env.agent_selection)
        yield Shown(env.state_, seat, seen["observation"], seen["action_mask"])
        env.step(int(source.choice(np.flatnonzero(seen["action_mask"]))))


def one_learner(opponents: str, name: str, seats: int) -> Iterator[Shown]:
    own = seats - 1
    env = SingleAgent(name, seats, seat=own, opponents=opponents)
    source = np.random.default_rng(seats)
    seen: Any
    seen, info = env.reset(seed=seats)
    while True:
        legal = np.flatnonzero(seen["action_mask"])
        if not legal.size:
            seen, info = env.reset()
            continue
        yield Shown(env.state, info.get("seat", own), seen["observation"], seen["action_mask"])
        seen, _, _, _, info = env.step(int(source.choice(legal)))


def many_games(name: str, seats: int) -> Iterator[Shown]:
    env = VectorGames(name, LANES, seats, opponents="self")
    source = np.random.default_rng(seats)
    seen: Any
    seen, info = env.reset(seed=seats)
    while True:
        for place, state in enumerate(env.games.states):
            vector, mask = seen["observation"][place], seen["action_mask"][place]
            yield Shown(state, info["seat"][place], vector, mask)
        seen, _, _, _, info = env.step(any_legal(seen["action_mask"], source))


def any_legal(masks: Any, source: np.random.Generator) -> Any:
    """A random legal action in each game."""
    return (masks * source.random(masks.shape)).argmax(axis=1)


class Beside:
    """The rules in as many games as a batch engine, with the same luck."""

    def __init__(self, engine: Any, words: Any) -> None:
        self.engine, self.rules, self.luck = engine, engine.rules, Numbered()
        self.states = [self._begun(each) for each in self._drawn(words)]
        self.ended: dict[int, Any] = {}
        """The positions in which the last step ended games, by lane."""

    def step(self, actions: Any, play: Any, start: Any, rewards: Any, over: Any) -> None:
        """Go on as the engine did. Raises `Differs` unless the same games end alike."""
        lucks, begins = self._drawn(play), self._drawn(start)
        self.ended = {}
        for lane, state in enumerate(self.states):
            self.luck.take(lucks[lane])
            self.rules.advance(state, self.rules.actions()[int(actions[lane])], self.luck, None)
            result = self.rules.result(state)
            places = result.places if result else (0,) * self.engine.seats
            won = [float(place == 1) / max(places.count(1), 1) for place in places]
            if bool(over[lane]) != (result is not None) or not np.allclose(rewards[lane], won):
                raise Differs(f"lane {lane}: {over[lane]}, {rewards[lane]}, by the rules {won}")
            if result is not None:
                self.ended[lane] = state
                self.states[lane] = self._begun(begins[lane])

    def _begun(self, words: list[int]) -> Any:
        self.luck.take(words)
        return self.rules.start(self.engine.setup, self.luck)

    def _drawn(self, words: Any) -> list[list[int]]:
        """The words that chance gives, as lists by lane."""
        drawn = [np.asarray(words(number)) for number in range(self.engine.draws)]
        lists: list[list[int]] = np.stack(drawn, axis=-1).tolist()
        return lists


def many_games_in_jax(name: str, seats: int) -> Iterator[Shown]:
    import jax.numpy as jnp

    from kontor.batch import chance

    env: Any = vector_games(name, LANES, "jax", seats=seats)
    keys = chance.keys(seats, jnp.arange(LANES))
    beside = Beside(env.tables.engine, chance.counted(keys, 0, chance.START))
    source = np.random.default_rng(seats)
    seen, info = env.reset(seed=seats)
    while True:
        for lane, state in enumerate(beside.states):
            vector, mask = seen["observation"][lane], seen["action_mask"][lane]
            yield Shown(state, info["seat"][lane], vector, mask)
        actions, actors = any_legal(seen["action_mask"], source), info["seat"]
        seen, _, over, _, info = env.step(actions)
        number = env.course.number
        play, start = (
            chance.counted(keys, number, stream) for stream in (chance.PLAY, chance.START)
        )
        beside.step(actions, play, start, info["rewards"], over)
        for lane, state in beside.ended.items():
            wanted = observation(name).vector(beside.rules.view(state, int(actors[lane])))
            if info["final_obs"][lane]["observation"].tolist() != wanted:
                raise Differs(f"lane {lane}: {info['final_obs'][lane]}, by the rules {wanted}")


def loop_in_jax(name: str, seats: int) -> Iterator[Shown]:
    """The functional environment in a compiled loop, whose every step is kept."""
    import jax
    import jax.numpy as jnp

    from kontor.batch import chance
    from kontor.batch.compiled import compiled
    from kontor.envs.functional import State, make

    env = make(name, seats)

    def one(state: State, keys: Any) -> Any:
        chosen = jax.random.categorical(keys[0], jnp.where(state.legal_action_mask, 0.0, -1e9))
        after = jax.vmap(env.auto_reset)(state, chosen, keys)
        return after, (state._replace(position=None), chosen, after.rewards, after.terminated)

    run: Any = compiled()(partial(jax.lax.scan, one))
    begin: Any = compiled()(jax.vmap(env.init))
    drawn: Any = jax.vmap(lambda key: jax.random.bits(key, (1,), jnp.uint32)[0])
    halved: Any = jax.vmap(jax.random.split, out_axes=1)

    def words(keys: Any, stream: int) -> Any:
        return chance.counted(drawn(keys), 0, stream)

    keys = jax.random.split(jax.random.key(seats), LANES)
    state, beside = begin(keys), Beside(env.engine, words(keys, chance.START))
    for number in range(sys.maxsize):
        keys = jax.random.split(jax.random.key(1000 + number), (STEPS, LANES))
        state, told = run(state, keys)
        shown, actions, rewards, over = jax.tree.map(np.asarray, told)
        for step in range(STEPS):
            for lane, position in enumerate(beside.states):
                vector = shown.observation[step, lane]
                mask = shown.legal_action_mask[step, lane]
                yield Shown(position, shown.current_player[step, lane], vector, mask)
            ours, fresh = halved(keys[step])
            play, start = words(ours, chance.PLAY), words(fresh, chance.START)
            beside.step(actions[step], play, start, rewards[step], over[step])


WAYS: dict[str, Way] = {
    "PettingZoo": agents_in_turn,
    "Gymnasium, self-play": partial(one_learner, "self"),
    "Gymnasium against random": partial(one_learner, "random"),
    "many games at once": many_games,
    "many games at once, JAX": many_games_in_jax,
    "pure functions in a compiled loop, JAX": loop_in_jax,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.observations", description=__doc__)
    parser.add_argument("--decisions", type=int, default=100_000, help="of each game and way")
    asked = parser.parse_args()
    rows = []
    for name in own_games():
        counts = rules_of(name).meta().seats
        each = -(-asked.decisions // len(counts))
        for label, way in WAYS.items():
            equal = sum(compared(way, name, seats, each) for seats in counts)
            rows.append({"game": name, "environment": label, "equal_decisions": equal})
            print(f"{name}, {label}: {equal:,} decisions equal", file=sys.stderr)
    found = {
        "command": f"python -m benchmarks.observations --decisions {asked.decisions}",
        "commit": commit(),
        "machine": f"{processor()}, CPython {sys.version.split()[0]}",
        "rows": rows,
    }
    RESULT.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
