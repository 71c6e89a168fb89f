"""Takes NumPy's place in a browser, where there is none: `import numpy` finds this module there.

It has what bots' networks and reviews use (`kontor.browser.arrays`), and no more.
"""

from math import inf

from kontor.browser.arrays.array import Array
from kontor.browser.arrays.files import load
from kontor.browser.arrays.functions import (
    arange,
    argmax,
    argsort,
    broadcast_to,
    concatenate,
    exp,
    eye,
    flatnonzero,
    floor,
    frombuffer,
    full,
    log1p,
    maximum,
    minimum,
    roll,
    setdiff1d,
    stack,
    swapaxes,
    take_along_axis,
    tile,
    unpackbits,
    where,
    zeros_like,
)
from kontor.browser.arrays.making import array, zeros

__all__ = [
    "arange", "argmax", "argsort", "array", "broadcast_to", "concatenate", "exp", "eye",
    "flatnonzero", "float32", "float64", "floor", "frombuffer", "full", "inf", "int8", "load",
    "log1p", "maximum", "minimum", "ndarray", "roll", "setdiff1d", "stack", "swapaxes",
    "take_along_axis", "tile", "uint8", "unpackbits", "where", "zeros", "zeros_like",
]  # fmt: skip

ndarray = Array
float32 = float64 = float
int8 = uint8 = int
