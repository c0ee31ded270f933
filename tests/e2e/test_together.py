"""Two players in two browsers, bots and a spectator. Connections break, pages reload, the server crashes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.people import Person
from tests.e2e.playing import by_keys, by_mouse, play_until, read_state
from tests.server.browser import ME, PERSON, THRALL, nearly_over
from tests.server.running import Server, serving

CONNECTION_ERRORS = ["WebSocket connection", "net::ERR_"]  # requests that were cut off
# Chromium keeps sockets open in offline mode: they are recorded, so that the test can close them.
KEEP_SOCKETS = """window.sockets = [];
window.WebSocket = class extends WebSocket { constructor(url) { super(url); sockets.push(this); } }"""
TURN = "section.mine[data-prompt=turn]"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    with serving(tmp_path / "tables.db", program="tests.e2e.fast_bots") as server:
        yield server


def link(host: Person, whose: str) -> str:
    """The fragment of a link, read from the sheet with the QR code."""
    host.page.get_by_role("button", name=f"QR code: {whose}").click()
    text = host.page.locator("dialog .link").inner_text()
    host.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    return text.partition("#")[2]


def say(person: Person, words: str) -> None:
    person.page.get_by_role("tab", name="Chat").click()
    person.page.get_by_label("Write a message…").fill(words)
    person.page.keyboard.press("Enter")
    person.page.locator(".msg", has_text=words).wait_for()


def whose_turn(one: Person, other: Person) -> tuple[Person, Person]:
    """The player who may choose an action now, and the other one. All other prompts are answered before."""

    def choosing() -> bool:
        return any(person.page.locator(TURN).count() for person in (one, other))

    play_until([(one, by_mouse), (other, by_mouse)], 5, lambda _: choosing())
    return (one, other) if one.page.locator(TURN).count() else (other, one)


def invade(person: Person) -> None:
    """Invade with the Leader; the place is asked next."""
    person.page.locator(".act[data-verb=invade]").click()
    person.page.locator("[data-answer]", has_text="Leader").first.click()
    person.page.get_by_role("button", name="Done", exact=True).click()
    person.page.locator("section.mine[data-prompt=invade-where]").wait_for()


def test_links_chat_hints_and_undo(server: Server, new_person: NewPerson) -> None:
    host, guest, watcher = (
        new_person(server),
        new_person(server, name="Taras"),
        new_person(server, name="Marko"),
    )
    host.open()
    host.page.get_by_role("radiogroup", name="Raven").get_by_role("radio", name="Person").click()
    host.page.get_by_text("First game: no draft in Age I").click()
    host.page.get_by_role("button", name="Create table").click()
    to_raven, to_watch = link(host, "Raven"), link(host, "Spectator link")
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
        "the answer is chosen, but not sent"
    )
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("Escape")

    # within a move a player may undo alone; after it everybody has to agree
    invade(one)
    one.page.get_by_role("button", name="Undo", exact=True).click()
    one.page.locator(TURN).wait_for()
    invade(one)
    one.page.locator("[data-answer]").first.click()
    one.page.get_by_role("button", name="Done", exact=True).click()
    one.page.get_by_role("button", name="Ask to undo").click()
    one.page.get_by_text("You have asked to undo your last decision").wait_for()
    other.page.get_by_role("button", name="Allow", exact=True).click()
    one.page.locator("section.mine").wait_for()
    assert one.page.locator(".act[data-verb=invade]:not([aria-disabled=true])").count(), (
        "the Leader is at home"
    )

    say(one, "Back to the ships!")
    other.page.get_by_role("tab", name="Chat 1 new message").wait_for()
    say(other, "As you like.")
    assert other.page.locator(".msg").count() == 2
    one.page.locator(".msg", has_text="As you like.").wait_for()
    say(watcher, "They are slow.")
    assert watcher.page.locator(".msg").count() == 1, "spectators talk among themselves"

    play_until([(host, by_mouse), (guest, by_keys)], 6, lambda steps: steps >= 12)
    assert one.page.locator(".msg").count() == 2
    assert watcher.page.locator("[data-coach=hand] section, section.mine, .act, [data-answer]").count() == 0
    assert watcher.page.get_by_role("button", name="Hint", exact=True).count() == 0


def connection_lost(person: Person) -> None:
    person.page.get_by_role("alert").filter(has_text="Connection lost").wait_for()


def connection_restored(person: Person) -> None:
    person.page.get_by_role("status").filter(has_text="Reconnected").wait_for()


def result(person: Person) -> list[str]:
    """The result on the end screen, without the names of the players."""
    end = person.page.locator("[data-screen=end]")
    return [end.locator("h1").inner_text(), *end.locator(".total").all_inner_texts()]


def test_game_continues_after_reload_disconnect_and_server_crash(
    own_server: Server, new_person: NewPerson
) -> None:
    host, guest = new_person(own_server), new_person(own_server, name="Taras")
    for person in (host, guest):
        person.allowed_errors = CONNECTION_ERRORS
    host.page.add_init_script(KEEP_SOCKETS)
    host.open()
    record = nearly_over("bloodrage-4-draft-9", 38)
    made = host.post("/api/records", {"record": record, "seats": [ME, THRALL, PERSON, THRALL]})
    host.open(made["id"])
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    guest.open(f"{made['id']}/{tokens['serpent']}")
    both = [(host, by_mouse), (guest, by_keys)]
    play_until(both, 1, lambda steps: steps >= 4)

    guest.page.reload()
    guest.page.locator("[data-coach=board]").wait_for()

    host.page.context.set_offline(True)
    host.page.evaluate("sockets.forEach((one) => one.close())")
    connection_lost(host)
    host.page.context.set_offline(False)
    connection_restored(host)
    play_until(both, 2, lambda steps: steps >= 4)

    own_server.kill()
    connection_lost(host)
    connection_lost(guest)
    own_server.again()
    connection_restored(host)
    connection_restored(guest)

    play_until(both, 3, lambda _: all(read_state(person)["over"] for person in (host, guest)))
    assert result(host) == result(guest)
