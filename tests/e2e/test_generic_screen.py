"""A table of a game without a screen of its own is played through the generic prompt."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.people import Person
from tests.e2e.playing import by_mouse, play_until
from tests.e2e.screens import THRALL, post, small, wait_for
from tests.server.browser import record
from tests.server.running import Server

RECORD = "runewars-2-by-lot-plain-101"
CHANGES = 20  # of the game, those of the bot included
MISSING_TEXT = "⟨"  # an unknown message is shown in these brackets
SIZES = pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["desktop", "phone"])
MY_TURN = "section.mine [data-answer]"


def runewars_table(person: Person) -> str:
    """A table of one person and a bot, made over the API: the lobby does not offer this game yet."""
    seats = [{"kind": "me", "seat": "daqan", "display": "Olena"}, {**THRALL, "seat": "uthuk"}]
    made = post(person, "tables", {"game": "runewars", "seats": seats, "options": {"random_map": "true"}})
    return str(made["id"])


def change_number(person: Person) -> int:
    return int(person.page.locator("[data-asked]").get_attribute("data-asked") or 0)


@SIZES
def test_a_runewars_table_is_playable_by_clicks(
    server: Server, new_person: NewPerson, size: tuple[int, int]
) -> None:
    person = new_person(server, size=size)
    person.open(runewars_table(person))
    wait_for(person, MY_TURN)
    before = change_number(person)

    def enough(_: int) -> bool:
        assert MISSING_TEXT not in person.page.inner_text("body")
        return change_number(person) >= before + CHANGES

    play_until([(person, by_mouse)], 1, enough)
    if not small(person):
        wait_for(person, "[role=log] .line")


def test_the_state_of_any_game_is_a_tree_of_text(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    person.open(runewars_table(person))
    wait_for(person, MY_TURN)
    state = person.page.get_by_role("region", name="State of the game")
    assert "season spring" in state.inner_text()
    state.get_by_text("players", exact=True).click()
    state.locator("summary", has_text="uthuk").first.click()
    assert "influence" in state.inner_text()


def test_words_of_a_game_come_with_its_table(server: Server, new_person: NewPerson) -> None:
    """Seats, questions and answers are in the player's language."""
    person = new_person(server, language="uk")
    person.open(runewars_table(person))
    wait_for(person, MY_TURN)
    seats = person.page.get_by_role("list", name="Гравці")
    assert "Дакан" in seats.inner_text()


def test_a_finished_game_of_any_kind_is_replayed(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    made = post(person, "records", {"record": record(RECORD), "seats": []})
    person.open(f"replay/{made['id']}/10")
    wait_for(person, "[role=log] .line")
    person.page.get_by_role("button", name="Step forward").click()
    person.page.get_by_text("step 11 of").first.wait_for()
    assert MISSING_TEXT not in person.page.inner_text("body")
