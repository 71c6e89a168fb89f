"""The tool that lays out islands."""

import json
import sys
from itertools import count
from pathlib import Path

from kontor.games.golden_city.atlas.remarks import remarks
from kontor.games.golden_city.island import load, shipped, to_json
from kontor.games.golden_city.layout.draft import drafted, laid_out

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "tools"))

from make_island import written

SHIPPED_SEED = 1505
PARTS = ("sites", "roads", "score_cards", "goods_cards", "north", "direction")


def test_the_shipped_island_is_what_its_seed_gives() -> None:
    graded = laid_out(SHIPPED_SEED)
    assert graded is not None
    _, source = graded
    own = to_json(shipped())
    assert {part: source[part] for part in PARTS} == {part: own[part] for part in PARTS}
    assert str(SHIPPED_SEED) in shipped().notes


def test_every_island_laid_out_is_sound_and_unremarkable() -> None:
    graded = next(graded for graded in map(laid_out, count(24)) if graded is not None)
    assert remarks(load(graded[1])) == []


def test_a_drafted_island_is_sound_and_the_same_for_the_same_seed() -> None:
    source = drafted(3)
    assert remarks(load(source)) == []
    assert drafted(3) == source


def test_an_island_is_written_with_a_line_for_each_site() -> None:
    source = to_json(shipped())
    text = written(source)
    assert json.loads(text) == source
    assert text.count('\n    {"id": "r') == 30
