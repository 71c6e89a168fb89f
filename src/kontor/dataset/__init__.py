"""Games between bots as data: every decision with observation, mask, action and outcome.

A folder of shards, each of so many games; what is there already is kept, so that a run can be taken
up again. ``dataset.json`` says what was asked for, ``README.md`` what it is.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from kontor import __version__
from kontor.bots.choosing import chosen
from kontor.bots.features import of_game
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.faults import KontorError
from kontor.core.setup import Setup
from kontor.dataset.files import NPZ, check_format, load, save
from kontor.dataset.values import Values

CARD, SETTINGS = "README.md", "dataset.json"
MEANINGS = {
    "observation": "what the player to move sees, as the game declares it",
    "action_mask": "1 for each action that he may take",
    "action": "the number of the action that he took",
    "seat": "his seat, from 0",
    "bot": "who sits there, as a place in the list of bots",
    "game": "the number of the game",
    "place": "the place that he came to in the end, from 1",
    "share": "his part of the victory: 1 alone, a half with another, 0",
}
"""The arrays of a shard, a row a decision …"""
VALUES = {
    "before": "each seat's chance of winning before the decision, as reviews judge it",
    "decided": "the same after the decision, over all that chance can make of it",
}
"""… and those that are added on wish."""
KINDS = (np.uint8, np.int8, np.int16, np.int8, np.int8, np.int32, np.int8, np.float32)


class OtherDataset(KontorError):
    """A folder that holds something else than what is asked for."""


@dataclass(frozen=True)
class Wanted:
    """What to play. Bots change seats from game to game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    variants: tuple[str, ...] = ()
    seed: int = 1
    shard: int = 100
    """How many games one file holds."""
    format: str = NPZ
    review: bool = False
    """Whether to add what a review thinks of each decision."""

    def setup(self) -> Setup:
        options = dict.fromkeys(self.variants, True)
        return Setup(self.seats, options).checked(registry.game(self.game).meta())

    def shards(self) -> list[range]:
        """The games of each file."""
        starts = range(0, self.games, self.shard)
        return [range(start, min(start + self.shard, self.games)) for start in starts]


def write(
    wanted: Wanted, folder: Path, jobs: int = 1, told: Callable[[int], None] = lambda games: None
) -> None:
    """Play what is not there yet; ``told`` hears how many games a new file holds.

    Raises `OtherDataset`, `BadSetup`, `UnknownBot`, `NoFormat` and `NoJudge`.
    """
    check_format(wanted.format)
    wanted.setup()
    for bot in wanted.bots:
        chosen(wanted.game, bot)
    folder.mkdir(parents=True, exist_ok=True)
    settings = asdict(wanted) | {"kontor": __version__}
    _agree(folder, settings)
    missing = [games for games in wanted.shards() if not _file(wanted, folder, games).exists()]
    told(wanted.games - sum(map(len, missing)))
    for games in _on_cores(wanted, folder, missing, jobs):
        told(games)
    (folder / CARD).write_text(_card(wanted, folder), encoding="utf-8")


read = load


def _agree(folder: Path, settings: dict[str, Any]) -> None:
    path, text = folder / SETTINGS, json.dumps(settings, indent=2)
    if not path.exists():
        path.write_text(text + "\n", encoding="utf-8")
    elif {**json.loads(path.read_text(encoding="utf-8")), "games": 0} != {
        **json.loads(text),
        "games": 0,
    }:
        told = f"{folder} holds another dataset: see {SETTINGS} there, or choose another folder"
        raise OtherDataset(told, "other-dataset", path=str(folder))


def _on_cores(wanted: Wanted, folder: Path, missing: list[range], jobs: int) -> Iterator[int]:
    if jobs == 1 or len(missing) < 2:
        yield from (_written(wanted, folder, games) for games in missing)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        count = len(missing)
        yield from pool.map(_written, [wanted] * count, [folder] * count, missing)


def _written(wanted: Wanted, folder: Path, games: range) -> int:
    values = Values(wanted.game, wanted.setup()) if wanted.review else None
    rows = [row for number in games for row in _played(wanted, number, values)]
    columns = zip(*rows, strict=True)
    names = {**MEANINGS, **VALUES} if values else MEANINGS
    kinds = (*KINDS, np.float32, np.float32)[: len(names)]
    arrays = {
        name: np.array(column, kind)
        for name, kind, column in zip(names, kinds, columns, strict=True)
    }
    save(arrays, _file(wanted, folder, games))
    return len(games)


def _played(wanted: Wanted, number: int, values: Values | None) -> list[tuple[Any, ...]]:
    """The decisions of one game, whoever made them."""
    game, seats = registry.game(wanted.game), wanted.seats
    chance = Seeded(wanted.seed * 1_000_003 + number)
    places = [(seat + number) % len(wanted.bots) for seat in range(seats)]
    makers = [chosen(wanted.game, wanted.bots[place]) for place in places]
    bots = [make(wanted.seed + number * seats + seat) for seat, make in enumerate(makers)]
    see = of_game(wanted.game)[0].numbers
    state = game.start(wanted.setup(), chance)
    made: list[tuple[Any, ...]] = []
    while (seat := game.to_move(state)) is not None:
        view = game.view(state, seat)
        mask = np.zeros(len(game.actions()), np.int8)
        mask[[action.index for action in view.legal]] = 1
        answer = view.legal[0] if len(view.legal) == 1 else bots[seat].choose(view)
        made.append((list(see(state)), mask, answer.index, seat))
        if values:
            values.note(state, answer)
        game.advance(state, answer, chance, None)
    result = game.result(state)
    assert result is not None
    judged = values.judge(number) if values else [()] * len(made)
    return [
        (*row, places[row[3]], number, result.places[row[3]], _share(result.places, row[3]), *more)
        for row, more in zip(made, judged, strict=True)
    ]


def _share(places: Sequence[int], seat: int) -> float:
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def _file(wanted: Wanted, folder: Path, games: range) -> Path:
    return folder / f"games-{games.start:07}-{games.stop - 1:07}.{wanted.format}"


def _card(wanted: Wanted, folder: Path) -> str:
    """What the folder holds, for somebody who finds it."""
    meta = registry.game(wanted.game).meta()
    shards = list(read(folder))
    decisions = sum(len(shard["action"]) for shard in shards)
    lines = [
        f"# {meta.title}: {wanted.games:,} games, {decisions:,} decisions",
        "",
        f"Played by Kontor {__version__} (rules version {meta.rules_version}), {wanted.seats} "
        f"players, seed {wanted.seed}, variants: {', '.join(wanted.variants) or 'none'}. "
        f"Bots: {', '.join(wanted.bots)}; they change seats from game to game.",
        "",
        "| array | type | shape of a row | meaning |",
        "|---|---|---|---|",
    ]
    for name, array in shards[0].items():
        meaning = {**MEANINGS, **VALUES}[name]
        shape = " × ".join(map(str, array.shape[1:])) or "1"
        lines.append(f"| `{name}` | {array.dtype} | {shape} | {meaning} |")
    lines += [
        "",
        "Reading it back, or with NumPy or pyarrow alone:",
        "",
        "```python",
        "from pathlib import Path",
        "",
        "from kontor.dataset import read",
        "",
        'for shard in read(Path(".")):',
        '    print(shard["observation"].shape, shard["share"].mean())',
        "```",
    ]
    return "\n".join(lines) + "\n"
