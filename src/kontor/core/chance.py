"""Chance: the one place random outcomes come from. It is always handed in, never global.

`Sealed` for games between people, `Seeded` for simulation, `Aligned` for comparing players,
`Numbered` for batch engines, `Scripted` for replay, `Asked` for search; `Logged` writes down what
another kind gave.
"""

import hashlib
import hmac
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, cast, final

from mypy_extensions import i64, mypyc_attr

from kontor.core.faults import BadOutcome

Outcome = int | str
"""A die's face, or the name of a drawn card."""

FACES: Final = 6
SEAL: Final = "kontor sealed chance 1"
"""What every key of sealed chance is made with: it says how outcomes follow from a secret."""
EVERYBODY: Final = -1
"""The owner of an outcome that all may see."""


@final
class Deck:
    """The kinds of card a bag can hold, by name. The bag itself is a list of counts in a state."""

    def __init__(self, name: str, cards: Sequence[str]) -> None:
        self.name: Final = name
        self.cards: Final = tuple(cards)

    def __reduce__(self) -> tuple[type["Deck"], tuple[str, tuple[str, ...]]]:
        return Deck, (self.name, self.cards)


Pile = list[tuple[str, int]]
"""The kinds of card in a deck by name, in the order of the rules, with how many there are."""


def pile(cards: Sequence[str], counts: Sequence[int]) -> Pile:
    """The cards of a deck of which there are any."""
    return [(card, count) for card, count in zip(cards, counts, strict=True) if count]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Decides what is random. A subclass need only say how to pick a number.

    Every kind can be copied and pickled, and goes on as the original does. For that, compiled kinds
    allow interpreted subclasses (no others can be made without their arguments) and have no
    `Final` attributes (which only a constructor can set), or say themselves how they are pickled.
    """

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def roll(self, dice: int) -> tuple[int, int]:
        """One or two dice; the second is 0 when only one is rolled."""
        first = self.below(FACES) + 1
        if dice == 1:
            return first, 0
        return first, self.below(FACES) + 1

    def draw(self, deck: Deck, bag: list[int], owner: int = EVERYBODY) -> int:
        """The kind of a card drawn blindly from the bag. The caller takes it out.

        ``owner`` is the seat that alone may know the card.
        """
        total = 0
        for count in bag:
            total += count
        place = self.below(total)
        kind = 0
        while True:
            place -= bag[kind]
            if place < 0:
                return kind
            kind += 1


_BUFFER: Final[i64] = 4096


@final
class Seeded(Chance):
    """A fast generator for simulation: equal seed, equal game, on every platform."""

    def __init__(self, seed: int) -> None:
        self._source: Final = random.Random(seed)
        self._bytes = b""
        self._next: i64 = _BUFFER

    def __reduce__(self) -> tuple[Callable[..., "Seeded"], tuple[object, bytes, int]]:
        return _seeded, (self._source.getstate(), self._bytes, self._next)

    def _fill(self) -> None:
        self._bytes = self._source.getrandbits(8 * _BUFFER).to_bytes(_BUFFER, "little")
        self._next = 0

    def below(self, n: int) -> int:
        if n > 256:
            return self._below_many(n)
        count: i64 = n
        limit: i64 = 256 - 256 % count
        while True:
            if self._next == _BUFFER:
                self._fill()
            byte: i64 = self._bytes[self._next]
            self._next += 1
            if byte < limit:
                return byte % count

    def _below_many(self, n: int) -> int:
        wide = 1 << 32
        while True:
            value = 0
            for _ in range(4):
                value = value << 8 | self.below(256)
            if value < wide - wide % n:
                return value % n


def _seeded(source: object, rest: bytes, place: int) -> Seeded:
    """A generator that goes on from there."""
    chance = Seeded(0)
    chance._source.setstate(cast(tuple[Any, ...], source))
    chance._bytes = rest
    chance._next = place
    return chance


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Aligned(Chance):
    """For comparing players: an outcome depends on seed, turn and place in the turn alone.

    Games of equal seed keep equal dice even after their players have chosen differently. The
    caller says which turn it is. The same share of any bag is the same number.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._turn = -1
        self._drawn = 0

    def at(self, turn: int) -> None:
        """From now on it is this turn."""
        if turn != self._turn:
            self._turn = turn
            self._drawn = 0

    def below(self, n: int) -> int:
        message = f"{self._seed} {self._turn} {self._drawn}".encode()
        self._drawn += 1
        value = int.from_bytes(hashlib.blake2b(message, digest_size=8).digest(), "big")
        return value * n >> 64


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered(Chance):
    """Outcomes from 32-bit words given in order: what batch engines draw from (`kontor.batch`)."""

    def __init__(self) -> None:
        self._words: list[int] = []
        self._next = 0

    def take(self, words: list[int]) -> None:
        """From now on these are the words."""
        self._words = words
        self._next = 0

    def below(self, n: int) -> int:
        word = self._words[self._next]
        self._next += 1
        return (word >> 8) * n >> 24


def commitment(secret: bytes) -> str:
    """What is published before the first move: it fixes the secret and does not tell it."""
    return hashlib.sha256(secret).hexdigest()


