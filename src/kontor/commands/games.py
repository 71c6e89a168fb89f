"""``kontor games``: what can be played."""

import json
from collections.abc import Iterable
from typing import Annotated, Any

import typer

from kontor.bots.registry import bots, levels
from kontor.core import registry
from kontor.core.game import Game
from kontor.words import Words


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
    return {
        "id": meta.id,
        "title": meta.title,
        "designer": meta.designer,
        "seats": list(meta.seats),
        "options": [{"id": o.id, "rule": o.rule, "default": o.default} for o in meta.options],
        "rules": meta.rules_version,
        "bots": list(bots(meta.id)),
        "levels": levels(meta.id),
    }


def _named(every: Iterable[str], words: Words) -> list[str]:
    return [f"{level} ({words(f'level-{level}')})" for level in every]


def _described(game: Game[Any], words: Words) -> list[str]:
    meta = game.meta()
    seats = ", ".join(map(str, meta.seats))
    lines = [
        words("game-title", id=meta.id, title=words("title"), designer=meta.designer),
        "  " + words("game-seats", seats=seats),
        "  " + words("game-levels", levels=", ".join(_named(levels(meta.id), words))),
    ]
    for option in meta.options:
        name, about = words(f"option-{option.id}"), words(f"option-{option.id}.about")
        message = "game-variant" if option.is_switch else "game-option"
        lines.append("  " + words(message, id=option.id, name=name, about=about))
    return lines
