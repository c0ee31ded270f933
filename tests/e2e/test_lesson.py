"""The lesson: a newcomer does what it allows, and it always goes on."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.conftest import Sit
from tests.e2e.people import Person
from tests.e2e.playing import MOMENT, by_mouse, together
from tests.server.running import Server

LANGUAGES = ["uk", "pl", "bg", "it", "ru"]
CYRILLIC = {"uk", "bg", "ru"}
SAYINGS = 8  # enough to see that a language is there
# All that is read or read aloud.
TEXTS = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
  .flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')])].join('\\n')"""


def coach(person: Person, language: str) -> str:
    """What the coach says now. Whatever stands on the screen has words in the reader's language."""
    said = person.page.locator(".coach").inner_text()
    texts = str(person.page.evaluate(TEXTS))
    assert "⟨" not in texts, re.findall("⟨.*?⟩", texts)
    if language in CYRILLIC:
        assert not re.findall("[A-Za-z]{2,}", said), said
    return said


def follow(person: Person, language: str, enough: Callable[[list[str]], bool]) -> list[str]:
    """Reads on where the coach offers it, else plays; all that was said."""
    said: list[str] = []
    reads = person.page.locator(".coach:not(.small) .way.main")

    def step(pupil: Person, now: dict[str, Any], dice: random.Random) -> None:
        if reads.count():
            reads.click(timeout=MOMENT)
        else:
            by_mouse(pupil, now, dice)

    def listen(_: int) -> bool:
        if (words := coach(person, language)) not in said:
            said.append(words)
        return enough(said)

    person.open("lesson")
    person.page.locator(".coach").wait_for()
    together([(person, step)], 4, listen)
    return said


def test_to_its_end(hall: Server, sit: Sit) -> None:
    person = sit(hall)
    said = follow(person, "en", lambda said: "Well done!" in said[-1])
    assert len(said) > 15
    # the game goes on without the coach
    person.page.get_by_role("button", name="Play on").click()
    person.page.locator(".coach").wait_for(state="detached")
    person.page.locator("section.mine").wait_for()
    assert "lesson" not in person.page.url


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(hall: Server, sit: Sit, language: str) -> None:
    person = sit(hall, language=language)
    follow(person, language, lambda said: len(said) >= SAYINGS)
    assert person.page.evaluate("document.documentElement.lang") == language
    assert person.fits()
