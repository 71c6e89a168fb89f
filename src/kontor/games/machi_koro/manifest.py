"""Where everything that belongs to Machi Koro is found."""

from kontor.core.manifest import Manifest
from kontor.games.machi_koro import GAME

MANIFEST = Manifest(
    rules=GAME,
    bots="kontor.bots.machi_koro:BOTS",
    observation="kontor.games.machi_koro.observation:OBSERVATION",
    features="kontor.bots.machi_koro.features:FEATURES",
    weights="kontor.bots:weights/machi-koro.npz",
    puzzles="kontor.review.puzzles:machi-koro.json",
    hindsight="kontor.bots.machi_koro.hindsight:HINDSIGHT",
    batch="kontor.batch.machi_koro:engine",
    words=("kontor:locales/{language}/machi-koro.ftl",),
    face="machi_koro",
    lessons="lesson_machi_koro:lesson",
    records="tests.records:machi-koro",
)
