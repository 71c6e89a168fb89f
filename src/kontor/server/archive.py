"""All tables out of a database and into another.

Each becomes two files: ``ID.jsonl``, its game as a record, and ``ID.table.json``, its whole log
with everybody's seat. A record that comes alone is taken in too: its people get new tokens.
"""

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from kontor.bots import registry as bots
from kontor.core.faults import BadRecord
from kontor.core.printable import steers
from kontor.core.record import Record, of_session
from kontor.core.record_file import dump, read
from kontor.core.replay import replay
from kontor.server import elapsed
from kontor.server import entries as log
from kontor.server.new_tables import new_id
from kontor.server.pace import Pace
from kontor.server.rooms import signs
from kontor.server.seats import COLOURS, hashed, new_token
from kontor.server.store import Store, StoredTable, Unavailable
from kontor.server.tables import Table

logger = logging.getLogger("kontor.archive")

WHOLE = ".table.json"
ID = re.compile("[a-z0-9]{1,32}")
"""What tables are called; it becomes the name of a file."""


class NewSeat(NamedTuple):
    """A seat of a record taken in, and the token that holds it."""

    table: str
    seat: int
    name: str
    token: str


def folded(kept: StoredTable) -> Table:
    table = Table(kept.header)
    for row in kept.rows:
        table.fold(row)
    return table


async def export(store: Store, folder: Path) -> int:
    """Write every table to the folder; how many there were. The files hold secrets."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    written = 0
    for id in await store.all_tables():
        try:
            written += await _write(store, id, folder)
        except Unavailable:
            raise
        except Exception as fault:  # a damaged table keeps no other from being saved
            logger.error("table %r is damaged and not exported: %r", id, fault)
    return written


async def _write(store: Store, id: str, folder: Path) -> bool:
    if not ID.fullmatch(id):
        raise BadRecord("this is no name for a file")
    kept = await store.load(id)
    if kept is None:  # removed just now
        return False
    (folder / f"{id}{WHOLE}").write_bytes(msgspec.json.encode(kept))
    table = folded(kept)
    if table.session is not None:
        record = of_session(table.session, table.players, table.seal)
        (folder / f"{id}.jsonl").write_text(dump(record), encoding="utf-8")
    return True


async def take_in(store: Store, folder: Path) -> list[NewSeat]:
    """Add every table of the folder that is not there yet. Raises `BadRecord`."""
    there = set(await store.all_tables())
    for file in sorted(folder.glob(f"*{WHOLE}")):
        kept = _read(file)
        if kept.header.id not in there:
            await _keep(store, kept)
    new: list[NewSeat] = []
    for file in sorted(folder.glob("*.jsonl")):
        if not file.with_suffix(WHOLE).exists():
            kept, seats = from_record(read(file))
            await _keep(store, kept)
            new += seats
    return new


def _read(file: Path) -> StoredTable:
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=StoredTable)
        if not ID.fullmatch(kept.header.id):
            raise ValueError("its id is none")
        if steers(msgspec.to_builtins(kept)):
            raise ValueError("control characters in a text")
        folded(kept)
    except Exception as fault:  # rows may be wrong in any way
        reason = " ".join(str(fault).split()) or type(fault).__name__
        raise BadRecord(
            f"{file.name} is damaged: {reason}", name="damaged", path=file.name, reason=reason
        ) from None
    return kept


async def _keep(store: Store, kept: StoredTable) -> None:
    table = folded(kept)
    now = kept.rows[-1].at if kept.rows else kept.header.created
    marks = msgspec.structs.replace(signs(table, now, shown=True), claimed_until=0.0)
    await store.create(kept.header, kept.rows, marks)


def from_record(record: Record) -> tuple[StoredTable, list[NewSeat]]:
    """A table whose game is the record's. Raises `BadRecord`."""
    session = replay(record)
    if record.seal is None or record.seal.secret is None:
        raise BadRecord("a game without its secret cannot become a table")
    now = elapsed.now()
    header = log.Header(
        id=new_id(), created=now, game=record.game, rules=record.rules, seats=record.setup.seats,
        options=dict(session.setup.options), first=record.setup.first, public=False, pace=Pace(),
        rated=False, watchable=True, delay=0.0, stand_in=bots.usual_level(record.game),
        secret=record.seal.secret, host="", invite=hashed(new_token()),
    )  # fmt: skip
    seats = [
        NewSeat(header.id, seat, record.players[seat].name, new_token()) for seat in _people(record)
    ]
    rows = [log.Row(n, now, entry) for n, entry in enumerate(_entries(record, seats), 1)]
    return StoredTable(header, rows), seats


def _people(record: Record) -> list[int]:
    """The seats of people; also those for whom a bot stood in at the end, if they had a part in
    the dice."""
    assert record.seal is not None, "checked before"
    players = list(enumerate(record.players))
    people = [seat for seat, player in players if player.bot is None]
    if len(people) < len(record.seal.entropy):
        people = [seat for seat, player in players if player.bot is None or player.name]
    return people


def _entries(record: Record, seats: list[NewSeat]) -> Iterator[log.AnyEntry]:
    assert record.seal is not None, "checked before"
    entropy = list(record.seal.entropy)
    if len(entropy) > len(seats):
        raise BadRecord("more people added to the dice than sat at the table")
    for seat in seats:
        yield log.Sat(seat.seat, seat.name, COLOURS[seat.seat], hashed(seat.token))
    held = {seat.seat for seat in seats}
    for number, player in enumerate(record.players):
        if number not in held and player.bot is not None:
            yield log.BotSat(number, _level(record.game, player.bot), COLOURS[number])
    for seat, part in zip(seats, entropy, strict=False):
        yield log.Readied(seat.seat, part)
    yield log.Started(list(record.opening))
    for move in record.moves:
        yield log.Moved(move.seat, dict(move.action), list(move.chance))


def _level(game: str, bot: str) -> str:
    """The level or character behind which this bot stands, or else the easiest level."""
    levels = bots.opponents(game)
    return next((level for level, name in levels.items() if name == bot), next(iter(levels)))
