"""Files of arrays as NumPy writes them, in single or half precision or of bytes."""

import struct
from array import array as buffer
from ast import literal_eval
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any
from zipfile import ZipFile

from kontor.browser.arrays.array import Array

KINDS = {"<f2": "e", "<f4": "f", "|u1": "B"}
AT_ONCE = 1 << 16
"""Numbers that are read together."""


def load(path: Path, allow_pickle: bool = False) -> "Arrays":
    """Raises `OSError`, `ValueError` or `BadZipFile`."""
    if allow_pickle:
        raise NotImplementedError("pickles are code")
    return Arrays(ZipFile(path))


class Arrays(Mapping[str, Array]):
    """The arrays of a file by name."""

    def __init__(self, file: ZipFile) -> None:
        self._file = file
        self.files = [name.removesuffix(".npy") for name in file.namelist()]

    def __enter__(self) -> "Arrays":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._file.close()

    def __getitem__(self, name: str) -> Array:
        return read(self._file.read(f"{name}.npy"))

    def __iter__(self) -> Iterator[str]:
        return iter(self.files)

    def __len__(self) -> int:
        return len(self.files)


def read(data: bytes) -> Array:
    """An array of a ``.npy`` file. Raises `ValueError`."""
    if data[:6] != b"\x93NUMPY" or data[6] not in (1, 2):
        raise ValueError("this is no array")
    length = "<H" if data[6] == 1 else "<I"
    begin = 8 + struct.calcsize(length)
    end = begin + struct.unpack_from(length, data, 8)[0]
    about: dict[str, Any] = literal_eval(data[begin:end].decode("latin-1"))
    if about["fortran_order"] or about["descr"] not in KINDS:
        raise ValueError(f"arrays of {about['descr']} are not known")
    kind = KINDS[about["descr"]]
    numbers = buffer("d")
    whole = memoryview(data)[end:]
    at_once = AT_ONCE * struct.calcsize(kind)
    for start in range(0, len(whole), at_once):
        part = whole[start : start + at_once]
        numbers.extend(struct.unpack(f"<{len(part) // struct.calcsize(kind)}{kind}", part))
    return Array(numbers, about["shape"], whole=kind == "B")
