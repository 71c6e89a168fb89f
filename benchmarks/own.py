"""Kontor's own rows: every game of the registry with every seat count, on the code loaded."""

from functools import partial

from benchmarks.row import Group, Label, Row, serve
from kontor.bench import is_compiled, random_games
from kontor.core.registry import games

SEED = 1


def rows() -> list[Row]:
    found = []
    for rules in games().values():
        meta = rules.meta()
        compiled = is_compiled(rules)
        group, loop = (Group.COMPILED, "mypyc") if compiled else (Group.PLAIN, "Python")
        for seats in meta.seats:
            label = Label("Kontor", meta.title, loop, seats, group)
            found.append(Row(label, partial(random_games, rules, seats, SEED)))
    return found


if __name__ == "__main__":
    serve(rows())
