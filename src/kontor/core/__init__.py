"""What every game shares: the contract, chance, records, undo. Knows no game."""
