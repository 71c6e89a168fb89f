"""The first games that teach: up to date with the rules, and told in every language."""

import json

import pytest
from make_lessons import LESSONS, stale, written

from kontor.words import LANGUAGES
from tests.words.ftl import messages


def test_the_lessons_are_what_their_scripts_write() -> None:
    assert stale() == [], "python tools/make_lessons.py"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", LESSONS)
def test_every_step_says_what_to_know_and_what_to_do(package: str, language: str) -> None:
    found = messages(language, f"{package.replace('_', '-')}-learn")
    lesson = next(text for path, text in written().items() if path.parent.name == package)
    ideas = [f"lesson-{step['idea']}" for step in json.loads(lesson)["steps"]]
    assert sorted(ideas) == sorted(found), "each idea once"
    assert all(found[idea].attributes == {"about", "do"} for idea in ideas)
