"""Long searches for trouble: ``python -m tests.soak NAME …``, where NAME is a module of ``tests.soaks``."""

from __future__ import annotations

import importlib
import pkgutil
import sys

from tests import soaks

NAMES = sorted(each.name for each in pkgutil.iter_modules(soaks.__path__))


def main(arguments: list[str]) -> int:
    """Hands the rest of the command to the module; 2 when there is no such search."""
    if not arguments or arguments[0] not in NAMES:
        print(f"usage: python -m tests.soak {{{','.join(NAMES)}}} [--help]", file=sys.stderr)
        return 2
    module = importlib.import_module(f"tests.soaks.{arguments[0]}")
    if not hasattr(module, "main"):
        print(f"tests.soaks.{arguments[0]} has no command yet", file=sys.stderr)
        return 2
    return int(module.main(arguments[1:]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
