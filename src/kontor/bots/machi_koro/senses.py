"""What networks are given of Machi Koro."""

from kontor.bots.machi_koro.sight import observe
from kontor.bots.senses import Senses
from kontor.games.machi_koro.observation import OBSERVATION

SENSES = (Senses(OBSERVATION, observe),)
