"""Whole games over sockets."""

import asyncio
import random

from kontor.core.record_file import load
from kontor.core.replay import verify
from tests.server.client import all_told, record_of, run, started


def test_the_page_gets_the_games_aid_with_the_view(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        outlook = people[0].view["aid"]["outlook"]
        assert [len(roller) for roller in outlook] == [12, 12]
        assert outlook[0][0] == [1, 1]
        await asyncio.gather(*(person.close() for person in people))

    run(story())


def test_two_people_play_a_whole_game_and_its_dice_can_be_verified(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        promised = people[0].info["commitment"]
        rng = random.Random(1)
        await asyncio.gather(*(person.play(rng) for person in people))
        record = load(await record_of(people[0]))
        assert record.seal is not None
        assert record.seal.commitment == promised
        assert len(record.seal.entropy) == 2
        assert verify(record) > 50
        assert all_told(people, record)

    run(story())
