"""Both games as environments that researchers know: PettingZoo and Gymnasium."""
