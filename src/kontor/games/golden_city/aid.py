"""What a person at the table would otherwise count in the head; it follows from the view alone."""

from kontor.core.chance import Seeded
from kontor.core.event import Event
from kontor.core.view import View
from kontor.games.golden_city import events
from kontor.games.golden_city.bidding import next_expulsion
from kontor.games.golden_city.board import COASTAL
from kontor.games.golden_city.building import open_sites
from kontor.games.golden_city.ending import bonus_letters, decided_by, reason
from kontor.games.golden_city.restore import restore
from kontor.games.golden_city.rewards import BONUS_NAMES
from kontor.games.golden_city.scoring import score_round
from kontor.games.golden_city.state import NOBODY, GoldenCityState
from kontor.games.golden_city.view import GoldenCityAid


def prospects(seen: View) -> GoldenCityAid:
    """What the score card and each bonus card would bring now, and where the viewer may build."""
    position = restore(seen, Seeded(0))
    goods, area = score_card_pays(position)
    seat = seen.seat
    return GoldenCityAid(
        goods=goods,
        area=area,
        bonus={} if seat is None else bonus_cards_pay(position, seat),
        reach=[] if seat is None else [position.board.ids[n] for n in reach(position, seat)],
        next_expulsion=next_expulsion(position),
        last_round=reason(position) is not None,
        decided_by=decided_by(position),
    )


def score_card_pays(position: GoldenCityState) -> tuple[list[int], list[int]]:
    """What each player would get for the good, and for the area, if the round ended now."""
    told: list[Event] = []
    if position.score != NOBODY:
        score_round(position.copy(), told)
    goods, area = [0] * position.seats, [0] * position.seats
    for event in told:
        if isinstance(event, events.ScoredGoods):
            goods[event.seat] = event.letters
        elif isinstance(event, events.ScoredArea):
            area[event.seat] = event.letters
    return goods, area


def bonus_cards_pay(position: GoldenCityState, seat: int) -> dict[str, int]:
    """What each bonus card would bring this player if the game ended now."""
    return {name: bonus_letters(position, seat, card) for card, name in enumerate(BONUS_NAMES)}


def reach(position: GoldenCityState, seat: int) -> list[int]:
    """Where this player may build if he has the cards."""
    if not position.left[seat]:
        return []
    free = int(COASTAL & ~position.occupied | open_sites(position, seat))
    return [site for site in range(len(position.board.ids)) if free >> site & 1]
