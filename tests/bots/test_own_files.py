"""Whoever trains elsewhere lets his player sit down: as a model in ONNX, or as a function."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kontor.arena.match import Match
from kontor.arena.run import run
from kontor.bots.choosing import chosen, kept, offer
from kontor.bots.registry import UnknownBot, level, opponents
from kontor.bots.weight_file import BadWeights
from kontor.cli import run as command
from kontor.core.chance import Seeded
from kontor.core.registry import game, observation
from kontor.core.setup import Setup

GAME = "machi-koro"
SIZE, ACTIONS = observation(GAME).size, len(game(GAME).actions())


def model(path: Path, kind: str = "FLOAT", size: int = SIZE, masked: bool = False) -> Path:
    """A model that multiplies what it sees by numbers drawn once."""
    onnx = pytest.importorskip("onnx", reason="onnx is not installed")
    from onnx import TensorProto, helper, numpy_helper

    weights = np.random.default_rng(1).normal(size=(size, ACTIONS)).astype(np.float32)
    taken = [helper.make_tensor_value_info("seen", getattr(TensorProto, kind), ["n", size])]
    if masked:
        taken.append(helper.make_tensor_value_info("mask", TensorProto.BOOL, ["n", ACTIONS]))
    made = helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["n", ACTIONS])
    nodes = [
        helper.make_node("Cast", ["seen"], ["numbers"], to=TensorProto.FLOAT),
        helper.make_node("MatMul", ["numbers", "weights"], ["liked" if masked else "scores"]),
    ]
    if masked:
        nodes += [
            helper.make_node("Cast", ["mask"], ["allowed"], to=TensorProto.FLOAT),
            helper.make_node("Mul", ["liked", "allowed"], ["scores"]),
        ]
    kept = [numpy_helper.from_array(weights, "weights")]
    graph = helper.make_graph(nodes, "bot", taken, [made], kept)
    opset = helper.make_opsetid("", 17)
    onnx.save(helper.make_model(graph, opset_imports=[opset], ir_version=9), path)
    return path


@pytest.mark.parametrize(("kind", "masked"), [("FLOAT", True), ("UINT8", False), ("INT64", False)])
def test_a_model_gives_the_legal_answer_it_likes_best(
    tmp_path: Path, kind: str, masked: bool
) -> None:
    bot = kept(GAME, str(model(tmp_path / "mine.onnx", kind, masked=masked)))(1)
    weights = np.random.default_rng(1).normal(size=(SIZE, ACTIONS)).astype(np.float32)
    rules, chance = game(GAME), Seeded(3)
    state = rules.start(Setup(2).checked(rules.meta()), chance)
    most = np.array(observation(GAME).bounds()[1])
    for _ in range(40):
        view = rules.view(state, rules.to_move(state))
        seen = np.array(observation(GAME).vector(view)) / (most if kind == "FLOAT" else 1)
        legal = [action.index for action in view.legal]
        liked = (seen.astype(np.float32) @ weights)[legal]
        answer = bot.choose(view)
        assert liked[legal.index(answer.index)] == pytest.approx(liked.max(), abs=1e-3)
        rules.advance(state, answer, chance, None)


def test_models_and_functions_play_in_the_arena_and_at_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(model(tmp_path / "mine.onnx"))
    (tmp_path / "ownbots.py").write_text(
        "import numpy as np\n"
        "def first(view):\n    return view.legal[0]\n"
        "def last(observation):\n    return np.flatnonzero(observation['action_mask'])[-1]\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("ADDED", "ADDED_LEVELS"):
        monkeypatch.setattr(f"kontor.bots.registry.{name}", {})
    match = Match(GAME, (path, "ownbots:first", "ownbots:last"), blocks=1).checked()
    assert len(run(match)) == 6
    offer(f"{GAME}:trained={path}")
    offer(f"{GAME}:trained={path}")
    with pytest.raises(UnknownBot, match="needs another name"):
        offer(f"{GAME}:trained=ownbots:first")
    assert level(GAME, "trained") == "trained"
    assert "trained" in opponents(GAME)
    with pytest.raises(UnknownBot, match="may not say which code"):
        kept(GAME, "ownbots:first")


@pytest.mark.parametrize(
    ("content", "said"), [(b"no model", "mine.onnx"), (None, "not of 167"), ("GC", "not of 167")]
)
def test_a_file_that_is_no_model_for_the_game_is_one_clear_line(
    tmp_path: Path, content: Any, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.onnx"
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        model(path, size=483 if content else 5)
    with pytest.raises(BadWeights, match=said):
        chosen(GAME, str(path))
    assert command(["arena", GAME, "--bots", f"{path},random", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "mine.onnx cannot play this game" in told
    assert "Traceback" not in told


def test_a_missing_runtime_is_named_with_its_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "onnxruntime", None)
    with pytest.raises(BadWeights, match=r"pip install 'kontor\[onnx\]'"):
        chosen(GAME, str(model(tmp_path / "unread.onnx")))
