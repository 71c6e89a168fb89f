"""What games between bots say about an island: how fair it is, and what playing on it is like."""
