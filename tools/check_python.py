"""Says in one line what to do when the Python that `make` found is too old."""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        f"Kontor needs Python 3.11 or newer, this is {sys.version.split()[0]}. "
        "Name another with: make PYTHON=python3.12 …"
    )
