"""A game for Gymnasium: one player learns, and others answer for the remaining seats."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import msgspec

from kontor.bots.registry import levels
from kontor.core import registry
from kontor.core.action import Action
from kontor.core.chance import Seeded
from kontor.core.event import Event
from kontor.core.faults import BadSetup
from kontor.core.setup import Setup
from kontor.core.view import to_json
from kontor.envs.opponents import SELF_PLAY, Asked, Opponent, Opponents
from kontor.envs.render import FPS, RENDER_MODES, Rendered, check_mode, rendered
from kontor.envs.rewards import ILLEGAL, VICTORY, Rewards
from kontor.envs.spaces import Numbers, Observed, Observer, action_space


class SingleAgent(gymnasium.Env[Observed, int]):
    """The learner sits on a seat; the others answer before it is asked again.

    With ``opponents="self"`` the learner answers for every seat: it sees what the player to move
    sees, is rewarded as the player who has just acted, and finds all rewards in ``info``.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": FPS}  # noqa: RUF012  # Gymnasium's own way

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: Asked | Sequence[Asked] | None = None,
        options: Mapping[str, object] | None = None,
        *,
        flat: bool = False,
        normalised: bool = False,
        reward: str = VICTORY,
        events: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.game = registry.game(game)
        self.setup, self.seat = setup_for(game, seats, seat, options)
        self.others = others_asked(game, opponents, self.setup)
        self.observer = Observer(game, flat, normalised)
        self.payout = Rewards(game, self.setup, reward)
        self.events = events
        check_mode(render_mode)
        self.render_mode = render_mode
        self.observation_space = self.observer.space()
        self.action_space: gymnasium.spaces.Space[Any] = action_space(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=None if seed is None else int(seed))
        drawn = self.np_random.integers(2**31, size=self.setup.seats).tolist()
        self.chance = Seeded(drawn[0])
        self.players: list[Opponent] = self.others.seated(drawn[1:]) if self.others else []
        self.told: list[Event] | None = [] if self.events else None
        self.state = self.game.start(self.setup, self.chance)
        self.payout.begin(self.state)
        self._let_others_play()
        return self._observed(), self._info(self.payout.since(self.state))

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        actor = self._learner()
        chosen = self.game.actions()[int(action)]
        if self.told is not None:
            self.told = []
        if chosen not in self.game.legal(self.state):
            rule = self.game.why_not(self.state, chosen)
            return self._observed(), ILLEGAL, True, False, {"illegal": rule}
        self._play(chosen)
        self._let_others_play()
        rewards = self.payout.since(self.state)
        over = self.game.to_move(self.state) is None
        return self._observed(), rewards[actor], over, False, self._info(rewards)

    def action_masks(self) -> Numbers:
        """A truth value for each action, as MaskablePPO asks for them."""
        return self.observer.mask(self.state, self._learner()).astype(bool)

    def render(self) -> Rendered:
        """The table as text or pixels, as the learner sees it."""
        seat, seats = self._learner(), self.setup.seats
        return rendered(self.render_mode, self.game, self.state, seat, seats)

    def _learner(self) -> int:
        """The seat that the learner answers for now."""
        mover = self.game.to_move(self.state) if self.others is None else None
        return self.seat if mover is None else mover

    def _play(self, action: Action) -> None:
        self.game.advance(self.state, action, self.chance, self.told)

    def _let_others_play(self) -> None:
        if self.others is None:
            return
        seats, to_move = self.setup.seats, self.game.to_move
        while (seat := to_move(self.state)) is not None and seat != self.seat:
            player = self.players[(seat - self.seat - 1) % seats]
            self._play(player.answer(self.state, seat))

    def _observed(self) -> Observed:
        return self.observer.observed(self.state, self._learner())

    def _info(self, rewards: list[float]) -> dict[str, Any]:
        info: dict[str, Any] = {}
        if self.observer.flat:
            info["action_mask"] = self.observer.mask(self.state, self._learner())
        if self.others is None:
            info["seat"], info["rewards"] = self._learner(), rewards
        if self.told is not None:
            info["events"] = [plain(event, self._learner()) for event in self.told]
        return info


def setup_for(
    game: str, seats: int | None, seat: int, options: Mapping[str, object] | None
) -> tuple[Setup, int]:
    """What the table chose, and the learner's seat. Raises `BadSetup`."""
    meta = registry.game(game).meta()
    setup = Setup(int(seats or meta.seats[0]), options or {}).checked(meta)
    if not 0 <= seat < setup.seats:
        told = f"seat {seat} is not at this table: seats are 0 to {setup.seats - 1}"
        raise BadSetup(told)
    return setup, int(seat)


def others_asked(
    game: str, asked: Asked | Sequence[Asked] | None, setup: Setup
) -> Opponents | None:
    """Those who play against the learner: bots of the easiest level if nobody is named.

    ``None`` if it plays all seats itself.
    """
    if asked == SELF_PLAY:
        return None
    return Opponents(registry.game(game), asked or next(iter(levels(game))), setup.seats - 1)


def plain(event: Event, seat: int) -> object:
    """What a seat may know of an event, in plain JSON values."""
    return msgspec.to_builtins(event.seen_by(seat), enc_hook=to_json)
