"""A bot for Machi Koro that saves for landmarks: `BOTS` is what Kontor finds."""

from kontor.core.action import Action
from kontor.core.manifest import BotPackage
from kontor.core.view import View


class Frugal:
    """Builds a landmark if it can; otherwise buys what costs least, and takes the first answer."""

    def __init__(self, seed: int) -> None:
        """Equal seed, equal choices: this bot leaves nothing to chance."""

    def choose(self, view: View, deadline: float | None = None) -> Action:
        landmarks = [action for action in view.legal if action.noun == "landmark"]
        return landmarks[-1] if landmarks else view.legal[0]


BOTS = BotPackage(game="machi-koro", makers={"frugal": Frugal})
