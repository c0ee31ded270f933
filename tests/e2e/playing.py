"""Play by the screen alone: random clicks, keys or taps on what is enabled."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.e2e.people import Person

GAME_TIMEOUT = 1200.0  # seconds for a whole game, even on a busy machine
CLICK_TIMEOUT = 1500  # milliseconds to click an element that was just found
MAX_MISSES = 25  # in a row: the element may be gone by then, because bots move and animations open and close
# Everything that determines the next step, in one call.
READ_STATE = """() => {
  const seen = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility()).length;
  return {
    over: seen('[data-screen=end]'),
    aside: seen('[data-aside]'),
    mine: seen('section.mine'),
    main: seen('section.mine .btn.main:not([aria-disabled=true])'),
    draft: seen('[data-screen=draft] button[data-rove][aria-pressed=false]'),
    verbs: seen('.act[data-verb]:not([aria-disabled=true])'),
    verb: seen('.act[data-verb].sel'),
    places: seen('.place.legal'),
    answers: seen('[data-answer]'),
    number: document.querySelector('[data-number]')?.dataset.number ?? '',
  };
}"""


def read_state(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(READ_STATE)
    return found


def random_match(person: Person, css: str, rng: random.Random) -> Locator:
    some = person.page.locator(css)
    return some.nth(rng.randrange(max(1, some.count())))


def play_until(
    players: list[tuple[Person, Any]],
    seed: int,
    enough: Callable[[int], bool],
    patience: float = GAME_TIMEOUT,
    rest: int = 30,
) -> int:
    """Players who have to answer make a step, until `enough(steps so far)`. Returns the number of steps.

    `rest`: milliseconds between two readings of the page, each of which forces a layout.
    """
    rng, steps, missed, end = random.Random(seed), 0, 0, time.monotonic() + patience
    while not enough(steps):
        for person, step in players:
            now = read_state(person)
            assert time.monotonic() < end, f"no progress: {now}"
            if now["aside"]:
                person.page.keyboard.press("Space")
            elif now["mine"] and not now["over"]:
                try:
                    step(person, now, rng)
                    steps, missed = steps + 1, 0
                except PlaywrightTimeout as late:
                    missed += 1
                    assert missed <= MAX_MISSES, (now, late)
            person.page.wait_for_timeout(rest)
    return steps


def play_to_end(person: Person, step: Any, seed: int, patience: float = GAME_TIMEOUT) -> int:
    """Play a game of one person against bots to its end."""
    return play_until([(person, step)], seed, lambda _: bool(read_state(person)["over"]), patience)


def by_mouse(person: Person, now: dict[str, Any], rng: random.Random) -> None:
    if now["main"]:
        random_match(person, "section.mine .btn.main:not([aria-disabled=true])", rng).click(
            timeout=CLICK_TIMEOUT
        )
    elif now["draft"]:
        random_match(person, "[data-screen=draft] button[data-rove][aria-pressed=false]", rng).click(
            timeout=CLICK_TIMEOUT
        )
    elif now["verbs"] and not now["verb"]:
        random_match(person, ".act[data-verb]:not([aria-disabled=true])", rng).click(timeout=CLICK_TIMEOUT)
    elif now["places"] and rng.random() < 0.7:
        random_match(person, ".place.legal", rng).click(force=True, timeout=CLICK_TIMEOUT)
    elif now["answers"]:
        random_match(person, "[data-answer]", rng).click(timeout=CLICK_TIMEOUT)
    else:
        random_match(person, "section.mine .act:not([aria-disabled=true])", rng).click(timeout=CLICK_TIMEOUT)


def by_keys(person: Person, now: dict[str, Any], rng: random.Random) -> None:
    keyboard = person.page.keyboard
    if now["main"]:
        keyboard.press("Enter")
    elif now["verbs"] and not now["verb"]:
        keyboard.press(rng.choice("imuqp"))
    else:
        keyboard.press(str(1 + rng.randrange(max(1, min(9, now["answers"] or now["draft"])))))
