"""Dragging figures on the board, and several players at one device."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.conftest import NewPerson
from tests.e2e.playing import by_mouse, play_until
from tests.e2e.screens import turn
from tests.server.running import Server

# The centre of a figure in the place.
FIGURE = """(place) => [...document.querySelectorAll('svg.live .figure')]
  .map((one) => one.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
  .find(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place === place)"""
# A point of a place: its centre may belong to another place.
POINT = """(place) => {
  const found = document.querySelector(`[data-place=${place}]`);
  const { left, top, width, height } = found.getBoundingClientRect();
  for (let k = 0; k < 400; k++) {
    const x = left + (width * (k % 20)) / 20, y = top + (height * Math.floor(k / 20)) / 20;
    if (document.elementFromPoint(x, y)?.closest('[data-place]') === found) return [x, y];
  }
}"""
PACK = "[data-screen=draft] button[data-rove]"


def drag(page: Page, source: str, target: str) -> None:
    """Drag a figure with the mouse."""
    page.mouse.move(*page.evaluate(FIGURE, source))
    page.mouse.down()
    page.mouse.move(*page.evaluate(POINT, target), steps=6)
    page.mouse.up()


def test_dragging_a_figure_marches(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    turn(person)
    page = person.page
    drag(page, "elvagar", "muspelheim")
    # It was the only figure there: nothing else is asked.
    page.locator(".log .line", has_text="Wolf marches from Elvagar to Muspelheim").wait_for()


def test_dropping_on_an_illegal_place_takes_the_march_back(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    turn(person)
    page = person.page
    page.evaluate(
        "window.asked = []; new MutationObserver(() => asked.push(document.querySelector('section.mine')"
        "?.dataset.prompt)).observe(document.body, { subtree: true, attributes: true, childList: true })"
    )
    fjord = page.locator("[data-place^=fjord]").first.get_attribute("data-place") or ""
    drag(page, "elvagar", fjord)
    person.wait_until(lambda: bool(page.evaluate("asked.includes('march-where') && asked.at(-1) === 'turn'")))


def test_two_people_at_one_device_do_not_see_each_others_cards(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    person.open()
    page = person.page
    page.get_by_role("radiogroup", name="Raven").get_by_role("radio", name="Me").click()
    page.get_by_role("button", name="Create table").click()
    dialog = page.get_by_role("dialog", name="Pass the device to")
    ready = dialog.get_by_role("button", name="I'm ready")
    packs = []
    for _ in range(2):
        play_until([(person, by_mouse)], 7, lambda _: dialog.is_visible(), rest=200)
        assert dialog.bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 720}
        ready.click()
        page.locator(PACK).first.wait_for()
        packs.append(page.locator(PACK).all_inner_texts())
    assert packs[0] != packs[1]
