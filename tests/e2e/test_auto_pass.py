"""A prompt that can only be passed, and one that is passed automatically."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import NewPerson
from tests.server.browser import ME, PERSON, until
from tests.server.running import Server

WINDOW = "section.mine[data-prompt=late-card]"
ALWAYS = "Always pass when asked whether to add a card"


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_who_has_nothing_to_play_passes_and_may_always_do_so(
    server: Server, new_person: NewPerson, size: tuple[int, int]
) -> None:
    wolf, raven = new_person(server, size), new_person(server, name="Taras")
    wolf.open()
    # Wolf is asked next and has nothing to add.
    made = wolf.post("/api/records", {"record": until("(wolf decline)"), "seats": [ME, PERSON]})
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    raven.open(f"{made['id']}/{tokens['raven']}")
    wolf.open(made["id"])
    for person in (wolf, raven):
        person.page.get_by_role("button", name="To the board").click()

    asked = wolf.page.locator(WINDOW)
    asked.get_by_text("You have nothing to play here.").wait_for()
    assert asked.locator("[data-answer]").all_inner_texts() in (["1\nPass"], ["1Pass"], ["Pass"])
    assert wolf.page_fits()
    switch = asked.get_by_role("switch", name=ALWAYS)
    assert switch.get_attribute("aria-checked") == "false"
    switch.focus()
    wolf.page.keyboard.press("Space")
    # The prompt is passed at once. Raven is asked next, has nothing either and passes manually.
    raven.page.locator(WINDOW).locator("[data-answer]").click()
    raven.page.get_by_role("button", name="Done", exact=True).click()
    raven.page.locator(WINDOW).wait_for(state="hidden")

    # After a reload it is switched off in the settings.
    wolf.page.reload()
    if size[0] < 600:
        wolf.page.get_by_role("button", name="Menu").click()
    wolf.page.get_by_role("button", name="Settings").click()
    setting = wolf.page.get_by_role("dialog").get_by_role("switch", name=ALWAYS)
    assert setting.get_attribute("aria-checked") == "true"
    setting.click()
    wolf.wait_until(lambda: setting.get_attribute("aria-checked") == "false")
