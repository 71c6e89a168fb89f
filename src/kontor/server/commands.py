"""What a command leads to, or why it is refused.

Nothing here changes the table, waits or stores: `kontor.server.rooms` does what is decided and
writes it. If another was quicker, the command is decided anew.
"""

import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kontor.bots import registry as bots
from kontor.core.action import Action
from kontor.core.faults import IllegalAction, UnknownAction
from kontor.server import elapsed, undo
from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server.changes import Change, PlayMove, RulesFailed
from kontor.server.messages.fields import LONGEST_NAME
from kontor.server.refusal import Refusal
from kontor.server.seats import free_colour, same
from kontor.server.tables import Table

TALK = 1000
"""How many lines players, and how many spectators, may say at one table."""
KNOCKS = 8
"""How many may wait to be let in at one table."""
TALK_AFTER = 24 * 3600.0
"""For how many seconds after the end of the game one may talk."""


@dataclass(frozen=True)
class Actor:
    """Who wants something: the hash of a token, and the seat he speaks for."""

    key: str = ""
    seat: int | None = None
    connection: str = field(default_factory=lambda: secrets.token_hex(4), compare=False)
    """By which spectators, who have no seat, are told from one another."""

    def name(self, id: str) -> str:
        """The name at the table of a command that this actor calls so."""
        return f"s{self.connection}:{id}" if self.seat is None else f"{self.seat}:{id}"


def decide(table: Table, actor: Actor, command: msg.Command) -> list[Change]:
    """What the command leads to. Raises `Refusal`."""
    return _DECIDE[type(command)](table, actor, command)


BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks of which nothing is to be seen."""


def cleaned(text: str) -> str:
    """Text without line breaks, control and direction characters, and without blanks around it.

    It is empty if nothing in it can be seen.
    """
    kept = "".join(" " if c.isspace() else c for c in text if c not in BLANKS)
    kept = "".join(c for c in kept if unicodedata.category(c)[0] != "C").strip()
    return kept if any(unicodedata.category(c)[0] in "LNPS" for c in kept) else ""


def _distinct(name: str, table: Table) -> str:
    """The name, with a number if somebody at the table has it, or one that looks the same."""
    used = {_as_read(seat.name) for seat in table.seats}
    tried = name
    for number in range(2, len(table.seats) + 2):
        if _as_read(tried) not in used:
            break
        tried = f"{name[: LONGEST_NAME - 3]} {number}"
    return tried


def _as_read(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def own_seat(table: Table, actor: Actor) -> int:
    """The seat the actor speaks for. Raises `Refusal` if it is not his."""
    if actor.seat is None:
        raise Refusal("not-yours", "you have no seat at this table")
    if actor.seat >= len(table.seats) or not same(table.seats[actor.seat].key, actor.key):
        raise Refusal("not-yours", "this is not your seat")
    return actor.seat


def need(table: Table, status: str) -> None:
    if table.status != status:
        code: msg.Code = "not-open" if status == "open" else "not-playing"
        raise Refusal(code, f"the table is {table.status}, not {status}")


# --- before the start


def sit(table: Table, key: str, wish: msg.Sit) -> list[Change]:
    """Take a free seat for the holder of this token."""
    need(table, "open")
    free = [n for n, seat in enumerate(table.seats) if not seat.taken]
    seat = wish.seat if wish.seat is not None else next(iter(free), None)
    if seat is None:
        raise Refusal("taken", "all seats are taken")
    if seat >= len(table.seats):
        raise Refusal("no-such-seat", "there is no such seat")
    if seat not in free:
        raise Refusal("taken", "this seat is taken")
    name = cleaned(wish.name)
    if not name:
        raise Refusal("bad-message", "a name needs a visible letter")
    name = _distinct(name, table)
    return [log.Sat(seat, name, free_colour(table.seats, wish.colour or ""), key)]


def knock(table: Table, key: str, wish: msg.KnockAt) -> list[Change]:
    """Ask the host to be let in, as the holder of this token."""
    need(table, "open")
    if all(seat.taken for seat in table.seats):
        raise Refusal("taken", "all seats are taken")
    if any(same(one.key, key) for one in table.knocks):
        return []
    if len(table.knocks) >= KNOCKS:
        raise Refusal("too-many", "too many people wait to be let in already")
    name = cleaned(wish.name)
    if not name:
        raise Refusal("bad-message", "a name needs a visible letter")
    return [log.Knocked(name=name, key=key)]


def _let_in(table: Table, actor: Actor, wish: msg.LetIn) -> list[Change]:
    need(table, "open")
    _need_host(table, actor)
    found = next((knock for knock in table.knocks if knock.n == wish.knock), None)
    if found is None:
        raise Refusal("nothing-asked", "nobody waits there any more")
    if wish.yes:
        return sit(table, found.key, msg.Sit(found.name))
    return [log.TurnedAway(knock=found.n)]


def _stand(table: Table, actor: Actor, wish: msg.Stand) -> list[Change]:
    need(table, "open")
    if wish.seat >= len(table.seats) or not table.seats[wish.seat].taken:
        raise Refusal("no-such-seat", "nobody sits there")
    if not same(table.seats[wish.seat].key, actor.key):
        _need_host(table, actor)
    return [log.Stood(wish.seat)]


def _seat_bot(table: Table, actor: Actor, wish: msg.SeatBot) -> list[Change]:
    need(table, "open")
    _need_host(table, actor)
    new = seat_bot(table, wish.seat, wish.level)
    return [new, *_start(table, also=new)]


def seat_bot(table: Table, seat: int, level: str) -> log.BotSat:
    if seat >= len(table.seats):
        raise Refusal("no-such-seat", "there is no such seat")
    if table.seats[seat].taken:
        raise Refusal("taken", "this seat is taken")
    check_level(table.header.game, level)
    return log.BotSat(seat, level, free_colour(table.seats))


def check_level(game: str, level: str) -> None:
    if level not in bots.opponents(game):
        known = ", ".join(bots.opponents(game))
        raise Refusal("no-such-level", f"there is no such level; there are: {known}")


def _need_host(table: Table, actor: Actor) -> None:
    if not same(table.header.host, actor.key):
        raise Refusal("not-host", "only who made the table may do that")


def _ready(table: Table, actor: Actor, wish: msg.Ready) -> list[Change]:
    need(table, "open")
    readied = log.Readied(own_seat(table, actor), wish.entropy)
    return [readied, *_start(table, also=readied)]


def _start(table: Table, also: log.AnyEntry) -> list[Change]:
    """The start, if with this entry everybody is there and ready. It mixes the entropy in."""
    trial = Table(table.header)
    for happening in table.history:
        trial.fold(happening.row)
    trial.fold(log.Row(trial.n + 1, 0.0, also))
    if not all(seat.taken and seat.ready for seat in trial.seats):
        return []
    if not any(seat.key for seat in trial.seats):
        return []
    try:
        return [log.Started(list(trial.opened().opening))]
    except Exception as fault:
        raise RulesFailed(type(fault).__name__) from fault


# --- the game


def _move(table: Table, actor: Actor, wish: msg.Move) -> list[Change]:
    return [move(table, own_game(table, actor), wish.expect, wish.action)]


def own_game(table: Table, actor: Actor) -> int:
    """The seat the actor plays himself. Raises `Refusal` if there is no game or a bot plays."""
    seat = own_seat(table, actor)
    need(table, "playing")
    if table.seats[seat].level:
        raise Refusal("stand-in", "a bot plays for you; return to your seat first")
    return seat


def need_turn(table: Table, seat: int) -> None:
    if table.to_move != seat:
        raise Refusal("not-your-turn", "it is not your decision")


def move(
    table: Table, seat: int, expect: int, plain: dict[str, Any], stumble: str = ""
) -> PlayMove:
    """A decision of a person or a bot."""
    _need_fresh(table, seat, expect)
    need_turn(table, seat)
    action, rule = rule_against(table, plain)
    if rule is not None:
        raise Refusal("illegal", str(IllegalAction(rule, action)), rule)
    return PlayMove(seat, action, stumble)


def rule_against(table: Table, plain: dict[str, Any]) -> tuple[Action, str | None]:
    """The action that is meant, and the rule that forbids it now. Raises `Refusal`."""
    try:
        action = table.game.actions().from_json(plain)
    except UnknownAction as fault:
        raise Refusal("unknown-action", str(fault)) from None
    try:
        return action, table.why_not(action)
    except Exception as fault:
        raise RulesFailed(type(fault).__name__) from fault


def _need_fresh(table: Table, seat: int, expect: int) -> None:
    if not table.changed_for(seat) <= expect <= table.known_to(seat):
        raise Refusal("stale", f"the table is at {table.known_to(seat)}, not at {expect}")


def _undo(table: Table, actor: Actor, wish: msg.Undo) -> list[Change]:
    seat = own_seat(table, actor)
    need(table, "playing")
    _need_fresh(table, seat, wish.expect)
    offer = undo.offer(table, seat)
    if offer is None:
        raise Refusal("no-undo", "there is nothing you could take back")
    if offer.free:
        return [log.TookBack(seat, offer.count)]
    return [log.UndoAsked(seat, offer.count)]


def _answer(table: Table, actor: Actor, wish: msg.UndoReply) -> list[Change]:
    seat = own_seat(table, actor)
    missing = undo.still_to_consent(table)
    if table.asked is None or seat not in missing:
        raise Refusal("nothing-asked", "nobody waits for your answer")
    answered = log.UndoAnswered(seat, wish.yes)
    if wish.yes and missing == {seat}:
        return [answered, log.TookBack(table.asked.seat, table.asked.count)]
    return [answered]


# --- going and coming


def _resign(table: Table, actor: Actor, wish: msg.Resign) -> list[Change]:
    seat = own_seat(table, actor)
    need(table, "playing")
    if seat in table.resigned:
        raise Refusal("not-playing", "you have resigned already")
    changes: list[Change] = [replace(table, seat, "resigned")]
    gone = [*table.resigned, seat]
    left = [n for n in range(len(table.seats)) if n not in gone]
    if len(left) < 2 or not any(table.seats[n].key for n in left):
        places = [1] * len(table.seats)
        for place, loser in enumerate(reversed(gone), len(left) + 1):
            places[loser] = place
        changes.append(log.Closed("resigned", places))
    return changes


def replace(table: Table, seat: int, reason: str) -> log.Replaced:
    """Let a bot play for this seat from now on."""
    return log.Replaced(seat, table.header.stand_in, reason)


def _leave(table: Table, actor: Actor, wish: msg.Leave) -> list[Change]:
    seat = own_seat(table, actor)
    if table.status == "open":
        return [log.Stood(seat)]
    need(table, "playing")
    if table.seats[seat].level:
        raise Refusal("stand-in", "a bot plays for you already")
    return [replace(table, seat, "left")]


def _return(table: Table, actor: Actor, wish: msg.Return) -> list[Change]:
    seat = own_seat(table, actor)
    need(table, "playing")
    if not table.seats[seat].level:
        raise Refusal("taken", "you have your seat")
    if seat in table.resigned:
        raise Refusal("not-playing", "you have resigned")
    return [log.Returned(seat)]


def time_out(table: Table, now: float) -> list[Change]:
    """What follows when somebody's time is used up."""
    deadline = table.clock.deadline()
    seat = table.clock.running
    if deadline is None or seat is None or now < deadline:
        return []
    return [replace(table, seat, "time")]


def _chat(table: Table, actor: Actor, wish: msg.Chat) -> list[Change]:
    if table.ended is not None and elapsed.now() > table.ended + TALK_AFTER:
        raise Refusal("chat-closed", "the game has been over for long")
    if table.lines["spectators" if actor.seat is None else "players"] >= TALK:
        raise Refusal("chat-full", "enough has been said at this table")
    text = cleaned(wish.text)
    if not text:
        raise Refusal("bad-message", "there is nothing to read in that")
    if actor.seat is not None:
        seat = own_seat(table, actor)
        return [log.Chatted(seat, table.seats[seat].name, text)]
    if not table.watchable:
        raise Refusal("not-watchable", "this table has no spectators")
    return [log.Chatted(None, cleaned(wish.name or ""), text)]


_DECIDE: dict[type[msg.FromClient], Callable[[Table, Actor, Any], list[Change]]] = {
    msg.Ready: _ready,
    msg.Stand: _stand,
    msg.SeatBot: _seat_bot,
    msg.LetIn: _let_in,
    msg.Move: _move,
    msg.Undo: _undo,
    msg.UndoReply: _answer,
    msg.Resign: _resign,
    msg.Leave: _leave,
    msg.Return: _return,
    msg.Chat: _chat,
}
