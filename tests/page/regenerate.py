"""Says for each changed file of the rules what the page would be given, and which numbers its texts
must say: a fresh process for each.

Runs in a copy of the rules. Reads lines `{"game", "file", "text"}` and answers each with a digest.
"""

import hashlib
import json
import os
import sys
from pathlib import Path

import make_page_types


def digest(game: str) -> str:
    """All that the page is given of a game, and the numbers in its texts."""
    texts = [text for path, text in make_page_types.files().items() if path.parent.name == game]
    assert texts, f"{game} cannot be used"
    from tests.words.said import SAID  # with the games, which only a child may import

    said = SAID[game.replace("_", "-")]()
    numbers = json.dumps({message: sorted(said[message]) for message in said})
    return hashlib.sha256("".join([*texts, numbers]).encode()).hexdigest()


def main() -> None:
    for line in sys.stdin:
        change = json.loads(line)
        file = Path(change["file"])
        original = file.read_text(encoding="utf-8")
        file.write_text(change["text"], encoding="utf-8")
        child = os.fork()  # games are imported once in a process, so each change has its own
        if not child:
            print(digest(change["game"]), flush=True)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        file.write_text(original, encoding="utf-8")
        if status:
            print("failed", flush=True)


if __name__ == "__main__":
    main()
