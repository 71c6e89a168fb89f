"""Points and straight lines on a map."""

import math
from typing import NamedTuple


class Point(NamedTuple):
    """A place on a map; y grows downwards."""

    x: float
    y: float

    def distance(self, other: "Point") -> float:
        return math.hypot(other.x - self.x, other.y - self.y)

    def towards(self, other: "Point", length: float) -> "Point":
        """The place so far on the way to another."""
        share = length / (self.distance(other) or 1.0)
        return Point(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the line from a to b crosses that from c to d."""
    return _left(a, b, c) != _left(a, b, d) and _left(c, d, a) != _left(c, d, b)


def _left(start: Point, end: Point, at: Point) -> bool:
    return (end.x - start.x) * (at.y - start.y) > (end.y - start.y) * (at.x - start.x)


def off_line(at: Point, start: Point, end: Point) -> float:
    """How far a place is from the line between two others."""
    dx, dy = end.x - start.x, end.y - start.y
    square = dx * dx + dy * dy
    share = ((at.x - start.x) * dx + (at.y - start.y) * dy) / square if square else 0.0
    share = min(1.0, max(0.0, share))
    return at.distance(Point(start.x + share * dx, start.y + share * dy))


def turn(hub: Point, a: Point, b: Point) -> float:
    """The angle between the ways from a hub to two places."""
    between = math.atan2(a.y - hub.y, a.x - hub.x) - math.atan2(b.y - hub.y, b.x - hub.x)
    return abs(math.remainder(between, math.tau))
