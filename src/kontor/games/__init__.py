"""The games, a folder each, to be read from data to code: meta, cards, state, actions, rules."""
