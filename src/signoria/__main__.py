"""`python -m signoria`: the `signoria` command, where that is not on the path."""

from signoria.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
