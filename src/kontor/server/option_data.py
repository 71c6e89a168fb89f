"""Data of a game's own that a person makes before a table is made, such as an island."""

import asyncio

from kontor.core import registry
from kontor.core.faults import KontorError
from kontor.core.finding import Finding
from kontor.server import messages as msg
from kontor.server.refusal import Refusal


def findings(game: str, option: str, value: object) -> list[msg.Finding]:
    """All that the game has to say about it. Raises `Refusal`."""
    _check_option(game, option)
    return [_told(finding) for finding in registry.game(game).check(option, value)]


class Drafting:
    """Makes such data by chance, which takes a second or more: one at a time, beside all else."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def draft(self, game: str, option: str, seed: int) -> msg.Draft:
        """Data for an option; equal seed, equal data. Raises `Refusal`."""
        _check_option(game, option)
        async with self._lock:
            made = await asyncio.to_thread(registry.game(game).draft, option, seed)
        if made is None:
            raise Refusal("not-found", "there is nothing to draft for this option")
        return msg.Draft(made)


def _check_option(game: str, option: str) -> None:
    try:
        registry.game(game).meta().option(option)
    except KontorError as fault:
        raise Refusal("not-found", str(fault)) from None


def _told(finding: Finding) -> msg.Finding:
    places, facts = list(finding.places), dict(finding.facts)
    return msg.Finding(finding.code, places, facts, finding.rule, finding.fault)
