"""A finished game is looked at again: in any order, through anybody's eyes; and played on from the middle."""

from __future__ import annotations

from tests.e2e.conftest import Sit
from tests.e2e.people import Person
from tests.e2e.playing import by_mouse, together
from tests.server.browser import record
from tests.server.running import Server

NAMED = """() => [
  document.querySelector('.where').innerText.match(/moment (\\d+) of/)[1], location.hash.split('/')[2]
]"""
MIDDLE = 60  # a moment with nothing to draft


def moment(person: Person) -> int:
    """The one the bar and the address name. Both are read at once: a game that is played does not wait."""
    seen: list[str] = []

    def agree() -> bool:
        seen[:] = person.page.evaluate(NAMED)
        return seen[0] == seen[1]

    person.until(agree)
    return int(seen[0])


def replay(person: Person, at: int, seat: str = "") -> str:
    """A golden game, opened at a moment; the id of its table."""
    person.open()
    made = person.post("/api/records", {"record": record("bloodrage-3-draft-5")})
    person.open(f"replay/{made['id']}/{at}" + (f"/{seat}" if seat else ""))
    person.page.get_by_role("region", name="Replay").wait_for()
    return str(made["id"])


def test_moving_in_time(hall: Server, sit: Sit) -> None:
    person = sit(hall)
    table = replay(person, MIDDLE)
    page = person.page
    assert moment(person) == MIDDLE
    page.get_by_role("button", name="One step on").click()
    assert moment(person) == MIDDLE + 1
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert moment(person) == MIDDLE - 1

    page.get_by_role("slider", name="Time").fill("80")
    assert moment(person) == 80
    page.get_by_role("button", name="16×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    person.until(lambda: moment(person) >= 84)
    page.get_by_role("button", name="Pause").click()
    stopped = moment(person)
    page.wait_for_timeout(300)
    assert moment(person) == stopped

    # the address is enough to see the same
    page.reload()
    page.get_by_role("region", name="Replay").wait_for()
    assert moment(person) == stopped
    page.get_by_role("slider", name="Time").press("End")
    person.until(lambda: moment(person) > 100)
    page.get_by_role("button", name="One step on").click()
    assert table in page.url
    assert person.fits()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Play now").wait_for()


def test_through_a_seats_eyes_and_on_from_there(hall: Server, sit: Sit) -> None:
    person = sit(hall)
    table = replay(person, MIDDLE)
    page = person.page
    hand = page.locator("[data-coach=hand] section")
    assert hand.count() == 0
    eyes = page.get_by_role("group", name="See as")
    eyes.get_by_role("button", name="Raven").click()
    hand.wait_for()
    person.until(lambda: page.url.endswith(f"#replay/{table}/{MIDDLE}/raven"))
    eyes.get_by_role("button", name="All").click()
    hand.wait_for(state="detached")
    eyes.get_by_role("button", name="Raven").click()
    hand.wait_for()
    held = hand.get_attribute("aria-label")

    page.get_by_role("button", name="Play on from here").click()
    page.locator("[data-coach=prompt]").wait_for()
    assert table not in page.url
    assert hand.get_attribute("aria-label") == held
    # somebody who has decided reads what happened since
    together([(person, by_mouse)], 7, lambda _: page.locator(".since").count() > 0)


def test_a_draft_through_a_seats_eyes(hall: Server, sit: Sit) -> None:
    person = sit(hall)
    replay(person, 0, "wolf")
    person.page.locator("[data-screen=draft]").wait_for()
    person.page.get_by_role("button", name="One step on").click()
    assert moment(person) == 1
    # it plays on where the draft ends and the board is back
    person.page.get_by_role("button", name="16×").click()
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.page.locator("[data-coach=board]").wait_for()
    here = moment(person)
    person.until(lambda: moment(person) > here + 2)
