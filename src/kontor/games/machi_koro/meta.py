"""Machi Koro by Masao Suganuma, in the KOSMOS edition."""

from kontor.core.setup import Meta
from kontor.games.machi_koro.state import VARIANTS

META = Meta(
    id="machi-koro",
    title="Machi Koro",
    designer="Masao Suganuma",
    seats=(2, 3, 4),
    ends=("landmarks",),
    options=VARIANTS,
)
