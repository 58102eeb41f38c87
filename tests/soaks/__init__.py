"""Long searches for trouble: small in the normal run, big as ``python -m tests.soak NAME``."""
