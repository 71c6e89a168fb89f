"""Secrecy at the wire: nothing sent to a pair of viewer depends on what these may not know.

Games of both kinds are played over real sockets, and every byte that a seat, a spectator or a
spectator who lags behind gets over its socket and over HTTP is kept. Each game is then played
again for each pair of viewer as a twin (`tests.server.twins`): other cards in the others' hands,
other secret choices, another secret behind the dice, other talk in the channel that is not
theirs, others who send nonsense; for who lags behind, other moves since. Byte by byte, these
viewer must get the same.
"""

import asyncio
import json
import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from kontor.core import registry
from tests.server.twins import Play, Viewer, prolonged, random_play, shortened, twin
from tests.server.wiretap import Client, Tap, ask, tapped, told

DELAY = 3
LENGTHS = (8, 15, 25, 40)
GAMES = {"machi-koro": 15, "golden-city": 20}
REDEALS = {"machi-koro": 1, "golden-city": 3}
"""How many twins each pair of viewer gets. Machi Koro hides no card. In all these are 365 games."""
ATTEMPTS = 10
BATCH = 5


@dataclass
class Table:
    """One game over the wire."""

    play: Play
    delay: int
    twin_for: Viewer | str = "nobody"
    """Whose viewer must notice no difference from the game that it is a twin of."""
    clients: list[Client] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    """What differs from table to table and is no secret of the game: ids, tokens, commitment."""
    n: int = 0

    async def open(self, tap: Tap) -> None:
        wish = {"game": self.play.game, "seats": self.play.seats, "delay": self.delay}
        made = told(await ask(tap, "/api/tables", wish))
        tap.dice[made["table"]] = self.play.outcomes
        self.names = [made["table"], made["token"], made["invite"]]
        for seat in range(self.play.seats):
            wish = {"name": f"P{seat}", "seat": seat, "invite": made["invite"]}
            answer = await ask(tap, f"/api/tables/{made['table']}/seats", wish)
            client = Client(tap, made["table"], told(answer)["token"], seat)
            client.got += answer
            self.names.append(told(answer)["token"])
            self.clients.append(client)
        self.clients.append(Client(tap, made["table"], "", None))
        for client in self.clients:
            await client.connect()
        for client in self.clients[:-1]:
            self.n = (await client.do("ready", entropy="0badcafe"))["n"]
        self.names.append(json.loads(await self.clients[0].get(""))["table"]["commitment"])
        self._movers = [decision.seat for decision in self.play.played().decisions]

    async def step(self, number: int) -> None:
        """The next decision, and now and then some talk and some nonsense."""
        if number % 4 == 2:
            await self._talk(number)
        mover = self.clients[self._movers[number]]
        action = self.play.actions[number].to_json()
        answer = await mover.do("move", expect=self.n, action=action)
        assert answer["type"] == "update", answer
        self.n = answer["n"]

    async def _talk(self, number: int) -> None:
        players = "shall I?" if self.twin_for is None else "good luck"
        guests = "who leads?" if isinstance(self.twin_for, int) else "hello"
        await self.clients[number % self.play.seats].do("chat", text=players)
        await self.clients[-1].do("chat", text=guests, name="G")
        for client in self.clients:
            if self.twin_for not in ("nobody", client.seat):
                refused = await client.do("move", expect=0, action={"do": "nonsense"})
                assert refused["type"] == "refused"
                await client.get("/record")

    async def finish(self) -> None:
        for client in self.clients:
            await client.do("ping")
            for path in ("", "/record", "/past"):
                await client.get(path)
            await client.close()

    def sent_to(self, viewer: Viewer) -> bytes:
        sent = bytes(self.clients[-1 if viewer is None else viewer].got)
        for name in self.names:
            sent = sent.replace(name.encode(), b"*" * len(name))
        return sent


def other(table: Table, viewer: Viewer, rng: random.Random) -> Table:
    """The same game to these viewer."""
    play, length = table.play, len(table.play.actions)
    if viewer is None and table.delay:
        early = twin(shortened(play, length - table.delay + 1), viewer, rng, ATTEMPTS)
        late = prolonged(early, length, rng.getrandbits(30))
        if len(late.actions) == length:
            return Table(late, table.delay, viewer)
    return Table(twin(play, viewer, rng, ATTEMPTS), table.delay, viewer)


async def play_all(tap: Tap, tables: list[Table]) -> None:
    """All tables at the same pace: a decision at each, then a second passes."""
    tap.now = 1_000_000.0
    await asyncio.gather(*(table.open(tap) for table in tables))
    for number in range(max(LENGTHS)):
        running = [table for table in tables if number < len(table.play.actions)]
        await asyncio.gather(*(table.step(number) for table in running))
        await tap.tick()
        last = [table for table in running if number + 1 == len(table.play.actions)]
        await asyncio.gather(*(table.finish() for table in last))


def with_twins(game: str, number: int, rng: random.Random) -> tuple[Table, list[Table]]:
    """A game, and its twins for a spectator and for every seat, several each."""
    seats = registry.game(game).meta().seats
    length = LENGTHS[number % len(LENGTHS)]
    play = random_play(game, seats[number % len(seats)], length, number)
    real = Table(play, DELAY * (number // 2 % 2))
    viewers = (None, *range(play.seats)) * REDEALS[game]
    return real, [other(real, viewer, rng) for viewer in viewers]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_byte_sent_depends_on_what_its_reader_may_not_know(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(7)
    pairs: list[tuple[Table, Table]] = []

    async def story() -> None:
        async with tapped(tmp_path, monkeypatch) as tap:
            for first in range(0, GAMES[game], BATCH):
                batch = [with_twins(game, n, rng) for n in range(first, first + BATCH)]
                await play_all(tap, [table for real, twins in batch for table in (real, *twins)])
                pairs.extend((real, same) for real, twins in batch for same in twins)

    asyncio.run(story())
    for real, same in pairs:
        assert same.twin_for is None or isinstance(same.twin_for, int)
        expected = real.sent_to(same.twin_for)
        assert same.sent_to(same.twin_for) == expected
        assert len(expected) > 5000
    if game != "machi-koro":
        redealt = {(same.twin_for, same.play) for real, same in pairs if same.play != real.play}
        assert len(redealt) > len(pairs) / 2
