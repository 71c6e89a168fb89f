"""Machi Koro by Masao Suganuma, in the KOSMOS edition."""

from kontor.core.setup import Meta, Option

COME_WHAT_MAY = Option("come-what-may", "MK-M2")
FIRST_GAMES = Option("first-games", "MK-M3")

META = Meta(
    id="machi-koro",
    title="Machi Koro",
    designer="Masao Suganuma",
    seats=(2, 3, 4),
    ends=("landmarks",),
    options=(COME_WHAT_MAY, FIRST_GAMES),
)
