"""Fixtures: a real Chromium, a real server, and users whose pages must not report errors."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from meadhall.server.page import page as files
from tests.e2e.people import Person, store_settings
from tests.server.running import Server, serving

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
NewPerson = Callable[..., Person]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)


class Chromium:
    """One browser process for all tests of this folder."""

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


SHARED = Chromium()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Close Chromium after the last test of this folder: Playwright's event loop runs in this thread until
    then, and tests of other folders could not run theirs."""
    try:
        yield
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            SHARED.close()


@pytest.fixture
def chromium() -> Browser:
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    if not files.built():
        pytest.skip("the page is not built: make web")
    return SHARED.browser()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not restart it."""
    with serving(tmp_path_factory.mktemp("server") / "tables.db", program="tests.e2e.fast_bots") as server:
        yield server


@pytest.fixture
def new_person(chromium: Browser) -> Iterator[NewPerson]:
    """`new_person(server, size=(390, 844), language="uk")`: a user with a browser context of their own."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def create(server: Server, size: tuple[int, int] = (1280, 720), **settings: object) -> Person:
        phone = size[0] < 600
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if settings.pop("reduced_motion", True) else "no-preference",
        )
        store_settings(context, **settings)
        contexts.append(context)
        page: Page = context.new_page()
        person = Person(page, server)
        people.append(person)
        return person

    yield create
    try:
        for person in people:
            person.assert_no_errors()
    finally:
        for context in contexts:
            context.close()
