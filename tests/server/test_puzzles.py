"""Puzzles over HTTP: by number alone, so that no position of a running game can be asked about."""

from tests.server.client import call


def test_puzzles_are_listed_and_put_by_number(base: str) -> None:
    listed = call(base, "/api/puzzles/golden-city").json()
    assert {one["seats"] for one in listed} <= {3, 4}
    put = call(base, "/api/puzzles/golden-city/0").json()
    assert put["kind"] == listed[0]["kind"]
    assert put["compared"][0]["action"] == put["best"]["action"]
    assert put["best"]["action"] in put["view"]["legal"]
    for path in (f"golden-city/{len(listed)}", "golden-city/-1", "pig", "pig/0"):
        assert call(base, f"/api/puzzles/{path}").status == 404
    assert call(base, "/api/puzzles/golden-city/0", {"state": []}).status == 405
