"""What the server says of its page's service worker and of what plays without it."""

import json
import re
from pathlib import Path

import pytest

from kontor.server import page, release
from tests.server.client import call


def release_of(program: str) -> dict[str, object]:
    found = re.search(r"= (\{.*\});", program)
    assert found
    told: dict[str, object] = json.loads(found[1])
    return told


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {
        "sw.js": 'const { version } = "RELEASE";', "index.html": "<html>", "icon.svg": "<svg>",
        "assets/a-12345678.js": "1", "assets/a-12345678.js.gz": "1", "python/sizes.json": "{}",
        "python/kontor-12345678.zip": "zip",
    }.items():  # fmt: skip
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_a_release_names_each_file_once_and_what_is_large_apart(folder: Path) -> None:
    told = release_of(release.service_worker(folder, alone=True))
    assert told["files"] == ["assets/a-12345678.js", "icon.svg", "python/sizes.json"]
    assert told["python"] == ["python/kontor-12345678.zip"]


@pytest.mark.parametrize("file", ["sw.js", "index.html", "icon.svg", "python/sizes.json"])
def test_whatever_changes_makes_another_version(folder: Path, file: str) -> None:
    before = release_of(release.service_worker(folder, alone=True))["version"]
    (folder / file).write_text((folder / file).read_text() + " ")
    assert release_of(release.service_worker(folder, alone=True))["version"] != before
    (folder / file).write_text((folder / file).read_text().rstrip())
    assert release_of(release.service_worker(folder, alone=True))["version"] == before
    (folder / "assets" / "b-12345678.js").write_text("2")
    assert release_of(release.service_worker(folder, alone=True))["version"] != before


def test_a_browser_asks_for_the_worker_each_time_and_every_file_it_keeps_is_there(
    base: str,
) -> None:
    answer = call(base, "/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    told = release_of(answer.body.decode())
    assert told["alone"] is False
    for name in (*told["files"], *told["python"]):  # type: ignore[misc]
        assert (page.FOLDER / name).is_file()
        assert not name.startswith(("api/", "table/"))


def test_only_what_is_named_by_its_content_is_kept_for_ever(base: str) -> None:
    told = release_of(call(base, "/sw.js").body.decode())
    assert isinstance(told["python"], list)
    for name in told["python"]:
        assert "immutable" in call(base, f"/{name}").headers["cache-control"]
    assert call(base, "/python/sizes.json").headers["cache-control"] == "no-cache"


def test_python_may_run_in_the_worker_that_plays_and_nowhere_else(base: str) -> None:
    worker = next((page.FOLDER / "assets").glob("worker-*.js")).name
    policy = call(base, f"/assets/{worker}").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    for path in ("/", "/sw.js", "/icon.svg"):
        assert "unsafe" not in call(base, path).headers["content-security-policy"]
