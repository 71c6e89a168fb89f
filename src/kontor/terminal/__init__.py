"""Playing and replaying as text, on a rich screen or plain for a screen reader. Knows no game."""
