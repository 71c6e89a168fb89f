"""How long moves of a table take while the same server reviews two finished games.

    python -m benchmarks.beside_reviews [--moves 2000]

Two games of The Golden City are played to their end over sockets; then two players of Machi Koro
move as fast as they are answered, first alone and then for as long as both reviews are made.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from tests.server.client import ask, run, started
from tests.server.servers import Server

PAUSE = 2.0
"""So often somebody asks how far a review is; without a question it would be left."""


async def finished(base: str) -> str:
    people = await started(base, game="golden-city", seats=4)
    source = random.Random(1)
    await asyncio.gather(*(person.play(source) for person in people))
    return people[0].table


async def moved(base: str, moves: int) -> list[float]:
    """Seconds until each move was answered."""
    source, seconds = random.Random(2), list[float]()
    while len(seconds) < moves:
        people = await started(base)
        while len(seconds) < moves and not people[0].over:
            mover = next(person for person in people if person.may_move)
            begun = time.monotonic()
            await mover.move(source.choice(mover.view["legal"]))
            seconds.append(time.monotonic() - begun)
            for person in people:
                await person.reach(mover.n)
        for person in people:
            await person.close()
    return seconds


async def reviewed(base: str, table: str) -> None:
    while (await ask(base, f"/api/tables/{table}/review"))["done"] < 1:
        await asyncio.sleep(PAUSE)


def told(what: str, seconds: list[float]) -> None:
    order = sorted(1000 * one for one in seconds)
    half, most = order[len(order) // 2], order[int(0.99 * len(order))]
    print(f"{what}: {len(order)} moves, median {half:.1f} ms, 99 of 100 within {most:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=2000)
    moves = parser.parse_args().moves

    async def story(base: str) -> None:
        tables = [await finished(base) for _ in range(2)]
        told("alone", await moved(base, moves))
        reviews = [asyncio.ensure_future(reviewed(base, table)) for table in tables]
        await asyncio.sleep(PAUSE)
        told("beside two reviews", await moved(base, moves))
        left = sum(not review.done() for review in reviews)
        print(f"reviews still under way at the end: {left} of {len(reviews)}")
        for review in reviews:
            review.cancel()

    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        run(story(server.base))


if __name__ == "__main__":
    main()
