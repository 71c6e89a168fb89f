"""Bots that somebody brings: as a package, as a class, as a file of weights."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import kontor as kontor_package
from kontor.bots.choosing import chosen, kept, offer
from kontor.bots.registry import UnknownBot
from kontor.bots.weight_file import BadWeights
from kontor.core.faults import KontorError
from kontor.core.record_file import load
from tests.packages.conftest import EXAMPLES, Kontor, kontor_beside, path_to
from tests.server.client import ask, call, record_of, run, started
from tests.server.servers import Server

WEIGHTS = Path(kontor_package.__file__).parent / "bots" / "weights"


@pytest.fixture
def kontor(frugal: Path, tmp_path: Path) -> Kontor:
    return kontor_beside(tmp_path, frugal)


@pytest.fixture(scope="module")
def base(frugal: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose host offers a network of his own, and a bot that he has installed."""
    bots = f"machi-koro:own={WEIGHTS / 'machi-koro.npz'} machi-koro:frugal"
    path = path_to(frugal)
    folder = tmp_path_factory.mktemp("kontor")
    with Server(folder, PYTHONPATH=path, KONTOR_BOTS=bots) as server:
        yield server.base


def winners(table: str) -> list[str]:
    return [one["bot"] for one in json.loads(table)["bots"]]


def test_a_package_brings_a_bot_for_one_of_our_games(kontor: Kontor) -> None:
    asked = ("--bots", "frugal, greedy", "--games", "2", "--json", "--on", "cores")
    assert sorted(winners(kontor("arena", "machi-koro", *asked))) == ["frugal", "greedy"]
    assert "frugal" in kontor("games")
    others = ("--bots", "frugal,greedy,greedy", "--games", "2")
    assert "no bot “frugal”" in kontor("arena", "golden-city", *others, rc=2)


def test_a_bot_is_a_class_in_the_current_folder(tmp_path: Path) -> None:
    source = (EXAMPLES / "frugal" / "frugal.py").read_text(encoding="utf-8")
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    kontor = kontor_beside(tmp_path)
    asked = ("--bots", "mine:Frugal,random", "--games", "4", "--json", "--on", "cores")
    assert set(winners(kontor("arena", "machi-koro", *asked))) == {"mine:Frugal", "random"}


def test_a_bot_is_a_file_of_weights(tmp_path: Path) -> None:
    (tmp_path / "weights.npz").write_bytes((WEIGHTS / "machi-koro.npz").read_bytes())
    kontor = kontor_beside(tmp_path)
    asked = ("--bots", "./weights.npz,random", "--games", "2", "--json", "--records")
    table = kontor("arena", "machi-koro", *asked, "--folder", "kept", "--on", "one")
    assert set(winners(table)) == {"./weights.npz", "random"}
    assert len(list((tmp_path / "kept" / "records").iterdir())) == 2
    said = kontor("play", "machi-koro", "--bots", "./weights.npz", "--plain", typed="1\nq\n")
    assert "The game is saved" in said
    assert "Ada" in kontor("play", "--resume", "--plain", typed="q\n")


