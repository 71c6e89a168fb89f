"""What a player of The Golden City thinks things are worth, in letters of business."""

from typing import final

from kontor.games.golden_city.payment import JOKER


@final
class Preferences:
    """Weights of the rule of thumb. Other preferences are another manner of play.

    They never change; `Final` attributes, though, could not be set again when they are unpickled.
    """

    def __init__(
        self,
        coin: float = 0.3,
        price: float = 0.77,
        card: float = 2.5,
        single: float = 2.7,
        pair: float = 0.29,
        coast: float = 2.4,
        key: float = 5.5,
        spare_key: float = 1.6,
        keyless: float = 0.44,
        bonus: float = 0.54,
        growth_scales: float = 2.5,
        growth_coin: float = 2.4,
        growth_city: float = 3.7,
        growth_river: float = 5.2,
        growth_landform: float = 2.0,
        sure: float = 0.96,
        blind: float = 1.1,
        future: float = 0.62,
        city: float = 1.0,
        way: float = 0.072,
        fading: float = 0.72,
        opens: float = 0.098,
        business: float = 0.45,
        horizon: float = 3.4,
        match: float = 0.1,
        denial: float = 0.19,
        foresight: float = 0.38,
        spite: float = 0.13,
    ) -> None:
        self.coin = coin
        self.price = price
        """A coin paid for a pair."""
        self.card = card
        """A landform card won."""
        self.single = single
        self.pair = pair
        self.coast = coast
        """Cards kept in the hand."""
        self.coasts = [coast * min(have, 2) for have in range(16)]
        self.cards = [single * have + pair * (have // JOKER) for have in range(16)]
        """What so many cards of the coast, and of another landform, are worth there."""
        self.key = key
        self.spare_key = spare_key
        self.keyless = keyless
        """How real an inner part is while one has no key."""
        self.bonus = bonus
        landform = growth_landform
        self.growth = [growth_scales, growth_coin, growth_city, growth_river]
        self.growth.extend([landform, landform, landform, landform])
        """What bonus cards are expected to grow by in a whole game."""
        self.sure = sure
        """A letter that a bonus card of one's own will bring in the end."""
        self.blind = blind
        """A goods card from the deck."""
        self.future = future
        """Score cards to come, against the one that lies open."""
        self.city = city
        """Letters for building in the city, against all others."""
        self.way = way
        self.fade = [fading**steps for steps in range(6)] + [0.0]
        """How much of a city part's letters one sees from so many roads away."""
        self.opens = opens
        """What lies behind a site, next to what lies on it."""
        self.business = business
        """A business as such: the game ends with the last."""
        self.horizon = horizon
        """So many rounds before the end, what only helps later begins to fade."""
        self.match = match
        """How much a card kept is worth by the best site of its landform."""
        self.denial = denial
        """A letter that another player loses."""
        self.foresight = foresight
        """How far a bid looks to the end of the bidding; 0 is quickest."""
        self.spite = spite
        """What others get in the bidding, against what one gets oneself."""
