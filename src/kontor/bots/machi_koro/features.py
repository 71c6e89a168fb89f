"""What networks are given of Machi Koro."""

from kontor.bots.features import FeatureSet
from kontor.bots.machi_koro.observe import observe
from kontor.games.machi_koro.observation import OBSERVATION

FEATURES = (FeatureSet(OBSERVATION, observe, at_the_end=True),)
