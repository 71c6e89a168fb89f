"""A fact that is declared secret is hidden however its type is written."""

from __future__ import annotations

import pytest

from kontor.core.event import Event, Secret
from kontor.core.names import Seat


class Drew(Event, frozen=True):
    """Written with annotations that are only evaluated later, as all in this module."""

    seat: Seat
    card: Secret[str]


class Peeked(Event, frozen=True):
    seat: Seat
    card: Secret[str] | None = None


@pytest.mark.parametrize("event", [Drew(0, "ace"), Peeked(0, "ace")], ids=str)
def test_only_its_seat_knows_a_secret_fact(event: Event) -> None:
    assert "ace" in str(event.seen_by(0).to_json())
    for other in (1, None):
        assert event.seen_by(other).to_json() == {"event": event.name, "seat": 0}


def test_a_secret_without_a_seat_that_may_know_it_is_refused() -> None:
    with pytest.raises(TypeError, match="has secrets but no 'seat'"):

        class Hidden(Event, frozen=True):
            card: Secret[str]
