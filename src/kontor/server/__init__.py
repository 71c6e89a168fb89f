"""Tables over the net: people and bots at them, no move lost, nothing hidden told.

Knows no game's rules, only the contract of `kontor.core`.
"""
