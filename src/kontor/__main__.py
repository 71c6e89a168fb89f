"""``python -m kontor`` is ``kontor``. Being small, it can be interrupted while the rest loads."""

import sys


def main() -> None:
    """Run the command line and exit."""
    try:
        from kontor.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.stderr.write("Interrupted.\n")
        sys.exit(130)


if __name__ == "__main__":
    main()
