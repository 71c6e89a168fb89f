"""Learning by self-play in one compiled loop; see ``docs/training.md``. Needs the extra ``gpu``."""
