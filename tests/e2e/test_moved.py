"""A seat's link is opened in another browser: the first one is told, and can come back."""

from __future__ import annotations

from tests.e2e.conftest import Sit
from tests.e2e.people import Person
from tests.server.browser import ME, PERSON
from tests.server.running import Server

MOVED = "Your seat is played from another device or browser now"


def at_the_table(person: Person) -> None:
    person.page.locator("[data-coach=board]").wait_for()


def told(person: Person, words: str) -> None:
    person.page.get_by_text(words).first.wait_for()


def test_a_seat_moves_to_another_browser_and_back(hall: Server, sit: Sit) -> None:
    host, laptop, phone = sit(hall), sit(hall, name="Taras"), sit(hall, name="Taras")
    host.open()
    wish = {"game": "bloodrage", "seats": [ME, PERSON], "options": {"first_game": "true"}}
    made = host.post("/api/tables", wish)
    link = f"{made['id']}/{made['seats'][1]['token']}"
    laptop.open(link)
    host.open(made["id"])
    for person in (host, laptop):
        at_the_table(person)

    phone.open(link)
    at_the_table(phone)
    assert "mh_" not in phone.page.url
    told(laptop, MOVED)
    told(host, "This seat is played from another device or browser now")

    laptop.page.get_by_role("button", name="Play here again").click()
    told(phone, MOVED)
    at_the_table(laptop)
    assert "mh_" not in laptop.page.url, "a link that was used does not stay in the address"
    assert laptop.page.get_by_text(MOVED).count() == 0

    # A page that is opened later knows the way back, too.
    phone.page.reload()
    phone.page.get_by_text("Somebody else sits here").wait_for()
    phone.page.get_by_role("button", name="Play here again").click()
    at_the_table(phone)
    told(laptop, MOVED)
