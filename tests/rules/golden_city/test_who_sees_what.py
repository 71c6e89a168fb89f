"""What each seat, a spectator and a record of a running game may know."""

import json

import pytest

from kontor.core.chance import Seeded
from kontor.core.record import Player, of_session, seen_by
from kontor.core.record_file import dump
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.core.view import to_json
from kontor.games.golden_city import GAME
from kontor.games.golden_city.view import GoldenCityView
from tests.rules.golden_city.table import ISLAND, PAIRS, Table, next_round

EVERYBODY = (None, 0, 1, 2, 3)


def played(seed: int, decisions: int, **options: bool) -> AnySession:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    chance = Seeded(seed)
    session: AnySession = Session(GAME, Setup(4, {"island": ISLAND, **chosen}), chance)
    while len(session.decisions) < decisions and (legal := session.legal()):
        session.play(legal[chance.below(len(legal))])
    return session


def spectator(session: AnySession) -> GoldenCityView:
    view = session.view(None)
    assert isinstance(view, GoldenCityView)
    return view


def test_the_table_is_public__GC_H1() -> None:
    table = Table(
        built=["c1 r30", "c5"],
        coins=[1, 2, 3, 4],
        keys=[1],
        goods=[{"pottery-spices": 1}],
        bonus=[(2, "city")],
        discards={"desert": 3},
        hands=[{"coast": 2}, {"meadow": 1}, {}, {}],
    )
    for seat in EVERYBODY:
        view = table.view(seat)
        assert view.businesses == {"c1": (0,), "r30": (0,), "c5": (1,)}
        assert [player.coins for player in view.players] == [1, 2, 3, 4]
        assert [player.keys for player in view.players] == [1, 0, 0, 0]
        assert [player.cards for player in view.players] == [2, 1, 0, 0]
        assert [player.bonus_cards for player in view.players] == [0, 0, 1, 0]
        assert [player.unbuilt for player in view.players] == [14, 15, 16, 16]
        assert view.players[0].goods == {"pottery-spices": 1}
        assert view.discards == {"desert": 3}
        assert (view.draw_pile, view.supply, view.key_supply) == (44, 25, 5)
        assert view.next_back == 1


def test_pairs_taken_stay_known_until_they_are_played__GC_H1() -> None:
    table = Table(pairs=PAIRS, hands=[{"woodland": 1}, {}, {}, {}])
    for pair in (2, 0, 1, 3):
        table.do("bid", pair)
    assert table.hand(0) == {"woodland": 3}
    assert table.view(1).players[0].known == {"woodland": 2}
    table.do("build", "c1")
    assert table.hand(0) == {"woodland": 1}
    assert table.view(1).players[0].known == {}, "it may have been the pair that was played"
    assert table.view(1).players[0].cards == 1


def test_a_card_played_beyond_what_was_known_came_from_the_hidden_ones__GC_H1() -> None:
    table = Table(pairs=PAIRS, hands=[{"meadow": 1}, {}, {}, {}])
    for pair in (0, 1, 2, 3):
        table.do("bid", pair)
    assert table.view(1).players[0].known == {"woodland": 1, "meadow": 1}
    events = table.do("build", "c1")
    assert events[0].facts["cards"] == {"meadow": 2}
    assert events[0].reveals
    assert table.view(1).players[0].known == {"woodland": 1}


def test_playing_what_everybody_knew_reveals_nothing__GC_H1() -> None:
    table = Table(pairs=PAIRS, hands=[{}, {}, {}, {}])
    for pair in (2, 1, 0, 3):
        table.do("bid", pair)
    events = table.do("build", "c1")
    assert not events[0].reveals


def test_discards_are_seen_by_all__GC_H1() -> None:
    table = Table(hands=[{"coast": 6}, {}, {}, {}])
    table.do("end")
    (event, *_) = table.do("discard", "coast")
    assert event.reveals
    for seat in EVERYBODY:
        assert table.view(seat).discards == {"coast": 1}
        assert event.seen_by(seat).facts == {"seat": 0, "card": "coast"}


