"""``python -m kontor`` is ``kontor``."""

from kontor.cli import main

if __name__ == "__main__":
    main()
