"""Kontor: The Golden City and Machi Koro, as a library, in the terminal and on the page.

The rules are plain Python. Where they were compiled, the compiled modules are used;
``KONTOR_PLAIN=1`` in the environment keeps to the plain files.
"""

import os

if os.environ.get("KONTOR_PLAIN"):
    from kontor._plain import prefer_source

    prefer_source()

__version__ = "0.1.0"
