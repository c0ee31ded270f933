"""The tests' tiny game, installed as docs/adding-a-game.md says, is played to its end in the browser."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.people import Person
from tests.e2e.playing import by_mouse, play_until
from tests.e2e.screens import THRALL, post, small, wait_for
from tests.plugged_in import with_skerries
from tests.server.running import Server, serving

MISSING_TEXT = "⟨"  # an unknown message is shown in these brackets
SIZES = pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["desktop", "phone"])
MY_TURN = "section.mine [data-answer]"


@pytest.fixture(scope="module")
def with_the_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for which the tiny game is installed."""
    folder = tmp_path_factory.mktemp("installed")
    environment = with_skerries(folder)
    with serving(folder / "tables.db", program="tests.e2e.fast_bots", environment=environment) as server:
        yield server


def new_table(person: Person) -> str:
    """A table of one person and a bot, made over the API: the lobby does not offer games without a screen."""
    seats = [{"kind": "me", "seat": "gannet", "display": "Olena"}, {**THRALL, "seat": "puffin"}]
    made = post(person, "tables", {"game": "skerries", "seats": seats, "options": {"rounds": "2"}})
    return str(made["id"])


def ranks(person: Person) -> list[str]:
    """The places at the end that the page shows, in the order of the seats; none: the game runs."""
    return person.page.get_by_role("list", name="Players").locator(".rank").all_inner_texts()


def scores(person: Person) -> list[int]:
    """The scores that the page shows, in the order of the seats."""
    shown = person.page.get_by_role("list", name="Players").locator(".score").all_inner_texts()
    return [int(text.split()[-1]) for text in shown]


@SIZES
def test_an_installed_game_is_played_to_its_end(
    with_the_game: Server, new_person: NewPerson, size: tuple[int, int]
) -> None:
    person = new_person(with_the_game, size=size)
    table = new_table(person)
    person.open(table)
    wait_for(person, MY_TURN)

    def over(_: int) -> bool:
        assert MISSING_TEXT not in person.page.inner_text("body")
        return bool(ranks(person))

    clicks = play_until([(person, by_mouse)], 1, over)
    assert clicks > 4
    prompt = person.page.get_by_role("region", name="What is asked")
    assert prompt.inner_text().strip() == "The game is over"
    ended = httpx.get(f"{with_the_game.http}/api/tables/{table}", trust_env=False).json()
    assert ended["status"] == "over"
    assert ranks(person) == [f"{place}." for place in ended["ranking"]]
    assert scores(person) == ended["scores"]
    if not small(person):
        assert "bid-made" in person.page.locator("[role=log]").inner_text()
