"""Games of quick players, many side by side: a network is asked about all of them at once.

Networks and rules of thumb look at nothing hidden, so they may be asked about the position itself,
without a view that goes through JSON. The games are the arena's for the same seed.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

from kontor.arena.match import Match, Seating
from kontor.arena.play import Played, seed_of
from kontor.bots.choosing import WEIGHTS
from kontor.bots.network import as_seen_from
from kontor.bots.registry import UnknownBot, bot
from kontor.bots.trained import TrainedBot, at_home, from_file, trained
from kontor.core import registry
from kontor.core.action import Action
from kontor.core.chance import Aligned
from kontor.core.game import Game
from kontor.core.setup import Setup

Thumb = Callable[[Any], Action]
"""The answer of a rule of thumb at a position."""
Knowing = Callable[[Any], TrainedBot]
Watcher = Callable[[Any, Sequence[Action], Action], None]
"""Is told of every choice: the position, what could be answered, and what was."""


def nobody_watches(state: Any, legal: Sequence[Action], answer: Action) -> None:
    pass


@dataclass(frozen=True)
class QuickPlayer:
    """Who answers: rules of thumb the questions that are theirs, a network all others."""

    network: Knowing | None
    """The network that is asked at a position."""
    thumbs: Mapping[str, Thumb]
    """By what is to be done (`Action.do`); the one without a name has every other question."""

    def thumb(self, legal: Sequence[Action]) -> Thumb | None:
        named = [self.thumbs[action.do] for action in legal if action.do in self.thumbs]
        return named[0] if named else self.thumbs.get("")


Known = Mapping[str, QuickPlayer]


@cache
def player(game: str, text: str) -> QuickPlayer:
    """The player of a text: a bot's name or a file of weights, and who answers what in its place.

    ``veteran+steady:choose`` lets `steady` choose bonus cards. Raises `UnknownBot`.
    """
    name, _, helper = text.partition("+")
    who, *questions = helper.split(":")
    thumbs = dict.fromkeys(questions, thumb(game, who)) if helper else {}
    if name == "veteran":
        trained(game)
        return QuickPlayer(partial(at_home_there, game), thumbs)
    if name.endswith(WEIGHTS):
        return QuickPlayer(always(from_file(game, Path(name))), thumbs)
    return QuickPlayer(None, {"": thumb(game, name), **thumbs})


def thumb(game: str, name: str) -> Thumb:
    answer: Thumb | None = getattr(bot(game, name)(0), "at", None)
    if answer is None:
        text = f"{name!r} cannot be asked about a position"
        raise UnknownBot(text, "no-bot", bot=name, known="weights, veteran, rules of thumb")
    return answer


def always(network: TrainedBot) -> Knowing:
    return lambda state: network


def at_home_there(game: str, state: Any) -> TrainedBot:
    """The network of the package that knows the map. Raises `UnknownBot` if none does."""
    network = at_home(game, state)
    if network is None:
        text = "no network is at home on this map, so 'veteran' cannot be asked about a position"
        raise UnknownBot(text, "no-bot", bot="veteran", known="weights, rules of thumb")
    return network


class OpenGame:
    """A game that goes on from one question for a network to the next."""

    def __init__(self, game: str, setup: Setup, players: Sequence[QuickPlayer], seed: int) -> None:
        self.game: Game[Any] = registry.game(game)
        self.chance = Aligned(seed)
        self.state = self.game.start(setup, self.chance)
        self.players = players

    def asks(self) -> TrainedBot | None:
        """Play up to a network's question, and say whose it is; ``None`` when the game is over."""
        while (seat := self.game.to_move(self.state)) is not None:
            legal = self.game.legal(self.state)
            answer = self.players[seat].thumb(legal)
            if len(legal) == 1:
                self.advance(legal[0])
            elif answer:
                self.answer(legal, answer(self.state))
            else:
                knowing = self.players[seat].network
                return knowing(self.state) if knowing else None
        return None

    def answer(self, legal: Sequence[Action], action: Action) -> None:
        self.advance(action)

    def advance(self, action: Action) -> None:
        self.chance.at(self.game.turn(self.state))
        self.game.advance(self.state, action, self.chance, None)


class QuickGame(OpenGame):
    """One game of a match."""

    def __init__(
        self, match: Match, block: int, seating: Seating, watch: Watcher, known: Known
    ) -> None:
        players = [known.get(name) or player(match.game, name) for name in seating]
        super().__init__(match.game, match.setup(), players, seed_of(match, block))
        self.block, self.seating, self.watch = block, seating, watch

    def answer(self, legal: Sequence[Action], action: Action) -> None:
        self.watch(self.state, legal, action)
        self.advance(action)

    def played(self) -> Played:
        end = self.game.result(self.state)
        assert end is not None
        none = (0,) * len(self.seating)
        length = self.game.length(self.state)
        return Played(self.block, self.seating, end.places, end.points, length, none, none)


def play(
    match: Match,
    games: Sequence[tuple[int, Seating]],
    watch: Watcher = nobody_watches,
    known: Known = MappingProxyType({}),
) -> list[Played]:
    """These games of the match, by block and seating, side by side.

    ``known`` are players that go by no name of a bot or a file.
    """
    lanes = [QuickGame(match, block, seating, watch, known) for block, seating in games]
    side_by_side(match, lanes)
    return [lane.played() for lane in lanes]


def side_by_side(match: Match, lanes: Sequence[QuickGame]) -> None:
    """Play these games to their ends."""
    turned = as_seen_from(registry.game(match.game).actions(), len(match.bots))
    going = lanes
    while going:
        asked: defaultdict[TrainedBot, list[QuickGame]] = defaultdict(list)
        for lane in going:
            if wise := lane.asks():
                asked[wise].append(lane)
        for wise, group in asked.items():
            liked, _ = wise.answers(wise.features.seen([lane.state for lane in group]))
            for likes, lane in zip(liked, group, strict=True):
                legal = lane.game.legal(lane.state)
                seat = lane.game.to_move(lane.state)
                places = turned[seat, [action.index for action in legal]]
                lane.answer(legal, legal[int(likes[places].argmax())])
        going = [lane for group in asked.values() for lane in group]
