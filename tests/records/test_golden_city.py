"""Among the whole games of The Golden City is one for each tie-break and other rare thing."""

import pytest
from find_golden_city_records import CASES, FOLDER, SEATS

from kontor.core import record_file
from kontor.core.replay import replay


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", CASES)
def test_there_is_a_game_in_which_it_happened(name: str, seats: int) -> None:
    path = FOLDER / f"{seats}-{name}.jsonl"
    record = record_file.load(path.read_text(encoding="utf-8"))
    assert record.setup.seats == seats
    assert all(record.setup.options[option] for option in CASES[name].options)
    assert CASES[name].happened(replay(record))
