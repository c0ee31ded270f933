"""Real Chromium, a real server, and people who look at the page. Nothing may go wrong behind their backs."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from meadhall.server.page import page as files
from tests.e2e.people import Person, settle
from tests.server.running import Server, serving

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
Sit = Callable[..., Person]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)


class Chromium:
    """One for all tests of this folder, one after another."""

    def __init__(self) -> None:
        self.running: tuple[Playwright, Browser] | None = None

    def browser(self) -> Browser:
        if self.running is None:
            playwright = sync_playwright().start()
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            self.running = playwright, browser
        return self.running[1]

    def close(self) -> None:
        if self.running is not None:
            playwright, browser = self.running
            self.running = None
            browser.close()
            playwright.stop()


THE_ONE = Chromium()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Not for the whole session: Playwright's event loop runs in this thread as long as it is there, and
    tests of other folders could not run theirs."""
    try:
        yield
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            THE_ONE.close()


@pytest.fixture
def chromium() -> Browser:
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    if not files.built():
        pytest.skip("the page is not built: make web")
    return THE_ONE.browser()


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
