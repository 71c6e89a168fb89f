"""Opponents. A bot sees what its seat sees, and nothing else."""

import os

# The products of small networks are too small to share: several threads would only wait for one
# another, and several bots think at once.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
