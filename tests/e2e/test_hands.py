"""What hands do besides clicking: figures are carried over the board, a device is passed on."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.conftest import Sit
from tests.e2e.playing import by_mouse, together
from tests.e2e.screens import turn
from tests.server.running import Server

# The middle of a figure that stands in the place.
FIGURE = """(place) => [...document.querySelectorAll('svg.live .figure')]
  .map((one) => one.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
  .find(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place === place)"""
# Some point of a place; its middle may lie in another.
POINT = """(place) => {
  const found = document.querySelector(`[data-place=${place}]`);
  const { left, top, width, height } = found.getBoundingClientRect();
  for (let k = 0; k < 400; k++) {
    const x = left + (width * (k % 20)) / 20, y = top + (height * Math.floor(k / 20)) / 20;
    if (document.elementFromPoint(x, y)?.closest('[data-place]') === found) return [x, y];
  }
}"""
PACK = "[data-screen=draft] button[data-rove]"


def carry(page: Page, source: str, target: str) -> None:
    """A figure, by hand."""
    page.mouse.move(*page.evaluate(FIGURE, source))
    page.mouse.down()
    page.mouse.move(*page.evaluate(POINT, target), steps=6)
    page.mouse.up()


def test_a_figure_is_carried_to_where_it_marches(hall: Server, sit: Sit) -> None:
    person = sit(hall)
    turn(person)
    page = person.page
    carry(page, "elvagar", "muspelheim")
    # It stood there alone: nothing more is asked.
    page.locator(".log .line", has_text="Wolf marches from Elvagar to Muspelheim").wait_for()


def test_let_go_over_a_place_it_cannot_go_to_it_is_back(hall: Server, sit: Sit) -> None:
    person = sit(hall)
    turn(person)
    page = person.page
    page.evaluate(
        "window.asked = []; new MutationObserver(() => asked.push(document.querySelector('section.mine')"
        "?.dataset.prompt)).observe(document.body, { subtree: true, attributes: true, childList: true })"
    )
    fjord = page.locator("[data-place^=fjord]").first.get_attribute("data-place") or ""
    carry(page, "elvagar", fjord)
    person.until(lambda: bool(page.evaluate("asked.includes('march-where') && asked.at(-1) === 'turn'")))


def test_two_people_at_one_device_do_not_see_each_others_cards(hall: Server, sit: Sit) -> None:
    person = sit(hall)
    person.open()
    page = person.page
    page.get_by_role("radiogroup", name="Raven").get_by_role("radio", name="Me").click()
    page.get_by_role("button", name="Set the table").click()
    curtain = page.get_by_role("dialog", name="Pass the device to")
    ready = curtain.get_by_role("button", name="I am ready")
    packs = []
    for _ in range(2):
        together([(person, by_mouse)], 7, lambda _: curtain.is_visible(), rest=200)
        assert curtain.bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 720}
        ready.click()
        page.locator(PACK).first.wait_for()
        packs.append(page.locator(PACK).all_inner_texts())
    assert packs[0] != packs[1]
