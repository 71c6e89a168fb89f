"""Machi Koro by Masao Suganuma."""

from kontor.games.machi_koro.rules import MachiKoro

GAME = MachiKoro()
