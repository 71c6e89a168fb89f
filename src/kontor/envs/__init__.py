"""Every game as environments that researchers know; needs the extra ``rl``.

PettingZoo (turn by turn, all players)::

    from kontor.envs import pettingzoo_env
    env = pettingzoo_env("machi-koro", seats=3)

Gymnasium (one player, the others are bots of a level)::

    import gymnasium
    env = gymnasium.make("kontor.envs:kontor/machi-koro-v1", seats=2, level="normal")

Names end in the version of the game's rules. An observation is a dictionary: ``observation``, a
vector of whole numbers that the game declares as its `Observation`, and ``action_mask``, a 1
for each legal action. Action *i* is ``game.actions()[i]``. A winner gets 1, winners of a shared
victory an equal part of it, all others 0; whoever does something illegal gets -1 and the game
ends.
"""

import gymnasium

from kontor.core import registry
from kontor.envs.aec import pettingzoo_env as pettingzoo_env
from kontor.envs.single import SingleAgent as SingleAgent

for _name, _game in registry.games().items():
    gymnasium.register(
        id=f"kontor/{_name}-v{_game.meta().rules_version}",
        entry_point="kontor.envs.single:SingleAgent",
        kwargs={"game": _name},
    )
