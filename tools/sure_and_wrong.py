"""Where a network is sure of its answer, and games played on from there say that it is wrong.

The network plays itself. Of some of the choices of which it is sure, every answer that could be
worth a try is tried, as `guided` would if it doubted; an answer that did better by more than two
standard errors is a find. A few finds are luck: there are several answers to each choice.
"""

import argparse
from collections import Counter, defaultdict
from random import Random
from statistics import fmean

from rich.console import Console
from rich.table import Table

from kontor.bots.effort import Effort
from kontor.bots.evidence import ahead
from kontor.bots.golden_city import guided as golden_city
from kontor.bots.guided import SURE, WIDTH, Candidate, Guide, Search
from kontor.bots.machi_koro import guided as machi_koro
from kontor.bots.trained import trained
from kontor.core import registry
from kontor.core.chance import Aligned
from kontor.core.setup import Setup
from kontor.core.view import View

ERRORS = 2.0
GUIDES = {"golden-city": golden_city.guide, "machi-koro": machi_koro.guide}


def doubted(guide: Guide, view: View) -> list[Candidate]:
    """The network's answer, and whatever else it or the other opinion would think of."""
    liked, chances = guide.network.judged(view)
    order = [view.legal[place] for place in liked.argsort()[::-1][:WIDTH]]
    others = guide.opinion(view) if guide.opinion else []
    actions = dict.fromkeys([*order, *others])
    return [Candidate(action, 0.0, float(chances[view.seat])) for action in actions]


def gain(guide: Guide, view: View, trials: int, seed: int) -> float:
    """How much better the best other answer is, if it clearly is; 0 otherwise."""
    answers = doubted(guide, view)
    first = answers[0]
    best = Search(guide, view, seed, Effort(trials, None)).halved(answers)[0]
    if best is first or not ahead(best.games, first.games, ERRORS):
        return 0.0
    return fmean(mine - his for mine, his in zip(best.games, first.games, strict=False))


def main() -> None:
    asked = _options()
    network = trained(asked.game)
    guide = GUIDES[asked.game](network)
    learnt = Setup(asked.seats, network.facts["options"][0])
    game, source = registry.game(asked.game), Random(asked.seed)
    met: Counter[str] = Counter()
    gains: defaultdict[str, list[float]] = defaultdict(list)
    number = 0
    while sum(map(len, gains.values())) < asked.choices:
        chance = Aligned(asked.seed * 100_000 + number)
        state = game.start(learnt, chance)
        number += 1
        while (seat := game.to_move(state)) is not None:
            chance.at(game.turn(state))
            legal = game.legal(state)
            answer = legal[0]
            if len(legal) > 1:
                view = game.view(state, seat)
                liked, _ = guide.network.judged(view)
                answer = view.legal[int(liked.argmax())]
                if source.random() < asked.share:
                    met[answer.do] += 1
                    if liked.max() > SURE:
                        found = gain(guide, view, asked.trials, source.getrandbits(40))
                        gains[answer.do].append(found)
            game.advance(state, answer, chance, None)
    Console().print(drawn(met, gains))


def drawn(met: Counter[str], gains: dict[str, list[float]]) -> Table:
    table = Table("answer", "met", "sure", "and something better", "by")
    for what, count in met.most_common():
        found = [gained for gained in gains[what] if gained]
        by = f"{fmean(found):.3f}" if found else ""
        table.add_row(what, str(count), str(len(gains[what])), str(len(found)), by)
    return table


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--choices", type=int, default=100, help="so many are examined")
    parser.add_argument("--share", type=float, default=0.05, help="of the choices of a game")
    parser.add_argument("--trials", type=int, default=500, help="for each choice")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
