"""What a player of The Golden City thinks things are worth, in letters of business."""

from typing import Final, final


@final
class Taste:
    """Weights of the rule of thumb. Another taste is another manner of play."""

    def __init__(
        self,
        coin: float = 0.6,
        price: float = 0.69,
        card: float = 2.0,
        single: float = 1.3,
        pair: float = 0.6,
        coast: float = 1.2,
        key: float = 4.0,
        spare_key: float = 2.55,
        keyless: float = 0.24,
        bonus: float = 0.42,
        growth: float = 2.0,
        blind: float = 1.89,
        future: float = 0.8,
        way: float = 0.3,
        fading: float = 0.63,
    ) -> None:
        self.coin: Final = coin
        self.price: Final = price
        """A coin paid for a pair."""
        self.card: Final = card
        """A landform card won."""
        self.single: Final = single
        self.pair: Final = pair
        self.coast: Final = coast
        """Cards kept in the hand."""
        self.key: Final = key
        self.spare_key: Final = spare_key
        self.keyless: Final = keyless
        """How real an inner part is while one has no key."""
        self.bonus: Final = bonus
        self.growth: Final = growth
        """How much bonus cards are expected to grow."""
        self.blind: Final = blind
        """A goods card from the deck."""
        self.future: Final = future
        """Score cards to come, against the one that lies open."""
        self.way: Final = way
        self.fade: Final = [fading**steps for steps in range(6)] + [0.0]
        """How much of a city part's letters one sees from so many roads away."""
