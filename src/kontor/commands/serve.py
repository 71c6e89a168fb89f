"""``kontor serve`` and what belongs to it: a server, and its tables out of it and into it."""

import asyncio
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from kontor.words import Words


def register(app: typer.Typer, words: Words) -> None:
    folder = typer.Argument(help=words("help-tables-folder"), show_default=False)
    data = typer.Option(help=words("help-data"), show_default=False)

    @app.command(help=words("help-serve"))
    def serve(
        host: Annotated[str, typer.Option(help=words("help-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(help=words("help-port"))] = 8000,
        workers: Annotated[int, typer.Option(help=words("help-workers"), min=1)] = 1,
        data: Annotated[Path | None, data] = None,
        bots: Annotated[list[str] | None, typer.Option(help=words("help-serve-bots"))] = None,
        show: Annotated[bool, typer.Option("--open", help=words("help-open"))] = False,
    ) -> None:
        from kontor.bots.choosing import offer
        from kontor.server import run

        for bot in bots or ():
            offer(bot)  # says what is wrong with it before anything starts
        if show:
            threading.Thread(target=_show, args=(f"http://{host}:{port}",), daemon=True).start()
        print(words("serving", host=host, port=str(port), data=str(data or run.data_folder())))
        run.serve(host, port, workers, data, bots or ())

    @app.command("export-tables", help=words("help-export-tables"))
    def export_tables(
        folder: Annotated[Path, folder], data: Annotated[Path | None, data] = None
    ) -> None:
        from kontor.server import run

        print(words("exported", tables=asyncio.run(run.export(folder, data))))

    @app.command("import-tables", help=words("help-import-tables"))
    def import_tables(
        folder: Annotated[Path, folder], data: Annotated[Path | None, data] = None
    ) -> None:
        from kontor.server import run

        for seat in asyncio.run(run.take_in(folder, data)):
            print(f"/table/{seat.table}#seat={seat.token}", seat.name)


def _show(address: str) -> None:
    """Open the page in a browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
