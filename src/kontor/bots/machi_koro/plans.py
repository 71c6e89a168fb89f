"""Shopping lists: four well-known ones as yardsticks, and those that search found good."""

from kontor.bots.machi_koro.forecast import Forecast
from kontor.bots.machi_koro.judge import answer as elsewhere
from kontor.bots.machi_koro.judge import sensible
from kontor.bots.machi_koro.preferences import Preferences
from kontor.bots.machi_koro.rollout import Plan, answer
from kontor.core.action import Action
from kontor.core.view import View
from kontor.games.machi_koro.actions import BUILD as CARD
from kontor.games.machi_koro.actions import LANDMARK as LANDMARK_VERB
from kontor.games.machi_koro.building import COST, LANDMARK_COST, PASS
from kontor.games.machi_koro.cards import KIND, LANDMARK
from kontor.games.machi_koro.rules import legal
from kontor.games.machi_koro.state import BUILD, MachiKoroState
from kontor.games.machi_koro.view import restore

MANNERS = Preferences(horizon=8.0, others=0.0)
"""What bots heed that follow a list, where it says nothing."""
DEAREST = max(LANDMARK_COST)
NEAR = 2
"""Rounds in which one who follows a list should have the coins that he saves."""
Step = str | tuple[str, int]
"""A landmark or card, or so many cards of a kind."""


def plan(name: str, dice: int, *steps: Step) -> Plan:
    """A plan by the names of cards and landmarks."""
    counted = [step if isinstance(step, tuple) else (step, 1) for step in steps]
    items = [KIND[card] if card in KIND else len(KIND) + LANDMARK[card] for card, _ in counted]
    return Plan(name, items, [count for _, count in counted], dice)


CHEESE = plan(
    "cheese",
    2,
    ("ranch", 6),
    "cheese-factory",
    "train-station",
    ("cheese-factory", 2),
    "radio-tower",
)
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
    """Buys by one plan, and saves for what is next on it while that is near; rolls with sense."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def choose(self, view: View, deadline: float | None = None) -> Action:
        return self.at(restore(view))

    def at(self, state: MachiKoroState) -> Action:
        """The answer at a position, whoever knows it: Machi Koro hides nothing."""
        if state.phase == BUILD:
            wished = answer(state, self.plan)
            if self.is_near(state) if wished is PASS else wished in sensible(state, legal(state)):
                return wished
        return elsewhere(state, MANNERS)

    def is_near(self, state: MachiKoroState) -> bool:
        """Whether what is next on the list should be paid for within a few rounds."""
        rich = state.copy()
        rich.coins[state.turn] = DEAREST
        wished = answer(rich, self.plan)
        price = 0
        if wished.verb == CARD:
            price = COST[wished.number]
        elif wished.verb == LANDMARK_VERB:
            price = LANDMARK_COST[wished.number]
        hope = NEAR * Forecast(state).round(state.turn)
        return bool(price <= state.coins[state.turn] + hope)
