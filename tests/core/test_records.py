"""Records: writing, reading, replaying, verifying, and clear refusals of bad files."""

import json
from typing import Any

import pytest

from kontor.core.chance import Seeded
from kontor.core.faults import BadRecord
from kontor.core.record import Player, Seal, of_session, seen_by
from kontor.core.record_file import dump, load
from kontor.core.replay import replay, resume, verify
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME

SEAL = Seal.of(b"a secret of the table", [b"Anna's coin toss", b"Bert's"])
PLAYERS = [Player("Anna"), Player("Bert", "random")]


def sealed_session(decisions: int = 10_000) -> AnySession:
    """A game played at random with sealed dice."""
    session: AnySession = Session(GAME, Setup(2, {"come-what-may": True}), SEAL.chance())
    choice = Seeded(8)
    while len(session.decisions) < decisions and (options := session.legal()):
        session.play(options[choice.below(len(options))])
    return session


FINISHED = dump(of_session(sealed_session(), PLAYERS, SEAL))
RUNNING = dump(of_session(sealed_session(60), PLAYERS, SEAL))


def edited(text: str, line: int, **changes: Any) -> str:
    """The text with some keys of a line changed; ``None`` takes a key away."""
    lines = text.splitlines()
    content = json.loads(lines[line - 1])
    for key, value in changes.items():
        if value is None:
            del content[key]
        else:
            content[key] = value
    lines[line - 1] = json.dumps(content)
    return "\n".join(lines) + "\n"


def first_line_with(text: str, key: str) -> int:
    lines = text.splitlines()
    return next(n for n, line in enumerate(lines, 1) if n > 1 and key in json.loads(line))


def test_a_record_is_the_same_after_reading_and_writing() -> None:
    assert dump(load(FINISHED)) == FINISHED
    assert dump(load(RUNNING)) == RUNNING


def test_a_finished_game_can_be_verified() -> None:
    record = load(FINISHED)
    outcomes = len(record.opening) + sum(len(move.chance) for move in record.moves)
    assert verify(record) == outcomes > 100


def test_one_changed_die_is_found_out() -> None:
    """A change that keeps the game legal, so that only the seal can tell."""
    lines = FINISHED.splitlines()
    for number, line in enumerate(lines, 1):
        move = json.loads(line)
        if number == 1 or move.get("do") != "roll":
            continue
        for face in range(1, 7):
            changed = edited(FINISHED, number, chance=[face, *move["chance"][1:]])
            if face == move["chance"][0]:
                continue
            with pytest.raises(BadRecord):
                verify(load(changed))
            try:
                replay(load(changed))
            except BadRecord:
                continue
            with pytest.raises(BadRecord, match=f"line {number}: chance gave"):
                verify(load(changed))
            return
    pytest.fail("no die could be changed without breaking a rule")


def test_one_changed_card_of_the_opening_is_found_out() -> None:
    opening = json.loads(FINISHED.splitlines()[0])["opening"]
    swapped = [opening[0], opening[2], opening[1], *opening[3:]]
    assert swapped != opening
    with pytest.raises(BadRecord, match="line 1: chance gave"):
        verify(load(edited(FINISHED, 1, opening=swapped)))


def test_another_secret_is_not_the_promised_one() -> None:
    with pytest.raises(BadRecord, match="not the one that was promised"):
        verify(load(edited(FINISHED, 1, secret="00" * 16)))


def test_changed_entropy_is_found_out() -> None:
    with pytest.raises(BadRecord, match="chance gave"):
        verify(load(edited(FINISHED, 1, entropy=["00", "11"])))


def test_the_commitment_is_fixed_before_the_first_move() -> None:
    start = dump(of_session(sealed_session(0), PLAYERS, SEAL))
    commitments = {json.loads(text.splitlines()[0])["commitment"] for text in (start, FINISHED)}
    assert commitments == {SEAL.commitment}


def test_a_running_game_shows_no_secret() -> None:
    text = dump(seen_by(sealed_session(60), PLAYERS, SEAL, 0))
    assert SEAL.secret is not None
    assert SEAL.secret not in text
    assert SEAL.commitment in text
    with pytest.raises(BadRecord, match="not yet revealed"):
        verify(load(text))


def test_a_finished_game_shows_everything() -> None:
    assert dump(seen_by(sealed_session(), PLAYERS, SEAL, None)) == FINISHED


def test_a_game_without_a_seal_cannot_be_verified_or_resumed() -> None:
    unsealed = load(dump(of_session(sealed_session(5), PLAYERS, None)))
    with pytest.raises(BadRecord, match="not sealed"):
        verify(unsealed)
    with pytest.raises(BadRecord, match="no sealed chance"):
        resume(unsealed)


def test_a_resumed_game_goes_on_with_the_very_same_dice() -> None:
    session = resume(load(RUNNING))
    for decision in sealed_session().decisions[60:]:
        played = session.play(decision.action)
        assert played.outcomes == decision.outcomes
    assert dump(of_session(session, PLAYERS, SEAL)) == FINISHED


