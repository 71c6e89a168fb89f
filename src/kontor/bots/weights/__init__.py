"""What trained players know; `docs/training.md` says how each file came to be."""
