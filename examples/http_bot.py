# /// script
# requires-python = ">=3.11"
# ///
"""A bot that plays on a server of Kontor over HTTP, with nothing but Python's standard library.

It opens a table, lets bots of the server sit down, takes a seat and plays. Start a server with
`kontor serve`, then `python examples/http_bot.py`. Put your own player into `choose`.
"""

import argparse
import json
import random
import time
import urllib.error
import urllib.request


def choose(view, luck):
    """One of the legal actions; `view` is all that this seat may know."""
    return luck.choice(view["legal"])


class Seat:
    """A seat at a table, taken with a token."""

    def __init__(self, site):
        self.site, self.token = site, ""

    def ask(self, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.site + path, data, headers)
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            raise SystemExit(f"{path}: {refusal.read().decode()}") from None


def play(site, game, seats, level, name, luck):
    """A whole game; the places of all seats."""
    me = Seat(site)
    bots = [{"seat": seat, "level": level} for seat in range(1, seats)]
    wishes = {"game": game, "seats": seats, "people": [name], "bots": bots}
    made = me.ask("/api/tables", wishes)
    me.token, table = made["token"], f"/api/tables/{made['table']}"
    me.ask(f"{table}/commands", {"type": "ready", "id": "ready"})
    state = me.ask(table)
    while state["table"]["status"] == "playing":
        if legal := state["view"]["legal"]:
            action = legal[0] if len(legal) == 1 else choose(state["view"], luck)
            number = state["n"]
            move = {"type": "move", "expect": number, "id": f"m{number}", "action": action}
            state = me.ask(f"{table}/moves", move)
        else:
            time.sleep(0.05)
            state = me.ask(table)
    return state["table"]["result"]["places"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", default="http://127.0.0.1:8000", help="the server's address")
    parser.add_argument("--game", default="machi-koro")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="easy", help="how the server's bots play")
    parser.add_argument("--name", default="Example", help="what the bot is called at the table")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    luck = random.Random(asked.seed)
    for number in range(asked.games):
        places = play(asked.site, asked.game, asked.seats, asked.level, asked.name, luck)
        print(f"game {number + 1}: place {places[0]} of {asked.seats}")


if __name__ == "__main__":
    main()
