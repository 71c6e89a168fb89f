"""A finished game from a file becomes a table, to be looked at, reviewed and played on from.

Nobody holds a seat there. Its names are whatever the file says.
"""

import secrets
from collections.abc import Iterator

from kontor.bots import registry as bots
from kontor.core.chance import commitment
from kontor.core.faults import BadRecord, KontorError
from kontor.core.record import Record
from kontor.core.record_file import load
from kontor.core.replay import replay
from kontor.server import elapsed
from kontor.server import entries as log
from kontor.server.changes import do
from kontor.server.commands import cleaned
from kontor.server.messages.fields import LONGEST_NAME
from kontor.server.new_tables import new_id
from kontor.server.pace import Pace
from kontor.server.refusal import Refusal
from kontor.server.seats import COLOURS, hashed, new_token
from kontor.server.tables import Table
from kontor.words import LANGUAGES, Words


def opened(text: str, language: str) -> Table:
    """The table. Raises `Refusal`, in this language, if the file holds no finished game."""
    try:
        record = _checked(text)
    except KontorError as fault:
        words = Words(language if language in LANGUAGES else "en")
        raise Refusal("bad-record", words.fault(fault)) from None
    seal = record.seal
    secret = seal.secret if seal and seal.secret else secrets.token_hex(32)
    header = log.Header(
        id=new_id(), created=elapsed.now(), game=record.game, rules=record.rules,
        seats=record.setup.seats, options=dict(record.setup.options), first=record.setup.first,
        public=False, pace=Pace(), rated=False, watchable=True, delay=0.0,
        stand_in=bots.usual_level(record.game), secret=secret, host="", invite="",
        origin=log.Origin("", 0, "file", seal is not None),
        entropy=list(seal.entropy) if seal else [],
    )  # fmt: skip
    table = Table(header)
    do(table, list(_entries(record)), header.created)
    return table


def _checked(text: str) -> Record:
    record = load(text)
    setup = replay(record).setup
    if record.result is None:
        raise BadRecord("only a game that was played to its end can be opened", name="unopened")
    seal = record.seal
    if seal is not None:
        if seal.secret is None:
            raise BadRecord("the secret is not yet revealed", name="secret-kept")
        if commitment(bytes.fromhex(seal.secret)) != seal.commitment:
            text = "the secret is not the one that was promised before the game"
            raise BadRecord(text, 1, name="wrong-secret")
    return Record(
        record.game, record.rules, setup, record.players, record.opening, seal, record.moves,
        record.result,
    )  # fmt: skip


def _entries(record: Record) -> Iterator[log.AnyEntry]:
    levels = {bot: level for level, bot in reversed(bots.opponents(record.game).items())}
    for seat, player in enumerate(record.players):
        name = cleaned(player.name)[:LONGEST_NAME]
        if player.bot in levels and name in ("", player.bot):
            yield log.BotSat(seat, levels[player.bot], COLOURS[seat])
        else:
            name = name or cleaned(str(player.bot or ""))[:LONGEST_NAME] or "?"
            yield log.Sat(seat, name, COLOURS[seat], hashed(new_token()))
    yield log.Started(list(record.opening))
    for move in record.moves:
        yield log.Moved(move.seat, dict(move.action), list(move.chance))