@final
class Sealed(Chance):
    """Outcomes nobody can foresee or choose, and everybody can recompute afterwards.

    Outcome number *i* depends on the table's secret, on what each player added, and on *i*
    alone: HMAC-SHA-256 in counter mode, with rejection so that no face is favoured.
    """

    def __init__(self, secret: bytes, entropy: Iterable[bytes] = (), drawn: int = 0) -> None:
        self._secret: Final = secret
        self._entropy: Final = tuple(entropy)
        mixed = b"".join(hashlib.sha256(part).digest() for part in self._entropy)
        key = hmac.digest(secret, SEAL.encode() + mixed, "sha256")
        self._code: Final = hmac.new(key, digestmod="sha256")
        self.drawn = drawn
        """How many outcomes have been given; a game taken up again goes on from there."""

    def below(self, n: int) -> int:
        number = self.drawn
        self.drawn += 1
        wide = 1 << 64
        attempt = 0
        while True:
            code = self._code.copy()
            code.update(number.to_bytes(8, "big") + attempt.to_bytes(8, "big"))
            value = int.from_bytes(code.digest()[:8], "big")
            if value < wide - wide % n:
                return value % n
            attempt += 1

    def __reduce__(self) -> tuple[type["Sealed"], tuple[bytes, tuple[bytes, ...], int]]:
        return Sealed, (self._secret, self._entropy, self.drawn)  # a hash object cannot be pickled


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Chance):
    """Outcomes read from a list; replay never depends on a generator."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self._outcomes = list(outcomes)
        self._next = 0

    def _take(self, what: str) -> Outcome:
        if self._next == len(self._outcomes):
            raise BadOutcome(f"{what} is missing", "outcome-missing")
        self._next += 1
        return self._outcomes[self._next - 1]

    def _face(self) -> int:
        face = self._take("a die")
        if not isinstance(face, int) or isinstance(face, bool) or not 1 <= face <= FACES:
            raise BadOutcome(f"a die cannot show {face!r}", "no-face", face=repr(face))
        return face

    def roll(self, dice: int) -> tuple[int, int]:
        first = self._face()
        return first, self._face() if dice == 2 else 0

    def draw(self, deck: Deck, bag: list[int], owner: int = EVERYBODY) -> int:
        card = self._take(f"a {deck.name} card")
        if card not in deck.cards:
            raise BadOutcome(f"{card!r} is no {deck.name} card", "no-card", drawn=repr(card))
        kind = deck.cards.index(str(card))
        if bag[kind] == 0:
            text = f"no {deck.name} card {card!r} is left to draw"
            raise BadOutcome(text, "card-gone", drawn=repr(card))
        return kind

    def finish(self) -> None:
        """Complain if outcomes are left over."""
        if self._next < len(self._outcomes):
            left = repr(self._outcomes[self._next])
            raise BadOutcome(f"{left} was never drawn", "never-drawn", drawn=left)


class Question(Exception):
    """Raised by `Asked`: something is random here. Answer it and apply the action anew."""

    def __init__(self, outcomes: list[list[Outcome]], weights: list[int]) -> None:
        super().__init__(outcomes, weights)
        self.outcomes = outcomes
        """What can come; extend the script of the next attempt by one of these."""
        self.weights = weights
        """How often each of them comes, relative to one another."""


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Chance):
    """Plays a script and, where it ends, asks: raises `Question` with the possible outcomes."""

    def __init__(self, script: Sequence[Outcome] = ()) -> None:
        self._script = Scripted(script)
        self._left = len(script)

    def roll(self, dice: int) -> tuple[int, int]:
        if self._left == 0:
            faces = range(1, FACES + 1)
            if dice == 1:
                raise Question([[face] for face in faces], [1] * FACES)
            pairs: list[list[Outcome]] = [[a, b] for a in faces for b in faces if a <= b]
            raise Question(pairs, [1 if a == b else 2 for a, b in pairs])
        self._left -= dice
        return self._script.roll(dice)

    def draw(self, deck: Deck, bag: list[int], owner: int = EVERYBODY) -> int:
        if self._left == 0:
            kinds = [kind for kind, count in enumerate(bag) if count]
            raise Question([[deck.cards[kind]] for kind in kinds], [bag[kind] for kind in kinds])
        self._left -= 1
        return self._script.draw(deck, bag, owner)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Logged(Chance):
    """Passes on what another kind gives, and keeps it until it is collected."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self._outcomes: list[Outcome] = []
        self._owners: list[int] = []

    def roll(self, dice: int) -> tuple[int, int]:
        first, second = self._source.roll(dice)
        self._note(first, EVERYBODY)
        if dice == 2:
            self._note(second, EVERYBODY)
        return first, second

    def draw(self, deck: Deck, bag: list[int], owner: int = EVERYBODY) -> int:
        kind = self._source.draw(deck, bag, owner)
        self._note(deck.cards[kind], owner)
        return kind

    def _note(self, outcome: Outcome, owner: int) -> None:
        self._outcomes.append(outcome)
        self._owners.append(owner)

    def collect(self) -> tuple[list[Outcome], list[int]]:
        """What came since the last collection, and who may know each of it."""
        collected = self._outcomes, self._owners
        self._outcomes, self._owners = [], []
        return collected