def test_a_saved_game_goes_on_with_bots_that_are_named_again(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text((EXAMPLES / "frugal" / "frugal.py").read_text())
    kontor = kontor_beside(tmp_path)
    kontor("play", "machi-koro", "--bots", "mine:Frugal,greedy", "--plain", typed="q\n")
    resume = ("play", "--resume", "--plain")
    told = kontor(*resume, rc=2)
    assert "a file may not say which code to run. Name the bots yourself" in told
    assert "--resume --bots mine:Frugal" in told
    assert "2 bots play this game" in kontor(*resume, "--bots", "mine:Frugal", rc=2)
    said = kontor(*resume, "--bots", "mine:Frugal, random", typed="1\nq\n")
    assert "Ada and Emil." in said
    assert "The game is saved" in said


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("deep", "no bot “deep”"),
        ("mine.Frugal", "A class or function is named package.module:Name"),
        ("./missing.npz", "Cannot read missing.npz"),
        ("./text.npz", "holds no weights"),
        (str(WEIGHTS / "golden-city.npz"), "was trained for golden-city, not for machi-koro"),
        ("nowhere:Bot", "No module named 'nowhere'"),
        ("json:loads", "no bot json:loads"),
        ("fractions:Fraction", "has no method choose"),
    ],
)
def test_what_cannot_play_is_told_in_a_line(
    bot: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text.npz").write_text("no weights at all")
    monkeypatch.chdir(tmp_path)
    told = kontor_beside(tmp_path)("arena", "machi-koro", "--bots", f"{bot},random", rc=2)
    assert said in told
    assert told.count("\n") == 1


def test_a_saved_game_cannot_name_the_code_to_run() -> None:
    with pytest.raises(UnknownBot, match="a file may not say which code to run"):
        kept("machi-koro", "os:system")
    with pytest.raises(BadWeights):
        kept("machi-koro", "nowhere.npz")
    assert chosen("machi-koro", "greedy") is kept("machi-koro", "greedy")


FAILING = """
class Raises:
    def __init__(self, seed): ...

    def choose(self, view, deadline=None):
        return view.nothing

class Raves(Raises):
    def choose(self, view, deadline=None):
        return "castle"

class Unmade(Raises):
    def __init__(self, seed):
        if seed:
            raise ValueError("no idea")
"""
FAILURES = {
    "Raises": "The bot mine:Raises failed: AttributeError: 'MachiKoroView' object has no "
    "attribute 'nothing' (mine.py, line 6)",
    "Raves": "The bot mine:Raves answered 'castle', which is not allowed here.",
    "Unmade": "The bot mine:Unmade failed: ValueError: no idea (mine.py, line 15)",
}


@pytest.mark.parametrize("name", FAILURES)
def test_a_bot_that_fails_is_named_with_the_line_that_failed(name: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FAILING)
    kontor = kontor_beside(tmp_path)
    asked = ("arena", "machi-koro", "--bots", f"mine:{name},random", "--games", "4")
    for on in ("one", "cores"):
        assert FAILURES[name] in kontor(*asked, "--on", on, rc=2)
    played = ("play", "machi-koro", "--bots", f"mine:{name}", "--plain", "--first", "2")
    assert FAILURES[name] in kontor(*played, "--seed", "1", typed="1\nq\n", rc=2)


@pytest.mark.parametrize(
    "wrong", ["machi-koro", "machi-koro:", "chess:greedy", "machi-koro:greedy=random", "pig"]
)
def test_what_cannot_be_offered_is_refused(wrong: str) -> None:
    with pytest.raises(KontorError):
        offer(wrong)


def test_whoever_serves_offers_bots_of_his_own_at_tables(base: str) -> None:
    async def story() -> None:
        (machi,) = [g for g in await ask(base, "/api/games") if g["id"] == "machi-koro"]
        assert machi["levels"][-2:] == ["own", "frugal"]
        bots = [{"seat": 1, "level": "own"}, {"seat": 2, "level": "frugal"}]
        (person,) = await started(base, seats=3, bots=bots)
        await person.play(random.Random(2))
        record = load(await record_of(person))
        assert [player.bot for player in record.players] == [None, "own", "frugal"]
        await person.close()

    run(story())


@pytest.mark.parametrize("level", ["./weights.npz", "os:system", "own.npz", "expectimax"])
def test_a_client_cannot_name_files_or_code(base: str, level: str) -> None:
    bots = [{"seat": 1, "level": level}]
    answer = call(base, "/api/tables", {"game": "machi-koro", "seats": 2, "bots": bots})
    assert answer.status == 400
    assert answer.json()["code"] == "no-such-level"


def test_a_wrong_offer_stops_the_server_before_it_starts(tmp_path: Path) -> None:
    told = kontor_beside(tmp_path)("serve", "--bots", "machi-koro:nobody", rc=2)
    assert "There is no bot “nobody”" in told
