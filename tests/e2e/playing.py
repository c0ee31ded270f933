"""How somebody plays who knows nothing but the screen: clicks, keys or taps on whatever may be done."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.people import Person

GAME = 1200.0  # seconds for a whole game, on a busy machine too: it must not hang
MOMENT = 1500  # milliseconds to click something that was just seen
MISSES = 25  # so often in a row it may be gone by then: bots move, scenes open and close
# Everything a step is chosen by, read at once.
LOOK = """() => {
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


def look(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(LOOK)
    return found


def one_of(person: Person, css: str, dice: random.Random) -> Locator:
    some = person.page.locator(css)
    return some.nth(dice.randrange(max(1, some.count())))


def together(
    players: list[tuple[Person, Any]],
    seed: int,
    enough: Callable[[int], bool],
    patience: float = GAME,
    rest: int = 30,
) -> int:
    """Whoever has something to decide makes a step, until `enough(steps so far)`; how many there were.

    `rest`: milliseconds after each look at the page, which is laid out for it.
    """
    dice, steps, missed, end = random.Random(seed), 0, 0, time.monotonic() + patience
    while not enough(steps):
        for person, step in players:
            now = look(person)
            assert time.monotonic() < end, f"it does not go on; {now}"
            if now["aside"]:
                person.page.keyboard.press("Space")
            elif now["mine"] and not now["over"]:
                try:
                    step(person, now, dice)
                    steps, missed = steps + 1, 0
                except TooLate as late:
                    missed += 1
                    assert missed <= MISSES, (now, late)
            person.page.wait_for_timeout(rest)
    return steps


def until_the_end(person: Person, step: Any, seed: int, patience: float = GAME) -> int:
    """The game of one person among bots."""
    return together([(person, step)], seed, lambda _: bool(look(person)["over"]), patience)


def by_mouse(person: Person, now: dict[str, Any], dice: random.Random) -> None:
    if now["main"]:
        one_of(person, "section.mine .btn.main:not([aria-disabled=true])", dice).click(timeout=MOMENT)
    elif now["draft"]:
        one_of(person, "[data-screen=draft] button[data-rove][aria-pressed=false]", dice).click(
            timeout=MOMENT
        )
    elif now["verbs"] and not now["verb"]:
        one_of(person, ".act[data-verb]:not([aria-disabled=true])", dice).click(timeout=MOMENT)
    elif now["places"] and dice.random() < 0.7:
        one_of(person, ".place.legal", dice).click(force=True, timeout=MOMENT)
    elif now["answers"]:
        one_of(person, "[data-answer]", dice).click(timeout=MOMENT)
    else:
        one_of(person, "section.mine .act:not([aria-disabled=true])", dice).click(timeout=MOMENT)


def by_keys(person: Person, now: dict[str, Any], dice: random.Random) -> None:
    keyboard = person.page.keyboard
    if now["main"]:
        keyboard.press("Enter")
    elif now["verbs"] and not now["verb"]:
        keyboard.press(dice.choice("imuqp"))
    else:
        keyboard.press(str(1 + dice.randrange(max(1, min(9, now["answers"] or now["draft"])))))
