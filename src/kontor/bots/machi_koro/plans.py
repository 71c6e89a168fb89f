"""Shopping lists: four well-known ones as yardsticks, and those that search found good."""

from kontor.bots.machi_koro.rollout import Plan, answer
from kontor.core.action import Action
from kontor.core.view import View
from kontor.games.machi_koro.cards import KIND, LANDMARK
from kontor.games.machi_koro.state import MachiKoroState
from kontor.games.machi_koro.view import restore

Step = str | tuple[str, int]
"""A landmark or card, or so many cards of a kind."""


def plan(name: str, dice: int, *steps: Step) -> Plan:
    """A plan by the names of cards and landmarks."""
    counted = [step if isinstance(step, tuple) else (step, 1) for step in steps]
    items = [KIND[card] if card in KIND else len(KIND) + LANDMARK[card] for card, _ in counted]
    return Plan(name, items, [count for _, count in counted], dice)


CHEESE = plan("cheese", 2, ("ranch", 6), "train-station", ("cheese-factory", 2), "radio-tower")
BAKERY = plan("bakery", 1, ("bakery", 6), "shopping-mall", "radio-tower")
CONVENIENCE = plan("convenience", 1, ("bakery", 3), "shopping-mall", ("convenience-store", 6))
SPREAD = plan(
    "spread",
    1,
    ("ranch", 2),
    ("bakery", 2),
    ("wheat-field", 2),
    "forest",
    ("convenience-store", 2),
    ("cafe", 2),
    "family-restaurant",
    "stadium",
)
YARDSTICKS = (CHEESE, BAKERY, CONVENIENCE, SPREAD)


FOUND = (
    plan(
        "corner-shop",
        1,
        ("bakery", 5),
        ("convenience-store", 3),
        "shopping-mall",
        ("cafe", 3),
        "radio-tower",
    ),
    plan(
        "breakfast",
        1,
        ("bakery", 4),
        ("wheat-field", 3),
        ("convenience-store", 2),
        "shopping-mall",
        ("cafe", 2),
        "radio-tower",
    ),
    plan(
        "farm-cafe",
        1,
        ("bakery", 4),
        ("ranch", 2),
        ("wheat-field", 3),
        "shopping-mall",
        ("cafe", 2),
        "radio-tower",
    ),
    plan(
        "farm-shop",
        1,
        ("ranch", 3),
        ("bakery", 4),
        "convenience-store",
        ("wheat-field", 2),
        "shopping-mall",
        ("cafe", 2),
        "radio-tower",
    ),
    plan(
        "no-milk-for-you",
        1,
        ("ranch", 4),
        "bakery",
        "family-restaurant",
        ("bakery", 6),
        "shopping-mall",
        "convenience-store",
        "radio-tower",
    ),
    plan(
        "village",
        1,
        ("ranch", 3),
        ("bakery", 3),
        ("wheat-field", 3),
        "shopping-mall",
        ("cafe", 3),
        ("ranch", 5),
    ),
    plan(
        "dairy",
        2,
        ("ranch", 6),
        ("cheese-factory", 2),
        "train-station",
        "shopping-mall",
        "radio-tower",
    ),
    plan(
        "carpenter",
        2,
        ("forest", 3),
        "train-station",
        ("furniture-factory", 2),
        ("mine", 2),
        "shopping-mall",
        "radio-tower",
    ),
)
"""Won most against the yardsticks and one another, with two to four players, in a hill climb."""
LIBRARY = YARDSTICKS + FOUND
"""What the bots that search may have in mind, and expect others to have in mind."""


class PlanBot:
    """Follows one plan, come what may."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def choose(self, view: View, deadline: float | None = None) -> Action:
        return self.at(restore(view))

    def at(self, state: MachiKoroState) -> Action:
        """The answer at a position, whoever knows it: Machi Koro hides nothing."""
        return answer(state, self.plan)
