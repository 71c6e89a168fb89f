"""``python -m kontor.envs GAME``: every field of a game's observation, as a table."""

import sys

from kontor.core import registry
from kontor.core.observation import Observation


def table(observation: Observation) -> str:
    lines = ["| from | field | numbers | up to | meaning |", "|--:|---|--:|--:|---|"]
    start = 0
    for field in observation.fields:
        row = f"{start} | `{field.name}` | {field.size} | {field.most} | {field.meaning}"
        lines.append(f"| {row} |")
        start += field.size
    return "\n".join(lines)


if __name__ == "__main__":
    for game in sys.argv[1:] or registry.own_games():
        print(table(registry.observation(game)), end="\n\n")
