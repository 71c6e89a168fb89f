"""What is installed is whole: page, migrations, words and islands are in the wheel."""

from pathlib import Path

import hatch_metadata
from hatchling.builders.wheel import WheelBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import kontor

ROOT = Path(__file__).parent.parent
KEPT = {".py", ".ftl", ".json", ".npz", ".mako"}


def test_the_wheel_holds_the_page_and_all_that_the_code_reads() -> None:
    packed = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    page = ROOT / "src" / "kontor" / "server" / "page"
    assert (page / "index.html").is_file()
    source = ROOT / "src"
    wanted = {
        str(file.relative_to(source))
        for file in (source / "kontor").rglob("*")
        if file.is_file() and (file.suffix in KEPT or file.is_relative_to(page))
    }
    assert "kontor/server/store/migrations/env.py" in wanted
    assert any(name.startswith("kontor/server/store/migrations/versions/") for name in wanted)
    assert any(name.startswith("kontor/server/page/assets/") for name in wanted)
    assert wanted - packed == set()


def test_the_package_says_which_version_it_is_and_describes_itself() -> None:
    told = ProjectMetadata(str(ROOT), PluginManager()).core
    assert told.version == kontor.__version__
    assert told.readme == (ROOT / "README.md").read_text(encoding="utf-8")


def test_what_is_published_leads_home_from_anywhere() -> None:
    home = "https://forge.example/kontor"
    text = "![A turn](docs/turn.webp) [host](docs/hosting.md) [source](https://a.example) [on](#on)"
    assert hatch_metadata.described(text, home) == (
        f"![A turn]({home}/raw/main/docs/turn.webp) [host]({home}/blob/main/docs/hosting.md) "
        "[source](https://a.example) [on](#on)"
    )
    assert hatch_metadata.links(home)["Source"] == home
    assert hatch_metadata.described(text, "") == text
    assert hatch_metadata.links("") == {}
