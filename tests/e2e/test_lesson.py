"""The lesson: whatever a player does, it continues to its end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.people import Person
from tests.e2e.playing import CLICK_TIMEOUT, by_mouse, play_until
from tests.server.running import Server

LANGUAGES = ["uk", "pl", "bg", "it", "ru"]
CYRILLIC = {"uk", "bg", "ru"}
SAYINGS = 8  # enough to check a language
# All visible text and text for screen readers.
TEXTS = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
  .flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')])].join('\\n')"""


def coach(person: Person, language: str) -> str:
    """The coach's current text. All texts on the screen must exist in the user's language."""
    said = person.page.locator(".coach").inner_text()
    texts = str(person.page.evaluate(TEXTS))
    assert "⟨" not in texts, re.findall("⟨.*?⟩", texts)
    if language in CYRILLIC:
        assert not re.findall("[A-Za-z]{2,}", said), said
    return said


def follow(person: Person, language: str, enough: Callable[[list[str]], bool]) -> list[str]:
    """Continue reading where the coach offers it, else play. Returns all texts of the coach."""
    said: list[str] = []
    reads = person.page.locator(".coach:not(.small) .way.main")

    def step(pupil: Person, now: dict[str, Any], rng: random.Random) -> None:
        if reads.count():
            reads.click(timeout=CLICK_TIMEOUT)
        else:
            by_mouse(pupil, now, rng)

    def collect(_: int) -> bool:
        if (words := coach(person, language)) not in said:
            said.append(words)
        return enough(said)

    person.open("lesson")
    person.page.locator(".coach").wait_for()
    play_until([(person, step)], 4, collect)
    return said


def test_to_its_end(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    said = follow(person, "en", lambda said: "Well done!" in said[-1])
    assert len(said) > 15
    # the game goes on without the coach
    person.page.get_by_role("button", name="Play on").click()
    person.page.locator(".coach").wait_for(state="detached")
    person.page.locator("section.mine").wait_for()
    assert "lesson" not in person.page.url


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(server: Server, new_person: NewPerson, language: str) -> None:
    person = new_person(server, language=language)
    follow(person, language, lambda said: len(said) >= SAYINGS)
    assert person.page.evaluate("document.documentElement.lang") == language
    assert person.page_fits()
