"""The looks of all outputs, ``stovka.css``, made small: they travel with each output."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final


def squeezed(css: str) -> str:
    """A style sheet without comments and needless spaces."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"\s+", " ", css)
    return re.sub(r" ?([{};,>]) ?|(:) ", r"\1\2", css).replace(";}", "}").strip()


STYLE: Final = squeezed((Path(__file__).parent / "stovka.css").read_text(encoding="utf-8"))