def test_hands_and_bonus_cards_are_the_owners_alone__GC_H2() -> None:
    table = Table(hands=[{"coast": 2}, {"desert": 1}], bonus=[(0, "city"), (1, "coin")])
    for viewer in EVERYBODY:
        for seat, player in enumerate(table.view(viewer).players):
            own = seat == viewer
            assert (player.hand is not None) == own
            assert (player.bonus is not None) == own
    assert table.view(0).players[0].hand == {"coast": 2}
    assert table.view(1).players[1].bonus == ("coin",)


def test_nobody_sees_what_is_in_the_draw_pile__GC_H2() -> None:
    table = Table(hands=[{"coast": 2}, {"desert": 1}])
    plain = to_json(table.view(0))
    assert isinstance(plain, dict)
    assert plain["draw_pile"] == sum(table.state.draw)
    assert "draw" not in plain


def test_that_a_payment_is_to_be_chosen_only_the_payer_knows__GC_H2() -> None:
    table = Table(built=["c16"], hands=[{"desert": 2, "meadow": 2}])
    before = {seat: to_json(table.view(seat)) for seat in EVERYBODY}
    table.do("build", "r29")
    assert table.view(0).question == "pay"
    assert table.view(0).paying_for == "r29"
    for seat in (None, 1, 2, 3):
        assert to_json(table.view(seat)) == before[seat]


def test_totals_are_secret_unless_the_table_opens_them__GC_H3() -> None:
    for opened in (False, True):
        table = Table(letters=[7, 8, 9, 10], open_letters=opened)
        for viewer in EVERYBODY:
            letters = [player.letters for player in table.view(viewer).players]
            expected = [7, 8, 9, 10]
            shown = [n if opened or s == viewer else None for s, n in enumerate(expected)]
            assert letters == shown


def test_every_gain_is_announced__GC_H3() -> None:
    """The log alone, as a spectator has it, leads to everybody's total."""
    gains = ("city-letters", "scored-goods", "scored-area", "bonus-scored")
    for seed in range(8):
        session = played(seed, 10_000)
        totals = [0, 0, 0, 0]
        for decision in session.decisions:
            for event in decision.seen_by(None).events:
                if event.name in gains:
                    totals[int(str(event.facts["seat"]))] += int(str(event.facts["letters"]))
        assert totals == session.state.letters
        assert sum(totals) > 0


def test_a_spectator_sees_what_all_see__GC_H4() -> None:
    session = played(3, 60)
    seen = to_json(session.view(None))
    assert isinstance(seen, dict)
    for seat in range(4):
        own = to_json(session.view(seat))
        assert isinstance(own, dict)
        for key in seen:
            if key not in (
                "seat",
                "legal",
                "players",
                "bonus_looks",
                "bonus_left",
                "question",
                "phase",
                "paying_for",
            ):
                assert seen[key] == own[key]
    assert all(player.hand is None for player in spectator(session).players)


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_record_of_a_running_game_hides_what_the_seat_may_not_know__GC_H4(
    seat: int | None,
) -> None:
    session = played(5, 130)
    players = [Player(str(n)) for n in range(4)]
    hidden = json.loads(dump(seen_by(session, players, None, seat)).splitlines()[0])["opening"]
    assert hidden.count("?") == (4 if seat is None else 3)
    lines = dump(seen_by(session, players, None, seat)).splitlines()[1:]
    chosen = [json.loads(line) for line in lines if '"choose"' in line]
    assert chosen
    for line in chosen:
        assert (line["bonus"] != "?") == (line["seat"] == seat)
    drawn = [d for d in session.decisions if any(owner >= 0 for owner in d.owners)]
    assert drawn
    for decision in drawn:
        outcomes = decision.seen_by(seat).outcomes
        for outcome, owner in zip(outcomes, decision.owners, strict=True):
            assert (outcome == "?") == (owner >= 0 and owner != seat)


def test_after_the_end_the_record_shows_everything__GC_H4() -> None:
    session = played(5, 10_000)
    players = [Player(str(n)) for n in range(4)]
    assert seen_by(session, players, None, None) == of_session(session, players, None)
    assert all(player.hand is not None for player in spectator(session).players)


def test_a_round_later_the_hidden_stay_hidden__GC_H2() -> None:
    table = Table(hands=[{"coast": 2}, {"desert": 1}])
    table.end_round(*next_round(4))
    assert table.view(1).players[0].hand is None
