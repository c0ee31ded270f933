"""Two people at two browsers, and bots; somebody watches. Lines break, pages reload, the server falls."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import Sit
from tests.e2e.people import Person
from tests.e2e.playing import by_keys, by_mouse, look, together
from tests.server.browser import ME, PERSON, THRALL, nearly_over
from tests.server.running import Server, serving

LINE_AWAY = ["WebSocket connection", "net::ERR_"]  # whatever was on its way when the line was cut
# Chromium leaves sockets open when it is told to be offline: they are kept, to be cut by hand.
KEEP_SOCKETS = """window.lines = [];
window.WebSocket = class extends WebSocket { constructor(url) { super(url); lines.push(this); } }"""
TURN = "section.mine[data-prompt=turn]"


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with serving(tmp_path / "tables.db", program="tests.e2e.quick") as server:
        yield server


def link(host: Person, whose: str) -> str:
    """The fragment of a link, read off the sheet with the code to scan."""
    host.page.get_by_role("button", name=f"Code to scan: {whose}").click()
    text = host.page.locator("dialog .link").inner_text()
    host.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    return text.partition("#")[2]


def say(person: Person, words: str) -> None:
    person.page.get_by_role("tab", name="Talk").click()
    person.page.get_by_label("Say something…").fill(words)
    person.page.keyboard.press("Enter")
    person.page.locator(".msg", has_text=words).wait_for()


def whose_turn(one: Person, other: Person) -> tuple[Person, Person]:
    """Who may choose an action now, and the other one. Anything else that is asked is answered on the way."""

    def choosing() -> bool:
        return any(person.page.locator(TURN).count() for person in (one, other))

    together([(one, by_mouse), (other, by_mouse)], 5, lambda _: choosing())
    return (one, other) if one.page.locator(TURN).count() else (other, one)


def invade(person: Person) -> None:
    """The Leader comes; where to is asked next."""
    person.page.locator(".act[data-verb=invade]").click()
    person.page.locator("[data-answer]", has_text="Leader").first.click()
    person.page.get_by_role("button", name="Done", exact=True).click()
    person.page.locator("section.mine[data-prompt=invade-where]").wait_for()


def test_links_talk_hints_and_taking_back(hall: Server, sit: Sit) -> None:
    host, guest, watcher = sit(hall), sit(hall, name="Taras"), sit(hall, name="Marko")
    host.open()
    host.page.get_by_role("radiogroup", name="Raven").get_by_role("radio", name="Person").click()
    host.page.get_by_text("First game: no draft in Age I").click()
    host.page.get_by_role("button", name="Set the table").click()
    to_raven, to_watch = link(host, "Raven"), link(host, "Link for spectators")
    guest.open(to_raven)
    for person in (host, guest):
        person.page.locator("[data-coach=board]").wait_for()
        person.page.locator("[data-coach=hand] section").wait_for()
    assert "mh_" not in guest.page.url, "a token that was used does not stay in the address"

    watcher.open(to_watch)
    watcher.page.get_by_text("You are watching").wait_for()
    assert watcher.page.locator("[data-coach=board]").is_visible()
    one, other = whose_turn(host, guest)

    one.page.get_by_role("button", name="Hint", exact=True).click()
    one.page.get_by_text("What a strong bot would do").wait_for()
    one.page.get_by_role("button", name="Choose this").first.click()
    assert one.page.get_by_role("button", name="Done", exact=True).is_visible(), (
        "it is chosen, and not yet said"
    )
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("Escape")

    # in the middle of a sentence one takes back alone; after it everybody has to agree
    invade(one)
    one.page.get_by_role("button", name="Undo", exact=True).click()
    one.page.locator(TURN).wait_for()
    invade(one)
    one.page.locator("[data-answer]").first.click()
    one.page.get_by_role("button", name="Done", exact=True).click()
    one.page.get_by_role("button", name="Ask to take back").click()
    one.page.get_by_text("You ask to take back your last decision").wait_for()
    other.page.get_by_role("button", name="Allow", exact=True).click()
    one.page.locator("section.mine").wait_for()
    assert one.page.locator(".act[data-verb=invade]:not([aria-disabled=true])").count(), (
        "the Leader is at home"
    )

    say(one, "Back to the ships!")
    other.page.get_by_role("tab", name="Talk 1 new line").wait_for()
    say(other, "As you like.")
    assert other.page.locator(".msg").count() == 2
    one.page.locator(".msg", has_text="As you like.").wait_for()
    say(watcher, "They are slow.")
    assert watcher.page.locator(".msg").count() == 1, "spectators talk among themselves"

    together([(host, by_mouse), (guest, by_keys)], 6, lambda steps: steps >= 12)
    assert one.page.locator(".msg").count() == 2
    assert watcher.page.locator("[data-coach=hand] section, section.mine, .act, [data-answer]").count() == 0
    assert watcher.page.get_by_role("button", name="Hint", exact=True).count() == 0


def broken(person: Person) -> None:
    person.page.get_by_role("alert").filter(has_text="Connection lost").wait_for()


def mended(person: Person) -> None:
    person.page.get_by_role("status").filter(has_text="Back at the table").wait_for()


def result(person: Person) -> list[str]:
    """What the end says, but for who is "you"."""
    end = person.page.locator("[data-screen=end]")
    return [end.locator("h1").inner_text(), *end.locator(".total").all_inner_texts()]


def test_to_the_end_through_trouble(own_house: Server, sit: Sit) -> None:
    host, guest = sit(own_house), sit(own_house, name="Taras")
    for person in (host, guest):
        person.expected = LINE_AWAY
    host.page.add_init_script(KEEP_SOCKETS)
    host.open()
    record = nearly_over("bloodrage-4-draft-9", 38)
    made = host.post("/api/records", {"record": record, "seats": [ME, THRALL, PERSON, THRALL]})
    host.open(made["id"])
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    guest.open(f"{made['id']}/{tokens['serpent']}")
    both = [(host, by_mouse), (guest, by_keys)]
    together(both, 1, lambda steps: steps >= 4)

    guest.page.reload()
    guest.page.locator("[data-coach=board]").wait_for()

    host.page.context.set_offline(True)
    host.page.evaluate("lines.forEach((one) => one.close())")
    broken(host)
    host.page.context.set_offline(False)
    mended(host)
    together(both, 2, lambda steps: steps >= 4)

    own_house.kill()
    broken(host)
    broken(guest)
    own_house.again()
    mended(host)
    mended(guest)

    together(both, 3, lambda _: all(look(person)["over"] for person in (host, guest)))
    assert result(host) == result(guest)