def test_replay_stops_where_it_is_told() -> None:
    session = replay(load(FINISHED), until=17)
    assert len(session.decisions) == 17
    assert session.state.fields() == sealed_session(17).state.fields()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("hello\n", "line 1: this is no JSON"),
        ("[1, 2]\n", "line 1: a JSON object"),
        ("[" * 100_000, "line 1: this is no JSON"),
        ('{"event": "chess"}\n', "line 1: this is no record of Kontor"),
        (FINISHED[: len(FINISHED) // 2], "this is no JSON"),
        ("".join(FINISHED.splitlines(keepends=True)[:50]), "cut short: 49 of"),
        (edited(FINISHED, 1, kontor=99), "format 99 is unknown"),
        (edited(FINISHED, 1, game="chess"), "no game 'chess'; there are: "),
        (edited(FINISHED, 1, rules=99), "rules version 99 is unknown"),
        (edited(FINISHED, 1, rules=None), "'rules' is missing"),
        (edited(FINISHED, 1, seats=[{"name": "A"}]), "for 2, 3, 4 players, not 1"),
        (edited(FINISHED, 1, seats=["A", "B"]), "'seats' must be"),
        (edited(FINISHED, 1, options={"harbour": True}), "no variant 'harbour'"),
        (edited(FINISHED, 1, options=[]), "'options' is missing"),
        (edited(FINISHED, 1, opening=["chess"]), "is no seat card"),
        (edited(FINISHED, 1, opening=[1.5]), "'opening' must be a list"),
        (edited(FINISHED, 1, opening=[]), "a seat card is missing"),
        (edited(FINISHED, 1, entropy="x"), "the seal is damaged"),
        (edited(FINISHED, 1, secret="zz"), "the seal is damaged"),
        (edited(FINISHED, 2, seat=None), "line 2: 'seat' is missing"),
        (edited(FINISHED, 2, seat=True), "line 2: 'seat' is missing"),
        (edited(FINISHED, 2, seat=3), "line 2: it was seat"),
        (edited(FINISHED, 2, do="fly"), "line 2: no such action"),
        (edited(FINISHED, 2, dice=2, chance=[1, 1]), r"line 2: .* is not allowed here \(MK-T1\)"),
        (edited(FINISHED, 2, chance=[]), "line 2: a die is missing"),
        (edited(FINISHED, 2, chance=[9]), "line 2: a die cannot show 9"),
        (edited(FINISHED, 2, chance=[1, 1]), "line 2: 1 was never drawn"),
        (edited(FINISHED, 2, chance={}), "line 2: 'chance' must be"),
        (edited(FINISHED, len(FINISHED.splitlines()), places=[2, 2]), "ended otherwise"),
        (edited(FINISHED, len(FINISHED.splitlines()), places=["x"]), "whole numbers"),
        (FINISHED.replace('"decisions"', '"decisions_"'), "of None decisions"),
    ],
)
def test_a_bad_file_is_refused_with_line_and_reason(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        replay(load(text))


def test_a_result_too_many_or_too_few_is_refused() -> None:
    lines = FINISHED.splitlines(keepends=True)
    with pytest.raises(BadRecord, match="closing line is missing"):
        replay(load("".join(lines[:-1])))
    with pytest.raises(BadRecord, match="says that the game is over, but it is not"):
        replay(load(RUNNING + lines[-1]))


def test_a_move_after_the_end_is_refused() -> None:
    lines = FINISHED.splitlines()
    more = [
        edited(lines[0], 1, decisions=len(lines) - 1).strip(),
        *lines[1:-1],
        lines[1],
        lines[-1],
    ]
    with pytest.raises(BadRecord, match=f"line {len(lines)}: the game was already over"):
        replay(load("\n".join(more)))


@pytest.mark.parametrize("text", ["\x1b[2J", "\x07", "\x9b31m", "\u202e", "a\x00", "\ud800"])
def test_text_that_would_steer_a_terminal_is_refused(text: str) -> None:
    """In a name, an option or an action; whoever prints a record need not look."""
    for line, changes in (
        (1, {"seats": [{"name": text}, {"name": "Bert"}]}),
        (1, {"options": {"come-what-may": [{"title": text}]}}),
        (2, {"do": text}),
        (2, {text: 1}),
    ):
        with pytest.raises(BadRecord, match="control characters") as fault:
            load(edited(FINISHED, line, **changes))
        assert fault.value.line == line


@pytest.mark.parametrize("text", ["Łukasz", "李", "👩‍👧", "Ana\u0301", "two\nlines"])
def test_all_other_text_may_stand_in_a_record(text: str) -> None:
    seats = [{"name": text}, {"name": "Bert", "bot": "random"}]
    assert load(edited(FINISHED, 1, seats=seats)).players[0].name == text
