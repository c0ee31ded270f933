"""The host of a table mutes a player and bans a spectator, with the keyboard alone."""

from __future__ import annotations

from tests.e2e.conftest import NewPerson
from tests.e2e.people import Person
from tests.e2e.test_together import link, say
from tests.server.running import Server

GONE = ["403"]  # Chromium reports a refused request on the console


def press(person: Person, button: str) -> None:
    """Press a button with the Enter key."""
    person.page.get_by_role("button", name=button, exact=True).focus()
    person.page.keyboard.press("Enter")


def test_a_player_is_muted_and_a_spectator_banned(server: Server, new_person: NewPerson) -> None:
    host, guest, watcher = (
        new_person(server),
        new_person(server, name="Taras"),
        new_person(server, name="Marko"),
    )
    watcher.allowed_errors = GONE
    host.open()
    host.page.get_by_role("radiogroup", name="Raven").get_by_role("radio", name="Person").click()
    host.page.get_by_text("First game: no draft in Age I").click()
    host.page.get_by_role("button", name="Create table").click()
    to_raven, to_watch = link(host, "Raven"), link(host, "Spectator link")
    guest.open(to_raven)
    for person in (host, guest):
        person.page.locator("[data-coach=board]").wait_for()
    watcher.open(to_watch)
    watcher.page.get_by_text("You are watching").wait_for()
    say(guest, "Hello!")

    press(host, "Settings")
    press(host, "People at the table")
    people = host.page.get_by_role("dialog", name="People at the table")
    people.get_by_text("Taras").first.wait_for()
    press(host, "Mute: Taras")
    people.get_by_role("button", name="Lift: Taras").wait_for()
    guest.page.get_by_label("Write a message…").fill("Am I heard?")
    guest.page.keyboard.press("Enter")
    guest.page.get_by_role("alert").filter(has_text="You are muted").first.wait_for()
    press(host, "Lift: Taras")
    people.get_by_role("button", name="Mute: Taras").wait_for()
    say(guest, "Now I am.")

    press(host, "Ban: Spectator 1")
    press(host, "Really ban?: Spectator 1")
    watcher.page.get_by_text("You have been banned from this table.").wait_for()
    people.get_by_role("button", name="Lift: spectator").wait_for()
    assert people.get_by_role("button", name="Ban: Spectator 1").count() == 0
    watcher.page.reload()
    watcher.page.get_by_text("You are banned from this table").wait_for()
    host.page.keyboard.press("Escape")
    host.page.keyboard.press("Escape")
    assert host.page.get_by_role("dialog").count() == 0
    assert (
        host.page.locator("[data-coach=board]").is_visible()
        and guest.page.locator("[data-coach=board]").is_visible()
    )
