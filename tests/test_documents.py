"""Documents lead where they say, their tables are those of the results, and their programs run."""

import re
from pathlib import Path

import make_tables
import pytest
import stage_docs

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "examples").rglob("*.md"),
    *(ROOT / "results").rglob("*.md"),
]
FENCE = re.compile(r"```.*?```", re.DOTALL)
PROGRAMS = [
    program
    for file in ("README.md", "docs/batch.md")
    for program in re.findall(r"```python\n(.*?)```", (ROOT / file).read_text("utf-8"), re.DOTALL)
]


def anchors(path: Path) -> set[str]:
    """What can be led to in a document: headings, and what has a name of its own."""
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads)
    named = re.findall(r"(?<=\{#)[\w-]+(?=\})|(?<=<a id=\")[\w-]+(?=\">)", text)
    return {*plain, *named}


def broken(document: Path) -> list[str]:
    """Links of a document that lead nowhere."""
    found = []
    text = FENCE.sub("", document.read_text(encoding="utf-8"))
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        file, _, anchor = link.partition("#")
        there = document.parent / file if file else document
        if not re.match(r"https?:", link) and (
            not there.exists() or (anchor and anchor not in anchors(there))
        ):
            found.append(link)
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    assert broken(document) == []


def test_every_document_is_reached_from_the_readme() -> None:
    reached: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        document = waiting.pop().resolve()
        if document in reached or document.suffix != ".md":
            continue
        reached.add(document)
        links = re.findall(r"\]\(([^)\s#:]+)", document.read_text(encoding="utf-8"))
        waiting += [document.parent / link for link in links if (document.parent / link).exists()]
    assert {path.resolve() for path in (ROOT / "docs").rglob("*.md")} <= reached


def test_tables_and_pictures_are_those_of_the_results() -> None:
    assert make_tables.stale(write=False) == []


@pytest.mark.parametrize("program", PROGRAMS)
def test_programs_run(program: str) -> None:
    exec(compile(program, "program", "exec"), {})


def test_the_site_has_every_page_once_and_no_link_that_leads_nowhere(tmp_path: Path) -> None:
    stage_docs.stage(tmp_path)
    pages = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md")}
    listed = re.findall(r"([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(pages)
    assert {str(page): broken(tmp_path / page) for page in pages if broken(tmp_path / page)} == {}


def test_the_reference_names_modules_that_are_there() -> None:
    for _, modules in stage_docs.PACKAGES.values():
        for module in modules:
            place = ROOT / "src" / "kontor" / module.replace(".", "/")
            assert place.with_suffix(".py").is_file() or (place / "__init__.py").is_file()


def test_links_out_of_the_site_lead_home_if_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    places = {"docs/a.md": "a.md", "README.md": "index.md"}
    text = "[README.md](../README.md#try-it) [code](../src/a.py) [far](https://a.example)"
    assert stage_docs.led(text, "docs/a.md", places) == (
        "[Kontor](index.md#try-it) code [far](https://a.example)"
    )
    monkeypatch.setattr(stage_docs, "home", lambda: "https://forge.example/kontor")
    code = "[code](https://forge.example/kontor/blob/main/src/a.py)"
    assert code in stage_docs.led(text, "docs/a.md", places)
