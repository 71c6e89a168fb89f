"""What a seat may see of The Golden City (GC-H1 … GC-H4).

Hands, bonus cards and, unless the table plays with open letters, letters are their owner's. Of a
hidden hand the table knows the cards it has seen going in and not coming out: the coast card of
the start and the pairs taken, less what was played or discarded. Cards of a landform are alike, so
a played card counts as one of the known ones as long as there are any. Nothing is kept of what
could be reckoned beyond that, such as which hidden cards were drawn before the discards were
shuffled in.

Of the bonus cards everybody knows who took one when. Who takes one sees all that are left, and
so knows which went before; his view keeps each such look.

Which site is being paid for, and that there is a choice of payments at all, others learn when
it is paid: until then they see a player who is about to build.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from kontor.core.action import Action
from kontor.core.names import Seat, one_of
from kontor.core.setup import switches_of
from kontor.core.view import Result, View, for_seat
from kontor.games.golden_city.board import Board
from kontor.games.golden_city.cards import BONUS_CARDS
from kontor.games.golden_city.ending import CRITERIA
from kontor.games.golden_city.geography import AREAS, GOODS, GOODS_CARD_IDS, LANDFORMS, SITE_IDS
from kontor.games.golden_city.island_file import IslandFile
from kontor.games.golden_city.meta import META
from kontor.games.golden_city.names import (
    AreaId,
    BonusId,
    GoodId,
    GoodsId,
    LandformId,
    SiteId,
)
from kontor.games.golden_city.rounds import next_back
from kontor.games.golden_city.state import (
    BID,
    BUILD,
    CHOOSE,
    NOBODY,
    OVER,
    PAY,
    PHASES,
    GoldenCityState,
)

BONUS_NAMES = tuple(card.id for card in BONUS_CARDS)

Phase = Annotated[str, one_of("Phase", PHASES)]
"""What the player to move has to decide."""
Variant = Annotated[str, one_of("Variant", [switch for switch, _ in META.switches])]
"""A variant that is on or off."""
Criterion = Annotated[str, one_of("Criterion", CRITERIA)]
"""What sets two players apart in the end."""


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a player. `None` is what the viewer may not know."""

    coins: int
    keys: int
    goods: dict[GoodsId, int]
    unbuilt: int
    blocked: bool
    cards: int
    """How many landform cards he holds."""
    known: dict[LandformId, int]
    """Those of them that everybody knows of."""
    hand: dict[LandformId, int] | None
    bonus_cards: int
    bonus: tuple[BonusId, ...] | None
    letters: int | None


class Pair(msgspec.Struct, frozen=True):
    """Two landform cards on offer, and whose hand lies on them."""

    cards: tuple[LandformId, LandformId]
    holder: Seat | None


class ScoreCard(msgspec.Struct, frozen=True):
    """A score card that lies open, or is known to be still in the deck."""

    id: str
    back: int
    good: GoodId
    area: AreaId


class Look(msgspec.Struct, frozen=True):
    """What a player saw when he took a bonus card: it was the `number`-th to be taken."""

    number: int
    left: tuple[BonusId, ...]
    took: BonusId


class GoldenCityAid(msgspec.Struct, frozen=True):
    """What the rules count for the viewer."""

    goods: list[int]
    """What the score card would bring each player now, for its good …"""
    area: list[int]
    """… and for its area."""
    bonus: dict[BonusId, int]
    """What each bonus card would bring the viewer now."""
    reach: list[SiteId]
    """Where the viewer may build if he has the cards."""
    next_expulsion: int | None
    """What the next expulsion of the round costs; ``None`` if there may be none any more."""
    last_round: bool
    """Whether the game ends with this round, as far as is known."""
    decided_by: Criterion | None
    """What set the winner apart from the second, when the game is over."""


class GoldenCityView(View, frozen=True):
    """The table. Cards are counted by name; kinds that are not there are left out."""

    island: str | IslandFile
    """The island's name, or its whole description."""
    options: dict[Variant, bool]
    players: tuple[PlayerView, ...]
    businesses: dict[SiteId, tuple[Seat, ...]]
    """For each location that is built on, whose businesses are there."""
    round: int
    start_player: Seat
    turn: Seat
    turns: int
    phase: Phase
    score_card: ScoreCard | None
    score_deck: tuple[ScoreCard, ...]
    """What is left, in no order; the cards with `next_back` lie on top (GC-S4)."""
    next_back: int
    pairs: tuple[Pair, ...]
    expulsions: int
    builds: int
    """Businesses built in this turn."""
    paying_for: SiteId | None
    draw_pile: int
    discards: dict[LandformId, int]
    supply: int
    key_supply: int
    keys_used: int
    goods_open: dict[GoodsId, int]
    goods_deck: dict[GoodsId, int]
    """What is left in the deck, in no order; it follows from what lies open."""
    goods_gone: dict[GoodsId, int]
    bonus_takers: tuple[Seat, ...]
    """Who took the first, second, … bonus card."""
    bonus_looks: tuple[Look, ...]
    """What the viewer saw when he took his."""
    bonus_left: tuple[BonusId, ...] | None
    """What he sees now, if he is choosing one."""
    aid: GoldenCityAid | UnsetType = UNSET


