"""Every test has a data folder of its own and reads English."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("KONTOR_DATA", str(folder))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return folder
