"""Counted cards in one word: each kind has a few bits, so a whole hand is added or paid at once."""

from collections.abc import Iterable
from dataclasses import dataclass

from jax import Array

from kontor.batch.chance import Chance, below
from kontor.batch.golden_city.bits import flag, only, power, word
from kontor.games.golden_city.state import GOODS_KINDS, LANDFORM_KINDS


@dataclass(frozen=True)
class Bag:
    """How the counts of so many kinds lie in a word.

    Each count leaves its topmost bit free for comparisons, and all of them together fit into the
    bits of one, which makes a multiplication add them up.
    """

    kinds: int
    width: int

    @property
    def lane(self) -> int:
        """The bits of one count."""
        return (1 << self.width) - 1

    def pack(self, counts: Iterable[int]) -> Array:
        return word(sum(n << self.width * kind for kind, n in enumerate(counts)))

    @property
    def each(self) -> Array:
        """One card of every kind."""
        return self.pack([1] * self.kinds)

    @property
    def guards(self) -> Array:
        """The free bit of every count."""
        return self.pack([1 << self.width - 1] * self.kinds)

    def one(self, kind: Array) -> Array:
        """A single card."""
        return power(kind * self.width)

    def of(self, bag: Array, kind: int) -> Array:
        """How many of a kind there are."""
        return bag >> self.width * kind & self.lane

    def counts(self, bag: Array) -> list[Array]:
        return [self.of(bag, kind) for kind in range(self.kinds)]

    def size(self, bag: Array) -> Array:
        """How many cards there are."""
        return self.of(bag * self.each, self.kinds - 1)

    def at_least(self, bag: Array, count: int) -> Array:
        """The guard of each kind of which there are so many."""
        missing = self.pack([(1 << self.width - 1) - count] * self.kinds)
        return (bag + missing) & self.guards

    def guard(self, guards: Array, kind: int) -> Array:
        """Whether the guard of a kind is set."""
        return (guards >> self.width * kind + self.width - 1 & 1) != 0

    def held(self, bag: Array) -> Array:
        """The kinds of which there is a card, as a set."""
        guards = self.at_least(bag, 1)
        found = flag(self.guard(guards, 0))
        for kind in range(1, self.kinds):
            found = found | flag(self.guard(guards, kind)) << kind
        return found

    def without(self, bag: Array, cards: Array) -> Array:
        """The bag less the cards, and never less than none of a kind."""
        left = (bag | self.guards) - cards
        enough = left & self.guards
        return left & (enough - (enough >> self.width - 1))

    def draw(self, bag: Array, chance: Chance, number: int) -> Array:
        """The kind of a card drawn blindly, with the word of this number."""
        reached = bag * self.each
        place = below(chance(number), self.of(reached, self.kinds - 1)).astype(bag.dtype)
        kind = flag(place >= self.of(reached, 0))
        for following in range(1, self.kinds - 1):
            kind = kind + flag(place >= self.of(reached, following))
        return kind


LANDFORMS = Bag(LANDFORM_KINDS, 6)
GOODS = Bag(GOODS_KINDS, 5)


def move(source: Array, target: Array, cards: Array, when: Array) -> tuple[Array, Array]:
    """Take cards from one bag and put them into another."""
    moved = only(when, cards)
    return source - moved, target + moved