def looks(
    state: GoldenCityState,
    seats: Sequence[int | None],
    legal: Sequence[Action],
    result: Result | None,
) -> list[View]:
    """The views of these seats, or of a spectator; ``legal`` is for the one to move."""
    table = _table(state, result)
    return [
        for_seat(
            table,
            seat,
            tuple(legal) if seat == state.turn else (),
            **({} if seat is None else _own(state, table, seat)),
        )
        for seat in seats
    ]


def _table(state: GoldenCityState, result: Result | None) -> GoldenCityView:
    """What a spectator sees."""
    over = state.phase == OVER
    now = BUILD if state.phase == PAY else state.phase
    board = state.board
    cards = _score_cards(board)
    return GoldenCityView(
        seat=None,
        to_move=None if over else state.turn,
        question=None if over else PHASES[now],
        legal=(),
        result=result,
        island=board.option,
        options=switches_of(state, META),
        players=tuple(_player(state, seat, over) for seat in range(state.seats)),
        businesses=_businesses(state),
        round=state.round,
        start_player=state.first,
        turn=state.turn,
        turns=state.turns,
        phase=PHASES[now],
        score_card=cards[state.score] if state.score != NOBODY else None,
        score_deck=tuple(card for n, card in enumerate(cards) if state.score_left[n]),
        next_back=next_back(state),
        pairs=_pairs(state) if state.phase == BID else (),
        expulsions=state.expulsions,
        builds=state.builds,
        paying_for=None,
        draw_pile=sum(state.draw),
        discards=counted(LANDFORMS, state.discard),
        supply=state.supply,
        key_supply=state.key_supply,
        keys_used=state.key_box,
        goods_open=counted(GOODS_CARD_IDS, state.goods_open),
        goods_deck=counted(GOODS_CARD_IDS, state.goods_deck),
        goods_gone=counted(GOODS_CARD_IDS, state.goods_box),
        bonus_takers=tuple(state.takers),
        bonus_looks=(),
        bonus_left=None,
    )


def _own(state: GoldenCityState, table: GoldenCityView, seat: int) -> dict[str, Any]:
    """What a player sees beyond what lies open."""
    players = list(table.players)
    players[seat] = _player(state, seat, open_cards=True)
    own: dict[str, Any] = {
        "players": tuple(players),
        "bonus_looks": tuple(
            Look(number, _left(state, number), BONUS_NAMES[state.taken[number]])
            for number, taker in enumerate(state.takers)
            if taker == seat
        ),
    }
    if seat == state.turn and state.phase == PAY:
        own |= {"question": PHASES[PAY], "phase": PHASES[PAY], "paying_for": SITE_IDS[state.site]}
    if seat == state.turn and state.phase == CHOOSE:
        own["bonus_left"] = _left(state, len(state.taken))
    return own


def _player(state: GoldenCityState, seat: int, open_cards: bool) -> PlayerView:
    hand = counted(LANDFORMS, _part(state.hand, seat, len(LANDFORMS)))
    bonus = [card for card, taker in zip(state.taken, state.takers, strict=True) if taker == seat]
    return PlayerView(
        coins=state.coins[seat],
        keys=state.keys[seat],
        goods=counted(GOODS_CARD_IDS, _part(state.goods, seat, len(GOODS_CARD_IDS))),
        unbuilt=state.left[seat],
        blocked=bool(state.blocked[seat]),
        cards=sum(hand.values()),
        known=counted(LANDFORMS, _part(state.known, seat, len(LANDFORMS))),
        hand=hand if open_cards else None,
        bonus_cards=len(bonus),
        bonus=tuple(BONUS_NAMES[card] for card in bonus) if open_cards else None,
        letters=state.letters[seat] if open_cards or state.open_letters else None,
    )


def _part(numbers: Sequence[int], seat: int, width: int) -> Sequence[int]:
    return numbers[seat * width : (seat + 1) * width]


def counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _businesses(state: GoldenCityState) -> dict[str, tuple[int, ...]]:
    built: dict[str, tuple[int, ...]] = {}
    left = 0
    for own in state.own:
        left |= own
    while left:
        bit = left & -left
        owners = tuple([seat for seat, own in enumerate(state.own) if own & bit])
        built[SITE_IDS[bit.bit_length() - 1]] = owners
        left ^= bit
    return built


def _pairs(state: GoldenCityState) -> tuple[Pair, ...]:
    cards = [LANDFORMS[kind] for kind in state.display]
    return tuple(
        Pair((cards[2 * pair], cards[2 * pair + 1]), None if holder == NOBODY else holder)
        for pair, holder in enumerate(state.holder)
    )


def _left(state: GoldenCityState, number: int) -> tuple[str, ...]:
    """The bonus cards that were left when `number` had been taken."""
    gone = state.taken[:number]
    return tuple(name for card, name in enumerate(BONUS_NAMES) if card not in gone)


@lru_cache(maxsize=16)
def _score_cards(board: Board) -> list[ScoreCard]:
    return [
        ScoreCard(name, board.card_back[n], GOODS[board.card_good[n]], AREAS[board.card_area[n]])
        for n, name in enumerate(board.score_deck.cards)
    ]


def numbers(names: Sequence[str], cards: Mapping[str, int]) -> list[int]:
    """What `counted` was made from."""
    return [cards.get(name, 0) for name in names]
