"""Replays: moving in time, the view of each seat, and continuing a game from a moment."""

from __future__ import annotations

from tests.e2e.conftest import NewPerson
from tests.e2e.people import Person
from tests.e2e.playing import by_mouse, play_until
from tests.server.browser import record
from tests.server.running import Server

NAMED = """() => [
  document.querySelector('.where').innerText.match(/\\d+/)[0], location.hash.split('/')[2]
]"""
MIDDLE = 60  # a moment with nothing to draft


def moment(person: Person) -> int:
    """The current moment, when time bar and address agree. Read in one call: playback goes on."""
    seen: list[str] = []

    def agree() -> bool:
        seen[:] = person.page.evaluate(NAMED)
        return seen[0] == seen[1]

    person.wait_until(agree)
    return int(seen[0])


def replay(person: Person, at: int, seat: str = "") -> str:
    """Open a golden game at a moment. Returns the id of its table."""
    person.open()
    made = person.post("/api/records", {"record": record("bloodrage-3-draft-5")})
    person.open(f"replay/{made['id']}/{at}" + (f"/{seat}" if seat else ""))
    person.page.get_by_role("region", name="Replay").wait_for()
    return str(made["id"])


def test_moving_in_time(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    table = replay(person, MIDDLE)
    page = person.page
    assert moment(person) == MIDDLE
    page.get_by_role("button", name="Step forward").click()
    assert moment(person) == MIDDLE + 1
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert moment(person) == MIDDLE - 1

    page.get_by_role("slider", name="Time").fill("80")
    assert moment(person) == 80
    page.get_by_role("button", name="16×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    person.wait_until(lambda: moment(person) >= 84)
    page.get_by_role("button", name="Pause").click()
    stopped = moment(person)
    page.wait_for_timeout(300)
    assert moment(person) == stopped

    # the address alone leads to the same moment
    page.reload()
    page.get_by_role("region", name="Replay").wait_for()
    assert moment(person) == stopped
    page.get_by_role("slider", name="Time").press("End")
    person.wait_until(lambda: moment(person) > 100)
    page.get_by_role("button", name="Step forward").click()
    assert table in page.url
    assert person.page_fits()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Play now").wait_for()


def test_view_of_a_seat_and_continuing_from_there(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    table = replay(person, MIDDLE)
    page = person.page
    hand = page.locator("[data-coach=hand] section")
    assert hand.count() == 0
    viewpoints = page.get_by_role("group", name="View as")
    viewpoints.get_by_role("button", name="Raven").click()
    hand.wait_for()
    person.wait_until(lambda: page.url.endswith(f"#replay/{table}/{MIDDLE}/raven"))
    viewpoints.get_by_role("button", name="All").click()
    hand.wait_for(state="detached")
    viewpoints.get_by_role("button", name="Raven").click()
    hand.wait_for()
    held = hand.get_attribute("aria-label")

    page.get_by_role("button", name="Play from here").click()
    page.locator("[data-coach=prompt]").wait_for()
    assert table not in page.url
    assert hand.get_attribute("aria-label") == held
    # after a move the saga marks what happened since
    play_until([(person, by_mouse)], 7, lambda _: page.locator(".since").count() > 0)


def test_draft_in_the_view_of_a_seat(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    replay(person, 0, "wolf")
    person.page.locator("[data-screen=draft]").wait_for()
    person.page.get_by_role("button", name="Step forward").click()
    assert moment(person) == 1
    # playback continues when the draft ends and the board is shown
    person.page.get_by_role("button", name="16×").click()
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.page.locator("[data-coach=board]").wait_for()
    here = moment(person)
    person.wait_until(lambda: moment(person) > here + 2)
