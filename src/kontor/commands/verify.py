"""``kontor verify``: recompute every die and card of a finished game."""

import json
from pathlib import Path
from typing import Annotated

import typer

from kontor.core import record_file
from kontor.core.replay import verify as verified
from kontor.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("help-verify"))
    def verify(
        file: Annotated[Path, typer.Argument(help=words("help-file"), show_default=False)],
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
        lang: Annotated[str, typer.Option(help=words("help-lang"))] = words.language,
    ) -> None:
        said = Words(lang)
        record = record_file.read(file)
        with record_file.named(file):
            outcomes = verified(record)
        assert record.seal is not None, "an unsealed record cannot be verified"
        if as_json:
            print(json.dumps({"outcomes": outcomes, "commitment": record.seal.commitment}))
        else:
            print(said("verified", outcomes=outcomes, commitment=record.seal.commitment))
