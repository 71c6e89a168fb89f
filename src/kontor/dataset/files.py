"""Shards as files: NumPy's ``.npz``, or Parquet with a list in each row."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kontor.core.faults import KontorError

Shard = dict[str, NDArray[Any]]
NPZ, PARQUET = FORMATS = ("npz", "parquet")


class NoFormat(KontorError):
    """A format that there is not, or not here."""


def check_format(format: str) -> None:
    """Raises `NoFormat`."""
    if format not in FORMATS:
        known = ", ".join(FORMATS)
        text = f"there is no format {format!r}; there are: {known}"
        raise NoFormat(text, "no-dataset-format", format=format, known=known)
    if format == PARQUET and not importlib.util.find_spec("pyarrow"):
        raise NoFormat("Parquet needs pyarrow: pip install 'kontor[data]'", "no-parquet")


def save(shard: Shard, path: Path) -> None:
    """Write a shard, whole or not at all."""
    part = path.with_suffix(".part")
    if path.suffix == f".{NPZ}":
        with part.open("wb") as file:
            np.savez_compressed(file, **shard)  # type: ignore[arg-type]  # none is allow_pickle
    else:
        _save_parquet(shard, part)
    part.replace(path)


def load(folder: Path) -> Iterator[Shard]:
    """The shards in order, each a dictionary of arrays."""
    for path in sorted(folder.glob("games-*")):
        if path.suffix == f".{NPZ}":
            with np.load(path) as kept:
                yield dict(kept)
        elif path.suffix == f".{PARQUET}":
            yield _load_parquet(path)


def _save_parquet(shard: Shard, path: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    def column(array: NDArray[Any]) -> Any:
        if array.ndim == 1:
            return pyarrow.array(array)
        flat = pyarrow.array(array.reshape(-1))
        return pyarrow.FixedSizeListArray.from_arrays(flat, array.shape[1])

    columns = {name: column(array) for name, array in shard.items()}
    parquet.write_table(pyarrow.table(columns), path, compression="zstd")


def _load_parquet(path: Path) -> Shard:
    from pyarrow import parquet

    table = parquet.read_table(path).combine_chunks()

    def array(name: str) -> NDArray[Any]:
        values = table[name].combine_chunks()
        if not hasattr(values.type, "list_size"):
            return np.asarray(values.to_numpy(zero_copy_only=False))
        flat = values.flatten().to_numpy(zero_copy_only=False)
        return np.asarray(flat.reshape(-1, values.type.list_size))

    return {name: array(name) for name in table.column_names}
