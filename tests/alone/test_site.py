"""``kontor site``: what it writes, and what it refuses to write over."""

import re
from pathlib import Path

import msgspec
import pytest

from kontor import site
from kontor.bots import registry as bots
from kontor.cli import run
from kontor.core import registry
from kontor.server import messages as msg


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "kontor"
    site.write(folder, "https://play.example.org")
    return folder


def test_a_site_finds_its_files_at_any_address(folder: Path) -> None:
    document = (folder / "index.html").read_text("utf-8")
    assert not re.findall(r'(?:src|href)="/', document)
    for name in re.findall(r'(?:src|href)="\./([^"]+)"', document):
        assert (folder / name).is_file(), name
    assert 'data-server="https://play.example.org"' in document
    for asset in (folder / "assets").glob("*.css"):
        assert "url(/" not in asset.read_text("utf-8"), asset.name


def test_its_policy_is_strict(folder: Path) -> None:
    document = (folder / "index.html").read_text("utf-8")
    policy = re.search(r'content-security-policy" content="([^"]*)"', document)
    assert policy
    assert "default-src &#x27;none&#x27;" in policy[1]
    assert "unsafe-inline" not in policy[1]
    assert set(re.findall(r"[\w-]*unsafe[\w-]*", policy[1])) == {"wasm-unsafe-eval"}


def test_it_offers_what_a_server_offers(folder: Path) -> None:
    told = msgspec.json.decode((folder / "games.json").read_bytes(), type=list[msg.GameInfo])
    assert [game.id for game in told] == list(registry.games())
    for game in told:
        assert list(game.levels) == list(bots.levels(game.id))


def test_a_site_is_written_anew_and_nothing_else_is_written_over(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["site", str(folder)]) == 0
    kept = tmp_path / "thesis.txt"
    kept.write_text("mine", encoding="utf-8")
    for arguments in ([str(tmp_path)], [str(tmp_path / "new"), "--server", "javascript:alert(1)"]):
        assert run(["site", *arguments]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert kept.read_text(encoding="utf-8") == "mine"
