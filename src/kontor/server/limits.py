"""How much one client may ask for. A bucket of permits, filled at a steady rate."""

import time
from collections import OrderedDict

from kontor.server.refusal import Refusal

BODY = 64 * 1024
"""The largest body of a request, in bytes."""
RECORD = 256 * 1024
"""The same for a game that is brought along."""
BODY_TIME = 10.0
"""How many seconds a body has to come."""
MESSAGE = 16 * 1024
"""The largest message on a socket, in bytes."""
UNSENT = 256 * 1024
"""How many bytes may wait in the process for a socket that is slow to read."""
SOCKETS = 256
"""How many sockets one address may have open in one process."""

TOO_MANY = 4429
"""The close code for a socket that is one too many."""


class Bucket:
    """Lets ``burst`` things through at once, and ``rate`` a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """The thing is going to be asked for again."""
        self._left += 1


class Buckets:
    """A bucket for each client; those not seen for longest are forgotten."""

    KEPT = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self.KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take()


class Limits:
    """All limits of one process."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self._requests = Buckets(rate=50, burst=200)
        self._tables = Buckets(rate=0.1, burst=20)
        self._knocks = Buckets(rate=0.05, burst=5)
        self._checks = Buckets(rate=5, burst=60)
        self._drafts = Buckets(rate=0.2, burst=8)
        self._hints = Buckets(rate=0.5, burst=10)
        self._reviews = Buckets(rate=2, burst=30)
        self._trials = Buckets(rate=1 / 30, burst=6)
        self._chats = Buckets(rate=0.5, burst=10)
        self._chats_of_tables = Buckets(rate=2, burst=30)
        self._sockets: dict[str, int] = {}

    def request(self, client: str) -> bool:
        return not self.on or self._requests.take(client)

    def new_table(self, client: str) -> bool:
        return not self.on or self._tables.take(client)

    def knock(self, client: str) -> bool:
        return not self.on or self._knocks.take(client)

    def check(self, client: str) -> bool:
        return not self.on or self._checks.take(client)

    def draft(self, client: str) -> bool:
        return not self.on or self._drafts.take(client)

    def hint(self, client: str) -> bool:
        return not self.on or self._hints.take(client)

    def trial(self, client: str) -> bool:
        return not self.on or self._trials.take(client)

    def review(self, client: str) -> bool:
        return not self.on or self._reviews.take(client)

    def check_chat(self, client: str, table: str, seat: int | None) -> None:
        """Raises `Refusal` if this address, or this table, has said too much for now."""
        channel = f"{table} {'spectators' if seat is None else 'players'}"
        if self.on and not (self._chats.take(client) and self._chats_of_tables.take(channel)):
            raise Refusal("too-fast", "too much talk; wait a little")

    def messages(self) -> Bucket | None:
        """What one socket may send."""
        return Bucket(rate=20, burst=60) if self.on else None

    def open_socket(self, client: str) -> bool:
        count = self._sockets.get(client, 0) + 1
        if self.on and count > SOCKETS:
            return False
        self._sockets[client] = count
        return True

    def close_socket(self, client: str) -> None:
        self._sockets[client] -= 1
        if not self._sockets[client]:
            del self._sockets[client]
