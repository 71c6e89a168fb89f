"""What a seat may see, as the numbers that ``games/golden_city/observation.py`` declares."""

from collections.abc import Mapping, Sequence

import jax.numpy as jnp
from jax import Array

from kontor.batch.engine import Vectors
from kontor.batch.golden_city.bags import GOODS, LANDFORMS
from kontor.batch.golden_city.bidding import cards, hand_on
from kontor.batch.golden_city.bits import WIDTH, Bits, flag, ones, only, power, single, word
from kontor.batch.golden_city.position import (
    BONUS_BITS,
    Position,
    coins,
    keys,
    letters,
    unbuilt,
)
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.geography import BACKS, SCORE_CARDS, SITES
from kontor.games.golden_city.observation import (
    BONUS,
    HOUSE_RULES,
    PAIRS,
    SEATS,
)
from kontor.games.golden_city.state import (
    LANDFORM_KINDS,
    OPEN_LETTERS,
    PHASES,
)


def observed(position: Position, viewer: Array) -> Mapping[str, Vectors]:
    """The numbers of every field."""
    terms = position.terms
    now = position.phase
    over = now == phase.OVER
    seen = jnp.where((now == phase.PAY) & (viewer != position.turn), word(phase.BUILD), now)
    seats = [viewer]
    while len(seats) < terms.seats:
        seats.append(position.after(seats[-1]))
    score = power(position.score)
    return {
        **_players(position, seats, over),
        "hand": LANDFORMS.counts(position.player(viewer).hand),
        "bonus": [_bonus(position, viewer) >> number & 1 for number in range(len(BONUS))],
        "round": [SCORE_CARDS - ones(position.score_left)],
        "question": [flag(seen == each) for each in range(len(PHASES))],
        "score-card": [flag(~over & ((score & shown) != 0)) for shown in terms.shown],
        "score-deck": [ones(position.score_left & shown) for shown in terms.shown],
        "next-back": [_next_back(position)],
        **_bidding(position, seats),
        "expulsions": [position.expulsions],
        "builds": [position.builds],
        "paying-for": _each_site(single(position.site).when(seen == phase.PAY)),
        "draw-pile": [LANDFORMS.size(position.draw)],
        "discards": LANDFORMS.counts(position.discard),
        "supply": [position.supply(), position.key_supply],
        "goods-open": GOODS.counts(position.goods_open),
        "goods-deck": GOODS.counts(position.goods_deck),
        "house-rules": [jnp.full_like(now, rule in terms.house_rules) for rule in HOUSE_RULES],
    }


def _players(position: Position, seats: Sequence[Array], over: Array) -> dict[str, Vectors]:
    """What lies before everybody; the viewer is the first."""
    players = [position.player(seat) for seat in seats]
    bonus = [_bonus(position, seat) for seat in seats]
    zero = jnp.zeros_like(over, jnp.uint32)
    open_letters = over | position.terms.has(OPEN_LETTERS)

    def of_each(numbers: Sequence[Vectors]) -> list[Array]:
        """One after the other, and zeros for empty seats."""
        empty = [zero] * len(numbers[0]) * (SEATS - len(numbers))
        return [number for part in numbers for number in part] + empty

    return {
        "seats": of_each([[zero + 1] for _ in seats]),
        "businesses": of_each([_each_site(player.own) for player in players]),
        "unbuilt": of_each([[unbuilt(player.purse)] for player in players]),
        "blocked": of_each([[position.blocked >> seat & 1] for seat in seats]),
        "coins": of_each([[coins(player.purse)] for player in players]),
        "keys": of_each([[keys(player.purse)] for player in players]),
        "goods": of_each([GOODS.counts(player.goods) for player in players]),
        "cards": of_each([[LANDFORMS.size(player.hand)] for player in players]),
        "known": of_each([LANDFORMS.counts(player.known) for player in players]),
        "bonus-cards": of_each([[ones(cards)] for cards in bonus]),
        "letters": of_each(
            [
                [
                    letters(player.purse)
                    if seat is seats[0]
                    else only(open_letters, letters(player.purse))
                ]
                for seat, player in zip(seats, players, strict=True)
            ]
        ),
        "start-player": of_each([[flag(seat == position.first)] for seat in seats]),
        "turn": of_each([[flag(seat == position.turn)] for seat in seats]),
    }


def _bidding(position: Position, seats: Sequence[Array]) -> dict[str, Vectors]:
    """The pairs on offer, and whose hands lie on them."""
    zero = jnp.zeros_like(position.phase)
    pairs: list[Array] = []
    holders: list[Array] = []
    for pair in range(len(seats)):
        shown = only(position.phase == phase.BID, cards(position, pair))
        pairs += LANDFORMS.counts(shown)
        holders += [hand_on(position, pair) >> seat & 1 for seat in seats]
        holders += [zero] * (SEATS - len(seats))
    empty = PAIRS - len(seats)
    return {
        "pairs": pairs + [zero] * LANDFORM_KINDS * empty,
        "holders": holders + [zero] * SEATS * empty,
    }


def _next_back(position: Position) -> Array:
    """The back of the score card on top; 0 when none is left."""
    found = jnp.zeros_like(position.score_left)
    for back, shown in sorted(zip(sorted(BACKS), position.terms.backs, strict=True), reverse=True):
        found = jnp.where((position.score_left & shown) != 0, word(back), found)
    return found


def _bonus(position: Position, seat: Array) -> Array:
    """The bonus cards of a player, as a set."""
    return position.bonus >> seat * BONUS_BITS & ((1 << BONUS_BITS) - 1)


def _each_site(sites: Bits) -> list[Array]:
    return [sites[n // WIDTH] >> n % WIDTH & 1 for n in range(SITES)]
