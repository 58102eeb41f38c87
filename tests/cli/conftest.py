"""Running commands inside the test's own process, with streams as the real ones are: bytes below, text above."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stovka.cli import main
from stovka.play.trace import trace


class Result(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of the output."""
        return self.out.splitlines()


Run = Callable[..., Result]


def run_here(*argv: str, stdin: str | bytes = "", encoding: str = "utf-8", app: Any = None) -> Result:
    """Runs a command line in this process."""
    given = stdin if isinstance(stdin, bytes) else stdin.encode()
    out, err = io.BytesIO(), io.BytesIO()
    streams = sys.stdin, sys.stdout, sys.stderr
    sys.stdin = io.TextIOWrapper(io.BytesIO(given), "utf-8")
    sys.stdout, sys.stderr = io.TextIOWrapper(out, encoding), io.TextIOWrapper(err, encoding)
    try:
        code = main(argv, app)
        sys.stdout.flush()
    finally:
        written = sys.stdout, sys.stderr
        for stream in written:
            stream.flush()
        sys.stdin, sys.stdout, sys.stderr = streams
    return Result(code, out.getvalue().decode(encoding), err.getvalue().decode(encoding))


@pytest.fixture
def run() -> Run:
    """``run("rules", "mavr")`` → a ``Result``."""
    return run_here


@pytest.fixture
def start(stovka_data: Path) -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Starts a command as a process of its own, with pipes."""
    started: list[subprocess.Popen[bytes]] = []

    def begin(*argv: str, **env: str) -> subprocess.Popen[bytes]:
        words = [sys.executable, "-m", "stovka", *argv]
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            words, stdin=pipe, stdout=pipe, stderr=pipe, env={**os.environ, "STOVKA_DATA": str(stovka_data), **env}
        )
        started.append(process)
        return process

    yield begin
    for process in started:
        process.kill()
        process.communicate()


def recorded(folder: Path, variant: str = "mavr", **options: Any) -> Path:
    """A small record in a file."""
    path = folder / f"{variant}.stovka.jsonl"
    path.write_bytes(b"".join(trace(variant, **options)))
    return path


def data_files() -> Sequence[Path]:
    """The records of the tests' data."""
    return sorted((Path(__file__).parent.parent / "data").glob("*.stovka.jsonl"))
