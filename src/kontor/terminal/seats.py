"""Who sits at the table: ``you,bot,bot``, ``Anna,Bert,bot:greedy`` and the like."""

from itertools import chain, count

from kontor.bots import registry
from kontor.bots.choosing import chosen
from kontor.core.faults import KontorError
from kontor.core.record import Player
from kontor.core.setup import Meta
from kontor.words import Words

YOU = "you"
BOT = "bot"
NAMES_OF_BOTS = ("Ada", "Emil", "Iga", "Otto", "Lena", "Marek", "Nora", "Hugo")
USUAL_COUNT = 3


class BadSeats(KontorError):
    """A list of seats that cannot be understood."""


def usual(meta: Meta) -> str:
    """The seats for whoever named none: against two bots, or as near to that as the game allows."""
    players = min(meta.seats, key=lambda seats: abs(seats - USUAL_COUNT))
    return ",".join([YOU, *[BOT] * (players - 1)])


def seated(game: str, seats: str, level: str, words: Words) -> list[Player]:
    """The players in order; without a level bots are easy. Raises `BadSeats`, or like `chosen`."""
    wanted = [seat.strip() for seat in seats.split(",")]
    people = [seat for seat in wanted if not _is_bot(seat)]
    taken = {name.casefold() for name in people}
    if len(taken) < len(people):
        raise BadSeats(words("seats-twice", seats=seats))
    names = chain(NAMES_OF_BOTS, (f"Bot {number}" for number in count(1)))
    spare = (name for name in names if name.casefold() not in taken)
    players = []
    for number, seat in enumerate(wanted, 1):
        if _is_bot(seat):
            players.append(Player(next(spare), _bot(game, seat, level)))
        elif not seat or not seat.isprintable():
            raise BadSeats(words("seats-unreadable", seats=seats))
        elif seat == YOU:
            alone = len(people) == 1
            players.append(Player(words("you") if alone else words("player", number=number)))
        else:
            players.append(Player(seat))
    return players


def _is_bot(seat: str) -> bool:
    return seat == BOT or seat.startswith(f"{BOT}:")


def _bot(game: str, seat: str, level: str) -> str:
    """The name of the bot that the seat asks for."""
    if seat == BOT:
        return registry.level(game, level or next(iter(registry.levels(game))))
    name = seat.removeprefix(f"{BOT}:")
    chosen(game, name)
    return name
