"""A seat's link is opened in another browser: the first one is notified and can reclaim it."""

from __future__ import annotations

from tests.e2e.conftest import NewPerson
from tests.e2e.people import Person
from tests.server.browser import ME, PERSON
from tests.server.running import Server

MOVED = "Your seat is now played from another device or browser"


def wait_for_board(person: Person) -> None:
    person.page.locator("[data-coach=board]").wait_for()


def wait_for_text(person: Person, words: str) -> None:
    person.page.get_by_text(words).first.wait_for()


def test_a_seat_moves_to_another_browser_and_back(server: Server, new_person: NewPerson) -> None:
    host, laptop, phone = (
        new_person(server),
        new_person(server, name="Taras"),
        new_person(server, name="Taras"),
    )
    host.open()
    request = {"game": "bloodrage", "seats": [ME, PERSON], "options": {"first_game": "true"}}
    made = host.post("/api/tables", request)
    link = f"{made['id']}/{made['seats'][1]['token']}"
    laptop.open(link)
    host.open(made["id"])
    for person in (host, laptop):
        wait_for_board(person)

    phone.open(link)
    wait_for_board(phone)
    assert "mh_" not in phone.page.url
    wait_for_text(laptop, MOVED)
    wait_for_text(host, "is now played from another device or browser")

    laptop.page.get_by_role("button", name="Play here again").click()
    wait_for_text(phone, MOVED)
    wait_for_board(laptop)
    assert "mh_" not in laptop.page.url, "a link that was used does not stay in the address"
    assert laptop.page.get_by_text(MOVED).count() == 0

    # A page that is opened later can reclaim the seat, too.
    phone.page.reload()
    phone.page.get_by_text("This seat is not yours now").wait_for()
    phone.page.get_by_role("button", name="Play here again").click()
    wait_for_board(phone)
    wait_for_text(laptop, MOVED)
