"""Several processes, one site: the seats of a table spread over them."""

import asyncio
import random
from pathlib import Path

import pytest

from kontor.core import registry
from kontor.core.record_file import load
from kontor.core.replay import verify
from tests.server.client import Seat, all_told, ask, nothing_doubled, record_of, run, started
from tests.server.servers import Server


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_a_whole_game_with_the_seats_on_two_processes(
    site: tuple[Server, Server], game: str
) -> None:
    async def story() -> None:
        bases = [server.base for server in site]
        rng = random.Random(7)
        seats = registry.game(game).meta().seats[-1]
        people = await started(*bases, game=game, seats=seats)
        await asyncio.gather(*(person.play(rng) for person in people))
        records = {await record_of(person) for person in people}
        assert len(records) == 1
        record = load(records.pop())
        assert all_told(people, record)
        verify(record)

    run(story())


def test_bots_play_each_of_their_moves_once_on_whichever_process(
    site: tuple[Server, Server],
) -> None:
    async def story() -> None:
        bases = [server.base for server in site]
        rng = random.Random(8)
        bots = [{"seat": 1, "level": "easy"}, {"seat": 3, "level": "easy"}]
        people = await started(*bases, seats=4, bots=bots)
        people[1].base = bases[1]
        await asyncio.gather(*(person.play(rng) for person in people))
        record = load(await record_of(people[0]))
        assert all_told(people, record)
        verify(record)

    run(story())


def test_two_moves_for_the_same_number_at_two_processes(site: tuple[Server, Server]) -> None:
    async def story() -> None:
        people = await started(site[0].base, first=0)
        here, other = people
        there = await Seat(site[1].base, here.table, here.token, 0).connect(since=0)
        rng = random.Random(9)
        for turn in range(20):
            for seat in (here, there):
                await seat.until(lambda s=seat: s.may_move and s.n >= other.n)  # type: ignore[misc]
            ids = [f"{turn}-a", f"{turn}-b"]
            action = rng.choice(here.view["legal"])
            for seat, id in zip((here, there), ids, strict=True):
                await seat.send({"type": "move", "id": id, "expect": here.n, "action": action})
            answers = await asyncio.gather(here.answered(ids[0]), there.answered(ids[1]))
            assert sorted(a["type"] for a in answers) == ["refused", "update"], answers
            for seat in (there, other):
                await seat.until(lambda s=seat: s.n >= here.n)  # type: ignore[misc]
            while other.may_move:
                await other.move(rng.choice(other.view["legal"]))
            await here.until(lambda: here.n >= other.n)
        record = load(await record_of(here))
        assert [m.seat for m in record.moves].count(0) == 20
        assert nothing_doubled(here)
        assert nothing_doubled(there)

    run(story())


def test_who_is_connected_is_known_across_processes(site: tuple[Server, Server]) -> None:
    async def story() -> None:
        people = await started(site[0].base, site[1].base)
        await people[0].do("ping")
        guest = await Seat(site[0].base, people[0].table).connect()
        assert guest.state["here"]["seats"] == [0, 1]

    run(story())


def test_a_list_on_one_process_tells_of_a_table_made_on_another(
    site: tuple[Server, Server],
) -> None:
    async def story() -> None:
        made = await ask(
            site[0].base, "/api/tables", {"game": "machi-koro", "seats": 2, "public": True}
        )
        tables = (await ask(site[1].base, "/api/tables"))["tables"]
        assert [table["id"] for table in tables] == [made["table"]]

    run(story())


def test_several_workers_of_one_machine_need_neither_postgresql_nor_redis(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        rng = random.Random(10)
        people = await started(base, seats=4)
        await asyncio.gather(*(person.play(rng) for person in people))
        record = load(await record_of(people[0]))
        assert all_told(people, record)
        verify(record)

    with Server(tmp_path, workers=2) as server:
        run(story(server.base))
