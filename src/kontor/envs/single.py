"""A game for Gymnasium: one player learns, the others are bots of a level."""

from collections.abc import Mapping
from typing import Any

import gymnasium

from kontor.bots.registry import bot, level, levels
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.envs.spaces import Observed, action_space, observation_space, observed, reward

ILLEGAL = -1.0


class SingleAgent(gymnasium.Env[Observed, int]):
    """The learner sits on a seat; bots answer for all others before it is asked again."""

    metadata = {"render_modes": []}  # noqa: RUF012  # Gymnasium's own way

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        level: str | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = registry.game(game)
        meta = self.game.meta()
        self.setup = Setup(seats or meta.seats[0], options or {}).checked(meta)
        self.seat = seat
        self.level = level or next(iter(levels(game)))
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        source = self.np_random
        self.chance = Seeded(int(source.integers(2**31)))
        make = bot(self.game.meta().id, level(self.game.meta().id, self.level))
        self.others = [make(int(source.integers(2**31))) for _ in range(self.setup.seats)]
        self.state = self.game.start(self.setup, self.chance)
        self._let_others_play()
        return self._observed(), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        chosen = self.game.actions()[int(action)]
        rule = self.game.why_not(self.state, chosen)
        if rule is not None:
            return self._observed(), ILLEGAL, True, False, {"illegal": rule}
        self.game.apply(self.state, chosen, self.chance)
        self._let_others_play()
        result = self.game.result(self.state)
        return self._observed(), reward(result, self.seat), result is not None, False, {}

    def _let_others_play(self) -> None:
        while (seat := self.game.to_move(self.state)) not in (None, self.seat):
            assert seat is not None
            view = self.game.view(self.state, seat)
            answer = view.legal[0] if len(view.legal) == 1 else self.others[seat].choose(view)
            self.game.apply(self.state, answer, self.chance)

    def _observed(self) -> Observed:
        return observed(self.game, self.game.view(self.state, self.seat))
