"""The first notebook in JupyterLab, as a reader has it: run all, step by button and by key, reopen without a kernel."""

from __future__ import annotations

import re

import pytest

from stovka.resources import notebooks

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]
FIRST = notebooks() / "01_first_moves.ipynb"
ROUND = "first-round"


def test_the_first_notebook_is_stepped_through_by_button_and_by_key_and_read_again_without_a_kernel(chromium, tmp_path):
    from playwright.sync_api import expect

    from tests.nb.lab import browser, open_notebook, run_all, server

    with server(tmp_path, FIRST) as running, browser(chromium) as (page, wrong):
        open_notebook(page, running, FIRST.name)
        run_all(page)
        cell = page.locator(".jp-CodeCell").filter(has_text=re.compile(rf'^[^=]*show\("example:{ROUND}"\)'))
        cell.scroll_into_view_if_needed()
        head = cell.locator(".jupyter-widgets .stovka .head")
        expect(head).to_contain_text("Step 0 of 12", timeout=60_000)
        kept = cell.locator(".stovka-kept")
        expect(kept).to_be_hidden()

        cell.get_by_role("button", name="Next").click()
        expect(head).to_contain_text("Step 1 of 12")
        expect(cell.locator(".noUi-handle")).to_have_attribute("aria-valuenow", "1.0")
        slider = cell.locator(".noUi-handle")
        slider.focus()
        for key, step in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2)):
            page.keyboard.press(key)
            expect(head).to_contain_text(f"Step {step} of 12")
        cell.get_by_role("button", name="Last").click()
        expect(head).to_contain_text("Step 12 of 12")
        cell.get_by_role("button", name="First").focus()
        page.keyboard.press("Enter")
        expect(head).to_contain_text("Step 0 of 12")
        cell.get_by_role("button", name="Play").click()
        expect(head).to_contain_text("Step 2 of 12", timeout=10_000)
        cell.get_by_role("button", name="Play").click()

        page.get_by_role("menuitem", name="File", exact=True).click()
        page.get_by_text("Save Notebook", exact=True).click()
        page.wait_for_function("!document.querySelector('.jp-mod-dirty')", timeout=20_000)
        open_notebook(page, running, FIRST.name)  # the same kernel: the stepper lives on where it was left
        cell.scroll_into_view_if_needed()
        expect(head).to_contain_text(re.compile(r"Step [23] of 12"), timeout=30_000)
        expect(kept).to_be_hidden()
        cell.get_by_role("button", name="Last").click()
        expect(head).to_contain_text("Step 12 of 12")

        for kernel in running.ask("api/kernels"):
            running.delete(f"api/kernels/{kernel['id']}")
        open_notebook(page, running, FIRST.name, kernel=False)
        cell.scroll_into_view_if_needed()
        expect(kept).to_be_visible(timeout=30_000)
        expect(kept).to_contain_text("Step 0 of 12")
        assert not wrong
