"""The Golden City's vocabulary is what the rules say, and it reads right in each language."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from kontor.core import record_file
from kontor.core.chance import Seeded
from kontor.core.event import Event
from kontor.core.replay import replay
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.games.golden_city import GAME, events
from kontor.words import LANGUAGES, Words

RECORDS = sorted((Path(__file__).parent.parent / "records/golden-city").glob("*.jsonl"))
NAMES = ("Ola", "Anna", "Bert", "Cyd")


def played(seed: int) -> AnySession:
    """A random game, each time at another table."""
    chance = Seeded(seed)
    switches = [option.id for option in GAME.meta().options if option.is_switch]
    options = {name: bool(seed >> n & 1) for n, name in enumerate(switches)}
    session: AnySession = Session(GAME, Setup(3 + seed % 2, options), chance)
    while session.to_move() is not None:
        legal = session.legal()
        session.play(legal[chance.below(len(legal))])
    return session


@pytest.fixture(scope="module")
def games_played() -> list[AnySession]:
    return [played(seed) for seed in range(24)]


def test_the_kept_games_tell_the_declared_events() -> None:
    kept = [replay(record_file.load(path.read_text(encoding="utf-8"))) for path in RECORDS]
    told = {
        event.name: tuple(event.facts)
        for session in kept
        for decision in session.decisions
        for event in decision.events
    }
    so_rare = {"nothing-left": ("seat", "reward")}
    assert told | so_rare == dict(GAME.vocabulary().events)


def test_what_is_hidden_leaves_exactly_the_declared_facts(games_played: list[AnySession]) -> None:
    left = {
        event.name: tuple(event.facts)
        for session in games_played
        for decision in session.decisions
        for event in decision.seen_by(None).events
        if event.facts.keys() != set(GAME.vocabulary().events[event.name])
    }
    assert left == dict(GAME.vocabulary().hidden)


def test_the_rules_refuse_only_by_declared_rules() -> None:
    refused = set()
    for seed in range(6):
        chance = Seeded(seed)
        state = GAME.start(Setup(3 + seed % 2, {"three-expulsions": bool(seed % 2)}), chance)
        while True:
            refused |= {GAME.why_not(state, action) for action in GAME.actions()}
            legal = GAME.legal(state)
            if not legal:
                break
            GAME.advance(state, legal[chance.below(len(legal))], chance, None)
    assert refused - {None} <= set(GAME.vocabulary().rules)
    assert len(refused) > 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_gap(language: str, games_played: list[AnySession]) -> None:
    for viewer in (0, None):
        words = Words(language, GAME, NAMES, viewer)
        told = [words.action(action) for action in GAME.actions()]
        for session in games_played[:4]:
            for decision in session.decisions:
                told += [words.event(event) for event in decision.seen_by(viewer).events]
                told += [words.event(event) for event in decision.events]
        for session in games_played[:2]:
            told += sentences(session, words)
        assert [sentence for sentence in told if "{" in sentence or "None" in sentence] == []
        assert all(told)


def sentences(session: AnySession, words: Words) -> list[str]:
    """All that the table and the explanations say at the end and in the middle of a game."""
    told = []
    for _ in range(2):
        view = session.view(words.viewer)
        for section in GAME.show(view, words):
            told += [section.title, *section.columns, *(row.cells[0] for row in section.rows)]
            assert all(len(row.cells) == 1 + len(section.columns) for row in section.rows)
        for things in GAME.vocabulary().things.values():
            for thing in things:
                told += GAME.explain(view, thing, words) or ["{ nothing is said }"]
        session.take_back(len(session.decisions) // 2)
    return told


def test_nothing_is_explained_that_is_not_in_the_game() -> None:
    view = GAME.view(GAME.start(Setup(3), Seeded(1)), 0)
    assert GAME.explain(view, "sawmill", Words("en", GAME, NAMES)) is None


EXPELLED = events.Expelled(seat=0, whom=1, pair=2, cards=["coast", "desert"], coins=2)
SCORED = events.ScoredArea(seat=0, area="mountain-meadow", count=2, letters=4, extra=2)
BUILT = events.Built(seat=0, site="i1", cards={"mountain": 2}, keys=1)


@pytest.mark.parametrize(
    ("language", "event", "mine", "his"),
    [
        ("de", EXPELLED,
         "Du vertreibst Anna für 2 Münzen von Paar C (Küste und Wüste).",
         "Ola vertreibt Anna für 2 Münzen von Paar C (Küste und Wüste)."),
        ("en", replace(EXPELLED, coins=1),
         "You drive Anna off pair C (coast and desert) for 1 coin.",
         "Ola drives Anna off pair C (coast and desert) for 1 coin."),
        ("pl", replace(EXPELLED, coins=5),
         "Przeganiasz gracza Anna z pary C (wybrzeże i pustynia) za 5 monet.",
         "Ola przegania gracza Anna z pary C (wybrzeże i pustynia) za 5 monet."),
        ("de", SCORED,
         "Du bekommst 4 Handelsbriefe für 2 Handelshäuser am Fluss Gebirge–Wiese, "
         "davon 2 als Mehrheitsbonus.",
         "Ola bekommt 4 Handelsbriefe für 2 Handelshäuser am Fluss Gebirge–Wiese, "
         "davon 2 als Mehrheitsbonus."),
        ("en", replace(SCORED, count=1, letters=2, extra=0),
         "You get 2 letters for 1 business on the mountain–meadow river.",
         "Ola gets 2 letters for 1 business on the mountain–meadow river."),
        ("pl", replace(SCORED, area="desert", count=5),
         "Za 5 straganów w ćwiartce pustynnej dostajesz 4 kontrakty, "
         "w tym 2 jako premię za większość.",
         "Za 5 straganów w ćwiartce pustynnej Ola dostaje 4 kontrakty, "
         "w tym 2 jako premię za większość."),
        ("de", BUILT,
         "Du baust im inneren Stadtteil i1 und zahlst mit 2 × Gebirge sowie einem Schlüssel.",
         "Ola baut im inneren Stadtteil i1 und zahlt mit 2 × Gebirge sowie einem Schlüssel."),
        ("en", replace(BUILT, site="c1", cards={"coast": 1}, keys=0),
         "You build on coastal location c1 and pay 1 × coast.",
         "Ola builds on coastal location c1 and pays 1 × coast."),
        ("pl", BUILT,
         "Budujesz stragan w wewnętrznej dzielnicy i1, zagrywasz: 2 × góry oraz klucz.",
         "Ola buduje stragan w wewnętrznej dzielnicy i1, zagrywa: 2 × góry oraz klucz."),
        ("de", events.Looks(seat=0),
         "Du siehst die übrigen Bonuskarten durch.", "Ola sieht die übrigen Bonuskarten durch."),
        ("en", events.Drew(seat=0),
         "You draw a landform card.", "Ola draws a landform card."),
        ("pl", events.Drew(seat=0, card="mountain"),
         "Dobierasz kartę gór.", "Ola dobiera kartę gór."),
        ("en", events.BonusScored(seat=0, bonus="scales", letters=9),
         "Your bonus card Scales brings 9 letters (3 letters per goods card).",
         "Ola’s bonus card Scales brings 9 letters (3 letters per goods card)."),
    ],
)  # fmt: skip
def test_a_sentence_is_told_to_its_subject_and_to_others(
    language: str, event: Event, mine: str, his: str
) -> None:
    assert Words(language, GAME, NAMES, 0).event(event) == mine
    assert Words(language, GAME, NAMES, None).event(event) == his


@pytest.mark.parametrize(
    ("letters", "told"),
    [
        (1, "Masz razem 1 kontrakt."),
        (22, "Masz razem 22 kontrakty."),
        (12, "Masz razem 12 kontraktów."),
        (71, "Masz razem 71 kontraktów."),
        (0, "Masz razem 0 kontraktów."),
    ],
)
def test_polish_counts_letters_in_three_forms(letters: int, told: str) -> None:
    words = Words("pl", GAME, NAMES, 0)
    assert words.event(events.Total(seat=0, letters=letters)) == told


@pytest.mark.parametrize(
    ("language", "title", "answer"),
    [
        ("de", "Die Goldene Stadt", "Mit 1 × Wald und 2 × Wüste zahlen"),
        ("en", "The Golden City", "Pay 1 × woodland and 2 × desert"),
        ("pl", "Złote Miasto", "Zagraj 1 × las i 2 × pustynia"),
    ],
)
def test_title_and_answers_are_in_the_reader_s_language(
    language: str, title: str, answer: str
) -> None:
    words = Words(language, GAME, NAMES)
    assert words("title") == title
    assert words.action(GAME.actions().of("pay", {"woodland": 1, "desert": 2})) == answer
