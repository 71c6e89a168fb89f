"""``kontor games``: what can be played."""

import json
from collections.abc import Iterable
from typing import Annotated, Any

import typer

from kontor.bots.registry import bots, levels, ratings
from kontor.core import registry
from kontor.core.faults import NoObservation
from kontor.core.game import Game
from kontor.words import Words, languages, missing

RESEARCH = {
    "observation": "game-observation",
    "network": "game-network",
    "batch": "game-batch",
}
"""What of a game is for research, and its message."""


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("help-games"))
    def games(
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
        lang: Annotated[str, typer.Option(help=words("help-lang"))] = words.language,
    ) -> None:
        Words(lang)
        if as_json:
            every = [_plain(game) for game in registry.games().values()]
            print(json.dumps(every, ensure_ascii=False, indent=2))
            return
        for game in registry.games().values():
            print("\n".join(_described(game, Words(lang, game))))


def _plain(game: Game[Any]) -> dict[str, object]:
    meta = game.meta()
    package = registry.packages()[meta.id]
    manifest = package.manifest
    return {
        "id": meta.id,
        "title": meta.title,
        "designer": meta.designer,
        "seats": list(meta.seats),
        "options": [{"id": o.id, "rule": o.rule, "default": o.default} for o in meta.options],
        "rules": meta.rules_version,
        "bots": list(bots(meta.id)),
        "levels": levels(meta.id),
        "characters": list(registry.bots(meta.id).characters),
        "ratings": ratings(meta.id),
        "languages": languages(meta.id),
        "missing_words": _missing(package),
        "observation": _numbers_of(meta.id),
        "batch": bool(manifest.batch),
        "network": bool(manifest.weights),
        "face": bool(package.face),
        "from": package.origin,
    }


def _numbers_of(game: str) -> int | None:
    """How many numbers a view is, if the game says."""
    try:
        return registry.observation(game).size
    except NoObservation:
        return None


def _named(every: Iterable[str], words: Words) -> list[str]:
    return [f"{level} ({words(f'level-{level}')})" for level in every]


def _characters(game: str, words: Words) -> str:
    characters = registry.bots(game).characters
    return ", ".join(f"{bot} ({words(f'bot-{bot}')})" for bot in characters) or "–"


def _for_research(game: str, words: Words) -> list[str]:
    """What the game brings for environments, networks and simulation by the million."""
    plain = _plain(registry.game(game))
    return [words(name, size=plain[part]) for part, name in RESEARCH.items() if plain[part]]


def _missing(package: registry.Package) -> dict[str, list[str]]:
    """What a stranger's game does not say in the languages that it speaks."""
    name = package.meta.id
    return {} if package.own else {one: missing(name, one) for one in languages(name)}


def _spoken(package: registry.Package, words: Words) -> list[str]:
    lacking = _missing(package)
    return [
        words("game-lacks-words", language=one, count=len(lacks), message=lacks[0])
        if (lacks := lacking.get(one))
        else one
        for one in languages(package.meta.id)
    ]


def _described(game: Game[Any], words: Words) -> list[str]:
    meta = game.meta()
    seats = ", ".join(map(str, meta.seats))
    package = registry.packages()[meta.id]
    lines = [
        words("game-heading", id=meta.id, title=words("title"), designer=meta.designer),
        "  " + words("game-from", origin=package.origin, rules=meta.rules_version),
        "  " + words("game-seats", seats=seats),
        "  " + words("game-levels", levels=", ".join(_named(levels(meta.id), words))),
        "  " + words("game-characters", characters=_characters(meta.id, words)),
        "  " + words("game-bots", bots=", ".join(bots(meta.id))),
        "  " + words("game-languages", languages=", ".join(_spoken(package, words)) or "–"),
        "  " + words("game-research", parts=", ".join(_for_research(meta.id, words)) or "–"),
    ]
    for option in meta.options:
        name, about = words(f"option-{option.id}"), words(f"option-{option.id}.about")
        message = "game-variant" if option.is_switch else "game-option"
        lines.append("  " + words(message, id=option.id, name=name, about=about))
    return lines
