"""The bus between machines: a channel of a Redis server. While Redis is gone, nothing is told."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from kontor.server.bus import Hear, Note

logger = logging.getLogger("kontor.bus")

CHANNEL = "kontor"
WAITING = 10_000
"""How many notes wait for Redis at most; the others are dropped."""
RETRY = 1.0

Work = Callable[[Hear], Awaitable[None]]


class RedisBus:
    private = False

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2.0, socket_timeout=None)
        self._notes: asyncio.Queue[Note] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def listen(self, hear: Hear) -> None:
        self._tasks = [
            asyncio.ensure_future(self._again_and_again(self._receive, hear)),
            asyncio.ensure_future(self._again_and_again(self._send, hear)),
        ]

    def tell(self, note: Note) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._notes.put_nowait(note)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _again_and_again(self, work: Work, hear: Hear) -> None:
        while True:
            try:
                await work(hear)
            except (RedisError, OSError) as fault:
                logger.warning("the bus does not answer", extra={"reason": type(fault).__name__})
                await asyncio.sleep(RETRY)

    async def _receive(self, hear: Hear) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                with contextlib.suppress(msgspec.DecodeError):
                    hear(msgspec.json.decode(message["data"], type=Note))

    async def _send(self, hear: Hear) -> None:
        """Publish what waits, all that is there in one go."""
        while True:
            notes = [await self._notes.get()]
            while not self._notes.empty():
                notes.append(self._notes.get_nowait())
            pipeline = self._redis.pipeline(transaction=False)
            for note in notes:
                pipeline.publish(CHANNEL, msgspec.json.encode(note))
            await pipeline.execute()
