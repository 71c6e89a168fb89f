"""``kontor site``: Kontor as a folder for any host of files."""

from pathlib import Path
from typing import Annotated

import typer

from kontor.words import Words

MILLION = 1_000_000


def register(app: typer.Typer, words: Words) -> None:
    folder = typer.Argument(help=words("help-site-folder"), show_default=False)

    @app.command(help=words("help-site"))
    def site(
        folder: Annotated[Path, folder],
        server: Annotated[str, typer.Option(help=words("help-site-server"))] = "",
    ) -> None:
        from kontor import site as writer  # imported late: needs the server's modules

        writer.write(folder, writer.address(server))
        size = f"{writer.size(folder) / MILLION:.0f}"
        print(words("site-written", path=str(folder), size=size))
