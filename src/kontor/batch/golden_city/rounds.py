"""The course of a round: cards are laid out, players build in turn, the round is scored."""

import jax.numpy as jnp
from jax import Array

from kontor.batch import mask
from kontor.batch.chance import Chance, below
from kontor.batch.golden_city import ending
from kontor.batch.golden_city.bags import LANDFORMS
from kontor.batch.golden_city.bits import flag, ones, only, power
from kontor.batch.golden_city.position import CARD_BITS, PlayerFields, Position
from kontor.batch.golden_city.rewards import draw
from kontor.batch.golden_city.scoring import score_round
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.cards import BUILDS_A_TURN, HAND_LIMIT


def begin_round(position: Position, when: Array, chance: Chance) -> None:
    """Turn up the score card and lay out the pairs (GC-P1, GC-P2)."""
    seats = position.terms.seats
    position.turn = jnp.where(when, position.first, position.turn)
    position.ask(when, phase.BID)
    cards = next_score_cards(position)
    score = mask.pick((cards,), below(chance(0), ones(cards)).astype(jnp.uint32))
    position.score = jnp.where(when, score, position.score)
    position.score_left = position.score_left ^ only(when, power(score))
    for place in range(2):
        for pair in range(seats):
            kind = draw(position, when, chance, 1 + place * seats + pair)
            shown = kind << CARD_BITS * (2 * pair + place)
            position.display = position.display | only(when, shown)


def next_score_cards(position: Position) -> Array:
    """The score cards among which the next one is (GC-S4)."""
    backs = [position.score_left & back for back in position.terms.backs]
    found = backs[-1]
    for cards in reversed(backs[:-1]):
        found = jnp.where(cards != 0, cards, found)
    return found


def begin_building(position: Position, when: Array, seat: Array) -> None:
    position.turn = jnp.where(when, seat, position.turn)
    position.ask(when, phase.BUILD)
    position.builds = only(~when, position.builds)


def after_business(position: Position, when: Array) -> Array:
    """Go on after a business and its reward; where the turn ends with it (GC-D10)."""
    ending.find_blocked(position, when)
    position.builds = position.builds + flag(when)
    position.ask(when, phase.BUILD)
    return when & (position.builds == BUILDS_A_TURN)


def end_turn(position: Position, mover: PlayerFields, when: Array) -> Array:
    """Make way for the next player as soon as the hand is small enough; where the round ends."""
    too_many = LANDFORMS.size(mover.hand) > HAND_LIMIT
    position.ask(when & too_many, phase.DISCARD)
    ends = when & ~too_many
    position.turns = position.turns + flag(ends)
    seat = position.after(position.turn)
    last = seat == position.first
    begin_building(position, ends & ~last, seat)
    return ends & last


def end_round(position: Position, when: Array, chance: Chance) -> None:
    """Score, pass the start-player key on, and begin the next round or end the game."""
    score_round(position, when)
    over = when & ending.ends(position)
    ending.finish(position, over)
    on = when & ~over
    position.first = jnp.where(on, position.after(position.first), position.first)
    begin_round(position, on, chance)
