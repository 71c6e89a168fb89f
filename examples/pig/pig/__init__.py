"""Pig, a dice game, for Kontor: `MANIFEST` names all there is of it."""

from kontor.core.manifest import Manifest
from pig.rules import Pig

MANIFEST = Manifest(
    rules=Pig(),
    bots="pig.bots:BOTS",
    observation="pig.observation:OBSERVATION",
    words=("pig:locales/{language}.ftl",),
    records="pig:records",
)
