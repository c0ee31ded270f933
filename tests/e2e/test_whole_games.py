"""A whole game against three bots, from the lobby to the end screen."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.playing import by_keys, by_mouse, play_to_end, play_until
from tests.e2e.screens import turn
from tests.many import soaked
from tests.server.running import Server


def test_by_mouse(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    person.open()
    person.page.get_by_role("button", name="Play now").click()
    assert play_to_end(person, by_mouse, 1) > 40
    assert person.page_fits()


def test_by_keyboard_alone(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    person.open()
    play = person.page.get_by_role("button", name="Play now")
    for _ in range(40):
        if play.evaluate("one => one === document.activeElement"):
            break
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    assert play_to_end(person, by_keys, 2) > 40


def test_at_200_percent_zoom(server: Server, new_person: NewPerson) -> None:
    """A window of 640x360, as at 200% zoom or on a landscape phone: the page scrolls and stays usable."""
    person = new_person(server, size=(640, 360))
    turn(person)
    play_until([(person, by_mouse)], 4, lambda steps: steps >= 25)
    turn(person)
    board = person.page.locator("svg.live").bounding_box()
    assert board is not None and board["height"] >= 250


@pytest.mark.parametrize("size", [(390, 844), *soaked([((390, 664),)])])
def test_by_touch(server: Server, new_person: NewPerson, size: tuple[int, int]) -> None:
    person = new_person(server, size=size, language="uk")
    person.open()
    person.page.get_by_role("button", name="Грати зараз").tap()
    assert play_to_end(person, by_mouse, 3) > 40
    assert person.page_fits()
