"""A table of The Golden City laid out for a scenario, on an island that never changes."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from kontor.core.action import Action, Thing
from kontor.core.chance import Outcome, Scripted
from kontor.core.event import Event
from kontor.core.setup import Setup
from kontor.core.view import Result
from kontor.games.golden_city import GAME, rounds
from kontor.games.golden_city.actions import ACTIONS
from kontor.games.golden_city.cards import BONUS_CARDS, COINS, KEYS, LANDFORM_COPIES
from kontor.games.golden_city.geography import GOODS_CARD_IDS, LANDFORMS, SITE_NUMBER
from kontor.games.golden_city.state import NOBODY, PHASES, GoldenCityState
from kontor.games.golden_city.view import GoldenCityView

ISLAND = json.loads((Path(__file__).parent / "island.json").read_text(encoding="utf-8"))

Cards = Mapping[str, int]
Pair = tuple[str, str]

PAIRS: Sequence[Pair] = (
    ("woodland", "meadow"),
    ("mountain", "desert"),
    ("woodland", "woodland"),
    ("coast", "meadow"),
)
GOODS_SHOWN = ("pottery-wine", "pottery-cloth", "wine-spices")
FIRST_SCORE_CARD = "1-mountain-meadow-wine"


def opening(pairs: Sequence[Pair], seats: int, score: str = FIRST_SCORE_CARD) -> list[Outcome]:
    """What chance gives at the start: goods, a mountain card for everybody, the first round."""
    shown = pairs[:seats]
    return [
        *GOODS_SHOWN,
        *["mountain"] * seats,
        score,
        *(first for first, _ in shown),
        *(second for _, second in shown),
    ]


class Table:
    """Seat 0 starts. Whatever is given replaces what the start brought; the piles make up for it.

    With ``pairs`` the bidding begins; without, seat 0 is about to build.
    """

    def __init__(
        self,
        seats: int = 4,
        *,
        pairs: Sequence[Pair] | None = None,
        score: str = FIRST_SCORE_CARD,
        hands: Sequence[Cards] = (),
        coins: Sequence[int] = (),
        keys: Sequence[int] = (),
        built: Sequence[str] = (),
        goods: Sequence[Cards] = (),
        goods_open: Cards | None = None,
        goods_gone: Cards | None = None,
        letters: Sequence[int] = (),
        bonus: Sequence[tuple[int, str]] = (),
        discards: Cards | None = None,
        left: Mapping[int, int] | None = None,
        **options: bool,
    ) -> None:
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        setup = Setup(seats, {"island": ISLAND, **chosen}, first=0)
        script = Scripted(opening(pairs or PAIRS, seats, _of_back_one(score)))
        self.state: GoldenCityState = GAME.start(setup, script)
        script.finish()
        self._turn_up(score)
        self._lay_out(hands, discards, bidding=pairs is not None)
        self._pay_out(coins, keys, letters)
        self._hand_out(goods, goods_open, goods_gone, bonus)
        for seat, sites in enumerate(built):
            for site in sites.split():
                self._put(seat, SITE_NUMBER[site])
        for seat, count in (left or {}).items():
            self.state.left[seat] = count

    def _turn_up(self, score: str) -> None:
        cards = self.state.board.score_deck.cards
        self.state.score = cards.index(score)
        self.state.score_left = [int(card != score) for card in cards]

    def _lay_out(self, hands: Sequence[Cards], discards: Cards | None, bidding: bool) -> None:
        state = self.state
        if not bidding:
            state.display = [NOBODY] * (2 * state.seats)
            rounds.begin_building(state, 0, None)
        for seat, cards in enumerate(hands):
            self.hold(seat, **cards)
        state.discard = _numbers(LANDFORMS, discards or {})
        self.settle()

    def hold(self, seat: int, **cards: int) -> None:
        """Give a player exactly these cards, none of which the others know of."""
        width = len(LANDFORMS)
        self.state.hand[seat * width : (seat + 1) * width] = _numbers(LANDFORMS, cards)
        self.state.known[seat * width : (seat + 1) * width] = [0] * width
        self.settle()

    def settle(self) -> None:
        """Put into the draw pile what is nowhere else."""
        state = self.state
        for kind in range(len(LANDFORMS)):
            elsewhere = sum(state.hand[kind :: len(LANDFORMS)]) + state.discard[kind]
            state.draw[kind] = LANDFORM_COPIES - elsewhere - state.display.count(kind)

    def _pay_out(self, coins: Sequence[int], keys: Sequence[int], letters: Sequence[int]) -> None:
        state = self.state
        for seat, count in enumerate(coins):
            state.coins[seat] = count
        for seat, count in enumerate(keys):
            state.keys[seat] = count
        for seat, count in enumerate(letters):
            state.letters[seat] = count
        state.supply = COINS - sum(state.coins)
        state.key_supply = KEYS - sum(state.keys)

    def _hand_out(
        self,
        goods: Sequence[Cards],
        shown: Cards | None,
        gone: Cards | None,
        bonus: Sequence[tuple[int, str]],
    ) -> None:
        state = self.state
        for seat, cards in enumerate(goods):
            place = seat * len(GOODS_CARD_IDS)
            state.goods[place : place + len(GOODS_CARD_IDS)] = _numbers(GOODS_CARD_IDS, cards)
        if shown is not None:
            state.goods_open = _numbers(GOODS_CARD_IDS, shown)
        state.goods_box = _numbers(GOODS_CARD_IDS, gone or {})
        for kind, copies in enumerate(state.board.goods):
            owned = sum(state.goods[kind :: len(GOODS_CARD_IDS)])
            elsewhere = owned + state.goods_open[kind] + state.goods_box[kind]
            state.goods_deck[kind] = copies - elsewhere
        names = [card.id for card in BONUS_CARDS]
        for seat, name in bonus:
            state.takers.append(seat)
            state.taken.append(names.index(name))

    def _put(self, seat: int, site: int) -> None:
        """A business that stands there already."""
        state = self.state
        state.own[seat] |= 1 << site
        state.reach[seat] |= state.board.roads[site]
        state.left[seat] -= 1
        if site < SITE_NUMBER["o1"]:
            state.occupied |= 1 << site
        elif site >= SITE_NUMBER["i1"]:
            state.key_supply -= 1
            state.key_box += 1

    def do(self, verb: str, what: Thing = None, *outcomes: Outcome) -> list[Event]:
        """Take a decision, with the cards that come of it; the invariants hold before and after."""
        assert GAME.broken(self.state) is None
        script = Scripted(outcomes)
        events = GAME.apply(self.state, ACTIONS.of(verb, what), script)
        script.finish()
        assert GAME.broken(self.state) is None
        return events

    def end_round(self, *outcomes: Outcome) -> list[Event]:
        """Everybody left to build ends his turn; the events of the last one."""
        while (self.turn + 1) % self.state.seats != self.state.first:
            self.do("end")
        return self.do("end", None, *outcomes)

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    def hand(self, seat: int) -> dict[str, int]:
        width = len(LANDFORMS)
        cards = self.state.hand[seat * width : (seat + 1) * width]
        return {name: count for name, count in zip(LANDFORMS, cards, strict=True) if count}

    def legal(self) -> list[Action]:
        return GAME.legal(self.state)

    def answers(self, verb: str) -> list[Thing]:
        """What the verb can be done to."""
        return [action.what for action in self.legal() if action.do == verb]

    def can(self, verb: str, what: Thing = None) -> bool:
        return ACTIONS.of(verb, what) in self.legal()

    def why_not(self, verb: str, what: Thing = None) -> str | None:
        return GAME.why_not(self.state, ACTIONS.of(verb, what))

    def view(self, seat: int | None) -> GoldenCityView:
        seen = GAME.view(self.state, seat)
        assert isinstance(seen, GoldenCityView)
        return seen

    def result(self) -> Result:
        result = GAME.result(self.state)
        assert result is not None
        return result


def told(events: Sequence[Event], name: str) -> list[dict[str, object]]:
    """The facts of all events of that name."""
    return [dict(event.facts) for event in events if event.name == name]


def names(events: Sequence[Event]) -> list[str]:
    return [event.name for event in events]


def next_round(seats: int, score: str = "1-desert-mountain-pottery") -> list[Outcome]:
    """What chance gives when a round begins."""
    return [score, *["coast"] * seats, *["woodland"] * seats]


def _of_back_one(score: str) -> str:
    return score if score.startswith("1") else FIRST_SCORE_CARD


def _numbers(names: Sequence[str], cards: Mapping[str, int]) -> list[int]:
    return [cards.get(name, 0) for name in names]
