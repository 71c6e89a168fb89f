"""Whole games. Drop a finished record into a game's folder of records and it is a test."""

from functools import cache
from pathlib import Path

import pytest

from kontor.core import record_file
from kontor.core.chance import Scripted
from kontor.core.record import Record, of_session
from kontor.core.registry import file, games, manifest, own_games
from kontor.core.replay import replay, verify

FOLDERS = {name: file(where) for name in games() if (where := manifest(name).records)}
FILES = sorted(Path(str(path)) for folder in FOLDERS.values() for path in folder.iterdir())


@cache
def read(path: Path) -> Record:
    return record_file.load(path.read_text(encoding="utf-8"))


def of_game(name: str) -> list[Record]:
    return [read(path) for path in FILES if read(path).game == name]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_whole_game_replays_to_its_result_and_stays_sound(path: Path) -> None:
    record = read(path)
    assert record.result is not None
    session = replay(record, until=0)
    for number, move in enumerate(record.moves):
        assert session.game.broken(session.state) is None, f"after {number} decisions"
        session.chance = Scripted(move.chance)
        session.play(session.game.actions().from_json(dict(move.action)))
    assert session.game.broken(session.state) is None
    assert session.game.result(session.state) == record.result
    text = record_file.dump(of_session(session, record.players, record.seal))
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_dice_of_a_whole_game_are_those_of_its_seal(path: Path) -> None:
    record = read(path)
    if record.seal is not None:
        assert verify(record) > 0


@pytest.mark.parametrize("name", own_games())
def test_there_are_games_for_every_seat_count_variant_and_end(name: str) -> None:
    meta = games()[name].meta()
    records = of_game(name)
    assert len(records) >= 30
    assert {record.setup.seats for record in records} == set(meta.seats)
    assert {record.result.reason for record in records if record.result} == set(meta.ends)
    for option in meta.options:
        if option.is_switch:
            for seats in meta.seats:
                chosen = {r.setup.options[option.id] for r in records if r.setup.seats == seats}
                assert chosen == {False, True}, (option.id, seats)
