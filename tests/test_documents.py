"""Documents lead where they say, their tables are those of the results, and their programs run."""

import re
from pathlib import Path

import make_tables
import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "examples").rglob("*.md"),
]
FENCE = re.compile(r"```.*?```", re.DOTALL)
PROGRAMS = [
    program
    for file in ("README.md", "docs/batch.md")
    for program in re.findall(r"```python\n(.*?)```", (ROOT / file).read_text("utf-8"), re.DOTALL)
]


def anchors(path: Path) -> set[str]:
    """What a heading can be found by."""
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    text = FENCE.sub("", document.read_text(encoding="utf-8"))
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"https?:", link):
            continue
        file, _, anchor = link.partition("#")
        found = document.parent / file if file else document
        assert found.exists(), link
        if anchor:
            assert anchor in anchors(found), link


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
