"""The parts that can be tried alone: schema, description, messages, clock, cleaning."""

import asyncio
import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from kontor.bots.registry import bots, levels
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.event import name_of
from kontor.core.session import Session
from kontor.core.setup import Setup
from kontor.core.view import View, to_json
from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server import visibility
from kontor.server.bot_workers import BotWorkers
from kontor.server.clock import GRACE, Clock
from kontor.server.limits import Bucket
from kontor.server.openapi import openapi
from kontor.server.pace import Pace
from kontor.server.seats import hashed, new_token, same
from kontor.server.store.migrate import migrate_sqlite
from kontor.server.store.schema import METADATA


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "kontor.sqlite3"
    migrate_sqlite(path)
    migrate_sqlite(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    assert path.stat().st_mode & 0o077 == 0


def test_every_message_is_described(tmp_path: Path) -> None:
    described = openapi()
    schemas = described["components"]["schemas"]
    for kind in (*msg.ClientMessage.__args__, *msg.ServerMessage.__args__):
        assert kind.__name__ in schemas, kind
    for happened in msg.AnyHappened.__args__:
        assert happened.__name__ in schemas
    json.dumps(described)


def references(schema: Any) -> Iterator[str]:
    """Every part of the description that is referred to."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].removeprefix("#/components/schemas/")
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            yield from references(part)


def test_the_description_names_the_events_actions_and_views_of_every_game() -> None:
    described = openapi()
    schemas = described["components"]["schemas"]
    for name, game in registry.games().items():
        events = schemas[f"{name}.Event"]["discriminator"]["mapping"]
        assert list(events) == [name_of(kind) for kind in game.event_types()]
        assert len(schemas[f"{name}.Action"]["anyOf"]) == len(game.actions().verbs)
        assert f"{name}.{game.view_type().__name__}" in schemas
        for part in ("Event", "Action", "View"):
            assert {"$ref": f"#/components/schemas/{name}.{part}"} in schemas[part]["anyOf"]
    assert set(references(described)) <= set(schemas)


def test_every_entry_that_is_kept_can_be_told_or_is_a_move() -> None:
    kept = {kind.__name__ for kind in log.AnyEntry.__args__}
    told = {kind.__name__ for kind in msg.AnyHappened.__args__}
    assert kept - told == {"BotSat"}


def test_a_view_is_sent_as_the_contract_writes_it() -> None:
    for game in registry.games().values():
        meta = game.meta()
        session: Any = Session(game, Setup(meta.seats[0]), Seeded(1))
        choice = Seeded(2)
        for _ in range(300):
            for seat in (None, *range(meta.seats[0])):
                view = session.view(seat)
                assert json.loads(visibility.encode(view)) == json.loads(json.dumps(to_json(view)))
            options = session.legal()
            if not options:
                break
            session.play(options[choice.below(len(options))])


def test_a_view_on_its_way_to_a_bot_keeps_its_very_actions() -> None:
    for game in registry.games().values():
        session: Any = Session(game, Setup(game.meta().seats[0]), Seeded(1))
        view = session.view(session.to_move())
        there = pickle.loads(pickle.dumps(view, pickle.HIGHEST_PROTOCOL))
        assert there == view
        assert all(a is b for a, b in zip(there.legal, view.legal, strict=True))


WHERE_NETWORKS_LEARNT: dict[str, dict[str, Any]] = {"golden-city": {"island": "kontor"}}


def choice_of_a_game(id: str) -> View:
    """What the player sees who has the first choice in a game."""
    game = registry.game(id)
    options = WHERE_NETWORKS_LEARNT.get(id, {})
    session: Any = Session(game, Setup(game.meta().seats[0], options), Seeded(3))
    while len(session.legal()) < 2:
        session.play(session.legal()[0])
    view: View = session.view(session.to_move())
    return view


def test_every_level_of_every_game_answers_from_a_worker() -> None:
    async def story() -> None:
        work = BotWorkers(1, 5.0)
        for id in registry.games():
            assert bots(id)
            view = choice_of_a_game(id)
            for level in levels(id):
                answer = await work.choose(id, level, view)
                assert answer.stumble == ""
                assert answer.action in view.legal
        await work.close()

    asyncio.run(story())


def test_eight_tables_at_once_are_answered_by_the_strongest_or_by_a_quick_one() -> None:
    async def story() -> None:
        work = BotWorkers(2, 1.0)
        for id in registry.games():
            strongest = list(levels(id))[-1]
            view = choice_of_a_game(id)
            first = await asyncio.gather(*[work.choose(id, strongest, view) for _ in range(2)])
            eight = await asyncio.gather(*[work.choose(id, strongest, view) for _ in range(8)])
            assert all(answer.action in view.legal for answer in first + eight)
            assert {answer.stumble for answer in eight} <= {"", "late"}
            assert eight[0].stumble == "", "both workers were ready and free"
        await work.close()

    asyncio.run(story())


def test_a_clock_runs_for_one_seat_and_gives_the_increment_after_the_turn() -> None:
    clock = Clock(Pace("live", 100.0, 5.0), 2)
    clock.run(0, at=1000.0)
    assert clock.deadline() == 1100.0
    assert clock.left_at(1030.0) == [70.0, 100.0]
    clock.stop(1040.0)
    clock.new_turn(0)
    clock.run(1, at=1040.0)
    assert clock.left_at(1040.0) == [65.0, 100.0]
    assert clock.deadline() == 1140.0


def test_a_clock_over_days_is_wound_anew_with_each_turn() -> None:
    clock = Clock(Pace("days", 86400.0), 2)
    clock.run(0, at=0.0)
    clock.stop(50_000.0)
    clock.new_turn(0)
    assert clock.left == [86400.0, 86400.0]


def test_who_comes_back_has_some_time() -> None:
    clock = Clock(Pace("live", 10.0), 1)
    clock.run(0, at=0.0)
    clock.stop(99.0)
    assert clock.left == [0.0]
    clock.forgive(0)
    assert clock.left == [GRACE]


def test_a_relaxed_table_has_no_clock() -> None:
    clock = Clock(Pace(), 2)
    clock.run(0, at=0.0)
    assert clock.deadline() is None
    assert clock.left_at(5.0) is None


def test_tokens_are_long_and_differ_and_nothing_equals_no_token() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert min(map(len, tokens)) >= 22
    assert same(hashed("a"), hashed("a"))
    assert not same(hashed("a"), hashed("b"))
    assert not same("", "")


def test_a_bucket_lets_a_burst_through_and_then_no_more() -> None:
    bucket = Bucket(rate=0.001, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_entries_are_read_as_they_were_written() -> None:
    moved = log.Moved(1, {"do": "roll", "dice": 1}, [4], id="0:x")
    assert log.read(log.write(moved)) == moved
    assert msgspec.json.decode(log.write(moved))["type"] == "moved"
