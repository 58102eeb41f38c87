"""JupyterLab in a real browser, for tests: a server of its own in an empty home, no address but this machine's."""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect, sync_playwright

START = 60.0
LOCAL = re.compile(r"(http|ws)s?://127\.0\.0\.1|data:|blob:")


class Server(NamedTuple):
    """A running server; ``url`` of a page of it with the token."""

    port: int
    token: str

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}/{path}{'&' if '?' in path else '?'}token={self.token}"

    def ask(self, path: str) -> Any:
        with urllib.request.urlopen(self.url(path), timeout=5) as answer:
            return json.load(answer)

    def delete(self, path: str) -> None:
        with urllib.request.urlopen(urllib.request.Request(self.url(path), method="DELETE"), timeout=5):
            pass


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def server(folder: Path, notebook: Path, theme: str = "") -> Iterator[Server]:
    """JupyterLab with one notebook, which it may write to."""
    (folder / "nb").mkdir()
    shutil.copy(notebook, folder / "nb")
    config = folder / "cfg" / "labconfig"
    config.mkdir(parents=True)
    # The news toast covers buttons; its plugin is switched off here, a setting alone does not do it.
    off = {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}
    (config / "page_config.json").write_text(json.dumps(off))
    if theme:
        chosen = folder / "cfg/lab/user-settings/@jupyterlab/apputils-extension"
        chosen.mkdir(parents=True)
        (chosen / "themes.jupyterlab-settings").write_text(json.dumps({"theme": theme}))
    homes = {
        "HOME": folder,
        "JUPYTER_CONFIG_DIR": folder / "cfg",
        "JUPYTER_DATA_DIR": folder / "data",
        "JUPYTER_RUNTIME_DIR": folder / "rt",
        "IPYTHONDIR": folder / "ipy",
    }
    env = {**os.environ, **{name: str(path) for name, path in homes.items()}, "LANG": "en_US.UTF-8"}
    port, token = _free_port(), secrets.token_hex(8)
    command = [
        *(sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root", "--ip=127.0.0.1"),
        *(f"--port={port}", "--ServerApp.port_retries=0", f"--IdentityProvider.token={token}"),
        *(f"--ServerApp.root_dir={folder / 'nb'}", "--LabApp.extension_manager=readonly"),
    ]
    with open(folder / "lab.log", "w") as log:
        process = subprocess.Popen(command, env=env, stdout=log, stderr=subprocess.STDOUT)
    try:
        running = Server(port, token)
        _until(lambda: _answers(running, process), f"no server: {folder / 'lab.log'}")
        yield running
    finally:
        process.terminate()
        process.wait(20)


def _answers(running: Server, process: subprocess.Popen[bytes]) -> bool:
    assert process.poll() is None, "the server has stopped"
    try:
        running.ask("api/status")
    except OSError:
        return False
    return True


def _until(true: Any, otherwise: str) -> None:
    end = time.monotonic() + START
    while not true():
        assert time.monotonic() < end, otherwise
        time.sleep(0.1)


@contextmanager
def browser(executable: str, dark: bool = False) -> Iterator[tuple[Page, list[str]]]:
    """A page, and what went wrong on it: errors, and requests to any other machine."""
    with sync_playwright() as play:
        started = play.chromium.launch(
            executable_path=executable, headless=True, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        page = started.new_page(viewport={"width": 1280, "height": 1000}, color_scheme="dark" if dark else "light")
        wrong: list[str] = []
        page.on("request", lambda request: None if LOCAL.match(request.url) else wrong.append(request.url))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        yield page, wrong
        started.close()


def open_notebook(page: Page, running: Server, name: str, kernel: bool = True) -> None:
    """Opens a notebook and waits for its kernel. The light in the toolbar says idle before there is a session, and
    running cells then opens a question about kernels; so the server is asked, and then the status bar."""
    page.goto(running.url(f"lab/tree/{name}?reset"))
    page.wait_for_selector(".jp-NotebookPanel .jp-Cell", timeout=START * 1000)
    if kernel:
        _until(lambda: _idle(running), "the kernel does not become idle")
        expect(page.get_by_role("button", name=re.compile(r"Python 3.*\| Idle"))).to_be_visible(timeout=START * 1000)


def _idle(running: Server) -> bool:
    sessions = running.ask("api/sessions")
    return bool(sessions) and sessions[0]["kernel"]["execution_state"] == "idle"


def run_all(page: Page) -> None:
    """Runs every cell."""
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
