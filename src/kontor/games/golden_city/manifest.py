"""Where everything that belongs to The Golden City is found."""

from kontor.core.manifest import Manifest
from kontor.games.golden_city import GAME

MANIFEST = Manifest(
    rules=GAME,
    bots="kontor.bots.golden_city:BOTS",
    observation="kontor.games.golden_city.observation:OBSERVATION",
    features="kontor.bots.golden_city.features:FEATURES",
    weights="kontor.bots:weights/golden-city*.npz",
    puzzles="kontor.review.puzzles:golden-city.json",
    hindsight="kontor.bots.golden_city.hindsight:HINDSIGHT",
    batch="kontor.batch.golden_city:engine",
    picture="kontor.games.golden_city.atlas.table:picture",
    words=(
        "kontor:locales/{language}/golden-city.ftl",
        "kontor:locales/{language}/golden-city-findings.ftl",
        "kontor:locales/{language}/golden-city-fairness.ftl",
    ),
    trial="kontor.arena.golden_city.trial:TRIAL",
    commands="kontor.commands.island:register",
    face="golden_city",
    lessons="lesson_golden_city:lesson",
    records="tests.records:golden-city",
)
