"""Lays the documents out for MkDocs in ``build/pages``, with what is made from the sources.

Links to files that are not among them lead to the repository's home, if ``pyproject.toml`` names
one. ``python tools/stage_docs.py`` prints that home.
"""

import ast
import re
import shutil
import tomllib
from os.path import normpath, relpath
from pathlib import Path

import kontor
from kontor.core import registry
from kontor.envs.__main__ import table as fields

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "build" / "pages"
TOP = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
KEPT = {".md", ".png", ".svg", ".webp"}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
RULE = re.compile(r"^- ((?:GC|MK)-[A-Z]+\d+)\b", re.MULTILINE)
PACKAGES = {
    "contract": ("The contract of a game", ["core.game", "core.manifest", "core.setup"]),
    "positions": ("Positions", ["core.state", "core.fields", "core.view", "core.observation"]),
    "actions": ("Actions and events", ["core.action", "core.event", "core.text"]),
    "chance": ("Chance", ["core.chance", "core.branches"]),
    "games": ("Games under way", ["core.session", "core.record", "core.replay", "core.horizon"]),
    "bots": ("Bots", ["core.bot", "core.advice", "bots.registry", "bots.choosing"]),
    "arena": ("Arena", ["arena.match", "arena.play", "arena.standings", "arena.ratings"]),
    "review": ("Reviews", ["review.reviewing", "review.report", "review.estimate"]),
    "environments": (
        "Environments",
        ["envs.aec", "envs.single", "envs.vector", "envs.functional", "envs.tree"],
    ),
    "batch": ("Batch engines and data", ["batch", "batch.engine", "batch.random_play", "dataset"]),
}
"""Pages of the reference: a title, and modules of `kontor`."""


def home() -> str:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: str = settings["tool"]["hatch"]["metadata"]["hooks"]["custom"]["home"]
    return found.rstrip("/")


def sources() -> dict[str, str]:
    """Every file of the repository that is a page or a picture of one: where it goes."""
    found = dict(TOP)
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.suffix in KEPT:
            found[path.relative_to(ROOT).as_posix()] = path.relative_to(ROOT / "docs").as_posix()
    for path in sorted((ROOT / "results").rglob("*")):
        if path.suffix in KEPT:
            place = path.relative_to(ROOT)
            found[place.as_posix()] = place.as_posix().replace("README.md", "index.md")
    return found


def title(source: str) -> str:
    """The first heading of a document, which names it where its file would."""
    return (ROOT / source).read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def led(text: str, source: str, places: dict[str, str]) -> str:
    """A page's text with links as they hold in its new place."""

    def link(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        if re.match(r"https?:|#", target):
            return found[0]
        file, sharp, anchor = target.partition("#")
        there = normpath(Path(source).parent / file)
        if there in places:
            near = relpath(places[there], Path(places[source]).parent)
            words = title(there) if words == Path(file).name else words
            return f"{mark}[{words}]({near}{sharp}{anchor})"
        return f"[{words}]({home()}/blob/main/{there})" if home() else words

    parts = re.split(r"(```.*?```)", text, flags=re.DOTALL)
    return "".join(part if part.startswith("```") else LINK.sub(link, part) for part in parts)


def numbered(text: str) -> str:
    """Rules that can be led to by their number."""
    return RULE.sub(r'- <a id="\1"></a>**\1**', text)


def with_games(text: str) -> str:
    """The first page leads to the games, which `make docs` puts beside it."""
    button = '<a class="md-button md-button--primary" href="play/">Play now</a>'
    return "---\nhide: [navigation, toc]\n---\n" + text.replace("\n![", f"\n{button}\n\n![", 1)


def front() -> str:
    """The names of `import kontor`, where each is defined."""
    tree = ast.parse((ROOT / "src/kontor/__init__.py").read_text(encoding="utf-8"))
    table = next(
        ast.literal_eval(one.value)
        for one in tree.body
        if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "_FOUND_IN"
    )
    lines = ["# import kontor", "", str(kontor.__doc__).strip(), ""]
    for name, place in table.items():
        lines += [f"## kontor.{name} {{#front-{name.lower()}}}", ""]
        lines += [f"::: {place.replace(':', '.')}", "    options: {show_root_heading: false}", ""]
    return "\n".join(lines)


def observations() -> str:
    """Every number that networks are given, game by game."""
    lines = ["# Observations", "", "What each number of an observation means; see "]
    lines[-1] += "[For researchers](../research.md#observations)."
    for game in registry.own_games():
        observation = registry.observation(game)
        title = registry.game(game).meta().title
        lines += ["", f"## {title}: {observation.size} numbers", "", fields(observation)]
    return "\n".join(lines) + "\n"


def reference() -> dict[str, str]:
    found = {"reference/index.md": front(), "reference/observations.md": observations()}
    for page, (title, modules) in PACKAGES.items():
        parts = [f"::: kontor.{module}" for module in modules]
        found[f"reference/{page}.md"] = "\n\n".join([f"# {title}", *parts]) + "\n"
    return found


def design() -> str:
    """The values of the design, and the faces of bots."""
    ui = ROOT / "web" / "src" / "ui"
    tokens = (ui / "tokens.css").read_text(encoding="utf-8")
    light = re.split(r"\n}", tokens)[0]
    lines = ["# Design", "", "Light is warm paper and ink; dark is the same table by lamplight. "]
    lines[-1] += "All pieces are shown on the page itself, at `/design`."
    for comment, body in re.findall(r"/\* ([^*]+) \*/\n((?:\s+--[\w-]+:.*\n)+)", light):
        colours = re.findall(r"--([\w-]+): (#[0-9a-f]{6});", body)
        if colours:
            lines += ["", f"## {comment.capitalize()}", "", "| | name | value |", "|---|---|---|"]
            swatch = '<span class="swatch" style="background: {}"></span>'
            lines += [f"| {swatch.format(hue)} | `--{name}` | `{hue}` |" for name, hue in colours]
    lines += ["", "## Faces of bots", ""]
    for path in sorted((ui / "portraits").glob("*.svg")):
        picture = f'<img class="portrait" src="../images/portraits/{path.name}" alt="">'
        lines += [f"<figure>{picture}<figcaption>{path.stem}</figcaption></figure>"]
    return "\n".join(lines) + "\n"


def stage(folder: Path) -> None:
    from schema_pages import pages  # imported late: needs the server's modules

    shutil.rmtree(folder, ignore_errors=True)
    places = sources()
    written = {"design.md": design(), **reference(), **pages()}
    for source, place in places.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            text = led((ROOT / source).read_text(encoding="utf-8"), source, places)
            written[place] = numbered(text)
        else:
            shutil.copy(ROOT / source, path)
    written["index.md"] = with_games(written["index.md"])
    for place, text in written.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "web/src/ui/portraits", folder / "images" / "portraits")
    shutil.copy(ROOT / "web/docs.css", folder / "extra.css")
    shutil.copy(ROOT / "web/public/icon-192.png", folder / "images" / "icon.png")


if __name__ == "__main__":
    stage(PAGES)
    print(home())
