"""What speaks for an answer in The Golden City: something for every kind of question."""

from collections import Counter

from kontor.bots.golden_city.adviser import reasons
from kontor.core import registry
from kontor.review.course import course
from kontor.words import LANGUAGES, Words
from tests.review.games import played

BOTS = ("steady", "racer", "hasty", "miser")


def test_every_kind_of_answer_has_reasons_in_every_language() -> None:
    game = registry.game("golden-city")
    words = [Words(language, game, ["Ada", "Ben", "Cleo", "Dan"]) for language in LANGUAGES]
    asked, told = Counter[str](), Counter[str]()
    for seed in (1, 2, 3):
        for step in course(
            played("golden-city", ("steady", "racer", "hasty", "miser"), seed)
        ).steps:
            if len(step.legal) == 1:
                continue
            view = game.view(step.state, step.seat)
            found = reasons(view, step.action)
            asked[step.action.do] += 1
            told[step.action.do] += bool(found)
            for reason in found:
                said = [reason.said(language) for language in words]
                assert len(set(said)) == len(LANGUAGES)
                assert not any("{" in text or "???" in text for text in said)
    assert {"bid", "build", "end", "pay", "choose", "take"} <= set(asked)
    for kind, count in asked.items():
        assert told[kind] >= count / 2, kind
