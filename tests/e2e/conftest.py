"""Real Chromium, a real server, and people who look at the page. Nothing may go wrong behind their backs."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from meadhall.server.page import page as files
from tests.e2e.people import Person, settle
from tests.server.running import Server, serving

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
Sit = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Not for the whole session: Playwright's event loop runs in this thread as long as it is there, and
    tests of other folders could not run theirs."""
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    if not files.built():
        pytest.skip("the page is not built: make web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for whoever does not restart it."""
    with serving(tmp_path_factory.mktemp("hall") / "tables.db", program="tests.e2e.quick") as server:
        yield server


@pytest.fixture
def sit(chromium: Browser) -> Iterator[Sit]:
    """`sit(server, size=(390, 844), language="uk")`: somebody with a browser of their own."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def come(server: Server, size: tuple[int, int] = (1280, 720), **wishes: object) -> Person:
        phone = size[0] < 600
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if wishes.pop("still", True) else "no-preference",
        )
        settle(context, **wishes)
        contexts.append(context)
        page: Page = context.new_page()
        person = Person(page, server)
        people.append(person)
        return person

    yield come
    try:
        for person in people:
            person.all_was_well()
    finally:
        for context in contexts:
            context.close()
