"""Accessibility: axe finds no violation on any screen, and on a phone every target is large enough to tap."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.people import Person
from tests.e2e.screens import SCREENS, small
from tests.server.running import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# Each theme and each size once: all four combinations take twice as long and found nothing more.
VARIANTS = [("dark", (1280, 720)), ("light", (390, 844))]
# All rules, including best practices.
RUN_AXE = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap((one) => one.nodes.map((node) => ({
    rule: one.id, impact: one.impact, at: node.target.flat().join(" "), html: node.html.slice(0, 160),
    why: node.any.concat(node.all, node.none).map((check) => check.message).join("; "),
  })))
)"""

MIN_TARGET_SIZE = 44  # pixels
# Interactive elements, with their labels. Inline links are exempt: they have the height of the text.
FIND_SMALL_TARGETS = """(least) => {
  const named = (one) => one.tagName.toLowerCase()
    + [...one.classList].filter((name) => !name.startsWith('svelte-')).map((name) => '.' + name).join('');
  const found = new Set();
  for (const one of document.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {
    const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen || one.closest('.vh')) continue;
    const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
    const running = getComputedStyle(one).display === 'inline';
    if (!running && width > 1 && Math.min(width, height) < least - 0.5)
      found.add(`${Math.round(width)}x${Math.round(height)}: ${named(one.parentElement)} > ${named(one)} `
        + (one.innerText || one.ariaLabel || ''));
  }
  return [...found];
}"""


def axe_violations(person: Person) -> list[str]:
    """Evaluated through the debugger, because the page's Content-Security-Policy forbids other scripts."""
    person.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(RUN_AXE)
    return [f"{one['rule']} ({one['impact']}): {one['at']}: {one['why']} {one['html']}" for one in found]


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_screen_is_accessible(server: Server, new_person: NewPerson, screen: Any) -> None:
    found: list[str] = []
    for theme, size in VARIANTS:
        person = new_person(server, size=size, theme=theme)
        screen.show(person)
        found += [f"{theme} {size[0]}: {one}" for one in axe_violations(person)]
        if small(person):
            found += [
                f"too small, {one}" for one in person.page.evaluate(FIND_SMALL_TARGETS, MIN_TARGET_SIZE)
            ]
        person.page.close()  # only one open page at a time
    assert not found, "\n" + "\n".join(found)
