"""Whoever can be asked to play has a face on the page, and each face is somebody's."""

from pathlib import Path

import pytest

from kontor.bots.registry import bots, opponents

DRAWN = {path.stem for path in Path("web/src/ui/portraits").glob("*.svg")}
GAMES = ("machi-koro", "golden-city")


@pytest.mark.parametrize("game", GAMES)
def test_every_level_and_character_has_a_face(game: str) -> None:
    assert set(opponents(game).values()) <= DRAWN


def test_every_face_is_a_bots() -> None:
    assert {name for game in GAMES for name in bots(game)} >= DRAWN
