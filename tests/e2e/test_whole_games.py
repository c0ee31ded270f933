"""A newcomer plays a whole game against three bots, from the lobby to the chart."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Sit
from tests.e2e.playing import by_keys, by_mouse, together, until_the_end
from tests.e2e.screens import turn
from tests.many import soaked
from tests.server.running import Server


def test_by_mouse(hall: Server, sit: Sit) -> None:
    person = sit(hall)
    person.open()
    person.page.get_by_role("button", name="Play now").click()
    assert until_the_end(person, by_mouse, 1) > 40
    assert person.fits()


def test_by_keyboard_alone(hall: Server, sit: Sit) -> None:
    person = sit(hall)
    person.open()
    play = person.page.get_by_role("button", name="Play now")
    for _ in range(40):
        if play.evaluate("one => one === document.activeElement"):
            break
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    assert until_the_end(person, by_keys, 2) > 40


def test_magnified_twice(hall: Server, sit: Sit) -> None:
    """Half of 1280x720, or a phone on its side: the page scrolls, and all can be reached and read."""
    person = sit(hall, size=(640, 360))
    turn(person)
    together([(person, by_mouse)], 4, lambda steps: steps >= 25)
    turn(person)
    board = person.page.locator("svg.live").bounding_box()
    assert board is not None and board["height"] >= 250


@pytest.mark.parametrize("size", [(390, 844), *soaked([((390, 664),)])])
def test_by_touch(hall: Server, sit: Sit, size: tuple[int, int]) -> None:
    person = sit(hall, size=size, language="uk")
    person.open()
    person.page.get_by_role("button", name="Грати зараз").tap()
    assert until_the_end(person, by_mouse, 3) > 40
    assert person.fits()
