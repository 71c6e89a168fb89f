"""Why not? Whether the rules allow an action now, without doing it.

Rules look at the hand of the seat to move. So only that seat is answered.
"""

from kontor.server import messages as msg
from kontor.server.commands import Actor, need_turn, own_game, rule_against
from kontor.server.tables import Table


def ruling(table: Table, actor: Actor, question: msg.Why) -> msg.Ruling:
    """What the rules say about an action of this actor. Raises `Refusal`."""
    need_turn(table, own_game(table, actor))
    _, rule = rule_against(table, question.action)
    return msg.Ruling(question.id, rule)
