"""Games brought in as files, and games begun again with the deal of a finished one."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from kontor.core.record_file import dump, load
from kontor.core.replay import verify
from tests.server.client import Answer, Seat, ask, call, in_doubt, record_of, run, started

Json = dict[str, Any]
RECORDS = Path(__file__).parent.parent / "records"
SAVED = sorted(RECORDS.glob("*/*.jsonl"))


def open_record(base: str, record: str, language: str = "en") -> Answer:
    return call(base, f"/api/records?language={language}", {"record": record})


async def opened(base: str, record: str) -> str:
    answer = await asyncio.to_thread(open_record, base, record)
    assert answer.status == 201, answer.body
    return str(answer.json()["table"])


async def why_not(base: str, record: str, language: str = "en") -> str:
    answer = await asyncio.to_thread(open_record, base, record, language)
    assert (answer.status, answer.json()["code"]) == (400, "bad-record"), answer.body
    return str(answer.json()["message"])


async def finished(base: str, game: str = "machi-koro", seats: int = 2) -> list[Seat]:
    people = await started(base, game=game, seats=seats)
    rng = random.Random(1)
    await asyncio.gather(*(person.play(rng) for person in people))
    return people


def test_a_saved_game_is_shown_reviewed_and_saved_again_as_it_was(base: str) -> None:
    async def story() -> None:
        people = await finished(base)
        saved = await record_of(people[0])
        table = await opened(base, saved)
        state = await ask(base, f"/api/tables/{table}?since=0")
        assert state["table"]["status"] == "over"
        assert state["you"] == {"seat": None, "seats": [], "host": False, "knock": None}
        origin = {"table": "", "moment": 0, "how": "file", "sealed": True}
        assert state["table"]["origin"] == origin
        assert state["table"]["result"]["places"] == people[0].info["result"]["places"]
        again = await asyncio.to_thread(call, base, f"/api/tables/{table}/record")
        assert again.body.decode() == saved
        assert verify(load(again.body.decode())) > 50
        while not (await ask(base, f"/api/tables/{table}/review"))["review"]:
            await asyncio.sleep(0.2)
        assert table not in str(await ask(base, "/api/tables"))

    run(story())


def test_every_kept_record_can_be_opened(base: str) -> None:
    async def story() -> None:
        for file in SAVED:
            saved = file.read_text()
            table = await opened(base, saved)
            again = await asyncio.to_thread(call, base, f"/api/tables/{table}/record")
            found, record = load(again.body.decode()), load(saved)
            assert (found.moves, found.seal) == (list(record.moves), record.seal), file.name

    run(story())


def test_one_can_play_on_from_a_saved_game(base: str) -> None:
    async def story() -> None:
        saved = load(SAVED[0].read_text())
        table = await opened(base, dump(saved))
        moments = (await ask(base, f"/api/tables/{table}/review"))["moments"]
        wish = {"moment": moments[9], "seat": 0, "name": "Ada", "level": "easy"}
        seated = await ask(base, f"/api/tables/{table}/play-on", wish)
        person = await Seat(base, seated["table"], seated["token"], 0).connect(since=0)
        assert person.info["origin"]["table"] == table
        await person.play(random.Random(2))
        assert load(await record_of(person)).moves[:9] == saved.moves[:9]

    run(story())


def test_nobody_is_asked_about_a_running_game_by_way_of_its_record(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        await in_doubt(people)
        record = await record_of(people[0])
        assert "played to its end" in await why_not(base, record)
        end = {"end": "landmarks", "places": [1, 2], "points": None}
        assert "not" in await why_not(base, record + json.dumps(end) + "\n")
        unsealed = [json.loads(line) for line in record.splitlines()]
        unsealed[0].pop("commitment")
        lines = "".join(json.dumps(line) + "\n" for line in unsealed)
        assert "played to its end" in await why_not(base, lines)

    run(story())


def test_what_is_no_finished_game_is_refused_in_the_readers_language(base: str) -> None:
    async def story() -> None:
        saved = SAVED[0].read_text()
        header, *rest = saved.splitlines(keepends=True)
        assert (
            await why_not(base, "{}")
            == "line 1: this is no record of Kontor: its header is missing"
        )
        assert "cut short" in await why_not(base, header + "".join(rest[:5]))
        assert "nur eine Partie" in await why_not(base, _beginning(saved), "de")
        assert await why_not(base, _beginning(saved), "??")
        strange = json.loads(header)
        strange["seats"] = [{"name": "A", "bot": []}] * len(strange["seats"])
        assert await why_not(base, json.dumps(strange) + "\n" + "".join(rest))
        forged = json.loads(header)
        forged["secret"] = "00" * 32
        assert "promised" in await why_not(base, json.dumps(forged) + "\n" + "".join(rest))
        answer = await asyncio.to_thread(open_record, base, "x" * 300_000)
        assert answer.json()["code"] == "too-large"

    run(story())


def _beginning(saved: str) -> str:
    """A game that was broken off after three decisions."""
    lines = saved.splitlines()
    header = {**json.loads(lines[0]), "decisions": 3}
    return "\n".join([json.dumps(header), *lines[1:4]])


# --- the same deal


async def deal_again(person: Seat, **wish: object) -> Answer:
    path = f"/api/tables/{person.table}/same-deal"
    body = {"seat": 0, "name": "Ada", **wish}
    return await asyncio.to_thread(call, person.base, path, body, person.token)


def test_the_same_deal_has_the_same_dice_and_says_so(base: str) -> None:
    async def story() -> None:
        people = await finished(base)
        before = load(await record_of(people[0]))
        seated = (await deal_again(people[0], level="easy")).json()
        person = await Seat(base, seated["table"], seated["token"], 0).connect(since=0)
        origin = {"table": people[0].table, "moment": 0, "how": "same-deal", "sealed": True}
        assert person.info["origin"] == origin
        assert not person.info["rated"]
        await person.play(random.Random(5))
        after = load(await record_of(person))
        assert after.seal == before.seal
        assert after.opening == before.opening
        assert after.moves[0].chance == before.moves[0].chance
        assert verify(after) > 50
        rematch = await ask(base, f"/api/tables/{person.table}/rematch", {}, person.token)
        fresh = await ask(base, f"/api/tables/{rematch['table']}", None, person.token)
        assert fresh["table"]["origin"] is None
        assert fresh["table"]["commitment"] != person.info["commitment"]

    run(story())


def test_friends_can_be_invited_to_the_same_deal(base: str) -> None:
    async def story() -> None:
        people = await finished(base)
        before = load(await record_of(people[0]))
        seated = (await deal_again(people[0], seat=1)).json()
        path = f"/api/tables/{seated['table']}"
        assert (await ask(base, path))["table"]["status"] == "open"
        wish = {"name": "Ben", "invite": seated["invite"]}
        friend = await ask(base, f"{path}/seats", wish)
        entropy = "ab" * 16
        for token in (seated["token"], friend["token"]):
            await ask(
                base,
                f"{path}/commands",
                {"type": "ready", "id": token[:8], "entropy": entropy},
                token,
            )
        pair = [
            await Seat(base, seated["table"], token, seat).connect(since=0)
            for token, seat in ((friend["token"], 0), (seated["token"], 1))
        ]
        await asyncio.gather(*(one.play(random.Random(3)) for one in pair))
        after = load(await record_of(pair[0]))
        assert (after.seal, after.opening) == (before.seal, before.opening)
        assert verify(after) > 50

    run(story())


def test_there_is_no_same_deal_of_a_running_game_or_of_dice_nobody_knows(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        assert (await deal_again(people[0], level="easy")).json()["code"] == "not-over"
        unsealed = load(SAVED[0].read_text())
        header, *rest = dump(unsealed).splitlines()
        plain = {k: v for k, v in json.loads(header).items() if k not in ("commitment", "secret")}
        table = await opened(base, "\n".join([json.dumps(plain), *rest]))
        answer = await deal_again(Seat(base, table), level="easy")
        assert (answer.status, answer.json()["code"]) == (405, "not-allowed")

    run(story())
