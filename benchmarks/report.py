"""Turns counts into the table, the ratios and the aims."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from benchmarks.row import Group, Label
from kontor.stopwatch import Count

BUSY = 0.95
"""A row that had less of its core than this was disturbed."""


@dataclass(frozen=True)
class Speed:
    """A row's rates: the median of all rounds, and the extremes."""

    label: Label
    decisions: float
    slowest: float
    fastest: float
    games: float
    share: float
    """The smallest part of the core that it had in any round."""


@dataclass(frozen=True)
class Aim:
    """A ratio, and what it is meant to reach; ``wanted`` is None where nothing is asked."""

    text: str
    ratio: float | None
    wanted: float | None

    @property
    def verdict(self) -> str:
        if self.ratio is None:
            return "not measured"
        if self.wanted is None:
            return "no aim"
        return "met" if self.ratio >= self.wanted else "not met"


def speed(label: Label, counts: Sequence[Count]) -> Speed:
    rates = [count.decisions_per_second for count in counts]
    games = median(count.games_per_second for count in counts)
    share = min(count.share for count in counts)
    return Speed(label, median(rates), min(rates), max(rates), games, share)


def own_games(speeds: Iterable[Speed]) -> list[str]:
    """Kontor's games, in the order of their rows."""
    return list(dict.fromkeys(s.label.game for s in speeds if s.label.group is Group.PLAIN))


def ratio_to_plain(row: Speed, game: str, speeds: Iterable[Speed]) -> float:
    """How fast a row is beside a Kontor game's plain code with as many players, or nearly so."""
    plain = [s for s in speeds if s.label.group is Group.PLAIN and s.label.game == game]
    nearest = min(plain, key=lambda s: abs(s.label.players - row.label.players))
    return row.decisions / nearest.decisions


def table(speeds: Sequence[Speed]) -> list[str]:
    """The rows as an aligned Markdown table."""
    games = own_games(speeds)
    head = ["system", "game", "loop", "players", "decisions/s", "min–max", "games/s"]
    cells = [head + [f"× plain {game}" for game in games]]
    for row in speeds:
        label = row.label
        cells.append(
            [label.system, label.game, label.loop, str(label.players)]
            + [f"{row.decisions:,.0f}", f"{row.slowest:,.0f}–{row.fastest:,.0f}"]
            + [f"{row.games:,.0f}"]
            + [f"{ratio_to_plain(row, game, speeds):.3g}" for game in games]
        )
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = [_line(row, widths) for row in cells]
    rule = [
        "-" * width if column < 3 else "-" * (width - 1) + ":"
        for column, width in enumerate(widths)
    ]
    return [lines[0], _line(rule, widths), *lines[1:]]


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = [
        cell.ljust(width) if column < 3 else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return f"| {' | '.join(padded)} |"


def aims(speeds: Sequence[Speed]) -> list[Aim]:
    """What Kontor set out to reach, for each of its games, as measured in this run."""
    found = []
    for game in own_games(speeds):
        own = [s for s in speeds if s.label.system == "Kontor" and s.label.game == game]
        found += [
            _against(game, own, Group.PLAIN, speeds, Group.PYTHON_PEER, 1),
            _against(game, own, Group.PLAIN, speeds, Group.CARDS_FROM_PYTHON, 1),
            _gain(game, own, 8),
            _against(game, own, Group.COMPILED, speeds, Group.CARDS_IN_CPP, 1),
            _against(game, own, Group.COMPILED, speeds, Group.CARDS_DEALT, None),
        ]
    return found


def _against(
    game: str,
    own: Iterable[Speed],
    kind: Group,
    speeds: Iterable[Speed],
    rivals: Group,
    wanted: float | None,
) -> Aim:
    """The slowest row of our own beside the fastest of the rivals: the strictest comparison."""
    slowest = min((s.decisions for s in own if s.label.group is kind), default=None)
    against = [s for s in speeds if s.label.group is rivals]
    fastest = max(against, key=lambda s: s.decisions, default=None)
    text = f"{game}: {_name(kind)} above {rivals}"
    if slowest is None or fastest is None:
        return Aim(text, None, wanted)
    beaten = sum(s.decisions < slowest for s in against)
    text += f" ({beaten} of {len(against)}; fastest: {fastest.label.system}, {fastest.label.game})"
    return Aim(text, slowest / fastest.decisions, wanted)


def _gain(game: str, own: Sequence[Speed], wanted: float) -> Aim:
    """How much compiling brings, at the seat count where it brings least."""
    compiled = [s for s in own if s.label.group is Group.COMPILED]
    ratios = [ratio_to_plain(s, game, own) for s in compiled]
    text = f"{game}: compiled at least {wanted:g} times plain"
    return Aim(text, min(ratios, default=None), wanted)


def _name(kind: Group) -> str:
    return kind.removeprefix("Kontor ")


def busy(speeds: Iterable[Speed]) -> str | None:
    """A warning if other programs were using the core."""
    share = min((s.share for s in speeds), default=1.0)
    if share >= BUSY:
        return None
    return f"Other programs were busy: a row had only {share:.0%} of its core. Indicative only."
