"""What a player of Machi Koro heeds, and how far ahead it looks."""

from typing import final


@final
class Preferences:
    """Weights of the rule of thumb. Other preferences are another manner of play.

    They never change; `Final` attributes, though, could not be set again when they are unpickled.
    """

    def __init__(
        self,
        horizon: float = 0.0,
        others: float = 1.0,
        rivals: bool = True,
        growth: float = 0.35,
        landmark: float = 1.0,
        shine: float = 0.0,
        variety: float = 0.0,
    ) -> None:
        self.horizon = horizon
        """So many rounds of income count; 0: it looks on to the last landmark."""
        self.others = others
        """How much it heeds what the others' dice and cards bring it and cost it."""
        self.rivals = rivals
        """Whether it looks how far the others are; only with a look to the last landmark."""
        self.growth = growth
        """Coins by which it expects its income to grow in a round."""
        self.landmark = landmark
        """What each coin of a landmark's price is worth to it, with a horizon."""
        self.shine = shine
        """How much it likes each coin of a card's price."""
        self.variety = variety
        """Coins that a card is worth less to it for each that it has of the kind."""
