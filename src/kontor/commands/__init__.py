"""The commands of ``kontor``, a module each, with ``register(app, words)``."""
