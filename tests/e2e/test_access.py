"""axe finds nothing to complain about on any screen: contrast, names, roles, landmarks, order of headings.

And on a phone nothing is too small for a finger.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Sit
from tests.e2e.people import Person
from tests.e2e.screens import SCREENS, small
from tests.server.running import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# Each theme and each size once; all four together take twice as long and have found nothing more.
LOOKS = [("dark", (1280, 720)), ("light", (390, 844))]
# All rules, those of good practice too. Nothing is left out.
RUN = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap((one) => one.nodes.map((node) => ({
    rule: one.id, impact: one.impact, at: node.target.flat().join(" "), html: node.html.slice(0, 160),
    why: node.any.concat(node.all, node.none).map((check) => check.message).join("; "),
  })))
)"""

FINGER = 44  # pixels
# What can be tapped, with the label it belongs to. Links in running text are as high as the text.
SMALL = """(least) => {
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


def complaints(person: Person) -> list[str]:
    """The page's policy forbids foreign scripts: this one comes in by the debugger."""
    person.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(RUN)
    return [f"{one['rule']} ({one['impact']}): {one['at']}: {one['why']} {one['html']}" for one in found]


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_everybody_can_use_it(hall: Server, sit: Sit, screen: Any) -> None:
    found: list[str] = []
    for theme, size in LOOKS:
        person = sit(hall, size=size, theme=theme)
        screen.show(person)
        found += [f"{theme} {size[0]}: {one}" for one in complaints(person)]
        if small(person):
            found += [f"too small, {one}" for one in person.page.evaluate(SMALL, FINGER)]
        person.page.close()  # one busy page at a time
    assert not found, "\n" + "\n".join(found)
