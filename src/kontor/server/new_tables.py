"""New tables: what is fixed at one, and who sits at the next one of the same people."""

import secrets

from kontor.bots import registry as bots
from kontor.core import registry
from kontor.core.faults import KontorError
from kontor.core.printable import steers
from kontor.core.setup import Setup
from kontor.server import elapsed
from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server.changes import Change
from kontor.server.commands import check_level
from kontor.server.refusal import Refusal
from kontor.server.tables import Table
from kontor.words import Words

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_header(wish: msg.Create, host: str, invite: str) -> log.Header:
    """What is fixed at a new table. Raises `Refusal`."""
    if steers(wish.options):
        raise Refusal("bad-setup", "control characters in a text")
    try:
        game = registry.game(wish.game)
        setup = Setup(wish.seats, wish.options, wish.first).checked(game.meta())
    except KontorError as fault:
        raise Refusal("bad-setup", str(fault)) from None
    stand_in = wish.stand_in or bots.usual_level(wish.game)
    check_level(wish.game, stand_in)
    header = log.Header(
        id=new_id(),
        created=elapsed.now(),
        game=wish.game,
        rules=game.meta().rules_version,
        seats=wish.seats,
        options=dict(setup.options),
        first=wish.first,
        public=wish.public,
        pace=wish.pace,
        rated=wish.rated,
        hints=wish.hints,
        watchable=wish.watchable,
        delay=wish.delay,
        stand_in=stand_in,
        secret=secrets.token_hex(32),
        host=host,
        invite=invite,
    )
    _try_out(header)
    return header


def _try_out(header: log.Header) -> None:
    """Options may hold data of the game's own, which only the game can judge."""
    try:
        Table(header).opened()
    except KontorError as fault:
        raise Refusal("bad-setup", Words("en").fault(fault)) from None


def same_seat(number: int, table: Table) -> Change:
    seat = table.seats[number]
    if seat.key:
        return log.Sat(number, seat.name, seat.colour, seat.key)
    return log.BotSat(number, seat.level, seat.colour)
