"""``kontor train`` and ``python -m kontor.train`` offer the same."""

import inspect
import sys
import time

import pytest
import typer

from kontor.commands import train
from kontor.core.setup import Setup
from kontor.train import __main__ as bare
from kontor.train.run import Clock, Course, Plan
from kontor.words import Words


def test_the_command_has_all_options_of_the_module(monkeypatch: pytest.MonkeyPatch) -> None:
    app = typer.Typer()
    train.register(app, Words("en"))
    command = app.registered_commands[0].callback
    assert command is not None
    monkeypatch.setattr(sys, "argv", ["kontor.train", "machi-koro"])
    assert set(inspect.signature(command).parameters) - {"lang"} == set(vars(bare._options()))


def test_the_time_of_a_run_is_wall_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches count, and the last of them is over in time."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    course = Course((), (), [], (), (), seconds=7.0)  # type: ignore[arg-type]  # only its clock is asked
    plan = Plan("machi-koro", [Setup(2)], seconds=60)
    clock = Clock(course)
    assert clock.now() == 7.0
    assert clock.is_due(pause=10)
    now[0] += 3
    began = clock.now()
    now[0] += 5
    clock.reported(course, began)
    assert course.seconds == 15.0
    assert clock.judging == 5.0
    now[0] += 19
    assert not clock.is_due(pause=10)
    now[0] += 2
    assert clock.is_due(pause=10)
    course.seconds = 54.0
    assert plan.used(course, clock.judging) < 1
    course.seconds = 55.0
    assert plan.used(course, clock.judging) == 1
