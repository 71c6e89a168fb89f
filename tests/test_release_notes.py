"""The notes of a release are its section of the changelog."""

from release_notes import notes

CHANGELOG = """# Changelog

## Unreleased

- to come

## [1.1.0] - 2027-01-02

- second

## 1.0.0 - 2026-12-01

### Added

- first
"""


def test_a_release_has_the_notes_of_its_section_and_no_other() -> None:
    assert notes(CHANGELOG, "1.1.0") == "- second"
    assert notes(CHANGELOG, "1.0.0") == "### Added\n\n- first"


def test_what_has_no_dated_section_has_no_notes() -> None:
    assert notes(CHANGELOG, "1.2.0") is None
    assert notes("## 1.0.0 - not yet\n\n- first\n", "1.0.0") is None
