"""What is installed is whole: page, migrations, words and islands are in the wheel."""

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

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
