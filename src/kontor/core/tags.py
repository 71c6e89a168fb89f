"""How types are named in JSON: ``UndoAsked`` is ``undo-asked``."""

import re


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
