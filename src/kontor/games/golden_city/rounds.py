"""The course of a round: cards are laid out, players build in turn, the round is scored."""

from kontor.core.chance import Chance
from kontor.core.game import Told
from kontor.games.golden_city import ending, events
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.bidding import cards
from kontor.games.golden_city.cards import BUILDS_A_TURN, HAND_LIMIT
from kontor.games.golden_city.hands import NAMES, draw, play, size
from kontor.games.golden_city.scoring import AREA_NAMES, GOOD_NAMES, score_round
from kontor.games.golden_city.state import NOBODY, GoldenCityState


def begin_round(state: GoldenCityState, chance: Chance, told: Told) -> None:
    """Turn up the score card and lay out the pairs (GC-P1, GC-P2)."""
    state.round += 1
    state.turn = state.first
    state.phase = phase.BID
    state.score = chance.draw(state.board.score_deck, next_score_cards(state))
    state.score_left[state.score] = 0
    if told is not None:
        told.append(events.Round(state.round, state.first))
        good = GOOD_NAMES[state.board.card_good[state.score]]
        area = AREA_NAMES[state.board.card_area[state.score]]
        told.append(events.ScoreCardShown(good, area))
    for place in range(2):
        for pair in range(state.seats):
            state.display[2 * pair + place] = draw(state, chance, told)
    if told is not None:
        for pair in range(state.seats):
            told.append(events.Dealt(pair, cards(state, pair)))


def next_back(state: GoldenCityState) -> int:
    """The back of the score card on top; 0 when none is left (GC-S4)."""
    left = [back for n, back in enumerate(state.board.card_back) if state.score_left[n]]
    return min(left) if left else 0


def next_score_cards(state: GoldenCityState) -> list[int]:
    """The score cards among which the next one is."""
    back = next_back(state)
    backs = state.board.card_back
    return [left if backs[n] == back else 0 for n, left in enumerate(state.score_left)]


def begin_building(state: GoldenCityState, seat: int, told: Told) -> None:
    state.turn = seat
    state.phase = phase.BUILD
    state.builds = 0
    if told is not None:
        told.append(events.Turn(seat))


def after_business(state: GoldenCityState, chance: Chance, told: Told) -> None:
    """Go on after a business and its reward: the second business, or the turn's end (GC-D10)."""
    ending.find_blocked(state, told)
    state.builds += 1
    if state.builds == BUILDS_A_TURN:
        end_turn(state, chance, told)
    else:
        state.phase = phase.BUILD


def end_turn(state: GoldenCityState, chance: Chance, told: Told) -> None:
    """Make way for the next player as soon as the hand is small enough."""
    if size(state, state.turn) > HAND_LIMIT:
        state.phase = phase.DISCARD
        return
    state.turns += 1
    seat = (state.turn + 1) % state.seats
    if seat == state.first:
        end_round(state, chance, told)
    else:
        begin_building(state, seat, told)


def discard(state: GoldenCityState, kind: int, chance: Chance, told: Told) -> None:
    """Put a card away, openly, to keep the hand limit (GC-D10)."""
    reveals = play(state, state.turn, kind, 1)
    if told is not None:
        put = events.DiscardedHidden if reveals else events.Discarded
        told.append(put(state.turn, NAMES[kind]))
    end_turn(state, chance, told)


def end_round(state: GoldenCityState, chance: Chance, told: Told) -> None:
    """Score, pass the start-player key on, and begin the next round or end the game."""
    score_round(state, told)
    state.score = NOBODY
    if ending.reason(state) is not None:
        ending.finish(state, told)
        return
    state.first = (state.first + 1) % state.seats
    begin_round(state, chance, told)
